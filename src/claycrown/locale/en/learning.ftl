# Learning the games: the rulebook's pages and what they share. A game's own are in its words.

## A look at a thing of any game

general-look = { $where }: { $what }.
general-look-of = { $where }, { $label }: { $what }.
learning-look = What this is
learning-look-not-now = Not now: { $reason }
learning-look-before = Previous thing
learning-look-next = Next thing

## The rulebook's page

learning-minute = In a minute
learning-round = Step by step
learning-chapters = All rules
learning-examples = Scoring, worked out
learning-legend = What the symbols mean
learning-glossary = Glossary
learning-figures = Where the figures come from
learning-figures-about = What is printed on the pieces is told here as this edition has it: { $edition ->
    [standard] the one of this house.
   *[other] { $edition }.
  } Printed figures are stated in a rulebook or by several reviews, deduced ones follow from them, and reconstructed ones were chosen to fit everything known.
learning-figures-of = { $source ->
    [printed] Printed
    [deduced] Deduced
   *[reconstructed] Reconstructed
}
learning-figures-all = All figures, and how to correct them
learning-rulings = Rulings
learning-rulings-about = Where the printed rules leave something open, this is how it is played here.
learning-ruling = How we play it:
learning-contents = Contents
learning-search = Search the rules
learning-search-hint = words, or the number of a rule
learning-found = { $count ->
    [0] No rule has these words.
    [one] { $count } rule has these words.
   *[other] { $count } rules have these words.
}
learning-rule-in-book = In the rulebook
learning-rule-next = Next rule: { $rule }
learning-rule-before = Rule before it: { $rule }
learning-chapter-next = Next chapter: { $title }
learning-chapter-before = Chapter before: { $title }
learning-aid = The game on a page
learning-aid-of = { $game } on a page
learning-print = Print
learning-own-page = Open it on a page of its own
learning-whole = The whole rulebook
learning-back-to-table = Back to the table
learning-up = To the contents
learning-no-rules = This game brings no rules in words.
learning-picture = { $part ->
    [wheel] Picture of the wheel
    [mausoleum] Picture of the mausoleum
    [masters] Picture of the masters
    [rack] Picture of the warrior organizer and the specialists
    [people] Picture of the players’ lines
    [map] Picture of the map
    [orders] Picture of everybody’s orders
    [strip] Picture of next tokens, titans and barracks
   *[kingdom] Picture of the calendar and the assessments
}


## The lesson

learn-not-there = There is no such lesson
learn-step = Step { $step } of { $of }
learn-back = Back
learn-again = Start again
learn-next = Next
learn-skip = Skip this step
learn-finish = Finish
learn-leave = Leave the lesson
learn-watch = Watch what happens. You can pause it, go through it step by step, or skip it.
# A decision that is allowed, but not the one that the lesson asks for.
learn-not-this = That is allowed, too: { $what }. But here something else is meant.
learn-not-this-does = That is allowed, too: { $what }. It would mean: { $does }. But here something else is meant.
learn-finished = You know { $game } now
learn-first-game-about = Play a first game against novices. What happens, and why it scores, is explained as it comes; what you have seen a few times is not explained again. In the settings you can turn this on and off.
learn-first-game = Play a first game
learn-back-to-lesson = Back to the lesson

learn-tap-twice = On a touch screen: tap once to see what a choice would do, and once more to choose it.
learn-go-on = Go on
learn-read-again = Read again

## Explanations while one plays

learn-explained = What happened, and why
learn-explained-off = Explain no more

## Puzzles: the list

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
puzzle-wrong-missed = What the best has before it: { $missed }.
puzzle-wrong-instead = What the best goes without: { $behind }.
puzzle-try-again = Try again
puzzle-show = Show the solution
puzzle-shown = The solution is shown on the board.
puzzle-solution = The best: { $decisions }.
puzzle-gains = What it gains: { $gains }.
puzzle-second = The second best: { $decisions }.
puzzle-ahead = What the second best misses: { $ahead }.
puzzle-behind = What the best goes without: { $behind }.
puzzle-worth = { $measure ->
    [own] By the analysis this leaves a chance of { $best } % to win the game, what was played then { $second } %.
    [chance] By a long search the best leaves a chance of { $best } % to win the game, the second best { $second } %.
   *[vp] Counted out to the end, the lead over the best rival is { SIGNED($best) } VP with the best, { SIGNED($second) } VP with the second best.
}
puzzle-on-board = See it on the board
puzzle-begin-again = Back to the beginning
puzzle-own = A mistake of yours
puzzle-own-asked = Something better was possible here. Find it. You play: { $colour }.
puzzle-own-so-far = Go on: it is judged when the turn is finished.
puzzle-own-better = Better: { $decisions }.
puzzle-own-played = Played then: { $decisions }.
puzzle-own-ahead = What that missed: { $ahead }.
puzzle-next = Another puzzle

## Puzzles: in the terminal

puzzle-terminal-moment = { $kind }; { $difficulty }.
# Typed: a number of the list, a decision, or one of two signs.
puzzle-terminal-ask = Your decision, or its number (? lists all, = shows the solution):
puzzle-terminal-choices = { $count ->
    [one] { $count } decision is possible.
   *[other] { $count } decisions are possible.
}
puzzle-terminal-unknown = This is no decision: { $text }
