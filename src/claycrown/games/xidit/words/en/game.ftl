# The game as the lobby, a new table and the log name it.

xidit-title = Lords of Xidit
xidit-about = Six secret orders a year, revealed together. At the end the weakest are eliminated, one after another. { $fewest } to { $most } players.
xidit-round = Year { $round }
xidit-rounds = Year
# Points that somebody has, and that they gain or lose: told in the unit that is counted there.
xidit-points = { $points }
xidit-gain = { SIGNED($points) }
xidit-option-short = Short game: nine years instead of twelve
xidit-option-hard-virtual = With 3: the virtual player is harder
xidit-option-open-screens = Open screens: everybody sees everything
