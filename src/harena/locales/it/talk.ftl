# What is said at the table: ready-made phrases (talk-any-... for all games, talk-<game>-... for one), and what the
# program says about talk. A phrase is spoken by one person to another: informal, and the same for men and women. Slots
# stand without an article: $seat is a name, $card, $city, $region, $house, $school and $rank are names of the game's
# things; amounts ($amount, $denarii, $gold) are numbers from 1 to 99.

talk-unknown-phrase = (una frase che questa versione non conosce)

## Groups of phrases, in the order of the menu

talk-group-greeting = Saluti
talk-group-praise = Complimenti e fortuna
talk-group-deal = Affari
talk-group-promise = Promesse
talk-group-threat = Minacce
talk-group-question = Domande
talk-group-answer = Risposte

## All games

talk-any-hello = Ciao!
talk-any-good-luck = Buona fortuna!
talk-any-thanks = Grazie!
talk-any-sorry = Scusa!
talk-any-one-moment = Un attimo, per favore.
talk-any-good-game = Grazie della partita!
talk-any-well-played = Ben giocato.
talk-any-lucky = Oggi la fortuna è dalla tua parte.
talk-any-bad-luck = Che sfortuna!
talk-any-let-us-deal = Mettiamoci d'accordo.
talk-any-together-against = Fermiamo insieme { $seat }.
talk-any-return-favor = Ti ricambierò il favore.
talk-any-help-against = Ti aiuterò contro { $seat }.
talk-any-watch = Occhio a { $seat }!
talk-any-regret = Te ne pentirai.
talk-any-how-much = Quanto vuoi?
talk-any-what-for-me = E io che cosa ci guadagno?
talk-any-still-there = Ci sei ancora?
talk-any-yes = Sì, d'accordo.
talk-any-no = No, grazie.
talk-any-let-me-think = Fammi pensare.
talk-any-maybe-later = Adesso no, forse più tardi.
talk-any-too-much = È troppo per me.
talk-any-for-less = Lo farei per { $amount }.

## Gorus Maximus

talk-gorus-crowd-waits = La folla aspetta!
talk-gorus-new-round = Nuova manche, nuova fortuna.
talk-gorus-fine-challenge = Bella Sfida!
talk-gorus-fine-lead = Bella apertura.
talk-gorus-what-a-trick = Che presa!
talk-gorus-well-done-partner = Bel lavoro di squadra!
talk-gorus-thanks-eight = Un 8 per me? Troppo gentile.
talk-gorus-bad-hand = Chi mi ha dato queste carte?
talk-gorus-keep-favorite = Teniamo la briscola { $school }.
talk-gorus-new-favorite = Cambiamo: briscola { $school }.
talk-gorus-leave-trick = Lasciami questa presa.
talk-gorus-no-challenge-please = Niente Sfide adesso, per favore.
talk-gorus-lead-please = Apri con { $school }, per favore.
talk-gorus-save-zero = Tieni d'occhio { $school } 0.
talk-gorus-no-challenge = Non lancerò Sfide in questa presa.
talk-gorus-yours = Ti lascerò questa presa.
talk-gorus-lead = Aprirò con { $school } appena posso.
talk-gorus-challenge = Lancerò una Sfida appena posso.
talk-gorus-no-eights = Non ti darò nessun 8.
talk-gorus-challenge-coming = Sta per arrivare una Sfida.
talk-gorus-eight-for-you = C'è un 8 che ti aspetta.
talk-gorus-zero-mine = { $school } 0 tocca a me!
talk-gorus-favorite-ends = La briscola { $school } non durerà.
talk-gorus-no-more-support = Non avrai un altro sostegno.
talk-gorus-who-has = Chi ha { $school } { $rank }?
talk-gorus-still-have = Hai ancora { $school }?
talk-gorus-can-you-beat = Riesci a fare di meglio?
talk-gorus-what-shall-i-lead = Con che cosa apro?
talk-gorus-on-purpose = Quella Sfida era voluta?
talk-gorus-whose-trick = Di chi è la presa per ora?
talk-gorus-have = Di { $rank } ne ho.
talk-gorus-none-left = { $school }: non ne ho più.
talk-gorus-had-to-follow = Dovevo rispondere.
talk-gorus-not-on-purpose = Quella Sfida non era voluta.
talk-gorus-cannot-beat = Meglio di così non posso fare.
talk-gorus-not-telling = Lo vedrai presto.
talk-about-gorus-zero = favore { $favor } se la sua scuola è la favorita alla fine, altrimenti { $other }

## Munera

talk-munera-salve = Salve, lanista!
talk-munera-to-the-arena = Tutti nell'arena!
talk-munera-nice-throw = Bel tiro!
talk-munera-what-a-duel = Che duello!
talk-munera-fought-well = Bel combattimento, { $card }!
talk-munera-good-buy = { $card }: un buon acquisto.
talk-munera-bad-dice = Questi dadi mi odiano.
talk-munera-want-card = Mi interessa { $card }. Quanto chiedi?
talk-munera-buy-card =
    Ti do { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    } per { $card }.
talk-munera-sell-card =
    Per { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    } ti do { $card }.
talk-munera-swap = { $card } per { $other }: facciamo cambio?
talk-munera-lend-me =
    Prestami { $card } per questo Spettacolo e ti pagherò { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    }.
talk-munera-leave-card =
    Lasciami { $card } e ti pagherò { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    }.
talk-munera-leave-tender =
    Resta fuori da questa gara e ti pagherò { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    }.
talk-munera-share-spectacle = Facciamo { $city } insieme: Gloria per tutti e due.
talk-munera-pay =
    Ti pagherò { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    } in questo turno.
talk-munera-stay-out-tender = Non mi candiderò per questo Spettacolo.
talk-munera-stay-out-card = Non farò offerte per { $card }.
talk-munera-not-below =
    Non scenderò al di sotto di { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    }.
talk-munera-no-fix = Non comprerò manomissioni in questo duello.
talk-munera-peace = Non giocherò carte Eventum contro di te in questo turno.
talk-munera-lend = Ti presterò un combattente per questo Spettacolo.
talk-munera-stand = Mi candiderò per { $city } se scegli quello Spettacolo.
talk-munera-outbid = Offri quello che vuoi: { $card } tocca a me.
talk-munera-undercut = Se ti candidi, scendo a 0.
talk-munera-eventum-for-you = Ho una carta Eventum proprio per te.
talk-munera-referee = L'arbitro si corrompe facilmente.
talk-munera-too-much-glory = { $seat } ha già troppa Gloria.
talk-munera-who-stands = Chi si candida per { $city }?
talk-munera-who-travels = { $region }: chi fa il viaggio?
talk-munera-how-low = Fin dove scendi?
talk-munera-bid-for-card = Fai un'offerta per { $card }?
talk-munera-need-fighter = Ti serve un combattente?
talk-munera-not-for-sale = { $card } non è in vendita.
talk-munera-loan-price =
    Te lo presto per { $denarii ->
        [one] 1 denaro
       *[other] { $denarii } denari
    }.
talk-munera-too-far = { $region }? Troppo lontano per me.
talk-munera-no-fighters = Non ho più nessuno che possa combattere.
talk-munera-no-money = Il mio Tesoro è vuoto.
talk-about-munera-region = Palestra: { $price }

## Spartacus

talk-spartacus-salve = Salute alla tua Casa!
talk-spartacus-games-begin = Che i giochi abbiano inizio!
talk-spartacus-nice-throw = Bel tiro!
talk-spartacus-fine-scheme = Bel complotto.
talk-spartacus-fought-well = Bel combattimento, { $card }!
talk-spartacus-good-buy = { $card }: un buon acquisto.
talk-spartacus-bad-dice = Questi dadi mi odiano.
talk-spartacus-pay-after-scheme =
    Sostieni questo complotto e dopo ti pagherò { $gold ->
        [one] 1 moneta d'oro
       *[other] { $gold } monete d'oro
    }.
talk-spartacus-helps-you = Questo complotto aiuta anche te.
talk-spartacus-scheme-against = Questo complotto prende di mira { $house }. Sostienilo!
talk-spartacus-buy-card =
    Ti do { $gold ->
        [one] 1 moneta d'oro
       *[other] { $gold } monete d'oro
    } per { $card }.
talk-spartacus-sell-card =
    Per { $gold ->
        [one] 1 moneta d'oro
       *[other] { $gold } monete d'oro
    } ti do { $card }.
talk-spartacus-swap = { $card } per { $other }: facciamo cambio?
talk-spartacus-leave-card =
    Lasciami { $card } e ti pagherò { $gold ->
        [one] 1 moneta d'oro
       *[other] { $gold } monete d'oro
    }.
talk-spartacus-invite-me =
    Invita la mia Casa e ti pagherò { $gold ->
        [one] 1 moneta d'oro
       *[other] { $gold } monete d'oro
    }.
talk-spartacus-mercy-price =
    Pollice in su per il mio combattente e ti pagherò { $gold ->
        [one] 1 moneta d'oro
       *[other] { $gold } monete d'oro
    }.
talk-spartacus-pay =
    Ti pagherò { $gold ->
        [one] 1 moneta d'oro
       *[other] { $gold } monete d'oro
    } in questo turno.
talk-spartacus-peace = Non giocherò complotti né reazioni contro di te in questo turno.
talk-spartacus-support-next = Sosterrò il tuo prossimo complotto.
talk-spartacus-foil-for-you = Sventerò il prossimo complotto contro di te, se posso.
talk-spartacus-stay-out-card = Non farò offerte per { $card }.
talk-spartacus-stay-out-host = Non farò offerte per il segnalino Organizzatore.
talk-spartacus-invite-you = Inviterò la tua Casa se ho il segnalino Organizzatore.
talk-spartacus-not-invite = Non inviterò la tua Casa se ho il segnalino Organizzatore.
talk-spartacus-spare = Risparmierò il tuo combattente se ho il segnalino Organizzatore.
talk-spartacus-foil = Provaci, e il tuo complotto sarà sventato.
talk-spartacus-you-are-next = { $house }, il prossimo bersaglio sei tu.
talk-spartacus-thumb-down = Se prendo il segnalino Organizzatore, il tuo combattente muore.
talk-spartacus-guards-wait = Le mie guardie ti aspettano.
talk-spartacus-outbid = Offri quello che vuoi: { $card } tocca a me.
talk-spartacus-too-much-influence = { $seat } ha già troppa Influenza.
talk-spartacus-will-you-support =
    Mi sostieni per { $gold ->
        [one] 1 moneta d'oro
       *[other] { $gold } monete d'oro
    }?
talk-spartacus-against-whom = Contro chi è il tuo complotto?
talk-spartacus-bid-for-host = Fai un'offerta per il segnalino Organizzatore?
talk-spartacus-bet-on = Scommetti su { $card }?
talk-spartacus-mercy = Avrai pietà?
talk-spartacus-hold-nothing = Non ho in mano niente contro di te.
talk-spartacus-support-price =
    Il mio sostegno costa { $gold ->
        [one] 1 moneta d'oro
       *[other] { $gold } monete d'oro
    }.
talk-spartacus-gold-first = Prima l'oro, poi il mio sostegno.
talk-spartacus-show-me = Prima fammi vedere la carta.
talk-spartacus-not-for-sale = { $card } non è in vendita.
