# The game as the lobby, a new table and the log name it.

terracotta-title = L’Armée de Terre Cuite
terracotta-about = Faites tourner la roue, placez vos ouvriers, peuplez le mausolée de statues. Les majorités rapportent. De { $fewest } à { $most } joueurs.
terracotta-round = Manche { $round }
terracotta-rounds = Manche
terracotta-points = { $points } PV
terracotta-gain = { SIGNED($points) } PV
