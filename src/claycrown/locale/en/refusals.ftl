# What the server refuses, by the code of its answer: refusal-name-taken is name_taken. Programs get the English text as `message`,
# pages word the message in their language. What is refused seldom is in rare-refusals.ftl.

refusal-bad-frame = The server does not understand what this page sent ({ $details }). Reload the page.
refusal-bad-message = A message must have 1 to { $most } characters.
refusal-bad-name = A name must have 1 to { $most } visible characters.
refusal-bad-request = The server does not understand this request.
refusal-barred = The host of this server has closed its tables to you. Bots finish your games.
refusal-chat-off = You have switched chat off.
refusal-connection-ended = The connection to the table has ended. Reload the page.
refusal-csrf = The page is out of date. Load it again.
refusal-forbidden = This is not allowed.
refusal-game-missing = The game { $game } cannot be played here at the moment. The table waits until it is back.
refusal-guest = A guest has no password. Make an account first.
refusal-hints-now-only = During a game there are hints for the current position only.
refusal-illegal = The rules do not allow this now.
refusal-internal = Something went wrong on the server.
refusal-mixed-alphabets = Each word of a name must use one alphabet: Latin and Cyrillic letters cannot be mixed.
refusal-name-taken = This name, or one that looks the same, belongs to somebody else.
refusal-no-free-seat = All seats are taken.
refusal-no-hints = There are hints only where you play against bots, and when the game is over.
refusal-no-plans = There is no year to plan now.
refusal-nobody-there = Nobody else sits there.
refusal-not-a-decision = This is not a decision of this game.
refusal-not-found = There is nothing here, or it is not for you to see.
refusal-not-in-time = There was no answer in time. Try again.
refusal-not-over = You can analyse a game once it is over.
refusal-not-owner = Only the owner of the table can do that.
refusal-not-seated = You do not sit at this table.
refusal-not-signed-in = Sign in, or play as a guest, first.
refusal-not-started = The game has not started.
refusal-not-your-seat = You do not play at this seat.
refusal-not-yours = Undo does not reach across another player’s decision.
refusal-nothing-to-undo = There is nothing to undo.
refusal-other-origin = A page of another site may not play here.
refusal-out = You are out of this game: a bot plays to the end for you.
refusal-over = The game is over.
refusal-overloaded = Too many people are connected to the server. Try again in a moment.
refusal-page-outdated = This page is from an earlier version. Reload it.
refusal-revealed = You cannot undo this: something was drawn or revealed since.
refusal-seat-kept = This seat is kept for a player of the last game.
refusal-seat-taken = This seat is not free.
refusal-seats-free = There are free seats.
refusal-sent-away = The owner of the table has sent you away.
refusal-signed-in = Sign out first.
refusal-silenced = The host of this server has forbidden you to speak at tables.
refusal-stale = The game has moved on. Look at the board and decide again.
refusal-started = The game has started already.
refusal-too-fast = Too many requests. Wait a moment.
refusal-too-long = So much has been taken back in this game that no more can be.
refusal-too-many-marks = A letter in a name can have at most two accents.
refusal-too-many-tables = You have { $most ->
    [one] one unfinished table
   *[other] { $most } unfinished tables
  }, the maximum. Finish or leave one first.
refusal-too-many-waiting = You already have { $most ->
    [one] one request
   *[other] { $most } requests
  } waiting. Try again when some of them are done.
refusal-unavailable = The server cannot reach its database. Try again in a moment.
refusal-unknown = The server’s answer makes no sense (status { $status }). Try again.
refusal-wrong-name-or-password = The name or the password is wrong.
refusal-wrong-password = The password is wrong.
