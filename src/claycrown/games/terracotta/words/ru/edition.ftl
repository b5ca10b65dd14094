# The printed figures, as the page that shows and corrects them names them: chapters, tables, and the figures in a table.

terracotta-chapter-mausoleum = Мавзолей
terracotta-edition-mausoleum = Размер поля
terracotta-edition-mausoleum-columns = Колонки
terracotta-edition-mausoleum-rows = Ряды

terracotta-chapter-inspectors = Инспекторы
terracotta-edition-inspectors = Где начинают инспекторы
terracotta-edition-inspectors-row-start = Ряд
terracotta-edition-inspectors-column-start = Колонка

terracotta-chapter-wheel = Колесо действий
terracotta-edition-wheel = Колесо действий
terracotta-edition-wheel-segments = Сегменты
terracotta-edition-wheel-segments-per-quarter = Сегменты в четверти
terracotta-edition-wheel-inner = Внутренний диск
terracotta-edition-wheel-inner-actions = По часовой стрелке
terracotta-edition-wheel-middle = Центральный диск
terracotta-edition-wheel-middle-actions = По часовой стрелке
terracotta-edition-wheel-outer = Внешний диск
terracotta-edition-wheel-outer-actions = По часовой стрелке

terracotta-chapter-rack = Органайзер
terracotta-edition-rack = Органайзер
terracotta-edition-rack-vp = ПО, начиная с фигурки, которую берут первой

terracotta-chapter-specialists = Специалисты
terracotta-edition-specialists = Планшет специалистов
terracotta-edition-specialists-cost = Монеты
terracotta-edition-specialists-weapon = Какое оружие нужно специалисту
terracotta-edition-specialists-weapon-horse = Лошадь
terracotta-edition-specialists-weapon-footman = Лакей
terracotta-edition-specialists-weapon-archer = Лучник
terracotta-edition-specialists-weapon-musician = Музыкант

terracotta-chapter-scoring-tiles = Тайлы подсчёта очков
terracotta-edition-scoring-tiles = Тайлы подсчёта очков
terracotta-edition-scoring-tiles-tiles = Тайлы
terracotta-edition-scoring-tiles-domination = Доминирование, по раундам
terracotta-edition-scoring-tiles-presence = Присутствие, по раундам

terracotta-chapter-priority = Жетоны приоритета
terracotta-edition-priority = Жетоны приоритета
terracotta-edition-priority-wet-clay = Мокрая глина

terracotta-chapter-masters = Советники
terracotta-edition-masters = Жетоны советников
terracotta-edition-masters-token-cost = Монеты

terracotta-fault-even = нужно нечётное число, чтобы была середина, а не { $size }
terracotta-fault-quarters = { $quarters } четвертей по { $each } не дают { $segments } сегментов
terracotta-fault-actions = нужно по одному на каждый из { $segments } сегментов, а не { $given }
terracotta-fault-ring = { $ring ->
    [inner] { $action } не может стоять на внутреннем диске
    [middle] { $action } не может стоять на центральном диске
   *[outer] { $action } не может стоять на внешнем диске
}
terracotta-fault-action = неизвестное действие { $action }
terracotta-fault-tile = неизвестный тайл { $tile }
terracotta-fault-tiles = нужно не меньше { $rounds }, по одному на раунд
terracotta-fault-costs = два жетона стоят { $cost }

# Notes on where the package's own figures come from, as its edition file has them.
terracotta-note-mausoleum = напечатано: 63 ячейки, 9 и 7 (три независимых обзора); вероятнее, что 9 в ширину и 7 в высоту
terracotta-note-inspectors = напечатано: инспектор начинает с первой ячейки и возвращается на неё с последней
terracotta-note-wheel-inner = напечатано: значения 2/3/4 монеты, 2/4 глины, изготовление за 2/3/4 и то, что оружие и специалисты есть только на внешнем диске; на каких дисках остальные действия: один полный обзор, подкреплённый другими
terracotta-note-rack = напечатано: 11 рядов, одно значение на ряд для всех типов, 7 — одно из значений
terracotta-note-specialists-weapon = так сопоставляют воинов и специалистов памятки трёх книг правил
terracotta-note-scoring-tiles = напечатано: 12 тайлов; значения растут с каждым раундом. Выведено: какие именно
terracotta-note-priority = напечатано: хотя бы на одном жетоне её нет
