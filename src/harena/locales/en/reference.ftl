# The reference sheets: headings, and what stands nowhere else. Harena makes the rest from the cards and from things.ftl.

reference-words = Words of the game
reference-turn = A turn
reference-players = Players
reference-schools = Schools
reference-ranks = Ranks
reference-cards = Cards
reference-teams = Teams
reference-seats = Seats, clockwise

## Gorus Maximus

reference-gorus-round = A round, step by step
reference-gorus-decks = The deck
reference-gorus-crowned = 0 of the final favorite
reference-gorus-teams = Teams
reference-gorus-deal = Deal
reference-gorus-deal-text = 10 cards each. The player to the dealer's left leads the first combat.
reference-gorus-lead = Lead
reference-gorus-lead-text = Any card. Its school must be followed; in the first combat it is also the favorite (trump).
reference-gorus-follow = Follow
reference-gorus-follow-text = Clockwise, one card each: of the lead school, or as a Challenge. Without a card of the lead school: any card.
reference-gorus-challenge = Challenge
reference-gorus-challenge-text = The same rank as the card just before yours: the school of your card becomes the favorite at once.
reference-gorus-win = Take
reference-gorus-win-text = The highest card of the favorite takes all cards; without one, the highest of the lead school. Who takes leads next.
reference-gorus-count = Count
reference-gorus-count-text = Add up the favor of the cards you took. The highest total earns 1 support; 3 supports win.

## Munera

reference-munera-business = Business
reference-munera-duels = Duels
reference-munera-fixes = Fixes, 1 denarius each
reference-munera-origins = Origins
reference-munera-skills = Ministers of each office
reference-munera-regions = Price of a Gymnasium

## Spartacus

reference-spartacus-cards = Your cards
reference-spartacus-attack = Att
reference-spartacus-defense = Def
reference-spartacus-speed = Spd
reference-spartacus-needs = Needs
