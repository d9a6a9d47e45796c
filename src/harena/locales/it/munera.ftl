# Munera: Familia Gladiatoria. No article stands before a name. Latin names (classes, ranks, origins, offices, titles of
# cards, cities, regions) come from the decks and stay Latin. Keys that end in -you address the reader; the others tell of
# somebody by name. Where an event names two seats, the reader's own is called what harena.ftl says for `you`, so that a
# text can tell which of the two is meant. A part that begins small stands in a list or after a colon.

munera-name = Munera: Familia Gladiatoria
munera-about = Scuole di gladiatori per { $low }-{ $high } giocatori: aste segrete, Contratti, accordi e duelli a colpi di dadi.

## Small parts

munera-denarii =
    { $amount ->
        [one] 1 denaro
       *[other] { $amount } denari
    }
munera-glory = Gloria { $points }
munera-fame = Fama { $points }
munera-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
munera-none = niente
munera-no-class = ancora senza Classe
munera-values = Tempra { $valor }, Coraggio { $courage }, Carisma { $charisma }
munera-rank = { $rank }, Fama { $fame }
munera-obedience = Obbedienza { $obedience }
munera-man-of = { $man } di { $seat }
munera-man-yours = il tuo { $man }
munera-rudiarius = { $seat } (Rudis)
munera-uses = { $minister } (ancora { $left })
munera-ready = disponibile
munera-engaged = impegnato
munera-wounded = impegnato, ferito
munera-lent = in prestito a { $seat } per { $city }
munera-lent-you = in prestito a te per { $city }
munera-cost = Costo { $cost }
munera-contract =
    { $pairs ->
        [one] 1 Coppia
       *[other] { $pairs } Coppie
    }
munera-contract-named = 1 Coppia ({ $one } e { $other })
munera-pay = { $denarii }, Gloria { $glory }
munera-journey = il viaggio ti costa { $denarii }
munera-prospect-able = puoi partecipare
munera-prospect-men = ti mancano uomini
munera-prospect-denarii = ti mancano denari
munera-pugna = { $points } per il lato { $side }
munera-die = dado { $die }
munera-total = totale { $total }
munera-of = { $has } su { $target }
munera-line = { $label }: { $what }

# What a Minister does, as part of a list.
munera-office-doctor = +{ $skill } Virtus agli uomini di una Classe
munera-office-medicus = +{ $skill } ai tiri di guarigione
munera-office-faber = +{ $skill } al Gradimento dei tuoi sconfitti
munera-office-coquus =
    { $skill ->
        [one] 1 ri-tiro per turno
       *[other] { $skill } ri-tiri per turno
    }
munera-office-arbiter = +{ $skill } contro l'uccisione accidentale
munera-office-vectores =
    { $skill ->
        [one] 1 zona gratis in ogni viaggio
       *[other] { $skill } zone gratis in ogni viaggio
    }
munera-office-lupae = +{ $skill } all'Obbedienza

## Table options

munera-setting-target = Gloria per vincere
munera-setting-target-help = La partita finisce appena una Palestra ha questi punti Gloria.
munera-setting-quick_start = inizio rapido
munera-setting-quick_start-help = Nel primo turno si rivelano tanti Spettacoli da 1 Coppia quanti sono i giocatori.
munera-setting-bought_glory = Gloria comprata
munera-setting-bought_glory-help = A riposo nella fase Forum, con 15 denari si compra 1 punto Gloria.
munera-setting-sales = vendite
munera-setting-sales-help = Quando una Palestra può vendere al Forum o tenere un'asta propria.
munera-setting-naming = nomina dei combattenti
munera-setting-naming-help = Quando le due Palestre di uno Spettacolo nominano i loro combattenti.
munera-setting-classes = Classi
munera-setting-classes-help = Quando un nuovo uomo riceve la sua Classe.
munera-setting-rerolls = ritiri
munera-setting-rerolls-help = Quante volte si può ritirare uno stesso dado.
munera-setting-bout_bets = scommesse sui duelli nella stessa Palestra
munera-setting-bout_bets-help = Scommesse, ma niente manomissioni, sui duelli fra uomini della stessa parte o dello stesso proprietario.
munera-setting-offers = proposte
munera-setting-offers-help = Quante proposte può fare ognuno in uno stesso momento di riposo.
munera-setting-turns = limite di turni
munera-setting-turns-help = Dopo questo turno vince la Gloria più alta; 0: nessun limite.
munera-setting-decks = carte e mappa
munera-setting-decks-help = Le nostre, oppure quelle di un file di mazzi: «harena decks new munera FILE.toml» ne scrive uno da cui partire.

munera-value-sales-forum = nella fase Forum
munera-value-sales-always = in ogni momento di riposo
munera-value-naming-tender = prima della gara d'appalto
munera-value-naming-travel = prima del trasferimento, dopo i compensi
munera-value-classes-purchase = subito
munera-value-classes-spectacle = in ogni momento di riposo prima del suo primo Spettacolo
munera-value-rerolls-paid = ogni volta che si paga
munera-value-rerolls-once = una volta
munera-value-offers-0 = nessun limite
munera-value-turns-0 = nessuno
munera-value-decks-none = le nostre
munera-value-decks-own = personalizzate

## What happens: set-up, turns, cards

munera-event-rolled = { $seat } tira il dado: { $die }.
munera-event-rolled-you = Tiri il dado: { $die }.
munera-event-rudis = { $seat } riceve la Rudis.
munera-event-rudis-you = Ricevi la Rudis.
munera-event-settled =
    { $seat } fonda una Palestra in { $region } per { $price ->
        [one] 1 denaro
       *[other] { $price } denari
    }.
munera-event-settled-you =
    Fondi una Palestra in { $region } per { $price ->
        [one] 1 denaro
       *[other] { $price } denari
    }.
munera-event-recruited = { $man } entra nella Palestra di { $seat }.
munera-event-recruited-you = { $man } entra nella tua Palestra.
munera-event-hired = { $seat } prende al suo servizio { $minister }.
munera-event-hired-you = Prendi al tuo servizio { $minister }.
munera-event-class = { $seat } fa combattere { $man } come { $class }.
munera-event-class-you = Fai combattere { $man } come { $class }.
munera-event-retrained = { $seat } fa passare { $man } alla Classe { $class }: ora è Tiro con Fama 0.
munera-event-retrained-you = Fai passare { $man } alla Classe { $class }: ora è Tiro con Fama 0.
munera-event-assigned = { $seat } assegna per sempre { $minister } alla Classe { $class }.
munera-event-assigned-you = Assegni per sempre { $minister } alla Classe { $class }.
munera-event-turn = Comincia il turno { $turn }.
munera-event-drew = { $seat } pesca una carta Eventum.
munera-event-drew-you = Peschi una carta Eventum.
# Follows the line above, for those who may know.
munera-event-drawn = La carta è { $title }.
munera-event-discarded = { $seat } scarta { $title }.
munera-event-discarded-you = Scarti { $title }.
munera-event-played = { $seat } gioca { $title }.
munera-event-played-you = Giochi { $title }.
munera-event-played-man = { $seat } gioca { $title } su { $man }.
munera-event-played-man-you = Giochi { $title } su { $man }.
munera-event-played-school = { $seat } gioca { $title } contro la Palestra di { $other }.
munera-event-played-school-you =
    { $seat ->
        [Tu]
            { $other ->
                [Tu] Giochi { $title } contro la tua stessa Palestra.
               *[other] Giochi { $title } contro la Palestra di { $other }.
            }
       *[other] { $seat } gioca { $title } contro la tua Palestra.
    }
munera-event-played-side = { $seat } gioca { $title } sul lato { $side }.
munera-event-played-side-you = Giochi { $title } sul lato { $side }.
munera-event-fame =
    { $man } ottiene { $points ->
        [one] 1 punto Fama
       *[other] { $points } punti Fama
    }.
munera-event-promoted = { $man } sale al grado di { $rank }.
munera-event-income =
    { $seat } riceve { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    }.
munera-event-income-you =
    Ricevi { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    }.
munera-event-paid =
    { $seat } paga { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    } alla banca.
munera-event-paid-you =
    Paghi { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    } alla banca.
munera-event-stolen =
    { $seat } prende { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    } da { $other }.
munera-event-stolen-you =
    { $other ->
        [Tu]
            { $seat } ti prende { $denarii ->
                [one] 1 denaro
               *[other] { $denarii } denari
            }.
       *[other]
            Prendi { $denarii ->
                [one] 1 denaro
               *[other] { $denarii } denari
            } da { $other }.
    }
munera-event-roll = Un dado per { $man }, { $what }: { $die }.
munera-event-test-passed = { $man } supera il test.
munera-event-test-failed = { $man } fallisce il test: viene impegnato e riceve un segnalino Ferita.
munera-event-test-fled = { $man } fallisce il test e lascia la sua Palestra: la carta viene scartata.
munera-event-healthy = { $man } resta sano.
munera-event-fallen-ill = { $man } si ammala: viene impegnato e riceve un segnalino Ferita.
munera-event-disobeyed = { $man } fallisce il test.
munera-event-hurt = { $man } viene impegnato e riceve un segnalino Ferita.
munera-event-engaged = { $man } viene impegnato.
munera-event-rested = { $man } è di nuovo disponibile.
munera-event-vanished = { $man } lascia la sua Palestra: la carta viene scartata.
munera-event-fame-lost =
    { $man } perde { $points ->
        [one] 1 punto Fama
       *[other] { $points } punti Fama
    }.
munera-event-glory-lost =
    { $seat } perde { $points ->
        [one] 1 punto Gloria
       *[other] { $points } punti Gloria
    } e ora ne ha { $total }.
munera-event-glory-lost-you =
    Perdi { $points ->
        [one] 1 punto Gloria
       *[other] { $points } punti Gloria
    } e ora ne hai { $total }.
munera-event-pugna = Pugna è ora a { $pugna }.
munera-event-wounds =
    { $wounds ->
        [0] { $man } non ha più Ferite in questo duello.
        [one] { $man } ha ora 1 Ferita in questo duello.
       *[other] { $man } ha ora { $wounds } Ferite in questo duello.
    }

# What a die is rolled for, between commas.
munera-what-judgement = giudizio della folla
munera-what-healing = guarigione
munera-what-recovery = guarigione
munera-what-accident = uccisione accidentale
munera-what-mercy = grazia
munera-what-plague = pestilenza
munera-what-test = test di Obbedienza
munera-what-flight = test di Obbedienza
munera-what-ordeal = test di Obbedienza

## What happens: the Forum

munera-event-forum = Comincia la fase Forum.
munera-event-recovered = { $man } si rimette: via il segnalino Ferita.
munera-event-still-hurt = { $man } resta con il segnalino Ferita.
munera-event-restocked = Nel Forum: { $men }; Collaboratori: { $ministers }.
munera-event-put-up = { $seat } mette all'asta { $ware }.
munera-event-put-up-you = Metti all'asta { $ware }.
munera-event-bids = Offerte: { $bids }.
munera-event-outbid =
    La carta la prende invece { $seat }, per { $price ->
        [one] 1 denaro
       *[other] { $price } denari
    }.
munera-event-outbid-you =
    La carta la prendi invece tu, per { $price ->
        [one] 1 denaro
       *[other] { $price } denari
    }.
munera-event-bought =
    { $seat } compra { $ware } per { $price ->
        [one] 1 denaro
       *[other] { $price } denari
    }.
munera-event-bought-you =
    Compri { $ware } per { $price ->
        [one] 1 denaro
       *[other] { $price } denari
    }.
munera-event-unsold = Nessuno fa un'offerta per { $ware }.
munera-event-sold =
    { $seat } vende { $ware } al Forum per { $price ->
        [one] 1 denaro
       *[other] { $price } denari
    }.
munera-event-sold-you =
    Vendi { $ware } al Forum per { $price ->
        [one] 1 denaro
       *[other] { $price } denari
    }.
munera-event-auction =
    { $seat } vende all'asta { $ware }, per almeno { $minimum ->
        [one] 1 denaro
       *[other] { $minimum } denari
    }.
munera-event-auction-you =
    Vendi all'asta { $ware }, per almeno { $minimum ->
        [one] 1 denaro
       *[other] { $minimum } denari
    }.

## What happens: spectacles

munera-event-announced = Spettacoli annunciati: { $spectacles }.
munera-event-chosen = { $seat } sceglie lo Spettacolo di { $spectacle }.
munera-event-chosen-you = Scegli lo Spettacolo di { $spectacle }.
munera-event-stands = { $seat } si candida.
munera-event-stands-you = Ti candidi.
munera-event-tendered =
    { $seat } offre { $denarii ->
        [0] 0 denari e ottiene il contratto: nessuno può scendere oltre
        [one] 1 denaro
       *[other] { $denarii } denari
    }.
munera-event-tendered-you =
    Offri { $denarii ->
        [0] 0 denari e ottieni il contratto: nessuno può scendere oltre
        [one] 1 denaro
       *[other] { $denarii } denari
    }.
munera-event-withdrew = { $seat } si ritira.
munera-event-withdrew-you = Ti ritiri.
munera-event-unmatched = Nessuno si candida per { $spectacle }: lo Spettacolo non si tiene.
munera-event-contract =
    { $seat } riceve un compenso di { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    }.
munera-event-contract-you =
    Ricevi un compenso di { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    }.
munera-event-glory =
    { $seat } ottiene { $points ->
        [one] 1 punto Gloria
       *[other] { $points } punti Gloria
    } e ora ne ha { $total }.
munera-event-glory-you =
    Ottieni { $points ->
        [one] 1 punto Gloria
       *[other] { $points } punti Gloria
    } e ora ne hai { $total }.
munera-event-named = { $seat } nomina { $man }.
munera-event-named-you = Nomini { $man }.
munera-event-stands-down = { $man } non combatte più per { $seat } in questo Spettacolo.
munera-event-stands-down-you = { $man } non combatte più per te in questo Spettacolo.
munera-event-void-pairs =
    { $count ->
        [one] A { $seat } mancano uomini per una Coppia: è annullata.
       *[other] A { $seat } mancano uomini per { $count } Coppie: sono annullate.
    }
munera-event-void-pairs-you =
    { $count ->
        [one] Ti mancano uomini per una Coppia: è annullata.
       *[other] Ti mancano uomini per { $count } Coppie: sono annullate.
    }
munera-event-travelled =
    { $denarii ->
        [0] { $seat } non paga nulla per trasferimento e paghe.
        [one] { $seat } paga 1 denaro per trasferimento e paghe.
       *[other] { $seat } paga { $denarii } denari per trasferimento e paghe.
    }
munera-event-travelled-you =
    { $denarii ->
        [0] Non paghi nulla per trasferimento e paghe.
        [one] Paghi 1 denaro per trasferimento e paghe.
       *[other] Paghi { $denarii } denari per trasferimento e paghe.
    }
munera-event-closed = La carta { $spectacle } va negli scarti.

## What happens: duels

munera-event-duel = Duello: { $man } di { $seat } (lato I) affronta { $rival } di { $other } (lato II).
munera-event-duel-you =
    { $other ->
        [Tu] Duello: { $man } di { $seat } (lato I) affronta il tuo { $rival } (lato II).
       *[other] Duello: il tuo { $man } (lato I) affronta { $rival } di { $other } (lato II).
    }
munera-event-virtus-both = Virtus: { $man } { $virtus }, { $rival } { $other }.
munera-event-melee = { $man } fa { $die }, { $rival } { $other }.
munera-event-declared = { $seat } spende 1 Virtus di { $man } per un ri-tiro.
munera-event-declared-you = Spendi 1 Virtus di { $man } per un ri-tiro.
munera-event-stopped = { $man } non ha più Virtus: non si tira nessun dado.
munera-event-rerolled = { $seat } tira di nuovo per { $man }: { $die }.
munera-event-rerolled-you = Tiri di nuovo per { $man }: { $die }.
munera-event-approval = Comprobatio è ora a { $approval }.
munera-event-virtus = { $man } ha ora { $virtus } Virtus.
munera-event-struck =
    { $man } ha la meglio su { $rival }. Pugna: { $pugna }; { $rival } { $wounds ->
        [0] non ha Ferite
        [one] ha 1 Ferita
       *[other] ha { $wounds } Ferite
    }.
munera-event-accident = { $man } muore per uccisione accidentale.
munera-event-victory = { $man } vince per { $seat }.
munera-event-victory-you = { $man } vince per te.
munera-event-stantes-missi = Stantes Missi: { $man } e { $rival } vincono entrambi ed escono in piedi.
munera-event-appreciation = La folla giudica { $man }: Gradimento { $appreciation }.
munera-event-spared = { $man } è risparmiato.
munera-event-killed =
    { $price ->
        [0] { $man } viene ucciso. { $seat } non riceve nulla.
        [one] { $man } viene ucciso. { $seat } riceve la sua quotazione: 1 denaro.
       *[other] { $man } viene ucciso. { $seat } riceve la sua quotazione: { $price } denari.
    }
munera-event-killed-you =
    { $price ->
        [0] { $man } viene ucciso. Non ricevi nulla.
        [one] { $man } viene ucciso. Ricevi la sua quotazione: 1 denaro.
       *[other] { $man } viene ucciso. Ricevi la sua quotazione: { $price } denari.
    }
munera-event-healed = { $man } guarisce: non gli resta nessun segnalino Ferita.
munera-event-scarred = { $man } resta con un segnalino Ferita.
munera-event-bout = Duello nella stessa Palestra: { $man } fa { $die }, { $rival } { $other }.
munera-event-bout-won = { $man } vince, { $total } a { $other }.
munera-event-bout-death = { $man } viene ucciso; non si paga nulla.
munera-event-staked =
    { $seat } punta { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    } su { $man }.
munera-event-staked-you =
    Punti { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    } su { $man }.
munera-event-bet-won =
    { $seat } vince la scommessa e riceve { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    }.
munera-event-bet-won-you =
    Vinci la scommessa e ricevi { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    }.
munera-event-bet-lost =
    { $seat } perde la scommessa, e con essa { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    }.
munera-event-bet-lost-you =
    Perdi la scommessa, e con essa { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    }.
munera-event-pause = { $seat } compra una pausa: Pugna non si muove per questo tiro.
munera-event-pause-you = Compri una pausa: Pugna non si muove per questo tiro.
munera-event-refreshment = { $seat } compra un ristoro: questo tiro non ferisce nessuno.
munera-event-refreshment-you = Compri un ristoro: questo tiro non ferisce nessuno.
munera-event-bribed = { $seat } corrompe l'arbitro: { $man } ha ora { $virtus } Virtus.
munera-event-bribed-you = Corrompi l'arbitro: { $man } ha ora { $virtus } Virtus.
munera-event-cheered = { $seat } paga le tifoserie: { $man } ha ora { $virtus } Virtus.
munera-event-cheered-you = Paghi le tifoserie: { $man } ha ora { $virtus } Virtus.

## Lo schermo: il duello

munera-screen-duel = Duello: { $man } contro { $rival }
munera-screen-duel-reading = Il duello in parole
munera-screen-duel-man = { $man } di { $seat }.
munera-screen-duel-virtus = Virtus { $virtus }.
munera-screen-duel-wounds = Ferite { $wounds } su { $most }: con { $most } ha perso.
munera-screen-duel-pugna = Pugna { $points } su { $most } per { $man }.
munera-screen-duel-pugna-level = Pugna al centro.
munera-screen-duel-pugna-next = Con questi dadi: { $pugna }
munera-screen-duel-crowd = Comprobatio { $approval } su { $most }.
munera-screen-duel-crowd-short = Folla { $approval } / { $most }
munera-screen-duel-same = Un tiro a testa; si aggiungono Tempra e Coraggio.
munera-screen-duel-die = { $man } ha tirato { $die }.
munera-screen-duel-die-before = prima:
munera-screen-duel-total = Totale { $total }
munera-screen-duel-ahead = { $man } è avanti di { $points }.
munera-screen-duel-equal = La folla si alza
munera-screen-duel-blunt = Armi spuntate
munera-screen-duel-declared = { $man } spende 1 Virtus per un nuovo dado.
munera-screen-duel-spend = Tira di nuovo: 1 Virtus
munera-screen-duel-chance = vittoria { $chance } %
munera-screen-duel-coquus = Tira di nuovo: Coquus
munera-screen-duel-keep = Tieni il { $die }
munera-screen-duel-bet-on = Punta su { $man }
munera-screen-duel-staked =
    { $seat }: { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    } su { $man }.
munera-screen-duel-fixes = Manomissioni
munera-screen-duel-fix-pause = Pugna non si muove
munera-screen-duel-fix-refreshment = Nessuno è ferito
munera-screen-duel-fix-referee = −1 Virtus
munera-screen-duel-fix-supporters = +1 o −1 Virtus
munera-screen-duel-fix-whom = Scegli l'uomo
munera-screen-duel-fix-on = Manomissioni per o contro { $man }
munera-screen-duel-fix-used = Comprata da { $seat }
munera-screen-duel-fix-useless = Non cambierebbe nulla
munera-screen-duel-fix-late = Non ferma questo dado
munera-screen-duel-fix-none = Nient'altro in questo giro
munera-screen-duel-fix-right = { $seat } può comprare
munera-screen-duel-fix-yours = Tua, quando entrambi tengono i dadi
munera-screen-duel-cards = Carte che puoi giocare ora
munera-screen-duel-no-more = Nient'altro in questo duello
munera-screen-duel-skip = Vai al giudizio
munera-screen-duel-skipping = Si va al giudizio ...
munera-screen-duel-bet-won = vinti { $denarii }
munera-screen-duel-bet-lost = persi { $denarii }
munera-screen-duel-spared-ahead = Tenuto per te: il tuo dado è più alto.
munera-screen-duel-spared-high = Tenuto per te: un nuovo dado sarebbe raramente più alto.
munera-screen-duel-spared-level = Tenuto per te: i dadi sono pari.
munera-screen-duel-spared-keep = Tenuto, come hai detto.
munera-screen-duel-spared-again = Ritirato, come hai detto.
munera-screen-duel-spared-card = Nessuna carta giocata per te.
munera-screen-duel-spared-bet = Nessuna scommessa fatta per te.
munera-screen-duel-spared-fix = Nessuna manomissione comprata per te.
munera-screen-duel-spared-help = Tenuto per te: il tiro è buono.
munera-screen-duel-asked = D'ora in poi ti sarà chiesto.
munera-screen-duel-won = { $man } vince.
munera-screen-duel-both = Vincono entrambi ed escono in piedi.
munera-screen-duel-dead = { $man } è morto.
munera-screen-duel-spared = { $man } è risparmiato.
munera-screen-judgment-spared = { $man } è risparmiato
munera-screen-judgment-killed = { $man } deve morire
munera-screen-judgment-parts = Ferite di entrambi { $wounds }, folla { $approval }, Carisma, Faber e carte { $rest }: Gradimento { $sum }.
munera-screen-judgment-why-spared = Tirato { $die }, non più di { $needs }: la folla lo lascia vivere.
munera-screen-judgment-why-killed = Tirato { $die }, più di { $needs }: la folla vuole la sua morte.
munera-screen-judgment-why-any = Tirato { $die }, e bastava qualsiasi risultato: la folla lo lascia vivere.
munera-screen-judgment-why-none = Tirato { $die }, e nessun risultato poteva salvarlo: la folla vuole la sua morte.

## What happens: end of turn, deals, victory

munera-event-unruly = La Palestra di { $seat } ha troppi uomini: { $man } fa un test.
munera-event-unruly-you = La tua Palestra ha troppi uomini: { $man } fa un test.
munera-event-gave-denarii =
    { $seat } dà { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    } a { $other }.
munera-event-gave-denarii-you =
    { $other ->
        [Tu]
            { $seat } ti dà { $denarii ->
                [one] 1 denaro
               *[other] { $denarii } denari
            }.
       *[other]
            Dai { $denarii ->
                [one] 1 denaro
               *[other] { $denarii } denari
            } a { $other }.
    }
munera-event-gave = { $seat } cede { $ware } a { $other }.
munera-event-gave-you =
    { $other ->
        [Tu] { $seat } ti cede { $ware }.
       *[other] Cedi { $ware } a { $other }.
    }
munera-event-gave-cards =
    { $seat } dà { $count ->
        [one] 1 carta Eventum
       *[other] { $count } carte Eventum
    } a { $other }.
munera-event-gave-cards-you =
    { $other ->
        [Tu]
            { $seat } ti dà { $count ->
                [one] 1 carta Eventum
               *[other] { $count } carte Eventum
            }.
       *[other]
            Dai { $count ->
                [one] 1 carta Eventum
               *[other] { $count } carte Eventum
            } a { $other }.
    }
# Follows the line above, for those who may know.
munera-event-gave-card =
    { $count ->
        [one] La carta è { $title }.
       *[other] Sono { $count } carte { $title }.
    }
munera-event-lent = { $seat } presta { $man } a { $other } per { $spectacle }.
munera-event-lent-you =
    { $other ->
        [Tu] { $seat } ti presta { $man } per { $spectacle }.
       *[other] Presti { $man } a { $other } per { $spectacle }.
    }
munera-event-won =
    La partita è finita. Vittoria: { $seats }, con { $glory ->
        [one] 1 punto Gloria
       *[other] { $glory } punti Gloria
    }.
munera-event-won-with-you = La partita è finita. Vinci insieme a { $seats }; Gloria: { $glory }.
munera-event-won-you =
    La partita è finita. Hai vinto, con { $glory ->
        [one] 1 punto Gloria
       *[other] { $glory } punti Gloria
    }.
munera-event-offered = { $seat } fa una proposta a { $other }.
munera-event-offered-you =
    { $other ->
        [Tu] { $seat } ti fa una proposta.
       *[other] Fai una proposta a { $other }.
    }
munera-event-countered = { $seat } risponde a { $other } con una controproposta.
munera-event-countered-you =
    { $other ->
        [Tu] { $seat } ti risponde con una controproposta.
       *[other] Rispondi a { $other } con una controproposta.
    }
munera-event-offer-declined = { $other } rifiuta la proposta di { $seat }.
munera-event-offer-declined-you =
    { $other ->
        [Tu] Rifiuti la proposta di { $seat }.
       *[other] { $other } rifiuta la tua proposta.
    }
munera-event-offer-withdrawn = { $seat } ritira la proposta a { $other }.
munera-event-offer-withdrawn-you =
    { $other ->
        [Tu] { $seat } ritira la proposta che ti ha fatto.
       *[other] Ritiri la tua proposta a { $other }.
    }
munera-event-offer-gone = La proposta di { $seat } a { $other } non è più sul tavolo: il momento è passato.
munera-event-offer-gone-you =
    { $other ->
        [Tu] La proposta che { $seat } ti ha fatto non è più sul tavolo: il momento è passato.
       *[other] La tua proposta a { $other } non è più sul tavolo: il momento è passato.
    }
munera-event-offer-failed = La proposta di { $seat } a { $other } non è più sul tavolo: non è più possibile.
munera-event-offer-failed-you =
    { $other ->
        [Tu] La proposta che { $seat } ti ha fatto non è più sul tavolo: non è più possibile.
       *[other] La tua proposta a { $other } non è più sul tavolo: non è più possibile.
    }
munera-event-offer-void = La proposta di { $seat } a { $other } è nulla: una carta promessa non c'era.
munera-event-offer-void-you =
    { $other ->
        [Tu] La proposta che { $seat } ti ha fatto è nulla: una carta promessa non c'era.
       *[other] La tua proposta a { $other } è nulla: una carta promessa non c'era.
    }
munera-event-deal = { $seat } e { $other } concludono un accordo.
munera-event-deal-you =
    { $other ->
        [Tu] Concludi un accordo con { $seat }.
       *[other] Concludi un accordo con { $other }.
    }

## What is asked

munera-ask-match-settle = In quale Regione fondi la tua Palestra?
munera-ask-match-enlist = Uomini nuovi. Quale Classe assegni a ciascuno?
munera-ask-match-assign = A quale Classe assegni il tuo Doctor?
munera-ask-moment-play_card = Giochi una carta?
munera-ask-at-moment = { $moment }: giochi una carta?
munera-ask-hand-throw_away = Hai troppe carte Eventum. Quale scarti?
munera-ask-roll-help_oneself = Tiri di nuovo questo dado?
munera-ask-forum-put_up = Hai la Rudis. Quale carta metti all'asta?
munera-ask-forum-bid = Quanto offri?
munera-ask-bid-for = Quanto offri per { $ware }?
munera-ask-forum-enlist = Un uomo nuovo. Quale Classe gli assegni?
munera-ask-forum-assign = A quale Classe assegni il tuo Doctor?
munera-ask-rest-act = Il gioco è a riposo. Che cosa fai?
munera-ask-at-rest = { $rest }. Che cosa fai?
munera-ask-training-pick_trainee = Chi cambia Classe?
munera-ask-training-train = Quale Classe gli assegni?
munera-ask-sale-sell = Che cosa vendi al Forum?
munera-ask-auction-offer_up = Che cosa vendi all'asta?
munera-ask-auction-name_minimum = Quale minimo fissi?
munera-ask-auction-private_bid = Quanto offri?
munera-ask-munus-choose = Hai la Rudis. Quale Spettacolo scegli?
munera-ask-spectacle-stand = Ti candidi?
munera-ask-stand-for = Ti candidi per { $city }?
munera-ask-spectacle-tender = A quanto scendi?
munera-ask-tender-for = A quanto scendi per { $city }?
munera-ask-naming-name_fighter = Chi combatte per te?
munera-ask-spectacle-pick = Quale dei tuoi combattenti si batte ora?
munera-ask-spectacle-oppose = Contro chi si batte?
munera-ask-duel-stake = Scommetti su questo duello?
munera-ask-wager-stake = Scommetti su questo duello?
munera-ask-duel-reroll = Tiri di nuovo il tuo dado?
munera-ask-duel-interrupt = Rispondi al ri-tiro con una manomissione?
munera-ask-duel-fix = Compri una manomissione?
munera-ask-bout-try_again = Tiri di nuovo un dado?
munera-ask-end-name_excess = Hai la Rudis. Chi nomini per un test?
munera-ask-brawl-name_brawler = Una rissa: quale dei tuoi uomini è coinvolto?
munera-ask-plague-name_patient = Pestilenza: quale dei tuoi uomini vi è esposto?

munera-wait-match-settle =
    { $count ->
        [one] { $names } deve scegliere una Regione per la Palestra.
       *[other] { $names } devono scegliere una Regione per la Palestra.
    }
munera-wait-match-enlist =
    { $count ->
        [one] { $names } deve scegliere la Classe di un uomo nuovo.
       *[other] { $names } devono scegliere la Classe di un uomo nuovo.
    }
munera-wait-match-assign =
    { $count ->
        [one] { $names } deve scegliere la Classe di un Doctor.
       *[other] { $names } devono scegliere la Classe di un Doctor.
    }
munera-wait-moment-play_card =
    { $count ->
        [one] { $names } può giocare una carta.
       *[other] { $names } possono giocare una carta.
    }
munera-wait-hand-throw_away =
    { $count ->
        [one] { $names } deve scartare una carta.
       *[other] { $names } devono scartare una carta.
    }
munera-wait-roll-help_oneself =
    { $count ->
        [one] { $names } può ritirare i dadi.
       *[other] { $names } possono ritirare i dadi.
    }
munera-wait-forum-put_up =
    { $count ->
        [one] { $names } deve mettere una carta all'asta.
       *[other] { $names } devono mettere una carta all'asta.
    }
munera-wait-forum-bid =
    { $count ->
        [one] { $names } deve fare un'offerta.
       *[other] { $names } devono fare un'offerta.
    }
munera-wait-forum-enlist =
    { $count ->
        [one] { $names } deve scegliere la Classe di un uomo nuovo.
       *[other] { $names } devono scegliere la Classe di un uomo nuovo.
    }
munera-wait-forum-assign =
    { $count ->
        [one] { $names } deve scegliere la Classe di un Doctor.
       *[other] { $names } devono scegliere la Classe di un Doctor.
    }
munera-wait-rest-act =
    { $count ->
        [one] { $names } può agire o passare, a riposo.
       *[other] { $names } possono agire o passare, a riposo.
    }
munera-wait-training-pick_trainee =
    { $count ->
        [one] { $names } deve scegliere un uomo che cambia Classe.
       *[other] { $names } devono scegliere un uomo che cambia Classe.
    }
munera-wait-training-train =
    { $count ->
        [one] { $names } deve scegliere una nuova Classe.
       *[other] { $names } devono scegliere una nuova Classe.
    }
munera-wait-sale-sell =
    { $count ->
        [one] { $names } deve scegliere una vendita al Forum.
       *[other] { $names } devono scegliere una vendita al Forum.
    }
munera-wait-auction-offer_up =
    { $count ->
        [one] { $names } deve scegliere una carta da vendere all'asta.
       *[other] { $names } devono scegliere una carta da vendere all'asta.
    }
munera-wait-auction-name_minimum =
    { $count ->
        [one] { $names } deve fissare il minimo dell'asta.
       *[other] { $names } devono fissare il minimo dell'asta.
    }
munera-wait-auction-private_bid =
    { $count ->
        [one] { $names } deve fare un'offerta.
       *[other] { $names } devono fare un'offerta.
    }
munera-wait-munus-choose =
    { $count ->
        [one] { $names } deve scegliere uno Spettacolo.
       *[other] { $names } devono scegliere uno Spettacolo.
    }
munera-wait-spectacle-stand =
    { $count ->
        [one] { $names } può candidarsi a questo Spettacolo.
       *[other] { $names } possono candidarsi a questo Spettacolo.
    }
munera-wait-spectacle-tender =
    { $count ->
        [one] { $names } deve offrire di meno o ritirarsi.
       *[other] { $names } devono offrire di meno o ritirarsi.
    }
munera-wait-naming-name_fighter =
    { $count ->
        [one] { $names } deve nominare un combattente.
       *[other] { $names } devono nominare un combattente.
    }
munera-wait-spectacle-pick =
    { $count ->
        [one] { $names } deve scegliere il prossimo combattente.
       *[other] { $names } devono scegliere il prossimo combattente.
    }
munera-wait-spectacle-oppose =
    { $count ->
        [one] { $names } deve scegliere il suo avversario.
       *[other] { $names } devono scegliere il suo avversario.
    }
munera-wait-duel-stake =
    { $count ->
        [one] { $names } può scommettere su questo duello.
       *[other] { $names } possono scommettere su questo duello.
    }
munera-wait-wager-stake =
    { $count ->
        [one] { $names } può scommettere su questo duello.
       *[other] { $names } possono scommettere su questo duello.
    }
munera-wait-duel-reroll =
    { $count ->
        [one] { $names } può ritirare un dado.
       *[other] { $names } possono ritirare un dado.
    }
munera-wait-duel-interrupt =
    { $count ->
        [one] { $names } può rispondere al ri-tiro con una manomissione.
       *[other] { $names } possono rispondere al ri-tiro con una manomissione.
    }
munera-wait-duel-fix =
    { $count ->
        [one] { $names } può comprare una manomissione.
       *[other] { $names } possono comprare una manomissione.
    }
munera-wait-bout-try_again =
    { $count ->
        [one] { $names } può ritirare un dado.
       *[other] { $names } possono ritirare un dado.
    }
munera-wait-end-name_excess =
    { $count ->
        [one] { $names } deve nominare un uomo per un test.
       *[other] { $names } devono nominare un uomo per un test.
    }
munera-wait-brawl-name_brawler =
    { $count ->
        [one] { $names } deve nominare un uomo per la rissa.
       *[other] { $names } devono nominare un uomo per la rissa.
    }
munera-wait-plague-name_patient =
    { $count ->
        [one] { $names } deve nominare un uomo esposto alla pestilenza.
       *[other] { $names } devono nominare un uomo esposto alla pestilenza.
    }

## What is allowed, and what hangs on it

munera-why-match-settle = Da qui partono i tuoi viaggi: 2 denari per ogni Regione o Area di mare in cui si entra. Più Palestre possono condividere una Regione.
# For match.enlist and forum.enlist.
munera-why-enlist = { $man }: { $what }. Due uomini le cui Classi si affrontano sono una Coppia; un Contratto chiede Coppie di Accoppiamenti diversi.
# For match.assign and forum.assign.
munera-why-assign = { $minister }: i tuoi uomini di quella Classe hanno +{ $skill } Virtus nei duelli. La Classe resta per sempre.
munera-why-moment = Una carta per questo momento, o nessuna, finché tutti passano di seguito.
munera-why-hand-throw_away = Puoi averne in mano al massimo cinque.
munera-why-forum-put_up = Tutti offrono in segreto; l'offerta più alta paga e prende la carta. Se la compri tu o non ne metti nessuna all'asta, la Rudis passa a sinistra.
munera-why-forum-bid = { $ware }. Offerta minima: { $cost }. Tutte le offerte si mostrano insieme; la più alta paga, in caso di parità decide il dado.
munera-why-rest-act = Un'azione, oppure passi; finisce quando tutti passano di seguito.
munera-rest-eventum = Riposo dopo le pescate
munera-rest-forum = Riposo nella fase Forum
munera-rest-munus = Riposo prima della scelta di uno Spettacolo
munera-rest-chosen = Riposo dopo la scelta di { $city }
munera-rest-end = Riposo alla fine del turno
munera-why-training-pick_trainee = Chi cambia Classe torna Tiro con Fama 0; chi non ne ha ancora ne riceve solo una.
munera-why-training-train = { $what }. Torna Tiro con Fama 0.
munera-why-sale-sell = Un uomo rende la sua quotazione, un Collaboratore il suo Costo. La carta si scarta.
munera-why-auction-offer_up = Gli altri offrono in segreto a partire dal tuo minimo; vince l'offerta più alta, e il denaro va a te. Ogni carta una volta per turno.
munera-why-auction-name_minimum = { $ware }: il Forum pagherebbe { $price }.
munera-why-auction-private_bid = { $ware }. Offerta minima: { $minimum }. Tutte le offerte si mostrano insieme; vince la più alta, e il denaro va a chi vende.
munera-why-munus-choose = Solo Spettacoli per cui la tua Palestra ha Coppie e denari. Ricevi i denari e la Gloria stampati; deve candidarsi una seconda Palestra.
munera-why-spectacle-stand = { $what }. Se i candidati sono più di uno, decide la gara d'appalto al ribasso.
munera-why-tender-first = { $city }: il compenso è di { $fee } al massimo. L'offerta più bassa ottiene il Contratto; 0 lo ottiene all'istante.
munera-why-tender = { $city }: offri meno di { $fee }, o ritirati. 0 ottiene il Contratto all'istante.
munera-why-fighter = { $city } chiede { $contract }.
munera-why-fighters =
    { $done ->
        [0] { $city } chiede { $contract }, tutte di Accoppiamenti diversi.
        [one] { $city } chiede { $contract }, tutte di Accoppiamenti diversi; 1 è nominata.
       *[other] { $city } chiede { $contract }, tutte di Accoppiamenti diversi; { $done } sono nominate.
    }
munera-why-partner = A { $man } serve un compagno per formare la Coppia: { $partner }.
munera-why-spectacle-pick = Se dall'altra parte restano uomini della Classe compatibile, affronta uno di loro; se no, il proprio compagno.
munera-why-spectacle-oppose = Ora si batte: { $what }.
munera-why-duel-stake = { $man } contro { $rival }. Se vince l'uomo su cui punti, ricevi il doppio della puntata; la puntata stessa è spesa.
munera-why-duel-reroll = { $man } { $die }, { $rival } { $other }. Il nuovo dado vale anche se è peggiore.
munera-why-duel-interrupt = Per { $man } è dichiarato un ri-tiro; Virtus { $virtus }. Se scende a 0, non si tira nessun dado. Una manomissione costa 1 denaro.
munera-why-duel-fix = { $man } { $die }, { $rival } { $other }: i dadi restano così. Una manomissione costa 1 denaro, una per round.
munera-why-bout-try_again = Si sommano dado, Tempra e Coraggio; vince il totale più alto. Il nuovo dado vale anche se è peggiore.
munera-why-end-name_excess = Una Palestra ha più di 8 Gladiatori: nominane ancora { $count }. Se il dado supera la sua Obbedienza, l'uomo è impegnato e ferito.
munera-why-brawl-name_brawler = Questi uomini sono ugualmente disobbedienti. Se il dado supera la sua Obbedienza, l'uomo è impegnato e ferito.
munera-why-plague-name_patient = Se dado + Medicus fa meno di 4, l'uomo è impegnato e ferito.

# What a die decides. $need is one of munera-need-*.
munera-roll-judgement = La folla giudica { $man }. Per essere risparmiato: { $need }.
munera-roll-healing = { $man } viene curato dopo il duello. Per guarire: { $need }.
munera-roll-recovery = { $man } ha un segnalino Ferita. Per guarire: { $need }.
munera-roll-accident = { $man } ha fatto 0. Per sopravvivere: { $need }.
munera-roll-mercy = { $man } ha perso per il doppio o più. Per restare in vita: { $need }.
munera-roll-plague = { $man } è esposto alla pestilenza. Per restare sano: { $need }.
munera-roll-test = { $man } fa un test. Per obbedire: { $need }.
munera-roll-flight = { $man } fa un test. Per restare: { $need }.
munera-roll-ordeal = { $man } fa un test. Per obbedire: { $need }.
munera-need-more =
    { $die ->
        [9] solo 9
       *[other] { $die } o più
    }
munera-need-less =
    { $die ->
        [0] solo 0
       *[other] { $die } o meno
    }
munera-need-any = qualsiasi dado
munera-need-none = nessun dado basta
munera-die-shows = Il dado mostra { $die }.

## Options

munera-keep = resti con { $denarii }
munera-have = hai { $count } { $klass }
munera-option-region = { $region } per { $price }
munera-option-rival = affronta { $rival }
munera-makes-pair = forma una Coppia
munera-option-sell = Vendi { $ware } per { $price }
munera-option-bid = Offri { $amount }
munera-option-minimum = Almeno { $amount }
munera-after-journey = dopo trasferimento e paghe hai { $denarii }
munera-at-least = paghi almeno { $denarii } per trasferimento e paghe
munera-option-stand = Candidatura per { $city }
munera-option-stake = { $amount } su { $man }
munera-option-won = { $amount } se vince
munera-option-coquus = Tira di nuovo con il tuo Coquus (ancora { $left })
munera-option-virtus = Tira di nuovo con Virtus (ancora { $left })
munera-option-die = Tira di nuovo per { $man }, che ha { $die }
munera-keep-die =
    { $die ->
        [0] Tieni lo 0
        [1] Tieni l'1
        [8] Tieni l'8
       *[other] Tieni il { $die }
    }
munera-fix-pause = Pausa: Pugna non si muove per questo tiro
munera-fix-refreshment = Ristoro: { $man } non subisce Ferite per questo tiro
munera-fix-referee = Arbitro corrotto: { $man } scende a { $virtus } Virtus
munera-fix-supporters = Tifoserie, incitamenti: { $man } sale a { $virtus } Virtus
munera-fix-jeers = Tifoserie, fischi: { $man } scende a { $virtus } Virtus
munera-deed-train = Cambia la Classe di un uomo
munera-deed-sell = Vendi al Forum
munera-deed-auction = Apri un'asta fra gli altri
munera-deed-glory = Compra 1 punto Gloria per { $price }
munera-pass-moment-play_card = Nessuna carta
munera-pass-forum-put_up = Non mettere nulla all'asta
munera-pass-forum-put_up-more = la Rudis passa a sinistra
munera-pass-forum-bid = Nessuna offerta
munera-pass-auction-private_bid = Nessuna offerta
munera-pass-munus-choose = Non sceglierne nessuno
munera-pass-munus-choose-more = la Rudis passa a sinistra
munera-pass-spectacle-stand = Nessuna candidatura
munera-pass-spectacle-tender = Ritirati dalla gara
munera-pass-duel-stake = Nessuna scommessa
munera-pass-wager-stake = Nessuna scommessa
munera-pass-duel-interrupt = Nessuna manomissione
munera-pass-duel-fix = Nessuna manomissione
munera-pass-bout-try_again = Tieni i dadi
# What is typed for an amount: the letter, then the number. Small letters, all different.
munera-letter-bid = o
munera-letter-tender = a
munera-letter-minimum = m

## Deals

munera-free-action-propose = Fai una proposta
munera-free-action-accept = Accetta
munera-free-action-counter = Controproposta
munera-free-action-decline = Rifiuta
munera-free-action-withdraw = Ritira
munera-ware-denarii = Denari
munera-ware-title = { $title } (Eventum)
munera-ware-loan = { $man } in prestito ({ $city })
munera-good-loan = { $man } in prestito ({ $city })
munera-offer = Proponi a { $seat }: { $give } in cambio di { $get }
munera-offer-gift = Proponi a { $seat }: { $give }, senza nulla in cambio
munera-offer-request = Chiedi a { $seat }: { $get }, senza nulla in cambio
munera-offered-you = Proposta di { $seat }. Ricevi: { $give }; dai: { $get }.
munera-offered-by-you = La tua proposta a { $seat }. Dai: { $give }; ricevi: { $get }.

## Eventum cards: when, what they do, and what they do to whom

munera-when-at-rest = a riposo
munera-when-forum-rest = a riposo nella fase Forum
munera-when-eventum-phase = nella fase Eventum
munera-when-forum-start = all'inizio della fase Forum
munera-when-auction-won = quando un'asta del Forum è decisa
munera-when-poll = quando l'appello mostra due o più candidati
munera-when-before-travel = prima del trasferimento
munera-when-payment = quando una Palestra paga il viaggio
munera-when-before-duel = prima di un duello
munera-when-after-roll = dopo un tiro di mischia
munera-when-before-judgement = prima di un giudizio
munera-when-before-healing = prima di un tiro di guarigione
munera-when-before-test = prima di un test
munera-when-spectacle-end = alla fine di uno Spettacolo
munera-when-turn-end = alla fine del turno

# The moments for cards, as a question names them
munera-moment-forum-start = Inizio della fase Forum
munera-moment-auction-won = { $seat } si aggiudica { $ware } per { $price }
munera-moment-auction-won-you = Ti aggiudichi { $ware } per { $price }
munera-moment-poll = Più candidati per { $city }
munera-moment-before-travel = Prima del trasferimento verso { $city }
munera-moment-payment = Si paga il viaggio verso { $city }
munera-moment-before-duel = Prima del duello { $man } – { $rival }
munera-moment-after-roll = Dopo il tiro { $man } { $die } – { $rival } { $other }
munera-moment-before-judgement = Prima del giudizio su { $man }
munera-moment-before-healing = Prima del tiro di guarigione per { $man }
munera-moment-before-test = Prima del test per { $man }
munera-moment-spectacle-end = Fine dello Spettacolo di { $city }

munera-effect-favor-editoris =
    ottieni { $amount ->
        [one] 1 punto Gloria
       *[other] { $amount } punti Gloria
    }
munera-effect-triumphus =
    ottieni { $amount ->
        [one] 1 punto Gloria
       *[other] { $amount } punti Gloria
    }, se si è battuto un tuo uomo e nessuno dei tuoi è stato ucciso
munera-effect-rudis-donata =
    scarta un tuo Veteranus e ottieni { $amount ->
        [one] 1 punto Gloria
       *[other] { $amount } punti Gloria
    }, oppure un Primus Palus e ottieni il doppio
munera-effect-acclamatio = Comprobatio parte più in alto di { $amount }
munera-effect-sibilus = Comprobatio parte più in basso di { $amount }
munera-effect-gladius-acutus = il tuo combattente ha +{ $amount } Virtus
munera-effect-vinum-merum = un combattente di un'altra Palestra ha −{ $amount } Virtus
munera-effect-arma-lusoria = niente uccisione accidentale in questo duello
munera-effect-manus-fortunae = uno dei due dadi si tira di nuovo
munera-effect-clamor = Comprobatio sale di { $amount }
munera-effect-missio = lo sconfitto è risparmiato senza tirare
munera-effect-iugula = Gradimento −{ $amount }
munera-effect-favor-populi = Gradimento +{ $amount }
munera-effect-medicus-graecus = il tiro di guarigione del tuo Gladiatore riesce senza dado
munera-effect-veneficium = il tiro di guarigione del Gladiatore di un'altra Palestra fallisce senza dado
munera-effect-seditio = un Gladiatore non impegnato fa un test; se fallisce, è impegnato e ferito
munera-effect-fuga = un Gladiatore di un'altra Palestra fa un test; se fallisce, viene scartato e non si paga nulla
munera-effect-mors-voluntaria = un Captivus di una Palestra qualsiasi fa un test; se fallisce, viene scartato e non si paga nulla
munera-effect-rixa = i due uomini meno obbedienti di una Palestra con 6 o più fanno un test; chi fallisce è impegnato e ferito
munera-effect-disciplina = il tuo Gladiatore supera il test
munera-effect-pestis = ogni Palestra espone un uomo non impegnato; se dado + Medicus fa meno di 4, è impegnato e ferito
munera-effect-hereditas =
    ricevi { $amount ->
        [one] 1 denaro
       *[other] { $amount } denari
    }
munera-effect-vectigal = ogni altra Palestra con più di 15 denari ne paga { $amount } alla banca
munera-effect-fur =
    prendi fino a { $amount ->
        [one] 1 denaro
       *[other] { $amount } denari
    } da un'altra Palestra
munera-effect-latrones =
    un'altra Palestra che si sposta paga { $amount ->
        [one] 1 denaro
       *[other] { $amount } denari
    } in più, o tutto quello che ha
munera-effect-via-strata = non paghi nulla per il trasferimento, briganti compresi
munera-effect-tempestas = per questo Spettacolo le Aree di mare costano 4 denari invece di 2
munera-effect-redemptor = se ti candidi, partecipi per il compenso stampato, senza gara d'appalto
munera-effect-lanista-callidus = prendi la carta vinta da un'altra Palestra, per 1 denaro in più
munera-effect-ars-dimicandi = nella fase Forum, uno dei tuoi Tirones diventa Veteranus con Fama 0

munera-target-you = la tua Palestra
munera-aim-rudis-donata =
    scarta { $target } e ottieni { $amount ->
        [one] 1 punto Gloria
       *[other] { $amount } punti Gloria
    }
munera-aim-gladius-acutus = +{ $amount } Virtus per { $target }
munera-aim-vinum-merum = −{ $amount } Virtus per { $target }
munera-aim-manus-fortunae = si tira di nuovo il dado per { $target }
munera-aim-seditio = { $target } fa un test e, se fallisce, è impegnato e ferito
munera-aim-fuga = { $target } fa un test e, se fallisce, viene scartato
munera-aim-mors-voluntaria = { $target } fa un test e, se fallisce, viene scartato
munera-aim-rixa = i due uomini meno obbedienti ({ $target }) fanno un test
munera-aim-fur =
    prendi { $amount ->
        [one] 1 denaro
       *[other] { $amount } denari
    } da { $target }
munera-aim-ars-dimicandi = { $target } diventa Veteranus con Fama 0

# Cards that were put together in a deck file: whom a part is about, before a colon, and what happens, after it.
munera-whom-you = tu
munera-whom-others = ogni altra Palestra
munera-whom-all = ogni Palestra
munera-whom-owner = la sua Palestra
munera-whom-he = lui
munera-whom-that-school = quella Palestra
munera-whom-own-man = un tuo Gladiatore
munera-whom-other-man = un Gladiatore di un'altra Palestra
munera-whom-any-man = un Gladiatore di una Palestra qualsiasi
munera-whom-each-own-man = ogni tuo Gladiatore
munera-whom-each-other-man = ogni Gladiatore delle altre Palestre
munera-whom-each-man = ogni Gladiatore di tutte le Palestre
munera-whom-own-fighter = il tuo combattente
munera-whom-other-fighter = un combattente di un'altra Palestra
munera-whom-any-fighter = uno dei due combattenti
munera-whom-other-school = un'altra Palestra
munera-whom-any-school = una Palestra qualsiasi
munera-whom-own-roller = il tuo Gladiatore
munera-whom-other-roller = il Gladiatore di un'altra Palestra
munera-whom-any-roller = il Gladiatore
munera-whom-own-payer = la tua Palestra
munera-whom-other-payer = un'altra Palestra che paga
munera-whom-any-payer = la Palestra che paga
munera-only-free = non impegnato
munera-only-engaged = impegnato
munera-only-wounded = ferito
munera-needs-fought = se un tuo uomo vi ha combattuto
munera-needs-unhurt = se un tuo uomo vi ha combattuto e nessuno è stato ucciso
munera-if-passed = se lo supera
munera-if-failed = se fallisce
munera-above =
    { $denarii ->
        [one] { $what } (solo con più di 1 denaro)
       *[other] { $what } (solo con più di { $denarii } denari)
    }
munera-do-glory = Gloria { $signed }
munera-do-denarii =
    { $amount ->
        [one] { $signed } denaro
       *[other] { $signed } denari
    }
munera-do-steal =
    { $amount ->
        [one] ti paga 1 denaro
       *[other] ti paga fino a { $amount } denari
    }
munera-do-draw =
    { $amount ->
        [one] +1 carta Eventum
       *[other] +{ $amount } carte Eventum
    }
munera-do-test = test di Obbedienza
munera-do-test-changed = test di Obbedienza (Obbedienza { $signed })
munera-do-wound = impegnato e ferito
munera-do-heal = via il segnalino Ferita
munera-do-engage = impegnato
munera-do-ready = non più impegnato, se non è ferito
munera-do-gone = scartato, non si paga nulla
munera-do-fame = Fama { $signed }
munera-do-rank = un grado in più, con 0 Fama
munera-do-comprobatio = Comprobatio { $signed }
munera-do-virtus = { $signed } Virtus
munera-do-pugna = Pugna { $signed } per lui
munera-do-wounds =
    { $amount ->
        [one] { $signed } Ferita in questo duello
       *[other] { $signed } Ferite in questo duello
    }
munera-do-reroll = il dado si tira di nuovo
munera-do-chance = { $signed } al tiro
munera-do-succeed = il tiro riesce senza dado
munera-do-fail = il tiro fallisce senza dado
munera-do-fare =
    { $amount ->
        [one] { $signed } denaro per il viaggio
       *[other] { $signed } denari per il viaggio
    }

## The table

munera-phase-eventum = fase Eventum
munera-phase-forum = fase Forum
munera-phase-munus = fase Munus
munera-phase-end = fine del turno
munera-line-setup = Preparazione. Si vince con { $target } punti Gloria.
munera-line-turn = Turno { $turn }, { $phase }. Si vince con { $target } punti Gloria.
munera-line-turn-of = Turno { $turn } di { $turns }, { $phase }. Si vince con { $target } punti Gloria.
munera-line-over = La partita è finita dopo il turno { $turn }.

munera-sheet-school = Palestra di { $seat }
munera-sheet-school-you = La tua Palestra
munera-sheet-forum = Forum
munera-sheet-spectacles = Spettacoli
munera-sheet-spectacle = Spettacolo di { $city }
munera-sheet-duel = Duello
munera-sheet-bout = Duello nella stessa Palestra
munera-sheet-wager = Scommesse su un duello nella stessa Palestra
munera-sheet-auction = Asta
munera-sheet-roll = Dado
munera-sheet-hand = La tua mano

munera-head-glory = Gloria
munera-head-denarii = Denari
munera-head-region = Regione
munera-head-men = Uomini
munera-head-cards = Carte
munera-head-ministers = Collaboratori
munera-head-class = Classe
munera-head-rank = Grado
munera-head-origin = Origine
munera-head-values = Tempra / Coraggio / Carisma
munera-head-now = Stato
munera-head-what = Descrizione
munera-head-cost = Costo
munera-head-contract = Contratto
munera-head-pay = Ricompensa
munera-head-journey = Viaggio
munera-head-prospect = Per te
munera-head-when = Quando
munera-head-effect = Effetto

munera-row-chosen = Chi l'ha scelto
munera-row-fighters = I suoi combattenti
munera-row-standing = Candidature
munera-row-fee = Offerta più bassa
munera-row-pugna = Pugna
munera-row-comprobatio = Comprobatio
munera-row-stakes = Scommesse
munera-row-fixes = Manomissioni comprate
munera-row-right = Prossima manomissione
munera-row-paying = Chi paga ora
munera-row-seller = Chi vende
munera-row-minimum = Offerta minima
munera-row-bid = Offerta più alta
munera-up-for = All'asta
munera-up = all'asta
munera-unwanted = non più in questo turno
munera-on-sale = in vendita
munera-fought = { $man } (si è battuto)
munera-fighting = { $man } (si batte ora)
munera-duel-state = Virtus { $virtus }, Ferite { $wounds }, Coraggio { $courage }, Carisma { $charisma }
munera-pugna-level = 0 su { $target }
munera-pugna-for = { $points } su { $target } per { $man }
munera-stake = { $seat } { $amount } su { $man }
munera-square-pause = pausa
munera-square-refreshment = ristoro
munera-square-referee = arbitro corrotto
munera-square-supporters = tifoserie

munera-hand = Mano ({ $seat }): { $cards }
munera-hand-you = La tua mano: { $cards }
munera-last-none = Ora non c'è né uno Spettacolo né un'asta.
munera-out = Carte Eventum negli scarti: { $cards }
munera-recap = Gloria nel turno { $turn }: { $list }

munera-welcome =
    Dirigi una Palestra, una scuola di gladiatori. Nel Forum compri uomini e Collaboratori in aste segrete.
    Con Coppie di uomini onori i Contratti per gli Spettacoli: portano Gloria e denari, e i tuoi uomini si battono in duelli con i dadi.
    Chi vince un duello ottiene Fama e sale di grado. Lo sconfitto è giudicato dalla folla.
munera-goal = Vince la prima Palestra con { $target } punti Gloria.
munera-goal-turns = Vince la prima Palestra con { $target } punti Gloria; dopo il turno { $turns } vince la Gloria più alta.
munera-seats = Al tavolo, in senso orario: { $seats }.
munera-guide =
    Rudis: la spada di legno. Chi la tiene, il Rudiarius, sceglie per primo.
    Coppie: Myrmillo e Thraex, Hoplomachus e Aequimanus, Retiarius e Secutor, Provocator e Provocator.
    La Tempra dà la Virtus di un duello: ri-tiri. Chi ha più Ferite che Coraggio perde. Il Carisma aiuta davanti alla folla.
    Origini (Costo, Obbedienza): Damnatus 0, 3; Captivus 2, 1; Servus 2, 5; Auctoratus 5, 7 e 1 denaro per duello.
    Quattro punti Fama fanno di un Tiro un Veteranus, altri quattro un Primus Palus: più Tempra, Carisma e Gloria.
    Con Pugna a 10 si vince un duello. Con Comprobatio, l'umore della folla, a 5 vincono entrambi.
    Gli uomini impegnati riposano fino alla prossima fase Forum; un ferito deve prima guarire.
    Le quantità si possono digitare: o7 offre 7, a4 offre 4 in una gara d'appalto, m5 fissa il minimo a 5.

## Hints

munera-hint-settle = Da { $region } i viaggi verso la maggior parte degli Spettacoli sono brevi, e il prezzo è giusto.
munera-hint-partner = Come { $class } è il compagno che manca a uno dei tuoi uomini: così si forma una Coppia.
munera-hint-new-pair = Come { $class } comincia una Coppia che non hai ancora: i Contratti ne chiedono di diverse.
munera-hint-assign = La Virtus serve soprattutto alla Classe { $class }.
munera-hint-train = Come { $class }, { $man } completa le Coppie per uno Spettacolo che conviene.
munera-hint-card-glory = { $title } ti porta Gloria, e la Gloria vince la partita.
munera-hint-card-duel = { $title } rende più probabile che il duello finisca bene per te.
munera-hint-card-save = { $title } protegge un uomo che ti mancherebbe.
munera-hint-card-harm = { $title } danneggia le altre Palestre, e questo è il momento buono.
munera-hint-card-denarii = { $title } ti porta denari, o te ne fa risparmiare.
munera-hint-card-contract = { $title } ti dà il Contratto per il compenso stampato, senza gara d'appalto.
munera-hint-card-ware = { $title } ti dà ciò che un altro ha vinto, per meno di quanto vale per te.
munera-hint-card-rank = { $title } fa subito di un tuo Tiro un Veteranus.
munera-hint-card-fame = { $title } rende più famoso un tuo uomo.
munera-hint-card-cards = { $title } ti fa pescare carte Eventum.
munera-hint-card-keep = Quasi nessuno può combattere, quindi decidono le carte: finché tieni in mano questa Gloria, nessun altro la pesca.
munera-hint-card-wait = Le tue carte ti serviranno meglio in un altro momento.
munera-hint-throw-away = Fra tutte le tue carte, { $title } è quella che ti mancherà di meno.
munera-hint-name-own = { $man } è quello di cui puoi fare meglio a meno.
munera-hint-name-other = È il fallimento di { $man } a danneggiare di più quella Palestra.
munera-hint-put-up = Nel Forum niente vale per te, oltre il suo prezzo, quanto { $ware }.
munera-hint-put-up-none = Nel Forum niente vale per te il suo prezzo.
munera-hint-bid =
    { $ware } vale per te circa { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    }: a questo prezzo ci guadagni.
munera-hint-bid-full =
    { $ware } vale per te circa { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    }: arriva fin lì, ma non oltre.
munera-hint-bid-none = { $ware } per te non vale il prezzo, oppure i denari ti servono per i viaggi.
munera-hint-sell = Il denaro della vendita ti serve più di { $ware }.
munera-hint-minimum =
    Il Forum paga { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    } per { $ware }: al di sotto, un'asta non conviene.
munera-hint-buy-glory = Hai denari in più, e la Gloria vince la partita.
munera-hint-host = { $spectacle } ti porta { $glory } Gloria e l'intero compenso, e probabilmente qualcuno si candiderà.
munera-hint-host-win = Con { $spectacle } vinci la partita, purché qualcuno si candidi.
munera-hint-host-none = Nessuno Spettacolo qui ti conviene: nessuno potrebbe candidarsi, o altri ci guadagnerebbero di più.
munera-hint-stand = { $spectacle } ti porta { $glory } Gloria, e questo vale il viaggio.
munera-hint-stand-win = { $spectacle } chiude la partita, e la vinci tu.
munera-hint-stand-not = { $spectacle } ti costa più di quanto ti porta.
munera-hint-stand-lost = { $spectacle } chiuderebbe la partita, e la vincerebbe qualcun altro.
munera-hint-tender =
    Anche per { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    } { $spectacle } conviene, e basta scendere di un solo denaro.
munera-hint-tender-nothing = Altri vogliono { $spectacle } per la sola Gloria: chi chiede 0 per primo lo ottiene.
munera-hint-withdraw = Per un compenso così basso { $spectacle } non conviene.
munera-hint-fighter = { $man } è abbastanza forte, o è vicino a un grado più alto.
munera-hint-fighter-rank = { $man } ti porta { $points } Gloria per il suo grado.
munera-hint-pick = { $man } ha le migliori possibilità contro chi resta dall'altra parte.
munera-hint-oppose = { $man } ha buone possibilità contro { $rival }: circa { $chance } %.
munera-hint-oppose-best = Sarà dura per { $man }, ma { $rival } è l'avversario più facile: circa { $chance } %.
munera-hint-oppose-all = Se { $rival } combatte qui, i tuoi altri uomini hanno più possibilità nei loro duelli.
munera-hint-reroll = Un nuovo dado aiuta { $man }: possibilità prima { $before } %, dopo circa { $after } %.
munera-hint-reroll-not = Con questi dadi { $man } può vincere (circa { $chance } %): un ri-tiro non aiuterebbe abbastanza.
munera-hint-reroll-save = Un nuovo dado potrebbe aiutare { $man }, ma la sua Virtus varrà di più nel resto del duello.
munera-hint-help = Per { $man } la posta è alta, e un nuovo dado può aiutare (probabilità: { $chance } %).
munera-hint-help-well = Per { $man } questo dado basta.
munera-hint-help-not = Per { $man } la posta è troppo bassa: il Coquus può servire di più altrove.
munera-hint-bout-again = { $man } ha molto da perdere, quindi prova un nuovo dado.
munera-hint-bout-let = In questo duello la posta è troppo bassa per chiamare il Coquus.
munera-hint-stake = { $man } ha buone possibilità di vincere (circa { $chance } %), e una scommessa rende il doppio.
munera-hint-stake-none = Il duello è troppo equilibrato per una scommessa, o il migliore dei due è già preso.
munera-hint-interrupt = Con meno Virtus { $man } ricava meno dal ri-tiro, e questo vale bene un denaro.
munera-hint-interrupt-not = { $man } può tirare di nuovo: impedirlo non vale un denaro.
munera-hint-fix = Aiuta { $man } a vincere, e per te questo vale più di un denaro.
munera-hint-fix-none = Qui nessuna manomissione cambia abbastanza da valere un denaro.
munera-hint-accept = Quello che propone { $seat } vale per te più di quello che dai.
munera-hint-decline = Quello che chiede { $seat } vale per te più di quello che riceveresti.
munera-hint-counter-ask =
    L'accordo è equo per te se { $seat } paga { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    }.
munera-hint-counter-pay =
    L'accordo è equo per te se { $seat } si accontenta di ricevere { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    }.
munera-hint-counter-even = L'accordo è equo per te se { $seat } non chiede denari in più.
munera-hint-borrow = Con { $man } in prestito, { $spectacle } è alla tua portata.
munera-hint-buy-man =
    Hai pochi uomini, e { $man } vale per te più di { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    }.

## Lo schermo

munera-screen-course = Gloria finora, ne servono { $goal }: { $list }
munera-screen-course-title = Gloria per turno
munera-screen-asked = agisce
munera-screen-asked-you = tocca a te
munera-screen-winner = Vincitore
munera-screen-rudis = Ha la Rudis
munera-screen-glory = Gloria { $glory } su { $goal }
munera-screen-men =
    { $count ->
        [one] 1 uomo
       *[other] { $count } uomini
    }
munera-screen-cards =
    { $count ->
        [one] 1 carta Eventum
       *[other] { $count } carte Eventum
    }
munera-screen-aim = Mira alla Palestra di { $name }
munera-screen-look = Guarda la Palestra di { $name }
munera-screen-start = Dirigi una scuola di gladiatori. I tuoi uomini combattono negli spettacoli di tutta l'Italia e le portano Gloria; con i denari compri uomini migliori e aiutanti. Chi ha per primo { $goal } punti Gloria vince.
munera-screen-start-turns = Dopo il turno { $turns } vince chi ha più Gloria.
munera-screen-start-region = Al centro dell'Italia più spettacoli sono vicini; una Palestra lì costa di più.
munera-screen-phase-eventum = Eventi
munera-screen-phase-forum = Mercato
munera-screen-phase-munus = Spettacoli
munera-screen-phase-end = Fine del turno
munera-screen-phase-first = Saltata ora: il primo turno comincia dagli spettacoli.
munera-screen-latin-eventum = Eventum
munera-screen-latin-forum = Forum
munera-screen-latin-munus = Munus
munera-screen-latin-end = Finis
munera-screen-classes = Le classi dei tuoi nuovi uomini
munera-screen-classes-help = Due uomini le cui classi si affrontano (stesso colore) formano una coppia. Gli spettacoli chiedono coppie, tutte diverse.
munera-screen-classes-done = Queste classi
munera-screen-pairs =
    { $count ->
        [0] Ancora nessuna coppia.
        [one] 1 coppia.
       *[other] { $count } coppie di { $kinds ->
            [one] 1 tipo
           *[other] { $kinds } tipi
        }.
    }
munera-screen-lacks = A { $klass } manca { $rival }.
munera-screen-lineup = I tuoi uomini per { $city }
munera-screen-lineup-help = { $pairs ->
    [one] Una coppia: due uomini le cui classi si affrontano. Tocca per cambiare.
   *[other] { $pairs } coppie, tutte diverse: due uomini le cui classi si affrontano. Tocca per cambiare.
}
munera-screen-lineup-named = nominato
munera-screen-lineup-count = { $count } uomini su { $needs }
munera-screen-lineup-pairs = A qualcuno manca l'avversario.
munera-screen-lineup-done = Combattono questi
munera-screen-mine = La tua Palestra
munera-screen-school = Palestra di { $name }
munera-screen-no-men = Nessun uomo
munera-screen-hand = Le tue carte Eventum
munera-screen-target-school = Ora scegli una Palestra: qui, o sopra la mappa.
munera-screen-target-man = Ora scegli un uomo: qui, o sul tavolo.
munera-screen-journey =
    viaggio { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    }
munera-screen-my-men = { $count ->
    [one] un uomo va bene
   *[other] { $count } uomini vanno bene
}, ne servono { $needs }
munera-screen-able = possono partecipare: { $names }
munera-screen-able-none = nessuno può partecipare
munera-screen-choose = Scegli
munera-screen-not-pairs = Hai { $count } coppie su { $needs }
munera-screen-not-paid = Non potresti pagare { $denarii } di trasferimento e paghe
munera-screen-not-lent = prestato
munera-screen-not-wounded = ferito
munera-screen-not-engaged = impegnato
munera-screen-not-now = non ora
## The screen: cards and map

munera-screen-skill = Abilità { $skill }
munera-screen-worth = si vende a { $denarii }
munera-screen-map = Mappa dell'Italia
munera-screen-map-home = Palestra di { $names }
munera-screen-spectacle-open = aperto
munera-screen-spectacle-chosen = scelto
munera-screen-spectacle-held = in corso
munera-screen-spectacle-closed = finito
## Standing answers: kinds of questions

munera-screen-kind-rest = Riposi (accordi, addestramento)
munera-screen-kind-forum-start = Carte all'inizio del Foro
munera-screen-kind-auction-won = Carte quando un'asta è decisa
munera-screen-kind-poll = Carte quando più Palestre si presentano
munera-screen-kind-before-travel = Carte prima del viaggio
munera-screen-kind-payment = Carte quando si paga un viaggio
munera-screen-kind-before-duel = Carte prima di un duello
munera-screen-kind-after-roll = Carte dopo un tiro di mischia
munera-screen-kind-before-judgement = Carte prima del giudizio
munera-screen-kind-before-healing = Carte prima di un tiro di guarigione
munera-screen-kind-before-test = Carte prima di una prova
munera-screen-kind-spectacle-end = Carte alla fine di uno spettacolo
munera-screen-kind-reroll = Ritirare il mio dado in un duello
munera-screen-kind-help = Ritirare con un Coquus
munera-screen-kind-stake = Scommesse sui duelli degli altri
munera-screen-kind-fix = Interventi nei duelli degli altri
munera-screen-kind-bid = Offerte all'asta
munera-screen-kind-put-up = Mettere una carta all'asta
munera-screen-kind-stand = Presentarsi per uno spettacolo
munera-screen-kind-tender = La gara d'appalto
munera-screen-kind-pick = Quale dei miei uomini combatte dopo
munera-screen-mine-reroll = Quando un altro dado rende più probabile la mia vittoria
munera-screen-mine-help = Quando il tiro va male
munera-screen-mine-fix = Quando ho scommesso sul duello
munera-screen-mine-stake = Quando un uomo ha buone probabilità
munera-screen-mine-man = Quando è un mio uomo
munera-screen-mine-duel = Nei duelli dei miei uomini
munera-screen-mine-behind = In un mio duello, quando il mio dado è più basso

## The screen: tender and Forum

munera-screen-tender = Gara per { $city }
munera-screen-poll = Chi si candida per { $city }?
munera-screen-poll-help = Chi si candida manda i suoi uomini contro quelli di { $host }. Da solo riceve tutto il compenso. Se sono di più, segue la gara: va chi chiede di meno.
munera-screen-poll-help-you = Chi si candida manda i suoi uomini contro i tuoi. Da solo riceve tutto il compenso. Se sono di più, segue la gara: va chi chiede di meno.
munera-screen-tender-fee = Il compenso è di { $amount }.
munera-screen-tender-printed = il compenso stampato
munera-screen-tender-lowest = offerta più bassa
munera-screen-tender-floor = Sotto { $amount } ci rimetti
munera-screen-tender-loss = Trasferimento e paghe ti costano almeno { $amount }: ci rimetteresti.
munera-screen-tender-stay = Resta fino a { $amount }
munera-screen-tender-limit = Resti fino a { $amount }, un passo alla volta; poi ti ritiri.
munera-screen-tender-back = Annulla
munera-screen-tender-out = fuori
munera-screen-tender-beaten = Il contratto è assegnato: sei fuori.
munera-screen-glory-contract = per lo spettacolo
munera-screen-glory-rank = per il rango di un uomo
munera-screen-tender-turn = Prossimo: { $name }
munera-screen-stands = in gara
munera-screen-to-come = non ancora interpellati
munera-screen-asked-now = deve rispondere
munera-screen-tender-mine = il tuo limite
munera-screen-forum = Il Forum
munera-screen-forum-cards = Carte del Forum
munera-screen-forum-own = Carte da mettere all'asta
munera-screen-forum-tap = Tocca una carta per metterla all'asta: poi tutti fanno un'offerta.
munera-screen-forum-put-up = Metti all'asta
munera-screen-forum-up = All'asta
munera-screen-forum-unwanted = non più in questo turno
munera-screen-forum-seller = Asta di { $name }
munera-screen-forum-yours = La tua asta
munera-screen-forum-minimum = Da { $amount }
munera-screen-forum-won = { $name } l'ha vinta per { $amount }
munera-screen-forum-won-you = L'hai vinta per { $amount }
munera-screen-gain-pair = Può formare una coppia con { $men }
munera-screen-gain-class = Una nuova coppia come { $classes }
munera-screen-gain-skill = La tua Palestra guadagna { $gain } di Abilità
munera-screen-gain-none = Non completa nulla nella tua Palestra
munera-screen-gain-brief-pair = una coppia
munera-screen-gain-brief-class = nuova coppia
munera-screen-gain-brief-skill = +{ $gain } Abilità
munera-screen-gain-brief-none = niente di nuovo
munera-screen-bid-lowest = Offerta minima
munera-screen-same-reroll = Ritira finché il mio dado è più basso
munera-screen-quiet-reroll = Tieni i miei dadi
munera-screen-bid-short = Poi trasferimento e paghe di questo turno, { $needs }, potrebbero superare quanto ti resta.
munera-screen-rest-next = Fermati al prossimo riposo: accordi, vendite, addestramento
munera-screen-rest-soon = Ti verrà chiesto al prossimo riposo
munera-screen-rest-help = Una pausa tra due fasi: ora puoi vendere, addestrare, trattare e giocare certe carte.
munera-screen-train-for = Per partecipare a { $city }, un uomo deve cambiare classe. Ricomincia come Tiro senza Fama:
munera-screen-train-one = { $man } diventa { $klass }

# The story of the match
munera-screen-duels = Chi ha affrontato chi in duello
munera-screen-story = Com'è andata
munera-screen-story-best = Spettacolo migliore: { $name } ha ottenuto { $points } di Gloria con { $spectacle } nel turno { $turn }.
munera-screen-story-duel =
    { $rounds ->
        [one] Duello più lungo: { $first } contro { $second } nel turno { $turn }, 1 mischia.
       *[other] Duello più lungo: { $first } contro { $second } nel turno { $turn }, { $rounds } mischie.
    }
munera-screen-story-dead =
    { $count ->
        [one] Un morto: { $list }.
       *[other] { $count } morti: { $list }.
    }
munera-meets = contro { $men }
munera-meets-partner = contro il compagno { $men }

## What is explained in a first match, once

munera-teach-settle = La tua Palestra resta in questa Regione per tutta la partita. Le Regioni al centro d'Italia costano di più, ma da lì quasi tutte le città sono vicine. Ciò che risparmi compra uomini.
munera-teach-class = Una Classe dice solo contro chi un uomo può battersi. Per uno Spettacolo ti servono Coppie: due tuoi uomini le cui Classi vanno insieme. Cerca un compagno per ognuno.
munera-teach-doctor = Un Doctor rende migliori nei duelli tutti i tuoi uomini di una Classe, anche quelli che comprerai dopo. Scegline una in cui hai uomini bravi, o più d'uno.
munera-teach-card = Le carte Eventum sono la tua mano segreta, e ognuna dice quando si può giocare. In quel momento si chiede a tutti, a turno. Passare non costa nulla.
munera-teach-too-many = Peschi più carte Eventum di quante ne puoi tenere: giocale finché servono, invece di accumularle.
munera-teach-cook = Il tuo Coquus, il cuoco, ti fa ritirare qualsiasi dado tirato per un tuo uomo: in ogni turno tante volte quanta è la sua Abilità.
munera-teach-put-up = Chi tiene la Rudis sceglie che cosa va all'asta. Se compra un altro, scegli ancora tu: metti prima all'asta ciò per cui gli altri pagheranno.
munera-teach-bid = Tutti offrono insieme e in segreto, e paga solo chi vince. Tieni qualche denaro: i viaggi costano, e i volontari vogliono una paga per ogni duello.
munera-teach-rest = Il riposo è il momento degli accordi: offri denari, carte o uomini, anche in prestito. Puoi anche giocare carte e cambiare Classe a un uomo; si vende nella fase Forum.
munera-teach-retrain = Una nuova Classe può completare una Coppia che ti manca, ma l'uomo perde tutto ciò che ha conquistato. Cambia quindi i principianti, non gli esperti.
munera-teach-sell = Il Forum compra a prezzo fisso. In una tua asta gli altri possono pagarti di più; ma se nessuno offre, tieni la carta e non incassi nulla.
munera-teach-spectacle = Gli Spettacoli portano Gloria, e la prima Palestra che ne ha abbastanza vince la partita. La prendono intera entrambe, chiunque vinca i duelli; ma ogni combattente rischia la vita.
munera-teach-stand = Candidarsi vuol dire offrire i tuoi uomini come seconda Palestra. Se sei l'unico, prendi il compenso intero; in ogni caso la stessa Gloria dell'altra Palestra.
munera-teach-tender = La gara d'appalto scende, e la Gloria resta la stessa. Chiediti quanto vale per te, e non dimenticare quanto costano viaggio e paghe.
munera-teach-name = Ogni uomo che nomini combatte un duello e poi è impegnato: riposa fino alla prossima fase Forum, di più se è ferito. Tienine qualcuno per il prossimo Spettacolo.
munera-teach-pick = Ogni combattente si batte una volta sola, e l'ordine lo decidi tu. Se dall'altra parte ci sono più uomini della Classe giusta, scegli anche l'avversario: cercane uno debole.
munera-teach-bet = Nessuno dei due combattenti è tuo: puoi scommettere. Il primo sceglie una parte; chi viene dopo può puntare solo sull'altra.
munera-teach-pugna = Il dado più alto tira Pugna dalla sua parte, e l'altro uomo prende una ferita. Perde con più ferite che Coraggio, o se Pugna arriva in fondo dall'altra parte. La Virtus compra ri-tiri.
munera-teach-fix = Chi scommette può aiutare il destino: cambiare la Virtus di un combattente, o attenuare un tiro. Ogni tipo di manomissione si compra una volta per duello.
munera-teach-excess = Più di 8 Gladiatori sono difficili da tenere. Per ogni uomo oltre l'ottavo se ne prova uno: se il dado supera la sua Obbedienza, è impegnato e ferito.
munera-teach-brawl = La carta Rixa colpisce una Palestra numerosa: i suoi due uomini meno obbedienti rischiano di ferirsi. In caso di parità sceglie il proprietario.
munera-teach-plague = La carta Pestis colpisce tutte le Palestre: ognuna nomina un uomo esposto. Un Medicus lo aiuta; se non ce l'hai, nomina qualcuno di cui puoi fare a meno per un po'.
munera-teach-rudis = La Rudis, una spada di legno, gira intorno al tavolo. A chi la tiene si chiede per primo: sceglie che cosa va all'asta e quale Spettacolo si fa.
munera-teach-judgment = Chi perde vive o muore secondo il giudizio della folla. Ferite di entrambi, Comprobatio e Carisma alzano il Gradimento; un dado più alto lo uccide.
munera-teach-travel = Chi possiede un combattente dello Spettacolo paga il viaggio, una volta per tutti: 2 denari per ogni Regione o Area di mare. I Vectores ne rendono gratis alcune.
