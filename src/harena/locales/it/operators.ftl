# Ciò che legge chi gestisce un sito, e ciò che il sito dice a suo nome.

operators-backup =
    { $tables ->
        [one] { $file } ({ $size }): un tavolo
       *[other] { $file } ({ $size }): { $tables } tavoli
    } - in corso: { $running }, aperti: { $open }, finiti: { $over }.
operators-restored =
    { $tables ->
        [one] Ripristinato da { $file }: un tavolo
       *[other] Ripristinati da { $file }: { $tables } tavoli
    } - in corso: { $running }, aperti: { $open }, finiti: { $over }.
operators-replaced =
    { $tables ->
        [one] Sostituito: un tavolo
       *[other] Sostituiti: { $tables } tavoli
    } - in corso: { $running }, aperti: { $open }, finiti: { $over }.
operators-pruned =
    { $tables ->
        [0] Niente è così vecchio.
        [one] Eliminato: un tavolo (finiti: { $over }, aperti: { $open }, in corso: { $running }).
       *[other] Eliminati: { $tables } tavoli (finiti: { $over }, aperti: { $open }, in corso: { $running }).
    }
operators-would-prune =
    { $tables ->
        [0] Niente è così vecchio.
        [one] Un tavolo sarebbe eliminato (finiti: { $over }, aperti: { $open }, in corso: { $running }).
       *[other] { $tables } tavoli sarebbero eliminati (finiti: { $over }, aperti: { $open }, in corso: { $running }).
    }
operators-people =
    { $bots ->
        [0] { $names }
        [one] { $names } + 1 bot
       *[other] { $names } + { $bots } bot
    }
operators-room-freed = { $size } restituiti al disco.
operators-room-kept = Lo spazio resta per nuovi tavoli. Per restituirlo al disco, ferma il server e ripeti il comando.
operators-head-id = Tavolo
operators-head-game = Gioco
operators-head-phase = Fase
operators-head-people = Persone
operators-head-age = Creato
operators-head-changed = Cambiato
operators-head-size = Dimensione
operators-phase-open = aperto
operators-phase-running = in corso
operators-phase-over = finito
operators-phase-closed = chiuso
operators-tables = { $shown } tavoli su { $count }.
operators-show-ages = creato { $created }, cambiato { $changed }
operators-show-size = voci: { $entries }, messaggi: { $talk }, { $size }
operators-show-waiting = * La partita aspetta questo posto.
operators-who-free = libero
operators-who-person = persona
operators-who-bot = bot ({ $bot })
operators-who-stand-in = persona, gioca un bot ({ $bot })
operators-minutes = { $count } min fa
operators-hours = { $count } h fa
operators-days = { $count } giorni fa
operators-closed = Il tavolo { $table } è chiuso. `harena admin reopen` lo riapre.
operators-reopened = Il tavolo { $table } è di nuovo aperto.
operators-ban = { $network } è bandito entro due secondi. `harena admin unban` lo riammette.
operators-unban = { $network } è di nuovo ammesso.
operators-no-bans = Nessuno è bandito.
operators-no-end = senza fine
operators-announced = Tutti lo vedono entro due secondi, sulle altre pagine entro un minuto. --withdraw lo ritira.
operators-withdrawn = L'annuncio è ritirato.
operators-code = { $code } fa accedere chi lo scrive in /me, una volta sola ed entro dieci minuti.
operators-nothing-announced = Non c'è nessun annuncio.
operators-banned = Il tuo indirizzo non è ammesso su questo sito.
operators-banned-why = Il tuo indirizzo non è ammesso su questo sito: { $why }
operators-report = Il posto { $reporter } ha segnalato il posto { $accused }, { $name }:
operators-report-settled = chiusa
operators-reports = { $shown } segnalazioni su { $count }. `harena admin settle` ne toglie una dall’elenco.
operators-settled = La segnalazione { $report } è chiusa. `harena admin reports --all` la mostra ancora.
operators-counted =
    { $matches ->
        [one] { $matches } partita contata, di cui { $rated } valutate.
       *[other] { $matches } partite contate, di cui { $rated } valutate.
    }
operators-counted-again =
    { $again ->
        [one] { $again } partita riletta; i livelli sono stati calcolati da { $rated }.
       *[other] { $again } partite rilette; i livelli sono stati calcolati da { $rated }.
    }
