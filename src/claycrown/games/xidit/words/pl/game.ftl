# The game as the lobby, a new table and the log name it.

xidit-title = Lords of Xidit
xidit-about = Co roku sześć sekretnych rozkazów, ujawnianych jednocześnie. Na koniec najsłabsi odpadają jeden po drugim. Liczba graczy: { $fewest }–{ $most }.
xidit-round = Rok { $round }
xidit-rounds = Rok
xidit-points = { $points }
xidit-gain = { SIGNED($points) }
xidit-option-short = Skrócona wersja: dziewięć lat zamiast dwunastu
xidit-option-hard-virtual = Przy 3: wirtualny gracz jest trudniejszy
xidit-option-open-screens = Bez zasłonek: wszyscy widzą wszystko
