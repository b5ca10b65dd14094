# Positions, records, editions and other files, as far as only the program itself says this: why one cannot be taken. Most follow
# the name of a file or a field, after a colon: “game.json: seats 1.player: is missing”. Fields are called as they are written.

refused-at = { $where }: { $reason }
# The table of an edition file, the key in it, and the reason.
refused-in-table = [{ $table }]: { $reason }
refused-in-table-at = [{ $table }]: { $key }: { $reason }
# A rule by its number, and what would be needed.
refused-rule = { $rule }: { $reason }
# A decision of a record: who made it, and why it cannot be.
refused-decision = { $colour }: { $decision }: { $reason }

file-stdin = standard input
file-line = { $file } line { NUMBER($line, useGrouping: 0) }
file-position = position { NUMBER($number, useGrouping: 0) }
file-not-text = is not text in UTF-8
file-not-json = is not JSON: something is wrong at line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }
file-not-a-number = is not JSON that a game writes: { $what } is no number
file-key-twice = is not JSON that a game writes: { $key } stands there twice
file-too-deep = is not JSON that a game writes: too deep
file-not-toml = is not TOML: { $line ->
    [0] something is missing at its end
   *[other] something is wrong at line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }
  }
file-toml-too-deep = is not TOML of an edition: too deep
file-is-folder = { $file }: is a folder
file-folder-closed = { $file }: no file can be written there
# What the system says of a file.
file-system = { $error ->
    [ENOENT] No such file or directory
    [EACCES] Permission denied
    [EPERM] Operation not permitted
    [EISDIR] Is a directory
    [ENOTDIR] Not a directory
    [EEXIST] File exists
    [ENAMETOOLONG] File name too long
    [ENOSPC] No space left on device
    [EDQUOT] Disk quota exceeded
    [EFBIG] File too large
    [EROFS] Read-only file system
    [EIO] Input/output error
   *[other] { $reason }
  }

edition-own-name = an edition of one’s own needs another name than { $name }
edition-not-at-hand = { $edition } is not at hand; name its file with --edition
edition-not-here = { $edition } is not at hand
edition-incomplete = must have a name and figures
edition-not-named = must be GAME:FILE, with GAME one of { $known }
edition-other-figures = the edition { $edition } at hand has other figures
edition-only-one = a game is played with one edition
edition-no-edition = must be an edition, not { $given }

# Games that cannot be played.
game-broken = could not be loaded ({ $reason })
game-unknown = is none of { $known }
game-no-name = is no name of a game

# A set-up, and fields of any position or record.
setup-players = must be { $fewest } to { $most }, not { $given }
setup-options = must be names with values, not { $given }
setup-no-option = { $game } has no option { $given } (known: { $known })
setup-no-options = { $game } has no option { $given } (known: none)
# What a variant may be: $limits is one of the three below.
setup-option = must be { $limits }, not { $given }
setup-option-named = { $option } must be { $limits }, not { $given }
setup-option-form = must be NAME=VALUE, as in short=true, not { $given }
option-switch = true or false
option-number = a number from { NUMBER($lowest, useGrouping: 0) } to { NUMBER($highest, useGrouping: 0) }
option-choice = one of { $known }
setup-seat = must be 0 to { $last }, not { $given }
field-not-an-object = must be a JSON object
field-no-object = must be a JSON object, not { $given }
field-object-or-null = must be a JSON object or null, not { $given }
field-no-number = must be a number, not { $given }
field-no-text = must be a text, not { $given }
field-no-list = must be a list, not { $given }
field-entries = { $count ->
    [one] must have { $count } entry, not { $given }
   *[other] must have { $count } entries, not { $given }
  }
field-entries-between = must have { $fewest } to { $most } entries, not { $given }
field-unknown = nobody knows this field

record-not-at-table = { $colour } does not sit at this table
record-no-decision = must be a colour and a text, not { $given }
record-too-short = { $count ->
    [one] there is { $count }, and { $asked } were asked for
   *[other] there are { $count }, and { $asked } were asked for
  }
record-too-long = there are more than { $most }
record-other-result = is not what the decisions lead to
record-other-seats = must be the position of a game with the seats { $known }

# What programs that use the library are told.
library-bot-plays = this bot plays { $game }, not { $other }
library-bots = must be a list with one for each seat, not { $given }
library-above-zero = must be a number above 0, not { $given }
library-no-record = this game began as a position, of which there is no record
library-not-deciding = { $colour } owes no decision
library-which-seat = { $colours } are to decide: say which
library-players = must be a number, or a name for each seat, not { $given }
library-no-text = a decision is a text, not { $given }
# A table in a line: “Terracotta Army, 2 players, 1 decision, yellow to decide”.
library-table = { $game }, { $standing }
library-standing = { $players ->
    [one] { $players } player
   *[other] { $players } players
  }, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
  }, { $colours } to decide
library-over = { $players ->
    [one] { $players } player
   *[other] { $players } players
  }, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
  }, over
