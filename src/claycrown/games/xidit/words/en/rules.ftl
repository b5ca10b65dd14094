# The rules of Lords of Xidit in plain sentences, by the ids that the program names (`rule-X5-4` is X5.4). Shown wherever a player asks "why?".
# What the edition prints is a value: its figures may be corrected.

## Pieces and words

chapter-X1 = Pieces and words

rule-X1-1 = Three to five players play twelve years, nine in the short game. Nobody counts points: three assessments at the end send players out one after another, and the last one standing has saved the kingdom.
rule-X1-2 = Twenty-one numbered cities are joined by black, red and blue roads; a city has no more than one road of each colour. The roads part the land into nine regions, each with two lyre numbers: the reputation for the most bards there and for the second most. Bards of the central region are kept in the Bastion, where nobody can count them.
rule-X1-3 = There are { $units } units. From the weakest to the strongest: { $each-units }. Units that nobody uses stand in the barracks.
rule-X1-4 = Everybody has an Idrakys, which is the figure that travels, 20 bards, 15 guild floors, a planning board for six orders, and a screen.
rule-X1-5 = Gold is counted in sovereigns, and the royal bank always has enough of it.
rule-X1-6 = Each city token belongs to one city. Its Recruitment side shows units that can be recruited there, its Threat side the units that are needed and three rewards: gold, bards and guild floors.
rule-X1-7 = Six titans lie in three stacks of two, by the number of units they take: { $titan-units }. A titan is asleep or raging.
rule-X1-8 = Units, gold, bards not yet placed and floors that wait are hidden behind the screens until the end, and the Bastion is shut until reputation is assessed. Of a stack everybody sees the top token only. Since recruiting, spending and rewards happen in front of all, you may remember much of it. A table can choose to play with open screens.
rule-X1-9 = Turn order goes clockwise, seat by seat, from the year’s first player. The player on the left is the one at the next seat.

## Set-up

chapter-X2 = Set-up

rule-X2-1 = The 21 tokens are shuffled. Five come to their cities as Recruitment, each with its five units, and five as Threats. Five more make the Recruitment stack, the others the Threat stack. The top of each stack moves to its Next space. Both Next tokens and both new tops can be seen by all.
rule-X2-2 = When the barracks lack a unit that a new Recruitment token shows, its place stays empty. A token that gets no unit at all lies there empty and an action at it is lost, until an order has ended and the barracks hold a unit that it shows; then it takes what it can, the lowest city first. An action lost there is not your recruitment of the year, and no titan can be eliminated in such a city.
rule-X2-3 = The two titans of each stack are put in random order, asleep.
rule-X2-4 = The three assessments, wealth, influence and reputation, come in a random order that everybody knows from the start.
rule-X2-5 = A random player is first. In turn order each puts their Idrakys into a city where no other stands, with or without a token. Later any number may share a city.

## Secret orders

chapter-X3 = Secret orders

rule-X3-1 = Every year all players plan six orders at once and in secret. An order is a road colour, an action, or waiting. You may change your plan until everybody is ready.
rule-X3-2 = When the last player is ready all plans are shown together. Before that nobody learns anything of another’s plan.

## Carrying out orders

chapter-X4 = Carrying out orders

rule-X4-1 = First everybody’s first order is carried out, in turn order, then everybody’s second, and so on to the sixth. Who acts later in a city finds what the others have left.
rule-X4-2 = A road colour sends your Idrakys along that road to the next city, whether you still want it or not. If no road of that colour starts there, the order is lost.
rule-X4-3 = An order to wait does nothing.
rule-X4-4 = An action where recruits stand takes the weakest unit there. In one year you get one unit at most from a city: another such action there is lost, even from a new token, even after going away and returning. A token that has just come can be used at once.
rule-X4-5 = An action at a threat eliminates it if you have every unit shown, like it or not; the units go back to the barracks in front of all. If you lack one, the action is lost.
rule-X4-6 = For an eliminated threat you choose two of its three rewards.
rule-X4-7 = The gold reward gives that many sovereigns.
rule-X4-8 = The bards reward puts that many of your bards, or all that you have left, into regions that touch the city, split as you like; those for the central region go into the Bastion. It cannot be chosen with no bard left or where nothing but wasteland touches.
rule-X4-9 = The guild reward puts that many of your floors onto the city’s guild place, or as many as fit and are left; you cannot choose fewer. A guild is of one colour and at most four floors high, and a city has only one. What does not fit you keep. It cannot be chosen where another’s guild stands, where your own is full, or with no floor left; floors that wait do not count.
rule-X4-10 = Where fewer than two rewards are possible, you get those that are.
rule-X4-11 = An action in a city without a token, while a titan rages, lets you eliminate one raging titan if you can pay: as many units as it has symbols, any that you choose, back to the barracks. You get two of its three rewards, floors in that city and bards around it, and the titan is out of the game. You never have to.
rule-X4-12 = In one city and one year you cannot eliminate a threat and a titan, nor two titans. An action that would do it is lost, even where you would have to eliminate the threat. Recruiting there does not matter, and two threats are allowed.
rule-X4-13 = An action that finds nothing to do is lost.
rule-X4-14 = Things happen one by one: units go to the barracks, you choose rewards, take gold, place bards, build floors and those that wait, raise the virtual player, and only then tokens change. So you always choose before you see the next token.

## New tokens

chapter-X5 = New tokens

rule-X5-1 = When the last unit of a token is recruited, the token is put down on the Recruitment discard. The Next Recruitment token comes to its city with its units, and the top of the stack becomes Next.
rule-X5-2 = When a threat is eliminated, the same happens with the Threat discard, the Next Threat and the Threat stack.
rule-X5-3 = An empty stack is made anew as soon as there is a discard for it: threats put down become the Recruitment stack, recruitment tokens put down become the Threat stack, turned over, not shuffled, the oldest on top. An empty Next space is filled from its stack.
rule-X5-4 = When no token is left for Recruitment, neither Next nor in the stack nor to refill it, the top of the Threat stack is turned over and becomes Next Recruitment.
rule-X5-5 = When no threat is left, neither Next nor in the stack nor to refill it, the titans awake and reinforcements arrive, at once and as often as it happens.
rule-X5-6 = When the titans awake, the top titan of each stack begins to rage if it was asleep. One under it sleeps until the next awakening. Raging ones go on raging. Reinforcements (X5.7) arrive even when no titan is left.
rule-X5-7 = Reinforcements: the threats put down are turned over and what is left of the Recruitment stack is laid upon them. The first two tokens of this pile are the new Recruitment stack; the others are shuffled and turned over to make the new Threat stack, whose top becomes Next Threat. Next Recruitment stays.
rule-X5-8 = After an order the tokens change in this sequence: discard, Next to its city with its units, a new Next, empty stacks refilled, a threat turned over if Recruitment has none, titans and reinforcements if Threats have none.

## The military census

chapter-X6 = The military census

rule-X6-1 = At the end of years 4, 8 and 12 (in the short game 3, 6 and 9) the units are counted, type by type, the weakest first. Everybody secretly chooses how many of theirs to show, from none to all, and may change that until the last has chosen. All show together, and the units return behind the screens. One type is rewarded before the next is chosen.
rule-X6-2 = Whoever shows the most, at least one, is rewarded. Militia: 1 gold. Archers: 2 gold. Infantry: 1 bard into a region that touches the city of the own Idrakys. Clerics: 2 bards into one or two such regions. Battle mages: 1 floor onto any own guild that is not full.
rule-X6-3 = If several show the most, each of them gets 1 gold, 1 bard or 1 floor, and they place in turn order. A reward is taken as far as it goes: with too few bards those that are left, and nothing where only wasteland touches or no floor is left.
rule-X6-4 = A floor won in the census without an own guild that has room waits behind the screen. As soon as you build by a guild reward and that guild is still below four floors, waiting ones are added to it, up to four.

## The end of a year

chapter-X7 = The end of a year

rule-X7-1 = When a year is over the player on the left becomes first and the next year begins. After the census of the last year the game ends.

## The assessments

chapter-X8 = The assessments

rule-X8-1 = The three assessments follow in the order drawn at the start. Wealth counts gold, influence counts own floors on the map (not those that wait), reputation adds up the regions, the Bastion now open.
rule-X8-2 = In a region the most bards earn the larger number and the second most the smaller. If several have the most, all of them earn the larger and nobody the smaller; if several are second, each earns the smaller. At least one bard is needed. Bards of players who are out count as well.
rule-X8-3 = After each assessment the last of those still in goes out; with five players the last two go out after the first. Who is out is still ranked in later assessments, and is passed over when somebody has to go.
rule-X8-4 = In a tie, more units behind the screen rank higher.
rule-X8-5 = If the units are equal too, the player later in the last year’s turn order ranks higher, so that the first player loses every such tie.
rule-X8-6 = Whoever is left after the third assessment wins.

## Variants

chapter-X9 = Variants

rule-X9-1 = Three players use the set of 18 tokens with four units on each Recruitment token; four tokens of each side start on the map. These regions are wasteland: { $three-wastelands }. They take no bards and give nothing. All cities and roads stay in use, also for titans and guilds.
rule-X9-2 = With three players a virtual player joins the assessments. Its values for the first, second and third assessment start at { $virtual-start }, or at { $virtual-start-hard } if you want it harder. Whoever eliminates a threat or a titan must raise one of them by 1, but none above { $virtual-highest }. It neither travels nor takes part in the census.
rule-X9-3 = The virtual player is the fourth contestant, and one goes out after each assessment. Tied with players it ranks behind them all. If it is the last one left, it wins and all players lose.
rule-X9-4 = The short game has nine years with a census in years 3, 6 and 9, fewer tokens and more wasteland. Five players leave out tokens { $short-five-out }, and wasteland is: { $short-five-wastelands }. Four leave out { $short-four-out }, and wasteland is: { $short-four-wastelands }. Three leave out { $short-three-out } of their set; their wasteland stays. The Threat stack starts smaller: 4 tokens with five players, 3 with four or three.
