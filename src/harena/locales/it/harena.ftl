# The command line and play in the terminal. No article stands before a name; arguments in capitals are typed as they are.

you = Tu
list-and = { $first } e { $last }
separator = { "; " }

## Rules text: what a tag in square brackets says

rules-ruling = (regola della casa)
rules-option = (opzione del tavolo)
rules-data = (in un file di dati)
rules-unknown = La regola { $rule } non esiste. Ci sono: { $known }.

## harena serve

serve-here = Harena è aperta: { $address }
serve-others = Nella tua rete locale: { $addresses }
serve-stop = Ctrl-C la chiude; ogni tavolo resta salvato.

## harena play

play-start = Rispondi con il numero della tua scelta. Digita ? per l'aiuto, q per uscire; puoi salvare la partita in ogni momento.
play-resumed = La partita riprende da dove si era fermata. Digita ? per l'aiuto.
play-prompt =
    { $count ->
        [one] La tua scelta (1):
       *[other] La tua scelta (da 1 a { $count }):
    }
play-only = Una sola scelta: { $option }.
play-pass = Passo
play-unknown = «{ $typed }» qui non è tra le scelte.
play-expected = Digita un numero da 1 a { $count }, oppure ? per l'aiuto.
play-expected-short = Digita un numero da 1 a { $count }, un nome breve come { $example } oppure ? per l'aiuto.
play-forbidden = { $option }: adesso non si può.
play-nothing-to-undo = Niente da annullare: ciò che tutti hanno visto resta.
play-no-deals = Ora non c'è nulla da trattare.
play-no-hints = Per questo gioco non ci sono consigli.
play-deal = Scrivi d e un numero da 1 a { $count } per farlo.
play-curtain = { $name }, tocca a te. Quando nessun altro vede lo schermo, premi Invio.
play-end = Invio per uscire, c per il conto:

play-help-answer = 1, 2, 3: la scelta con quel numero.
play-help-short = Vale anche un nome breve come { $example }.
play-help-rule = r: la regola dietro questa domanda. r { $rule }: qualsiasi altra regola.
play-help-table = t: tutto il tavolo.
play-help-last = l: che cosa succede, o è appena successo.
play-help-count = c: il conto, in dettaglio.
play-help-deal = d: quello che puoi fare di tua iniziativa, come fare una proposta o rispondere. d 2: fai la seconda di queste cose.
play-help-hint = h: che cosa farebbe il bot medio al tuo posto, e perché.
play-help-save = s: salva la partita. s FILE: la salva con un altro nome.
play-help-undo = u: annulla la tua ultima risposta, finché nessuno l'ha vista.
play-help-quit = q: esce; ti viene chiesto se salvare.

play-leave = Salvare la partita? Invio salva, n esce senza salvare:
# The first letters that mean no, in this language and in English.
play-no-letters = n
play-saved = La registrazione di questa partita è in { $file }.
play-kept = Partita salvata in { $file }. Per continuare, digita:
play-not-saved = Partita non salvata.
play-save-failed = Il salvataggio non è riuscito: { $why }.
play-save-where = Un altro nome di file (Invio esce senza salvare):
play-save-exists = { $file } esiste già. Scegli un altro nome.
play-save-no-folder = La cartella { $folder } non esiste. Scegli un altro nome.
play-save-folder = { $file } è una cartella. Scegli un altro nome.
play-save-denied = Impossibile scrivere { $file }: accesso negato. Scegli un altro nome.
play-save-full = Il disco è pieno: { $file } non è stato scritto.

## harena replay, verify, simulate, games

replay-table = Il tavolo dopo la voce { $entry }:
verify-ok =
    { $entries ->
        [one] ok: 1 voce, impronta { $digest }
       *[other] ok: { NUMBER($entries, useGrouping: 0) } voci, impronta { $digest }
    }
simulate-done =
    { $game }, { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } con { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    } in { $seconds } s: { $decisions } decisioni, { $decisions_per_second } al secondo.
simulate-seat = Posto
simulate-bot = Bot
simulate-wins = Vittorie
simulate-share = Quota
simulate-score = Punteggio medio
simulate-shared =
    { $games ->
        [one] 1 vittoria è stata condivisa; conta per tutti quelli che l'hanno condivisa.
       *[other] { $games } vittorie sono state condivise; ognuna conta per tutti quelli che l'hanno condivisa.
    }
games-options = Opzioni del tavolo, da indicare con --option name=value:
games-default = Predefinito: { $value }.
games-values = Valori: { $values }.
games-rule = Regola { $rule }.
games-bots = Bot, da indicare con --bots name:

## Bots: each kind with a line about it

bot-easy = Bot facile
bot-easy-about = Conosce il gioco e fa errori. Per una prima partita.
bot-medium = Bot medio
bot-medium-about = Gioca subito, con regole semplici.
bot-hard = Bot forte
bot-hard-about = Pensa in anticipo, circa un terzo di secondo per decisione.
bot-strongest = Bot più forte
bot-strongest-about = Pensa in anticipo fino a un secondo e mezzo, su due core.
bot-random = Bot casuale
bot-random-about = Gioca una mossa qualsiasi tra quelle permesse.
timed-bots = { $bots }: con un limite di tempo i risultati dipendono dalla macchina; questi non sono riproducibili.

## Hints: what a bot would do, and why; each game has reasons of its own

hint-line = Consiglio: { $move }. { $why }
# What to type for it in the terminal, and what it is.
hint-typed = { $typed }: { $move }
hint-only = Non c'è altro da scegliere.
hint-nothing-to-do = Ora qui non vale la pena fare niente.
hint-usual = Io farei così.
hint-searched = Ho pensato in anticipo, e così andava meglio.

## harena tournament

tournament-done =
    { $game }, { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }, seme { NUMBER($seed, useGrouping: 0) }: { $deals ->
        [one] 1 mano
       *[other] { $deals } mani
    }, { $matches ->
        [one] 1 partita
       *[other] { $matches } partite
    }.
tournament-question = La quota di vittorie dello sfidante è sopra o sotto { $rate }?
tournament-challenger = Sfidante
tournament-field = Avversari
tournament-itself = se stesso
tournament-deals = Mani
tournament-matches = Partite
tournament-rate = Vittorie
tournament-interval = Intervallo al 95 %
tournament-verdict = Verdetto
tournament-above = sopra
tournament-below = sotto
tournament-open = incerto
tournament-fair = equo
tournament-unfair = non equo
tournament-unasked = –
tournament-rating = Livello
tournament-sigma = Sigma
tournament-ordinal = Ordinale
tournament-decisions = Decisioni
tournament-cost = CPU per decisione
tournament-failures = Errori
tournament-failure = { $bot } ha perso una partita della mano { $deal } contro { $other }, al posto { $seat }: { $what }
tournament-failure-solo = { $bot } ha perso la mano { $deal }: { $what }
tournament-more-failures =
    { $count ->
        [one] E un altro errore.
       *[other] E altri { $count } errori.
    }
tournament-unrated = I livelli richiedono openskill: { $command }
tournament-stopped =
    Interrotto. { $deals ->
        [one] 1 mano è conservata
       *[other] { $deals } mani sono conservate
    } in { $file }; lo stesso comando riprende da lì.
tournament-stopped-unkept =
    Interrotto dopo { $deals ->
        [one] 1 mano
       *[other] { $deals } mani
    }, e nulla è conservato: con --out FILE.jsonl un torneo può essere ripreso.

## harena decks

decks-gladiator = carte Gladiator
decks-minister = carte Minister
decks-munus = carte Munus
decks-eventum = carte Eventum
decks-map = mappa
decks-fighter = carte Gladiatore
decks-slave = carte Schiavo
decks-equipment = carte Equipaggiamento
decks-intrigue = carte Intrigo
decks-house = Case
decks-hand-size = limiti di mano
decks-arena = arena
decks-own-cards = { $cards } { $deck }
decks-own-map =
    una mappa di { $regions ->
        [one] 1 regione
       *[other] { $regions } regioni
    } e { $seas ->
        [one] 1 area di mare
       *[other] { $seas } aree di mare
    }
decks-own-arena = un'arena di { $cells } caselle
decks-good = { $file } va bene: { $own }.
decks-good-partly = { $file } va bene: { $own }. Il resto è nostro: { $ours }.
decks-empty = { $file } va bene, ma non contiene nulla di suo: è tutto nostro.
decks-written = { $file } contiene ora i nostri mazzi. Cambia ciò che vuoi; harena decks check controlla il file, --cards lo mette in gioco.

## The table in the browser: what the server itself says

table-waiting = Risposte attese: { $names }.
table-over = La partita è finita.
table-seats = Giocatori
table-middle = Sul tavolo
table-nothing = niente
table-on = sì
table-off = no
table-hidden =
    { $count ->
        [one] 1 non visibile
       *[other] { $count } non visibili
    }
