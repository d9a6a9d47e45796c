# Gorus Maximus. No article stands before a name. Keys that end in -you address the reader; the others tell of
# somebody by name. Lead school and crowd's favorite are what the rules call Initial School and Favored School.

gorus-name = Gorus Maximus
gorus-about = Jeu de plis pour { $low } à { $high } joueurs (1 : solo). L'atout peut changer au beau milieu d'un pli.

gorus-school-fists = Poings
gorus-school-swords = Épées
gorus-school-arrows = Flèches
gorus-school-axes = Haches
gorus-school-shields = Boucliers
gorus-school-none = aucune pour l'instant
gorus-letter-fists = P
gorus-letter-swords = E
gorus-letter-arrows = F
gorus-letter-axes = H
gorus-letter-shields = B
gorus-card = { $school } { $rank }

gorus-dummy = Joueur fictif
gorus-team = Équipe { $letter }
gorus-team-yours = Équipe { $letter } (la tienne)

## Table options

gorus-setting-schools = écoles en jeu
gorus-setting-schools-help = Tirées au sort, ou choisies : 3 jusqu'à trois joueurs, 4 à quatre, les 5 au-delà. Dans le terminal : random, ou des noms séparés par des virgules.
gorus-setting-target = soutiens pour gagner
gorus-setting-target-help = La partie s'arrête après la manche où quelqu'un atteint ce nombre.
gorus-setting-teams = équipes
gorus-setting-teams-help = Les tailles des équipes, à partir de quatre joueurs ; leur somme doit être le nombre de joueurs.
gorus-setting-team_target = objectif des équipes
gorus-setting-team_target-help = Le même nombre pour toutes (number), ou size+1 : chaque équipe doit avoir un soutien de plus que son nombre de membres, et le nombre de soutiens pour gagner ne compte pas.
gorus-setting-open_memory = mémoire ouverte
gorus-setting-open_memory-help = Tout le monde peut revoir tous les combats de la manche, pas seulement le dernier.
gorus-setting-favor = faveur de la foule par valeur
gorus-setting-favor-help = 17 nombres : les valeurs 0 à 15, puis le 0 de la favorite de la foule. Dans le terminal, plus simple dans un fichier : --cards FICHIER.toml.

gorus-value-schools-random = tirées au sort
gorus-value-schools-fists = Poings
gorus-value-schools-swords = Épées
gorus-value-schools-arrows = Flèches
gorus-value-schools-axes = Haches
gorus-value-schools-shields = Boucliers
gorus-value-favor-at-16 = 0 (favorite)
gorus-value-teams-none = aucune
gorus-value-team_target-number = le même pour toutes
gorus-value-team_target-size-1 = nombre de membres + 1

## What happens

gorus-event-schools = Écoles de cette partie : { $schools }.
gorus-event-dealt = La manche { $round } commence. Donneur : { $seat }.
gorus-event-dealt-solo = La manche { $round } commence.
gorus-event-led = { $seat } ouvre avec { $card }.
gorus-event-led-you = Tu ouvres avec { $card }.
gorus-event-favored = Favorite de la foule : { $school }.
gorus-event-played = { $seat } joue { $card }.
gorus-event-played-you = Tu joues { $card }.
gorus-event-challenge = { $seat } lance un Défi : la favorite de la foule est maintenant { $school }.
gorus-event-challenge-you = Tu lances un Défi : la favorite de la foule est maintenant { $school }.
gorus-event-challenge-same = { $seat } lance un Défi : la favorite de la foule reste { $school }.
gorus-event-challenge-same-you = Tu lances un Défi : la favorite de la foule reste { $school }.
gorus-event-drew = { $seat } pioche { $card }.
gorus-event-drew-you = Tu pioches { $card }.
gorus-event-drew-unseen = { $seat } pioche une carte.
gorus-event-drew-unseen-you = Tu pioches une carte.
gorus-event-took = { $seat } gagne le combat. Favorite de la foule : { $school }.
gorus-event-took-you = Tu gagnes le combat. Favorite de la foule : { $school }.
gorus-event-counted = La manche est finie. Favorite de la foule : { $school }. Faveur : { $totals }.
gorus-event-no-eight = { $seat } a plus de faveur mais n'a gagné aucun 8 : la manche est perdue (règle G-7.2).
gorus-event-no-eight-you = Tu as plus de faveur mais tu n'as gagné aucun 8 : la manche est perdue (règle G-7.2).
gorus-event-support =
    { $number ->
        [one] { $side } gagne un soutien, le premier.
       *[other] { $side } gagne un soutien et en a maintenant { $number }.
    }
gorus-event-support-you =
    { $number ->
        [one] Tu gagnes un soutien, ton premier.
       *[other] Tu gagnes un soutien et en as maintenant { $number }.
    }
gorus-event-tied-zero = Objectif atteint ensemble : { $sides }. Le 0 de la favorite de la foule décide : { $side } (règle G-5.2).
gorus-event-tied-lowest = Objectif atteint ensemble : { $sides }. Les cartes gagnées les plus basses décident : { $winners } (règle G-5.2).
gorus-event-tied-shared = Objectif atteint ensemble, à égalité jusqu'à la dernière carte : { $sides }. La victoire est partagée (règle G-5.2).
gorus-event-won = La partie est finie. Victoire : { $sides }.
gorus-event-won-with-you = La partie est finie. Tu gagnes avec { $sides }.
gorus-event-won-you = La partie est finie. Tu as gagné.

## What is asked

gorus-ask-match-lead = Tu ouvres. Quelle carte ?
gorus-ask-match-play = À toi. Quelle carte ?
gorus-ask-solo-lead = Tu ouvres. Quelle carte ?
gorus-ask-solo-play = À toi. Quelle carte ?
gorus-wait-match-lead = { $names } doit ouvrir.
gorus-wait-match-play = { $names } doit jouer une carte.
gorus-wait-solo-lead = { $names } doit ouvrir.
gorus-wait-solo-play = { $names } doit jouer une carte.
gorus-why-first = Joue la carte que tu veux. Son école devient l'école à suivre et, pour l'instant, la favorite de la foule.
gorus-why-lead = Joue la carte que tu veux. Son école devient l'école à suivre ; la favorite de la foule reste { $school }.
gorus-why-follow = Suis l'école { $school }, ou lance un Défi avec n'importe quel { $rank }.
gorus-why-free = Tu n'as aucune carte { $school } : joue celle que tu veux.
gorus-only-card = Une seule carte possible : { $option }.
gorus-forbidden-G-2-3 = Tu n'as pas { $option } en main.
gorus-option = { $card } ({ $short })
gorus-worth = faveur { $favor }
gorus-worth-zero = faveur { $favor } si la favorite à la fin est { $school }, sinon { $other }
gorus-challenge = Défi : la favorite devient { $school }
gorus-challenge-same = Défi : la favorite reste { $school }

## The table

gorus-welcome =
    À chaque combat, chacun joue une carte, et la meilleure les emporte toutes : joue l'école à suivre si tu peux, ou lance un Défi à la place.
    La favorite de la foule est l'atout. Une carte de même valeur que la carte juste avant elle est un Défi : son école devient aussitôt la favorite. Tu peux lancer un Défi même si tu pouvais suivre.
    Les cartes que tu gagnes te rapportent de la faveur de la foule, ou t'en font perdre.
gorus-worths = Faveur de la foule par valeur : { $list } ; les autres 0. À la fin d'une manche, le 0 de la favorite de la foule rapporte { $zero }.
gorus-worth-rank = { $low } : { $favor }
gorus-worth-ranks = { $low } à { $high } : { $favor }
gorus-goal =
    { $target ->
        [one] Qui a le plus de faveur de la foule dans une manche gagne un soutien, et un seul soutien suffit pour gagner la partie.
       *[other] Qui a le plus de faveur de la foule dans une manche gagne un soutien ; il en faut { $target } pour gagner la partie.
    }
gorus-goal-each = L'équipe qui a le plus de faveur de la foule dans une manche gagne un soutien ; une équipe gagne la partie avec un soutien de plus que son nombre de membres.
gorus-goal-solo = Tu gagnes une manche si tu as plus de faveur de la foule que le joueur fictif et au moins un 8 parmi tes cartes gagnées ; il faut { $target } manches pour gagner la partie.
gorus-seats = Autour de la table, dans le sens horaire : { $seats }.
gorus-members = { $team } : { $members }
gorus-round = Manche { $round }. Donneur : { $dealer }.
gorus-round-solo = Manche { $round }.
gorus-round-over = La manche { $round } était la dernière.
gorus-score = { $name } { $score }
gorus-of = { $has } sur { $target }
gorus-supports = Soutiens ({ $target } pour gagner) : { $list }
gorus-supports-each = Soutiens : { $list }
gorus-won = Combats gagnés : { $list }
gorus-hands = Cartes en main : { $list }
gorus-stock =
    { $cards ->
        [one] Pioche : { $cards } carte
       *[other] Pioche : { $cards } cartes
    }
gorus-no-card = pas encore de carte
gorus-combat = Combat { $number } sur { $total } : { $plays }
gorus-play = { $seat } { $card }
gorus-play-best = { $seat } { $card } (en tête)
gorus-lead = École à suivre : { $school }
gorus-lead-open = libre, au choix de qui ouvre
gorus-favored = Favorite de la foule (atout) : { $school }
gorus-hand = Main ({ $seat }) : { $cards }
gorus-hand-you = Ta main : { $cards }
gorus-hand-group = { $school } { $ranks }
gorus-hand-trump = { $school } (atout) { $ranks }

gorus-sheet-players = Joueurs
gorus-sheet-supports = Soutiens
gorus-sheet-won = Combats gagnés
gorus-sheet-cards = Cartes

gorus-last = Dernier combat : { $plays }. Gagné par : { $seat }.
gorus-past = Combat { $number } : { $plays }. Gagné par : { $seat }.
gorus-last-none = Aucun combat de cette manche n'est encore terminé.
gorus-closed = (Les combats précédents de cette manche restent fermés jusqu'au décompte : règle G-3.6.)
gorus-count-none = Aucune manche n'a encore été comptée.
gorus-count = La dernière manche comptée (favorite de la foule à la fin : { $school }) :
gorus-count-side = { $side } : { $cards }. En tout { $total }.
gorus-count-card = { $card } ({ $favor })
gorus-count-zeros =
    { $cards ->
        [0] aucune carte gagnée, donc 0 (règle G-4.1)
        [one] 1 carte qui vaut 0
       *[other] { $cards } cartes qui valent 0
    }
gorus-recap = Manche { $round } : { $totals }

gorus-guide =
    École à suivre : l'école de la première carte d'un combat ; joue-la si tu peux. Les règles l'appellent École Initiale.
    Favorite de la foule : l'atout ; ses cartes battent toutes les autres. Les règles l'appellent École Préférée.
    Défi : une carte de même valeur que la carte juste avant elle fait aussitôt de son école la favorite de la foule. Tu peux en lancer un au lieu de suivre.
    Noms courts : P Poings, E Épées, F Flèches, H Haches, B Boucliers, puis la valeur : H5, c'est Haches 5.

## The screen

gorus-screen-arena = L'arène
gorus-screen-when = Manche { $round }, combat { $number }/{ $total }
gorus-screen-lead = École à suivre
gorus-screen-lead-open = libre
gorus-screen-favorite = Favorite de la foule
gorus-screen-trump = (atout)
gorus-screen-turn = joue
gorus-screen-winner = victoire
gorus-screen-dealer = Donneur
gorus-screen-dealer-short = D
gorus-screen-supports = Soutiens : { $has } sur { $target } pour gagner
gorus-screen-won =
    { $count ->
        [one] { $count } combat gagné
       *[other] { $count } combats gagnés
    }
gorus-screen-cards =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
gorus-screen-took = { $seat } l'emporte
gorus-screen-took-you = Tu l'emportes
gorus-screen-victory = Victoire : { $sides }
gorus-screen-victory-you = Tu as gagné la partie
gorus-screen-hand = Ta main
# On a card that is a Challenge: its school becomes, or stays, the crowd's favorite. As short as can be.
gorus-screen-challenge = Défi
gorus-screen-becomes = → { $school }
gorus-screen-stays = = { $school }
gorus-screen-play = Jouer
gorus-screen-last = Dernier combat
gorus-screen-combat = Combat { $number }
gorus-screen-count = Décompte
gorus-screen-counted = Le décompte
gorus-screen-skip = Passer
gorus-screen-continue = Continuer
gorus-screen-eight = Il faut un 8 parmi tes cartes (G-7.2).
gorus-screen-earns =
    { $count ->
        [one] { $sides } gagne un soutien.
       *[other] Un soutien chacun : { $sides }.
    }
gorus-screen-earns-you = Tu gagnes un soutien.

# How the match came about, at its end
gorus-story = Comment on en est arrivé là
gorus-story-favor = Faveur de la foule par manche
gorus-story-supports = Soutiens par manche
gorus-story-round = Manche
gorus-story-best = Meilleure manche : { $side }, avec { $points } de faveur de la foule à la manche { $round }.
gorus-story-challenges = Le plus de Défis : { $seat }, avec { $count }.

## Hints: why a card is good, said to whoever asks

gorus-hint-last = Tu joues en dernier : elle gagne le combat.
gorus-hint-sure = Personne après toi ne peut la battre : le combat est à toi.
gorus-hint-likely = Elle gagne sans doute le combat : parmi les cartes encore en jeu, peu peuvent la battre.
gorus-hint-press = Elle prend la tête du combat : pour le gagner, les suivants devront y mettre une meilleure carte.
gorus-hint-stuck = Ce combat te revient sans doute et te coûte de la faveur, mais toute autre carte te coûterait plus à la longue.
gorus-hint-zero = C'est le bon moment pour { $card } : gagnée maintenant, cette carte compte beaucoup à la fin.
gorus-hint-eight = Elle te fait sans doute gagner le 8 qui te manque encore dans cette manche.
gorus-hint-challenge-win = Un Défi : avec { $school } comme favorite de la foule, le combat est sans doute à toi.
gorus-hint-challenge = Un Défi : la favorite de la foule qui t'arrange le plus est { $school }.
gorus-hint-feed = { $seat } est en tête pour ton équipe : ajoute de la faveur au combat.
gorus-hint-partner = { $seat } est en tête pour ton équipe : laisse faire et joue ce qui te sert le moins.
gorus-hint-throw = { $seat } est en tête dans ce combat : c'est le bon moment pour jeter { $card }.
gorus-hint-duck = Il n'y a rien à gagner dans ce combat : { $seat } peut l'avoir.
gorus-hint-save = { $card } pourrait gagner le combat, mais cette carte te servira mieux plus tard.
gorus-hint-leave = { $card } prendrait la tête, mais ce combat rapporte trop peu.
gorus-hint-give-up = Même { $card } ne garderait guère la tête : joue ce qui te sert le moins.
gorus-hint-cheap = Tu ne peux pas gagner ce combat : joue ce qui te sert le moins.
gorus-hint-first-lead = L'école de la première carte d'une manche devient la favorite de la foule, et ta main n'en a pas de plus fournie : { $school }.
gorus-hint-first-lead-short = L'école de la première carte d'une manche devient la favorite de la foule : une autre est plus fournie, mais tout compte fait cette ouverture est meilleure : { $school }.
gorus-hint-lead-bad = Gagner { $card } coûte de la faveur : avec un peu de chance, ce sera à quelqu'un d'autre.
gorus-hint-lead-rid = { $card } risque de te revenir et de coûter de la faveur, mais tu n'as pas de meilleure ouverture.
gorus-hint-lead-high = Une ouverture solide : elle gagne sans doute le combat.
gorus-hint-lead-trump = Ouvrir avec { $school }, la favorite de la foule, fait tomber les atouts des autres, et tu en gardes de meilleurs.
gorus-hint-lead-chance = { $card } gagne le combat avec une chance d'environ { $chance } % : aucune autre ouverture ne te promet plus.
gorus-hint-lead-low = Une ouverture modeste : laisse ce combat à d'autres et garde tes meilleures cartes pour plus tard.

## What is explained in a first match, once

gorus-teach-lead = Qui ouvre un combat joue la carte de son choix. Une ouverture forte gagne tout le combat, mauvaises cartes comprises : pense à ce que tu as envie de gagner.
gorus-teach-follow = La plus haute carte de la favorite de la foule emporte tout le combat. Si personne n'en a joué, c'est la plus haute de l'école à suivre. Les autres ne peuvent pas gagner.
gorus-teach-challenge = C'était un Défi : une carte de même valeur que celle juste avant elle. Son école est désormais l'atout, mais l'école à suivre ne change pas.
gorus-teach-won = Qui gagne un combat garde ses cartes face cachée et ouvre le suivant. On ne compte ce qu'elles valent qu'à la fin de la manche.
gorus-teach-counted = On additionne la faveur des cartes que tu as gagnées. Le 0 de l'école qui est maintenant la favorite de la foule vaut beaucoup ; les autres 0 ne valent rien.
