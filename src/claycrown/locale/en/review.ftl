# The analysis of a game that is over

review-about = Where was it won, and what would have been better? Bots look at every turn again; the curve comes first, then it gets finer. It is made once, and kept.
review-ask = Analyse this game
review-ask-again = Analyse again
review-deeper = Analyse more thoroughly
review-under-way = Analysing: { $done }
review-waiting = { $count ->
    [one] Waiting: { $count } game is before it.
   *[other] Waiting: { $count } games are before it.
}
review-stop = Stop
review-stopped = The analysis was stopped.
review-failed = The analysis broke down.
review-curve = Chances to win
review-at = Position { $position } of { $last }: { $chances }
review-position = After decisions
review-turning-points = Turning points
review-summary = How everybody played
review-mean = Lost a turn
review-count = { $verdict ->
    [best] Best
    [good] Good
    [inaccuracy] Inaccuracies
    [mistake] Mistakes
   *[blunder] Blunders
}
review-turns = Turns
review-of = Whose
review-everybody = Everybody
review-losses-only = Only what lost something
review-lost = −{ $loss }
review-nothing-lost = Nothing was lost here.
review-played = Played: { $what }
review-chance = { $chance } to win; { $best } with the best.
review-better = Better:
review-brings = It brings: { $gains }.
review-then = Then, likely: { $what }.
review-show = Show it on the board
review-hindsight = Knowing what the others did
review-answer = The best answer: { $what } ({ $chance }).
review-spread = Another search may put it { $spread } higher or lower.
review-line-better = The better one
review-line-played = As it was played
