# What a study of balance counts: the titles of its chapters, how each was measured, and rows that nothing else names.

xidit-figure-wealth = wealth
xidit-figure-influence = influence
xidit-figure-reputation = reputation
xidit-study-worth = percentage points of winning
xidit-study-orders = Orders
xidit-study-orders-about = What became of each order that did something; one that had to be lost was planned for nothing.
xidit-study-units = Units
xidit-study-units-about = Each unit recruited.
xidit-study-threats = Cities: threats
xidit-study-threats-about = Each threat eliminated in the city.
xidit-study-recruits = Cities: recruitment
xidit-study-recruits-about = Each unit recruited in the city.
xidit-study-starts = Cities: where to start
xidit-study-starts-about = The city in which a player started.
xidit-study-rewards = Rewards
xidit-study-rewards-about = Each reward chosen; of a threat or a titan one takes two of three.
xidit-study-rewards-paid = Gold, bards or floors taken for it; less than printed where the board had no more room.
xidit-study-titans = Titans
xidit-study-titans-about = Each titan eliminated, by the number of its symbols.
xidit-study-census = Military census
xidit-study-census-about = Each unit type of which a player showed the most, alone or with others.
xidit-study-out = Assessments
xidit-study-out-about = The assessment at which a player was eliminated.
xidit-study-order = { $outcome ->
    [moved] moved along a road
    [recruited] recruited
    [threat] eliminated a threat
    [titan] eliminated a titan
   *[lost] lost
  }
xidit-study-reward = { $reward ->
    [gold] gold
    [bards] bards
   *[floors] guild floors
  }
xidit-study-titan = { $symbols ->
    [one] { $symbols } symbol
   *[other] { $symbols } symbols
  }
