# What people who are away are told, and the page on which they choose how. Nothing secret: which game, never what
# happens in it. Short, second person; no article stands before a name or a game.

## Messages

notices-turn = Tocca a te
notices-started = La partita è cominciata
notices-over = La partita è finita
notices-joined = Qualcuno si è seduto al tuo tavolo
notices-turns = Tocca a te a { $count } tavoli
notices-many = Novità da { $count } tavoli
# A line of a message about several tables.
notices-line = { $game }: { $what }
notices-more =
    { $count ->
        [one] … e un altro tavolo
       *[other] … e altri { $count } tavoli
    }
notices-test = Ecco come si presenta un avviso. È arrivato.
notices-mail-hello = Ciao { $name },
notices-mail-why = Ricevi questo messaggio perché l’hai chiesto su { $address }.
notices-stop-turn = Niente più e-mail quando tocca a te:
notices-stop-started = Niente più e-mail quando comincia una partita:
notices-stop-over = Niente più e-mail quando finisce una partita:
notices-stop-joined = Niente più e-mail quando qualcuno si siede:
notices-stop-mail = Niente più e-mail:
notices-stop-webhook = Basta con questi messaggi:
notices-button-turn = Non per i turni
notices-button-started = Non per gli inizi
notices-button-over = Non per le fini
notices-button-joined = Non per gli ospiti
notices-button-all = Ferma tutto qui
notices-confirm = Vuoi ricevere e-mail da Harena?
notices-confirm-text =
    Qualcuno, probabilmente tu, ha chiesto a { $address } di scrivere a questo indirizzo quando tocca a lui in una partita.

    Se eri tu, apri questo link:
    { $link }

    Altrimenti non devi fare nulla: non arriverà nessun altro messaggio.

## The page

notices-title = Quando non ci sei
notices-about = Harena può dirti che tocca a te, che una partita è cominciata o finita, o che qualcuno si è seduto al tuo tavolo. Finché sei a un tavolo non arriva nulla. Nessun messaggio dice che cosa succede in una partita.
notices-in-browser = In questo browser
notices-title-says = Il titolo della scheda dice sempre se tocca a te; un suono si attiva nelle impostazioni.
notices-notify = Avvisami quando la pagina è aperta in secondo piano
notices-notify-help = Il browser mostra un messaggio mentre guardi altro.
notices-add-browser = Avvisa questo browser, anche a pagina chiusa
notices-add-browser-help = Il browser te lo chiede una volta. Ciò che viene inviato lo può leggere solo questo browser.
notices-install = Questo browser riceve messaggi solo quando Harena è installato: aggiungilo alla schermata Home, poi torna qui.
notices-blocked = Il browser non permette messaggi da questo sito. Puoi cambiarlo nelle sue impostazioni per il sito.
notices-no-push = Il browser non può ricevere messaggi al momento. Forse il suo servizio messaggi è disattivato.
notices-this-browser = Questo browser
notices-browser = Un altro browser
notices-mail = Per e-mail
notices-mail-address = Indirizzo e-mail
notices-mail-help = Prima ricevi un messaggio con un link. Non arriva altro finché non l’hai aperto.
notices-chat = In un gruppo di chat
notices-webhook-address = Indirizzo del webhook
notices-webhook-help = Slack, Discord, Mattermost e Matrix ne danno uno a ogni gruppo. Tutto il gruppo legge che tocca a te, e dove.
notices-add = Aggiungi
notices-nowhere = Questo server non invia messaggi a pagina chiusa. Chi lo gestisce può cambiarlo.
notices-when = Avvisami quando
notices-when-turn = tocca a me
notices-when-started = comincia una partita
notices-when-over = finisce una partita
notices-when-joined = qualcuno si siede al mio tavolo
notices-try = Mandami una prova
notices-switch-off = Disattiva
notices-switch-on = Attiva
notices-remove = Rimuovi
notices-tried-sent = Inviato. Dovrebbe arrivare da un momento all’altro.
notices-tried-later = Ora non è stato possibile: l’altra parte non risponde. Riprova più tardi.
notices-tried-refused = L’altra parte non lo accetta.
notices-tried-gone = Questo indirizzo non esiste più; è stato rimosso.
notices-state-new = Non ancora confermato: apri il link nel messaggio che è stato inviato. Guarda anche nello spam.
notices-state-off = Disattivato
notices-state-refused = I nostri messaggi qui sono stati rifiutati. Controlla l’indirizzo, poi riattivalo.
notices-confirmed = Grazie: d’ora in poi le e-mail arrivano a questo indirizzo.
notices-stopped-turn = Fatto: niente più quando tocca a te.
notices-stopped-started = Fatto: niente più quando comincia una partita.
notices-stopped-over = Fatto: niente più quando finisce una partita.
notices-stopped-joined = Fatto: niente più quando qualcuno si siede.
notices-stopped-mail = Fatto: a questo indirizzo non arrivano più e-mail.
notices-stopped-push = Fatto: a quel browser non viene più inviato nulla.
notices-stopped-webhook = Fatto: a quel gruppo non viene più inviato nulla.
notices-old-link = Questo link non è più valido. Forse ciò a cui portava non c’è già più.
notices-bad-address = A questo indirizzo non si può inviare nulla. Controlla che sia scritto bene.
notices-not-sent = Il server di posta al momento non risponde. Riprova più tardi; non è stato salvato nulla.
notices-too-many-channels = Ne hai già molti. Prima rimuovine uno.
