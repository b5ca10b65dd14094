# What the server refuses seldom: pages load these when the first such refusal comes. The others are in refusals.ftl, which every page has.

refusal-accounts-only = Для дружбы нужны аккаунты: сначала создайте свой.
refusal-administrator = Администратору ничего нельзя запретить.
refusal-asked-already = Это уже предложено. Дождитесь ответов.
refusal-bad-address = Это не веб-адрес.
refusal-bad-arguments = Игра не понимает этот вопрос.
refusal-bad-clock = У живой партии есть банк времени и добавка за ход, но нет дней и ночей.
refusal-bad-cursor = Такой страницы нет.
refusal-bad-edition = С такими значениями сыграть партию нельзя.
refusal-bad-edition-name = Изданию нужно название.
refusal-bad-email = Это не адрес электронной почты.
refusal-bad-holiday = Последний день отпуска не может быть раньше первого.
refusal-bad-language = Этого языка здесь нет.
refusal-bad-night = Ночь должна длиться от 1 до { $most } { $most ->
    [one] часа
    [few] часов
    [many] часов
   *[other] часов
  }.
refusal-bad-ntfy = Адрес темы ntfy выглядит так: https://ntfy.sh/topic.
refusal-bad-number = Партия сейчас на записи { $head }. Выберите более раннюю, чтобы вернуться к ней.
refusal-bad-options = С такими вариантами сыграть партию нельзя.
refusal-bad-player-count = В эту игру играют от { $least } до { $most } человек.
refusal-bad-port = Порт в этом адресе должен быть числом от 1 до 65535.
refusal-bad-position = Такого положения быть не может.
refusal-bad-push-keys = Ключи браузера для push-уведомлений отсутствуют или неверны.
refusal-bad-record = Эту запись нельзя использовать.
refusal-bad-request-details = Сервер не понимает этого запроса: { $details }
refusal-bad-seats = Мест больше, чем игроков.
refusal-bad-slow-clock = У неспешной партии есть дни на каждое решение, но нет банка времени и добавки.
refusal-bad-target = На этот адрес нельзя отправлять уведомления.
refusal-bot-or-player = Место бывает либо для бота, либо для игрока с именем, но не для обоих.
refusal-csrf-token = Токена в запросе нет, или он устарел. Загрузите страницу заново. Программы отправляют cookie { $cookie } в заголовке { $header }.
refusal-database-full = Диск с базой данных сервера заполнен.
refusal-database-locked = База данных сервера заблокирована другой программой.
refusal-database-read-only = Сервер не может писать в свою базу данных.
refusal-did-not-play = Реванш могут сыграть только те, кто играл в этой партии.
refusal-edition-fails = Партии с этими значениями никогда не кончаются.
refusal-edition-name-taken = У вас уже есть издание с таким названием.
refusal-email-not-sent = Письмо не удалось отправить. Попробуйте ещё раз.
refusal-holiday-over = Эти дни уже прошли.
refusal-holiday-overlaps = На эти дни у вас уже есть отпуск.
refusal-holiday-too-far = Отпуск должен закончиться в течение { $days ->
    [one] { $days } дня
    [few] { $days } дней
    [many] { $days } дней
   *[other] { $days } дня
  }.
refusal-holidays-full = У вас уже { $most ->
    [one] запланирован { $most } отпуск
    [few] запланировано { $most } отпуска
    [many] запланировано { $most } отпусков
   *[other] запланировано { $most } отпуска
  }, больше нельзя. Сначала удалите один.
refusal-keeper-not-playing = Играть за других можно, только если вы играете сами.
refusal-kept-hidden = Скрытое остаётся скрытым, пока задача не решена.
refusal-last-admin = Сначала назначьте другого администратора.
refusal-method-not-allowed = Здесь этого сделать нельзя.
refusal-network-full = Из вашей сети открыто слишком много страниц. Закройте некоторые из них.
refusal-no-answer = Сейчас игра не может на это ответить.
refusal-no-email = Этот сервер не отправляет писем.
refusal-no-number = Укажите, до какого места вернуться.
refusal-no-seat-left = Для вас не осталось места.
refusal-no-such-account = У этого человека нет аккаунта.
refusal-no-such-channel = Этот способ уведомления удалён.
refusal-no-such-entry = До этого места партия не доходила.
refusal-no-such-friend = Этот человек не предлагал вам дружбу.
refusal-no-such-game = Такой игры нет.
refusal-no-such-invitation = Это приглашение недействительно или предназначено не вам.
refusal-no-such-lesson = У этой игры нет урока.
refusal-no-such-page = По этому адресу нет страницы.
refusal-no-such-person = Этого человека здесь нет или больше нет.
refusal-no-such-proposal = Такого предложения нет.
refusal-no-such-puzzle = Такой задачи нет.
refusal-no-such-report = Такой жалобы нет.
refusal-no-such-seat = За этим столом нет такого места.
refusal-no-such-step = В уроке нет такого шага.
refusal-no-such-table = Такого стола нет, или он вам не виден.
refusal-not-admin = Это могут делать только администраторы.
refusal-not-confirmed = Сначала введите код, присланный на этот адрес.
refusal-not-https = Адрес должен начинаться с https://.
refusal-not-offered = Этот сервер не отправляет push-уведомления.
refusal-not-private = За столом, открытым для всех, отменять ходы по общему согласию нельзя.
refusal-not-utf8 = Отправленное — не в кодировке UTF-8.
refusal-not-your-analysis = Остановить разбор может только тот, кто его попросил.
refusal-null-character = В тексте не может быть символа с кодом 0.
refusal-one-seat-each = Сесть можно только на одно место.
refusal-other-figures = Значения в этой записи — не от её издания.
refusal-other-game = Это положение из другой игры.
refusal-record-too-early = Запись можно сохранить, когда партия окончена. До тех пор есть журнал.
refusal-rematch-too-early = Предложить реванш можно, когда партия окончена.
refusal-server-full = Сервер сейчас переполнен. Попробуйте позже.
refusal-settled = Это уже решено.
refusal-still-played = Партию, которая ещё идёт с другими людьми, оценивать нельзя.
refusal-too-deep = Отправленное вложено слишком глубоко.
refusal-too-large = Это слишком велико.
refusal-too-many = У вас уже { $most ->
    [one] { $most } способ
    [few] { $most } способа
    [many] { $most } способов
   *[other] { $most } способа
  } уведомления, больше нельзя. Сначала удалите один.
refusal-too-many-analyses = За день для вас можно разобрать не больше { $most ->
    [one] { $most } партии
    [few] { $most } партий
    [many] { $most } партий
   *[other] { $most } партии
  }. Попробуйте ещё раз завтра.
refusal-too-many-ats = В адресе электронной почты может быть только один знак @.
refusal-too-many-blocked = Вы уже заблокировали { $most ->
    [one] { $most } человека
    [few] { $most } человек
    [many] { $most } человек
   *[other] { $most } человека
  }, больше нельзя. Сначала разблокируйте кого-нибудь.
refusal-too-many-editions = У вас уже { $most ->
    [one] { $most } издание
    [few] { $most } издания
    [many] { $most } изданий
   *[other] { $most } издания
  }, больше нельзя. Сначала удалите одно.
refusal-too-many-friends = У вас уже { $most ->
    [one] { $most } друг
    [few] { $most } друга
    [many] { $most } друзей
   *[other] { $most } друга
  }, больше нельзя. Сначала удалите кого-нибудь.
refusal-too-many-holidays = В году можно взять { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
  } отпуска, а так вышло бы больше.
refusal-too-many-pages = У вас открыто слишком много страниц. Закройте некоторые из них.
refusal-too-many-reports = { $most ->
    [one] { $most } ваша жалоба ещё ждёт
    [few] { $most } ваши жалобы ещё ждут
    [many] { $most } ваших жалоб ещё ждут
   *[other] { $most } вашей жалобы ещё ждёт
  } хозяина сервера. Попробуйте ещё раз, когда он рассмотрит часть из них.
refusal-unknown-bot = { $count ->
    [0] У этой игры нет ботов.
   *[other] Такого бота нет. Выберите одного из этих: { $bots }.
  }
refusal-unknown-edition = Этого издания здесь нет.
refusal-unknown-game = Такой игры нет. Выберите одну из этих: { $games }.
refusal-unknown-name = Аккаунта с именем { $name } нет.
refusal-unknown-zone = Часового пояса { $zone } нет.
refusal-use-undo = За этим столом больше никто не играет: нажмите «Отменить».
refusal-views-too-early = Увидеть партию с других мест можно, когда она окончена.
refusal-wrong-code = Был прислан другой код.
refusal-yourself = Это вы.
