# Many games between bots: the commands `arena` and `study`, their tables, plots and pages. Bots, games, options and formats are
# called as they are typed. Seats are named by their colours.

arena-about =
    Пусть боты сыграют друг с другом много партий.

    После каждой партии все пересаживаются на одно место; зерно играется при всех рассадках, прежде чем берётся следующее.
arena-players = Сколько сидит за столом; если не указано, наименьшее для игры.
arena-bots = Кто играет, при желании с бюджетом: marshal:simulations=2000, :seconds=0.1, :divide=10, :threads=2. В матче одно имя занимает все места; если имён меньше, чем мест, они повторяются по порядку (A,B,A,B).
arena-format = Кто встречается: один стол; все сочетания ботов; первый против каждого; соседи по лестнице (все, если не указано).
arena-games = Сколько партий каждого состава; если не указано, { $games }.
arena-seed = Одно и то же зерно даёт один и тот же матч; если не указано, выбирается случайно.
arena-seconds = Время на ход, одинаковое для всех, кто думает.
arena-simulations = Симуляций на ход, одинаково для всех, кто думает.
arena-better-by = Остановиться, как только ясно, сильнее ли первый бот второго на столько очков рейтинга.
arena-records = Писать запись каждой партии в эту папку.
arena-parquet = Писать строку на каждое место каждой партии.
arena-plots = Нарисовать рейтинги, очки и места: файл .svg или .png.

arena-unknown-bot = неизвестный бот { $bot } (есть: { $known })
arena-no-such-bot = { $game }: нет бота { $bot } (есть { $known })
arena-unknown-player = { $bot } неизвестен; есть { $known } и { $person }
arena-too-many-named = мест { $players }, а названо { $named }
arena-thinks-not = { $bot } не думает наперёд: настраивать нечего
arena-setting = { $bot }: { $setting } — нужно одно из: { $known }; с числом, например simulations=2000
arena-too-many-bots = ботов { $bots }, а мест { $players }
arena-too-few-bots = { $form ->
    [gauntlet] испытанию на { $players } игроков нужно ботов не меньше: { $least }
    [ladder] лестнице на { $players } игроков нужно ботов не меньше: { $least }
   *[round-robin] круговому турниру на { $players } игроков нужно ботов не меньше: { $least }
}
arena-twice = { $form ->
    [gauntlet] в испытании никто не участвует дважды
    [ladder] в лестнице никто не участвует дважды
   *[round-robin] в круговом турнире никто не участвует дважды
}
arena-one-line-up = возможно только для одного состава
arena-compares-two = сравнивает двух ботов, а не { $bots }
arena-picture = { $file }: должно кончаться на .svg или .png
arena-no-workers = { $address }: нет исполнителей
arena-other-version = { $compiled ->
    [0] у { $worker } другая версия: { $version }, не скомпилирована
   *[other] у { $worker } другая версия: { $version }, скомпилирована
}
arena-not-studied = не говорит, что считать в исследовании

arena-head-bot = бот
arena-head-seat = место
arena-head-wins = побед
arena-head-rate = доля
arena-head-interval = 95 %
arena-head-place = итог
arena-head-rating = рейтинг
arena-head-games = партий
arena-head-before = опередил
arena-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-share-whole = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
arena-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-whole = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
arena-between = от { $low } до { $high }
arena-estimate = { $value } (от { $low } до { $high })
arena-played = { $game }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}, зерно { $seed }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
    [many] { $decisions } решений
   *[other] { $decisions } решения
}, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с
arena-thinks = { $bot }: { $budget } за ход
arena-budget-seconds = { NUMBER($seconds, maximumFractionDigits: 6) } с
arena-budget-simulations = { $count ->
    [one] { $count } симуляция
    [few] { $count } симуляции
    [many] { $count } симуляций
   *[other] { $count } симуляции
}
arena-budget-threads = { $count ->
    [one] { $count } поток
    [few] { $count } потока
    [many] { $count } потоков
   *[other] { $count } потока
}
arena-rate-about = доля: выигранные партии с интервалом 95 %; место и дальнейшее — средние
arena-rating-about = рейтинг: с 400 очками больше опережают другого в десять раз чаще, чем отстают

arena-test-open = { $seeds ->
    [one] { $a } сильнее { $b } на { $points } очков: не решено после { $seeds } зерна (логарифм отношения правдоподобия { $ratio }, нужно { $bound } в ту или другую сторону)
    [few] { $a } сильнее { $b } на { $points } очков: не решено после { $seeds } зёрен (логарифм отношения правдоподобия { $ratio }, нужно { $bound } в ту или другую сторону)
    [many] { $a } сильнее { $b } на { $points } очков: не решено после { $seeds } зёрен (логарифм отношения правдоподобия { $ratio }, нужно { $bound } в ту или другую сторону)
   *[other] { $a } сильнее { $b } на { $points } очков: не решено после { $seeds } зёрен (логарифм отношения правдоподобия { $ratio }, нужно { $bound } в ту или другую сторону)
}
arena-test-better = { $seeds ->
    [one] { $a } сильнее { $b }: решено после { $seeds } зерна, неверно примерно в { $error } таких проверок
    [few] { $a } сильнее { $b }: решено после { $seeds } зёрен, неверно примерно в { $error } таких проверок
    [many] { $a } сильнее { $b }: решено после { $seeds } зёрен, неверно примерно в { $error } таких проверок
   *[other] { $a } сильнее { $b }: решено после { $seeds } зёрен, неверно примерно в { $error } таких проверок
}
arena-test-not-better = { $seeds ->
    [one] { $a } не сильнее { $b } на { $points } очков: решено после { $seeds } зерна, неверно примерно в { $error } таких проверок
    [few] { $a } не сильнее { $b } на { $points } очков: решено после { $seeds } зёрен, неверно примерно в { $error } таких проверок
    [many] { $a } не сильнее { $b } на { $points } очков: решено после { $seeds } зёрен, неверно примерно в { $error } таких проверок
   *[other] { $a } не сильнее { $b } на { $points } очков: решено после { $seeds } зёрен, неверно примерно в { $error } таких проверок
}

plot-title = { $game }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}
plot-ratings = { $title }: рейтинги
plot-rating-points = очки рейтинга
plot-figure = { $title }: { $figure } в конце
plot-seats = { $title }: выигранные партии по местам
plot-games-won = выигранные партии
plot-median = { $unit } (линия: медиана)
plot-bot-at-seat = { $bot }, { $seat }

study-about =
    Сыграть много партий одного бота с самим собой и написать страницу о балансе игры.

    Места, действия, тайлы, советники, статуи, города, награды и титаны по числу игроков, с интервалами.
study-bot = Кто играет на всех местах; может следовать бюджет, как в арене.
study-players = Число игроков для исследования; если не указано, все.
study-games = Партий на каждое число игроков.
study-seed = Одно и то же зерно даёт одну и ту же страницу; если не указано, выбирается случайно.
study-seconds = Время на ход.
study-simulations = Симуляций на ход.
study-out = Страница, которую написать; если не указано, study-ИГРА.html.
study-json = Записать числа и в JSON.
study-done = { $games ->
    [one] { $file }: { $games } партия игры «{ $game }», зерно { $seed }
    [few] { $file }: { $games } партии игры «{ $game }», зерно { $seed }
    [many] { $file }: { $games } партий игры «{ $game }», зерно { $seed }
   *[other] { $file }: { $games } партии игры «{ $game }», зерно { $seed }
}
study-title = { $game }: исследование баланса
study-played = Сыграно: { $played }. На всех местах играл { $bot }; издание: { $edition }. Всё посчитано по журналам записей партий. Линии — интервалы 95 %; из двадцати один ошибается случайно. Сказанное верно для партий таких ботов. Чтобы повторить:
study-played-games = { $games ->
    [one] { $games } партия при { $players } игроках
    [few] { $games } партии при { $players } игроках
    [many] { $games } партий при { $players } игроках
   *[other] { $games } партии при { $players } игроках
}
study-value = Где пунктир стоит на 0, число говорит, насколько лучше остальных за столом закончили те, кто сделал что-то на один раз больше: наклон прямой через всех игроков, каждый отсчитан от середины своего стола. Это то, что встречается вместе, а не причина: кто впереди, может и больше себе позволить. О том, что различалось меньше чем за { $least } столами, ничего не сказано.
study-count = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}
study-seats = Места
study-seats-about = Партии, выигранные с каждого места (начинает место 1), на всех местах один и тот же бот. Пунктир — сколько выигрывало бы каждое место, если бы места ничего не значили.
study-seat = место { $seat }
study-seats-unit = выигранные партии, игроков: { $players }
study-scores = Итоги: { $figure }
study-scores-about = Что было у каждого игрока в конце.
study-margin = Насколько близки партии
study-margin-about = { $figure } между первым и вторым.
study-decided = Как рано решаются партии
study-decided-about = Партии, выигранные тем, у кого было больше всего после каждого раунда; партии с ничьей за первенство в этой строке пропущены.
study-decided-unit = партии, выигранные лидером
study-after-round = после раунда { $round }
study-length = Сколько длятся партии
study-length-about = Решения всех игроков вместе.
study-length-unit = решений
study-paid = { $about } Принесло сразу: { $paid }
study-uses-unit = раз, у игрока за партию
study-paid-unit = принесло сразу, каждое
study-value-unit = { $worth }, за каждое
