# Learning Lords of Xidit: what things are, the rulebook's pages, examples. Figures are values, never written here.

## What each symbol is and does: the legend, and a look at a thing

xidit-legend-map = On the map
xidit-legend-units = The units, from the weakest
xidit-legend-rewards = The rewards
xidit-legend-orders = The orders of a year

xidit-means-place = { $what ->
    [camp] A recruitment token: an action here takes its weakest unit, one in a year for each player.
    [threat] A threat: an action here eliminates it for the units shown. You choose two of its three rewards.
    [bastion] The Bastion in the central region: bards sent there are hidden until reputation is assessed.
    [lyre] The lyre of a region: the reputation for the most bards there, and for the second most.
    [guild] A guild: floors of one player in a city. Each floor on the map is one of influence.
   *[idrakys] An Idrakys: the figure of a player that travels from city to city.
}
xidit-means-unit = { $rank ->
    [1] The weakest unit, { $unit }: { $count } in the game. Showing the most in a census wins { $reward }.
   *[other] Number { $rank } from the weakest, { $unit }: { $count } in the game. Showing the most in a census wins { $reward }.
}
xidit-means-reward = { $what ->
    [gold] Gold is kept behind the screen and counts for wealth.
    [bards] Bards go to regions that touch the city, and count there for reputation. Each player has { $bards }.
   *[floors] Guild floors are built in the city, up to { $highest } of one player, and count for influence. Each player has { $floors }.
}
xidit-means-order = { $kind ->
    [road] { $order }: your Idrakys goes along the road of that colour to the next city. Without such a road the order is lost.
    [action] { $order }: recruit the weakest unit of a recruitment token, eliminate a threat, or fight a raging titan where no token lies. With nothing to do the order is lost.
   *[wait] { $order }: nothing happens.
}
xidit-means-titan = A titan that takes any { $units } units. Asleep it does nothing; raging it can be fought in any city without a token, for two of its three rewards.
xidit-means-assessment = { $name ->
    [wealth] { $assessment } counts the gold behind the screens. Whoever has the least of those still in goes out.
    [influence] { $assessment } counts the guild floors on the map. Whoever has the least of those still in goes out.
   *[reputation] { $assessment } adds up what the bards earn in the regions, the Bastion open. Whoever has the least of those still in goes out.
}

## A look at a thing on the table

xidit-look-told = { $what }.
xidit-look-city = City { $city }. { $lying }
xidit-look-acts = { $does ->
    [recruits] An action here takes the weakest unit.
    [fights] An action here eliminates the threat if you have all units shown, like it or not.
   *[nothing] An action here is lost, unless a titan rages that you want to fight.
}
xidit-look-guild = Guild of { $who }: { $floors } of at most { $most } floors. Nobody else can build here.
xidit-look-road = { $road } between cities { $city } and { $there }. An order of this colour goes along it.
xidit-look-bards = Bards: { $bards }. As things stand this gives: { $gives }.
xidit-look-barracks = A new recruitment token takes its units from here. What is lacking stays empty.
xidit-look-calendar = Year { $year } of { $of }. The next military census is at the end of year { $census }.
xidit-look-next = { $kind ->
    [recruitment] It comes to city { $city } when a recruitment token is empty. { $token }
   *[threat] It comes to city { $city } when a threat has been eliminated. { $token }
}
xidit-look-next-none = { $kind ->
    [recruitment] No token waits to bring recruits.
   *[threat] No token waits to bring a threat.
}
xidit-look-stack = In the stack: { $stack }, put down: { $discarded }.
xidit-look-titan = { $rages ->
    [yes] Any units will do, an action in a city without a token. You never have to.
   *[no] It cannot be fought until the titans awake.
}
xidit-look-assessment = Assessment { $place } of { $of } at the end of the game.
xidit-look-now = As things stand: { $values }.
xidit-look-virtual = The virtual player has { $value } here.
xidit-look-player = { $city ->
    [0] { $who }: place { $place } in this year’s turn order.
   *[other] { $who }: in city { $city }, place { $place } in this year’s turn order. { $floors ->
        [one] { $floors } guild floor on the map.
       *[other] { $floors } guild floors on the map.
    }
}
xidit-look-screen = Units, gold and what is left to place are behind the screen.
xidit-look-behind = Behind the screen: { $things }.
xidit-look-dial = Order { $number } of { $of } of your year. All players’ orders with this number are carried out in turn order before the next.

## The rulebook's worked examples

xidit-example-earns = { $who }: { $bards }, reputation { $reputation }
xidit-example-census = In a census everybody shows as many units of the type as they like, all at once. The most alone win the reward; tied, each of them gets one.
xidit-example-region = Blue has the most bards in this region and earns its larger number. Red and green are second with as many as each other: both earn the smaller number.
xidit-example-tied-region = Two players have the most bards: both earn the larger number, and nobody the smaller.
xidit-example-assessments = Wealth comes first, then influence, then reputation. After each the last of those still in goes out; tied in wealth, yellow stays, who is later in the turn order, since both have as many units.

## The game in a minute

xidit-minute-1 = Threats lie upon the kingdom of Xidit. For twelve years you travel it, recruit units, eliminate threats and are rewarded: with gold, with bards who tell of you, and with floors of your guilds.
xidit-minute-2 = Each year all players plan six orders in secret: roads to take, and actions. Then all are shown, and carried out one by one in turn order. Who comes first takes what others had hoped for.
xidit-minute-3 = Nobody counts points. At the end there are three assessments, wealth, influence and reputation, in an order that everybody knows from the start. After each the last one goes out: you need enough of everything.
xidit-minute-4 = Whoever is left after the third has saved the kingdom.

## A year, step by step

xidit-step-1 = Everybody’s figure, the Idrakys, stands in a city. In five cities units can be recruited, in five others threats lie; roads are black, red or blue. Blue stands in city 9 with an archer and an infantry behind the screen, and sees the threat in city 8.
xidit-step-2 = Now all plan six orders in secret. Blue: an action, the red road, an action, then waiting.
xidit-step-3 = All plans are shown and carried out, first everybody’s first order, then the second. Blue recruits, goes to city 8 and eliminates the threat there; yellow comes to a threat without the units, and the action is lost.
xidit-step-4 = For an eliminated threat you choose two of its three rewards: gold, bards for regions at the city, or floors of a guild in the city. Blue takes gold and floors.
xidit-step-5 = The threat’s token is put down, and the next one comes to its own city. When threats run out, the titans awake.
xidit-step-6 = After the sixth order the year is over, and the next player to the left is first. Every four years there is a military census. After the last year the three assessments follow, in the order that lies open.

## Glossary: a word, and what it means

xidit-term-action = action
xidit-term-action-is = The order that recruits, eliminates a threat or fights a titan, whatever the city holds.
xidit-term-assessment = assessment
xidit-term-assessment-is = One of three comparisons at the end: wealth, influence, reputation.
xidit-term-barracks = barracks
xidit-term-barracks-is = Where the units stand that nobody uses.
xidit-term-bard = bard
xidit-term-bard-is = A figure that counts for reputation in a region.
xidit-term-bastion = Bastion
xidit-term-bastion-is = The box of the central region: bards in it are hidden until reputation is assessed.
xidit-term-camp = recruitment token
xidit-term-camp-is = A city token with its Recruitment side up, and the units on it.
xidit-term-census = military census
xidit-term-census-is = At the end of years { $census-years } the most units of each type are rewarded.
xidit-term-city-token = city token
xidit-term-city-token-is = It belongs to one city, with a Recruitment side and a Threat side.
xidit-term-guild = guild
xidit-term-guild-is = Floors of one player in a city. Each counts for influence.
xidit-term-idrakys = Idrakys
xidit-term-idrakys-is = The figure with which you travel.
xidit-term-influence = influence
xidit-term-influence-is = The assessment of guild floors on the map.
xidit-term-lyre = lyre number
xidit-term-lyre-is = The reputation that a region gives for the most and for the second most bards.
xidit-term-order = order
xidit-term-order-is = One of six steps of a year: a road, an action, or waiting.
xidit-term-reputation = reputation
xidit-term-reputation-is = The assessment of bards, region by region.
xidit-term-screen = screen
xidit-term-screen-is = What hides units, gold and pieces that are left from the others.
xidit-term-sovereign = sovereign
xidit-term-sovereign-is = A gold coin of the kingdom.
xidit-term-threat = threat
xidit-term-threat-is = A city token with its Threat side up: the units it takes, and three rewards.
xidit-term-titan = titan
xidit-term-titan-is = One of six beasts that awake when threats run out, and can be fought with any units.
xidit-term-virtual = virtual player
xidit-term-virtual-is = With three players, a fourth in the assessments, whom eliminations make stronger.
xidit-term-wasteland = wasteland
xidit-term-wasteland-is = A region that takes no bards and gives nothing, in games with few players or years.
xidit-term-wealth = wealth
xidit-term-wealth-is = The assessment of gold.

## Rulings: how we play what the printed rules leave open

ruling-X1-5 = The royal bank never runs out of gold.
ruling-X2-2 = A Recruitment token that gets no unit stays, empty, and an action there is lost. As soon as an order has ended and the barracks hold a unit that it shows, it is filled.
ruling-X4-2 = An order along a road that is not there is lost: one cannot stay and act instead.
ruling-X4-8 = Bards are placed as many as the reward says, or as are left; fewer cannot be chosen. The same holds for floors (X4.9).
ruling-X4-10 = Where fewer than two rewards are possible, the possible ones are taken. Gold always is.
ruling-X4-12 = Having recruited does not hinder a fight in the same city in the same year, nor do two threats each other. Printed are only a threat and a titan, and two titans.
ruling-X5-3 = A discard that becomes a stack is turned over, not shuffled: the oldest token comes first.
ruling-X5-5 = The titans awake as soon as no threat is left to come, not only when one should be placed.
ruling-X6-2 = The most shown is at least one unit: nothing shown is no army.
ruling-X6-3 = Rewards of the census are taken as far as possible, and tied players place in turn order. Nobody is asked whether to take them, since declining never helps.
ruling-X6-4 = Floors that wait follow at once when a guild reward leaves a guild with room, after the reward’s own.
ruling-X7-1 = After the census of the last year the first player stays who it was: ties in the assessments go by that order.
ruling-X8-2 = The most in a region is at least one bard.
ruling-X8-5 = Equal in value and in units, the one later in the last year’s turn order ranks higher: the first player loses every such tie.
ruling-X9-2 = An eliminated titan strengthens the virtual player as a threat does.
ruling-X9-3 = Tied with players, the virtual player ranks behind all of them.

## The player's aid: a game on a page

xidit-aid-year = A year
xidit-aid-year-1 = Plan six orders in secret: a road (black, red, blue), an action, or waiting. All plans are shown together.
xidit-aid-year-2 = Everybody’s first order in turn order, then the second, to the sixth.
xidit-aid-year-3 = Then the player on the left becomes first.

xidit-aid-orders = Orders
xidit-aid-orders-1 = Road: your Idrakys goes to the next city. No such road there: lost.
xidit-aid-orders-2 = Action at a recruitment token: the weakest unit, one in a year from each city.
xidit-aid-orders-3 = Action at a threat: eliminated if you have all its units, like it or not. Else lost.
xidit-aid-orders-4 = Action without a token, while a titan rages: you may fight one, with any units, as many as its number ({ $titan-units }).
xidit-aid-orders-5 = In one city and year not a threat and a titan, nor two titans.

xidit-aid-rewards = Rewards: two of three
xidit-aid-rewards-1 = Gold: sovereigns behind the screen.
xidit-aid-rewards-2 = Bards: into regions at the city; those of the centre into the Bastion.
xidit-aid-rewards-3 = Guild floors: in the city, at most four of one player. What does not fit you keep.

xidit-aid-tokens = New tokens
xidit-aid-tokens-1 = Empty recruitment token, eliminated threat: the token is put down, Next comes to its city, the stack’s top becomes Next.
xidit-aid-tokens-2 = An empty stack is made of the other side’s discard. No threats left at all: titans awake, reinforcements arrive.

xidit-aid-census = Military census, years { $census-years } (short game: { $short-census-years })
xidit-aid-census-1 = Type by type, the weakest first: secretly choose how many to show, all together.
xidit-aid-census-2 = The most alone win: militia 1 gold, archers 2 gold, infantry 1 bard, clerics 2 bards, battle mages 1 floor.
xidit-aid-census-3 = Tied: 1 each. Bards go to regions at your Idrakys’ city, the floor onto a guild of yours.

xidit-aid-end = The end, after year { $years } (short game: { $short-years })
xidit-aid-end-1 = Three assessments in the order drawn. Wealth: gold. Influence: floors on the map. Reputation: bards by region.
xidit-aid-end-2 = In a region: the most the larger number, the second most the smaller. Several with the most: all the larger, nobody the smaller.
xidit-aid-end-3 = After each the last still in goes out; of five players two after the first. Ties: more units, then later in turn order stays.
xidit-aid-end-4 = Whoever is left wins.

xidit-aid-three = With three players
xidit-aid-three-1 = { $three-tokens } tokens with four units each; wasteland: { $three-wastelands }.
xidit-aid-three-2 = The virtual player starts at { $virtual-start } (harder: { $virtual-start-hard }) in the first, second and third assessment. Each elimination raises one by 1.


## The lesson

# A step has a title, what is told first, and for each decision what is asked and what came of it.

xidit-lesson-start = The kingdom
xidit-lesson-start-told = The kingdom of Xidit is threatened, and { $players } lords want to be its saviour. You play blue and ride an Idrakys from city to city: where units can be recruited you take them, with them you eliminate threats, and threats bring rewards.
xidit-lesson-start-city = City { $city } has a recruitment token: units in a row, the weakest first. Click or tap it: your Idrakys starts there.
xidit-lesson-start-city-done = The others have chosen, too. A city with a recruitment token gives units, one with a threat wants some, and most have neither.

xidit-lesson-orders = A year’s orders
xidit-lesson-orders-told = Each year everybody sets six orders in secret, and then all are carried out, everybody’s first, everybody’s second and so on. An order is a road by its colour, an action where you stand, or to wait.
xidit-lesson-orders-plan = Set these orders: action, red road, action, and whatever you like for the rest. Use the buttons under the dials (on a phone, scroll down to them), then send the orders.
xidit-lesson-orders-plan-other = Here the first orders are to be: action, red road, action. Clear the dials, or turn them, and send again.
xidit-lesson-orders-plan-done = In city { $from } you took the weakest unit, rode along the red road to the next city, and took its weakest unit. { $units ->
    [one] { $units } peasant militia is
   *[other] { $units } peasant militia are
} yours. A city gives you only one unit in a year; what cannot be done is lost, and nothing worse.

xidit-lesson-threat = A threat
xidit-lesson-threat-told = Under a threat you see the units that it wants, and three rewards. Come with all these units and act there: they go home to the barracks, and you choose two of the rewards. Behind your screen you have all that one threat needs.
xidit-lesson-threat-plan = From city { $from } ride along the blue road to { $over }, along the red road to { $city }, and act. The rest is up to you.
xidit-lesson-threat-plan-other = To reach the threat in time: blue road, red road, action. Turn the dials and send again.
xidit-lesson-threat-plan-done = The threat is eliminated, and you are asked for your rewards.
xidit-lesson-threat-reward = Gold counts as wealth. Bards go to regions around the city and win you reputation. Guild floors are built in the city and count as influence. You will need some of all three. Take the bards and the floors.
xidit-lesson-threat-reward-done = The guild in this city will be yours alone, with up to four floors. Now the bards.
xidit-lesson-threat-bards = { $bards ->
    [one] Send your { $bards } bard to a region that touches the city
   *[other] Send your { $bards } bards to regions that touch the city, one after the other
}. The numbers at a region’s lyre are the reputation for the most and for the second most bards there.
xidit-lesson-threat-bards-done = Bards of the centre vanish in the Bastion, where nobody sees them until the end. Another threat has come to the map, and the next year begins. The first player changes every year.

xidit-lesson-rival = A rival comes first
xidit-lesson-rival-told = Red stands beside the same threat as you, with the units for it, and is first player this year: where two act in one city, the earlier one takes it, and the other’s order is lost.
xidit-lesson-rival-plan = Leave city { $rival } to red. Your units are enough for the threat in city { $city }, too: go along the black road to { $over }, along the blue road, and act.
xidit-lesson-rival-plan-other = That would not eliminate the threat in city { $city }. If you and red both act in city { $rival }, red comes first and your order is lost. The way: black road, blue road, action.
xidit-lesson-rival-plan-done = Red has eliminated the threat in city { $rival } before you could have come. Yours is eliminated as well.
xidit-lesson-rival-reward = Take the gold, and what you like beside it.
xidit-lesson-rival-reward-done = { $gold } gold lies behind your screen, where nobody else sees it: but all saw you take it, and who keeps count knows.

xidit-lesson-titan = A titan
xidit-lesson-titan-told = When the threats run out, titans awake. A raging titan can be fought from any city without a token, by any units, as many as it has symbols.
xidit-lesson-titan-plan = City { $city } has no token. Begin your orders with an action; the rest is up to you.
xidit-lesson-titan-plan-other = The titan waits here and now: let the first order be an action.
xidit-lesson-titan-plan-done = You meet the titans, and may let them be.
xidit-lesson-titan-fight = Your units are enough for the one with { $units } symbols. Fight it, and give the units that you have.
xidit-lesson-titan-fight-done = It is gone for good.
xidit-lesson-titan-reward = As with a threat you choose two of three rewards. Take the gold and the floors.
xidit-lesson-titan-reward-done = { $gold } gold, and a guild in this city.

xidit-lesson-census = A military census
xidit-lesson-census-told = Some years end with a census, shown on the calendar. For each type, weakest first, everybody chooses in secret how many units to show; who shows the most is rewarded, and the units stay yours. The first three types are done.
xidit-lesson-census-clerics = Now the clerics: the most alone bring two bards, tied ones bring one each. Others may have some, too. Show { $count }.
xidit-lesson-census-clerics-done = Nobody showed as many. The bards go to regions around the city where you stand.
xidit-lesson-census-bards = Send them.
xidit-lesson-census-bards-done = The battle mages are left.
xidit-lesson-census-mages = Who shows the most mages builds a floor on a guild. You could hide yours, so that nobody knows of it. Show it.
xidit-lesson-census-mages-done = You showed the most.
xidit-lesson-census-floor = Your only guild is in city { $city }: put the floor there.
xidit-lesson-census-floor-done = Units that are left also break ties at the end. So what you do not spend is not lost.

xidit-lesson-assessment = The assessments
xidit-lesson-assessment-told = The end of the last year. There are no points: three assessments, in the order on the table, each throw out who is last in it, and the one left at the end wins. Here wealth comes first, then influence, then reputation.
xidit-lesson-assessment-mages = In influence you and green have equally many floors, and green has more units, which breaks the tie. The last census is that of the mages: show yours.
xidit-lesson-assessment-mages-done = The floor is yours.
xidit-lesson-assessment-floor = Put it on one of your guilds, and watch the assessments; you can pause them and step through them.
xidit-lesson-assessment-floor-done = Red was out in wealth with { $wealth } gold, green in influence with { $influence } floors, one less than you, and yellow in reputation with { $reputation }. You are the saviour of the kingdom. So be best in nothing if you like, but never last. That is all you need for a first game.

## Puzzles

xidit-puzzle-kind-plan = A plan against known plans
xidit-puzzle-kind-census = A census
xidit-puzzle-kind-rewards = Rewards
xidit-puzzle-kind-bards = Bards
xidit-puzzle-kind-titan = A titan
xidit-puzzle-kind-raise = The virtual player
xidit-puzzle-moment = year { $year }

# What a year or a choice changes in what the assessments count, and in how many contestants are behind.
xidit-puzzle-worth = { $of ->
    [wealth] { SIGNED($amount) } gold
    [influence] { $amount ->
        [one] { SIGNED($amount) } guild floor on the map
       *[other] { SIGNED($amount) } guild floors on the map
    }
   *[reputation] { SIGNED($amount) } reputation
}
xidit-puzzle-ahead = { $amount ->
    [one] { SIGNED($amount) } place in the assessment of { $assessment }
   *[other] { SIGNED($amount) } places in the assessment of { $assessment }
}
xidit-puzzle-rivals = { $of ->
    [wealth] { SIGNED($amount) } gold for rivals
    [influence] { $amount ->
        [one] { SIGNED($amount) } guild floor for rivals
       *[other] { SIGNED($amount) } guild floors for rivals
    }
   *[reputation] { SIGNED($amount) } reputation for rivals
}
xidit-puzzle-goods = { $what ->
    [units] { $amount ->
        [one] { SIGNED($amount) } unit
       *[other] { SIGNED($amount) } units
    }
    [threats] { $amount ->
        [one] { SIGNED($amount) } threat eliminated
       *[other] { SIGNED($amount) } threats eliminated
    }
    [titans] { $amount ->
        [one] { SIGNED($amount) } titan eliminated
       *[other] { SIGNED($amount) } titans eliminated
    }
   *[census] { $amount ->
        [one] { SIGNED($amount) } type of units with the most in the census
       *[other] { SIGNED($amount) } types of units with the most in the census
    }
}

## The analysis of a game

xidit-analysis-kind = { $kind ->
    [start] Start
    [plan] Plan
    [census] Census
    [show] Showing units
    [rewards] Rewards
    [bards] Bards
    [titan] A titan
   *[raise] The virtual player
}
