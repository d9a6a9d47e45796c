# Faire Würfel: das Fenster am Tisch

dice-none = Dieser Tisch entstand, bevor Harena seine Würfel zusagen konnte. Sie kommen aus dem Zufallsgenerator des Servers und lassen sich nicht prüfen.
dice-none-rematch = Eine Revanche hat faire Würfel.
dice-about = Niemand kann sich die Würfel und Karten dieser Partie aussuchen, auch der Server nicht. Er hat sie vor der Partie festgelegt, ohne sie alle zu kennen, und am Ende können alle sie nachrechnen.
dice-promise = Vor der Partie stand ein Geheimnis fest
dice-promise-about = Der Server hat eine lange geheime Zahl gezogen und ihren Fingerabdruck gezeigt. Ein anderes Geheimnis hat einen anderen Fingerabdruck; der Server kann es also nicht austauschen.
dice-commitment = Fingerabdruck des Geheimnisses
dice-seen = Fingerabdruck, den dieser Browser vor der Partie sah
dice-other = Das ist nicht der Fingerabdruck, den dein Browser vor der Partie sah. Der Server hat das Geheimnis ausgetauscht.
dice-salts = Zufallszahlen eurer Browser
dice-salts-about = Sie kamen nach dem Fingerabdruck, und jede von ihnen ändert alle Würfel und Karten. Der Server konnte sich also kein passendes Geheimnis aussuchen.
dice-salt-bot = Bots steuern keine bei
dice-salt-awaited = wird erwartet
dice-salt-none = keine kam rechtzeitig
dice-salt-given = beigesteuert; sie wird gezeigt, sobald die Partie beginnt
dice-seat = Platz { $number }
dice-yours = deine
dice-lost = Die Zufallszahl dieses Browsers fehlt oder wurde geändert.
dice-nobody = Niemand hat eine Zufallszahl beigesteuert. Der Server hätte also vor der Partie unter vielen Geheimnissen wählen können.
dice-not-mine = Dieser Browser hat keine beigesteuert. Frag jemanden, dem du vertraust, ob seine stimmt.
dice-check = Alles wird nachgerechnet
dice-check-about = Dein Browser hat jeden Wurf und jede Karte aus dem Geheimnis und den Zufallszahlen nachgerechnet, mit einem eigenen Programm.
dice-secret = Das Geheimnis
dice-later = Sobald die Partie vorbei ist, steht hier das Geheimnis, und dein Browser rechnet jeden Wurf und jede Karte nach. Vorher würde es verraten, was noch kommt.
dice-verify = Für eine Prüfung, die dieser Seite in nichts vertraut: Lade am Ende die Aufzeichnung herunter und rufe „harena verify“ auf.
dice-older =
    { $count ->
        [one] Ein Ergebnis stammt aus älteren Regeln und ist nicht aufgeführt.
       *[other] { $count } Ergebnisse stammen aus älteren Regeln und sind nicht aufgeführt.
    }
dice-all =
    { $count ->
        [one] Das einzige Ergebnis
       *[other] Alle { $count } Ergebnisse
    }
dice-copy = Kopieren: { $what }
dice-working = Würfel und Karten werden nachgerechnet …
dice-insecure = Dein Browser rechnet nur auf sicheren Seiten (https). Lade stattdessen die Aufzeichnung herunter und rufe „harena verify“ auf.
dice-verdict-good =
    { $count ->
        [0] Wie zugesagt. In dieser Partie wurde nichts gewürfelt oder ausgeteilt.
        [one] Wie zugesagt: Das einzige Ergebnis folgt aus dem Geheimnis und den Zufallszahlen.
       *[other] Wie zugesagt: Alle { $count } Würfe und Karten folgen aus dem Geheimnis und den Zufallszahlen.
    }
dice-verdict-secret = Nicht wie zugesagt: Das Geheimnis hat nicht den Fingerabdruck, der gezeigt wurde.
dice-verdict-wrong = Nicht wie zugesagt: Ergebnis { $number } ist nicht das, was aus Geheimnis und Zufallszahlen folgt.
dice-verdict-other = Nicht wie zugesagt: Das Geheimnis ist nicht das, das diesem Browser vor der Partie gezeigt wurde.
dice-verdict-salt = Nicht wie zugesagt: Die Zufallszahl dieses Browsers wurde weggelassen.
dice-out-of =
    { $count ->
        [one] (die einzige Karte)
       *[other] (aus { $count } Karten)
    }
dice-die = (ein Würfel von { $low } bis { $high })
dice-more = Mehr zeigen ({ $count })
dice-fits = wie berechnet
dice-differs = weicht ab
