# L'entraîneur à côté de la rediffusion : ce que valaient les décisions, et ce qui était du hasard.

review-whose = Les décisions de qui
review-ask-text = L'entraîneur examine chaque décision d'après ce que cette place pouvait savoir alors, et chaque dé et chaque pioche. Cela prend une minute ou deux ; tu peux continuer à regarder la partie.
review-ask = Juger les décisions de { $name }
review-nobody = Personne parmi les joueurs n'a encore interrogé l'entraîneur sur cette place.
review-working = L'entraîneur examine la partie…
review-progress = { $done } sur { $total } examinés
review-stop = Arrêter
review-busy = L'entraîneur est occupé par une autre place ou une autre partie. Réessaie bientôt.
review-failed = L'entraîneur n'a pas pu finir. Essaie encore une fois.
review-never-alone = Dans une partie contre personne, il n'y a rien à comparer : l'entraîneur examine les parties à deux ou plus.
review-never-no-coach = L'entraîneur ne connaît pas ce jeu.
review-never-bad-record = L'entraîneur ne peut pas examiner cette partie : son enregistrement ne suit pas les règles de cette version.

review-counts =
    { $judged } décisions jugées : { $best } comme l'entraîneur les prendrait, { $good } presque aussi bonnes, { $inaccuracy ->
        [one] { $inaccuracy } imprécision
       *[other] { $inaccuracy } imprécisions
    }, { $mistake ->
        [one] { $mistake } erreur
       *[other] { $mistake } erreurs
    }, { $blunder ->
        [one] { $blunder } gaffe
       *[other] { $blunder } gaffes
    }.
review-left = Il manquait du temps pour { $left } autres.
review-best = comme l'entraîneur
review-good = presque aussi bon
review-inaccuracy = une imprécision
review-mistake = une erreur
review-blunder = une gaffe
review-cost = { $points } points
review-given = Joué
review-better = Mieux
review-also = Possible aussi
review-go = Moment { $n }
review-here = L'entraîneur à ce moment
review-here-none = { $name } ne décide ici rien que l'entraîneur juge.

review-course = Chances de victoire
review-course-help = Pour quelqu'un qui voit toutes les cartes, le hasard étant retiré à partir de là.
review-chances = Les chances sous forme de tableau
review-chances-at = Moment { $n } : { $chances }
review-moment = Moment
review-turning = Tournants
review-turning-point = Moment { $n } : { $name } passe de { $from } à { $to } %

review-mattered = Les décisions qui ont le plus compté
review-nothing = Aucune décision n'a sûrement coûté quelque chose.
review-luck = Hasard et adresse
review-balance = Les dés et les pioches ont apporté { $luck } points à { $name }. Toutes les décisions ensemble valent { $lost } par rapport à celles de l'entraîneur, dont certaines étaient moins bonnes. Cent points valent une victoire.
review-luck-of = Hasard : { $name }
review-skill-of = Décisions : { $name }
review-lucky = Plus grande chance : moment { $n }, { $points } points
review-unlucky = Plus grande malchance : moment { $n }, { $points } points
review-decisions = Les décisions
review-all = Aussi celles qui n'ont rien coûté
review-method = Comment c'est jugé
review-method-text = Chaque décision est jugée d'après ce que cette place pouvait savoir alors : l'entraîneur devine { $simulations } fois les cartes cachées, joue la suite et compare. Un verdict demande une différence qui n'est guère due au hasard. Les réactions, les marchés et les promesses ne sont pas jugés. La rubrique du hasard compare chaque dé et chaque pioche avec ce qui aurait pu venir.
