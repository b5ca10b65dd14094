# Your games: one’s finished games put together

statistics-about = Your finished games by title and number of players: how they came out, what your points were for, what you lost where. Each plot has its figures, which you can save as a table.
statistics-none = Once you have finished a game, you see here how your games came out, what your points were for, and your worst mistakes.
statistics-title = Game
statistics-players = { $players } ({ $games ->
    [one] { $games } game
   *[other] { $games } games
})
statistics-summary = { $games ->
    [one] { $games } game, { $wins } won, { $analysed } analysed.
   *[other] { $games } games, { $wins } won, { $analysed } analysed.
}
statistics-seats = Games won, by seat
statistics-seat = Seat
statistics-mean-place = Place on average
statistics-rivals = How often you came before a rival
statistics-course = Won of the last ten games
statistics-place = Place
statistics-recent = Won of the last ten
statistics-sources = By source beside the winners, on average
statistics-source = Source
statistics-you = You
statistics-winners = Winners
statistics-outs = The assessment in which you went out
statistics-elimination = Elimination
# 1 for the first of the three; 0 for games in which nobody but you was left.
statistics-out = { $place ->
    [0] Left at the end
   *[other] Assessment { $place }
}
statistics-losses-rounds = Chances to win that you lost, by phase
statistics-losses-kinds = Chances to win that you lost, by kind of decision
statistics-losses-course = Chance to win lost a turn, game by game
# $name is “Round” or “Year”.
statistics-round = { $name } { $round }
statistics-kind = Decision
statistics-turns = Turns
statistics-missed = Better turns in the place of your losses would have brought in all: { $gains }.
statistics-analysing = Games without an analysis
statistics-analysing-about = { $count ->
    [one] { $count } of your games has not been analysed yet. What you lost is known of analysed games only.
   *[other] { $count } of your games have not been analysed yet. What you lost is known of analysed games only.
}
statistics-analyse = { $count ->
    [one] Analyse the latest one
   *[other] Analyse the latest { $count }
}
statistics-analysing-now = { $count ->
    [one] { $count } game is being analysed. The figures follow by themselves.
   *[other] { $count } games are being analysed. The figures follow by themselves.
}
statistics-mistakes = Your worst mistakes
statistics-mistakes-about = Each is a puzzle: the position is on the board again, and you find what would have been better.
