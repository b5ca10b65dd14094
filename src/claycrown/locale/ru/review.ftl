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
