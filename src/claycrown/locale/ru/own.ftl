# Your games: one’s finished games put together

own-about = Ваши сыгранные партии по играм и числу игроков: чем они закончились, за что были очки, что и где потеряно. У каждого графика есть числа, которые можно сохранить таблицей.
own-none = Когда вы закончите партию, здесь будет видно, чем закончились ваши партии, за что были очки и каковы ваши худшие ошибки.
own-title = Игра
own-players = { $players } ({ $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
})
own-summary = Партий: { $games }, побед: { $wins }, с анализом: { $analysed }.
own-seats = Победы по месту за столом
own-seat = Место за столом
own-mean-place = Место в среднем
own-rivals = Как часто вы были выше соперника
own-course = Победы в последних десяти партиях
own-place = Место
own-recent = Побед в последних десяти
own-sources = По источникам рядом с победителями, в среднем
own-source = Источник
own-you = Вы
own-winners = Победители
own-outs = Оценка, в которой вы выбываете
own-elimination = Выбывание
own-out = { $place ->
    [0] До самого конца
   *[other] Оценка { $place }
}
own-losses-rounds = Потерянные шансы на победу по этапам
own-losses-kinds = Потерянные шансы на победу по видам решений
own-losses-course = Потеря шанса на победу за ход, партия за партией
# $name is “Round” or “Year”.
own-round = { $name } { $round }
own-kind = Решение
own-turns = Ходы
own-missed = Лучшие ходы на месте ваших потерь принесли бы всего: { $gains }.
own-analysing = Партии без анализа
own-analysing-about = Партий без анализа: { $count }. Потери известны только по партиям с анализом.
own-analyse = Анализировать последние: { $count }
own-analysing-now = Анализируется партий: { $count }. Числа обновятся сами.
own-mistakes = Ваши худшие ошибки
own-mistakes-about = Каждая — задача: позиция снова на поле, и нужно найти, что было бы лучше.
