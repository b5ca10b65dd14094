# Looking further: decisions tried from a moment of a finished game, or from any position
explore-title = Смотреть дальше: { $game }
explore-about = Пробуйте решения за всех на настоящем столе, возвращайтесь, сохраняйте варианты и смотрите, что о них думают боты. Здесь ничего не хранится: всё содержится в адресе страницы.
explore-new = Новая партия
explore-try = Попробовать
explore-construct = Составить позицию
explore-from-file = Позиция из файла
explore-from-file-about = Файл в нотации игры, как его сохраняет редактор
explore-no-position = В этом файле нет позиции: { $game }
explore-from-game = Сыгранная партия
explore-from-game-about = В повторе, в любой момент, выберите «Смотреть дальше».
explore-cannot = Это нельзя рассмотреть
explore-edit = Изменить
explore-editor = Редактор позиции: { $game }
explore-play-on = Играть дальше отсюда
explore-play-on-short = Играть дальше
explore-play-on-about = Стол с ботами, где партия продолжается с этой позиции. Она не рейтинговая.
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
explore-link-about = У кого есть ссылка, тот видит позицию и все варианты.
explore-copy-link = Скопировать ссылку
explore-line-unnamed = Вариант { $number }
explore-too-long = Для одного адреса это слишком много: удалите вариант, иначе он пропадёт вместе со страницей.
explore-evaluation = Шансы на победу
explore-evaluate = Оценивать
explore-thinking = Боты смотрят…
explore-by-bots = Так это видят боты, а боты ошибаются.
explore-best = Что сделали бы боты
explore-brushes = Фигуры
explore-brushes-about = Выберите что-нибудь, затем нажмите на поле, куда поставить.
explore-table = Стол
explore-save = Сохранить
explore-begin-anew = Начать заново
explore-checking = Проверяется по правилам…
explore-possible = По правилам такая позиция возможна.
explore-in-the-middle = Что-то уже начато.
explore-refused = { $reason }.
explore-fields = Позиция
explore-field = { $name }

# The analysis of a game that is over
review-about = Где решилась партия и как было бы лучше? Боты заново смотрят каждый ход; сначала появляется кривая, потом она уточняется. Анализ делается один раз и сохраняется.
review-ask = Проанализировать партию
review-ask-again = Проанализировать снова
review-deeper = Проанализировать глубже
review-under-way = Анализ: { $done }
review-waiting = { $count ->
    [one] Ожидание: впереди { $count } партия.
    [few] Ожидание: впереди { $count } партии.
   *[many] Ожидание: впереди { $count } партий.
}
review-stop = Остановить
review-stopped = Анализ остановлен.
review-failed = Анализ не удался.
review-curve = Шансы на победу
review-at = Позиция { $position } из { $last }: { $chances }
review-figures = Цифры
review-position = После решений
review-turning-points = Переломы
review-summary = Кто как играл
review-mean = Потеря за ход
review-count = { $verdict ->
    [best] Лучшие
    [good] Хорошие
    [inaccuracy] Неточности
    [mistake] Ошибки
   *[blunder] Зевки
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
