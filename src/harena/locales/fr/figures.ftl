# The pictures in the rules (![figure: name] in games/<game>/rules/<lang>.md): the caption, and what is to be seen, for whoever
# does not see it.

## Gorus Maximus

figures-gorus-schools = Les cinq écoles : chacune a sa couleur, son signe, sa lettre et son motif.
figures-gorus-schools-about = Cinq cartes de valeur 12 côte à côte : Poings, Épées, Flèches, Haches et Boucliers.
figures-gorus-favor = Ce que rapporte une carte est écrit au pied. Le 0 a deux valeurs : la seconde compte si son école est favorite à la fin.
figures-gorus-favor-about = Haches 0, 7, 8, 9 et 10. Au pied : 0 ou +5, puis 0, −4, +2 et +1.
figures-gorus-hand = Une main de 10 cartes, comme on peut la recevoir à 4 joueurs.
figures-gorus-hand-about = Dix cartes : deux Poings, trois Épées, deux Flèches et trois Haches, de valeurs 0 à 12.
figures-gorus-combat = La place 1 entame Poings. La place 3 n'a pas de Poings et joue Épées 5 : c'est la seule carte de la favorite, elle emporte les quatre.
figures-gorus-combat-about = L'école à suivre est Poings, la favorite Épées. Dans l'ordre : Poings 7, Poings 11, Épées 5, qui gagne, et Poings 12.
figures-gorus-challenge = La place 3 joue Flèches 6 juste après Poings 6 : un Défi. Flèches devient aussitôt la favorite, et Flèches 6 gagne.
figures-gorus-challenge-about = La favorite passe d'Épées à Flèches. Dans l'ordre : Poings 9, Poings 6, Flèches 6, qui gagne, et Poings 10.
figures-gorus-count = Un décompte à la fin d'une manche : Flèches est la favorite, leur 0 vaut donc 5.
figures-gorus-count-about = Favorite : Flèches. Cartes gagnées : Flèches 9 pour +2, Épées 10 pour +1, Haches 8 pour −4 et Flèches 0 pour +5 ; en tout +4.
figures-gorus-supports = Ann a son troisième soutien : elle atteint l'objectif et gagne la partie.
figures-gorus-supports-about = Quatre joueurs avec 3, 2, 0 et 1 soutiens sur 3 ; la première est marquée gagnante.
figures-gorus-teams = Deux équipes de deux à table : les partenaires se font face.
figures-gorus-teams-about = Quatre places autour de la table, dans le sens horaire : Ann équipe A, Brutus B, Cassia A, Drusus B.
figures-gorus-solo = Le joueur fictif (2) retourne Épées 9 ; toi (1), tu gagnes le combat avec Épées 12. Pour gagner la manche, il te faut aussi un 8 parmi tes cartes.
figures-gorus-solo-about = Une pioche face cachée, Épées 9 que le joueur fictif en retourne, ton Épées 12, qui gagne, et un Haches 8.

## Munera

figures-munera-decks = Une carte de chaque paquet : Gladiateur, Collaborateur, Munus et Eventum.
figures-munera-decks-about = Le Gladiateur Hector, le Collaborateur Faber de Compétence 1, le Spectacle de Verona et la carte Eventum Missio.
figures-munera-prices = La carte, avec le prix d'un Gymnase dans chaque Région.
figures-munera-prices-about = Carte d'Italie avec treize Régions. Les prix vont de 2 deniers en Sardinia à 9 en Latium.
figures-munera-start = Ce qu'un Gymnase peut avoir au départ : six hommes, un Collaborateur de Compétence 1 et deux cartes Eventum secrètes.
figures-munera-start-about = Six cartes Gladiateur, chacune avec une Classe, un Coquus de Compétence 1 et deux cartes Eventum face cachée.
figures-munera-pairings = Les quatre appariements : deux Classes s'affrontent, et les Provocatores entre eux.
figures-munera-pairings-about = Casques des Classes deux par deux : Myrmillo et Thraex, Hoplomachus et Aequimanus, Retiarius et Secutor, deux Provocatores.
figures-munera-ranks = Le même homme Tiro, Veteranus et Primus Palus : chaque rang ajoute 1 Valeur et 1 Charisme.
figures-munera-ranks-about = Trois fois Hector, avec un, deux et trois losanges de rang ; Valeur 2, 3, 4 et Charisme 2, 3, 4.
figures-munera-ministers = Les sept sortes de Collaborateurs, ici de Compétence 1. Ce nombre est dans leur effet.
figures-munera-ministers-about = Sept cartes : Doctor, Medicus, Faber, Coquus, Arbiter, Vectores et Lupae, chacune avec son signe.
figures-munera-moments = Chaque carte Eventum nomme le moment où on peut la jouer.
figures-munera-moments-about = Quatre cartes Eventum : Favor Editoris au repos, Acclamatio avant un duel, Manus Fortunae après un jet de combat, Missio avant un jugement.
figures-munera-auction = Toutes les offres s'ouvrent ensemble. Brutus a offert le plus : il paie 7 deniers et prend Hector ; les autres gardent leur argent.
figures-munera-auction-about = Le Gladiateur Hector et quatre offres ouvertes : Ann 5, Brutus 7, qui gagne, Cassia 3 ; Drusus a passé.
figures-munera-tender = Un appel d'offres descend : les 10 deniers imprimés, puis 9, puis 7. Qui demande moins reste en course.
figures-munera-tender-about = Une échelle de cachets à partir de 10, avec les offres déjà faites et les Gymnases encore en course ou sortis.
figures-munera-road = De Sardinia à Verona : on entre dans quatre zones, le déplacement coûte donc 8 deniers.
figures-munera-road-about = Carte d'Italie avec une route de Sardinia, par une zone maritime, Etruria et Aemilia, jusqu'à Verona en Venetia.
figures-munera-duel = Le combattant de gauche fait 8, celui de droite 5 : Pugna ira de 3 vers la gauche, de 4 à 7, et l'homme de droite reçoit une Blessure.
figures-munera-duel-about = Deux combattants face à face, leurs dés 8 et 5, et dessous une corde avec le marqueur à 4 et un autre en pointillé à 7.
figures-munera-judgment = Son Appréciation est de 6. Le dé montre 4, ce n'est pas plus : la foule épargne Audax.
figures-munera-judgment-about = Un homme à genoux devant la foule ; le dé montre 4 et le pouce est levé.
figures-munera-same-school = Deux hommes du même Gymnase : dé plus Valeur plus Courage. 12 est au moins le double de 5, on lance donc un dé pour le vaincu.
figures-munera-same-school-about = Hector : 7 plus 2 plus 3 font 12. Serpens : 3 plus 1 plus 1 font 5.
figures-munera-fixes = Les quatre combines, comme la page les montre : une pièce pour chacune.
figures-munera-fixes-about = Quatre pièces avec leur effet : pause, collation, arbitre corrompu, supporters.
figures-munera-unrest = Un test : Tigris, un Captivus, a Soumission 1. Le dé montre 7, c'est plus : il échoue.
figures-munera-unrest-about = Le dé pour Tigris montre 7, marqué comme échec.
figures-munera-deal = Une offre de Brutus : il te paierait 6 deniers pour Audax.
figures-munera-deal-about = Une offre de Brutus, avec ce que tu donnes, Audax, et ce que tu reçois, 6 deniers.
figures-munera-glory = Ann a atteint 15 Gloire et gagne ; Brutus en était à 11.
figures-munera-glory-about = Plaques de deux Gymnases avec leur Gloire : Ann 15 sur 15, marquée gagnante, et Brutus 11 sur 15.
figures-munera-eventum = Les 30 titres. Les règles qui suivent disent ce que fait chacun.
figures-munera-eventum-about = Les noms des trente titres Eventum.

## Spartacus

figures-spartacus-influence = Influence 2, 5, 8 et 11, et les cartes qu'elle te permet de garder : 3, 4, 5 et 6.
figures-spartacus-influence-about = Quatre pistes d'Influence de 12 cases, remplies jusqu'à 2, 5, 8 et 11, et à côté 3, 4, 5 et 6 cartes face cachée.
figures-spartacus-sand = L'arène, avec les deux combattants à leur départ : I en d2, II en d6.
figures-spartacus-sand-about = Un hexagone de 37 cases à six côtés. Sur la rangée du milieu, le combattant I est sur la deuxième case à gauche, II sur la deuxième à droite.
figures-spartacus-start = Batiatus au départ : 10 or, 3 gladiateurs, 1 esclave, 2 gardes, et 4 d'Influence en partie normale.
figures-spartacus-start-about = Plaque de la maison Batiatus avec 4 d'Influence sur 12, 10 or, deux gardes et quatre pions, en tant qu'Hôte.
figures-spartacus-ready = Le même gladiateur prêt, épuisé, et épuisé avec une blessure.
figures-spartacus-ready-about = Crixus trois fois : droit, tourné car épuisé, et tourné avec un jeton blessure.
figures-spartacus-books = Une seule somme : 3 or, plus 2 des esclaves, moins 4 pour les gladiateurs, reste 1.
figures-spartacus-books-about = Les comptes : 3 or, revenus 2, entretien 4, ensuite 1 or.
figures-spartacus-support = Il faut 9 pour ce Complot. Tes 4 et les 5 de Brutus, qui a reçu 2 or pour son oui, suffisent ; Cassia a refusé.
figures-spartacus-support-about = Une échelle marquée à 9, remplie par 4 cases d'Ann et 5 de Brutus ; une pièce de 2 or à côté de Brutus, et Cassia barrée.
figures-spartacus-guard = Un garde lance le dé : à 4 ou plus, le Complot est déjoué ; à moins, le garde a échoué.
figures-spartacus-guard-about = Deux jets d'un garde de Brutus : 5, le garde tient, et 2, le garde échoue.
figures-spartacus-trade = Une offre au Marché Ouvert : Brutus donne 4 or et un esclave contre ton Crixus.
figures-spartacus-trade-about = Une offre de Brutus, avec ce que tu donnes, Crixus, et ce que tu reçois, 4 or et un esclave.
figures-spartacus-bids = Toutes les mises s'ouvrent ensemble : Brutus paie 6 or à la banque et prend Spartacus, prêt.
figures-spartacus-bids-about = La carte Spartacus et quatre mises ouvertes : Ann 3, Brutus 6, qui gagne, Cassia 0, Drusus 4.
figures-spartacus-host = Personne n'a misé pour le laurier de l'Hôte, tous lancent donc le dé : la place 2 gagne avec 5 et ne paie rien.
figures-spartacus-host-about = Le laurier de l'Hôte et quatre dés : 2, 5, qui gagne, 3 et 1.
figures-spartacus-bets = Les paris possibles sur un combat : ici 2 or sur le premier combattant et 1 sur une blessure.
figures-spartacus-bets-about = Quatre piles de paris : victoire de l'un ou de l'autre, blessure, décapitation ; 2 pièces sur la première et 1 sur la blessure.
figures-spartacus-reach = Avec 4 dés de Vitesse, Spartacus peut avancer de quatre cases au plus ; les nombres comptent les pas.
figures-spartacus-reach-about = L'arène avec les cases que le combattant I peut atteindre, numérotées de 1 à 4 pas.
figures-spartacus-clash = Attaque 6, 5, 3, 2 contre Défense 6, 4 : l'égalité est parée, 5 bat 4, et des dés sans vis-à-vis seul le 3 touche. 2 dégâts.
figures-spartacus-clash-about = Dés par paires : 6 contre 6, rien ; 5 contre 4, touché ; 3 seul, touché ; 2 seul, rien.
figures-spartacus-pools = Une réserve vide : il abandonne. Deux : il est blessé. Trois : il est décapité.
figures-spartacus-pools-about = Trois combattants avec leurs dés d'Attaque, de Défense et de Vitesse : une, deux et trois réserves sont vides.
figures-spartacus-thumb = Pouce baissé pour Crixus : il avait 2 Faveurs, cela coûte donc 2 d'Influence à l'Hôte.
figures-spartacus-thumb-about = Le pouce de l'Hôte est baissé au-dessus de Crixus, qui a deux Faveurs.
figures-spartacus-champion = Crixus avec une Faveur, avec deux, et Champion après la troisième.
figures-spartacus-champion-about = Crixus trois fois : avec une Faveur, avec deux Faveurs, et avec le jeton Champion.
figures-spartacus-tournament = Trois maisons à 12 : les deux plus basses s'affrontent d'abord ; le vainqueur, ici Brutus, rencontre la troisième.
figures-spartacus-tournament-about = Un tableau de tournoi : Brutus a battu Ann et rencontre maintenant Cassia.
figures-spartacus-houses = Les quatre maisons, avec leurs blasons, ce qu'elles ont au départ et leurs deux règles.
figures-spartacus-houses-about = Cartes des maisons Batiatus, Glaber, Tullius et Solonius.
figures-spartacus-market = Des cartes Marché de chaque sorte : deux gladiateurs, un esclave, une arme, une armure et une pièce spéciale.
figures-spartacus-market-about = Six cartes : Spartacus, Guerrier Syrien, Medicus, Gladius, Galea et Filet.
figures-spartacus-intrigue = Des cartes Intrigue : trois Complots, deux Réactions et un garde. En haut à gauche, l'Influence exigée.
figures-spartacus-intrigue-about = Six cartes : trois Complots, deux Réactions et un garde, avec l'Influence exigée et la valeur en or.
