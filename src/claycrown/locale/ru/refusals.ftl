# What the server refuses, by the code of its answer: refusal-name-taken is name_taken. Programs get the English text as `message`,
# pages word the message in their language. What is refused seldom is in rare-refusals.ftl.

refusal-bad-frame = Сервер не понимает, что отправила эта страница ({ $details }). Загрузите страницу заново.
refusal-bad-message = В сообщении должно быть от 1 до { $most } { $most ->
    [one] знака
    [few] знаков
    [many] знаков
   *[other] знаков
  }.
refusal-bad-name = В имени должно быть от 1 до { $most } { $most ->
    [one] видимого знака
    [few] видимых знаков
    [many] видимых знаков
   *[other] видимых знаков
  }.
refusal-bad-request = Сервер не понимает этого запроса.
refusal-barred = Хозяин этого сервера закрыл вам доступ к столам. Ваши партии доиграют боты.
refusal-chat-off = Вы отключили чат.
refusal-connection-ended = Соединение со столом завершено. Загрузите страницу заново.
refusal-csrf = Страница устарела. Загрузите её заново.
refusal-forbidden = Это не разрешено.
refusal-game-missing = В игру { $game } здесь сейчас играть нельзя. Стол подождёт, пока она вернётся.
refusal-guest = У гостя нет пароля. Сначала создайте аккаунт.
refusal-hints-now-only = Во время партии подсказки есть только для текущего положения.
refusal-illegal = Сейчас правила этого не позволяют.
refusal-internal = На сервере что-то пошло не так.
refusal-mixed-alphabets = Каждое слово в имени пишется одним алфавитом: латиницу и кириллицу смешивать нельзя.
refusal-name-taken = Это имя или неотличимое от него на вид уже занято.
refusal-no-free-seat = Все места заняты.
refusal-no-hints = Подсказки есть только в игре против ботов и после конца партии.
refusal-no-plans = Сейчас планировать нечего: год не идёт.
refusal-nobody-there = Там больше никто не сидит.
refusal-not-a-decision = Такого решения в игре нет.
refusal-not-found = Здесь ничего нет, или это не для вас.
refusal-not-in-time = Ответ не пришёл вовремя. Попробуйте ещё раз.
refusal-not-over = Партию можно разбирать, когда она окончена.
refusal-not-owner = Это может только хозяин стола.
refusal-not-seated = Вы не сидите за этим столом.
refusal-not-signed-in = Сначала войдите или играйте как гость.
refusal-not-started = Партия ещё не началась.
refusal-not-your-seat = Вы играете не на этом месте.
refusal-not-yours = После решения другого игрока отменить уже нельзя.
refusal-nothing-to-undo = Отменять нечего.
refusal-other-origin = Странице другого сайта здесь играть нельзя.
refusal-out = Вы выбыли из этой партии: за вас до конца играет бот.
refusal-over = Партия окончена.
refusal-overloaded = К серверу подключено слишком много людей. Попробуйте ещё раз чуть позже.
refusal-page-outdated = Эта страница осталась от прежней версии. Загрузите её заново.
refusal-revealed = Отменить нельзя: с тех пор что-то было вытянуто или открыто.
refusal-seat-kept = Это место оставлено для игрока прошлой партии.
refusal-seat-taken = Это место не свободно.
refusal-seats-free = Ещё есть свободные места.
refusal-sent-away = Хозяин стола попросил вас уйти.
refusal-signed-in = Сначала выйдите из аккаунта.
refusal-silenced = Хозяин этого сервера лишил вас слова.
refusal-stale = Партия тем временем продолжилась. Посмотрите на поле и решите ещё раз.
refusal-started = Партия уже началась.
refusal-too-fast = Слишком много запросов. Подождите немного.
refusal-too-long = В этой партии отменено уже столько, что больше нельзя.
refusal-too-many-marks = У буквы в имени может быть не больше двух диакритических знаков.
refusal-too-many-tables = У вас уже { $most ->
    [one] { $most } стол
    [few] { $most } стола
    [many] { $most } столов
   *[other] { $most } стола
  } с неоконченными партиями, больше нельзя. Сначала закончите партию или уйдите из-за стола.
refusal-too-many-waiting = { $most ->
    [one] Уже ожидает { $most } ваш запрос
    [few] Уже ожидают { $most } ваших запроса
    [many] Уже ожидают { $most } ваших запросов
   *[other] Уже ожидают { $most } вашего запроса
  }. Повторите попытку, когда часть из них будет выполнена.
refusal-unavailable = Сервер не может связаться со своей базой данных. Попробуйте ещё раз чуть позже.
refusal-unknown = Ответ сервера непонятен (код { $status }). Попробуйте ещё раз.
refusal-wrong-name-or-password = Имя или пароль неверны.
refusal-wrong-password = Пароль неверен.
