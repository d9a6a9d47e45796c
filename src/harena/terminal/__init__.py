"""Play and replay as lines of text, for people and their screen readers."""
