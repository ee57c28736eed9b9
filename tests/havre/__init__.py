"""Tests of the door, and of the environments behind it."""
