# What can be asked and told of any game, from its notation and its ledger.

general-ask = Choisissez quoi faire.
general-ask-next = Choisissez la suite.
general-choice = { $words }
general-decided = { $who } a fait son choix.
general-log = { $who } : { $words }
general-effect = { $who } { $what } { $amount } { $source } { $where }
general-source = { $source } { $where }
general-progress = La partie continue
general-over = La partie est terminée
general-round = Manche { $round }
general-rounds = Manche
general-eliminations = Les éliminations, dans leur ordre
general-ending-won = Vous remportez la partie.
general-ending-lost = { $who } remporte la partie.
general-ending-nobody = La partie est terminée, et aucun des joueurs ne l’a remportée.
general-ending-shared = Égalité : vous partagez la première place avec { $who }.
general-ending-draw = Égalité : { $who } se partagent la première place.
general-ending-left = { $ending } Vous avez quitté la partie : vous êtes classé après tous ceux qui sont restés.
general-ending-others-left = { $ending } Les joueurs qui quittent la partie sont classés derniers.
general-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
general-gain = { $points ->
    [one] { SIGNED($points) } point
   *[other] { SIGNED($points) } points
}

general-plain = { $text }
general-table = La table
general-players = Joueurs
general-player = Joueur
general-yes = oui
general-no = non
general-nothing = rien
general-face-down = face cachée
