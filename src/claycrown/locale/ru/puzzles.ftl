# Puzzles: the list, and solving one. A game’s own are in its words.

puzzle-title = Задачи: { $game }
puzzle-about = Положения из партий ботов, в каждом одно явно лучшее решение. Сыграйте его на поле; вам скажут, что оно даёт и что упускают другие.
puzzle-none = У этой игры нет задач.
puzzle-daily-of = Задача дня, { $day }
puzzle-daily-about = Одна для всех, до полуночи по Гринвичу (UTC).
puzzle-daily-state = { $state ->
    [solved] Сегодня решена.
    [given-up] Сегодня не решена. Завтра будет другая.
   *[open] Ещё не решена.
}
puzzle-streak = { $days ->
    [0] Пока ни одного дня подряд.
    [one] Решено { $days } день подряд.
    [few] Решено { $days } дня подряд.
    [many] Решено { $days } дней подряд.
   *[other] Решено { $days } дня подряд.
}
puzzle-streak-longest = { $days ->
    [one] Самая длинная серия: { $days } день.
    [few] Самая длинная серия: { $days } дня.
    [many] Самая длинная серия: { $days } дней.
   *[other] Самая длинная серия: { $days } дня.
}
puzzle-streak-guest = Ваши дни помнит этот браузер. С аккаунтом они хранятся везде.
puzzle-solve = Решить
puzzle-look-again = Посмотреть ещё раз
puzzle-list = Все задачи
puzzle-filter-kind = О чём
puzzle-filter-difficulty = Сложность
puzzle-filter-all = все
puzzle-filter-open = Только ещё не решённые здесь
puzzle-count = { $count ->
    [0] Таких задач нет.
    [one] { $count } задача
    [few] { $count } задачи
    [many] { $count } задач
   *[other] { $count } задачи
}
puzzle-difficulty = { $level ->
    [1] лёгкая
    [2] средняя
   *[3] трудная
}
puzzle-entry = { $difficulty }, { $moment }, { $players }
puzzle-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}
puzzle-solved-here = решена

## Puzzles: solving one

puzzle-back = К задачам
puzzle-asked = { $count ->
    [one] Найдите лучшее решение. Вы играете: { $colour }.
    [few] Найдите по порядку { $count } лучших решения. Вы играете: { $colour }.
    [many] Найдите по порядку { $count } лучших решений. Вы играете: { $colour }.
   *[other] Найдите по порядку { $count } лучших решения. Вы играете: { $colour }.
}
puzzle-given = Приказы соперников известны:
puzzle-given-of = { $who }: { $what }
puzzle-right-so-far = { $left ->
    [one] Пока верно. Осталось найти { $left } решение.
    [few] Пока верно. Осталось найти { $left } решения.
    [many] Пока верно. Осталось найти { $left } решений.
   *[other] Пока верно. Осталось найти { $left } решения.
}
puzzle-solved = Решено.
puzzle-wrong = Не лучшее: { $decision }.
puzzle-wrong-gains = Оно даёт: { $gains }.
puzzle-wrong-nothing = Оно не даёт ничего, что можно посчитать.
puzzle-wrong-best = Лучшее даёт: { $gains }.
puzzle-try-again = Ещё раз
puzzle-show = Показать решение
puzzle-solution = Лучшее: { $decisions }.
puzzle-gains = Это даёт: { $gains }.
puzzle-second = Второе по силе: { $decisions }.
puzzle-worth = { $measure ->
    [own] По анализу это оставляет { $best } % шансов на победу, а сыгранное тогда — { $second } %.
    [chance] По долгому поиску лучшее оставляет { $best } % шансов на победу в партии, второе — { $second } %.
   *[vp] Если досчитать до конца, отрыв от сильнейшего соперника { SIGNED($best) } ПО с лучшим и { SIGNED($second) } ПО со вторым.
}
puzzle-on-board = Посмотреть на поле
puzzle-begin-again = В начало
puzzle-own = Ваша ошибка
puzzle-own-asked = Здесь можно было сыграть лучше. Найдите как. Ваш цвет: { $colour }.
puzzle-own-so-far = Продолжайте: оценка будет в конце хода.
puzzle-own-better = Лучше: { $decisions }.
puzzle-own-played = Сыграно тогда: { $decisions }.
puzzle-next = Следующая задача
puzzle-to-list = К списку
