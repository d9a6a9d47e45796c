# What is said at the table: ready-made phrases (talk-any-... for all games, talk-<game>-... for one), and what the
# program says about talk. A phrase is spoken by one person to another: informal, and the same for men and women. Slots
# stand without an article: $seat is a name, $card, $city, $region, $house, $school and $rank are names of the game's
# things; amounts ($amount, $denarii, $gold) are numbers from 1 to 99.

talk-unknown-phrase = (une phrase que cette version ne connaît pas)

## Groups of phrases, in the order of the menu

talk-group-greeting = Saluts
talk-group-praise = Compliments et chance
talk-group-deal = Marchés
talk-group-promise = Promesses
talk-group-threat = Menaces
talk-group-question = Questions
talk-group-answer = Réponses

## All games

talk-any-hello = Salut !
talk-any-good-luck = Bonne chance !
talk-any-thanks = Merci !
talk-any-sorry = Pardon !
talk-any-one-moment = Un instant, s'il te plaît.
talk-any-good-game = Merci pour la partie !
talk-any-well-played = Bien joué.
talk-any-lucky = La chance est avec toi aujourd'hui.
talk-any-bad-luck = Pas de chance !
talk-any-let-us-deal = Mettons-nous d'accord.
talk-any-together-against = Arrêtons { $seat } ensemble.
talk-any-return-favor = Je te rendrai ce service.
talk-any-help-against = Je t'aiderai contre { $seat }.
talk-any-watch = Attention à { $seat } !
talk-any-regret = Tu vas le regretter.
talk-any-how-much = Combien veux-tu ?
talk-any-what-for-me = Et moi, j'y gagne quoi ?
talk-any-still-there = Tu es toujours là ?
talk-any-yes = Oui, d'accord.
talk-any-no = Non, merci.
talk-any-let-me-think = Laisse-moi réfléchir.
talk-any-maybe-later = Pas maintenant, plus tard peut-être.
talk-any-too-much = C'est trop pour moi.
talk-any-for-less = Je le ferais pour { $amount }.

## Gorus Maximus

talk-gorus-crowd-waits = La foule attend !
talk-gorus-new-round = Nouvelle manche, nouvelle chance.
talk-gorus-fine-challenge = Beau Défi !
talk-gorus-fine-lead = Belle ouverture.
talk-gorus-what-a-trick = Quel pli !
talk-gorus-well-done-partner = Beau travail d'équipe !
talk-gorus-thanks-eight = Un 8 pour moi ? Trop aimable.
talk-gorus-bad-hand = Qui m'a donné ces cartes ?
talk-gorus-keep-favorite = Gardons l'atout { $school }.
talk-gorus-new-favorite = Passons à l'atout { $school }.
talk-gorus-leave-trick = Laisse-moi ce pli.
talk-gorus-no-challenge-please = Pas de Défi maintenant, s'il te plaît.
talk-gorus-lead-please = Ouvre avec { $school }, s'il te plaît.
talk-gorus-save-zero = Garde un œil sur { $school } 0.
talk-gorus-no-challenge = Je ne lancerai pas de Défi dans ce pli.
talk-gorus-yours = Je te laisserai ce pli.
talk-gorus-lead = J'ouvrirai avec { $school } dès que je peux.
talk-gorus-challenge = Je lancerai un Défi dès que je peux.
talk-gorus-no-eights = Je ne te donnerai pas de 8.
talk-gorus-challenge-coming = Un Défi se prépare.
talk-gorus-eight-for-you = Un 8 t'attend.
talk-gorus-zero-mine = { $school } 0, c'est pour moi !
talk-gorus-favorite-ends = L'atout { $school } ne durera pas.
talk-gorus-no-more-support = Tu n'auras pas un soutien de plus.
talk-gorus-who-has = Qui a { $school } { $rank } ?
talk-gorus-still-have = Tu as encore des { $school } ?
talk-gorus-can-you-beat = Tu peux battre ça ?
talk-gorus-what-shall-i-lead = J'ouvre avec quoi ?
talk-gorus-on-purpose = Ce Défi, c'était voulu ?
talk-gorus-whose-trick = À qui est ce pli pour l'instant ?
talk-gorus-have = J'ai au moins un { $rank }.
talk-gorus-none-left = { $school } : je n'en ai plus.
talk-gorus-had-to-follow = Je devais suivre.
talk-gorus-not-on-purpose = Ce Défi n'était pas voulu.
talk-gorus-cannot-beat = Je ne peux pas battre ça.
talk-gorus-not-telling = Tu verras bien.
talk-about-gorus-zero = faveur { $favor } si son école est la favorite à la fin, sinon { $other }

## Munera

talk-munera-salve = Salve, laniste !
talk-munera-to-the-arena = À l'arène !
talk-munera-nice-throw = Joli jet !
talk-munera-what-a-duel = Quel duel !
talk-munera-fought-well = Beau combat, { $card } !
talk-munera-good-buy = { $card } : un bon achat.
talk-munera-bad-dice = Ces dés me détestent.
talk-munera-want-card = { $card } m'intéresse. Tu en veux combien ?
talk-munera-buy-card =
    Je te donne { $denarii ->
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    } pour { $card }.
talk-munera-sell-card =
    { $card } est à toi pour { $denarii ->
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    }.
talk-munera-swap = { $card } contre { $other } : on échange ?
talk-munera-lend-me =
    Prête-moi { $card } pour ce Spectacle et je te paierai { $denarii ->
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    }.
talk-munera-leave-card =
    Laisse-moi { $card } et je te paierai { $denarii ->
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    }.
talk-munera-leave-tender =
    Reste en dehors de cet appel d'offres et je te paierai { $denarii ->
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    }.
talk-munera-share-spectacle = Faisons { $city } ensemble : de la Gloire pour nous deux.
talk-munera-pay =
    Je te paierai { $denarii ->
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    } ce tour-ci.
talk-munera-stay-out-tender = Je ne poserai pas ma candidature pour ce Spectacle.
talk-munera-stay-out-card = Je ne ferai pas d'offre pour { $card }.
talk-munera-not-below =
    Je ne descendrai pas au-dessous de { $denarii ->
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    }.
talk-munera-no-fix = Je n'achèterai aucune combine dans ce duel.
talk-munera-peace = Je ne jouerai aucune carte Eventum contre toi ce tour-ci.
talk-munera-lend = Je te prêterai un combattant pour ce Spectacle.
talk-munera-stand = Je poserai ma candidature pour { $city } si tu choisis ce Spectacle.
talk-munera-outbid = Offre ce que tu veux : { $card } est pour moi.
talk-munera-undercut = Si tu te présentes, je descends à 0.
talk-munera-eventum-for-you = J'ai une carte Eventum rien que pour toi.
talk-munera-referee = L'arbitre se laisse facilement corrompre.
talk-munera-too-much-glory = { $seat } a déjà trop de Gloire.
talk-munera-who-stands = Qui se présente pour { $city } ?
talk-munera-who-travels = { $region } : qui fait le voyage ?
talk-munera-how-low = Jusqu'où vas-tu descendre ?
talk-munera-bid-for-card = Tu fais une offre pour { $card } ?
talk-munera-need-fighter = Il te faut un combattant ?
talk-munera-not-for-sale = { $card } n'est pas à vendre.
talk-munera-loan-price =
    Je te le prête pour { $denarii ->
        [one] { $denarii } denier
       *[other] { $denarii } deniers
    }.
talk-munera-too-far = { $region } ? Trop loin pour moi.
talk-munera-no-fighters = Je n'ai plus personne pour combattre.
talk-munera-no-money = Mon Trésor est vide.
talk-about-munera-region = Gymnase : { $price }

## Spartacus

talk-spartacus-salve = Salut à ta Maison !
talk-spartacus-games-begin = Que les jeux commencent !
talk-spartacus-nice-throw = Joli jet !
talk-spartacus-fine-scheme = Joli Complot.
talk-spartacus-fought-well = Beau combat, { $card } !
talk-spartacus-good-buy = { $card } : un bon achat.
talk-spartacus-bad-dice = Ces dés me détestent.
talk-spartacus-pay-after-scheme =
    Soutiens ce Complot et je te paierai { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    } ensuite.
talk-spartacus-helps-you = Ce Complot t'aide aussi.
talk-spartacus-scheme-against = Ce Complot vise { $house }. Soutiens-le !
talk-spartacus-buy-card =
    Je te donne { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    } pour { $card }.
talk-spartacus-sell-card =
    { $card } est à toi pour { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    }.
talk-spartacus-swap = { $card } contre { $other } : on échange ?
talk-spartacus-leave-card =
    Laisse-moi { $card } et je te paierai { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    }.
talk-spartacus-invite-me =
    Invite ma Maison et je te paierai { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    }.
talk-spartacus-mercy-price =
    Pouce levé pour mon Combattant et je te paierai { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    }.
talk-spartacus-pay =
    Je te paierai { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    } ce tour-ci.
talk-spartacus-peace = Je ne jouerai ni Complot ni Réaction contre toi ce tour-ci.
talk-spartacus-support-next = Je soutiendrai ton prochain Complot.
talk-spartacus-foil-for-you = Je déjouerai le prochain Complot contre toi si je peux.
talk-spartacus-stay-out-card = Je ne miserai pas sur { $card }.
talk-spartacus-stay-out-host = Je ne miserai pas pour le jeton Hôte.
talk-spartacus-invite-you = J'inviterai ta Maison si j'ai le jeton Hôte.
talk-spartacus-not-invite = Je n'inviterai pas ta Maison si j'ai le jeton Hôte.
talk-spartacus-spare = J'épargnerai ton Combattant si j'ai le jeton Hôte.
talk-spartacus-foil = Essaie, et ton Complot sera déjoué.
talk-spartacus-you-are-next = { $house }, c'est bientôt ton tour.
talk-spartacus-thumb-down = Si j'obtiens le jeton Hôte, ton Combattant meurt.
talk-spartacus-guards-wait = Mes Gardes t'attendent.
talk-spartacus-outbid = Mise ce que tu veux : { $card } est pour moi.
talk-spartacus-too-much-influence = { $seat } a déjà trop d'Influence.
talk-spartacus-will-you-support =
    Tu me soutiens pour { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    } ?
talk-spartacus-against-whom = Contre qui est ton Complot ?
talk-spartacus-bid-for-host = Tu mises pour le jeton Hôte ?
talk-spartacus-bet-on = Tu paries sur { $card } ?
talk-spartacus-mercy = Auras-tu pitié ?
talk-spartacus-hold-nothing = Je n'ai rien en main contre toi.
talk-spartacus-support-price =
    Mon Soutien coûte { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    }.
talk-spartacus-gold-first = L'Or d'abord, mon Soutien ensuite.
talk-spartacus-show-me = Montre-moi d'abord la carte.
talk-spartacus-not-for-sale = { $card } n'est pas à vendre.
