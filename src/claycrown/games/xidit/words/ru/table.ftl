# Lords of Xidit: the map, the planning board, what is asked and what is told.

## Things and their names

xidit-map-label = Карта королевства
xidit-zoom-in = Приблизить
xidit-zoom-out = Отдалить
xidit-zoom-whole = Вся карта
xidit-kingdom = Королевство
xidit-players = Игроки
xidit-legend = Что означают знаки
xidit-legend-gold = золотые соверены
xidit-legend-bards = { $form ->
    [acc] бардов
   *[nom] барды
}
xidit-legend-floors = этажи гильдии
xidit-virtual = { $form ->
    [small] виртуальный игрок
   *[nom] Виртуальный игрок
}

xidit-region = { $form ->
    [into] { $name ->
        [centre] в центр
        [forest] в лес
        [snow] в снега
        [steppe] в степь
        [plains] на равнину
        [marsh] на болота
        [hills] на холмы
        [coast] на побережье
        [heath] на вересковые поля
       *[other] в регион { $name }
    }
   *[nom] { $name ->
        [centre] Центр
        [forest] Лес
        [snow] Снега
        [steppe] Степь
        [plains] Равнина
        [marsh] Болота
        [hills] Холмы
        [coast] Побережье
        [heath] Вересковые поля
       *[other] { $name }
    }
}
xidit-wasteland = пустошь

xidit-assessment-wealth = { $form ->
    [gen] богатства
    [small] богатство
   *[nom] Богатство
}
xidit-assessment-influence = { $form ->
    [gen] влияния
    [small] влияние
   *[nom] Влияние
}
xidit-assessment-reputation = { $form ->
    [gen] репутации
    [small] репутация
   *[nom] Репутация
}
xidit-assessment-reputation-in-the-open = Репутация без бастиона

xidit-unit-militia = { $form ->
    [acc] ополченца
   *[nom] ополченец
}
xidit-unit-archer = { $form ->
    [acc] лучника
   *[nom] лучник
}
xidit-unit-infantry = { $form ->
    [acc] пехотинца
   *[nom] пехотинец
}
xidit-unit-cleric = { $form ->
    [acc] клирика
   *[nom] клирик
}
xidit-unit-mage = { $form ->
    [acc] боевого мага
   *[nom] боевой маг
}
xidit-units-militia = { $count ->
    [one] { $count } ополченец
    [few] { $count } ополченца
    [many] { $count } ополченцев
   *[other] { $count } ополченца
}
xidit-units-archer = { $count ->
    [one] { $count } лучник
    [few] { $count } лучника
    [many] { $count } лучников
   *[other] { $count } лучника
}
xidit-units-infantry = { $count ->
    [one] { $count } пехотинец
    [few] { $count } пехотинца
    [many] { $count } пехотинцев
   *[other] { $count } пехотинца
}
xidit-units-cleric = { $count ->
    [one] { $count } клирик
    [few] { $count } клирика
    [many] { $count } клириков
   *[other] { $count } клирика
}
xidit-units-mage = { $count ->
    [one] { $count } боевой маг
    [few] { $count } боевых мага
    [many] { $count } боевых магов
   *[other] { $count } боевого мага
}

xidit-reward-gold = { $count ->
    [one] { $count } золотой
    [few] { $count } золотых
    [many] { $count } золотых
   *[other] { $count } золотого
}
xidit-reward-bards = { $count ->
    [one] { $count } бард
    [few] { $count } барда
    [many] { $count } бардов
   *[other] { $count } барда
}
xidit-reward-floors = { $count ->
    [one] { $count } этаж гильдии
    [few] { $count } этажа гильдии
    [many] { $count } этажей гильдии
   *[other] { $count } этажа гильдии
}

xidit-order-black = { $form ->
    [small] чёрная дорога
    [along] по чёрной дороге
   *[nom] Чёрная дорога
}
xidit-order-red = { $form ->
    [small] красная дорога
    [along] по красной дороге
   *[nom] Крас­ная дорога
}
xidit-order-blue = { $form ->
    [small] синяя дорога
    [along] по синей дороге
   *[nom] Синяя дорога
}
xidit-order-action = { $form ->
    [small] действие
   *[nom] Дейст­вие
}
xidit-order-wait = { $form ->
    [small] ожидание
   *[nom] Ожи­дание
}
xidit-titan = { $symbols ->
    [one] титан с { $symbols } символом
    [few] титан с { $symbols } символами
    [many] титан с { $symbols } символами
   *[other] титан с { $symbols } символами
}
xidit-count-of = { FORM($who, "small") } { $count }

## The map, for who listens to it

xidit-lies-recruitment = Вербовка: { $units }.
xidit-lies-recruitment-empty = Жетон вербовки без отрядов.
xidit-lies-threat = Угроза, нужны: { $units }. Две награды из трёх: { $rewards }.
xidit-lies-nothing = Жетона нет.
xidit-city = Город { $city }. { $lies }
xidit-city-in = Город { $city }. Регионы: { $regions }.
xidit-city-roads = Дороги: { $roads }.
xidit-road-black = чёрная в { $city }
xidit-road-red = красная в { $city }
xidit-road-blue = синяя в { $city }
xidit-city-guild = { $floors ->
    [one] Гильдия, { $floors } этаж: { $who }.
    [few] Гильдия, { $floors } этажа: { $who }.
    [many] Гильдия, { $floors } этажей: { $who }.
   *[other] Гильдия, { $floors } этажа: { $who }.
}
xidit-city-here = Здесь: { $who }.
xidit-region-gives = { $region }: репутация { $first } за наибольшее число бардов, { $second } за второе.
xidit-region-bards = Барды: { $bards }.
xidit-region-nobody = Бардов не видно.
xidit-region-waste = { $region }: пустошь, ни бардов, ни репутации.
xidit-bastion-shut = Бастион закрыт до оценки репутации.

## The kingdom and the players

xidit-progress = Год { $year } из { $of }
xidit-progress-over = Партия окончена
xidit-year-census = Год { $year }, в конце перепись войск
xidit-assessments = Оценки в их порядке
xidit-virtual-value = виртуальный игрок: { $value }
xidit-next-recruitment = Следующая вербовка
xidit-next-threat = Следующая угроза
xidit-stack = { $under ->
    [one] Под ним { $under } жетон, в сбросе: { $discarded }
    [few] Под ним { $under } жетона, в сбросе: { $discarded }
    [many] Под ним { $under } жетонов, в сбросе: { $discarded }
   *[other] Под ним { $under } жетона, в сбросе: { $discarded }
}
xidit-token-none = Здесь нет жетона
xidit-barracks = Казармы
xidit-barracks-hold = В казармах: { $units }
xidit-barracks-empty = Казармы пусты
xidit-titans = Логово титанов
xidit-titan-raging = Разъярённый титан, символов: { $symbols }. Две награды из трёх: { $rewards }.
xidit-titan-asleep = Спящий титан, символов: { $symbols }. Две награды из трёх: { $rewards }.
xidit-rages = бушует
xidit-asleep = спит
xidit-any-units = любых отрядов: { $count }
xidit-glance = Следующие жетоны и титаны
xidit-titan-below = Под ним лежит ещё один.
xidit-titans-gone = Стопка { $stack }: обоих нет
xidit-first-player = Первый игрок года
xidit-place-in-turn = { $place }-е место в очерёдности хода
xidit-decides = решает
xidit-ready = готово
xidit-floors-built = Этажи гильдий на карте
xidit-bards-seen = Барды на виду
xidit-in-city = в городе
xidit-left = Осталось: { $things }.
xidit-left-of = { $who }, осталось разместить: { $things }.
xidit-noted-of = { $exact ->
    [yes] { $who }, за ширмой: { $things }.
   *[no] { $who }, за ширмой не меньше: { $things }.
}
xidit-has-bastion = { $count ->
    [one] { $count } бард в бастионе
    [few] { $count } барда в бастионе
    [many] { $count } бардов в бастионе
   *[other] { $count } барда в бастионе
}
xidit-has-waiting = { $count ->
    [one] { $count } этаж, ожидающий места в гильдии
    [few] { $count } этажа, ожидающих места в гильдии
    [many] { $count } этажей, ожидающих места в гильдии
   *[other] { $count } этажа, ожидающего места в гильдии
}
xidit-screen = за ширмой

## The planning board

xidit-planner = Планшет планирования
xidit-plans = Открытые приказы
xidit-orders = Приказы для следующего колёсика
xidit-dial = Приказ { $number }
xidit-dial-unset = не задан
xidit-no-road-there = Туда нет дороги: город { $city } не соседний с последней остановкой. Планируйте путь от города к городу.
xidit-planner-hint = Крутите колёсики, нажимайте K R B A W или отмечайте путь на карте.
xidit-planner-hint-touch = Коснитесь приказа внизу, крутите колёсико или отмечайте путь на карте.
xidit-order-would = Приказ { $number }: { $what }
xidit-plan-send = Отправить приказы
xidit-plan-change = Отправить новые приказы
xidit-plan-sealed = Отправлены и запечатаны
xidit-plan-clear = Очистить
xidit-plan-undo-clearing = Вернуть
xidit-plan-lists = Задать приказы списками
xidit-readiness = Очерёдность хода и кто готов
xidit-still-thinks = { $who } думает.

xidit-step-moves = в { $city }
xidit-step-waits = в { $city }
xidit-step-recruits = вербует
xidit-step-beats = устраняет
xidit-step-loses = пропал
xidit-step-meets = титан?
xidit-step-unseen = неясно

xidit-preview-moves = Отправляется в город { $city }.
xidit-preview-waits = Остаётся в городе { $city }.
xidit-preview-recruits = Вербует { FORM($unit, "acc") } в городе { $city }.
xidit-preview-beats = Устраняет угрозу в городе { $city }. В казармы: { $units }. Две награды из трёх: { $rewards }.
xidit-preview-loses = Пропадает в городе { $city }: { $why }.
xidit-preview-lacks = Пропадает в городе { $city }, не хватает: { $units }.
xidit-preview-meets = Может победить разъярённого титана в городе { $city }.
xidit-preview-unseen = В городе { $city } может оказаться ещё неизвестный жетон.

xidit-lost-X2-2 = на жетоне вербовки нет отрядов
xidit-lost-X4-2 = такой дороги отсюда нет
xidit-lost-X4-4 = за год из города берут один отряд, и он уже взят
xidit-lost-X4-5 = не хватает отрядов
xidit-lost-X4-12 = за год в одном городе нельзя ни титана с угрозой, ни двух титанов
xidit-lost-X4-13 = здесь нечего делать

xidit-short-X2-2 = пусто
xidit-short-X4-2 = тупик
xidit-short-X4-4 = уже
xidit-short-X4-5 = мало
xidit-short-X4-12 = дважды
xidit-short-X4-13 = нечего

## What is asked

xidit-ask-start = Выберите город, откуда начнёт ваш Идракис. Оттуда поведут приказы года.
xidit-ask-plan = Задайте на планшете планирования { $of ->
    [one] { $of } приказ
    [few] { $of } приказа
    [many] { $of } приказов
   *[other] { $of } приказа
} года и отправьте их. Другие ничего не увидят, пока все не будут готовы.
xidit-ask-order = Приказ { $number } из { $of }, из города { $city }: дорога, действие или ожидание.
# On the button that makes a decision of that kind.
xidit-decide = { $kind ->
    [start] Начать здесь
    [plan] Отправить
    [bards] Отправить
    [reward] Взять
    [floor] Построить
    [raise] Повысить
    [show] Показать
    [titan] Победить
   *[other] Подтвердить
}
xidit-choose-plan = Приказы: { FORM($orders, "small") }
xidit-ask-plan-ready = Все шесть приказов заданы. Отправьте их или измените один.
xidit-ask-plan-sent = Приказы запечатаны. Их ещё можно изменить, пока не готов последний игрок.
xidit-choose-ready = Отправить эти приказы
xidit-choose-road = { $road } в город { $city }. { $note }
xidit-choose-no-road = { $road }: из города { $city } такой нет, приказ пропадёт.
xidit-choose-action = Действие в городе { $city }. { $note }
xidit-choose-wait = Ждать в городе { $city }
xidit-change-order = Задать приказ { $number } заново (сейчас: { FORM($order, "small") })
xidit-choose-reward = { $rewards }
xidit-choose-reward-only = { $rewards }. Здесь невозможно: { $missing }.
xidit-ask-reward = Угроза в городе { $city } устранена. Выберите награды; барды и этажи размещаются там, где стоит ваш Идракис.
xidit-ask-reward-titan = Титан побеждён. Выберите награды; этажи строятся в городе { $city }, барды идут в регионы вокруг.
xidit-ask-bards = { $due ->
    [one] Разместите { $due } барда в регионе рядом с городом { $city }.
    [few] Разместите по одному { $due } бардов в регионах рядом с городом { $city }.
    [many] Разместите по одному { $due } бардов в регионах рядом с городом { $city }.
   *[other] Разместите по одному { $due } бардов в регионах рядом с городом { $city }.
}
xidit-ask-bards-more = Осталось разместить бардов: { $left } из { $due }. Размещены: { $placed }.
xidit-bards-placed = { $region } { $count }
xidit-choose-bard = Барда { FORM($region, "into") }
xidit-ask-titan = В городе { $city }, где нет жетона, можно победить разъярённого титана. Это не обязательно.
xidit-choose-titan = { $symbols ->
    [one] Победить титана с { $symbols } символом, отдав { $symbols } любой отряд. Две награды из трёх: { $rewards }.
    [few] Победить титана с { $symbols } символами, отдав { $symbols } любых отряда. Две награды из трёх: { $rewards }.
    [many] Победить титана с { $symbols } символами, отдав { $symbols } любых отрядов. Две награды из трёх: { $rewards }.
   *[other] Победить титана с { $symbols } символами, отдав { $symbols } любых отряда. Две награды из трёх: { $rewards }.
}
xidit-choose-pass = Не трогать титанов
xidit-ask-titan-units = Выберите по одному отряды, которые отдаёте за титана (всего { $symbols }), начиная с самых слабых.
xidit-ask-titan-more = Отряд { $number } из { $symbols } за титана. Уже отданы: { $given }.
xidit-given = Отданы:
xidit-ask-raise = Устранённая угроза или побеждённый титан усиливает виртуального игрока. Повысьте одно из его значений на 1.
xidit-choose-raise = { $assessment }: с { $from } до { $to }; оценка { $place } из { $of }
xidit-ask-show = Перепись войск. У вас { $units }: выберите, сколько показать. Награда за наибольшее число: { $reward }.
xidit-ask-show-again = Вы показываете: { $count }. Это ещё можно изменить, пока не выберет последний игрок.
xidit-choose-show = { $count ->
    [0] Не показывать никого
   *[other] Показать { $count }
}
xidit-choose-show-all = Показать всех: { $count }
xidit-census-reward-militia = 1 золотой
xidit-census-reward-archer = 2 золотых; при ничьей по 1
xidit-census-reward-infantry = бард в регионе у вашего города
xidit-census-reward-cleric = 2 барда в регионах у вашего города; при ничьей по 1
xidit-census-reward-mage = этаж на одну из ваших гильдий
xidit-ask-floor = Вы получили этаж гильдии за перепись. Выберите для него свою гильдию.
xidit-choose-floor = Гильдия в городе { $city }, этажей: { $floors } из { $most }

## What is told

xidit-census-militia = Перепись ополченцев
xidit-census-archer = Перепись лучников
xidit-census-infantry = Перепись пехотинцев
xidit-census-cleric = Перепись клириков
xidit-census-mage = Перепись боевых магов

xidit-log-ready = { $who }: готово.
xidit-log-start = { $who } начинает в городе { $city }.
xidit-log-plans = Все приказы открыты.
xidit-scene-clash = Приказ { $number }: { $who } действуют в городе { $city }. Первый по очереди: { $first }.
xidit-log-moved = { $who }, приказ { $number }: { FORM($order, "along") } в город { $city }.
xidit-log-waits = { $who }, приказ { $number }: ждёт в городе { $city }.
xidit-log-meets = { $who }, приказ { $number }: встречает разъярённых титанов в городе { $city }.
xidit-log-recruits = { $who }, приказ { $number }: вербует { FORM($unit, "acc") } в городе { $city }.
xidit-log-threat = { $who }, приказ { $number }: устраняет угрозу в городе { $city }. В казармы: { $units }.
xidit-log-order-lost = { $who }, приказ { $number }: { FORM($order, "small") }. Пропадает в городе { $city }: { $why }.
xidit-log-passed = { $who } не трогает титанов.
xidit-log-gives = { $who } отдаёт отряды за титана. В казармы: { $units }.
xidit-log-titan = { $symbols ->
    [one] { $who } побеждает титана с { $symbols } символом.
    [few] { $who } побеждает титана с { $symbols } символами.
    [many] { $who } побеждает титана с { $symbols } символами.
   *[other] { $who } побеждает титана с { $symbols } символами.
}
xidit-log-chooses = { $who } выбирает { FORM($rewards, "acc") }.
xidit-log-gains = { $who }: { $gains }.
xidit-log-year = Начинается год { $year }.
xidit-log-year-first = Начинается год { $year }. Первый игрок: { $who }.
xidit-log-titans = Титаны пробуждаются. Бушуют теперь: { $titans }.
xidit-log-assessment-wealth = Оценка { $place } из { $of }: богатство, золото за ширмами. Остаются: { FORM($left, "small") }.
xidit-log-assessment-influence = Оценка { $place } из { $of }: влияние, этажи гильдий на карте. Остаются: { FORM($left, "small") }.
xidit-log-assessment-reputation = Оценка { $place } из { $of }: репутация, барды, бастион открыт. Остаются: { FORM($left, "small") }.
xidit-log-ranking = { $assessment }: { $ranking }.
xidit-log-ranked-out = { FORM($who, "small") } { $count } (вне игры)
xidit-log-out = { $who } выбывает: последнее место в оценке { FORM($assessment, "gen") }, { $value }.
xidit-log-winner = { $who } остаётся до конца и спасает королевство.
xidit-log-winner-left = Последний оставшийся в игре, { $who }, выбыл из партии. Побеждает { FORM($wins, "small") }.
xidit-log-lost = Остался только виртуальный игрок: королевство погибло, а с ним и все игроки.
xidit-ending-won = Вы побеждаете. Последняя оценка, { FORM($assessment, "small") }: у вас { $stayed }, { $other } — { $value }.
xidit-ending-lost = { $who } побеждает. Вы выбываете в оценке { $place } из { $of }, { FORM($assessment, "small") }: у вас { $value }, у последнего оставшегося { $stayed }.
xidit-ending-seen = { $who } остаётся до конца.
xidit-log-shown = { $who } показывает { $count }
xidit-log-census = { $type }: { $counts }.
xidit-log-nobody-shows = Никто ничего не показывает.
xidit-log-most = { $count ->
    [one] Больше всех: { $who }.
    [few] Больше всех, ничья: { $who }.
    [many] Больше всех, ничья: { $who }.
   *[other] Больше всех, ничья: { $who }.
}
xidit-log-most-gold = { $count ->
    [one] Больше всех: { $who }. Награда: { $gold ->
        [one] { $gold } золотой.
        [few] { $gold } золотых.
        [many] { $gold } золотых.
       *[other] { $gold } золотого.
    }
    [few] Больше всех, ничья: { $who }. Награда каждому: { $gold ->
        [one] { $gold } золотой.
        [few] { $gold } золотых.
        [many] { $gold } золотых.
       *[other] { $gold } золотого.
    }
    [many] Больше всех, ничья: { $who }. Награда каждому: { $gold ->
        [one] { $gold } золотой.
        [few] { $gold } золотых.
        [many] { $gold } золотых.
       *[other] { $gold } золотого.
    }
   *[other] Больше всех, ничья: { $who }. Награда каждому: { $gold ->
        [one] { $gold } золотой.
        [few] { $gold } золотых.
        [many] { $gold } золотых.
       *[other] { $gold } золотого.
    }
}
xidit-log-census-waits = Этаж ожидает места в гильдии: { $who }.
xidit-log-recruitment-leaves = Город { $city }: жетон вербовки опустел и уходит.
xidit-log-threat-leaves = Город { $city }: жетон угрозы уходит.
xidit-log-recruitment-comes = Город { $city }: появляется жетон вербовки.
xidit-log-threat-comes = Город { $city }: появляется угроза.
xidit-log-recruitment-fills = Город { $city }: новые отряды на пустом жетоне вербовки: { $units }.
xidit-log-reinforcements = Прибывают подкрепления; угрозы перемешаны.
xidit-log-recruitment-stack = Сброшенные угрозы становятся стопкой вербовки.
xidit-log-threat-stack = Сброшенные жетоны вербовки становятся стопкой угроз.

xidit-gain-bards = { $count ->
    [one] { $count } бард { FORM($region, "into") }
    [few] { $count } барда { FORM($region, "into") }
    [many] { $count } бардов { FORM($region, "into") }
   *[other] { $count } барда { FORM($region, "into") }
}
xidit-gain-floors = { $count ->
    [one] { $count } этаж в городе { $city }
    [few] { $count } этажа в городе { $city }
    [many] { $count } этажей в городе { $city }
   *[other] { $count } этажа в городе { $city }
}
xidit-gain-virtual = виртуальный игрок: { FORM($assessment, "small") } +{ $count }

xidit-line-order = { $who }, приказ { $number }: { FORM($order, "small") }
xidit-line-threat = Угроза в городе { $city } устранена.
xidit-line-plan = { $who }: { FORM($orders, "small") }.
xidit-line-joins = Из города { $city }: { $units }.
xidit-line-spent = В казармы: { $units }.
xidit-line-gain = { $who }: { $gain }

## The end

xidit-hall = Зал славы
xidit-fate-out = выбывает
xidit-fate-saviour = спаситель королевства
xidit-fate-left = вне партии
xidit-fate-lost = королевство погибло

# Above the table of the three assessments, on the score sheet.
xidit-eliminations = Оценки в их порядке
