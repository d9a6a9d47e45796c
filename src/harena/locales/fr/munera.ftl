# Munera: Familia Gladiatoria. No article stands before a name. Latin names (classes, ranks, origins, offices, titles of
# cards, cities, regions) come from the decks and stay Latin. Keys that end in -you address the reader; the others tell of
# somebody by name. Where an event names two seats, the reader's own is called what harena.ftl says for `you`, so that a
# text can tell which of the two is meant. A part that begins small stands in a list or after a colon.

munera-name = Munera : Familia Gladiatoria
munera-about = Des écoles de gladiateurs pour { $low } à { $high } joueurs : enchères cachées, Contrats, accords et duels aux dés.

## Small parts

munera-denarii =
    { $amount ->
        [one] { $amount } denier
       *[other] { $amount } deniers
    }
munera-glory = { $points } de Gloire
munera-fame = { $points } de Renommée
munera-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
munera-none = rien
munera-no-class = pas encore de Classe
munera-values = Valeur { $valor }, Courage { $courage }, Charisme { $charisma }
munera-rank = { $rank }, Renommée { $fame }
munera-obedience = Soumission { $obedience }
munera-man-of = { $man } ({ $seat })
munera-man-yours = { $man } (à toi)
munera-rudiarius = { $seat } (Rudis)
munera-uses = { $minister } (encore { $left })
munera-ready = disponible
munera-engaged = engagé
munera-wounded = engagé, blessé
munera-lent = prêté à { $seat } pour { $city }
munera-lent-you = prêté à toi pour { $city }
munera-cost = Coût { $cost }
munera-contract =
    { $pairs ->
        [one] { $pairs } Paire
       *[other] { $pairs } Paires
    }
munera-contract-named = 1 Paire ({ $one } et { $other })
munera-pay = { $denarii }, { $glory } de Gloire
munera-journey = ton trajet coûte { $denarii }
munera-prospect-able = tu peux participer
munera-prospect-men = il te manque des hommes
munera-prospect-denarii = il te manque des deniers
munera-pugna = { $points } pour le côté { $side }
munera-die = dé { $die }
munera-total = total { $total }
munera-of = { $has } sur { $target }
munera-line = { $label } : { $what }

# What a Minister does, as part of a list.
munera-office-doctor = +{ $skill } Virtus pour les hommes d'une Classe
munera-office-medicus = +{ $skill } aux jets de guérison
munera-office-faber = +{ $skill } à l'Appréciation de tes vaincus
munera-office-coquus =
    { $skill ->
        [one] { $skill } relance par tour
       *[other] { $skill } relances par tour
    }
munera-office-arbiter = +{ $skill } contre la mort accidentelle
munera-office-vectores =
    { $skill ->
        [one] { $skill } zone gratuite à chaque trajet
       *[other] { $skill } zones gratuites à chaque trajet
    }
munera-office-lupae = +{ $skill } à la Soumission

## Table options

munera-setting-target = Gloire pour gagner
munera-setting-target-help = La partie s'arrête dès qu'un Gymnase a autant de points de Gloire.
munera-setting-quick_start = début rapide
munera-setting-quick_start-help = Au premier tour, on révèle autant de Spectacles à 1 Paire qu'il y a de joueurs.
munera-setting-bought_glory = Gloire achetée
munera-setting-bought_glory-help = Au repos pendant la phase Forum, 15 deniers achètent 1 point de Gloire.
munera-setting-sales = ventes
munera-setting-sales-help = Quand un Gymnase peut vendre au Forum ou organiser sa propre enchère.
munera-setting-naming = désignation des combattants
munera-setting-naming-help = Quand les deux Gymnases d'un Spectacle désignent leurs combattants.
munera-setting-classes = Classes
munera-setting-classes-help = Quand un nouvel homme reçoit sa Classe.
munera-setting-rerolls = relances
munera-setting-rerolls-help = Combien de fois un même dé peut être relancé.
munera-setting-bout_bets = paris sur les duels du même Gymnase
munera-setting-bout_bets-help = Des paris, mais pas de combines, sur les duels entre hommes d'un même camp ou d'un même propriétaire.
munera-setting-offers = propositions
munera-setting-offers-help = Combien de propositions chacun peut faire à un même moment de repos.
munera-setting-turns = nombre de tours
munera-setting-turns-help = Après ce tour, la plus haute Gloire gagne ; 0 : pas de limite.
munera-setting-decks = cartes et carte d'Italie
munera-setting-decks-help = Les nôtres, ou celles d'un fichier de paquets : « harena decks new munera FICHIER.toml » en écrit un pour commencer.

munera-value-sales-forum = dans la phase Forum
munera-value-sales-always = à chaque moment de repos
munera-value-naming-tender = avant l'appel d'offres
munera-value-naming-travel = avant le déplacement, après les paiements
munera-value-classes-purchase = aussitôt
munera-value-classes-spectacle = à tout moment de repos avant son premier Spectacle
munera-value-rerolls-paid = aussi souvent qu'on paie
munera-value-rerolls-once = une fois
munera-value-offers-0 = sans limite
munera-value-turns-0 = aucune
munera-value-decks-none = les nôtres
munera-value-decks-own = personnalisées

## What happens: set-up, turns, cards

munera-event-rolled = { $seat } fait { $die } au dé.
munera-event-rolled-you = Tu fais { $die } au dé.
munera-event-rudis = { $seat } reçoit la Rudis.
munera-event-rudis-you = Tu reçois la Rudis.
munera-event-settled =
    { $seat } fonde un Gymnase dans la Région { $region } pour { $price ->
        [one] { $price } denier
       *[other] { $price } deniers
    }.
munera-event-settled-you =
    Tu fondes un Gymnase dans la Région { $region } pour { $price ->
        [one] { $price } denier
       *[other] { $price } deniers
    }.
munera-event-recruited = { $seat } accueille { $man } dans son Gymnase.
munera-event-recruited-you = Tu accueilles { $man } dans ton Gymnase.
munera-event-hired = { $seat } prend { $minister } à son service.
munera-event-hired-you = Tu prends { $minister } à ton service.
munera-event-class = { $seat } fait combattre { $man } comme { $class }.
munera-event-class-you = Tu fais combattre { $man } comme { $class }.
munera-event-retrained = { $seat } fait passer { $man } à la Classe { $class } : le voilà Tiro avec 0 de Renommée.
munera-event-retrained-you = Tu fais passer { $man } à la Classe { $class } : le voilà Tiro avec 0 de Renommée.
munera-event-assigned = { $seat } affecte { $minister } pour toujours à la Classe { $class }.
munera-event-assigned-you = Tu affectes { $minister } pour toujours à la Classe { $class }.
munera-event-turn = Le tour { $turn } commence.
munera-event-drew = { $seat } pioche une carte Eventum.
munera-event-drew-you = Tu pioches une carte Eventum.
# Follows the line above, for those who may know.
munera-event-drawn = C'est la carte { $title }.
munera-event-discarded = { $seat } défausse { $title }.
munera-event-discarded-you = Tu défausses { $title }.
munera-event-played = { $seat } joue { $title }.
munera-event-played-you = Tu joues { $title }.
munera-event-played-man = { $seat } joue { $title } sur { $man }.
munera-event-played-man-you = Tu joues { $title } sur { $man }.
munera-event-played-school = { $seat } joue { $title }. Gymnase visé : { $other }.
munera-event-played-school-you =
    { $seat ->
        [Toi]
            { $other ->
                [Toi] Tu joues { $title } sur ton propre Gymnase.
               *[other] Tu joues { $title }. Gymnase visé : { $other }.
            }
       *[other] { $seat } joue { $title } sur ton Gymnase.
    }
munera-event-played-side = { $seat } joue { $title } sur le côté { $side }.
munera-event-played-side-you = Tu joues { $title } sur le côté { $side }.
munera-event-fame =
    { $points ->
        [one] { $man } gagne { $points } point de Renommée.
       *[other] { $man } gagne { $points } points de Renommée.
    }
munera-event-promoted = { $man } monte au rang de { $rank }.
munera-event-income =
    { $seat } reçoit { $denarii ->
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    }.
munera-event-income-you =
    Tu reçois { $denarii ->
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    }.
munera-event-paid =
    { $seat } paie { $denarii ->
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    } à la banque.
munera-event-paid-you =
    Tu paies { $denarii ->
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    } à la banque.
munera-event-stolen =
    { $seat } prend { $denarii ->
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    } à { $other }.
munera-event-stolen-you =
    { $other ->
        [Toi]
            { $seat } te prend { $denarii ->
                [one] { $denarii } denier
               *[other] { $denarii } deniers
            }.
       *[other]
            Tu prends { $denarii ->
                [one] { $denarii } denier
               *[other] { $denarii } deniers
            } à { $other }.
    }
munera-event-roll = Un dé pour { $man }, { $what } : { $die }.
munera-event-test-passed = { $man } réussit le test.
munera-event-test-failed = { $man } rate le test : il est engagé et reçoit un marqueur Blessure.
munera-event-test-fled = { $man } rate le test et quitte son Gymnase : la carte est défaussée.
munera-event-healthy = { $man } reste en bonne santé.
munera-event-fallen-ill = { $man } tombe malade : il est engagé et reçoit un marqueur Blessure.
munera-event-disobeyed = { $man } rate le test.
munera-event-hurt = { $man } est engagé et reçoit un marqueur Blessure.
munera-event-engaged = { $man } est engagé.
munera-event-rested = { $man } est de nouveau disponible.
munera-event-vanished = { $man } quitte son Gymnase : la carte est défaussée.
munera-event-fame-lost =
    { $points ->
        [one] { $man } perd { $points } point de Renommée.
       *[other] { $man } perd { $points } points de Renommée.
    }
munera-event-glory-lost =
    { $points ->
        [one] { $seat } perd { $points } point de Gloire et en a maintenant { $total }.
       *[other] { $seat } perd { $points } points de Gloire et en a maintenant { $total }.
    }
munera-event-glory-lost-you =
    { $points ->
        [one] Tu perds { $points } point de Gloire et en as maintenant { $total }.
       *[other] Tu perds { $points } points de Gloire et en as maintenant { $total }.
    }
munera-event-pugna = Pugna est maintenant à { $pugna }.
munera-event-wounds =
    { $wounds ->
        [0] { $man } n'a plus de Blessure dans ce duel.
        [one] { $man } a maintenant { $wounds } Blessure dans ce duel.
       *[other] { $man } a maintenant { $wounds } Blessures dans ce duel.
    }

# What a die is rolled for, between commas.
munera-what-judgement = jugement du public
munera-what-healing = guérison
munera-what-recovery = guérison
munera-what-accident = mort accidentelle
munera-what-mercy = grâce
munera-what-plague = peste
munera-what-test = test de Soumission
munera-what-flight = test de Soumission
munera-what-ordeal = test de Soumission

## What happens: the Forum

munera-event-forum = La phase Forum commence.
munera-event-recovered = { $man } se remet : son marqueur Blessure s'en va.
munera-event-still-hurt = { $man } garde son marqueur Blessure.
munera-event-restocked = Au Forum : { $men } ; Collaborateurs : { $ministers }.
munera-event-put-up = { $seat } met { $ware } aux enchères.
munera-event-put-up-you = Tu mets { $ware } aux enchères.
munera-event-bids = Offres : { $bids }.
munera-event-outbid =
    C'est { $seat } qui prend la carte, pour { $price ->
        [one] { $price } denier
       *[other] { $price } deniers
    }.
munera-event-outbid-you =
    C'est toi qui prends la carte, pour { $price ->
        [one] { $price } denier
       *[other] { $price } deniers
    }.
munera-event-bought =
    { $seat } achète { $ware } pour { $price ->
        [one] { $price } denier
       *[other] { $price } deniers
    }.
munera-event-bought-you =
    Tu achètes { $ware } pour { $price ->
        [one] { $price } denier
       *[other] { $price } deniers
    }.
munera-event-unsold = Personne ne fait d'offre pour { $ware }.
munera-event-sold =
    { $seat } vend { $ware } au Forum pour { $price ->
        [one] { $price } denier
       *[other] { $price } deniers
    }.
munera-event-sold-you =
    Tu vends { $ware } au Forum pour { $price ->
        [one] { $price } denier
       *[other] { $price } deniers
    }.
munera-event-auction =
    { $seat } vend { $ware } aux enchères, pour au moins { $minimum ->
        [one] { $minimum } denier
       *[other] { $minimum } deniers
    }.
munera-event-auction-you =
    Tu vends { $ware } aux enchères, pour au moins { $minimum ->
        [one] { $minimum } denier
       *[other] { $minimum } deniers
    }.

## What happens: spectacles

munera-event-announced = Spectacles annoncés : { $spectacles }.
munera-event-chosen = { $seat } choisit le Spectacle à { $spectacle }.
munera-event-chosen-you = Tu choisis le Spectacle à { $spectacle }.
munera-event-stands = { $seat } pose sa candidature.
munera-event-stands-you = Tu poses ta candidature.
munera-event-tendered =
    { $seat } offre { $denarii ->
        [0] 0 denier et obtient le contrat : personne ne peut descendre plus bas
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    }.
munera-event-tendered-you =
    Tu offres { $denarii ->
        [0] 0 denier et obtiens le contrat : personne ne peut descendre plus bas
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    }.
munera-event-withdrew = { $seat } se retire.
munera-event-withdrew-you = Tu te retires.
munera-event-unmatched = Aucune candidature pour { $spectacle } : le Spectacle n'a pas lieu.
munera-event-contract =
    { $seat } touche un cachet de { $denarii ->
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    }.
munera-event-contract-you =
    Tu touches un cachet de { $denarii ->
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    }.
munera-event-glory =
    { $points ->
        [one] { $seat } gagne { $points } point de Gloire et en a maintenant { $total }.
       *[other] { $seat } gagne { $points } points de Gloire et en a maintenant { $total }.
    }
munera-event-glory-you =
    { $points ->
        [one] Tu gagnes { $points } point de Gloire et en as maintenant { $total }.
       *[other] Tu gagnes { $points } points de Gloire et en as maintenant { $total }.
    }
munera-event-named = { $seat } désigne { $man }.
munera-event-named-you = Tu désignes { $man }.
munera-event-stands-down = { $man } ne combat plus pour { $seat } dans ce Spectacle.
munera-event-stands-down-you = { $man } ne combat plus pour toi dans ce Spectacle.
munera-event-void-pairs =
    { $count ->
        [one] Il manque des hommes à { $seat } pour une Paire : elle est annulée.
       *[other] Il manque des hommes à { $seat } pour { $count } Paires : elles sont annulées.
    }
munera-event-void-pairs-you =
    { $count ->
        [one] Il te manque des hommes pour une Paire : elle est annulée.
       *[other] Il te manque des hommes pour { $count } Paires : elles sont annulées.
    }
munera-event-travelled =
    { $denarii ->
        [0] { $seat } ne paie rien pour le déplacement et les salaires.
        [one] { $seat } paie { $denarii } denier pour le déplacement et les salaires.
       *[other] { $seat } paie { $denarii } deniers pour le déplacement et les salaires.
    }
munera-event-travelled-you =
    { $denarii ->
        [0] Tu ne paies rien pour le déplacement et les salaires.
        [one] Tu paies { $denarii } denier pour le déplacement et les salaires.
       *[other] Tu paies { $denarii } deniers pour le déplacement et les salaires.
    }
munera-event-closed = La carte { $spectacle } est défaussée.

## What happens: duels

munera-event-duel = Duel : { $man } ({ $seat }, côté I) affronte { $rival } ({ $other }, côté II).
munera-event-duel-you =
    { $other ->
        [Toi] Duel : { $man } ({ $seat }, côté I) affronte { $rival } (à toi, côté II).
       *[other] Duel : { $man } (à toi, côté I) affronte { $rival } ({ $other }, côté II).
    }
munera-event-virtus-both = Virtus : { $man } { $virtus }, { $rival } { $other }.
munera-event-melee = { $man } fait { $die }, { $rival } { $other }.
munera-event-declared = { $seat } annonce une relance pour { $man }, contre 1 Virtus.
munera-event-declared-you = Tu annonces une relance pour { $man }, contre 1 Virtus.
munera-event-stopped = { $man } n'a plus de Virtus : aucun dé n'est lancé.
munera-event-rerolled = { $seat } relance pour { $man } : { $die }.
munera-event-rerolled-you = Tu relances pour { $man } : { $die }.
munera-event-approval = Comprobatio est maintenant à { $approval }.
munera-event-virtus = { $man } a maintenant { $virtus } Virtus.
munera-event-struck =
    { $man } prend le dessus sur { $rival }. Pugna : { $pugna } ; { $rival } { $wounds ->
        [0] n'a aucune Blessure
        [one] a { $wounds } Blessure
       *[other] a { $wounds } Blessures
    }.
munera-event-accident = { $man } meurt par accident.
munera-event-victory = { $man } gagne pour { $seat }.
munera-event-victory-you = { $man } gagne pour toi.
munera-event-stantes-missi = Stantes Missi : { $man } et { $rival } gagnent tous les deux et quittent l'arène debout.
munera-event-appreciation = Le public juge { $man } : Appréciation { $appreciation }.
munera-event-spared = { $man } est épargné.
munera-event-killed =
    { $price ->
        [0] { $man } est tué. { $seat } ne touche rien.
        [one] { $man } est tué. { $seat } touche sa cote : { $price } denier.
       *[other] { $man } est tué. { $seat } touche sa cote : { $price } deniers.
    }
munera-event-killed-you =
    { $price ->
        [0] { $man } est tué. Tu ne touches rien.
        [one] { $man } est tué. Tu touches sa cote : { $price } denier.
       *[other] { $man } est tué. Tu touches sa cote : { $price } deniers.
    }
munera-event-healed = { $man } est guéri : il ne garde aucun marqueur Blessure.
munera-event-scarred = { $man } garde un marqueur Blessure.
munera-event-bout = Duel au sein du même Gymnase : { $man } fait { $die }, { $rival } { $other }.
munera-event-bout-won = { $man } gagne, { $total } à { $other }.
munera-event-bout-death = { $man } est tué ; rien n'est payé.
munera-event-staked =
    { $seat } mise { $denarii ->
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    } sur { $man }.
munera-event-staked-you =
    Tu mises { $denarii ->
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    } sur { $man }.
munera-event-bet-won =
    { $seat } gagne son pari et touche { $denarii ->
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    }.
munera-event-bet-won-you =
    Tu gagnes ton pari et touches { $denarii ->
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    }.
munera-event-bet-lost =
    { $seat } perd son pari, et avec lui { $denarii ->
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    }.
munera-event-bet-lost-you =
    Tu perds ton pari, et avec lui { $denarii ->
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    }.
munera-event-pause = { $seat } achète une pause : Pugna ne bouge pas pour ce jet.
munera-event-pause-you = Tu achètes une pause : Pugna ne bouge pas pour ce jet.
munera-event-refreshment = { $seat } achète une collation : ce jet ne blesse personne.
munera-event-refreshment-you = Tu achètes une collation : ce jet ne blesse personne.
munera-event-bribed = { $seat } corrompt l'arbitre : { $man } a maintenant { $virtus } Virtus.
munera-event-bribed-you = Tu corromps l'arbitre : { $man } a maintenant { $virtus } Virtus.
munera-event-cheered = { $seat } paie des supporters : { $man } a maintenant { $virtus } Virtus.
munera-event-cheered-you = Tu paies des supporters : { $man } a maintenant { $virtus } Virtus.

## L'écran : le duel

munera-screen-duel = Duel : { $man } contre { $rival }
munera-screen-duel-reading = Le duel en mots
munera-screen-duel-man = { $man } de { $seat }.
munera-screen-duel-virtus = Virtus { $virtus }.
munera-screen-duel-wounds = Blessures { $wounds } sur { $most } : à { $most }, il a perdu.
munera-screen-duel-pugna = Pugna { $points } sur { $most } pour { $man }.
munera-screen-duel-pugna-level = Pugna au milieu.
munera-screen-duel-pugna-next = Avec ces dés : { $pugna }
munera-screen-duel-crowd = Comprobatio { $approval } sur { $most }.
munera-screen-duel-crowd-short = Public { $approval } / { $most }
munera-screen-duel-same = Un jet chacun ; on ajoute Valeur et Courage.
munera-screen-duel-die = { $man } a fait { $die }.
munera-screen-duel-die-before = avant :
munera-screen-duel-total = Total { $total }
munera-screen-duel-ahead = { $man } mène de { $points }.
munera-screen-duel-equal = Le public se lève
munera-screen-duel-blunt = Armes émoussées
munera-screen-duel-declared = { $man } dépense 1 Virtus pour un nouveau dé.
munera-screen-duel-spend = Relancer : 1 Virtus
munera-screen-duel-chance = victoire { $chance } %
munera-screen-duel-coquus = Relancer : Coquus
munera-screen-duel-keep = Garder le { $die }
munera-screen-duel-bet-on = Miser sur { $man }
munera-screen-duel-staked =
    { $seat } : { $denarii ->
        [one] 1 denier
       *[other] { $denarii } deniers
    } sur { $man }.
munera-screen-duel-fixes = Combines
munera-screen-duel-fix-pause = Pugna ne bouge pas
munera-screen-duel-fix-refreshment = Personne n'est blessé
munera-screen-duel-fix-referee = −1 Virtus
munera-screen-duel-fix-supporters = +1 ou −1 Virtus
munera-screen-duel-fix-whom = Choisis l'homme
munera-screen-duel-fix-on = Combines pour ou contre { $man }
munera-screen-duel-fix-used = Achetée par { $seat }
munera-screen-duel-fix-useless = Ne changerait rien
munera-screen-duel-fix-late = N'arrête pas ce dé
munera-screen-duel-fix-none = Plus rien dans cette passe
munera-screen-duel-fix-right = { $seat } peut acheter
munera-screen-duel-fix-yours = À toi, quand les deux gardent leurs dés
munera-screen-duel-cards = Cartes que tu peux jouer
munera-screen-duel-no-more = Plus rien dans ce duel
munera-screen-duel-skip = Passer au jugement
munera-screen-duel-skipping = On passe au jugement ...
munera-screen-duel-bet-won = { $denarii } de gain
munera-screen-duel-bet-lost = { $denarii } de perte
munera-screen-duel-spared-ahead = Gardé pour toi : ton dé est plus haut.
munera-screen-duel-spared-high = Gardé pour toi : un nouveau dé serait rarement plus haut.
munera-screen-duel-spared-level = Gardé pour toi : les dés sont égaux.
munera-screen-duel-spared-keep = Gardé, comme tu l'as dit.
munera-screen-duel-spared-again = Relancé, comme tu l'as dit.
munera-screen-duel-spared-card = Aucune carte jouée pour toi.
munera-screen-duel-spared-bet = Aucun pari fait pour toi.
munera-screen-duel-spared-fix = Aucune combine achetée pour toi.
munera-screen-duel-spared-help = Gardé pour toi : ce jet est bon.
munera-screen-duel-asked = On te demandera désormais.
munera-screen-duel-won = { $man } gagne.
munera-screen-duel-both = Les deux gagnent et sortent debout.
munera-screen-duel-dead = { $man } est mort.
munera-screen-duel-spared = { $man } est épargné.
munera-screen-judgment-spared = { $man } est épargné
munera-screen-judgment-killed = { $man } doit mourir
munera-screen-judgment-parts = Blessures des deux hommes { $wounds }, public { $approval }, Charisme, Faber et cartes { $rest } : Appréciation { $sum }.
munera-screen-judgment-why-spared = Jet de { $die }, pas plus que { $needs } : le public le laisse vivre.
munera-screen-judgment-why-killed = Jet de { $die }, plus que { $needs } : le public veut sa mort.
munera-screen-judgment-why-any = Jet de { $die }, et n'importe quel jet suffisait : le public le laisse vivre.
munera-screen-judgment-why-none = Jet de { $die }, et aucun jet ne pouvait le sauver : le public veut sa mort.

## What happens: end of turn, deals, victory

munera-event-unruly = { $seat } a trop d'hommes dans son Gymnase : { $man } passe un test.
munera-event-unruly-you = Tu as trop d'hommes dans ton Gymnase : { $man } passe un test.
munera-event-gave-denarii =
    { $seat } donne { $denarii ->
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    } à { $other }.
munera-event-gave-denarii-you =
    { $other ->
        [Toi]
            { $seat } te donne { $denarii ->
                [one] { $denarii } denier
               *[other] { $denarii } deniers
            }.
       *[other]
            Tu donnes { $denarii ->
                [one] { $denarii } denier
               *[other] { $denarii } deniers
            } à { $other }.
    }
munera-event-gave = { $seat } remet { $ware } à { $other }.
munera-event-gave-you =
    { $other ->
        [Toi] { $seat } te remet { $ware }.
       *[other] Tu remets { $ware } à { $other }.
    }
munera-event-gave-cards =
    { $seat } donne { $count ->
        [one] { $count } carte Eventum
       *[other] { $count } cartes Eventum
    } à { $other }.
munera-event-gave-cards-you =
    { $other ->
        [Toi]
            { $seat } te donne { $count ->
                [one] { $count } carte Eventum
               *[other] { $count } cartes Eventum
            }.
       *[other]
            Tu donnes { $count ->
                [one] { $count } carte Eventum
               *[other] { $count } cartes Eventum
            } à { $other }.
    }
# Follows the line above, for those who may know.
munera-event-gave-card =
    { $count ->
        [one] C'est la carte { $title }.
       *[other] Ce sont { $count } cartes { $title }.
    }
munera-event-lent = { $seat } prête { $man } à { $other } pour { $spectacle }.
munera-event-lent-you =
    { $other ->
        [Toi] { $seat } te prête { $man } pour { $spectacle }.
       *[other] Tu prêtes { $man } à { $other } pour { $spectacle }.
    }
munera-event-won =
    { $glory ->
        [one] La partie est finie. Victoire : { $seats }, avec { $glory } point de Gloire.
       *[other] La partie est finie. Victoire : { $seats }, avec { $glory } points de Gloire.
    }
munera-event-won-with-you = La partie est finie. Tu gagnes avec { $seats } ; Gloire : { $glory }.
munera-event-won-you =
    { $glory ->
        [one] La partie est finie. Tu as gagné, avec { $glory } point de Gloire.
       *[other] La partie est finie. Tu as gagné, avec { $glory } points de Gloire.
    }
munera-event-offered = { $seat } fait une proposition à { $other }.
munera-event-offered-you =
    { $other ->
        [Toi] { $seat } te fait une proposition.
       *[other] Tu fais une proposition à { $other }.
    }
munera-event-countered = { $seat } répond à { $other } par une contre-proposition.
munera-event-countered-you =
    { $other ->
        [Toi] { $seat } te répond par une contre-proposition.
       *[other] Tu réponds à { $other } par une contre-proposition.
    }
munera-event-offer-declined = { $other } refuse la proposition ({ $seat } à { $other }).
munera-event-offer-declined-you =
    { $other ->
        [Toi] Tu refuses la proposition ({ $seat } à toi).
       *[other] { $other } refuse ta proposition.
    }
munera-event-offer-withdrawn = { $seat } retire sa proposition à { $other }.
munera-event-offer-withdrawn-you =
    { $other ->
        [Toi] { $seat } retire la proposition qui t'était faite.
       *[other] Tu retires ta proposition à { $other }.
    }
munera-event-offer-gone = La proposition ({ $seat } à { $other }) n'est plus sur la table : le moment est passé.
munera-event-offer-gone-you =
    { $other ->
        [Toi] La proposition ({ $seat } à toi) n'est plus sur la table : le moment est passé.
       *[other] Ta proposition à { $other } n'est plus sur la table : le moment est passé.
    }
munera-event-offer-failed = La proposition ({ $seat } à { $other }) n'est plus sur la table : ce n'est plus possible.
munera-event-offer-failed-you =
    { $other ->
        [Toi] La proposition ({ $seat } à toi) n'est plus sur la table : ce n'est plus possible.
       *[other] Ta proposition à { $other } n'est plus sur la table : ce n'est plus possible.
    }
munera-event-offer-void = La proposition ({ $seat } à { $other }) est nulle : une carte promise n'était pas là.
munera-event-offer-void-you =
    { $other ->
        [Toi] La proposition ({ $seat } à toi) est nulle : une carte promise n'était pas là.
       *[other] Ta proposition à { $other } est nulle : une carte promise n'était pas là.
    }
munera-event-deal = { $seat } et { $other } concluent un accord.
munera-event-deal-you =
    { $other ->
        [Toi] Tu conclus un accord avec { $seat }.
       *[other] Tu conclus un accord avec { $other }.
    }

## What is asked

munera-ask-match-settle = Dans quelle Région fondes-tu ton Gymnase ?
munera-ask-match-enlist = De nouveaux hommes. Quelle Classe donnes-tu à chacun ?
munera-ask-match-assign = À quelle Classe affectes-tu ton Doctor ?
munera-ask-moment-play_card = Joues-tu une carte ?
munera-ask-at-moment = { $moment } : joues-tu une carte ?
munera-ask-hand-throw_away = Tu as trop de cartes Eventum. Laquelle défausses-tu ?
munera-ask-roll-help_oneself = Relances-tu ce dé ?
munera-ask-forum-put_up = Tu as la Rudis. Quelle carte mets-tu aux enchères ?
munera-ask-forum-bid = Combien offres-tu ?
munera-ask-bid-for = Combien offres-tu pour { $ware } ?
munera-ask-forum-enlist = Un nouvel homme. Quelle Classe lui donnes-tu ?
munera-ask-forum-assign = À quelle Classe affectes-tu ton Doctor ?
munera-ask-rest-act = Le jeu est au repos. Que fais-tu ?
munera-ask-at-rest = { $rest }. Que fais-tu ?
munera-ask-training-pick_trainee = Qui change de Classe ?
munera-ask-training-train = Quelle Classe lui donnes-tu ?
munera-ask-sale-sell = Que vends-tu au Forum ?
munera-ask-auction-offer_up = Que vends-tu aux enchères ?
munera-ask-auction-name_minimum = Quel minimum fixes-tu ?
munera-ask-auction-private_bid = Combien offres-tu ?
munera-ask-munus-choose = Tu as la Rudis. Quel Spectacle choisis-tu ?
munera-ask-spectacle-stand = Poses-tu ta candidature ?
munera-ask-stand-for = Poses-tu ta candidature pour { $city } ?
munera-ask-spectacle-tender = À combien descends-tu ?
munera-ask-tender-for = À combien descends-tu pour { $city } ?
munera-ask-naming-name_fighter = Qui combat pour toi ?
munera-ask-spectacle-pick = Lequel de tes combattants se bat maintenant ?
munera-ask-spectacle-oppose = Qui affronte-t-il ?
munera-ask-duel-stake = Paries-tu sur ce duel ?
munera-ask-wager-stake = Paries-tu sur ce duel ?
munera-ask-duel-reroll = Relances-tu ton dé ?
munera-ask-duel-interrupt = Réponds-tu à la relance par une combine ?
munera-ask-duel-fix = Achètes-tu une combine ?
munera-ask-bout-try_again = Relances-tu un dé ?
munera-ask-end-name_excess = Tu as la Rudis. Qui désignes-tu pour un test ?
munera-ask-brawl-name_brawler = Une bagarre : lequel de tes hommes s'en mêle ?
munera-ask-plague-name_patient = La peste : lequel de tes hommes y est exposé ?

munera-wait-match-settle =
    { $count ->
        [one] { $names } doit choisir une Région pour son Gymnase.
       *[other] { $names } doivent choisir une Région pour son Gymnase.
    }
munera-wait-match-enlist =
    { $count ->
        [one] { $names } doit choisir la Classe d'un nouvel homme.
       *[other] { $names } doivent choisir la Classe d'un nouvel homme.
    }
munera-wait-match-assign =
    { $count ->
        [one] { $names } doit choisir la Classe d'un Doctor.
       *[other] { $names } doivent choisir la Classe d'un Doctor.
    }
munera-wait-moment-play_card =
    { $count ->
        [one] { $names } peut jouer une carte.
       *[other] { $names } peuvent jouer une carte.
    }
munera-wait-hand-throw_away =
    { $count ->
        [one] { $names } doit défausser une carte.
       *[other] { $names } doivent défausser une carte.
    }
munera-wait-roll-help_oneself =
    { $count ->
        [one] { $names } peut relancer.
       *[other] { $names } peuvent relancer.
    }
munera-wait-forum-put_up =
    { $count ->
        [one] { $names } doit mettre une carte aux enchères.
       *[other] { $names } doivent mettre une carte aux enchères.
    }
munera-wait-forum-bid =
    { $count ->
        [one] { $names } doit faire une offre.
       *[other] { $names } doivent faire une offre.
    }
munera-wait-forum-enlist =
    { $count ->
        [one] { $names } doit choisir la Classe d'un nouvel homme.
       *[other] { $names } doivent choisir la Classe d'un nouvel homme.
    }
munera-wait-forum-assign =
    { $count ->
        [one] { $names } doit choisir la Classe d'un Doctor.
       *[other] { $names } doivent choisir la Classe d'un Doctor.
    }
munera-wait-rest-act =
    { $count ->
        [one] { $names } peut agir ou passer, au repos.
       *[other] { $names } peuvent agir ou passer, au repos.
    }
munera-wait-training-pick_trainee =
    { $count ->
        [one] { $names } doit choisir un homme qui change de Classe.
       *[other] { $names } doivent choisir un homme qui change de Classe.
    }
munera-wait-training-train =
    { $count ->
        [one] { $names } doit choisir une nouvelle Classe.
       *[other] { $names } doivent choisir une nouvelle Classe.
    }
munera-wait-sale-sell =
    { $count ->
        [one] { $names } doit choisir une vente au Forum.
       *[other] { $names } doivent choisir une vente au Forum.
    }
munera-wait-auction-offer_up =
    { $count ->
        [one] { $names } doit choisir une carte à vendre aux enchères.
       *[other] { $names } doivent choisir une carte à vendre aux enchères.
    }
munera-wait-auction-name_minimum =
    { $count ->
        [one] { $names } doit fixer le minimum de l'enchère.
       *[other] { $names } doivent fixer le minimum de l'enchère.
    }
munera-wait-auction-private_bid =
    { $count ->
        [one] { $names } doit faire une offre.
       *[other] { $names } doivent faire une offre.
    }
munera-wait-munus-choose =
    { $count ->
        [one] { $names } doit choisir un Spectacle.
       *[other] { $names } doivent choisir un Spectacle.
    }
munera-wait-spectacle-stand =
    { $count ->
        [one] { $names } peut se porter candidat à ce Spectacle.
       *[other] { $names } peuvent se porter candidat à ce Spectacle.
    }
munera-wait-spectacle-tender =
    { $count ->
        [one] { $names } doit baisser son offre ou se retirer.
       *[other] { $names } doivent baisser son offre ou se retirer.
    }
munera-wait-naming-name_fighter =
    { $count ->
        [one] { $names } doit désigner un combattant.
       *[other] { $names } doivent désigner un combattant.
    }
munera-wait-spectacle-pick =
    { $count ->
        [one] { $names } doit choisir le prochain combattant.
       *[other] { $names } doivent choisir le prochain combattant.
    }
munera-wait-spectacle-oppose =
    { $count ->
        [one] { $names } doit choisir son adversaire.
       *[other] { $names } doivent choisir son adversaire.
    }
munera-wait-duel-stake =
    { $count ->
        [one] { $names } peut parier sur ce duel.
       *[other] { $names } peuvent parier sur ce duel.
    }
munera-wait-wager-stake =
    { $count ->
        [one] { $names } peut parier sur ce duel.
       *[other] { $names } peuvent parier sur ce duel.
    }
munera-wait-duel-reroll =
    { $count ->
        [one] { $names } peut relancer un dé.
       *[other] { $names } peuvent relancer un dé.
    }
munera-wait-duel-interrupt =
    { $count ->
        [one] { $names } peut répondre à la relance par une combine.
       *[other] { $names } peuvent répondre à la relance par une combine.
    }
munera-wait-duel-fix =
    { $count ->
        [one] { $names } peut acheter une combine.
       *[other] { $names } peuvent acheter une combine.
    }
munera-wait-bout-try_again =
    { $count ->
        [one] { $names } peut relancer un dé.
       *[other] { $names } peuvent relancer un dé.
    }
munera-wait-end-name_excess =
    { $count ->
        [one] { $names } doit désigner un homme pour un test.
       *[other] { $names } doivent désigner un homme pour un test.
    }
munera-wait-brawl-name_brawler =
    { $count ->
        [one] { $names } doit désigner un homme pour la bagarre.
       *[other] { $names } doivent désigner un homme pour la bagarre.
    }
munera-wait-plague-name_patient =
    { $count ->
        [one] { $names } doit désigner un homme exposé à la peste.
       *[other] { $names } doivent désigner un homme exposé à la peste.
    }

## What is allowed, and what hangs on it

munera-why-match-settle = Tes trajets partent d'ici : 2 deniers pour chaque Région ou Zone maritime où l'on entre. Plusieurs Gymnases peuvent partager une Région.
# For match.enlist and forum.enlist.
munera-why-enlist = { $man } : { $what }. Deux hommes dont les Classes s'affrontent sont une Paire ; un Contrat demande des Paires d'Appariements différents.
# For match.assign and forum.assign.
munera-why-assign = { $minister } : tes hommes de cette Classe ont +{ $skill } Virtus en duel. La Classe ne change plus.
munera-why-moment = Une carte pour ce moment, ou aucune, jusqu'à ce que tous passent à la suite.
munera-why-hand-throw_away = Tu peux en garder cinq au plus.
munera-why-forum-put_up = Les offres sont cachées ; la plus haute paie et prend la carte. Si tu l'achètes ou n'en proposes aucune, la Rudis passe à gauche.
munera-why-forum-bid = { $ware }. Offre minimale : { $cost }. Toutes les offres sont montrées ensemble ; la plus haute paie, les égalités se jouent au dé.
munera-why-rest-act = Une action, ou tu passes ; le repos s'achève quand tous passent à la suite.
munera-rest-eventum = Repos après la pioche
munera-rest-forum = Repos dans la phase Forum
munera-rest-munus = Repos avant le choix d'un Spectacle
munera-rest-chosen = Repos après le choix d'un Spectacle ({ $city })
munera-rest-end = Repos à la fin du tour
munera-why-training-pick_trainee = Qui change de Classe redevient Tiro avec 0 de Renommée ; un homme sans Classe en reçoit simplement une.
munera-why-training-train = { $what }. Il redevient Tiro avec 0 de Renommée.
munera-why-sale-sell = Un homme rapporte sa cote, un Collaborateur son Coût. La carte est défaussée.
munera-why-auction-offer_up = Les autres font des offres cachées à partir de ton minimum ; la plus haute te paie. Chaque carte une fois par tour.
munera-why-auction-name_minimum = { $ware } : le Forum paierait { $price }.
munera-why-auction-private_bid = { $ware }. Offre minimale : { $minimum }. Toutes les offres sont montrées ensemble ; la plus haute paie le vendeur.
munera-why-munus-choose = Seulement les Spectacles pour lesquels ton Gymnase a les Paires et l'argent. Tu reçois les deniers et la Gloire imprimés ; il faut un second Gymnase candidat.
munera-why-spectacle-stand = { $what }. S'il y a plusieurs candidats, un appel d'offres à la baisse les départage.
munera-why-tender-first = { $city } : le cachet est de { $fee } au plus. L'offre la plus basse obtient le Contrat ; 0 l'obtient sur-le-champ.
munera-why-tender = { $city } : offre moins de { $fee }, ou retire-toi. 0 obtient le Contrat sur-le-champ.
munera-why-fighter = { $city } demande { $contract }.
munera-why-fighters =
    { $done ->
        [0] { $city } demande { $contract }, toutes d'Appariements différents.
        [one] { $city } demande { $contract }, toutes d'Appariements différents ; { $done } est désignée.
       *[other] { $city } demande { $contract }, toutes d'Appariements différents ; { $done } sont désignées.
    }
munera-why-partner = Il faut un partenaire à { $man } : { $partner }.
munera-why-spectacle-pick = S'il reste en face des hommes de la Classe qui lui correspond, il affronte l'un d'eux ; sinon, son propre partenaire.
munera-why-spectacle-oppose = Se bat maintenant : { $what }.
munera-why-duel-stake = { $man } contre { $rival }. Si l'homme sur qui tu mises gagne, tu touches le double de la mise ; la mise elle-même est dépensée.
munera-why-duel-reroll = { $man } { $die }, { $rival } { $other }. Le nouveau dé compte, même s'il est pire.
munera-why-duel-interrupt = Une relance est annoncée pour { $man } ; Virtus { $virtus }. Si elle tombe à 0, aucun dé n'est lancé. Une combine coûte 1 denier.
munera-why-duel-fix = { $man } { $die }, { $rival } { $other } : les dés restent ainsi. Une combine coûte 1 denier, une par round.
munera-why-bout-try_again = Dé, Valeur et Courage s'additionnent ; le plus haut total gagne. Le nouveau dé compte, même s'il est pire.
munera-why-end-name_excess =
    { $count ->
        [one] Un Gymnase a plus de 8 Gladiateurs : désignes-en encore { $count }.
       *[other] Un Gymnase a plus de 8 Gladiateurs : désignes-en encore { $count }.
    } Si le dé dépasse sa Soumission, l'homme est engagé et blessé.
munera-why-brawl-name_brawler = Ces hommes sont aussi peu soumis les uns que les autres. Si le dé dépasse sa Soumission, l'homme est engagé et blessé.
munera-why-plague-name_patient = Si dé + Medicus fait moins de 4, l'homme est engagé et blessé.

# What a die decides. $need is one of munera-need-*.
munera-roll-judgement = Le public juge { $man }. Pour être épargné : { $need }.
munera-roll-healing = { $man } est soigné après le duel. Pour guérir : { $need }.
munera-roll-recovery = { $man } a un marqueur Blessure. Pour guérir : { $need }.
munera-roll-accident = { $man } a fait 0. Pour survivre : { $need }.
munera-roll-mercy = { $man } a perdu du simple au double. Pour rester en vie : { $need }.
munera-roll-plague = { $man } est exposé à la peste. Pour y échapper : { $need }.
munera-roll-test = { $man } passe un test. Pour obéir : { $need }.
munera-roll-flight = { $man } passe un test. Pour rester : { $need }.
munera-roll-ordeal = { $man } passe un test. Pour obéir : { $need }.
munera-need-more = { $die } ou plus
munera-need-less = { $die } ou moins
munera-need-any = n'importe quel dé
munera-need-none = aucun dé ne suffit
munera-die-shows = Le dé montre { $die }.

## Options

munera-keep = il te reste { $denarii }
munera-have = tu as { $count } { $klass }
munera-option-region = { $region } pour { $price }
munera-option-rival = affronte { $rival }
munera-makes-pair = forme une Paire
munera-option-sell = Vendre { $ware } pour { $price }
munera-option-bid = Offrir { $amount }
munera-option-minimum = Au moins { $amount }
munera-after-journey = après déplacement et salaires, il te reste { $denarii }
munera-at-least = tu paies au moins { $denarii } pour le déplacement et les salaires
munera-option-stand = Candidature pour { $city }
munera-option-stake = { $amount } sur { $man }
munera-option-won = { $amount } s'il gagne
munera-option-coquus = Relancer avec ton Coquus (encore { $left })
munera-option-virtus = Relancer avec Virtus (encore { $left })
munera-option-die = Relancer pour { $man }, qui a { $die }
munera-keep-die = Garder le { $die }
munera-fix-pause = Pause : Pugna ne bouge pas pour ce jet
munera-fix-refreshment = Collation : { $man } ne reçoit pas de Blessure pour ce jet
munera-fix-referee = Arbitre corrompu : { $man } descend à { $virtus } Virtus
munera-fix-supporters = Supporters, encouragements : { $man } passe à { $virtus } Virtus
munera-fix-jeers = Supporters, huées : { $man } tombe à { $virtus } Virtus
munera-deed-train = Changer la Classe d'un homme
munera-deed-sell = Vendre au Forum
munera-deed-auction = Organiser une enchère entre les autres
munera-deed-glory = Acheter 1 point de Gloire pour { $price }
munera-pass-moment-play_card = Ne pas jouer de carte
munera-pass-forum-put_up = Ne rien mettre aux enchères
munera-pass-forum-put_up-more = la Rudis passe à gauche
munera-pass-forum-bid = Pas d'offre
munera-pass-auction-private_bid = Pas d'offre
munera-pass-munus-choose = N'en choisir aucun
munera-pass-munus-choose-more = la Rudis passe à gauche
munera-pass-spectacle-stand = Pas de candidature
munera-pass-spectacle-tender = Se retirer
munera-pass-duel-stake = Pas de pari
munera-pass-wager-stake = Pas de pari
munera-pass-duel-interrupt = Pas de combine
munera-pass-duel-fix = Pas de combine
munera-pass-bout-try_again = Garder les dés
# What is typed for an amount: the letter, then the number. Small letters, all different.
munera-letter-bid = o
munera-letter-tender = a
munera-letter-minimum = m

## Deals

munera-free-action-propose = Faire une proposition
munera-free-action-accept = Accepter
munera-free-action-counter = Contre-proposition
munera-free-action-decline = Refuser
munera-free-action-withdraw = Retirer
munera-ware-denarii = Deniers
munera-ware-title = { $title } (Eventum)
munera-ware-loan = { $man } en prêt ({ $city })
munera-good-loan = { $man } en prêt ({ $city })
munera-offer = Proposer à { $seat } : { $give } contre { $get }
munera-offer-gift = Proposer à { $seat } : { $give }, sans contrepartie
munera-offer-request = Demander à { $seat } : { $get }, sans contrepartie
munera-offered-you = Proposition ({ $seat }) : tu reçois { $give }, tu donnes { $get }.
munera-offered-by-you = Ta proposition à { $seat } : tu donnes { $give }, tu reçois { $get }.

## Eventum cards: when, what they do, and what they do to whom

munera-when-at-rest = au repos
munera-when-forum-rest = au repos dans la phase Forum
munera-when-eventum-phase = dans la phase Eventum
munera-when-forum-start = au début de la phase Forum
munera-when-auction-won = quand une enchère du Forum est décidée
munera-when-poll = quand l'appel montre deux candidats ou plus
munera-when-before-travel = avant le déplacement
munera-when-payment = quand un Gymnase paie son déplacement
munera-when-before-duel = avant un duel
munera-when-after-roll = après un jet de combat
munera-when-before-judgement = avant un jugement
munera-when-before-healing = avant un jet de guérison
munera-when-before-test = avant un test
munera-when-spectacle-end = à la fin d'un Spectacle
munera-when-turn-end = à la fin du tour

# The moments for cards, as a question names them
munera-moment-forum-start = Début de la phase Forum
munera-moment-auction-won = { $seat } remporte { $ware } pour { $price }
munera-moment-auction-won-you = Tu remportes { $ware } pour { $price }
munera-moment-poll = Plusieurs candidats pour { $city }
munera-moment-before-travel = Avant le déplacement vers { $city }
munera-moment-payment = On paie le déplacement vers { $city }
munera-moment-before-duel = Avant le duel { $man } – { $rival }
munera-moment-after-roll = Après le jet { $man } { $die } – { $rival } { $other }
munera-moment-before-judgement = Avant le jugement ({ $man })
munera-moment-before-healing = Avant le jet de guérison ({ $man })
munera-moment-before-test = Avant le test ({ $man })
munera-moment-spectacle-end = Fin du Spectacle ({ $city })

munera-effect-favor-editoris =
    { $amount ->
        [one] tu gagnes { $amount } point de Gloire
       *[other] tu gagnes { $amount } points de Gloire
    }
munera-effect-triumphus =
    { $amount ->
        [one] tu gagnes { $amount } point de Gloire
       *[other] tu gagnes { $amount } points de Gloire
    }, si un de tes hommes s'y est battu et qu'aucun n'a été tué
munera-effect-rudis-donata =
    { $amount ->
        [one] défausse un Veteranus qui t'appartient et gagne { $amount } point de Gloire
       *[other] défausse un Veteranus qui t'appartient et gagne { $amount } points de Gloire
    }, ou un Primus Palus et gagnes-en le double
munera-effect-acclamatio = Comprobatio commence { $amount } plus haut
munera-effect-sibilus = Comprobatio commence { $amount } plus bas
munera-effect-gladius-acutus = ton combattant a +{ $amount } Virtus
munera-effect-vinum-merum = un combattant d'un autre Gymnase a −{ $amount } Virtus
munera-effect-arma-lusoria = pas de mort accidentelle dans ce duel
munera-effect-manus-fortunae = un des deux dés est relancé
munera-effect-clamor = Comprobatio monte de { $amount }
munera-effect-missio = le vaincu est épargné sans jet
munera-effect-iugula = Appréciation −{ $amount }
munera-effect-favor-populi = Appréciation +{ $amount }
munera-effect-medicus-graecus = le jet de guérison de ton Gladiateur réussit sans dé
munera-effect-veneficium = le jet de guérison du Gladiateur d'un autre Gymnase échoue sans dé
munera-effect-seditio = un Gladiateur non engagé passe un test ; s'il le rate, il est engagé et blessé
munera-effect-fuga = un Gladiateur d'un autre Gymnase passe un test ; s'il le rate, il est perdu et rien n'est payé
munera-effect-mors-voluntaria = un Captivus d'un Gymnase quelconque passe un test ; s'il le rate, il est perdu et rien n'est payé
munera-effect-rixa = les deux hommes les moins soumis d'un Gymnase de 6 ou plus passent un test ; qui le rate est engagé et blessé
munera-effect-disciplina = ton Gladiateur réussit le test
munera-effect-pestis = chaque Gymnase expose un homme non engagé ; si dé + Medicus fait moins de 4, il est engagé et blessé
munera-effect-hereditas =
    { $amount ->
        [one] tu reçois { $amount } denier
       *[other] tu reçois { $amount } deniers
    }
munera-effect-vectigal = chaque autre Gymnase qui a plus de 15 deniers en paie { $amount } à la banque
munera-effect-fur =
    { $amount ->
        [one] prends jusqu'à { $amount } denier à un autre Gymnase
       *[other] prends jusqu'à { $amount } deniers à un autre Gymnase
    }
munera-effect-latrones =
    { $amount ->
        [one] un autre Gymnase qui se déplace paie { $amount } denier de plus, ou tout ce qu'il a
       *[other] un autre Gymnase qui se déplace paie { $amount } deniers de plus, ou tout ce qu'il a
    }
munera-effect-via-strata = tu ne paies rien pour ton déplacement, brigands compris
munera-effect-tempestas = pour ce Spectacle, les Zones maritimes coûtent 4 deniers au lieu de 2
munera-effect-redemptor = si ta candidature est posée, tu participes pour le cachet imprimé, sans appel d'offres
munera-effect-lanista-callidus = tu prends la carte qu'un autre a remportée, pour 1 denier de plus
munera-effect-ars-dimicandi = pendant la phase Forum, un de tes Tirones devient Veteranus avec 0 de Renommée

munera-target-you = ton propre Gymnase
munera-aim-rudis-donata =
    { $amount ->
        [one] défausser { $target } et gagner { $amount } point de Gloire
       *[other] défausser { $target } et gagner { $amount } points de Gloire
    }
munera-aim-gladius-acutus = +{ $amount } Virtus pour { $target }
munera-aim-vinum-merum = −{ $amount } Virtus pour { $target }
munera-aim-manus-fortunae = relancer le dé pour { $target }
munera-aim-seditio = { $target } passe un test et, s'il le rate, est engagé et blessé
munera-aim-fuga = { $target } passe un test et, s'il le rate, est perdu
munera-aim-mors-voluntaria = { $target } passe un test et, s'il le rate, est perdu
munera-aim-rixa = les deux hommes les moins soumis ({ $target }) passent un test
munera-aim-fur =
    { $amount ->
        [one] prendre { $amount } denier à { $target }
       *[other] prendre { $amount } deniers à { $target }
    }
munera-aim-ars-dimicandi = { $target } devient Veteranus avec 0 de Renommée

# Cards that were put together in a deck file: whom a part is about, before a colon, and what happens, after it.
munera-whom-you = toi
munera-whom-others = chaque autre Gymnase
munera-whom-all = chaque Gymnase
munera-whom-owner = son Gymnase
munera-whom-he = lui
munera-whom-that-school = ce Gymnase
munera-whom-own-man = un de tes Gladiateurs
munera-whom-other-man = un Gladiateur d'un autre Gymnase
munera-whom-any-man = un Gladiateur d'un Gymnase quelconque
munera-whom-each-own-man = chacun de tes Gladiateurs
munera-whom-each-other-man = chaque Gladiateur des autres Gymnases
munera-whom-each-man = chaque Gladiateur de tous les Gymnases
munera-whom-own-fighter = ton combattant
munera-whom-other-fighter = un combattant d'un autre Gymnase
munera-whom-any-fighter = un des deux combattants
munera-whom-other-school = un autre Gymnase
munera-whom-any-school = un Gymnase quelconque
munera-whom-own-roller = ton Gladiateur
munera-whom-other-roller = le Gladiateur d'un autre Gymnase
munera-whom-any-roller = le Gladiateur
munera-whom-own-payer = ton Gymnase
munera-whom-other-payer = un autre Gymnase qui paie
munera-whom-any-payer = le Gymnase qui paie
munera-only-free = non engagé
munera-only-engaged = engagé
munera-only-wounded = blessé
munera-needs-fought = si un de tes hommes y a combattu
munera-needs-unhurt = si un de tes hommes y a combattu et qu'aucun n'a été tué
munera-if-passed = s'il le réussit
munera-if-failed = s'il le rate
munera-above =
    { $denarii ->
        [one] { $what } (seulement avec plus de { $denarii } denier)
       *[other] { $what } (seulement avec plus de { $denarii } deniers)
    }
munera-do-glory = Gloire { $signed }
munera-do-denarii =
    { $amount ->
        [one] { $signed } denier
       *[other] { $signed } deniers
    }
munera-do-steal =
    { $amount ->
        [one] te paie { $amount } denier
       *[other] te paie jusqu'à { $amount } deniers
    }
munera-do-draw =
    { $amount ->
        [one] +{ $amount } carte Eventum
       *[other] +{ $amount } cartes Eventum
    }
munera-do-test = test de Soumission
munera-do-test-changed = test de Soumission (Soumission { $signed })
munera-do-wound = engagé et blessé
munera-do-heal = le marqueur Blessure s'en va
munera-do-engage = engagé
munera-do-ready = désengagé, s'il n'est pas blessé
munera-do-gone = défaussé, rien n'est payé
munera-do-fame = Renommée { $signed }
munera-do-rank = un rang de plus, avec 0 Renommée
munera-do-comprobatio = Comprobatio { $signed }
munera-do-virtus = { $signed } Virtus
munera-do-pugna = Pugna { $signed } pour lui
munera-do-wounds =
    { $amount ->
        [one] { $signed } Blessure dans ce duel
       *[other] { $signed } Blessures dans ce duel
    }
munera-do-reroll = son dé est relancé
munera-do-chance = { $signed } au jet
munera-do-succeed = le jet réussit sans dé
munera-do-fail = le jet échoue sans dé
munera-do-fare =
    { $amount ->
        [one] { $signed } denier pour le déplacement
       *[other] { $signed } deniers pour le déplacement
    }

## The table

munera-phase-eventum = phase Eventum
munera-phase-forum = phase Forum
munera-phase-munus = phase Munus
munera-phase-end = fin du tour
munera-line-setup = Mise en place. Il faut { $target } points de Gloire pour gagner.
munera-line-turn = Tour { $turn }, { $phase }. Il faut { $target } points de Gloire pour gagner.
munera-line-turn-of = Tour { $turn } sur { $turns }, { $phase }. Il faut { $target } points de Gloire pour gagner.
munera-line-over = La partie est finie après le tour { $turn }.

munera-sheet-school = Gymnase ({ $seat })
munera-sheet-school-you = Ton Gymnase
munera-sheet-forum = Forum
munera-sheet-spectacles = Spectacles
munera-sheet-spectacle = Spectacle à { $city }
munera-sheet-duel = Duel
munera-sheet-bout = Duel au sein du même Gymnase
munera-sheet-wager = Paris sur un duel du même Gymnase
munera-sheet-auction = Enchère
munera-sheet-roll = Dé
munera-sheet-hand = Ta main

munera-head-glory = Gloire
munera-head-denarii = Deniers
munera-head-region = Région
munera-head-men = Hommes
munera-head-cards = Cartes
munera-head-ministers = Collaborateurs
munera-head-class = Classe
munera-head-rank = Rang
munera-head-origin = Origine
munera-head-values = Valeur / Courage / Charisme
munera-head-now = État
munera-head-what = Description
munera-head-cost = Coût
munera-head-contract = Contrat
munera-head-pay = Gains
munera-head-journey = Trajet
munera-head-prospect = Pour toi
munera-head-when = Quand
munera-head-effect = Effet

munera-row-chosen = Choisi par
munera-row-fighters = Ses combattants
munera-row-standing = Candidatures
munera-row-fee = Offre la plus basse
munera-row-pugna = Pugna
munera-row-comprobatio = Comprobatio
munera-row-stakes = Paris
munera-row-fixes = Combines achetées
munera-row-right = Prochaine combine
munera-row-paying = Paiement en cours
munera-row-seller = Vente par
munera-row-minimum = Offre minimale
munera-row-bid = Offre la plus haute
munera-up-for = Aux enchères
munera-up = aux enchères
munera-unwanted = plus pendant ce tour
munera-on-sale = à vendre
munera-fought = { $man } (s'est battu)
munera-fighting = { $man } (se bat)
munera-duel-state = Virtus { $virtus }, Blessures { $wounds }, Courage { $courage }, Charisme { $charisma }
munera-pugna-level = 0 sur { $target }
munera-pugna-for = { $points } sur { $target } pour { $man }
munera-stake = { $seat } : { $amount } sur { $man }
munera-square-pause = pause
munera-square-refreshment = collation
munera-square-referee = arbitre corrompu
munera-square-supporters = supporters

munera-hand = Main ({ $seat }) : { $cards }
munera-hand-you = Ta main : { $cards }
munera-last-none = Ni Spectacle ni enchère en cours.
munera-out = Cartes Eventum dans la défausse : { $cards }
munera-recap = Gloire au tour { $turn } : { $list }

munera-welcome =
    Tu diriges un Gymnase, une école de gladiateurs. Au Forum, tu achètes des hommes et des Collaborateurs dans des enchères cachées.
    Avec des Paires d'hommes, tu remplis des Contrats pour des Spectacles : ils rapportent de la Gloire et des deniers, et tes hommes s'affrontent en duel, aux dés.
    Qui gagne un duel gagne de la Renommée et monte en rang. Le vaincu est jugé par le public.
munera-goal = Le premier Gymnase à { $target } points de Gloire gagne.
munera-goal-turns = Le premier Gymnase à { $target } points de Gloire gagne ; après le tour { $turns }, c'est la plus haute Gloire.
munera-seats = Autour de la table, dans le sens horaire : { $seats }.
munera-guide =
    Rudis : l'épée de bois. Qui la détient, le Rudiarius, choisit en premier.
    Paires : Myrmillo et Thraex, Hoplomachus et Aequimanus, Retiarius et Secutor, Provocator et Provocator.
    La Valeur donne la Virtus d'un duel : des relances. Avec plus de Blessures que de Courage, on le perd. Le Charisme aide devant le public.
    Origines (Coût, Soumission) : Damnatus 0, 3 ; Captivus 2, 1 ; Servus 2, 5 ; Auctoratus 5, 7 et 1 denier par duel.
    Quatre points de Renommée font d'un Tiro un Veteranus, quatre de plus un Primus Palus : plus de Valeur, de Charisme et de Gloire.
    Pugna à 10 gagne un duel. Comprobatio, l'humeur du public, fait gagner les deux hommes à 5.
    Les hommes engagés se reposent jusqu'à la prochaine phase Forum ; un blessé doit d'abord guérir.
    Les montants peuvent se taper : o7 offre 7, a4 offre 4 dans un appel d'offres, m5 fixe le minimum à 5.

## Hints

munera-hint-settle = { $region } : de là, les trajets vers la plupart des Spectacles sont courts, et le prix est raisonnable.
munera-hint-partner = Comme { $class }, il est le partenaire qui manque à l'un de tes hommes : cela fait une Paire.
munera-hint-new-pair = Comme { $class }, il commence une Paire que tu n'as pas encore : les Contrats en demandent de différentes.
munera-hint-assign = C'est à la Classe { $class } que la Virtus sert le plus.
munera-hint-train = Comme { $class }, { $man } complète les Paires pour un Spectacle qui en vaut la peine.
munera-hint-card-glory = { $title } te rapporte de la Gloire, et la Gloire gagne la partie.
munera-hint-card-duel = { $title } augmente tes chances que le duel finisse bien pour toi.
munera-hint-card-save = { $title } protège un homme qui te manquerait.
munera-hint-card-harm = { $title } nuit aux autres Gymnases, et c'est le bon moment.
munera-hint-card-denarii = { $title } te rapporte des deniers, ou t'en épargne.
munera-hint-card-contract = { $title } te donne le Contrat pour le cachet imprimé, sans appel d'offres.
munera-hint-card-ware = { $title } te donne ce qu'un autre a gagné, pour moins que cela ne vaut pour toi.
munera-hint-card-rank = { $title } fait aussitôt un Veteranus d'un de tes Tirones.
munera-hint-card-fame = { $title } rend un de tes hommes plus célèbre.
munera-hint-card-cards = { $title } te fait piocher des cartes Eventum.
munera-hint-card-keep = Presque personne ne peut combattre, les cartes décident donc : tant que tu gardes cette Gloire en main, nul autre ne la pioche.
munera-hint-card-wait = Tes cartes te serviront mieux à un autre moment.
munera-hint-throw-away = De toutes tes cartes, { $title } est celle qui te manquera le moins.
munera-hint-name-own = { $man } est celui dont tu te passes le mieux.
munera-hint-name-other = Si { $man } échoue, c'est ce qui coûte le plus à ce Gymnase.
munera-hint-put-up = Au Forum, { $ware } est ce qui vaut le plus pour toi, au-delà de son prix.
munera-hint-put-up-none = Rien au Forum ne vaut son prix pour toi.
munera-hint-bid =
    { $ware } vaut pour toi environ { $denarii ->
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    } : à ce prix, tu y gagnes.
munera-hint-bid-full =
    { $ware } vaut pour toi environ { $denarii ->
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    } : va jusque-là, mais pas plus haut.
munera-hint-bid-none = { $ware } ne vaut pas ce prix pour toi, ou bien il te faut ces deniers pour les trajets.
munera-hint-sell = { $ware } te sert moins que l'argent de la vente.
munera-hint-minimum =
    Le Forum paie { $denarii ->
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    } pour { $ware } : en dessous, une enchère ne vaut pas la peine.
munera-hint-buy-glory = Tu as des deniers de trop, et la Gloire gagne la partie.
munera-hint-host = { $spectacle } te rapporte { $glory } de Gloire et tout le cachet, et quelqu'un posera sans doute sa candidature.
munera-hint-host-win = Avec { $spectacle }, tu gagnes la partie, pourvu que quelqu'un pose sa candidature.
munera-hint-host-none = Aucun Spectacle ne te sert ici : personne ne pourrait être candidat, ou d'autres y gagneraient plus que toi.
munera-hint-stand = { $spectacle } te rapporte { $glory } de Gloire, et cela vaut bien le trajet.
munera-hint-stand-win = { $spectacle } met fin à la partie, et tu la gagnes.
munera-hint-stand-not = { $spectacle } te coûte plus qu'il ne te rapporte.
munera-hint-stand-lost = { $spectacle } mettrait fin à la partie, et quelqu'un d'autre la gagnerait.
munera-hint-tender =
    Même pour { $denarii ->
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    }, { $spectacle } en vaut la peine, et descendre d'un seul denier suffit.
munera-hint-tender-nothing = D'autres veulent { $spectacle } rien que pour la Gloire : le premier qui demande 0 l'obtient.
munera-hint-withdraw = Pour un cachet aussi bas, { $spectacle } n'en vaut pas la peine.
munera-hint-fighter = { $man } est assez fort, ou bien proche d'un rang plus élevé.
munera-hint-fighter-rank = { $man } te rapporte { $points } de Gloire pour son rang.
munera-hint-pick = { $man } a les meilleures chances contre ceux qui restent en face.
munera-hint-oppose = { $man } a de bonnes chances contre { $rival } : environ { $chance } %.
munera-hint-oppose-best = Ce sera dur pour { $man }, mais { $rival } est l'adversaire le plus facile : environ { $chance } %.
munera-hint-oppose-all = Si { $rival } combat ici, tes autres hommes ont de meilleures chances dans leurs duels.
munera-hint-reroll = Un nouveau dé aide { $man } : { $before } % de chances avant, environ { $after } % après.
munera-hint-reroll-not = Avec ces dés, { $man } gagne avec une chance d'environ { $chance } % : une relance n'aiderait pas assez.
munera-hint-reroll-save = Un nouveau dé pourrait aider { $man }, mais sa Virtus vaudra plus dans la suite du duel.
munera-hint-help = L'enjeu est grand pour { $man }, et un nouveau dé l'aide avec une chance de { $chance } %.
munera-hint-help-well = Ce dé suffit à { $man }.
munera-hint-help-not = L'enjeu est trop faible pour { $man } : le Coquus peut mieux servir ailleurs.
munera-hint-bout-again = { $man } a beaucoup à perdre, essaie donc un nouveau dé.
munera-hint-bout-let = L'enjeu de ce duel est trop faible pour appeler le Coquus.
munera-hint-stake = { $man } gagne avec une chance d'environ { $chance } %, et un pari rapporte le double.
munera-hint-stake-none = Le duel est trop équilibré pour un pari, ou le meilleur des deux est déjà pris.
munera-hint-interrupt = Avec moins de Virtus, la relance sert moins à { $man }, et cela vaut bien un denier.
munera-hint-interrupt-not = Laisse { $man } relancer : l'en empêcher ne vaut pas un denier.
munera-hint-fix = Elle aide { $man } à gagner, et cela vaut pour toi plus qu'un denier.
munera-hint-fix-none = Ici, aucune combine ne change assez pour valoir un denier.
munera-hint-accept = Ce que propose { $seat } vaut pour toi plus que ce que tu donnes.
munera-hint-decline = Ce que demande { $seat } vaut pour toi plus que ce que tu recevrais.
munera-hint-counter-ask =
    L'accord est équitable pour toi si { $seat } paie { $denarii ->
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    }.
munera-hint-counter-pay =
    L'accord est équitable pour toi si { $seat } se contente de recevoir { $denarii ->
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    }.
munera-hint-counter-even = L'accord est équitable pour toi si { $seat } ne demande pas de deniers en plus.
munera-hint-borrow = Avec { $man } en prêt, tu peux prendre part au Spectacle : { $spectacle }.
munera-hint-buy-man =
    Tu as peu d'hommes, et { $man } vaut pour toi plus que { $denarii ->
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    }.

## L'écran

munera-screen-course = Gloire jusqu'ici, il en faut { $goal } : { $list }
munera-screen-course-title = Gloire par tour
munera-screen-asked = à jouer
munera-screen-asked-you = à toi
munera-screen-winner = Vainqueur
munera-screen-rudis = A la Rudis
munera-screen-glory = Gloire { $glory } sur { $goal }
munera-screen-men =
    { $count ->
        [one] { $count } homme
       *[other] { $count } hommes
    }
munera-screen-cards =
    { $count ->
        [one] { $count } carte Eventum
       *[other] { $count } cartes Eventum
    }
munera-screen-aim = Viser le Gymnase de { $name }
munera-screen-look = Regarder le Gymnase de { $name }
munera-screen-start = Tu diriges une école de gladiateurs. Tes hommes combattent dans des spectacles de toute l'Italie et lui apportent de la Gloire ; les deniers achètent de meilleurs hommes et des aides. Qui a { $goal } points de Gloire en premier gagne.
munera-screen-start-turns = Après le tour { $turns }, qui a le plus de Gloire gagne.
munera-screen-start-region = Au milieu de l'Italie, plus de spectacles sont proches ; un Gymnase y coûte plus cher.
munera-screen-phase-eventum = Événements
munera-screen-phase-forum = Marché
munera-screen-phase-munus = Spectacles
munera-screen-phase-end = Fin du tour
munera-screen-phase-first = Omis cette fois : le premier tour commence par les spectacles.
munera-screen-latin-eventum = Eventum
munera-screen-latin-forum = Forum
munera-screen-latin-munus = Munus
munera-screen-latin-end = Finis
munera-screen-classes = Les classes de tes nouveaux hommes
munera-screen-classes-help = Deux hommes dont les classes s'affrontent (même couleur) forment une paire. Les spectacles demandent des paires, toutes différentes.
munera-screen-classes-done = Ces classes
munera-screen-pairs =
    { $count ->
        [0] Pas encore de paire.
        [one] 1 paire.
       *[other] { $count } paires de { $kinds ->
            [one] 1 sorte
           *[other] { $kinds } sortes
        }.
    }
munera-screen-lacks = Il manque un { $rival } au { $klass }.
munera-screen-lineup = Tes hommes pour { $city }
munera-screen-lineup-help = { $pairs ->
    [one] Une paire : deux hommes dont les classes s'affrontent. Touche pour changer.
   *[other] { $pairs } paires, toutes différentes : deux hommes dont les classes s'affrontent. Touche pour changer.
}
munera-screen-lineup-named = désigné
munera-screen-lineup-count = { $count } hommes sur { $needs }
munera-screen-lineup-pairs = Il manque un adversaire à quelqu'un.
munera-screen-lineup-done = Ces hommes combattent
munera-screen-mine = Ton Gymnase
munera-screen-school = Gymnase de { $name }
munera-screen-no-men = Aucun homme
munera-screen-hand = Tes cartes Eventum
munera-screen-target-school = Choisis maintenant un Gymnase : ici, ou au-dessus de la carte.
munera-screen-target-man = Choisis maintenant un homme : ici, ou sur la table.
munera-screen-journey =
    voyage { $denarii ->
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    }
munera-screen-my-men = { $count ->
    [one] un homme convient
   *[other] { $count } hommes conviennent
}, il en faut { $needs }
munera-screen-able = peuvent participer : { $names }
munera-screen-able-none = personne ne peut participer
munera-screen-choose = Choisir
munera-screen-not-pairs = Tu as { $count } paires sur { $needs }
munera-screen-not-paid = Tu ne pourrais pas payer { $denarii } de déplacement et de salaires
munera-screen-not-lent = prêté
munera-screen-not-wounded = blessé
munera-screen-not-engaged = engagé
munera-screen-not-now = pas maintenant
## The screen: cards and map

munera-screen-skill = Compétence { $skill }
munera-screen-worth = se vend { $denarii }
munera-screen-map = Carte de l'Italie
munera-screen-map-home = Gymnase de { $names }
munera-screen-spectacle-open = ouvert
munera-screen-spectacle-chosen = choisi
munera-screen-spectacle-held = en cours
munera-screen-spectacle-closed = terminé
## Standing answers: kinds of questions

munera-screen-kind-rest = Repos (accords, entraînement)
munera-screen-kind-forum-start = Cartes au début du Forum
munera-screen-kind-auction-won = Cartes quand une enchère est décidée
munera-screen-kind-poll = Cartes quand plusieurs Gymnases se présentent
munera-screen-kind-before-travel = Cartes avant le voyage
munera-screen-kind-payment = Cartes quand un voyage est payé
munera-screen-kind-before-duel = Cartes avant un duel
munera-screen-kind-after-roll = Cartes après un jet de mêlée
munera-screen-kind-before-judgement = Cartes avant le jugement
munera-screen-kind-before-healing = Cartes avant un jet de guérison
munera-screen-kind-before-test = Cartes avant une épreuve
munera-screen-kind-spectacle-end = Cartes à la fin d'un spectacle
munera-screen-kind-reroll = Relancer mon dé dans un duel
munera-screen-kind-help = Relancer avec un Coquus
munera-screen-kind-stake = Paris sur les duels des autres
munera-screen-kind-fix = Interventions dans les duels des autres
munera-screen-kind-bid = Mises aux enchères
munera-screen-kind-put-up = Mettre une carte aux enchères
munera-screen-kind-stand = Se présenter pour un spectacle
munera-screen-kind-tender = L'appel d'offres
munera-screen-kind-pick = Lequel de mes hommes combat ensuite
munera-screen-mine-reroll = Quand un autre dé rend ma victoire plus probable
munera-screen-mine-help = Quand le jet tourne mal
munera-screen-mine-fix = Quand j'ai parié sur le duel
munera-screen-mine-stake = Quand un homme a de bonnes chances
munera-screen-mine-man = Quand c'est mon homme
munera-screen-mine-duel = Dans les duels de mes hommes
munera-screen-mine-behind = Dans un de mes duels, quand mon dé est plus bas

## The screen: tender and Forum

munera-screen-tender = Appel d'offres pour { $city }
munera-screen-poll = Qui est candidat pour { $city } ?
munera-screen-poll-help = Un Gymnase candidat envoie ses hommes contre ceux de { $host }. Seul, il reçoit tout le cachet. À plusieurs, un appel d'offres suit : qui demande le moins y va.
munera-screen-poll-help-you = Un Gymnase candidat envoie ses hommes contre les tiens. Seul, il reçoit tout le cachet. À plusieurs, un appel d'offres suit : qui demande le moins y va.
munera-screen-tender-fee = Le cachet est de { $amount }.
munera-screen-tender-printed = le cachet imprimé
munera-screen-tender-lowest = offre la plus basse
munera-screen-tender-floor = Sous { $amount }, tu perds de l'argent
munera-screen-tender-loss = Déplacement et salaires te coûtent au moins { $amount } : tu perdrais de l'argent.
munera-screen-tender-stay = Rester jusqu'à { $amount }
munera-screen-tender-limit = Tu restes jusqu'à { $amount }, pas à pas ; ensuite tu te retires.
munera-screen-tender-back = Annuler
munera-screen-tender-out = dehors
munera-screen-tender-beaten = Le contrat est attribué : tu es hors course.
munera-screen-glory-contract = pour le spectacle
munera-screen-glory-rank = pour le rang d'un homme
munera-screen-tender-turn = Suivant : { $name }
munera-screen-stands = en lice
munera-screen-to-come = pas encore interrogés
munera-screen-asked-now = doit répondre
munera-screen-tender-mine = ta limite
munera-screen-forum = Le Forum
munera-screen-forum-cards = Cartes du Forum
munera-screen-forum-own = Cartes à vendre aux enchères
munera-screen-forum-tap = Touche une carte pour la mettre aux enchères : tous font alors une offre.
munera-screen-forum-put-up = Mettre aux enchères
munera-screen-forum-up = Aux enchères
munera-screen-forum-unwanted = plus ce tour-ci
munera-screen-forum-seller = Enchère : { $name }
munera-screen-forum-yours = Ton enchère
munera-screen-forum-minimum = À partir de { $amount }
munera-screen-forum-won = { $name } l'a remportée pour { $amount }
munera-screen-forum-won-you = Tu l'as remportée pour { $amount }
munera-screen-gain-pair = Peut former une paire avec { $men }
munera-screen-gain-class = Une nouvelle paire comme { $classes }
munera-screen-gain-skill = Ton Gymnase gagne { $gain } en Compétence
munera-screen-gain-none = Ne complète rien dans ton Gymnase
munera-screen-gain-brief-pair = une paire
munera-screen-gain-brief-class = nouvelle paire
munera-screen-gain-brief-skill = +{ $gain } Compétence
munera-screen-gain-brief-none = rien de neuf
munera-screen-bid-lowest = Offre minimale
munera-screen-same-reroll = Relancer tant que mon dé est plus bas
munera-screen-quiet-reroll = Garder mes dés
munera-screen-bid-short = Alors le déplacement et les salaires de ce tour, { $needs }, risquent de dépasser ce qui te reste.
munera-screen-rest-next = S'arrêter au prochain repos : accords, ventes, entraînement
munera-screen-rest-soon = On te demandera au prochain repos
munera-screen-rest-help = Une pause entre deux étapes : tu peux maintenant vendre, former, négocier et jouer certaines cartes.
munera-screen-train-for = Pour participer à { $city }, un homme doit changer de classe. Il redevient Tiro sans Renommée :
munera-screen-train-one = { $man } devient { $klass }

# The story of the match
munera-screen-duels = Qui a affronté qui en duel
munera-screen-story = Comment on en est arrivé là
munera-screen-story-best = Meilleur spectacle : { $name } a gagné { $points } de Gloire avec { $spectacle } au tour { $turn }.
munera-screen-story-duel =
    { $rounds ->
        [one] Plus long duel : { $first } contre { $second } au tour { $turn }, 1 mêlée.
       *[other] Plus long duel : { $first } contre { $second } au tour { $turn }, { $rounds } mêlées.
    }
munera-screen-story-dead =
    { $count ->
        [one] Un mort : { $list }.
       *[other] { $count } morts : { $list }.
    }
munera-meets = contre { $men }
munera-meets-partner = contre son partenaire { $men }

## What is explained in a first match, once

munera-teach-settle = Ton Gymnase reste dans cette Région toute la partie. Les Régions du centre de l'Italie coûtent plus cher, mais la plupart des villes sont proches. Ce que tu épargnes achète des hommes.
munera-teach-class = Une Classe dit seulement contre qui un homme peut se battre. Pour un Spectacle, il te faut des Paires : deux de tes hommes dont les Classes vont ensemble. Cherche un partenaire à chacun.
munera-teach-doctor = Un Doctor rend tous tes hommes d'une Classe meilleurs en duel, même ceux que tu achèteras plus tard. Choisis-en une où tu as de bons hommes, ou plusieurs.
munera-teach-card = Les cartes Eventum sont ta main secrète, et chacune dit quand on peut la jouer. À ce moment-là, on demande à chacun à son tour. Passer ne coûte rien.
munera-teach-too-many = Tu pioches plus de cartes Eventum que tu ne peux en garder : joue-les tant qu'elles servent, au lieu de les amasser.
munera-teach-cook = Ton Coquus, le cuisinier, te permet de relancer n'importe quel dé lancé pour un de tes hommes : chaque tour, autant de fois que le dit sa carte.
munera-teach-put-up = Qui tient la Rudis choisit ce qui est mis aux enchères. Si un autre l'achète, tu choisis encore : propose d'abord ce que les autres voudront payer.
munera-teach-bid = Chacun fait son offre en même temps et en secret, et seul le gagnant paie. Garde des deniers : il faudra voyager, et les volontaires veulent un salaire par duel.
munera-teach-rest = Le repos est le moment des accords : propose deniers, cartes ou hommes, même en prêt. Tu peux aussi jouer des cartes et changer une Classe ; on vend dans la phase Forum.
munera-teach-retrain = Une nouvelle Classe peut compléter une Paire qui te manque, mais l'homme perd tout ce qu'il a acquis. Change donc des débutants, pas des hommes aguerris.
munera-teach-sell = Le Forum achète à prix fixe. À ta propre enchère, les autres paieront peut-être plus ; mais si personne n'offre rien, tu gardes la carte et ne touches rien.
munera-teach-spectacle = Les Spectacles apportent la Gloire, et le premier Gymnase qui en a assez gagne la partie. Les deux Gymnases la touchent en entier, quel que soit le vainqueur ; mais chaque combattant risque sa vie.
munera-teach-stand = Être candidat, c'est proposer tes hommes comme second Gymnase. Seul candidat, tu touches le cachet entier ; et de toute façon la même Gloire que l'autre Gymnase.
munera-teach-tender = L'appel d'offres va vers le bas, et la Gloire reste la même. Demande-toi ce qu'elle vaut pour toi, et n'oublie pas le prix du trajet et des salaires.
munera-teach-name = Chaque homme désigné livre un duel, puis il est engagé : il se repose jusqu'à la prochaine phase Forum, plus longtemps s'il est blessé. Gardes-en pour le prochain Spectacle.
munera-teach-pick = Chaque combattant se bat une seule fois, et c'est toi qui décides de l'ordre. Si l'autre camp a plusieurs hommes de la bonne Classe, tu choisis l'adversaire : prends un faible.
munera-teach-bet = Aucun des deux combattants n'est à toi : tu peux parier. Le premier parieur choisit un camp ; le suivant ne peut miser que sur l'autre.
munera-teach-pugna = Le dé le plus haut tire Pugna de son côté, et l'autre homme prend une blessure. Il perd avec plus de blessures que de Courage, ou si Pugna atteint le bout adverse. La Virtus paie des relances.
munera-teach-fix = Les parieurs peuvent aider le destin : changer la Virtus d'un combattant, ou adoucir l'effet d'un jet. Chaque sorte de combine ne s'achète qu'une fois par duel.
munera-teach-excess = Plus de 8 Gladiateurs, c'est difficile à tenir. Pour chaque homme au-delà de 8, un homme est testé : si le dé dépasse sa Soumission, il est engagé et blessé.
munera-teach-brawl = La carte Rixa frappe un grand Gymnase : ses deux hommes les moins soumis risquent de se blesser. En cas d'égalité, leur propriétaire choisit.
munera-teach-plague = La carte Pestis frappe tous les Gymnases : chacun désigne un homme exposé. Un Medicus l'aide ; sans lui, désigne un homme dont tu peux te passer un moment.
munera-teach-rudis = La Rudis, une épée de bois, fait le tour de la table. Qui la tient est le premier servi, et choisit ce qu'on met aux enchères et quel Spectacle a lieu.
munera-teach-judgment = Le vaincu vit ou meurt selon le jugement de la foule. Les blessures des deux hommes, la Comprobatio et son Charisme augmentent l'Appréciation ; un dé plus haut le tue.
munera-teach-travel = Qui possède un combattant du Spectacle paie le trajet, une fois pour tous ses hommes : 2 deniers par Région ou Zone maritime. Des Vectores en rendent certaines gratuites.
