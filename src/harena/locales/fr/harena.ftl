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
