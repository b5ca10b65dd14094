# Learning the games: the rulebook's pages and what they share. A game's own are in its words.

## A look at a thing of any game

general-look = { $where }: { $what }.
general-look-of = { $where }, { $label }: { $what }.
learning-look = Что это такое
learning-look-not-now = Сейчас нельзя: { $reason }
learning-look-before = Предыдущий предмет
learning-look-next = Следующий предмет

## The rulebook's page

learning-minute = За минуту
learning-round = Шаг за шагом
learning-chapters = Все правила
learning-examples = Примеры подсчёта очков
learning-legend = Что означают символы
learning-glossary = Словарь терминов
learning-figures = Откуда взяты значения
learning-figures-about = Что напечатано на компонентах, приводится здесь по этому изданию: { $edition ->
    [standard] стандартное.
   *[other] { $edition }.
  } «Напечатано» значит, что значение указано в правилах или в нескольких обзорах, «выведено» — что оно из них следует, «восстановлено» — что оно подобрано так, чтобы согласоваться со всем известным.
learning-figures-of = { $source ->
    [printed] Напечатано
    [deduced] Выведено
   *[reconstructed] Восстановлено
}
learning-figures-all = Все значения и как их исправить
learning-rulings = Уточнения к правилам
learning-rulings-about = Если печатные правила о чём-то умалчивают, здесь играют так.
learning-ruling = Как играют здесь:
learning-contents = Содержание
learning-search = Поиск в правилах
learning-search-hint = слова или номер правила
learning-found = { $count ->
    [0] Этих слов нет ни в одном правиле.
    [one] Эти слова есть в { $count } правиле.
    [few] Эти слова есть в { $count } правилах.
    [many] Эти слова есть в { $count } правилах.
   *[other] Эти слова есть в { $count } правилах.
}
learning-rule-in-book = В книге правил
learning-rule-next = Следующее правило: { $rule }
learning-rule-before = Предыдущее правило: { $rule }
learning-chapter-next = Следующая глава: { $title }
learning-chapter-before = Предыдущая глава: { $title }
learning-aid = Памятка на одну страницу
learning-aid-of = { $game }: памятка на одну страницу
learning-print = Напечатать
learning-own-page = Открыть на отдельной странице
learning-whole = Вся книга правил
learning-back-to-table = Назад к столу
learning-up = К содержанию
learning-no-rules = К этой игре нет правил в виде текста.
learning-picture = { $part ->
    [wheel] Рисунок: колесо действий
    [mausoleum] Рисунок: мавзолей
    [masters] Рисунок: советники
    [rack] Рисунок: органайзер и специалисты
    [people] Рисунок: строки игроков
    [map] Рисунок: карта
    [orders] Рисунок: приказы всех игроков
    [strip] Рисунок: следующие жетоны, титаны и казармы
   *[kingdom] Рисунок: календарь и оценки
}

## The lesson

learn-not-there = Такого урока нет
learn-step = Шаг { $step } из { $of }
learn-back = Назад
learn-again = Начать заново
learn-next = Дальше
learn-skip = Пропустить этот шаг
learn-finish = Закончить
learn-leave = Выйти из урока
learn-watch = Смотрите, что происходит. Можно приостановить, пройти по шагам или пропустить.
learn-not-this = Так тоже можно: { $what }. Но здесь нужно другое.
learn-not-this-does = Так тоже можно: { $what }. Это дало бы: { $does }. Но здесь нужно другое.
learn-finished = Теперь вы знаете игру «{ $game }»
learn-first-game-about = Сыграйте первую партию против новичков. Что происходит и за что очки, объясняется по ходу; виденное несколько раз больше не объясняется. В настройках это можно включить и выключить.
learn-first-game = Сыграть первую партию
learn-back-to-lesson = Назад к уроку

learn-tap-twice = На сенсорном экране: одно касание показывает, что даст вариант, второе выбирает его.
learn-go-on = Продолжить
learn-read-again = Прочитать ещё раз

## Explanations while one plays

learn-explained = Что произошло и почему
learn-explained-off = Больше не объяснять

## Puzzles: the list

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
puzzle-wrong-missed = Чем лучшее впереди: { $missed }.
puzzle-wrong-instead = Чем лучшее жертвует: { $behind }.
puzzle-try-again = Ещё раз
puzzle-show = Показать решение
puzzle-shown = Решение показано на поле.
puzzle-solution = Лучшее: { $decisions }.
puzzle-gains = Что оно даёт: { $gains }.
puzzle-second = Второе по силе: { $decisions }.
puzzle-ahead = Что упускает второе: { $ahead }.
puzzle-behind = Чем лучшее жертвует: { $behind }.
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
puzzle-own-ahead = Что тогда упущено: { $ahead }.
puzzle-next = Другая задача

## Puzzles: in the terminal

puzzle-terminal-moment = { $kind }; { $difficulty }.
puzzle-terminal-ask = Ваше решение или его номер (? — все решения, = — показать ответ):
puzzle-terminal-choices = { $count ->
    [one] Возможно { $count } решение.
    [few] Возможно { $count } решения.
    [many] Возможно { $count } решений.
   *[other] Возможно { $count } решения.
}
puzzle-terminal-unknown = Это не решение: { $text }
