# The game as the lobby, a new table and the log name it.

xidit-title = Lords of Xidit
xidit-about = Six ordres secrets par année, révélés ensemble. À la fin, les plus faibles sont éliminés l’un après l’autre. De { $fewest } à { $most } joueurs.
xidit-round = Année { $round }
xidit-rounds = Année
# Points that somebody has, and that they gain or lose: told in the unit that is counted there.
xidit-points = { $points }
xidit-gain = { SIGNED($points) }
xidit-option-short = Partie courte : neuf années au lieu de douze
xidit-option-hard-virtual = À 3 : le joueur neutre est plus difficile
xidit-option-open-screens = Paravents ouverts : tout le monde voit tout
