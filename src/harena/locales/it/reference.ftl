# The reference sheets: headings, and what stands nowhere else. Harena makes the rest from the cards and from things.ftl.

reference-words = Le parole del gioco
reference-turn = Un turno
reference-players = Giocatori
reference-schools = Scuole
reference-ranks = Valori
reference-cards = Carte
reference-teams = Squadre
reference-seats = Posti, in senso orario

## Gorus Maximus

reference-gorus-round = Una manche, passo per passo
reference-gorus-decks = Il mazzo
reference-gorus-crowned = 0 dell'ultima favorita
reference-gorus-teams = Squadre
reference-gorus-deal = Dare le carte
reference-gorus-deal-text = 10 carte a testa. Chi siede a sinistra del mazziere apre il primo combattimento.
reference-gorus-lead = Aprire
reference-gorus-lead-text = Con qualsiasi carta. La sua scuola va seguita; nel primo combattimento è anche la favorita (la briscola).
reference-gorus-follow = Rispondere
reference-gorus-follow-text = In senso orario, una carta a testa: della scuola d'apertura, o come Sfida. Senza carte di quella scuola: una qualsiasi.
reference-gorus-challenge = Sfidare
reference-gorus-challenge-text = Lo stesso valore della carta giocata subito prima: la scuola della tua carta diventa subito la favorita.
reference-gorus-win = Prendere
reference-gorus-win-text = La carta più alta della favorita prende tutto; se manca, la più alta della scuola d'apertura. Chi prende apre.
reference-gorus-count = Contare
reference-gorus-count-text = Somma il favore delle carte prese. Il totale più alto guadagna 1 sostegno; con 3 sostegni si vince.

## Munera

reference-munera-business = Gli affari
reference-munera-duels = I duelli
reference-munera-fixes = Manomissioni, 1 denaro ciascuna
reference-munera-origins = Origini
reference-munera-skills = Collaboratori di ogni carica
reference-munera-regions = Prezzo di una Palestra

## Spartacus

reference-spartacus-cards = Le tue carte
reference-spartacus-attack = Att
reference-spartacus-defense = Dif
reference-spartacus-speed = Vel
reference-spartacus-needs = Richiede
