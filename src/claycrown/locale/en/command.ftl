# The command `claycrown`: help, results and errors. What is typed (names of commands and options, of bots and games, notation)
# is never translated. Errors follow “claycrown: ” on a line of their own.

command-about = Board games, complete and fast: play them, replay them, let bots play them. `claycrown games` lists them.
command-usage = Usage:
command-options = Options
command-commands = Commands
command-option-version = Tell the version.
command-option-language = Speak this language, if it is there: { $languages }. If not said, that of the terminal (LANG).
command-option-help = Show this message and exit.
command-default = default: { $default }
command-required = required

# What stands for a word that one has to put in; in capitals.
command-metavar-options = [OPTIONS]
command-metavar-command = COMMAND [ARGS]...
command-metavar-number = NUMBER
command-metavar-text = TEXT
command-metavar-game = GAME
command-metavar-game-if-wished = [GAME]
command-metavar-id = ID
command-metavar-file = FILE
command-metavar-rule-or-words = [RULE | WORDS]...
command-metavar-file-if-wished = [FILE]
command-metavar-file-or-url = FILE|URL
command-metavar-folder = DIR
command-metavar-address = ADDRESS
command-metavar-colour = COLOUR
command-metavar-language = LANGUAGE
command-metavar-name = NAME
command-metavar-names = NAME,...
command-metavar-points = POINTS
command-metavar-variant = NAME=VALUE
command-metavar-position = POSITION
command-metavar-decisions = DECISION...
command-metavar-record = RECORD
command-metavar-records-if-wished = [RECORD]...

# A line for each command, in the list of all.
command-list-play = play at this terminal, against bots or with others at one keyboard
command-list-new = set up a game: a position, JSON to standard output
command-list-legal = what may be decided in a position, one decision a line
command-list-apply = the position after some decisions
command-list-score = the scoring of a position, item by item
command-list-replay = the position after N decisions of a record
command-list-analyse = where a finished game was won, and what would have been better
command-list-stats = one’s own finished games together: results, points by source, losses
command-list-arena = many games between bots
command-list-study = what is worth what in a game: many games of bots, and a page about them
command-list-puzzle = solve a puzzle in plain lines: the one of the day, or any
command-list-serve = a game server for a household or a club, with tables for people and bots; --open: play in the browser
command-list-backup = everything that the server keeps, as one file, while it runs
command-list-restore = put a backup back, while the server runs
command-list-check = replay every game that the server keeps, and tell of any that differs
command-list-appoint = make an account an administrator of the server
command-list-games = the games that are installed, their versions and variants, and what is wrong with one that fails
command-list-rules = the rules of a game in plain sentences: all, one by its number, or those with some words
command-list-edition = the printed figures: check a file, tell their sources, copy them to correct them

# Options that several commands have.
command-option-variant = A variant, as in short=true.
command-option-edition = An edition file to play with, or that a position names.
command-option-json = JSON, and nothing else, to standard output.
command-option-divide = Think so many times less than the ladder says.
command-option-processes = How many games at once; one for each core if not said.
command-option-cluster = Play on a Dask cluster, as in tcp://10.0.0.5:8786.
command-option-config = A TOML file with the settings; all of them are optional.
command-option-database = A SQLite file, or postgresql://...; claycrown.db if not said.

command-play-about = Play at this terminal, against bots or with others at one keyboard. Without a game it asks which.
command-play-players = How many; if not said, as many as --bots needs, or the game’s fewest.
command-play-bots = Who takes the last seats, as in greedy,random; people take the others.
command-play-seed = The same seed gives the same set-up; drawn at random if not said.
command-play-resume = Go on with a saved game.
command-play-resume-alone = --resume goes on with a game as it is: say no game, players, bots, seed or option
command-play-which-game = say which game: { $games }
command-play-no-terminal = play needs a terminal: standard input and output

command-new-about = Set up a game: a position, JSON to standard output.
command-new-players = How many; the game’s fewest if not said.
command-new-seed = The same seed gives the same game; drawn at random if not said.
command-legal-about = What may be decided in a position, one decision a line; for several positions, one answer a line.
command-legal-seat = Only what that seat may decide.
command-apply-about = The position after some decisions. An illegal one changes nothing and is answered with the rule that forbids it.
command-apply-seed = For what is still to be shuffled.
command-apply-whose = several seats owe a decision: say whose it is, as in COLOUR:DECISION
command-score-about = The scoring of a position, item by item; for several positions, one answer a line.
command-score-round = What the round scores, in a game that scores by rounds.
command-score-final = The end of the game.
command-score-which = say one of --round and --final
# Behind a contestant who is eliminated by an assessment; and the last line of the sheet.
command-score-out = out
command-score-winner = winner: { $who }
command-replay-about = The position after N decisions of a record.
command-replay-to = How many decisions; all if not said.
command-not-at-table = does not sit at this table; there are { $seats }

command-puzzle-about = Solve a puzzle, the one of the day if not said otherwise: decisions are typed as in the notation, or picked by their number. Ends with status 1 if the solution was asked for.
command-puzzle-id = A certain one.
command-puzzle-any = Any one, drawn at random.
command-puzzle-unknown = there is no puzzle { $id } of this game

command-games-about = The games that are installed, each with its version and its variants. Ends with status 1 if one does not load.
command-games-one = { $title }, { $fewest } to { $most } players, version { $version }
# $label names the variant, $limits tells what may be chosen.
command-games-variant = { $option }: { $limits } ({ $label })
command-games-variant-unnamed = { $option }: { $limits }
command-games-broken = could not be loaded: { $reason }
command-games-lesson-broken = its lesson could not be loaded: { $reason }

command-rules-about = The rules of a game by chapter; of one rule (T5.4) or chapter (T5) its sentences; of words the rules that have them all. Ends with status 1 if nothing is found.
command-rules-edition = Tell the figures of this edition.

command-edition-about = The printed figures: check a file, tell their sources, copy them to correct them.
command-edition-check-about = Check an edition file; a wrong one is refused with the table, the key and the reason.
command-edition-checked = { $file }: an edition of { $game }, called { $name }, hash { $hash }
command-edition-sources-about = Tell where the figures come from: printed, deduced, or reconstructed.
command-edition-show-about = The package’s own edition file, to be copied and corrected.

command-serve-about =
    Serve tables where people and bots play: pages for browsers, and the API that it documents.

    Settings: a file, CLAYCROWN_* variables, or the options here, which win.
command-serve-host = The address to listen on; this machine only if not said.
command-serve-port = 8000 if not said.
command-serve-open = Open a browser on it. If not said otherwise: games are kept in your data folder, the log tells only of trouble, and a server that already runs on this machine is used.
command-serve-at = Clay & Crown is at { $address }
command-serve-ends = Ctrl-C ends it; games that are not over are there next time.
command-serve-no-screen = There is no screen here: open the address in a browser, or play in the terminal with `claycrown play`.
command-serve-port-taken = another program listens on port { $port }
command-serve-no-database = the database cannot be opened: { $reason }
command-config-public-url = public_url must be an address such as https://games.example.org, not { $url }
command-config-section = { $name } must be a section
command-config-wrong = the configuration: { $reason }

command-backup-about = Write everything that the server keeps to FILE, while it runs or not. FILE holds secrets: only its owner may read it.
command-restore-about = Put a backup back, while the server runs or not. What is in the database now goes away.
command-restore-yes = Do not ask.
# The answer is one of the words of command-yes, which are parted by spaces; anything else is a no.
command-restore-sure = Replace everything in the database by this backup? [y/N]
command-yes = y yes
command-check-about = Replay every game that is kept and tell of any that differs from what was stored; then the exit status is 1.
command-check-repair = Make damaged snapshots anew, from the set-up and the decisions.
command-appoint-about = Make the account NAME an administrator: they see what people report, and may help with passwords.
command-backup-made = { $file }: { $contents }
command-backup-put-back = { $contents } put back
# What a backup holds, in one list: numbers of people, tables and decisions.
command-backup-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
  }
command-backup-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
  }
command-backup-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
  }
command-check-of-table = { $table }: { $wrong }
command-checked = { $games ->
    [one] { $games } game replayed
   *[other] { $games } games replayed
  }, { $differ ->
    [one] { $differ } differs
   *[other] { $differ } differ
  }
command-appointed = { $name } administers this server.
command-no-account = there is no account of the name { $name }
command-no-database = there is no database { $file }
command-database = the database: { $reason }
command-file-trouble = { $file }: { $reason }
command-empty-database = the database { $file } is a file of zero bytes: put a backup back, or remove it to begin anew
command-too-new = the database is at revision { $found }; this program knows them up to { $known }
command-backup-too-old = the database is at revision { $found }, this program at { $known }: start its server once
command-backup-too-new = the backup was made by a newer version of this program
command-backup-none = the file is no backup of this program
command-backup-damaged = { $file } is damaged or no backup: { $reason }
command-backup-rows = the backup is damaged: { $table } has { NUMBER($count, useGrouping: 0) } rows, not { NUMBER($expected, useGrouping: 0) }
command-backup-unreadable = the backup is damaged: { $table } cannot be read

# What is wrong with a stored game. Numbers count the entries of a game; deciders are those to move.
command-differs-edition = the edition { $edition } has other figures than the game was begun with
command-differs-gap = after number { $before } comes { $number }
command-differs-back = number { $number } goes back to { $to }
command-differs-no-decision = number { $number } is no decision
command-differs-illegal = number { $number } is against { $rule }
command-differs-no-set-up = its set-up is missing
command-differs-unreadable = the snapshot at { $number } cannot be read
command-differs-snapshot = the snapshot at { $number } differs
command-differs-beyond = there is a snapshot beyond its last entry
command-differs-head = the table is at { $head }, its entries end at { $last }
command-differs-deciders = other seats are to decide
# $status is how the database calls it: running, over.
command-differs-over = { $over ->
    [0] the table is marked “{ $status }”, but its game is not over
   *[other] the table is marked “{ $status }”, but its game is over
  }
command-differs-result = the result differs
command-differs-no-game = cannot be replayed: the game { $reason }
command-differs-breaks = cannot be replayed: { $error }

command-version = claycrown { $version } ({ $compiled ->
    [0] rules not compiled: the same games, played more slowly
   *[other] rules compiled
  })
command-broken = { $game }: could not be loaded ({ $reason })
command-unwritable = the output cannot be written: { $reason }
command-lacks = this needs { $package }, which is not installed; get it by: { $command }
command-needs = needs the package { $package }
command-stopped = claycrown: stopped after { NUMBER($done, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) } games

# What the parser of the command line says. Words in '…' are what was typed.
command-missing-argument = Missing argument
command-missing-option = Missing option
command-missing-command = Missing command.
command-choose-from = Choose from: { $choices }
command-invalid = Invalid value: { $message }
command-invalid-for = Invalid value for { $hint }: { $message }
command-no-such-option = No such option { $name }.
command-no-such-command = No such command { $name }.
command-did-you-mean = { $count ->
    [one] Did you mean { $possibility }?
   *[other] (Did you mean one of: { $possibility }?)
  }
command-takes-no-value = Option { $name } does not take a value.
command-needs-value = { $count ->
    [one] Option { $name } requires an argument.
   *[other] Option { $name } requires { $number } arguments.
  }
command-extra-arguments = { $count ->
    [one] Got unexpected extra argument ({ $arguments })
   *[other] Got unexpected extra arguments ({ $arguments })
  }
command-not-one-of = { $count ->
    [one] { $value } is not { $choices }.
   *[other] { $value } is not one of { $choices }.
  }
command-not-in-range = { $value } is not in the range { $range }.
command-not-a-number = { $value } is not a valid number.
command-file-missing = File { $file } does not exist.
command-file-is-folder = File { $file } is a directory.
command-file-unreadable = File { $file } is not readable.

# The analysis of a game

command-analyse-about = Where a finished game was won, and what would have been better: chances after every decision, turning points, mistakes.
command-analyse-depth = How much is thought about each turn; standard takes up to a minute on two cores.
command-analyse-seed = The same seed and depth give the same numbers.
command-analyse-threads = How many threads think at once; one for each core if not said.
command-analyse-all = Tell of every decision, not only of mistakes.
command-analyse-working = analysing
command-analyse-title = { $game }: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
command-analyse-curve = chance to win
command-analyse-moment = after { $number }, round { $round }
command-analyse-turning-points = Turning points
command-analyse-mistakes = Mistakes
command-analyse-all-judged = All that was decided
command-analyse-judged = { $number } { $who }: { $verdict }, { $after }% instead of { $before }%: { $decided }
command-analyse-better = better: { $decided }
analysis-no-record = this is no record of a game: set-up and decisions are needed, as `play` and the server save them

# One’s own finished games

command-stats-about = Your finished games together, by title and number of players: results by seat and rival, points by source beside the winners’, and with --analyse what you lost where. Records of games that are not over are passed over.
command-stats-player = Who you are in the records.
command-stats-analyse = Analyse every game to this depth first.
command-stats-csv = All games as comma-separated values, a line for each.
command-stats-none = There is no finished game of { $player } in these records.
command-stats-title = { $game }, { $players } players
command-stats-row = { $first } of { $of }
