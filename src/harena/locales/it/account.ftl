# The page about the person at this browser: devices, account, file, deletion. It is loaded when somebody opens it.
# "Harena" stays as it is. Nobody needs an account, and the texts say so.

account-title = Tu
account-kind-nobody = Qui nessuno conosce ancora questo browser. Appena ti siedi a un tavolo sarà diverso, anche senza account.
account-kind-guest = Sei ospite: questo browser ricorda i tuoi posti, e nessuno ha bisogno di un account.
account-kind-account = Hai un account: accedi dove vuoi.
account-tables =
    { $count ->
        [0] Non hai ancora un posto a nessun tavolo.
        [one] Hai un posto a un tavolo.
       *[other] Hai un posto a { $count } tavoli.
    }
account-saved = Salvato.

## Another device

account-move = Continua su un altro dispositivo
account-move-help = Porta i tuoi posti sul telefono o su un altro computer. Il codice vale una volta sola, per dieci minuti. Chi lo usa gioca come te: non mostrarlo a nessun altro.
account-move-show = Mostra un codice
account-move-again = Fai un nuovo codice
account-move-scan = Scansiona questo con l'altro dispositivo:
account-qr = Il link come codice QR
account-move-link = Oppure apri lì questo link:
account-move-type = Oppure apri lì { $address } e scrivi questo codice:
account-move-until = Vale una volta, fino alle { $time }.
account-move-late = Ormai questo codice è troppo vecchio.
account-move-done = Fatto: anche { $device } gioca come te.
account-device = Un altro dispositivo
account-copy = Copia il link
account-copied = Copiato

## Arriving on another device

account-arrive = Continuare qui?
account-arrive-who = In questo browser accederai come { $name }.
account-arrive-nameless = In questo browser accederai come la persona a cui appartiene il codice.
account-arrive-tables =
    { $count ->
        [0] Questa persona non ha ancora tavoli.
        [one] Questa persona ha un posto a un tavolo.
       *[other] Questa persona ha un posto a { $count } tavoli.
    }
account-arrive-same = Questo browser appartiene già a questa persona.
account-bring =
    { $count ->
        [one] Porta con te il tavolo di questo browser
       *[other] Porta con te i { $count } tavoli di questo browser
    }
account-bring-not =
    { $count ->
        [one] Altrimenti resta solo in questo browser, e altrove non lo trovi.
       *[other] Altrimenti restano solo in questo browser, e altrove non li trovi.
    }
account-arrive-yes = Sì, sono io
account-arrive-no = No
account-code = Ho un codice
account-code-help = L'altro dispositivo lo mostra sotto «Continua su un altro dispositivo».
account-code-field = Codice
account-code-use = Continua
account-arrived = Eccoti di nuovo. I tuoi tavoli sono nella lobby.

## Account

account-keep = Conservalo con un account
account-keep-help = Così ritrovi i tuoi posti anche se perdi tutti i dispositivi. Il nome, i tavoli e le partite restano tuoi. Non serve un indirizzo e-mail.
account-begin = Comincia con un account
account-begin-help = Se vuoi, puoi creare un account prima di sederti a un tavolo. Non serve un indirizzo e-mail.
account-ways = Come accedi
account-passkey-help = Una passkey è l'impronta, il viso o il PIN del tuo dispositivo. Non c'è niente da ricordare, e nessuno può rubarla a questo server.
account-passkey-add = Crea una passkey
account-passkey-another = Crea un'altra passkey
account-passkey = Passkey
account-passkey-line = per { $host }, creata il { $created }, usata il { $used }
account-passkey-remove = Togli
account-passkey-removed = La passkey è stata tolta qui. Il tuo dispositivo forse la mostra ancora; puoi cancellarla lì.
account-passkeys-not = Le passkey chiedono un indirizzo con un nome e https://. Qui basta una password.
account-password-set = Scegli una password
account-password-change = Cambia nome utente o password
account-password-others = Tutti gli altri tuoi dispositivi verranno scollegati.
account-login = Nome utente
account-login-help = Da 3 a 60 caratteri senza spazi. Nessun altro lo vede.
account-password-field = Password
account-password-new = Nuova password
account-password-help = Almeno 10 caratteri. Qualche parola va bene.
account-password-old = Password attuale
account-save = Salva

## Signing in

account-sign-in = Ho un account
account-sign-in-go = Accedi
account-sign-in-passkey = Accedi con una passkey

## Devices

account-devices = Dove hai fatto l'accesso
account-devices-help = Un browser che scolleghi perde anche i tuoi posti.
account-here = questo browser
account-unknown = Browser sconosciuto
account-used = visto il { $time }
account-out = Scollega
account-out-which = Scollega { $device }
account-out-others = Scollega tutti gli altri
account-out-here = Esci qui
account-outside = Accesso chiuso. Questo browser non ha più posti.

## File and deletion

account-file = Tutto quello che hai qui
account-file-help = Il nome, i dispositivi, i tavoli, le partite e quello che hai detto, in un solo file (JSON).
account-file-get = Scarica il file
account-delete = Cancella tutto
account-delete-help = Nome, account, dispositivi e parole vengono cancellati per sempre, qui e su ogni dispositivo. Le partite restano senza il tuo nome, e un bot gioca per te.
account-delete-open = Cancellami …
account-delete-sure = Non si può tornare indietro. Cancellare tutto?
account-delete-proof = Mostra ancora una volta che sei tu: con la tua passkey o con la password.
account-delete-yes = Sì, cancella tutto
account-gone = Non ci sei più
account-gone-text = Qui non è rimasto niente su di te. Grazie per aver giocato.

## What went wrong

account-trouble-not-signed-in = Qui l'accesso non c'è più. Ricarica la pagina.
account-trouble-wrong-sign-in = Questo account non esiste, o la password non è la sua.
account-trouble-wrong-code = Questo codice non è giusto, è già stato usato o ha più di dieci minuti. Controllalo, o fanne mostrare uno nuovo dall'altro dispositivo.
account-trouble-wrong-passkey = Questa passkey qui non è conosciuta: è di un altro sito, è stata tolta, o ci è voluto troppo. Riprova, o accedi in un altro modo.
account-trouble-no-passkey = Non è stata usata nessuna passkey. Forse questo dispositivo non ne ha per questo sito.
account-trouble-login-taken = Questo nome utente è già di qualcuno. Scegline un altro.
account-trouble-bad-login = Questo non può essere un nome utente: da 3 a 60 caratteri senza spazi.
account-trouble-weak-password = Questa password è troppo facile: almeno 10 caratteri, diversi, e non il tuo nome utente.
account-trouble-last-way = Senza di lei non potresti più accedere. Scegli prima una password, o crea un'altra passkey.
account-trouble-no-accounts = Questo server non tiene account.
account-trouble-busy = In questo momento accedono in molti. Riprova.
account-trouble-too-fast = Troppi tentativi. Aspetta un quarto d'ora, poi riprova.
