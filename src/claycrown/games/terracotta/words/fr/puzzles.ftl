# Puzzles of Terracotta Army, and the analysis of a game: what is gained and lost.

terracotta-puzzle-kind-wheel = Où placer l’ouvrier
terracotta-puzzle-kind-building = Où façonner
terracotta-puzzle-kind-weapon = L’usage d’une arme
terracotta-puzzle-kind-specialist = Un spécialiste
terracotta-puzzle-kind-master = Un maître
terracotta-puzzle-kind-majority = Majorités de la manche
terracotta-puzzle-kind-ending = Le dernier tour de la partie
terracotta-puzzle-moment = manche { $round }

terracotta-puzzle-vp = { $whose ->
    [rivals] { $when ->
        [round] { SIGNED($amount) } PV aux adversaires cette manche ({ $source })
        [end] { SIGNED($amount) } PV aux adversaires à la fin de la partie ({ $source })
       *[now] { SIGNED($amount) } PV aux adversaires ({ $source })
    }
   *[own] { $when ->
        [round] { SIGNED($amount) } PV cette manche ({ $source })
        [end] { SIGNED($amount) } PV à la fin de la partie ({ $source })
       *[now] { SIGNED($amount) } PV aussitôt ({ $source })
    }
}
terracotta-puzzle-goods = { $what ->
    [coins] { $amount ->
        [one] { SIGNED($amount) } pièce
       *[other] { SIGNED($amount) } pièces
    }
    [wet-clay] { $amount ->
        [one] { SIGNED($amount) } argile humide
       *[other] { SIGNED($amount) } argiles humides
    }
    [dry-clay] { $amount ->
        [one] { SIGNED($amount) } argile sèche
       *[other] { SIGNED($amount) } argiles sèches
    }
    [weapons] { $amount ->
        [one] { SIGNED($amount) } arme active
       *[other] { SIGNED($amount) } armes actives
    }
    [artisans] { $amount ->
        [one] { SIGNED($amount) } artisan
       *[other] { SIGNED($amount) } artisans
    }
   *[masters] { $amount ->
        [one] { SIGNED($amount) } maître acquis
       *[other] { SIGNED($amount) } maîtres acquis
    }
}

## L’analyse d’une partie

terracotta-analysis-vp = PV attendus à la fin
terracotta-analysis-turn = Tour
