# What is wrong with a position that somebody has written, or with a decision. Most follow the name of a field, after a colon:
# “wheel.5: two artisans cannot share a segment (T3.3)”. Rules stand in brackets, by their numbers.

terracotta-no-decision = { $text } — не решение «Терракотовой армии»
terracotta-position-colours = не цвет; цвета: { $known }
terracotta-position-order-twice = игрок назван дважды
terracotta-position-tile-twice = тайл встречается дважды
terracotta-position-workers = вместе с мастерами должно быть рабочих: { $workers }, а не { $given } (T2.6)
terracotta-position-weapon-twice = оружие названо дважды
terracotta-position-no-token = жетона за { $cost } нет
terracotta-position-token-twice = жетон за { $cost } использован дважды
terracotta-position-priority = вместе с взятыми должны быть ровно от 1 до { $last } (T2.5)
terracotta-position-segment = не сегмент от 1 до { $segments }
terracotta-position-pairs = нужны пары из цвета и рабочего, а не { $given }
terracotta-position-two-workers = { $kind ->
    [craftsman] два ремесленника не могут делить сегмент (T3.3)
   *[artisan] два мастера не могут делить сегмент (T3.3)
}
terracotta-position-too-many-workers = { $kind ->
    [craftsman] ремесленников больше, чем есть у игрока: { $colour }
   *[artisan] мастеров больше, чем есть у игрока: { $colour }
}
terracotta-position-not-the-end = null бывает только в конце: раунд { $rounds }, все рабочие размещены
terracotta-position-uneven = по очерёдности число размещённых рабочих не растёт и отличается не больше чем на 1 (T3.1)
terracotta-position-all-placed = все рабочие размещены: ходить некому
terracotta-position-other-turn = должен быть { $colour }, первый в очерёдности с наименьшим числом размещённых рабочих (T3.1)
terracotta-position-no-worker = здесь нет такого рабочего того, чей ход
terracotta-position-no-warrior = здесь нет воина того, чей ход
terracotta-position-no-master = в этом сегменте советника не нанимали
terracotta-position-nothing-to-decide = на этом шаге решать нечего

terracotta-position-sign = на { $space } стоит { $sign }, за этим столом это неизвестно
terracotta-position-row = в ряду { $row } должно быть { $columns } ячеек по два знака, а не { $given }
terracotta-position-horse-crooked = лошадь на { $space } должна лежать на двух ячейках в линию (T6.2)
terracotta-position-two-horses = у всадника лошади на { $space } две лошади (T6.2)
terracotta-position-no-rider = у лошади на { $space } нет всадника (T6.2)
terracotta-position-warriors = таких воинов всего { $count } (T1.4): { $warrior }
terracotta-position-specialists = таких специалистов всего { $count } (T1.4): { $specialist }
