# What is wrong with a position that somebody has written, or with a decision. Most follow the name of a field, after a colon:
# “titans 2: only the top titan of a stack can rage”. Rules stand in brackets, by their numbers. Units and orders are written by
# their letters, and regions, rewards and colours by their names in the notation.

xidit-no-decision = { $text } is no decision of Lords of Xidit
# A rule, and how a decision is written; $given is what was said instead.
xidit-decision-city = { $rule }: name one city from 1 to { $cities }, not { $given }
xidit-decision-plan = X3.1: a plan has { $orders } orders, not { $given }
xidit-decision-order = X3.1: an order is one of { $known }, not { $given }
xidit-decision-reward = X4.6: a reward is one of { $known }, not { $given }
xidit-decision-rewards = X4.6: name one or two rewards in the order { $known }, not { $given }
xidit-decision-bards = X4.8: name regions, each with a number of bards, not { $given }
xidit-decision-region = X4.8: there is no region { $given }; the regions are { $known }
xidit-decision-bard-count = X4.8: a number of bards from 1 on, not { $given }
xidit-decision-region-order = X4.8: name each region once, in the order { $known }
xidit-decision-titan = X4.11: name a titan by its symbols, and the units given, not { $given }
xidit-decision-units = X4.11: units are the letters { $letters }, weakest first, not { $given }
xidit-decision-too-many-units = X4.11: too many units for any titan: { $given }
xidit-decision-pass = X4.11: pass stands alone, without { $given }
xidit-decision-raise = X9.2: raise one of { $known }, not { $given }
xidit-decision-show = X6.1: show a number of units, none to all, not { $given }
xidit-decision-nothing = nothing

xidit-position-seats = must be different colours in the order { $known }
xidit-position-assessment-twice = names one twice
xidit-position-token-unused = the token of city { $city } is not used with these players and options
xidit-position-token-twice = the token of city { $city } lies in two places
xidit-position-token-nowhere = the token of city { $city } lies nowhere
xidit-position-letters = must be units of the letters { $letters }, not { $given }
xidit-position-titans = must be a list of at most two titans, not { $given }
xidit-position-titan-twice = the titan { $titan } is there twice
xidit-position-titan-unknown = { $symbols ->
    [one] the titan { $titan } is none of those with { $symbols } unit
   *[other] the titan { $titan } is none of those with { $symbols } units
  }
xidit-position-titan-below = only the top titan of a stack can rage
xidit-position-wasteland = wasteland takes no bards (X9.1)
xidit-position-no-virtual = must be null: the virtual player stands with three players only (X9.2)
xidit-position-bards = with the { $placed } placed must make { $all }, not { $given } (X1.4)
xidit-position-floors = with { $built } built and { $waiting } waiting must make { $all }, not { $given } (X1.4)
xidit-position-floors-waiting = none waits beside an own guild with room (X6.4)
xidit-position-units = { $count } { $letter } are on the table, but only { $units } exist (X1.3)
xidit-position-no-city = somebody’s Idrakys has no city yet
xidit-position-plan = must be { $orders } orders of the letters { $letters }, not { $given }
xidit-position-plans = all are in once they are carried out, and not before (X3.2)
xidit-position-no-action = is no action of the player who must decide
xidit-position-titan-and-token = city { $city } has a token: no titan is fought there (X4.11)
xidit-position-eliminated = a threat or titan was eliminated in city { $city } this year already (X4.12)
xidit-position-prize = it was not eliminated in city { $city } just now
xidit-position-owed = does not fit the step
xidit-position-no-census = there is no census in year { $year } (X6)
xidit-position-census-type = has another reward
xidit-position-then = names the one who is placing
xidit-position-all-shown = all have shown, so this type is done (X6.1)
xidit-position-nothing-to-decide = there is nothing to decide at it

xidit-score-final-only = Lords of Xidit is scored at the end only: score --final
