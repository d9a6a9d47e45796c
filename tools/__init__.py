"""What the house is kept in order with; nothing of it is installed."""
