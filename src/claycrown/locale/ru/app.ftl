# What is around the tables: home, lobby, people, settings, account. The host runs the server.

app-brand = Clay & Crown
app-title = { $page } — Clay & Crown
app-skip = К содержимому
app-menu = Меню
app-pages = Страницы
app-close = Закрыть
app-loading = Секунду…
app-more = Показать ещё
app-again = Попробовать ещё раз
app-not-loaded = Страницу не удалось загрузить
app-rules = Правила
app-rules-of = { $game }: правила
app-puzzles = Задачи
app-editions = Издание
app-editions-link = Издание: что напечатано на компонентах
app-edition-standard = Стандартное
app-edition-unrated = Партии с этим изданием не идут в рейтинг.
app-connection-lost = Связь потеряна. Она восстановится сама.
app-no-connection = Нет связи
app-no-connection-about = Сервер недоступен. Столы, списки и люди — всё оттуда: эта страница продолжит работу, как только связь вернётся.
app-no-connection-works = Что работает и без связи
app-no-connection-settings = Настройки можно менять: они хранятся в этом браузере.
app-no-connection-terminal = Там, где установлена программа, команда «claycrown play» даёт сыграть с ботами в терминале без всякой связи.
app-no-connection-kept = Всё, что вы уже решили за столом, сохранено.
app-nowhere = Здесь ничего нет
app-nowhere-about = Этот адрес никуда не ведёт или ведёт туда, куда вам нельзя.
app-to-start = На главную
app-unreachable = Сервер недоступен. Ничего не изменилось.
app-mistake = Что-то пошло не так. Ничего не изменилось.
app-rule = Правило { $rule }
app-rule-unknown = У этого правила нет текста.

app-tables = Столы
app-finished = Сыгранные партии
app-own-games = Ваши партии
app-people = Люди
app-settings = Настройки
app-account = Аккаунт
app-sign-in = Войти

app-welcome = Садитесь и играйте
app-game-about = { $same ->
    [yes] Число игроков: { $most }.
   *[no] Для { $fewest }–{ $most } игроков.
}
app-lead = Настольные игры по печатным правилам, с друзьями или против ботов; некоторые значения, которых нет в правилах, восстановлены.
app-game = Игра
app-all-games = Все игры
app-players = Игроки
app-rivals = Соперники
app-level-easy = Легко
app-level-medium = Средне
app-level-hard = Трудно
app-level-hardest = Труднее всего
app-bot-of-level = { $level }: { $bot }
app-bot-number = { $bot } { $number }
app-rivals-levels = Боты по уровню
app-rivals-more = Другие боты
app-rivals-styles = Боты со своим стилем
app-rivals-other = Другие соперники
app-rival-number = Соперник { $number }
app-play-now = Играть сейчас
app-with-people = Играть с людьми…
app-find-table = Найти мне стол
app-find-table-of = Найти мне стол для игры «{ $game }»
app-waiting = { $count ->
    [0] Пока никто не ждёт
    [one] Ждёт { $count } человек
    [few] Ждут { $count } человека
    [many] Ждут { $count } человек
   *[other] Ждут { $count } человека
  }
app-guest = Гость
app-guest-number = Гость { $number }

app-bot-random = Случайный
app-bot-novice = Новичок
app-bot-raider = Налётчик
app-bot-treasurer = Казначей
app-bot-guildmaster = Глава гильдии
app-bot-minstrel = Менестрель
app-bot-potter = Гончар
app-bot-miser = Скряга
app-bot-drummer = Барабанщик
app-bot-mason = Каменщик
app-bot-sergeant = Сержант
app-bot-greedy = Жадина
app-bot-scout = Разведчик
app-bot-champion = Богатырь
app-bot-captain = Капитан
app-bot-courtier = Придворный
app-bot-herald = Герольд
app-bot-chancellor = Канцлер
app-bot-steward = Управляющий
app-bot-marshal = Маршал
app-bot-emperor = Император
app-bot-random-about = Делает что угодно, лишь бы по правилам. Хорош, чтобы осмотреться.
app-bot-novice-about = Чаще всего играет разумно, но ошибается, как начинающий.
app-bot-raider-about = Не бережёт отряды: бросается на первую угрозу, которую может устранить.
app-bot-treasurer-about = Копит золото и надеется, что этого хватит.
app-bot-guildmaster-about = Строит этаж за этажом, где только в гильдии есть место.
app-bot-minstrel-about = Размещает бардов во всех регионах и верит в добрую славу.
app-bot-potter-about = Берёт глину везде, где она есть, и у него её всегда слишком много.
app-bot-miser-about = Бережёт монеты и глину, а строить предоставляет другим.
app-bot-drummer-about = Хочет музыкантов в мавзолее, а вокруг них воинов.
app-bot-mason-about = Ставит воина за воином, а зачем, спросит потом.
app-bot-sergeant-about = Ставит воинов группами, чьи бы ни были остальные.
app-bot-greedy-about = Берёт лучшее на эту минуту и дальше не смотрит.
app-bot-scout-about = Знает все дороги и берёт то, что на пути, куда бы ни шли другие.
app-bot-champion-about = Предвидит планы других, но мимо титана пройти не может.
app-bot-captain-about = Хочет, чтобы всё оружие было под рукой, а лучники и музыканты на местах.
app-bot-courtier-about = Нанимает всех советников, каких видит, и полагается на них.
app-bot-herald-about = В каждом раунде хочет быть первым и немного думает над каждым ходом.
app-bot-chancellor-about = Собирает мастеров и перед каждым ходом ненадолго задумывается.
app-bot-steward-about = Думает немного вперёд и отвечает сразу.
app-bot-marshal-about = Думает около секунды на ход. Серьёзный соперник.
app-bot-emperor-about = Думает до десяти секунд на ход, во всю силу компьютера.

app-my-tables = Мои столы
app-my-turn = Мои столы: ваш ход
app-expected = Вас ждут
app-open-tables = Столы, где есть место
app-running-tables = Партии, которые идут
app-no-open-tables = Сейчас ни один стол не ждёт игроков. Создайте свой: другие увидят его здесь.
app-no-running-tables = Сейчас ни одна партия не идёт. Партия начинается, как только места за столом заняты.
app-none-finished = Ещё ни одна партия не сыграна. Сыгранную можно будет пересмотреть здесь, решение за решением.
app-only-mine = Только мои
app-from-file = Повтор записи из файла
app-open-seats = { $count ->
    [0] Все места заняты
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
  }
app-seats-kept = Места закреплены: { $who }
app-free-seat = свободно
app-your-turn = Ваш ход
app-turn-of = { $count ->
    [0] Партия идёт
   *[other] Ждём: { $who }
  }
app-won = Победа: { $who }
app-drawn = Ничья
app-abandoned = Партия прекращена
app-seatless = виртуальный игрок
app-contestant-virtual = { app-seatless }
app-go = К столу
app-join = Сесть
app-watch = Смотреть
app-look = Посмотреть
app-to-table = { $action }: { $table }
app-pace-live = вживую
app-pace-slow = неспешно

app-new-table = Новый стол
app-table-name = Название стола
app-if-you-like = по желанию
app-seats = Места
app-me = Я
app-anybody = Кто придёт
app-same-screen = Кто-то рядом со мной
app-the-bot = Бот: { $bot }
app-seat-for = { $colour }: кто играет
app-take-colour = Моё место: { $colour }
app-take-about = Нажмите на цвет, чтобы занять его место.
app-their-name = Имя
app-same-screen-name = { $colour }: имя игрока
app-once-only = Можно занять только одно место; для того, кто у того же экрана, выберите «Кто-то рядом со мной».
app-same-screen-whose = Чтобы выбрать «Кто-то рядом со мной», займите место и сами.
app-variants = Варианты
app-edition = Издание
app-open-book = Страница помнит за всех то, что было сделано открыто
app-open-book-false = Каждый сам помнит то, что было сделано открыто.
app-time = Время
app-pace-live-about = Вживую: все сейчас здесь
app-pace-slow-about = Неспешно: несколько дней, с уведомлениями, когда ваш ход
app-clock = Часы
app-clock-none = Без часов: времени сколько угодно
app-clock-bank = Минуты на всю партию
app-clock-days = Дни на каждое решение
app-minutes = Минут каждому
app-increment = Секунд добавляется за ход
app-days = Дней
app-night-pause = Часы стоят, пока игрок спит
app-at-zero = Когда время вышло
app-at-zero-nothing = Ничего не происходит
app-at-zero-bot = Бот играет, пока игрок не вернётся
app-at-zero-out = До конца играет бот, а игрок занимает последнее место
app-terms-bank = { $seconds ->
    [0] { $minutes } мин каждому
   *[other] { $minutes } мин каждому, ещё { $seconds } с за ход
}
app-terms-days = { $days ->
    [one] { $days } день на каждое решение
    [few] { $days } дня на каждое решение
    [many] { $days } дней на каждое решение
   *[other] { $days } дня на каждое решение
}
app-terms-night = часы стоят, пока игрок спит
app-terms-at-zero-bot = когда время выйдет, бот играет, пока игрок не вернётся
app-terms-at-zero-out = когда время выйдет, до конца играет бот, а игрок занимает последнее место
app-who-may-come = Кто может прийти
app-access-open = Все: стол виден в общем списке
app-access-link = У кого есть ссылка
app-access-name = Только названные
app-invited-names = Имена аккаунтов через запятую
app-make-table = Создать стол

app-colour-yellow = жёлтый
app-colour-green = зелёный
app-colour-blue = синий
app-colour-purple = фиолетовый
app-colour-red = красный
app-colour-black = чёрный
app-shape-circle = круг
app-shape-square = квадрат
app-shape-hexagon = шести­угольник
app-shape-diamond = ромб
app-shape-triangle = треугольник
app-player-number = Игрок { $number }

app-invited = Вас приглашают за стол
app-your-name = Ваше имя
app-to-the-table = К столу
app-invites = { $host } приглашает вас в игру «{ $game }»
app-so-many-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
  }
app-sit-down = Сесть за стол
app-sit-as = Занять место: { $colour }
app-watch-only = Только смотреть
app-all-taken = Все места заняты. Можно смотреть.
app-only-kept = Остальные места закреплены ({ $who }). Можно смотреть.
app-is-running = Партия уже началась. Можно смотреть.
app-is-over = Партия окончена. Её можно посмотреть.
app-is-abandoned = Партия прекращена. Её можно посмотреть.
app-have-account = У меня есть аккаунт

app-friends = Друзья
app-no-friends = У вас здесь пока нет друзей. Предложите дружбу кому-нибудь по имени аккаунта.
app-friends-about = С аккаунтом здесь можно завести друзей: видеть, кто в сети, и приглашать их одним нажатием.
app-friend-name = Имя аккаунта
app-ask-friend = Предложить дружбу
app-agree = Согласиться
app-online = в сети
app-offline = не в сети
app-bond-friends = Вы друзья
app-bond-asked = дружба предложена, ответа пока нет
app-bond-asks-you = предлагает вам дружбу
app-tables-of = Столы игрока { $who }
app-invite = Пригласить
app-was-invited = Приглашение отправлено
app-blocked = Заблокированы
app-block = Заблокировать
app-unblock = Разблокировать
app-block-about = Вы не читаете, что пишет этот человек, и не получаете от него приглашений, а он не может сесть за ваши столы. Ему об этом не сообщают.
app-report = Пожаловаться…
app-report-of = Жалоба хозяину сервера на игрока { $who }
app-report-about = Жалобу читает хозяин этого сервера. Человеку о ней не сообщают.
app-report-about-table = Жалобу читает хозяин этого сервера, а вместе с ней — что этот человек недавно говорил за столом. Человеку о ней не сообщают.
app-report-reason = Что не так
app-report-insults = Оскорбления
app-report-unfair = Нечестная игра
app-report-name = Оскорбительное имя
app-report-leaving = Снова и снова бросает партии
app-report-other = Другое
app-report-text = Своими словами
app-report-send = Отправить жалобу
app-reported = Хозяину сервера сообщено.
app-host = Хозяину сервера
app-host-about = На кого жалуются люди и что вы по этому решили.
app-reports = Жалобы
app-no-reports = Жалоб нет.
app-report-by = от игрока { $who }, { $date }
app-report-details = Что было сказано до этого
app-outcome-dismiss = Отклонить
app-outcome-silence = Лишить слова
app-outcome-bar = Закрыть доступ к столам (партии доиграют боты)
app-outcome-dismiss-done = Жалоба отклонена.
app-outcome-silence-done = Говорить за столами больше нельзя.
app-outcome-bar-done = Садиться за столы больше нельзя.
app-sanctioned = Запреты
app-sanction-silent = нельзя говорить за столами
app-sanction-barred = нельзя садиться за столы
app-lift = Снять запрет
app-my-games = Мои партии и рейтинги
app-rivals-met = Против кого
app-ahead = Выше соперника
app-gain = Рейтинг { SIGNED($gain) }
app-rating-over-time = Как менялся рейтинг
app-date = Дата
app-ratings = Рейтинги
app-rating-about = Рейтинг показывает силу, в которой можно быть уверенным; он растёт с каждой партией, которая её подтверждает.
app-place = Место
app-name = Имя
app-rating = Рейтинг
app-games-played = Партии
app-wins = Победы
app-places = Сколько раз место 1, 2, …
app-nobody-rated = Рейтинговой партии ещё никто не сыграл. Кто сыграет, окажется здесь.
app-rated = Рейтинг { $rating } после { $games ->
    [one] { $games } партии
    [few] { $games } партий
    [many] { $games } партий
   *[other] { $games } партии
  }
app-last-games = Последние партии
app-played = Место { $place } из { $players }, { $date }
app-somebody = Кто-то

app-settings-about = Хранятся в этом браузере.
app-language = Язык
app-set-theme = Освещение
app-set-theme-system = Как в системе
app-set-theme-light = День
app-set-theme-dark = Ночь
app-set-motion = Движение
app-set-motion-system = Как в системе
app-set-motion-less = Ничего не движется
app-set-confirm = Переспрашивать, прежде чем принять выбор
app-set-confirm-needed = Если его нельзя отменить
app-set-confirm-always = Всегда
app-set-confirm-never = Никогда
app-set-choices = Список вариантов, если все они видны на поле
app-set-choices-folded = Свёрнут
app-set-choices-open = Развёрнут
app-set-palette = Цвета игроков
app-set-palette-standard = Обычные, различимые и для дальтоников
app-set-palette-strong = Сильный контраст
app-set-palette-grey = Только формы и оттенки серого
app-set-bots = Боты ходят
app-set-bots-at-once = Сразу
app-set-bots-brisk = Быстро
app-set-bots-calm = Спокойно
app-set-play-forced = Если вариант только один, он выбирается сам
app-set-ask-giving-up = Переспрашивать, прежде чем окончательно от чего-то отказаться
app-set-ignore-double = Не учитывать второй щелчок двойного щелчка
app-set-tap-twice = Пальцем: касание отмечает, кнопка или второе касание выбирает
app-set-initials = Инициалы на фигурках всех игроков
app-set-sounds = Звуки
app-set-sounds-turn = Когда ваш ход
app-set-sounds-all = Всего, что происходит
app-set-sounds-none = Никаких
app-set-speed = Скорость сцен и повторов
app-times = { $factor }-кратная

app-guest-about = Вы гость: вас помнит этот браузер. С аккаунтом можно играть откуда угодно, и ничего не потеряется.
app-new-account = Новый аккаунт
app-make-account = Создать аккаунт
app-password = Пароль
app-new-password = Новый пароль
app-current-password = Текущий пароль
app-email = Эл. почта
app-email-if = Эл. почта, по желанию
app-yourself = О вас
app-change = Изменить
app-changed = Готово.
app-chat-on = Участвовать в чате
app-night = Ночь
app-night-on = Мои часы могут стоять ночью ({ $zone })
app-night-from = С какого часа
app-night-to = До какого часа
app-holidays = Отпуск
app-holidays-about = { $days ->
    [0] В это время часы ваших неспешных партий стоят, и за столом об этом знают. На этот год дней больше нет.
    [one] В это время часы ваших неспешных партий стоят, и за столом об этом знают. На этот год остался { $days } день.
    [few] В это время часы ваших неспешных партий стоят, и за столом об этом знают. На этот год осталось { $days } дня.
    [many] В это время часы ваших неспешных партий стоят, и за столом об этом знают. На этот год осталось { $days } дней.
   *[other] В это время часы ваших неспешных партий стоят, и за столом об этом знают. На этот год осталось { $days } дня.
  }
app-holiday = { $first } — { $last }
app-holiday-first = Первый день
app-holiday-last = Последний день
app-channels = Куда сообщать
app-channels-about = Когда ваш ход, вас приглашают или партия окончена, а у вас здесь не открыта ни одна страница.
app-channel-push = браузер
app-channel-ntfy = ntfy
app-channel-discord = Discord
app-channel-email = Эл. почта
app-channel-kind = Способ
app-channel-target = Адрес
app-channel-try = Проверить
app-channel-tried = Отправлено.
app-channel-code = Присланный код
app-trouble-answered = Служба ответила ошибкой { $status }.
app-trouble-unreachable = Служба недоступна.
app-trouble-not-allowed = На этот адрес ничего нельзя отправлять.
app-trouble-failed = Отправить не удалось.
app-push-here = Сообщать в этом браузере
app-push-refused = Браузер не разрешает уведомления с этой страницы.
app-confirm = Подтвердить
app-add = Добавить
app-remove = Удалить
app-leaving = Выход и удаление
app-sign-out = Выйти
app-sign-out-everywhere = Выйти везде
app-my-data = Мои данные
app-delete-me = Удалить меня
app-delete-about = Ваше имя, ваш адрес и всё, что вы писали, исчезнут навсегда. Партии, которые другие сыграли с вами, останутся, но без вашего имени. Партии, в которые вы играете, доиграют боты.
app-delete-for-good = Удалить навсегда

app-notices = Уведомления
app-notices-unread = { $count ->
    [0] Уведомления
    [one] { $count } новое уведомление
    [few] { $count } новых уведомления
    [many] { $count } новых уведомлений
   *[other] { $count } нового уведомления
  }
app-notices-none = Ничего нового.
app-notice-turn = { $table }: ваш ход
app-notice-started = { $table }: партия началась
app-notice-over = { $table }: партия окончена
app-notice-abandoned = { $table }: партия прекращена
app-notice-invited = { $table }: { $who } приглашает вас
app-notice-asked = { $table }: предложение ждёт вашего ответа
app-notice-sent-away = { $table }: ваше место освобождено
app-notice-taken-back = { $table }: ходы отменены по общему согласию
app-notice-handed = { $table }: за игрока { $who } теперь играет бот
app-notice-resigned = { $table }: { $who } сдаётся
app-notice-removed = { $table }: один из игроков больше не вернётся, за него играет бот
app-notice-friend-asked = { $who } предлагает вам дружбу
app-notice-friends = { $who } теперь у вас в друзьях
app-notice-reported = К вам поступила жалоба
app-notice-test = Это проверка.

## Learning

app-learn = Научиться за десять минут
app-learn-game = Научиться: { $game }
app-set-explanations = Объяснять за столом, что происходит и за что очки
app-set-explanations-on = Всегда
app-set-explanations-fading = Пока не увижу несколько раз
app-set-explanations-off = Никогда
app-explore = Редактор поля
app-analysis = Разбор
