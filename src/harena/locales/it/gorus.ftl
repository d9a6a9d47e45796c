# Gorus Maximus. No article stands before a name. Keys that end in -you address the reader; the others tell of
# somebody by name. Lead school and crowd's favorite are what the rules call Initial School and Favored School.

gorus-name = Gorus Maximus
gorus-about = Gioco di prese per { $low }-{ $high } giocatori (1: solitario). La briscola può cambiare nel bel mezzo di una presa.

gorus-school-fists = Pugni
gorus-school-swords = Spade
gorus-school-arrows = Frecce
gorus-school-axes = Asce
gorus-school-shields = Scudi
gorus-school-none = ancora nessuna
gorus-letter-fists = P
gorus-letter-swords = S
gorus-letter-arrows = F
gorus-letter-axes = A
gorus-letter-shields = C
gorus-card = { $school } { $rank }

gorus-dummy = Giocatore fittizio
gorus-team = Squadra { $letter }
gorus-team-yours = Squadra { $letter } (la tua)

## Table options

gorus-setting-schools = scuole in gioco
gorus-setting-schools-help = Sorteggiate, oppure scelte: 3 fino a tre giocatori, 4 in quattro, tutte e 5 in più. Nel terminale: random, o i nomi separati da virgole.
gorus-setting-target = sostegni per vincere
gorus-setting-target-help = La partita finisce dopo la manche in cui qualcuno raggiunge questo numero.
gorus-setting-teams = squadre
gorus-setting-teams-help = Quanti giocatori ha ogni squadra, da quattro giocatori in su; la somma deve dare il numero dei giocatori.
gorus-setting-team_target = traguardo delle squadre
gorus-setting-team_target-help = Lo stesso numero per tutte (number), oppure size+1: a ogni squadra serve un sostegno in più rispetto ai suoi membri, e il numero di sostegni per vincere non conta.
gorus-setting-open_memory = memoria aperta
gorus-setting-open_memory-help = Tutti possono rivedere tutti i combattimenti della manche, non solo l'ultimo.
gorus-setting-favor = favore della folla per valore
gorus-setting-favor-help = 17 numeri: i valori da 0 a 15, poi lo 0 della favorita della folla. Nel terminale è più comodo in un file: --cards FILE.toml.

gorus-value-schools-random = sorteggiate
gorus-value-schools-fists = Pugni
gorus-value-schools-swords = Spade
gorus-value-schools-arrows = Frecce
gorus-value-schools-axes = Asce
gorus-value-schools-shields = Scudi
gorus-value-favor-at-16 = 0 (favorita)
gorus-value-teams-none = nessuna
gorus-value-team_target-number = lo stesso per tutte
gorus-value-team_target-size-1 = uno in più dei membri

## What happens

gorus-event-schools = Scuole di questa partita: { $schools }.
gorus-event-dealt = Comincia la manche { $round }. Mazziere: { $seat }.
gorus-event-dealt-solo = Comincia la manche { $round }.
gorus-event-led = { $seat } apre con { $card }.
gorus-event-led-you = Apri con { $card }.
gorus-event-favored = Favorita della folla: { $school }.
gorus-event-played = { $seat } gioca { $card }.
gorus-event-played-you = Giochi { $card }.
gorus-event-challenge = { $seat } lancia una Sfida: ora la favorita della folla è { $school }.
gorus-event-challenge-you = Lanci una Sfida: ora la favorita della folla è { $school }.
gorus-event-challenge-same = { $seat } lancia una Sfida: la favorita della folla resta { $school }.
gorus-event-challenge-same-you = Lanci una Sfida: la favorita della folla resta { $school }.
gorus-event-drew = { $seat } pesca { $card }.
gorus-event-drew-you = Peschi { $card }.
gorus-event-drew-unseen = { $seat } pesca una carta.
gorus-event-drew-unseen-you = Peschi una carta.
gorus-event-took = { $seat } vince il combattimento. Favorita della folla: { $school }.
gorus-event-took-you = Vinci il combattimento. Favorita della folla: { $school }.
gorus-event-counted = La manche è finita. Favorita della folla: { $school }. Favore: { $totals }.
gorus-event-no-eight = { $seat } ha più favore ma non ha vinto nessun 8: la manche è persa (regola G-7.2).
gorus-event-no-eight-you = Hai più favore ma non hai vinto nessun 8: la manche è persa (regola G-7.2).
gorus-event-support =
    { $number ->
        [one] { $side } ottiene un sostegno, il primo.
       *[other] { $side } ottiene un sostegno e ora ne ha { $number }.
    }
gorus-event-support-you =
    { $number ->
        [one] Ottieni un sostegno, il tuo primo.
       *[other] Ottieni un sostegno e ora ne hai { $number }.
    }
gorus-event-tied-zero = Obiettivo raggiunto insieme: { $sides }. Decide lo 0 della favorita della folla: { $side } (regola G-5.2).
gorus-event-tied-lowest = Obiettivo raggiunto insieme: { $sides }. Decidono le carte vinte più basse: { $winners } (regola G-5.2).
gorus-event-tied-shared = Obiettivo raggiunto insieme, in parità fino all'ultima carta: { $sides }. La vittoria è condivisa (regola G-5.2).
gorus-event-won = La partita è finita. Vittoria: { $sides }.
gorus-event-won-with-you = La partita è finita. Vinci insieme a { $sides }.
gorus-event-won-you = La partita è finita. Hai vinto.

## What is asked

gorus-ask-match-lead = Apri tu. Quale carta?
gorus-ask-match-play = Tocca a te. Quale carta?
gorus-ask-solo-lead = Apri tu. Quale carta?
gorus-ask-solo-play = Tocca a te. Quale carta?
gorus-wait-match-lead = Tocca a { $names } aprire.
gorus-wait-match-play = Tocca a { $names } giocare una carta.
gorus-wait-solo-lead = Tocca a { $names } aprire.
gorus-wait-solo-play = Tocca a { $names } giocare una carta.
gorus-why-first = Puoi giocare qualsiasi carta. La sua scuola diventa la scuola d'apertura e, per ora, anche la favorita della folla.
gorus-why-lead = Puoi giocare qualsiasi carta. La sua scuola diventa la scuola d'apertura; la favorita della folla resta { $school }.
gorus-why-follow = Rispondi con { $school }, oppure lancia una Sfida con qualsiasi { $rank }.
gorus-why-free = Non hai { $school }, quindi puoi giocare qualsiasi carta.
gorus-only-card = Una sola carta possibile: { $option }.
gorus-forbidden-G-2-3 = Non hai in mano { $option }.
gorus-option = { $card } ({ $short })
gorus-worth = favore { $favor }
gorus-worth-zero = favore { $favor } se alla fine la favorita è { $school }, altrimenti { $other }
gorus-challenge = Sfida: la favorita diventa { $school }
gorus-challenge-same = Sfida: la favorita resta { $school }

## The table

gorus-welcome =
    In ogni combattimento ognuno gioca una carta, e la migliore le prende tutte: rispondi alla scuola d'apertura, se puoi, oppure lancia una Sfida.
    La favorita della folla è la briscola. Una carta con lo stesso valore della carta subito prima è una Sfida: la sua scuola diventa all'istante la favorita. Puoi sfidare anche se potresti rispondere.
    Le carte che vinci ti portano favore della folla, oppure te ne tolgono.
gorus-worths = Favore della folla per valore: { $list }; tutti gli altri 0. Alla fine di una manche lo 0 della favorita della folla vale { $zero }.
gorus-worth-rank = { $low }: { $favor }
gorus-worth-ranks = da { $low } a { $high }: { $favor }
gorus-goal =
    { $target ->
        [one] Chi ha più favore della folla in una manche ottiene un sostegno, e un solo sostegno basta per vincere la partita.
       *[other] Chi ha più favore della folla in una manche ottiene un sostegno; con { $target } sostegni si vince la partita.
    }
gorus-goal-each = La squadra con più favore della folla in una manche ottiene un sostegno; per vincere la partita a una squadra serve un sostegno in più rispetto ai suoi membri.
gorus-goal-solo = Vinci una manche se hai più favore della folla rispetto al giocatore fittizio e almeno un 8 tra le carte che hai vinto; con { $target } manche vinci la partita.
gorus-seats = Al tavolo, in senso orario: { $seats }.
gorus-members = { $team }: { $members }
gorus-round = Manche { $round }. Mazziere: { $dealer }.
gorus-round-solo = Manche { $round }.
gorus-round-over = La manche { $round } è stata l'ultima.
gorus-score = { $name } { $score }
gorus-of = { $has } su { $target }
gorus-supports = Sostegni ({ $target } per vincere): { $list }
gorus-supports-each = Sostegni: { $list }
gorus-won = Combattimenti vinti: { $list }
gorus-hands = Carte in mano: { $list }
gorus-stock =
    { $cards ->
        [one] Mazzo di pesca: 1 carta
       *[other] Mazzo di pesca: { $cards } carte
    }
gorus-no-card = ancora nessuna carta
gorus-combat = Combattimento { $number } di { $total }: { $plays }
gorus-play = { $seat } { $card }
gorus-play-best = { $seat } { $card } (in testa)
gorus-lead = Scuola d'apertura, a cui rispondere: { $school }
gorus-lead-open = libera, sceglie chi apre
gorus-favored = Favorita della folla (briscola): { $school }
gorus-hand = Mano ({ $seat }): { $cards }
gorus-hand-you = La tua mano: { $cards }
gorus-hand-group = { $school } { $ranks }
gorus-hand-trump = { $school } (briscola) { $ranks }

gorus-sheet-players = Giocatori
gorus-sheet-supports = Sostegni
gorus-sheet-won = Combattimenti vinti
gorus-sheet-cards = Carte

gorus-last = Ultimo combattimento: { $plays }. Vittoria: { $seat }.
gorus-past = Combattimento { $number }: { $plays }. Vittoria: { $seat }.
gorus-last-none = Nessun combattimento di questa manche è ancora finito.
gorus-closed = (I combattimenti precedenti di questa manche restano chiusi fino al conteggio: regola G-3.6.)
gorus-count-none = Nessuna manche è stata ancora contata.
gorus-count = L'ultima manche contata (favorita della folla alla fine: { $school }):
gorus-count-side = { $side }: { $cards }. In tutto { $total }.
gorus-count-card = { $card } ({ $favor })
gorus-count-zeros =
    { $cards ->
        [0] nessuna carta vinta, quindi 0 (regola G-4.1)
        [one] 1 carta che vale 0
       *[other] { $cards } carte che valgono 0
    }
gorus-recap = Manche { $round }: { $totals }

gorus-guide =
    Scuola d'apertura: la scuola della prima carta di un combattimento; rispondi con quella, se puoi. Le regole la chiamano Scuola Iniziale.
    Favorita della folla: la briscola; le sue carte battono tutte le altre. Le regole la chiamano Scuola Favorita.
    Sfida: se una carta ha lo stesso valore della carta subito prima, la sua scuola diventa all'istante la favorita della folla. Puoi giocarla invece di rispondere.
    Nomi brevi: P Pugni, S Spade, F Frecce, A Asce, C Scudi, poi il valore: A5 è Asce 5.

## The screen

gorus-screen-arena = L'arena
gorus-screen-when = Manche { $round }, presa { $number }/{ $total }
gorus-screen-lead = Scuola d'apertura
gorus-screen-lead-open = libera
gorus-screen-favorite = Favorita della folla
gorus-screen-trump = (briscola)
gorus-screen-turn = di turno
gorus-screen-winner = ha vinto
gorus-screen-dealer = Mazziere
gorus-screen-dealer-short = M
gorus-screen-supports = Sostegni: { $has } su { $target } per vincere
gorus-screen-won =
    { $count ->
        [one] 1 combattimento vinto
       *[other] { $count } combattimenti vinti
    }
gorus-screen-cards =
    { $count ->
        [one] 1 carta in mano
       *[other] { $count } carte in mano
    }
gorus-screen-took = { $seat } fa la presa
gorus-screen-took-you = Fai la presa
gorus-screen-victory = Vittoria: { $sides }
gorus-screen-victory-you = Hai vinto la partita
gorus-screen-hand = La tua mano
# On a card that is a Challenge: its school becomes, or stays, the crowd's favorite. As short as can be.
gorus-screen-challenge = Sfida
gorus-screen-becomes = → { $school }
gorus-screen-stays = = { $school }
gorus-screen-play = Gioca
gorus-screen-last = Ultima presa
gorus-screen-combat = Presa { $number }
gorus-screen-count = Conteggio
gorus-screen-counted = Il conteggio
gorus-screen-skip = Salta
gorus-screen-continue = Continua
gorus-screen-eight = Serve un 8 tra le tue carte (G-7.2).
gorus-screen-earns =
    { $count ->
        [one] { $sides } ottiene un sostegno.
       *[other] Un sostegno a testa: { $sides }.
    }
gorus-screen-earns-you = Ottieni un sostegno.

# How the match came about, at its end
gorus-story = Com'è andata
gorus-story-favor = Favore della folla per manche
gorus-story-supports = Sostegni per manche
gorus-story-round = Manche
gorus-story-best = Manche migliore: { $side }, con { $points } di favore della folla nella manche { $round }.
gorus-story-challenges = Più Sfide di tutti: { $seat }, con { $count }.

## Hints: why a card is good, said to whoever asks

gorus-hint-last = Nessuno gioca dopo di te: vince il combattimento.
gorus-hint-sure = Nessuno dopo di te può batterla: il combattimento è tuo.
gorus-hint-likely = Probabilmente vince il combattimento: tra le carte ancora in gioco poche la battono.
gorus-hint-press = Passa in testa al combattimento: per vincerlo, chi gioca dopo di te dovrà metterci una carta migliore.
gorus-hint-stuck = Questo combattimento sarà probabilmente tuo e ti costa favore, ma ogni altra carta ti costerebbe di più alla lunga.
gorus-hint-zero = È il momento buono per { $card }: vinta adesso, questa carta conta molto alla fine.
gorus-hint-eight = Probabilmente ti fa vincere l'8 che ti manca ancora in questa manche.
gorus-hint-challenge-win = Una Sfida: con { $school } come favorita della folla il combattimento è probabilmente tuo.
gorus-hint-challenge = Una Sfida: la favorita della folla che ti conviene di più è { $school }.
gorus-hint-feed = { $seat } è in testa per la tua squadra: aggiungi favore al combattimento.
gorus-hint-partner = { $seat } è in testa per la tua squadra: lascia fare e gioca quello che ti serve meno.
gorus-hint-throw = { $seat } è in testa in questo combattimento: è il momento buono per liberarti di { $card }.
gorus-hint-duck = In questo combattimento non c'è niente da guadagnare: { $seat } può prenderselo.
gorus-hint-save = { $card } potrebbe vincere il combattimento, ma questa carta ti servirà di più in seguito.
gorus-hint-leave = { $card } passerebbe in testa, ma questo combattimento rende troppo poco.
gorus-hint-give-up = Anche { $card } difficilmente resterebbe in testa: gioca quello che ti serve meno.
gorus-hint-cheap = Non puoi vincere questo combattimento: gioca quello che ti serve meno.
gorus-hint-first-lead = La scuola della prima carta di una manche diventa la favorita della folla, e di nessun'altra hai più carte: { $school }.
gorus-hint-first-lead-short = La scuola della prima carta di una manche diventa la favorita della folla: di un'altra hai più carte, ma nel complesso questa apertura è migliore: { $school }.
gorus-hint-lead-bad = Vincere { $card } costa favore: con un po' di fortuna toccherà a qualcun altro.
gorus-hint-lead-rid = { $card } rischia di tornare a te e di costare favore, ma non hai un'apertura migliore.
gorus-hint-lead-high = Un'apertura forte: probabilmente vince il combattimento.
gorus-hint-lead-trump = Aprire con { $school }, la favorita della folla, toglie le briscole dalle mani degli altri, e tu ne tieni di migliori.
gorus-hint-lead-chance = { $card } può vincere il combattimento (circa { $chance } %): nessun'altra apertura ti promette di più.
gorus-hint-lead-low = Un'apertura modesta: lascia vincere qualcun altro e tieni le carte migliori per dopo.

## What is explained in a first match, once

gorus-teach-lead = Chi apre un combattimento gioca la carta che vuole. Un'apertura forte vince tutto il combattimento, comprese le carte cattive: pensa a che cosa ti conviene vincere.
gorus-teach-follow = La carta più alta della favorita della folla vince tutto il combattimento. Se nessuno ne ha giocate, vince la più alta della scuola d'apertura. Le altre non possono vincere.
gorus-teach-challenge = Questa era una Sfida: una carta con lo stesso valore di quella subito prima. La sua scuola è ora la briscola, ma si risponde sempre alla scuola d'apertura.
gorus-teach-won = Chi vince un combattimento tiene le sue carte coperte e apre il successivo. Quanto valgono si conta solo alla fine della manche.
gorus-teach-counted = Si somma il favore delle carte che hai vinto. Lo 0 della scuola che ora è la favorita della folla vale molto; gli altri 0 non valgono nulla.
