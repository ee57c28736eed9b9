"""The digest by which things are told apart and chance is seeded: BLAKE2, without the library that comes with others.

`hashlib` loads OpenSSL for its other digests, which takes as long at a start as all the rules of a title.
"""

try:
    from _blake2 import blake2b
except ImportError:  # a Python that has it under another name
    from hashlib import blake2b

__all__ = ["blake2b"]
