# The game as the lobby, a new table and the log name it.

terracotta-title = Agyaghadsereg
terracotta-about = Forgasd el a kereket, helyezd le a munkásaidat, töltsd meg szobrokkal a mauzóleumot. A többségek adnak pontot. { $fewest }–{ $most } játékos.
terracotta-round = { $round }. kör
terracotta-rounds = Kör
terracotta-points = { $points } GYP
terracotta-gain = { SIGNED($points) } GYP
