# The page in the browser. No article stands before a name. Short, second person; say what happened, what one can do,
# and never blame. Harena is the name of the house and stays as it is.

## Everywhere

skip = Vai al contenuto
loading = Un momento…
close = Chiudi
cancel = Annulla
try-again = Riprova
to-lobby = Torna alla lobby
not-found = Qui non c'è niente
not-found-next = L'indirizzo potrebbe aver perso un pezzo per strada. Tutte le partite cominciano dalla lobby.
name = Nome
your-name = Il tuo nome
# What somebody is called who has given no name. A number may follow.
guest = Ospite
rules = Regole
# A link to a rule such as G-3.4.
rule = Regola { $rule }
watch = Guarda

## Settings

settings = Impostazioni
# The page about the person at this browser.
me = Tu e i tuoi dispositivi
language = Lingua
motion = Animazioni
motion-slow = Lente
motion-normal = Normali
motion-fast = Veloci
motion-off = Nessuna
sound = Suono
sound-on = Attivo
sound-volume = Volume
theme = Colori
theme-system = Come sul dispositivo
theme-light = Chiari
theme-dark = Scuri
plain = Vista semplice
plain-help = Ogni gioco in parole e tabelle: per screen reader, telefoni lenti e per chi preferisce così.
twice = Conferma due volte
twice-help = Un tocco sceglie soltanto, il secondo gioca. Per chi tocca troppo in fretta.
settings-notices = Avvisi quando non ci sei …

## Lobby

hero = I giochi da tavolo dell'arena, contro bot e amici. Niente account: gioca e basta.
games = Giochi
play-now = Gioca subito contro i bot
play-friends = Gioca con amici
learn = Impara
teach-me = Spiegami mentre gioco
set-up = Prepara un tavolo
mine = I miei tavoli
lobby-profile = Il tuo profilo
lobby-puzzles = Problemi
lobby-club = Il club
mine-none = Ancora nessuno. I tavoli a cui giochi appaiono qui.
mine-your-turn = Tocca a te
mine-waits = Tocca a { $names }
mine-won-by = Vittoria: { $names }
mine-open = Ancora da cominciare
mine-running = In corso
mine-over = Partita finita
mine-gone = Un tavolo che non esiste più
mine-forget = Togli dall'elenco
mine-record = Apri la registrazione di una partita

## Il palco: le probabilità

stage-odds = Probabilità
stage-odds-win = { $name } vince: { $chance } %
stage-odds-both = Vincono entrambi: { $chance } %
stage-odds-death = { $name } muore: { $chance } %
stage-percent = { $chance } %

## A new table

new = Prepara un tavolo
new-game = Gioco
new-players = Giocatori
new-seats = Chi siede dove?
new-options = Opzioni del tavolo
new-more = Altre opzioni
new-nobody = Prendi un posto anche tu, oppure danne uno a qualcuno a questo schermo.
new-no-file = Scegli un altro file per le tue carte, oppure usa le carte solite.
new-talk = Dialogo
new-talk-on = Al tavolo si può parlare
new-talk-on-help = Messaggi, frasi pronte e promesse. Chi ha creato il tavolo può disattivarlo e riattivarlo più tardi.
new-whispers = Si può sussurrare in due
new-whispers-help = Lo leggono solo i due. È normale dove il gioco vive di accordi.
new-afterwards = Il pubblico può leggere dopo la partita
new-afterwards-help = Ciò che fu detto a tutti, mai i sussurri.
new-odds = Lo schermo mostra le probabilità
new-odds-help = Quanto è probabile che un combattente vinca o muoia, contato da ciò che tutti sanno.
new-make = Crea il tavolo
new-start = Avvia la partita
# The usual value of a table option, after its explanation.
option-usual = Di solito: { $value }.
# Of several values that many are to be chosen.
option-some = Scegline { $count }
option-file = Carte tue (file TOML)
option-no-file = Usa le carte solite
option-not-text = Questo file non è un testo UTF-8.
seat-number = Posto { $number }
who-me = Io
who-friend = Un amico, via link
who-friend-about = Ricevi un link da inviare.
who-here = Qualcuno a questo schermo
who-here-name = Nome della persona al posto { $number }

## Before the start

seats = Posti
seat-you = (tu)
seat-free = libero
seat-here = presente
seat-away = assente
seat-stand-in = un bot gioca fino al suo ritorno
seat-waited = di turno
special = A questo tavolo
room-waiting =
    { $count ->
        [one] C'è un posto libero.
       *[other] Ci sono { $count } posti liberi.
    }
room-ready = Il tavolo è al completo. Avvia quando vuoi.
room-then-host = Quando il tavolo è al completo, chi lo ha creato avvia la partita.
room-host-starts = Il tavolo è al completo. Avvia la partita chi lo ha creato.
room-start = Avvia la partita
fair-dice = Dadi leali
room-fill-start = Completa con bot e avvia
room-level = Bot per i posti liberi
room-bot = Metti un bot
room-bot-seat = Metti un bot: posto { $number }
room-free = Libera il posto
room-free-seat = Libera il posto: { $name }
room-leave = Lascia il tavolo
watching-room = Stai guardando. La partita non è ancora cominciata.

invite = Invita amici
invite-help = Chi apre questo link può prendere un posto libero. Invialo solo a chi vuoi al tavolo.
invite-link = Link privato
invite-share = Condividi il link
invite-copy = Copia il link
invite-copied = Copiato
invite-qr = Codice QR del link privato

join = Hai un invito per questo tavolo. Scrivi chi sei e siediti.
join-seat = Posto
join-any = Un posto libero qualsiasi
join-sit = Siediti
join-full = Tutti i posti di questo tavolo sono occupati. Puoi guardare.
join-freed = Chi ha creato il tavolo ha liberato il tuo posto. Puoi sederti di nuovo.

## At the table

tools = Strumenti
prompt = Che cosa succede ora
prompt-over = La partita è finita.
prompt-nobody = Ora nessuno deve fare niente.
prompt-sealed = La tua risposta è sigillata. Puoi cambiarla finché non ci sono tutte.
prompt-result = Risultato
title-your-turn = Tocca a te
hint = Consiglio
undo = Annulla mossa
watching = Stai guardando.
lost = Connessione persa. Nuovo tentativo…
lost-now = Riprova ora
sending = Invio…
keeps-nothing = Questo browser non conserva niente. Se chiudi o ricarichi la pagina, perdi il posto.
stage-failed = Non è stato possibile disegnare il tavolo. Ricarica la pagina.
stage-away = Mentre non c'eri
stage-away-close = Chiudi: Mentre non c'eri
beside = Posti e cronaca
log = Cronaca
log-closed = Alcune righe precedenti per ora sono chiuse: le regole vogliono che tu le ricordi.
log-newest = All'ultima riga
log-look = Rivedi la partita fin qui
rules-search = Cerca nelle regole
rules-none = Nessuna regola contiene «{ $words }». Prova un'altra parola, o un numero come 3.4.
rules-found = { $count ->
    [one] Una regola trovata
   *[other] { $count } regole trovate
}
rules-contents = Indice
rules-missing = In questo gioco non c'è una regola { $rule }. Ecco tutte quelle che ci sono.
rules-page = Apri come pagina
rules-print = Stampa
rules-sheet = Foglio riassuntivo
rules-print-now = Stampa ora
rules-back = Torna alle regole
rules-print-help = Ecco come appare su carta (A4).

replace = Un bot al posto di { $name }
leave = Lascia il tavolo
leave-help = Un bot può giocare per te finché non riprendi il tuo posto. Oppure vai alla lobby: il tuo posto ti aspetta, e ritrovi il tavolo in «I miei tavoli».
leave-bot = Fai giocare un bot
leave-wait = Esci e tieni il posto
stand-in = Un bot gioca per te.
stand-in-return = Riprendi il posto

curtain = Passa il dispositivo a { $name }
curtain-help = Tutto resta nascosto finché a guardare lo schermo non c'è solo { $name }.
curtain-open = Sono { $name }

## Talk


## Talk


## Talk

say = Dialogo
say-unread =
    { $count ->
        [one] Una riga nuova
       *[other] { $count } righe nuove
    }
# Read out to those who do not have the talk open.
say-news = { $name } dice: { $text }
# Between the lines that were read and the new ones.
say-new = Nuovo
say-failed = Il dialogo non si è caricato.
say-empty = Nessuno ha ancora detto nulla. Scrivi qualcosa o scegli una frase: ognuno la legge nella propria lingua.
say-off = A questo tavolo il dialogo è disattivato.
say-watching = Stai guardando. Quello che si dice al tavolo resta lì durante la partita; dopo potrai leggerlo, se il tavolo lo permette.
say-watching-none = Non c’è nulla da leggere: nessuno ha parlato a tutti, o questo tavolo tiene tutto per sé.
say-shared = Più persone usano questo schermo: ora i sussurri non si vedono.
say-earlier = Mostra le righe precedenti
say-you = Tu
say-whisper-to = sussurro a { $name }
say-whisper-you = sussurro a te
say-promise-to = promessa a { $name }
say-promise-you = promessa a te
say-more = Che cosa puoi fare con questa riga di { $name }
say-no-about = Qui non c’è altro da sapere.
say-to = A chi
# In a list of receivers.
say-everybody = A tutti
say-only = Solo a { $name }
say-to-all = Lo legge tutto il tavolo.
say-text = Di’ qualcosa
say-send = Invia
say-whisper = Sussurra a { $name }
say-left =
    { $count ->
        [one] Resta un carattere
       *[other] Restano { $count } caratteri
    }
say-over =
    { $count ->
        [one] Un carattere di troppo
       *[other] { $count } caratteri di troppo
    }
# Ready-made sentences.
say-phrases = Frasi
say-groups = Tipi di frasi
say-write = Scrivi invece qualcosa
# What a phrase still needs.
say-slot-seat = chi
say-slot-amount = quanto
say-slot-thing = quale
say-amount-bounds = Serve un numero intero da 1 a { $high }.
# Go on to what the phrase needs next.
say-next = Avanti
say-find = Cerca
say-promise-one = Come promessa a { $name }
say-promise-some = Come promessa
say-promise-whom = A chi?
say-mute = Non leggere più { $name }
say-muted = Non leggi più { $name }.
say-hear = Leggi di nuovo
say-report-line = Segnala questa riga…
say-report = Segnala
say-report-help = Chi ha creato il tavolo legge questa riga e che l’hai segnalata tu, e può silenziare o allontanare qualcuno. Chi gestisce questo sito la legge con le righe intorno.
# Instead of say-report-help, about a line of the host.
say-report-host = { $name } ha creato il tavolo. Solo chi gestisce questo sito leggerà la tua segnalazione, con le righe intorno.
say-reported = Segnalato.
say-host = Hai creato il tavolo. Segnalazioni: { $count }
say-report-by = { $reporter } segnala { $name }:
say-switch-off = Disattiva il dialogo per tutti
say-switch-on = Riattiva il dialogo
promises = Promesse
promises-open = Promesse ({ $count } in sospeso)
promises-settled = Promesse ({ $count } chiuse)
promise-to-you = { $name } ti ha promesso
promise-by-you = Hai promesso a { $name }
promise-by-to = { $by } ha promesso a { $to }
# Who promised, and to whom, above what was promised.
promise-pair = { $by } a { $to }
promise-open = in sospeso
promise-kept = mantenuta
promise-broken = infranta
promise-mark = Com’è andata?
promise-mark-kept = Mantenuta
promise-mark-broken = Infranta
promise-pay = Paga { $amount } ora
promise-help = Niente obbliga a mantenere una promessa. Chi l’ha ricevuta dice com’è andata.

## Explanations, cards, keys

stage-back = Indietro
stage-phase-done = finito
stage-turn = Turno { $turn }
stage-turn-of = Turno { $turn } di { $turns }
stage-setup = Preparazione
stage-confirm = Conferma
stage-go-on = Continua
stage-target = Su chi?
# Before what a thing does at present.
stage-now = Adesso:
## Numbers, sealed answers and deals

stage-less = { $label }: 1 in meno
stage-more = { $label }: 1 in più
stage-counts = Vale { $number }
stage-hint-use = Segui il consiglio: { $number }
stage-hint-used = Come nel consiglio: { $number }
stage-amount =
    { $unit ->
        [gold] { $number } oro
       *[silver]
            { $number ->
                [one] { $number } denaro
               *[other] { $number } denari
            }
    }
stage-bid = La tua offerta
stage-bid-tap = La tua offerta: un tocco ed è chiusa
stage-bid-other = Un altro importo
stage-bid-keep = resta { $left }
stage-bid-given = La tua offerta è fatta: { $answer }. Puoi cambiarla.
# In these, $unit is gold or denarii and is never shown itself.
stage-sealed-in = chiusa
stage-sealed-out = ci pensa ancora
stage-sealed-passed = nessuna offerta
stage-sealed-winner = la più alta
stage-sealed-waiting =
    { $count ->
        [one] Manca ancora un'offerta.
       *[other] Mancano ancora { $count } offerte.
    }
stage-sealed-ready = Tutte le offerte sono pronte.
stage-sealed-won =
    { $unit ->
        [gold] Va a { $name } per { $price } oro.
       *[denarii]
            { $price ->
                [one] Va a { $name } per 1 denaro.
               *[other] Va a { $name } per { $price } denari.
            }
    }
stage-sealed-won-you =
    { $unit ->
        [gold] Va a te per { $price } oro.
       *[denarii]
            { $price ->
                [one] Va a te per 1 denaro.
               *[other] Va a te per { $price } denari.
            }
    }
stage-sealed-tie = Parità a { $price }.
stage-sealed-nobody = Nessuno fa offerte.
stage-cards = Carte
stage-cards-kind = Tipo
stage-cards-sort = Gruppo
stage-cards-all = Tutte
stage-cards-order = Ordine
stage-cards-order-deck = Come nel mazzo
stage-cards-order-name = Per nome
stage-cards-none = Questo gioco non ha carte da guardare.
stage-cards-count =
    { $count ->
        [one] una carta
       *[other] { $count } carte
    }
stage-cards-failed = Non è stato possibile caricare le carte.
stage-cards-copies = × { $count }
# Some cards of one kind in one place: Discards × 2.
stage-cards-place = { $place } × { $count }
# Where the numbers on a card come from.
stage-cards-source = Valori: { $source }
stage-deal = Affare
stage-deal-with = Con chi?
stage-deal-counter = La tua controproposta a { $name }
stage-deal-give = Dai
stage-deal-get = Ricevi
stage-deal-mine = Quello che hai
stage-deal-theirs = Quello che ha { $name }
stage-deal-empty-give = Tocca quello che daresti.
stage-deal-empty-get = Tocca quello che vorresti ricevere.
stage-deal-empty = I vassoi sono ancora vuoti.
stage-deal-none = niente
stage-deal-nothing = Niente che possa cambiare di mano.
stage-deal-sum = Dai: { $give }. Ricevi: { $get }.
stage-deal-later = Ora non puoi proporlo: solo nel tuo turno e in numero limitato. Resta com'è.
stage-deal-send = Proponi a { $name }
stage-deal-send-counter = Controproposta a { $name }
stage-deal-clear = Svuota
stage-deal-gone = non c'è più
stage-deal-short = ne restano solo { $number }
stage-deal-take-off = Togli: { $label }
stage-deal-how-many = Quanti?
stage-deal-how = Come: { $label }
stage-deal-for-good = Per sempre
stage-deal-lend = In prestito: { $spectacle }
stage-deal-add = { $label }: { $number } in più
stage-deal-has = su { $number }
stage-deal-find = Cerca
stage-goods-man = Uomini
stage-goods-minister = Collaboratori
stage-goods-title = Carte Eventum
stage-goods-card = Carte
stage-goods-guards = Guardie
stage-offer-from = { $name } ti propone un affare
stage-offer-to = La tua proposta a { $name }
# On the phone: the tabs at the foot of the page.
stage-tabs = Cosa si vede
stage-tab-table = Tavolo
stage-tab-mine = Mio
stage-tab-others = Altri
# Shows the whole question where only its beginning is on the screen.
stage-read-all = Leggi tutto
stage-list = Tutte le risposte
# Opens the tools of the table, where there is no room for them.
stage-menu = Menu
# The game's own screen has a bug: the plain view is shown in its place.
stage-broken = Ora non si può disegnare. Eccolo a parole.
stage-keys = Tasti
# A switch in the list of keys.
stage-keys-on = Usa questi tasti a una lettera
stage-key-help = Questa lista
stage-key-explain = Che cos'è? Spiega l'elemento selezionato
stage-key-pass = Passa
# After the key that passes, for those who confirm everything twice.
stage-key-again = Premi ancora P per passare.
stage-key-close = Chiudi ciò che è aperto
stage-key-tab = All'elemento seguente, con Maiusc al precedente
stage-key-arrows = In una mano, in una lista o nella cronaca

## The end of a match

end-you-win = Hai vinto!
end-team-wins = Vince la tua squadra: { $names }
end-won-by = Vittoria: { $names }
end-shared = Vittoria condivisa: { $names }
end-shared-you = Vinci insieme a { $names }
end-shared-why = Il traguardo è stato raggiunto insieme e le regole non trovano differenze: la vittoria è comune.
end-nobody = Non vince nessuno
end-player = Giocatore
end-score = Punteggio
end-winner = ha vinto
end-rematch = Gioca ancora
end-to-rematch = Vai alla prossima partita
end-look = Guarda il tavolo
end-record = Scarica la registrazione
end-coach = Rivedila con l'allenatore
end-replay = Rivedi la partita

## Why a command changed nothing

refused-unreadable = Il server non ha capito. Ricarica la pagina.
refused-not-asked = Questo è già deciso. Ecco come stanno ora le cose.
refused-stale = Nel frattempo qualcosa è cambiato. Ecco come stanno ora le cose.
refused-illegal = Ora le regole non lo permettono.
refused-not-free = Ora non è possibile.
refused-among-strangers = A un tavolo aperto a tutti non si annulla niente.
refused-nothing-to-undo = Niente da annullare: ciò che tutti hanno visto resta.
refused-not-yours = Questo non spetta a te.
refused-not-now = A questo punto della partita non è possibile.
refused-not-full = Ci sono posti liberi. Prima vanno occupati.
refused-no-such-seat = Questo posto non esiste.
refused-no-such-bot = Questo gioco non ha un bot così.
refused-present = Questa persona è presente. Solo il posto di chi è assente passa a un bot.
refused-bad-name = Questo nome non si può mostrare, o mescola alfabeti. Scegline un altro.
refused-empty-message = In questo messaggio non c’è nulla da leggere.
refused-too-long = Un messaggio ha al massimo 400 caratteri. Accorcialo o mandalo in due parti.
refused-talk-too-fast = Al massimo 8 messaggi in 20 secondi. Aspetta un po’ e invia di nuovo.
refused-talk-full = Hai detto, promesso o cambiato tutto il possibile a questo tavolo.
refused-talk-off = A questo tavolo il dialogo è disattivato.
refused-no-whispers = Ora a questo tavolo non si può sussurrare.
refused-to-yourself = Scegli un’altra persona: questo andrebbe a te.
refused-bad-phrase = Questa frase qui non va. Sceglila di nuovo.
refused-no-promise = Questo non può essere una promessa.
refused-no-such-message = Questa riga non esiste.
refused-not-your-promise = Solo chi ha ricevuto la promessa dice com’è andata.
refused-already-done = È già fatto.
refused-not-saved = Il salvataggio non è riuscito, quindi non è cambiato niente. Riprova.
refused-broken = È un nostro errore. Non è cambiato niente; prova qualcos'altro.

## Why the connection is closed, and what to do next

closing-no-such-table = Questo tavolo non esiste
closing-no-such-table-next = Il link potrebbe aver perso un pezzo, oppure il tavolo è stato rimosso. Chiedi di nuovo il link, o prepara un tavolo tuo.
closing-wrong-token = Questo posto non è più tuo
closing-wrong-token-next = È stato liberato o assegnato di nuovo. Puoi guardare, oppure chiedere il link privato e sederti di nuovo.

## Why a request did not work out

trouble-not-found = Questo non esiste, o non esiste più.
trouble-bad-request = Il server non ha capito. Ricarica la pagina.
trouble-too-large = È troppo grande per il server.
trouble-foreign-origin = Il server non risponde a pagine di un altro indirizzo.
trouble-wrong-invitation = Questo invito non è per questo tavolo. Chiedi di nuovo il link.
trouble-full = Ormai tutti i posti sono occupati.
trouble-bad-options = Il tavolo non si può preparare così.
trouble-too-fast = Erano tante cose in una volta. Aspetta un momento, poi riprova.
trouble-too-many-tables = Dal tuo indirizzo sono già stati creati moltissimi tavoli oggi. Riprova domani; quelli aperti continuano.
trouble-broken = Il server ha un problema suo. Riprova tra un momento.
trouble-no-moment = Questo momento non esiste in questa partita.
trouble-bad-record = Questa registrazione non si può rigiocare.
trouble-not-yet = Questa vista si apre quando la partita è finita.
trouble-offline = Il server non è raggiungibile. Controlla la connessione e riprova.

## Standing answers

stage-stop = Chiedimi meno …
stage-stop-about = { $kind }: che cosa rispondi ora, e poi senza domanda?
stage-stop-duel = { $answer } fino alla fine del combattimento
stage-stop-spectacle = { $answer } fino alla fine dello spettacolo
stage-stop-auction = { $answer } fino alla vendita di questa carta
stage-stop-turn = { $answer } fino alla fine del turno
stage-stop-same = { $answer } ogni volta che si può in questo combattimento
stage-stop-mine = { $answer }; chiedimelo solo se mi riguarda
stage-stop-mine-when = { $answer }; chiedimelo solo in questo caso: { $when }
stage-stop-news = { $answer }; chiedimelo quando c'è qualcosa di nuovo per me
stage-stop-never = { $answer }; non chiedermelo mai più
stage-stop-title = { $answer }; non chiedermelo mai per questa carta
stage-standing-not-duel = non prima della fine del combattimento
stage-standing-not-spectacle = non prima della fine dello spettacolo
stage-standing-not-auction = non più fino alla vendita di questa carta
stage-standing-not-turn = non prima della fine del turno
stage-told = Annotato: { $choice }
stage-told-change = Cambia
stage-passed = Passato per te: { $kind }
stage-gave = Risposto per te: { $answer } ({ $kind })
stage-answered-window = una domanda come la precedente
stage-ask-again = Chiedimelo
stage-standing = Che cosa mi chiede la pagina
stage-standing-help = Dove non vuoi essere interrogato, la pagina passa per te. Ci mette sempre lo stesso tempo, qualunque cosa tu abbia in mano.
stage-standing-ask = Chiedimi
stage-standing-mine = Solo se mi riguarda
stage-standing-news = Quando c'è qualcosa di nuovo per me
stage-standing-never = Mai
stage-standing-window = Domande così
stage-standing-reset = Come all'inizio
refused-too-often = L'hai fatto così spesso che prima la partita deve andare avanti.
announced = Da chi gestisce questo sito:
announced-close = Chiudi l'annuncio
closing-closed = Questo tavolo è stato chiuso da chi gestisce il sito
closing-closed-next = Per ora nessuno può giocare o guardare qui. Chiedi a chi gestisce il sito.
closing-banned = Non hai accesso a questo sito
closing-banned-next = Chi gestisce il sito ha bandito l'indirizzo da cui arrivi.
closing-why = Chi gestisce il sito dice: { $why }
mine-closed = Questo tavolo è stato chiuso
trouble-banned = Chi gestisce il sito ha bandito l'indirizzo da cui arrivi.
trouble-closed = Questo tavolo è stato chiuso da chi gestisce il sito.
saving = Salvataggio…

## Without a server

offline-title = Nessuna connessione
offline-text = Harena non raggiunge il suo server. Appena risponde, questa pagina va avanti da sola.
offline-still = Il server non risponde ancora.
offline-seats = { $count ->
    [one] Il tuo posto a un tavolo è conservato
   *[other] I tuoi posti a { $count } tavoli sono conservati
} in questo browser.
offline-matches = Il server conserva le partite, fino all'ultima risposta. Se manchi a lungo, gli altri possono far giocare un bot al tuo posto; lo riprendi con un tocco.
offline-settings = Qui funzionano lingua, aspetto e suono, nelle impostazioni. Per giocare, guardare e leggere le regole serve la connessione.
offline-own = Si può giocare anche senza internet: installa Harena sul tuo computer, e il server gira lì.

## Hosts

host = Strumenti
join-open = Questo tavolo è aperto a tutti. Di’ chi sei e siediti.
join-removed = Il tuo posto è stato dato a un bot. Puoi guardare.
room-listed = Questo tavolo è nella lobby: chiunque può prendere un posto libero.
end-to-evening = Torna alla serata
refused-silenced = A questo tavolo non puoi parlare.
closing-ended = Questo tavolo è finito
closing-ended-next = È stato chiuso, o tutti se ne sono andati prima dell’inizio. Gli altri tuoi tavoli continuano.
trouble-banned-here = Non puoi più sederti a questo tavolo.
trouble-not-now = Adesso non è possibile. Guarda a che punto siamo.
trouble-not-yours = Può farlo solo chi dirige la serata, oppure il tuo posto ti è stato tolto.

## Charts

chart-which = Che cosa mostra il grafico
chart-as-table = Come tabella
chart-turn = Turno
chart-meetings-help = (vinti / disputati, per riga)
chart-meetings-cell = { $wins } vinti su { $all }
