# Lords of Xidit: the map, the planning board, what is asked and what is told.

## Things and their names

xidit-map-label = Map of the kingdom
xidit-zoom-in = Zoom in
xidit-zoom-out = Zoom out
xidit-zoom-whole = The whole map
xidit-kingdom = The kingdom
xidit-players = Players
xidit-legend = What the signs mean
xidit-legend-gold = gold sovereigns
xidit-legend-bards = bards
xidit-legend-floors = guild floors
xidit-virtual = { $form ->
    [small] the virtual player
    [cap] The virtual player
   *[nom] Virtual player
}

# A region, by itself and in a sentence. One that only another edition has stays as it is named there.
xidit-region = { $form ->
    [the] { $name ->
        [centre] the centre
        [forest] the forest
        [snow] the snow
        [steppe] the steppe
        [plains] the plains
        [marsh] the marsh
        [hills] the hills
        [coast] the coast
        [heath] the heath
       *[other] { $name }
    }
   *[nom] { $name ->
        [centre] Centre
        [forest] Forest
        [snow] Snow
        [steppe] Steppe
        [plains] Plains
        [marsh] Marsh
        [hills] Hills
        [coast] Coast
        [heath] Heath
       *[other] { $name }
    }
}
xidit-wasteland = wasteland

# By itself, and in a sentence.
xidit-assessment-wealth = { $form ->
    [the] wealth
   *[nom] Wealth
}
xidit-assessment-influence = { $form ->
    [the] influence
   *[nom] Influence
}
xidit-assessment-reputation = { $form ->
    [the] reputation
   *[nom] Reputation
}
xidit-assessment-reputation-in-the-open = Reputation without the Bastion

# A type of unit; below, so many units of it.
xidit-unit-militia = peasant militia
xidit-unit-archer = archer
xidit-unit-infantry = infantry
xidit-unit-cleric = cleric
xidit-unit-mage = battle mage
xidit-units-militia = { $count } peasant militia
xidit-units-archer = { $count ->
    [one] { $count } archer
   *[other] { $count } archers
}
xidit-units-infantry = { $count } infantry
xidit-units-cleric = { $count ->
    [one] { $count } cleric
   *[other] { $count } clerics
}
xidit-units-mage = { $count ->
    [one] { $count } battle mage
   *[other] { $count } battle mages
}

# What a threat, a titan or the census gives; also what somebody has.
xidit-reward-gold = { $count } gold
xidit-reward-bards = { $count ->
    [one] { $count } bard
   *[other] { $count } bards
}
xidit-reward-floors = { $count ->
    [one] { $count } guild floor
   *[other] { $count } guild floors
}

# An order by itself; a road also in a sentence: “order 3: the black road to city 7”.
xidit-order-black = { $form ->
    [small] black road
    [the] the black road
   *[nom] Black road
}
xidit-order-red = { $form ->
    [small] red road
    [the] the red road
   *[nom] Red road
}
xidit-order-blue = { $form ->
    [small] blue road
    [the] the blue road
   *[nom] Blue road
}
xidit-order-action = { $form ->
    [small] action
   *[nom] Action
}
xidit-order-wait = { $form ->
    [small] wait
   *[nom] Wait
}
xidit-titan = titan of { $symbols } symbols
# Somebody and a number of theirs, one of a list: bards in a region, what an assessment counts.
xidit-count-of = { FORM($who, "small") } { $count }

## The map, for who listens to it

# What lies in a city, as a sentence of its own.
xidit-lies-recruitment = Recruitment: { $units }.
xidit-lies-recruitment-empty = Recruitment token without units.
xidit-lies-threat = Threat: needs { $units }. Two of: { $rewards }.
xidit-lies-nothing = No token.
# $lies is one of these four.
xidit-city = City { $city }. { $lies }
xidit-city-in = City { $city }. Regions: { $regions }.
xidit-city-roads = Roads: { $roads }.
xidit-road-black = black to { $city }
xidit-road-red = red to { $city }
xidit-road-blue = blue to { $city }
xidit-city-guild = { $floors ->
    [one] Guild with { $floors } floor: { $who }.
   *[other] Guild with { $floors } floors: { $who }.
}
xidit-city-here = Here: { $who }.
xidit-region-gives = { $region }: { $first } reputation for the most bards, { $second } for the second most.
xidit-region-bards = Bards: { $bards }.
xidit-region-nobody = No bards in sight.
xidit-region-waste = { $region }: wasteland, no bards, no reputation.
xidit-bastion-shut = The Bastion is shut until reputation is assessed.

## The kingdom and the players

xidit-progress = Year { $year } of { $of }
xidit-progress-over = The game is over
xidit-year-census = Year { $year }, ends with a military census
xidit-assessments = The assessments in their order
xidit-virtual-value = virtual player: { $value }
xidit-next-recruitment = Next recruitment
xidit-next-threat = Next threat
xidit-stack = { $under ->
    [one] { $under } token under it, discarded: { $discarded }
   *[other] { $under } tokens under it, discarded: { $discarded }
}
xidit-token-none = No token here
xidit-barracks = Barracks
xidit-barracks-hold = In the barracks: { $units }
xidit-barracks-empty = The barracks are empty
xidit-titans = Titans’ lair
xidit-titan-raging = Raging titan, { $symbols } symbols. Two of: { $rewards }.
xidit-titan-asleep = Sleeping titan, { $symbols } symbols. Two of: { $rewards }.
xidit-rages = rages
xidit-asleep = asleep
xidit-any-units = any { $count } units
xidit-glance = Next tokens and titans
xidit-titan-below = One more lies below.
xidit-titans-gone = Stack { $stack }: both gone
xidit-first-player = First player of the year
xidit-place-in-turn = Place { $place } in turn order
xidit-decides = decides
xidit-ready = ready
xidit-floors-built = Guild floors on the map
xidit-bards-seen = Bards in sight
xidit-in-city = in city
# Bards, guild floors, floors that wait.
xidit-left = Left: { $things }.
xidit-left-of = { $who }, left to place: { $things }.
# What must be behind somebody's screen, by what was seen: all of it, or at least so much.
xidit-noted-of = { $exact ->
    [yes] { $who }, behind the screen: { $things }.
   *[no] { $who }, behind the screen at least: { $things }.
}
xidit-has-bastion = { $count ->
    [one] { $count } bard in the Bastion
   *[other] { $count } bards in the Bastion
}
xidit-has-waiting = { $count ->
    [one] { $count } floor that waits for a guild with room
   *[other] { $count } floors that wait for a guild with room
}
xidit-screen = behind the screen

## The planning board

xidit-planner = Planning board
xidit-plans = The revealed orders
xidit-orders = Orders for the next dial
xidit-dial = Order { $number }
xidit-dial-unset = not set
xidit-no-road-there = No road leads there: city { $city } is not next to the last stop. Plan the way city by city.
xidit-planner-hint = Turn the dials, press K R B A W, or click the way on the map.
xidit-planner-hint-touch = Tap an order below, turn a dial, or tap the way on the map.
xidit-order-would = Order { $number }: { $what }
xidit-plan-send = Send the orders
xidit-plan-change = Send the changed orders
xidit-plan-sealed = Sent and sealed
xidit-plan-clear = Clear
xidit-plan-undo-clearing = Undo clearing
xidit-plan-lists = Set the orders from lists
xidit-readiness = Turn order, and who is ready
xidit-still-thinks = { $who } is thinking.

# What an order would do, on its dial: at most 11 letters.
xidit-step-moves = to { $city }
xidit-step-waits = in { $city }
xidit-step-recruits = recruits
xidit-step-beats = eliminates
xidit-step-loses = lost
xidit-step-meets = titan?
xidit-step-unseen = unknown

# The same in a sentence. $why is one of the messages xidit-lost.
xidit-preview-moves = Goes to city { $city }.
xidit-preview-waits = Stays in city { $city }.
xidit-preview-recruits = Recruits in city { $city }: { $unit }.
xidit-preview-beats = Eliminates the threat in city { $city }. To the barracks: { $units }. Two of: { $rewards }.
xidit-preview-loses = Lost in city { $city }: { $why }.
xidit-preview-lacks = Lost in city { $city }, lacking: { $units }.
xidit-preview-meets = May eliminate a raging titan in city { $city }.
xidit-preview-unseen = A token that nobody knows yet may be in city { $city }.

xidit-lost-X2-2 = the recruitment token has no units
xidit-lost-X4-2 = no such road leads from here
xidit-lost-X4-4 = one unit from a city in a year, and it was taken
xidit-lost-X4-5 = units are lacking
xidit-lost-X4-12 = not a titan and a threat, nor two titans, in one city in a year
xidit-lost-X4-13 = there is nothing to do here

# The same on a dial, in at most seven signs.
xidit-short-X2-2 = empty
xidit-short-X4-2 = no road
xidit-short-X4-4 = again
xidit-short-X4-5 = lacks
xidit-short-X4-12 = twice
xidit-short-X4-13 = nothing

## What is asked

xidit-ask-start = Choose the city where your Idrakys starts. The year’s orders lead on from there.
xidit-ask-plan = Set the { $of } orders of your year on the planning board and send them. Others see nothing until all are ready.
xidit-ask-order = Order { $number } of { $of }, from city { $city }: a road, an action or a wait.
# A whole plan as a choice: what a bot would think of, what was sent.
# On the button that makes a decision of that kind.
xidit-decide = { $kind ->
    [start] Begin here
    [plan] Send
    [bards] Send
    [reward] Take
    [floor] Build
    [raise] Raise
    [show] Show
    [titan] Eliminate
   *[other] Confirm
}
xidit-choose-plan = Plan: { FORM($orders, "small") }
xidit-ask-plan-ready = All six orders are set. Send them, or change one.
xidit-ask-plan-sent = Your orders are sealed. You may still change them until the last player is ready.
xidit-choose-ready = Send these orders
# $note says what lies in that city, or what an action there would do.
xidit-choose-road = { $road } to city { $city }. { $note }
xidit-choose-no-road = { $road }: none leads from city { $city }, the order would be lost.
xidit-choose-action = Action in city { $city }. { $note }
xidit-choose-wait = Wait in city { $city }
xidit-change-order = Set order { $number } anew (now: { FORM($order, "small") })
# A list of rewards, and nothing else.
xidit-choose-reward = { $rewards }
xidit-choose-reward-only = { $rewards }. Not possible here: { $missing }.
xidit-ask-reward = The threat in city { $city } is eliminated. Choose your rewards; bards and floors go where your Idrakys stands.
xidit-ask-reward-titan = The titan is eliminated. Choose your rewards; bards and floors go to city { $city } and the regions around it.
xidit-ask-bards = { $due ->
    [one] Send { $due } bard to a region that touches city { $city }.
   *[other] Send { $due } bards to regions that touch city { $city }, one after the other.
}
xidit-ask-bards-more = Bards left to send: { $left } of { $due }. Placed: { $placed }.
xidit-bards-placed = { $region } { $count }
xidit-choose-bard = A bard to { FORM($region, "the") }
xidit-ask-titan = Raging titans can be eliminated in city { $city }, which has no token. You may, you need not.
xidit-choose-titan = Eliminate the titan of { $symbols } symbols with any { $symbols } units. Two of: { $rewards }.
xidit-choose-pass = Let the titans be
xidit-ask-titan-units = Choose the { $symbols } units that you give for the titan, one after the other, the weakest first.
xidit-ask-titan-more = Unit { $number } of { $symbols } for the titan. So far: { $given }.
# Before pictures of the units given so far.
xidit-given = Given:
xidit-ask-raise = An elimination strengthens the virtual player. Raise one of its values by 1.
xidit-choose-raise = { $assessment }: from { $from } to { $to }; assessment { $place } of { $of }
# $reward is one of the messages xidit-census-reward.
xidit-ask-show = Military census. You have { $units }: choose how many to show. Reward for the most: { $reward }.
xidit-ask-show-again = You show { $count }. You may still change it until the last player has chosen.
xidit-choose-show = { $count ->
    [0] Show none
   *[other] Show { $count }
}
xidit-choose-show-all = Show all { $count }
xidit-census-reward-militia = 1 gold
xidit-census-reward-archer = 2 gold; tied, 1 each
xidit-census-reward-infantry = a bard in a region at your city
xidit-census-reward-cleric = 2 bards in regions at your city; tied, 1 each
xidit-census-reward-mage = a floor on a guild of yours
xidit-ask-floor = You have won a guild floor in the census. Choose a guild of yours for it.
xidit-choose-floor = Guild in city { $city }, { $floors } of { $most } floors

## What is told

xidit-census-militia = Census of the peasant militia
xidit-census-archer = Census of the archers
xidit-census-infantry = Census of the infantry
xidit-census-cleric = Census of the clerics
xidit-census-mage = Census of the battle mages

xidit-log-ready = { $who } is ready.
xidit-log-start = { $who } starts in city { $city }.
xidit-log-plans = The plans are revealed.
xidit-scene-clash = Order { $number }: { $who } act in city { $city }. First comes { $first }.
xidit-log-moved = { $who }, order { $number }: { FORM($order, "the") } to city { $city }.
xidit-log-waits = { $who }, order { $number }: waits in city { $city }.
xidit-log-meets = { $who }, order { $number }: meets raging titans in city { $city }.
xidit-log-recruits = { $who }, order { $number }: recruits in city { $city }: { $unit }.
xidit-log-threat = { $who }, order { $number }: eliminates the threat in city { $city }. To the barracks: { $units }.
xidit-log-order-lost = { $who }, order { $number }: { FORM($order, "small") }. Lost in city { $city }: { $why }.
xidit-log-passed = { $who } lets the titans be.
xidit-log-gives = { $who } gives units for a titan. To the barracks: { $units }.
xidit-log-titan = { $who } eliminates the titan of { $symbols } symbols.
xidit-log-chooses = { $who } chooses { $rewards }.
xidit-log-gains = { $who }: { $gains }.
xidit-log-year = Year { $year } begins.
xidit-log-year-first = Year { $year } begins. First player: { $who }.
xidit-log-titans = The titans awake. Raging now: { $titans }.
xidit-log-assessment-wealth = Assessment { $place } of { $of }: wealth, the gold behind the screens. Still in: { FORM($left, "small") }.
xidit-log-assessment-influence = Assessment { $place } of { $of }: influence, the guild floors on the map. Still in: { FORM($left, "small") }.
xidit-log-assessment-reputation = Assessment { $place } of { $of }: reputation, the bards, the Bastion now open. Still in: { FORM($left, "small") }.
xidit-log-ranking = { $assessment }: { $ranking }.
xidit-log-ranked-out = { FORM($who, "small") } { $count } (out)
xidit-log-out = { FORM($who, "cap") } goes out: last in { FORM($assessment, "the") } with { $value }.
xidit-log-winner = { $who } is the last one standing and saves the kingdom.
xidit-log-winner-left = { $who } is the last one standing, but dropped out: { FORM($wins, "small") } wins.
xidit-log-lost = Only the virtual player is left: the kingdom is lost, and all players with it.
# What the last assessment counted: yours, and the other's.
xidit-ending-won = You win. The last assessment, { FORM($assessment, "the") }: you { $stayed }, { $other } { $value }.
xidit-ending-lost = { $who } wins. You went out in assessment { $place } of { $of }, { FORM($assessment, "the") }: you { $value }, the last to stay { $stayed }.
xidit-ending-seen = { $who } is the last one standing.
xidit-log-shown = { $who } shows { $count }
xidit-log-census = { $type }: { $counts }.
xidit-log-nobody-shows = Nobody shows any.
xidit-log-most = { $count ->
    [one] The most: { $who }.
   *[other] Tied for the most: { $who }.
}
xidit-log-most-gold = { $count ->
    [one] The most: { $who }. Reward: { $gold } gold.
   *[other] Tied for the most: { $who }. Reward: { $gold } gold each.
}
xidit-log-census-waits = A floor waits for a guild with room: { $who }.
xidit-log-recruitment-leaves = City { $city }: the recruitment token is empty and leaves.
xidit-log-threat-leaves = City { $city }: the threat token leaves.
xidit-log-recruitment-comes = City { $city }: a recruitment token comes.
xidit-log-threat-comes = City { $city }: a threat comes.
xidit-log-recruitment-fills = City { $city }: new units on the empty recruitment token: { $units }.
xidit-log-reinforcements = Reinforcements arrive; the threats are shuffled.
xidit-log-recruitment-stack = The discarded threats become the recruitment stack.
xidit-log-threat-stack = The discarded recruitment tokens become the threat stack.

# What somebody gains, one of a list.
xidit-gain-bards = { $count ->
    [one] { $count } bard to { FORM($region, "the") }
   *[other] { $count } bards to { FORM($region, "the") }
}
xidit-gain-floors = { $count ->
    [one] { $count } floor in city { $city }
   *[other] { $count } floors in city { $city }
}
xidit-gain-virtual = virtual player: { FORM($assessment, "the") } +{ $count }

xidit-line-order = { $who }, order { $number }: { FORM($order, "small") }
xidit-line-threat = The threat in city { $city } is eliminated.
xidit-line-plan = { $who }: { FORM($orders, "small") }.
xidit-line-joins = From city { $city }: { $units }.
xidit-line-spent = To the barracks: { $units }.
xidit-line-gain = { $who }: { $gain }

## The end

xidit-hall = Hall of fame
xidit-fate-out = goes out
xidit-fate-saviour = saviour of the kingdom
xidit-fate-left = dropped out
xidit-fate-lost = the kingdom is lost

# Above the table of the three assessments, on the score sheet.
xidit-eliminations = The assessments, in their order
