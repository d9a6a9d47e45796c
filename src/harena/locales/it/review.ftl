# L'allenatore accanto al replay: quanto valevano le decisioni, e che cosa è stata fortuna.

review-whose = Le decisioni di chi
review-ask-text = L'allenatore guarda ogni decisione da ciò che questo posto poteva sapere allora, e ogni dado e ogni pescata. Ci vogliono un minuto o due; intanto puoi continuare a guardare la partita.
review-ask = Giudica le decisioni di { $name }
review-nobody = Nessuno di chi ha giocato qui ha ancora interrogato l'allenatore su questo posto.
review-working = L'allenatore sta guardando la partita …
review-progress = { $done } di { $total } esaminati
review-stop = Interrompi
review-busy = L'allenatore è occupato con un altro posto o un'altra partita. Riprova tra poco.
review-failed = L'allenatore non è riuscito a finire. Riprova ancora una volta.
review-never-alone = In una partita contro nessuno non c'è niente con cui confrontare: l'allenatore guarda partite di due o più giocatori.
review-never-no-coach = L'allenatore non conosce questo gioco.
review-never-bad-record = L'allenatore non può guardare questa partita: la sua registrazione non segue le regole di questa versione.

review-counts =
    { $judged } decisioni giudicate: { $best } come le prenderebbe l'allenatore, { $good } quasi altrettanto buone, { $inaccuracy ->
        [one] { $inaccuracy } imprecisione
       *[other] { $inaccuracy } imprecisioni
    }, { $mistake ->
        [one] { $mistake } errore
       *[other] { $mistake } errori
    }, { $blunder ->
        [one] { $blunder } svista grave
       *[other] { $blunder } sviste gravi
    }.
review-left = È mancato il tempo per altre { $left }.
review-best = come l'allenatore
review-good = quasi altrettanto buono
review-inaccuracy = un'imprecisione
review-mistake = un errore
review-blunder = una svista grave
review-cost = { $points } punti
review-given = Giocato
review-better = Meglio
review-also = Possibile anche
review-go = Momento { $n }
review-here = L'allenatore in questo momento
review-here-none = Qui { $name } non decide niente che l'allenatore giudichi.

review-course = Probabilità di vincere
review-course-help = Per chi vede tutte le carte, con nuova sorte da lì in poi.
review-chances = Le probabilità in una tabella
review-chances-at = Momento { $n }: { $chances }
review-moment = Momento
review-turning = Punti di svolta
review-turning-point = Momento { $n }: { $name } passa da { $from } a { $to } %

review-mattered = Le decisioni che hanno contato di più
review-nothing = Nessuna decisione è costata di sicuro qualcosa.
review-luck = Fortuna e abilità
review-balance = Dadi e pescate hanno portato a { $name } { $luck } punti. Tutte le decisioni insieme valgono { $lost } rispetto a quelle dell'allenatore, alcune delle quali erano peggiori. Cento punti sono una vittoria.
review-luck-of = Fortuna: { $name }
review-skill-of = Decisioni: { $name }
review-lucky = Fortuna più grande: momento { $n }, { $points } punti
review-unlucky = Sfortuna più grande: momento { $n }, { $points } punti
review-decisions = Le decisioni
review-all = Anche quelle che non sono costate niente
review-method = Come si giudica
review-method-text = Ogni decisione è giudicata da ciò che questo posto poteva sapere allora: l'allenatore immagina { $simulations } volte le carte nascoste, gioca il seguito e confronta. Un giudizio richiede una differenza che difficilmente è dovuta al caso. Reazioni, accordi e promesse non sono giudicati. La fortuna confronta ogni dado e ogni pescata con ciò che sarebbe potuto venire.
