"""Games that only tests use."""
