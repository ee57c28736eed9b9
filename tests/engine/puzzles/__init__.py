"""Tests of how puzzles are found and proven."""
