# Puzzles: the list, and solving one. A game’s own are in its words.

puzzle-title = Puzzles: { $game }
puzzle-about = Positions from games of bots, each with one clearly best decision. Play it on the board; you are told what it gains, and what other decisions miss.
puzzle-none = There are no puzzles of this game.
puzzle-daily-of = Puzzle of the day, { $day }
puzzle-daily-about = The same for everybody, until midnight in Greenwich (UTC).
puzzle-daily-state = { $state ->
    [solved] Solved today.
    [given-up] Not solved today. There will be another one tomorrow.
   *[open] Not solved yet.
}
puzzle-streak = { $days ->
    [0] No day in a row so far.
    [one] Solved on { $days } day in a row.
   *[other] Solved on { $days } days in a row.
}
puzzle-streak-longest = { $days ->
    [one] The longest row: { $days } day.
   *[other] The longest row: { $days } days.
}
puzzle-streak-guest = Your days are remembered in this browser. With an account they are kept everywhere.
puzzle-solve = Solve it
puzzle-look-again = Look at it again
puzzle-list = All puzzles
# Above a list to choose from: what the puzzles are about.
puzzle-filter-kind = About
puzzle-filter-difficulty = Difficulty
# The first choice of both lists: whatever it is.
puzzle-filter-all = all
puzzle-filter-open = Only those not solved here yet
puzzle-count = { $count ->
    [0] No puzzle is like that.
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzle-difficulty = { $level ->
    [1] easy
    [2] middling
   *[3] hard
}
# Of a puzzle: how hard it is, when in the game (“round 3”), of how many players.
puzzle-entry = { $difficulty }, { $moment }, { $players }
puzzle-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
# Of a puzzle in the list.
puzzle-solved-here = solved

## Puzzles: solving one

puzzle-back = To the puzzles
# $colour is the name of a colour, of who is to decide.
puzzle-asked = { $count ->
    [one] Find the best decision. You play: { $colour }.
   *[other] Find the best { $count } decisions, one after the other. You play: { $colour }.
}
puzzle-given = The rivals’ plans are known:
puzzle-given-of = { $who }: { $what }
puzzle-right-so-far = { $left ->
    [one] Right so far. { $left } decision is left to find.
   *[other] Right so far. { $left } decisions are left to find.
}
puzzle-solved = Solved.
# $decision is a choice as the table words it: “Build an officer on e4”.
puzzle-wrong = Not the best: { $decision }.
# Lists of gains follow: “+3 VP this round (Scoring tiles) and −2 coins”.
puzzle-wrong-gains = It brings: { $gains }.
puzzle-wrong-nothing = It brings nothing that could be counted.
puzzle-wrong-best = The best gains: { $gains }.
puzzle-try-again = Try again
puzzle-show = Show the solution
puzzle-solution = The best: { $decisions }.
puzzle-gains = It gains: { $gains }.
puzzle-second = The second best: { $decisions }.
puzzle-worth = { $measure ->
    [own] By the analysis this leaves a chance of { $best }% to win the game, what was played then { $second }%.
    [chance] By a long search the best leaves a chance of { $best }% to win the game, the second best { $second }%.
   *[vp] Counted out to the end, the lead over the best rival is { SIGNED($best) } VP with the best, { SIGNED($second) } VP with the second best.
}
puzzle-on-board = See it on the board
puzzle-begin-again = Back to the beginning
puzzle-own = A mistake of yours
puzzle-own-asked = Something better was possible here. Find it. You play: { $colour }.
puzzle-own-so-far = Go on: it is judged when the turn is finished.
puzzle-own-better = Better: { $decisions }.
puzzle-own-played = Played then: { $decisions }.
puzzle-next = Next puzzle
puzzle-to-list = To the list
