# The game as the lobby, a new table and the log name it.

terracotta-title = Terakotowa armia
terracotta-about = Obracaj koła, umieszczaj robotników, zapełniaj mauzoleum figurami. Punktuje większość. Liczba graczy: { $fewest }–{ $most }.
terracotta-round = Runda { $round }
terracotta-rounds = Runda
terracotta-points = { $points } PZ
terracotta-gain = { SIGNED($points) } PZ
