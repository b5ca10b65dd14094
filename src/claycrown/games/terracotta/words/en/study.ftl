# What a study of balance counts: the titles of its chapters, how each was measured, and rows that nothing else names.

terracotta-figure-vp = VP
terracotta-study-worth = VP ahead of the table
terracotta-study-sources = Where the points come from
terracotta-study-sources-about = VP that a player scored from each source of the score sheet, in a game.
terracotta-study-sources-unit = VP of a player in a game
terracotta-study-actions = Ring actions
terracotta-study-actions-about = Each ring action carried out; taking a coin or a clay instead counts as one, too.
terracotta-study-masters = Masters
terracotta-study-masters-about = Each master hired, whether the ability was used or not.
terracotta-study-statues = Statues
terracotta-study-statues-about = Each statue set up, a horse with its rider as one.
terracotta-study-statues-paid = VP by the warrior organizer for a warrior, by their own scoring for footmen, archers and musicians; a horse has none of its own.
terracotta-study-weapons = Weapons
terracotta-study-weapons-about = Each weapon used for its effect.
terracotta-study-weapons-paid = VP at once, when it was used.
terracotta-study-tiles = Scoring tiles
terracotta-study-tiles-about = Each tile that scored, for every player at the table.
terracotta-study-tiles-paid = VP of the tile, domination and presence together.
terracotta-study-action = { $kind ->
    [coins] coins
    [clay] wet clay
    [build] build
    [soak] soak the clay
    [train] train the craftsman
    [master] hire a master
    [priority] priority token
    [ready] ready a weapon
    [specialist] buy a specialist
    [one-coin] one coin instead
   *[one-clay] one clay instead
  }
