"""Batch twins: the rules of a game written a second time on flat arrays, for thousands of tables at once.

A twin must do exactly what the rules do; tests/batch compares them answer by answer.
"""
