"""What is explained in a first match of Spartacus."""

from __future__ import annotations

from harena.teaching import TeachNote

TEACHING = (
    TeachNote("house", "S-1.2", steps=("match.choose_house",)),
    TeachNote("influence", "S-14.1", events=("influence-up", "influence-down")),
    # Upkeep
    TeachNote("heal", "S-4.2", steps=("upkeep.treat", "upkeep.cure")),
    TeachNote("books", "S-4.3", steps=("upkeep.release",)),
    # Intrigue
    TeachNote("intrigue", "S-5.2", steps=("intrigue.do_deed",)),
    TeachNote("support", "S-5.5", steps=("scheme.lay_down", "scheme.plead", "scheme.name_price")),
    TeachNote("claim", "S-5.5", steps=("scheme.claim", "scheme.claim_target")),
    TeachNote("pledge", "S-5.5", steps=("scheme.pledge",)),
    TeachNote("demand", "S-5.5", steps=("scheme.settle_demand",)),
    TeachNote("make-up", "S-5.7", steps=("scheme.make_up",)),
    TeachNote("pick", "S-5.6", steps=("scheme.pick",)),
    TeachNote("house-rule", "S-5.7", steps=("cost.pay", "cost.drop")),
    TeachNote("ability", "S-3.3", steps=("spy.look", "exchange.exchange", "market.look")),
    # Reactions and guards
    TeachNote("foil", "S-6.2", steps=("scheme.foil",)),
    TeachNote("guard", "S-6.3", steps=("reaction.take_guard", "guard.drill"), events=("posted", "guard-rolled")),
    TeachNote("thunder", "S-6.2", steps=("reaction.thunder", "guard.thunder")),
    TeachNote("quiet", "S-6.6", steps=("quiet.speak",)),
    # Market
    TeachNote("market", "S-7.1", steps=("market.trade",)),
    TeachNote("auction", "S-8.2", steps=("market.bid",)),
    TeachNote("token", "S-9.1", steps=("market.bid_for_token",)),
    # Arena
    TeachNote("invite", "S-10.3", steps=("arena.invite",)),
    TeachNote("send", "S-12.1", steps=("arena.send",)),
    TeachNote("gear", "S-10.2", steps=("arena.take_weapon", "arena.take_armour", "arena.take_special")),
    TeachNote("bet", "S-10.5", steps=("arena.bet",)),
    TeachNote("thumb", "S-12.3", steps=("arena.show_thumb",)),
    TeachNote("favor", "S-13.1", events=("favor",)),
    # Combat
    TeachNote("initiative", "S-11.2", steps=("fight.cast", "fight.reroll_initiative", "fight.choose_order")),
    TeachNote("act", "S-11.2", steps=("fight.act", "fight.act_second")),
    TeachNote("call-off", "S-11.9", steps=("fight.call_off",)),
    TeachNote("dice", "S-11.3", steps=("attack.dodge", "attack.reroll")),
    TeachNote("damage", "S-11.4", steps=("attack.strike", "attack.shield", "attack.shield_back")),
    TeachNote("lose", "S-11.6", steps=("loss.lose",)),
    TeachNote("tournament", "S-14.2", steps=("tournament.pick_fighters",)),
)
