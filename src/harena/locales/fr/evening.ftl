# Club evenings: planning one, and its page.

evening = Soirée de club
evening-plan = Préparer une soirée
evening-plan-help = Tu prépares les manches et tu envoies un seul lien. À chaque manche, le serveur place les présents : les personnes qui se sont le moins rencontrées jouent ensemble.
evening-what = Ce qui se joue
evening-name = Nom de la soirée
evening-usual-name = Soirée de club
evening-seats = Places par table
evening-tables = Tables, au plus
evening-rounds = Manches
evening-room =
    { $count ->
        [one] De la place pour une personne.
       *[other] De la place pour { $count } personnes.
    }
evening-bots = Bots
evening-bots-help = Ils prennent les places qui restent.
evening-play = Je joue aussi
evening-make = Créer la soirée
evening-missing = Cette soirée n’existe pas
evening-missing-next = Il manque peut-être un morceau du lien, ou la soirée est ancienne.
evening-about = { $game }, { $seats } places par table, manches : { $rounds }.
evening-gathering =
    { $count ->
        [one] Pas encore commencée. Une personne est là.
       *[other] Pas encore commencée. { $count } personnes sont là.
    }
evening-playing = Manche { $round } sur { $rounds } en cours.
evening-between = Manche { $round } sur { $rounds } terminée.
evening-over = La soirée est terminée.
evening-your-table = Ta table
evening-seated = Tu joues à la table { $number } pour la manche { $round }.
evening-to-table = À la table
evening-guests = Invités
evening-nobody = Personne n’est encore là.
evening-left = parti
evening-remove = Exclure
evening-leave = Quitter la soirée
evening-leave-help = Au milieu d’une manche, un bot joue pour toi, et la manche ne compte pas pour toi. Tu gardes tes points et peux revenir à la manche suivante.
evening-back = Revenir
evening-back-help = Tu joueras de nouveau à la prochaine manche.
evening-join = Participer
evening-join-help = Tu joueras à partir de la prochaine manche.
evening-join-do = Participer
evening-full = Toutes les places de cette soirée sont prises.
evening-host = Tu diriges la soirée
evening-wait = La prochaine manche peut commencer quand toutes les tables ont fini. Une table que personne ne termine peut être annulée.
evening-next-help =
    { $count ->
        [one] Une personne est là.
       *[other] { $count } personnes sont là ; tables : { $tables }.
    }
evening-next = Placer la manche { $round }
evening-end = Terminer la soirée
evening-end-sure = Il n’y aura plus de manche. Les tables qui n’ont pas fini sont annulées.
evening-standings = Classement
evening-rank = Rang
evening-round = Manche { $round }
evening-round-short = M{ $round }
evening-points = Points
evening-bot = Bot
evening-table = Table { $number }
evening-table-running = en cours
evening-table-over = terminée
evening-table-called-off = annulée
evening-place = { $place }.
evening-call-off = Annuler la table
evening-call-off-sure = La partie s’arrête ; elle compte comme une égalité entre tous à cette table.
evening-rules = Comment les points sont donnés
evening-rule-points = À une table de quatre, le vainqueur reçoit 3 points, puis 2, 1 et 0 ; de même pour les autres tailles. Des places partagées partagent leurs points. Les bots prennent leur place comme tout le monde.
evening-rule-ties = À points égaux, le plus de premières places décide, puis de deuxièmes, et ainsi de suite ; ensuite le rang est partagé.
evening-rule-tables = À chaque manche, les personnes qui se sont le moins rencontrées jouent ensemble. Les bots complètent et sont répartis également.
evening-rule-late = Qui arrive en retard joue à partir de la manche suivante, sans points pour les précédentes.
evening-rule-leaving = Quand on part au milieu d’une manche, un bot continue. La manche compte pour les autres, pas pour la personne partie.
evening-rule-off = Une table annulée compte comme une égalité entre tous ses joueurs.
