"""Tests of the texts, the terminal and the command line."""
