# Why a decision at the table of Terracotta Army is not allowed. The rule's id is shown beside it.

refusal-terracotta-over = the game is over
refusal-terracotta-no-such-decision = there is no such decision
refusal-terracotta-not-your-turn = { $colour } must decide now

# The step that is asked now: an action of a ring, or the ability of the master just hired.
refusal-terracotta-step = { $step ->
    [inner] inner action
    [middle] middle action
    [outer] outer action
   *[ability] ability of { FORM($master, "the") }
}

refusal-terracotta-ring-costs = turning a ring costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}
refusal-terracotta-ring-turned = a ring has already been turned this turn
refusal-terracotta-ring-too-late = a ring can only be turned before the worker is placed
refusal-terracotta-worker-first = a worker must be placed first
refusal-terracotta-worker-placed-already = one worker a turn: this turn’s is placed already
refusal-terracotta-no-worker-left = no { terracotta-worker } is left to be placed
refusal-terracotta-no-such-segment = there are only { $segments } segments
refusal-terracotta-artisan-there = a segment with an artisan takes nobody else
refusal-terracotta-craftsman-there = a segment with a craftsman takes only an artisan
refusal-terracotta-outer-instead = for the outer action nothing is taken instead
refusal-terracotta-other-action = that is not the { $step } of segment { $segment }
refusal-terracotta-no-dry-clay = there is no dry clay to soak
refusal-terracotta-artisan-trained = an artisan cannot be trained
refusal-terracotta-priority-held = you already hold a priority token
refusal-terracotta-no-priority-left = no priority token is left
refusal-terracotta-weapon-active = the { terracotta-weapon } is already active
refusal-terracotta-weapons-active = all your weapons are already active

refusal-terracotta-no-such-space = the mausoleum has no such space
refusal-terracotta-space-taken = the space is not empty
refusal-terracotta-no-warrior-left = no { terracotta-warrior } is left in the warrior organizer
refusal-terracotta-building-costs = building here takes { $clay } wet clay, and there { $wet ->
    [one] is
   *[other] are
} { $wet }

refusal-terracotta-no-weapon-now = no weapon can be used now: it is the { $step }
refusal-terracotta-weapon-first = the warrior just built comes first: use its weapon, or keep it
refusal-terracotta-other-weapon = only the weapon of the warrior just built can be used: the { terracotta-weapon }
refusal-terracotta-move-another = the guard just built is not moved, but another own warrior
refusal-terracotta-move-own = only an own warrior is moved, named by the space it stands on
refusal-terracotta-move-straight = a warrior moves at least 1 space in a straight line, along a row or a column
refusal-terracotta-move-with-horse = a mounted warrior moves with its horse: every space that it enters must be empty
refusal-terracotta-move-horse-outside = the horse would leave the mausoleum
refusal-terracotta-move-over-empty = every space passed, and the last one, must be empty

refusal-terracotta-no-specialist-left = no { terracotta-specialist } is left
refusal-terracotta-specialist-costs = a { terracotta-specialist } costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
} now, and there { $coins ->
    [one] is
   *[other] are
} { $coins }
refusal-terracotta-specialist-weapon = a { terracotta-specialist } needs an active weapon: the { terracotta-weapon }
refusal-terracotta-rider-own = the rider must be an own warrior
refusal-terracotta-rider-mounted = that warrior is mounted already
refusal-terracotta-horse-room = the two spaces beside the rider must be empty
refusal-terracotta-horse-outside = a horse takes two spaces in a line: there are not two in this direction

refusal-terracotta-hire-first = { FORM($master, "the") } must be hired first
refusal-terracotta-hired-already = an own token is with { FORM($master, "the") } already
refusal-terracotta-hired-instead = hiring was the action: there is no clay or coin instead
refusal-terracotta-token-used = the token that costs { $cost } is used already
refusal-terracotta-token-costs = the token costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}, and there { $coins ->
    [one] is
   *[other] are
} { $coins }
refusal-terracotta-builder-costs = the Master Builder costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
} this round, and there { $coins ->
    [one] is
   *[other] are
} { $coins }
refusal-terracotta-builder-type = the { terracotta-warrior } is not the type with the most figures left
refusal-terracotta-warehouses-empty = both warehouses are empty

# A place was picked that means something, but it is chosen at another place, or not now.
refusal-terracotta-ring-in-turn = the actions go from the inside out: now it is the { $step }
refusal-terracotta-type-first = first choose the type in the warrior organizer, then the space
refusal-terracotta-token-first = first choose a token to hire { FORM($master, "the") } with
refusal-terracotta-inspector-steps = an inspector goes forward by 1 or 2 spaces
refusal-terracotta-sword-steps = the sword moves one inspector by 1 space, forward or backward
refusal-terracotta-other-master = a master is hired, and helps, as the middle action of a segment that shows them
refusal-terracotta-at-lit-places = it is chosen at one of the lit places
