# The game as the lobby, a new table and the log name it.

xidit-title = Lords of Xidit
xidit-about = Évente hat titkos parancs, egyszerre felfedve. A végén a leggyengébbek egymás után kiesnek. { $fewest }–{ $most } játékos.
xidit-round = { $round }. év
xidit-rounds = Év
xidit-points = { $points }
xidit-gain = { SIGNED($points) }
xidit-option-short = Rövid játék: tizenkét év helyett kilenc
xidit-option-hard-virtual = 3 játékossal: nehezebb virtuális játékos
xidit-option-open-screens = Nyitott paravánok: mindenki mindent lát
