# The profile of a person and the table of the club. Achievements are worded as something to try; whoever has earned one
# reads the date beside it. { $date } is a date, { $count } a number.

## The page
profile-title = Il tuo profilo
profile-title-of = Il profilo di { $name }
profile-nobody = Non hai ancora giocato qui
profile-nobody-text = Siediti a un tavolo: la tua prima partita apre il tuo profilo. Non serve un account.
profile-gone = Qui nessuno mostra un profilo
profile-gone-text = Forse qualcuno ha cambiato idea.
profile-guest = Ospite
profile-club-link = Club
profile-try-again = Riprova

## What others see
profile-seen = Che cosa vedono gli altri
profile-seen-nothing = Questa pagina la vedi solo tu.
profile-seen-link = Chi ha questo indirizzo vede questa pagina, senza i tuoi tavoli e senza i nomi di chi non mostra nulla:
profile-copy = Copia l'indirizzo
profile-copied = Copiato
profile-show = Mostra il mio profilo
profile-show-help = A un indirizzo che nessuno può indovinare, e nella tabella del club se le tue partite sono valutate. Se lo spegni, la pagina sparisce subito; la prossima ha un altro indirizzo.
profile-rate = Valuta le mie partite
profile-rate-help = Ogni partita muove il tuo livello, se tutti al tavolo ne vogliono uno. Se lo spegni, il tuo livello viene cancellato.
profile-saved = Salvato.

## Ratings
profile-ratings = Livelli
profile-no-rating = Ancora nessuna partita valutata.
profile-rating-help = Persone e bot stanno su una sola scala; chi è sconosciuto comincia da 25. Il vero livello è nella fascia, al 95 %: più giochi, più si stringe.
profile-rating-matches =
    { $count ->
        [one] { $count } partita valutata
       *[other] { $count } partite valutate
    }
profile-curve = Livello a { $game }, partita dopo partita: ora { $mean }, tra { $low } e { $high }
profile-as-table = Come tabella
profile-date = Data
profile-rating = Livello
profile-range = da { $low } a { $high }

## Results
profile-results = Risultati
profile-no-results = Ancora nessuna partita finita.
profile-game = Gioco
profile-seats = Posti
profile-played = Partite
profile-won = Vinte
profile-won-help = Partite vinte in percentuale; accanto, dove sta la tua vera quota al 95 %.
profile-mean-place = Posto medio
profile-place-of = { $place } di { $sides }
profile-streak = Di fila: { $now ->
        [0] ora nessuna
       *[other] ora { $now }
    }, record { $longest }

## Achievements
profile-achievements = Traguardi
profile-achievements-help = Ognuno mostra una regola al suo meglio. Vengono solo da ciò che tutti al tavolo potevano vedere.
profile-achievements-count = { $count } di { $all }
profile-earned =
    { $count ->
        [one] raggiunto il { $date }
       *[other] raggiunto { $count } volte, la prima il { $date }
    }
profile-not-earned = ancora da raggiungere
profile-rule = Regola { $rule }

## Matches
profile-matches = Partite
profile-no-matches = Nessuna partita corrisponde.
profile-any-game = Tutti i giochi
profile-any-size = Tutte le grandezze
profile-size =
    { $count ->
        [one] { $count } posto
       *[other] { $count } posti
    }
profile-rounds-gorus =
    { $count ->
        [one] { $count } manche
       *[other] { $count } manche
    }
profile-rounds-munera =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }
profile-rounds-spartacus =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }
profile-moves =
    { $count ->
        [one] { $count } decisione
       *[other] { $count } decisioni
    }
profile-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
profile-place = Posto { $place }
profile-victory = Vittoria
profile-defeat = Sconfitta
profile-no-place = Senza risultato
profile-left = finita da un bot
profile-result-left = Finita da un bot
profile-left-you = Un bot ha fatto la maggior parte delle tue mosse. Qualunque cosa abbia ottenuto, per te vale l'ultimo posto.
profile-left-help = Chi ha lasciato a un bot la maggior parte delle mosse ha l'ultimo posto, qualunque cosa il bot abbia ottenuto.
profile-table = Apri il tavolo
profile-record = Registrazione
profile-newer = Più recenti
profile-older = Più vecchie
profile-page = da { $first } a { $last } di { $count }
profile-why-ended = Non conta: è stata fermata prima che finisse secondo le regole.
profile-why-alone = Non valutata: non c'è nessuno con cui confrontarsi.
profile-why-several = Non conta: qualcuno aveva più posti.
profile-why-unknown = Non valutata: qualcuno al tavolo non è conosciuto qui.
profile-why-cards = Non valutata: il tavolo aveva carte proprie.
profile-why-left = Non valutata: nessuno è rimasto fino alla fine.
profile-why-unrated = Non valutata: non tutti al tavolo vogliono un livello.

## The club
profile-club-title = Il club
profile-club-title-of = { $name }
profile-club-about = Tutti quelli che qui mostrano un profilo e hanno { $least } partite valutate in un gioco. In testa sta chi è alto di sicuro: decide il limite basso della fascia.
profile-club-empty = Qui non c'è ancora nessuno. Mostra il tuo profilo, fai valutare le tue partite e giocane { $least }.
profile-club-place = Posto
profile-club-name = Nome
profile-club-interval = Fascia

## Gorus Maximus
profile-achievement-gorus-own-challenge = Applausi rubati
profile-achievement-gorus-own-challenge-text = Vinci un combattimento con la tua Sfida. Una carta dello stesso valore di quella prima fa subito della sua scuola la favorita, qualunque scuola abbia aperto.
profile-achievement-gorus-golden-zero = Lo zero d'oro
profile-achievement-gorus-golden-zero-text = Ottieni un sostegno in una manche in cui hai vinto lo 0 della favorita. Vale 5, e solo quello della scuola che è favorita alla fine.
profile-achievement-gorus-few-combats = Meno è meglio
profile-achievement-gorus-few-combats-text = Ottieni un sostegno in una manche in cui hai vinto al massimo un combattimento. Conta il favore, non i combattimenti: certi è meglio lasciarli agli altri.
profile-achievement-gorus-no-eights = Mani pulite
profile-achievement-gorus-no-eights-text = Vinci una partita senza vincere un solo 8. Ognuno costa 4 di favore: gioca i tuoi dove il combattimento lo prende un altro.
profile-achievement-gorus-last-challenge = L'ultima parola
profile-achievement-gorus-last-challenge-text = Cambia la favorita proprio nell'ultimo combattimento di una partita, e vinci la partita. Una Sfida può capovolgere un'intera manche: ogni 0 e ogni combattimento vale di colpo altro.
profile-achievement-gorus-alone = Solo sulla sabbia
profile-achievement-gorus-alone-text = Vinci il gioco in solitario. Non basta più favore del giocatore fittizio: in ogni manche che vinci ti serve anche un 8.

## Munera
profile-achievement-munera-every-size = Piccoli e grandi
profile-achievement-munera-every-size-text = Firma in una partita Contratti di tre grandezze diverse. I grandi portano Gloria, ma vogliono Coppie di classi diverse: prepara in tempo la tua scuola.
profile-achievement-munera-for-nothing = Per la gloria
profile-achievement-munera-for-nothing-text = Vinci una gara d'appalto chiedendo 0. Si vince subito, e la Gloria è tua lo stesso; pensa solo prima al viaggio e alle paghe.
profile-achievement-munera-lender = Buon vicino
profile-achievement-munera-lender-text = Presta un uomo che poi chi l'ha preso nomina. La sua Fama resta tua e puoi chiedere un prezzo; è legato per un solo Spettacolo.
profile-achievement-munera-missus = Missus
profile-achievement-munera-missus-text = Perdi un duello, e la folla risparmia il tuo uomo. Lotte lunghe, una folla contenta e Carisma rendono probabile la grazia; un Faber aiuta.
profile-achievement-munera-stantes-missi = Stantes missi
profile-achievement-munera-stantes-missi-text = Fai uscire vincitori tutti e due gli uomini. I tiri uguali piacciono alla folla: a 5 il duello finisce, ed entrambi ottengono Fama 2.
profile-achievement-munera-primus-palus = Primus Palus
profile-achievement-munera-primus-palus-text = Fai di un uomo un Primus Palus. Ogni quarto punto di Fama è un grado: è più forte e porta Gloria a ogni Spettacolo.

## Spartacus
profile-achievement-spartacus-foiled = Non in questa casa
profile-achievement-spartacus-foiled-text = Sventa un complotto. Chi ne è il bersaglio può mandare una guardia, che regge con 4 o più; una reazione la può giocare chiunque.
profile-achievement-spartacus-supported = Potere in prestito
profile-achievement-spartacus-supported-text = Fai riuscire un complotto con il sostegno di un'altra Casa. Un sì ti presta tutta la sua Influenza per questa carta: chiedi, paga, prometti o bluffa.
profile-achievement-spartacus-underdog = Lo sfavorito
profile-achievement-spartacus-underdog-text = Vinci un combattimento con un combattente che ha meno dadi dell'avversario. I dadi sono la salute: posizione, iniziativa ed equipaggiamento possono sostituirli.
profile-achievement-spartacus-mercy = Pollice in su
profile-achievement-spartacus-mercy-text = Da Organizzatore, risparmia il combattente sconfitto di un'altra Casa. Ucciderlo costa 1 punto Influenza per ogni suo Favore, e amici.
profile-achievement-spartacus-champion = Un nome che tutti gridano
profile-achievement-spartacus-champion-text = Fai di un tuo combattente un Campione. Il terzo Favore porta 1 punto Influenza e 6 monete a ogni combattimento, e nessun Organizzatore può ucciderlo.
profile-achievement-spartacus-tournament = L'ultimo duello
profile-achievement-spartacus-tournament-text = Vinci una partita in un torneo. Se in cima sono in più, decidono i loro migliori combattenti: tienine uno pronto, equipaggiato.
