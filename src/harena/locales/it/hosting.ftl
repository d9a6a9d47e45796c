# What the host of a table may do.

host-listed = Mostra questo tavolo nella lobby
host-listed-help = Fino all’inizio chiunque può prendere un posto libero.
host-private-help = Solo chi ha il link privato può sedersi.
host-silence = Silenzia
host-unsilence = Lascia parlare
host-remove = Allontana
host-ban = Escludi
host-remove-sure = { $name } perde il posto. Con il link può riprenderlo.
host-replace-sure = Un bot gioca per { $name } fino alla fine. Può guardare, ma non tornare.
host-ban-sure = { $name } perde il posto e non può più sedersi qui. Il link privato cambia: manda quello nuovo ai tuoi amici.
host-close = Chiudi il tavolo
host-close-open = Il tavolo finisce per tutti. Chi è seduto qui viene avvisato.
host-close-running = La partita finisce senza vincitore. Ciò che si è giocato resta nella registrazione.
