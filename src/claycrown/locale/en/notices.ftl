# Notices as they leave the server: by e-mail, Web Push, ntfy and Discord. Each is a few words without a full stop, because it is
# also the subject of an e-mail; the frames below put the table behind it. Nobody's move is told: a phone lies open on a table.

notice-turn = It is your turn
notice-started = The game has started
notice-over = The game is over
notice-abandoned = The game was abandoned
notice-invited = You are invited
notice-asked = You are asked to agree to something
notice-sent-away = The owner of the table has sent you away
notice-taken-back = The game was taken back
notice-handed = A bot plays for somebody now
notice-resigned = Somebody has resigned
notice-removed = A player will not come back, a bot plays on
notice-friend-asked = Somebody asks to be your friend
notice-friends = Somebody agreed to be your friend
notice-reported = Somebody was reported
notice-test = This is what a notice looks like

# $what is one of those above, $table the name that somebody gave to their table, $game the title of its game.
notice-of-table = { $what }: { $table } ({ $game })
notice-of-game = { $what }: { $game }
notice-text = { $told }.
notice-subject = Clay & Crown: { $told }

notice-code-subject = your code
notice-code =
    Somebody, hopefully you, wants to be told here when it is their turn.
    The code that confirms it: { $code }
