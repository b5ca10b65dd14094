# Learning Terracotta Army.

## Puzzles

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
    [weapon-ready] { $amount ->
        [one] { SIGNED($amount) } weapon readied
       *[other] { SIGNED($amount) } weapons readied
    }
    [weapon-used] { $amount ->
        [one] { SIGNED($amount) } weapon used
       *[other] { SIGNED($amount) } weapons used
    }
    [trained] { SIGNED($amount) } artisan trained
    [master] { SIGNED($amount) } master hired
   *[priority] { SIGNED($amount) } priority token
}
