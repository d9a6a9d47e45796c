# Ce que lit l'opérateur d'un site, et ce que le site dit en son nom.

operators-backup =
    { $tables ->
        [one] { $file } ({ $size }) : une table
       *[other] { $file } ({ $size }) : { $tables } tables
    } - en cours : { $running }, ouvertes : { $open }, terminées : { $over }.
operators-restored =
    { $tables ->
        [one] Restauré depuis { $file } : une table
       *[other] Restauré depuis { $file } : { $tables } tables
    } - en cours : { $running }, ouvertes : { $open }, terminées : { $over }.
operators-replaced =
    { $tables ->
        [one] Remplacé : une table
       *[other] Remplacé : { $tables } tables
    } - en cours : { $running }, ouvertes : { $open }, terminées : { $over }.
operators-pruned =
    { $tables ->
        [0] Rien n'est aussi ancien.
        [one] Supprimé : une table (terminées : { $over }, ouvertes : { $open }, en cours : { $running }).
       *[other] Supprimé : { $tables } tables (terminées : { $over }, ouvertes : { $open }, en cours : { $running }).
    }
operators-would-prune =
    { $tables ->
        [0] Rien n'est aussi ancien.
        [one] Une table serait supprimée (terminées : { $over }, ouvertes : { $open }, en cours : { $running }).
       *[other] { $tables } tables seraient supprimées (terminées : { $over }, ouvertes : { $open }, en cours : { $running }).
    }
operators-people =
    { $bots ->
        [0] { $names }
        [one] { $names } + 1 bot
       *[other] { $names } + { $bots } bots
    }
operators-room-freed = { $size } rendus au disque.
operators-room-kept = La place reste pour de nouvelles tables. Pour la rendre au disque, arrête le serveur et relance cette commande.
operators-head-id = Table
operators-head-game = Jeu
operators-head-phase = Phase
operators-head-people = Personnes
operators-head-age = Créée
operators-head-changed = Modifiée
operators-head-size = Taille
operators-phase-open = ouverte
operators-phase-running = en cours
operators-phase-over = terminée
operators-phase-closed = fermée
operators-tables = { $shown } tables sur { $count }.
operators-show-ages = créée { $created }, modifiée { $changed }
operators-show-size = entrées : { $entries }, messages : { $talk }, { $size }
operators-show-waiting = * La partie attend cette place.
operators-who-free = libre
operators-who-person = personne
operators-who-bot = bot ({ $bot })
operators-who-stand-in = personne, un bot joue ({ $bot })
operators-minutes = il y a { $count } min
operators-hours = il y a { $count } h
operators-days = il y a { $count } jours
operators-closed = La table { $table } est fermée. `harena admin reopen` la rouvre.
operators-reopened = La table { $table } est rouverte.
operators-ban = { $network } est banni d'ici deux secondes. `harena admin unban` lève le bannissement.
operators-unban = { $network } est de nouveau admis.
operators-no-bans = Personne n'est banni.
operators-no-end = sans fin
operators-announced = Tout le monde le voit d'ici deux secondes, et sur les autres pages d'ici une minute. --withdraw le retire.
operators-withdrawn = L'annonce est retirée.
operators-code = { $code } connecte qui le tape à /me, une seule fois et d'ici dix minutes.
operators-nothing-announced = Rien n'est annoncé.
operators-banned = Ton adresse n'est pas admise sur ce site.
operators-banned-why = Ton adresse n'est pas admise sur ce site : { $why }
operators-report = La place { $reporter } a signalé la place { $accused }, { $name } :
operators-report-settled = traité
operators-reports = { $shown } signalements sur { $count }. `harena admin settle` en retire un de la liste.
operators-settled = Le signalement { $report } est traité. `harena admin reports --all` le montre encore.
operators-counted =
    { $matches ->
        [one] { $matches } partie a été comptée, dont { $rated } classées.
       *[other] { $matches } parties ont été comptées, dont { $rated } classées.
    }
operators-counted-again =
    { $again ->
        [one] { $again } partie a été relue ; les niveaux ont été calculés à partir de { $rated }.
       *[other] { $again } parties ont été relues ; les niveaux ont été calculés à partir de { $rated }.
    }
