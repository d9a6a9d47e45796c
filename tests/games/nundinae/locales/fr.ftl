# Nundinae, the kernel's own test game. No article stands before a name. Keys that end in -you address the reader. Where
# an event names two seats, the reader's own is called what harena.ftl says for `you`, so that a text can tell which
# of the two he is.

nundinae-name = Nundinae
nundinae-about = Un jour de marché pour { $low } à { $high } marchands : négocier, miser, se vanter, acclamer. Le jeu d'essai de la maison.

nundinae-card-10 = Rumeur
nundinae-card-11 = Toast
nundinae-card-12 = Vantardise
nundinae-altar-4 = Plus d'autel
nundinae-altar-5 = Mercure
nundinae-altar-6 = Cérès
nundinae-altar-7 = Fortuna
nundinae-deed-1 = Vendre une jarre pour 2 pièces
nundinae-deed-2 = Acheter une jarre pour 3 pièces
nundinae-yes = oui
nundinae-no = non
nundinae-hidden = caché
nundinae-nothing = rien

## Goods: so many of them

nundinae-ware-0 = Pièces
nundinae-ware-1 = Jarres
nundinae-ware-10 = Cartes Rumeur
nundinae-ware-11 = Cartes Toast
nundinae-ware-12 = Cartes Vantardise
nundinae-good-0 =
    { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
nundinae-good-1 =
    { $amount ->
        [one] { $amount } jarre
       *[other] { $amount } jarres
    }
nundinae-good-10 =
    { $amount ->
        [one] { $amount } carte Rumeur
       *[other] { $amount } cartes Rumeur
    }
nundinae-good-11 =
    { $amount ->
        [one] { $amount } carte Toast
       *[other] { $amount } cartes Toast
    }
nundinae-good-12 =
    { $amount ->
        [one] { $amount } carte Vantardise
       *[other] { $amount } cartes Vantardise
    }

## Table options

nundinae-setting-days = jours de marché
nundinae-setting-days-help = Après le dernier, qui a le plus d'honneur gagne.

## What happens

nundinae-event-drew = { $seat } pioche une carte : { $card }.
nundinae-event-drew-you = Tu pioches une carte : { $card }.
nundinae-event-traded =
    { $jars ->
        [1] { $seat } achète une jarre pour 3 pièces.
       *[other] { $seat } vend une jarre pour 2 pièces.
    }
nundinae-event-traded-you =
    { $jars ->
        [1] Tu achètes une jarre pour 3 pièces.
       *[other] Tu vends une jarre pour 2 pièces.
    }
nundinae-event-honor = { $seat } gagne 1 honneur. Total : { $honor }.
nundinae-event-honor-you = Tu gagnes 1 honneur. Total : { $honor }.
nundinae-event-toast = { $seat } porte un Toast et reçoit 1 pièce.
nundinae-event-toast-you = Tu portes un Toast et reçois 1 pièce.
nundinae-event-blessed =
    { $blessed ->
        [non] Les dieux ne bénissent pas { $seat } aujourd'hui.
       *[other] Les dieux bénissent { $seat }.
    }
nundinae-event-blessed-you =
    { $blessed ->
        [non] Les dieux ne te bénissent pas aujourd'hui.
       *[other] Les dieux te bénissent.
    }
nundinae-event-cheered = { $seat } acclame : une jarre pour 1 pièce.
nundinae-event-cheered-you = Tu acclames : une jarre pour 1 pièce.
nundinae-event-gave =
    { $seat } donne { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à { $other }.
nundinae-event-gave-you =
    { $other ->
        [Toi] { $seat } te donne
       *[other] Tu donnes à { $other }
    } { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
nundinae-event-offered = { $seat } fait une offre à { $other }.
nundinae-event-offered-you =
    { $other ->
        [Toi] { $seat } te fait une offre.
       *[other] Tu fais une offre à { $other }.
    }
nundinae-event-countered = { $seat } répond à { $other } par une contre-offre.
nundinae-event-countered-you =
    { $other ->
        [Toi] { $seat } te répond par une contre-offre.
       *[other] Tu réponds à { $other } par une contre-offre.
    }
nundinae-event-offer-declined = { $other } refuse l'offre ({ $seat } à { $other }).
nundinae-event-offer-declined-you =
    { $other ->
        [Toi] Tu refuses l'offre ({ $seat } à toi).
       *[other] { $other } refuse ton offre.
    }
nundinae-event-offer-withdrawn = { $seat } retire son offre à { $other }.
nundinae-event-offer-withdrawn-you =
    { $other ->
        [Toi] { $seat } retire l'offre qui t'était faite.
       *[other] Tu retires ton offre à { $other }.
    }
nundinae-event-offer-gone = L'offre ({ $seat } à { $other }) n'est plus sur la table : le moment est passé.
nundinae-event-offer-gone-you =
    { $other ->
        [Toi] L'offre ({ $seat } à toi) n'est plus sur la table : le moment est passé.
       *[other] Ton offre à { $other } n'est plus sur la table : le moment est passé.
    }
nundinae-event-offer-failed = L'offre ({ $seat } à { $other }) n'est plus sur la table : ce n'est plus possible.
nundinae-event-offer-failed-you =
    { $other ->
        [Toi] L'offre ({ $seat } à toi) n'est plus sur la table : ce n'est plus possible.
       *[other] Ton offre à { $other } n'est plus sur la table : ce n'est plus possible.
    }
nundinae-event-offer-void = L'offre ({ $seat } à { $other }) est nulle : une carte promise n'était pas là.
nundinae-event-offer-void-you =
    { $other ->
        [Toi] L'offre que { $seat } t'a faite est nulle : une carte promise n'était pas là.
       *[other] Ton offre à { $other } est nulle : une carte promise n'était pas là.
    }
nundinae-event-deal = { $seat } et { $other } concluent un marché.
nundinae-event-deal-you =
    { $other ->
        [Toi] Tu conclus un marché avec { $seat }.
       *[other] Tu conclus un marché avec { $other }.
    }

## What is asked

nundinae-ask-day-trade = Le marché est ouvert. Que fais-tu ?
nundinae-why-day-trade = Vends et achète autant que tu veux, ou négocie avec les autres. Qui quitte le marché n'y revient pas aujourd'hui.
nundinae-pass-day-trade = Quitter le marché
nundinae-ask-day-bid = Combien mises-tu pour le laurier ?
nundinae-why-day-bid = La mise la plus haute paie et gagne 1 honneur. En cas d'égalité, on mise à nouveau ; si toutes les mises sont à 0, personne ne l'a.
nundinae-bid =
    { $coins ->
        [one] Miser { $coins } pièce
       *[other] Miser { $coins } pièces
    }
nundinae-keep =
    { $coins ->
        [one] il te reste { $coins } pièce
       *[other] il te reste { $coins } pièces
    }
nundinae-left = il te reste { $coins } et { $jars }
nundinae-ask-boast-hide = Tu es l'hôte. Quelle carte mets-tu sous le gobelet ?
nundinae-why-boast-hide = Une Vantardise qu'aucune rumeur ne touche rapporte 1 honneur. Les autres ne voient pas ce qu'il y a dessous.
nundinae-play-boast-hide = sous le gobelet, face cachée
nundinae-pass-boast-hide = Laisser le gobelet vide
nundinae-ask-boast-rumor = Il y a une carte sous le gobelet. Lances-tu une rumeur ?
nundinae-why-boast-rumor = Une rumeur ôte toute valeur à une Vantardise, sauf si une autre rumeur lui répond.
nundinae-play-boast-rumor = contre la carte sous le gobelet
nundinae-pass-boast-rumor = Ne rien dire
nundinae-ask-rumor-rumor = Une rumeur court. Y réponds-tu par une autre ?
nundinae-why-rumor-rumor = Une rumeur à laquelle une autre répond ne compte pas.
nundinae-play-rumor-rumor = contre la rumeur
nundinae-pass-rumor-rumor = Ne rien dire
nundinae-ask-day-toast = Portes-tu un Toast ?
nundinae-why-day-toast = Un Toast rapporte 1 pièce.
nundinae-play-day-toast = rapporte 1 pièce
nundinae-pass-day-toast = Pas de Toast
nundinae-ask-day-name_altar =
    { $remaining ->
        [one] Tu es l'hôte. Quel autel reçoit la dernière jarre ?
       *[other] Tu es l'hôte. Quels autels reçoivent une jarre, { $remaining } au plus ?
    }
nundinae-why-day-name_altar = Les dieux te bénissent sur un 5 ou un 6 ; chaque jarre ajoute 1. Une bénédiction rapporte 1 honneur.
nundinae-altar = Une jarre pour { $altar }
nundinae-ask-day-stake = Que paries-tu sur la réponse des dieux ?
nundinae-why-day-stake = Jusqu'à 3 pièces sur la bénédiction et jusqu'à 3 contre. Un pari gagné revient au double, le reste est perdu.
nundinae-stakes = { $blessing } pour la bénédiction, { $none } contre
nundinae-ask-acclaim-cheer = Il y a un honneur de plus. Acclames-tu ?
nundinae-why-acclaim-cheer = Une fois chacun, jusqu'à deux acclamations.
nundinae-cheer = Acclamer : une jarre pour 1 pièce
nundinae-pass-acclaim-cheer = Se taire

nundinae-wait-day-trade = Encore au marché : { $names }.
nundinae-wait-day-bid = Mises attendues : { $names }.
nundinae-wait-boast-hide = Une carte sous le gobelet, ou aucune : { $names }.
nundinae-wait-boast-rumor = Une rumeur contre le gobelet, ou aucune : { $names }.
nundinae-wait-rumor-rumor = Une rumeur contre la rumeur, ou aucune : { $names }.
nundinae-wait-day-toast = Un Toast, ou aucun : { $names }.
nundinae-wait-day-name_altar = Le choix des autels : { $names }.
nundinae-wait-day-stake = Paris attendus : { $names }.
nundinae-wait-acclaim-cheer = Une acclamation, ou aucune : { $names }.

nundinae-part-blessing = Pièces sur la bénédiction
nundinae-part-none = Pièces contre la bénédiction

nundinae-free-action-give = Donner des pièces
nundinae-give = { $gift } pour { $seat }
nundinae-free-action-propose = Faire une offre
nundinae-free-action-accept = Accepter
nundinae-free-action-counter = Contre-offre
nundinae-free-action-decline = Refuser
nundinae-free-action-withdraw = Retirer
nundinae-proposal = { $seat } : tu donnes { $give }, tu reçois { $get }

## The table

nundinae-field-day = Jour
nundinae-field-host = Hôte
nundinae-field-coins = Pièces
nundinae-field-jars = Jarres
nundinae-field-honor = Honneur
nundinae-field-hands = Cartes
nundinae-field-bag = Dans le sac
nundinae-field-discards = Cartes jouées
nundinae-field-bidders = Enchérisseurs
nundinae-field-laid_jars = Autels
nundinae-field-stakes = Paris
nundinae-field-by = Jouée par
nundinae-field-under = Sous le gobelet
nundinae-field-shown = Dévoilée
nundinae-field-rumored = Touchée par une rumeur
nundinae-field-denied = Démentie
nundinae-field-hailed = À l'honneur
nundinae-field-cheered = Acclamations
nundinae-field-boast = Le gobelet
nundinae-field-rumor = Une rumeur
nundinae-field-acclaim = Acclamation

nundinae-of = { $seat } : { $what }
nundinae-day = Jour { $day } sur { $days }. Hôte : { $host }.
nundinae-trader =
    { $seat } : { $coins }, { $jars }, { $honor } d'honneur, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
nundinae-played = Cartes jouées : { $cards }
nundinae-hand = Cartes ({ $seat }) : { $cards }
nundinae-hand-you = Tes cartes : { $cards }
nundinae-seats = Au marché, dans le sens horaire : { $seats }.
nundinae-welcome =
    Un jour de marché : échange des jarres et des pièces, puis mise pour un laurier, vante-toi, porte un toast et demande aux dieux leur bénédiction.
    Ce qui compte, c'est l'honneur. Les pièces et les jarres y mènent.
nundinae-goal =
    { $days ->
        [one] Le marché dure { $days } jour. Qui a alors le plus d'honneur gagne.
       *[other] Le marché dure { $days } jours. Qui a alors le plus d'honneur gagne.
    }
nundinae-guide =
    Laurier : mis aux enchères chaque jour, en mises cachées ; 1 honneur pour la plus haute.
    Gobelet : l'hôte peut y cacher une carte. Une Vantardise qu'aucune rumeur ne touche rapporte 1 honneur.
    Bénédiction : un 5 ou un 6 au dé, plus 1 pour chaque jarre que l'hôte donne à un autel ; 1 honneur pour l'hôte.
nundinae-recap = Honneur : { $list }
nundinae-won = Victoire : { $seats }.
