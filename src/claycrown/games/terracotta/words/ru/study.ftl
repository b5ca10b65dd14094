# What a study of balance counts: the titles of its chapters, how each was measured, and rows that nothing else names.

terracotta-figure-vp = ПО
terracotta-study-worth = ПО впереди стола
terracotta-study-sources = Откуда очки
terracotta-study-sources-about = ПО, которые игрок получил за партию из каждого источника.
terracotta-study-sources-unit = ПО игрока за партию
terracotta-study-actions = Действия дисков
terracotta-study-actions-about = Каждое выполненное действие диска; взятая вместо него монета или глина тоже считается.
terracotta-study-masters = Советники
terracotta-study-masters-about = Каждый нанятый советник, использована его способность или нет.
terracotta-study-statues = Статуи
terracotta-study-statues-about = Каждая поставленная статуя, лошадь со всадником — как одна.
terracotta-study-statues-paid = ПО из органайзера за воина, свои собственные у лакеев, лучников и музыкантов; у лошади своих нет.
terracotta-study-weapons = Оружие
terracotta-study-weapons-about = Каждое оружие, использованное ради эффекта.
terracotta-study-weapons-paid = ПО сразу, при использовании.
terracotta-study-tiles = Тайлы подсчёта очков
terracotta-study-tiles-about = Каждый сыгравший тайл, для каждого игрока за столом.
terracotta-study-tiles-paid = ПО тайла, доминирование и присутствие вместе.
terracotta-study-action = { $kind ->
    [coins] монеты
    [clay] мокрая глина
    [build] изготовление
    [soak] смачивание
    [train] превращение в мастера
    [master] наём советника
    [priority] жетон приоритета
    [ready] подготовка оружия
    [specialist] приобретение специалиста
    [one-coin] монета вместо действия
   *[one-clay] глина вместо действия
}
