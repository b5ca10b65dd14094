# The table of Terracotta Army.

# Names of things

terracotta-progress = Раунд { $round } из { $rounds }
terracotta-progress-over = Партия окончена
terracotta-warrior = { $form ->
    [acc] { $type ->
        [officer] офицера
        [guard] стражника
        [crossbowman] арбалетчика
       *[soldier] солдата
    }
    [gen] { $type ->
        [officer] офицера
        [guard] стражника
        [crossbowman] арбалетчика
       *[soldier] солдата
    }
   *[nom] { $type ->
        [officer] офицер
        [guard] стражник
        [crossbowman] арбалетчик
       *[soldier] солдат
    }
}
terracotta-specialist = { $form ->
    [acc] { $type ->
        [horse] лошадь
        [footman] лакея
        [archer] лучника
       *[musician] музыканта
    }
   *[nom] { $type ->
        [horse] лошадь
        [footman] лакей
        [archer] лучник
       *[musician] музыкант
    }
}
terracotta-weapon = { $form ->
    [gen] { $name ->
        [sword] меча
        [halberd] алебарды
        [crossbow] арбалета
       *[spear] копья
    }
    [acc] { $name ->
        [sword] меч
        [halberd] алебарду
        [crossbow] арбалет
       *[spear] копьё
    }
    [kept] { $name ->
        [sword] меч активным
        [halberd] алебарду активной
        [crossbow] арбалет активным
       *[spear] копьё активным
    }
   *[nom] { $name ->
        [sword] меч
        [halberd] алебарда
        [crossbow] арбалет
       *[spear] копьё
    }
}
terracotta-worker = { $form ->
    [acc] { $kind ->
        [craftsman] ремесленника
        [artisan] мастера
       *[either] рабочего
    }
   *[nom] { $kind ->
        [craftsman] ремесленник
        [artisan] мастер
       *[either] рабочий
    }
}
terracotta-master = { $form ->
    [small] { $name ->
        [builder] советник по строительству
        [administrator] советник-администратор
        [inspector] советник-инспектор
        [claymaker] советник по подготовке глины
        [overseer] советник-контролёр
       *[smith] советник-кузнец
    }
    [short] { $name ->
        [builder] Строительство
        [administrator] Администратор
        [inspector] Инспектор
        [claymaker] Глина
        [overseer] Контролёр
       *[smith] Кузнец
    }
    [acc] { $name ->
        [builder] советника по строительству
        [administrator] советника-администратора
        [inspector] советника-инспектора
        [claymaker] советника по подготовке глины
        [overseer] советника-контролёра
       *[smith] советника-кузнеца
    }
    [gen] { $name ->
        [builder] советника по строительству
        [administrator] советника-администратора
        [inspector] советника-инспектора
        [claymaker] советника по подготовке глины
        [overseer] советника-контролёра
       *[smith] советника-кузнеца
    }
   *[nom] { $name ->
        [builder] Советник по строительству
        [administrator] Советник-администратор
        [inspector] Советник-инспектор
        [claymaker] Советник по подготовке глины
        [overseer] Советник-контролёр
       *[smith] Советник-кузнец
    }
}
terracotta-master-does = { $name ->
    [builder] Уплатите столько монет, каков номер раунда: изготовьте воина того типа, фигурок которого осталось больше всего.
    [administrator] Выполните внутреннее действие сегмента ещё раз.
    [inspector] Передвиньте инспектора вперёд на 1 или 2.
    [claymaker] Получите 3 мокрых глины.
    [overseer] Возьмите всю глину с двух складов.
   *[smith] Подготовьте всё своё оружие.
}
terracotta-tile = { $name ->
    [central-row] централь­ный ряд
    [central-column] централь­ная колонка
    [officers] офицеры
    [guards] стражники
    [crossbowmen] арбалет­чики
    [soldiers] солдаты
    [north-west] северо-запад
    [north-east] северо-восток
    [south-west] юго-запад
    [south-east] юго-восток
    [coins] монеты
   *[clay] глина
}
terracotta-action = { $kind ->
    [build] { $value ->
        [one] изготовление за { $value } глину
        [few] изготовление за { $value } глины
        [many] изготовление за { $value } глин
       *[other] изготовление за { $value } глины
    }
    [coins] { $value ->
        [one] { $value } монета
        [few] { $value } монеты
        [many] { $value } монет
       *[other] { $value } монеты
    }
    [clay] { $value ->
        [one] { $value } мокрая глина
        [few] { $value } мокрых глины
        [many] { $value } мокрых глин
       *[other] { $value } мокрой глины
    }
    [soak] смачивание глины
    [train] превращение ремесленника в мастера
    [priority] жетон приоритета
    [master] { FORM($name, "small") }
    [ready] подготовка { FORM($name, "gen") }
   *[specialist] приобретение специалиста
}
terracotta-action-impossible = { $action } (сейчас невозможно)
terracotta-ability = { $name ->
    [claymaker] 3 мокрых глины
   *[smith] подготовка всего оружия
}
terracotta-empty = пусто
terracotta-statue-owned = { $statue } ({ $colour })
terracotta-statue-mounted = { $statue } верхом ({ $colour })
terracotta-archer-facing = { $way ->
    [up] лучник лицом вверх
    [down] лучник лицом вниз
    [left] лучник лицом влево
   *[right] лучник лицом вправо
}
terracotta-goods = { $what ->
    [vp] { SIGNED($amount) } ПО
    [coins] { $amount ->
        [one] { SIGNED($amount) } монета
        [few] { SIGNED($amount) } монеты
        [many] { SIGNED($amount) } монет
       *[other] { SIGNED($amount) } монеты
    }
    [wet-clay] { $amount ->
        [one] { SIGNED($amount) } мокрая глина
        [few] { SIGNED($amount) } мокрых глины
        [many] { SIGNED($amount) } мокрых глин
       *[other] { SIGNED($amount) } мокрой глины
    }
   *[dry-clay] { $amount ->
        [one] { SIGNED($amount) } сухая глина
        [few] { SIGNED($amount) } сухих глины
        [many] { SIGNED($amount) } сухих глин
       *[other] { SIGNED($amount) } сухой глины
    }
}

# What is asked

terracotta-ask-turn = { $turns ->
    [yes] Разместите { FORM($worker, "acc") } в сегменте или сначала поверните один диск за 2 монеты. Затем следуют три действия сегмента, изнутри наружу.
   *[no] Разместите { FORM($worker, "acc") } в сегменте. Затем следуют три его действия, изнутри наружу.
}
terracotta-ask-worker = Какой рабочий займёт сегмент { $segment }?
terracotta-ask-ring = { $possible ->
    [yes] { $ring ->
        [inner] Внутреннее действие, сегмент { $segment }: { $action }. Вместо него можно взять мокрую глину или монету. Затем следует центральное действие.
        [middle] Центральное действие, сегмент { $segment }: { $action }. Вместо него можно взять мокрую глину или монету. Затем следует внешнее действие.
       *[outer] Внешнее действие, сегмент { $segment }: { $action }. На этом ваш ход закончится.
    }
   *[no] { $ring ->
        [inner] Внутреннее действие, сегмент { $segment }: { $action }. Возьмите вместо этого мокрую глину или монету.
       *[middle] Центральное действие, сегмент { $segment }: { $action }. Возьмите вместо этого мокрую глину или монету.
    }
}
terracotta-ask-hire = Центральное действие, сегмент { $segment }: { $action }. Наймите одним из своих жетонов или возьмите вместо этого мокрую глину или монету. Затем следует внешнее действие.
terracotta-ask-ability = Нанят: { FORM($master, "small") }. Используйте его способность сейчас или откажитесь. Затем следует внешнее действие.
terracotta-ask-build = Выберите пустую ячейку для { FORM($warrior, "gen") }.
terracotta-ask-build-weapon = Выберите пустую ячейку для { FORM($warrior, "gen") }. Затем следуют его ПО и оружие: { $weapon }.
terracotta-ask-buy = { $type ->
    [horse] Выберите всадника: своего пешего воина, рядом с которым есть две пустые ячейки в линию. Затем выбирается, куда ляжет лошадь.
    [footman] Выберите пустую ячейку для лакея. В конце партии он приносит очки за воинов в восьми ячейках вокруг.
    [archer] Выберите пустую ячейку для лучника. Затем выбирается, куда он повёрнут лицом.
   *[musician] Выберите пустую ячейку для музыканта. Каждый раунд он приносит очки за воинов в своём ряду и колонке.
}
terracotta-ask-way = { $type ->
    [horse] В какую сторону от всадника лежит лошадь?
   *[archer] Куда повёрнут лицом лучник?
}
terracotta-ask-weapon = { $type ->
    [officer] Офицер на месте. Используйте меч: 1 ПО и, если хотите, передвиньте инспектора на 1; или оставьте его активным.
    [guard] Стражник на месте. Используйте алебарду: 3 ПО и, если хотите, передвиньте другого своего воина; или оставьте её активной.
    [crossbowman] Арбалетчик на месте. Используйте арбалет: 1 ПО за каждую пустую ячейку до ближайшей статуи в лучшем направлении; или оставьте его активным.
   *[soldier] Солдат на месте. Используйте копьё: 1 ПО и 2 монеты; или оставьте его активным.
}
terracotta-ask-move = Передвиньте воина с { $from } по прямой линии через пустые ячейки.
terracotta-ask-warehouse = Склад { $one } и какой ещё?

# What can be picked

# On the button that makes a decision of that kind.
terracotta-decide = { $kind ->
    [place] Поставить сюда
    [turn] Повернуть диск
    [build] Изготовить
    [buy] Приобрести
    [hire] Нанять
    [take] Взять
    [collect] Собрать
    [inspect] Двинуть сюда
    [do] Выполнить
    [use] Использовать
   *[other] Подтвердить
}
terracotta-pick-turn = { $ring ->
    [inner] Повернуть внутренний диск по часовой стрелке за 2 монеты
   *[middle] Повернуть центральный диск против часовой стрелки за 2 монеты
}
terracotta-pick-segment = { $kind ->
    [craftsman] Сегмент { $segment }, ремесленник: { $actions }
    [artisan] Сегмент { $segment }, мастер: { $actions }
   *[either] Сегмент { $segment }: { $actions }
}
terracotta-pick-worker = { $kind ->
    [craftsman] Ремесленник
   *[artisan] Мастер
}
terracotta-pick-do = Выполнить: { $action }
terracotta-pick-take = { $what ->
    [clay] Взять вместо этого 1 мокрую глину
   *[coin] Взять вместо этого 1 монету
}
terracotta-pick-skip = { $hired ->
    [yes] Не использовать способность
   *[no] Ничего не делать
}
terracotta-pick-hire = { $cost ->
    [one] Нанять { FORM($master, "acc") } жетоном за { $cost } монету
    [few] Нанять { FORM($master, "acc") } жетоном за { $cost } монеты
    [many] Нанять { FORM($master, "acc") } жетоном за { $cost } монет
   *[other] Нанять { FORM($master, "acc") } жетоном за { $cost } монеты
}
terracotta-pick-inspect = { $line ->
    [row] Левого инспектора к ряду { $place }
   *[column] Нижнего инспектора к колонке { $place }
}
terracotta-pick-both-warehouses = Склады { $one } и { $other }, сухой глины: { $clay }
terracotta-pick-build = Изготовить { FORM($warrior, "acc") }
terracotta-pick-build-on = { $type ->
    [officer] Изготовить офицера на { $space }
    [guard] Изготовить стражника на { $space }
    [crossbowman] Изготовить арбалетчика на { $space }
   *[soldier] Изготовить солдата на { $space }
}
terracotta-pick-buy = Приобрести { FORM($specialist, "acc") }
terracotta-pick-space = На { $space }
terracotta-pick-rider = На { $space }: { $statue }
terracotta-pick-way = { $way ->
    [up] Вверх
    [down] Вниз
    [left] Влево
   *[right] Вправо
}
terracotta-pick-keep = Оставить { FORM($weapon, "kept") }
terracotta-pick-use = { $weapon ->
    [sword] Использовать меч, не двигая инспекторов
    [halberd] Использовать алебарду, никого не двигая
    [crossbow] Использовать арбалет
   *[spear] Использовать копьё
}
terracotta-pick-sword = { $line ->
    [row] Использовать меч, левого инспектора к ряду { $place }
   *[column] Использовать меч, нижнего инспектора к колонке { $place }
}
terracotta-pick-halberd = Использовать алебарду, передвинуть с { $space }: { $statue }
terracotta-pick-move = С { $from } на { $to }

terracotta-log-passed-over = { $step ->
    [ability] Способность пропущена: { $what }.
   *[outer] Внешнее действие пропущено: { $what }.
}
terracotta-log-no-shot = Арбалет ничего не дал бы и остаётся активным: на одной линии с { $space } за пустыми ячейками нет ни одной статуи.

# What may follow a decision in the same turn, as things stand

terracotta-follows-ring = { $ring ->
    [inner] Внутреннее: { $what }
    [middle] Центральное: { $what }
   *[outer] Внешнее: { $what }
}
terracotta-follows-gains = { $gains }
terracotta-follows-build = { $vp ->
    [0] { $clay ->
        [one] изготовление за { $clay } глину
        [few] изготовление за { $clay } глины
        [many] изготовление за { $clay } глин
       *[other] изготовление за { $clay } глины
    }
   *[other] { $clay ->
        [one] изготовление за { $clay } глину, до +{ $vp } ПО
        [few] изготовление за { $clay } глины, до +{ $vp } ПО
        [many] изготовление за { $clay } глин, до +{ $vp } ПО
       *[other] изготовление за { $clay } глины, до +{ $vp } ПО
    }
}
terracotta-follows-builder = { $cost ->
    [one] изготовление воина за { $cost } монету
    [few] изготовление воина за { $cost } монеты
    [many] изготовление воина за { $cost } монет
   *[other] изготовление воина за { $cost } монеты
}
terracotta-follows-hire = { $cost ->
    [one] наём { FORM($master, "gen") } за { $cost } монету
    [few] наём { FORM($master, "gen") } за { $cost } монеты
    [many] наём { FORM($master, "gen") } за { $cost } монет
   *[other] наём { FORM($master, "gen") } за { $cost } монеты
}
terracotta-follows-buy = приобретение: { $specialists }
terracotta-follows-specialist = { $cost ->
    [one] { $specialist } за { $cost } монету
    [few] { $specialist } за { $cost } монеты
    [many] { $specialist } за { $cost } монет
   *[other] { $specialist } за { $cost } монеты
}
terracotta-follows-collect = сухая глина с двух складов, до { $clay }
terracotta-follows-inspect = передвижение инспектора
terracotta-follows-not = { $action } (сейчас нельзя: { $why })
terracotta-follows-idle = { $kind ->
    [soak] сухой глины нет, смачивать нечего
    [train] ничего, это уже мастер
    [priority] жетон приоритета взять нельзя
    [ready] ничего, это оружие уже активно
   *[master] ничего, всё оружие уже активно
}
terracotta-follows-weapon = За { FORM($weapon, "acc") }: { $gains }

# The log

terracotta-log-gains = { $did } { $gains }.
terracotta-log-turn = { $ring ->
    [inner] { $who } поворачивает внутренний диск.
   *[middle] { $who } поворачивает центральный диск.
}
terracotta-log-place = { $who } размещает { FORM($worker, "acc") } в сегменте { $segment }.
terracotta-log-build = { $who } изготавливает { FORM($warrior, "acc") } на { $space }.
terracotta-log-buy = { $type ->
    [horse] { $who } приобретает лошадь для воина на { $space }.
    [footman] { $who } приобретает лакея на { $space }.
    [archer] { $way ->
        [up] { $who } приобретает лучника на { $space }, лицом вверх.
        [down] { $who } приобретает лучника на { $space }, лицом вниз.
        [left] { $who } приобретает лучника на { $space }, лицом влево.
       *[right] { $who } приобретает лучника на { $space }, лицом вправо.
    }
   *[musician] { $who } приобретает музыканта на { $space }.
}
terracotta-log-use = { $who } использует { FORM($weapon, "acc") }.
terracotta-log-sword = { $line ->
    [row] { $who } использует меч и передвигает инспектора к ряду { $place }.
   *[column] { $who } использует меч и передвигает инспектора к колонке { $place }.
}
terracotta-log-halberd = { $who } использует алебарду и передвигает воина с { $from } на { $to }.
terracotta-log-hire = { $cost ->
    [one] { $who } нанимает { FORM($master, "acc") } жетоном за { $cost } монету.
    [few] { $who } нанимает { FORM($master, "acc") } жетоном за { $cost } монеты.
    [many] { $who } нанимает { FORM($master, "acc") } жетоном за { $cost } монет.
   *[other] { $who } нанимает { FORM($master, "acc") } жетоном за { $cost } монеты.
}
terracotta-log-inspect = { $line ->
    [row] { $who } передвигает инспектора к ряду { $place }.
   *[column] { $who } передвигает инспектора к колонке { $place }.
}
terracotta-log-collect = { $who } берёт глину со складов { $one } и { $other }.
terracotta-log-take = { $what ->
    [clay] { $who } берёт вместо этого мокрую глину.
   *[coin] { $who } берёт вместо этого монету.
}
terracotta-log-skip = { $who } ничего не делает.
terracotta-log-keep = { $who } оставляет оружие активным.
terracotta-log-ready = { $who } подготавливает { FORM($weapons, "acc") }.
terracotta-log-priority = { $who } берёт жетон приоритета { $token }.
terracotta-log-do = { $rule ->
    [T4-1] { $who } берёт монеты.
    [T4-2] { $who } берёт глину.
    [T4-4] { $who } смачивает глину.
    [T4-5] { $who } превращает ремесленника в мастера.
   *[T7-4] { $who } использует советника по подготовке глины.
}
terracotta-log-over = Партия окончена: { $who } побеждает, { $vp } ПО.
terracotta-ending-won = { $tie ->
    [yes] Вы побеждаете, { $vp } ПО. У следующего столько же: вы раньше в очерёдности хода.
   *[no] Вы побеждаете с отрывом в { $by } ПО, всего { $vp }.
}
terracotta-ending-lost = { $tie ->
    [yes] { $who } побеждает, { $vp } ПО. У вас столько же, но вы позже в очерёдности хода.
   *[no] { $who } побеждает, { $vp } ПО. Вы отстали на { $by } ПО.
}
terracotta-ending-seen = { $tie ->
    [yes] { $who } побеждает, { $vp } ПО: у следующего столько же, но он позже в очерёдности хода.
   *[no] { $who } побеждает с отрывом в { $by } ПО, всего { $vp }.
}
terracotta-who-vp = { $who } { $vp } ПО
terracotta-who-amount = { $who } { $amount }
terracotta-nobody-scores = никто не получает очков
terracotta-phase = { $what }: { $outcome }.
terracotta-phase-inspector = { $line ->
    [row] Инспектор у ряда { $place }
   *[column] Инспектор у колонки { $place }
}
terracotta-phase-musician = Музыкант на { $space }
terracotta-phase-tile = Тайл подсчёта очков раунда, { $tile }
terracotta-phase-footman = Лакей на { $space }
terracotta-phase-group = Группа у { $space }
terracotta-phase-archers = Лучники
terracotta-phase-resources = Половина глины и монет
terracotta-phase-order = Жетоны приоритета дают новую очерёдность хода: { $order }.
terracotta-phase-drying = Мокрая глина высыхает: { $amounts }.
terracotta-phase-coins = Советники приносят монеты: { $amounts }.
terracotta-phase-round = Рабочие возвращаются, оба диска поворачиваются на один шаг. Начинается раунд { $round }.
terracotta-round-begins = начинается раунд { $round }

# Lines of the ledger

terracotta-ledger-vp = { $source ->
    [rack] { SIGNED($vp) } ПО из органайзера
    [weapon] { SIGNED($vp) } ПО за оружие
    [inspector-row] { SIGNED($vp) } ПО за проверенный ряд { $where }
    [inspector-column] { SIGNED($vp) } ПО за проверенную колонку { $where }
    [musician] { SIGNED($vp) } ПО от музыканта на { $where }
    [tile] { SIGNED($vp) } ПО за тайл подсчёта очков, { $where }
    [footman] { SIGNED($vp) } ПО от лакея на { $where }
    [group] { SIGNED($vp) } ПО за группу у { $where }
    [domination] { SIGNED($vp) } ПО за доминирование в группе у { $where }
    [presence] { SIGNED($vp) } ПО за присутствие в группе у { $where }
    [archer] { SIGNED($vp) } ПО от лучника на { $where }
    [resources] { SIGNED($vp) } ПО за половину глины и монет
   *[none] { SIGNED($vp) } ПО
}
terracotta-ledger-trained = теперь мастер
terracotta-ledger-warehouse = сухая глина на складе { $number }: { SIGNED($clay) }
terracotta-ledger-inspector = { $line ->
    [row] инспектор у ряда { $place }
   *[column] инспектор у колонки { $place }
}
terracotta-ledger-order = место { $place } в очерёдности хода

# The wheel

terracotta-wheel = Колесо действий
terracotta-segments = Сегменты колеса действий
terracotta-segment-free = Сегмент { $segment }: { $actions }; рабочих нет
terracotta-segment-taken = Сегмент { $segment }: { $actions }; { $workers }
terracotta-worker-of = { $kind ->
    [craftsman] ремесленник ({ $colour })
   *[artisan] мастер ({ $colour })
}
terracotta-warehouse = Склад { $number }, сухой глины: { $clay }
terracotta-round-short = Раунд
terracotta-priority-left = { $count ->
    [0] Жетонов приоритета не осталось
    [one] Остался { $count } жетон приоритета
    [few] Осталось { $count } жетона приоритета
    [many] Осталось { $count } жетонов приоритета
   *[other] Осталось { $count } жетона приоритета
}

# The mausoleum

terracotta-mausoleum = Мавзолей
terracotta-space = { $space }: { $what }
terracotta-line = { $line ->
    [row] { $here ->
        [yes] Ряд { $place }, здесь стоит инспектор
       *[no] Ряд { $place }
    }
   *[column] { $here ->
        [yes] Колонка { $place }, здесь стоит инспектор
       *[no] Колонка { $place }
    }
}

# Around the boards

terracotta-boards = Поля
terracotta-rack = Органайзер
terracotta-rack-next = { $type ->
    [officer] Офицеры. Следующий приносит { $vp } ПО. Осталось: { $left }
    [guard] Стражники. Следующий приносит { $vp } ПО. Осталось: { $left }
    [crossbowman] Арбалетчики. Следующий приносит { $vp } ПО. Осталось: { $left }
   *[soldier] Солдаты. Следующий приносит { $vp } ПО. Осталось: { $left }
}
terracotta-specialists = Специалисты
terracotta-specialist-next = { $type ->
    [horse] Лошади. Для следующей нужно: { $needs }. Осталось: { $left }
    [footman] Лакеи. Для следующего нужно: { $needs }. Осталось: { $left }
    [archer] Лучники. Для следующего нужно: { $needs }. Осталось: { $left }
   *[musician] Музыканты. Для следующего нужно: { $needs }. Осталось: { $left }
}
terracotta-tiles = Тайлы подсчёта очков
terracotta-tile-of = Раунд { $round }, { $tile }: доминирование { $most } ПО, присутствие { $some } ПО
terracotta-masters = Советники
terracotta-token = { $spent ->
    [yes] Жетон советника за { $cost }: использован
   *[no] Жетон советника за { $cost }
}
terracotta-master-free = { $master }. { $does } Не нанят никем.
terracotta-master-hired = { $master }. { $does } Его наняли: { $who }.
terracotta-score-track = Трек подсчёта очков: { $scores }
terracotta-players = Игроки в порядке очерёдности хода
terracotta-place = { $colour }, место { $place } в очерёдности хода
terracotta-has-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
}
terracotta-has-wet = { $count ->
    [one] { $count } мокрая глина
    [few] { $count } мокрых глины
    [many] { $count } мокрых глин
   *[other] { $count } мокрой глины
}
terracotta-has-dry = { $count ->
    [one] { $count } сухая глина
    [few] { $count } сухих глины
    [many] { $count } сухих глин
   *[other] { $count } сухой глины
}
terracotta-has-workers = { $kind ->
    [craftsman] { $count ->
        [one] { $count } ремесленник не размещён
        [few] { $count } ремесленника не размещены
        [many] { $count } ремесленников не размещено
       *[other] { $count } ремесленника не размещены
    }
   *[artisan] { $count ->
        [one] { $count } мастер не размещён
        [few] { $count } мастера не размещены
        [many] { $count } мастеров не размещено
       *[other] { $count } мастера не размещены
    }
}
terracotta-has-weapon = { $active ->
    [yes] { $name ->
        [sword] меч: активен
        [halberd] алебарда: активна
        [crossbow] арбалет: активен
       *[spear] копьё: активно
    }
   *[no] { $name ->
        [sword] меч: неактивен
        [halberd] алебарда: неактивна
        [crossbow] арбалет: неактивен
       *[spear] копьё: неактивно
    }
}
terracotta-has-priority = жетон приоритета { $token }

# What points were for

terracotta-tie = При ничьей побеждает тот, кто раньше в очерёдности хода.
terracotta-source = { $known ->
    [yes] { $source ->
        [inspector-row] Проверенный ряд { $where }
        [inspector-column] Проверенная колонка { $where }
        [musician] Музыкант на { $where }
        [tile] Тайл подсчёта очков: { $where }
        [footman] Лакей на { $where }
       *[group] Группа у { $where }
    }
   *[no] { $source ->
        [rack] Органайзер
        [weapon] Оружие
        [inspector-row] Проверенные ряды
        [inspector-column] Проверенные колонки
        [musician] Музыканты
        [tile] Тайлы подсчёта очков
        [footman] Лакеи
        [group] Группы
        [domination] Доминирование в группах
        [presence] Присутствие в группах
        [archer] Лучники
       *[resources] Глина и монеты
    }
}
