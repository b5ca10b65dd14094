# What is around the tables: home, lobby, people, settings, account. The host runs the server.

app-brand = Clay & Crown
app-title = { $page } – Clay & Crown
app-skip = To the content
app-menu = Menu
app-pages = Pages
app-close = Close
app-loading = One moment …
app-more = Show more
app-again = Try again
app-not-loaded = The page could not be loaded
app-rules = Rules
app-rules-of = { $game }: the rules
app-puzzles = Puzzles
app-editions = Edition
app-editions-link = Edition: what is printed on the pieces
app-edition-standard = Standard
app-edition-unrated = Games on this edition are not rated.
app-connection-lost = Connection lost. It comes back by itself.
app-no-connection = No connection
app-no-connection-about = The server cannot be reached. Tables, lists and people come from there: this page goes on as soon as it is back.
app-no-connection-works = What works meanwhile
app-no-connection-settings = Settings can be changed: they are kept in this browser.
app-no-connection-terminal = Where the program is installed, “claycrown play” plays against bots in a terminal, without any connection.
app-no-connection-kept = Whatever you had decided is kept at its table.
app-nowhere = There is nothing here
app-nowhere-about = This address leads nowhere, or to something that is not for you to see.
app-to-start = To the first page
app-unreachable = The server cannot be reached. Nothing was changed.
app-mistake = Something went wrong. Nothing was changed.
app-rule = Rule { $rule }
app-rule-unknown = This rule has no text.

app-tables = Tables
app-finished = Finished games
app-own-games = Your games
app-people = People
app-settings = Settings
app-account = Account
app-sign-in = Sign in

app-welcome = Sit down and play
app-game-about = { $same ->
    [yes] For { $most } players.
   *[no] For { $fewest } to { $most } players.
}
app-lead = Board games by their printed rules, with friends or against bots; a few figures that no rulebook shows are reconstructed.
app-game = Game
app-all-games = All games
app-players = Players
app-rivals = Rivals
app-level-easy = Easy
app-level-medium = Medium
app-level-hard = Hard
app-level-hardest = Hardest
# In a list of rivals: a level and the bot that plays at it.
app-bot-of-level = { $level }: { $bot }
# One of several bots of a kind.
app-bot-number = { $bot } { $number }
app-rivals-levels = Bots by level
app-rivals-more = More bots
app-rivals-styles = Bots with a style
app-rivals-other = Other rivals
app-rival-number = Rival { $number }
app-play-now = Play now
app-with-people = Play with people …
app-find-table = Find me a table
app-find-table-of = Find me a table: { $game }
app-waiting = { $count ->
    [0] Nobody waits yet
    [one] One person waits
   *[other] { $count } people wait
}
app-guest = Guest
# A guest who says no name: a number from 100 to 999.
app-guest-number = Guest { $number }

app-bot-random = Random
app-bot-novice = Novice
app-bot-raider = Raider
app-bot-treasurer = Treasurer
app-bot-guildmaster = Guildmaster
app-bot-minstrel = Minstrel
app-bot-potter = Potter
app-bot-miser = Miser
app-bot-drummer = Drummer
app-bot-mason = Mason
app-bot-sergeant = Sergeant
app-bot-greedy = Greedy
app-bot-scout = Scout
app-bot-champion = Champion
app-bot-captain = Captain
app-bot-courtier = Courtier
app-bot-herald = Herald
app-bot-chancellor = Chancellor
app-bot-steward = Steward
app-bot-marshal = Marshal
app-bot-emperor = Emperor
app-bot-random-about = Does anything that is allowed. Good for looking around.
app-bot-novice-about = Plays sensibly most of the time, and makes a beginner’s mistakes.
app-bot-raider-about = Keeps no army together: attacks the first threat that it can eliminate.
app-bot-treasurer-about = Hoards gold, and hopes that it will be enough.
app-bot-guildmaster-about = Builds floor upon floor, wherever a guild has room.
app-bot-minstrel-about = Sends bards into every region, and trusts in a good name.
app-bot-potter-about = Takes clay wherever there is any, and always has too much of it.
app-bot-miser-about = Keeps coins and clay together, and lets others build.
app-bot-drummer-about = Wants musicians in the mausoleum, and warriors around them.
app-bot-mason-about = Builds one warrior after the other, and asks later what for.
app-bot-sergeant-about = Lines warriors up in groups, whoever the others belong to.
app-bot-greedy-about = Takes what is best right now, and does not look further.
app-bot-scout-about = Knows every road and takes what lies on its way, wherever the others go.
app-bot-champion-about = Foresees what the others may do, and cannot leave a titan alone.
app-bot-captain-about = Wants every weapon at hand and archers and musicians at their posts.
app-bot-courtier-about = Hires every master in sight, and relies on them.
app-bot-herald-about = Wants to be first in every round, and gives each turn a thought.
app-bot-chancellor-about = Collects artisans, and thinks for a moment before every turn.
app-bot-steward-about = Thinks a little ahead and answers at once.
app-bot-marshal-about = Thinks for about a second a turn. A serious rival.
app-bot-emperor-about = Thinks for up to ten seconds a turn, with all the computer has.

app-my-tables = My tables
app-my-turn = My tables: your turn
app-expected = You are expected
app-open-tables = Tables to join
app-running-tables = Games being played
app-no-open-tables = No table is waiting for players now. Make one: others will see it here.
app-no-running-tables = No game is being played now. One begins as soon as the seats of its table are taken.
app-none-finished = No game has been finished yet. Once one is, it can be looked at here again, decision by decision.
app-only-mine = Only mine
app-from-file = Replay a record from a file
app-open-seats = { $count ->
    [0] All seats are taken
    [one] One free seat
   *[other] { $count } free seats
}
# Of a rematch: the free seats are for those who played before.
app-seats-kept = Kept for { $who }
app-free-seat = free
app-your-turn = Your turn
app-turn-of = { $count ->
    [0] The game goes on
   *[other] Waiting for: { $who }
}
app-won = { $who } wins
app-drawn = Draw
app-abandoned = Abandoned
app-seatless = the virtual player
app-contestant-virtual = { app-seatless }
app-go = Go there
app-join = Join
app-watch = Watch
app-look = Look at it
# $action is one of the four before.
app-to-table = { $action }: { $table }
app-pace-live = live
app-pace-slow = slow

app-new-table = New table
app-table-name = Name of the table
app-if-you-like = if you like
app-seats = Seats
app-me = Me
app-anybody = Whoever comes
app-same-screen = Somebody beside me
# A bot by its name: “Bot: Marshal”.
app-the-bot = Bot: { $bot }
# $colour: one of the messages app-colour or app-shape.
app-seat-for = Who plays { $colour }
app-take-colour = I play { $colour }
app-take-about = Click a colour to take its seat.
app-their-name = Their name
app-same-screen-name = Name of who plays { $colour }
app-once-only = You can take one seat only; for somebody at the same screen choose “Somebody beside me”.
app-same-screen-whose = “Somebody beside me” needs a seat for yourself.
app-variants = Variants
app-edition = Edition
app-open-book = The page remembers for everybody what was done in the open
app-open-book-false = Everybody remembers for themselves what was done in the open.
app-time = Time
app-pace-live-about = Live: everybody is here now
app-pace-slow-about = Slow: over days, with notices when it is your turn
app-clock = Clock
app-clock-none = None: all the time in the world
app-clock-bank = Minutes for the whole game
app-clock-days = Days for each decision
app-minutes = Minutes each
app-increment = Seconds added a turn
app-days = Days
app-night-pause = Pauses while a player sleeps
app-at-zero = When time is up
app-at-zero-nothing = Nothing happens
app-at-zero-bot = A bot plays until they return
app-at-zero-out = A bot plays to the end, and they come last
app-terms-bank = { $seconds ->
    [0] { $minutes } min each
   *[other] { $minutes } min each, { $seconds } s more a turn
}
app-terms-days = { $days ->
    [one] one day for each decision
   *[other] { $days } days for each decision
}
app-terms-night = the clock pauses while a player sleeps
app-terms-at-zero-bot = when time is up, a bot plays until they return
app-terms-at-zero-out = when time is up, a bot plays to the end, and they come last
app-who-may-come = Who may come
app-access-open = Everybody: the table is in the lobby
app-access-link = Whoever has the link
app-access-name = Only those named
app-invited-names = Names of accounts, with commas between
app-make-table = Make the table

# The colour of a player: by itself, and in the sentences above.
app-colour-yellow = yellow
app-colour-green = green
app-colour-blue = blue
app-colour-purple = purple
app-colour-red = red
app-colour-black = black
# Where nothing is coloured, a seat is called after the shape of its base.
app-shape-circle = circle
app-shape-square = square
app-shape-hexagon = hexagon
app-shape-diamond = diamond
app-shape-triangle = triangle
# Somebody beside one at the screen who was given no name.
app-player-number = Player { $number }

app-invited = You are invited to a table
app-your-name = Your name
app-to-the-table = To the table
app-invites = { $host } invites you to a game: { $game }
app-so-many-players = { $count ->
    [one] one player
   *[other] { $count } players
}
app-sit-down = Sit down
app-sit-as = Sit down as { $colour }
app-watch-only = Only look on
app-all-taken = All seats are taken. You can look on.
app-only-kept = The remaining seats are kept for { $who }. You can look on.
app-is-running = The game has started. You can look on.
app-is-over = The game is over. You can look at it.
app-is-abandoned = The game was abandoned. You can look at it.
app-have-account = I have an account

app-friends = Friends
app-no-friends = You have no friends here yet. Ask somebody by the name of their account.
app-friends-about = With an account you can have friends here: see who is online, and invite them with one click.
app-friend-name = Name of an account
app-ask-friend = Ask to be friends
app-agree = Agree
app-online = online
app-offline = not here
# Beside somebody's name.
app-bond-friends = You are friends
app-bond-asked = asked, no answer yet
app-bond-asks-you = asks to be your friend
app-tables-of = Tables of { $who }
app-invite = Invite
app-was-invited = Invited
app-blocked = Blocked
app-block = Block
app-unblock = Unblock
app-block-about = You read nothing that they say, get no invitations from them, and they cannot sit down at your tables. They are not told.
app-report = Report …
app-report-of = Report { $who } to the host
app-report-about = The host of this server reads it. The person is not told.
app-report-about-table = The host of this server reads it, with what the person said at the table lately. The person is not told.
app-report-reason = What is wrong
app-report-insults = Insults
app-report-unfair = Unfair play
app-report-name = An offensive name
app-report-leaving = Leaves games again and again
app-report-other = Something else
app-report-text = In your own words
app-report-send = Send the report
app-reported = The host has been told.
app-host = For the host
app-host-about = What people report of others, and what you have done about it.
app-reports = Reports
app-no-reports = Nothing has been reported.
app-report-by = from { $who }, { $date }
app-report-details = What they had said
app-outcome-dismiss = Dismiss
app-outcome-silence = Forbid them to speak
app-outcome-bar = Close the tables to them (bots finish their games)
app-outcome-dismiss-done = Dismissed.
app-outcome-silence-done = They may not speak at tables.
app-outcome-bar-done = They may not sit down at tables.
app-sanctioned = Forbidden
app-sanction-silent = may not speak at tables
app-sanction-barred = may not sit down at tables
app-lift = Allow again
app-my-games = My games and ratings
app-rivals-met = Against whom
app-ahead = Came before them
app-gain = Rating { SIGNED($gain) }
app-rating-over-time = The rating over time
app-date = Date
app-ratings = Ratings
app-rating-about = The rating says what somebody is surely worth; it grows with every game that confirms it.
app-place = Place
app-name = Name
app-rating = Rating
app-games-played = Games
app-wins = Won
app-places = How often place 1, 2, …
app-nobody-rated = Nobody has finished a rated game yet. Whoever does stands here.
app-rated = { $games ->
    [one] Rating { $rating } after one game
   *[other] Rating { $rating } after { $games } games
}
app-last-games = Last games
app-played = Place { $place } of { $players }, { $date }
app-somebody = Somebody

app-settings-about = Kept in this browser.
app-language = Language
# Bright or dark colours: as by day, as by night.
app-set-theme = Light
app-set-theme-system = As the system has it
app-set-theme-light = Day
app-set-theme-dark = Night
app-set-motion = Motion
app-set-motion-system = As the system has it
app-set-motion-less = Nothing moves
app-set-confirm = Ask again before a choice counts
app-set-confirm-needed = Where it cannot be undone
app-set-confirm-always = Always
app-set-confirm-never = Never
app-set-choices = The list of choices, where the board shows them all
app-set-choices-folded = Folded away
app-set-choices-open = Open
app-set-palette = Colours of the players
app-set-palette-standard = Standard, told apart by the colour-blind too
app-set-palette-strong = Strong contrast
app-set-palette-grey = Shapes and greys only
app-set-bots = Bots play
app-set-bots-at-once = At once
app-set-bots-brisk = Briskly
app-set-bots-calm = Calmly
app-set-play-forced = Choices without an alternative play themselves
app-set-ask-giving-up = Ask again before giving something up for good
app-set-ignore-double = Ignore the second click of a double click
app-set-tap-twice = By finger: a tap selects, a button or a second tap makes the choice
app-set-initials = Initials on everybody’s pieces
app-set-sounds = Sounds
app-set-sounds-turn = When it is your turn
app-set-sounds-all = Of everything that happens
app-set-sounds-none = None
app-set-speed = Speed of scenes and replays
# A speed, for who listens: “1.5 times”.
app-times = { $factor } times

app-guest-about = You are a guest: this browser remembers you. With an account you can play from anywhere, and nothing is lost.
app-new-account = New account
app-make-account = Make the account
app-password = Password
app-new-password = New password
app-current-password = Current password
app-email = E-mail
app-email-if = E-mail, if you like
app-yourself = Yourself
app-change = Change
app-changed = Done.
app-chat-on = Take part in chat
app-night = Night
app-night-on = My clock may pause at night ({ $zone })
app-night-from = From hour
app-night-to = To hour
app-holidays = Holidays
app-holidays-about = { $days ->
    [0] The clocks of your slow games stand still then, and the table is told. You have no days left this year.
    [one] The clocks of your slow games stand still then, and the table is told. You have one day left this year.
   *[other] The clocks of your slow games stand still then, and the table is told. You have { $days } days left this year.
}
app-holiday = { $first } to { $last }
app-holiday-first = First day
app-holiday-last = Last day
# How one is told that it is one's turn.
app-channels = Being told
app-channels-about = When it is your turn, you are invited or a game is over, and no page is open here.
app-channel-push = this kind of browser
app-channel-ntfy = ntfy
app-channel-discord = Discord
app-channel-email = E-mail
app-channel-kind = By
app-channel-target = Address
app-channel-try = Try it
app-channel-tried = Sent.
app-channel-code = The code that was sent
# Why the last notice could not be sent; $status is the number of an error, as in 403.
app-trouble-answered = The service answered with error { $status }.
app-trouble-unreachable = The service could not be reached.
app-trouble-not-allowed = Nothing may be sent to this address.
app-trouble-failed = It could not be sent.
app-push-here = Tell me in this browser
app-push-refused = The browser does not allow notices from this page.
app-confirm = Confirm
app-add = Add
app-remove = Remove
app-leaving = Leaving
app-sign-out = Sign out
app-sign-out-everywhere = Sign out everywhere
app-my-data = My data
app-delete-me = Delete me
app-delete-about = Your name, your address and what you wrote go for good. Games that others played with you stay, without your name. Bots finish the games that you are playing.
app-delete-for-good = Delete for good

app-notices = Notices
app-notices-unread = { $count ->
    [0] Notices
    [one] One new notice
   *[other] { $count } new notices
}
app-notices-none = Nothing new.
app-notice-turn = { $table }: it is your turn
app-notice-started = { $table }: the game has started
app-notice-over = { $table }: the game is over
app-notice-abandoned = { $table }: the game was abandoned
app-notice-invited = { $table }: { $who } invites you
app-notice-asked = { $table }: a proposal waits for your answer
app-notice-sent-away = { $table }: your seat was given back
app-notice-taken-back = { $table }: the game was taken back
app-notice-handed = { $table }: { $who } lets a bot play
app-notice-resigned = { $table }: { $who } resigns
app-notice-removed = { $table }: a player will not come back, a bot plays on
app-notice-friend-asked = { $who } asks to be your friend
app-notice-friends = You and { $who } are friends now
app-notice-reported = Somebody was reported to you
app-notice-test = This is a try.

## Learning

app-learn = Learn in ten minutes
app-learn-game = Learn { $game }
app-set-explanations = Explain at the table what happens, and why it scores
app-set-explanations-on = Always
app-set-explanations-fading = Until I have seen it a few times
app-set-explanations-off = Never
app-explore = Board editor
app-analysis = Analysis
