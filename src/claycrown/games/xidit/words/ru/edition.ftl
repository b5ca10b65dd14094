# The printed figures, as the page that shows and corrects them names them: chapters, tables, and the figures in a table.

xidit-chapter-units = Отряды
xidit-edition-units = Сколько отрядов каждого типа
xidit-edition-units-m = Ополченцы
xidit-edition-units-a = Лучники
xidit-edition-units-i = Пехотинцы
xidit-edition-units-c = Клирики
xidit-edition-units-b = Боевые маги

xidit-chapter-roads = Дороги
xidit-edition-roads = Какие города они соединяют
xidit-edition-roads-black = Чёрные
xidit-edition-roads-red = Красные
xidit-edition-roads-blue = Синие

xidit-chapter-cities = Города
xidit-edition-cities = Где города на рисунке
xidit-edition-cities-at = На карте 1000 на 700
xidit-edition-cities-at-each = Город { $key }

xidit-chapter-regions = Регионы
xidit-edition-regions = Регион { $number }
xidit-edition-regions-name = Название
xidit-edition-regions-first = Первое число
xidit-edition-regions-second = Второе число
xidit-edition-regions-cities = Города вокруг него
xidit-edition-regions-lyre-at = Где нарисована его лира
xidit-edition-regions-bastion = Здесь стоит бастион
xidit-edition-regions-wasteland = Пустошь, номер

xidit-chapter-tokens = Жетоны городов
xidit-edition-tokens = Жетон города { $number }
xidit-edition-tokens-city = Город
xidit-edition-tokens-recruits = Вербовка
xidit-edition-tokens-recruits-3 = Вербовка при 3 игроках
xidit-edition-tokens-needs = Угроза требует
xidit-edition-tokens-gold = Золото
xidit-edition-tokens-bards = Барды
xidit-edition-tokens-floors = Этажи

xidit-chapter-titans = Титаны
xidit-edition-titans = Титан { $number }
xidit-edition-titans-units = Сколько отрядов требует
xidit-edition-titans-gold = Золото
xidit-edition-titans-bards = Барды
xidit-edition-titans-floors = Этажи

xidit-chapter-virtual-player = Виртуальный игрок
xidit-edition-virtual-player = Его значения
xidit-edition-virtual-player-start = В начале
xidit-edition-virtual-player-start-hard = В начале, сильнее
xidit-edition-virtual-player-highest = Наибольшее

xidit-fault-road = дорога соединяет два города от 1 до { $cities }, а не { $given }
xidit-fault-two-roads = { $colour ->
    [black] две чёрные дороги у города { $city }
    [red] две красные дороги у города { $city }
   *[blue] две синие дороги у города { $city }
}
xidit-fault-pairs = нужен список пар городов
xidit-fault-second = не больше первого числа, { $first }
xidit-fault-city-twice = город встречается дважды
xidit-fault-no-ring = { $region }: не замкнут, ни одно кольцо дорог не проходит ровно через его города
xidit-fault-lyre-outside = { $region }: не замкнут, его лира вне кольца его дорог
xidit-fault-city-inside = { $region }: не замкнут, город { $city } внутри кольца его дорог
xidit-fault-lyre-inside = { $region }: не замкнут, внутри кольца его дорог лира другого региона
xidit-fault-bastions = бастион ровно у одного региона, а не у { $count }
xidit-fault-wastelands = номер { $number } ровно у одного региона
xidit-fault-two-tokens = два жетона города { $city }
xidit-fault-tokens-of-three = это есть у { $of } жетонов, а не у { $count }
xidit-fault-token-of-three = это должно быть у жетона города { $city }
xidit-fault-letters = нужно { $count } из букв { $letters }, а не { $given }
xidit-fault-letters-between = нужно от { $fewest } до { $most } из букв { $letters }, а не { $given }
xidit-fault-too-many = { $given }: { $letter } больше, чем есть ({ $units })
xidit-fault-titans = { $stacks } стопки по два с одинаковым числом отрядов, а не { $given }

# Notes on where the package's own figures come from, as its edition file has them.
xidit-note-roads = напечатано: 21 город, три цвета, у города по одной дороге каждого цвета, а также 5-12 синяя, 6-7 красная, 6-11 синяя, 11-17 красная
xidit-note-regions-1 = 6/4: один обзор с фотографиями; соседние города восстановлены, кроме 17 (напечатано)
xidit-note-regions-3 = напечатано: рядом с городом 17 есть снежный регион
xidit-note-tokens-5 = напечатано: есть ополченец
xidit-note-tokens-6 = напечатано: вербовка
xidit-note-tokens-7 = напечатано: после двух слабейших остаются A I B
xidit-note-tokens-9 = напечатано: золото
xidit-note-tokens-10 = напечатано: нужные отряды, этажи
xidit-note-tokens-11 = напечатано: барды
xidit-note-tokens-17 = напечатано: нужные отряды, барды, этажи
xidit-note-virtual-player = последнее число его столбцов восстановлено
