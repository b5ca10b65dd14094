# Lords of Xidit in the terminal: words short enough for its boards, and what its help says.

xidit-sign-census = census
# On a dial, at most eight letters.
xidit-sign-order-black = black
xidit-sign-order-red = red
xidit-sign-order-blue = blue
xidit-sign-order-action = action
xidit-sign-order-wait = wait
xidit-sign-set = set it
# In the place of orders that are not revealed.
xidit-sign-plans = plans
# At most six letters.
xidit-sign-shut = ▣ shut
xidit-sign-screen = │▒▒ screen
xidit-sign-no-units = no units
# At most seven letters each.
xidit-sign-recruits = recruit
xidit-sign-threat = threat
xidit-sign-then = { "  " }then
xidit-sign-titan = titan { $symbols }
xidit-sign-gone = gone
xidit-sign-out = out: { $assessment }
xidit-sign-saviour = saviour
# The legend, under the map: in each of its three lines at most 76 signs.
xidit-sign-road = { $road }, { $key }
xidit-sign-lyres = lyres
xidit-sign-guild = guild, 3 floors
xidit-sign-bards = 2 bards
xidit-sign-rules = rules

# Help

xidit-topic-map = The map
xidit-topic-map-about = A dark banner bears the city’s number. Capital letters beside it are the Idrakys of the players: B blue, R red, G green, Y yellow, K black. Gold marks your planned way; the digits say after which orders you would stand there.
xidit-topic-roads = Roads
xidit-topic-roads-about = Black roads are double lines (══), red ones dashes (╌╌), blue ones waves (~~). The letter in the middle is the key of the order: K, R or B.
xidit-topic-kingdom = The kingdom beside the map
xidit-topic-cities = Cities
xidit-topic-recruitment = Recruitment
xidit-topic-recruitment-about = A pale token: the units that can be recruited, weakest first. The one in black is taken next. M militia, A archer, I infantry, C cleric, B battle mage.
xidit-topic-threats = Threats
xidit-topic-threats-about = A dark shadow: the units needed (those you lack are red), then gold ¤, bards ♪ and guild floors ⌂. Two of the three are the reward.
xidit-topic-guilds = Guilds
xidit-topic-guilds-about = b3: a guild of blue with 3 floors; the small letter is the owner, the tower grows with its floors.
xidit-topic-regions = Regions and bards
xidit-topic-regions-about = 5/3: what the most bards and the second most give. r2: two bards of red. A hatched region is wasteland.
xidit-topic-bastion = The Bastion
xidit-topic-bastion-about = Its door stays shut until the reputation assessment.
xidit-topic-orders = Orders and the planning board
xidit-topic-orders-about = Six dials: K, R, B go along a road, A acts, W waits. Each says what its order would do if nothing else changed. A number or a click on a dial changes that order, Esc takes the last one back.
xidit-topic-players = The players
xidit-topic-players-about = ★ is first this year. ⌂ floors built, ♪ bards in the open; ¤ gold and units only where you may see them.
xidit-topic-turn-order = Turn order
xidit-topic-screens = Behind the screens
xidit-topic-screens-about = s shows the open book: what everybody could have noted down.
xidit-topic-gold = Gold
xidit-topic-bards = Bards
xidit-topic-next-tokens = The next tokens
xidit-topic-next-tokens-about = They come to their cities as soon as a token leaves.
xidit-topic-stacks = The stacks
xidit-topic-stacks-about = +3: so many lie unseen under the top. ×2: so many tokens of this side were put down.
xidit-topic-titans = Titans
xidit-topic-titans-about = The number is how many units it takes. +1: another sleeps under it.
xidit-topic-barracks = The barracks
xidit-topic-assessments = The assessments
xidit-topic-census = The military census
xidit-topic-virtual-player = The virtual player
xidit-topic-variants = Variants
