# Spartacus: A Game of Blood and Treachery. No article stands before a name. Proper names (houses, named gladiators and
# slaves) come from the decks and stay as they are. Keys that end in -you address the reader; the others tell of somebody
# by name. Where an event names several seats, the reader's own is called what harena.ftl says for `you`, so that a text
# can tell which of them is meant. A part that begins small stands in a list, after a semicolon or after a colon.
# $gold and $pay are a number in events, elsewhere a whole part such as spartacus-gold; $points is a number in events,
# elsewhere spartacus-influence.

spartacus-name = Spartacus : A Game of Blood and Treachery
spartacus-about = Intrigue, marché et arène pour { $low } à { $high } joueurs : complots et pots-de-vin, enchères cachées, paris et combats aux dés.

## Small parts

spartacus-gold = { $amount } Or
spartacus-gold-hidden = Or non montré
spartacus-influence = { $points } Influence
spartacus-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
spartacus-dice =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
spartacus-count-gladiators =
    { $count ->
        [one] { $count } Gladiateur
       *[other] { $count } Gladiateurs
    }
spartacus-count-slaves =
    { $count ->
        [one] { $count } Esclave
       *[other] { $count } Esclaves
    }
spartacus-count-guards =
    { $count ->
        [one] { $count } Garde
       *[other] { $count } Gardes
    }
spartacus-count-fighters =
    { $count ->
        [0] personne de prêt à combattre
        [one] { $count } Combattant prêt
       *[other] { $count } Combattants prêts
    }
# $count is a number, or one such as “2 + 1 exhausted”.
spartacus-purse-gladiators = Gladiateurs { $count }
spartacus-purse-slaves = Esclaves { $count }
spartacus-purse-guards = Gardes { $count }
spartacus-ready-exhausted =
    { $exhausted ->
        [one] { $ready } + { $exhausted } épuisé
       *[other] { $ready } + { $exhausted } épuisés
    }
spartacus-none = rien
spartacus-line = { $label } : { $what }
# Caius (Glaber)
spartacus-seat-house = { $seat } ({ $house })
spartacus-is-host = { $seat }, Hôte
spartacus-own-house = ta Maison
spartacus-card-yours = { $card } (à toi)
spartacus-card-of = { $card } chez { $seat }
spartacus-value = valeur { $value }
spartacus-champion = Champion
spartacus-favors =
    { $count ->
        [one] { $count } Faveur
       *[other] { $count } Faveurs
    }
spartacus-state-ready = prêt
spartacus-state-exhausted = épuisé
spartacus-state-injured = blessé
spartacus-host-token = le jeton Hôte
spartacus-face-down = face cachée
spartacus-needs = requiert { $points }
spartacus-pay-first = payer { $pay }
# What was declared, and on whom.
spartacus-declared = { $title } sur { $target }
spartacus-declared-raise-two = { $title } sur { $target } et { $second }
spartacus-declared-collude = { $title } sur { $target }, { $second } en profite
spartacus-declared-buy-secrets = { $title } sur { $target }, { $second } touche l'Or

spartacus-sort-gladiator = Gladiateur
spartacus-sort-slave = Esclave
spartacus-sort-weapon = Arme
spartacus-sort-armor = Armure
spartacus-sort-special = Équipement Spécial
spartacus-kind-scheme = Complot
spartacus-kind-reaction = Réaction
spartacus-kind-guard = Garde

spartacus-phase-upkeep = Entretien
spartacus-phase-intrigue = Phase Intrigue
spartacus-phase-market = Phase Marché
spartacus-phase-arena = Phase Arène
spartacus-pool-attack = Attaque
spartacus-pool-defense = Défense
spartacus-pool-speed = Vitesse
spartacus-pools = Attaque { $attack }, Défense { $defense }, Vitesse { $speed }
# What lets a die be rolled again, in brackets.
spartacus-source-weapon = Arme
spartacus-source-ability = Capacité Spéciale
spartacus-source-armor = Armure
spartacus-source-opponent = un dé de l'adversaire

## Table options

spartacus-setting-length = durée
spartacus-setting-length-help = L'Influence de chaque Maison au départ : rapide 7, normale 4, avancée 1.
spartacus-setting-houses = Maisons
spartacus-setting-houses-help = Les joueurs choisissent leurs Maisons ou les reçoivent au hasard.
spartacus-setting-initiative = Initiative
spartacus-setting-initiative-help = Comment on compare les dés de Vitesse : par leur somme ; ou dés bleus, le plus haut d'abord, puis le suivant.
spartacus-setting-bets = Paris
spartacus-setting-bets-help = Jusqu'à 3 Or par type de Pari, les deux victoires n'en faisant qu'un, comme imprimé ; ou jusqu'à 3 sur chacun des deux Combattants.
spartacus-setting-invitation = l'Hôte au combat
spartacus-setting-invitation-help = Si l'Hôte qui s'invite lui-même doit envoyer quelqu'un, comme imprimé, ou peut décliner pour 1 Influence.
spartacus-setting-javelin = Javelot
spartacus-setting-javelin-help = Si la Hache peut ajouter son Dégât à un lancer, comme imprimé, ou si le Javelot s'utilise seul.
spartacus-setting-turns = limite de tours
spartacus-setting-turns-help = Après ce tour, la plus grande Influence gagne ; 0 : pas de limite.
spartacus-setting-decks = cartes et arène
spartacus-setting-decks-help = Les nôtres, ou celles d'un fichier de paquets : « harena decks new spartacus FICHIER.toml » en écrit un pour commencer.

spartacus-value-length-quick = rapide
spartacus-value-length-normal = normale
spartacus-value-length-long = avancée
spartacus-value-houses-chosen = choisies
spartacus-value-houses-random = au hasard
spartacus-value-initiative-sum = somme
spartacus-value-initiative-blue-dice = dés bleus
spartacus-value-bets-per-type = 3 par type
spartacus-value-bets-per-fighter = 3 par Combattant
spartacus-value-invitation-must-fight = doit combattre
spartacus-value-invitation-may-decline = peut décliner
spartacus-value-javelin-with-axe = avec la Hache
spartacus-value-javelin-alone = seul
spartacus-value-turns-0 = aucune
spartacus-value-decks-none = les nôtres
spartacus-value-decks-own = personnalisées

## What happens: set-up, houses, cards
spartacus-event-rolled = { $seat } fait { $die } au dé.
spartacus-event-rolled-you = Tu fais { $die } au dé.
spartacus-event-host = { $seat } est l'Hôte.
spartacus-event-host-you = Tu es l'Hôte.
spartacus-event-house = { $seat } prend la Maison { $house }.
spartacus-event-house-you = Tu prends la Maison { $house }.
spartacus-event-starts-with = { $seat } commence avec { $card }.
spartacus-event-starts-with-you = Tu commences avec { $card }.
spartacus-event-turn = Le tour { $turn } commence.
spartacus-event-phase = { $phase }.
spartacus-event-gained-gold = { $seat } gagne { $gold } Or.
spartacus-event-gained-gold-you = Tu gagnes { $gold } Or.
spartacus-event-paid-bank = { $seat } paie { $gold } Or à la Banque.
spartacus-event-paid-bank-you = Tu paies { $gold } Or à la Banque.
spartacus-event-paid-house = { $seat } paie { $gold } Or à { $other }.
spartacus-event-paid-house-you =
    { $other ->
        [Toi] { $seat } te paie { $gold } Or.
       *[other] Tu paies { $gold } Or à { $other }.
    }
spartacus-event-gave-gold = { $seat } donne { $gold } Or à { $other }.
spartacus-event-gave-gold-you =
    { $other ->
        [Toi] { $seat } te donne { $gold } Or.
       *[other] Tu donnes { $gold } Or à { $other }.
    }
spartacus-event-influence-up = { $seat } gagne { $points } Influence et en a maintenant { $total }.
spartacus-event-influence-up-you = Tu gagnes { $points } Influence et en as maintenant { $total }.
spartacus-event-influence-down = { $seat } perd { $points } Influence et en a maintenant { $total }.
spartacus-event-influence-down-you = Tu perds { $points } Influence et en as maintenant { $total }.
spartacus-event-injured = { $card } reçoit un jeton Blessure : la carte est épuisée.
spartacus-event-favor =
    { $favors ->
        [one] { $card } gagne une Faveur.
       *[other] { $card } gagne une Faveur et en a maintenant { $favors }.
    }
spartacus-event-champion = Nouveau Champion : { $card }.
spartacus-event-used = { $seat } utilise et épuise { $card }.
spartacus-event-used-you = Tu utilises et épuises { $card }.
spartacus-event-exhausted = { $seat } épuise { $card }.
spartacus-event-exhausted-you = Tu épuises { $card }.
spartacus-event-discarded-asset = { $seat } défausse { $card }.
spartacus-event-discarded-asset-you = Tu défausses { $card }.

## What happens: Upkeep
spartacus-event-healing = { $card } ({ $seat }) fait { $die } à son Jet de Guérison.
spartacus-event-healing-you = { $card } (à toi) fait { $die } à son Jet de Guérison.
spartacus-event-healed = { $card } guérit.
spartacus-event-died = { $card } ({ $seat }) meurt de sa Blessure.
spartacus-event-died-you = { $card } (à toi) meurt de sa Blessure.
spartacus-event-released = { $seat } laisse partir { $card }.
spartacus-event-released-you = Tu laisses partir { $card }.
spartacus-event-books-gain = { $seat } équilibre ses comptes et gagne { $gold } Or.
spartacus-event-books-gain-you = Tu équilibres tes comptes et gagnes { $gold } Or.
spartacus-event-books-pay = { $seat } équilibre ses comptes et paie { $gold } Or.
spartacus-event-books-pay-you = Tu équilibres tes comptes et paies { $gold } Or.

## What happens: Intrigue
spartacus-event-drew =
    { $seat } pioche { $count ->
        [one] { $count } carte Intrigue
       *[other] { $count } cartes Intrigue
    }.
spartacus-event-drew-you =
    Tu as pioché { $count ->
        [one] { $count } carte Intrigue
       *[other] { $count } cartes Intrigue
    }.
# Stands before the line above, for those who may know.
spartacus-event-drawn = { $seat } pioche « { $title } ».
spartacus-event-drawn-you = Tu pioches « { $title } ».
spartacus-event-intrigue-turn = Tour d'Intrigue : { $seat }.
spartacus-event-intrigue-turn-you = C'est ton tour d'Intrigue.
spartacus-event-intrigue-over = { $seat } finit son tour d'Intrigue.
spartacus-event-intrigue-over-you = Tu finis ton tour d'Intrigue.
spartacus-event-cashed = { $seat } encaisse « { $title } ».
spartacus-event-cashed-you = Tu encaisses « { $title } ».
spartacus-event-discarded = { $seat } défausse « { $title } ».
spartacus-event-discarded-you = Tu défausses « { $title } ».
spartacus-event-posted = { $seat } pose un Garde sur la table.
spartacus-event-posted-you = Tu poses un Garde sur la table.
spartacus-event-used-rule = { $seat } utilise une Règle Spéciale de sa Maison : { $rule }.
spartacus-event-used-rule-you = Tu utilises une Règle Spéciale de ta Maison : { $rule }.
spartacus-event-spied = { $seat } regarde une carte en main chez { $other }.
spartacus-event-spied-you =
    { $other ->
        [Toi] { $seat } regarde une carte de ta main.
       *[other] Tu regardes une carte en main chez { $other }.
    }
# Follows the line above, for those who may know.
spartacus-event-saw = Carte vue chez { $other } : « { $title } ».
spartacus-event-laid = { $seat } pose un Complot face cachée et cherche du Soutien.
spartacus-event-laid-you = Tu poses un Complot face cachée et cherches du Soutien.
spartacus-event-took-back = { $seat } reprend le Complot sans le montrer.
spartacus-event-took-back-you = Tu reprends le Complot sans le montrer.
spartacus-event-pleaded =
    { $gold ->
        [0] { $seat } demande son Soutien à { $other }.
       *[other] { $seat } demande son Soutien à { $other } et offre { $gold } Or.
    }
spartacus-event-pleaded-you =
    { $other ->
        [Toi]
            { $gold ->
                [0] { $seat } te demande ton Soutien.
               *[other] { $seat } te demande ton Soutien et offre { $gold } Or.
            }
       *[other]
            { $gold ->
                [0] Tu demandes son Soutien à { $other }.
               *[other] Tu demandes son Soutien à { $other } et offres { $gold } Or.
            }
    }
spartacus-event-promised = { $seat } promet { $gold } Or pour plus tard à { $other }.
spartacus-event-promised-you =
    { $other ->
        [Toi] { $seat } te promet { $gold } Or pour plus tard.
       *[other] Tu promets { $gold } Or pour plus tard à { $other }.
    }
spartacus-event-showed = { $seat } montre le Complot à { $other }.
spartacus-event-showed-you =
    { $other ->
        [Toi] { $seat } te montre le Complot.
       *[other] Tu montres le Complot à { $other }.
    }
# Follows the line above, for the house that was shown it.
spartacus-event-saw-scheme = Complot face cachée de { $other } : « { $title } ».
spartacus-event-claimed = { $seat } dit que le Complot est « { $title } ».
spartacus-event-claimed-you = Tu dis que le Complot est « { $title } ».
spartacus-event-claimed-house = { $seat } dit que le Complot est « { $title } » sur { $other }.
spartacus-event-claimed-house-you =
    { $seat ->
        [Toi]
            { $other ->
                [Toi] Tu dis que le Complot est « { $title } » sur ta propre Maison.
               *[other] Tu dis que le Complot est « { $title } » sur { $other }.
            }
       *[other] { $seat } dit que le Complot est « { $title } » sur ta Maison.
    }
spartacus-event-claimed-target = { $seat } dit que la Cible est { $other }.
spartacus-event-claimed-target-you =
    { $seat ->
        [Toi]
            { $other ->
                [Toi] Tu dis que la Cible est ta propre Maison.
               *[other] Tu dis que la Cible est { $other }.
            }
       *[other] { $seat } dit que la Cible est ta Maison.
    }
spartacus-event-demanded = { $seat } demande { $gold } Or en échange.
spartacus-event-demanded-you = Tu demandes { $gold } Or en échange.
spartacus-event-demanded-promise = { $seat } demande une promesse de { $gold } Or en échange.
spartacus-event-demanded-promise-you = Tu demandes une promesse de { $gold } Or en échange.
spartacus-event-supported = { $seat } accorde son Soutien à { $other }.
spartacus-event-supported-you =
    { $other ->
        [Toi] { $seat } t'accorde son Soutien.
       *[other] Tu accordes ton Soutien à { $other }.
    }
spartacus-event-support-promised = { $seat } doit sur parole { $gold } Or à { $other } pour son Soutien.
spartacus-event-support-promised-you =
    { $other ->
        [Toi] { $seat } te doit sur parole { $gold } Or pour ton Soutien.
       *[other] Tu dois sur parole { $gold } Or à { $other } pour son Soutien.
    }
spartacus-event-refused = { $seat } refuse son Soutien à { $other }.
spartacus-event-refused-you =
    { $other ->
        [Toi] { $seat } te refuse son Soutien.
       *[other] Tu refuses ton Soutien à { $other }.
    }
spartacus-event-schemed = { $seat } annonce « { $title } ».
spartacus-event-schemed-you = Tu annonces « { $title } ».
spartacus-event-schemed-house = { $seat } annonce « { $title } » sur { $other }.
spartacus-event-schemed-house-self = { $seat } annonce « { $title } » sur sa propre Maison.
spartacus-event-schemed-house-you =
    { $seat ->
        [Toi]
            { $other ->
                [Toi] Tu annonces « { $title } » sur ta propre Maison.
               *[other] Tu annonces « { $title } » sur { $other }.
            }
       *[other] { $seat } annonce « { $title } » sur ta Maison.
    }
# Two houses are named; with Buying Secrets and Collusion the second one profits.
spartacus-event-schemed-houses = { $seat } annonce « { $title } » sur { $other }, avec { $second }.
spartacus-event-schemed-houses-you =
    { $seat ->
        [Toi]
            { $other ->
                [Toi] Tu annonces « { $title } » sur ta propre Maison, avec { $second }.
               *[other]
                    { $second ->
                        [Toi] Tu annonces « { $title } » sur { $other }, avec ta propre Maison.
                       *[other] Tu annonces « { $title } » sur { $other }, avec { $second }.
                    }
            }
       *[other]
            { $other ->
                [Toi] { $seat } annonce « { $title } » sur ta Maison, avec { $second }.
               *[other] { $seat } annonce « { $title } » sur { $other }, avec ta Maison.
            }
    }
spartacus-event-schemed-card = { $seat } annonce « { $title } » sur { $card }.
spartacus-event-schemed-card-you = Tu annonces « { $title } » sur { $card }.
spartacus-event-foiled = Le Complot « { $title } » ({ $seat }) est déjoué.
spartacus-event-foiled-you = Ton Complot « { $title } » est déjoué.
spartacus-event-fizzled = Le Complot « { $title } » ({ $seat }) tombe à l'eau : il ne peut plus s'accomplir.
spartacus-event-fizzled-you = Ton Complot « { $title } » tombe à l'eau : il ne peut plus s'accomplir.
spartacus-event-worked = Le Complot « { $title } » ({ $seat }) réussit.
spartacus-event-worked-you = Ton Complot « { $title } » réussit.
spartacus-event-guards-exhausted = Tous les Gardes sont épuisés chez { $seat }.
spartacus-event-guards-exhausted-you = Tous tes Gardes sont épuisés.

## What happens: reactions and guards
spartacus-event-reacted = { $seat } joue « { $title } ».
spartacus-event-reacted-you = Tu joues « { $title } ».
spartacus-event-reacted-house = { $seat } joue « { $title } » et nomme { $other }.
spartacus-event-reacted-house-you =
    { $seat ->
        [Toi]
            { $other ->
                [Toi] Tu joues « { $title } » et nommes ta propre Maison.
               *[other] Tu joues « { $title } » et nommes { $other }.
            }
       *[other] { $seat } joue « { $title } » et nomme ta Maison.
    }
spartacus-event-reacted-card = { $seat } joue « { $title } » et nomme { $card }.
spartacus-event-reacted-card-you = Tu joues « { $title } » et nommes { $card }.
spartacus-event-silenced = La carte « { $title } » ({ $seat }) est déjouée et ne fait rien.
spartacus-event-silenced-you = Ta carte « { $title } » est déjouée et ne fait rien.
spartacus-event-took-guard = { $seat } prend un Garde de la défausse sur sa table.
spartacus-event-took-guard-you = Tu prends un Garde de la défausse sur ta table.
spartacus-event-guard-rolled = Un Garde ({ $seat }) fait { $die }.
spartacus-event-guard-rolled-you = Ton Garde fait { $die }.
spartacus-event-guard-held = Le Garde ({ $seat }) déjoue le Complot.
spartacus-event-guard-held-you = Ton Garde déjoue le Complot.
spartacus-event-guard-failed = Le Garde ({ $seat }) échoue.
spartacus-event-guard-failed-you = Ton Garde échoue.

## What happens: the Market
spartacus-event-sold = { $seat } vend { $card } à la Banque pour { $gold } Or.
spartacus-event-sold-you = Tu vends { $card } à la Banque pour { $gold } Or.
spartacus-event-sold-guard = { $seat } vend un Garde à la Banque pour { $gold } Or.
spartacus-event-sold-guard-you = Tu vends un Garde à la Banque pour { $gold } Or.
spartacus-event-gave = { $seat } remet { $card } à { $other }.
spartacus-event-gave-you =
    { $other ->
        [Toi] { $seat } te remet { $card }.
       *[other] Tu remets { $card } à { $other }.
    }
spartacus-event-gave-guards =
    { $seat } remet { $count ->
        [one] { $count } Garde
       *[other] { $count } Gardes
    } à { $other }.
spartacus-event-gave-guards-you =
    { $other ->
        [Toi]
            { $seat } te remet { $count ->
                [one] { $count } Garde
               *[other] { $count } Gardes
            }.
       *[other]
            Tu remets { $count ->
                [one] { $count } Garde
               *[other] { $count } Gardes
            } à { $other }.
    }
spartacus-event-laid-out =
    { $count ->
        [one] { $count } carte Marché est étalée face cachée.
       *[other] { $count } cartes Marché sont étalées face cachée.
    }
spartacus-event-peeked = { $seat } regarde la carte { $place } des Enchères.
spartacus-event-peeked-you = Tu regardes la carte { $place } des Enchères.
# Follows the line above, for those who may know.
spartacus-event-saw-ware = C'est la carte { $card }.
spartacus-event-shown = Aux Enchères : { $card }.
# $seats and $bids are lists in the same order.
spartacus-event-bids = Mises : { $bids }.
spartacus-event-bought = { $seat } achète { $card } pour { $gold } Or.
spartacus-event-bought-you = Tu achètes { $card } pour { $gold } Or.
spartacus-event-unsold = Personne n'achète { $card } : la carte est défaussée.
spartacus-event-token-up = Aux Enchères : le jeton Hôte.

## What happens: the arena
spartacus-event-invited = { $seat } invite { $other } dans l'Arène.
spartacus-event-invited-self = { $seat } invite sa propre Maison dans l'Arène.
spartacus-event-invited-you =
    { $seat ->
        [Toi]
            { $other ->
                [Toi] Tu invites ta propre Maison dans l'Arène.
               *[other] Tu invites { $other } dans l'Arène.
            }
       *[other] { $seat } t'invite dans l'Arène.
    }
spartacus-event-declined = { $seat } n'envoie personne.
spartacus-event-declined-you = Tu n'envoies personne.
spartacus-event-sent = { $seat } envoie { $card } dans l'Arène.
spartacus-event-sent-you = Tu envoies { $card } dans l'Arène.
spartacus-event-equipped = { $seat } y ajoute { $card }.
spartacus-event-equipped-you = Tu y ajoutes { $card }.
spartacus-event-no-fight = Pas de combat : il n'y a pas deux Combattants.
spartacus-event-replaced = { $card } combat pour { $seat } à la place de { $instead }.
spartacus-event-replaced-you = { $card } combat pour toi à la place de { $instead }.
spartacus-event-bet = { $seat } parie { $bets }.
spartacus-event-bet-you = Tu paries { $bets }.
spartacus-event-bets-won = { $seat } gagne des Paris et reprend { $gold } Or.
spartacus-event-bets-won-you = Tu gagnes des Paris et reprends { $gold } Or.
spartacus-event-bets-lost = { $seat } perd des Paris : { $gold } Or.
spartacus-event-bets-lost-you = Tu perds des Paris : { $gold } Or.
spartacus-event-spared = { $seat } lève le pouce : { $card } a la vie sauve.
spartacus-event-spared-you = Tu lèves le pouce : { $card } a la vie sauve.
spartacus-event-killed = { $seat } baisse le pouce : { $card } meurt.
spartacus-event-killed-you = Tu baisses le pouce : { $card } meurt.

## What happens: a fight
spartacus-event-round = Round { $round }.
spartacus-event-initiative = { $seat } fait { $dice } pour l'Initiative.
spartacus-event-initiative-you = Tu fais { $dice } pour l'Initiative.
spartacus-event-leads = { $seat } gagne l'Initiative.
spartacus-event-leads-you = Tu gagnes l'Initiative.
spartacus-event-moved = Le Combattant ({ $seat }) va en { $cell }.
spartacus-event-moved-you = Ton Combattant va en { $cell }.
# $thrown is speed (dice of Speed, the Javelin) or normal; it is never shown itself.
spartacus-event-attacks =
    { $thrown ->
        [speed] { $card } ({ $seat }) fait une Attaque de Vitesse.
       *[normal] { $card } ({ $seat }) attaque.
    }
spartacus-event-attacks-you =
    { $thrown ->
        [speed] { $card } (à toi) fait une Attaque de Vitesse.
       *[normal] { $card } (à toi) attaque.
    }
spartacus-event-dice = Attaque { $attack }, Défense { $defence }.
spartacus-event-rerolled = { $seat } fait relancer un dé ({ $source }).
spartacus-event-rerolled-you = Tu fais relancer un dé ({ $source }).
spartacus-event-damage =
    { $damage ->
        [0] Le Combattant ({ $seat }) ne subit aucun Dégât.
        [one] Le Combattant ({ $seat }) subit { $damage } Dégât.
       *[other] Le Combattant ({ $seat }) subit { $damage } Dégâts.
    }
spartacus-event-damage-you =
    { $damage ->
        [0] Ton Combattant ne subit aucun Dégât.
        [one] Ton Combattant subit { $damage } Dégât.
       *[other] Ton Combattant subit { $damage } Dégâts.
    }
spartacus-event-riposte = Triple en Défense : le Combattant ({ $seat }) riposte, Dégâts : { $damage }.
spartacus-event-riposte-you = Triple en Défense : ton Combattant riposte, Dégâts : { $damage }.
spartacus-event-padded = L'Armure ({ $seat }) absorbe le premier Dégât.
spartacus-event-padded-you = Ton Armure absorbe le premier Dégât.
spartacus-event-lost-die = { $seat } perd un dé : { $pool }.
spartacus-event-lost-die-you = Tu perds un dé : { $pool }.
# $level is yields, injured or decapitated; it is never shown itself.
spartacus-event-defeated =
    { $level ->
        [yields] { $card } ({ $seat }) perd le combat et se soumet.
        [injured] { $card } ({ $seat }) perd le combat : Blessure.
       *[decapitated] { $card } ({ $seat }) perd le combat : Décapitation.
    }
spartacus-event-defeated-you =
    { $level ->
        [yields] { $card } (à toi) perd le combat et se soumet.
        [injured] { $card } (à toi) perd le combat : Blessure.
       *[decapitated] { $card } (à toi) perd le combat : Décapitation.
    }

## What happens: the end, trade
spartacus-event-tournament = Un Tournoi décide. Y participent : { $seats }.
spartacus-event-bout = Combat du Tournoi : { $seat } contre { $other }.
spartacus-event-bout-you =
    { $other ->
        [Toi] Combat du Tournoi : { $seat } contre toi.
       *[other] Combat du Tournoi : toi contre { $other }.
    }
spartacus-event-through = { $seat } gagne le combat.
spartacus-event-through-you = Tu gagnes le combat.
spartacus-event-won = La partie est finie. { $seat } gagne avec { $influence } Influence.
spartacus-event-won-you = La partie est finie. Tu as gagné, avec { $influence } Influence.
spartacus-event-offered = { $seat } fait une proposition à { $other }.
spartacus-event-offered-you =
    { $other ->
        [Toi] { $seat } te fait une proposition.
       *[other] Tu fais une proposition à { $other }.
    }
spartacus-event-countered = { $seat } répond à { $other } par une contre-proposition.
spartacus-event-countered-you =
    { $other ->
        [Toi] { $seat } te répond par une contre-proposition.
       *[other] Tu réponds à { $other } par une contre-proposition.
    }
spartacus-event-offer-declined = { $other } refuse la proposition ({ $seat } à { $other }).
spartacus-event-offer-declined-you =
    { $other ->
        [Toi] Tu refuses la proposition ({ $seat } à toi).
       *[other] { $other } refuse ta proposition.
    }
spartacus-event-offer-withdrawn = { $seat } retire sa proposition à { $other }.
spartacus-event-offer-withdrawn-you =
    { $other ->
        [Toi] { $seat } retire la proposition qui t'était faite.
       *[other] Tu retires ta proposition à { $other }.
    }
spartacus-event-offer-gone = La proposition ({ $seat } à { $other }) n'est plus sur la table : le moment est passé.
spartacus-event-offer-gone-you =
    { $other ->
        [Toi] La proposition ({ $seat } à toi) n'est plus sur la table : le moment est passé.
       *[other] Ta proposition à { $other } n'est plus sur la table : le moment est passé.
    }
spartacus-event-offer-failed = La proposition ({ $seat } à { $other }) n'est plus sur la table : ce n'est plus possible.
spartacus-event-offer-failed-you =
    { $other ->
        [Toi] La proposition ({ $seat } à toi) n'est plus sur la table : ce n'est plus possible.
       *[other] Ta proposition à { $other } n'est plus sur la table : ce n'est plus possible.
    }
spartacus-event-offer-void = La proposition ({ $seat } à { $other }) est nulle : il manquait quelque chose de promis.
spartacus-event-offer-void-you =
    { $other ->
        [Toi] La proposition ({ $seat } à toi) est nulle : il manquait quelque chose de promis.
       *[other] Ta proposition à { $other } est nulle : il manquait quelque chose de promis.
    }
spartacus-event-deal = { $seat } et { $other } concluent un accord.
spartacus-event-deal-you =
    { $other ->
        [Toi] Tu conclus un accord avec { $seat }.
       *[other] Tu conclus un accord avec { $other }.
    }


## What is asked

spartacus-ask-match-choose_house = Quelle Maison prends-tu ?
spartacus-ask-upkeep-treat = Qui fait le prochain Jet de Guérison ?
spartacus-ask-upkeep-cure = Fais-tu relancer ce Jet de Guérison ?
spartacus-ask-upkeep-release = Tu équilibres tes comptes. Laisses-tu partir un Gladiateur ?
spartacus-ask-intrigue-do_deed = C'est ton tour d'Intrigue. Que fais-tu ?
spartacus-ask-scheme-lay_down = Quel Complot poses-tu face cachée ?
spartacus-ask-scheme-plead = À qui demandes-tu du Soutien ?
spartacus-ask-plead-enough = Tu as assez de Soutien. Joues-tu ton complot ?
spartacus-ask-scheme-name_price = Combien d'Or offres-tu tout de suite ou promets-tu pour plus tard ?
spartacus-ask-scheme-claim = Quel Complot prétends-tu jouer, ou le montres-tu ?
spartacus-ask-scheme-claim_target = Quelle Cible lui prêtes-tu ?
spartacus-ask-scheme-pledge = Soutiens-tu ce Complot ?
spartacus-ask-scheme-settle_demand = On te demande davantage. Es-tu d'accord ?
spartacus-ask-scheme-make_up = Comment compenses-tu l'Influence qui manque ?
spartacus-ask-scheme-foil = Essaies-tu de déjouer ce Complot ?
spartacus-ask-scheme-pick = Quelle carte choisis-tu ?
spartacus-ask-cost-pay = Quelle carte sert à la Règle Spéciale de ta Maison ?
spartacus-ask-cost-drop = Quelle carte échanges-tu ?
spartacus-ask-spy-look = Chez qui regardes-tu une carte ?
spartacus-ask-exchange-exchange = Quelle carte échanges-tu ?
spartacus-ask-reaction-thunder = Déjoues-tu cette Réaction ?
spartacus-ask-reaction-take_guard = Prends-tu un Garde de la défausse ?
spartacus-ask-guard-drill = Ton Garde a échoué. Relance-t-il ?
spartacus-ask-guard-thunder = Déjoues-tu ce Garde ?
spartacus-ask-quiet-speak = Joues-tu une Réaction ?
spartacus-ask-market-trade = Le Marché Ouvert. Que vends-tu à la Banque ?
spartacus-ask-market-look = Quelle carte des Enchères regardes-tu ?
spartacus-ask-market-bid = Combien mises-tu ?
spartacus-ask-market-bid_for_token = Combien mises-tu pour le jeton Hôte ?
spartacus-ask-arena-invite = Tu es l'Hôte. Qui invites-tu ?
spartacus-ask-arena-send = On t'invite. Qui envoies-tu ?
spartacus-ask-arena-take_weapon = Quelle Arme prend ton Combattant ?
spartacus-ask-arena-take_armour = Quelle Armure prend ton Combattant ?
spartacus-ask-arena-take_special = Quel Équipement Spécial prend ton Combattant ?
spartacus-ask-arena-bet = Sur quoi paries-tu ?
spartacus-ask-arena-show_thumb = Tu es l'Hôte. Pouce levé ou baissé ?
spartacus-ask-fight-cast = Utilises-tu ton Filet ?
spartacus-ask-fight-reroll_initiative = Relance-t-on l'Initiative ?
spartacus-ask-fight-choose_order = Tu as l'Initiative. Joues-tu premier ou second ?
spartacus-ask-fight-act = Que fait ton Combattant ?
spartacus-ask-fight-act_second = Que fait ton Combattant ?
spartacus-ask-fight-call_off = Tu es l'Hôte. Qui se soumet ?
spartacus-ask-attack-dodge = On t'attaque. Quels dés lances-tu ?
spartacus-ask-attack-reroll = Fais-tu relancer un dé ?
spartacus-ask-attack-strike = Ajoutes-tu 1 Dégât ?
spartacus-ask-attack-shield = Ignores-tu 1 Dégât ?
spartacus-ask-attack-shield_back = Un triple riposte. Ignores-tu 1 Dégât ?
spartacus-ask-loss-lose = Quel dé perds-tu ?
spartacus-ask-tournament-pick_fighters = Qui envoies-tu au Tournoi ?

spartacus-wait-match-choose_house =
    { $count ->
        [one] { $names } doit choisir une Maison.
       *[other] { $names } doivent choisir une Maison.
    }
spartacus-wait-upkeep-treat =
    { $count ->
        [one] { $names } doit choisir le prochain Jet de Guérison.
       *[other] { $names } doivent choisir le prochain Jet de Guérison.
    }
spartacus-wait-upkeep-cure =
    { $count ->
        [one] { $names } peut relancer un Jet de Guérison.
       *[other] { $names } peuvent relancer un Jet de Guérison.
    }
spartacus-wait-upkeep-release =
    { $count ->
        [one] { $names } doit faire ses comptes.
       *[other] { $names } doivent faire ses comptes.
    }
spartacus-wait-intrigue-do_deed =
    { $count ->
        [one] { $names } doit jouer le tour d'Intrigue.
       *[other] { $names } doivent jouer le tour d'Intrigue.
    }
spartacus-wait-scheme-lay_down =
    { $count ->
        [one] { $names } doit poser un Complot, face cachée.
       *[other] { $names } doivent poser un Complot, face cachée.
    }
spartacus-wait-scheme-plead =
    { $count ->
        [one] { $names } peut demander du Soutien.
       *[other] { $names } peuvent demander du Soutien.
    }
spartacus-wait-scheme-name_price =
    { $count ->
        [one] { $names } doit proposer de l'Or pour un Soutien.
       *[other] { $names } doivent proposer de l'Or pour un Soutien.
    }
spartacus-wait-scheme-claim =
    { $count ->
        [one] { $names } doit dire quel serait le Complot.
       *[other] { $names } doivent dire quel serait le Complot.
    }
spartacus-wait-scheme-claim_target =
    { $count ->
        [one] { $names } doit dire quelle serait sa Cible.
       *[other] { $names } doivent dire quelle serait sa Cible.
    }
spartacus-wait-scheme-pledge =
    { $count ->
        [one] { $names } peut soutenir le Complot.
       *[other] { $names } peuvent soutenir le Complot.
    }
spartacus-wait-scheme-settle_demand =
    { $count ->
        [one] { $names } doit payer davantage ou se passer du Soutien.
       *[other] { $names } doivent payer davantage ou se passer du Soutien.
    }
spartacus-wait-scheme-make_up =
    { $count ->
        [one] { $names } peut compenser l'Influence qui manque.
       *[other] { $names } peuvent compenser l'Influence qui manque.
    }
spartacus-wait-scheme-foil =
    { $count ->
        [one] { $names } peut déjouer le Complot.
       *[other] { $names } peuvent déjouer le Complot.
    }
spartacus-wait-scheme-pick =
    { $count ->
        [one] { $names } doit désigner une carte.
       *[other] { $names } doivent désigner une carte.
    }
spartacus-wait-cost-pay =
    { $count ->
        [one] { $names } doit choisir des cartes pour une Règle Spéciale.
       *[other] { $names } doivent choisir des cartes pour une Règle Spéciale.
    }
spartacus-wait-cost-drop =
    { $count ->
        [one] { $names } doit choisir des cartes à échanger.
       *[other] { $names } doivent choisir des cartes à échanger.
    }
spartacus-wait-spy-look =
    { $count ->
        [one] { $names } doit choisir une main à regarder.
       *[other] { $names } doivent choisir une main à regarder.
    }
spartacus-wait-exchange-exchange =
    { $count ->
        [one] { $names } doit choisir une carte à échanger.
       *[other] { $names } doivent choisir une carte à échanger.
    }
spartacus-wait-reaction-thunder =
    { $count ->
        [one] { $names } peut répondre à la Réaction.
       *[other] { $names } peuvent répondre à la Réaction.
    }
spartacus-wait-reaction-take_guard =
    { $count ->
        [one] { $names } peut prendre un Garde de la défausse.
       *[other] { $names } peuvent prendre un Garde de la défausse.
    }
spartacus-wait-guard-drill =
    { $count ->
        [one] { $names } peut faire relancer le Garde.
       *[other] { $names } peuvent faire relancer le Garde.
    }
spartacus-wait-guard-thunder =
    { $count ->
        [one] { $names } peut répondre au Garde.
       *[other] { $names } peuvent répondre au Garde.
    }
spartacus-wait-quiet-speak =
    { $count ->
        [one] { $names } peut réagir.
       *[other] { $names } peuvent réagir.
    }
spartacus-wait-market-trade =
    { $count ->
        [one] { $names } peut commercer au Marché Ouvert.
       *[other] { $names } peuvent commercer au Marché Ouvert.
    }
spartacus-wait-market-look =
    { $count ->
        [one] { $names } peut regarder les Enchères.
       *[other] { $names } peuvent regarder les Enchères.
    }
spartacus-wait-market-bid =
    { $count ->
        [one] { $names } doit miser.
       *[other] { $names } doivent miser.
    }
spartacus-wait-market-bid_for_token =
    { $count ->
        [one] { $names } doit miser pour le jeton Hôte.
       *[other] { $names } doivent miser pour le jeton Hôte.
    }
spartacus-wait-arena-invite =
    { $count ->
        [one] { $names } doit lancer une Invitation.
       *[other] { $names } doivent lancer une Invitation.
    }
spartacus-wait-arena-send =
    { $count ->
        [one] { $names } doit envoyer un Combattant ou refuser.
       *[other] { $names } doivent envoyer un Combattant ou refuser.
    }
spartacus-wait-arena-take_weapon =
    { $count ->
        [one] { $names } peut prendre une Arme.
       *[other] { $names } peuvent prendre une Arme.
    }
spartacus-wait-arena-take_armour =
    { $count ->
        [one] { $names } peut prendre une Armure.
       *[other] { $names } peuvent prendre une Armure.
    }
spartacus-wait-arena-take_special =
    { $count ->
        [one] { $names } peut prendre un Équipement Spécial.
       *[other] { $names } peuvent prendre un Équipement Spécial.
    }
spartacus-wait-arena-bet =
    { $count ->
        [one] { $names } doit parier ou non.
       *[other] { $names } doivent parier ou non.
    }
spartacus-wait-arena-show_thumb =
    { $count ->
        [one] { $names } doit montrer le pouce.
       *[other] { $names } doivent montrer le pouce.
    }
spartacus-wait-fight-cast =
    { $count ->
        [one] { $names } peut lancer le Filet.
       *[other] { $names } peuvent lancer le Filet.
    }
spartacus-wait-fight-reroll_initiative =
    { $count ->
        [one] { $names } peut relancer l'Initiative.
       *[other] { $names } peuvent relancer l'Initiative.
    }
spartacus-wait-fight-choose_order =
    { $count ->
        [one] { $names } doit commencer ou suivre.
       *[other] { $names } doivent commencer ou suivre.
    }
spartacus-wait-fight-act =
    { $count ->
        [one] { $names } doit se déplacer ou attaquer.
       *[other] { $names } doivent se déplacer ou attaquer.
    }
spartacus-wait-fight-act_second =
    { $count ->
        [one] { $names } doit se déplacer ou attaquer.
       *[other] { $names } doivent se déplacer ou attaquer.
    }
spartacus-wait-fight-call_off =
    { $count ->
        [one] { $names } peut se soumettre.
       *[other] { $names } peuvent se soumettre.
    }
spartacus-wait-attack-dodge =
    { $count ->
        [one] { $names } doit choisir les dés de la défense.
       *[other] { $names } doivent choisir les dés de la défense.
    }
spartacus-wait-attack-reroll =
    { $count ->
        [one] { $names } peut faire relancer un dé.
       *[other] { $names } peuvent faire relancer un dé.
    }
spartacus-wait-attack-strike =
    { $count ->
        [one] { $names } peut ajouter 1 Dégât.
       *[other] { $names } peuvent ajouter 1 Dégât.
    }
spartacus-wait-attack-shield =
    { $count ->
        [one] { $names } peut ignorer 1 Dégât.
       *[other] { $names } peuvent ignorer 1 Dégât.
    }
spartacus-wait-attack-shield_back =
    { $count ->
        [one] { $names } peut ignorer 1 Dégât, à l'attaque.
       *[other] { $names } peuvent ignorer 1 Dégât, à l'attaque.
    }
spartacus-wait-loss-lose =
    { $count ->
        [one] { $names } doit choisir un dé à perdre.
       *[other] { $names } doivent choisir un dé à perdre.
    }
spartacus-wait-tournament-pick_fighters =
    { $count ->
        [one] { $names } doit envoyer un Combattant au Tournoi.
       *[other] { $names } doivent envoyer un Combattant au Tournoi.
    }

## What is allowed, and what hangs on it. People are called by their house here.

spartacus-why-match-choose_house = La Maison décide de ce que tu as au départ, et des deux Règles Spéciales que tu peux utiliser pendant tes tours d'Intrigue.
spartacus-why-upkeep-treat = De 4 à 6, guérison ; 2 et 3 ne changent rien ; 1, c'est la mort.
spartacus-why-cure = { $card } a fait { $die } : de 4 à 6, guérison ; 1, c'est la mort. Le nouveau jet compte.
spartacus-why-release =
    Chaque Esclave prêt rapporte 1 Or, chaque Gladiateur prêt en coûte 1. Tu as { $gold } ; Gladiateurs : { $men }, Esclaves : { $slaves }. Qui part est défaussé.
spartacus-why-intrigue = Tu as { $cards } en main ; le tour peut finir avec { $most } ou moins.
spartacus-why-scheme-lay_down = Personne d'autre ne sait lequel c'est. Les Maisons qui te soutiennent ajoutent toute leur Influence à la tienne, pour ce Complot.
spartacus-why-plead = { $title } requiert { $needs } Influence ; pour l'instant il y en a { $have }. On demande trois fois au plus à chaque Maison.
spartacus-why-price = { $house } a { $points }. L'Or n'est payé que pour un oui, aussitôt. L'Or promis se paie après le Complot, ou non : une promesse n'engage personne.
spartacus-why-scheme-claim = Tu peux mentir, ou ne rien dire. Une carte que tu montres, seule la Maison à qui tu demandes la voit.
spartacus-why-scheme-claim_target = Tu peux mentir. Tu peux aussi ne rien dire.
spartacus-why-pledge = { $house } pose un Complot face cachée, demande tes { $points } et offre { $price }. Un oui est définitif.
spartacus-why-pledge-free = { $house } pose un Complot face cachée, demande tes { $points } et n'offre rien. Un oui est définitif.
spartacus-why-claimed = Ce serait { $title } : { $effect }.
# These follow spartacus-why-pledge.
spartacus-why-promised = Promis pour plus tard : { $promised } ; une promesse n'engage personne.
spartacus-why-shown = On te montre la carte, { $title } : { $effect }.
spartacus-why-demand = { $house } veut { $price } pour { $points }. Si tu ne paies pas, la réponse est non.
spartacus-why-demand-promise = { $house } veut { $price } tout de suite et une promesse de { $promised } pour { $points }. Si tu n'es pas d'accord, la réponse est non.
spartacus-why-make-up = Il manque { $points } à { $title }. Ce que tu utilises est perdu même si le Complot est déjoué.
spartacus-why-foil = { $what } : { $effect }. Vous choisissez tous en même temps ; de ceux qui agissent, le plus proche à gauche du comploteur passe le premier.
spartacus-why-guard = Tu es la Cible : un Garde le déjoue avec { $least } ou plus.
spartacus-why-pick = { $title } : { $effect }.
spartacus-why-cost = { $rule }. Encore à désigner : { $left }.
spartacus-why-drop = Tu pioches autant de cartes que tu en défausses. Encore possible : { $left }.
spartacus-why-spy-look = Tu en vois une carte au hasard ; les autres apprennent seulement à qui est cette main.
spartacus-why-exchange-exchange = Tu la défausses et tu en pioches une autre.
# For reaction.thunder and guard.thunder.
spartacus-why-thunder = { $title } ({ $house }) va prendre effet. Une carte déjouée ne fait rien.
spartacus-why-reaction-take_guard = Le Garde va sur ta table, prêt.
spartacus-why-drill = Le Garde a fait { $die } ; il faut { $least } ou plus.
spartacus-why-quiet-books = Un moment calme : Réactions sur les Maisons sans Or, sans Esclaves ou sans Gladiateurs. Vous choisissez tous en même temps ; le premier dans le sens horaire à partir de l'Hôte agit.
spartacus-why-quiet-rig = Les Paris sont montrés : Réactions qui changent un Combattant, ou sur les Maisons démunies. Vous choisissez tous en même temps.
spartacus-why-quiet-death = Après le combat : Réactions à la mort d'un Gladiateur, ou sur les Maisons démunies. Vous choisissez tous en même temps.
spartacus-why-market-trade = Tu peux vendre des cartes prêtes à la Banque et faire des propositions aux autres. On part pour de bon ; ensuite, ton Or n'est plus montré.
spartacus-why-market-look = Personne d'autre ne voit la carte. Qui regarde pour toi est épuisé.
spartacus-why-bid = Aux Enchères : { $what }. Toutes les mises sont montrées ensemble ; la plus haute paie ; à égalité, on mise de nouveau par-dessus.
spartacus-why-tied = Il y a égalité : tu as déjà { $gold } sur la table.
spartacus-why-arena-invite = Deux Maisons combattent ; chacune n'est invitée qu'une fois. Décliner coûte 1 Influence à une Maison. Tu peux inviter la tienne.
spartacus-why-send-first = Qui tu envoies est le combattant I.
spartacus-why-send-second = Combattant I ({ $house }) : { $card }. Qui tu envoies est le combattant II.
# One of the next two follows.
spartacus-why-send-decline = Décliner te coûte 1 Influence.
spartacus-why-send-host = Tu t'es invité : tu dois envoyer quelqu'un.
spartacus-why-gear = { $card } peut avoir une Arme, une Armure et un Équipement Spécial.
spartacus-why-bet = I : { $one }. II : { $two }. La victoire paie 1 pour 1, Blessure et Décapitation paient 2 pour 1.
# One of the next two follows: per type, or per fighter.
spartacus-why-bet-type = Jusqu'à 3 Or par type ; les deux victoires n'en font qu'un.
spartacus-why-bet-fighter = Jusqu'à 3 Or sur chaque Pari.
# Follows the line above, for the houses in the fight.
spartacus-why-bet-own = Tu ne peux pas parier sur la victoire de ton adversaire.
spartacus-why-thumb = { $card } a perdu. Le pouce baissé, c'est la mort, et te coûte 1 Influence par Faveur.
spartacus-why-fight-cast = Qui est seul à utiliser un Filet gagne l'Initiative sans jet. Si les deux le font, les dés décident.
spartacus-why-initiative = { $one } { $dice }, { $two } { $others }. Le dernier jet compte.
spartacus-why-fight-choose_order = Chaque Combattant se déplace et attaque une fois, dans l'ordre qu'il veut ; puis vient l'autre.
spartacus-why-act =
    { $far ->
        [one] { $card } est en { $cell }, { $foe } juste à côté, en { $there }.
       *[other] { $card } est en { $cell }, { $foe } en { $there }, à { $far } cases.
    } Un déplacement et une attaque, dans l'ordre que tu veux.
spartacus-why-fight-call_off = Vingt Rounds sans un dé perdu, et les deux Combattants ont autant de Santé.
spartacus-why-attack-dodge = Avec les dés de Vitesse, ni relance, ni double, ni triple en Défense ne compte.
spartacus-why-attack = Attaque { $attack }, Défense { $defense }.
spartacus-why-damage = Dégâts pour l'instant : { $damage }.
spartacus-why-back = Dégâts du triple pour ton Combattant : { $damage }.
spartacus-why-lose =
    { $damage ->
        [one] { $damage } dé doit partir.
       *[other] { $damage } dés doivent partir.
    } Aucune réserve ne descend sous 1 tant qu'une autre a plus.
spartacus-why-lineup = Ton adversaire : { $house }. Vous choisissez en même temps ; qui gagne le Tournoi gagne la partie.

## Options

spartacus-keep = il te reste { $gold }
spartacus-then-have = tu as ensuite { $gold }
spartacus-then-lack = il te manque encore { $gold }
spartacus-close-books = Clore les comptes
spartacus-for-free = pour rien
spartacus-you-get = tu reçois { $gold }
spartacus-promise-of = une promesse de { $gold }
spartacus-you-lose = tu perds { $points }
spartacus-enough = alors cela suffit
# $points is a number: Influence that is missing.
spartacus-option-lose-die = Perdre un dé : { $pool }
spartacus-short-paid = il en manque { $points } : tu paies { $gold } en plus
spartacus-short-used = il en manque { $points } : { $card } y supplée
spartacus-still-lacks = il en manque { $points }
spartacus-now = soit { $what } en ce moment
spartacus-target-has = la Maison a { $points }
spartacus-now-dice = à présent { $dice }
# $others and $left are numbers of dice.
spartacus-dice-against = { $dice } contre { $others }
spartacus-dice-become = { $dice }, il en restera { $left }
spartacus-damage-instead =
    { $damage ->
        [one] { $damage } Dégât au lieu de { $now }
       *[other] { $damage } Dégâts au lieu de { $now }
    }
spartacus-then-exhausted = la carte est ensuite épuisée
spartacus-wins-initiative = tu gagnes l'Initiative, sauf si les deux en utilisent un
spartacus-guard-foils = déjoue le Complot avec { $least } ou plus
spartacus-lives = { $card } a la vie sauve
spartacus-dies = { $card } meurt
spartacus-away =
    { $count ->
        [one] à côté de l'adversaire
       *[other] à { $count } cases de l'adversaire
    }

spartacus-deed-post = Poser un Garde sur la table
spartacus-deed-seek = Chercher du Soutien pour un Complot
spartacus-deed-support = Soutenir le Complot
spartacus-deed-show = Montrer la carte, { $title }, à { $target }
spartacus-deed-accept = Payer { $gold }
spartacus-deed-sell-guard = Vendre un Garde de la table
spartacus-deed-take-guard = Prendre un Garde de la défausse
spartacus-deed-use = Utiliser { $card }
spartacus-deed-again = Relancer tous tes dés de Vitesse
spartacus-deed-first = Jouer premier
spartacus-deed-second = Jouer second
spartacus-deed-attack = Attaquer
spartacus-deed-throw = Lancer { $card }
# $defense is a number of dice.
spartacus-deed-dodge = Vitesse
spartacus-dodge-dice = { $speed } au lieu de { $defense }
spartacus-deed-up = Pouce levé
spartacus-deed-down = Pouce baissé
spartacus-deed-from-table = Un Garde de la table
spartacus-deed-from-hand = Un Garde de ta main

spartacus-play = Jouer { $title }
spartacus-play-on = Jouer { $title } sur { $target }
spartacus-play-raise-two = Jouer { $title } sur { $target } et { $second }
spartacus-play-collude = Jouer { $title } sur { $target }, { $second } en profite
spartacus-play-buy-secrets = Jouer { $title } sur { $target } en payant { $second }
spartacus-play-foil-slave = Jouer { $title } en défaussant { $target }
spartacus-play-foil-pay = Jouer { $title } en payant { $target }
spartacus-play-rig = Jouer { $title } en envoyant { $target }
spartacus-option-plea = Demander son Soutien à { $target }
spartacus-option-aimed = Sur { $target }
spartacus-option-spy = En main chez { $target }
spartacus-option-yields = { $card } se soumet
spartacus-option-invite = Inviter { $target }
spartacus-option-die = Relancer ton { $die }
spartacus-option-their-die = Faire relancer le { $die } de l'adversaire
spartacus-option-move = Aller en { $cell }
spartacus-option-treat = { $card } lance maintenant
spartacus-option-release = Laisser partir { $card }
spartacus-option-discard = Défausser { $card }
spartacus-option-exhaust = Épuiser { $card }
spartacus-option-send = Envoyer { $card }
spartacus-option-sell = Vendre { $card }
spartacus-option-peek = Regarder la carte { $place } avec { $card }
spartacus-option-cash = Encaisser { $title }
spartacus-option-lay = Poser { $title } face cachée
spartacus-option-claim = Dire que c'est { $title }
spartacus-option-bid = Miser { $gold }
spartacus-option-bid-nothing = Ne rien miser
spartacus-option-add = Ajouter { $gold }, { $total } en tout
spartacus-option-add-nothing = Ne rien ajouter
spartacus-option-buy = Payer { $gold } pour { $points } de moins
spartacus-option-offer = Offrir { $gold }
spartacus-option-offer-nothing = Ne rien offrir
spartacus-option-demand = Oui, si { $house } te paie { $gold }
spartacus-option-promise = Promettre { $gold }
spartacus-option-owe = Oui, si { $house } te promet { $gold }
spartacus-option-no-bet = Pas de Pari
spartacus-option-lineup = { $card } avec { $gear }
spartacus-option-lineup-bare = { $card } sans Équipement

spartacus-pass-upkeep-cure = Pas de relance
spartacus-pass-intrigue-do_deed = Finir ton tour d'Intrigue
spartacus-pass-scheme-lay_down = N'en poser aucun
spartacus-pass-scheme-plead = Reprendre le Complot sans le montrer
spartacus-pass-scheme-claim = Ne rien dire
spartacus-pass-scheme-claim_target = Ne nommer aucune Maison
spartacus-pass-scheme-pledge = Pas de Soutien
spartacus-pass-scheme-settle_demand = Refuser
spartacus-pass-scheme-foil = Ne rien faire
spartacus-pass-cost-drop = Ne plus rien échanger
spartacus-pass-reaction-thunder = Ne rien faire
spartacus-pass-reaction-take_guard = N'en prendre aucun
spartacus-pass-guard-drill = Pas de relance
spartacus-pass-guard-thunder = Ne rien faire
spartacus-pass-quiet-speak = Ne pas jouer de Réaction
spartacus-pass-market-trade = Ramasser ton Or et passer aux enchères
spartacus-pass-market-look = Ne pas regarder
spartacus-pass-arena-send = Décliner
spartacus-pass-arena-send-more = tu perds 1 Influence
spartacus-pass-arena-take_weapon = Pas d'Arme
spartacus-pass-arena-take_armour = Pas d'Armure
spartacus-pass-arena-take_special = Pas d'Équipement Spécial
spartacus-pass-fight-cast = Ne pas l'utiliser
spartacus-pass-fight-reroll_initiative = Garder les dés
spartacus-pass-fight-act = Finir le tour de ton Combattant
spartacus-pass-fight-act_second = Finir le tour de ton Combattant
spartacus-pass-attack-dodge = Dés de Défense
spartacus-pass-attack-reroll = Garder les dés
spartacus-pass-attack-strike = Ne rien ajouter
spartacus-pass-attack-shield = Subir les Dégâts
spartacus-pass-attack-shield_back = Subir les Dégâts
# What is typed for an amount: the letter, then the number. Small letters, all different, none of ? r t l c d s u q.
spartacus-letter-bid = m
spartacus-letter-price = o
spartacus-letter-demand = e
spartacus-letter-promise = p
spartacus-letter-owe = i

# The fields of a bet. $seat names the house of the fighter.
spartacus-part-fighter = Or sur Victoire { $side } : { $card }, { $seat }
spartacus-part-victory-i = Or sur Victoire I
spartacus-part-victory-ii = Or sur Victoire II
spartacus-part-injury = Or sur Blessure
spartacus-part-decapitation = Or sur Décapitation
spartacus-bet-fighter = { $gold } sur { $side } ({ $card })
spartacus-bet-victory-i = { $gold } sur I
spartacus-bet-victory-ii = { $gold } sur II
spartacus-bet-injury = { $gold } sur Blessure
spartacus-bet-decapitation = { $gold } sur Décapitation

## Gifts and trade

spartacus-free-action-propose = Faire une proposition
spartacus-free-action-accept = Accepter
spartacus-free-action-counter = Contre-proposition
spartacus-free-action-decline = Refuser
spartacus-free-action-withdraw = Retirer
spartacus-free-action-give-gold = Donner de l'Or
spartacus-free-action-post-guard = Poser un Garde sur la table
spartacus-ware-gold = Or
spartacus-ware-guards = Gardes
spartacus-give = Donner { $gold } à { $seat }
spartacus-offer = Proposer à { $seat } : { $give } contre { $get }
spartacus-offer-gift = Proposer à { $seat } : { $give }, sans contrepartie
spartacus-offer-request = Demander à { $seat } : { $get }, sans contrepartie
spartacus-offered-you = Proposition ({ $seat }) : tu reçois { $give }, tu donnes { $get }.
spartacus-offered-by-you = Ta proposition à { $seat } : tu donnes { $give }, tu reçois { $get }.

## The special rules of the houses

spartacus-rule-exhaust-gladiators = épuiser { $cost } : gagner { $gold }
spartacus-rule-exhaust-guards = épuiser { $cost } : piocher { $cards }
spartacus-rule-exhaust-slaves = épuiser { $cost } : défausser jusqu'à { $most } cartes et en piocher autant
spartacus-rule-lower-needs = payer de l'Or en annonçant un Complot : il requiert d'autant moins d'Influence
spartacus-rule-discard = défausser { $cost } : gagner { $gain }

## Market cards: names, and what they can do. Named people are called as their cards say.

spartacus-card-syrian-warrior = Guerrier Syrien
spartacus-card-numidian-warrior = Guerrier Numide
spartacus-card-thracian-warrior = Guerrier Thrace
spartacus-card-celtic-warrior = Guerrier Celte
spartacus-card-attendant = Serviteur
spartacus-card-convict = Condamné
spartacus-card-cook = Cuisinier
spartacus-card-debtor = Débiteur
spartacus-card-deserter = Déserteur
spartacus-card-medicus = Medicus
spartacus-card-apothecary = Apothicaire
spartacus-card-masked-courtesan = Courtisane Masquée
spartacus-card-gladius = Glaive (Gladius)
spartacus-card-axe = Hache
spartacus-card-trident = Trident
spartacus-card-galea = Casque (Galea)
spartacus-card-scutum = Bouclier (Scutum)
spartacus-card-manica = Manica (brassard)
spartacus-card-net = Filet
spartacus-card-javelin = Javelot

spartacus-ability-double-strike = chaque double en Attaque ajoute 1 Dégât
spartacus-ability-riposte = un triple en Défense cause 1 Dégât à l'attaquant
spartacus-ability-double-block = chaque double en Défense bloque 1 Dégât
spartacus-ability-wins-ties = en attaque, gagne les égalités entre dés appariés
spartacus-ability-tough = fait ses Jets de Guérison avec deux dés et garde le meilleur
spartacus-ability-overawes = la Capacité Spéciale de l'adversaire ne compte pas
spartacus-ability-dodges = peut lancer ses dés de Vitesse au lieu de ses dés de Défense
spartacus-ability-quick-start = peut relancer l'Initiative une fois par Round
spartacus-ability-schemer = Intrigue : épuiser, un Complot requiert { $amount } Influence de moins
spartacus-ability-maims = un adversaire vaincu est au moins blessé
spartacus-ability-reroll-attack = relance 1 dé d'Attaque à chaque attaque
spartacus-ability-strides =
    { $amount ->
        [one] se déplace de { $amount } case de plus
       *[other] se déplace de { $amount } cases de plus
    }
spartacus-ability-crowd-pleaser = rapporte { $gold } si une attaque lui coûte 3 dés ou plus sans causer sa défaite
spartacus-ability-jinx = une fois par combat, fait relancer à l'adversaire un dé de ton choix
spartacus-ability-beheads = un adversaire vaincu est décapité
spartacus-ability-heals = épuiser pour faire relancer un Jet de Guérison raté
spartacus-ability-spies = Intrigue : épuiser pour voir une carte au hasard d'une main
spartacus-ability-scouts = épuiser pour regarder une carte des Enchères avant que la première soit retournée
spartacus-ability-earns = Intrigue : épuiser pour gagner { $gold }
spartacus-ability-trades-card = Intrigue : épuiser pour défausser une carte et en piocher une
spartacus-ability-drills = épuiser quand ton Garde échoue, pour qu'il relance
spartacus-ability-counts-double = compte pour deux Esclaves
spartacus-ability-extra-damage = épuiser pour ajouter 1 Dégât
spartacus-ability-reach =
    { $amount ->
        [one] attaque à une portée de { $amount } case
       *[other] attaque à une portée de { $amount } cases au plus
    }
spartacus-ability-reroll-defence = relance 1 dé de Défense à chaque défense
spartacus-ability-ignore-damage = épuiser pour ignorer 1 Dégât
spartacus-ability-ignore-first = le premier Dégât du combat est ignoré
spartacus-ability-net = épuiser avant l'Initiative pour la gagner
spartacus-ability-javelin =
    { $amount ->
        [one] épuiser pour une Attaque de Vitesse, à une portée de { $amount } case
       *[other] épuiser pour une Attaque de Vitesse, à une portée de { $amount } cases au plus
    }

## Intrigue cards: titles, and what they do

spartacus-title-black-market-profits = Profits de Marché Noir
spartacus-title-joint-venture = Affaire Commune
spartacus-title-looting-the-dead = Dépouiller les Morts
spartacus-title-labor-contract = Contrat de Travail
spartacus-title-illicit-services = Services Illicites
spartacus-title-illicit-auction = Vente Illicite
spartacus-title-robbery = Cambriolage
spartacus-title-word-to-the-tax-collector = Un Mot au Percepteur
spartacus-title-inside-information = Informations Confidentielles
spartacus-title-visitor-from-rome = Visiteur de Rome
spartacus-title-lend-me-your-ear = Prête-moi l'Oreille
spartacus-title-final-blow = Coup de Grâce
spartacus-title-collaboration = Collaboration
spartacus-title-grand-feast = Grand Banquet
spartacus-title-public-exhibition = Exhibition Publique
spartacus-title-sate-roman-appetites = Assouvir les Appétits de Rome
spartacus-title-epic-spectacle = Spectacle Grandiose
spartacus-title-revenge = Vengeance !
spartacus-title-collusion = Connivence
spartacus-title-conspiracy = Conspiration
spartacus-title-blackmail = Chantage
spartacus-title-buying-secrets = Achat de Secrets
spartacus-title-caught-taking-bribes = Pris en Flagrant Délit de Corruption
spartacus-title-the-great-scandal = Le Grand Scandale
spartacus-title-bribe-the-guards = Soudoyer les Gardes
spartacus-title-unlocked-gate = Porte Déverrouillée
spartacus-title-incite-rebellion = Attiser la Révolte
spartacus-title-poisoned-wine = Vin Empoisonné
spartacus-title-whispered-rumours = Rumeurs Chuchotées
spartacus-title-support-from-rome = Soutien de Rome
spartacus-title-sacrifice-for-the-dominus = Sacrifice pour le Dominus
spartacus-title-for-a-few-denarii = Pour Quelques Deniers
spartacus-title-jupiter-s-thunder = Tonnerre de Jupiter
spartacus-title-rigging-the-match = Combat Truqué
spartacus-title-blood-on-the-sand = Sang sur le Sable
spartacus-title-a-shameful-ludus = Un Ludus Honteux
spartacus-title-empty-brothel = Bordel Vide
spartacus-title-destitute = Indigent !
spartacus-title-guard = Garde

# $amount and $men are numbers; $gold and $pay are spartacus-gold; $points and $loss are spartacus-influence.
spartacus-effect-gain = gagner { $gold }
spartacus-effect-wages = la Cible gagne { $gold } par Esclave prêt
spartacus-effect-auction-off = défausser un Esclave prêt pour { $amount } fois sa Valeur en Or
spartacus-effect-rob = prendre jusqu'à { $gold } à la Cible
spartacus-effect-tax = la Cible paie jusqu'à { $gold } à la Banque
spartacus-effect-inform =
    { $amount ->
        [one] la Cible pioche { $amount } carte Intrigue
       *[other] la Cible pioche { $amount } cartes Intrigue
    }
spartacus-effect-raise = la Cible gagne { $points }
spartacus-effect-raise-two = deux Cibles différentes gagnent { $points } chacune
spartacus-effect-feast = payer { $pay } à chaque autre Maison, la Cible gagne { $points }
spartacus-effect-show-off = une Cible avec { $men } Gladiateurs prêts ou plus gagne { $points }
spartacus-effect-raise-lowest = la Maison qui est seule à avoir le moins d'Influence gagne { $points }
spartacus-effect-collude = la Cible perd { $points }, une autre Maison au choix gagne { $points }
spartacus-effect-lower = la Cible perd { $points }
spartacus-effect-blackmail = défausser un Esclave prêt, la Cible perd { $points }
spartacus-effect-buy-secrets = payer { $pay } à n'importe quelle autre Maison, la Cible perd { $points }
spartacus-effect-frame = payer { $pay } à la Cible, elle perd { $points }
spartacus-effect-scandal = le comploteur perd { $loss }, chaque autre Maison perd { $points }
spartacus-effect-bribe-guards = payer { $pay } par Garde prêt de la Cible, tous sont épuisés
spartacus-effect-lose-slave = la Cible défausse un Esclave prêt de son choix
spartacus-effect-lose-gladiator = la Cible défausse un Gladiateur prêt de son choix
spartacus-effect-poison = un Gladiateur ou un Esclave prêt est épuisé et blessé
spartacus-effect-foil = déjouer un Complot
spartacus-effect-foil-guard = déjouer un Complot et, si l'on veut, prendre un Garde de la défausse
spartacus-effect-foil-slave = défausser un Esclave prêt et déjouer un Complot
spartacus-effect-foil-pay = payer { $pay } à une autre Maison et déjouer un Complot
spartacus-effect-thunder = déjouer n'importe quel Complot ou n'importe quelle Réaction
spartacus-effect-rig = après les Paris, une Maison du combat envoie un autre Combattant prêt à la place
spartacus-effect-mourn = quand un Gladiateur meurt dans l'Arène, sa Maison gagne { $points }
spartacus-effect-no-gladiators = une Maison sans Gladiateur prêt perd { $points }
spartacus-effect-no-slaves = une Maison sans Esclave prêt perd { $points }
spartacus-effect-no-gold = une Maison sans Or perd { $points }
spartacus-effect-guard = avec 4 ou plus au dé, déjoue un Complot qui te prend pour Cible

## The table

spartacus-line-setup = Mise en place. Il faut { $target } Influence pour gagner.
spartacus-line-turn = Tour { $turn }, { $phase }. Hôte : { $host }. Il faut { $target } Influence pour gagner.
spartacus-line-turn-of = Tour { $turn } sur { $turns }, { $phase }. Hôte : { $host }. Il faut { $target } Influence pour gagner.
spartacus-line-over = La partie est finie après le tour { $turn }.

spartacus-sheet-assets = Chez { $seat }
spartacus-sheet-assets-you = Ta Maison
spartacus-sheet-hand = Ta main
spartacus-sheet-healing = Guérison
spartacus-sheet-market = Marché
spartacus-sheet-scheme = Complot
spartacus-sheet-reaction = Réaction
spartacus-sheet-tournament = Tournoi
spartacus-sheet-arena = Arène
spartacus-sheet-fight = Combat
spartacus-sheet-sand = Sable
spartacus-sheet-attack = Attaque

spartacus-head-influence = Influence
spartacus-head-gold = Or
spartacus-head-cards = Cartes
spartacus-head-guards = Gardes
spartacus-head-gladiators = Gladiateurs
spartacus-head-slaves = Esclaves
spartacus-head-equipment = Équipement
spartacus-head-kind = Type
spartacus-head-needs = Influence requise
spartacus-head-cash = Or
spartacus-head-effect = Effet
spartacus-head-sort = Type
spartacus-head-value = Valeur
spartacus-head-dice = Attaque / Défense / Vitesse
spartacus-head-now = État
spartacus-head-ability = Capacité Spéciale

spartacus-row-patient = Jet de Guérison
spartacus-row-die = Dé
spartacus-row-trading = Encore au Marché
spartacus-row-up = Aux Enchères
spartacus-row-bidding = Misent
spartacus-row-stakes = Sur la table
spartacus-row-face-down = Face cachée
spartacus-row-schemer = Comploteur
spartacus-row-scheme = Complot
spartacus-row-effect = Effet
spartacus-row-so-far = Pour l'instant
spartacus-row-support = Soutiens
spartacus-row-refused = Refus
spartacus-row-asked = Demande en cours
spartacus-row-shown = Montré à
spartacus-row-claim = Ce serait
spartacus-row-claim-target = Cible annoncée
spartacus-row-player = Jouée par
spartacus-row-card = Carte
spartacus-row-named = Choix
spartacus-row-invited = Invitations
spartacus-row-bets = Paris ({ $seat })
spartacus-row-bets-you = Tes Paris
spartacus-row-round = Round
spartacus-row-initiative = Initiative
spartacus-row-attack = Attaque ({ $card })
spartacus-row-defense = Défense ({ $card })
spartacus-row-damage = Dégâts
spartacus-row-bout = Combat en cours
spartacus-row-to-come = Encore à combattre
spartacus-row-through = Déjà vainqueurs
spartacus-on-cell = en { $cell }

spartacus-hand = Main ({ $seat }, peut en garder { $size }) : { $cards }
spartacus-hand-you = Ta main (tu peux en garder { $size }) : { $cards }
spartacus-hand-card = { $points }, { $gold }
spartacus-last-none = Ni Complot, ni Enchère, ni combat en cours.
spartacus-out = Cartes Intrigue dans la défausse : { $cards }
spartacus-recap = Influence après le tour { $turn } : { $list }

spartacus-welcome =
    Tu es le Dominus d'une Maison de Capoue. Tu complotes pour l'Influence et pour l'Or, tu déjoues les Complots des autres, tu achètes des Gladiateurs, des Esclaves et de l'Équipement.
    Chaque tour finit dans l'Arène : l'Hôte invite deux Maisons, tout le monde parie, et les Combattants s'affrontent aux dés.
    Les promesses n'engagent personne. L'Or peut se donner à tout moment ; le Soutien à un Complot peut s'acheter.
spartacus-goal = Si une seule Maison a { $target } Influence à la fin d'une Phase, elle gagne.
spartacus-goal-turns = Si une seule Maison a { $target } Influence à la fin d'une Phase, elle gagne ; après le tour { $turns }, c'est la plus grande Influence.
spartacus-seats = Autour de la table, dans le sens horaire : { $seats }.
spartacus-guide =
    Un tour : Entretien, Phase Intrigue, Phase Marché, Phase Arène.
    Les cartes prêtes comptent ; les épuisées ne font rien jusqu'au prochain Entretien ; les blessés doivent réussir un Jet de Guérison.
    Entretien : chaque Esclave prêt rapporte 1 Or, chaque Gladiateur prêt en coûte 1.
    Un Complot requiert de l'Influence, la tienne et celle des Maisons qui le soutiennent. Toute carte peut être encaissée pour de l'Or.
    Un Garde déjoue un Complot contre sa Maison avec 4 ou plus. Une Réaction se joue au moment que dit son texte.
    Hôte : il gagne 1 Influence à chaque tour, invite les Combattants et juge le vaincu d'un coup de pouce.
    Attaque, Défense et Vitesse sont des dés ; un Dégât est un dé perdu. Une réserve vide : Soumission ; deux : Blessure ; trois : la mort.
    Qui gagne un combat gagne une Faveur, et la troisième fait un Champion : 1 Influence pour la Maison.
    Les cases se nomment par rangée et par place : a1 est la première de la rangée du haut.
    Les montants peuvent se taper : m7 mise 7, o3 offre 3 pour un Soutien, e4 en exige 4.
    Les paris aussi : 3-0-0-2 mise 3 sur I et 2 sur la Décapitation.

## Hints

# Why the bot would do it, said to whoever asks what to do. `keep` is about a card, an ability or a piece of gear.
spartacus-hint-house = Toutes les Maisons peuvent gagner ; les Règles Spéciales de { $house } promettent une belle partie.
spartacus-hint-house-wins = Entre bots, { $house } a gagné { $percent } parties sur 100 à des tables comme celle-ci : aucune des Maisons qui restent n'en a gagné plus.
spartacus-hint-treat = C'est { $card } qui te manquerait le plus : ce Jet d'abord, tant qu'un soigneur peut encore aider.
spartacus-hint-cure = { $card } vaut bien un autre Jet, et le soigneur sera de nouveau prêt à l'Entretien.
spartacus-hint-feed = Tu peux tous les payer, et chacun vaut son Or.
spartacus-hint-least-missed = De tout ce que tu peux céder, { $card } te manquera le moins.
spartacus-hint-keep = Cela n'en vaut pas la peine maintenant ; tu en auras plus besoin plus tard.
spartacus-hint-win = « { $title } » t'apporte la dernière Influence qui te manque.
spartacus-hint-raise = « { $title } » t'apporte de l'Influence, et c'est elle qui fait gagner.
spartacus-hint-scandal = « { $title } » coûte plus aux autres ensemble qu'à toi.
spartacus-hint-stop = { $seat } est tout près de gagner : « { $title } » retarde cela.
spartacus-hint-lower = « { $title } » prend de l'Influence à { $seat }, et c'est ce qui te profite le plus.
spartacus-hint-earn = « { $title } » te rapporte plus d'Or que d'encaisser la carte.
spartacus-hint-draw = « { $title } » : plus de cartes, plus de possibilités.
spartacus-hint-harm = « { $title } » nuit à { $seat } plus qu'il ne te coûte.
spartacus-hint-bribe = « { $title } » : sans ses Gardes, { $seat } devient une cible bien plus facile.
spartacus-hint-post = Un Garde sur la table te protège et ne prend pas de place en main.
spartacus-hint-cash = « { $title } » vaut plus pour toi en Or que dans ta main.
spartacus-hint-full-hand = Ta main est trop pleine, et « { $title } » est la carte qui te manquera le moins.
spartacus-hint-end-turn = Plus rien n'en vaut la peine ; garde le reste pour plus tard.
spartacus-hint-rule = La Règle Spéciale coûte peu : ce que tu épuises pour elle sera de nouveau prêt à l'Entretien.
spartacus-hint-rule-influence = L'Influence vaut maintenant plus pour toi que ce que tu défausses pour elle.
spartacus-hint-use = { $card } redevient disponible à l'Entretien : cela ne te coûte presque rien.
spartacus-hint-weakest = « { $title } » t'est le moins utile ; une nouvelle carte a des chances d'être meilleure.
spartacus-hint-good-hand = Les cartes qui te restent valent mieux que ce que tu as des chances de piocher.
spartacus-hint-spy = { $seat } a la main qu'il faut connaître : personne n'est plus dangereux.
spartacus-hint-make-up = { $card } ne te coûte pas d'Or et redevient disponible à l'Entretien.
spartacus-hint-make-up-gold = Le Complot vaut ce que tu paies pour l'Influence manquante : { $gold } Or.
spartacus-hint-seek = « { $title } » est trop pour toi, mais vaut le prix d'un Soutien.
spartacus-hint-plead = { $seat } a de l'Influence à prêter et peu de raisons de refuser.
spartacus-hint-take-back = Tu n'auras pas assez de Soutien pour « { $title } » à un prix qui en vaille la peine.
spartacus-hint-price = Commence bas, avec { $gold } Or : qui veut plus le dira.
spartacus-hint-promise = Promets { $gold } Or pour plus tard : les mots ne coûtent rien maintenant.
spartacus-hint-price-nothing = Essaie d'abord sans Or : qui en veut le dira.
spartacus-hint-show = { $seat } ne perd rien à ce Complot : montre-le.
spartacus-hint-truth = La vérité obtient le plus facilement un Soutien, et ta parole garde sa valeur.
spartacus-hint-lie = Présenté comme inoffensif, il trouve plus facilement du Soutien ; les promesses n'engagent personne.
spartacus-hint-pay-demand = Le Complot te rapporte plus que ce qui est demandé : { $gold } Or.
spartacus-hint-too-dear = { $gold } Or, c'est plus que ce Soutien ne vaut pour toi.
spartacus-hint-support = Ce que prépare { $seat } ne te nuit pas, et peut même te servir.
spartacus-hint-support-gold = Ce qu'on t'offre vaut plus que le tort que ce Complot risque de te faire : { $gold } Or.
spartacus-hint-ask-more = Ton Soutien vaut { $gold } Or pour qui complote, et il n'est pas gratuit pour toi.
spartacus-hint-refuse = { $seat } ferait de ton Influence quelque chose qui te coûterait trop cher.
spartacus-hint-refuse-gold = Aucune somme possible ici ne compense le tort.
spartacus-hint-guard = Un Garde ne coûte pas cher et déjoue un Complot sur deux.
spartacus-hint-foil = Ce que cela te coûterait vaut bien de jouer « { $title } ».
spartacus-hint-harmless = Ce Complot ne te nuit pas : laisse-le passer.
spartacus-hint-drill = L'enjeu vaut bien un second jet.
spartacus-hint-take-guard = Un Garde pour rien : prends-le.
spartacus-hint-mourn = « { $title } » fait de cette mort de l'Influence.
spartacus-hint-rig = « { $title } » fait tourner le combat en ta faveur.
spartacus-hint-shame = C'est le moment : « { $title } » coûte de l'Influence à { $seat }.
spartacus-hint-sell = { $card } rapporte plus d'Or que cela ne vaut pour toi ici.
spartacus-hint-spare-guards = Tu as plus de Gardes qu'il ne t'en faut.
spartacus-hint-leave = Rien de ce que tu as ne vaut plus pour la banque que pour toi.
spartacus-hint-accept = Tu reçois plus que tu ne donnes.
spartacus-hint-counter = L'échange peut vous convenir à tous deux, à un meilleur prix pour toi.
spartacus-hint-decline = Tu donnerais plus que tu ne reçois.
spartacus-hint-buy = { $card } vaut plus pour toi que pour { $seat }, et le prix vous convient à tous deux.
spartacus-hint-buy-guard = { $seat } a des Gardes, et ils deviennent ton Influence.
spartacus-hint-offer = { $card } vaut plus pour { $seat } que pour toi.
spartacus-hint-look = Savoir ce qui vient en dernier te dit combien d'Or garder.
spartacus-hint-bid = { $card } vaut environ { $gold } Or pour toi : à ce prix, tu y gagnes.
spartacus-hint-bid-full = { $card } vaut environ { $gold } Or pour toi : ne va pas plus haut.
spartacus-hint-no-bid = Garde ton Or : tu en auras plus besoin ailleurs que pour { $card }.
spartacus-hint-save = Garde ton Or : tu l'as vu, { $card } est encore à venir.
spartacus-hint-token = L'Hôte gagne de l'Influence et dit qui se bat : il n'y a pas de voie plus sûre.
spartacus-hint-token-win = Le jeton Hôte est ta dernière Influence : mise ce qu'il faut.
spartacus-hint-token-stop = Comme Hôte, { $seat } gagnerait : ne laisse pas faire.
spartacus-hint-no-token = Tu ne peux pas te le permettre maintenant : garde l'Or que tu as.
spartacus-hint-invite-absent = { $seat } n'a personne à envoyer et perd de l'Influence.
spartacus-hint-invite = Avec { $seat } dans l'Arène, le combat a des chances de te servir.
spartacus-hint-invite-yourself = C'est un combat que tu peux gagner, avec de l'Influence et une Faveur.
spartacus-hint-send = { $card } a les meilleures perspectives : environ { $percent } % de chances de gagner.
spartacus-hint-fodder = Tu risques de perdre, et { $card } te manquera le moins ; ne pas venir coûterait de l'Influence.
spartacus-hint-stay-home = Le Combattant que tu perdrais vaut plus que l'Influence.
spartacus-hint-equip = { $card } aide le plus, et revient quoi qu'il arrive.
spartacus-hint-bet = { $card } gagne à environ { $percent } % : cela vaut un pari.
spartacus-hint-bet-ending = L'issue est plus facile à prévoir que le vainqueur, et paie double.
spartacus-hint-no-bet = Le combat est trop indécis, ou ton Or trop rare, pour parier.
spartacus-hint-no-bet-own = L'autre Combattant est favori, et tu ne peux pas parier contre le tien.
spartacus-hint-thumb-down = Si { $card } meurt, tu y gagnes plus que par la clémence.
spartacus-hint-thumb-up = Si { $card } meurt, cela te coûte plus que cela ne te rapporte.
spartacus-hint-call-off = Si { $card } l'emporte, cela te profite davantage.
spartacus-hint-strongest = Tout est en jeu : envoie ce que tu as de plus fort, { $card }.
spartacus-hint-strike-first = Tu peux atteindre l'adversaire maintenant : frappe en premier.
spartacus-hint-let-come = Tu ne peux pas encore frapper ; qui s'approche en premier est frappé en premier.
spartacus-hint-attack = Tu es à portée : chaque dé perdu tôt affaiblit l'adversaire pour tout le combat.
spartacus-hint-close-in = De là tu peux frapper aussitôt, d'aussi loin que ton arme le permet.
spartacus-hint-close-up = À côté de l'adversaire, tu peux frapper aussitôt.
spartacus-hint-approach = Plus près, mais pas plus près qu'il n'est sage.
spartacus-hint-throw = Tu ne peux pas t'approcher assez, mais ton lancer, si.
spartacus-hint-step-back = Après le coup, hors de portée : la riposte tombe court.
spartacus-hint-hold = Aucune case n'est hors de portée : reste où tu es.
spartacus-hint-reroll = Relancer ce dé a de bonnes chances de te servir.
spartacus-hint-good-dice = Les dés sont assez bons : les relancer risque de tout gâcher.
spartacus-hint-dodge = C'est là que tu as le plus de dés : { $pool }.
spartacus-hint-early = Le plus tôt est le mieux : un dé perdu tôt manque le plus longtemps.
spartacus-hint-lose = C'est là qu'un dé te manquera le moins : { $pool }.

## Standing answers: kinds of questions

spartacus-screen-kind-foil = Déjouer un Complot
spartacus-screen-kind-thunder = Déjouer une Réaction ou un Garde
spartacus-screen-kind-quiet = Réactions contre les Maisons démunies
spartacus-screen-kind-rig = Réactions quand les paris sont montrés
spartacus-screen-kind-mourn = Réactions à une mort dans l'arène
spartacus-screen-kind-support = Demandes de soutien
spartacus-screen-kind-cure = Relancer un jet de guérison
spartacus-screen-kind-release = Renvoyer des gladiateurs
spartacus-screen-kind-tie = Mises après une égalité
spartacus-screen-kind-after = Se déplacer après une attaque
spartacus-screen-mine-release = Quand les comptes ne peuvent être payés
spartacus-screen-kind-trade = Le marché ouvert
spartacus-screen-kind-look = Regarder une carte de l'enchère
spartacus-screen-kind-bid = Mises pour des cartes
spartacus-screen-kind-host-bid = Mises pour le jeton Hôte
spartacus-screen-kind-bet = Paris
spartacus-screen-kind-net = Le Filet avant l'initiative
spartacus-screen-kind-initiative = Relancer l'initiative
spartacus-screen-kind-order = Agir en premier ou en second
spartacus-screen-kind-dodge = Se défendre avec la Vitesse
spartacus-screen-kind-reroll = Relancer un dé lors d'une attaque
spartacus-screen-kind-strike = Un dégât de plus
spartacus-screen-kind-shield = Un dégât de moins
spartacus-screen-mine-foil = Quand il me touche ou élève une autre Maison
spartacus-screen-mine-thunder = Quand cela me touche ou touche mon Complot
spartacus-screen-mine-rig = Quand je combats ou que j'ai parié
spartacus-screen-mine-mourn = Quand c'était mon gladiateur
spartacus-screen-mine-cure = Quand c'est quelqu'un de ma Maison
spartacus-screen-mine-initiative = Quand je suis derrière
spartacus-screen-mine-reroll = Quand un nouveau dé peut aider
spartacus-screen-same-order = { $answer }, toujours dans ce combat
## The screen

spartacus-screen-influence = Influence { $influence } sur { $goal }
spartacus-screen-resting = { $count } épuisés
spartacus-screen-no-house = Pas encore de Maison
spartacus-screen-asked = répond
spartacus-screen-winner = gagne
spartacus-screen-hand = Main : { $cards } cartes sur { $limit } au plus
spartacus-screen-rule = Règle { $number } de { $house }
spartacus-screen-owns = { $name } : gladiateurs, esclaves et équipement
spartacus-screen-aim = Choisir { $name }
spartacus-screen-look = Voir la Maison de { $name }
spartacus-screen-stands = { $side }, { $name } ({ $owner }), est sur { $cell } avec { $dice } dés, { $lost } perdus.
spartacus-screen-apart =
    { $far ->
        [one] Ils sont côte à côte.
       *[other] Ils sont à { $far } cases l'un de l'autre.
    }
spartacus-screen-reach = Cases à portée, avec le nombre de pas : { $cells }.
spartacus-screen-in-reach = { $name } peut être attaqué.
spartacus-screen-steps =
    { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }
spartacus-screen-attack = attaquer
spartacus-screen-arena = L'arène. Flèches pour bouger, Entrée pour choisir.
spartacus-screen-arena-reading = L'arène en mots
spartacus-screen-pool = { $pool } : { $dice } dés sur { $full }
spartacus-screen-lose = Perdre un dé : { $pool }
spartacus-screen-clash = { $attacker } attaque { $defender }
spartacus-screen-pair = { $attack } contre { $defense }
spartacus-screen-hit = touche
spartacus-screen-miss = ne touche pas
spartacus-screen-again = Relancer : { $value }
spartacus-screen-damage =
    { $damage ->
        [0] Aucun dégât
        [1] 1 dégât
       *[other] { $damage } dégâts
    }
spartacus-screen-scale =
    { $missing ->
        [0] Assez : { $gathered } Influence sur { $need }
       *[other] Il manque { $missing } Influence
    }
spartacus-screen-gathered = { $gathered } Influence pour le moment
spartacus-screen-paid = Offert : { $gold } Or
spartacus-screen-promised = Promis : { $gold } Or
spartacus-screen-ask = Demander
spartacus-screen-answer-own = complote
spartacus-screen-answer-yes = soutient
spartacus-screen-answer-no = refuse
spartacus-screen-answer-asked = réfléchit …
spartacus-screen-spent = Ton enchère
spartacus-screen-left = Reste
spartacus-screen-short =
    { $lost ->
        [0] Manque : { $missing } Or
        [1] Manque : { $missing } Or. Un gladiateur doit partir.
       *[other] Manque : { $missing } Or. { $lost } gladiateurs doivent partir.
    }
spartacus-screen-leaving = Partent : { $names }
spartacus-screen-unknown = à venir
spartacus-screen-bout-now = maintenant
spartacus-screen-bye = attend le vainqueur
spartacus-screen-thumb = { $host } décide du sort de { $name }.
spartacus-screen-thumb-cost = Pouce en bas : coûte { $cost } Influence
spartacus-screen-spared = { $name } vivra !
spartacus-screen-killed = { $name } mourra !
spartacus-screen-up = Pouce en haut : la vie
spartacus-screen-down =
    { $cost ->
        [0] Pouce en bas : la mort
       *[other] Pouce en bas : la mort, −{ $cost } Influence
    }
spartacus-screen-guards = { $name } : un Garde lance le dé
spartacus-screen-guard-holds = Complot déjoué
spartacus-screen-guard-fails = Le Garde échoue
spartacus-screen-bet-victory = { $name } gagne
spartacus-screen-bet-injury = Le perdant est blessé
spartacus-screen-bet-decapitation = Le perdant est décapité
spartacus-screen-bet-pays = rapporte { $pays } pour 1
spartacus-screen-bet-sum = { $staked } Or misé, reste { $left }
spartacus-screen-phase-upkeep = Entretien
spartacus-screen-phase-intrigue = Intrigue
spartacus-screen-phase-market = Marché
spartacus-screen-phase-arena = Arène
spartacus-screen-my-hand = Ta main
spartacus-screen-no-cards = Tu n'as pas de carte Intrigue.

# What has happened
spartacus-screen-news-swap = Quelqu'un d'autre combat !
spartacus-screen-news-swap-you = Ton combattant a été remplacé !
spartacus-screen-news-foiled = Ton Complot a été déjoué !
spartacus-screen-news-stopped = Déjoué !
spartacus-screen-news-hit-house = Contre ta maison !
spartacus-screen-news-hit-card = Contre l'une de tes cartes !

# The course and the story of the match
spartacus-screen-course-influence = Influence par tour
spartacus-screen-course-gold = Or par tour
spartacus-screen-course-to-influence = Voir l'Influence
spartacus-screen-course-to-gold = Voir l'or
spartacus-screen-fights = Qui a affronté qui dans l'arène
spartacus-screen-story = Comment on en est arrivé là
spartacus-screen-story-lead = { $name } menait seul depuis le tour { $turn }.
spartacus-screen-story-rise = Meilleur tour : { $name } a gagné { $points } d'Influence au tour { $turn }.
spartacus-screen-story-fight =
    { $rounds ->
        [one] Plus grand combat : { $first } contre { $second } au tour { $turn }, 1 manche, dés perdus : { $dice }.
       *[other] Plus grand combat : { $first } contre { $second } au tour { $turn }, { $rounds } manches, dés perdus : { $dice }.
    }
spartacus-screen-story-died = { $name } en est mort.
spartacus-screen-story-dead =
    { $count ->
        [one] Une mort : { $list }.
       *[other] { $count } morts : { $list }.
    }
spartacus-screen-story-broken = Pire trahison : { $by } a manqué à sa parole envers { $to } : « { $text } »
spartacus-screen-story-foiled =
    { $count ->
        [one] { $by } a déjoué un Complot de { $of }.
       *[other] { $by } a déjoué { $count } Complots de { $of }.
    }
# Plates, set-up, Upkeep and Market
spartacus-screen-houses = Les maisons
spartacus-screen-house-taken = prise par { $name }
spartacus-screen-house-yours = Ta maison
spartacus-screen-house-take = Prendre { $house }
spartacus-screen-house-of = Maison de { $name }
spartacus-screen-my-house = Ta maison
spartacus-screen-owns-nothing = Elle ne possède ni gladiateurs, ni esclaves, ni équipement.
spartacus-screen-promises = Promesses en cours
spartacus-screen-promise-mine = Toi à { $name } :
spartacus-screen-promise-theirs = { $name } à toi :
spartacus-screen-release-tap = Tu peux laisser partir des gladiateurs : touches-en un.
spartacus-screen-books-all = Les comptes de toutes les maisons
spartacus-screen-settled = comptes réglés
spartacus-screen-books-next = Tes prochains comptes
spartacus-screen-healing = Jets de guérison
spartacus-screen-patient = { $name } de { $owner } : jet de guérison
spartacus-screen-patient-mine = { $name }, à toi : jet de guérison
spartacus-screen-fate-dies = meurt
spartacus-screen-fate-stays = reste blessé
spartacus-screen-fate-healed = est guéri
spartacus-screen-medics = Peut faire relancer :
spartacus-screen-patients = Encore à lancer
spartacus-screen-traders = Qui est au marché
spartacus-screen-trades = au marché
spartacus-screen-has-left = est partie
spartacus-screen-offer = Proposer
spartacus-screen-sell = Vendre à la Banque : touche ce que tu vends
spartacus-screen-row = Encore face cachée
spartacus-screen-scout = { $name } peut regarder une carte
spartacus-screen-ware = Carte { $number }, face cachée
spartacus-screen-ware-seen = vue par toi
spartacus-screen-card-up = Aux enchères
spartacus-screen-host-up = Qui sera l'Hôte ?
spartacus-screen-tied = Égalité entre { $names } à { $stake } Or.
spartacus-screen-tied-add = Ce que tu offres maintenant s'y ajoute.
spartacus-screen-bid-short = À partir d'une offre de { $from } Or, tu ne pourrais pas payer tes prochains comptes.
spartacus-screen-over =
    { $count ->
        [one] 1 carte de trop : encaisse-la
       *[other] { $count } cartes de trop : encaisse-les
    }
spartacus-screen-unsure =
    { $count ->
        [one] 1 carte est blessée, peut-être prête d'ici là.
       *[other] { $count } cartes sont blessées, peut-être prêtes d'ici là.
    }
# Intrigue and the hand
spartacus-screen-card-help = toi { $own } + { $help } compensés
spartacus-screen-card-short = il manque { $missing } Influence
spartacus-screen-card-ask = toi { $own } + demande à { $names }
spartacus-screen-card-gold = pas assez d'or
spartacus-screen-card-target = aucune cible
spartacus-screen-card-moment = pas maintenant
spartacus-screen-card-cash = à encaisser : { $gold }
spartacus-screen-hand-over =
    { $over ->
        [one] Une carte de trop : { $limit } au plus
       *[other] { $over } cartes de trop : { $limit } au plus
    }
spartacus-screen-from-hand = Choisis une carte de ta main, ou :
spartacus-screen-order = Tours d'intrigue
spartacus-screen-way-guards =
    { $guards ->
        [one] 1 garde sur le chemin
       *[other] { $guards } gardes sur le chemin
    }
spartacus-screen-way-passes =
    { $guards ->
        [one] 1 garde sur le chemin : { $chance } % de chances de passer
       *[other] { $guards } gardes sur le chemin : { $chance } % de chances de passer
    }
spartacus-screen-face-down = face cachée
spartacus-screen-foiled = déjoué
spartacus-screen-said = Ce serait
spartacus-screen-aimed = Cible
spartacus-screen-costs = Coûte
spartacus-screen-lacks-short = Il manque { $missing } Influence : il va échouer
spartacus-screen-lacks-hopeless = Il manque { $missing } Influence, et ceux qu'on peut encore solliciter n'en ont pas assez
spartacus-screen-price-now = Or payé avec le oui
spartacus-screen-price-later = Or promis pour plus tard
spartacus-screen-price-ask =
    { $later ->
        [0] Demander à { $name } : { $now } or
       *[other] Demander à { $name } : { $now } or tout de suite, { $later } plus tard
    }
spartacus-screen-demand = Oui, mais pour plus
spartacus-screen-demand-gold = payé tout de suite
spartacus-screen-demand-promise = promis pour plus tard
spartacus-screen-claim-true = la vérité
spartacus-screen-claim-proof = la seule preuve
spartacus-screen-claim-other =
    { $count ->
        [one] Prétendre autre chose (1)
       *[other] Prétendre autre chose ({ $count })
    }
spartacus-screen-quiet-books = Une maison dans le besoin : réactions possibles
spartacus-screen-quiet-bets = Les paris sont ouverts : réactions au combat
spartacus-screen-quiet-death = Un gladiateur est mort : réactions possibles
# The arena
spartacus-screen-round = Round { $round }
spartacus-screen-calm = { $calm } rounds sur { $most } sans dé perdu
spartacus-screen-fight-skip = Aller à la fin
spartacus-screen-fight-skipping = Vers la fin …
spartacus-screen-fight-reading = Le combat en mots
spartacus-screen-initiative = Initiative
spartacus-screen-leads = { $name } a l'initiative.
spartacus-screen-note-ties = { $name } : les dés égaux touchent.
spartacus-screen-note-doubles = { $name } : les doubles ajoutent { $damage } de dégâts.
spartacus-screen-note-blocked = { $name } : les doubles arrêtent { $damage } de dégâts.
spartacus-screen-note-unpaired = Sans dé de défense en face, un dé touche à partir de { $from }.
spartacus-screen-silenced = L'adversaire annule cette règle spéciale.
spartacus-screen-won = { $name } gagne !
spartacus-screen-lost =
    { $level ->
        [1] { $name } se rend.
        [2] { $name } est blessé.
       *[other] { $name } est décapité.
    }
spartacus-screen-then-reach = de là, une attaque est possible
spartacus-screen-again-with = Relancer avec
spartacus-screen-key-sand = Sur le sable : aller de case en case
spartacus-screen-key-go = Sur le sable : s'y déplacer, ou attaquer
spartacus-screen-sent = a envoyé un combattant
spartacus-screen-has-declined = a refusé
spartacus-screen-unable = n'a personne : refuse et perd 1 Influence
spartacus-screen-asked-fighter = Choisit un combattant …
spartacus-screen-tribute = { $gold } or pour ses faveurs
spartacus-screen-choose-fighter = Combattant
spartacus-screen-choose-gear =
    { $sort ->
        [weapon] Arme
        [armor] Armure
       *[other] Équipement spécial
    }
spartacus-screen-send = Envoyer { $name }
spartacus-screen-send-nobody = Choisis un combattant
spartacus-screen-equip = Dans l'arène
spartacus-screen-decline-price = coûte 1 Influence
spartacus-screen-sealed-own = Ton choix est scellé. Tu peux le changer jusqu'à ce que tous soient prêts.
spartacus-screen-bet-best = Au mieux, { $gold } or reviennent.
spartacus-screen-bet-lost = Un pari qui ne peut pas gagner : cet or est perdu.
spartacus-screen-bet-hopeless = ne peut pas gagner
spartacus-screen-bet-do = Parier { $gold } or
spartacus-screen-bet-nothing = Aucun pari
spartacus-screen-thumb-immune = Un Champion ne peut pas être tué.
spartacus-screen-thumb-own = C'est à toi de décider : { $name } vit ou meurt.
spartacus-screen-bet-barred = pas contre ton combattant
spartacus-screen-kind-end = La fin de mon tour d'Intrigue, quand il n'y a plus rien à faire
spartacus-screen-tie = En cas d'égalité :
spartacus-screen-tie-nothing = Je n'ajoute rien
spartacus-screen-tie-more = +{ $gold }
spartacus-screen-tie-more-label = J'ajoute jusqu'à { $gold } or
spartacus-screen-tie-ask = Demande-moi
spartacus-screen-after-ask = Après une attaque : demander si je m'écarte
spartacus-screen-plea-says = Ta carte :
spartacus-screen-plea-says-truth = dire que c'est { $card }
spartacus-screen-plea-says-nothing = ne rien dire
spartacus-screen-plea-says-later = décider ensuite
spartacus-screen-kind-demand = Maisons qui veulent plus pour leur soutien
spartacus-screen-lose-all = Perdre { $count } dés, des plus grandes réserves
spartacus-screen-after-fight = Après le combat : qui réagit ?
spartacus-screen-card-ask-any = toi { $own } + demande à n'importe quelle maison
spartacus-screen-waits-scheme = quand un complot est déclaré
spartacus-screen-waits-any = contre un complot ou une réaction
spartacus-screen-waits-books = dès qu'une maison est dans le besoin
spartacus-screen-waits-bets = une fois les paris montrés
spartacus-screen-waits-death = quand un gladiateur meurt dans l'arène
spartacus-screen-has-paid = Payé : { $gold } Or
spartacus-screen-goal = { $goal } Influence pour gagner
spartacus-screen-lent = Un soutien prête son Influence pour ce complot seulement.
spartacus-screen-send-with = Envoyer { $name } avec { $list }
spartacus-screen-equip-with = L'équiper de { $list }
spartacus-screen-chance = gagne : { $win } %

## What is explained in a first match, once

spartacus-teach-house = Chaque Maison se joue autrement : Batiatus compte sur les Gladiateurs, Glaber sur les Gardes, Tullius sur les Esclaves, Solonius sur l'Or. Ses deux règles disent ce qu'il te faudra.
spartacus-teach-heal = Un blessé est hors jeu jusqu'à un bon jet de guérison. Le Medicus et l'Apothicaire, dans n'importe quelle Maison, peuvent faire relancer un jet trop bas.
spartacus-teach-books = Une fois par tour, tes Esclaves rapportent de l'Or et tes Gladiateurs en coûtent. Garde-les si tu peux : l'arène et certains Complots en demandent.
spartacus-teach-intrigue = Joue des Complots, échange des cartes contre de l'Or, utilise ta Maison et tes gens, poste des Gardes : dans l'ordre que tu veux. Plus d'Influence, c'est plus de cartes en main.
spartacus-teach-support = Pour un Complot trop grand pour toi, d'autres Maisons peuvent te prêter leur Influence. Elles voudront quelque chose en échange, et elles ne voient pas la carte.
spartacus-teach-claim = Ce que tu dis de ton Complot ne dépend que de toi : la vérité, un mensonge, ou rien. Mais si tu le joues, tous verront la carte, et ils s'en souviendront.
spartacus-teach-pledge = Un oui prête ton Influence pour ce seul Complot ; tu n'en perds pas. Tu ne vois pas la carte, et ce qu'on t'en dit peut être faux. Tu peux demander de l'Or.
spartacus-teach-demand = Tu as demandé du soutien, et l'autre Maison fixe son prix. L'Or se paie avec le oui ; ce que tu promets pour plus tard, personne ne peut t'obliger à le payer.
spartacus-teach-make-up = Certaines choses abaissent l'Influence requise d'un Complot : l'Or de Solonius, ou Ashur si tu l'épuises. Dis ce que tu utilises avant que les autres puissent le déjouer.
spartacus-teach-foil = Un Complot est déclaré, et on peut encore l'arrêter : avec certaines Réactions et, pour la Cible, avec des Gardes. Si personne ne le déjoue, il réussit.
spartacus-teach-pick = Le Complot fait effet, et il faut choisir une carte. Seules les cartes prêtes comptent : qui est épuisé est hors d'atteinte.
spartacus-teach-house-rule = Tu paies une règle de ta Maison avec tes propres cartes. Les épuisées reviennent au prochain Entretien, les défaussées non.
spartacus-teach-ability = Beaucoup de tes gens ont une capacité : épuise une carte, et cela se produit. Jusqu'au prochain Entretien, elle ne combat plus et ne compte plus pour rien.
spartacus-teach-quiet = C'est une fenêtre de Réactions : chacun choisit en même temps, et le plus souvent tous passent. Passer ne montre à personne ce que tu as en main.
spartacus-teach-thunder = Même une Réaction, ou un Garde qui a fait assez, peut être déjouée si quelqu'un a la bonne carte. Alors elle ne fait rien.
spartacus-teach-guard = Un Garde ne protège que sa propre Maison contre les Complots. On le défausse pour un seul jet, qui déjoue à 4 ou plus ; chaque autre Garde est un essai de plus.
spartacus-teach-market = Tout le monde échange en même temps : gens, équipement et Gardes contre de l'Or, comme vous en convenez à deux. La banque achète toujours, mais écoute d'abord les autres.
spartacus-teach-auction = Chacun fait son offre en même temps et en secret, et la plus haute se paie en entier. Garde de l'Or : après les cartes vient l'enchère du jeton Hôte.
spartacus-teach-token = L'Hôte gagne 1 Influence, choisit qui se bat et décide si le vaincu vit. Qui veut ce jeton paie pour du pouvoir, pas pour une carte.
spartacus-teach-invite = Une invitation peut être un cadeau ou un piège : qui n'a personne à envoyer perd de l'Influence, tout comme qui refuse. Regarde qui a de bons combattants et qui n'en a pas.
spartacus-teach-send = Une victoire rapporte 1 Influence à ta Maison et une Faveur au combattant, et les Faveurs rapportent de l'Or à chaque combat suivant. Mais perdre peut coûter la vie.
spartacus-teach-gear = L'équipement revient à ta Maison après le combat, quoi qu'il arrive au combattant. Ce qui y a été épuisé est de nouveau prêt à l'Entretien.
spartacus-teach-bet = Chacun peut parier, en secret. Ce qui compte, c'est la fin du combat lui-même : blessure et décapitation paient mieux, mais seulement si c'est exactement ce qui arrive.
spartacus-teach-thumb = Le vaincu est en vie, et l'Hôte, c'est toi : à toi de décider. Pouce levé ne coûte rien. Pouce baissé affaiblit un rival, mais une Maison ne l'oublie pas vite.
spartacus-teach-initiative = Chaque Round commence par les dés de Vitesse : le meilleur jet décide qui agit d'abord. En premier, on frappe d'abord ; en second, on voit où est l'autre.
spartacus-teach-act = Déplace-toi d'autant de cases que tu as de dés de Vitesse, et attaque une fois si l'adversaire est à côté ou à portée de ton arme. Rien n'est obligatoire.
spartacus-teach-dice = Chacun range ses dés du plus haut au plus bas, et on les compare deux à deux. Chaque dé d'Attaque plus haut fait 1 dégât ; à égalité, le défenseur tient.
spartacus-teach-damage = Au dernier moment, une Hache ajoute 1 dégât et un Scutum en ignore 1. Cela les épuise : ils ne servent qu'une fois par combat.
spartacus-teach-lose = Tes dés sont ta santé, et chaque dégât en coûte un. Une réserve vide, c'est la défaite : une, tu te rends ; deux, tu es blessé ; trois, tu es mort.
spartacus-teach-call-off = Un combat où personne n'est touché pendant longtemps s'arrête : le plus faible se rend. S'ils sont aussi forts l'un que l'autre, l'Hôte dit lequel.
spartacus-teach-tournament = Plusieurs Maisons ont 12 Influence : un tournoi décide de la partie. Chaque côté choisit combattant et équipement sans voir le choix de l'autre.
spartacus-teach-influence = L'Influence fait gagner la partie : qui est seul à en avoir 12 à la fin d'une phase. Elle décide aussi des Complots que tu peux jouer et des cartes que tu peux garder.
spartacus-teach-favor = Chaque victoire rapporte une Faveur au combattant. À la troisième, il devient Champion : sa Maison gagne 1 Influence, et plus d'Or à chacun de ses combats.
