# Dés loyaux : la fenêtre à la table

dice-none = Cette table date d’avant l’époque où Harena pouvait garantir ses dés. Ils viennent du générateur du serveur et ne peuvent pas être vérifiés.
dice-none-rematch = Une revanche aura des dés loyaux.
dice-about = Personne ne peut choisir les dés et les cartes de cette partie, pas même le serveur. Il les a fixés avant la partie sans tous les connaître, et à la fin chacun peut les recalculer.
dice-promise = Un secret a été fixé avant la partie
dice-promise-about = Le serveur a tiré un long nombre secret et en a montré l’empreinte. Un autre secret a une autre empreinte : le serveur ne peut donc pas en changer après coup.
dice-commitment = Empreinte du secret
dice-seen = Empreinte que ce navigateur a vue avant la partie
dice-other = Ce n’est pas l’empreinte que ton navigateur a vue avant la partie. Le serveur a changé de secret.
dice-salts = Nombres au hasard des navigateurs de la table
dice-salts-about = Ils sont arrivés après l’empreinte, et chacun d’eux change tous les dés et toutes les cartes. Le serveur n’a donc pas pu choisir un secret à son goût.
dice-salt-bot = les bots n’en ajoutent pas
dice-salt-awaited = attendu
dice-salt-none = aucun n’est arrivé à temps
dice-salt-given = ajouté ; il sera montré au début de la partie
dice-seat = Place { $number }
dice-yours = le tien
dice-lost = Le nombre de ce navigateur manque ou a été modifié.
dice-nobody = Personne n’a ajouté de nombre : le serveur aurait donc pu choisir parmi de nombreux secrets avant la partie.
dice-not-mine = Ce navigateur n’en a pas ajouté. Demande à quelqu’un de confiance si le sien est juste.
dice-check = Tout est recalculé
dice-check-about = Ton navigateur a recalculé chaque dé et chaque carte à partir du secret et des nombres ajoutés, avec son propre programme.
dice-secret = Le secret
dice-later = Une fois la partie finie, le secret est montré ici et ton navigateur recalcule chaque dé et chaque carte. Avant, il révélerait la suite.
dice-verify = Pour une vérification qui ne se fie en rien à cette page : télécharge la partie à la fin et lance « harena verify ».
dice-older =
    { $count ->
        [one] Un tirage suit d’anciennes règles et n’est pas listé.
       *[other] { $count } tirages suivent d’anciennes règles et ne sont pas listés.
    }
dice-all =
    { $count ->
        [one] Le seul tirage
       *[other] Les { $count } tirages
    }
dice-copy = Copier : { $what }
dice-working = Recalcul des dés et des cartes …
dice-insecure = Ton navigateur ne calcule que sur les pages sécurisées (https). Télécharge plutôt la partie et lance « harena verify ».
dice-verdict-good =
    { $count ->
        [0] Conforme. Rien n’a été lancé ni distribué dans cette partie.
        [one] Conforme : le seul tirage découle du secret et des nombres ajoutés.
       *[other] Conforme : les { $count } dés et cartes découlent tous du secret et des nombres ajoutés.
    }
dice-verdict-secret = Non conforme : le secret n’a pas l’empreinte qui a été montrée.
dice-verdict-wrong = Non conforme : le tirage { $number } n’est pas celui qui découle du secret et des nombres ajoutés.
dice-verdict-other = Non conforme : le secret n’est pas celui dont ce navigateur a vu l’empreinte avant la partie.
dice-verdict-salt = Non conforme : le nombre de ce navigateur a été écarté.
dice-out-of =
    { $count ->
        [one] (la seule carte)
       *[other] (parmi { $count } cartes)
    }
dice-die = (un dé de { $low } à { $high })
dice-more = En montrer plus ({ $count })
dice-fits = comme calculé
dice-differs = diffère
