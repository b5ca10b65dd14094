# Terracotta Army in the terminal: signs that fit on its boards, and what its help says.

terracotta-sign-action = { $kind ->
    [build] И{ $value }
    [coins] ¤{ $value }
    [clay] ●{ $value }
    [soak] См
    [train] Пр
    [priority] Приор
    [master] { $name ->
        [builder] Строй
        [administrator] Админ
        [inspector] Инсп
        [claymaker] Глина
        [overseer] Контр
       *[smith] Кузн
    }
    [ready] { $name ->
        [sword] меч
        [halberd] алеб
        [crossbow] арб
       *[spear] копьё
    }
   *[specialist] Спец
}
terracotta-sign-master = { $name ->
    [builder] Ст
    [administrator] Ад
    [inspector] Ин
    [claymaker] Гл
    [overseer] Ко
   *[smith] Ку
}
terracotta-sign-weapon = { $name ->
    [sword] { $active ->
        [yes] МЕЧ
       *[no] меч
    }
    [halberd] { $active ->
        [yes] АЛЕБ
       *[no] алеб
    }
    [crossbow] { $active ->
        [yes] АРБ
       *[no] арб
    }
   *[spear] { $active ->
        [yes] КОПЬЁ
       *[no] копьё
    }
}
terracotta-sign-figure = { $type ->
    [officer] офи
    [guard] стр
    [crossbowman] арб
    [soldier] сол
    [horse] лош
    [footman] лак
    [archer] луч
   *[musician] муз
}
terracotta-sign-inner = { $short ->
    [yes] вн ↻
   *[no] внут. ↻
}
terracotta-sign-middle = { $short ->
    [yes] цен ↺
   *[no] цент. ↺
}
terracotta-sign-priority-left = { $short ->
    [yes] п { $tokens }
   *[no] приор { $tokens }
}
terracotta-sign-priority = приор { $token }
terracotta-sign-warehouse = склад { $number }
terracotta-sign-rack = изг.
terracotta-sign-vp = ПО
terracotta-sign-buy = спец.
terracotta-sign-cost = цена
terracotta-sign-left = ост.
terracotta-sign-no-master = нет советников

# Help

terracotta-topic-wheel = Колесо действий
terracotta-topic-inner-ring = Внутренний диск
terracotta-topic-inner-ring-about = И3: изготовление за 3 глины. ¤3: 3 монеты. ●4: 4 мокрых глины. См: смочить. Пр: превратить в мастера. Поворачивается по часовой стрелке.
terracotta-topic-middle-ring = Центральный диск
terracotta-topic-middle-ring-about = Строй, Админ, Инсп, Глина, Контр, Кузн: шесть советников. Приор: жетон приоритета. Поворачивается против часовой стрелки.
terracotta-topic-outer-ring = Внешний диск
terracotta-topic-outer-ring-about = Оружие: подготовить его. Спец: приобрести специалиста. Никогда не поворачивается.
terracotta-topic-workers = Рабочие
terracotta-topic-workers-about = У края и перед игроками строчная буква — ремесленник, заглавная — мастер, цвета игрока.
terracotta-topic-warehouses = Склады четвертей колеса
terracotta-topic-warehouses-about = В каждом углу: сухая глина (○) его четверти.
terracotta-topic-mausoleum = Мавзолей
terracotta-topic-inspectors = Инспекторы
terracotta-topic-inspectors-about = Ряд и колонка, на которые они указывают, подсвечены: за них начисляют очки в конце этого раунда.
terracotta-topic-warriors = Воины
terracotta-topic-warriors-about = O офицер, G стражник, C арбалетчик, S солдат. Подставка говорит о владельце: (y) жёлтый, [g] зелёный, <b> синий, {"{"}p{"}"} фиолетовый.
terracotta-topic-horse = Лошадь
terracotta-topic-footman = Лакей
terracotta-topic-archer = Лучник
terracotta-topic-musician = Музыкант
terracotta-topic-rack = Органайзер
terracotta-topic-rack-about = ПО: что приносит следующая фигурка каждого типа. Ост.: сколько их осталось.
terracotta-topic-specialists = Цены специалистов
terracotta-topic-players = Имущество игроков
terracotta-topic-players-about = ¤ монеты, ● мокрая глина, ○ сухая глина.
terracotta-topic-coins = Монеты
terracotta-topic-clay = Глина, мокрая и сухая
terracotta-topic-sword = Меч
terracotta-topic-halberd = Алебарда
terracotta-topic-crossbow = Арбалет
terracotta-topic-spear = Копьё
terracotta-topic-masters = Советники
terracotta-topic-masters-about = Ст3: советник по строительству, нанят жетоном за 3.
terracotta-topic-priority = Жетоны приоритета
terracotta-topic-order = Очерёдность хода
terracotta-topic-points = Победные очки
terracotta-topic-tiles = Тайлы подсчёта очков
terracotta-topic-tiles-about = Ряд, колонка или четверть считает воинов в ней, тип — воинов этого типа; монеты и глина считают то, что есть у игрока, глину мокрую и сухую.
