"""S-17: what the Intrigue cards do. A card is a few small functions beside its kin."""
