"""Defines the action numbers of the game, one block per kind. PASS is 0 everywhere."""

from __future__ import annotations

from harena.games.spartacus.printed import INTRIGUE, MARKET
from harena.kernel.choice import Kind

# Deeds without an object
# put a guard on the table; seek support for a scheme; special rules of the house
POST, SEEK, RULE_1, RULE_2 = 1, 2, 3, 4
SUPPORT, ACCEPT = 5, 6  # agree to a plea; agree to a demand
SELL_GUARD, TAKE_GUARD = 7, 8
NET, AGAIN = 9, 10  # the Net before initiative; repeat the whole initiative roll
FIRST, SECOND = 11, 12
ATTACK, THROW = 13, 14  # a normal attack; the Javelin
DODGE, STRIKE, SHIELD = 15, 16, 17  # Speed dice in defense; one damage more; one damage less
UP, DOWN = 18, 19  # the thumb
FROM_TABLE, FROM_HAND = 20, 21  # where the guard comes from
SHOW = 22  # show a face-down scheme to the house that is asked for support

HOUSE = 32
SEAT = 40
POOL = 48
DIE = 64  # + 16 * source + die
FROM_WEAPON, FROM_ABILITY, FROM_ARMOUR, FROM_JINX = range(4)  # what allows a die to be rolled again
CELL = 128
ASSET = 256
USE = 320
SELL = 384
LOOK = 448  # + position in the row
TITLE = 512
CASH = 640
LAY = 768
CLAIM = 896
BID = 1024
PRICE = 2048
DEMAND = 3072  # more gold at once for support
PROMISE = 4096
OWE = 5120  # a larger promise for support
PLAY, AIMS = 8192, 64  # + AIMS * title + its target
BET, BET_BASE = 16384, 4
PICK = 20480  # + 512 * fighter + 64 * weapon + 8 * armor + special: pieces of gear by kind, 0 none
PLEDGES = 100  # amounts that can be promised, with room to spare (scheme.py has the limit)
PURSE = 1000  # nobody can name more than 999 at once, even with more gold

DEEDS = Kind("deed", "deed", POST, 22, "S-5.2", of="deed")
HOUSES = Kind("house", "house", HOUSE, 4, "S-2.1", of="house")
SEATS = Kind("seat", "seat", SEAT, 4, "S-10.2")
POOLS = Kind("pool", "pool", POOL, 3, "S-11.5", of="pool")
DICE = Kind("die", "die", DIE, 64, "S-11.4")
CELLS = Kind("cell", "cell", CELL, 128, "S-11.2", of="cell")
ASSETS = Kind("asset", "asset", ASSET, MARKET, "S-3.3", of="card")
USES = Kind("use", "use", USE, MARKET, "S-5.2", of="card")
SALES = Kind("sell", "sale", SELL, MARKET, "S-7.1", of="card")
LOOKS = Kind("look", "look", LOOK, 64, "S-8.1")
TITLES = Kind("title", "title", TITLE, INTRIGUE, "S-5.2", of="title")
CASHES = Kind("cash", "cash", CASH, INTRIGUE, "S-5.2", of="title")
LAYS = Kind("lay", "lay", LAY, INTRIGUE, "S-5.5", of="title")
CLAIMS = Kind("claim", "claim", CLAIM, INTRIGUE, "S-5.5", of="title")
BIDS = Kind("bid", "gold", BID, PURSE, "S-8.2")
PRICES = Kind("price", "gold", PRICE, PURSE, "S-5.5")
DEMANDS = Kind("demand", "gold", DEMAND, PURSE, "S-5.5")
PROMISES = Kind("promise", "promise", PROMISE, PLEDGES, "S-5.5")
OWES = Kind("owe", "promise", OWE, PLEDGES, "S-5.5")
PLAYS = Kind("play", "card", PLAY, AIMS * INTRIGUE, "S-5.4", of="play")
BETS = Kind("bet", "bet", BET, BET_BASE**4, "S-10.5")
PICKS = Kind("pick", "pick", PICK, 512 * MARKET, "S-14.2", of="lineup")

KINDS = (
    DEEDS,
    HOUSES,
    SEATS,
    POOLS,
    DICE,
    CELLS,
    ASSETS,
    USES,
    SALES,
    LOOKS,
    TITLES,
    CASHES,
    LAYS,
    CLAIMS,
    BIDS,
    PRICES,
    DEMANDS,
    PROMISES,
    OWES,
    PLAYS,
    BETS,
    PICKS,
)
