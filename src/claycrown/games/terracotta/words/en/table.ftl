# The table of Terracotta Army.

# Names of things

terracotta-progress = Round { $round } of { $rounds }
terracotta-progress-over = The game is over
# By itself, and with an article in a sentence.
terracotta-warrior = { $form ->
    [a] { $type ->
        [officer] an officer
        [guard] a guard
        [crossbowman] a crossbowman
       *[soldier] a soldier
    }
    [the] { $type ->
        [officer] the officer
        [guard] the guard
        [crossbowman] the crossbowman
       *[soldier] the soldier
    }
   *[nom] { $type ->
        [officer] officer
        [guard] guard
        [crossbowman] crossbowman
       *[soldier] soldier
    }
}
terracotta-specialist = { $form ->
    [a] { $type ->
        [horse] a horse
        [footman] a footman
        [archer] a kneeling archer
       *[musician] a musician
    }
   *[nom] { $type ->
        [horse] horse
        [footman] footman
        [archer] kneeling archer
       *[musician] musician
    }
}
terracotta-weapon = { $form ->
    [the] { $name ->
        [sword] the sword
        [halberd] the halberd
        [crossbow] the crossbow
       *[spear] the spear
    }
   *[nom] { $name ->
        [sword] sword
        [halberd] halberd
        [crossbow] crossbow
       *[spear] spear
    }
}
# A worker of either kind is "either".
terracotta-worker = { $form ->
    [a] { $kind ->
        [craftsman] a craftsman
        [artisan] an artisan
       *[either] a worker
    }
   *[nom] { $kind ->
        [craftsman] craftsman
        [artisan] artisan
       *[either] worker
    }
}
terracotta-master = { $form ->
    [the] { $name ->
        [builder] the Master Builder
        [administrator] the Master Administrator
        [inspector] the Master Inspector
        [claymaker] the Master Clay Maker
        [overseer] the Master Overseer
       *[smith] the Master Blacksmith
    }
    [short] { $name ->
        [builder] Builder
        [administrator] Administrator
        [inspector] Inspector
        [claymaker] Clay Maker
        [overseer] Overseer
       *[smith] Blacksmith
    }
   *[nom] { $name ->
        [builder] Master Builder
        [administrator] Master Administrator
        [inspector] Master Inspector
        [claymaker] Master Clay Maker
        [overseer] Master Overseer
       *[smith] Master Blacksmith
    }
}
# What a master does, in a few words.
terracotta-master-does = { $name ->
    [builder] Pay coins equal to the round: build a warrior of the type with the most figures left.
    [administrator] Do the inner action of the segment once more.
    [inspector] Move an inspector forward 1 or 2.
    [claymaker] Gain 3 wet clay.
    [overseer] Take all clay from two warehouses.
   *[smith] Ready all your weapons.
}
terracotta-tile = { $name ->
    [central-row] central row
    [central-column] central column
    [officers] officers
    [guards] guards
    [crossbowmen] crossbow­men
    [soldiers] soldiers
    [north-west] north-west
    [north-east] north-east
    [south-west] south-west
    [south-east] south-east
    [coins] coins
   *[clay] clay
}
# What a ring shows in a segment. $name is a master or a weapon.
terracotta-action = { $kind ->
    [build] build for { $value } clay
    [coins] { $value ->
        [one] { $value } coin
       *[other] { $value } coins
    }
    [clay] { $value } wet clay
    [soak] soak the clay
    [train] train the craftsman
    [priority] priority token
    [master] { $name }
    [ready] ready { FORM($name, "the") }
   *[specialist] buy a specialist
}
# Of a segment's actions the first, where it could not be done by the worker that is placed.
terracotta-action-impossible = { $action } (not possible now)
# What a master's plain ability does.
terracotta-ability = { $name ->
    [claymaker] 3 wet clay
   *[smith] ready all weapons
}
terracotta-empty = empty
# A warrior and its owner's colour.
terracotta-statue-owned = { $colour } { $statue }
terracotta-statue-mounted = { $colour } { $statue } on a horse
terracotta-archer-facing = { $way ->
    [up] kneeling archer facing up
    [down] kneeling archer facing down
    [left] kneeling archer facing left
   *[right] kneeling archer facing right
}
# What is gained or paid, with its sign.
terracotta-goods = { $what ->
    [vp] { SIGNED($amount) } VP
    [coins] { $amount ->
        [one] { SIGNED($amount) } coin
       *[other] { SIGNED($amount) } coins
    }
    [wet-clay] { SIGNED($amount) } wet clay
   *[dry-clay] { SIGNED($amount) } dry clay
}

# What is asked

terracotta-ask-turn = { $turns ->
    [yes] Place { FORM($worker, "a") } in a segment, or first turn one ring for 2 coins. The segment’s three actions follow, from the inside out.
   *[no] Place { FORM($worker, "a") } in a segment. Its three actions follow, from the inside out.
}
terracotta-ask-worker = Which worker goes into segment { $segment }?
terracotta-ask-ring = { $possible ->
    [yes] { $ring ->
        [inner] Inner action of segment { $segment }: { $action }. You may take a wet clay or a coin instead. The middle action follows.
        [middle] Middle action of segment { $segment }: { $action }. You may take a wet clay or a coin instead. The outer action follows.
       *[outer] Outer action of segment { $segment }: { $action }. Then your turn is over.
    }
   *[no] { $ring ->
        [inner] Inner action of segment { $segment }: { $action }. Take a wet clay or a coin instead.
       *[middle] Middle action of segment { $segment }: { $action }. Take a wet clay or a coin instead.
    }
}
terracotta-ask-hire = Middle action of segment { $segment }: { $action }. Hire with one of your tokens, or take a wet clay or a coin instead. The outer action follows.
terracotta-ask-ability = Hired: { $master }. Use the ability now, or not. The outer action follows.
terracotta-ask-build = Choose an empty space for { FORM($warrior, "the") }.
terracotta-ask-build-weapon = Choose an empty space for { FORM($warrior, "the") }. Its VP and { FORM($weapon, "the") } follow.
terracotta-ask-buy = { $type ->
    [horse] Choose the rider: one of your warriors on foot with two empty spaces beside it in a line. Where the horse lies follows.
    [footman] Choose an empty space for the footman. At the end of the game it scores the warriors on the eight spaces around it.
    [archer] Choose an empty space for the kneeling archer. Which way it faces follows.
   *[musician] Choose an empty space for the musician. Each round it scores the warriors in its row and column.
}
terracotta-ask-way = { $type ->
    [horse] Which way does the horse lie from its rider?
   *[archer] Which way does the kneeling archer face?
}
terracotta-ask-weapon = { $type ->
    [officer] The officer stands. Use the sword for 1 VP, and move an inspector by 1 if you like; or keep it active.
    [guard] The guard stands. Use the halberd for 3 VP, and move another of your warriors if you like; or keep it active.
    [crossbowman] The crossbowman stands. Use the crossbow for 1 VP for each empty space up to the nearest statue, in the best direction; or keep it active.
   *[soldier] The soldier stands. Use the spear for 1 VP and 2 coins; or keep it active.
}
terracotta-ask-move = Move the warrior on { $from } in a straight line over empty spaces.
terracotta-ask-warehouse = Warehouse { $one }, and which other?

# What can be picked

# On the button that makes a decision of that kind.
terracotta-decide = { $kind ->
    [place] Place here
    [turn] Turn the ring
    [build] Build
    [buy] Buy
    [hire] Hire
    [take] Take
    [collect] Collect
    [inspect] Move here
    [do] Do it
    [use] Use it
   *[other] Confirm
}
terracotta-pick-turn = { $ring ->
    [inner] Turn the inner ring clockwise for 2 coins
   *[middle] Turn the middle ring counter-clockwise for 2 coins
}
terracotta-pick-segment = { $kind ->
    [craftsman] Segment { $segment }, craftsman: { $actions }
    [artisan] Segment { $segment }, artisan: { $actions }
   *[either] Segment { $segment }: { $actions }
}
terracotta-pick-worker = { $kind ->
    [craftsman] A craftsman
   *[artisan] An artisan
}
terracotta-pick-do = Do it: { $action }
terracotta-pick-take = { $what ->
    [clay] Take 1 wet clay instead
   *[coin] Take 1 coin instead
}
terracotta-pick-skip = { $hired ->
    [yes] Do not use the ability
   *[no] Do nothing
}
terracotta-pick-hire = { $cost ->
    [one] Hire { FORM($master, "the") } with the token for { $cost } coin
   *[other] Hire { FORM($master, "the") } with the token for { $cost } coins
}
# Rows are numbers, columns letters.
terracotta-pick-inspect = { $line ->
    [row] The inspector at the left to row { $place }
   *[column] The inspector below to column { $place }
}
terracotta-pick-both-warehouses = Warehouses { $one } and { $other }: { $clay } dry clay
terracotta-pick-build = Build { FORM($warrior, "a") }
terracotta-pick-build-on = { $type ->
    [officer] Build an officer on { $space }
    [guard] Build a guard on { $space }
    [crossbowman] Build a crossbowman on { $space }
   *[soldier] Build a soldier on { $space }
}
terracotta-pick-buy = Buy { FORM($specialist, "a") }
terracotta-pick-space = On { $space }
terracotta-pick-rider = On { $space }: { $statue }
terracotta-pick-way = { $way ->
    [up] Up
    [down] Down
    [left] To the left
   *[right] To the right
}
terracotta-pick-keep = Keep { FORM($weapon, "the") } active
terracotta-pick-use = { $weapon ->
    [sword] Use the sword, move no inspector
    [halberd] Use the halberd, move nobody
    [crossbow] Use the crossbow
   *[spear] Use the spear
}
terracotta-pick-sword = { $line ->
    [row] Use the sword, the inspector at the left to row { $place }
   *[column] Use the sword, the inspector below to column { $place }
}
terracotta-pick-halberd = Use the halberd, move from { $space }: { $statue }
terracotta-pick-move = From { $from } to { $to }

# A step that was not asked, since nothing could be done at it: $what is one of the two that follow below, “not” or “idle”.
terracotta-log-passed-over = { $step ->
    [ability] The ability is passed over: { $what }.
   *[outer] The outer action is passed over: { $what }.
}
# The crossbow was active, but is not asked for.
terracotta-log-no-shot = The crossbow would give nothing and stays active: no statue stands in line with { $space } beyond empty spaces.

# What may follow a decision in the same turn, as things stand

terracotta-follows-ring = { $ring ->
    [inner] Inner: { $what }
    [middle] Middle: { $what }
   *[outer] Outer: { $what }
}
# A list of goods, and nothing else.
terracotta-follows-gains = { $gains }
terracotta-follows-build = { $vp ->
    [0] build for { $clay } clay
   *[other] build for { $clay } clay, up to +{ $vp } VP
}
terracotta-follows-builder = { $cost ->
    [one] build a warrior for { $cost } coin
   *[other] build a warrior for { $cost } coins
}
terracotta-follows-hire = { $cost ->
    [one] hire { FORM($master, "the") } for { $cost } coin
   *[other] hire { FORM($master, "the") } for { $cost } coins
}
terracotta-follows-buy = buy { $specialists }
terracotta-follows-specialist = { $cost ->
    [one] { FORM($specialist, "a") } for { $cost } coin
   *[other] { FORM($specialist, "a") } for { $cost } coins
}
terracotta-follows-collect = up to { $clay } dry clay from two warehouses
terracotta-follows-inspect = move an inspector
# An action that cannot be done; the reason is one of refusals.ftl.
terracotta-follows-not = { $action } (not now: { $why })
# An action that would change nothing.
terracotta-follows-idle = { $kind ->
    [soak] no dry clay to soak
    [train] nothing, an artisan is trained already
    [priority] no priority token to be had
    [ready] nothing, that weapon is active already
   *[master] nothing, all weapons are active already
}
terracotta-follows-weapon = With { FORM($weapon, "the") }: { $gains }

# The log

# What somebody did, a sentence of its own, and what it brought or cost.
terracotta-log-gains = { $did } { $gains }.
terracotta-log-turn = { $ring ->
    [inner] { $who } turns the inner ring.
   *[middle] { $who } turns the middle ring.
}
terracotta-log-place = { $who } places { FORM($worker, "a") } in segment { $segment }.
terracotta-log-build = { $who } builds { FORM($warrior, "a") } on { $space }.
terracotta-log-buy = { $type ->
    [horse] { $who } buys a horse for the warrior on { $space }.
    [footman] { $who } buys a footman for { $space }.
    [archer] { $way ->
        [up] { $who } buys a kneeling archer for { $space }, facing up.
        [down] { $who } buys a kneeling archer for { $space }, facing down.
        [left] { $who } buys a kneeling archer for { $space }, facing left.
       *[right] { $who } buys a kneeling archer for { $space }, facing right.
    }
   *[musician] { $who } buys a musician for { $space }.
}
terracotta-log-use = { $who } uses { FORM($weapon, "the") }.
terracotta-log-sword = { $line ->
    [row] { $who } uses the sword and moves the inspector to row { $place }.
   *[column] { $who } uses the sword and moves the inspector to column { $place }.
}
terracotta-log-halberd = { $who } uses the halberd and moves the warrior on { $from } to { $to }.
terracotta-log-hire = { $cost ->
    [one] { $who } hires { FORM($master, "the") } with the token for { $cost } coin.
   *[other] { $who } hires { FORM($master, "the") } with the token for { $cost } coins.
}
terracotta-log-inspect = { $line ->
    [row] { $who } moves the inspector to row { $place }.
   *[column] { $who } moves the inspector to column { $place }.
}
terracotta-log-collect = { $who } takes the clay of warehouses { $one } and { $other }.
terracotta-log-take = { $what ->
    [clay] { $who } takes a wet clay instead.
   *[coin] { $who } takes a coin instead.
}
terracotta-log-skip = { $who } does nothing.
terracotta-log-keep = { $who } keeps the weapon active.
terracotta-log-ready = { $who } readies { FORM($weapons, "the") }.
terracotta-log-priority = { $who } takes priority token { $token }.
terracotta-log-do = { $rule ->
    [T4-1] { $who } takes coins.
    [T4-2] { $who } takes clay.
    [T4-4] { $who } soaks the clay.
    [T4-5] { $who } trains the craftsman, an artisan takes its place.
   *[T7-4] { $who } uses the Master Clay Maker.
}
terracotta-log-over = The game is over: { $who } wins with { $vp } VP.
terracotta-ending-won = { $tie ->
    [yes] You win with { $vp } VP. The next has as many: you are earlier in the turn order.
   *[no] You win by { $by } VP, with { $vp }.
}
terracotta-ending-lost = { $tie ->
    [yes] { $who } wins with { $vp } VP. You have as many, but are later in the turn order.
   *[no] { $who } wins with { $vp } VP. You are { $by } VP behind.
}
terracotta-ending-seen = { $tie ->
    [yes] { $who } wins with { $vp } VP, earlier in the turn order than the next, who has as many.
   *[no] { $who } wins by { $by } VP, with { $vp }.
}
terracotta-who-vp = { $who } { $vp } VP
terracotta-who-amount = { $who } { $amount }
terracotta-nobody-scores = nobody scores
# What is scored, one of those below, and who scores how much.
terracotta-phase = { $what }: { $outcome }.
terracotta-phase-inspector = { $line ->
    [row] The inspector at row { $place }
   *[column] The inspector at column { $place }
}
terracotta-phase-musician = The musician on { $space }
terracotta-phase-tile = The scoring tile of the round, { $tile }
terracotta-phase-footman = The footman on { $space }
terracotta-phase-group = The group at { $space }
terracotta-phase-archers = The kneeling archers
terracotta-phase-resources = Half of clay and coins
terracotta-phase-order = Priority tokens make a new turn order: { $order }.
terracotta-phase-drying = Wet clay dries: { $amounts }.
terracotta-phase-coins = Masters give coins: { $amounts }.
terracotta-phase-round = The workers come back and both rings turn by one. Round { $round } begins.
terracotta-round-begins = round { $round } begins

# Lines of the ledger

terracotta-ledger-vp = { $source ->
    [rack] { SIGNED($vp) } VP from the warrior organizer
    [weapon] { SIGNED($vp) } VP by the weapon
    [inspector-row] { SIGNED($vp) } VP for the inspected row { $where }
    [inspector-column] { SIGNED($vp) } VP for the inspected column { $where }
    [musician] { SIGNED($vp) } VP by the musician on { $where }
    [tile] { SIGNED($vp) } VP for the scoring tile, { $where }
    [footman] { SIGNED($vp) } VP by the footman on { $where }
    [group] { SIGNED($vp) } VP for the group at { $where }
    [domination] { SIGNED($vp) } VP for domination in the group at { $where }
    [presence] { SIGNED($vp) } VP for presence in the group at { $where }
    [archer] { SIGNED($vp) } VP by the kneeling archer on { $where }
    [resources] { SIGNED($vp) } VP for half of clay and coins
   *[none] { SIGNED($vp) } VP
}
terracotta-ledger-trained = an artisan from now on
terracotta-ledger-warehouse = { SIGNED($clay) } dry clay in warehouse { $number }
terracotta-ledger-inspector = { $line ->
    [row] the inspector at row { $place }
   *[column] the inspector at column { $place }
}
terracotta-ledger-order = place { $place } in the turn order

# The wheel

terracotta-wheel = Action wheel
terracotta-segments = Segments of the wheel
terracotta-segment-free = Segment { $segment }: { $actions }; no worker
terracotta-segment-taken = Segment { $segment }: { $actions }; { $workers }
terracotta-worker-of = { $kind ->
    [craftsman] { $colour } craftsman
   *[artisan] { $colour } artisan
}
terracotta-warehouse = Warehouse { $number }: { $clay } dry clay
terracotta-round-short = Round
terracotta-priority-left = { $count ->
    [0] No priority token is left
    [one] { $count } priority token is left
   *[other] { $count } priority tokens are left
}

# The mausoleum

terracotta-mausoleum = Mausoleum
terracotta-space = { $space }: { $what }
terracotta-line = { $line ->
    [row] { $here ->
        [yes] Row { $place }, the inspector stands here
       *[no] Row { $place }
    }
   *[column] { $here ->
        [yes] Column { $place }, the inspector stands here
       *[no] Column { $place }
    }
}

# Around the boards

terracotta-boards = Boards
terracotta-rack = Warrior organizer
terracotta-rack-next = { $type ->
    [officer] Officers. The next one brings { $vp } VP. Left: { $left }
    [guard] Guards. The next one brings { $vp } VP. Left: { $left }
    [crossbowman] Crossbowmen. The next one brings { $vp } VP. Left: { $left }
   *[soldier] Soldiers. The next one brings { $vp } VP. Left: { $left }
}
terracotta-specialists = Specialists
# $needs: coins and a weapon.
terracotta-specialist-next = { $type ->
    [horse] Horses. The next one needs { FORM($needs, "the") }. Left: { $left }
    [footman] Footmen. The next one needs { FORM($needs, "the") }. Left: { $left }
    [archer] Kneeling archers. The next one needs { FORM($needs, "the") }. Left: { $left }
   *[musician] Musicians. The next one needs { FORM($needs, "the") }. Left: { $left }
}
terracotta-tiles = Scoring tiles
terracotta-tile-of = Round { $round }, { $tile }: domination { $most } VP, presence { $some } VP
terracotta-masters = Masters
terracotta-token = { $spent ->
    [yes] Master token for { $cost }: spent
   *[no] Master token for { $cost }
}
# $does is a sentence: terracotta-master-does.
terracotta-master-free = { $master }: { $does } Hired by nobody.
terracotta-master-hired = { $master }: { $does } Hired by: { $who }.
terracotta-score-track = Score track: { $scores }
terracotta-players = Players in turn order
terracotta-place = { $colour }, place { $place } in the turn order
terracotta-has-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
terracotta-has-wet = { $count } wet clay
terracotta-has-dry = { $count } dry clay
terracotta-has-workers = { $kind ->
    [craftsman] { $count ->
        [one] { $count } craftsman to place
       *[other] { $count } craftsmen to place
    }
   *[artisan] { $count ->
        [one] { $count } artisan to place
       *[other] { $count } artisans to place
    }
}
# $name as in terracotta-weapon.
terracotta-has-weapon = { $active ->
    [yes] { terracotta-weapon }: active
   *[no] { terracotta-weapon }: inactive
}
terracotta-has-priority = priority token { $token }

# What points were for

terracotta-tie = The tie goes to the player earlier in the turn order.
# On the score sheet: one place ($where is a row, a column, a space or a tile), or all of a kind.
terracotta-source = { $known ->
    [yes] { $source ->
        [inspector-row] Inspected row { $where }
        [inspector-column] Inspected column { $where }
        [musician] Musician on { $where }
        [tile] Scoring tile: { $where }
        [footman] Footman on { $where }
       *[group] Group at { $where }
    }
   *[no] { $source ->
        [rack] Warrior organizer
        [weapon] Weapons
        [inspector-row] Inspected rows
        [inspector-column] Inspected columns
        [musician] Musicians
        [tile] Scoring tiles
        [footman] Footmen
        [group] Groups
        [domination] Domination of groups
        [presence] Presence in groups
        [archer] Kneeling archers
       *[resources] Clay and coins
    }
}
