# The plain view of the page: any game in words and tables. What is asked and what lies there, the game says itself.

plain-your-move = Ta réponse
plain-remaining = Encore à choisir : { $count }
plain-sealed = Les autres ne verront ta réponse qu'une fois toutes les réponses données. Tu peux la changer d'ici là.
plain-given = Ta réponse est donnée : { $answer }.
plain-same = C'est ta réponse pour l'instant.
plain-yours = ta réponse pour l'instant
plain-amount = Nombre
plain-confirm = Confirmer
plain-part = { $label } : { $value }
plain-together =
    { $left ->
        [0] En tout { $limit } au plus ; tout est réparti.
       *[other] En tout { $limit } au plus ; il reste { $left }.
    }
plain-suggestions = Réponses toutes prêtes
plain-filter = Chercher
plain-filter-count = { $shown } sur { $total }
plain-filter-none = Rien ici ne contient ces mots.
# Besides passing once: where all may react again and again.
plain-pass-on = Passer jusqu'à ce qu'on me demande autre chose
# Where a question offers answers of several kinds, each kind has a heading.
plain-kind-card = Cartes à jouer
plain-kind-cash = Cartes à encaisser
plain-kind-cell = Déplacements
plain-kind-deed = Actions
plain-kind-gold = Or
plain-kind-promise = Promesses pour plus tard
plain-kind-man = Hommes
plain-kind-minister = Collaborateurs
plain-kind-sale = Ventes à la Banque
plain-kind-seat = Joueurs
plain-kind-use = Capacités

## Free actions

plain-may-also = Tu peux aussi
plain-rule = Règle { $rule }
plain-offers = Propositions
plain-no-offers = Aucune proposition, ni faite ni reçue.
plain-offers-later = Tu ne peux pas faire de proposition maintenant : seulement à ton tour, et en nombre limité.
plain-offers-to-you =
    { $count ->
        [one] Une proposition pour toi
       *[other] { $count } propositions pour toi
    }
plain-offer-from = { $name } te fait une proposition
plain-offer-to = Ta proposition à { $name }
plain-you-give = Tu donnes
plain-you-get = Tu reçois
plain-ready-offers = Propositions toutes prêtes
plain-with = Avec qui ?
plain-nothing = rien
plain-empty = Choisis ce qui doit changer de mains.
plain-offer = Proposer à { $name }
plain-cancel = Annuler

## The table and the end

plain-no-state = On dresse la table…
plain-you-win = Tu as gagné
plain-you-share = Tu partages la victoire
plain-won-by = Victoire : { $names }
plain-nobody-wins = Personne ne gagne
plain-winner = victoire
