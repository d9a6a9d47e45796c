# The pictures in the rules (![figure: name] in games/<game>/rules/<lang>.md): the caption, and what is to be seen, for whoever
# does not see it.

## Gorus Maximus

figures-gorus-schools = Le cinque scuole: ognuna ha un colore, un segno, una lettera e un motivo.
figures-gorus-schools-about = Cinque carte di valore 12 affiancate: Pugni, Spade, Frecce, Asce e Scudi.
figures-gorus-favor = Quanto vale una carta è scritto in basso. Lo 0 ha due valori: il secondo conta se alla fine la sua scuola è la favorita.
figures-gorus-favor-about = Asce 0, 7, 8, 9 e 10. In basso: 0 o +5, poi 0, −4, +2 e +1.
figures-gorus-hand = Una mano di 10 carte, come può capitare in 4 giocatori.
figures-gorus-hand-about = Dieci carte: due Pugni, tre Spade, due Frecce e tre Asce, di valore da 0 a 12.
figures-gorus-combat = Il posto 1 apre con Pugni. Il posto 3 non ha Pugni e gioca Spade 5: è l'unica carta della favorita, quindi prende tutte e quattro.
figures-gorus-combat-about = La scuola d'apertura è Pugni, la favorita è Spade. In ordine: Pugni 7, Pugni 11, Spade 5, che vince, e Pugni 12.
figures-gorus-challenge = Il posto 3 gioca Frecce 6 subito dopo Pugni 6: una Sfida. Frecce diventa subito la favorita, e Frecce 6 vince.
figures-gorus-challenge-about = La favorita passa da Spade a Frecce. In ordine: Pugni 9, Pugni 6, Frecce 6, che vince, e Pugni 10.
figures-gorus-count = Un conteggio a fine manche: Frecce è la favorita, quindi il suo 0 vale 5.
figures-gorus-count-about = Favorita: Frecce. Carte vinte: Frecce 9 per +2, Spade 10 per +1, Asce 8 per −4 e Frecce 0 per +5; in tutto +4.
figures-gorus-supports = Ann ha il suo terzo sostegno: raggiunge il traguardo e vince la partita.
figures-gorus-supports-about = Quattro giocatori con 3, 2, 0 e 1 sostegni su 3; la prima è segnata come vincitrice.
figures-gorus-teams = Due squadre da due al tavolo: i compagni siedono di fronte.
figures-gorus-teams-about = Quattro posti attorno al tavolo, in senso orario: Ann squadra A, Brutus B, Cassia A, Drusus B.
figures-gorus-solo = Il giocatore fittizio (2) gira Spade 9; tu (1) vinci il combattimento con Spade 12. Per vincere la manche ti serve anche un 8 tra le tue carte.
figures-gorus-solo-about = Un mazzo coperto, Spade 9 girata dal giocatore fittizio, il tuo Spade 12, che vince, e un Asce 8.

## Munera

figures-munera-decks = Una carta di ogni mazzo: Gladiatore, Collaboratore, Munus ed Eventum.
figures-munera-decks-about = Il Gladiatore Hector, il Collaboratore Faber di Abilità 1, lo Spettacolo di Verona e la carta Eventum Missio.
figures-munera-prices = La carta, con il prezzo di una Palestra in ogni Regione.
figures-munera-prices-about = Carta d'Italia con tredici Regioni. I prezzi vanno da 2 denari in Sardinia a 9 in Latium.
figures-munera-start = Con che cosa può iniziare una Palestra: sei uomini, un Collaboratore di Abilità 1 e due carte Eventum segrete.
figures-munera-start-about = Sei carte Gladiatore, ognuna con una Classe, un Coquus di Abilità 1 e due carte Eventum coperte.
figures-munera-pairings = I quattro accoppiamenti: due Classi si affrontano, e i Provocatores fra loro.
figures-munera-pairings-about = Elmi delle Classi a coppie: Myrmillo e Thraex, Hoplomachus e Aequimanus, Retiarius e Secutor, due Provocatores.
figures-munera-ranks = Lo stesso uomo da Tiro, Veteranus e Primus Palus: ogni grado aggiunge 1 Tempra e 1 Carisma.
figures-munera-ranks-about = Hector tre volte, con uno, due e tre rombi di grado; Tempra 2, 3, 4 e Carisma 2, 3, 4.
figures-munera-ministers = I sette tipi di Collaboratori, qui di Abilità 1. Il numero è in ciò che fanno.
figures-munera-ministers-about = Sette carte: Doctor, Medicus, Faber, Coquus, Arbiter, Vectores e Lupae, ognuna con il suo segno.
figures-munera-moments = Ogni carta Eventum dice il momento in cui si può giocare.
figures-munera-moments-about = Quattro carte Eventum: Favor Editoris a riposo, Acclamatio prima di un duello, Manus Fortunae dopo un tiro di mischia, Missio prima di un giudizio.
figures-munera-auction = Tutte le offerte si aprono insieme. Brutus ha offerto di più: paga 7 denari e prende Hector; gli altri tengono i soldi.
figures-munera-auction-about = Il Gladiatore Hector e quattro offerte aperte: Ann 5, Brutus 7, che vince, Cassia 3; Drusus ha passato.
figures-munera-tender = Una gara va al ribasso: i 10 denari stampati, poi 9, poi 7. Chi chiede meno resta in gara.
figures-munera-tender-about = Una scala di compensi da 10 in giù, con le offerte fatte finora e le Palestre ancora in gara o fuori.
figures-munera-road = Da Sardinia a Verona: si entra in quattro aree, quindi il viaggio costa 8 denari.
figures-munera-road-about = Carta d'Italia con una strada da Sardinia, per un'area di mare, Etruria e Aemilia, fino a Verona in Venetia.
figures-munera-duel = Il combattente a sinistra tira 8, quello a destra 5: Pugna andrà di 3 a sinistra, da 4 a 7, e l'uomo a destra subisce una Ferita.
figures-munera-duel-about = Due combattenti faccia a faccia, i loro dadi 8 e 5, e sotto una corda con il segnalino su 4 e uno tratteggiato su 7.
figures-munera-judgment = Il suo Gradimento è 6. Il dado mostra 4, che non è di più: la folla risparmia Audax.
figures-munera-judgment-about = Un uomo in ginocchio davanti alla folla; il dado mostra 4 e il pollice è in su.
figures-munera-same-school = Due uomini della stessa Palestra: dado più Tempra più Coraggio. 12 è almeno il doppio di 5, quindi si tira un dado per lo sconfitto.
figures-munera-same-school-about = Hector: 7 più 2 più 3 fa 12. Serpens: 3 più 1 più 1 fa 5.
figures-munera-fixes = Le quattro manomissioni, come le mostra la pagina: una moneta ciascuna.
figures-munera-fixes-about = Quattro monete con il loro effetto: pausa, ristoro, arbitro corrotto, tifoserie.
figures-munera-unrest = Una prova: Tigris, un Captivus, ha Obbedienza 1. Il dado mostra 7, che è di più: fallisce.
figures-munera-unrest-about = Il dado per Tigris mostra 7, segnato come fallimento.
figures-munera-deal = Un'offerta di Brutus: ti pagherebbe 6 denari per Audax.
figures-munera-deal-about = Un'offerta di Brutus, con ciò che dai, Audax, e ciò che ricevi, 6 denari.
figures-munera-glory = Ann ha raggiunto 15 Gloria e vince; Brutus era a 11.
figures-munera-glory-about = Targhe di due Palestre con la loro Gloria: Ann 15 su 15, segnata come vincitrice, e Brutus 11 su 15.
figures-munera-eventum = I 30 titoli. Le regole che seguono dicono che cosa fa ciascuno.
figures-munera-eventum-about = I nomi dei trenta titoli Eventum.

## Spartacus

figures-spartacus-influence = Influenza 2, 5, 8 e 11, e le carte che ti permette di tenere: 3, 4, 5 e 6.
figures-spartacus-influence-about = Quattro tracciati di Influenza da 12 caselle, pieni fino a 2, 5, 8 e 11, e accanto 3, 4, 5 e 6 carte coperte.
figures-spartacus-sand = L'arena, con i due combattenti alla partenza: I in d2, II in d6.
figures-spartacus-sand-about = Un esagono di 37 caselle a sei lati. Nella fila centrale il combattente I è sulla seconda casella da sinistra, II sulla seconda da destra.
figures-spartacus-start = Batiatus all'inizio: 10 oro, 3 gladiatori, 1 schiavo, 2 guardie, e Influenza 4 in una partita normale.
figures-spartacus-start-about = Targa della casa Batiatus con Influenza 4 su 12, 10 oro, due guardie e quattro segnalini, come Organizzatore.
figures-spartacus-ready = Lo stesso gladiatore pronto, esausto, ed esausto con una ferita.
figures-spartacus-ready-about = Crixus tre volte: dritto, girato perché esausto, e girato con un segnalino ferita.
figures-spartacus-books = Una sola somma: 3 oro, più 2 dagli schiavi, meno 4 per i gladiatori, resta 1.
figures-spartacus-books-about = I conti: 3 oro, entrate 2, mantenimento 4, poi 1 oro.
figures-spartacus-support = Per questo complotto serve 9. I tuoi 4 e i 5 di Brutus, che ha avuto 2 oro per il suo sì, bastano; Cassia ha rifiutato.
figures-spartacus-support-about = Una scala con un segno a 9, riempita da 4 caselle di Ann e 5 di Brutus; una moneta da 2 oro accanto a Brutus, e Cassia sbarrata.
figures-spartacus-guard = Una guardia tira: con 4 o più il complotto è sventato, con meno la guardia ha fallito.
figures-spartacus-guard-about = Due tiri di una guardia di Brutus: 5, la guardia resiste, e 2, la guardia fallisce.
figures-spartacus-trade = Un'offerta nel Mercato Aperto: Brutus dà 4 oro e uno schiavo per il tuo Crixus.
figures-spartacus-trade-about = Un'offerta di Brutus, con ciò che dai, Crixus, e ciò che ricevi, 4 oro e uno schiavo.
figures-spartacus-bids = Tutte le offerte si aprono insieme: Brutus paga 6 oro alla banca e prende Spartacus, pronto.
figures-spartacus-bids-about = La carta Spartacus e quattro offerte aperte: Ann 3, Brutus 6, che vince, Cassia 0, Drusus 4.
figures-spartacus-host = Nessuno ha offerto per l'alloro dell'Organizzatore, quindi tirano tutti: il posto 2 vince con 5 e non paga nulla.
figures-spartacus-host-about = L'alloro dell'Organizzatore e quattro dadi: 2, 5, che vince, 3 e 1.
figures-spartacus-bets = Le scommesse possibili su un incontro: qui 2 oro sul primo combattente e 1 su un ferimento.
figures-spartacus-bets-about = Quattro pile di scommesse: vittoria dell'uno o dell'altro, ferimento, decapitazione; 2 monete sulla prima e 1 sul ferimento.
figures-spartacus-reach = Con 4 dadi Velocità Spartacus può muovere fino a quattro caselle; i numeri contano i passi.
figures-spartacus-reach-about = L'arena con le caselle che il combattente I può raggiungere, numerate da 1 a 4 passi.
figures-spartacus-clash = Attacco 6, 5, 3, 2 contro Difesa 6, 4: il pari è parato, 5 batte 4, e dei dadi spaiati colpisce solo il 3. 2 danni.
figures-spartacus-clash-about = Dadi a coppie: 6 contro 6, niente; 5 contro 4, colpo; 3 da solo, colpo; 2 da solo, niente.
figures-spartacus-pools = Una riserva vuota: si arrende. Due: è ferito. Tre: è decapitato.
figures-spartacus-pools-about = Tre combattenti con i dadi Attacco, Difesa e Velocità: una, due e tre riserve sono vuote.
figures-spartacus-thumb = Pollice verso per Crixus: aveva 2 Favori, quindi all'Organizzatore costa 2 Influenza.
figures-spartacus-thumb-about = Il pollice dell'Organizzatore è rivolto in giù su Crixus, che ha due Favori.
figures-spartacus-champion = Crixus con un Favore, con due, e dopo il terzo come Campione.
figures-spartacus-champion-about = Crixus tre volte: con un Favore, con due Favori e con il segnalino Campione.
figures-spartacus-tournament = Tre case a 12: prima si affrontano le due più basse; chi vince, qui Brutus, incontra la terza.
figures-spartacus-tournament-about = Un tabellone: Brutus ha battuto Ann e ora incontra Cassia.
figures-spartacus-houses = Le quattro case, con i loro stemmi, ciò con cui iniziano e le loro due regole.
figures-spartacus-houses-about = Carte delle case Batiatus, Glaber, Tullius e Solonius.
figures-spartacus-market = Carte Mercato di ogni tipo: due gladiatori, uno schiavo, un'arma, un'armatura e un pezzo speciale.
figures-spartacus-market-about = Sei carte: Spartacus, Guerriero siriano, Medicus, Gladio, Galea e Rete.
figures-spartacus-intrigue = Carte Intrigo: tre complotti, due reazioni e una guardia. In alto a sinistra, l'Influenza richiesta.
figures-spartacus-intrigue-about = Sei carte: tre complotti, due reazioni e una guardia, con l'Influenza richiesta e il valore in oro.
