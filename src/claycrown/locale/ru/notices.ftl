# Notices as they leave the server: by e-mail, Web Push, ntfy and Discord. Each is a few words without a full stop, because it is
# also the subject of an e-mail; the frames below put the table behind it. Nobody's move is told: a phone lies open on a table.

notice-turn = Ваш ход
notice-started = Партия началась
notice-over = Партия окончена
notice-abandoned = Партия прекращена
notice-invited = Вас приглашают
notice-asked = От вас ждут согласия
notice-sent-away = Хозяин стола освободил ваше место
notice-taken-back = Ходы отменены по общему согласию
notice-handed = Вместо кого-то теперь играет бот
notice-resigned = Кто-то сдаётся
notice-removed = Один из игроков больше не вернётся, за него играет бот
notice-friend-asked = Вам предлагают дружбу
notice-friends = Ваше предложение дружбы принято
notice-reported = На кого-то пожаловались
notice-test = Так выглядит уведомление

notice-of-table = { $what }: { $table } ({ $game })
notice-of-game = { $what }: { $game }
notice-text = { $told }.
notice-subject = Clay & Crown: { $told }

notice-code-subject = ваш код
notice-code =
    Кто-то, надеемся, вы, хочет узнавать здесь о своём ходе.
    Код подтверждения: { $code }
