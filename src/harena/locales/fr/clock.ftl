# Le temps et les votes à une table, et le formulaire pour l'horloge d'une nouvelle.

## How much is left

clock-time = Temps
clock-you = Toi
clock-you-and =
    { $count ->
        [one] Toi et une autre personne
       *[other] Toi et { $count } autres
    }
clock-several =
    { $count ->
        [one] Une personne
       *[other] { $count } personnes
    }
clock-and-reserve = { $own } + { $reserve }
clock-reserve = Réserve { $reserve }
clock-until = jusqu'à { $moment } ({ $left })
clock-last-quarter = dernier quart
clock-minutes = { $minutes } min
clock-hours =
    { $hours ->
        [one] une heure
       *[other] { $hours } heures
    }
clock-hours-minutes = { $hours } h { $minutes } min
clock-days =
    { $days ->
        [one] un jour
       *[other] { $days } jours
    }
clock-days-hours =
    { $days ->
        [one] un jour { $hours } h
       *[other] { $days } jours { $hours } h
    }
clock-say = Tu as { $left }.
clock-say-late = Le dernier quart de ton temps a commencé : { $left }.
clock-late = Ton temps était écoulé : un bot a répondu à une question pour toi.
clock-read = D'accord

## Pauses

clock-paused = Pause.
clock-paused-open = La partie reprend quand l'un de vous le dit.
clock-paused-until = La partie reprend dans { $left }.
clock-resume = Reprendre

## Votes

clock-vote = Vote
clock-vote-late = Le temps de { $name } est écoulé. Un bot doit-il jouer pour { $name } ?
clock-vote-pause-open =
    { $who ->
        [you] Tu demandes une pause.
       *[other] { $by } demande une pause.
    }
clock-vote-pause =
    { $who ->
        [you] Tu demandes une pause de { $length }.
       *[other] { $by } demande une pause de { $length }.
    }
clock-vote-replace =
    { $who ->
        [you] Tu veux qu'un bot joue pour { $name }.
       *[other] { $by } veut qu'un bot joue pour { $name }.
    }
clock-vote-end =
    { $who ->
        [you] Tu veux finir la partie sans résultat.
       *[other] { $by } veut finir la partie sans résultat.
    }
clock-vote-undo =
    { $who ->
        [you] Tu veux annuler le dernier coup.
       *[other] { $by } veut annuler le dernier coup.
    }
clock-needs-all = Tous doivent être d'accord.
clock-needs-most = Plus de la moitié des autres doit être d'accord.
clock-vote-waits = Pas encore : { $names }.
clock-vote-open = Il manque encore { $count } voix.
clock-agree = D'accord
clock-decline = Refuser
clock-withdraw = Retirer
clock-undone = Tous étaient d'accord : le dernier coup a été annulé.
clock-ended = Tous étaient d'accord pour finir cette partie.
clock-ended-help = Elle n'a pas de résultat, et reste ici telle quelle.
# Lines of the log, and news for a few seconds
clock-note-pause-open = Tous sont d'accord pour une pause.
clock-note-pause = Tous sont d'accord pour une pause de { $length }.
clock-note-replace = C'est décidé : un bot joue pour { $name }.
clock-note-resume =
    { $who ->
        [time] La pause est finie.
        [you] Tu mets fin à la pause.
       *[other] { $by } met fin à la pause.
    }
# Behind what was wanted: Ann asks for a pause. Declined.
clock-note-declined = Refusé.
clock-note-expired = Pas décidé à temps.
clock-note-withdrawn = Retiré.

## What can be proposed

clock-together = Décider ensemble
clock-one-at-a-time = Un vote à la fois :
clock-too-often = Cela vient d'être refusé. Attends une minute.
clock-present = Vous n'êtes que deux, et cette personne est là.
clock-undo = Annuler le dernier coup
clock-undo-help = Tous doivent être d'accord. Ce qui a été lancé, tiré, ouvert ou montré à quelqu'un reste.
clock-pause = Demander une pause
clock-pause-open = Jusqu'à ce que quelqu'un reprenne
clock-pause-length = Durée
clock-pause-help = Tous doivent être d'accord. Horloges et bots s'arrêtent ; chacun peut reprendre.
clock-replace-help = Plus de la moitié des autres doit être d'accord. La personne revient d'un seul geste.
clock-end = Finir la partie
clock-end-help = Tous doivent être d'accord. La partie n'a alors pas de résultat, et reste telle quelle.

## A new table

clock-clock = Temps de décision
clock-none = Autant que vous voulez
clock-none-help = Habituel : personne ne dépend d'une horloge.
clock-preset-quick = Rapide
clock-preset-normal = Normal
clock-preset-slow = Lent
clock-preset-own = Vos propres temps
clock-preset-days = Par jours
clock-live-help = { $decision } par décision, et { $reserve } de réserve pour toute la partie.
clock-live-more = Pour les réponses scellées { $sealed } ; là où tous peuvent réagir, { $window }.
clock-own-help = En secondes.
clock-days-help = Pour des parties sur des jours ou des semaines : personne n'a besoin d'être là en même temps.
clock-days-label = Temps par décision
clock-seconds = Secondes
clock-own-decision = Par décision
clock-own-reserve = En réserve
clock-own-sealed = Pour les réponses scellées
clock-own-window = Là où tous peuvent réagir
clock-then = Quand le temps est écoulé
clock-then-stand-in = un bot joue jusqu'au retour de la personne
clock-then-bot = un bot répond à cette seule question
clock-then-pass = la personne passe, ou sinon un bot répond
clock-then-vote = les autres votent
