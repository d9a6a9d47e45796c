# The pictures in the rules (![figure: name] in games/<game>/rules/<lang>.md): the caption, and what is to be seen, for whoever
# does not see it.

## Gorus Maximus

figures-gorus-schools = Die fünf Schulen: jede mit eigener Farbe, eigenem Zeichen, Buchstaben und Muster.
figures-gorus-schools-about = Fünf Karten vom Rang 12 nebeneinander: Fäuste, Schwerter, Pfeile, Äxte und Schilde.
figures-gorus-favor = Was eine Karte wert ist, steht unten. Die 0 hat zwei Werte: Der zweite gilt, wenn ihre Schule am Ende Liebling ist.
figures-gorus-favor-about = Äxte 0, 7, 8, 9 und 10. Unten: 0 oder +5, dann 0, −4, +2 und +1.
figures-gorus-hand = Eine Hand aus 10 Karten, wie man sie zu viert bekommen könnte.
figures-gorus-hand-about = Zehn Karten: zwei Fäuste, drei Schwerter, zwei Pfeile und drei Äxte, Ränge von 0 bis 12.
figures-gorus-combat = Platz 1 spielt Fäuste an. Platz 3 hat keine Fäuste und spielt Schwerter 5: die einzige Karte des Lieblings, also nimmt sie alle vier.
figures-gorus-combat-about = Angespielt sind Fäuste, Liebling sind Schwerter. Der Reihe nach: Fäuste 7, Fäuste 11, Schwerter 5, die gewinnt, und Fäuste 12.
figures-gorus-challenge = Platz 3 spielt Pfeile 6 direkt nach Fäuste 6: eine Herausforderung. Pfeile werden sofort Liebling, und Pfeile 6 gewinnt.
figures-gorus-challenge-about = Der Liebling wechselt von Schwertern zu Pfeilen. Der Reihe nach: Fäuste 9, Fäuste 6, Pfeile 6, die gewinnt, und Fäuste 10.
figures-gorus-count = Eine Abrechnung am Ende einer Runde: Pfeile sind Liebling, also zählt ihre 0 fünf.
figures-gorus-count-about = Liebling: Pfeile. Gewonnene Karten: Pfeile 9 für +2, Schwerter 10 für +1, Äxte 8 für −4 und Pfeile 0 für +5; zusammen +4.
figures-gorus-supports = Ann hat ihre dritte Unterstützung: Sie erreicht das Ziel und gewinnt die Partie.
figures-gorus-supports-about = Vier Spieler mit 3, 2, 0 und 1 von 3 Unterstützungen; die erste ist als Siegerin markiert.
figures-gorus-teams = Zwei Zweierteams am Tisch: Partner sitzen einander gegenüber.
figures-gorus-teams-about = Vier Plätze um den Tisch, im Uhrzeigersinn: Ann in Team A, Brutus in B, Cassia in A, Drusus in B.
figures-gorus-solo = Der Strohmann (2) deckt Schwerter 9 auf; du (1) gewinnst den Kampf mit Schwerter 12. Für die Runde brauchst du außerdem eine 8 unter deinen Karten.
figures-gorus-solo-about = Ein verdeckter Stapel, daraus aufgedeckt Schwerter 9 des Strohmanns, deine Schwerter 12, die gewinnt, und eine Äxte 8.

## Munera

figures-munera-decks = Eine Karte aus jedem Stapel: Gladiator, Bediensteter, Munus und Eventum.
figures-munera-decks-about = Der Gladiator Hector, der Bedienstete Faber mit Können 1, das Spektakel in Verona und die Eventum-Karte Missio.
figures-munera-prices = Die Karte mit dem Preis eines Gymnasiums in jeder Region.
figures-munera-prices-about = Karte Italiens mit dreizehn Regionen. Die Preise gehen von 2 Münzen in Sardinia bis 9 in Latium.
figures-munera-start = Womit ein Gymnasium beginnen kann: sechs Männer, ein Bediensteter mit Können 1 und zwei geheime Eventum-Karten.
figures-munera-start-about = Sechs Gladiatorenkarten, jede mit einer Klasse, ein Coquus mit Können 1 und zwei verdeckte Eventum-Karten.
figures-munera-pairings = Die vier Gegnerpaare: Je zwei Klassen kämpfen gegeneinander, Provocatores untereinander.
figures-munera-pairings-about = Helme der Klassen zu zweit: Myrmillo und Thraex, Hoplomachus und Aequimanus, Retiarius und Secutor, zwei Provocatores.
figures-munera-ranks = Derselbe Mann als Tiro, Veteranus und Primus Palus: Jeder Rang bringt 1 Tapferkeit und 1 Charisma dazu.
figures-munera-ranks-about = Dreimal Hector, mit einer, zwei und drei Rauten für den Rang; Tapferkeit 2, 3, 4 und Charisma 2, 3, 4.
figures-munera-ministers = Die sieben Arten von Bediensteten, hier mit Können 1. Die Zahl steckt in dem, was sie tun.
figures-munera-ministers-about = Sieben Karten: Doctor, Medicus, Faber, Coquus, Arbiter, Vectores und Lupae, jede mit ihrem Zeichen.
figures-munera-moments = Jede Eventum-Karte nennt den Moment, in dem man sie spielen kann.
figures-munera-moments-about = Vier Eventum-Karten: Favor Editoris in einem Ruhemoment, Acclamatio vor einem Zweikampf, Manus Fortunae nach einem Nahkampf-Wurf, Missio vor einem Zuschauerurteil.
figures-munera-auction = Alle Gebote werden zugleich aufgedeckt. Brutus bot am meisten: Er zahlt 7 Münzen und nimmt Hector; die anderen behalten ihr Geld.
figures-munera-auction-about = Der Gladiator Hector und vier offene Gebote: Ann 5, Brutus 7, der gewinnt, Cassia 3; Drusus hat gepasst.
figures-munera-tender = Eine Ausschreibung geht abwärts: die gedruckten 10 Münzen, dann 9, dann 7. Wer weniger verlangt, bleibt dabei.
figures-munera-tender-about = Eine Leiter von Gagen ab 10 abwärts, mit den bisherigen Angeboten und den Gymnasien, die noch dabei oder ausgestiegen sind.
figures-munera-road = Von Sardinia nach Verona: Vier Zonen werden betreten, die Reise kostet also 8 Münzen.
figures-munera-road-about = Karte Italiens mit einem Weg von Sardinia über eine Seeregion, Etruria und Aemilia nach Verona in Venetia.
figures-munera-duel = Der linke Kämpfer würfelt 8, der rechte 5: Pugna rückt 3 nach links, von 4 auf 7, und der rechte Mann bekommt eine Verwundung.
figures-munera-duel-about = Zwei Kämpfer einander gegenüber, ihre Würfel 8 und 5, darunter ein Seil mit dem Ring bei 4 und einem gestrichelten bei 7.
figures-munera-judgment = Seine Anerkennung ist 6. Der Würfel zeigt 4, also nicht mehr: Die Menge verschont Audax.
figures-munera-judgment-about = Ein Mann kniet vor der Menge; der Würfel zeigt 4, der Daumen geht nach oben.
figures-munera-same-school = Zwei Männer eines Gymnasiums: Würfel plus Tapferkeit plus Mut. 12 ist mindestens das Doppelte von 5, also wird für den Verlierer gewürfelt.
figures-munera-same-school-about = Hector: 7 plus 2 plus 3 macht 12. Serpens: 3 plus 1 plus 1 macht 5.
figures-munera-fixes = Die vier Betrügereien, wie die Seite sie zeigt: je eine Münze.
figures-munera-fixes-about = Vier Münzen mit ihrer Wirkung: Pause, Erfrischung, bestochener Schiedsrichter, Fans.
figures-munera-unrest = Eine Probe: Tigris, ein Captivus, hat Gehorsamkeit 1. Der Würfel zeigt 7, das ist mehr, also besteht er nicht.
figures-munera-unrest-about = Der Würfel für Tigris zeigt 7, als nicht bestanden markiert.
figures-munera-deal = Ein Angebot von Brutus: Er würde dir 6 Münzen für Audax zahlen.
figures-munera-deal-about = Ein Angebot von Brutus mit dem, was du gibst, Audax, und was du bekommst, 6 Münzen.
figures-munera-glory = Ann hat 15 Ruhm erreicht und gewinnt; Brutus stand bei 11.
figures-munera-glory-about = Tafeln zweier Gymnasien mit ihrem Ruhm: Ann 15 von 15, als Siegerin markiert, und Brutus 11 von 15.
figures-munera-eventum = Die 30 Titel. Was jeder bewirkt, sagen die folgenden Regeln.
figures-munera-eventum-about = Die Namen aller dreißig Eventum-Titel.

## Spartacus

figures-spartacus-influence = Einfluss 2, 5, 8 und 11, und die Karten, die du damit behalten darfst: 3, 4, 5 und 6.
figures-spartacus-influence-about = Vier Einflussleisten mit 12 Steinen, gefüllt bis 2, 5, 8 und 11, daneben 3, 4, 5 und 6 verdeckte Karten.
figures-spartacus-sand = Die Arena mit beiden Kämpfern am Anfang: I auf d2, II auf d6.
figures-spartacus-sand-about = Ein Sechseck aus 37 sechseckigen Feldern. In der mittleren Reihe steht Kämpfer I auf dem zweiten Feld von links, II auf dem zweiten von rechts.
figures-spartacus-start = Batiatus am Anfang: 10 Gold, 3 Gladiatoren, 1 Sklave, 2 Wachen und in einer normalen Partie 4 Einfluss.
figures-spartacus-start-about = Tafel des Hauses Batiatus mit 4 von 12 Einfluss, 10 Gold, zwei Wachen und vier Plättchen, als Gastgeber.
figures-spartacus-ready = Derselbe Gladiator bereit, erschöpft, und erschöpft mit einer Verletzung.
figures-spartacus-ready-about = Dreimal Crixus: aufrecht, erschöpft gedreht, und gedreht mit einer Verletzungsmarke.
figures-spartacus-books = Eine einzige Summe: 3 Gold, plus 2 von Sklaven, minus 4 für Gladiatoren, bleibt 1.
figures-spartacus-books-about = Die Abrechnung: 3 Gold, Einnahmen 2, Unterhalt 4, danach 1 Gold.
figures-spartacus-support = Dieses Komplott braucht 9. Deine 4 und die 5 von Brutus, der für sein Ja 2 Gold bekam, reichen; Cassia hat abgelehnt.
figures-spartacus-support-about = Eine Skala mit einer Marke bei 9, gefüllt von 4 Steinen von Ann und 5 von Brutus; bei Brutus eine Münze mit 2 Gold, Cassia durchgestrichen.
figures-spartacus-guard = Eine Wache würfelt: Bei 4 oder mehr ist das Komplott vereitelt, bei weniger hat sie versagt.
figures-spartacus-guard-about = Zwei Würfe einer Wache von Brutus: 5, die Wache hält, und 2, sie versagt.
figures-spartacus-trade = Ein Angebot auf dem Offenen Markt: Brutus gibt 4 Gold und einen Sklaven für deinen Crixus.
figures-spartacus-trade-about = Ein Angebot von Brutus mit dem, was du gibst, Crixus, und was du bekommst, 4 Gold und ein Sklave.
figures-spartacus-bids = Alle Gebote werden zugleich aufgedeckt: Brutus zahlt 6 Gold an die Bank und nimmt Spartacus, bereit.
figures-spartacus-bids-about = Die Karte Spartacus und vier offene Gebote: Ann 3, Brutus 6, der gewinnt, Cassia 0, Drusus 4.
figures-spartacus-host = Niemand bot auf den Lorbeer des Gastgebers, also würfeln alle darum: Platz 2 gewinnt mit 5 und zahlt nichts.
figures-spartacus-host-about = Der Lorbeer des Gastgebers und vier Würfel: 2, 5, der gewinnt, 3 und 1.
figures-spartacus-bets = Worauf man bei einem Kampf wetten kann: hier 2 Gold auf den ersten Kämpfer und 1 auf eine Verletzung.
figures-spartacus-bets-about = Vier Stapel für Wetten: Sieg des einen oder anderen, Verletzung, Enthauptung; 2 Münzen auf dem ersten und 1 auf der Verletzung.
figures-spartacus-reach = Mit 4 Tempowürfeln kann Spartacus bis zu vier Felder weit gehen; die Zahlen zählen die Schritte.
figures-spartacus-reach-about = Die Arena mit den Feldern, die Kämpfer I erreichen kann, nummeriert von 1 bis 4 Schritten.
figures-spartacus-clash = Angriff 6, 5, 3, 2 gegen Verteidigung 6, 4: Der Gleichstand ist abgewehrt, 5 schlägt 4, und von den Würfeln ohne Gegenüber trifft nur die 3. 2 Schaden.
figures-spartacus-clash-about = Würfel in Paaren: 6 gegen 6, kein Treffer; 5 gegen 4, Treffer; 3 allein, Treffer; 2 allein, kein Treffer.
figures-spartacus-pools = Ein leerer Vorrat: Er gibt auf. Zwei: Er ist verletzt. Drei: Er ist enthauptet.
figures-spartacus-pools-about = Drei Kämpfer mit ihren Angriffs-, Verteidigungs- und Tempowürfeln: Ein, zwei und drei Vorräte sind leer.
figures-spartacus-thumb = Daumen nach unten für Crixus: Er hatte 2 Gunstmarken, also kostet es den Gastgeber 2 Einfluss.
figures-spartacus-thumb-about = Der Daumen des Gastgebers zeigt nach unten auf Crixus, der zwei Gunstmarken hat.
figures-spartacus-champion = Crixus mit einer Gunstmarke, mit zweien, und nach der dritten als Champion.
figures-spartacus-champion-about = Dreimal Crixus: mit einer Gunstmarke, mit zwei Gunstmarken und mit der Championmarke.
figures-spartacus-tournament = Drei Häuser bei 12: Erst kämpfen die beiden niedrigsten; der Sieger, hier Brutus, trifft auf das dritte.
figures-spartacus-tournament-about = Ein Turnierbaum: Brutus hat Ann besiegt und trifft nun auf Cassia.
figures-spartacus-houses = Die vier Häuser mit ihren Wappen, dem, womit sie beginnen, und ihren zwei Regeln.
figures-spartacus-houses-about = Karten der Häuser Batiatus, Glaber, Tullius und Solonius.
figures-spartacus-market = Marktkarten jeder Art: zwei Gladiatoren, ein Sklave, eine Waffe, eine Rüstung und ein besonderes Stück.
figures-spartacus-market-about = Sechs Karten: Spartacus, Syrischer Krieger, Medicus, Gladius, Galea und Netz.
figures-spartacus-intrigue = Intrigenkarten: drei Komplotte, zwei Reaktionen und eine Wache. Oben links steht, wie viel Einfluss die Karte braucht.
figures-spartacus-intrigue-about = Sechs Karten: drei Komplotte, zwei Reaktionen und eine Wache, mit dem nötigen Einfluss und dem Wert in Gold.
