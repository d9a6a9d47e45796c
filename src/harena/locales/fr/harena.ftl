# The command line and play in the terminal. No article stands before a name; arguments in capitals are typed as they are.

you = Toi
list-and = { $first } et { $last }
separator = { " ; " }

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

replay-table = La table après l'entrée { $entry } :
verify-ok =
    { $entries ->
        [one] ok : { NUMBER($entries, useGrouping: 0) } entrée, empreinte { $digest }
       *[other] ok : { NUMBER($entries, useGrouping: 0) } entrées, empreinte { $digest }
    }
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
simulate-shared =
    { $games ->
        [one] { $games } victoire a été partagée ; elle compte pour tous ceux qui l'ont partagée.
       *[other] { $games } victoires ont été partagées ; chacune compte pour tous ceux qui l'ont partagée.
    }
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
bot-hard-about = Pense à l'avance, environ un tiers de seconde par décision.
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
tournament-unrated = Les niveaux demandent openskill : { $command }
tournament-stopped =
    Arrêté. { $deals ->
        [one] { $deals } donne est conservée
       *[other] { $deals } donnes sont conservées
    } dans { $file } ; la même commande reprend à cet endroit.
tournament-stopped-unkept =
    Arrêté après { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, et rien n'est conservé : avec --out FILE.jsonl, un tournoi peut être repris.

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
