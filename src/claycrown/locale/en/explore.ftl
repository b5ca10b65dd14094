# Looking further: decisions tried from a moment of a finished game, or from any position
explore-title = Look further: { $game }
explore-about = Try decisions for everybody on the real table, go back, keep lines, and see what bots think of it. Nothing of it is stored here: the address of the page holds everything.
explore-new = A new game
explore-try = Try it
explore-construct = Make a position
explore-from-file = A position from a file
explore-from-file-about = A file in the notation of the game, as the editor saves it
explore-no-position = This file holds no position: { $game }
explore-from-game = A game that is over
explore-from-game-about = In its replay, at any moment, choose “Look further”.
explore-cannot = This cannot be looked into
explore-edit = Edit
explore-editor = Board editor: { $game }
explore-play-on = Play on from here
explore-play-on-short = Play on
explore-play-on-about = A table against bots that goes on from this position. It is not rated.
explore-your-seat = Your seat
explore-play = Play
explore-lines-tab = Lines
explore-line = This line
explore-beginning = The beginning
explore-line-name = Name
explore-keep = Keep this line
explore-lines = Lines kept
explore-line-length = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
explore-drop = Drop { $name }
explore-no-lines = None yet. Name the line that you try, and keep it.
explore-link-about = Whoever has the link sees the position and all lines.
explore-copy-link = Copy the link
explore-line-unnamed = Line { $number }
explore-too-long = This is too much for one address: drop a line, or it is gone with the page.
explore-evaluation = Chances to win
explore-evaluate = Evaluate
explore-thinking = Bots are looking at it …
# Above the chances, in a narrow column.
explore-to-win = To win
explore-by-bots = As bots see it, and bots err.
explore-best = What bots would do
explore-brushes = Pieces
explore-brushes-about = Choose something, then click on the board where it goes.
explore-table = Table
explore-save = Save
explore-begin-anew = Begin it anew
explore-checking = The rules are asked …
explore-possible = By the rules this position is possible.
explore-in-the-middle = Something is under way.
explore-refused = { $reason }.
explore-fields = Position
explore-field = { $name }

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

# Your games: one’s finished games put together

own-about = Your finished games by title and number of players: how they came out, what your points were for, what you lost where. Each plot has its figures, which you can save as a table.
own-title = Game
own-players = { $players } ({ $games ->
    [one] { $games } game
   *[other] { $games } games
})
own-summary = { $games ->
    [one] { $games } game, { $wins } won, { $analysed } analysed.
   *[other] { $games } games, { $wins } won, { $analysed } analysed.
}
own-seats = Games won, by seat
own-seat = Seat
own-mean-place = Place on average
own-rivals = How often you came before a rival
own-course = Won of the last ten games
own-place = Place
own-recent = Won of the last ten
own-sources = By source beside the winners, on average
own-source = Source
own-you = You
own-winners = Winners
own-outs = The assessment in which you went out
own-assessment = Assessment
# 1 for the first of the three; 0 for games in which nobody but you was left.
own-out = { $place ->
    [0] Left at the end
   *[other] Assessment { $place }
}
own-losses-rounds = Chances to win that you lost, by phase
own-losses-kinds = Chances to win that you lost, by kind of decision
own-losses-course = Chance to win lost a turn, game by game
# $name is “Round” or “Year”.
own-round = { $name } { $round }
own-kind = Decision
own-turns = Turns
own-missed = Better turns in the place of your losses would have brought in all: { $gains }.
own-analysing = Games without an analysis
own-analysing-about = { $count ->
    [one] { $count } of your games has not been analysed yet. What you lost is known of analysed games only.
   *[other] { $count } of your games have not been analysed yet. What you lost is known of analysed games only.
}
own-analyse = { $count ->
    [one] Analyse the latest one
   *[other] Analyse the latest { $count }
}
own-analysing-now = { $count ->
    [one] { $count } game is being analysed. The figures follow by themselves.
   *[other] { $count } games are being analysed. The figures follow by themselves.
}
own-mistakes = Your worst mistakes
own-mistakes-about = Each is a puzzle: the position is on the board again, and you find what would have been better.
