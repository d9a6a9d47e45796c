# Le temps et les votes à une table, et le formulaire pour l'horloge d'une nouvelle.

## How much is left

time = Temps
time-you = Toi
time-you-and =
    { $count ->
        [one] Toi et une autre personne
       *[other] Toi et { $count } autres
    }
time-several =
    { $count ->
        [one] Une personne
       *[other] { $count } personnes
    }
time-and-reserve = { $own } + { $reserve }
time-reserve = Réserve { $reserve }
time-until = jusqu'à { $moment } ({ $left })
time-last-quarter = dernier quart
time-hours =
    { $hours ->
        [one] une heure
       *[other] { $hours } heures
    }
time-hours-minutes = { $hours } h { $minutes } min
time-days =
    { $days ->
        [one] un jour
       *[other] { $days } jours
    }
time-days-hours =
    { $days ->
        [one] un jour { $hours } h
       *[other] { $days } jours { $hours } h
    }
time-say = Tu as { $left }.
time-say-late = Le dernier quart de ton temps a commencé : { $left }.
time-late = Ton temps était écoulé : un bot a répondu à une question pour toi.
time-read = D'accord

## Pauses

time-paused = Pause.
time-paused-open = La partie reprend quand l'un de vous le dit.
time-paused-until = La partie reprend dans { $left }.
time-resume = Reprendre

## Votes

time-vote = Vote
time-vote-late = Le temps de { $name } est écoulé. Un bot doit-il jouer pour { $name } ?
time-vote-pause-open =
    { $who ->
        [you] Tu demandes une pause.
       *[other] { $by } demande une pause.
    }
time-vote-pause =
    { $who ->
        [you] Tu demandes une pause de { $minutes } min.
       *[other] { $by } demande une pause de { $minutes } min.
    }
time-vote-replace =
    { $who ->
        [you] Tu veux qu'un bot joue pour { $name }.
       *[other] { $by } veut qu'un bot joue pour { $name }.
    }
time-vote-end =
    { $who ->
        [you] Tu veux finir la partie sans résultat.
       *[other] { $by } veut finir la partie sans résultat.
    }
time-vote-undo =
    { $who ->
        [you] Tu veux annuler le dernier coup.
       *[other] { $by } veut annuler le dernier coup.
    }
time-needs-all = Tous doivent être d'accord.
time-needs-most = Plus de la moitié des autres doit être d'accord.
time-vote-waits = Pas encore : { $names }.
time-vote-open = Il manque encore { $count } voix.
time-agree = D'accord
time-decline = Refuser
time-undone = Tous étaient d'accord : le dernier coup a été annulé.
time-ended = Tous étaient d'accord pour finir cette partie.
time-ended-help = Elle n'a pas de résultat, et reste ici telle quelle.

## What can be proposed

time-together = Décider ensemble
time-one-at-a-time = Un vote à la fois :
time-too-often = Cela vient d'être refusé. Attends une minute.
time-present = Vous n'êtes que deux, et cette personne est là.
time-by-days = par jours
time-undo = Annuler le dernier coup
time-undo-help = Tous doivent être d'accord. Ce qui a été lancé, tiré, ouvert ou montré à quelqu'un reste.
time-pause = Demander une pause
time-pause-open = Jusqu'à ce que quelqu'un reprenne
time-pause-length = Durée
time-pause-help = Tous doivent être d'accord. Horloges et bots s'arrêtent ; chacun peut reprendre.
time-replace-help = Plus de la moitié des autres doit être d'accord. La personne revient d'un seul geste.
time-end = Finir la partie
time-end-help = Tous doivent être d'accord. La partie n'a alors pas de résultat, et reste telle quelle.

## A new table

time-clock = Temps de décision
time-none = Autant que vous voulez
time-none-help = Habituel : personne ne dépend d'une horloge.
time-preset-quick = Rapide
time-preset-normal = Normal
time-preset-slow = Lent
time-preset-own = Vos propres temps
time-preset-days = Par jours
time-live-help = { $decision } par décision, et { $reserve } de réserve pour toute la partie.
time-live-more = Pour les réponses scellées { $sealed } ; là où tous peuvent réagir, { $window }.
time-own-help = En secondes.
time-days-help = Pour des parties sur des jours ou des semaines : personne n'a besoin d'être là en même temps.
time-days-label = Temps par décision
time-seconds = Secondes
time-own-decision = Par décision
time-own-reserve = En réserve
time-own-sealed = Pour les réponses scellées
time-own-window = Là où tous peuvent réagir
time-then = Quand le temps est écoulé
time-then-stand-in = un bot joue jusqu'au retour de la personne
time-then-bot = un bot répond à cette seule question
time-then-pass = la personne passe, ou sinon un bot répond
time-then-vote = les autres votent
