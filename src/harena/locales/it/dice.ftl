# Dadi leali: la finestra al tavolo

dice-none = Questo tavolo è nato prima che Harena potesse garantire i dadi. Vengono dal generatore del server e non si possono verificare.
dice-none-rematch = Una rivincita avrà dadi leali.
dice-about = Nessuno può scegliere i dadi e le carte di questa partita, nemmeno il server. Li ha fissati prima della partita senza conoscerli tutti, e alla fine chiunque può ricalcolarli.
dice-promise = Un segreto è stato fissato prima della partita
dice-promise-about = Il server ha estratto un lungo numero segreto e ne ha mostrato l’impronta. Un altro segreto ha un’altra impronta: il server non può quindi cambiarlo dopo.
dice-commitment = Impronta del segreto
dice-seen = Impronta che questo browser ha visto prima della partita
dice-other = Questa non è l’impronta che il tuo browser ha visto prima della partita. Il server ha cambiato il segreto.
dice-salts = Numeri casuali dei vostri browser
dice-salts-about = Sono arrivati dopo l’impronta, e ognuno di essi cambia tutti i dadi e tutte le carte. Il server non ha quindi potuto scegliere un segreto comodo.
dice-salt-bot = i bot non ne aggiungono
dice-salt-awaited = atteso
dice-salt-none = nessuno è arrivato in tempo
dice-salt-given = aggiunto; sarà mostrato all’inizio della partita
dice-seat = Posto { $number }
dice-yours = il tuo
dice-lost = Il numero casuale di questo browser manca o è stato cambiato.
dice-nobody = Nessuno ha aggiunto un numero casuale: il server avrebbe quindi potuto scegliere fra molti segreti prima della partita.
dice-not-mine = Questo browser non ne ha aggiunto uno. Chiedi a qualcuno di cui ti fidi se il suo è giusto.
dice-check = Tutto viene ricalcolato
dice-check-about = Il tuo browser ha ricalcolato ogni dado e ogni carta dal segreto e dai numeri casuali, con un programma suo.
dice-secret = Il segreto
dice-later = Quando la partita è finita, qui appare il segreto e il tuo browser ricalcola ogni dado e ogni carta. Prima, direbbe che cosa sta per uscire.
dice-verify = Per una verifica che non si fida in nulla di questa pagina: scarica la registrazione alla fine ed esegui «harena verify».
dice-older =
    { $count ->
        [one] Un esito segue regole precedenti e non è elencato.
       *[other] { $count } esiti seguono regole precedenti e non sono elencati.
    }
dice-all =
    { $count ->
        [one] L’unico esito
       *[other] Tutti i { $count } esiti
    }
dice-copy = Copia: { $what }
dice-working = Ricalcolo di dadi e carte …
dice-insecure = Il tuo browser calcola solo su pagine sicure (https). Scarica invece la registrazione ed esegui «harena verify».
dice-verdict-good =
    { $count ->
        [0] Come promesso. In questa partita nulla è stato tirato o distribuito.
        [one] Come promesso: l’unico esito segue dal segreto e dai numeri casuali.
       *[other] Come promesso: tutti i { $count } dadi e carte seguono dal segreto e dai numeri casuali.
    }
dice-verdict-secret = Non come promesso: il segreto non ha l’impronta che è stata mostrata.
dice-verdict-wrong = Non come promesso: l’esito { $number } non è quello che segue dal segreto e dai numeri casuali.
dice-verdict-other = Non come promesso: il segreto non è quello di cui questo browser ha visto l’impronta prima della partita.
dice-verdict-salt = Non come promesso: il numero casuale di questo browser è stato tralasciato.
dice-out-of =
    { $count ->
        [one] (l’unica carta)
       *[other] (fra { $count } carte)
    }
dice-die = (un dado da { $low } a { $high })
dice-more = Mostra altro ({ $count })
dice-fits = come calcolato
dice-differs = diverso
