# Lessons: a match in which the learner makes the moves.

lesson-teacher = Leçon
lesson-words = Ce que dit la leçon
lesson-finished = Terminé
lesson-count = Coup { $n } sur { $of }
lesson-not-this = Pas celui-ci.
lesson-otherwise = C'est permis, mais la leçon prend un autre chemin. Relis la note et essaie encore.
lesson-equal = C'est tout aussi bon. Pour que l'histoire continue, la leçon joue son propre coup.
lesson-watch = Regarde ce qui se passe sur la table.
lesson-shown = Marqué pour toi : { $move }
lesson-back = Retour
lesson-next = Suite
lesson-chapter = Chapitre suivant : { $title }
lesson-first-match = Jouer une première partie contre des bots
lesson-chapters = Tous les chapitres
lesson-your-move = À toi
lesson-show = Montre-moi
lesson-play = Joue pour moi
lesson-failed = Cette leçon ne peut pas s'ouvrir
lesson-learn = Apprendre { $game }
lesson-none = Il n'y a pas encore de leçon pour ce jeu. Les règles et une partie contre des bots permettent de l'apprendre.
lesson-about = Chaque chapitre est une courte partie où tu joues toi-même, sur la vraie table. Une erreur ne coûte rien : tu apprends pourquoi, et tu réessaies.
lesson-length = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}, { $moves ->
    [one] 1 coup
   *[other] { $moves } coups
}
lesson-again = Encore une fois
lesson-go-on = Continuer
lesson-start = Commencer
lesson-fold = Voir toute la table
lesson-unfold = Lire la leçon
