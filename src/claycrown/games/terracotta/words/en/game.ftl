# The game as the lobby, a new table and the log name it.

terracotta-title = Terracotta Army
terracotta-about = Turn the wheel, place your workers, fill the mausoleum with statues. Majorities score. { $fewest } to { $most } players.
terracotta-round = Round { $round }
terracotta-rounds = Round
# Points that somebody has, and points that they gain or lose.
terracotta-points = { $points } VP
terracotta-gain = { SIGNED($points) } VP
