# Puzzles of Terracotta Army, and the analysis of a game: what is gained and lost.

terracotta-puzzle-kind-wheel = Where to place the worker
terracotta-puzzle-kind-building = Where to build
terracotta-puzzle-kind-weapon = The use of a weapon
terracotta-puzzle-kind-specialist = A specialist
terracotta-puzzle-kind-master = A master
terracotta-puzzle-kind-majority = Majorities of the round
terracotta-puzzle-kind-ending = The last turn of the game
terracotta-puzzle-moment = round { $round }

# What a turn changes in points: at once, in the scoring of the round, at the end of the game, as things stand.
terracotta-puzzle-vp = { $whose ->
    [rivals] { $when ->
        [round] { SIGNED($amount) } VP for rivals this round ({ $source })
        [end] { SIGNED($amount) } VP for rivals at the end of the game ({ $source })
       *[now] { SIGNED($amount) } VP for rivals ({ $source })
    }
   *[own] { $when ->
        [round] { SIGNED($amount) } VP this round ({ $source })
        [end] { SIGNED($amount) } VP at the end of the game ({ $source })
       *[now] { SIGNED($amount) } VP at once ({ $source })
    }
}
terracotta-puzzle-goods = { $what ->
    [coins] { $amount ->
        [one] { SIGNED($amount) } coin
       *[other] { SIGNED($amount) } coins
    }
    [wet-clay] { SIGNED($amount) } wet clay
    [dry-clay] { SIGNED($amount) } dry clay
    [weapons] { $amount ->
        [one] { SIGNED($amount) } active weapon
       *[other] { SIGNED($amount) } active weapons
    }
    [artisans] { $amount ->
        [one] { SIGNED($amount) } artisan
       *[other] { SIGNED($amount) } artisans
    }
   *[masters] { $amount ->
        [one] { SIGNED($amount) } master hired
       *[other] { SIGNED($amount) } masters hired
    }
}

## The analysis of a game

terracotta-analysis-vp = Expected VP at the end
terracotta-analysis-turn = Turn
