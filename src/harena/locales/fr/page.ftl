# The page in the browser. No article stands before a name. Short, second person; say what happened, what one can do,
# and never blame. Harena is the name of the house and stays as it is.

## Everywhere

skip = Aller au contenu
loading = Un instant…
close = Fermer
cancel = Annuler
try-again = Réessayer
to-lobby = Retour à l'accueil
not-found = Il n'y a rien ici
not-found-next = L'adresse a peut-être perdu un morceau en route. Toutes les parties commencent à l'accueil.
name = Nom
your-name = Ton nom
# What somebody is called who has given no name. A number may follow.
guest = Anonyme
rules = Règles
# A link to a rule such as G-3.4.
rule = Règle { $rule }
watch = Regarder

## Settings

settings = Réglages
# The page about the person at this browser.
me = Toi et tes appareils
language = Langue
motion = Animations
motion-slow = Lentes
motion-normal = Normales
motion-fast = Rapides
motion-off = Aucune
sound = Son
sound-on = Activé
sound-volume = Volume
theme = Couleurs
theme-system = Comme l'appareil
theme-light = Claires
theme-dark = Sombres
plain = Vue simple
plain-help = Chaque jeu en mots et en tableaux : pour les lecteurs d'écran, les téléphones lents, ou simplement par goût.
twice = Confirmer deux fois
twice-help = Un toucher ne fait que choisir, le second joue. Pour qui va trop vite.
settings-notices = Avis pendant ton absence …

## Lobby

hero = Des jeux de société dans l'arène, contre des bots ou entre amis. Pas de compte à créer, il n'y a qu'à jouer.
games = Jeux
play-now = Jouer contre des bots
play-friends = Jouer entre amis
learn = Apprendre
teach-me = M'expliquer en jouant
set-up = Créer une table
mine = Mes tables
lobby-profile = Ton profil
lobby-puzzles = Problèmes
lobby-club = Le club
mine-none = Aucune pour l'instant. Les tables où tu joues apparaissent ici.
mine-your-turn = À toi de jouer
mine-waits = On attend { $names }
mine-won-by = Victoire : { $names }
mine-open = Pas encore commencée
mine-running = En cours
mine-over = Terminée
mine-gone = Une table qui n'existe plus
mine-forget = Retirer de cette liste
mine-record = Ouvrir l’enregistrement d’une partie

## Le plateau : les chances

stage-odds = Chances
stage-odds-win = { $name } gagne : { $chance } %
stage-odds-both = Les deux gagnent : { $chance } %
stage-odds-death = { $name } meurt : { $chance } %
stage-percent = { $chance } %

## A new table

new = Créer une table
new-game = Jeu
new-players = Joueurs
new-seats = Qui prend quelle place ?
new-options = Options de table
new-more = Plus d'options
new-nobody = Prends une place, ou donnes-en une à quelqu'un devant cet écran.
new-no-file = Choisis un autre fichier pour tes cartes, ou prends les cartes habituelles.
new-talk = Discussion
new-talk-on = On peut discuter à la table
new-talk-on-help = Messages, phrases toutes faites et promesses. La personne qui a créé la table peut couper et rouvrir plus tard.
new-whispers = On peut parler à deux
new-whispers-help = Seuls les deux le lisent. D’usage là où le jeu vit d’accords.
new-afterwards = Le public peut lire après la partie
new-afterwards-help = Ce qui a été dit à tous, jamais les messes basses.
new-odds = L'écran montre les chances
new-odds-help = La probabilité qu'un combattant gagne ou meure, comptée d'après ce que tous savent.
new-make = Créer la table
new-start = Lancer la partie
# The usual value of a table option, after its explanation.
option-usual = Par défaut : { $value }.
# Of several values that many are to be chosen.
option-some = En choisir { $count }
option-file = Tes propres cartes (fichier TOML)
option-no-file = Prendre les cartes habituelles
option-not-text = Ce fichier n'est pas un texte UTF-8.
seat-number = Place { $number }
who-me = Moi
who-friend = Un ami, par lien
who-friend-about = Tu reçois un lien à envoyer.
who-here = Quelqu'un devant cet écran
who-here-name = Nom de la personne à la place { $number }

## Before the start

seats = Places
seat-you = (toi)
seat-free = libre
seat-here = en ligne
seat-away = hors ligne
seat-stand-in = un bot joue en attendant son retour
seat-waited = doit jouer
special = À cette table
room-waiting =
    { $count ->
        [one] Il reste { $count } place libre.
       *[other] Il reste { $count } places libres.
    }
room-ready = Tout le monde est là. Lance la partie quand tu veux.
room-then-host = Quand toutes seront prises, l'hôte lancera la partie.
room-host-starts = Toutes les places sont prises. L'hôte lance la partie.
room-start = Lancer la partie
fair-dice = Dés loyaux
room-fill-start = Ajouter des bots et lancer
room-level = Bots pour les places libres
room-bot = Asseoir un bot
room-bot-seat = Asseoir un bot : place { $number }
room-free = Libérer la place
room-free-seat = Libérer la place : { $name }
room-leave = Quitter la table
watching-room = Tu regardes. La partie n'a pas encore commencé.

invite = Inviter des amis
invite-help = Qui ouvre ce lien peut prendre une place libre. Ne l'envoie qu'aux personnes avec qui tu veux jouer.
invite-link = Lien privé
invite-share = Partager le lien
invite-copy = Copier le lien
invite-copied = Copié
invite-qr = QR code du lien privé

join = On t'invite à cette table. Dis qui tu es et prends place.
join-seat = Place
join-any = N'importe quelle place libre
join-sit = Prendre place
join-full = Toutes les places de cette table sont prises. Tu peux regarder.
join-freed = L'hôte a libéré ta place. Tu peux reprendre place.

## At the table

tools = Outils
prompt = En ce moment
prompt-over = La partie est finie.
prompt-nobody = Personne n'a rien à faire pour l'instant.
prompt-sealed = Ta réponse est scellée. Tu peux la changer tant que tout le monde n'a pas répondu.
prompt-result = Résultat
title-your-turn = À toi de jouer
hint = Conseil
undo = Reprendre mon coup
watching = Tu regardes.
lost = Connexion perdue. Nouvel essai…
lost-now = Réessayer tout de suite
sending = Envoi…
keeps-nothing = Ce navigateur ne garde rien. Si tu fermes ou recharges cette page, tu perds ta place.
stage-failed = La table n'a pas pu s'afficher. Recharge la page.
stage-away = Pendant ton absence
stage-away-close = Fermer : Pendant ton absence
beside = Places et chronique
log = Chronique
log-closed = Des lignes plus anciennes restent fermées pour l'instant : les règles font appel à ta mémoire.
log-newest = À la dernière ligne
log-look = Revenir sur la partie
rules-search = Chercher dans les règles
rules-none = Aucune règle ne contient « { $words } ». Essaie un autre mot, ou un numéro comme 3.4.
rules-found = { $count ->
    [one] Une règle trouvée
   *[other] { $count } règles trouvées
}
rules-contents = Sommaire
rules-missing = Il n'y a pas de règle { $rule } dans ce jeu. Voici toutes celles qui existent.
rules-page = Ouvrir en page
rules-print = Imprimer
rules-sheet = Aide de jeu
rules-print-now = Imprimer maintenant
rules-back = Retour aux règles
rules-print-help = Voilà ce que ça donne sur papier (A4).

replace = Laisser un bot jouer pour { $name }
leave = Quitter la table
leave-help = Un bot peut jouer pour toi jusqu'à ce que tu reprennes ta place. Ou va à l'accueil : ta place t'attend, et tu retrouves la table dans « Mes tables ».
leave-bot = Laisser jouer un bot
leave-wait = Partir, ma place m'attend
stand-in = Un bot joue pour toi.
stand-in-return = Reprendre ma place

curtain = Passe l'appareil à { $name }
curtain-help = { $name }, tout reste caché. Continue quand personne d'autre ne voit l'écran.
curtain-open = Je suis { $name }

## Talk


## Talk


## Talk

say = Discussion
say-unread =
    { $count ->
        [one] Une nouvelle ligne
       *[other] { $count } nouvelles lignes
    }
# Read out to those who do not have the talk open.
say-news = { $name } dit : { $text }
# Between the lines that were read and the new ones.
say-new = Nouveau
say-failed = La discussion n’a pas pu être chargée.
say-empty = Rien n’a encore été dit. Écris quelque chose, ou choisis une phrase : chacun la lit dans sa langue.
say-off = La discussion est coupée à cette table.
say-watching = Tu regardes. Ce qui se dit à la table y reste pendant la partie ; après, tu peux le lire, si la table le permet.
say-watching-none = Il n’y a rien à lire : rien n’a été dit à tous, ou cette table garde tout pour elle.
say-shared = Plusieurs personnes partagent cet écran : les messes basses ne sont pas montrées maintenant.
say-earlier = Montrer les lignes précédentes
say-you = Toi
say-whisper-to = à voix basse, à { $name }
say-whisper-you = à voix basse, à toi
say-promise-to = promesse à { $name }
say-promise-you = promesse à toi
say-more = Que faire de cette ligne de { $name }
say-no-about = Rien de plus à en savoir ici.
say-to = À qui
# In a list of receivers.
say-everybody = À tout le monde
say-only = Seulement à { $name }
say-to-all = Toute la table le lit.
say-text = Dis quelque chose
say-send = Envoyer
say-whisper = Chuchoter à { $name }
say-left =
    { $count ->
        [one] Encore un caractère
       *[other] Encore { $count } caractères
    }
say-over =
    { $count ->
        [one] Un caractère de trop
       *[other] { $count } caractères de trop
    }
# Ready-made sentences.
say-phrases = Phrases
say-groups = Sortes de phrases
say-write = Écrire plutôt
# What a phrase still needs.
say-slot-seat = qui
say-slot-amount = combien
say-slot-thing = lequel
say-amount-bounds = Il faut un nombre entier de 1 à { $high }.
# Go on to what the phrase needs next.
say-next = Suite
say-find = Chercher
say-promise-one = Comme promesse à { $name }
say-promise-some = Comme promesse
say-promise-whom = À qui ?
say-mute = Ne plus lire { $name }
say-muted = Tu ne lis plus { $name }.
say-hear = Lire de nouveau
say-report-line = Signaler cette ligne…
say-report = Signaler
say-report-help = La personne qui a créé la table lit cette ligne et ton nom, et peut faire taire ou exclure quelqu’un. Les responsables de ce site la lisent avec les lignes qui l’entourent.
# Instead of say-report-help, about a line of the host.
say-report-host = { $name } a créé la table. Seuls les responsables de ce site liront ton signalement, avec les lignes qui l’entourent.
say-reported = Signalé.
say-host = Tu as créé la table. Signalements : { $count }
say-report-by = { $reporter } signale { $name } :
say-switch-off = Couper la discussion pour tous
say-switch-on = Rouvrir la discussion
promises = Promesses
promises-open = Promesses ({ $count } en attente)
promises-settled = Promesses ({ $count } réglées)
promise-to-you = { $name } t’a promis
promise-by-you = Tu as promis à { $name }
promise-by-to = { $by } a promis à { $to }
# Who promised, and to whom, above what was promised.
promise-pair = { $by } à { $to }
promise-open = en attente
promise-kept = tenue
promise-broken = rompue
promise-mark = Qu’en est-il advenu ?
promise-mark-kept = Tenue
promise-mark-broken = Rompue
promise-pay = Payer { $amount } maintenant
promise-help = Rien n’oblige à tenir une promesse. Qui l’a reçue dit ce qu’elle est devenue.

## Explanations, cards, keys

stage-back = Retour
stage-phase-done = terminé
stage-turn = Tour { $turn }
stage-turn-of = Tour { $turn } sur { $turns }
stage-setup = Mise en place
stage-confirm = Valider
stage-go-on = Continuer
stage-target = Sur qui ?
# Before what a thing does at present.
stage-now = En ce moment :
## Numbers, sealed answers and deals

stage-less = { $label } : 1 de moins
stage-more = { $label } : 1 de plus
stage-counts = { $number } compte
stage-hint-use = Suivre le conseil : { $number }
stage-hint-used = Comme le conseil : { $number }
stage-amount =
    { $unit ->
        [gold] { $number } or
       *[silver]
            { $number ->
                [one] { $number } denier
               *[other] { $number } deniers
            }
    }
stage-bid = Ton offre
stage-bid-tap = Ton offre : un toucher et elle est scellée
stage-bid-other = Un autre montant
stage-bid-keep = reste { $left }
stage-bid-given = Ton offre est faite : { $answer }. Tu peux la changer.
# In these, $unit is gold or denarii and is never shown itself.
stage-sealed-in = scellée
stage-sealed-out = réfléchit encore
stage-sealed-passed = pas d'offre
stage-sealed-winner = la plus haute
stage-sealed-waiting =
    { $count ->
        [one] Il manque encore une offre.
       *[other] Il manque encore { $count } offres.
    }
stage-sealed-ready = Toutes les offres sont là.
stage-sealed-won =
    { $unit ->
        [gold] Pour { $name }, à { $price } or.
       *[denarii]
            { $price ->
                [one] Pour { $name }, à { $price } denier.
               *[other] Pour { $name }, à { $price } deniers.
            }
    }
stage-sealed-won-you =
    { $unit ->
        [gold] Pour toi, à { $price } or.
       *[denarii]
            { $price ->
                [one] Pour toi, à { $price } denier.
               *[other] Pour toi, à { $price } deniers.
            }
    }
stage-sealed-tie = Égalité à { $price }.
stage-sealed-nobody = Personne ne fait d'offre.
stage-cards = Cartes
stage-cards-kind = Genre
stage-cards-sort = Groupe
stage-cards-all = Toutes
stage-cards-order = Ordre
stage-cards-order-deck = Comme dans le paquet
stage-cards-order-name = Par nom
stage-cards-none = Ce jeu n'a pas de cartes à regarder.
stage-cards-count =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
stage-cards-failed = Impossible de charger les cartes.
stage-cards-copies = × { $count }
# Some cards of one kind in one place: Discards × 2.
stage-cards-place = { $place } × { $count }
# Where the numbers on a card come from.
stage-cards-source = Valeurs : { $source }
stage-deal = Proposition
stage-deal-with = Avec qui ?
stage-deal-counter = Ta contre-proposition à { $name }
stage-deal-give = Tu donnes
stage-deal-get = Tu reçois
stage-deal-mine = Ce que tu as
stage-deal-theirs = Du côté de { $name }
stage-deal-empty-give = Touche ce que tu donnerais.
stage-deal-empty-get = Touche ce que tu voudrais recevoir.
stage-deal-empty = Les plateaux sont encore vides.
stage-deal-none = rien
stage-deal-nothing = Rien qui puisse changer de mains.
stage-deal-sum = Tu donnes : { $give }. Tu reçois : { $get }.
stage-deal-later = Tu ne peux pas la faire maintenant : seulement à ton tour, et en nombre limité. Elle reste telle quelle.
stage-deal-send = Proposer à { $name }
stage-deal-send-counter = Contre-proposition à { $name }
stage-deal-clear = Vider
stage-deal-gone = n'est plus là
stage-deal-short = plus que { $number }
stage-deal-take-off = Retirer : { $label }
stage-deal-how-many = Combien ?
stage-deal-how = Comment : { $label }
stage-deal-for-good = Pour de bon
stage-deal-lend = En prêt : { $spectacle }
stage-deal-add = { $label } : { $number } de plus
stage-deal-has = sur { $number }
stage-deal-find = Chercher
stage-goods-man = Hommes
stage-goods-minister = Collaborateurs
stage-goods-title = Cartes Eventum
stage-goods-card = Cartes
stage-goods-guards = Gardes
stage-offer-from = { $name } te fait une proposition
stage-offer-to = Ta proposition à { $name }
# On the phone: the tabs at the foot of the page.
stage-tabs = Ce qui est affiché
stage-tab-table = Table
stage-tab-mine = À moi
stage-tab-others = Les autres
# Shows the whole question where only its beginning is on the screen.
stage-read-all = Tout lire
stage-list = Toutes les réponses
# Opens the tools of the table, where there is no room for them.
stage-menu = Menu
# The game's own screen has a bug: the plain view is shown in its place.
stage-broken = Impossible de le dessiner en ce moment. Le voici en mots.
stage-keys = Touches
# A switch in the list of keys.
stage-keys-on = Utiliser ces touches à une lettre
stage-key-help = Cette liste
stage-key-explain = Qu'est-ce que c'est ? Explique l'élément sélectionné
stage-key-pass = Passer
# After the key that passes, for those who confirm everything twice.
stage-key-again = Appuie encore sur P pour passer.
stage-key-close = Fermer ce qui est ouvert
stage-key-tab = À l'élément suivant, avec Maj au précédent
stage-key-arrows = Dans une main, une liste ou la chronique

## The end of a match

end-you-win = Tu as gagné !
end-team-wins = Ton équipe gagne : { $names }
end-won-by = Victoire : { $names }
end-shared = Victoire partagée : { $names }
end-shared-you = Tu gagnes avec { $names }
end-shared-why = L'objectif est atteint ensemble, et les règles ne trouvent aucune différence : la victoire est commune.
end-nobody = Personne ne gagne
end-player = Joueur
end-score = Score
end-winner = victoire
end-rematch = Rejouer
end-to-rematch = Partie suivante
end-look = Voir la table
end-record = Télécharger la partie
end-coach = Revenir sur la partie avec l'entraîneur
end-replay = Revoir la partie

## Why a command changed nothing

refused-unreadable = Le serveur n'a pas compris. Recharge la page.
refused-not-asked = C'est déjà décidé. Voici où en est la partie.
refused-stale = Quelque chose a changé entre-temps. Voici où en est la partie.
refused-illegal = Les règles ne le permettent pas maintenant.
refused-not-free = Ce n'est pas possible maintenant.
refused-among-strangers = À une table ouverte à tous, rien n'est repris.
refused-nothing-to-undo = Rien à reprendre : ce que tout le monde a vu ne change plus.
refused-not-yours = Ce n'est pas à toi de le faire.
refused-not-now = Ce n'est pas possible à ce moment de la partie.
refused-not-full = Il reste des places libres. Attribue-les d'abord.
refused-no-such-seat = Cette place n'existe pas.
refused-no-such-bot = Ce bot n'existe pas pour ce jeu.
refused-present = Cette personne est là. Un bot ne prend la place que d'une personne absente.
refused-bad-name = Ce nom ne peut pas s'afficher, ou mélange des alphabets. Choisis-en un autre.
refused-empty-message = Il n’y a rien à lire dans ce message.
refused-too-long = Un message a 400 caractères au plus. Raccourcis-le ou envoie-le en deux fois.
refused-talk-too-fast = Au plus 8 messages en 20 secondes. Attends un peu, puis renvoie.
refused-talk-full = Tu as dit, promis ou changé tout ce qui est possible à cette table.
refused-talk-off = La discussion est coupée à cette table.
refused-no-whispers = On ne peut pas parler à voix basse à cette table maintenant.
refused-to-yourself = Choisis quelqu’un d’autre : cela irait à toi-même.
refused-bad-phrase = Cette phrase ne convient pas ici. Choisis-la de nouveau.
refused-no-promise = Cela ne peut pas être une promesse.
refused-no-such-message = Cette ligne n’existe pas.
refused-not-your-promise = Seule la personne qui a reçu la promesse dit ce qu’elle est devenue.
refused-already-done = C’est déjà fait.
refused-not-saved = La sauvegarde n'a pas marché, donc rien n'a changé. Réessaie.
refused-broken = C'est un bug de notre côté. Rien n'a changé ; essaie autre chose.

## Why the connection is closed, and what to do next

closing-no-such-table = Cette table n'existe pas
closing-no-such-table-next = Le lien a peut-être perdu un morceau, ou la table a été supprimée. Redemande le lien, ou crée ta propre table.
closing-wrong-token = Cette place n'est plus à toi
closing-wrong-token-next = Elle a été libérée ou reprise. Tu peux regarder, ou demander le lien privé et reprendre place.

## Why a request did not work out

trouble-not-found = Ça n'existe pas, ou plus.
trouble-bad-request = Le serveur n'a pas compris. Recharge la page.
trouble-too-large = C'est trop gros pour le serveur.
trouble-foreign-origin = Le serveur ne répond pas aux pages d'une autre adresse.
trouble-wrong-invitation = Cette invitation n'est pas pour cette table. Redemande le lien.
trouble-full = Toutes les places sont déjà prises.
trouble-bad-options = La table ne peut pas être créée ainsi.
trouble-too-fast = Ça fait beaucoup d'un coup. Attends un instant, puis réessaie.
trouble-too-many-tables = Ton adresse a déjà créé un très grand nombre de tables aujourd'hui. Réessaie demain ; les tables ouvertes continuent.
trouble-broken = Le serveur a un problème de son côté. Réessaie dans un instant.
trouble-no-moment = Ce moment n’existe pas dans cette partie.
trouble-bad-record = Cet enregistrement ne peut pas être rejoué.
trouble-not-yet = Ce point de vue sera ouvert à la fin de la partie.
trouble-offline = Le serveur ne répond pas. Vérifie ta connexion et réessaie.

## Standing answers

stage-stop = Me demander moins …
stage-stop-about = { $kind } : que réponds-tu maintenant, et ensuite sans question ?
stage-stop-duel = { $answer } jusqu'à la fin du combat
stage-stop-spectacle = { $answer } jusqu'à la fin du spectacle
stage-stop-auction = { $answer } jusqu'à la vente de cette carte
stage-stop-turn = { $answer } jusqu'à la fin du tour
stage-stop-same = { $answer } dès que possible dans ce combat
stage-stop-mine = { $answer } ; ne me demander que si cela me concerne
stage-stop-mine-when = { $answer } ; ne me demander que dans ce cas : { $when }
stage-stop-news = { $answer } ; me demander quand il y a du nouveau pour moi
stage-stop-never = { $answer } ; ne plus jamais me le demander
stage-stop-title = { $answer } ; ne plus jamais demander pour cette carte
stage-standing-not-duel = pas avant la fin du combat
stage-standing-not-spectacle = pas avant la fin du spectacle
stage-standing-not-auction = plus jusqu'à la vente de cette carte
stage-standing-not-turn = pas avant la fin du tour
stage-told = Noté : { $choice }
stage-told-change = Changer
stage-passed = Passé pour toi : { $kind }
stage-gave = Répondu pour toi : { $answer } ({ $kind })
stage-answered-window = une question comme la précédente
stage-ask-again = Me demander
stage-standing = Ce que la page me demande
stage-standing-help = Là où tu ne veux pas être interrogé, la page passe pour toi. Cela prend le même temps, quelles que soient tes cartes.
stage-standing-ask = Me demander
stage-standing-mine = Seulement si cela me concerne
stage-standing-news = Quand il y a du nouveau pour moi
stage-standing-never = Jamais
stage-standing-window = Ces questions
stage-standing-reset = Comme au début
refused-too-often = Tu l'as fait si souvent que la partie doit d'abord avancer.
announced = De l'hôte de ce site :
announced-close = Fermer l'annonce
closing-closed = Cette table a été fermée par l'hôte de ce site
closing-closed-next = Personne ne peut y jouer ni la regarder pour le moment. Demande à ceux qui gèrent ce site.
closing-banned = Tu n'es pas admis sur ce site
closing-banned-next = L'hôte de ce site a banni l'adresse d'où tu viens.
closing-why = L'hôte de ce site dit : { $why }
mine-closed = Cette table a été fermée
trouble-banned = L'hôte de ce site a banni l'adresse d'où tu viens.
trouble-closed = Cette table a été fermée par l'hôte de ce site.
saving = Enregistrement…

## Without a server

offline-title = Pas de connexion
offline-text = Harena n'atteint pas son serveur. Dès qu'il répond, cette page continue d'elle-même.
offline-still = Le serveur ne répond toujours pas.
offline-seats = { $count ->
    [one] Ta place à une table est gardée
   *[other] Tes places à { $count } tables sont gardées
} dans ce navigateur.
offline-matches = Le serveur garde les parties, jusqu'à la dernière réponse. Si tu es longtemps absent, les autres peuvent laisser un bot jouer pour toi ; tu reprends ta place d'un geste.
offline-settings = Ce qui marche ici : langue, apparence et son, dans les réglages. Pour jouer, regarder et lire les règles, il faut la connexion.
offline-own = On peut aussi jouer sans internet : installe Harena sur ton ordinateur, et le serveur y tourne.

## Hosts

host = Outils
join-open = Cette table est ouverte à tous. Dis qui tu es et assieds-toi.
join-removed = Ta place a été donnée à un bot. Tu peux regarder.
room-listed = Cette table figure dans le salon : chacun peut prendre une place libre.
end-to-evening = Retour à la soirée
refused-silenced = Tu ne peux pas parler à cette table.
closing-ended = Cette table est terminée
closing-ended-next = Elle a été fermée, ou tout le monde est parti avant le début. Tes autres tables continuent.
trouble-banned-here = Tu ne peux plus t’asseoir à cette table.
trouble-not-now = Ce n’est pas possible pour le moment. Regarde où on en est.
trouble-not-yours = Seule la personne qui dirige la soirée peut le faire, ou ta place a été retirée.

## Charts

chart-which = Ce que montre le graphique
chart-as-table = En tableau
chart-turn = Tour
chart-meetings-help = (gagnés / disputés, par ligne)
chart-meetings-cell = { $wins } sur { $all } gagnés
