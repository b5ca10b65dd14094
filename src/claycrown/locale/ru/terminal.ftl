# The table in the terminal, as far as only it says this. Keys are named as they are on a keyboard.

terminal-keys = ? правила  u назад  : ввод  l журнал  s очки  p { $pace ->
    [slow] медленно
    [step] по шагам
    [fast] быстро
   *[normal] обычно
}  t цвет  q выход
terminal-keys-deciding = стрелки, Enter выбрать · Esc назад · { $keys }
terminal-keys-waiting = Пробел дальше · { $keys }
terminal-keys-over = a разбор · { $keys }
terminal-keys-page = стрелки и PgUp PgDn прокрутка · Esc назад к столу
terminal-keys-rules = стрелки выбрать тему · / поиск · PgUp PgDn прокрутка · Esc назад
terminal-keys-start = стрелки выбрать и изменить строку · Enter начать · Esc выйти
terminal-analysis-progress = разобрано { $percent } %
terminal-tabs = Tab дальше

terminal-asked = { $who }: { $prompt }
terminal-turn-done = Ваш ход окончен. Пробел — дальше, u отменяет последнее решение.
terminal-bot-thinks = { $who } думает.
terminal-bot-waits = Следующий ход: { $who }. Пробел — дальше.
terminal-scene-goes-on = { $told } Пробел — дальше, Esc — до конца.
terminal-over = Партия окончена. s показывает подсчёт очков, q — выход.
terminal-refused = { $rule }: { $reason }. ? показывает правило.
terminal-not-a-decision = «{ $text }» здесь не решение. Попробуйте слово из списка или запись: { $example }
terminal-taken-back = Отменено: { $told }
terminal-unsaved = Партию не удалось сохранить: { $reason }.
terminal-type-here = решение, например: { $example }
terminal-too-small = Карте нужно столбцов: { $columns }, строк: { $lines }.
terminal-more-below = ▼ PgDn
terminal-more-above = ▲ PgUp

terminal-rules = Правила об этом
terminal-look = Что это такое
terminal-search = слова правила или его номер
terminal-found = { $count ->
    [0] Этих слов нет ни в одном правиле
    [one] { $count } правило
    [few] { $count } правила
    [many] { $count } правил
   *[other] { $count } правила
  }
terminal-why-not = Почему нельзя: { $reason }
terminal-this-choice = Этот вариант: { $label }
terminal-sources = Откуда взяты значения
terminal-sources-about = Издание называется «{ $edition }». Напечатанные значения стоят в правилах или в нескольких обзорах; выведенные следуют из напечатанного; восстановленные подобраны так, чтобы согласоваться со всем известным. Если у вас есть коробка, их можно исправить: «claycrown edition show { $game }» выводит файл, «--edition ФАЙЛ» играет с вашим.
terminal-source = { $source ->
    [printed] { $figures }: напечатано. { $note }
    [deduced] { $figures }: выведено. { $note }
   *[reconstructed] { $figures }: восстановлено. { $note }
}

terminal-hand-over = Дальше решает { $who }
terminal-hand-over-about = Сейчас появится то, что видит только { $who }. Уступите место и нажмите Enter.
terminal-hand-back = { $number }: { $who } решает заново.

terminal-start = Начните новую партию или продолжите сохранённую.
terminal-begin = начать
terminal-go-on = продолжить: { $game }
terminal-damaged = повреждено: { $reason }
terminal-saved = { $count ->
    [one] { $players }; { $count } решение; { $when }
    [few] { $players }; { $count } решения; { $when }
    [many] { $players }; { $count } решений; { $when }
   *[other] { $players }; { $count } решения; { $when }
}
terminal-saved-over = { $players }; окончена; { $when }
terminal-person = человек
terminal-left = Сохранено. Продолжить: claycrown play --resume { $path }
terminal-kept = Партия хранится в { $path }

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
