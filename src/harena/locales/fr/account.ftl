# The page about the person at this browser: devices, account, file, deletion. It is loaded when somebody opens it.
# "Harena" stays as it is. Nobody needs an account, and the texts say so.

account-title = Toi
account-kind-nobody = Ici, personne ne connaît encore ce navigateur. Dès que tu t'assieds à une table, c'est fait, même sans compte.
account-kind-guest = Tu joues en invité : ce navigateur se souvient de tes places, et personne n'a besoin d'un compte.
account-kind-account = Tu as un compte : connecte-toi où tu veux.
account-tables =
    { $count ->
        [0] Tu n'as encore de place à aucune table.
        [one] Tu as une place à une table.
       *[other] Tu as une place à { $count } tables.
    }
account-saved = C'est noté.

## Another device

account-move = Continuer sur un autre appareil
account-move-help = Emporte tes places sur ton téléphone ou un autre ordinateur. Le code sert une fois, pendant dix minutes. Qui s'en sert joue à ta place : ne le montre à personne d'autre.
account-move-show = Montrer un code
account-move-again = Faire un nouveau code
account-move-scan = Scanne ceci avec l'autre appareil :
account-qr = Le lien en code QR
account-move-link = Ou ouvre ce lien là-bas :
account-move-type = Ou ouvre { $address } là-bas et tape ce code :
account-move-until = Bon une seule fois, jusqu'à { $time }.
account-move-late = Ce code est trop vieux maintenant.
account-move-done = C'est fait : { $device } joue aussi comme toi.
account-device = Un autre appareil
account-copy = Copier le lien
account-copied = Copié

## Arriving on another device

account-arrive = Continuer ici ?
account-arrive-who = Ce navigateur sera connecté comme { $name }.
account-arrive-nameless = Ce navigateur sera connecté comme la personne à qui est ce code.
account-arrive-tables =
    { $count ->
        [0] Cette personne n'a pas encore de table.
        [one] Cette personne a une place à une table.
       *[other] Cette personne a une place à { $count } tables.
    }
account-arrive-same = Ce navigateur est déjà connecté comme cette personne.
account-bring =
    { $count ->
        [one] Emporter la table de ce navigateur
       *[other] Emporter les { $count } tables de ce navigateur
    }
account-bring-not =
    { $count ->
        [one] Sinon elle reste dans ce navigateur seulement, et tu ne la retrouves pas ailleurs.
       *[other] Sinon elles restent dans ce navigateur seulement, et tu ne les retrouves pas ailleurs.
    }
account-arrive-yes = Oui, c'est moi
account-arrive-no = Non
account-code = J'ai un code
account-code-help = L'autre appareil le montre sous « Continuer sur un autre appareil ».
account-code-field = Code
account-code-use = Continuer
account-arrived = Te revoilà. Tes tables sont à l'accueil.

## Account

account-keep = Garder tout cela avec un compte
account-keep-help = Pour retrouver tes places même si tu perds tous tes appareils. Tu gardes ton nom, tes tables et tes parties. Pas besoin d'adresse e-mail.
account-begin = Commencer avec un compte
account-begin-help = Si tu veux, tu peux créer un compte avant de prendre place où que ce soit. Aucune adresse e-mail n'est nécessaire.
account-ways = Comment tu te connectes
account-passkey-help = Une clé d'accès, c'est l'empreinte, le visage ou le code de ton appareil. Rien à retenir, et personne ne peut la voler à ce serveur.
account-passkey-add = Créer une clé d'accès
account-passkey-another = Créer une autre clé d'accès
account-passkey = Clé d'accès
account-passkey-line = pour { $host }, créée le { $created }, utilisée le { $used }
account-passkey-remove = Retirer
account-passkey-removed = La clé est retirée ici. Ton appareil la montre peut-être encore ; tu peux l'y effacer.
account-passkeys-not = Les clés d'accès demandent une adresse avec un nom et https://. Ici, un mot de passe fait l'affaire.
account-password-set = Choisir un mot de passe
account-password-change = Changer d'identifiant ou de mot de passe
account-password-others = Tous tes autres appareils seront déconnectés.
account-login = Identifiant
account-login-help = De 3 à 60 signes sans espace. Personne d'autre ne le voit.
account-password-field = Mot de passe
account-password-new = Nouveau mot de passe
account-password-help = Au moins 10 signes. Quelques mots font l'affaire.
account-password-old = Mot de passe actuel
account-save = Enregistrer

## Signing in

account-sign-in = J'ai un compte
account-sign-in-go = Se connecter
account-sign-in-passkey = Se connecter avec une clé d'accès

## Devices

account-devices = Tes appareils connectés
account-devices-help = Un navigateur que tu déconnectes perd aussi tes places.
account-here = ce navigateur
account-unknown = Navigateur inconnu
account-used = vu le { $time }
account-out = Déconnecter
account-out-which = Déconnecter { $device }
account-out-others = Déconnecter tous les autres
account-out-here = Se déconnecter ici
account-outside = Session fermée. Ce navigateur n'a plus de place.

## File and deletion

account-file = Tout ce que tu as ici
account-file-help = Ton nom, tes appareils, tes tables, tes parties et ce que tu as dit, dans un seul fichier (JSON).
account-file-get = Télécharger le fichier
account-delete = Tout effacer
account-delete-help = Ton nom, ton compte, tes appareils et tes mots sont effacés pour de bon, ici et sur chaque appareil. Les parties restent sans ton nom, et un bot joue à ta place.
account-delete-open = M'effacer …
account-delete-sure = On ne peut pas revenir en arrière. Tout effacer ?
account-delete-proof = Montre encore une fois que c'est toi : avec ta clé d'accès ou ton mot de passe.
account-delete-yes = Oui, tout effacer
account-gone = Tout est effacé
account-gone-text = Plus rien sur toi n'est gardé ici. Merci d'avoir joué.

## What went wrong

account-trouble-not-signed-in = Plus personne n'est connecté ici. Recharge la page.
account-trouble-wrong-sign-in = Ce compte n'existe pas, ou ce n'est pas son mot de passe.
account-trouble-wrong-code = Ce code n'est pas le bon, a déjà servi ou a plus de dix minutes. Vérifie-le, ou demande un nouveau code sur l'autre appareil.
account-trouble-wrong-passkey = Cette clé d'accès n'est pas connue ici : elle est d'un autre site, a été retirée, ou cela a pris trop de temps. Essaie encore, ou connecte-toi autrement.
account-trouble-no-passkey = Aucune clé d'accès n'a servi. Cet appareil n'en a peut-être pas pour ce site.
account-trouble-login-taken = Quelqu'un a déjà cet identifiant. Choisis-en un autre.
account-trouble-bad-login = Cela ne peut pas être un identifiant : de 3 à 60 signes sans espace.
account-trouble-weak-password = Ce mot de passe est trop facile : au moins 10 signes, différents, et pas ton identifiant.
account-trouble-last-way = Sans elle tu ne pourrais plus te connecter. Choisis d'abord un mot de passe, ou crée une autre clé.
account-trouble-no-accounts = Ce serveur ne tient pas de comptes.
account-trouble-busy = Beaucoup de gens se connectent en ce moment. Essaie encore.
account-trouble-too-fast = C'était trop d'essais. Attends un quart d'heure, puis essaie encore.
