# Why a decision at the table of Terracotta Army is not allowed. The rule's id is shown beside it.

refusal-terracotta-over = партия окончена
refusal-terracotta-no-such-decision = такого решения нет
refusal-terracotta-not-your-turn = сейчас решает { $colour }

refusal-terracotta-step = { $step ->
    [inner] внутреннее действие
    [middle] центральное действие
    [outer] внешнее действие
   *[ability] способность { FORM($master, "gen") }
}

refusal-terracotta-ring-costs = повернуть диск стоит { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
    [many] { $cost } монет
   *[other] { $cost } монеты
}
refusal-terracotta-ring-turned = в этот ход диск уже повёрнут
refusal-terracotta-ring-too-late = диск можно повернуть только до размещения рабочего
refusal-terracotta-worker-first = сначала нужно разместить рабочего
refusal-terracotta-worker-placed-already = один рабочий за ход: в этот ход рабочий уже размещён
refusal-terracotta-no-worker-left = { $kind ->
    [craftsman] не осталось ремесленников
    [artisan] не осталось мастеров
   *[either] не осталось рабочих
}, которых можно разместить
refusal-terracotta-no-such-segment = сегментов всего { $segments }
refusal-terracotta-artisan-there = в сегмент с мастером больше никого не размещают
refusal-terracotta-craftsman-there = в сегмент с ремесленником можно разместить только мастера
refusal-terracotta-outer-instead = вместо внешнего действия ничего не берут
refusal-terracotta-other-action = в сегменте { $segment } сейчас другое: { $step }
refusal-terracotta-no-dry-clay = сухой глины нет, смачивать нечего
refusal-terracotta-artisan-trained = этот рабочий уже мастер
refusal-terracotta-priority-held = у вас уже есть жетон приоритета
refusal-terracotta-no-priority-left = жетонов приоритета не осталось
refusal-terracotta-weapon-active = { $name ->
    [sword] меч уже активен
    [halberd] алебарда уже активна
    [crossbow] арбалет уже активен
   *[spear] копьё уже активно
}
refusal-terracotta-weapons-active = всё ваше оружие уже активно

refusal-terracotta-no-such-space = в мавзолее нет такой ячейки
refusal-terracotta-space-taken = ячейка не пуста
refusal-terracotta-no-warrior-left = { $type ->
    [officer] в органайзере не осталось офицеров
    [guard] в органайзере не осталось стражников
    [crossbowman] в органайзере не осталось арбалетчиков
   *[soldier] в органайзере не осталось солдат
}
refusal-terracotta-building-costs = здесь для изготовления нужно мокрой глины: { $clay }, есть { $wet }

refusal-terracotta-no-weapon-now = оружие сейчас использовать нельзя: { $step }
refusal-terracotta-weapon-first = сначала только что изготовленный воин: используйте его оружие или оставьте его
refusal-terracotta-other-weapon = можно использовать только оружие только что изготовленного воина: { $name ->
    [sword] меч
    [halberd] алебарду
    [crossbow] арбалет
   *[spear] копьё
}
refusal-terracotta-move-another = передвигают не только что изготовленного стражника, а другого своего воина
refusal-terracotta-move-own = передвигают только своего воина, названного по ячейке, где он стоит
refusal-terracotta-move-straight = воин передвигается хотя бы на 1 ячейку по прямой, вдоль ряда или колонки
refusal-terracotta-move-with-horse = воин верхом передвигается вместе с лошадью: все ячейки, куда он попадает, должны быть пусты
refusal-terracotta-move-horse-outside = лошадь оказалась бы за пределами мавзолея
refusal-terracotta-move-over-empty = все ячейки на пути и последняя должны быть пусты

refusal-terracotta-no-specialist-left = { $type ->
    [horse] лошадей не осталось
    [footman] лакеев не осталось
    [archer] лучников не осталось
   *[musician] музыкантов не осталось
}
refusal-terracotta-specialist-costs = { $type ->
    [horse] лошадь
    [footman] лакей
    [archer] лучник
   *[musician] музыкант
} сейчас стоит { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
    [many] { $cost } монет
   *[other] { $cost } монеты
}, есть { $coins }
refusal-terracotta-specialist-weapon = { $type ->
    [horse] для лошади
    [footman] для лакея
    [archer] для лучника
   *[musician] для музыканта
} нужно активное оружие: { $name ->
    [sword] меч
    [halberd] алебарда
    [crossbow] арбалет
   *[spear] копьё
}
refusal-terracotta-rider-own = всадником должен быть ваш воин
refusal-terracotta-rider-mounted = этот воин уже верхом
refusal-terracotta-horse-room = две ячейки рядом со всадником должны быть пусты
refusal-terracotta-horse-outside = лошадь занимает две ячейки по прямой, а в эту сторону их не хватает

refusal-terracotta-hire-first = сначала нужно нанять { FORM($master, "acc") }
refusal-terracotta-hired-already = ваш жетон уже лежит у { FORM($master, "gen") }
refusal-terracotta-hired-instead = действием был наём: ни глины, ни монеты вместо него
refusal-terracotta-token-used = жетон за { $cost } уже использован
refusal-terracotta-token-costs = жетон стоит { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
    [many] { $cost } монет
   *[other] { $cost } монеты
}, есть { $coins }
refusal-terracotta-builder-costs = советник по строительству в этом раунде стоит { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
    [many] { $cost } монет
   *[other] { $cost } монеты
}, есть { $coins }
refusal-terracotta-builder-type = { $type ->
    [officer] офицеров
    [guard] стражников
    [crossbowman] арбалетчиков
   *[soldier] солдат
} осталось не больше всего
refusal-terracotta-warehouses-empty = оба склада пусты

refusal-terracotta-ring-in-turn = действия идут изнутри наружу, сейчас: { $step }
refusal-terracotta-type-first = сначала выберите тип в органайзере, потом ячейку
refusal-terracotta-token-first = сначала выберите жетон, чтобы нанять { FORM($master, "acc") }
refusal-terracotta-inspector-steps = инспектор идёт вперёд на 1 или 2 ячейки
refusal-terracotta-sword-steps = меч передвигает одного инспектора на 1 ячейку, вперёд или назад
refusal-terracotta-other-master = советника нанимают, и он помогает, центральным действием сегмента, где он изображён
refusal-terracotta-at-lit-places = это выбирают в одном из подсвеченных мест
