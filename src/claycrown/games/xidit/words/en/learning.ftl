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

xidit-description-told = { $what }.
xidit-description-city = City { $city }. { $lying }
xidit-description-acts = { $does ->
    [recruits] An action here takes the weakest unit.
    [fights] An action here eliminates the threat if you have all units shown, like it or not.
   *[nothing] An action here is lost, unless a titan rages that you want to fight.
}
xidit-description-guild = Guild of { $who }: { $floors } of at most { $most } floors. Nobody else can build here.
xidit-description-road = { $road } between cities { $city } and { $there }. An order of this colour goes along it.
xidit-description-bards = Bards: { $bards }. As things stand this gives: { $gives }.
xidit-description-barracks = A new recruitment token takes its units from here. What is lacking stays empty.
xidit-description-calendar = Year { $year } of { $of }. The next military census is at the end of year { $census }.
xidit-description-next = { $kind ->
    [recruitment] It comes to city { $city } when a recruitment token is empty. { $token }
   *[threat] It comes to city { $city } when a threat has been eliminated. { $token }
}
xidit-description-next-none = { $kind ->
    [recruitment] No token waits to bring recruits.
   *[threat] No token waits to bring a threat.
}
xidit-description-stack = In the stack: { $stack }, put down: { $discarded }.
xidit-description-titan = { $rages ->
    [yes] Any units will do, an action in a city without a token. You never have to.
   *[no] It cannot be fought until the titans awake.
}
xidit-description-assessment = Assessment { $place } of { $of } at the end of the game.
xidit-description-now = As things stand: { $values }.
xidit-description-virtual = The virtual player has { $value } here.
xidit-description-player = { $city ->
    [0] { $who }: place { $place } in this year’s turn order.
   *[other] { $who }: in city { $city }, place { $place } in this year’s turn order. { $floors ->
        [one] { $floors } guild floor on the map.
       *[other] { $floors } guild floors on the map.
    }
}
xidit-description-screen = Units, gold and what is left to place are behind the screen.
xidit-description-behind = Behind the screen: { $things }.
xidit-description-dial = Order { $number } of { $of } of your year. All players’ orders with this number are carried out in turn order before the next.

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
