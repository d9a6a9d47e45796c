# Nundinae, the kernel's own test game. No article stands before a name. Keys that end in -you address the reader. Where
# an event names two seats, the reader's own is called what harena.ftl says for `you`, so that a text can tell which
# of the two he is.

nundinae-name = Nundinae
nundinae-about = Un giorno di mercato per { $low }-{ $high } mercanti: trattare, offrire, vantarsi, acclamare. Il gioco di prova della casa.

nundinae-card-10 = Diceria
nundinae-card-11 = Brindisi
nundinae-card-12 = Vanto
nundinae-altar-4 = Nessun altro altare
nundinae-altar-5 = Mercurio
nundinae-altar-6 = Cerere
nundinae-altar-7 = Fortuna
nundinae-deed-1 = Vendi una giara per 2 monete
nundinae-deed-2 = Compra una giara per 3 monete
nundinae-yes = sì
nundinae-no = no
nundinae-hidden = nascosto
nundinae-nothing = niente

## Goods: so many of them

nundinae-ware-0 = Monete
nundinae-ware-1 = Giare
nundinae-ware-10 = Carte Diceria
nundinae-ware-11 = Carte Brindisi
nundinae-ware-12 = Carte Vanto
nundinae-good-0 =
    { $amount ->
        [one] { $amount } moneta
       *[other] { $amount } monete
    }
nundinae-good-1 =
    { $amount ->
        [one] { $amount } giara
       *[other] { $amount } giare
    }
nundinae-good-10 =
    { $amount ->
        [one] { $amount } carta Diceria
       *[other] { $amount } carte Diceria
    }
nundinae-good-11 =
    { $amount ->
        [one] { $amount } carta Brindisi
       *[other] { $amount } carte Brindisi
    }
nundinae-good-12 =
    { $amount ->
        [one] { $amount } carta Vanto
       *[other] { $amount } carte Vanto
    }

## Table options

nundinae-setting-days = giorni di mercato
nundinae-setting-days-help = Dopo l'ultimo vince chi ha più onore.

## What happens

nundinae-event-drew = { $seat } pesca una carta: { $card }.
nundinae-event-drew-you = Peschi una carta: { $card }.
nundinae-event-traded =
    { $jars ->
        [1] { $seat } compra una giara per 3 monete.
       *[other] { $seat } vende una giara per 2 monete.
    }
nundinae-event-traded-you =
    { $jars ->
        [1] Compri una giara per 3 monete.
       *[other] Vendi una giara per 2 monete.
    }
nundinae-event-honor = { $seat } ottiene 1 onore. Totale: { $honor }.
nundinae-event-honor-you = Ottieni 1 onore. Totale: { $honor }.
nundinae-event-toast = { $seat } fa un Brindisi e riceve 1 moneta.
nundinae-event-toast-you = Fai un Brindisi e ricevi 1 moneta.
nundinae-event-blessed =
    { $blessed ->
        [no] Oggi gli dèi non benedicono { $seat }.
       *[other] Gli dèi benedicono { $seat }.
    }
nundinae-event-blessed-you =
    { $blessed ->
        [no] Oggi gli dèi non ti benedicono.
       *[other] Gli dèi ti benedicono.
    }
nundinae-event-cheered = { $seat } acclama: una giara per 1 moneta.
nundinae-event-cheered-you = Acclami: una giara per 1 moneta.
nundinae-event-gave =
    { $seat } dà { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    } a { $other }.
nundinae-event-gave-you =
    { $other ->
        [Tu] { $seat } ti dà
       *[other] A { $other } dai
    } { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }.
nundinae-event-offered = { $seat } fa un'offerta a { $other }.
nundinae-event-offered-you =
    { $other ->
        [Tu] { $seat } ti fa un'offerta.
       *[other] Fai un'offerta a { $other }.
    }
nundinae-event-countered = { $seat } risponde a { $other } con una controfferta.
nundinae-event-countered-you =
    { $other ->
        [Tu] { $seat } ti risponde con una controfferta.
       *[other] Rispondi a { $other } con una controfferta.
    }
nundinae-event-offer-declined = { $other } rifiuta l'offerta di { $seat }.
nundinae-event-offer-declined-you =
    { $other ->
        [Tu] Rifiuti l'offerta di { $seat }.
       *[other] { $other } rifiuta la tua offerta.
    }
nundinae-event-offer-withdrawn = { $seat } ritira l'offerta a { $other }.
nundinae-event-offer-withdrawn-you =
    { $other ->
        [Tu] { $seat } ritira l'offerta che ti ha fatto.
       *[other] Ritiri la tua offerta a { $other }.
    }
nundinae-event-offer-gone = L'offerta di { $seat } a { $other } non è più sul tavolo: il momento è passato.
nundinae-event-offer-gone-you =
    { $other ->
        [Tu] L'offerta che { $seat } ti ha fatto non è più sul tavolo: il momento è passato.
       *[other] La tua offerta a { $other } non è più sul tavolo: il momento è passato.
    }
nundinae-event-offer-failed = L'offerta di { $seat } a { $other } non è più sul tavolo: non è più possibile.
nundinae-event-offer-failed-you =
    { $other ->
        [Tu] L'offerta che { $seat } ti ha fatto non è più sul tavolo: non è più possibile.
       *[other] La tua offerta a { $other } non è più sul tavolo: non è più possibile.
    }
nundinae-event-offer-void = L'offerta di { $seat } a { $other } è nulla: una carta promessa non c'era.
nundinae-event-offer-void-you =
    { $other ->
        [Tu] L'offerta che { $seat } ti ha fatto è nulla: una carta promessa non c'era.
       *[other] La tua offerta a { $other } è nulla: una carta promessa non c'era.
    }
nundinae-event-deal = { $seat } e { $other } concludono un affare.
nundinae-event-deal-you =
    { $other ->
        [Tu] Concludi un affare con { $seat }.
       *[other] Concludi un affare con { $other }.
    }

## What is asked

nundinae-ask-day-trade = Il mercato è aperto. Che cosa fai?
nundinae-why-day-trade = Vendi e compra quanto vuoi, o tratta con gli altri. Chi lascia il mercato oggi non torna più.
nundinae-pass-day-trade = Lascia il mercato
nundinae-ask-day-bid = Quanto offri per l'alloro?
nundinae-why-day-bid = L'offerta più alta paga e ottiene 1 onore. In caso di parità si offre di nuovo; se tutti offrono 0, non lo prende nessuno.
nundinae-bid =
    { $coins ->
        [one] Offri { $coins } moneta
       *[other] Offri { $coins } monete
    }
nundinae-keep =
    { $coins ->
        [one] ti resta { $coins } moneta
       *[other] ti restano { $coins } monete
    }
nundinae-left = poi hai { $coins } e { $jars }
nundinae-ask-boast-hide = Ospiti tu. Quale carta metti sotto la coppa?
nundinae-why-boast-hide = Un Vanto che nessuna diceria colpisce porta 1 onore. Gli altri non vedono che cosa c'è sotto.
nundinae-play-boast-hide = coperta, sotto la coppa
nundinae-pass-boast-hide = Lascia vuota la coppa
nundinae-ask-boast-rumor = C'è una carta sotto la coppa. Spargi una diceria?
nundinae-why-boast-rumor = Una diceria toglie ogni valore a un Vanto, a meno che un'altra diceria le risponda.
nundinae-play-boast-rumor = contro la carta sotto la coppa
nundinae-pass-boast-rumor = Non dire niente
nundinae-ask-rumor-rumor = Gira una diceria. Rispondi con un'altra?
nundinae-why-rumor-rumor = Una diceria a cui un'altra risponde non conta.
nundinae-play-rumor-rumor = contro la diceria
nundinae-pass-rumor-rumor = Non dire niente
nundinae-ask-day-toast = Fai un Brindisi?
nundinae-why-day-toast = Un Brindisi porta 1 moneta.
nundinae-play-day-toast = porta 1 moneta
nundinae-pass-day-toast = Nessun Brindisi
nundinae-ask-day-name_altar =
    { $remaining ->
        [one] Ospiti tu. Quale altare riceve l'ultima giara?
       *[other] Ospiti tu. Quali altari ricevono una giara, al massimo { $remaining }?
    }
nundinae-why-day-name_altar = Gli dèi ti benedicono con un 5 o un 6; ogni giara aggiunge 1. Una benedizione porta 1 onore.
nundinae-altar = Una giara per { $altar }
nundinae-ask-day-stake = Quanto punti sulla risposta degli dèi?
nundinae-why-day-stake = Fino a 3 monete sulla benedizione e fino a 3 contro. Una puntata vinta torna doppia, il resto è perso.
nundinae-stakes = { $blessing } sulla benedizione, { $none } contro
nundinae-ask-acclaim-cheer = C'è un nuovo onore. Acclami?
nundinae-why-acclaim-cheer = Una volta ciascuno, fino a due acclamazioni.
nundinae-cheer = Acclama: una giara per 1 moneta
nundinae-pass-acclaim-cheer = Resta in silenzio

nundinae-wait-day-trade = Ancora al mercato: { $names }.
nundinae-wait-day-bid = Offerte attese: { $names }.
nundinae-wait-boast-hide = Una carta sotto la coppa, o nessuna: { $names }.
nundinae-wait-boast-rumor = Una diceria contro la coppa, o nessuna: { $names }.
nundinae-wait-rumor-rumor = Una diceria contro la diceria, o nessuna: { $names }.
nundinae-wait-day-toast = Un Brindisi, o nessuno: { $names }.
nundinae-wait-day-name_altar = La scelta degli altari: { $names }.
nundinae-wait-day-stake = Puntate attese: { $names }.
nundinae-wait-acclaim-cheer = Un'acclamazione, o nessuna: { $names }.

nundinae-part-blessing = Monete sulla benedizione
nundinae-part-none = Monete contro la benedizione

nundinae-free-action-give = Dai via monete
nundinae-give = { $gift } per { $seat }
nundinae-free-action-propose = Fai un'offerta
nundinae-free-action-accept = Accetta
nundinae-free-action-counter = Controfferta
nundinae-free-action-decline = Rifiuta
nundinae-free-action-withdraw = Ritira
nundinae-proposal = { $seat }: dai { $give }, ricevi { $get }

## The table

nundinae-field-day = Giorno
nundinae-field-host = Chi ospita
nundinae-field-coins = Monete
nundinae-field-jars = Giare
nundinae-field-honor = Onore
nundinae-field-hands = Carte
nundinae-field-bag = Nel sacco
nundinae-field-discards = Carte giocate
nundinae-field-bidders = Offerenti
nundinae-field-laid_jars = Altari
nundinae-field-stakes = Puntate
nundinae-field-by = Giocata da
nundinae-field-under = Sotto la coppa
nundinae-field-shown = Scoperta
nundinae-field-rumored = Colpita da una diceria
nundinae-field-denied = Smentita
nundinae-field-hailed = Onore a
nundinae-field-cheered = Acclamazioni
nundinae-field-boast = La coppa
nundinae-field-rumor = Una diceria
nundinae-field-acclaim = Acclamazione

nundinae-of = { $seat }: { $what }
nundinae-day = Giorno { $day } di { $days }. Chi ospita: { $host }.
nundinae-trader =
    { $seat }: { $coins }, { $jars }, { $honor } onore, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
nundinae-played = Carte giocate: { $cards }
nundinae-hand = Carte di { $seat }: { $cards }
nundinae-hand-you = Le tue carte: { $cards }
nundinae-seats = Al mercato, in senso orario: { $seats }.
nundinae-welcome =
    Un giorno di mercato: scambia giare e monete, poi offri per un alloro, vantati, brinda e chiedi agli dèi la loro benedizione.
    Quello che conta è l'onore. Monete e giare sono la strada per arrivarci.
nundinae-goal =
    { $days ->
        [one] Il mercato dura { $days } giorno. Poi vince chi ha più onore.
       *[other] Il mercato dura { $days } giorni. Poi vince chi ha più onore.
    }
nundinae-guide =
    Alloro: all'asta ogni giorno, con offerte segrete; 1 onore alla più alta.
    Coppa: chi ospita può metterci sotto una carta. Un Vanto che nessuna diceria colpisce porta 1 onore.
    Benedizione: un 5 o un 6 con il dado, 1 in più per ogni giara che chi ospita dà a un altare; 1 onore a chi ospita.
nundinae-recap = Onore: { $list }
nundinae-won = Vittoria: { $seats }.
