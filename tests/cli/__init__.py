"""The texts, the terminal and the command line."""
