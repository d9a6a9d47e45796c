"""One heuristic bot per game: quick rules of thumb that read only the view."""
