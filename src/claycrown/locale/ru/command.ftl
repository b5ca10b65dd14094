# The command `claycrown`: help, results and errors. What is typed (names of commands and options, of bots and games, notation)

command-about = Настольные игры, полностью и быстро: играйте, повторяйте партии, пусть играют боты. Их список даёт `claycrown games`.
command-usage = Использование:
command-options = Параметры
command-commands = Команды
command-option-version = Показать версию.
command-option-language = Говорить на этом языке, если он есть: { $languages }. Если не указан — на языке терминала (LANG).
command-option-help = Показать эту справку и выйти.
command-default = по умолчанию: { $default }
command-required = обязательно

command-metavar-options = [ПАРАМЕТРЫ]
command-metavar-command = КОМАНДА [АРГУМЕНТЫ]...
command-metavar-number = ЧИСЛО
command-metavar-text = ТЕКСТ
command-metavar-game = ИГРА
command-metavar-game-if-wished = [ИГРА]
command-metavar-id = ID
command-metavar-file = ФАЙЛ
command-metavar-rule-or-words = [ПРАВИЛО | СЛОВА]...
command-metavar-file-if-wished = [ФАЙЛ]
command-metavar-file-or-url = ФАЙЛ|URL
command-metavar-folder = ПАПКА
command-metavar-address = АДРЕС
command-metavar-colour = ЦВЕТ
command-metavar-language = ЯЗЫК
command-metavar-name = ИМЯ
command-metavar-names = ИМЯ,...
command-metavar-points = ОЧКИ
command-metavar-variant = ИМЯ=ЗНАЧЕНИЕ
command-metavar-position = ПОЛОЖЕНИЕ
command-metavar-decisions = РЕШЕНИЕ...
command-metavar-record = ЗАПИСЬ
command-metavar-records-if-wished = [ЗАПИСЬ]...

command-list-play = играть в этом терминале с ботами или вместе за одной клавиатурой
command-list-new = подготовить партию: положение в JSON на стандартный вывод
command-list-legal = что можно решить в положении, по решению в строке
command-list-apply = положение после нескольких решений
command-list-score = подсчёт очков положения по пунктам
command-list-replay = положение после N решений записи
command-list-analyse = где решилась оконченная партия и что было бы лучше
command-list-stats = свои сыгранные партии вместе: результаты, очки по источникам, потери
command-list-arena = много партий между ботами
command-list-study = что чего стоит в игре: много партий ботов и страница о них
command-list-puzzle = решить задачу в простых строках: задачу дня или любую
command-list-serve = сервер для дома или клуба, со столами для людей и ботов; --open: играть в браузере
command-list-backup = всё, что хранит сервер, одним файлом, не останавливая его
command-list-restore = вернуть резервную копию, не останавливая сервер
command-list-check = переиграть все партии, что хранит сервер, и сообщить об отличиях
command-list-appoint = сделать аккаунт администратором сервера
command-list-games = установленные игры, их версии и варианты, и что не так с той, что не загружается
command-list-rules = правила игры обычными предложениями: все, одно по номеру или те, где есть такие слова
command-list-edition = значения на компонентах: проверить файл, назвать источники, скопировать для исправления

command-option-variant = Вариант, например short=true.
command-option-edition = Файл издания для игры или тот, что назван в положении.
command-option-json = JSON и ничего больше на стандартный вывод.
command-option-divide = Думать во столько раз меньше, чем говорит лестница.
command-option-processes = Сколько партий сразу; если не указано, по одной на ядро.
command-option-cluster = Играть на кластере Dask, например tcp://10.0.0.5:8786.
command-option-config = Файл TOML с настройками; все они необязательны.
command-option-database = Файл SQLite или postgresql://...; если не указано, claycrown.db.

command-play-about = Играть в этом терминале с ботами или вместе за одной клавиатурой. Без названия игры спросит, в какую.
command-play-players = Сколько игроков; если не указано, сколько нужно для --bots, или наименьшее для игры.
command-play-bots = Кто займёт последние места, например greedy,random; люди займут остальные.
command-play-seed = Одно и то же зерно даёт одну и ту же подготовку; если не указано, выбирается случайно.
command-play-resume = Продолжить сохранённую партию.
command-play-resume-alone = --resume продолжает партию как есть: не указывайте игру, игроков, ботов, зерно и варианты
command-play-which-game = укажите игру: { $games }
command-play-no-terminal = play нужен терминал: стандартный ввод и вывод

command-new-about = Подготовить партию: положение в JSON на стандартный вывод.
command-new-players = Сколько игроков; если не указано, наименьшее для игры.
command-new-seed = Одно и то же зерно даёт одну и ту же партию; если не указано, выбирается случайно.
command-legal-about = Что можно решить в положении, по решению в строке; для нескольких положений — по ответу в строке.
command-legal-seat = Только то, что может решить это место.
command-apply-about = Положение после нескольких решений. Недопустимое ничего не меняет; в ответ называется правило, которое его запрещает.
command-apply-seed = Для того, что ещё будет перемешано.
command-apply-whose = решают несколько мест: укажите чьё, в виде ЦВЕТ:РЕШЕНИЕ
command-score-about = Подсчёт очков положения по пунктам; для нескольких положений — по ответу в строке.
command-score-round = Что приносит раунд, если в игре считают по раундам.
command-score-final = Конец партии.
command-score-which = укажите --round или --final
command-score-out = выбывает
command-score-winner = победитель: { $who }
command-replay-about = Положение после N решений записи.
command-replay-to = Сколько решений; если не указано, все.
command-not-at-table = нет за этим столом; есть { $seats }

command-puzzle-about = Решить задачу, если не сказано иное — задачу дня: решения вводят как в записи или выбирают по номеру. Код завершения 1, если решение было показано.
command-puzzle-id = Определённую задачу.
command-puzzle-any = Любую, случайную.
command-puzzle-unknown = у этой игры нет задачи { $id }

command-games-about = Установленные игры с версиями и вариантами. Если какая-то не загружается, код завершения 1.
command-games-one = { $title }, от { $fewest } до { $most } игроков, версия { $version }
command-games-variant = { $option }: { $limits } ({ $label })
command-games-variant-unnamed = { $option }: { $limits }
command-games-broken = не удалось загрузить: { $reason }
command-games-lesson-broken = не удалось загрузить урок: { $reason }

command-rules-about = Правила игры по главам; для одного правила (T5.4) или главы (T5) — их текст; для слов — правила, в которых есть они все. Если ничего не найдено, код завершения 1.
command-rules-edition = Приводить значения этого издания.

command-edition-about = Значения на компонентах: проверить файл, назвать источники, скопировать для исправления.
command-edition-check-about = Проверить файл издания; неверный отвергается с указанием таблицы, ключа и причины.
command-edition-checked = { $file }: издание игры «{ $game }» под именем { $name }, хеш { $hash }
command-edition-sources-about = Сказать, откуда значения: напечатано, выведено или восстановлено.
command-edition-show-about = Файл издания из пакета, чтобы скопировать и исправить.

command-serve-about =
    Держать столы, за которыми играют люди и боты: страницы для браузеров и API, который он документирует.

    Настройки: файл, переменные CLAYCROWN_* или параметры здесь, они главнее.

command-serve-host = Адрес, на котором слушать; если не указан, только этот компьютер.
command-serve-port = Если не указан, 8000.
command-serve-open = Открыть браузер. Если не сказано иное: партии хранятся в вашей папке данных, журнал говорит только о неполадках, а уже запущенный здесь сервер используется.
command-serve-at = Clay & Crown: { $address }
command-serve-ends = Ctrl-C завершает; неоконченные партии будут здесь в следующий раз.
command-serve-no-screen = Здесь нет экрана: откройте адрес в браузере или играйте в терминале командой `claycrown play`.
command-serve-port-taken = порт { $port } занят другой программой
command-serve-no-database = базу данных не открыть: { $reason }
command-config-public-url = public_url должен быть адресом вида https://games.example.org, а не { $url }
command-config-section = { $name }: нужен раздел
command-config-wrong = настройки: { $reason }

command-backup-about = Записать в ФАЙЛ всё, что хранит сервер, работает он или нет. В файле есть тайны: читать его может только владелец.
command-restore-about = Вернуть резервную копию, работает сервер или нет. То, что сейчас в базе данных, исчезнет.
command-restore-yes = Не спрашивать.
command-restore-sure = Заменить всё в базе данных этой копией? [д/Н]
command-yes = д да y yes
command-check-about = Переиграть все хранимые партии и сообщить, какие отличаются от сохранённого; тогда код завершения 1.
command-check-repair = Сделать повреждённые снимки заново по подготовке и решениям.
command-appoint-about = Сделать аккаунт ИМЯ администратором: он видит жалобы и может помочь с паролями.
command-backup-made = { $file }: { $contents }
command-backup-put-back = возвращено: { $contents }
command-backup-people = { $count ->
    [one] { $count } человек
    [few] { $count } человека
    [many] { $count } человек
   *[other] { $count } человека
}
command-backup-tables = { $count ->
    [one] { $count } стол
    [few] { $count } стола
    [many] { $count } столов
   *[other] { $count } стола
}
command-backup-decisions = { $count ->
    [one] { $count } решение
    [few] { $count } решения
    [many] { $count } решений
   *[other] { $count } решения
}
command-check-of-table = { $table }: { $wrong }
command-checked = { $games ->
    [one] переиграна { $games } партия
    [few] переиграны { $games } партии
    [many] переиграно { $games } партий
   *[other] переиграно { $games } партии
}, { $differ ->
    [one] отличается { $differ }
    [few] отличаются { $differ }
    [many] отличается { $differ }
   *[other] отличается { $differ }
}
command-appointed = { $name } теперь администратор этого сервера.
command-no-account = нет аккаунта с именем { $name }
command-no-database = нет базы данных { $file }
command-database = база данных: { $reason }
command-file-trouble = { $file }: { $reason }
command-empty-database = база данных { $file } — файл в ноль байт: верните резервную копию или удалите его, чтобы начать заново
command-too-new = база данных версии { $found }; эта программа знает версии до { $known }
command-backup-too-old = база данных версии { $found }, программа — { $known }: запустите один раз её сервер
command-backup-too-new = копия сделана более новой версией этой программы
command-backup-none = этот файл не резервная копия этой программы
command-backup-damaged = { $file } повреждён или не резервная копия: { $reason }
command-backup-rows = копия повреждена: в { $table } строк { NUMBER($count, useGrouping: 0) }, а не { NUMBER($expected, useGrouping: 0) }
command-backup-unreadable = копия повреждена: { $table } не читается

command-differs-edition = у издания { $edition } не те значения, с которыми начата партия
command-differs-gap = после номера { $before } идёт { $number }
command-differs-back = номер { $number } возвращается к { $to }
command-differs-no-decision = номер { $number } не решение
command-differs-illegal = номер { $number } противоречит { $rule }
command-differs-no-set-up = нет её подготовки
command-differs-unreadable = снимок на номере { $number } не читается
command-differs-snapshot = снимок на номере { $number } отличается
command-differs-beyond = есть снимок после последней записи
command-differs-head = стол на { $head }, записи кончаются на { $last }
command-differs-deciders = решать должны другие места
command-differs-over = { $over ->
    [0] стол помечен как «{ $status }», но его партия не окончена
   *[other] стол помечен как «{ $status }», но его партия окончена
}
command-differs-result = результат отличается
command-differs-no-game = переиграть нельзя: игра { $reason }
command-differs-breaks = переиграть нельзя: { $error }

command-version = claycrown { $version } ({ $compiled ->
    [0] правила не скомпилированы: те же игры, только медленнее
   *[other] правила скомпилированы
})
command-broken = { $game }: не удалось загрузить ({ $reason })
command-unwritable = не удаётся записать вывод: { $reason }
command-lacks = нужен пакет { $package }, он не установлен; его ставит: { $command }
command-needs = нужен пакет { $package }
command-stopped = claycrown: остановлено, партий сыграно { NUMBER($done, useGrouping: 0) } из { NUMBER($all, useGrouping: 0) }

command-missing-argument = Не хватает аргумента
command-missing-option = Не хватает параметра
command-missing-command = Не хватает команды.
command-choose-from = Выберите из: { $choices }
command-invalid = Неверное значение: { $message }
command-invalid-for = Неверное значение для { $hint }: { $message }
command-no-such-option = Нет параметра { $name }.
command-no-such-command = Нет команды { $name }.
command-did-you-mean = { $count ->
    [one] Может быть, { $possibility }?
    [few] (Может быть, одно из: { $possibility }?)
    [many] (Может быть, одно из: { $possibility }?)
   *[other] (Может быть, одно из: { $possibility }?)
}
command-takes-no-value = У параметра { $name } нет значения.
command-needs-value = { $count ->
    [one] Параметру { $name } нужно значение.
    [few] Параметру { $name } нужно значений: { $number }.
    [many] Параметру { $name } нужно значений: { $number }.
   *[other] Параметру { $name } нужно значений: { $number }.
}
command-extra-arguments = { $count ->
    [one] Лишний аргумент ({ $arguments })
    [few] Лишние аргументы ({ $arguments })
    [many] Лишние аргументы ({ $arguments })
   *[other] Лишние аргументы ({ $arguments })
}
command-not-one-of = { $count ->
    [one] { $value } — не { $choices }.
    [few] { $value } нет среди: { $choices }.
    [many] { $value } нет среди: { $choices }.
   *[other] { $value } нет среди: { $choices }.
}
command-not-in-range = { $value } вне пределов { $range }.
command-not-a-number = { $value } не число.
command-file-missing = Файла { $file } нет.
command-file-is-folder = { $file } — папка.
command-file-unreadable = Файл { $file } не читается.

# Разбор партии

command-analyse-about = Где решилась оконченная партия и что было бы лучше: шансы после каждого решения, переломы, ошибки.
command-analyse-depth = Сколько думать над каждым ходом; standard занимает до минуты на двух ядрах.
command-analyse-seed = То же зерно и та же глубина дают те же числа.
command-analyse-threads = Сколько потоков думает сразу; если не указано, по одному на ядро.
command-analyse-all = Рассказать о каждом решении, а не только об ошибках.
command-analyse-working = разбор
command-analyse-title = { $game }: { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
    [many] { $decisions } решений
   *[other] { $decisions } решения
}
command-analyse-curve = шанс победить
command-analyse-moment = после { $number }, раунд { $round }
command-analyse-turning-points = Переломы
command-analyse-mistakes = Ошибки
command-analyse-all-judged = Все решения
command-analyse-judged = { $number } { $who }: { $verdict }, { $after } % вместо { $before } %: { $decided }
command-analyse-better = лучше: { $decided }
analysis-no-record = это не запись партии: нужны подготовка и решения, как их сохраняют `play` и сервер

# Свои сыгранные партии

command-stats-about = Ваши сыгранные партии вместе, по играм и числу игроков: результаты по месту за столом и сопернику, очки по источникам рядом с победителями, а с --analyse и потери. Неоконченные партии пропускаются.
command-stats-player = Ваше имя в записях.
command-stats-analyse = Сначала проанализировать каждую партию с этой глубиной.
command-stats-csv = Все партии как значения через запятую, по одной в строке.
command-stats-none = В этих записях нет сыгранной партии игрока { $player }.
command-stats-title = { $game }, игроков: { $players }
command-stats-row = { $first } из { $of }
