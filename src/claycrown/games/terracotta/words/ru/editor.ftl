# The board editor: what is set beside the board, and what is put on it
terracotta-edit-table = Стол
terracotta-edit-round = Раунд
terracotta-edit-to-act = Чей ход
terracotta-edit-nobody = Никто: игра окончена
terracotta-edit-order = Порядок хода, место { $place }
terracotta-edit-tile = Плитка раунда { $round }
terracotta-edit-ring-inner = Внутреннее кольцо, повороты
terracotta-edit-ring-middle = Среднее кольцо, повороты
terracotta-edit-inspector-row = Ряд инспектора
terracotta-edit-inspector-column = Столбец инспектора
terracotta-edit-warehouse = Склад { $number }
terracotta-edit-vp = ПО
terracotta-edit-coins = Монеты
terracotta-edit-wet = Сырая глина
terracotta-edit-dry = Сухая глина
terracotta-edit-artisans = Мастера среди рабочих
terracotta-edit-priority = Жетон приоритета
terracotta-edit-none = Нет
terracotta-edit-not-hired = Не нанят
terracotta-edit-token = Нанят, жетон { $cost }
terracotta-edit-take-away = Убрать
terracotta-edit-nothing = То, что там стоит
terracotta-edit-specialists = Специалисты
terracotta-edit-horse = { $way ->
    [up] конь вверх
    [down] конь вниз
    [left] конь влево
   *[right] конь вправо
}
