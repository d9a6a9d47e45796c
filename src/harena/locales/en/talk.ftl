# What is said at the table: ready-made phrases (talk-any-... for all games, talk-<game>-... for one), and what the
# program says about talk.

talk-unknown-phrase = (a phrase this version does not know)

talk-any-hello = Hello!
talk-any-good-luck = Good luck!
talk-any-well-played = Well played.
talk-any-yes = Yes, agreed.
talk-any-no = No, thank you.
talk-any-how-much = How much do you want?
talk-any-watch = Watch { $seat }!
talk-any-for-less = I would take { $amount }.
talk-any-return-favor = I will return the favor.
