"""The ladder of our bots: `plan` says what is played, `playing` plays it, `page` tells it, `plot` draws it."""
