# Learning the games: the rulebook's pages and what they share. A game's own are in its words.

## A look at a thing of any game

general-description = { $where }: { $what }.
general-description-of = { $where }, { $label }: { $what }.
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

## Explanations while one plays

learn-explained = Что произошло и почему
learn-explained-off = Больше не объяснять
