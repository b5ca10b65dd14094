# The printed figures, as the page that shows and corrects them names them: chapters, tables, and the figures in a table.

xidit-chapter-units = The units
xidit-edition-units = How many there are of each type
xidit-edition-units-m = Militia
xidit-edition-units-a = Archers
xidit-edition-units-i = Infantry
xidit-edition-units-c = Clerics
xidit-edition-units-b = Battle mages

xidit-chapter-roads = The roads
xidit-edition-roads = Which cities they join
xidit-edition-roads-black = Black
xidit-edition-roads-red = Red
xidit-edition-roads-blue = Blue

xidit-chapter-cities = The cities
xidit-edition-cities = Where cities are drawn
xidit-edition-cities-at = On a map of 1000 by 700
xidit-edition-cities-at-each = City { $key }

xidit-chapter-regions = The regions
xidit-edition-regions = Region { $number }
xidit-edition-regions-name = Name
xidit-edition-regions-first = First number
xidit-edition-regions-second = Second number
xidit-edition-regions-cities = Cities around it
xidit-edition-regions-lyre-at = Where its lyre is drawn
xidit-edition-regions-bastion = The Bastion stands there
xidit-edition-regions-wasteland = Wasteland, number

xidit-chapter-tokens = The city tokens
xidit-edition-tokens = City token { $number }
xidit-edition-tokens-city = City
xidit-edition-tokens-recruits = Recruits
xidit-edition-tokens-recruits-3 = Recruits with 3 players
xidit-edition-tokens-needs = The threat needs
xidit-edition-tokens-gold = Gold
xidit-edition-tokens-bards = Bards
xidit-edition-tokens-floors = Floors

xidit-chapter-titans = The titans
xidit-edition-titans = Titan { $number }
xidit-edition-titans-units = Units it needs
xidit-edition-titans-gold = Gold
xidit-edition-titans-bards = Bards
xidit-edition-titans-floors = Floors

xidit-chapter-virtual-player = The virtual player
xidit-edition-virtual-player = Its numbers
xidit-edition-virtual-player-start = At the start
xidit-edition-virtual-player-start-hard = At the start, harder
xidit-edition-virtual-player-highest = Highest
