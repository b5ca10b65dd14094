# The game as the lobby, a new table and the log name it.

terracotta-title = Терракотовая армия
terracotta-about = Поворачивайте колесо действий, размещайте рабочих, заполняйте мавзолей статуями. Очки приносит большинство. Для { $fewest }–{ $most } игроков.
terracotta-round = Раунд { $round }
terracotta-rounds = Раунд
terracotta-points = { $points } ПО
terracotta-gain = { SIGNED($points) } ПО
