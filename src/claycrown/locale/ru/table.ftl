# The table in the browser, as far as it is the same for all games: what is asked, the log, the sheet, replay.

table-table = Стол
table-board = Поле
table-now = Что нужно решить сейчас
table-panels = Варианты, журнал, очки и другое
table-players = Игроки
table-player-of-colour = { $name } ({ $colour })
table-everybody = Что у кого есть
table-raise = Развернуть
table-lower = Свернуть
table-to-decide = решает
table-you = вы
table-title-your-turn = Ваш ход — { $page }
table-not-there = Этот стол нельзя показать

table-connection-connecting = Соединение…
table-connection-lost = Связь потеряна. Она восстановится сама.

table-your-turn = Ваш ход.
table-waiting-for = { $count ->
    [0] Секунду…
    [one] Ждём: { $who }.
    [few] Ждём: { $who }.
    [many] Ждём: { $who }.
   *[other] Ждём: { $who }.
}
table-busy = Сервер занят: около { $seconds } с.
table-not-your-turn = { $count ->
    [0] Сейчас нечего выбирать.
    [one] Сейчас не ваш ход. Ждём: { $who }.
    [few] Сейчас не ваш ход. Ждём: { $who }.
    [many] Сейчас не ваш ход. Ждём: { $who }.
   *[other] Сейчас не ваш ход. Ждём: { $who }.
}
table-not-a-choice = Сейчас такого варианта нет.
table-over = Партия окончена.
table-abandoned = Партия прекращена.
table-sent = { $what }: отправлено, ещё не подтверждено.
table-undoing = Отмена…
table-undoing-or-sent = Ждём ответа сервера.
table-stale = Партия тем временем продолжилась. Посмотрите ещё раз и выберите.
table-confirm-this = { $undo ->
    [no] Это нельзя отменить. Точно? { $what }
   *[yes] Точно? { $what }
}
table-confirm = Подтвердить
table-back = Назад
table-undo = Отменить
table-undo-unrated = Ответы ботов тоже отменятся. После этого партия не идёт в рейтинг.
table-start-again = Начать ход заново
table-watch-again = Посмотреть ещё раз
table-cannot-be-undone = нельзя отменить
table-more-follows = дальше ещё один выбор
table-point-at = Наведите на вариант, чтобы увидеть, что он даст.
table-round-gain = { $points } в конце этого раунда
table-final-gain = { $points } в конце партии
table-points-at-most = до { $points }

table-choices = Варианты
table-choices-list = { $count ->
    [one] Списком: { $count } вариант
    [few] Списком: { $count } варианта
    [many] Списком: { $count } вариантов
   *[other] Списком: { $count } варианта
}
table-find = Найти вариант
table-none-found = Вариантов с такими словами нет.
table-hint = Попросить подсказку
table-hint-rating = Партия с подсказками не идёт в рейтинг.
table-hint-thinking = Сильный бот думает…
table-hints = Что предложил бы сильный бот
table-hint-none = У него тоже нет идей.
table-hint-chance = шанс на победу { $percent } %
table-hint-number = подсказка { $numbers }
table-nothing-to-choose = Сейчас от вас ничего не требуется.

table-scene = { $place } из { $count }:
table-so-far = Пока что
table-summary = Что произошло
table-summary-steps = По шагам
table-step-back = Назад
table-step-on = Дальше
table-pause = Пауза
table-go-on = Продолжить
table-from-start = С начала
table-skip = Пропустить
table-skip-to-turn = К моему ходу

table-log = Журнал
table-log-of = Показать
table-log-all = Всех
table-log-empty = Ещё ничего не произошло.
table-together = Все сразу
table-took-back = { $who } отменяет решения.
table-went-back = Все согласились вернуться назад.
table-somebody-decided = Кто-то изменил своё решение.
table-taken-back = отменено
table-forced = без выбора
table-instead-busy = { $by ->
    [chance] сервер был слишком занят для бота { $bot }: решил случай
   *[other] сервер был слишком занят для бота { $bot }, решил бот { $by }
}
table-instead-late = { $by ->
    [chance] бот { $bot } думал слишком долго: решил случай
   *[other] бот { $bot } думал слишком долго, решил бот { $by }
}
table-instead-failed = { $by ->
    [chance] бот { $bot } не справился: решил случай
   *[other] бот { $bot } не справился, решил бот { $by }
}
table-instead-illegal = { $by ->
    [chance] бот { $bot } выбрал недопустимое: решил случай
   *[other] бот { $bot } выбрал недопустимое, решил бот { $by }
}
table-instead-unknown = вместо бота { $bot } решил случай
table-watch = Смотреть
table-recent = Что произошло только что
table-since = С вашего прошлого хода
table-since-close = Убрать то, что произошло с вашего прошлого хода
table-since-more = Остальное в журнале.

table-sheet = Очки
table-sheet-empty = Очков пока нет.
table-total = Пока что
table-total-over = Всего
table-place = Место
table-if-round = Если бы раунд закончился сейчас
table-if-final = Если бы партия закончилась сейчас
table-chart = По ходу партии
table-chart-of = Что показать по ходу партии
table-chart-all = Все очки
table-chart-about = Очки каждого игрока по ходу партии; числа в таблице ниже.
table-chart-figures = Числа
table-chart-save = Сохранить таблицей (CSV)
table-ranked = { $who }: { $value }
table-out = вне игры
table-at-the-end = в конце партии

table-majorities = Большинство
table-leads-button = Кто впереди
table-overlay = Подсветить на поле то, что считается
table-leads = Впереди: { $who }.
table-nobody-leads = Впереди никого.
table-leader-unknown = Неизвестно, кто впереди.
table-nobody-there = никого
table-no-majorities = Сейчас ничего не считается.

table-talk = Чат
table-chat = Чат
table-chat-on = включён
table-chat-off = Чат выключен: вы ничего не видите и не пишете, ни за одним столом.
table-chat-empty = Пока ничего не сказано.
table-chat-earlier = Раньше
table-chat-say = Написать
table-chat-send = Отправить
table-notes = Заметки
table-notes-about = Их видите только вы.
table-notes-saving = Сохранение…

table-menu = Стол
table-replay = Повтор
table-copy-link = Скопировать ссылку на стол
table-copied = Скопировано.
table-copy = Скопировать
table-share = Поделиться…
table-picture = Сохранить картинку
table-picture-failed = Не удалось нарисовать картинку.
table-record = Сохранить запись
table-rematch = Сыграть ещё раз
table-return = Я здесь
table-hand-seat = Пусть за меня играет бот
table-leaving-hand-over-about = Бот играет на вашем месте, пока вы не вернётесь: кнопкой «Я здесь» в этом меню или приняв решение.
table-leaving-hand-over-rating = Результат остаётся вашим, но рейтинг за эту партию может только упасть, а не вырасти.
table-leaving-hand-over-sure = Пусть играет бот
table-resign = Сдаться
table-leaving-resign-about = Бот доиграет на вашем месте, чтобы остальные могли продолжить. Вернуться нельзя.
table-leaving-resign-rating = Вы займёте место после всех, кто остался, и рейтинг посчитают исходя из этого.
table-leaving-resign-sure = Сдать партию
table-stay = Остаться
table-not-rated-anyway = Эта партия не рейтинговая.
table-rated = Партия рейтинговая.
table-unrated-imported = Не рейтинговая: партия взята из записи.
table-unrated-kept = Не рейтинговая: кто-то играет на нескольких местах.
table-unrated-edition = Не рейтинговая: её издание не стандартное.
table-unrated-hinted = Не рейтинговая: были подсказки.
table-unrated-undone = Не рейтинговая: был отменён законченный ход.
table-unrated-alone = Не рейтинговая: остался только один игрок.
table-log-time = { $who }: время вышло. Теперь играет бот: { $bot }.
table-log-out = { $who }: время вышло. До конца играет бот: { $bot }.
table-log-handed = { $who } передаёт место боту: { $bot }.
table-log-resigned = { $who } сдаётся. До конца играет бот: { $bot }.
table-log-removed = { $who } больше не вернётся. До конца играет бот: { $bot }.
table-log-back = { $who } снова здесь.
table-looking-on = Вы смотрите
table-looking-on-before = Вы смотрите. Чтобы играть, займите свободное место.
table-propose-take-back = Предложить всем отменить последнее решение
table-propose-abandon = Предложить всем прекратить партию
table-leave = К столам
table-how = Как вам удобно играть
table-set-forced = Единственный возможный вариант выбирается сам
table-set-sounds = Звуки
table-set-confirm = Второе нажатие подтверждает
table-confirm-needed = Там, где нельзя отменить
table-confirm-always = Всегда
table-confirm-never = Никогда
table-set-bots = Темп ботов
table-set-speed = Скорость сцен и повторов
table-speed = { $speed } ×
table-about = Издание: { $edition }. Стол создан игроком { $owner }.
table-proposal-abandon = { $who } предлагает прекратить партию.
table-proposal-take-back = { $who } предлагает вернуть партию к записи { $number }.
table-proposal-missing = { $count ->
    [0] Все ответили.
    [one] Не хватает { $count } ответа.
    [few] Не хватает { $count } ответов.
    [many] Не хватает { $count } ответов.
   *[other] Не хватает { $count } ответа.
}
table-agree = Согласиться
table-disagree = Нет
table-withdraw = Отозвать

table-days-left = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
table-on-holiday = в отпуске до { $date }
table-holiday-soon = в отпуске с { $date }
table-away-yourself = За вас играет бот.
table-out-yourself = Вы вне этой партии: за вас продолжает бот.
table-absence-away = отсутствует, играет бот
table-absence-out = вне партии, играет бот

table-free-seats = { $count ->
    [one] Ещё свободно { $count } место. Партия начнётся, когда его займут.
    [few] Ещё свободно { $count } места. Партия начнётся, когда их займут.
    [many] Ещё свободно { $count } мест. Партия начнётся, когда их займут.
   *[other] Ещё свободно { $count } места. Партия начнётся, когда их займут.
}
table-waits-kept = Ждём ещё: { $who }.
table-quick-waits = Здесь { $here } из { $players }. Партия начнётся сама, как только стол заполнится.
table-all-here = Все на месте. Начинайте, когда захотите.
table-owner-starts = Все на месте. Партию начинает { $who }.
table-sit-down = Сесть сюда
table-move-here = Пересесть сюда
table-seat-bot = { $colour }: играет бот
table-choose-bot = Посадить бота…
table-free-seat = Освободить место
table-kick = Попросить уйти
table-invite = Пригласить
table-invite-about = Кто откроет этот адрес, сможет сесть сюда.
table-invite-here = Этот адрес открывается только на этом компьютере. Чтобы пришли другие, запустите сервер с --host 0.0.0.0 и откройте его по имени компьютера.
table-start = Начать партию
table-get-up = Встать и уйти

table-places = Итоговые места
table-ahead-in = Наибольшая часть перевеса: { $what }, { $points }
table-hand-over = Передайте экран: { $who }
table-hand-over-about = Сейчас покажется то, что за ширмой этого игрока; остальным лучше не смотреть.
table-i-am = Это я, { $who }

table-play = Воспроизвести
table-first = В начало
table-last = В конец
table-moment = Момент
table-moment-of = { $place } из { $count }
table-set-up = Подготовка к игре.
table-viewpoint = Чьими глазами
table-spectator = Как видит зритель
table-seen-by = Как видит { $who }
table-copy-moment = Скопировать ссылку на этот момент
table-to-the-table = К столу
table-from-file = Повтор записи
table-from-file-about = Выберите файл с записью партии. Он проверяется по правилам и хранится как стол, который видят только те, у кого есть ссылка; неоконченную партию можно доиграть.
table-choose-file = Запись — это файл JSON, каким его даёт «Сохранить запись».
table-not-a-record = Этот файл не запись партии.
table-checking = Запись проверяется…
table-analysis = Разбор
table-explore = Смотреть дальше

## Offered to who sits at a table for the first time

learn-offer = Игра вам незнакома?
learn-offer-about = { $game }: короткий урок покажет всё нужное на настоящем столе. Этот стол подождёт; вы найдёте его на первой странице. Или пусть всё объясняется по ходу партии.
learn-offer-lesson = Пройти урок
learn-offer-explain = Объяснять по ходу партии
learn-offer-no = Нет, спасибо
