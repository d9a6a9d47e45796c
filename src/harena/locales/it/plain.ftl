# The plain view of the page: any game in words and tables. What is asked and what lies there, the game says itself.

plain-your-move = La tua risposta
plain-remaining = Ancora da scegliere: { $count }
plain-sealed = Gli altri vedono la tua risposta solo quando ci sono tutte. Fino ad allora puoi cambiarla.
plain-given = La tua risposta c'è: { $answer }.
plain-same = Questa è la tua risposta finora.
plain-yours = la tua risposta finora
plain-amount = Quantità
plain-confirm = Conferma
plain-part = { $label }: { $value }
plain-together =
    { $left ->
        [0] In tutto al massimo { $limit }; non resta più niente.
        [one] In tutto al massimo { $limit }; resta { $left }.
       *[other] In tutto al massimo { $limit }; restano { $left }.
    }
plain-suggestions = Risposte pronte
plain-filter = Cerca
plain-filter-count = { $shown } su { $total }
plain-filter-none = Niente qui contiene queste parole.
# Besides passing once: where all may react again and again.
plain-pass-on = Passa finché non mi si chiede altro
# Where a question offers answers of several kinds, each kind has a heading.
plain-kind-card = Carte da giocare
plain-kind-cash = Carte da incassare
plain-kind-cell = Spostamenti
plain-kind-deed = Azioni
plain-kind-gold = Monete
plain-kind-promise = Promesse per dopo
plain-kind-man = Uomini
plain-kind-minister = Collaboratori
plain-kind-sale = Vendite alla banca
plain-kind-seat = Giocatori
plain-kind-use = Abilità

## Free actions

plain-may-also = Puoi anche
plain-rule = Regola { $rule }
plain-offers = Affari
plain-no-offers = Nessuna proposta, né per te né da te.
plain-offers-later = Ora non puoi fare proposte: solo nel tuo turno e in numero limitato.
plain-offers-to-you =
    { $count ->
        [one] Una proposta per te
       *[other] { $count } proposte per te
    }
plain-offer-from = { $name } ti propone un affare
plain-offer-to = La tua proposta a { $name }
plain-you-give = Dai
plain-you-get = Ricevi
plain-ready-offers = Proposte pronte
plain-with = Con chi?
plain-nothing = niente
plain-empty = Scegli che cosa passa di mano.
plain-offer = Proponi a { $name }
plain-cancel = Annulla

## The table and the end

plain-no-state = Si prepara il tavolo…
plain-you-win = Hai vinto
plain-you-share = La vittoria è anche tua
plain-won-by = Vittoria: { $names }
plain-nobody-wins = Non vince nessuno
plain-winner = ha vinto
