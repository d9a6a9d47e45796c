"""Make the balance pages: `series` plays and counts, and one module per game measures what matters in it."""
