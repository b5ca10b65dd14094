# Your games: one’s finished games put together

own-about = Your finished games by title and number of players: how they came out, what your points were for, what you lost where. Each plot has its figures, which you can save as a table.
own-none = Once you have finished a game, you see here how your games came out, what your points were for, and your worst mistakes.
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
own-elimination = Elimination
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
