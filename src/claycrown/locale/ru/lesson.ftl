# The page of a lesson. What the lesson says is the game’s own.

learn-not-there = Такого урока нет
learn-step = Шаг { $step } из { $of }
learn-step-elsewhere = Другая позиция · шаг { $step } из { $of }
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
learn-finished-part = «{ $game }»: часть игры вы уже знаете
learn-did = Что вы уже умеете
learn-skipped = Ещё не испробовано
learn-puzzles = А потом: три короткие задачи
learn-first-game-about = Сыграйте первую партию против новичков. Что происходит и за что очки, объясняется по ходу; виденное несколько раз больше не объясняется. В настройках это можно включить и выключить.
learn-first-game = Сыграть первую партию
learn-back-to-lesson = Назад к уроку

learn-tap-twice = На сенсорном экране: касание отмечает, а кнопка внизу выполняет.
learn-go-on = Продолжить
learn-read-again = Прочитать ещё раз
