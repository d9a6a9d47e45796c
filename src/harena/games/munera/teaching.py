"""What is explained in a first match of Munera."""

from __future__ import annotations

from harena.teaching import TeachNote

TEACHING = (
    # Set-up and school
    TeachNote("settle", "M-1.7", steps=("match.settle",)),
    TeachNote("class", "M-3.1", steps=("match.enlist", "forum.enlist")),
    TeachNote("doctor", "M-4.1", steps=("match.assign", "forum.assign")),
    TeachNote("rudis", "M-2.1", events=("rudis",)),
    # Eventum cards
    TeachNote("card", "M-5.2", steps=("moment.play_card",)),
    TeachNote("too-many", "M-1.1", steps=("hand.throw_away",)),
    # Forum and rest
    TeachNote("put-up", "M-6.5", steps=("forum.put_up",)),
    TeachNote("bid", "M-6.4", steps=("forum.bid", "auction.private_bid")),
    TeachNote("rest", "M-13.3", steps=("rest.act",)),
    TeachNote("retrain", "M-3.2", steps=("training.pick_trainee", "training.train")),
    TeachNote("sell", "M-6.6", steps=("sale.sell", "auction.offer_up", "auction.name_minimum")),
    # Spectacles
    TeachNote("spectacle", "M-14.1", steps=("munus.choose",)),
    TeachNote("stand", "M-7.4", steps=("spectacle.stand",)),
    TeachNote("tender", "M-7.3", steps=("spectacle.tender",)),
    TeachNote("name", "M-7.5", steps=("naming.name_fighter",)),
    TeachNote("travel", "M-8.1", events=("travelled",)),
    # Duels
    TeachNote("pick", "M-9.1", steps=("spectacle.pick", "spectacle.oppose")),
    TeachNote("bet", "M-11.2", steps=("duel.stake", "wager.stake")),
    TeachNote("pugna", "M-9.3", steps=("duel.reroll",), events=("melee",)),
    TeachNote("cook", "M-4.3", steps=("roll.help_oneself", "bout.try_again")),
    TeachNote("fix", "M-11.3", steps=("duel.interrupt", "duel.fix")),
    TeachNote("judgment", "M-9.7", events=("appreciation",)),
    # What makes men disobey or fall ill
    TeachNote("excess", "M-12.1", steps=("end.name_excess",)),
    TeachNote("brawl", "M-15.20", steps=("brawl.name_brawler",)),
    TeachNote("plague", "M-15.22", steps=("plague.name_patient",)),
)
