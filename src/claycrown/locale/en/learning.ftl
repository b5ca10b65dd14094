# Learning the games.

## Puzzles

puzzle-title = Puzzles: { $game }
puzzle-about = Positions from games of bots, each with one clearly best decision. Play it on the board; you are told what it gains, and what other decisions miss.
puzzle-none = There are no puzzles of this game.
puzzle-games = Puzzles of another game
puzzle-daily = Puzzle of the day
puzzle-daily-about = The same for everybody, until midnight in Greenwich (UTC).
puzzle-daily-of = Puzzle of the day, { $day }
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
    [one] The longest row so far: { $days } day.
   *[other] The longest row so far: { $days } days.
}
puzzle-streak-guest = Your days are remembered in this browser. With an account they are kept everywhere.
puzzle-solve = Solve it
puzzle-look-again = Look at it again
puzzle-list = All puzzles
puzzle-filter-kind = About
puzzle-filter-difficulty = Difficulty
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
puzzle-difficulty-about = { $level ->
    [1] Bots that do not think ahead find it.
    [2] A bot that tries a few hundred continuations finds it.
   *[3] No quick bot finds it.
}
# How hard it is, when in the game, of how many players.
puzzle-entry = { $difficulty }, { $moment }, { $players }
puzzle-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
puzzle-solved-here = solved
puzzle-back = To the puzzles
puzzle-next = Another puzzle
puzzle-you = You
puzzle-rival = { $colour }

# While one solves it

puzzle-asked = { $count ->
    [one] Find the best decision for { $colour }.
   *[other] Find the best { $count } decisions for { $colour }, one after the other.
}
puzzle-given = The rivals’ plans are known:
puzzle-given-of = { $who }: { $what }
puzzle-right-so-far = { $left ->
    [one] Right so far. { $left } decision is left to find.
   *[other] Right so far. { $left } decisions are left to find.
}
puzzle-solved = Solved!
puzzle-solved-late = That is it.
puzzle-wrong = Not the best: { $decision }.
puzzle-wrong-gains = It brings: { $gains }.
puzzle-wrong-nothing = It brings nothing that could be counted.
puzzle-wrong-missed = The best has more: { $missed }.
puzzle-wrong-instead = For that it goes without: { $behind }.
puzzle-try-again = Try again
puzzle-show = Show the solution
puzzle-shown = The solution is shown on the board.
puzzle-begin-again = Back to the beginning
puzzle-solution = The best: { $decisions }.
puzzle-second = The second best: { $decisions }.
puzzle-gains = It gains: { $gains }.
puzzle-ahead = What the second best misses: { $ahead }.
puzzle-behind = What the best goes without: { $behind }.
puzzle-worth = { $measure ->
    [chance] By a long search the best leaves a chance of { $best } % to win the game, the second best { $second } %.
   *[vp] Counted out to the end, the lead over the best rival is { SIGNED($best) } VP with the best, { SIGNED($second) } VP with the second best.
}
puzzle-on-board = See it on the board

# In the terminal

puzzle-terminal-ask = Your decision (a number, or its text; ? lists all, = gives up)
puzzle-terminal-choices = { $count ->
    [one] { $count } decision is possible.
   *[other] { $count } decisions are possible.
}
puzzle-terminal-unknown = There is no such decision here: { $text }
puzzle-terminal-moment = { $kind }, { $difficulty }. { $moment }.
