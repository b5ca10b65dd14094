# Why a decision at the table of Lords of Xidit is not allowed. The rule's id is shown beside it.

refusal-xidit-over = the game is over
refusal-xidit-no-such-seat = there are { $players } seats
refusal-xidit-not-your-turn = { $colour } must decide now

# A decision that belongs to another step: what this one asks for
refusal-xidit-asks-start = the first city of an Idrakys is chosen now
refusal-xidit-asks-plan = all plan their six orders now
refusal-xidit-asks-rewards = rewards are chosen now
refusal-xidit-asks-bards = bards are placed now
refusal-xidit-asks-titan = a raging titan can be eliminated now, or let be
refusal-xidit-asks-raise = a value of the virtual player must be raised now
refusal-xidit-asks-show = all choose now how many units to show
refusal-xidit-asks-census-bards = bards won in the census are placed now
refusal-xidit-asks-census-floor = a floor won in the census is placed now

refusal-xidit-start-taken = another Idrakys stands in city { $city } already
refusal-xidit-two-rewards = two of the three rewards are chosen
refusal-xidit-only-gold = only gold is possible here
refusal-xidit-no-bard-left = no bard is left
refusal-xidit-only-wasteland = only wasteland touches city { $city }
refusal-xidit-region-apart = city { $city } does not touch { FORM($region, "the") }
refusal-xidit-wasteland = wasteland takes no bards: { $region }
refusal-xidit-bards-due = bards to place: { $due }, neither more nor fewer
refusal-xidit-no-floor-left = no floor is left
refusal-xidit-guild-of-another = another player’s guild stands in city { $city }
refusal-xidit-guild-full = the own guild in city { $city } is full
refusal-xidit-no-own-guild = no own guild stands in city { $city }
refusal-xidit-no-such-titan = no titan of { $symbols } symbols is left
refusal-xidit-titan-asleep = the titan of { $symbols } symbols is asleep
refusal-xidit-titan-takes = that titan takes { $symbols } units, not { $given }
refusal-xidit-too-few-units = too few units of the type { $unit }
refusal-xidit-show = units of the type { $unit } to show: none to { $most }
refusal-xidit-column-full = the virtual player’s { $assessment ->
    [wealth] wealth is full
    [influence] influence is full
   *[reputation] reputation is full
}
