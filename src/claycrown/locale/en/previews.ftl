# What a link shows where it is posted. $named is 1 where the table has a name of its own.
app-preview-open = { $named ->
    [0] { $game }: a table waits for players
   *[other] { $table } ({ $game }): a table waits for players
}
app-preview-invited = { $named ->
    [0] You are invited to a game: { $game }
   *[other] You are invited to a game: { $table } ({ $game })
}
app-preview-over = { $named ->
    [0] { $game }: look at a finished game
   *[other] { $table } ({ $game }): look at a finished game
}
