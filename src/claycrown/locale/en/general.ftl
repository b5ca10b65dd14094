# What can be asked and told of any game, from its notation and its ledger.

general-ask = Choose what to do.
general-ask-next = Choose further.
# Words of the game's notation, as they are.
general-choice = { $words }
general-decided = { $who } has decided.
general-log = { $who }: { $words }
general-effect = { $who } { $what } { $amount } { $source } { $where }
general-source = { $source } { $where }
general-progress = The game goes on
general-over = The game is over
general-round = Round { $round }
general-rounds = Round
general-eliminations = Eliminations, in order
general-ending-won = You win.
general-ending-lost = { $who } wins.
general-ending-nobody = The game is over, and none of the players has won.
general-ending-shared = Draw: you share first place with { $who }.
general-ending-draw = Draw: { $who } share first place.
# After a game that somebody left for good, where that changes who came where: $ending is one of the sentences above.
general-ending-left = { $ending } You dropped out, so you finish behind everybody who stayed.
general-ending-others-left = { $ending } Players who drop out finish last.
# Points that somebody has, and points that they gain or lose, in a game that has no unit of its own: ohhell-points and ohhell-gain
# would be its.
general-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
general-gain = { $points ->
    [one] { SIGNED($points) } point
   *[other] { SIGNED($points) } points
}

# The table of a game that has no drawing, and the parts of a position as it is written.
general-plain = { $text }
general-table = The table
general-players = Players
general-player = Player
general-yes = yes
general-no = no
general-nothing = nothing
general-face-down = face down
