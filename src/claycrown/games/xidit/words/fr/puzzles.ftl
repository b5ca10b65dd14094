# Puzzles of Lords of Xidit, and the analysis of a game: what is gained and lost.

xidit-puzzle-kind-plan = Vos ordres face à des ordres connus
xidit-puzzle-kind-census = Un recensement
xidit-puzzle-kind-rewards = Récompenses
xidit-puzzle-kind-bards = Bardes
xidit-puzzle-kind-titan = Un colosse
xidit-puzzle-kind-raise = Le joueur neutre
xidit-puzzle-moment = année { $year }

xidit-puzzle-worth = { $of ->
    [wealth] { $amount ->
        [one] { SIGNED($amount) } souverain
       *[other] { SIGNED($amount) } souverains
    }
    [influence] { $amount ->
        [one] { SIGNED($amount) } étage de guilde sur la carte
       *[other] { SIGNED($amount) } étages de guilde sur la carte
    }
   *[reputation] { SIGNED($amount) } de renommée
}
xidit-puzzle-ahead = { $amount ->
    [one] { SIGNED($amount) } place à une évaluation ({ $assessment })
   *[other] { SIGNED($amount) } places à une évaluation ({ $assessment })
}
xidit-puzzle-rivals = { $of ->
    [wealth] { $amount ->
        [one] { SIGNED($amount) } souverain aux adversaires
       *[other] { SIGNED($amount) } souverains aux adversaires
    }
    [influence] { $amount ->
        [one] { SIGNED($amount) } étage de guilde aux adversaires
       *[other] { SIGNED($amount) } étages de guilde aux adversaires
    }
   *[reputation] { SIGNED($amount) } de renommée aux adversaires
}
xidit-puzzle-goods = { $what ->
    [units] { $amount ->
        [one] { SIGNED($amount) } unité
       *[other] { SIGNED($amount) } unités
    }
    [threats] { $amount ->
        [one] { SIGNED($amount) } menace vaincue
       *[other] { SIGNED($amount) } menaces vaincues
    }
    [titans] { $amount ->
        [one] { SIGNED($amount) } colosse vaincu
       *[other] { SIGNED($amount) } colosses vaincus
    }
   *[census] { $amount ->
        [one] { SIGNED($amount) } type d’unités en tête au recensement
       *[other] { SIGNED($amount) } types d’unités en tête au recensement
    }
}

## L’analyse d’une partie

xidit-analysis-kind = { $kind ->
    [start] Départ
    [plan] Ordres
    [census] Recensement
    [show] Unités montrées
    [rewards] Récompenses
    [bards] Bardes
    [titan] Un colosse
   *[raise] Le joueur neutre
}
