# The analysis of a game that was played.

analysis-verdict = { $verdict ->
    [best] best
    [good] good
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}
analysis-kind-decision = Decision
analysis-gain = { SIGNED($amount) } ({ $source })

# What sets the best apart from what was decided: what it brings more, and what it gives up for that.
analysis-why = { $kind ->
    [ahead] The better one, compared with what was played: { $ahead }.
   *[both] The better one, compared with what was played: { $ahead }, but { $behind }.
}
analysis-why-later = { $kind ->
    [mixed] The better one, compared with what was played: { $ahead }, but { $behind }. What decides: { $later }.
    [despite] At first the better one brings less than what was played: { $behind }. What decides: { $later }.
   *[later] At first nothing differs. What decides: { $later }.
}
analysis-later = { $kind ->
    [points] { $label }, compared with the best rival: { SIGNED($better) } instead of { SIGNED($played) }
    [chance] the chance to stay in ({ $label }): { $better }% instead of { $played }%
   *[win] more wins later on, { $better }% instead of { $played }%
}

analysis-apart-first = { $kind ->
    [ahead] The first one brings more than the second: { $ahead }.
    [behind] The first one gives something up beside the second, and still promises more: { $behind }.
   *[both] The first one brings more than the second: { $ahead }. It gives up: { $behind }.
}
analysis-apart-uncounted = { $kind ->
    [chance] Nothing that can be counted sets the first one apart from the second; thinking on from there, it wins more often: { $first }% instead of { $second }%.
   *[nothing] Next to nothing sets the first one apart from the second.
}
analysis-apart = { $kind ->
    [ahead] Compared with the first: { $ahead }.
    [behind] Compared with the first: { $behind }.
   *[both] Compared with the first: { $ahead }, but { $behind }.
}

# A plan judged by what the others really did.
analysis-hindsight = { $plan ->
    [bad] { $luck ->
        [good] The plan was not the best that could be thought of, and what the others did saved { $amount }%.
        [bad] The plan was not the best that could be thought of, and what the others did cost { $amount }% more.
       *[none] The plan was not the best that could be thought of; the others did about what was to be expected.
    }
    [missed] { $luck ->
        [good] By what could be known the plan was fine, and what the others did helped by { $amount }%. Knowing it, another one would have done even better.
        [bad] By what could be known the plan was fine: what the others did cost { $amount }%. That was bad luck.
       *[none] By what could be known the plan was fine. Only who knew the others’ plans would have found a better one.
    }
   *[good] { $luck ->
        [good] A good plan, and what the others did helped by { $amount }%.
        [bad] A good plan with bad luck: what the others did cost { $amount }%.
       *[none] A good plan; the others did about what was to be expected.
    }
}

analysis-turning-point = { $cause ->
    [mistake] { $who } made a mistake: { $before }% → { $after }%. { $why }
    [good] { $who }: { $before }% → { $after }%. What the others planned in secret helped.
   *[bad] { $who }: { $before }% → { $after }%. What the others planned in secret hurt.
}

analysis-summary = { $who }: { $turns ->
    [one] { $turns } decision judged
   *[other] { $turns } decisions judged
}. Best { $best }, good { $good }, inaccuracies { $inaccuracy }, mistakes { $mistake }, blunders { $blunder }; { $mean }% lost with each on average.
analysis-summary-luck = { $luck ->
    [good] Others’ plans brought { $amount }% in all, beside what could be expected of them.
   *[bad] Others’ plans cost { $amount }% in all, beside what could be expected of them.
}

## What it cannot know

analysis-caveat-depth = { $depth ->
    [glance] Looked at in a moment, without a search.
    [quick] A quick search of every turn. Deeper ones find more.
    [standard] A search of about a second for every turn. Deeper ones find more.
   *[deep] A search of some seconds for every turn. A deeper one may still find more.
}
analysis-caveat-spread = Another search may put a loss { $spread }% higher or lower.
analysis-caveat-bots = It judges as bots do, and bots err: a person may know better.
analysis-caveat-uncalibrated = How often such chances come true was not measured for this game.

## Refusals

analysis-nothing-played = nothing has been decided yet in this game
analysis-not-over = the game is not over: only what has ended is analysed
