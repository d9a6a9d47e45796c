# The reference sheets: headings, and what stands nowhere else. Harena makes the rest from the cards and from things.ftl.

reference-words = Les mots du jeu
reference-turn = Un tour
reference-players = Joueurs
reference-schools = Écoles
reference-ranks = Valeurs
reference-cards = Cartes
reference-teams = Équipes
reference-seats = Places, sens horaire

## Gorus Maximus

reference-gorus-round = Une manche, pas à pas
reference-gorus-decks = Le paquet
reference-gorus-crowned = 0 de la dernière favorite
reference-gorus-teams = Équipes
reference-gorus-deal = Donner
reference-gorus-deal-text = 10 cartes chacun. Le joueur à gauche du donneur entame le premier combat.
reference-gorus-lead = Entamer
reference-gorus-lead-text = N'importe quelle carte. Il faut fournir son école ; au premier combat, elle est aussi la favorite (l'atout).
reference-gorus-follow = Fournir
reference-gorus-follow-text = Dans le sens horaire, une carte chacun : de l'école entamée, ou en Défi. Sans carte de cette école : n'importe laquelle.
reference-gorus-challenge = Défier
reference-gorus-challenge-text = La même valeur que la carte jouée juste avant : l'école de ta carte devient aussitôt la favorite.
reference-gorus-win = Ramasser
reference-gorus-win-text = La plus haute carte de la favorite prend tout ; sinon la plus haute de l'école entamée. Qui prend entame.
reference-gorus-count = Compter
reference-gorus-count-text = Additionne la faveur des cartes prises. Le plus haut total gagne 1 soutien ; 3 soutiens donnent la victoire.

## Munera

reference-munera-business = Les affaires
reference-munera-duels = Les duels
reference-munera-fixes = Combines, 1 denier chacune
reference-munera-origins = Origines
reference-munera-skills = Collaborateurs de chaque office
reference-munera-regions = Prix d'un Gymnase

## Spartacus

reference-spartacus-cards = Tes cartes
reference-spartacus-attack = Att
reference-spartacus-defense = Déf
reference-spartacus-speed = Vit
reference-spartacus-needs = Exige
