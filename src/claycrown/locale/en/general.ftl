# What can be asked and told of any game, from its notation and its ledger.

general-ask = Choose what to do.
general-ask-next = Choose further.
general-choice = { $words }
general-decided = { $who } has decided.
general-told = { $who }: { $words }
general-effect = { $who } { $what } { $amount } { $source } { $where }
general-source = { $source } { $where }
general-progress = The game goes on
general-over = The game is over
general-ending-won = You win.
general-ending-lost = { $who } wins.
general-ending-nobody = The game is over, and none of the players has won.
# Of a game that has no unit of its own: ohhell-points would be its. The number may bear a sign.
general-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
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
