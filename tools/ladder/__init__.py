"""The ladder of our bots: `plan` says what is played, `playing` plays it, `page` writes it up, `plot` draws it."""
