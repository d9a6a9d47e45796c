"""The laboratory: many matches at once, counts and comparisons."""
