# Spartacus: A Game of Blood and Treachery. No article stands before a name. Proper names (houses, named gladiators and
# slaves) come from the decks and stay as they are. Keys that end in -you address the reader; the others tell of somebody
# by name. Where an event names several seats, the reader's own is called what harena.ftl says for `you`, so that a text
# can tell which of them is meant. A part that begins small stands in a list, after a semicolon or after a colon.
# $gold and $pay are a number in events, elsewhere a whole part such as spartacus-gold; $points is a number in events,
# elsewhere spartacus-influence.

spartacus-name = Spartacus: A Game of Blood and Treachery
spartacus-about = Intrighi, mercato e arena per { $low }-{ $high } giocatori: complotti e mazzette, aste segrete, scommesse e combattimenti a colpi di dadi.

## Small parts

spartacus-gold =
    { $amount ->
        [one] 1 moneta
       *[other] { $amount } monete
    }
spartacus-gold-hidden = oro non mostrato
spartacus-influence =
    { $points ->
        [one] 1 punto Influenza
       *[other] { $points } punti Influenza
    }
spartacus-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
spartacus-dice =
    { $count ->
        [one] 1 dado
       *[other] { $count } dadi
    }
spartacus-count-gladiators =
    { $count ->
        [one] 1 gladiatore
       *[other] { $count } gladiatori
    }
spartacus-count-slaves =
    { $count ->
        [one] 1 schiavo
       *[other] { $count } schiavi
    }
spartacus-count-guards =
    { $count ->
        [one] 1 guardia
       *[other] { $count } guardie
    }
spartacus-count-fighters =
    { $count ->
        [0] nessuno pronto a combattere
        [one] 1 combattente pronto
       *[other] { $count } combattenti pronti
    }
# $count is a number, or one such as “2 + 1 exhausted”.
spartacus-purse-gladiators = gladiatori { $count }
spartacus-purse-slaves = schiavi { $count }
spartacus-purse-guards = guardie { $count }
spartacus-ready-exhausted =
    { $exhausted ->
        [one] { $ready } + 1 carta esausta
       *[other] { $ready } + { $exhausted } carte esauste
    }
spartacus-none = niente
spartacus-line = { $label }: { $what }
# Caius (Glaber)
spartacus-seat-house = { $seat } ({ $house })
spartacus-is-host = { $seat }, Organizzatore
# Texts with a target choose by this word: “su di te”, not “su te”.
spartacus-own-house = te
spartacus-card-yours = { $card } della tua Casa
spartacus-card-of = { $card } di { $seat }
spartacus-value = valore { $value }
spartacus-champion = Campione
spartacus-favors =
    { $count ->
        [one] 1 Favore
       *[other] { $count } Favori
    }
spartacus-state-ready = carta pronta
spartacus-state-exhausted = carta esausta
spartacus-state-injured = con ferita
spartacus-host-token = il segnalino Organizzatore
spartacus-face-down = coperto
spartacus-needs = richiede { $points }
spartacus-pay-first = paga { $pay }
# What was declared, and on whom.
spartacus-declared =
    { $target ->
        [te] { $title } su di te
       *[other] { $title } su { $target }
    }
spartacus-declared-raise-two =
    { $target ->
        [te] { $title } su di te e { $second }
       *[other] { $title } su { $target } e { $second }
    }
spartacus-declared-collude =
    { $target ->
        [te] { $title } su di te, a favore di { $second }
       *[other]
            { $second ->
                [te] { $title } su { $target }, a tuo favore
               *[other] { $title } su { $target }, a favore di { $second }
            }
    }
spartacus-declared-buy-secrets =
    { $target ->
        [te] { $title } su di te, pagando { $second }
       *[other]
            { $second ->
                [te] { $title } su { $target }, pagando te
               *[other] { $title } su { $target }, pagando { $second }
            }
    }

spartacus-sort-gladiator = gladiatore
spartacus-sort-slave = schiavo
spartacus-sort-weapon = arma
spartacus-sort-armor = armatura
spartacus-sort-special = equipaggiamento speciale
spartacus-kind-scheme = complotto
spartacus-kind-reaction = reazione
spartacus-kind-guard = guardia

spartacus-phase-upkeep = fase di Mantenimento
spartacus-phase-intrigue = fase Intrigo
spartacus-phase-market = fase Mercato
spartacus-phase-arena = fase Arena
spartacus-pool-attack = Attacco
spartacus-pool-defense = Difesa
spartacus-pool-speed = Velocità
spartacus-pools = Attacco { $attack }, Difesa { $defense }, Velocità { $speed }
# What lets a die be rolled again, in brackets.
spartacus-source-weapon = arma
spartacus-source-ability = abilità
spartacus-source-armor = armatura
spartacus-source-opponent = un dado dell'avversario

## Table options

spartacus-setting-length = durata
spartacus-setting-length-help = Con quanta Influenza comincia ogni Casa: rapida 7, normale 4, lunga 1.
spartacus-setting-houses = Case
spartacus-setting-houses-help = Se i giocatori scelgono le Case o le ricevono a caso.
spartacus-setting-initiative = iniziativa
spartacus-setting-initiative-help = Come si confrontano i dadi Velocità: con la somma; oppure dadi blu, prima il dado più alto, poi il successivo.
spartacus-setting-bets = scommesse
spartacus-setting-bets-help = Fino a 3 monete per tipo di scommessa, e le due vittorie insieme sono un solo tipo, come stampato; oppure fino a 3 su ciascun combattente.
spartacus-setting-invitation = Organizzatore in gara
spartacus-setting-invitation-help = Se l'Organizzatore che invita la propria Casa deve mandare qualcuno, come stampato, o può rifiutare per 1 punto Influenza.
spartacus-setting-javelin = Giavellotto
spartacus-setting-javelin-help = Se l'Ascia può aggiungere il suo danno a un lancio, come stampato, o se il Giavellotto si usa da solo.
spartacus-setting-turns = limite di turni
spartacus-setting-turns-help = Dopo questo turno vince chi ha più Influenza; 0: nessun limite.
spartacus-setting-decks = carte e arena
spartacus-setting-decks-help = Le nostre, oppure quelle di un file di mazzi: «harena decks new spartacus FILE.toml» ne scrive uno da cui partire.

spartacus-value-length-quick = rapida
spartacus-value-length-normal = normale
spartacus-value-length-long = lunga
spartacus-value-houses-chosen = a scelta
spartacus-value-houses-random = a caso
spartacus-value-initiative-sum = somma
spartacus-value-initiative-blue-dice = dadi blu
spartacus-value-bets-per-type = 3 per tipo
spartacus-value-bets-per-fighter = 3 per combattente
spartacus-value-invitation-must-fight = deve combattere
spartacus-value-invitation-may-decline = può rifiutare
spartacus-value-javelin-with-axe = con l'Ascia
spartacus-value-javelin-alone = da solo
spartacus-value-turns-0 = nessuno
spartacus-value-decks-none = le nostre
spartacus-value-decks-own = personalizzate

## What happens: set-up, houses, cards
spartacus-event-rolled = { $seat } tira il dado: { $die }.
spartacus-event-rolled-you = Tiri il dado: { $die }.
spartacus-event-host = L'Organizzatore è { $seat }.
spartacus-event-host-you = L'Organizzatore sei tu.
spartacus-event-house = { $seat } prende la Casa di { $house }.
spartacus-event-house-you = Prendi la Casa di { $house }.
spartacus-event-starts-with = { $seat } comincia con { $card }.
spartacus-event-starts-with-you = Cominci con { $card }.
spartacus-event-turn = Comincia il turno { $turn }.
spartacus-event-phase = Comincia la { $phase }.
spartacus-event-gained-gold =
    { $seat } riceve { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    }.
spartacus-event-gained-gold-you =
    Ricevi { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    }.
spartacus-event-paid-bank =
    { $seat } paga { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    } alla banca.
spartacus-event-paid-bank-you =
    Paghi { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    } alla banca.
spartacus-event-paid-house =
    { $seat } paga { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    } a { $other }.
spartacus-event-paid-house-you =
    { $other ->
        [Tu]
            { $seat } ti paga { $gold ->
                [one] 1 moneta
               *[other] { $gold } monete
            }.
       *[other]
            Paghi { $gold ->
                [one] 1 moneta
               *[other] { $gold } monete
            } a { $other }.
    }
spartacus-event-gave-gold =
    { $seat } dà { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    } a { $other }.
spartacus-event-gave-gold-you =
    { $other ->
        [Tu]
            { $seat } ti dà { $gold ->
                [one] 1 moneta
               *[other] { $gold } monete
            }.
       *[other]
            Dai { $gold ->
                [one] 1 moneta
               *[other] { $gold } monete
            } a { $other }.
    }
spartacus-event-influence-up =
    { $seat } ottiene { $points ->
        [one] 1 punto Influenza
       *[other] { $points } punti Influenza
    } e ora ne ha { $total }.
spartacus-event-influence-up-you =
    Ottieni { $points ->
        [one] 1 punto Influenza
       *[other] { $points } punti Influenza
    } e ora ne hai { $total }.
spartacus-event-influence-down =
    { $seat } perde { $points ->
        [one] 1 punto Influenza
       *[other] { $points } punti Influenza
    } e ora ne ha { $total }.
spartacus-event-influence-down-you =
    Perdi { $points ->
        [one] 1 punto Influenza
       *[other] { $points } punti Influenza
    } e ora ne hai { $total }.
spartacus-event-injured = { $card } riceve una ferita e si esaurisce.
spartacus-event-favor =
    { $favors ->
        [one] { $card } ottiene un Favore.
       *[other] { $card } ottiene un Favore e ora ne ha { $favors }.
    }
spartacus-event-champion = { $card } è Campione.
spartacus-event-used = { $seat } usa { $card }: la carta si esaurisce.
spartacus-event-used-you = Usi { $card }: la carta si esaurisce.
spartacus-event-exhausted = { $seat } esaurisce { $card }.
spartacus-event-exhausted-you = Esaurisci { $card }.
spartacus-event-discarded-asset = { $seat } scarta { $card }.
spartacus-event-discarded-asset-you = Scarti { $card }.

## What happens: Upkeep
spartacus-event-healing = Tiro di guarigione per { $card } di { $seat }: { $die }.
spartacus-event-healing-you = Tiro di guarigione per { $card } della tua Casa: { $die }.
spartacus-event-healed = { $card } guarisce.
spartacus-event-died = { $card } di { $seat } muore per la ferita.
spartacus-event-died-you = { $card } della tua Casa muore per la ferita.
spartacus-event-released = { $seat } si libera di { $card }.
spartacus-event-released-you = Ti liberi di { $card }.
spartacus-event-books-gain =
    { $seat } fa quadrare i conti e riceve { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    }.
spartacus-event-books-gain-you =
    Fai quadrare i conti e ricevi { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    }.
spartacus-event-books-pay =
    { $seat } fa quadrare i conti e paga { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    }.
spartacus-event-books-pay-you =
    Fai quadrare i conti e paghi { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    }.

## What happens: Intrigue
spartacus-event-drew =
    { $seat } pesca { $count ->
        [one] 1 carta Intrigo
       *[other] { $count } carte Intrigo
    }.
spartacus-event-drew-you =
    Hai pescato { $count ->
        [one] 1 carta Intrigo
       *[other] { $count } carte Intrigo
    }.
# Stands before the line above, for those who may know.
spartacus-event-drawn = { $seat } pesca { $title }.
spartacus-event-drawn-you = Peschi { $title }.
spartacus-event-intrigue-turn = Turno d'Intrigo di { $seat }.
spartacus-event-intrigue-turn-you = È il tuo turno d'Intrigo.
spartacus-event-intrigue-over = { $seat } finisce il turno d'Intrigo.
spartacus-event-intrigue-over-you = Finisci il tuo turno d'Intrigo.
spartacus-event-cashed = { $seat } incassa { $title }.
spartacus-event-cashed-you = Incassi { $title }.
spartacus-event-discarded = { $seat } scarta { $title }.
spartacus-event-discarded-you = Scarti { $title }.
spartacus-event-posted = { $seat } mette una guardia sul tavolo.
spartacus-event-posted-you = Metti una guardia sul tavolo.
spartacus-event-used-rule = { $seat } usa una regola speciale della sua Casa: { $rule }.
spartacus-event-used-rule-you = Usi una regola speciale della tua Casa: { $rule }.
spartacus-event-spied = { $seat } guarda una carta nella mano di { $other }.
spartacus-event-spied-you =
    { $other ->
        [Tu] { $seat } guarda una carta nella tua mano.
       *[other] Guardi una carta nella mano di { $other }.
    }
# Follows the line above, for those who may know.
spartacus-event-saw = La carta nella mano di { $other } è { $title }.
spartacus-event-laid = { $seat } mette coperto un complotto e cerca sostegno.
spartacus-event-laid-you = Metti coperto un complotto e cerchi sostegno.
spartacus-event-took-back = { $seat } riprende il complotto senza mostrarlo.
spartacus-event-took-back-you = Riprendi il complotto senza mostrarlo.
spartacus-event-pleaded =
    { $gold ->
        [0] { $seat } chiede sostegno a { $other }.
        [one] { $seat } chiede sostegno a { $other } e offre 1 moneta.
       *[other] { $seat } chiede sostegno a { $other } e offre { $gold } monete.
    }
spartacus-event-pleaded-you =
    { $other ->
        [Tu]
            { $gold ->
                [0] { $seat } ti chiede sostegno.
                [one] { $seat } ti chiede sostegno e offre 1 moneta.
               *[other] { $seat } ti chiede sostegno e offre { $gold } monete.
            }
       *[other]
            { $gold ->
                [0] Chiedi sostegno a { $other }.
                [one] Chiedi sostegno a { $other } e offri 1 moneta.
               *[other] Chiedi sostegno a { $other } e offri { $gold } monete.
            }
    }
spartacus-event-promised =
    { $gold ->
        [one] { $seat } promette per dopo 1 moneta a { $other }.
       *[other] { $seat } promette per dopo { $gold } monete a { $other }.
    }
spartacus-event-promised-you =
    { $other ->
        [Tu]
            { $gold ->
                [one] { $seat } ti promette 1 moneta per dopo.
               *[other] { $seat } ti promette { $gold } monete per dopo.
            }
       *[other]
            { $gold ->
                [one] Prometti per dopo 1 moneta a { $other }.
               *[other] Prometti per dopo { $gold } monete a { $other }.
            }
    }
spartacus-event-showed = { $seat } mostra il complotto a { $other }.
spartacus-event-showed-you =
    { $other ->
        [Tu] { $seat } ti mostra il complotto.
       *[other] Mostri il complotto a { $other }.
    }
# Follows the line above, for the house that was shown it.
spartacus-event-saw-scheme = Il complotto coperto di { $other } è { $title }.
spartacus-event-claimed = { $seat } dice che il complotto è { $title }.
spartacus-event-claimed-you = Dici che il complotto è { $title }.
spartacus-event-claimed-house = { $seat } dice che il complotto è { $title } su { $other }.
spartacus-event-claimed-house-you =
    { $seat ->
        [Tu]
            { $other ->
                [Tu] Dici che il complotto è { $title } sulla tua stessa Casa.
               *[other] Dici che il complotto è { $title } su { $other }.
            }
       *[other] { $seat } dice che il complotto è { $title } sulla tua Casa.
    }
spartacus-event-claimed-target = { $seat } dice che il bersaglio è { $other }.
spartacus-event-claimed-target-you =
    { $seat ->
        [Tu]
            { $other ->
                [Tu] Dici che il bersaglio è la tua stessa Casa.
               *[other] Dici che il bersaglio è { $other }.
            }
       *[other] { $seat } dice che il bersaglio è la tua Casa.
    }
spartacus-event-demanded =
    Per dire sì { $seat } vuole { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    }.
spartacus-event-demanded-you =
    Per dire sì vuoi { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    }.
spartacus-event-demanded-promise =
    Per dire sì { $seat } vuole una promessa di { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    }.
spartacus-event-demanded-promise-you =
    Per dire sì vuoi una promessa di { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    }.
spartacus-event-supported = { $seat } sostiene il complotto di { $other }.
spartacus-event-supported-you =
    { $other ->
        [Tu] { $seat } sostiene il tuo complotto.
       *[other] Sostieni il complotto di { $other }.
    }
spartacus-event-support-promised =
    { $gold ->
        [one] { $seat } deve sulla parola 1 moneta a { $other } per il sostegno.
       *[other] { $seat } deve sulla parola { $gold } monete a { $other } per il sostegno.
    }
spartacus-event-support-promised-you =
    { $other ->
        [Tu]
            { $gold ->
                [one] { $seat } ti deve sulla parola 1 moneta per il sostegno.
               *[other] { $seat } ti deve sulla parola { $gold } monete per il sostegno.
            }
       *[other]
            { $gold ->
                [one] Devi sulla parola 1 moneta a { $other } per il sostegno.
               *[other] Devi sulla parola { $gold } monete a { $other } per il sostegno.
            }
    }
spartacus-event-refused = { $seat } non sostiene il complotto di { $other }.
spartacus-event-refused-you =
    { $other ->
        [Tu] { $seat } non sostiene il tuo complotto.
       *[other] Non sostieni il complotto di { $other }.
    }
spartacus-event-schemed = { $seat } dichiara { $title }.
spartacus-event-schemed-you = Dichiari { $title }.
spartacus-event-schemed-house = { $seat } dichiara { $title } su { $other }.
spartacus-event-schemed-house-self = { $seat } dichiara { $title } sulla propria Casa.
spartacus-event-schemed-house-you =
    { $seat ->
        [Tu]
            { $other ->
                [Tu] Dichiari { $title } sulla tua stessa Casa.
               *[other] Dichiari { $title } su { $other }.
            }
       *[other] { $seat } dichiara { $title } sulla tua Casa.
    }
# Two houses are named; with Buying Secrets and Collusion the second one profits.
spartacus-event-schemed-houses = { $seat } dichiara { $title } su { $other }, con { $second }.
spartacus-event-schemed-houses-you =
    { $seat ->
        [Tu]
            { $other ->
                [Tu] Dichiari { $title } sulla tua stessa Casa, con { $second }.
               *[other]
                    { $second ->
                        [Tu] Dichiari { $title } su { $other }, con la tua stessa Casa.
                       *[other] Dichiari { $title } su { $other }, con { $second }.
                    }
            }
       *[other]
            { $other ->
                [Tu] { $seat } dichiara { $title } sulla tua Casa, con { $second }.
               *[other] { $seat } dichiara { $title } su { $other }, con la tua Casa.
            }
    }
spartacus-event-schemed-card = { $seat } dichiara { $title } su { $card }.
spartacus-event-schemed-card-you = Dichiari { $title } su { $card }.
spartacus-event-foiled = Il complotto di { $seat } è sventato: { $title }.
spartacus-event-foiled-you = Il tuo complotto è sventato: { $title }.
spartacus-event-fizzled = Il complotto di { $seat } va a vuoto, non si può più eseguire: { $title }.
spartacus-event-fizzled-you = Il tuo complotto va a vuoto, non si può più eseguire: { $title }.
spartacus-event-worked = Il complotto di { $seat } riesce: { $title }.
spartacus-event-worked-you = Il tuo complotto riesce: { $title }.
spartacus-event-guards-exhausted = Tutte le guardie di { $seat } si esauriscono.
spartacus-event-guards-exhausted-you = Tutte le tue guardie si esauriscono.

## What happens: reactions and guards
spartacus-event-reacted = { $seat } gioca { $title }.
spartacus-event-reacted-you = Giochi { $title }.
spartacus-event-reacted-house = { $seat } gioca { $title } e nomina { $other }.
spartacus-event-reacted-house-you =
    { $seat ->
        [Tu]
            { $other ->
                [Tu] Giochi { $title } e nomini la tua stessa Casa.
               *[other] Giochi { $title } e nomini { $other }.
            }
       *[other] { $seat } gioca { $title } e nomina la tua Casa.
    }
spartacus-event-reacted-card = { $seat } gioca { $title } e nomina { $card }.
spartacus-event-reacted-card-you = Giochi { $title } e nomini { $card }.
spartacus-event-silenced = La carta { $title } di { $seat } è sventata e non fa nulla.
spartacus-event-silenced-you = La tua carta { $title } è sventata e non fa nulla.
spartacus-event-took-guard = { $seat } prende una guardia dagli scarti e la mette sul tavolo.
spartacus-event-took-guard-you = Prendi una guardia dagli scarti e la metti sul tuo tavolo.
spartacus-event-guard-rolled = Una guardia di { $seat } tira il dado: { $die }.
spartacus-event-guard-rolled-you = La tua guardia tira il dado: { $die }.
spartacus-event-guard-held = La guardia di { $seat } sventa il complotto.
spartacus-event-guard-held-you = La tua guardia sventa il complotto.
spartacus-event-guard-failed = La guardia di { $seat } fallisce.
spartacus-event-guard-failed-you = La tua guardia fallisce.

## What happens: the Market
spartacus-event-sold =
    { $seat } vende { $card } alla banca per { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    }.
spartacus-event-sold-you =
    Vendi { $card } alla banca per { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    }.
spartacus-event-sold-guard =
    { $seat } vende una guardia alla banca per { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    }.
spartacus-event-sold-guard-you =
    Vendi una guardia alla banca per { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    }.
spartacus-event-gave = { $seat } cede { $card } a { $other }.
spartacus-event-gave-you =
    { $other ->
        [Tu] { $seat } ti cede { $card }.
       *[other] Cedi { $card } a { $other }.
    }
spartacus-event-gave-guards =
    { $seat } cede { $count ->
        [one] 1 guardia
       *[other] { $count } guardie
    } a { $other }.
spartacus-event-gave-guards-you =
    { $other ->
        [Tu]
            { $seat } ti cede { $count ->
                [one] 1 guardia
               *[other] { $count } guardie
            }.
       *[other]
            Cedi { $count ->
                [one] 1 guardia
               *[other] { $count } guardie
            } a { $other }.
    }
spartacus-event-laid-out =
    { $count ->
        [one] 1 carta Mercato è disposta coperta.
       *[other] { $count } carte Mercato sono disposte coperte.
    }
spartacus-event-peeked = { $seat } guarda la carta { $place } dell'asta.
spartacus-event-peeked-you = Guardi la carta { $place } dell'asta.
# Follows the line above, for those who may know.
spartacus-event-saw-ware = La carta è { $card }.
spartacus-event-shown = All'asta: { $card }.
# $seats and $bids are lists in the same order.
spartacus-event-bids = Offerte: { $bids }.
spartacus-event-bought =
    { $seat } compra { $card } per { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    }.
spartacus-event-bought-you =
    Compri { $card } per { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    }.
spartacus-event-unsold = Nessuno compra { $card }: la carta si scarta.
spartacus-event-token-up = All'asta: il segnalino Organizzatore.

## What happens: the arena
spartacus-event-invited = { $seat } invita { $other } nell'arena.
spartacus-event-invited-self = { $seat } invita nell'arena la propria Casa.
spartacus-event-invited-you =
    { $seat ->
        [Tu]
            { $other ->
                [Tu] Inviti nell'arena la tua stessa Casa.
               *[other] Inviti { $other } nell'arena.
            }
       *[other] { $seat } ti invita nell'arena.
    }
spartacus-event-declined = { $seat } non manda nessuno.
spartacus-event-declined-you = Non mandi nessuno.
spartacus-event-sent = { $seat } manda { $card } nell'arena.
spartacus-event-sent-you = Mandi { $card } nell'arena.
spartacus-event-equipped = { $seat } aggiunge { $card }.
spartacus-event-equipped-you = Aggiungi { $card }.
spartacus-event-no-fight = Niente combattimento: non si sono trovati due combattenti.
spartacus-event-replaced = { $card } combatte per { $seat } al posto di { $instead }.
spartacus-event-replaced-you = { $card } combatte per te al posto di { $instead }.
spartacus-event-bet = { $seat } scommette { $bets }.
spartacus-event-bet-you = Scommetti { $bets }.
spartacus-event-bets-won =
    { $seat } vince scommesse e ritira { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    }.
spartacus-event-bets-won-you =
    Vinci scommesse e ritiri { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    }.
spartacus-event-bets-lost =
    { $seat } perde scommesse per { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    }.
spartacus-event-bets-lost-you =
    Perdi scommesse per { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    }.
spartacus-event-spared = Pollice in su: { $seat } risparmia { $card }.
spartacus-event-spared-you = Pollice in su: risparmi { $card }.
spartacus-event-killed = Pollice verso: { $seat } fa giustiziare { $card }.
spartacus-event-killed-you = Pollice verso: fai giustiziare { $card }.

## What happens: a fight
spartacus-event-round = Round { $round }.
spartacus-event-initiative = { $seat } tira per l'iniziativa: { $dice }.
spartacus-event-initiative-you = Tiri per l'iniziativa: { $dice }.
spartacus-event-leads = { $seat } vince l'iniziativa.
spartacus-event-leads-you = Vinci l'iniziativa.
spartacus-event-moved = Il combattente di { $seat } si muove in { $cell }.
spartacus-event-moved-you = Il tuo combattente si muove in { $cell }.
# $thrown is speed (dice of Speed, the Javelin) or normal; it is never shown itself.
spartacus-event-attacks =
    { $thrown ->
        [speed] { $card } di { $seat } attacca con i dadi Velocità.
       *[normal] { $card } di { $seat } attacca.
    }
spartacus-event-attacks-you =
    { $thrown ->
        [speed] { $card } della tua Casa attacca con i dadi Velocità.
       *[normal] { $card } della tua Casa attacca.
    }
spartacus-event-dice = Attacco { $attack }, difesa { $defence }.
spartacus-event-rerolled = { $seat } fa tirare di nuovo un dado ({ $source }).
spartacus-event-rerolled-you = Fai tirare di nuovo un dado ({ $source }).
spartacus-event-damage =
    { $damage ->
        [0] Il combattente di { $seat } non subisce danni.
        [one] Il combattente di { $seat } subisce 1 danno.
       *[other] Il combattente di { $seat } subisce { $damage } danni.
    }
spartacus-event-damage-you =
    { $damage ->
        [0] Il tuo combattente non subisce danni.
        [one] Il tuo combattente subisce 1 danno.
       *[other] Il tuo combattente subisce { $damage } danni.
    }
spartacus-event-riposte = Tris in difesa: il combattente di { $seat } risponde, danni: { $damage }.
spartacus-event-riposte-you = Tris in difesa: il tuo combattente risponde, danni: { $damage }.
spartacus-event-padded = L'armatura di { $seat } assorbe il primo danno.
spartacus-event-padded-you = La tua armatura assorbe il primo danno.
spartacus-event-lost-die = { $seat } perde un dado: { $pool }.
spartacus-event-lost-die-you = Perdi un dado: { $pool }.
# $level is yields, injured or decapitated; it is never shown itself.
spartacus-event-defeated =
    { $level ->
        [yields] { $card } di { $seat } perde e si arrende.
        [injured] { $card } di { $seat } perde e riceve una ferita.
       *[decapitated] { $card } di { $seat } perde: decapitazione.
    }
spartacus-event-defeated-you =
    { $level ->
        [yields] { $card } della tua Casa perde e si arrende.
        [injured] { $card } della tua Casa perde e riceve una ferita.
       *[decapitated] { $card } della tua Casa perde: decapitazione.
    }

## What happens: the end, trade
spartacus-event-tournament = Decide un torneo. Partecipanti: { $seats }.
spartacus-event-bout = Incontro del torneo: { $seat } contro { $other }.
spartacus-event-bout-you =
    { $other ->
        [Tu] Incontro del torneo: { $seat } contro di te.
       *[other] Incontro del torneo: tu contro { $other }.
    }
spartacus-event-through = { $seat } vince l'incontro.
spartacus-event-through-you = Vinci l'incontro.
spartacus-event-won =
    La partita è finita. Vittoria: { $seat }, con { $influence ->
        [one] 1 punto Influenza
       *[other] { $influence } punti Influenza
    }.
spartacus-event-won-you =
    La partita è finita. Hai vinto, con { $influence ->
        [one] 1 punto Influenza
       *[other] { $influence } punti Influenza
    }.
spartacus-event-offered = { $seat } fa una proposta a { $other }.
spartacus-event-offered-you =
    { $other ->
        [Tu] { $seat } ti fa una proposta.
       *[other] Fai una proposta a { $other }.
    }
spartacus-event-countered = { $seat } risponde a { $other } con una controproposta.
spartacus-event-countered-you =
    { $other ->
        [Tu] { $seat } ti risponde con una controproposta.
       *[other] Rispondi a { $other } con una controproposta.
    }
spartacus-event-offer-declined = { $other } rifiuta la proposta di { $seat }.
spartacus-event-offer-declined-you =
    { $other ->
        [Tu] Rifiuti la proposta di { $seat }.
       *[other] { $other } rifiuta la tua proposta.
    }
spartacus-event-offer-withdrawn = { $seat } ritira la proposta a { $other }.
spartacus-event-offer-withdrawn-you =
    { $other ->
        [Tu] { $seat } ritira la proposta che ti ha fatto.
       *[other] Ritiri la tua proposta a { $other }.
    }
spartacus-event-offer-gone = La proposta di { $seat } a { $other } non è più sul tavolo: il momento è passato.
spartacus-event-offer-gone-you =
    { $other ->
        [Tu] La proposta che { $seat } ti ha fatto non è più sul tavolo: il momento è passato.
       *[other] La tua proposta a { $other } non è più sul tavolo: il momento è passato.
    }
spartacus-event-offer-failed = La proposta di { $seat } a { $other } non è più sul tavolo: non è più possibile.
spartacus-event-offer-failed-you =
    { $other ->
        [Tu] La proposta che { $seat } ti ha fatto non è più sul tavolo: non è più possibile.
       *[other] La tua proposta a { $other } non è più sul tavolo: non è più possibile.
    }
spartacus-event-offer-void = La proposta di { $seat } a { $other } è nulla: qualcosa di promesso non c'era.
spartacus-event-offer-void-you =
    { $other ->
        [Tu] La proposta che { $seat } ti ha fatto è nulla: qualcosa di promesso non c'era.
       *[other] La tua proposta a { $other } è nulla: qualcosa di promesso non c'era.
    }
spartacus-event-deal = { $seat } e { $other } concludono un accordo.
spartacus-event-deal-you =
    { $other ->
        [Tu] Concludi un accordo con { $seat }.
       *[other] Concludi un accordo con { $other }.
    }


## What is asked

spartacus-ask-match-choose_house = Quale Casa prendi?
spartacus-ask-upkeep-treat = Per chi è il prossimo tiro di guarigione?
spartacus-ask-upkeep-cure = Fai ripetere questo tiro di guarigione?
spartacus-ask-upkeep-release = Fai quadrare i conti. Ti liberi di un gladiatore?
spartacus-ask-intrigue-do_deed = Il tuo turno d'Intrigo. Che cosa fai?
spartacus-ask-scheme-lay_down = Quale complotto metti coperto?
spartacus-ask-scheme-plead = A chi chiedi sostegno?
spartacus-ask-plead-enough = Hai abbastanza sostegno. Giochi il tuo complotto?
spartacus-ask-scheme-name_price = Quante monete offri subito o prometti per dopo?
spartacus-ask-scheme-claim = Quale complotto dici che è, o lo mostri?
spartacus-ask-scheme-claim_target = Quale bersaglio dici che ha?
spartacus-ask-scheme-pledge = Sostieni questo complotto?
spartacus-ask-scheme-settle_demand = Ti si chiede di più. Accetti?
spartacus-ask-scheme-make_up = Come rimedi all'Influenza che manca?
spartacus-ask-scheme-foil = Provi a sventare questo complotto?
spartacus-ask-scheme-pick = Quale carta nomini?
spartacus-ask-cost-pay = Quale carta usi per la regola della tua Casa?
spartacus-ask-cost-drop = Quale carta cambi?
spartacus-ask-spy-look = Quale mano guardi?
spartacus-ask-exchange-exchange = Quale carta cambi?
spartacus-ask-reaction-thunder = Sventi questa reazione?
spartacus-ask-reaction-take_guard = Prendi una guardia dagli scarti?
spartacus-ask-guard-drill = La tua guardia ha fallito. Tira di nuovo?
spartacus-ask-guard-thunder = Sventi questa guardia?
spartacus-ask-quiet-speak = Giochi una reazione?
spartacus-ask-market-trade = Il Mercato Aperto. Che cosa vendi alla banca?
spartacus-ask-market-look = Quale carta dell'asta guardi?
spartacus-ask-market-bid = Quanto offri?
spartacus-ask-market-bid_for_token = Quanto offri per il segnalino Organizzatore?
spartacus-ask-arena-invite = L'Organizzatore sei tu. Chi inviti?
spartacus-ask-arena-send = Hai ricevuto un invito. Chi mandi?
spartacus-ask-arena-take_weapon = Quale arma prende il tuo combattente?
spartacus-ask-arena-take_armour = Quale armatura prende il tuo combattente?
spartacus-ask-arena-take_special = Quale equipaggiamento speciale prende il tuo combattente?
spartacus-ask-arena-bet = Su che cosa scommetti?
spartacus-ask-arena-show_thumb = L'Organizzatore sei tu. Pollice in su o pollice verso?
spartacus-ask-fight-cast = Usi la tua Rete?
spartacus-ask-fight-reroll_initiative = Si tira di nuovo per l'iniziativa?
spartacus-ask-fight-choose_order = Hai l'iniziativa. Agisci prima o dopo?
spartacus-ask-fight-act = Che cosa fa il tuo combattente?
spartacus-ask-fight-act_second = Che cosa fa il tuo combattente?
spartacus-ask-fight-call_off = L'Organizzatore sei tu. Chi si arrende?
spartacus-ask-attack-dodge = Subisci un attacco. Quali dadi tiri?
spartacus-ask-attack-reroll = Fai tirare di nuovo un dado?
spartacus-ask-attack-strike = Aggiungi 1 danno?
spartacus-ask-attack-shield = Ignori 1 danno?
spartacus-ask-attack-shield_back = Un triplo risponde al colpo. Ignori 1 danno?
spartacus-ask-loss-lose = Quale dado perdi?
spartacus-ask-tournament-pick_fighters = Chi mandi al torneo?

spartacus-wait-match-choose_house =
    { $count ->
        [one] { $names } deve scegliere una Casa.
       *[other] { $names } devono scegliere una Casa.
    }
spartacus-wait-upkeep-treat =
    { $count ->
        [one] { $names } deve scegliere il prossimo tiro di guarigione.
       *[other] { $names } devono scegliere il prossimo tiro di guarigione.
    }
spartacus-wait-upkeep-cure =
    { $count ->
        [one] { $names } può ripetere un tiro di guarigione.
       *[other] { $names } possono ripetere un tiro di guarigione.
    }
spartacus-wait-upkeep-release =
    { $count ->
        [one] { $names } deve fare i conti.
       *[other] { $names } devono fare i conti.
    }
spartacus-wait-intrigue-do_deed =
    { $count ->
        [one] { $names } deve giocare il turno d'Intrigo.
       *[other] { $names } devono giocare il turno d'Intrigo.
    }
spartacus-wait-scheme-lay_down =
    { $count ->
        [one] { $names } deve posare un complotto, coperto.
       *[other] { $names } devono posare un complotto, coperto.
    }
spartacus-wait-scheme-plead =
    { $count ->
        [one] { $names } può chiedere sostegno.
       *[other] { $names } possono chiedere sostegno.
    }
spartacus-wait-scheme-name_price =
    { $count ->
        [one] { $names } deve offrire Oro per il sostegno.
       *[other] { $names } devono offrire Oro per il sostegno.
    }
spartacus-wait-scheme-claim =
    { $count ->
        [one] { $names } deve dire quale sarebbe il complotto.
       *[other] { $names } devono dire quale sarebbe il complotto.
    }
spartacus-wait-scheme-claim_target =
    { $count ->
        [one] { $names } deve dire quale sarebbe il bersaglio.
       *[other] { $names } devono dire quale sarebbe il bersaglio.
    }
spartacus-wait-scheme-pledge =
    { $count ->
        [one] { $names } può sostenere il complotto.
       *[other] { $names } possono sostenere il complotto.
    }
spartacus-wait-scheme-settle_demand =
    { $count ->
        [one] { $names } deve pagare di più o rinunciare al sostegno.
       *[other] { $names } devono pagare di più o rinunciare al sostegno.
    }
spartacus-wait-scheme-make_up =
    { $count ->
        [one] { $names } può rimediare all'Influenza che manca.
       *[other] { $names } possono rimediare all'Influenza che manca.
    }
spartacus-wait-scheme-foil =
    { $count ->
        [one] { $names } può sventare il complotto.
       *[other] { $names } possono sventare il complotto.
    }
spartacus-wait-scheme-pick =
    { $count ->
        [one] { $names } deve nominare una carta.
       *[other] { $names } devono nominare una carta.
    }
spartacus-wait-cost-pay =
    { $count ->
        [one] { $names } deve scegliere carte per la regola di una Casa.
       *[other] { $names } devono scegliere carte per la regola di una Casa.
    }
spartacus-wait-cost-drop =
    { $count ->
        [one] { $names } deve scegliere carte da cambiare.
       *[other] { $names } devono scegliere carte da cambiare.
    }
spartacus-wait-spy-look =
    { $count ->
        [one] { $names } deve scegliere una mano da guardare.
       *[other] { $names } devono scegliere una mano da guardare.
    }
spartacus-wait-exchange-exchange =
    { $count ->
        [one] { $names } deve scegliere una carta da cambiare.
       *[other] { $names } devono scegliere una carta da cambiare.
    }
spartacus-wait-reaction-thunder =
    { $count ->
        [one] { $names } può rispondere alla reazione.
       *[other] { $names } possono rispondere alla reazione.
    }
spartacus-wait-reaction-take_guard =
    { $count ->
        [one] { $names } può prendere una guardia dagli scarti.
       *[other] { $names } possono prendere una guardia dagli scarti.
    }
spartacus-wait-guard-drill =
    { $count ->
        [one] { $names } può far ritirare la guardia.
       *[other] { $names } possono far ritirare la guardia.
    }
spartacus-wait-guard-thunder =
    { $count ->
        [one] { $names } può rispondere alla guardia.
       *[other] { $names } possono rispondere alla guardia.
    }
spartacus-wait-quiet-speak =
    { $count ->
        [one] { $names } può reagire.
       *[other] { $names } possono reagire.
    }
spartacus-wait-market-trade =
    { $count ->
        [one] { $names } può commerciare nel Mercato Aperto.
       *[other] { $names } possono commerciare nel Mercato Aperto.
    }
spartacus-wait-market-look =
    { $count ->
        [one] { $names } può guardare l'asta.
       *[other] { $names } possono guardare l'asta.
    }
spartacus-wait-market-bid =
    { $count ->
        [one] { $names } deve fare un'offerta.
       *[other] { $names } devono fare un'offerta.
    }
spartacus-wait-market-bid_for_token =
    { $count ->
        [one] { $names } deve fare un'offerta per il segnalino Organizzatore.
       *[other] { $names } devono fare un'offerta per il segnalino Organizzatore.
    }
spartacus-wait-arena-invite =
    { $count ->
        [one] { $names } deve fare un invito.
       *[other] { $names } devono fare un invito.
    }
spartacus-wait-arena-send =
    { $count ->
        [one] { $names } deve mandare un combattente o rifiutare.
       *[other] { $names } devono mandare un combattente o rifiutare.
    }
spartacus-wait-arena-take_weapon =
    { $count ->
        [one] { $names } può prendere un'arma.
       *[other] { $names } possono prendere un'arma.
    }
spartacus-wait-arena-take_armour =
    { $count ->
        [one] { $names } può prendere un'armatura.
       *[other] { $names } possono prendere un'armatura.
    }
spartacus-wait-arena-take_special =
    { $count ->
        [one] { $names } può prendere un equipaggiamento speciale.
       *[other] { $names } possono prendere un equipaggiamento speciale.
    }
spartacus-wait-arena-bet =
    { $count ->
        [one] { $names } deve scommettere o no.
       *[other] { $names } devono scommettere o no.
    }
spartacus-wait-arena-show_thumb =
    { $count ->
        [one] { $names } deve mostrare il pollice.
       *[other] { $names } devono mostrare il pollice.
    }
spartacus-wait-fight-cast =
    { $count ->
        [one] { $names } può lanciare la Rete.
       *[other] { $names } possono lanciare la Rete.
    }
spartacus-wait-fight-reroll_initiative =
    { $count ->
        [one] { $names } può ritirare l'iniziativa.
       *[other] { $names } possono ritirare l'iniziativa.
    }
spartacus-wait-fight-choose_order =
    { $count ->
        [one] { $names } deve iniziare o seguire.
       *[other] { $names } devono iniziare o seguire.
    }
spartacus-wait-fight-act =
    { $count ->
        [one] { $names } deve muoversi o attaccare.
       *[other] { $names } devono muoversi o attaccare.
    }
spartacus-wait-fight-act_second =
    { $count ->
        [one] { $names } deve muoversi o attaccare.
       *[other] { $names } devono muoversi o attaccare.
    }
spartacus-wait-fight-call_off =
    { $count ->
        [one] { $names } può arrendersi.
       *[other] { $names } possono arrendersi.
    }
spartacus-wait-attack-dodge =
    { $count ->
        [one] { $names } deve scegliere i dadi per la difesa.
       *[other] { $names } devono scegliere i dadi per la difesa.
    }
spartacus-wait-attack-reroll =
    { $count ->
        [one] { $names } può far ritirare un dado.
       *[other] { $names } possono far ritirare un dado.
    }
spartacus-wait-attack-strike =
    { $count ->
        [one] { $names } può aggiungere 1 danno.
       *[other] { $names } possono aggiungere 1 danno.
    }
spartacus-wait-attack-shield =
    { $count ->
        [one] { $names } può ignorare 1 danno.
       *[other] { $names } possono ignorare 1 danno.
    }
spartacus-wait-attack-shield_back =
    { $count ->
        [one] { $names } può ignorare 1 danno, da attaccante.
       *[other] { $names } possono ignorare 1 danno, da attaccante.
    }
spartacus-wait-loss-lose =
    { $count ->
        [one] { $names } deve scegliere un dado da perdere.
       *[other] { $names } devono scegliere un dado da perdere.
    }
spartacus-wait-tournament-pick_fighters =
    { $count ->
        [one] { $names } deve mandare un combattente al torneo.
       *[other] { $names } devono mandare un combattente al torneo.
    }

## What is allowed, and what hangs on it. People are called by their house here.

spartacus-why-match-choose_house = La Casa decide con che cosa cominci e quali due regole speciali puoi usare nei tuoi turni d'Intrigo.
spartacus-why-upkeep-treat = Da 4 a 6 guarisce, 2 e 3 non cambiano nulla, 1 è la morte.
spartacus-why-cure = Per { $card } è uscito { $die }: da 4 a 6 guarisce, 1 è la morte. Vale il nuovo tiro.
spartacus-why-release =
    Ogni schiavo pronto rende 1 moneta, ogni gladiatore pronto ne costa 1. Hai { $gold }; gladiatori: { $men }, schiavi: { $slaves }. Chi lasci andare si scarta.
spartacus-why-intrigue = Hai in mano { $cards }; puoi finire il turno con { $most } o meno.
spartacus-why-scheme-lay_down = Solo tu sai qual è. Le Case che lo sostengono aggiungono tutta la loro Influenza alla tua, per questo complotto.
spartacus-why-plead =
    Il complotto { $title } richiede { $needs ->
        [one] 1 punto Influenza
       *[other] { $needs } punti Influenza
    }; finora sono { $have }. A ogni Casa puoi chiedere al massimo tre volte.
spartacus-why-price = { $house } ha { $points }. L'oro si paga solo per un sì, subito. Le monete promesse si pagano dopo il complotto, o no: una promessa non obbliga nessuno.
spartacus-why-scheme-claim = Ciò che dici non dev'essere per forza vero, e puoi tacere. Una carta che mostri la vede solo la Casa a cui chiedi.
spartacus-why-scheme-claim_target = Non dev'essere per forza vero. Puoi anche tacere.
spartacus-why-pledge = { $house } mette coperto un complotto, chiede il tuo sostegno ({ $points }) e offre { $price }. Un sì è definitivo.
spartacus-why-pledge-free = { $house } mette coperto un complotto, chiede il tuo sostegno ({ $points }) e non offre nulla. Un sì è definitivo.
spartacus-why-claimed = Dice che è { $title }: { $effect }.
# These follow spartacus-why-pledge.
spartacus-why-promised = Per dopo ti si promette: { $promised }; una promessa non obbliga nessuno.
spartacus-why-shown = Ti è stata mostrata la carta, { $title }: { $effect }.
spartacus-why-demand = { $house } vuole { $price } per { $points }. Se non paghi, la risposta è no.
spartacus-why-demand-promise = { $house } vuole subito { $price } e una promessa di { $promised } per { $points }. Se non accetti, la risposta è no.
spartacus-why-make-up = Per { $title } sei sotto di { $points }. Quello che usi va perso anche se il complotto è sventato.
spartacus-why-foil = { $what }: { $effect }. Tutti scelgono insieme; fra chi agisce, comincia il più vicino alla sinistra di chi trama.
spartacus-why-guard = Il bersaglio sei tu: una guardia sventa il complotto con { $least } o più.
spartacus-why-pick = { $title }: { $effect }.
spartacus-why-cost = { $rule }. Ancora da nominare: { $left }.
spartacus-why-drop = Peschi tante carte quante ne scarti. Ancora possibili: { $left }.
spartacus-why-spy-look = Ne vedi una carta a caso; gli altri sanno solo di chi è la mano.
spartacus-why-exchange-exchange = La scarti e ne peschi un'altra.
# For reaction.thunder and guard.thunder.
spartacus-why-thunder = La carta { $title } di { $house } sta per avere effetto. Se la sventi, non fa nulla.
spartacus-why-reaction-take_guard = La guardia va sul tuo tavolo, pronta.
spartacus-why-drill = La guardia ha fatto { $die }; le serve { $least } o più.
spartacus-why-quiet-books = Un momento di quiete: reazioni su Case senza oro, schiavi o gladiatori. Tutti scelgono insieme; agisce il primo in senso orario a partire dall'Organizzatore.
spartacus-why-quiet-rig = Le scommesse sono scoperte: reazioni che cambiano chi combatte, o su Case in difficoltà. Tutti scelgono insieme.
spartacus-why-quiet-death = Dopo il combattimento: reazioni alla morte di un gladiatore, o su Case in difficoltà. Tutti scelgono insieme.
spartacus-why-market-trade = Puoi vendere carte pronte alla banca e fare proposte agli altri. Se lasci il mercato non rientri, e il tuo oro non si mostra più.
spartacus-why-market-look = Solo tu vedi la carta. Chi guarda per te si esaurisce.
spartacus-why-bid = All'asta: { $what }. Tutte le offerte si mostrano insieme; la più alta paga, chi è in parità ne aggiunge un'altra.
spartacus-why-tied = Sei in parità; sul tavolo hai già { $gold }.
spartacus-why-arena-invite = Combattono due Case; ognuna si invita al massimo una volta. Rifiutare costa a una Casa 1 punto Influenza. Puoi invitare la tua.
spartacus-why-send-first = Chi mandi è il combattente I.
spartacus-why-send-second = Combattente I, per { $house }: { $card }. Chi mandi è il combattente II.
# One of the next two follows.
spartacus-why-send-decline = Rifiutare ti costa 1 punto Influenza.
spartacus-why-send-host = Hai invitato la tua Casa: devi mandare qualcuno.
spartacus-why-gear = { $card } può avere un'arma, un'armatura e un equipaggiamento speciale.
spartacus-why-bet = I: { $one }. II: { $two }. La Vittoria paga 1 a 1, Ferita e Decapitazione pagano 2 a 1.
# One of the next two follows: per type, or per fighter.
spartacus-why-bet-type = Fino a 3 monete per tipo; le due vittorie insieme sono un solo tipo.
spartacus-why-bet-fighter = Fino a 3 monete su ogni voce.
# Follows the line above, for the houses in the fight.
spartacus-why-bet-own = Non puoi scommettere sulla vittoria del tuo avversario.
spartacus-why-thumb = { $card } ha perso. Il pollice verso è la morte, e ti costa 1 punto Influenza per ogni Favore.
spartacus-why-fight-cast = Chi è solo a usare una Rete vince l'iniziativa senza tirare. Se la usano entrambi, si tirano i dadi.
spartacus-why-initiative = { $one } { $dice }, { $two } { $others }. Vale l'ultimo tiro.
spartacus-why-fight-choose_order = Ogni combattente si muove e attacca una volta, nell'ordine che vuole; poi tocca all'altro.
spartacus-why-act =
    { $far ->
        [one] { $card } sta in { $cell }, { $foe } in { $there }: caselle adiacenti.
       *[other] { $card } sta in { $cell }, { $foe } in { $there }: a { $far } caselle di distanza.
    } Un movimento e un attacco, nell'ordine che vuoi.
spartacus-why-fight-call_off = Venti round senza un dado perso, e i due combattenti sono pari.
spartacus-why-attack-dodge = Con i dadi Velocità non valgono ri-tiri, doppi o tripli in Difesa.
spartacus-why-attack = Attacco { $attack }, difesa { $defense }.
spartacus-why-damage = Danni finora: { $damage }.
spartacus-why-back = Danni del triplo al tuo combattente: { $damage }.
spartacus-why-lose =
    { $damage ->
        [one] 1 dado va perso.
       *[other] { $damage } dadi vanno persi.
    } Nessuna riserva può scendere sotto 1 finché un'altra ne ha di più.
spartacus-why-lineup = Affronti { $house }. Scegliete insieme; chi vince il torneo vince la partita.

## Options

spartacus-keep = resti con { $gold }
spartacus-then-have = poi hai { $gold }
spartacus-then-lack = sei ancora sotto di { $gold }
spartacus-close-books = Chiudi i conti
spartacus-for-free = senza nulla in cambio
spartacus-you-get = ricevi { $gold }
spartacus-promise-of = una promessa di { $gold }
spartacus-you-lose = perdi { $points }
spartacus-enough = allora basta
# $points is a number: Influence that is missing.
spartacus-option-lose-die = Perdi un dado: { $pool }
spartacus-short-paid = ne mancano { $points }: paghi in più { $gold }
spartacus-short-used = ne mancano { $points }: rimedia { $card }
spartacus-still-lacks =
    { $points ->
        [one] manca ancora 1 punto
       *[other] mancano ancora { $points } punti
    }
spartacus-now = al momento sono { $what }
spartacus-target-has = la Casa ha { $points }
spartacus-now-dice = ora { $dice }
# $others and $left are numbers of dice.
spartacus-dice-against = { $dice } contro { $others }
spartacus-dice-become = { $dice }, poi { $left }
spartacus-damage-instead =
    { $damage ->
        [one] 1 danno invece di { $now }
       *[other] { $damage } danni invece di { $now }
    }
spartacus-then-exhausted = poi la carta si esaurisce
spartacus-wins-initiative = vinci l'iniziativa, se non lo fate entrambi
spartacus-guard-foils = sventa il complotto con { $least } o più
spartacus-lives = { $card } vive
spartacus-dies = { $card } muore
spartacus-away =
    { $count ->
        [one] accanto all'avversario
       *[other] a { $count } caselle dall'avversario
    }

spartacus-deed-post = Metti una guardia sul tavolo
spartacus-deed-seek = Cerca sostegno per un complotto
spartacus-deed-support = Sostieni il complotto
spartacus-deed-show = Mostra la carta, { $title }, a { $target }
spartacus-deed-accept = Paga { $gold }
spartacus-deed-sell-guard = Vendi una guardia dal tavolo
spartacus-deed-take-guard = Prendi una guardia dagli scarti
spartacus-deed-use = Usa { $card }
spartacus-deed-again = Tira di nuovo tutti i tuoi dadi Velocità
spartacus-deed-first = Agisci prima
spartacus-deed-second = Agisci dopo
spartacus-deed-attack = Attacca
spartacus-deed-throw = Lancia { $card }
# $defense is a number of dice.
spartacus-deed-dodge = Velocità
spartacus-dodge-dice = { $speed } invece di { $defense }
spartacus-deed-up = Pollice in su
spartacus-deed-down = Pollice verso
spartacus-deed-from-table = Una guardia dal tavolo
spartacus-deed-from-hand = Una guardia dalla tua mano

spartacus-play = Gioca { $title }
spartacus-play-on =
    { $target ->
        [te] Gioca { $title } su di te
       *[other] Gioca { $title } su { $target }
    }
spartacus-play-raise-two =
    { $target ->
        [te] Gioca { $title } su di te e { $second }
       *[other] Gioca { $title } su { $target } e { $second }
    }
spartacus-play-collude =
    { $target ->
        [te] Gioca { $title } su di te, a favore di { $second }
       *[other]
            { $second ->
                [te] Gioca { $title } su { $target }, a tuo favore
               *[other] Gioca { $title } su { $target }, a favore di { $second }
            }
    }
spartacus-play-buy-secrets =
    { $target ->
        [te] Gioca { $title } su di te, pagando { $second }
       *[other] Gioca { $title } su { $target }, pagando { $second }
    }
spartacus-play-foil-slave = Gioca { $title }, scartando { $target }
spartacus-play-foil-pay = Gioca { $title }, pagando { $target }
spartacus-play-rig = Gioca { $title }, mandando { $target }
spartacus-option-plea = Chiedi sostegno a { $target }
spartacus-option-aimed =
    { $target ->
        [te] Su di te
       *[other] Su { $target }
    }
spartacus-option-spy = La mano di { $target }
spartacus-option-yields = { $card } si arrende
spartacus-option-invite =
    { $target ->
        [te] Invita la tua Casa
       *[other] Invita { $target }
    }
spartacus-option-die =
    { $die ->
        [1] Tira di nuovo il tuo 1
       *[other] Tira di nuovo il tuo { $die }
    }
spartacus-option-their-die =
    { $die ->
        [1] Fai tirare di nuovo l'1 all'avversario
       *[other] Fai tirare di nuovo il { $die } all'avversario
    }
spartacus-option-move = Muovi in { $cell }
spartacus-option-treat = Tira ora per { $card }
spartacus-option-release = Liberati di { $card }
spartacus-option-discard = Scarta { $card }
spartacus-option-exhaust = Esaurisci { $card }
spartacus-option-send = Manda { $card }
spartacus-option-sell = Vendi { $card }
spartacus-option-peek = Guarda la carta { $place } con { $card }
spartacus-option-cash = Incassa { $title }
spartacus-option-lay = Metti coperto il complotto { $title }
spartacus-option-claim = Di' che è { $title }
spartacus-option-bid = Offri { $gold }
spartacus-option-bid-nothing = Non offrire nulla
spartacus-option-add = Aggiungi { $gold }, { $total } in tutto
spartacus-option-add-nothing = Non aggiungere nulla
spartacus-option-buy = Paga { $gold } per { $points } in meno
spartacus-option-offer = Offri { $gold }
spartacus-option-offer-nothing = Non offrire nulla
spartacus-option-demand = Sì, se { $house } ti paga { $gold }
spartacus-option-promise = Prometti { $gold }
spartacus-option-owe = Sì, se { $house } ti promette { $gold }
spartacus-option-no-bet = Nessuna scommessa
spartacus-option-lineup = { $card } con { $gear }
spartacus-option-lineup-bare = { $card } senza equipaggiamento

spartacus-pass-upkeep-cure = Nessun nuovo tiro
spartacus-pass-intrigue-do_deed = Finisci il tuo turno d'Intrigo
spartacus-pass-scheme-lay_down = Nessun complotto
spartacus-pass-scheme-plead = Riprendi il complotto senza mostrarlo
spartacus-pass-scheme-claim = Non dire nulla
spartacus-pass-scheme-claim_target = Non nominare nessuna Casa
spartacus-pass-scheme-pledge = Nessun sostegno
spartacus-pass-scheme-settle_demand = Non accettare
spartacus-pass-scheme-foil = Non fare nulla
spartacus-pass-cost-drop = Non cambiare altre carte
spartacus-pass-reaction-thunder = Non fare nulla
spartacus-pass-reaction-take_guard = Non prenderla
spartacus-pass-guard-drill = Nessun nuovo tiro
spartacus-pass-guard-thunder = Non fare nulla
spartacus-pass-quiet-speak = Nessuna reazione
spartacus-pass-market-trade = Raccogli il tuo oro e vai alle aste
spartacus-pass-market-look = Non guardare
spartacus-pass-arena-send = Rifiuta
spartacus-pass-arena-send-more = perdi 1 punto Influenza
spartacus-pass-arena-take_weapon = Nessuna arma
spartacus-pass-arena-take_armour = Nessuna armatura
spartacus-pass-arena-take_special = Nessun equipaggiamento speciale
spartacus-pass-fight-cast = Non usarla
spartacus-pass-fight-reroll_initiative = Tieni i dadi
spartacus-pass-fight-act = Chiudi il turno del tuo combattente
spartacus-pass-fight-act_second = Chiudi il turno del tuo combattente
spartacus-pass-attack-dodge = Dadi Difesa
spartacus-pass-attack-reroll = Tieni i dadi
spartacus-pass-attack-strike = Lascia i danni come sono
spartacus-pass-attack-shield = Subisci i danni
spartacus-pass-attack-shield_back = Subisci i danni
# What is typed for an amount: the letter, then the number. Small letters, all different, none of ? r t l c d s u q.
spartacus-letter-bid = o
spartacus-letter-price = p
spartacus-letter-demand = e
spartacus-letter-promise = m
spartacus-letter-owe = n

# The fields of a bet. $seat names the house of the fighter.
spartacus-part-fighter = Monete sulla vittoria di { $side }: { $card }, { $seat }
spartacus-part-victory-i = Monete sulla vittoria di I
spartacus-part-victory-ii = Monete sulla vittoria di II
spartacus-part-injury = Monete su Ferita
spartacus-part-decapitation = Monete su Decapitazione
spartacus-bet-fighter = { $gold } su { $side } ({ $card })
spartacus-bet-victory-i = { $gold } su I
spartacus-bet-victory-ii = { $gold } su II
spartacus-bet-injury = { $gold } su Ferita
spartacus-bet-decapitation = { $gold } su Decapitazione

## Gifts and trade

spartacus-free-action-propose = Fai una proposta
spartacus-free-action-accept = Accetta
spartacus-free-action-counter = Controproposta
spartacus-free-action-decline = Rifiuta
spartacus-free-action-withdraw = Ritira
spartacus-free-action-give-gold = Dai oro
spartacus-free-action-post-guard = Metti una guardia sul tavolo
spartacus-ware-gold = Oro
spartacus-ware-guards = Guardie
spartacus-give = Dai { $gold } a { $seat }
spartacus-offer = Proponi a { $seat }: { $give } in cambio di { $get }
spartacus-offer-gift = Proponi a { $seat }: { $give }, senza nulla in cambio
spartacus-offer-request = Chiedi a { $seat }: { $get }, senza nulla in cambio
spartacus-offered-you = Proposta di { $seat }. Ricevi: { $give }; dai: { $get }.
spartacus-offered-by-you = La tua proposta a { $seat }. Dai: { $give }; ricevi: { $get }.

## The special rules of the houses

spartacus-rule-exhaust-gladiators = esaurisci { $cost }: ricevi { $gold }
spartacus-rule-exhaust-guards = esaurisci { $cost }: pesca { $cards }
spartacus-rule-exhaust-slaves = esaurisci { $cost }: scarta fino a { $most } carte e pescane altrettante
spartacus-rule-lower-needs = paga monete quando dichiari un complotto: richiede altrettanta Influenza in meno
spartacus-rule-discard = scarta { $cost }: ottieni { $gain }

## Market cards: names, and what they can do. Named people are called as their cards say.

spartacus-card-syrian-warrior = Guerriero siriano
spartacus-card-numidian-warrior = Guerriero numida
spartacus-card-thracian-warrior = Guerriero trace
spartacus-card-celtic-warrior = Guerriero celta
spartacus-card-attendant = Servitore
spartacus-card-convict = Condannato
spartacus-card-cook = Cuoco
spartacus-card-debtor = Debitore
spartacus-card-deserter = Disertore
spartacus-card-medicus = Medicus
spartacus-card-apothecary = Speziale
spartacus-card-masked-courtesan = Cortigiana mascherata
spartacus-card-gladius = Gladius
spartacus-card-axe = Ascia
spartacus-card-trident = Tridente
spartacus-card-galea = Galea
spartacus-card-scutum = Scutum
spartacus-card-manica = Manica
spartacus-card-net = Rete
spartacus-card-javelin = Giavellotto

spartacus-ability-double-strike = ogni doppio in Attacco aggiunge 1 danno
spartacus-ability-riposte = un triplo in Difesa fa 1 danno all'attaccante
spartacus-ability-double-block = ogni doppio in Difesa para 1 danno
spartacus-ability-wins-ties = quando attacca, vince le parità fra i dadi confrontati
spartacus-ability-tough = tira due dadi di guarigione e tiene il migliore
spartacus-ability-overawes = l'abilità dell'avversario non vale
spartacus-ability-dodges = può tirare i dadi Velocità invece dei dadi Difesa
spartacus-ability-quick-start = una volta per round può tirare di nuovo per l'iniziativa
spartacus-ability-schemer =
    { $amount ->
        [one] Intrigo: esaurisci, e un complotto richiede 1 punto Influenza in meno
       *[other] Intrigo: esaurisci, e un complotto richiede { $amount } punti Influenza in meno
    }
spartacus-ability-maims = un avversario che sconfigge è come minimo ferito
spartacus-ability-reroll-attack = in ogni attacco tira di nuovo 1 dado Attacco
spartacus-ability-strides =
    { $amount ->
        [one] si muove di 1 casella in più
       *[other] si muove di { $amount } caselle in più
    }
spartacus-ability-crowd-pleaser = rende { $gold } quando perde 3 o più dadi per un solo attacco ma non il combattimento
spartacus-ability-jinx = una volta per combattimento l'avversario tira di nuovo un dado a tua scelta
spartacus-ability-beheads = un avversario che sconfigge è decapitato
spartacus-ability-heals = esaurisci per far ripetere un tiro di guarigione fallito
spartacus-ability-spies = Intrigo: esaurisci per vedere una carta a caso di una mano
spartacus-ability-scouts = esaurisci per guardare una carta dell'asta prima che si scopra la prima
spartacus-ability-earns = Intrigo: esaurisci per ricevere { $gold }
spartacus-ability-trades-card = Intrigo: esaurisci per scartare una carta e pescarne una
spartacus-ability-drills = esaurisci quando la tua guardia fallisce, per tirare di nuovo
spartacus-ability-counts-double = vale come due schiavi
spartacus-ability-extra-damage = esaurisci per 1 danno in più
spartacus-ability-reach =
    { $amount ->
        [one] attacca a una portata massima di 1 casella
       *[other] attacca a una portata massima di { $amount } caselle
    }
spartacus-ability-reroll-defence = in ogni difesa tira di nuovo 1 dado Difesa
spartacus-ability-ignore-damage = esaurisci per ignorare 1 danno
spartacus-ability-ignore-first = ignora il primo danno del combattimento
spartacus-ability-net = esaurisci prima dell'iniziativa per vincerla
spartacus-ability-javelin =
    { $amount ->
        [one] esaurisci per attaccare con i dadi Velocità, a una portata massima di 1 casella
       *[other] esaurisci per attaccare con i dadi Velocità, a una portata massima di { $amount } caselle
    }

## Intrigue cards: titles, and what they do

spartacus-title-black-market-profits = Profitti del mercato nero
spartacus-title-joint-venture = Affare in società
spartacus-title-looting-the-dead = Spogliare i morti
spartacus-title-labor-contract = Contratto di lavoro
spartacus-title-illicit-services = Servizi illeciti
spartacus-title-illicit-auction = Asta illecita
spartacus-title-robbery = Rapina
spartacus-title-word-to-the-tax-collector = Una soffiata all'esattore
spartacus-title-inside-information = Informazioni riservate
spartacus-title-visitor-from-rome = Visitatore da Roma
spartacus-title-lend-me-your-ear = Prestami orecchio
spartacus-title-final-blow = Colpo di grazia
spartacus-title-collaboration = Collaborazione
spartacus-title-grand-feast = Grande banchetto
spartacus-title-public-exhibition = Esibizione pubblica
spartacus-title-sate-roman-appetites = Saziare gli appetiti di Roma
spartacus-title-epic-spectacle = Spettacolo grandioso
spartacus-title-revenge = Vendetta!
spartacus-title-collusion = Collusione
spartacus-title-conspiracy = Cospirazione
spartacus-title-blackmail = Ricatto
spartacus-title-buying-secrets = Compravendita di segreti
spartacus-title-caught-taking-bribes = Corrotto in flagrante
spartacus-title-the-great-scandal = Il grande scandalo
spartacus-title-bribe-the-guards = Corrompere le guardie
spartacus-title-unlocked-gate = Cancello aperto
spartacus-title-incite-rebellion = Fomentare la rivolta
spartacus-title-poisoned-wine = Vino avvelenato
spartacus-title-whispered-rumours = Voci sussurrate
spartacus-title-support-from-rome = Sostegno da Roma
spartacus-title-sacrifice-for-the-dominus = Sacrificio per il Dominus
spartacus-title-for-a-few-denarii = Per qualche denario
spartacus-title-jupiter-s-thunder = Tuono di Giove
spartacus-title-rigging-the-match = Incontro truccato
spartacus-title-blood-on-the-sand = Sangue sulla sabbia
spartacus-title-a-shameful-ludus = Un ludus vergognoso
spartacus-title-empty-brothel = Bordello vuoto
spartacus-title-destitute = In miseria!
spartacus-title-guard = Guardia

# $amount and $men are numbers; $gold and $pay are spartacus-gold; $points and $loss are spartacus-influence.
spartacus-effect-gain = ricevi { $gold }
spartacus-effect-wages = il bersaglio riceve { $gold } per ogni schiavo pronto
spartacus-effect-auction-off =
    { $amount ->
        [2] scarta uno schiavo pronto e ricevi il doppio del suo valore in oro
       *[other] scarta uno schiavo pronto e ricevi { $amount } volte il suo valore in oro
    }
spartacus-effect-rob = prendi fino a { $gold } dal bersaglio
spartacus-effect-tax = il bersaglio paga fino a { $gold } alla banca
spartacus-effect-inform =
    { $amount ->
        [one] il bersaglio pesca 1 carta Intrigo
       *[other] il bersaglio pesca { $amount } carte Intrigo
    }
spartacus-effect-raise = il bersaglio ottiene { $points }
spartacus-effect-raise-two = due bersagli diversi ottengono { $points } ciascuno
spartacus-effect-feast = paga { $pay } a ogni altra Casa, il bersaglio ottiene { $points }
spartacus-effect-show-off = un bersaglio con { $men } o più gladiatori pronti ottiene { $points }
spartacus-effect-raise-lowest = la Casa con meno Influenza, se è una sola, ottiene { $points }
spartacus-effect-collude = il bersaglio perde { $points }, un'altra Casa a tua scelta ottiene { $points }
spartacus-effect-lower = il bersaglio perde { $points }
spartacus-effect-blackmail = scarta uno schiavo pronto, il bersaglio perde { $points }
spartacus-effect-buy-secrets = paga { $pay } a un'altra Casa qualsiasi, il bersaglio perde { $points }
spartacus-effect-frame = paga { $pay } al bersaglio, che perde { $points }
spartacus-effect-scandal = perdi { $loss }, ogni altra Casa perde { $points }
spartacus-effect-bribe-guards = tutte le guardie pronte del bersaglio si esauriscono, paga { $pay } per ognuna
spartacus-effect-lose-slave = il bersaglio scarta uno schiavo pronto a sua scelta
spartacus-effect-lose-gladiator = il bersaglio scarta un gladiatore pronto a sua scelta
spartacus-effect-poison = un gladiatore o schiavo pronto diventa esausto e ferito
spartacus-effect-foil = sventa un complotto
spartacus-effect-foil-guard = sventa un complotto, e puoi prendere una guardia dagli scarti
spartacus-effect-foil-slave = scarta uno schiavo pronto e sventa un complotto
spartacus-effect-foil-pay = paga { $pay } a un'altra Casa e sventa un complotto
spartacus-effect-thunder = sventa un complotto o una reazione qualsiasi
spartacus-effect-rig = dopo le scommesse, un altro combattente pronto di una Casa in gara combatte al posto del primo
spartacus-effect-mourn = quando un gladiatore muore nell'arena, la sua Casa ottiene { $points }
spartacus-effect-no-gladiators = una Casa senza gladiatori pronti perde { $points }
spartacus-effect-no-slaves = una Casa senza schiavi pronti perde { $points }
spartacus-effect-no-gold = una Casa senza oro perde { $points }
spartacus-effect-guard = sventa un complotto contro di te con 4 o più su un dado

## The table

spartacus-line-setup = Preparazione. Si vince con { $target } punti Influenza.
spartacus-line-turn = Turno { $turn }, { $phase }. Organizzatore: { $host }. Si vince con { $target } punti Influenza.
spartacus-line-turn-of = Turno { $turn } di { $turns }, { $phase }. Organizzatore: { $host }. Si vince con { $target } punti Influenza.
spartacus-line-over = La partita è finita dopo il turno { $turn }.

spartacus-sheet-assets = Casa di { $seat }
spartacus-sheet-assets-you = La tua Casa
spartacus-sheet-hand = La tua mano
spartacus-sheet-healing = Guarigione
spartacus-sheet-market = Mercato
spartacus-sheet-scheme = Complotto
spartacus-sheet-reaction = Reazione
spartacus-sheet-tournament = Torneo
spartacus-sheet-arena = Arena
spartacus-sheet-fight = Combattimento
spartacus-sheet-sand = Sabbia
spartacus-sheet-attack = Attacco

spartacus-head-influence = Influenza
spartacus-head-gold = Oro
spartacus-head-cards = Carte
spartacus-head-guards = Guardie
spartacus-head-gladiators = Gladiatori
spartacus-head-slaves = Schiavi
spartacus-head-equipment = Equip.
spartacus-head-kind = Tipo
spartacus-head-needs = Influenza richiesta
spartacus-head-cash = Oro
spartacus-head-effect = Effetto
spartacus-head-sort = Tipo
spartacus-head-value = Valore
spartacus-head-dice = Attacco / Difesa / Velocità
spartacus-head-now = Stato
spartacus-head-ability = Abilità

spartacus-row-patient = Tiro di guarigione
spartacus-row-die = Dado
spartacus-row-trading = Ancora nel mercato
spartacus-row-up = All'asta
spartacus-row-bidding = In gara
spartacus-row-stakes = Sul tavolo
spartacus-row-face-down = Coperte
spartacus-row-schemer = Chi trama
spartacus-row-scheme = Complotto
spartacus-row-effect = Effetto
spartacus-row-so-far = Finora
spartacus-row-support = Sostegno
spartacus-row-refused = Rifiuti
spartacus-row-asked = Ora si chiede a
spartacus-row-shown = Mostrato a
spartacus-row-claim = A quanto si dice
spartacus-row-claim-target = Bersaglio dichiarato
spartacus-row-player = Chi gioca
spartacus-row-card = Carta
spartacus-row-named = Nomina
spartacus-row-invited = Inviti
spartacus-row-bets = Scommesse di { $seat }
spartacus-row-bets-you = Le tue scommesse
spartacus-row-round = Round
spartacus-row-initiative = Iniziativa
spartacus-row-attack = Attacco di { $card }
spartacus-row-defense = Difesa di { $card }
spartacus-row-damage = Danni
spartacus-row-bout = Incontro
spartacus-row-to-come = In attesa
spartacus-row-through = Incontri vinti
spartacus-on-cell = in { $cell }

spartacus-hand = Mano ({ $seat }, limite { $size }): { $cards }
spartacus-hand-you = La tua mano (limite { $size }): { $cards }
spartacus-hand-card = { $points }, { $gold }
spartacus-last-none = Ora non c'è né un complotto né un'asta né un combattimento.
spartacus-out = Carte Intrigo negli scarti: { $cards }
spartacus-recap = Influenza dopo il turno { $turn }: { $list }

spartacus-welcome =
    Sei il Dominus di una Casa di Capua. Trami per Influenza e oro, sventi i complotti degli altri e compri gladiatori, schiavi ed equipaggiamento.
    Ogni turno finisce nell'arena: l'Organizzatore invita due Case, tutti scommettono e i combattenti si affrontano con i dadi.
    Le promesse non vincolano nessuno. L'oro si può dare in qualsiasi momento; il sostegno a un complotto si può comprare.
spartacus-goal = Vince la Casa che, da sola, ha { $target } punti Influenza alla fine di una fase.
spartacus-goal-turns = Vince la Casa che, da sola, ha { $target } punti Influenza alla fine di una fase; dopo il turno { $turns } vince chi ha più Influenza.
spartacus-seats = Al tavolo, in senso orario: { $seats }.
spartacus-guide =
    Un turno: Mantenimento, fase Intrigo, fase Mercato, fase Arena.
    Contano le carte pronte; quelle esauste non fanno nulla fino al prossimo Mantenimento; i feriti devono tirare per guarire.
    Mantenimento: ogni schiavo pronto rende 1 moneta, ogni gladiatore pronto ne costa 1.
    Un complotto richiede Influenza, la tua e quella delle Case che lo sostengono. Ogni carta si può incassare.
    Una guardia sventa un complotto contro la sua Casa con 4 o più. Le reazioni si giocano quando lo dice il loro testo.
    Organizzatore: ottiene 1 punto Influenza per turno, invita i combattenti e giudica lo sconfitto con il pollice.
    Attacco, Difesa e Velocità sono dadi; i dadi persi sono i danni. Una riserva vuota è la resa, due una ferita, tre la morte.
    Chi vince ottiene un Favore, e il terzo Favore fa un Campione: 1 punto Influenza per la Casa.
    Le caselle si chiamano per fila e posto: a1 è la prima della fila in alto.
    Le quantità si possono digitare: o7 offre 7 all'asta, p3 offre 3 per un sostegno, e4 ne esige 4.
    Anche le scommesse: 3-0-0-2 punta 3 su I e 2 sulla decapitazione.

## Hints

# Why the bot would do it, said to whoever asks what to do. `keep` is about a card, an ability or a piece of gear.
spartacus-hint-house = Ogni Casa può vincere; le regole speciali di { $house } promettono una bella partita.
spartacus-hint-house-wins = Tra i bot, { $house } ha vinto { $percent } partite su 100 a tavoli come questo: nessuna delle Case rimaste ne ha vinte di più.
spartacus-hint-treat = { $card } ti mancherebbe più di tutti: prima questo tiro, finché un guaritore può ancora aiutare.
spartacus-hint-cure = Per { $card } vale la pena tirare di nuovo, e il guaritore torna pronto nel Mantenimento.
spartacus-hint-feed = Puoi pagarli tutti, e ognuno vale il suo costo.
spartacus-hint-least-missed = Tra tutto ciò a cui puoi rinunciare, { $card } ti mancherà meno.
spartacus-hint-keep = Ora non ne vale la pena; ti servirà di più in seguito.
spartacus-hint-win = { $title } ti porta l'ultimo punto Influenza che ti serve.
spartacus-hint-raise = { $title } ti porta Influenza, ed è con quella che si vince.
spartacus-hint-scandal = { $title } costa agli altri insieme più che a te.
spartacus-hint-stop = La vittoria di { $seat } è vicina: { $title } la allontana.
spartacus-hint-lower = Con { $title } { $seat } perde Influenza, ed è ciò che ti giova di più.
spartacus-hint-earn = { $title } ti rende più monete che incassare la carta.
spartacus-hint-draw = { $title }: più carte, più possibilità.
spartacus-hint-harm = { $title } danneggia { $seat } più di quanto costi a te.
spartacus-hint-bribe = { $title }: senza le guardie di { $seat } molte cose diventano più facili.
spartacus-hint-post = Una guardia sul tavolo ti protegge e non occupa posto in mano.
spartacus-hint-cash = { $title } per te vale più in monete che in mano.
spartacus-hint-full-hand = Hai troppe carte in mano, e { $title } è quella che ti mancherà meno.
spartacus-hint-end-turn = Non c'è altro che valga la pena; tieni il resto per dopo.
spartacus-hint-rule = La regola speciale costa poco: ciò che esaurisci torna pronto nel Mantenimento.
spartacus-hint-rule-influence = Ora l'Influenza per te vale più di ciò che scarti per averla.
spartacus-hint-use = { $card } torna in gioco nel Mantenimento: non ti costa quasi niente.
spartacus-hint-weakest = { $title } è la carta che ti serve meno; una nuova sarà probabilmente migliore.
spartacus-hint-good-hand = Le carte che ti restano sono migliori di quelle che probabilmente pescheresti.
spartacus-hint-spy = La mano da conoscere è quella di { $seat }: nessun altro è così pericoloso.
spartacus-hint-make-up = { $card } non ti costa monete e torna in gioco nel Mantenimento.
spartacus-hint-make-up-gold = Il complotto vale ciò che paghi per l'Influenza mancante: { $gold } { $gold ->
        [one] moneta
       *[other] monete
    }.
spartacus-hint-seek = { $title } è troppo per te, ma vale il prezzo di un sostegno.
spartacus-hint-plead = { $seat } ha Influenza da prestare e pochi motivi per dire di no.
spartacus-hint-take-back = Per { $title } non troverai abbastanza sostegno a un prezzo conveniente.
spartacus-hint-price = Parti basso, con { $gold } { $gold ->
        [one] moneta
       *[other] monete
    }: chi vuole di più lo dirà.
spartacus-hint-promise = Prometti { $gold } monete per dopo: le parole ora non costano nulla.
spartacus-hint-price-nothing = Prova prima senza monete: chi ne vuole lo dirà.
spartacus-hint-show = Con questo complotto { $seat } non perde nulla: mostralo.
spartacus-hint-truth = La verità ottiene sostegno più facilmente, e la tua parola conserva il suo valore.
spartacus-hint-lie = Se sembra innocuo trova sostegno più facilmente; le promesse non vincolano nessuno.
spartacus-hint-pay-demand = Il complotto ti rende più di quanto ti si chiede: { $gold } { $gold ->
        [one] moneta
       *[other] monete
    }.
spartacus-hint-too-dear = { $gold } { $gold ->
        [one] moneta è
       *[other] monete sono
    } più di quanto questo sostegno valga per te.
spartacus-hint-support = Ciò che prepara { $seat } non ti nuoce, e forse ti giova.
spartacus-hint-support-gold = Ciò che ti viene offerto vale più del danno che il complotto può farti: { $gold } { $gold ->
        [one] moneta
       *[other] monete
    }.
spartacus-hint-ask-more = Per chi complotta il tuo sostegno vale { $gold } { $gold ->
        [one] moneta
       *[other] monete
    }, e a te non è indifferente.
spartacus-hint-refuse = Ciò per cui { $seat } vuole la tua Influenza ti costerebbe troppo.
spartacus-hint-refuse-gold = Nessuna somma possibile qui compensa il danno.
spartacus-hint-guard = Una guardia costa poco e sventa un complotto su due.
spartacus-hint-foil = Ciò che ti costerebbe vale bene { $title }.
spartacus-hint-harmless = Questo complotto non ti nuoce: lascialo passare.
spartacus-hint-drill = La posta vale un secondo tiro.
spartacus-hint-take-guard = Una guardia gratis: prendila.
spartacus-hint-mourn = { $title } trasforma questa morte in Influenza.
spartacus-hint-rig = { $title } volge lo scontro a tuo favore.
spartacus-hint-shame = È il momento: con { $title } { $seat } perde Influenza.
spartacus-hint-sell = { $card } rende più monete di quanto valga per te qui.
spartacus-hint-spare-guards = Hai più guardie di quante te ne servano.
spartacus-hint-leave = Niente di ciò che hai vale più per la banca che per te.
spartacus-hint-accept = Ricevi più di quanto dai.
spartacus-hint-counter = Lo scambio può convenire a entrambi, a un prezzo migliore per te.
spartacus-hint-decline = Daresti più di quanto ricevi.
spartacus-hint-buy = { $card } vale più per te che per { $seat }, e il prezzo conviene a entrambi.
spartacus-hint-buy-guard = Le guardie di { $seat } diventano la tua Influenza.
spartacus-hint-offer = { $card } vale più per { $seat } che per te.
spartacus-hint-look = Sapere che cosa viene per ultimo ti dice quante monete tenere.
spartacus-hint-bid = { $card } per te vale circa { $gold } { $gold ->
        [one] moneta
       *[other] monete
    }: a questo prezzo ci guadagni.
spartacus-hint-bid-full = { $card } per te vale circa { $gold } { $gold ->
        [one] moneta
       *[other] monete
    }: non andare oltre.
spartacus-hint-no-bid = Tieni le tue monete: ti serviranno più per altro che per { $card }.
spartacus-hint-save = Risparmia: hai visto che deve ancora venire { $card }.
spartacus-hint-token = L'Organizzatore ottiene Influenza e decide chi combatte: non c'è via più sicura.
spartacus-hint-token-win = Il segnalino Organizzatore è il tuo ultimo punto Influenza: offri quanto serve.
spartacus-hint-token-stop = Come Organizzatore, { $seat } vincerebbe: non permetterlo.
spartacus-hint-no-token = Ora non te lo puoi permettere: tieni le monete che hai.
spartacus-hint-invite-absent = { $seat } non ha nessuno da mandare e perde Influenza.
spartacus-hint-invite = Con { $seat } nell'arena lo scontro andrà probabilmente a tuo favore.
spartacus-hint-invite-yourself = È uno scontro che puoi vincere, con Influenza e un Favore.
spartacus-hint-send = { $card } ha le prospettive migliori: probabilità di vittoria circa { $percent } %.
spartacus-hint-fodder = Probabilmente perderai, e { $card } ti mancherà meno; non andare costerebbe Influenza.
spartacus-hint-stay-home = Il combattente che perderesti vale più dell'Influenza.
spartacus-hint-equip = { $card } aiuta di più, e torna comunque vada.
spartacus-hint-bet = { $card } ha buone probabilità di vincere (circa { $percent } %): vale una scommessa.
spartacus-hint-bet-ending = Come finirà è più facile da prevedere di chi vincerà, e paga il doppio.
spartacus-hint-no-bet = Lo scontro è troppo incerto, o le tue monete troppo poche, per scommettere.
spartacus-hint-no-bet-own = L'altro combattente è favorito, e contro il tuo non puoi scommettere.
spartacus-hint-thumb-down = Se { $card } muore, per te vale più della clemenza.
spartacus-hint-thumb-up = Se { $card } muore, ti costa più di quanto rende.
spartacus-hint-call-off = Se vince { $card }, ti giova di più.
spartacus-hint-strongest = È in gioco tutto: manda il più forte che hai, { $card }.
spartacus-hint-strike-first = Ora puoi raggiungere l'avversario: colpisci prima che lo faccia lui.
spartacus-hint-let-come = Non puoi ancora colpire; chi si avvicina per primo è colpito per primo.
spartacus-hint-attack = Sei a portata: ogni dado perso presto indebolisce l'avversario per tutto lo scontro.
spartacus-hint-close-in = Da lì puoi colpire subito, da lontano quanto la tua arma consente.
spartacus-hint-close-up = Accanto all'avversario puoi colpire subito.
spartacus-hint-approach = Più vicino, ma non più di quanto sia saggio.
spartacus-hint-throw = Non puoi avvicinarti abbastanza, ma il lancio ci arriva.
spartacus-hint-step-back = Dopo il colpo, fuori portata: la risposta non arriva.
spartacus-hint-hold = Nessuna casella è fuori portata: resta dove sei.
spartacus-hint-reroll = Ritirare questo dado probabilmente ti gioverà.
spartacus-hint-good-dice = I dadi vanno bene così: ritirare rischia di guastarli.
spartacus-hint-dodge = È lì che hai più dadi: { $pool }.
spartacus-hint-early = Prima è, meglio è: un dado perso presto manca più a lungo.
spartacus-hint-lose = È lì che un dado ti mancherà meno: { $pool }.

## Standing answers: kinds of questions

spartacus-screen-kind-foil = Sventare un complotto
spartacus-screen-kind-thunder = Sventare una reazione o una guardia
spartacus-screen-kind-quiet = Reazioni contro le Case in difficoltà
spartacus-screen-kind-rig = Reazioni quando le scommesse sono scoperte
spartacus-screen-kind-mourn = Reazioni a una morte nell'arena
spartacus-screen-kind-support = Richieste di sostegno
spartacus-screen-kind-cure = Ritirare un tiro di guarigione
spartacus-screen-kind-release = Congedare gladiatori
spartacus-screen-kind-tie = Offerte dopo una parità
spartacus-screen-kind-after = Muoversi dopo un attacco
spartacus-screen-mine-release = Quando i conti non si possono pagare
spartacus-screen-kind-trade = Il mercato aperto
spartacus-screen-kind-look = Guardare una carta dell'asta
spartacus-screen-kind-bid = Offerte per le carte
spartacus-screen-kind-host-bid = Offerte per il segnalino Organizzatore
spartacus-screen-kind-bet = Scommesse
spartacus-screen-kind-net = La Rete prima dell'iniziativa
spartacus-screen-kind-initiative = Ritirare l'iniziativa
spartacus-screen-kind-order = Agire per primo o per secondo
spartacus-screen-kind-dodge = Difendersi con la Velocità
spartacus-screen-kind-reroll = Ritirare un dado in un attacco
spartacus-screen-kind-strike = Un danno in più
spartacus-screen-kind-shield = Un danno in meno
spartacus-screen-mine-foil = Quando colpisce me o fa salire un'altra Casa
spartacus-screen-mine-thunder = Quando colpisce me o il mio complotto
spartacus-screen-mine-rig = Quando combatto o ho scommesso
spartacus-screen-mine-mourn = Quando era il mio gladiatore
spartacus-screen-mine-cure = Quando è uno dei miei
spartacus-screen-mine-initiative = Quando sono in svantaggio
spartacus-screen-mine-reroll = Quando un nuovo dado può aiutare
spartacus-screen-same-order = { $answer }, sempre in questo combattimento
## The screen

spartacus-screen-influence = Influenza { $influence } su { $goal }
spartacus-screen-resting = { $count } esauste
spartacus-screen-no-house = Ancora nessuna Casa
spartacus-screen-asked = risponde
spartacus-screen-winner = vince
spartacus-screen-hand = Mano: { $cards } carte su { $limit } al massimo
spartacus-screen-rule = Regola { $number } di { $house }
spartacus-screen-owns = { $name }: gladiatori, schiavi ed equipaggiamento
spartacus-screen-aim = Scegli { $name }
spartacus-screen-look = Guarda la Casa di { $name }
spartacus-screen-stands = { $side }, { $name } ({ $owner }), è su { $cell } con { $dice } dadi, { $lost } persi.
spartacus-screen-apart =
    { $far ->
        [one] Sono uno accanto all'altro.
       *[other] Sono a { $far } caselle di distanza.
    }
spartacus-screen-reach = Caselle raggiungibili, con i passi: { $cells }.
spartacus-screen-in-reach = { $name } può essere attaccato.
spartacus-screen-steps =
    { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }
spartacus-screen-attack = attacca
spartacus-screen-arena = L'arena. Frecce per muoversi, Invio per scegliere.
spartacus-screen-arena-reading = L'arena a parole
spartacus-screen-pool = { $pool }: { $dice } dadi su { $full }
spartacus-screen-lose = Perdi un dado: { $pool }
spartacus-screen-clash = { $attacker } attacca { $defender }
spartacus-screen-pair = { $attack } contro { $defense }
spartacus-screen-hit = colpisce
spartacus-screen-miss = non colpisce
spartacus-screen-again = Tira di nuovo: { $value }
spartacus-screen-damage =
    { $damage ->
        [0] Nessun danno
        [1] 1 danno
       *[other] { $damage } danni
    }
spartacus-screen-scale =
    { $missing ->
        [0] Basta: { $gathered } punti Influenza su { $need }
        [1] Manca 1 punto Influenza
       *[other] Mancano { $missing } punti Influenza
    }
spartacus-screen-gathered = { $gathered } punti Influenza finora
spartacus-screen-paid = Offerta: { $gold } in oro
spartacus-screen-promised = Promessa: { $gold } in oro
spartacus-screen-ask = Chiedi
spartacus-screen-answer-own = complotta
spartacus-screen-answer-yes = sostiene
spartacus-screen-answer-no = rifiuta
spartacus-screen-answer-asked = decide …
spartacus-screen-spent = La tua offerta
spartacus-screen-left = Resto
spartacus-screen-short =
    { $lost ->
        [0] Monete che mancano: { $missing }
        [1] Monete che mancano: { $missing }. Un gladiatore deve andare via.
       *[other] Monete che mancano: { $missing }. { $lost } gladiatori devono andare via.
    }
spartacus-screen-leaving = Vanno via: { $names }
spartacus-screen-unknown = da decidere
spartacus-screen-bout-now = adesso
spartacus-screen-bye = aspetta il vincitore
spartacus-screen-thumb = { $host } decide la sorte di { $name }.
spartacus-screen-thumb-cost = Pollice verso: costa { $cost } punti Influenza
spartacus-screen-spared = { $name } vive!
spartacus-screen-killed = { $name } muore!
spartacus-screen-up = Pollice in su: vive
spartacus-screen-down =
    { $cost ->
        [0] Pollice in giù: muore
       *[other] Pollice in giù: muore, −{ $cost } Influenza
    }
spartacus-screen-guards = { $name }: una guardia tira il dado
spartacus-screen-guard-holds = Complotto sventato
spartacus-screen-guard-fails = La guardia fallisce
spartacus-screen-bet-victory = Vince { $name }
spartacus-screen-bet-injury = Lo sconfitto è ferito
spartacus-screen-bet-decapitation = Lo sconfitto è decapitato
spartacus-screen-bet-pays = paga { $pays } a 1
spartacus-screen-bet-sum = Puntate: { $staked } monete, ne restano { $left }
spartacus-screen-phase-upkeep = Mantenimento
spartacus-screen-phase-intrigue = Intrigo
spartacus-screen-phase-market = Mercato
spartacus-screen-phase-arena = Arena
spartacus-screen-my-hand = La tua mano
spartacus-screen-no-cards = Non hai carte Intrigo.

# What has happened
spartacus-screen-news-swap = Combatte qualcun altro!
spartacus-screen-news-swap-you = Il tuo combattente è stato sostituito!
spartacus-screen-news-foiled = Il tuo complotto è stato sventato!
spartacus-screen-news-stopped = Sventato!
spartacus-screen-news-hit-house = Contro la tua casa!
spartacus-screen-news-hit-card = Contro una delle tue carte!

# The course and the story of the match
spartacus-screen-course-influence = Influenza per turno
spartacus-screen-course-gold = Oro per turno
spartacus-screen-course-to-influence = Mostra l'Influenza
spartacus-screen-course-to-gold = Mostra l'oro
spartacus-screen-fights = Chi ha affrontato chi nell'arena
spartacus-screen-story = Com'è andata
spartacus-screen-story-lead = { $name } era in testa da solo dal turno { $turn }.
spartacus-screen-story-rise = Turno migliore: { $name } ha guadagnato { $points } di Influenza nel turno { $turn }.
spartacus-screen-story-fight =
    { $rounds ->
        [one] Combattimento più grande: { $first } contro { $second } nel turno { $turn }, 1 round, dadi persi: { $dice }.
       *[other] Combattimento più grande: { $first } contro { $second } nel turno { $turn }, { $rounds } round, dadi persi: { $dice }.
    }
spartacus-screen-story-died = { $name } è morto.
spartacus-screen-story-dead =
    { $count ->
        [one] Una morte: { $list }.
       *[other] { $count } morti: { $list }.
    }
spartacus-screen-story-broken = Peggior tradimento: { $by } ha mancato alla parola data a { $to }: «{ $text }»
spartacus-screen-story-foiled =
    { $count ->
        [one] { $by } ha sventato un complotto di { $of }.
       *[other] { $by } ha sventato { $count } complotti di { $of }.
    }
# Plates, set-up, Upkeep and Market
spartacus-screen-houses = Le case
spartacus-screen-house-taken = presa da { $name }
spartacus-screen-house-yours = La tua casa
spartacus-screen-house-take = Prendi { $house }
spartacus-screen-house-of = Casa di { $name }
spartacus-screen-my-house = La tua casa
spartacus-screen-owns-nothing = Non possiede gladiatori, schiavi né equipaggiamento.
spartacus-screen-promises = Promesse aperte
spartacus-screen-promise-mine = Tu a { $name }:
spartacus-screen-promise-theirs = { $name } a te:
spartacus-screen-release-tap = Puoi lasciar andare dei gladiatori: toccane uno.
spartacus-screen-books-all = I conti di tutte le case
spartacus-screen-settled = conti saldati
spartacus-screen-books-next = I tuoi prossimi conti
spartacus-screen-healing = Tiri di guarigione
spartacus-screen-patient = { $name } di { $owner }: tiro di guarigione
spartacus-screen-patient-mine = { $name }, tuo: tiro di guarigione
spartacus-screen-fate-dies = muore
spartacus-screen-fate-stays = resta ferito
spartacus-screen-fate-healed = guarisce
spartacus-screen-medics = Può far ritirare:
spartacus-screen-patients = Ancora da tirare
spartacus-screen-traders = Chi è al mercato
spartacus-screen-trades = al mercato
spartacus-screen-has-left = è andata via
spartacus-screen-offer = Proponi
spartacus-screen-sell = Vendi alla banca: tocca ciò che vendi
spartacus-screen-row = Ancora coperte
spartacus-screen-scout = { $name } può guardare una carta
spartacus-screen-ware = Carta { $number }, coperta
spartacus-screen-ware-seen = vista da te
spartacus-screen-card-up = All'asta
spartacus-screen-host-up = Chi sarà l'Organizzatore?
spartacus-screen-tied = Parità tra { $names } a quota { $stake }.
spartacus-screen-tied-add = Quello che offri ora si aggiunge.
spartacus-screen-bid-short = Da un'offerta di { $from } monete in su non potresti pagare i tuoi prossimi conti.
spartacus-screen-over =
    { $count ->
        [one] 1 carta di troppo: incassala
       *[other] { $count } carte di troppo: incassale
    }
spartacus-screen-unsure =
    { $count ->
        [one] 1 carta è ferita e per allora forse pronta.
       *[other] { $count } carte sono ferite e per allora forse pronte.
    }
# Intrigue and the hand
spartacus-screen-card-help = tu { $own } + { $help } compensati
spartacus-screen-card-short = manca { $missing } Influenza
spartacus-screen-card-ask = tu { $own } + chiedi a { $names }
spartacus-screen-card-gold = oro insufficiente
spartacus-screen-card-target = nessun bersaglio
spartacus-screen-card-moment = non ora
spartacus-screen-card-cash = da incassare: { $gold }
spartacus-screen-hand-over =
    { $over ->
        [one] Una carta di troppo: al massimo { $limit }
       *[other] { $over } carte di troppo: al massimo { $limit }
    }
spartacus-screen-from-hand = Scegli una carta della tua mano, oppure:
spartacus-screen-order = Turni di intrigo
spartacus-screen-way-guards =
    { $guards ->
        [one] 1 guardia in mezzo
       *[other] { $guards } guardie in mezzo
    }
spartacus-screen-way-passes =
    { $guards ->
        [one] 1 guardia in mezzo: passi con il { $chance } %
       *[other] { $guards } guardie in mezzo: le passi tutte con il { $chance } %
    }
spartacus-screen-face-down = coperta
spartacus-screen-foiled = sventato
spartacus-screen-said = Sarebbe
spartacus-screen-aimed = Bersaglio
spartacus-screen-costs = Costa
spartacus-screen-lacks-short = Manca { $missing } Influenza: fallirà
spartacus-screen-lacks-hopeless = Manca { $missing } Influenza, e chi si può ancora interpellare ne ha troppo poca
spartacus-screen-price-now = Oro pagato con il sì
spartacus-screen-price-later = Oro promesso per dopo
spartacus-screen-price-ask =
    { $later ->
        [0] Chiedi a { $name }: { $now } oro
       *[other] Chiedi a { $name }: { $now } oro subito, { $later } dopo
    }
spartacus-screen-demand = Sì, ma per di più
spartacus-screen-demand-gold = pagato subito
spartacus-screen-demand-promise = promesso per dopo
spartacus-screen-claim-true = la verità
spartacus-screen-claim-proof = l'unica prova
spartacus-screen-claim-other =
    { $count ->
        [one] Di' che è altro (1)
       *[other] Di' che è altro ({ $count })
    }
spartacus-screen-quiet-books = Una casata in difficoltà: reazioni possibili
spartacus-screen-quiet-bets = Le scommesse sono scoperte: reazioni al combattimento
spartacus-screen-quiet-death = Un gladiatore è morto: reazioni possibili
# The arena
spartacus-screen-round = Round { $round }
spartacus-screen-calm = { $calm } round su { $most } senza dadi persi
spartacus-screen-fight-skip = Vai alla fine
spartacus-screen-fight-skipping = Verso la fine …
spartacus-screen-fight-reading = Il combattimento in parole
spartacus-screen-initiative = Iniziativa
spartacus-screen-leads = { $name } ha l'iniziativa.
spartacus-screen-note-ties = { $name }: i dadi uguali colpiscono.
spartacus-screen-note-doubles = { $name }: le coppie aggiungono { $damage } danni.
spartacus-screen-note-blocked = { $name }: le coppie fermano { $damage } danni.
spartacus-screen-note-unpaired = Senza un dado di difesa di fronte, un dado colpisce da { $from } in su.
spartacus-screen-silenced = L'avversario annulla questa regola speciale.
spartacus-screen-won = { $name } vince!
spartacus-screen-lost =
    { $level ->
        [1] { $name } si arrende.
        [2] { $name } è ferito.
       *[other] { $name } è decapitato.
    }
spartacus-screen-then-reach = da lì un attacco è possibile
spartacus-screen-again-with = Ritira con
spartacus-screen-key-sand = Sulla sabbia: vai da una casella all'altra
spartacus-screen-key-go = Sulla sabbia: muovi lì, o attacca
spartacus-screen-sent = ha mandato un combattente
spartacus-screen-has-declined = ha rifiutato
spartacus-screen-unable = non ha nessuno: rifiuta e perde 1 Influenza
spartacus-screen-asked-fighter = Sceglie un combattente …
spartacus-screen-tribute = { $gold } oro per i suoi favori
spartacus-screen-choose-fighter = Combattente
spartacus-screen-choose-gear =
    { $sort ->
        [weapon] Arma
        [armor] Armatura
       *[other] Equipaggiamento speciale
    }
spartacus-screen-send = Manda { $name }
spartacus-screen-send-nobody = Scegli un combattente
spartacus-screen-equip = Nell'arena
spartacus-screen-decline-price = costa 1 Influenza
spartacus-screen-sealed-own = La tua scelta è sigillata. Puoi cambiarla finché non sono tutti pronti.
spartacus-screen-bet-best = Al meglio tornano { $gold } oro.
spartacus-screen-bet-lost = Una scommessa che non può vincere: questo oro è perso.
spartacus-screen-bet-hopeless = non può vincere
spartacus-screen-bet-do = Scommetti { $gold } oro
spartacus-screen-bet-nothing = Nessuna scommessa
spartacus-screen-thumb-immune = Un Campione non può essere ucciso.
spartacus-screen-thumb-own = Decidi tu: { $name } vive o muore.
spartacus-screen-bet-barred = non contro il tuo combattente
spartacus-screen-kind-end = La fine del mio turno di Intrigo, quando non c'è più nulla da fare
spartacus-screen-tie = In caso di parità:
spartacus-screen-tie-nothing = Non aggiungo nulla
spartacus-screen-tie-more = +{ $gold }
spartacus-screen-tie-more-label = Aggiungo fino a { $gold } oro
spartacus-screen-tie-ask = Chiedimelo
spartacus-screen-after-ask = Dopo un attacco: chiedere se mi allontano
spartacus-screen-plea-says = La tua carta:
spartacus-screen-plea-says-truth = dire che è { $card }
spartacus-screen-plea-says-nothing = non dire nulla
spartacus-screen-plea-says-later = decidere dopo
spartacus-screen-kind-demand = Casate che vogliono di più per il loro appoggio
spartacus-screen-lose-all = Perdi { $count } dadi, dalle riserve più grandi
spartacus-screen-after-fight = Dopo il combattimento: chi reagisce?
spartacus-screen-card-ask-any = tu { $own } + chiedi a una casata qualsiasi
spartacus-screen-waits-scheme = quando si dichiara un complotto
spartacus-screen-waits-any = contro un complotto o una reazione
spartacus-screen-waits-books = appena una casata è in difficoltà
spartacus-screen-waits-bets = quando le scommesse sono scoperte
spartacus-screen-waits-death = quando un gladiatore muore nell'arena
spartacus-screen-has-paid = Pagato: { $gold } in oro
spartacus-screen-goal = { $goal } Influenza per vincere
spartacus-screen-lent = Chi appoggia presta la sua Influenza solo per questo complotto.
spartacus-screen-send-with = Manda { $name } con { $list }
spartacus-screen-equip-with = Dagli { $list }
spartacus-screen-chance = vince: { $win } %

## What is explained in a first match, once

spartacus-teach-house = Ogni Casa si gioca a modo suo: Batiatus punta sui gladiatori, Glaber sulle guardie, Tullius sugli schiavi, Solonius sull'oro. Le sue due regole dicono che cosa ti servirà.
spartacus-teach-heal = Chi è ferito è fuori gioco finché un tiro di guarigione non va bene. Medicus e speziale, in qualunque Casa siano, possono far ripetere un tiro basso.
spartacus-teach-books = Una volta per turno gli schiavi rendono oro e i gladiatori ne costano. Tieni i gladiatori, se puoi: servono nell'arena, e alcuni complotti ne vogliono parecchi.
spartacus-teach-intrigue = Gioca complotti, incassa carte, usa la tua Casa e la tua gente, metti guardie sul tavolo: nell'ordine che vuoi. Con più Influenza puoi tenere più carte.
spartacus-teach-support = Per un complotto troppo grande per te, altre Case possono prestarti la loro Influenza. Vorranno qualcosa in cambio, e non vedono la carta.
spartacus-teach-claim = Che cosa dici del tuo complotto lo decidi tu: la verità, una bugia, o niente. Ma se lo giochi tutti vedranno la carta, e se ne ricorderanno.
spartacus-teach-pledge = Un sì presta la tua Influenza per questo solo complotto; non la perdi. Non vedi la carta, e ciò che ti dicono può essere falso. Puoi chiedere oro.
spartacus-teach-demand = Hai chiesto sostegno, e l'altra Casa fa il suo prezzo. L'oro si paga insieme al sì; ciò che prometti per dopo nessuno può obbligarti a pagarlo.
spartacus-teach-make-up = Alcune cose abbassano l'Influenza richiesta da un complotto: l'oro di Solonius, o Ashur se lo esaurisci. Di' che cosa usi prima che gli altri possano sventarlo.
spartacus-teach-foil = Un complotto è dichiarato, e ora si può ancora fermare: con certe reazioni e, per il bersaglio, con le guardie. Se nessuno lo sventa, riesce.
spartacus-teach-pick = Il complotto ha effetto, e bisogna scegliere una carta. Contano solo le carte pronte: chi è esausto è fuori portata.
spartacus-teach-house-rule = Una regola della tua Casa la paghi con le tue carte. Quelle esauste tornano al prossimo Mantenimento, quelle scartate no.
spartacus-teach-ability = Molti della tua gente sanno fare qualcosa di speciale: esaurisci una carta, e succede. Fino al prossimo Mantenimento non combatte e non conta nulla.
spartacus-teach-quiet = È una finestra per le reazioni: tutti scelgono insieme, e quasi sempre tutti passano. Passare non mostra a nessuno che cosa hai in mano.
spartacus-teach-thunder = Anche una reazione, o una guardia che ha tirato abbastanza, si può sventare, se qualcuno ha la carta giusta. Allora non fa nulla.
spartacus-teach-guard = Una guardia protegge solo la sua Casa dai complotti. Si scarta per un solo tiro, che sventa con 4 o più; ogni altra guardia è un altro tentativo.
spartacus-teach-market = Tutti commerciano insieme: gente, equipaggiamento e guardie in cambio di oro, come due di voi si accordano. La banca compra sempre, ma senti prima gli altri.
spartacus-teach-auction = Tutti offrono insieme e in segreto, e l'offerta più alta si paga per intero. Tieni dell'oro: dopo le carte va all'asta anche il segnalino Organizzatore.
spartacus-teach-token = L'Organizzatore guadagna 1 punto Influenza, sceglie chi combatte e decide se chi perde vive. Chi vuole il segnalino paga il potere, non una carta.
spartacus-teach-invite = Un invito può essere un favore o una trappola: chi non ha nessuno da mandare perde Influenza, come chi rifiuta. Guarda chi ha combattenti forti e chi non ne ha.
spartacus-teach-send = Una vittoria porta alla tua Casa 1 punto Influenza e al combattente un Favore, e i Favori rendono oro a ogni combattimento successivo. Ma perdere può costare la vita.
spartacus-teach-gear = L'equipaggiamento torna alla tua Casa dopo il combattimento, qualunque cosa succeda al combattente. Ciò che si è esaurito torna pronto nel Mantenimento.
spartacus-teach-bet = Tutti possono scommettere, in segreto. Conta come finisce il combattimento stesso: ferita e decapitazione pagano di più, ma solo se succede proprio quello.
spartacus-teach-thumb = Chi ha perso è vivo, e l'Organizzatore sei tu: decidi tu. Il pollice in su non costa nulla. Il pollice verso indebolisce un rivale, ma una Casa non lo dimentica presto.
spartacus-teach-initiative = Ogni round comincia con i dadi Velocità: il tiro migliore decide chi agisce prima. Chi va per primo colpisce prima; chi va per secondo vede dove sta l'altro.
spartacus-teach-act = Muoviti di tante caselle quanti sono i tuoi dadi Velocità, e attacca una volta se l'avversario è accanto o a portata della tua arma. Nulla è obbligatorio.
spartacus-teach-dice = Entrambi ordinano i dadi dal più alto al più basso e li confrontano a coppie. Ogni dado Attacco più alto fa 1 danno; in parità tiene il difensore.
spartacus-teach-damage = All'ultimo momento un'Ascia aggiunge 1 danno e uno Scutum ne ignora 1. Così si esauriscono: funzionano una volta sola per combattimento.
spartacus-teach-lose = I tuoi dadi sono la tua salute, e ogni danno ne costa uno. Una riserva vuota è la sconfitta: una e ti arrendi, due e sei ferito, tre e sei morto.
spartacus-teach-call-off = Un combattimento in cui a lungo nessuno è colpito finisce: il più debole si arrende. Se sono pari, è l'Organizzatore a dire chi.
spartacus-teach-tournament = Più Case hanno 12 punti Influenza: un torneo decide la partita. Ogni parte sceglie combattente ed equipaggiamento senza vedere la scelta dell'altra.
spartacus-teach-influence = L'Influenza fa vincere la partita: vince chi da solo ne ha 12 alla fine di una fase. Decide anche quali complotti puoi giocare e quante carte puoi tenere.
spartacus-teach-favor = Ogni vittoria porta al combattente un Favore. Con il terzo diventa Campione: la sua Casa guadagna 1 punto Influenza, e più oro ogni volta che combatte.
