# What is wrong with the figures of an edition, or with a field of a position or a record. Each follows the name of the figure or
# field, after a colon: “segments: must be a number from 4 to 16, not 3”.

fault-missing = is missing
fault-unknown-key = unknown key
fault-unknown-table = unknown table
# $given is what stands there, as it is written.
fault-number = must be a number from { NUMBER($lowest, useGrouping: 0) } to { NUMBER($highest, useGrouping: 0) }, not { $given }
fault-numbers = { $count ->
    [one] must be a list of { $count } number
   *[other] must be a list of { $count } numbers
  }
fault-numbers-between = must be a list of { $fewest } to { $most } numbers
fault-words = must be a list of texts
fault-flag = must be true or false, not { $given }
# $known are the words that may stand there, as they are written.
fault-word = must be one of { $known }, not { $given }
fault-one-word = must be one word, not { $given }
fault-twice = { $what } stands there twice
fault-times = { $count ->
    [one] must stand there once
   *[other] must stand there { $count } times
  }
fault-no-edition = cannot be read as an edition
fault-too-long = has more than { $most } characters
fault-no-file = has something in it that no edition file can have
fault-short-text = must be a text of at most { $most } characters
fault-long-key = must be a key of at most { $most } characters
fault-too-deep = is nested too deeply
