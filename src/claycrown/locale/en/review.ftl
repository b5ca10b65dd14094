# The analysis of a game that is over

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
review-mean = Average loss per turn
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
review-played = Played: { $chance } to win
review-better = Better: { $chance } to win
review-try = Try it
review-next = Next mistake
review-line-better = The better one
review-line-played = As it was played
