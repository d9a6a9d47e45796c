"""Balance pages: `series` plays and counts, a module a game looks at what matters in it."""
