# What is around the tables: home, lobby, people, settings, account. “The house” is this site with its server; the host runs it.

house-brand = Clay & Crown
house-title = { $page } — Clay & Crown
house-skip = К содержимому
house-menu = Меню
house-pages = Страницы
house-close = Закрыть
house-loading = Секунду…
house-more = Показать ещё
house-again = Попробовать ещё раз
house-not-loaded = Страницу не удалось загрузить
house-rules = Правила
house-rules-of = { $game }: правила
house-puzzles = Задачи
house-editions = Значения на компонентах
house-editions-link = Посмотреть или исправить значения на компонентах
house-edition-standard = Стандартное
house-edition-unrated = Партии с этим изданием не идут в рейтинг.
house-connection-lost = Связь потеряна. Она восстановится сама.
house-no-connection = Нет связи
house-no-connection-about = Сервер недоступен. Столы, списки и люди — всё оттуда: эта страница продолжит работу, как только связь вернётся.
house-no-connection-works = Что работает и без связи
house-no-connection-settings = Настройки можно менять: они хранятся в этом браузере.
house-no-connection-terminal = Там, где установлена программа, команда «claycrown play» даёт сыграть с ботами в терминале без всякой связи.
house-no-connection-kept = Всё, что вы уже решили за столом, сохранено.
house-nowhere = Здесь ничего нет
house-nowhere-about = Этот адрес никуда не ведёт или ведёт туда, куда вам нельзя.
house-to-start = На главную
house-unreachable = Сервер недоступен. Ничего не изменилось.
house-mistake = Что-то пошло не так. Ничего не изменилось.
house-rule = Правило { $rule }
house-rule-unknown = У этого правила нет текста.

house-tables = Столы
house-finished = Сыгранные партии
house-own-games = Ваши партии
house-people = Люди
house-settings = Настройки
house-account = Аккаунт
house-sign-in = Войти

house-welcome = Садитесь и играйте
house-game-about = { $same ->
    [yes] Число игроков: { $most }.
   *[no] Для { $fewest }–{ $most } игроков.
}
house-lead = Настольные игры точно по правилам: с друзьями на расстоянии, за одним экраном или против ботов.
house-game = Игра
house-all-games = Все игры
house-players = Игроки
house-rivals = Соперники
house-play-now = Играть сейчас
house-with-people = Играть с людьми…
house-find-table = Найти мне стол
house-find-table-of = Найти мне стол для игры «{ $game }»
house-waiting = { $count ->
    [0] Пока никто не ждёт
    [one] Ждёт { $count } человек
    [few] Ждут { $count } человека
    [many] Ждут { $count } человек
   *[other] Ждут { $count } человека
  }
house-guest = Гость
house-guest-number = Гость { $number }

house-bot-random = Случайный
house-bot-novice = Новичок
house-bot-raider = Налётчик
house-bot-treasurer = Казначей
house-bot-guildmaster = Глава гильдии
house-bot-minstrel = Менестрель
house-bot-potter = Гончар
house-bot-miser = Скряга
house-bot-drummer = Барабанщик
house-bot-mason = Каменщик
house-bot-sergeant = Сержант
house-bot-greedy = Жадина
house-bot-scout = Разведчик
house-bot-champion = Богатырь
house-bot-captain = Капитан
house-bot-courtier = Придворный
house-bot-herald = Герольд
house-bot-chancellor = Канцлер
house-bot-steward = Управляющий
house-bot-marshal = Маршал
house-bot-emperor = Император
house-bot-random-about = Делает что угодно, лишь бы по правилам. Хорош, чтобы осмотреться.
house-bot-novice-about = Чаще всего играет разумно, но ошибается, как начинающий.
house-bot-raider-about = Не бережёт отряды: бросается на первую угрозу, которую может устранить.
house-bot-treasurer-about = Копит золото и надеется, что этого хватит.
house-bot-guildmaster-about = Строит этаж за этажом, где только в гильдии есть место.
house-bot-minstrel-about = Размещает бардов во всех регионах и верит в добрую славу.
house-bot-potter-about = Берёт глину везде, где она есть, и у него её всегда слишком много.
house-bot-miser-about = Бережёт монеты и глину, а строить предоставляет другим.
house-bot-drummer-about = Хочет музыкантов в мавзолее, а вокруг них воинов.
house-bot-mason-about = Ставит воина за воином, а зачем, спросит потом.
house-bot-sergeant-about = Ставит воинов группами, чьи бы ни были остальные.
house-bot-greedy-about = Берёт лучшее на эту минуту и дальше не смотрит.
house-bot-scout-about = Знает все дороги и берёт то, что на пути, куда бы ни шли другие.
house-bot-champion-about = Предвидит планы других, но мимо титана пройти не может.
house-bot-captain-about = Хочет, чтобы всё оружие было под рукой, а лучники и музыканты на местах.
house-bot-courtier-about = Нанимает всех советников, каких видит, и полагается на них.
house-bot-herald-about = В каждом раунде хочет быть первым и немного думает над каждым ходом.
house-bot-chancellor-about = Собирает мастеров и перед каждым ходом ненадолго задумывается.
house-bot-steward-about = Думает немного вперёд и отвечает сразу.
house-bot-marshal-about = Думает около секунды на ход. Серьёзный соперник.
house-bot-emperor-about = Думает до десяти секунд на ход, во всю силу компьютера.

house-my-tables = Мои столы
house-expected = Вас ждут
house-open-tables = Столы, где есть место
house-running-tables = Партии, которые идут
house-no-open-tables = Сейчас ни один стол не ждёт игроков. Создайте свой: другие увидят его здесь.
house-no-running-tables = Сейчас ни одна партия не идёт. Партия начинается, как только места за столом заняты.
house-none-finished = Ещё ни одна партия не сыграна. Сыгранную можно будет пересмотреть здесь, решение за решением.
house-only-mine = Только мои
house-from-file = Повтор записи из файла
house-open-seats = { $count ->
    [0] Все места заняты
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
  }
house-seats-kept = Места закреплены: { $who }
house-free-seat = свободно
house-your-turn = Ваш ход
house-turn-of = { $count ->
    [0] Партия идёт
   *[other] Ждём: { $who }
  }
house-won = Победа: { $who }
house-drawn = Ничья
house-abandoned = Партия прекращена
house-seatless = виртуальный игрок
house-contestant-virtual = { house-seatless }
house-go = К столу
house-join = Сесть
house-watch = Смотреть
house-look = Посмотреть
house-to-table = { $action }: { $table }
house-pace-live = вживую
house-pace-slow = неспешно

house-new-table = Новый стол
house-table-name = Название стола
house-if-you-like = по желанию
house-seats = Места
house-me = Я
house-whoever-comes = Кто придёт
house-beside-me = Кто-то рядом со мной
house-the-bot = Бот: { $bot }
house-seat-for = { $colour }: кто играет
house-take-colour = Моё место: { $colour }
house-take-about = Нажмите на цвет, чтобы занять его место.
house-their-name = Имя
house-name-beside = { $colour }: имя игрока
house-once-only = Можно занять только одно место; для того, кто у того же экрана, выберите «Кто-то рядом со мной».
house-beside-whom = Чтобы выбрать «Кто-то рядом со мной», займите место и сами.
house-variants = Варианты
house-edition = Издание
house-open-book = Страница помнит за всех то, что было сделано открыто
house-open-book-false = Каждый сам помнит то, что было сделано открыто.
house-time = Время
house-pace-live-about = Вживую: все сейчас здесь
house-pace-slow-about = Неспешно: несколько дней, с уведомлениями, когда ваш ход
house-clock = Часы
house-clock-none = Без часов: времени сколько угодно
house-clock-bank = Минуты на всю партию
house-clock-days = Дни на каждое решение
house-minutes = Минут каждому
house-increment = Секунд добавляется за ход
house-days = Дней
house-night-pause = Часы стоят, пока игрок спит
house-at-zero = Когда время вышло
house-at-zero-nothing = Ничего не происходит
house-at-zero-bot = Бот играет, пока игрок не вернётся
house-at-zero-out = До конца играет бот, а игрок занимает последнее место
house-terms-bank = { $seconds ->
    [0] { $minutes } мин каждому
   *[other] { $minutes } мин каждому, ещё { $seconds } с за ход
}
house-terms-days = { $days ->
    [one] { $days } день на каждое решение
    [few] { $days } дня на каждое решение
    [many] { $days } дней на каждое решение
   *[other] { $days } дня на каждое решение
}
house-terms-night = часы стоят, пока игрок спит
house-terms-at-zero-bot = когда время выйдет, бот играет, пока игрок не вернётся
house-terms-at-zero-out = когда время выйдет, до конца играет бот, а игрок занимает последнее место
house-who-may-come = Кто может прийти
house-access-open = Все: стол виден в общем списке
house-access-link = У кого есть ссылка
house-access-name = Только названные
house-invited-names = Имена аккаунтов через запятую
house-make-table = Создать стол

house-colour-yellow = жёлтый
house-colour-green = зелёный
house-colour-blue = синий
house-colour-purple = фиолетовый
house-colour-red = красный
house-colour-black = чёрный
house-shape-circle = круг
house-shape-square = квадрат
house-shape-hexagon = шести­угольник
house-shape-diamond = ромб
house-shape-triangle = треугольник
house-player-number = Игрок { $number }

house-invited = Вас приглашают за стол
house-your-name = Ваше имя
house-to-the-table = К столу
house-invites = { $host } приглашает вас в игру «{ $game }»
house-so-many-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
  }
house-sit-down = Сесть за стол
house-sit-as = Занять место: { $colour }
house-only-look = Только смотреть
house-all-taken = Все места заняты. Можно смотреть.
house-only-kept = Остальные места закреплены ({ $who }). Можно смотреть.
house-is-running = Партия уже началась. Можно смотреть.
house-is-over = Партия окончена. Её можно посмотреть.
house-is-abandoned = Партия прекращена. Её можно посмотреть.
house-have-account = У меня есть аккаунт

house-friends = Друзья
house-no-friends = У вас здесь пока нет друзей. Предложите дружбу кому-нибудь по имени аккаунта.
house-friends-about = С аккаунтом здесь можно завести друзей: видеть, кто в сети, и приглашать их одним нажатием.
house-friend-name = Имя аккаунта
house-ask-friend = Предложить дружбу
house-agree = Согласиться
house-online = в сети
house-offline = не в сети
house-bond-friends = Вы друзья
house-bond-asked = дружба предложена, ответа пока нет
house-bond-asks-you = предлагает вам дружбу
house-tables-of = Столы игрока { $who }
house-invite = Пригласить
house-was-invited = Приглашение отправлено
house-blocked = Заблокированы
house-block = Заблокировать
house-unblock = Разблокировать
house-block-about = Вы не читаете, что пишет этот человек, и не получаете от него приглашений, а он не может сесть за ваши столы. Ему об этом не сообщают.
house-report = Пожаловаться…
house-report-of = Жалоба хозяину сервера на игрока { $who }
house-report-about = Жалобу читает хозяин этого сервера. Человеку о ней не сообщают.
house-report-about-table = Жалобу читает хозяин этого сервера, а вместе с ней — что этот человек недавно говорил за столом. Человеку о ней не сообщают.
house-report-reason = Что не так
house-report-insults = Оскорбления
house-report-unfair = Нечестная игра
house-report-name = Оскорбительное имя
house-report-leaving = Снова и снова бросает партии
house-report-other = Другое
house-report-text = Своими словами
house-report-send = Отправить жалобу
house-reported = Хозяину сервера сообщено.
house-host = Хозяину сервера
house-host-about = На кого жалуются люди и что вы по этому решили.
house-reports = Жалобы
house-no-reports = Жалоб нет.
house-report-by = от игрока { $who }, { $date }
house-report-said = Что было сказано до этого
house-outcome-dismiss = Отклонить
house-outcome-silence = Лишить слова
house-outcome-bar = Закрыть доступ к столам (партии доиграют боты)
house-outcome-dismiss-done = Жалоба отклонена.
house-outcome-silence-done = Говорить за столами больше нельзя.
house-outcome-bar-done = Садиться за столы больше нельзя.
house-sanctioned = Запреты
house-sanction-silent = нельзя говорить за столами
house-sanction-barred = нельзя садиться за столы
house-lift = Снять запрет
house-my-games = Мои партии и рейтинги
house-rivals-met = Против кого
house-ahead = Выше соперника
house-gain = Рейтинг { SIGNED($gain) }
house-rating-over-time = Как менялся рейтинг
house-date = Дата
house-ratings = Рейтинги
house-rating-about = Рейтинг показывает силу, в которой можно быть уверенным; он растёт с каждой партией, которая её подтверждает.
house-place = Место
house-name = Имя
house-rating = Рейтинг
house-games-played = Партии
house-wins = Победы
house-places = Сколько раз место 1, 2, …
house-nobody-rated = Рейтинговой партии ещё никто не сыграл. Кто сыграет, окажется здесь.
house-rated = Рейтинг { $rating } после { $games ->
    [one] { $games } партии
    [few] { $games } партий
    [many] { $games } партий
   *[other] { $games } партии
  }
house-last-games = Последние партии
house-played = Место { $place } из { $players }, { $date }
house-somebody = Кто-то

house-settings-about = Хранятся в этом браузере.
house-language = Язык
house-set-theme = Освещение
house-set-theme-system = Как в системе
house-set-theme-light = День
house-set-theme-dark = Ночь
house-set-motion = Движение
house-set-motion-system = Как в системе
house-set-motion-less = Ничего не движется
house-set-confirm = Переспрашивать, прежде чем принять выбор
house-set-confirm-needed = Если его нельзя отменить
house-set-confirm-always = Всегда
house-set-confirm-never = Никогда
house-set-choices = Список вариантов, если все они видны на поле
house-set-choices-folded = Свёрнут
house-set-choices-open = Развёрнут
house-set-palette = Цвета игроков
house-set-palette-standard = Обычные, различимые и для дальтоников
house-set-palette-strong = Сильный контраст
house-set-palette-grey = Только формы и оттенки серого
house-set-bots = Боты ходят
house-set-bots-at-once = Сразу
house-set-bots-brisk = Быстро
house-set-bots-calm = Спокойно
house-set-play-forced = Если вариант только один, он выбирается сам
house-set-tap-twice = Пальцем: нажать на поле — посмотреть, нажать ещё раз — выбрать
house-set-initials = Инициалы на фигурках всех игроков
house-set-sounds = Звуки
house-set-sounds-turn = Когда ваш ход
house-set-sounds-all = Всего, что происходит
house-set-sounds-none = Никаких
house-set-speed = Скорость сцен и повторов
house-times = { $factor }-кратная

house-guest-about = Вы гость: вас помнит этот браузер. С аккаунтом можно играть откуда угодно, и ничего не потеряется.
house-new-account = Новый аккаунт
house-make-account = Создать аккаунт
house-password = Пароль
house-new-password = Новый пароль
house-password-so-far = Текущий пароль
house-email = Эл. почта
house-email-if = Эл. почта, по желанию
house-yourself = О вас
house-change = Изменить
house-changed = Готово.
house-chat-on = Участвовать в чате
house-night = Ночь
house-night-on = Мои часы могут стоять ночью ({ $zone })
house-night-from = С какого часа
house-night-to = До какого часа
house-holidays = Отпуск
house-holidays-about = { $days ->
    [0] В это время часы ваших неспешных партий стоят, и за столом об этом знают. На этот год дней больше нет.
    [one] В это время часы ваших неспешных партий стоят, и за столом об этом знают. На этот год остался { $days } день.
    [few] В это время часы ваших неспешных партий стоят, и за столом об этом знают. На этот год осталось { $days } дня.
    [many] В это время часы ваших неспешных партий стоят, и за столом об этом знают. На этот год осталось { $days } дней.
   *[other] В это время часы ваших неспешных партий стоят, и за столом об этом знают. На этот год осталось { $days } дня.
  }
house-holiday = { $first } — { $last }
house-holiday-first = Первый день
house-holiday-last = Последний день
house-channels = Куда сообщать
house-channels-about = Когда ваш ход, вас приглашают или партия окончена, а у вас здесь не открыта ни одна страница.
house-channel-push = браузер
house-channel-ntfy = ntfy
house-channel-discord = Discord
house-channel-email = Эл. почта
house-channel-kind = Способ
house-channel-target = Адрес
house-channel-try = Проверить
house-channel-tried = Отправлено.
house-channel-code = Присланный код
house-trouble-answered = Служба ответила ошибкой { $status }.
house-trouble-unreachable = Служба недоступна.
house-trouble-not-allowed = На этот адрес ничего нельзя отправлять.
house-trouble-failed = Отправить не удалось.
house-push-here = Сообщать в этом браузере
house-push-refused = Браузер не разрешает уведомления с этой страницы.
house-confirm = Подтвердить
house-add = Добавить
house-remove = Удалить
house-leaving = Выход и удаление
house-sign-out = Выйти
house-sign-out-everywhere = Выйти везде
house-my-data = Мои данные
house-delete-me = Удалить меня
house-delete-about = Ваше имя, ваш адрес и всё, что вы писали, исчезнут навсегда. Партии, которые другие сыграли с вами, останутся, но без вашего имени. Партии, в которые вы играете, доиграют боты.
house-delete-for-good = Удалить навсегда

house-notices = Уведомления
house-notices-unread = { $count ->
    [0] Уведомления
    [one] { $count } новое уведомление
    [few] { $count } новых уведомления
    [many] { $count } новых уведомлений
   *[other] { $count } нового уведомления
  }
house-notices-none = Ничего нового.
house-notice-turn = { $table }: ваш ход
house-notice-started = { $table }: партия началась
house-notice-over = { $table }: партия окончена
house-notice-abandoned = { $table }: партия прекращена
house-notice-invited = { $table }: { $who } приглашает вас
house-notice-asked = { $table }: предложение ждёт вашего ответа
house-notice-sent-away = { $table }: ваше место освобождено
house-notice-taken-back = { $table }: ходы отменены по общему согласию
house-notice-handed = { $table }: за игрока { $who } теперь играет бот
house-notice-resigned = { $table }: { $who } сдаётся
house-notice-removed = { $table }: один из игроков больше не вернётся, за него играет бот
house-notice-friend-asked = { $who } предлагает вам дружбу
house-notice-friends = { $who } теперь у вас в друзьях
house-notice-reported = К вам поступила жалоба
house-notice-test = Это проверка.

## Learning

house-learn = Научиться: короткий урок
house-learn-game = Научиться: { $game }
house-set-explanations = Объяснять за столом, что происходит и за что очки
house-set-explanations-on = Всегда
house-set-explanations-fading = Пока не увижу несколько раз
house-set-explanations-off = Никогда
house-explore = Рассмотреть положение
house-analysis = Разбор
