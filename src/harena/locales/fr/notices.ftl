# What people who are away are told, and the page on which they choose how. Nothing secret: which game, never what
# happens in it. Short, second person; no article stands before a name or a game.

## Messages

notices-turn = C’est à toi de jouer
notices-started = La partie a commencé
notices-over = La partie est terminée
notices-joined = Quelqu’un a pris place à ta table
notices-turns = C’est à toi de jouer à { $count } tables
notices-many = Du nouveau à { $count } tables
# A line of a message about several tables.
notices-line = { $game } : { $what }
notices-more =
    { $count ->
        [one] … et une autre table
       *[other] … et { $count } autres tables
    }
notices-test = Voilà à quoi ressemble un avis. Il est bien arrivé.
notices-mail-hello = Bonjour { $name },
notices-mail-why = Tu reçois ce message parce que tu l’as demandé sur { $address }.
notices-stop-turn = Plus d’e-mail quand c’est à toi de jouer :
notices-stop-started = Plus d’e-mail quand une partie commence :
notices-stop-over = Plus d’e-mail quand une partie se termine :
notices-stop-joined = Plus d’e-mail quand quelqu’un prend place :
notices-stop-mail = Plus aucun e-mail :
notices-stop-webhook = Ne plus recevoir cela :
notices-button-turn = Pas pour les tours
notices-button-started = Pas pour les débuts
notices-button-over = Pas pour les fins
notices-button-joined = Pas pour les invités
notices-button-all = Tout arrêter ici
notices-confirm = Veux-tu des e-mails de Harena ?
notices-confirm-text =
    Quelqu’un, sans doute toi, a demandé à { $address } d’écrire à cette adresse quand c’est son tour dans une partie.

    Si c’était toi, ouvre ce lien :
    { $link }

    Sinon, il n’y a rien à faire : aucun autre message ne viendra.

## The page

notices-title = Pendant ton absence
notices-about = Harena peut te dire que c’est à toi de jouer, qu’une partie a commencé ou est terminée, ou que quelqu’un a pris place à ta table. Tant que tu es à une table, rien ne vient. Aucun message ne dit ce qui se passe dans une partie.
notices-in-browser = Dans ce navigateur
notices-title-says = Le titre de l’onglet dit toujours si c’est à toi ; un son s’active dans les réglages.
notices-notify = M’avertir quand la page est ouverte en arrière-plan
notices-notify-help = Le navigateur affiche un message pendant que tu regardes autre chose.
notices-add-browser = Avertir ce navigateur, même quand la page est fermée
notices-add-browser-help = Le navigateur te demande une fois. Seul ce navigateur peut lire ce qui est envoyé.
notices-install = Ce navigateur ne reçoit de messages qu’une fois Harena installé : ajoute-le à l’écran d’accueil, puis reviens ici.
notices-blocked = Le navigateur n’autorise pas les messages de ce site. Tu peux le changer dans ses réglages pour ce site.
notices-no-push = Le navigateur ne peut pas recevoir de messages pour le moment. Son service de messages est peut-être désactivé.
notices-this-browser = Ce navigateur
notices-browser = Un autre navigateur
notices-mail = Par e-mail
notices-mail-address = Adresse e-mail
notices-mail-help = Tu reçois d’abord un message avec un lien. Rien d’autre ne vient avant que tu l’aies ouvert.
notices-chat = Dans un groupe de discussion
notices-webhook-address = Adresse du webhook
notices-webhook-help = Slack, Discord, Mattermost et Matrix en donnent une à chaque groupe. Tout le groupe lit que c’est à toi, et où.
notices-add = Ajouter
notices-nowhere = Ce serveur n’envoie pas de messages quand la page est fermée. Son hôte peut le changer.
notices-when = M’avertir quand
notices-when-turn = c’est à moi de jouer
notices-when-started = une partie commence
notices-when-over = une partie est terminée
notices-when-joined = quelqu’un prend place à ma table
notices-try = M’envoyer un essai
notices-switch-off = Désactiver
notices-switch-on = Activer
notices-remove = Retirer
notices-tried-sent = Envoyé. Le message devrait arriver d’un instant à l’autre.
notices-tried-later = L’envoi n’a pas été possible : l’autre côté ne répond pas. Réessaie plus tard.
notices-tried-refused = L’autre côté ne l’accepte pas.
notices-tried-gone = Cette adresse n’existe plus ; elle a été retirée.
notices-state-new = Pas encore confirmée : ouvre le lien du message qui y a été envoyé. Regarde aussi dans les indésirables.
notices-state-off = Désactivé
notices-state-refused = Nos messages ont été refusés ici. Vérifie l’adresse, puis active-la de nouveau.
notices-confirmed = Merci : désormais, les e-mails arrivent à cette adresse.
notices-stopped-turn = C’est fait : plus rien quand c’est à toi de jouer.
notices-stopped-started = C’est fait : plus rien quand une partie commence.
notices-stopped-over = C’est fait : plus rien quand une partie est terminée.
notices-stopped-joined = C’est fait : plus rien quand quelqu’un prend place.
notices-stopped-mail = C’est fait : plus aucun e-mail à cette adresse.
notices-stopped-push = C’est fait : plus rien n’est envoyé à ce navigateur.
notices-stopped-webhook = C’est fait : plus rien n’est envoyé à ce groupe.
notices-old-link = Ce lien n’est plus valable. Ce qu’il concernait n’existe peut-être plus.
notices-bad-address = Rien ne peut être envoyé à cette adresse. Vérifie qu’elle est bien écrite.
notices-not-sent = Le serveur d’e-mail ne répond pas pour le moment. Réessaie plus tard ; rien n’a été gardé.
notices-too-many-channels = Tu en as déjà beaucoup. Retires-en d’abord un.
