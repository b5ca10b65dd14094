# The analysis of a game that is over

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
review-mean = Средняя потеря за ход
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
review-played = Сыграно: { $chance } на победу
review-better = Лучше: { $chance } на победу
review-try = Попробовать
review-next = Следующая ошибка
review-line-better = Лучший вариант
review-line-played = Как сыграно
