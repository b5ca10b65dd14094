# Lords of Xidit: the map, the planning board, what is asked and what is told.

## Things and their names

xidit-map-title = The Kingdom of Xidit
xidit-map-label = Map of the kingdom
xidit-zoom-in = Draw the map larger
xidit-zoom-out = Draw the map smaller
xidit-kingdom = The kingdom
xidit-players = Players
xidit-legend = What the signs mean
xidit-legend-gold = gold sovereigns
xidit-legend-bards = bards
xidit-legend-floors = guild floors
xidit-virtual = Virtual player

# A region that only another edition has stays as it is named there.
xidit-region = { $name ->
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
xidit-wasteland = wasteland

xidit-assessment-wealth = Wealth
xidit-assessment-influence = Influence
xidit-assessment-reputation = Reputation
xidit-assessment-reputation-in-the-open = Reputation without the Bastion

xidit-unit-militia = peasant militia
xidit-unit-archer = archer
xidit-unit-infantry = infantry
xidit-unit-cleric = cleric
xidit-unit-mage = battle mage
xidit-units-militia = { $count ->
    [one] { $count } peasant militia
   *[other] { $count } peasant militia
}
xidit-units-archer = { $count ->
    [one] { $count } archer
   *[other] { $count } archers
}
xidit-units-infantry = { $count ->
    [one] { $count } infantry
   *[other] { $count } infantry
}
xidit-units-cleric = { $count ->
    [one] { $count } cleric
   *[other] { $count } clerics
}
xidit-units-mage = { $count ->
    [one] { $count } battle mage
   *[other] { $count } battle mages
}

xidit-reward-gold = { $count } gold
xidit-reward-bards = { $count ->
    [one] { $count } bard
   *[other] { $count } bards
}
xidit-reward-floors = { $count ->
    [one] { $count } guild floor
   *[other] { $count } guild floors
}

xidit-order-black = Black road
xidit-order-red = Red road
xidit-order-blue = Blue road
xidit-order-action = Action
xidit-order-wait = Wait

## The map, for who listens to it

xidit-city-in = City { $city }, { $regions }.
xidit-city-roads = Roads: { $roads }.
xidit-road-black = black to { $city }
xidit-road-red = red to { $city }
xidit-road-blue = blue to { $city }
xidit-city-guild = { $floors ->
    [one] Guild of { $who } with { $floors } floor.
   *[other] Guild of { $who } with { $floors } floors.
}
xidit-city-here = Here: { $who }.
xidit-camp = Camp with { $units }.
xidit-camp-empty = Camp without units.
xidit-threat = Threat that needs { $units } and gives two of { $rewards }.
xidit-no-token = No token.
xidit-region-gives = { $region }: { $first } reputation for the most bards, { $second } for the second most.
xidit-region-bards = { $who }: { $count }
xidit-region-nobody = No bards in sight.
xidit-region-waste = { $region } is wasteland: no bards, no reputation.
xidit-bastion-shut = The Bastion is shut until reputation is assessed.

## The kingdom and the players

xidit-progress = Year { $year } of { $of }
xidit-calendar = Calendar: year { $year } of { $of }
xidit-year = Year { $year }
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
xidit-token-camp = City { $city }: camp with { $units }
xidit-token-threat = City { $city }: threat that needs { $units } and gives two of { $rewards }
xidit-barracks = Barracks
xidit-barracks-hold = In the barracks: { $units }
xidit-barracks-empty = The barracks are empty
xidit-titans = Titans’ lair
xidit-titan-raging = Titan of { $units } symbols rages. Two of { $rewards }.
xidit-titan-asleep = Titan of { $units } symbols sleeps. Two of { $rewards }.
xidit-rages = rages
xidit-asleep = asleep
xidit-any-units = any { $count } units
xidit-glance = Next tokens and titans
xidit-titan-below = One more lies below.
xidit-titans-gone = Stack { $stack }: both gone
xidit-first-player = First player of the year
xidit-decides = decides
xidit-ready = ready
xidit-floors-built = Guild floors on the map
xidit-bards-seen = Bards in sight
xidit-in-city = in city
xidit-left = Left: { $bards ->
    [one] { $bards } bard
   *[other] { $bards } bards
}, { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
}.
# What must be behind somebody's screen, by what was seen, in a sentence.
xidit-noted-of = { $exact ->
    [yes] { $who }, behind the screen: { $things }.
   *[no] { $who }, behind the screen at least: { $things }.
}
xidit-has-bastion = { $count ->
    [one] { $count } bard in the Bastion
   *[other] { $count } bards in the Bastion
}
xidit-left-of = { $who }, left to place: { $bards ->
    [one] { $bards } bard
   *[other] { $bards } bards
}, { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
}.
xidit-waiting = { $count ->
    [one] { $count } floor waits for a guild with room.
   *[other] { $count } floors wait for a guild with room.
}
xidit-screen = behind the screen
xidit-noted = Behind the screen, by the open book:
xidit-noted-least = Behind the screen, at least:
xidit-noted-bastion = { $count ->
    [one] { $count } bard in the Bastion.
   *[other] { $count } bards in the Bastion.
}

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
xidit-plan-lists = Set the orders from lists
xidit-readiness = Who is ready
xidit-still-thinks = { $who } is thinking
xidit-is-ready = { $who } is ready

xidit-step-moves = to { $city }
xidit-step-waits = in { $city }
xidit-step-recruits = joins
xidit-step-beats = threat falls
xidit-step-loses = lost
xidit-step-meets = titan?
xidit-step-unseen = unknown

xidit-foretold-moves = Goes to city { $city }.
xidit-foretold-waits = Stays in city { $city }.
xidit-foretold-recruits = Recruits in city { $city }: { $unit }.
xidit-foretold-beats = Eliminates the threat in city { $city } for { $units }; two of { $rewards }.
xidit-foretold-loses = Lost in city { $city }: { $why }.
xidit-foretold-lacks = Lost in city { $city }: { $why }: { $units }.
xidit-foretold-meets = May fight a raging titan in city { $city }.
xidit-foretold-unseen = A token that nobody knows yet may be in city { $city }.

xidit-lost-X2-2 = the camp has no units
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
xidit-choose-start = City { $city }. { $note }
xidit-ask-plan = Set the { $of } orders of your year on the planning board and send them. Others see nothing until all are ready.
xidit-ask-order = Order { $number } of { $of }, from city { $city }: a road, an action or a wait.
# A whole plan as a choice: what a bot would think of, what was sent.
xidit-choose-plan = The plan { $orders }
xidit-ask-plan-ready = All six orders are set. Send them, or change one.
xidit-ask-plan-sent = Your orders are sealed. You may still change them until the last player is ready.
xidit-choose-ready = Send these orders
xidit-choose-road = { $road } to city { $city }. { $note }
xidit-choose-no-road = { $road }: none leads from city { $city }, the order would be lost.
xidit-choose-action = Action in city { $city }. { $note }
xidit-choose-wait = Wait in city { $city }
xidit-choose-anew = Set order { $number } anew (now: { $order })
xidit-choose-reward = { $rewards }
xidit-choose-reward-only = { $rewards }. Not possible here: { $missing }
xidit-ask-reward = The threat in city { $city } is eliminated. Choose your rewards; bards and floors go where your Idrakys stands.
xidit-ask-reward-titan = The titan is eliminated. Choose your rewards; bards and floors go to city { $city } and the regions around it.
xidit-ask-bards = { $due ->
    [one] Send { $due } bard to a region that touches city { $city }.
   *[other] Send { $due } bards to regions that touch city { $city }, one after the other.
}
xidit-ask-bards-more = { $left ->
    [one] { $left } of { $due } bards is left to send. Placed: { $placed }.
   *[other] { $left } of { $due } bards are left to send. Placed: { $placed }.
}
xidit-bards-placed = { $region } { $count }
xidit-choose-bard = A bard to { $region }
xidit-ask-titan = Raging titans can be fought in city { $city }, which has no token. You may, you need not.
xidit-choose-titan = Fight the titan of { $units } symbols: any { $units } units for two of { $rewards }
xidit-choose-pass = Let the titans be
xidit-ask-titan-units = Choose the { $symbols } units that you give for the titan, one after the other, the weakest first.
xidit-ask-titan-more = Unit { $number } of { $symbols } for the titan. So far: { $given }.
xidit-given = Given:
xidit-ask-raise = An elimination strengthens the virtual player. Raise one of its values by 1.
xidit-choose-raise = { $assessment } from { $from } to { $to }; assessment { $place } of { $of }
xidit-ask-show = Military census. You have { $units }: choose how many to show. The most alone win { $reward }.
xidit-ask-show-again = You show { $count }. You may still change it until the last player has chosen.
xidit-choose-show = Show { $count }
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

xidit-told-ready = { $who } is ready.
xidit-told-start = { $who } starts in city { $city }.
xidit-told-plans = The plans are revealed.
xidit-told-moved = { $who }, order { $number }: { $order } to city { $city }.
xidit-told-waits = { $who }, order { $number }: waits in city { $city }.
xidit-told-meets = { $who }, order { $number }: meets raging titans in city { $city }.
xidit-told-recruits = { $who }, order { $number }: recruits in city { $city }: { $unit }.
xidit-told-threat = { $who }, order { $number }: eliminates the threat in city { $city }. To the barracks: { $units }.
xidit-told-order-lost = { $who }, order { $number }, { $order }: lost in city { $city }, { $why }.
xidit-told-passed = { $who } lets the titans be.
xidit-told-gives = { $who } gives { $units } for a titan.
xidit-told-chooses = { $who } chooses { $rewards }.
xidit-told-gains = { $who }: { $gains }.
xidit-told-year = Year { $year } begins.
xidit-told-year-first = Year { $year } begins. First player: { $who }.
xidit-titan-of = the titan of { $symbols } symbols
xidit-told-titans = { $count ->
    [one] The titans awake: { $titans } rages.
   *[other] The titans awake: { $titans } rage.
}
xidit-told-assessment-wealth = Assessment { $place } of { $of }: { $assessment }, the gold behind the screens. Still in: { $left }.
xidit-told-assessment-influence = Assessment { $place } of { $of }: { $assessment }, the guild floors on the map. Still in: { $left }.
xidit-told-assessment-reputation = Assessment { $place } of { $of }: { $assessment }, the bards, the Bastion now open. Still in: { $left }.
xidit-told-ranking = { $assessment }: { $ranking }.
xidit-told-ranked = { $who } { $value }
xidit-told-ranked-out = { $who } { $value } (out)
xidit-told-out = { $who } is out: last in { $assessment } with { $value }.
xidit-told-winner = { $who } is the last one standing and saves the kingdom.
xidit-told-lost = Only the virtual player is left: the kingdom is lost, and all players with it.
xidit-ending-won = You win: in the last assessment, { $assessment }, it was { $stayed } against { $value } of { $other }.
xidit-ending-lost = { $who } wins. You went out in assessment { $place } of { $of }, { $assessment }, with { $value } where the last to stay had { $stayed }.
xidit-ending-seen = { $who } is the last one standing.
xidit-told-shown = { $who } shows { $count }
xidit-told-census = { $type }: { $counts }.
xidit-told-nobody-shows = Nobody shows any.
xidit-told-most = { $count ->
    [one] The most: { $who }.
   *[other] Tied for the most: { $who }.
}
xidit-told-most-gold = { $count ->
    [one] The most: { $who }. Reward: { $gold } gold.
   *[other] Tied for the most: { $who }. Reward: { $gold } gold each.
}
xidit-told-census-waits = A floor waits for a guild with room: { $who }.
xidit-told-camp-leaves = The camp of { $city } is empty and leaves.
xidit-told-threat-leaves = The token of { $city } leaves.
xidit-told-camp-comes = Recruits come to { $city }.
xidit-told-threat-comes = A threat comes to { $city }.
xidit-told-camp-fills = The empty camp of { $city } gets { $units }.
xidit-told-reinforcements = Reinforcements arrive; the threats are shuffled.
xidit-told-recruitment-stack = The discarded threats become the recruitment stack.
xidit-told-threat-stack = The discarded camps become the threat stack.

xidit-gain-bards = { $count ->
    [one] { $count } bard to { $region }
   *[other] { $count } bards to { $region }
}
xidit-gain-floors = { $count ->
    [one] { $count } floor in { $city }
   *[other] { $count } floors in { $city }
}
xidit-gain-waiting = { $count ->
    [one] { $count } floor that waits for a guild with room
   *[other] { $count } floors that wait for a guild with room
}
xidit-gain-virtual = the virtual player’s { $assessment } +{ $count }
xidit-gain-titan = eliminates the titan of { $units } symbols

xidit-line-order = { $who }, order { $number }: { $order }
xidit-line-threat = The threat in { $city } is eliminated.
xidit-line-plan = { $who }: { $orders }.
xidit-line-joins = From city { $city } joins { $units }.
xidit-line-spent = To the barracks: { $units }.
xidit-line-gain = { $who }: { $gain }

## The end

xidit-hall = Hall of fame
xidit-fate-out = goes out
xidit-fate-saviour = saviour of the kingdom
xidit-fate-lost = the kingdom is lost
