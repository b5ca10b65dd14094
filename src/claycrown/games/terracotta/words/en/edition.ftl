# The printed figures, as the page that shows and corrects them names them: chapters, tables, and the figures in a table.

terracotta-chapter-mausoleum = The mausoleum
terracotta-edition-mausoleum = The floor
terracotta-edition-mausoleum-columns = Columns
terracotta-edition-mausoleum-rows = Rows

terracotta-chapter-inspectors = The inspectors
terracotta-edition-inspectors = Where the inspectors start
terracotta-edition-inspectors-row-start = Row
terracotta-edition-inspectors-column-start = Column

terracotta-chapter-wheel = The wheel
terracotta-edition-wheel = The wheel
terracotta-edition-wheel-segments = Segments
terracotta-edition-wheel-segments-per-quarter = Segments of a quarter
terracotta-edition-wheel-inner = Inner ring
terracotta-edition-wheel-inner-actions = Clockwise
terracotta-edition-wheel-middle = Middle ring
terracotta-edition-wheel-middle-actions = Clockwise
terracotta-edition-wheel-outer = Outer ring
terracotta-edition-wheel-outer-actions = Clockwise

terracotta-chapter-rack = The warrior organizer
terracotta-edition-rack = The warrior organizer
terracotta-edition-rack-vp = VP, the first figure taken first

terracotta-chapter-specialists = The specialists
terracotta-edition-specialists = The specialists’ board
terracotta-edition-specialists-cost = Coins
terracotta-edition-specialists-weapon = Which weapon a specialist needs
terracotta-edition-specialists-weapon-horse = Horse
terracotta-edition-specialists-weapon-footman = Footman
terracotta-edition-specialists-weapon-archer = Kneeling archer
terracotta-edition-specialists-weapon-musician = Musician

terracotta-chapter-scoring-tiles = The scoring tiles
terracotta-edition-scoring-tiles = The scoring tiles
terracotta-edition-scoring-tiles-tiles = Tiles
terracotta-edition-scoring-tiles-domination = Domination, round by round
terracotta-edition-scoring-tiles-presence = Presence, round by round

terracotta-chapter-priority = The priority tokens
terracotta-edition-priority = The priority tokens
terracotta-edition-priority-wet-clay = Wet clay

terracotta-chapter-masters = The masters
terracotta-edition-masters = The master tokens
terracotta-edition-masters-token-cost = Coins

# What cannot be: follows the name of a figure, after a colon.
terracotta-fault-even = must be odd, so that one is in the centre, not { $size }
terracotta-fault-quarters = { $quarters } quarters of { $each } do not make { $segments } segments
terracotta-fault-actions = must be one for each of the { $segments } segments, not { $given }
terracotta-fault-ring = { $ring ->
    [inner] { $action } cannot stand on the inner ring
    [middle] { $action } cannot stand on the middle ring
   *[outer] { $action } cannot stand on the outer ring
  }
terracotta-fault-action = unknown action { $action }
terracotta-fault-tile = unknown tile { $tile }
terracotta-fault-tiles = must be at least { $rounds }, one for each round
terracotta-fault-costs = two tokens cost { $cost }

# Notes on where the package's own figures come from, as its edition file has them.
terracotta-note-mausoleum = printed: 63 spaces as 9 and 7 (three independent reviews); 9 wide by 7 high is the likelier reading of them
terracotta-note-inspectors = printed: an inspector starts on the first space, and goes back to it from the last
terracotta-note-wheel-inner = printed: the values 2/3/4 coins, 2/4 clay, 2/3/4 to build, and that weapons and specialists stand only on the outer ring; which other kinds stand on which ring: one full review, supported by others
terracotta-note-rack = printed: 11 rows, one value a row for all types, 7 is one of the values
terracotta-note-specialists-weapon = how the player aids of three rulebooks pair warriors and specialists
terracotta-note-scoring-tiles = printed: 12 tiles; the values rise every round. Deduced: which tiles
terracotta-note-priority = printed: at least one token shows none
