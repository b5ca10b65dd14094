# What is around the tables: home, lobby, people, settings, account. “The house” is this site with its server; the host runs it.

house-brand = Clay & Crown
house-title = { $page } – Clay & Crown
house-skip = To the content
house-menu = Menu
house-pages = Pages
house-close = Close
house-loading = One moment …
house-more = Show more
house-again = Try again
house-not-loaded = The page could not be loaded
house-rules = Rules
house-rules-of = { $game }: the rules
house-puzzles = Puzzles
house-editions = Printed figures
house-editions-link = Look at the printed figures, or correct them
house-edition-standard = The house’s own
house-edition-unrated = Games on this edition are not rated.
house-connection-lost = Connection lost. It comes back by itself.
house-no-connection = No connection
house-no-connection-about = The house cannot be reached. Tables, lists and people come from there: this page goes on as soon as it is back.
house-no-connection-works = What works meanwhile
house-no-connection-settings = Settings can be changed: they are kept in this browser.
house-no-connection-terminal = Where the program is installed, “claycrown play” plays against bots in a terminal, without any connection.
house-no-connection-kept = Whatever you had decided is kept at its table.
house-nowhere = There is nothing here
house-nowhere-about = This address leads nowhere, or to something that is not for you to see.
house-to-start = To the first page
house-unreachable = The server cannot be reached. Nothing was changed.
house-mistake = Something went wrong. Nothing was changed.
house-rule = Rule { $rule }
house-rule-unknown = This rule has no text.

house-tables = Tables
house-finished = Finished games
house-own-games = Your games
house-people = People
house-settings = Settings
house-account = Account
house-sign-in = Sign in

house-welcome = Sit down and play
house-game-about = { $same ->
    [yes] For { $most } players.
   *[no] For { $fewest } to { $most } players.
}
house-lead = Board games by their exact rules: with friends far away, at one screen, or against bots.
house-game = Game
house-all-games = All games
house-players = Players
house-rivals = Rivals
house-play-now = Play now
house-with-people = Play with people …
house-find-table = Find me a table
house-find-table-of = Find me a table: { $game }
house-waiting = { $count ->
    [0] Nobody waits yet
    [one] One person waits
   *[other] { $count } people wait
}
house-guest = Guest
# A guest who says no name: a number from 100 to 999.
house-guest-number = Guest { $number }

house-bot-random = Random
house-bot-novice = Novice
house-bot-raider = Raider
house-bot-treasurer = Treasurer
house-bot-guildmaster = Guildmaster
house-bot-minstrel = Minstrel
house-bot-potter = Potter
house-bot-miser = Miser
house-bot-drummer = Drummer
house-bot-mason = Mason
house-bot-sergeant = Sergeant
house-bot-greedy = Greedy
house-bot-scout = Scout
house-bot-champion = Champion
house-bot-captain = Captain
house-bot-courtier = Courtier
house-bot-herald = Herald
house-bot-chancellor = Chancellor
house-bot-steward = Steward
house-bot-marshal = Marshal
house-bot-emperor = Emperor
house-bot-random-about = Does anything that is allowed. Good for looking around.
house-bot-novice-about = Plays sensibly most of the time, and makes a beginner’s mistakes.
house-bot-raider-about = Keeps no army together: attacks the first threat that it can eliminate.
house-bot-treasurer-about = Hoards gold, and hopes that it will be enough.
house-bot-guildmaster-about = Builds floor upon floor, wherever a guild has room.
house-bot-minstrel-about = Sends bards into every region, and trusts in a good name.
house-bot-potter-about = Takes clay wherever there is any, and always has too much of it.
house-bot-miser-about = Keeps coins and clay together, and lets others build.
house-bot-drummer-about = Wants musicians in the mausoleum, and warriors around them.
house-bot-mason-about = Builds one warrior after the other, and asks later what for.
house-bot-sergeant-about = Lines warriors up in groups, whoever the others belong to.
house-bot-greedy-about = Takes what is best right now, and does not look further.
house-bot-scout-about = Knows every road and takes what lies on its way, wherever the others go.
house-bot-champion-about = Foresees what the others may do, and cannot leave a titan alone.
house-bot-captain-about = Wants every weapon at hand and archers and musicians at their posts.
house-bot-courtier-about = Hires every master in sight, and relies on them.
house-bot-herald-about = Wants to be first in every round, and gives each turn a thought.
house-bot-chancellor-about = Collects artisans, and thinks for a moment before every turn.
house-bot-steward-about = Thinks a little ahead and answers at once.
house-bot-marshal-about = Thinks for about a second a turn. A serious rival.
house-bot-emperor-about = Thinks for up to ten seconds a turn, with all the computer has.

house-my-tables = My tables
house-expected = You are expected
house-open-tables = Tables to join
house-running-tables = Games being played
house-no-open-tables = No table is waiting for players now. Make one: others will see it here.
house-no-running-tables = No game is being played now. One begins as soon as the seats of its table are taken.
house-none-finished = No game has been finished yet. Once one is, it can be looked at here again, decision by decision.
house-only-mine = Only mine
house-from-file = Replay a record from a file
house-open-seats = { $count ->
    [0] All seats are taken
    [one] One free seat
   *[other] { $count } free seats
}
# Of a rematch: the free seats are for those who played before.
house-seats-kept = Kept for { $who }
house-free-seat = free
house-your-turn = Your turn
house-turn-of = { $count ->
    [0] The game goes on
   *[other] Waiting for: { $who }
}
house-won = { $who } wins
house-drawn = Draw
house-abandoned = Abandoned
house-seatless = the virtual player
house-contestant-virtual = { house-seatless }
house-go = Go there
house-join = Join
house-watch = Watch
house-look = Look at it
# $action is one of the four before.
house-to-table = { $action }: { $table }
house-pace-live = live
house-pace-slow = slow

house-new-table = New table
house-table-name = Name of the table
house-if-you-like = if you like
house-seats = Seats
house-me = Me
house-whoever-comes = Whoever comes
house-beside-me = Somebody beside me
# A bot by its name: “Bot: Marshal”.
house-the-bot = Bot: { $bot }
# $colour: one of the messages house-colour or house-shape.
house-seat-for = Who plays { $colour }
house-take-colour = I play { $colour }
house-take-about = Click a colour to take its seat.
house-their-name = Their name
house-name-beside = Name of who plays { $colour }
house-once-only = You can take one seat only; for somebody at the same screen choose “Somebody beside me”.
house-beside-whom = “Somebody beside me” needs a seat for yourself.
house-variants = Variants
house-edition = Edition
house-open-book = The page remembers for everybody what was done in the open
house-open-book-false = Everybody remembers for themselves what was done in the open.
house-time = Time
house-pace-live-about = Live: everybody is here now
house-pace-slow-about = Slow: over days, with notices when it is your turn
house-clock = Clock
house-clock-none = None: all the time in the world
house-clock-bank = Minutes for the whole game
house-clock-days = Days for each decision
house-minutes = Minutes each
house-increment = Seconds added a turn
house-days = Days
house-night-pause = Pauses while a player sleeps
house-at-zero = When time is up
house-at-zero-nothing = Nothing happens
house-at-zero-bot = A bot plays until they return
house-at-zero-out = A bot plays to the end, and they come last
house-terms-bank = { $seconds ->
    [0] { $minutes } min each
   *[other] { $minutes } min each, { $seconds } s more a turn
}
house-terms-days = { $days ->
    [one] one day for each decision
   *[other] { $days } days for each decision
}
house-terms-night = the clock pauses while a player sleeps
house-terms-at-zero-bot = when time is up, a bot plays until they return
house-terms-at-zero-out = when time is up, a bot plays to the end, and they come last
house-who-may-come = Who may come
house-access-open = Everybody: the table is in the lobby
house-access-link = Whoever has the link
house-access-name = Only those named
house-invited-names = Names of accounts, with commas between
house-make-table = Make the table

# The colour of a player: by itself, and in the sentences above.
house-colour-yellow = yellow
house-colour-green = green
house-colour-blue = blue
house-colour-purple = purple
house-colour-red = red
house-colour-black = black
# Where nothing is coloured, a seat is called after the shape of its base.
house-shape-circle = circle
house-shape-square = square
house-shape-hexagon = hexagon
house-shape-diamond = diamond
house-shape-triangle = triangle
# Somebody beside one at the screen who was given no name.
house-player-number = Player { $number }

house-invited = You are invited to a table
house-your-name = Your name
house-to-the-table = To the table
house-invites = { $host } invites you to a game: { $game }
house-so-many-players = { $count ->
    [one] one player
   *[other] { $count } players
}
house-sit-down = Sit down
house-sit-as = Sit down as { $colour }
house-only-look = Only look on
house-all-taken = All seats are taken. You can look on.
house-only-kept = The remaining seats are kept for { $who }. You can look on.
house-is-running = The game has started. You can look on.
house-is-over = The game is over. You can look at it.
house-is-abandoned = The game was abandoned. You can look at it.
house-have-account = I have an account

house-friends = Friends
house-no-friends = You have no friends here yet. Ask somebody by the name of their account.
house-friends-about = With an account you can have friends here: see who is online, and invite them with one click.
house-friend-name = Name of an account
house-ask-friend = Ask to be friends
house-agree = Agree
house-online = online
house-offline = not here
# Beside somebody's name.
house-bond-friends = You are friends
house-bond-asked = asked, no answer yet
house-bond-asks-you = asks to be your friend
house-tables-of = Tables of { $who }
house-invite = Invite
house-was-invited = Invited
house-blocked = Blocked
house-block = Block
house-unblock = Unblock
house-block-about = You read nothing that they say, get no invitations from them, and they cannot sit down at your tables. They are not told.
house-report = Report …
house-report-of = Report { $who } to the host
house-report-about = The host of this server reads it. The person is not told.
house-report-about-table = The host of this server reads it, with what the person said at the table lately. The person is not told.
house-report-reason = What is wrong
house-report-insults = Insults
house-report-unfair = Unfair play
house-report-name = An offensive name
house-report-leaving = Leaves games again and again
house-report-other = Something else
house-report-text = In your own words
house-report-send = Send the report
house-reported = The host has been told.
house-host = For the host
house-host-about = What people report of others, and what you have done about it.
house-reports = Reports
house-no-reports = Nothing has been reported.
house-report-by = from { $who }, { $date }
house-report-said = What they had said
house-outcome-dismiss = Dismiss
house-outcome-silence = Forbid them to speak
house-outcome-bar = Close the tables to them (bots finish their games)
house-outcome-dismiss-done = Dismissed.
house-outcome-silence-done = They may not speak at tables.
house-outcome-bar-done = They may not sit down at tables.
house-sanctioned = Forbidden
house-sanction-silent = may not speak at tables
house-sanction-barred = may not sit down at tables
house-lift = Allow again
house-my-games = My games and ratings
house-rivals-met = Against whom
house-ahead = Came before them
house-gain = Rating { SIGNED($gain) }
house-rating-over-time = The rating over time
house-date = Date
house-ratings = Ratings
house-rating-about = The rating says what somebody is surely worth; it grows with every game that confirms it.
house-place = Place
house-name = Name
house-rating = Rating
house-games-played = Games
house-wins = Won
house-places = How often place 1, 2, …
house-nobody-rated = Nobody has finished a rated game yet. Whoever does stands here.
house-rated = { $games ->
    [one] Rating { $rating } after one game
   *[other] Rating { $rating } after { $games } games
}
house-last-games = Last games
house-played = Place { $place } of { $players }, { $date }
house-somebody = Somebody

house-settings-about = Kept in this browser.
house-language = Language
# Bright or dark colours: as by day, as by night.
house-set-theme = Light
house-set-theme-system = As the system has it
house-set-theme-light = Day
house-set-theme-dark = Night
house-set-motion = Motion
house-set-motion-system = As the system has it
house-set-motion-less = Nothing moves
house-set-confirm = Ask again before a choice counts
house-set-confirm-needed = Where it cannot be undone
house-set-confirm-always = Always
house-set-confirm-never = Never
house-set-choices = The list of choices, where the board shows them all
house-set-choices-folded = Folded away
house-set-choices-open = Open
house-set-palette = Colours of the players
house-set-palette-standard = Standard, told apart by the colour-blind too
house-set-palette-strong = Strong contrast
house-set-palette-grey = Shapes and greys only
house-set-bots = Bots play
house-set-bots-at-once = At once
house-set-bots-brisk = Briskly
house-set-bots-calm = Calmly
house-set-play-forced = Choices without an alternative play themselves
house-set-tap-twice = By finger: tap the board to look, tap again to choose
house-set-initials = Initials on everybody’s pieces
house-set-sounds = Sounds
house-set-sounds-turn = When it is your turn
house-set-sounds-all = Of everything that happens
house-set-sounds-none = None
house-set-speed = Speed of scenes and replays
# A speed, for who listens: “1.5 times”.
house-times = { $factor } times

house-guest-about = You are a guest: this browser remembers you. With an account you can play from anywhere, and nothing is lost.
house-new-account = New account
house-make-account = Make the account
house-password = Password
house-new-password = New password
house-password-so-far = Current password
house-email = E-mail
house-email-if = E-mail, if you like
house-yourself = Yourself
house-change = Change
house-changed = Done.
house-chat-on = Take part in chat
house-night = Night
house-night-on = My clock may pause at night ({ $zone })
house-night-from = From hour
house-night-to = To hour
house-holidays = Holidays
house-holidays-about = { $days ->
    [0] The clocks of your slow games stand still then, and the table is told. You have no days left this year.
    [one] The clocks of your slow games stand still then, and the table is told. You have one day left this year.
   *[other] The clocks of your slow games stand still then, and the table is told. You have { $days } days left this year.
}
house-holiday = { $first } to { $last }
house-holiday-first = First day
house-holiday-last = Last day
# How one is told that it is one's turn.
house-channels = Being told
house-channels-about = When it is your turn, you are invited or a game is over, and no page is open here.
house-channel-push = this kind of browser
house-channel-ntfy = ntfy
house-channel-discord = Discord
house-channel-email = E-mail
house-channel-kind = By
house-channel-target = Address
house-channel-try = Try it
house-channel-tried = Sent.
house-channel-code = The code that was sent
# Why the last notice could not be sent; $status is the number of an error, as in 403.
house-trouble-answered = The service answered with error { $status }.
house-trouble-unreachable = The service could not be reached.
house-trouble-not-allowed = Nothing may be sent to this address.
house-trouble-failed = It could not be sent.
house-push-here = Tell me in this browser
house-push-refused = The browser does not allow notices from this page.
house-confirm = Confirm
house-add = Add
house-remove = Remove
house-leaving = Leaving
house-sign-out = Sign out
house-sign-out-everywhere = Sign out everywhere
house-my-data = My data
house-delete-me = Delete me
house-delete-about = Your name, your address and what you wrote go for good. Games that others played with you stay, without your name. Bots finish the games that you are playing.
house-delete-for-good = Delete for good

house-notices = Notices
house-notices-unread = { $count ->
    [0] Notices
    [one] One new notice
   *[other] { $count } new notices
}
house-notices-none = Nothing new.
house-notice-turn = { $table }: it is your turn
house-notice-started = { $table }: the game has started
house-notice-over = { $table }: the game is over
house-notice-abandoned = { $table }: the game was abandoned
house-notice-invited = { $table }: { $who } invites you
house-notice-asked = { $table }: a proposal waits for your answer
house-notice-sent-away = { $table }: your seat was given back
house-notice-taken-back = { $table }: the game was taken back
house-notice-handed = { $table }: { $who } lets a bot play
house-notice-resigned = { $table }: { $who } resigns
house-notice-removed = { $table }: a player will not come back, a bot plays on
house-notice-friend-asked = { $who } asks to be your friend
house-notice-friends = You and { $who } are friends now
house-notice-reported = Somebody was reported to you
house-notice-test = This is a try.

## Learning

house-learn = Learn it: a short lesson
house-learn-game = Learn { $game }
house-set-explanations = Explain at the table what happens, and why it scores
house-set-explanations-on = Always
house-set-explanations-fading = Until I have seen it a few times
house-set-explanations-off = Never
house-explore = Look into a position
house-analysis = Analysis
