# Puzzles of Lords of Xidit, and the analysis of a game: what is gained and lost.

xidit-puzzle-kind-plan = A plan against known plans
xidit-puzzle-kind-census = A census
xidit-puzzle-kind-rewards = Rewards
xidit-puzzle-kind-bards = Bards
xidit-puzzle-kind-titan = A titan
xidit-puzzle-kind-raise = The virtual player
xidit-puzzle-moment = year { $year }

# What a year or a choice changes in what the assessments count, and in how many contestants are behind.
xidit-puzzle-worth = { $of ->
    [wealth] { SIGNED($amount) } gold
    [influence] { $amount ->
        [one] { SIGNED($amount) } guild floor on the map
       *[other] { SIGNED($amount) } guild floors on the map
    }
   *[reputation] { SIGNED($amount) } reputation
}
xidit-puzzle-ahead = { $amount ->
    [one] { SIGNED($amount) } place in the assessment of { $assessment }
   *[other] { SIGNED($amount) } places in the assessment of { $assessment }
}
xidit-puzzle-rivals = { $of ->
    [wealth] { SIGNED($amount) } gold for rivals
    [influence] { $amount ->
        [one] { SIGNED($amount) } guild floor for rivals
       *[other] { SIGNED($amount) } guild floors for rivals
    }
   *[reputation] { SIGNED($amount) } reputation for rivals
}
xidit-puzzle-goods = { $what ->
    [units] { $amount ->
        [one] { SIGNED($amount) } unit
       *[other] { SIGNED($amount) } units
    }
    [threats] { $amount ->
        [one] { SIGNED($amount) } threat eliminated
       *[other] { SIGNED($amount) } threats eliminated
    }
    [titans] { $amount ->
        [one] { SIGNED($amount) } titan eliminated
       *[other] { SIGNED($amount) } titans eliminated
    }
   *[census] { $amount ->
        [one] { SIGNED($amount) } type of units with the most in the census
       *[other] { SIGNED($amount) } types of units with the most in the census
    }
}

## The analysis of a game

xidit-analysis-kind = { $kind ->
    [start] Start
    [plan] Plan
    [census] Census
    [show] Showing units
    [rewards] Rewards
    [bards] Bards
    [titan] A titan
   *[raise] The virtual player
}
