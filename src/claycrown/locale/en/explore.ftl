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
explore-to-analysis = To the analysis
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
explore-restart = Begin it anew
explore-checking = The rules are asked …
explore-possible = By the rules this position is possible.
explore-in-the-middle = Something is under way.
explore-refused = { $reason }.
explore-fields = Position
explore-field = { $name }
