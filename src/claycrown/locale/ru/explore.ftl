# Looking further: decisions tried from a moment of a finished game, or from any position
explore-title = Смотреть дальше: { $game }
explore-about = Пробуйте решения за всех на настоящем столе, возвращайтесь, сохраняйте варианты и смотрите, что о них думают боты. Здесь ничего не хранится: всё содержится в адресе страницы.
explore-new = Новая партия
explore-try = Попробовать
explore-construct = Составить положение
explore-from-file = Положение из файла
explore-from-file-about = Файл в нотации игры, как его сохраняет редактор
explore-no-position = В этом файле нет положения: { $game }
explore-from-game = Сыгранная партия
explore-from-game-about = В повторе, в любой момент, выберите «Смотреть дальше».
explore-cannot = Это нельзя рассмотреть
explore-edit = Изменить
explore-editor = Редактор положения: { $game }
explore-play-on = Играть дальше отсюда
explore-play-on-short = Играть дальше
explore-play-on-about = Стол с ботами, где партия продолжается с этого положения. Она не рейтинговая.
explore-your-seat = Ваше место
explore-play = Играть
explore-lines-tab = Варианты
explore-line = Этот вариант
explore-beginning = Начало
explore-line-name = Название
explore-keep = Сохранить вариант
explore-lines = Сохранённые варианты
explore-line-length = { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
}
explore-drop = Удалить: { $name }
explore-no-lines = Пока нет. Назовите вариант, который пробуете, и сохраните его.
explore-link-about = У кого есть ссылка, тот видит положение и все варианты.
explore-copy-link = Скопировать ссылку
explore-line-unnamed = Вариант { $number }
explore-too-long = Для одного адреса это слишком много: удалите вариант, иначе он пропадёт вместе со страницей.
explore-evaluation = Шансы на победу
explore-evaluate = Оценивать
explore-thinking = Боты смотрят…
explore-to-win = Победа
explore-by-bots = Так это видят боты, а боты ошибаются.
explore-best = Что сделали бы боты
explore-brushes = Фигуры
explore-brushes-about = Выберите что-нибудь, затем нажмите на поле, куда поставить.
explore-table = Стол
explore-save = Сохранить
explore-begin-anew = Начать заново
explore-checking = Проверяется по правилам…
explore-possible = По правилам такое положение возможно.
explore-in-the-middle = Что-то уже начато.
explore-refused = { $reason }.
explore-fields = Положение
explore-field = { $name }

# The analysis of a game that is over
review-about = Где решилась партия и как было бы лучше? Боты заново смотрят каждый ход; сначала появляется кривая, потом она уточняется. Разбор делается один раз и сохраняется.
review-ask = Разобрать партию
review-ask-again = Разобрать снова
review-deeper = Разобрать глубже
review-under-way = Разбор: { $done }
review-waiting = { $count ->
    [one] Ожидание: впереди { $count } партия.
    [few] Ожидание: впереди { $count } партии.
   *[many] Ожидание: впереди { $count } партий.
}
review-stop = Остановить
review-stopped = Разбор остановлен.
review-failed = Разбор не удался.
review-curve = Шансы на победу
review-at = Положение { $position } из { $last }: { $chances }
review-position = После решений
review-turning-points = Переломы
review-summary = Кто как играл
review-mean = Потеря за ход
review-count = { $verdict ->
    [best] Лучшие
    [good] Хорошие
    [inaccuracy] Неточности
    [mistake] Ошибки
   *[blunder] Грубые ошибки
}
review-turns = Ходы
review-of = Чьи
review-everybody = Все
review-losses-only = Только потери
review-lost = −{ $loss }
review-nothing-lost = Здесь ничего не потеряно.
review-played = Сыграно: { $what }
review-chance = Шанс { $chance }; с лучшим ходом { $best }.
review-better = Лучше:
review-brings = Это даёт: { $gains }.
review-then = Затем, вероятно: { $what }.
review-show = Показать на поле
review-hindsight = Зная, что сделали другие
review-answer = Лучший ответ: { $what } ({ $chance }).
review-spread = Другой поиск может дать на { $spread } больше или меньше.
review-line-better = Лучший вариант
review-line-played = Как сыграно

# Ваши партии: сыгранные партии вместе

own-about = Ваши сыгранные партии по играм и числу игроков: чем они закончились, за что были очки, что и где потеряно. У каждого графика есть числа, которые можно сохранить таблицей.
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
own-assessment = Оценка
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
