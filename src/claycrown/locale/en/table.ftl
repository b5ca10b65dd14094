# The table in the browser, as far as it is the same for all games: what is asked, the log, the sheet, replay.

table-table = Table
table-board = Board
table-now = What is asked now
table-panels = Choices, log, score and more
table-players = Players
# Two players of one name are told apart by their colours.
table-player-of-colour = { $name } ({ $colour })
# On a phone: what everybody at the table has, in full.
table-everybody = What everybody has
# What is below the board, on a phone.
table-raise = Open
table-lower = Fold
# Beside a player’s name.
table-to-decide = has to decide
table-you = you
table-title-your-turn = Your turn – { $page }
table-not-there = This table cannot be shown

table-connection-connecting = Connecting …
table-connection-lost = Connection lost. It comes back by itself.

table-your-turn = It is your turn.
table-waiting-for = { $count ->
    [0] One moment …
   *[other] Waiting for: { $who }.
}
# After the sentence that says who is waited for: a bot whose turn to think has not come.
table-busy = The server is busy: about { $seconds } s.
table-not-your-turn = { $count ->
    [0] Nothing can be chosen now.
   *[other] It is not your turn. Waiting for: { $who }.
}
# A place was picked that is none of the choices, and no rule says why: first something else is asked.
table-not-a-choice = That is none of the choices now.
table-over = The game is over.
table-abandoned = The game was abandoned.
# $what is the choice, in the words of the list.
table-sent = { $what }: sent, not confirmed yet.
table-undoing = Taking it back …
table-undoing-or-sent = Waiting for the server.
table-stale = The game has gone on meanwhile. Look again, and choose.
table-confirm-this = { $undo ->
    [no] This cannot be undone. Sure? { $what }
   *[yes] Sure? { $what }
}
table-confirm = Confirm
table-back = Back
table-undo = Undo
table-undo-unrated = This undoes the bots’ answers, too. After that the game is not rated.
table-start-again = Start the turn again
table-watch-again = Watch again
table-cannot-be-undone = cannot be undone
table-more-follows = more is asked next
table-point-at = Point at a choice to see what it would do.
# $points: a gain with its sign, “+3 VP”.
table-round-gain = { $points } at the end of this round
table-final-gain = { $points } at the end of the game
# The best that a choice may lead to, as things stand.
table-points-at-most = up to { $points }

table-choices = Choices
table-choices-list = { $count ->
    [one] As a list: { $count } choice
   *[other] As a list: { $count } choices
}
table-find = Find a choice
table-none-found = No choice has these words.
table-hint = Ask for a hint
table-hint-rating = A game with hints is not rated.
table-hint-thinking = A strong bot thinks about it …
table-hints = What a strong bot thinks of
table-hint-none = It has no idea either.
# How likely one is to win after that choice.
table-hint-chance = { $percent } % to win
# Beside the name of a place on the board: what the list of hints has under that number; “1”, or “1, 3”.
table-hint-number = hint { $numbers }
table-nothing-to-choose = Nothing is asked of you now.

# Before the sentences of a scene: the second of five.
table-scene = { $place } of { $count }:
table-so-far = So far
# With less motion: a year, a scoring or the end, told at once.
table-summary = What happened
table-summary-steps = Step by step
table-step-back = Back
table-step-on = On
table-pause = Pause
table-go-on = Go on
table-from-start = From the start
table-skip = Skip
table-skip-to-turn = Skip to my turn

table-log = Log
table-log-of = Show
table-log-all = Everybody
table-log-empty = Nothing has happened yet.
table-together = All at once
table-took-back = { $who } takes decisions back.
table-went-back = All agreed to go back.
table-somebody-decided = Somebody changed their mind.
table-taken-back = taken back
# Beside a line of the log: there was nothing to choose.
table-forced = played itself
# Another decided than the bot that owed it: a weaker one, or chance. Bots by name.
table-instead-busy = { $by ->
    [chance] the server was too busy for { $bot }: drawn by chance
   *[other] the server was too busy for { $bot }, decided by { $by }
}
table-instead-late = { $by ->
    [chance] { $bot } took too long: drawn by chance
   *[other] { $bot } took too long, decided by { $by }
}
table-instead-failed = { $by ->
    [chance] { $bot } failed: drawn by chance
   *[other] { $bot } failed, decided by { $by }
}
table-instead-illegal = { $by ->
    [chance] { $bot } chose something illegal: drawn by chance
   *[other] { $bot } chose something illegal, decided by { $by }
}
table-instead-unknown = drawn by chance instead of { $bot }
table-watch = Watch
table-recent = What happened last
table-since = Since your last turn
table-since-close = Put away what happened since your last turn
table-since-more = More of it is in the log.

table-sheet = Score
table-sheet-empty = No points yet.
table-total = So far
table-total-over = In all
table-place = Place
table-if-round = If the round ended now
table-if-final = If the game ended now
table-chart = Over time
table-chart-of = What is shown over time
table-chart-all = All points
table-chart-about = The score of each player over time; the figures are in the table below.
table-chart-figures = The figures
table-chart-save = Save as a table (CSV)
table-ranked = { $who }: { $value }
table-out = out
table-at-the-end = at the end of the game

table-majorities = Majorities
table-leads-button = Who leads
table-overlay = Light on the board what is counted
table-leads = { $who } leads.
table-nobody-leads = Nobody is ahead.
table-leader-unknown = Nobody can tell who leads.
table-nobody-there = nobody
table-no-majorities = Nothing is counted now.

table-talk = Chat
table-chat = Chat
table-chat-on = on
table-chat-off = Chat is off: you neither see nor say anything, at any table.
table-chat-empty = Nothing has been said.
table-chat-earlier = Earlier
table-chat-say = Say something
table-chat-send = Send
table-notes = Notes
table-notes-about = Only you can read them.
table-notes-saving = Saving …

table-menu = Table
table-replay = Replay
table-copy-link = Copy the link to the table
table-copied = Copied.
table-copy = Copy
table-share = Share…
table-picture = Save a picture
table-picture-failed = The picture could not be drawn.
table-record = Save the record
table-rematch = Play again
table-return = I am back
table-hand-seat = Let a bot play for me
table-leaving-hand-over-about = A bot plays your seat until you come back: by “I am back” in this menu, or by deciding yourself.
table-leaving-hand-over-rating = The result is still yours, but your rating can only fall by this game, not rise.
table-leaving-hand-over-sure = Let the bot play
table-resign = Resign
table-leaving-resign-about = A bot plays your seat to the end, so that the others can play on. You cannot come back.
table-leaving-resign-rating = You rank behind everybody who stays, and your rating is worked out so.
table-leaving-resign-sure = Resign the game
table-stay = Stay
table-not-rated-anyway = This game is not rated.
table-rated = It is rated.
table-unrated-imported = It is not rated: it comes from a record.
table-unrated-kept = It is not rated: somebody plays at several seats.
table-unrated-edition = It is not rated: its edition is not the standard one.
table-unrated-hinted = It is not rated: there were hints.
table-unrated-undone = It is not rated: a finished turn was taken back.
table-unrated-alone = It is not rated: only one player is left.
# In the log, between the entries of the game.
table-log-time = { $who }: the time is up. A bot plays now: { $bot }.
table-log-out = { $who }: the time is up. A bot plays to the end: { $bot }.
table-log-handed = { $who } lets a bot play: { $bot }.
table-log-resigned = { $who } resigns. A bot plays to the end: { $bot }.
table-log-removed = { $who } will not come back. A bot plays to the end: { $bot }.
table-log-back = { $who } is back.
# Somebody who plays no seat here.
table-looking-on = You are looking on
table-looking-on-before = You are looking on. Take a free seat to play.
table-propose-take-back = Ask all to take the last decision back
table-propose-abandon = Ask all to abandon the game
table-leave = To the tables
table-how = How you like to play
table-set-forced = Choices without an alternative play themselves
table-set-sounds = Sounds
table-set-confirm = A second click confirms
table-confirm-needed = Where a choice cannot be undone
table-confirm-always = Always
table-confirm-never = Never
table-set-bots = Bots play
table-set-speed = Speed of scenes and replays
table-speed = { $speed } ×
# $edition is the name of an edition, $owner of a person.
table-about = Edition: { $edition }. The table was made by { $owner }.
table-proposal-abandon = { $who } asks to abandon the game.
table-proposal-take-back = { $who } asks to take the game back to entry { $number }.
table-proposal-missing = { $count ->
    [0] Everybody has answered.
    [one] One answer is missing.
   *[other] { $count } answers are missing.
}
table-agree = Agree
table-disagree = No
table-withdraw = Withdraw

table-days-left = { $count ->
    [one] one day
   *[other] { $count } days
}
table-on-holiday = on holiday until { $date }
table-holiday-soon = on holiday from { $date }
table-away-yourself = A bot plays for you.
table-out-yourself = You are out of this game: a bot plays on for you.
table-absence-away = away, a bot plays
table-absence-out = out, a bot plays

table-free-seats = { $count ->
    [one] One seat is still free. The game can start when it is taken.
   *[other] { $count } seats are still free. The game can start when they are taken.
}
table-waits-kept = Waiting for { $who }.
table-quick-waits = { $here } of { $players } are here. The game starts by itself as soon as the table is full.
table-all-here = Everybody is here. Start when you like.
table-owner-starts = Everybody is here. { $who } starts the game.
table-sit-down = Sit down here
table-move-here = Move here
table-seat-bot = A bot plays { $colour }
table-choose-bot = Let a bot play …
table-free-seat = Free the seat
table-kick = Ask to leave
table-invite = Invite somebody
table-invite-about = Whoever opens this address can sit down here.
table-invite-here = This address opens on this computer only. For people elsewhere, start the server with --host 0.0.0.0 and open it by the computer’s name.
table-start = Start the game
table-get-up = Get up and leave

table-places = Final ranking
# Of a player before another: the kind of points that decided most.
table-ahead-in = The largest part of that lead: { $what }, { $points }
table-hand-over = Hand the screen to { $who }
table-hand-over-about = What is behind their screen is shown next, so nobody else should look.
table-i-am = I am { $who }

table-play = Play
table-first = To the start
table-last = To the end
table-moment = Moment
table-moment-of = { $place } of { $count }
table-set-up = The set-up.
table-viewpoint = Whose view is shown
table-spectator = As a spectator sees it
table-seen-by = As { $who } sees it
table-copy-moment = Copy a link to this moment
table-to-the-table = To the table
table-from-file = Replay a record
table-from-file-about = Choose a file with the record of a game. It is checked by the rules and kept as a table that only those with its link can see; an unfinished game can be played on.
table-choose-file = A record is a JSON file, as “Save the record” gives it.
table-not-a-record = This file is not a record.
table-checking = The record is being checked …
table-analysis = Analysis
table-explore = Look further

## Offered to who sits at a table for the first time

learn-offer = Is this new to you?
learn-offer-about = { $game }: a short lesson shows you all that you need, on the real table. This table waits for you; you find it on the first page. Or have things explained while you play.
learn-offer-lesson = Take the lesson
learn-offer-explain = Explain while I play
learn-offer-no = No, thank you
