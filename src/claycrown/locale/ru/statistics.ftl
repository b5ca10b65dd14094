# Your games: one’s finished games put together

statistics-about = Ваши сыгранные партии по играм и числу игроков: чем они закончились, за что были очки, что и где потеряно. У каждого графика есть числа, которые можно сохранить таблицей.
statistics-none = Когда вы закончите партию, здесь будет видно, чем закончились ваши партии, за что были очки и каковы ваши худшие ошибки.
statistics-title = Игра
statistics-players = { $players } ({ $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
})
statistics-summary = Партий: { $games }, побед: { $wins }, с анализом: { $analysed }.
statistics-seats = Победы по месту за столом
statistics-seat = Место за столом
statistics-mean-place = Место в среднем
statistics-rivals = Как часто вы были выше соперника
statistics-course = Победы в последних десяти партиях
statistics-place = Место
statistics-recent = Побед в последних десяти
statistics-sources = По источникам рядом с победителями, в среднем
statistics-source = Источник
statistics-you = Вы
statistics-winners = Победители
statistics-outs = Оценка, в которой вы выбываете
statistics-elimination = Выбывание
statistics-out = { $place ->
    [0] До самого конца
   *[other] Оценка { $place }
}
statistics-losses-rounds = Потерянные шансы на победу по этапам
statistics-losses-kinds = Потерянные шансы на победу по видам решений
statistics-losses-course = Потеря шанса на победу за ход, партия за партией
# $name is “Round” or “Year”.
statistics-round = { $name } { $round }
statistics-kind = Решение
statistics-turns = Ходы
statistics-missed = Лучшие ходы на месте ваших потерь принесли бы всего: { $gains }.
statistics-analysing = Партии без анализа
statistics-analysing-about = Партий без анализа: { $count }. Потери известны только по партиям с анализом.
statistics-analyse = Анализировать последние: { $count }
statistics-analysing-now = Анализируется партий: { $count }. Числа обновятся сами.
statistics-mistakes = Ваши худшие ошибки
statistics-mistakes-about = Каждая — задача: позиция снова на поле, и нужно найти, что было бы лучше.
