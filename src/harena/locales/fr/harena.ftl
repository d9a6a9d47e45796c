# The command line and play in the terminal. No article stands before a name; arguments in capitals are typed as they are.

you = Toi
list-and = { $first } et { $last }
separator = { " ; " }
stand-in-name = { $name } (bot)

## Rules text: what a tag in square brackets says

rules-ruling = (règle maison)
rules-option = (option de table)
rules-data = (dans un fichier de données)
rules-unknown = La règle { $rule } n'existe pas. Il y a : { $known }.

## harena serve

serve-here = Harena ouvre ses portes : { $address }
serve-others = Sur ton réseau local : { $addresses }
serve-stop = Ctrl-C pour fermer ; toutes les tables sont gardées.

## harena play

play-start = Réponds par le numéro de ton choix. Tape ? pour l'aide, q pour quitter ; tu peux sauvegarder la partie à tout moment.
play-resumed = La partie reprend là où elle s'était arrêtée. Tape ? pour l'aide.
play-prompt =
    { $count ->
        [one] Ton choix (1) :
       *[other] Ton choix (1 à { $count }) :
    }
play-only = Un seul choix : { $option }.
play-pass = Passer
play-unknown = « { $typed } » n'est pas un choix possible ici.
play-expected = Tape un nombre de 1 à { $count }, ou ? pour l'aide.
play-expected-short = Tape un nombre de 1 à { $count }, un nom court comme { $example }, ou ? pour l'aide.
play-forbidden = { $option } : pas possible maintenant.
play-nothing-to-undo = Rien à reprendre : ce que tout le monde a vu ne change plus.
play-no-deals = Rien ne peut être négocié pour le moment.
play-no-hints = Il n'y a pas de conseils pour ce jeu.
play-deal = Tape d et un numéro de 1 à { $count } pour le faire.
play-curtain = { $name }, c'est à toi. Quand personne d'autre ne voit l'écran, appuie sur Entrée.
play-end = Entrée pour quitter, c pour le compte :

play-help-answer = 1, 2, 3 : le choix qui porte ce numéro.
play-help-short = Un nom court comme { $example } marche aussi.
play-help-rule = r : la règle derrière cette question. r { $rule } : n'importe quelle autre règle.
play-help-table = t : toute la table.
play-help-last = l : ce qui se passe, ou vient de se passer.
play-help-count = c : le compte, en détail.
play-help-deal = d : ce que tu peux faire de toi-même, comme faire une proposition ou y répondre. d 2 : faire la deuxième de ces choses.
play-help-hint = h : ce que le bot moyen ferait à ta place, et pourquoi.
play-help-save = s : sauvegarder la partie. s FICHIER : la sauvegarder sous un autre nom.
play-help-undo = u : reprendre ta dernière réponse, tant que personne ne l'a vue.
play-help-quit = q : quitter ; on te demande s'il faut sauvegarder.

play-leave = Sauvegarder la partie ? Entrée sauvegarde, n quitte sans sauvegarder :
# The first letters that mean no, in this language and in English.
play-no-letters = n
play-saved = L'enregistrement de cette partie est dans { $file }.
play-kept = Partie sauvegardée dans { $file }. Pour continuer, tape :
play-not-saved = Partie non sauvegardée.
play-save-failed = La sauvegarde n'a pas marché : { $why }.
play-save-where = Un autre nom de fichier (Entrée quitte sans sauvegarder) :
play-save-exists = { $file } existe déjà. Choisis un autre nom.
play-save-no-folder = Il n'y a pas de dossier { $folder }. Choisis un autre nom.
play-save-folder = { $file } est un dossier. Choisis un autre nom.
play-save-denied = Impossible d'écrire { $file } : l'accès est refusé. Choisis un autre nom.
play-save-full = Le disque est plein : { $file } n'a pas été écrit.

## harena replay, verify, simulate, games

verify-ok =
    { $entries ->
        [one] ok : { NUMBER($entries, useGrouping: 0) } entrée, empreinte { $digest }
       *[other] ok : { NUMBER($entries, useGrouping: 0) } entrées, empreinte { $digest }
    }
verify-dice-ok =
    dés : { $outcomes ->
        [0] rien n’a été lancé ni distribué ; l’engagement est { $commitment }
        [one] le seul tirage découle du secret de l’engagement { $commitment }
       *[other] les { NUMBER($outcomes, useGrouping: 0) } tirages découlent tous du secret de l’engagement { $commitment }
    }
verify-dice-salts =
    { $salts ->
        [one] sels : 1 siège en a donné un, après l’annonce de l’engagement
       *[other] sels : { $salts } sièges en ont donné un, après l’annonce de l’engagement
    }
verify-dice-no-salts =
    sels : personne n’en a donné ; le serveur aurait donc pu choisir parmi de nombreux secrets
verify-dice-later =
    dés : l’engagement est { $commitment } ; les tirages pourront être vérifiés une fois la partie finie et le secret montré
verify-dice-none =
    dés : ils viennent d’un générateur sans engagement et ne peuvent donc pas être vérifiés
verify-dice-older =
    anciennes règles : { NUMBER($outcomes, useGrouping: 0) } tirages suivent des règles que cette version ne connaît pas et n’ont pas été recalculés
verify-view =
    Cette partie n’est pas finie : le fichier montre ce qu’un seul spectateur ou joueur peut voir. Coups et dés pourront être vérifiés à la fin.
simulate-done =
    { $game }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } en { $seconds } s : { $decisions } décisions, { $decisions_per_second } par seconde.
simulate-seat = Place
simulate-bot = Bot
simulate-wins = Victoires
simulate-share = Part
simulate-score = Score moyen
simulate-interval = Intervalle à 95 %
simulate-shared =
    { $games ->
        [one] { $games } victoire a été partagée ; elle compte pour tous ceux qui l'ont partagée.
       *[other] { $games } victoires ont été partagées ; chacune compte pour tous ceux qui l'ont partagée.
    }
simulate-intervals = Intervalles : de Wilson pour les parts, de Student pour les scores ; ceux d'une colonne valent pour toutes les places à la fois.
simulate-failures =
    { $count ->
        [one] Un bot a échoué une fois, et un bot au hasard a continué à sa place
       *[other] Des bots ont échoué { $count } fois, et des bots au hasard ont continué à leur place
    } ; d'abord { $bot } dans la partie { NUMBER($match, useGrouping: 0) }, place { $seat } : { $what }
simulate-stopped =
    Arrêté. { $games ->
        [one] { $games } partie est conservée
       *[other] { $games } parties sont conservées
    } ; la même commande reprend à cet endroit et achève { $file }.
simulate-stopped-unkept =
    { $games ->
        [0] Arrêté avant la fin de la première partie.
        [one] Arrêté après { $games } partie, comptées ci-dessus. Avec --out FILE.jsonl, tout serait conservé et pourrait reprendre.
       *[other] Arrêté après { $games } parties, comptées ci-dessus. Avec --out FILE.jsonl, tout serait conservé et pourrait reprendre.
    }
simulate-stopped-records =
    { $games ->
        [0] Arrêté avant la fin de la première partie.
        [one] Arrêté après { $games } partie, comptées ci-dessus. Leurs enregistrements sont dans { $folder }.
       *[other] Arrêté après { $games } parties, comptées ci-dessus. Leurs enregistrements sont dans { $folder }.
    }
simulate-kept = Les lignes sont dans { $file } ; harena report en fait une page.
games-options = Options de table, à donner sous la forme --option name=value :
games-default = Par défaut : { $value }.
games-values = Valeurs : { $values }.
games-rule = Règle { $rule }.
games-bots = Bots, à donner sous la forme --bots name :

## Bots: each kind with a line about it

bot-easy = Bot facile
bot-easy-about = Connaît le jeu et fait des erreurs. Pour une première partie.
bot-medium = Bot moyen
bot-medium-about = Joue tout de suite, selon des règles simples.
bot-hard = Bot fort
bot-hard-about = Pense à l'avance, un tiers de seconde au plus par décision.
bot-strongest = Bot le plus fort
bot-strongest-about = Pense à l'avance jusqu'à une seconde et demie, sur deux cœurs.
bot-random = Bot aléatoire
bot-random-about = Joue n'importe quel coup permis.
timed-bots = { $bots } : avec un budget de temps, les résultats dépendent de la machine ; ceux-ci ne sont pas reproductibles.

## Hints: what a bot would do, and why; each game has reasons of its own

hint-line = Conseil : { $move }. { $why }
# What to type for it in the terminal, and what it is.
hint-typed = { $typed } : { $move }
hint-only = Il n'y a rien d'autre à choisir.
hint-nothing-to-do = Rien ici ne vaut la peine maintenant.
hint-usual = C'est ce que je ferais.
hint-searched = J'ai pensé à l'avance, et c'est ce qui donnait le mieux.

## harena tournament

tournament-done =
    { $game }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, graine { NUMBER($seed, useGrouping: 0) } : { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }.
tournament-question = Le taux de victoires du challenger est-il au-dessus ou au-dessous de { $rate } ?
tournament-challenger = Challenger
tournament-field = Adversaires
tournament-itself = lui-même
tournament-deals = Donnes
tournament-matches = Parties
tournament-rate = Victoires
tournament-interval = Intervalle à 95 %
tournament-verdict = Verdict
tournament-above = au-dessus
tournament-below = au-dessous
tournament-open = indécis
tournament-fair = équitable
tournament-unfair = pas équitable
tournament-unasked = –
tournament-rating = Niveau
tournament-sigma = Sigma
tournament-ordinal = Ordinal
tournament-decisions = Décisions
tournament-cost = CPU par décision
tournament-failures = Échecs
tournament-failure = { $bot } a perdu une partie de la donne { $deal } contre { $other }, à la place { $seat } : { $what }
tournament-failure-solo = { $bot } a perdu la donne { $deal } : { $what }
tournament-more-failures =
    { $count ->
        [one] Et { $count } autre échec.
       *[other] Et { $count } autres échecs.
    }
tournament-stopped =
    Arrêté. { $deals ->
        [one] { $deals } donne est conservée
       *[other] { $deals } donnes sont conservées
    } dans { $file } ; la même commande reprend à cet endroit.
tournament-stopped-unkept =
    { $deals ->
        [0] Arrêté avant la fin de la première donne.
        [one] Arrêté après { $deals } donne, comptées ci-dessus. Avec --out FILE.jsonl, tout serait conservé et pourrait reprendre.
       *[other] Arrêté après { $deals } donnes, comptées ci-dessus. Avec --out FILE.jsonl, tout serait conservé et pourrait reprendre.
    }

## harena compare

compare-change = Changé : { $what }, de { $old } à { $new }
compare-done =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } avec chaque jeu de cartes, la même chance pour les deux. Les intervalles à 95 % valent ensemble dans chacune de trois familles : le jeu dans son ensemble ({ $whole }), les cartes modifiées ({ $changed }), les autres cartes ({ $cards } chiffres).
compare-stopped =
    { $games ->
        [0] Arrêté avant la fin de la première partie.
        [one] Arrêté après { $games } partie avec chaque jeu de cartes, comparées ci-dessus. La même commande recommence depuis le début.
       *[other] Arrêté après { $games } parties avec chaque jeu de cartes, comparées ci-dessus. La même commande recommence depuis le début.
    }
compare-failures =
    { $bot } a échoué dans { $count ->
        [one] 1 partie
       *[other] { $count } parties
    }, et un bot au hasard a continué à sa place.
compare-figure = Chiffre
compare-difference = Écart
compare-interval = Intervalle
compare-needs = Il faudrait
compare-needs-help = Il faudrait : avec environ tant de parties par jeu de cartes, un écart de cette taille devient net, avec une probabilité de 80 %. S'il paraît grand par chance, il en faut plus ; un tiret : plus de cent fois ce qui a été joué.
compare-is-clear = net
compare-changed = Les cartes modifiées :
compare-clear = Autres cartes qui servent ou gagnent nettement autrement :
compare-nothing = Aucun écart n'est encore net. Cela ne veut pas dire qu'il n'y en a pas : il peut être aussi grand que le disent les intervalles. Quatre fois plus de parties les réduisent de moitié.
compare-quiet = Aucun écart des cartes modifiées n'est encore net. Il peut être aussi grand que le disent les intervalles ; quatre fois plus de parties les réduisent de moitié.
compare-first = Si les écarts des cartes modifiées sont aussi grands qu’ils en ont l’air, environ { $games } parties par jeu de cartes rendraient net le premier (--games { NUMBER($games, useGrouping: 0) }).
compare-more = … et { $count } de plus
compare-few = trop peu de parties
compare-rounds = manches par partie
compare-match = décisions par partie
compare-score = score moyen
compare-winner = score du vainqueur
compare-end = { $name } à la fin
compare-seat = gagné à la place { $name }
compare-side = gagné avec { $name }
compare-bot = gagné par { $name }
compare-deed = { $deed } { $card } : fois par partie
compare-won = { $deed } { $card } : gagné par qui l'a fait
compare-title = { $game } : deux jeux de cartes comparés
compare-decks = Jeux de cartes
compare-matches = Parties
compare-each = { $games } avec chaque jeu
compare-changes = Ce qui a été modifié
compare-change-what = Quoi
compare-old = avant
compare-new = après
compare-game = Le jeu dans son ensemble
compare-cards = Les cartes modifiées
compare-others = Autres cartes nettement différentes
compare-others-none = Aucune autre carte ne diffère nettement.
compare-cards-none = Rien de ce qui est compté ne concerne une carte modifiée.
compare-points = De combien ils gagnent plus souvent
compare-doers = De combien ceux qui l’ont fait gagnent plus souvent
compare-times = De combien cela se fait plus souvent, par partie
compare-zero = En tirets : aucun écart. Plein : l’intervalle ne le contient pas.
compare-sum-clear = { $name } : { $one } devient { $other } (écart { $interval }).
compare-method = Les deux jeux de cartes jouent les mêmes parties avec les mêmes nombres aléatoires. Un chiffre est le rapport de deux sommes ; la variance de son écart vient de la dispersion des parties (méthode delta), et là où l’un des jeux a eu moins de 30 victoires ou actes, elle vaut au moins ce qu’elle serait s’ils étaient tirés au sort. Les intervalles sont de Student et valent ensemble dans une famille (Bonferroni).
compare-written = La page est dans { $file }.

## harena decks

decks-gladiator = cartes Gladiator
decks-minister = cartes Minister
decks-munus = cartes Munus
decks-eventum = cartes Eventum
decks-map = carte d'Italie
decks-fighter = cartes Gladiateur
decks-slave = cartes Esclave
decks-equipment = cartes Équipement
decks-intrigue = cartes Intrigue
decks-house = Maisons
decks-hand-size = tailles de main
decks-arena = arène
decks-rank = la faveur de la foule pour chaque valeur
decks-favored-zero = pour le 0 de sa favorite
decks-own-cards = { $cards } { $deck }
decks-own-map =
    une carte de { $regions ->
        [one] { $regions } région
       *[other] { $regions } régions
    } et { $seas ->
        [one] { $seas } zone maritime
       *[other] { $seas } zones maritimes
    }
decks-own-arena = une arène de { $cells } cases
decks-good = { $file } est en ordre : { $own }.
decks-good-partly = { $file } est en ordre : { $own }. Le reste est à nous : { $ours }.
decks-empty = { $file } est en ordre, mais ne contient rien à lui : tout est à nous.
decks-written = { $file } contient maintenant nos paquets de cartes. Change ce que tu veux ; harena decks check vérifie le fichier, --cards le met en jeu.
lessons-good = { $file } est une bonne leçon : { $moves } coups pour l'élève, { $notes } notes, complète en : { $languages }.
lessons-lacks = Il manque des textes en : { $languages }. L'élève lit alors la première langue présente.
lessons-written = { $file } et { $record } sont écrits. Complète les notes, puis lance : harena lesson check { $file }

## The table in the browser: what the server itself says

table-waiting = On attend { $names }.
table-over = La partie est finie.
table-seats = Joueurs
table-middle = Sur la table
table-nothing = rien
table-on = oui
table-off = non
table-hidden =
    { $count ->
        [one] { $count } cachée
       *[other] { $count } cachées
    }

## harena report

report-written = Le rapport est dans { $file }.
report-stopped = Arrêté : aucun rapport n’a été écrit, et les lignes sont telles quelles dans { $file }.
report-title =
    { $game } : { $matches ->
        [one] 1 partie
       *[other] { $matches } parties
    } entre bots
report-players = Joueurs
report-bots = Bots
report-options = Options de table
report-as-usual = comme d’habitude
report-seed = Graine
report-version = Fait avec
report-made = Harena { $version }, version { NUMBER($rules, useGrouping: 0) } des règles
report-seat = Place { $seat }
report-place =
    { $place ->
        [1] Joue en premier
        [2] Deuxième
        [3] Troisième
        [4] Quatrième
       *[other] Numéro { $place }
    }

report-summary = En bref
report-who = Qui gagne
report-scores-title = Scores et durée
report-course = Le cours d’une partie
report-cards = Ce qui va avec chaque carte
report-choices = Ce que les bots choisissent
report-method = Comment c’est calculé

report-sum-none = { $what } : rien de net. La part égale de { $even } se trouve dans tous les intervalles.
report-sum-clear = { $what }, nettement à l’écart de la part égale de { $even } : { $names }.
report-sum-alone = Le joueur seul gagne { $rate } des parties.
report-sum-length = Une partie dure { $mean } manches en moyenne ; neuf sur dix en durent de { $low } à { $high }. Chaque place y prend { $decisions } décisions.
report-sum-play = Le meneur change { $changes } fois par partie. Qui mène seul à mi-temps gagne { $ahead } des parties ; la part égale est de { $even }.
report-sum-scores = Les gagnants marquent { $winners } en moyenne, les autres { $others }.
report-sum-shared =
    { $count ->
        [one] 1 victoire est partagée.
       *[other] { $count } victoires sont partagées.
    }
report-sum-cards =
    Sur { $looked } cartes et actes examinés, { $clear ->
        [one] 1 va
       *[other] { $clear } vont
    } nettement avec la victoire ou la défaite. { $count ->
        [one] C’est
       *[other] En tête :
    } { $names } points de pourcentage.
report-sum-cards-none = Sur { $looked } cartes et actes examinés, aucun ne va nettement avec la victoire ou la défaite.
report-sum-cards-few = Il y a trop peu de parties pour parler de cartes seules : il en faut au moins { $fewest } qui disent quelque chose.

report-who-bots = Les places ont des bots différents : ce qui diffère par place ou par camp peut venir d’eux.
report-by-seat = Par place
report-by-place = Par ordre de jeu
report-by-bot = Par bot
report-by-team = Par équipe
report-by-region = Par région
report-by-house = Par maison
report-by-side = Par camp
report-even = En tirets : la part égale, { $even }. Plein : l’intervalle ne la contient pas.
report-rate = taux de victoire
report-interval = intervalle à 95 %
report-seats = places
report-matches = parties
report-share = part
report-mean-score = score moyen
report-play = Comment les parties se déroulent
report-value = valeur
report-play-rounds = Manches par partie
report-play-decisions = Décisions par partie, toutes les places
report-play-changes = Changements de meneur par partie
report-play-steady = Parties sans changement de meneur
report-play-half = Parties où quelqu’un mène seul à mi-temps
report-play-ahead = Le meneur à mi-temps gagne
report-play-lost = Décisions tardives d’une place sans chance
report-play-swing = Faiseur de rois : une telle décision désigne le gagnant
report-play-how = Les parts ont des intervalles de Wilson, les moyennes de Student ; tous ceux de ce tableau valent ensemble à 95 %.
report-play-leads = Qui mène est relevé à la fin de chaque manche ; une égalité en tête ne change rien. La mi-temps est la fin de la manche avec laquelle la moitié des manches est jouée. Si le meneur n’avait aucun avantage, il gagnerait { $even } des parties ; plus la part est haute, plus la première moitié décide.
report-play-kings = Le faiseur de rois se mesure en revenant sur une décision de la dernière manche, prise par une place qui a perdu : la partie est rejouée { $looks } fois avec la réponse donnée et { $looks } fois avec une autre, avec une chance nouvelle et selon des règles simples. Une place qui ne gagne aucune de ces parties est sans chance. On compare alors les parties après des réponses différentes aux parties après la même réponse : combien de fois de plus le gagnant est-il un autre ? 0 % veut dire que seule la chance fait la différence, 100 % que la réponse seule désigne le gagnant.
report-play-kings-none = Le rôle de faiseur de rois n’a pas été mesuré : harena simulate le fait avec { $command }.
report-winners = gagnants
report-others = les autres

report-scores = Scores
report-scores-help = Part de toutes les places.
report-score = score
report-lengths = Durée
report-lengths-help = Part de toutes les parties.
report-rounds = manches
report-round = manche
report-mean = moyenne
report-middle = moitié centrale

report-cards-how = Les places sont comparées aux autres places de la même partie : de combien de points ceux qui l’ont fait ont-ils gagné plus souvent ? Là où la plupart le font avec la plupart des cartes, c’est chaque fois de plus qui compte. Le plus net est en haut.
report-cards-many = Parmi tant de cartes, quelques-unes ont toujours l’air bonnes par chance. Les intervalles sont donc élargis jusqu’à ce que les { $looked } soient justes ensemble à 95 %.
report-cards-choice = Ce qui est distribué est le hasard : là, c’est la carte elle-même qui fait la différence. Ce qui est acheté, joué ou envoyé est un choix : qui mène peut se permettre plus, et une carte jouée pour sauver une partie perdue rencontre des perdants. Une telle différence montre ce qui va avec la victoire, non ce qui la donne.
report-cards-bots = Les bots diffèrent : ce que le meilleur aime faire va avec la victoire, que cela aide ou non.
report-cards-nothing = Un joueur seul n’a personne à qui être comparé : il n’y a rien à dire des cartes.
report-chance = Le hasard : personne n’en décide.
report-chance-house = Distribué au hasard ; mais la maison dit combien, il s’agit donc aussi des maisons.
report-chance-drawn = Quelle carte vient, c’est le hasard ; combien, c’est en partie un choix.
report-held = Restée en main à la fin de la partie. Une carte que les gagnants jouent reste aux perdants : cela en dit autant sur le fait de la jouer.
report-choice = Un choix, ou ce qui en est résulté.
report-clearest = Les { $shown } plus nettes sur { $count }.
report-difference = taux de victoire dans une même partie avec elle, moins celui sans elle
report-each-time = ce que chaque fois de plus ajoute au taux de victoire
report-points = points de pourcentage
report-deed = acte
report-card = carte
report-done = l’ont fait
report-times = fois
report-with = taux avec
report-without = taux sans
report-few =
    { $count ->
        [one] 1 autre carte, dont moins de { $fewest } parties disent quelque chose
       *[other] { $count } autres cartes, dont moins de { $fewest } parties disent quelque chose
    }

report-choices-how = Combien de fois chaque réponse a été donnée là où il y avait un choix, la plus fréquente d’abord. Cela dit ce qu’un bot a fait, non ce qu’il aurait pu faire : une réponse rarement permise est rarement donnée.
report-asked = { $step } ; réponses : { $asked }
report-answer = réponse
report-other =
    { $count ->
        [one] 1 autre
       *[other] { $count } autres
    }
report-of-answers = pour cent des réponses

report-method-rates = Les taux de victoire ont des intervalles de Wilson. Une victoire partagée compte pour la part de chacun, ce qui varie moins que des victoires entières : l’intervalle est alors un peu trop large, jamais trop étroit. De plusieurs places d’un même bot une seule au plus gagne : on compte donc les parties, non les places ; les partenaires gagnent ensemble et comptent pour un. Tous les intervalles d’une image sont justes ensemble à 95 % (Bonferroni) ; chacun est donc plus large qu’il ne le serait seul.
report-method-cards = La différence d’une carte est la pente des moindres carrés des victoires sur ce qui a été fait, à l’intérieur des parties. Son erreur type est la plus grande de deux : celle de la dispersion des parties autour de la pente, et celle qu’elles auraient si chaque gagnant était tiré au sort. Les cartes dont moins de { $fewest } parties disent quelque chose n’ont pas d’intervalle.
report-method-course = Dans le cours d’une partie, la ligne est la moyenne, la bande la moitié centrale des places. Les manches tardives ne contiennent que les parties qui ont duré jusque-là ; celles que moins de { $least } ont atteintes sont omises.

report-table = Les chiffres
report-alt-table = Les chiffres sont dans le tableau ci-dessous.
report-alt-range = Le plus haut : { $high } ; le plus bas : { $low }.
report-alt-most = Le plus fréquent : { $name }, { $share }.
report-alt-course = À la manche { $round } : { $told }.

report-measure-supports = Soutiens
report-measure-favor = Faveur
report-measure-glory = Gloire
report-measure-denarii = Deniers
report-measure-men = Hommes
report-measure-ministers = Ministres
report-measure-cards = Cartes en main
report-measure-influence = Influence
report-measure-gold = Or
report-measure-assets = Biens
report-measure-guards = Gardes

report-deed-dealt = Reçu à la donne
report-deed-settled = Établi en
report-deed-recruited = Recruté
report-deed-hired = Engagé
report-deed-bought = Acheté
report-deed-sold = Vendu
report-deed-chosen = A choisi le spectacle
report-deed-contract = A obtenu le contrat
report-deed-played = Joué
report-deed-retrained = Reformé en
report-deed-victory = A gagné un combat avec
report-deed-lent = Prêté
report-deed-starts-with = Commencé avec
report-deed-used = Utilisé
report-deed-cashed = Encaissé
report-deed-worked = Complot réussi
report-deed-foiled = Complot déjoué
report-deed-reacted = Réagi avec
report-deed-sent = Envoyé dans l’arène
report-deed-equipped = Équipé de
report-deed-defeated = Battu avec
report-deed-killed = Pouce baissé pour
report-deed-drawn = Pioché
report-deed-held = Encore en main à la fin
report-deed-schemed = A annoncé le complot
report-deed-failed = A échoué

report-answer-pass = passer
report-answer-on = sur
report-answer-nothing = rien
report-answer-train = former
report-answer-sell = vendre
report-answer-auction = mettre aux enchères
report-answer-buy-glory = acheter de la Gloire
report-answer-reroll = relancer
report-answer-stand = poser sa candidature
report-answer-die = dé
report-answer-fix = combine
report-answer-post-a-guard = poster un garde
report-answer-seek-support = chercher du soutien
report-answer-first-rule = première règle
report-answer-second-rule = deuxième règle
report-answer-support = soutenir
report-answer-accept = accepter
report-answer-sell-a-guard = vendre un garde
report-answer-take-the-guard = prendre le garde
report-answer-cast-the-net = lancer le Filet
report-answer-roll-again = relancer
report-answer-go-first = commencer
report-answer-go-second = jouer en second
report-answer-attack = attaquer
report-answer-throw = lancer
report-answer-dodge = vitesse
report-answer-strike = frapper
report-answer-shield = bouclier
report-answer-thumb-up = pouce levé
report-answer-thumb-down = pouce baissé
report-answer-guard-from-the-table = garde de la table
report-answer-guard-from-the-hand = garde de la main
report-answer-show-the-scheme = montrer le complot
report-answer-injury = blessure
report-answer-decapitation = décapitation
report-answer-seat = place
report-answer-look = regarder
report-answer-promise = promettre
report-answer-owe = devoir
report-answer-pick = équiper

# La conversation dans le terminal
play-help-offer = offer : compose ta propre offre, pas à pas. offer 1 : une contre-offre à la première offre reçue.
play-help-say = say TEXTE : dis quelque chose à tout le monde.
play-help-whisper = whisper 2 TEXTE : chuchote à la place 2, si la table le permet.
play-help-phrase = phrase : choisis une phrase toute prête, que chacun lit dans sa langue, et donne-la comme promesse si tu veux.
play-help-promise = promise : les promesses que tu connais. promise 1 tenue, promise 1 rompue : juge celle qu'on t'a faite. promise 1 payer : paie ce que tu as promis.
play-talk-all = { $name } dit : « { $text } »
play-talk-whisper = { $name } te chuchote : « { $text } »
play-talk-promise = (une promesse pour { $name })
play-talk-said = C'est dit.
play-talk-said-to = Chuchoté à { $name }.
play-talk-number = Tape un nombre de 1 à { $most } ; Entrée abandonne.
play-talk-cancelled = Rien n'a été dit.
play-talk-refused = Ce n'est pas permis maintenant ({ $rule }).
play-talk-whisper-how = Tape whisper, un nom ou le numéro d'une place, et ton message : whisper 2 On fait la paix ? Les places : { $seats }.
play-talk-group = À quel sujet (numéro) ?
play-talk-phrase = Quelle phrase (numéro) ?
play-talk-to = Qui doit l'entendre (numéro) ?
play-talk-everybody = Tout le monde
play-talk-promise-to = Comme promesse (numéro) ?
play-talk-no-promise = Non, simplement ainsi
play-talk-seat = Lequel (numéro) ?
play-talk-amount = Combien (1 à { $most }) ?
play-talk-name = Tape une partie du nom :
play-talk-word-kept = tenue t kept k
play-talk-word-broken = rompue r broken b
play-talk-word-pay = payer p pay
play-talk-state-open = ouverte
play-talk-state-kept = tenue
play-talk-state-broken = rompue
play-talk-promises-none = Personne n'a rien promis, à ta connaissance.
play-talk-promises-how = Tape promise 1 tenue ou promise 1 rompue pour juger une promesse qu'on t'a faite, promise 1 payer pour payer ce que tu as promis.
play-talk-no-payment = Impossible de payer cela maintenant.
play-talk-paid = Payé.
play-talk-offered = { $name } offre { $give } contre { $get }
play-talk-offer-to = À qui (numéro) ?
play-talk-give = Que donnes-tu ? 1, 3 x 5 : le premier, et cinq du troisième ; Entrée : rien.
play-talk-get = Que veux-tu en échange ? Entrée : rien.
play-talk-goods-how = Tape des numéros de la liste, séparés par des virgules, avec x et une quantité s'il en faut plus d'un.
play-talk-offer-made = Ton offre est devant { $name }.
play-talk-empty-message = Il n'y a rien à dire là-dedans.
play-talk-too-long = 400 caractères au plus, s'il te plaît.
play-talk-talk-too-fast = Cela fait beaucoup d'un coup. Attends quelques secondes.
play-talk-talk-full = Tu as dit, promis ou changé tout ce qui est permis dans une partie.
play-talk-talk-off = La conversation est coupée à cette table.
play-talk-no-whispers = Cette table n'autorise pas les chuchotements.
play-talk-no-such-seat = Cette place n'existe pas, ou ne l'entendrait pas.
play-talk-to-yourself = Tu ne peux pas te parler à toi-même.
play-talk-bad-phrase = Cette phrase n'existe pas, ou quelque chose n'y convient pas.
play-talk-no-promise-possible = Cela ne peut pas être une promesse.
play-talk-no-such-message = Cette promesse n'existe pas.
play-talk-not-your-promise = Seul celui à qui on a promis peut juger.

## L'entraîneur (harena review)

coach-title = Analyse : { $game }
coach-seat = { $name }, place { $seat }
coach-counts = { $judged } décisions examinées : { $best } comme l'entraîneur les prendrait, { $good } presque aussi bonnes, { $inaccuracy } imprécisions, { $mistake } erreurs, { $blunder } gaffes.
coach-balance = Toutes les décisions ensemble ont coûté { $lost } points, les dés et les pioches en ont apporté { $luck }. Cent points valent une victoire.
coach-best = comme l'entraîneur
coach-good = presque aussi bon
coach-inaccuracy = une imprécision
coach-mistake = une erreur
coach-blunder = une gaffe
coach-mattered = Ce qui a compté le plus
coach-nothing = Aucune décision n'a sûrement coûté quelque chose.
coach-decision = Entrée { $entry }, { $verdict } : { $given }. Mieux : { $best }. Chances de victoire : { $after } au lieu de { $before } %. { $why }
coach-lucky = Plus grande chance : entrée { $entry }, { $points } points gagnés.
coach-unlucky = Plus grande malchance : entrée { $entry }, { $points } points perdus.
coach-written = { $file } contient chaque décision et le cours de la partie.
coach-stopped = Arrêté : rien n'a été écrit.
coach-course = Chances de victoire
coach-course-help = Du point de vue de quelqu'un qui voit toutes les cartes, le hasard étant retiré à partir de là.
coach-decisions = Décisions qui ont coûté quelque chose
coach-luck = Hasard
coach-method = Comment c'est jugé
coach-method-text = Chaque décision est jugée d'après ce que cette place pouvait savoir alors : l'entraîneur devine { $simulations } fois les cartes cachées, joue la suite et compare. Un verdict demande une différence qui n'est guère due au hasard. Les réactions, les marchés et les promesses ne sont pas jugés. La rubrique du hasard compare chaque dé et chaque pioche avec ce qui aurait pu venir.
coach-entry = Entrée
coach-verdict = Verdict
coach-given = Joué
coach-better = Mieux
coach-chances = Chances de victoire, %
coach-why = Pourquoi
coach-points = Points
# A guest of an evening whose account was deleted.
evenings-nobody = Invité
## The clock of a table, among its options
timing = Temps
timing-with-reserve = { $decision } par décision, et { $reserve } en réserve.
timing-without-reserve = { $decision } par décision.
timing-late-stand-in = Ensuite un bot joue jusqu'à ton retour.
timing-late-bot = Ensuite un bot répond à cette seule question.
timing-late-pass = Ensuite tu passes ; si ce n'est pas possible, un bot répond.
timing-late-vote = Ensuite les autres votent.
timing-seconds = { $count } s
timing-minutes = { $count } min
timing-hours = { $count } h
timing-days =
    { $count ->
        [one] Un jour
       *[other] { $count } jours
    }
