# What is said at the table: ready-made phrases (talk-any-... for all games, talk-<game>-... for one), and what the
# program says about talk. A phrase is spoken by one person to another: informal, and the same for men and women. Slots
# stand without an article: $seat is a name, $card, $city, $region, $house, $school and $rank are names of the game's
# things; amounts ($amount, $denarii, $gold) are numbers from 1 to 99.

talk-unknown-phrase = (ein Satz, den diese Version nicht kennt)

## Groups of phrases, in the order of the menu

talk-group-greeting = Grüße
talk-group-praise = Lob und Glück
talk-group-deal = Handel
talk-group-promise = Versprechen
talk-group-threat = Drohungen
talk-group-question = Fragen
talk-group-answer = Antworten

## All games

talk-any-hello = Hallo!
talk-any-good-luck = Viel Glück!
talk-any-thanks = Danke!
talk-any-sorry = Tut mir leid.
talk-any-one-moment = Einen Moment, bitte.
talk-any-good-game = Danke für die Partie!
talk-any-well-played = Gut gespielt.
talk-any-lucky = Heute ist das Glück auf deiner Seite.
talk-any-bad-luck = So ein Pech!
talk-any-let-us-deal = Lass uns ein Geschäft machen.
talk-any-together-against = Halten wir { $seat } gemeinsam auf.
talk-any-return-favor = Ich werde mich revanchieren.
talk-any-help-against = Ich helfe dir gegen { $seat }.
talk-any-watch = Vorsicht vor { $seat }!
talk-any-regret = Das wirst du bereuen.
talk-any-how-much = Wie viel willst du?
talk-any-what-for-me = Was bekomme ich dafür?
talk-any-still-there = Bist du noch da?
talk-any-yes = Ja, einverstanden.
talk-any-no = Nein, danke.
talk-any-let-me-think = Lass mich nachdenken.
talk-any-maybe-later = Jetzt nicht, vielleicht später.
talk-any-too-much = Das ist mir zu viel.
talk-any-for-less = Für { $amount } würde ich es machen.

## Gorus Maximus

talk-gorus-crowd-waits = Die Menge wartet!
talk-gorus-new-round = Neue Runde, neues Glück.
talk-gorus-fine-challenge = Schöne Herausforderung!
talk-gorus-fine-lead = Gut angespielt.
talk-gorus-what-a-trick = Was für ein Stich!
talk-gorus-well-done-partner = Starkes Zusammenspiel!
talk-gorus-thanks-eight = Eine 8 für mich? Wie nett von dir.
talk-gorus-bad-hand = Wer hat mir diese Karten gegeben?
talk-gorus-keep-favorite = Lassen wir { $school } Trumpf bleiben.
talk-gorus-new-favorite = Machen wir { $school } zum Trumpf.
talk-gorus-leave-trick = Lass mir diesen Stich.
talk-gorus-no-challenge-please = Bitte jetzt keine Herausforderung.
talk-gorus-lead-please = Spiel bitte { $school } an.
talk-gorus-save-zero = Behalt { $school } 0 im Auge.
talk-gorus-no-challenge = Ich fordere in diesem Stich nicht heraus.
talk-gorus-yours = Ich überlasse dir diesen Stich.
talk-gorus-lead = Ich spiele { $school } an, sobald ich kann.
talk-gorus-challenge = Ich fordere heraus, sobald ich kann.
talk-gorus-no-eights = Ich gebe dir keine 8.
talk-gorus-challenge-coming = Da kommt noch eine Herausforderung.
talk-gorus-eight-for-you = Auf dich wartet eine 8.
talk-gorus-zero-mine = { $school } 0 gehört mir!
talk-gorus-favorite-ends = { $school } bleiben nicht mehr lange Trumpf.
talk-gorus-no-more-support = Noch eine Unterstützung bekommst du nicht.
talk-gorus-who-has = Wer hat { $school } { $rank }?
talk-gorus-still-have = Hast du noch { $school }?
talk-gorus-can-you-beat = Kannst du das schlagen?
talk-gorus-what-shall-i-lead = Was soll ich anspielen?
talk-gorus-on-purpose = War diese Herausforderung Absicht?
talk-gorus-whose-trick = Wem gehört der Stich gerade?
talk-gorus-have = Eine { $rank } habe ich.
talk-gorus-none-left = Ich habe keine { $school } mehr.
talk-gorus-had-to-follow = Ich musste bedienen.
talk-gorus-not-on-purpose = Die Herausforderung war keine Absicht.
talk-gorus-cannot-beat = Das kann ich nicht schlagen.
talk-gorus-not-telling = Das wirst du schon sehen.
talk-about-gorus-zero = Gunst { $favor }, wenn diese Schule am Ende Liebling ist, sonst { $other }

## Munera

talk-munera-salve = Salve, Lanista!
talk-munera-to-the-arena = Auf in die Arena!
talk-munera-nice-throw = Schöner Wurf!
talk-munera-what-a-duel = Was für ein Zweikampf!
talk-munera-fought-well = { $card } hat gut gekämpft.
talk-munera-good-buy = { $card }: ein guter Kauf.
talk-munera-bad-dice = Diese Würfel hassen mich.
talk-munera-want-card = Ich hätte gern { $card }. Was verlangst du?
talk-munera-buy-card =
    Ich gebe dir { $denarii ->
        [one] { $denarii } Münze
       *[other] { $denarii } Münzen
    } für { $card }.
talk-munera-sell-card =
    Für { $denarii ->
        [one] { $denarii } Münze
       *[other] { $denarii } Münzen
    } bekommst du { $card }.
talk-munera-swap = { $card } gegen { $other }: Tauschen wir?
talk-munera-lend-me =
    Leih mir { $card } für dieses Spektakel, und ich zahle dir { $denarii ->
        [one] { $denarii } Münze
       *[other] { $denarii } Münzen
    }.
talk-munera-leave-card =
    Überlass mir { $card }, und ich zahle dir { $denarii ->
        [one] { $denarii } Münze
       *[other] { $denarii } Münzen
    }.
talk-munera-leave-tender =
    Bewirb dich nicht um dieses Spektakel, und ich zahle dir { $denarii ->
        [one] { $denarii } Münze
       *[other] { $denarii } Münzen
    }.
talk-munera-share-spectacle = Machen wir { $city } zusammen: Ruhm für uns beide.
talk-munera-pay =
    Ich zahle dir in diesem Spielzug { $denarii ->
        [one] { $denarii } Münze
       *[other] { $denarii } Münzen
    }.
talk-munera-stay-out-tender = Ich bewerbe mich nicht um dieses Spektakel.
talk-munera-stay-out-card = Ich biete nicht auf { $card }.
talk-munera-not-below =
    Ich verlange in der Angebotsrunde nicht weniger als { $denarii ->
        [one] { $denarii } Münze
       *[other] { $denarii } Münzen
    }.
talk-munera-no-fix = Ich betrüge nicht in diesem Zweikampf.
talk-munera-peace = Ich spiele in diesem Spielzug keine Eventum-Karte gegen dich.
talk-munera-lend = Ich leihe dir einen Kämpfer für dieses Spektakel.
talk-munera-stand = Ich bewerbe mich um { $city }, wenn du es wählst.
talk-munera-outbid = { $card } bekomme ich, egal was du bietest.
talk-munera-undercut = Wenn du dich bewirbst, gehe ich runter auf 0.
talk-munera-eventum-for-you = Ich habe eine Eventum-Karte nur für dich.
talk-munera-referee = Der Schiedsrichter ist leicht zu bestechen.
talk-munera-too-much-glory = { $seat } hat schon zu viel Ruhm.
talk-munera-who-stands = Wer bewirbt sich um { $city }?
talk-munera-who-travels = Wer reist nach { $region }?
talk-munera-how-low = Wie weit gehst du runter?
talk-munera-bid-for-card = Bietest du auf { $card }?
talk-munera-need-fighter = Brauchst du einen Kämpfer?
talk-munera-not-for-sale = { $card } ist nicht zu verkaufen.
talk-munera-loan-price =
    Für { $denarii ->
        [one] { $denarii } Münze
       *[other] { $denarii } Münzen
    } kannst du ihn leihen.
talk-munera-too-far = { $region } ist mir zu weit.
talk-munera-no-fighters = Ich habe niemanden mehr, der kämpfen kann.
talk-munera-no-money = Mein Schatzraum ist leer.
talk-about-munera-region = Gymnasium: { $price }

## Spartacus

talk-spartacus-salve = Gruß an dein Haus!
talk-spartacus-games-begin = Mögen die Spiele beginnen!
talk-spartacus-nice-throw = Schöner Wurf!
talk-spartacus-fine-scheme = Ein feines Komplott.
talk-spartacus-fought-well = { $card } hat gut gekämpft.
talk-spartacus-good-buy = { $card }: ein guter Kauf.
talk-spartacus-bad-dice = Diese Würfel hassen mich.
talk-spartacus-pay-after-scheme = Unterstütz dieses Komplott, und ich zahle dir danach { $gold } Gold.
talk-spartacus-helps-you = Dieses Komplott nützt auch dir.
talk-spartacus-scheme-against = Dieses Komplott geht gegen { $house }. Unterstütz es!
talk-spartacus-buy-card = Ich gebe dir { $gold } Gold für { $card }.
talk-spartacus-sell-card = Für { $gold } Gold bekommst du { $card }.
talk-spartacus-swap = { $card } gegen { $other }: Tauschen wir?
talk-spartacus-leave-card = Überlass mir { $card }, und ich zahle dir { $gold } Gold.
talk-spartacus-invite-me = Lade mein Haus ein, und ich zahle dir { $gold } Gold.
talk-spartacus-mercy-price = Daumen hoch für meinen Kämpfer, und ich zahle dir { $gold } Gold.
talk-spartacus-pay = Ich zahle dir in diesem Spielzug { $gold } Gold.
talk-spartacus-peace = Ich spiele in diesem Spielzug weder Komplott noch Reaktion gegen dich.
talk-spartacus-support-next = Ich unterstütze dein nächstes Komplott.
talk-spartacus-foil-for-you = Ich vereitle das nächste Komplott gegen dich, wenn ich kann.
talk-spartacus-stay-out-card = Ich biete nicht auf { $card }.
talk-spartacus-stay-out-host = Ich biete nicht um die Gastgebermarke.
talk-spartacus-invite-you = Ich lade dein Haus ein, wenn ich die Gastgebermarke habe.
talk-spartacus-not-invite = Ich lade dein Haus nicht ein, wenn ich die Gastgebermarke habe.
talk-spartacus-spare = Ich verschone deinen Kämpfer, wenn ich die Gastgebermarke habe.
talk-spartacus-foil = Versuch es, und dein Komplott wird vereitelt.
talk-spartacus-you-are-next = { $house }, du bist als Nächstes dran.
talk-spartacus-thumb-down = Wenn ich die Gastgebermarke bekomme, stirbt dein Kämpfer.
talk-spartacus-guards-wait = Meine Wachen warten auf dich.
talk-spartacus-outbid = { $card } bekomme ich, egal was du bietest.
talk-spartacus-too-much-influence = { $seat } hat schon zu viel Einfluss.
talk-spartacus-will-you-support = Unterstützt du mich für { $gold } Gold?
talk-spartacus-against-whom = Gegen wen geht dein Komplott?
talk-spartacus-bid-for-host = Bietest du um die Gastgebermarke?
talk-spartacus-bet-on = Wettest du auf { $card }?
talk-spartacus-mercy = Lässt du Gnade walten?
talk-spartacus-hold-nothing = Ich habe nichts gegen dich auf der Hand.
talk-spartacus-support-price = Meine Unterstützung kostet { $gold } Gold.
talk-spartacus-gold-first = Erst das Gold, dann meine Unterstützung.
talk-spartacus-show-me = Zeig mir erst die Karte.
talk-spartacus-not-for-sale = { $card } ist nicht zu verkaufen.
