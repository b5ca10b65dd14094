# The board editor: what is set beside the board, and what is put on it
terracotta-edit-table = Table
terracotta-edit-round = Round
terracotta-edit-to-act = To act
terracotta-edit-nobody = Nobody: the game is over
terracotta-edit-order = Turn order, place { $place }
terracotta-edit-tile = Tile of round { $round }
terracotta-edit-ring-inner = Inner ring, steps turned
terracotta-edit-ring-middle = Middle ring, steps turned
terracotta-edit-inspector-row = Inspector’s row
terracotta-edit-inspector-column = Inspector’s column
terracotta-edit-warehouse = Warehouse { $number }
terracotta-edit-vp = VP
terracotta-edit-coins = Coins
terracotta-edit-wet = Wet clay
terracotta-edit-dry = Dry clay
terracotta-edit-artisans = Artisans among the workers
terracotta-edit-priority = Priority token
terracotta-edit-none = None
terracotta-edit-not-hired = Not hired
terracotta-edit-token = Hired, token { $cost }
terracotta-edit-take-away = Take away
terracotta-edit-nothing = Whatever is there
terracotta-edit-specialists = Specialists
terracotta-edit-horse = { $way ->
    [up] horse upwards
    [down] horse downwards
    [left] horse to the left
   *[right] horse to the right
}
