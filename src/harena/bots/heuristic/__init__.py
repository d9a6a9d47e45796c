"""Each game's own sensible bot: quick rules of thumb on the view."""
