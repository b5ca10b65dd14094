# The game as the lobby, a new table and the log name it.

xidit-title = Лорды Ксидита
xidit-about = Шесть тайных приказов в год, которые открываются одновременно. В конце слабейшие выбывают один за другим. Для { $fewest }–{ $most } игроков.
xidit-round = Год { $round }
xidit-rounds = Год
xidit-points = { $points }
xidit-gain = { SIGNED($points) }
xidit-option-short = Короткая партия: девять лет вместо двенадцати
xidit-option-hard-virtual = Втроём: виртуальный игрок сильнее
xidit-option-open-screens = Открытые ширмы: все видят всё
