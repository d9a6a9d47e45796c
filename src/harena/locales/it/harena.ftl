# The command line and play in the terminal. No article stands before a name; arguments in capitals are typed as they are.

you = Tu
list-and = { $first } e { $last }
separator = { "; " }
stand-in-name = { $name } (bot)

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

verify-ok =
    { $entries ->
        [one] ok: 1 voce, impronta { $digest }
       *[other] ok: { NUMBER($entries, useGrouping: 0) } voci, impronta { $digest }
    }
verify-dice-ok =
    dadi: { $outcomes ->
        [0] nulla è stato tirato o distribuito; l’impegno è { $commitment }
        [one] l’unico esito segue dal segreto dell’impegno { $commitment }
       *[other] tutti i { NUMBER($outcomes, useGrouping: 0) } esiti seguono dal segreto dell’impegno { $commitment }
    }
verify-dice-salts =
    { $salts ->
        [one] sali: 1 posto ne ha dato uno, dopo che l’impegno era stato mostrato
       *[other] sali: { $salts } posti ne hanno dato uno, dopo che l’impegno era stato mostrato
    }
verify-dice-no-salts =
    sali: nessuno ne ha dato uno, quindi il server avrebbe potuto scegliere fra molti segreti
verify-dice-later =
    dadi: l’impegno è { $commitment }; gli esiti si potranno verificare quando la partita sarà finita e il segreto mostrato
verify-dice-none =
    dadi: vengono da un generatore senza impegno e quindi non si possono verificare
verify-dice-older =
    regole precedenti: { NUMBER($outcomes, useGrouping: 0) } esiti seguono regole che questa versione non conosce e non sono stati ricalcolati
verify-view =
    Questa partita non è finita e il file mostra ciò che può vedere un solo partecipante. Mosse e dadi si potranno verificare alla fine.
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
simulate-interval = Intervallo al 95 %
simulate-shared =
    { $games ->
        [one] 1 vittoria è stata condivisa; conta per tutti quelli che l'hanno condivisa.
       *[other] { $games } vittorie sono state condivise; ognuna conta per tutti quelli che l'hanno condivisa.
    }
simulate-intervals = Intervalli: di Wilson per le quote, di Student per i punteggi; quelli di una colonna valgono per tutti i posti insieme.
simulate-failures =
    { $count ->
        [one] Un bot ha fallito una volta, e un bot casuale ha continuato al suo posto
       *[other] Dei bot hanno fallito { $count } volte, e bot casuali hanno continuato al loro posto
    }; per primo { $bot } nella partita { NUMBER($match, useGrouping: 0) }, posto { $seat }: { $what }
simulate-stopped =
    Interrotto. { $games ->
        [one] 1 partita è conservata
       *[other] { $games } partite sono conservate
    }; lo stesso comando riprende da lì e completa { $file }.
simulate-stopped-unkept =
    { $games ->
        [0] Interrotto prima della fine della prima partita.
        [one] Interrotto dopo 1 partita, contate qui sopra. Con --out FILE.jsonl tutto resterebbe conservato e potrebbe riprendere.
       *[other] Interrotto dopo { $games } partite, contate qui sopra. Con --out FILE.jsonl tutto resterebbe conservato e potrebbe riprendere.
    }
simulate-stopped-records =
    { $games ->
        [0] Interrotto prima della fine della prima partita.
        [one] Interrotto dopo 1 partita, contate qui sopra. Le registrazioni sono in { $folder }.
       *[other] Interrotto dopo { $games } partite, contate qui sopra. Le registrazioni sono in { $folder }.
    }
simulate-kept = Le righe sono in { $file }; harena report ne fa una pagina.
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
bot-hard-about = Pensa in anticipo, al massimo un terzo di secondo per decisione.
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
tournament-stopped =
    Interrotto. { $deals ->
        [one] 1 mano è conservata
       *[other] { $deals } mani sono conservate
    } in { $file }; lo stesso comando riprende da lì.
tournament-stopped-unkept =
    { $deals ->
        [0] Interrotto prima della fine della prima mano.
        [one] Interrotto dopo 1 mano, contate qui sopra. Con --out FILE.jsonl tutto resterebbe conservato e potrebbe riprendere.
       *[other] Interrotto dopo { $deals } mani, contate qui sopra. Con --out FILE.jsonl tutto resterebbe conservato e potrebbe riprendere.
    }

## harena compare

compare-change = Cambiato: { $what } da { $old } a { $new }
compare-done =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } con ciascun mazzo, con la stessa fortuna. Gli intervalli al 95 % valgono insieme in ciascuna di tre famiglie: il gioco nel suo insieme ({ $whole }), le carte cambiate ({ $changed }), le altre carte ({ $cards } cifre).
compare-stopped =
    { $games ->
        [0] Interrotto prima della fine della prima partita.
        [one] Interrotto dopo 1 partita con ciascun mazzo, confrontate qui sopra. Lo stesso comando ricomincia da capo.
       *[other] Interrotto dopo { $games } partite con ciascun mazzo, confrontate qui sopra. Lo stesso comando ricomincia da capo.
    }
compare-failures =
    { $bot } ha fallito in { $count ->
        [one] 1 partita
       *[other] { $count } partite
    }, e un bot casuale ha continuato al suo posto.
compare-figure = Cifra
compare-difference = Differenza
compare-interval = Intervallo
compare-needs = Servono
compare-needs-help = Servono: con circa tante partite per mazzo una differenza grande come questa diventa netta, con una probabilità dell’80 %. Se sembra grande per fortuna ne servono di più; un trattino: più di cento volte quelle giocate.
compare-is-clear = netta
compare-changed = Le carte cambiate:
compare-clear = Altre carte usate o vincenti in modo nettamente diverso:
compare-nothing = Nessuna differenza è ancora netta. Ciò non vuol dire che non ce ne siano: può essere grande quanto dicono gli intervalli. Il quadruplo delle partite li dimezza.
compare-quiet = Nessuna differenza delle carte cambiate è ancora netta. Può essere grande quanto dicono gli intervalli; il quadruplo delle partite li dimezza.
compare-first = Se le differenze delle carte cambiate sono grandi come sembrano, circa { $games } partite per mazzo renderebbero netta la prima (--games { NUMBER($games, useGrouping: 0) }).
compare-more = … e altre { $count }
compare-few = troppo poche partite
compare-rounds = turni per partita
compare-match = decisioni per partita
compare-score = punteggio medio
compare-winner = punteggio del vincitore
compare-end = { $name } alla fine
compare-seat = vinto dal posto { $name }
compare-side = vinto con { $name }
compare-bot = vinto da { $name }
compare-deed = { $deed } { $card }: volte per partita
compare-won = { $deed } { $card }: vinto da chi l'ha fatto
compare-title = { $game }: due mazzi a confronto
compare-decks = Mazzi
compare-matches = Partite
compare-each = { $games } con ciascun mazzo
compare-changes = Che cosa è cambiato
compare-change-what = Che cosa
compare-old = prima
compare-new = dopo
compare-game = Il gioco nel suo insieme
compare-cards = Le carte cambiate
compare-others = Altre carte nettamente diverse
compare-others-none = Nessuna delle altre carte è nettamente diversa.
compare-cards-none = Nulla di ciò che è contato riguarda una carta cambiata.
compare-points = Quanto più spesso vincono
compare-doers = Quanto più spesso vince chi l’ha fatto
compare-times = Quanto più spesso si fa, per partita
compare-zero = Tratteggiata: nessuna differenza. Pieno: l’intervallo non la contiene.
compare-sum-clear = { $name }: { $one } diventa { $other } (differenza { $interval }).
compare-method = I due mazzi giocano le stesse partite con gli stessi numeri casuali. Una cifra è il rapporto di due somme; la varianza della sua differenza viene da come le partite variano (metodo delta), e dove uno dei mazzi ha avuto meno di 30 vittorie o azioni è almeno quella che sarebbe se fossero tirate a sorte. Gli intervalli sono di Student e valgono insieme in una famiglia (Bonferroni).
compare-written = La pagina è in { $file }.

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
decks-rank = il favore della folla per ogni valore
decks-favored-zero = per lo 0 della sua favorita
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
lessons-good = { $file } è una buona lezione: { $moves } mosse per chi impara, { $notes } note, completa in: { $languages }.
lessons-lacks = Mancano testi in: { $languages }. Chi impara legge allora la prima lingua presente.
lessons-written = { $file } e { $record } sono scritti. Completa le note, poi esegui: harena lesson check { $file }

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

## harena report

report-written = Il rapporto è in { $file }.
report-stopped = Interrotto: nessun rapporto è stato scritto, e le righe sono intatte in { $file }.
report-title =
    { $game }: { $matches ->
        [one] 1 partita
       *[other] { $matches } partite
    } tra bot
report-players = Giocatori
report-bots = Bot
report-options = Opzioni del tavolo
report-as-usual = come di consueto
report-seed = Seme
report-version = Fatto con
report-made = Harena { $version }, versione { NUMBER($rules, useGrouping: 0) } delle regole
report-seat = Posto { $seat }
report-place =
    { $place ->
        [1] Gioca per primo
        [2] Secondo
        [3] Terzo
        [4] Quarto
       *[other] Numero { $place }
    }

report-summary = In breve
report-who = Chi vince
report-scores-title = Punteggi e durata
report-course = Il corso di una partita
report-cards = Che cosa va con ogni carta
report-choices = Che cosa scelgono i bot
report-method = Come è calcolato

report-sum-none = { $what }: niente di netto. La parte pari di { $even } sta in tutti gli intervalli.
report-sum-clear = { $what }, nettamente lontano dalla parte pari di { $even }: { $names }.
report-sum-alone = Il giocatore solo vince { $rate } delle partite.
report-sum-length = Una partita dura { $mean } turni in media; nove su dieci ne durano da { $low } a { $high }. Ogni posto vi prende { $decisions } decisioni.
report-sum-play = In testa si cambia { $changes } volte per partita. Chi è in testa da solo a metà vince { $ahead } delle partite; la parte pari è { $even }.
report-sum-scores = Chi vince ha in media { $winners } punti, gli altri { $others }.
report-sum-shared =
    { $count ->
        [one] 1 vittoria è divisa.
       *[other] { $count } vittorie sono divise.
    }
report-sum-cards =
    Di { $looked } carte e azioni guardate, { $clear ->
        [one] 1 va
       *[other] { $clear } vanno
    } nettamente con la vittoria o la sconfitta. { $count ->
        [one] È
       *[other] In testa:
    } { $names } punti percentuali.
report-sum-cards-none = Di { $looked } carte e azioni guardate, nessuna va nettamente con la vittoria o la sconfitta.
report-sum-cards-few = Le partite sono troppo poche per parlare di singole carte: ne servono almeno { $fewest } che dicano qualcosa.

report-who-bots = I posti hanno bot diversi: ciò che differisce per posto o per parte può venire da loro.
report-by-seat = Per posto
report-by-place = Per ordine di gioco
report-by-bot = Per bot
report-by-team = Per squadra
report-by-region = Per regione
report-by-house = Per casata
report-by-side = Per parte
report-even = Tratteggiata: la parte pari, { $even }. Pieno: l’intervallo non la contiene.
report-rate = tasso di vittoria
report-interval = intervallo al 95 %
report-seats = posti
report-matches = partite
report-share = parte
report-mean-score = punteggio medio
report-play = Come vanno le partite
report-value = valore
report-play-rounds = Turni per partita
report-play-decisions = Decisioni per partita, tutti i posti
report-play-changes = Cambi di testa per partita
report-play-steady = Partite senza cambi di testa
report-play-half = Partite in cui qualcuno è in testa da solo a metà
report-play-ahead = Chi è in testa a metà vince
report-play-lost = Decisioni tarde di un posto senza speranza
report-play-swing = Arbitro della vittoria: una tale decisione stabilisce chi vince
report-play-how = Le quote hanno intervalli di Wilson, le medie di Student; tutti quelli di questa tabella valgono insieme al 95 %.
report-play-leads = Chi è in testa si guarda alla fine di ogni turno; una parità in testa non cambia nulla. La metà è la fine del turno con cui è giocata metà dei turni. Se chi è in testa non avesse vantaggi, vincerebbe { $even } delle partite; più la quota è alta, più decide la prima metà.
report-play-kings = L’arbitro della vittoria si misura riguardando una decisione dell’ultimo turno, presa da un posto che ha perso: la partita continua { $looks } volte con la risposta data e { $looks } volte con un’altra, con nuova fortuna e con regole semplici. Un posto che non vince nessuna di queste partite è senza speranza. Poi le partite dopo risposte diverse sono confrontate con quelle dopo la stessa risposta: quanto più spesso hanno vincitori diversi? 0 % vuol dire che solo la fortuna fa la differenza, 100 % che la sola risposta stabilisce chi vince.
report-play-kings-none = Quanto un posto senza speranza decida non è stato misurato: harena simulate lo fa con { $command }.
report-winners = vincitori
report-others = gli altri

report-scores = Punteggi
report-scores-help = Parte di tutti i posti.
report-score = punteggio
report-lengths = Durata
report-lengths-help = Parte di tutte le partite.
report-rounds = turni
report-round = turno
report-mean = media
report-middle = metà centrale

report-cards-how = I posti sono confrontati con gli altri posti della stessa partita: di quanti punti ha vinto più spesso chi l’ha fatto? Dove i più lo fanno con quasi tutte le carte, conta ogni volta in più. In alto sta il più netto.
report-cards-many = Tra tante carte qualcuna sembra sempre buona per fortuna. Perciò gli intervalli sono allargati finché tutti i { $looked } valgono insieme al 95 %.
report-cards-choice = Ciò che è distribuito è caso: lì è la carta stessa a fare la differenza. Ciò che è comprato, giocato o mandato è una scelta: chi è in testa può permettersi di più, e una carta giocata per salvare una partita persa trova chi perde. Una tale differenza mostra che cosa va con la vittoria, non che cosa la dà.
report-cards-bots = I bot sono diversi: ciò che il migliore ama fare va con la vittoria, che aiuti o no.
report-cards-nothing = Un giocatore solo non ha nessuno con cui essere confrontato: delle carte non c’è niente da dire.
report-chance = Caso: nessuno ne decide.
report-chance-house = Distribuito dal caso; ma la casata dice quante, perciò riguarda anche le casate.
report-chance-drawn = Quale carta viene è caso; quante ne vengono è in parte una scelta.
report-held = Rimasta in mano alla fine della partita. Una carta che i vincitori giocano resta a chi perde: dice altrettanto del giocarla.
report-choice = Una scelta, o ciò che ne è venuto.
report-clearest = Le { $shown } più nette di { $count }.
report-difference = tasso di vittoria nella stessa partita con essa, meno quello senza
report-each-time = quanto ogni volta in più aggiunge al tasso di vittoria
report-points = punti percentuali
report-deed = azione
report-card = carta
report-done = l’hanno fatto
report-times = volte
report-with = tasso con
report-without = tasso senza
report-few =
    { $count ->
        [one] 1 altra carta, di cui meno di { $fewest } partite dicono qualcosa
       *[other] Altre { $count } carte, di cui meno di { $fewest } partite dicono qualcosa
    }

report-choices-how = Quanto spesso fu data ogni risposta dove c’era una scelta, la più frequente per prima. Dice che cosa un bot ha fatto, non che cosa avrebbe potuto fare: una risposta raramente permessa è raramente data.
report-asked = { $step }; risposte: { $asked }
report-answer = risposta
report-other =
    { $count ->
        [one] 1 altra
       *[other] { $count } altre
    }
report-of-answers = per cento delle risposte

report-method-rates = I tassi di vittoria hanno intervalli di Wilson. Una vittoria divisa conta per la parte di ciascuno, che varia meno di vittorie intere: l’intervallo è allora un po’ troppo largo, mai troppo stretto. Di più posti dello stesso bot al massimo uno vince, perciò si contano le partite, non i posti; i compagni vincono insieme e contano per uno. Tutti gli intervalli di una figura valgono insieme al 95 % (Bonferroni), perciò ciascuno è più largo di quanto sarebbe da solo.
report-method-cards = La differenza di una carta è la pendenza dei minimi quadrati delle vittorie su ciò che fu fatto, dentro le partite. Il suo errore standard è il maggiore di due: come le partite variano attorno alla pendenza, e come varierebbero se ogni vincitore fosse tirato a sorte. Le carte di cui meno di { $fewest } partite dicono qualcosa non hanno intervallo.
report-method-course = Nel corso di una partita la linea è la media, la fascia la metà centrale dei posti. I turni tardi contengono solo partite durate fin lì; quelli che meno del { $least } ha raggiunto sono omessi.

report-table = I numeri
report-alt-table = I numeri sono nella tabella qui sotto.
report-alt-range = Il più alto: { $high }; il più basso: { $low }.
report-alt-most = Il più frequente: { $name }, { $share }.
report-alt-course = Al turno { $round }: { $told }.

report-measure-supports = Sostegni
report-measure-favor = Favore
report-measure-glory = Gloria
report-measure-denarii = Denari
report-measure-men = Uomini
report-measure-ministers = Ministri
report-measure-cards = Carte in mano
report-measure-influence = Influenza
report-measure-gold = Oro
report-measure-assets = Beni
report-measure-guards = Guardie

report-deed-dealt = Ricevuto alla distribuzione
report-deed-settled = Stabilito in
report-deed-recruited = Reclutato
report-deed-hired = Assunto
report-deed-bought = Comprato
report-deed-sold = Venduto
report-deed-chosen = Ha scelto lo spettacolo
report-deed-contract = Ha ottenuto il contratto
report-deed-played = Giocato
report-deed-retrained = Riaddestrato come
report-deed-victory = Ha vinto uno scontro con
report-deed-lent = Prestato
report-deed-starts-with = Ha cominciato con
report-deed-used = Usato
report-deed-cashed = Incassato
report-deed-worked = Complotto riuscito
report-deed-foiled = Complotto sventato
report-deed-reacted = Ha reagito con
report-deed-sent = Mandato nell’arena
report-deed-equipped = Equipaggiato con
report-deed-defeated = Battuto con
report-deed-killed = Pollice verso per
report-deed-drawn = Pescato
report-deed-held = Ancora in mano alla fine
report-deed-schemed = Ha annunciato il complotto
report-deed-failed = Ha fallito

report-answer-pass = passa
report-answer-on = su
report-answer-nothing = niente
report-answer-train = addestra
report-answer-sell = vendi
report-answer-auction = metti all’asta
report-answer-buy-glory = compra Gloria
report-answer-reroll = ritira
report-answer-stand = candidati
report-answer-die = dado
report-answer-fix = combine
report-answer-post-a-guard = metti una guardia
report-answer-seek-support = cerca sostegno
report-answer-first-rule = prima regola
report-answer-second-rule = seconda regola
report-answer-support = sostieni
report-answer-accept = accetta
report-answer-sell-a-guard = vendi una guardia
report-answer-take-the-guard = prendi la guardia
report-answer-cast-the-net = lancia la Rete
report-answer-roll-again = ritira
report-answer-go-first = comincia
report-answer-go-second = gioca per secondo
report-answer-attack = attacca
report-answer-throw = lancia
report-answer-dodge = velocità
report-answer-strike = colpisci
report-answer-shield = scudo
report-answer-thumb-up = pollice in su
report-answer-thumb-down = pollice verso
report-answer-guard-from-the-table = guardia dal tavolo
report-answer-guard-from-the-hand = guardia dalla mano
report-answer-show-the-scheme = mostra il complotto
report-answer-injury = ferita
report-answer-decapitation = decapitazione
report-answer-seat = posto
report-answer-look = guarda
report-answer-promise = prometti
report-answer-owe = devi
report-answer-pick = equipaggia

# La conversazione nel terminale
play-help-offer = offer: componi una tua offerta, passo per passo. offer 1: una controfferta alla prima offerta ricevuta.
play-help-say = say TESTO: di' qualcosa a tutti.
play-help-whisper = whisper 2 TESTO: sussurra al posto 2, se il tavolo lo permette.
play-help-phrase = phrase: scegli una frase pronta, che ognuno legge nella propria lingua, e dalla come promessa se vuoi.
play-help-promise = promise: le promesse che conosci. promise 1 mantenuta, promise 1 infranta: giudica quella fatta a te. promise 1 paga: paga ciò che hai promesso.
play-talk-all = { $name } dice: «{ $text }»
play-talk-whisper = { $name } ti sussurra: «{ $text }»
play-talk-promise = (una promessa per { $name })
play-talk-said = Detto.
play-talk-said-to = Sussurrato a { $name }.
play-talk-number = Scrivi un numero da 1 a { $most }; Invio lascia perdere.
play-talk-cancelled = Non è stato detto nulla.
play-talk-refused = Ora non è permesso ({ $rule }).
play-talk-whisper-how = Scrivi whisper, un nome o il numero di un posto, e il messaggio: whisper 2 Facciamo pace? I posti: { $seats }.
play-talk-group = Su che cosa (numero)?
play-talk-phrase = Quale frase (numero)?
play-talk-to = Chi deve sentirla (numero)?
play-talk-everybody = Tutti
play-talk-promise-to = Come promessa (numero)?
play-talk-no-promise = No, semplicemente così
play-talk-seat = Quale (numero)?
play-talk-amount = Quanto (da 1 a { $most })?
play-talk-name = Scrivi una parte del nome:
play-talk-word-kept = mantenuta m kept k
play-talk-word-broken = infranta i broken b
play-talk-word-pay = paga p pay
play-talk-state-open = aperta
play-talk-state-kept = mantenuta
play-talk-state-broken = infranta
play-talk-promises-none = Per quanto ne sai, nessuno ha promesso nulla.
play-talk-promises-how = Scrivi promise 1 mantenuta o promise 1 infranta per giudicare una promessa fatta a te, promise 1 paga per pagare ciò che hai promesso.
play-talk-no-payment = Ora non si può pagare.
play-talk-paid = Pagato.
play-talk-offered = { $name } offre { $give } in cambio di { $get }
play-talk-offer-to = A chi (numero)?
play-talk-give = Che cosa dai? 1, 3 x 5: il primo, e cinque del terzo; Invio: nulla.
play-talk-get = Che cosa vuoi in cambio? Invio: nulla.
play-talk-goods-how = Scrivi numeri della lista separati da virgole, con x e una quantità se più di uno.
play-talk-offer-made = La tua offerta è davanti a { $name }.
play-talk-empty-message = Non c'è nulla da dire.
play-talk-too-long = Al massimo 400 caratteri, per favore.
play-talk-talk-too-fast = Era molto in una volta. Aspetta qualche secondo.
play-talk-talk-full = Hai detto, promesso o cambiato tutto ciò che si può in una partita.
play-talk-talk-off = La conversazione è spenta a questo tavolo.
play-talk-no-whispers = Questo tavolo non permette di sussurrare.
play-talk-no-such-seat = Quel posto non esiste, o non lo sentirebbe.
play-talk-to-yourself = Non puoi parlare con te stesso.
play-talk-bad-phrase = Quella frase non esiste, o qualcosa non vi si adatta.
play-talk-no-promise-possible = Questo non può essere una promessa.
play-talk-no-such-message = Quella promessa non esiste.
play-talk-not-your-promise = Può giudicare solo chi ha ricevuto la promessa.

## L'allenatore (harena review)

coach-title = Analisi: { $game }
coach-seat = { $name }, posto { $seat }
coach-counts = { $judged } decisioni esaminate: { $best } come le prenderebbe l'allenatore, { $good } quasi altrettanto buone, { $inaccuracy } imprecisioni, { $mistake } errori, { $blunder } sviste gravi.
coach-balance = Tutte le decisioni insieme sono costate { $lost } punti, dadi e pescate ne hanno portati { $luck }. Cento punti sono una vittoria.
coach-best = come l'allenatore
coach-good = quasi altrettanto buono
coach-inaccuracy = un'imprecisione
coach-mistake = un errore
coach-blunder = una svista grave
coach-mattered = Che cosa ha contato di più
coach-nothing = Nessuna decisione è costata di sicuro qualcosa.
coach-decision = Voce { $entry }, { $verdict }: { $given }. Meglio: { $best }. Probabilità di vincere { $after } invece di { $before } %. { $why }
coach-lucky = Fortuna più grande: voce { $entry }, { $points } punti guadagnati.
coach-unlucky = Sfortuna più grande: voce { $entry }, { $points } punti persi.
coach-written = { $file } contiene ogni decisione e l'andamento della partita.
coach-stopped = Interrotto: non è stato scritto niente.
coach-course = Probabilità di vincere
coach-course-help = Giudicate da chi vede tutte le carte, con nuova sorte da lì in poi.
coach-decisions = Decisioni che sono costate qualcosa
coach-luck = Fortuna
coach-method = Come si giudica
coach-method-text = Ogni decisione è giudicata da ciò che questo posto poteva sapere allora: l'allenatore immagina { $simulations } volte le carte nascoste, gioca il seguito e confronta. Un giudizio richiede una differenza che difficilmente è dovuta al caso. Reazioni, accordi e promesse non sono giudicati. La fortuna confronta ogni dado e ogni pescata con ciò che sarebbe potuto venire.
coach-entry = Voce
coach-verdict = Giudizio
coach-given = Giocato
coach-better = Meglio
coach-chances = Probabilità di vincere, %
coach-why = Perché
coach-points = Punti
# A guest of an evening whose account was deleted.
evenings-nobody = Ospite
## The clock of a table, among its options
timing = Tempo
timing-with-reserve = { $decision } per decisione, e { $reserve } di riserva.
timing-without-reserve = { $decision } per decisione.
timing-late-stand-in = Poi un bot gioca finché non torni.
timing-late-bot = Poi un bot risponde a questa sola domanda.
timing-late-pass = Poi passi; se non si può, risponde un bot.
timing-late-vote = Poi votano gli altri.
timing-seconds = { $count } s
timing-minutes = { $count } min
timing-hours = { $count } h
timing-days =
    { $count ->
        [one] Un giorno
       *[other] { $count } giorni
    }
