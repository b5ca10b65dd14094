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

# What cannot be: follows the name of a figure, after a colon. Units are written by their letters.
xidit-fault-road = a road joins two cities from 1 to { $cities }, not { $given }
xidit-fault-two-roads = { $colour ->
    [black] two black roads at city { $city }
    [red] two red roads at city { $city }
   *[blue] two blue roads at city { $city }
  }
xidit-fault-pairs = must be a list of pairs of cities
xidit-fault-second = must be at most the first number, { $first }
xidit-fault-city-twice = a city stands there twice
# A region is what lies inside a ring of roads through all its cities.
xidit-fault-no-ring = { $region } is not enclosed: no roads make a ring through exactly its cities
xidit-fault-lyre-outside = { $region } is not enclosed: its lyre lies outside the ring of its roads
xidit-fault-city-inside = { $region } is not enclosed: city { $city } lies inside the ring of its roads
xidit-fault-lyre-inside = { $region } is not enclosed: the lyre of another region lies inside the ring of its roads
xidit-fault-bastions = exactly one region has the Bastion, not { $count }
xidit-fault-wastelands = exactly one region has the number { $number }
xidit-fault-two-tokens = two tokens of city { $city }
xidit-fault-tokens-of-three = { $of } tokens have it, not { $count }
xidit-fault-token-of-three = the token of city { $city } must have it
xidit-fault-letters = must be { $count } of the letters { $letters }, not { $given }
xidit-fault-letters-between = must be { $fewest } to { $most } of the letters { $letters }, not { $given }
xidit-fault-too-many = { $given } has more { $letter } than the { $units } that exist
xidit-fault-titans = { $stacks } stacks of two with the same number of units, not { $given }

# Notes on where the package's own figures come from, as its edition file has them.
xidit-note-roads = printed: 21 cities, three colours, one of a colour at a city, and 5-12 blue, 6-7 red, 6-11 blue, 11-17 red
xidit-note-regions-1 = 6/4: one review with photographs; which cities touch it is reconstructed, but for 17 (printed)
xidit-note-regions-3 = printed: a snowy region touches city 17
xidit-note-tokens-5 = printed: has a militia
xidit-note-tokens-6 = printed: recruits
xidit-note-tokens-7 = printed: A I B are left after its two weakest
xidit-note-tokens-9 = printed: gold
xidit-note-tokens-10 = printed: needs, floors
xidit-note-tokens-11 = printed: bards
xidit-note-tokens-17 = printed: needs, bards, floors
xidit-note-virtual-player = the last number of its columns is reconstructed
