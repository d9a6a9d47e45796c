# The profile of a person and the table of the club. Achievements are worded as something to try; whoever has earned one
# reads the date beside it. { $date } is a date, { $count } a number.

## The page
profile-title = Ton profil
profile-title-of = Le profil de { $name }
profile-nobody = Tu n'as pas encore joué ici
profile-nobody-text = Assieds-toi à une table : ta première partie ouvre ton profil. Aucun compte n'est nécessaire.
profile-gone = Personne ne montre de profil ici
profile-gone-text = Peut-être que quelqu'un a changé d'avis.
profile-guest = Invité
profile-club-link = Club
profile-try-again = Réessayer

## What others see
profile-seen = Ce que voient les autres
profile-seen-nothing = Toi seul vois cette page.
profile-seen-link = Qui a cette adresse voit cette page, sans tes tables et sans le nom de ceux qui ne montrent rien :
profile-copy = Copier l'adresse
profile-copied = Copié
profile-show = Montrer mon profil
profile-show-help = À une adresse que personne ne peut deviner, et dans le tableau du club si tes parties sont classées. Désactive-le, et la page disparaît aussitôt ; la suivante aura une autre adresse.
profile-rate = Classer mes parties
profile-rate-help = Chaque partie fait bouger ton niveau, si tous à la table en veulent un. Désactive-le, et ton niveau est effacé.
profile-saved = Enregistré.

## Ratings
profile-ratings = Niveaux
profile-no-rating = Aucune partie classée pour l'instant.
profile-rating-help = Personnes et bots sont sur une même échelle ; un inconnu commence à 25. Le vrai niveau est dans la bande, à 95 % : plus tu joues, plus elle est étroite.
profile-rating-matches =
    { $count ->
        [one] { $count } partie classée
       *[other] { $count } parties classées
    }
profile-curve = Niveau à { $game }, partie après partie : maintenant { $mean }, entre { $low } et { $high }
profile-as-table = En tableau
profile-date = Date
profile-rating = Niveau
profile-range = { $low } à { $high }

## Results
profile-results = Résultats
profile-no-results = Aucune partie finie pour l'instant.
profile-game = Jeu
profile-seats = Places
profile-played = Parties
profile-won = Gagnées
profile-won-help = Parties gagnées en pour cent ; à côté, où se trouve ta vraie part, à 95 %.
profile-mean-place = Rang moyen
profile-place-of = { $place } sur { $sides }
profile-streak = D'affilée : { $now ->
        [0] aucune en cours
       *[other] { $now } en cours
    }, record { $longest }

## Achievements
profile-achievements = Succès
profile-achievements-help = Chacun montre une règle sous son meilleur jour. Ils viennent seulement de ce que tous à la table pouvaient voir.
profile-achievements-count = { $count } sur { $all }
profile-earned =
    { $count ->
        [one] obtenu le { $date }
       *[other] obtenu { $count } fois, d'abord le { $date }
    }
profile-not-earned = encore à obtenir
profile-rule = Règle { $rule }

## Matches
profile-matches = Parties
profile-no-matches = Aucune partie ne convient.
profile-any-game = Tous les jeux
profile-any-size = Toutes les tailles
profile-size =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
profile-rounds-gorus =
    { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }
profile-rounds-munera =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
profile-rounds-spartacus =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
profile-moves =
    { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }
profile-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
profile-place = Rang { $place }
profile-victory = Victoire
profile-defeat = Défaite
profile-no-place = Sans résultat
profile-left = finie par un bot
profile-result-left = Finie par un bot
profile-left-you = Un bot a joué la plupart de tes coups. Quoi qu'il ait atteint, la partie compte pour toi comme dernier rang.
profile-left-help = Qui a laissé un bot jouer la plupart de ses coups est au dernier rang, quoi que le bot ait atteint.
profile-table = Ouvrir la table
profile-record = Enregistrement
profile-newer = Plus récentes
profile-older = Plus anciennes
profile-page = { $first } à { $last } sur { $count }
profile-why-ended = Non comptée : elle a été arrêtée avant la fin prévue par les règles.
profile-why-alone = Non classée : personne à qui se comparer.
profile-why-several = Non comptée : quelqu'un avait plusieurs places.
profile-why-unknown = Non classée : quelqu'un à la table n'est pas connu ici.
profile-why-cards = Non classée : la table avait ses propres cartes.
profile-why-left = Non classée : personne n'est resté jusqu'à la fin.
profile-why-unrated = Non classée : tous à la table ne veulent pas de niveau.

## The club
profile-club-title = Le club
profile-club-title-of = { $name }
profile-club-about = Tous ceux qui montrent un profil ici et ont { $least } parties classées dans un jeu. En tête, ceux dont le niveau est sûrement haut : c'est le bas de la bande qui décide.
profile-club-empty = Personne n'est encore ici. Montre ton profil, fais classer tes parties et joues-en { $least }.
profile-club-place = Rang
profile-club-name = Nom
profile-club-interval = Bande

## Gorus Maximus
profile-achievement-gorus-own-challenge = Applaudissements volés
profile-achievement-gorus-own-challenge-text = Gagne un combat avec ton propre Défi. Une carte de même valeur que celle d'avant fait aussitôt de son école la favorite, quelle que soit l'école à suivre.
profile-achievement-gorus-golden-zero = Le zéro d'or
profile-achievement-gorus-golden-zero-text = Gagne un soutien dans une manche où tu as remporté le 0 de la favorite. Il vaut 5, et seulement celui de l'école qui est favorite à la fin.
profile-achievement-gorus-few-combats = Moins, c'est mieux
profile-achievement-gorus-few-combats-text = Gagne un soutien dans une manche où tu as remporté un combat au plus. C'est la faveur qui compte, pas les combats : mieux vaut en laisser certains aux autres.
profile-achievement-gorus-no-eights = Mains propres
profile-achievement-gorus-no-eights-text = Gagne une partie sans remporter un seul 8. Chacun coûte 4 de faveur : joue les tiens là où quelqu'un d'autre prend le combat.
profile-achievement-gorus-last-challenge = Le dernier mot
profile-achievement-gorus-last-challenge-text = Change la favorite dans le tout dernier combat d'une partie, et gagne la partie. Un Défi peut retourner une manche entière : chaque 0, chaque combat vaut soudain autre chose.
profile-achievement-gorus-alone = Seul sur le sable
profile-achievement-gorus-alone-text = Gagne le jeu en solo. Plus de faveur que le joueur fictif ne suffit pas : il te faut aussi un 8 dans chaque manche gagnée.

## Munera
profile-achievement-munera-every-size = Petits et grands
profile-achievement-munera-every-size-text = Signe des Contrats de trois tailles différentes dans une partie. Les grands rapportent de la Gloire, mais demandent des Paires de classes différentes : prépare ton école à temps.
profile-achievement-munera-for-nothing = Pour la gloire
profile-achievement-munera-for-nothing-text = Remporte un appel d'offres en demandant 0. C'est gagné aussitôt, et la Gloire est à toi quand même ; pense seulement au voyage et aux salaires.
profile-achievement-munera-lender = Bon voisin
profile-achievement-munera-lender-text = Prête un homme que l'emprunteur désigne ensuite. Sa Renommée te reste et tu peux demander un prix ; il n'est lié que pour un Spectacle.
profile-achievement-munera-missus = Missus
profile-achievement-munera-missus-text = Perds un duel, et le public épargne ton homme. De longs combats, un public content et du Charisme rendent la grâce probable ; un Faber aide.
profile-achievement-munera-stantes-missi = Stantes missi
profile-achievement-munera-stantes-missi-text = Que les deux hommes repartent vainqueurs. Les jets égaux plaisent à la foule : à 5, le duel s'arrête, et chacun gagne 2 de Renommée.
profile-achievement-munera-primus-palus = Primus Palus
profile-achievement-munera-primus-palus-text = Fais d'un homme un Primus Palus. Tous les quatre points de Renommée, il monte d'un rang : il est plus fort et rapporte de la Gloire à chaque Spectacle.

## Spartacus
profile-achievement-spartacus-foiled = Pas dans cette maison
profile-achievement-spartacus-foiled-text = Déjoue un Complot. Qui en est la cible peut envoyer un Garde, qui tient sur 4 ou plus ; tous peuvent jouer une Réaction.
profile-achievement-spartacus-supported = Pouvoir emprunté
profile-achievement-spartacus-supported-text = Mène un Complot avec le Soutien d'une autre Maison. Un oui te prête toute son Influence pour cette carte : demande, paie, promets ou bluffe.
profile-achievement-spartacus-underdog = L'outsider
profile-achievement-spartacus-underdog-text = Gagne un combat avec un Combattant qui a moins de dés que son adversaire. Les dés sont la Santé : la position, l'initiative et l'Équipement peuvent les remplacer.
profile-achievement-spartacus-mercy = Pouce levé
profile-achievement-spartacus-mercy-text = Sois l'Hôte et épargne le Combattant vaincu d'une autre Maison. Le tuer coûte 1 Influence par Faveur, et des amis.
profile-achievement-spartacus-champion = Un nom que tous scandent
profile-achievement-spartacus-champion-text = Fais d'un Combattant de ta Maison un Champion. La troisième Faveur rapporte 1 Influence et 6 Or par combat, et aucun Hôte ne peut le tuer.
profile-achievement-spartacus-tournament = Le dernier duel
profile-achievement-spartacus-tournament-text = Gagne une partie dans un Tournoi. Si plusieurs sont au sommet, leurs meilleurs Combattants décident : gardes-en un prêt, avec de l'Équipement.
