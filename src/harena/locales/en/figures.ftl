# The pictures in the rules (![figure: name] in games/<game>/rules/<lang>.md): the caption, and what is to be seen, for whoever
# does not see it.

## Gorus Maximus

figures-gorus-schools = The five schools, each with a color, a sign, a letter and a pattern of its own.
figures-gorus-schools-about = Five cards of rank 12 side by side: Fists, Swords, Arrows, Axes and Shields.
figures-gorus-favor = What a card is worth stands at its foot. The 0 has two values: the second one counts if its school is the favorite at the end.
figures-gorus-favor-about = Axes 0, 7, 8, 9 and 10. At the foot: 0 or +5, then 0, −4, +2 and +1.
figures-gorus-hand = A hand of 10 cards, as it might be dealt with 4 players.
figures-gorus-hand-about = Ten cards: two Fists, three Swords, two Arrows and three Axes, with ranks from 0 to 12.
figures-gorus-combat = Seat 1 leads Fists. Seat 3 holds no Fists and plays Swords 5: it is the only card of the favorite, so it wins all four.
figures-gorus-combat-about = The lead school is Fists, the favorite is Swords. Played in order: Fists 7, Fists 11, Swords 5, which wins, and Fists 12.
figures-gorus-challenge = Seat 3 plays Arrows 6 right after Fists 6: a Challenge. Arrows become the favorite at once, and Arrows 6 wins.
figures-gorus-challenge-about = The favorite changes from Swords to Arrows. Played in order: Fists 9, Fists 6, Arrows 6, which wins, and Fists 10.
figures-gorus-count = A count at the end of a round: Arrows are the favorite, so their 0 is worth 5.
figures-gorus-count-about = Favorite: Arrows. Won cards: Arrows 9 for +2, Swords 10 for +1, Axes 8 for −4 and Arrows 0 for +5; together +4.
figures-gorus-supports = Ann has her third support: she reaches the target and wins the game.
figures-gorus-supports-about = Four players with 3, 2, 0 and 1 of 3 supports; the first is marked as the winner.
figures-gorus-teams = Two teams of two at the table: partners sit opposite each other.
figures-gorus-teams-about = Four seats around a table, clockwise: Ann in team A, Brutus in B, Cassia in A, Drusus in B.
figures-gorus-solo = The dummy (2) turns up Swords 9; you (1) win the combat with Swords 12. You also need an 8 among your cards to win the round.
figures-gorus-solo-about = A face-down stock, the dummy's Swords 9 turned up from it, your Swords 12, which wins, and an Axes 8.

## Munera

figures-munera-decks = A card of each deck: Gladiator, Minister, Munus and Eventum.
figures-munera-decks-about = The Gladiator Hector, the Minister Faber of Skill 1, the spectacle in Verona and the Eventum card Missio.
figures-munera-prices = The map with the price of a Gymnasium in each region.
figures-munera-prices-about = Map of Italy with thirteen regions. The prices run from 2 denarii in Sardinia to 9 in Latium.
figures-munera-start = What a school may begin with: six men, one Minister of Skill 1 and two secret Eventum cards.
figures-munera-start-about = Six Gladiator cards, each with a class, a Coquus of Skill 1 and two Eventum cards face down.
figures-munera-pairings = The four pairings: two classes fight each other, and Provocatores fight among themselves.
figures-munera-pairings-about = Helmets of the classes in pairs: Myrmillo and Thraex, Hoplomachus and Aequimanus, Retiarius and Secutor, two Provocatores.
figures-munera-ranks = The same man as Tiro, Veteranus and Primus Palus: each rank adds 1 Valor and 1 Charisma.
figures-munera-ranks-about = Hector three times, with one, two and three pips of rank; Valor 2, 3, 4 and Charisma 2, 3, 4.
figures-munera-ministers = The seven kinds of Ministers, here with Skill 1. The number is in what they do.
figures-munera-ministers-about = Seven cards: Doctor, Medicus, Faber, Coquus, Arbiter, Vectores and Lupae, each with its sign.
figures-munera-moments = Each Eventum card names the moment when it can be played.
figures-munera-moments-about = Four Eventum cards: Favor Editoris at rest, Acclamatio before a duel, Manus Fortunae after a melee roll, Missio before a judgment.
figures-munera-auction = All bids open together. Brutus bid most: he pays 7 denarii and takes Hector; the others keep their money.
figures-munera-auction-about = The Gladiator Hector, and four opened bids: Ann 5, Brutus 7, who wins, Cassia 3; Drusus passed.
figures-munera-tender = A tender goes down: the printed 10 denarii, then 9, then 7. Whoever asks less stays in.
figures-munera-tender-about = A ladder of fees from 10 down, with the offers made so far, and the schools that still stand or are out.
figures-munera-road = From Sardinia to Verona: four zones are entered, so the journey costs 8 denarii.
figures-munera-road-about = Map of Italy with a road from Sardinia over a sea zone, Etruria and Aemilia to Verona in Venetia.
figures-munera-duel = The left fighter rolls 8, the right one 5: Pugna will move 3 to the left, from 4 to 7, and the right man takes a wound.
figures-munera-duel-about = Two fighters face to face, their dice 8 and 5, and below them a rope with the marker at 4 and a dashed one at 7.
figures-munera-judgment = His Appreciation is 6. The die shows 4, which is not higher, so the crowd spares Audax.
figures-munera-judgment-about = A man kneels before the crowd; the die shows 4 and the thumb is up.
figures-munera-same-school = Two men of one school: die plus Valor plus Courage. 12 is at least double 5, so a die is rolled for the loser.
figures-munera-same-school-about = Hector: 7 plus 2 plus 3 is 12. Serpens: 3 plus 1 plus 1 is 5.
figures-munera-fixes = The four fixes as the page shows them: a coin each.
figures-munera-fixes-about = Four coins with their effects: pause, refreshment, bribed referee, supporters.
figures-munera-unrest = A test: Tigris, a Captivus, has Obedience 1. The die shows 7, which is higher, so he fails.
figures-munera-unrest-about = The die for Tigris shows 7, marked as failed.
figures-munera-deal = An offer from Brutus: he would pay you 6 denarii for Audax.
figures-munera-deal-about = An offer from Brutus with what you give, Audax, and what you get, 6 denarii.
figures-munera-glory = Ann has reached 15 Glory and wins; Brutus stood at 11.
figures-munera-glory-about = Plates of two schools with their Glory: Ann 15 of 15, marked as the winner, and Brutus 11 of 15.
figures-munera-eventum = The 30 titles. The rules below say what each of them does.
figures-munera-eventum-about = The names of all thirty Eventum titles.

## Spartacus

figures-spartacus-influence = Influence 2, 5, 8 and 11, and the cards you may keep with it: 3, 4, 5 and 6.
figures-spartacus-influence-about = Four Influence tracks of 12 stones with 2, 5, 8 and 11 filled, and beside them 3, 4, 5 and 6 cards face down.
figures-spartacus-sand = The arena with both fighters where they begin: I on d2, II on d6.
figures-spartacus-sand-about = A hexagon of 37 six-sided cells. In the middle row, fighter I is on the second cell from the left, fighter II on the second from the right.
figures-spartacus-start = Batiatus at the start: 10 gold, 3 gladiators, 1 slave, 2 guards, and Influence 4 in a normal game.
figures-spartacus-start-about = Plate of the house Batiatus with Influence 4 of 12, 10 gold, two guards and four tokens, as Host.
figures-spartacus-ready = The same gladiator ready, exhausted, and exhausted with an injury.
figures-spartacus-ready-about = Crixus three times: upright, turned as exhausted, and turned with an injury token.
figures-spartacus-books = One sum: 3 gold, plus 2 from slaves, minus 4 for gladiators, leaves 1.
figures-spartacus-books-about = The books: 3 gold, income 2, upkeep 4, after that 1 gold.
figures-spartacus-support = Lend Me Your Ear needs 9. Your own 4 and the 5 of Brutus, who got 2 gold for his yes, are enough; Cassia refused.
figures-spartacus-support-about = A scale with a mark at 9, filled by 4 stones of Ann and 5 of Brutus; a coin of 2 gold beside Brutus, and Cassia crossed out.
figures-spartacus-guard = A guard rolls: with 4 or more the scheme is foiled, with less the guard has failed.
figures-spartacus-guard-about = Two rolls of a guard of Brutus: 5, the guard holds, and 2, the guard fails.
figures-spartacus-trade = An offer in the Open Market: Brutus gives 4 gold and a slave for your Crixus.
figures-spartacus-trade-about = An offer from Brutus with what you give, Crixus, and what you get, 4 gold and a slave.
figures-spartacus-bids = All bids open together: Brutus pays 6 gold to the bank and takes Spartacus, ready.
figures-spartacus-bids-about = The card Spartacus and four opened bids: Ann 3, Brutus 6, who wins, Cassia 0, Drusus 4.
figures-spartacus-host = Nobody would bid for the laurel of the Host, so all roll for it: seat 2 wins with 5 and pays nothing.
figures-spartacus-host-about = The Host's laurel and four dice: 2, 5, which wins, 3 and 1.
figures-spartacus-bets = Bets on the four ways a fight can go: here 2 gold on the first fighter and 1 on an injury.
figures-spartacus-bets-about = Four piles for bets: victory of either fighter, injury, decapitation; 2 coins on the first and 1 on injury.
figures-spartacus-reach = With 4 Speed dice Spartacus can move up to four cells; the numbers count the steps.
figures-spartacus-reach-about = The arena with the cells that fighter I can reach, numbered from 1 to 4 steps.
figures-spartacus-clash = Attack 6, 5, 3, 2 against Defense 6, 4: the tie is blocked, 5 beats 4, and of the dice without a partner only the 3 hits. 2 damage.
figures-spartacus-clash-about = Dice in pairs: 6 against 6, no hit; 5 against 4, a hit; 3 alone, a hit; 2 alone, no hit.
figures-spartacus-pools = One empty pool: he yields. Two: he is injured. Three: he is decapitated.
figures-spartacus-pools-about = Three fighters with their Attack, Defense and Speed dice: one, two and three pools are empty.
figures-spartacus-thumb = Thumb down for Crixus: he had 2 Favors, so it costs the Host 2 Influence.
figures-spartacus-thumb-about = The Host's thumb points down over Crixus, who has two Favors.
figures-spartacus-champion = Crixus with one Favor, with two, and after the third as a Champion.
figures-spartacus-champion-about = Crixus three times: with one Favor, with two Favors, and with the Champion token.
figures-spartacus-tournament = Three houses at 12: the two lowest fight first; the winner, here Brutus, meets the third.
figures-spartacus-tournament-about = A bracket: Brutus has beaten Ann and now meets Cassia.
figures-spartacus-houses = The four houses with their crests, what they begin with, and their two rules.
figures-spartacus-houses-about = Cards of the houses Batiatus, Glaber, Tullius and Solonius.
figures-spartacus-market = Market cards of every kind: two gladiators, a slave, a weapon, armor and a special piece.
figures-spartacus-market-about = Six cards: Spartacus, Syrian Warrior, Medicus, Gladius, Galea and Net.
figures-spartacus-intrigue = Intrigue cards: three schemes, two reactions and a guard. Top left stands the Influence a card needs.
figures-spartacus-intrigue-about = Six cards: Black Market Profits, Robbery, Poisoned Wine, Support from Rome, Rigging the Match and a guard.
