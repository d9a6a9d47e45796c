## harena puzzles

puzzles-stopped = Arrêté après { $done } problèmes sur { $count } ; { $file } les contient, et la même commande continue.
puzzles-made = { $file } contient { $count } problèmes.
puzzles-solved-by = { $bot } en résout { $solved } sur { $count } : { $share } % ({ $low } à { $high }) ; ses réponses coûtent { $cost } points en moyenne.

## The page /puzzles. A hundred points are one victory.

puzzles-title = Problèmes
puzzles-about = Des positions de parties entre bots où une réponse est nettement la meilleure. Tu sais ce que sait une place.
puzzles-today = Le problème du jour
puzzles-puzzle = Problème
puzzles-another = Un autre
puzzles-solved = { $solved } sur { $count } résolus
puzzles-today-solved = celui du jour est résolu
puzzles-midnight = Il y en a un nouveau par jeu chaque jour, à minuit UTC.
puzzles-days =
    { $count ->
        [one] Un jour de suite avec un problème.
       *[other] { $count } jours de suite avec un problème.
    }
puzzles-number = { $number } sur { $count }
puzzles-panel = Le problème
puzzles-words = La question, et la réponse
puzzles-task = Quelle réponse te donne la meilleure chance de gagner ?
puzzles-show = Montrer la réponse
puzzles-right = C'est la meilleure : { $best }.
puzzles-other = { $given } coûte { $points } points de ta chance de gagner.
puzzles-best = La meilleure réponse : { $best }.
puzzles-usual = À première vue, ceci semble bon : { $usual }. { $why } Mais ici cela coûte { $points } points.
puzzles-second = La suivante, { $answer }, coûte { $points } points.
puzzles-answers = Toutes les réponses
puzzles-answer = Réponse
puzzles-chance = Chance de gagner
puzzles-cost = Coûte
puzzles-help = Cent points font une victoire. Ces chiffres viennent d’une recherche qui devine les cartes cachées, comme tu dois le faire.
puzzles-next = Problème suivant
puzzles-all = Tous les problèmes
puzzles-failed = Le problème n'est pas là
