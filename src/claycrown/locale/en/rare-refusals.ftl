# What the server refuses seldom: pages load these when the first such refusal comes. The others are in refusals.ftl, which every page has.

refusal-accounts-only = Friends need accounts: make one first.
refusal-administrator = An administrator cannot be forbidden anything.
refusal-asked-already = This has been proposed already. Wait for the answers.
refusal-bad-address = This is not a web address.
refusal-bad-arguments = The game does not understand this question.
refusal-bad-clock = A live table has a bank and an increment, and no days or nights.
refusal-bad-cursor = There is no such page.
refusal-bad-edition = No game can be played with these figures.
refusal-bad-edition-name = An edition needs a name.
refusal-bad-email = This is no e-mail address.
refusal-bad-holiday = The last day of a holiday cannot be before the first.
refusal-bad-language = This language is not available here.
refusal-bad-night = A night must have 1 to { $most ->
    [one] { $most } hour
   *[other] { $most } hours
  }.
refusal-bad-ntfy = The address of an ntfy topic looks like https://ntfy.sh/topic.
refusal-bad-number = The game is at entry { $head }. Choose an earlier one to go back to.
refusal-bad-options = The game cannot be played with these options.
refusal-bad-player-count = This game is for { $least } to { $most } players.
refusal-bad-port = The port in this address must be a number from 1 to 65535.
refusal-bad-position = This position cannot be.
refusal-bad-push-keys = The browser’s keys for push notifications are missing or wrong.
refusal-bad-record = This record cannot be used.
refusal-bad-request-details = The server does not understand this request: { $details }
refusal-bad-seats = There are more seats than players.
refusal-bad-slow-clock = A slow table has days for each decision, and no bank or increment.
refusal-bad-target = Notices cannot be sent to this address.
refusal-bot-or-player = A seat is either for a bot or for a player with a name, not for both.
refusal-csrf-token = The token of this request is missing or out of date. Reload the page. Programs send the cookie { $cookie } in the header { $header }.
refusal-database-full = The disk of the server’s database is full.
refusal-database-locked = Another program keeps the server’s database locked.
refusal-database-read-only = The server cannot write to its database.
refusal-did-not-play = Only those who played a game can play it again.
refusal-edition-fails = Games with these figures never end.
refusal-edition-name-taken = You already have an edition of this name.
refusal-email-not-sent = The e-mail could not be sent. Try again.
refusal-holiday-over = These days have passed.
refusal-holiday-overlaps = You already have a holiday in these days.
refusal-holiday-too-far = A holiday must end within { $days ->
    [one] { $days } day
   *[other] { $days } days
  }.
refusal-holidays-full = You have planned { $most ->
    [one] one holiday
   *[other] { $most } holidays
  }, the maximum. Remove one first.
refusal-keeper-not-playing = You can play for others only if you play yourself.
refusal-kept-hidden = What is hidden stays so until it is solved.
refusal-last-admin = Name another administrator first.
refusal-method-not-allowed = This cannot be done here.
refusal-network-full = Too many pages are open from your network. Close some of them.
refusal-no-answer = The game has no answer to this now.
refusal-no-email = This server does not send e-mail.
refusal-no-number = Say how far to go back.
refusal-no-seat-left = No seat is left for you.
refusal-no-such-account = This person has no account.
refusal-no-such-channel = This way of notification has been removed.
refusal-no-such-entry = The game has not been that far.
refusal-no-such-friend = This person has not asked to be your friend.
refusal-no-such-game = There is no such game.
refusal-no-such-invitation = This invitation is not valid, or it is not for you.
refusal-no-such-lesson = This game has no lesson.
refusal-no-such-page = There is no page at this address.
refusal-no-such-person = This person is not here, or not any more.
refusal-no-such-proposal = There is no such proposal.
refusal-no-such-puzzle = There is no such puzzle.
refusal-no-such-report = There is no such report.
refusal-no-such-seat = This table has no such seat.
refusal-no-such-step = The lesson has no such step.
refusal-no-such-table = There is no such table, or you may not see it.
refusal-not-admin = Only administrators can do that.
refusal-not-confirmed = First enter the code that was sent to this address.
refusal-not-https = The address must begin with https://.
refusal-not-offered = This server does not send push notifications.
refusal-not-private = At an open table the game cannot be taken back.
refusal-not-utf8 = What was sent is not UTF-8.
refusal-not-your-analysis = Only the person who requested the analysis can stop it.
refusal-null-character = A text cannot contain the character 0.
refusal-one-seat-each = You can sit at one seat only.
refusal-other-figures = The figures in this record are not those of its edition.
refusal-other-game = This position is from another game.
refusal-record-too-early = You can save the record once the game is over. Until then there is the log.
refusal-rematch-too-early = You can offer a rematch once the game is over.
refusal-server-full = The server is full at the moment. Try again later.
refusal-settled = This has already been settled.
refusal-still-played = A game in progress with other people cannot be evaluated.
refusal-too-deep = What was sent is nested too deeply.
refusal-too-large = This is too large.
refusal-too-many = You already get notifications in { $most ->
    [one] one way
   *[other] { $most } ways
  }, the maximum. Remove one first.
refusal-too-many-analyses = { $most ->
    [one] Only { $most } game
   *[other] At most { $most } games
  } can be analysed for you per day. Try again tomorrow.
refusal-too-many-ats = An e-mail address has only one @.
refusal-too-many-blocked = You have blocked { $most ->
    [one] one person
   *[other] { $most } people
  }, the maximum. Unblock somebody first.
refusal-too-many-editions = You keep { $most ->
    [one] one edition
   *[other] { $most } editions
  }, the maximum. Remove one first.
refusal-too-many-friends = You have { $most ->
    [one] one friend
   *[other] { $most } friends
  }, the maximum. Remove one first.
refusal-too-many-holidays = You can take { $days ->
    [one] one day
   *[other] { $days } days
  } of holiday per year, and these would be more.
refusal-too-many-pages = You have too many pages open. Close some of them.
refusal-too-many-reports = { $most ->
    [one] One of your reports is
   *[other] { $most } of your reports are
  } still waiting for the host. Try again when some of them are settled.
refusal-unknown-bot = { $count ->
    [0] This game has no bots.
   *[other] There is no such bot. Choose one of these: { $bots }.
  }
refusal-unknown-edition = This edition is not available.
refusal-unknown-game = There is no such game. Choose one of these: { $games }.
refusal-unknown-name = There is no account named { $name }.
refusal-unknown-zone = There is no time zone { $zone }.
refusal-use-undo = Nobody else plays at this table: use Undo.
refusal-views-too-early = You can see the game from other seats once it is over.
refusal-wrong-code = This is not the code that was sent.
refusal-yourself = That is you.
