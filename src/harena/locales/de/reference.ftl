# The reference sheets: headings, and what stands nowhere else. Harena makes the rest from the cards and from things.ftl.

reference-words = Wörter des Spiels
reference-turn = Ein Spielzug
reference-players = Spieler
reference-schools = Schulen
reference-ranks = Ränge
reference-cards = Karten
reference-teams = Teams
reference-seats = Plätze im Uhrzeigersinn

## Gorus Maximus

reference-gorus-round = Eine Runde, Schritt für Schritt
reference-gorus-decks = Die Karten
reference-gorus-crowned = 0 des letzten Lieblings
reference-gorus-teams = Teams
reference-gorus-deal = Geben
reference-gorus-deal-text = Jeder bekommt 10 Karten. Wer links vom Geber sitzt, spielt zum ersten Kampf aus.
reference-gorus-lead = Ausspielen
reference-gorus-lead-text = Eine beliebige Karte. Ihre Schule muss bedient werden; im ersten Kampf ist sie auch der Liebling (Trumpf).
reference-gorus-follow = Bedienen
reference-gorus-follow-text = Im Uhrzeigersinn je eine Karte: von der angespielten Schule oder als Herausforderung. Wer keine hat, spielt eine beliebige.
reference-gorus-challenge = Herausfordern
reference-gorus-challenge-text = Derselbe Rang wie die Karte direkt davor: Die Schule deiner Karte wird sofort zum Liebling.
reference-gorus-win = Nehmen
reference-gorus-win-text = Die höchste Karte des Lieblings nimmt alles; gibt es keine, die höchste der angespielten Schule. Wer nimmt, spielt aus.
reference-gorus-count = Zählen
reference-gorus-count-text = Zähl die Gunst deiner Karten zusammen. Die höchste Summe bringt 1 Unterstützung; 3 Unterstützungen gewinnen.

## Munera

reference-munera-business = Geschäfte
reference-munera-duels = Zweikämpfe
reference-munera-fixes = Betrug, je 1 Münze
reference-munera-origins = Herkunft
reference-munera-skills = Bedienstete je Amt
reference-munera-regions = Preis eines Gymnasiums

## Spartacus

reference-spartacus-cards = Deine Karten
reference-spartacus-attack = Ang
reference-spartacus-defense = Vert
reference-spartacus-speed = Tempo
reference-spartacus-needs = Braucht
