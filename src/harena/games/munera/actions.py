"""The action numbers of the game: each kind of option has its own block. PASS is 0 in all of them."""

from __future__ import annotations

from harena.games.munera.decks import CLASSES, EVENTA, GLADIATORS, MINISTERS, MUNERA
from harena.kernel.choice import Kind

COQUUS, VIRTUS = 1, 2  # re-rolls
STAND = 3
TRAIN, SELL, AUCTION, GLORY = 4, 5, 6, 7  # deeds at rest
DIE = 8  # and 9: the die of side I or II, rolled again
CLASS = 10
FIX = 20  # bets.py numbers the fixes
STAKE = 30  # + 8 * side + denarii
MAN = 60
MINISTER = 100
MUNUS = 130
REGION = 160
TITLE = 200
TENDER = 300
BID = 1000
MINIMUM = 2000
PLAY, TARGETS = 3000, 64  # + TARGETS * title + what the card is aimed at
PURSE = 1000  # bids are below this

REROLLS = Kind("reroll", "reroll", COQUUS, 2, "M-9.4", of="reroll")
STANDS = Kind("stand", "yes/no", STAND, 1, "M-7.4")
DEEDS = Kind("deed", "deed", TRAIN, 4, "M-13.3", of="deed")
DICE = Kind("die", "die", DIE, 2, "M-10.1")
CLASS_KIND = Kind("class", "class", CLASS, len(CLASSES), "M-3.2", of="class")
FIXES = Kind("fix", "fix", FIX, 8, "M-11.3")
STAKES = Kind("stake", "stake", STAKE, 16, "M-11.2")
MEN = Kind("man", "man", MAN, GLADIATORS, "M-7.3", of="man")
MINISTER_KIND = Kind("minister", "minister", MINISTER, MINISTERS, "M-6.4", of="minister")
SPECTACLES = Kind("spectacle", "spectacle", MUNUS, MUNERA, "M-7.2", of="spectacle")
REGIONS = Kind("region", "region", REGION, 24, "M-2.2", of="region")
TITLES = Kind("title", "title", TITLE, EVENTA, "M-1.1", of="title")
TENDERS = Kind("tender", "denarii", TENDER, 100, "M-7.4")
BIDS = Kind("bid", "denarii", BID, PURSE, "M-6.4")
MINIMA = Kind("minimum", "denarii", MINIMUM, PURSE, "M-6.6")
PLAYS = Kind("play", "card", PLAY, TARGETS * EVENTA, "M-5.2", of="play")

KINDS = (
    REROLLS,
    STANDS,
    DEEDS,
    DICE,
    CLASS_KIND,
    FIXES,
    STAKES,
    MEN,
    MINISTER_KIND,
    SPECTACLES,
    REGIONS,
    TITLES,
    TENDERS,
    BIDS,
    MINIMA,
    PLAYS,
)
