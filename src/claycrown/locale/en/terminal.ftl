# The table in the terminal, as far as only it says this. Keys are named as they are on a keyboard.

terminal-keys = ? rules  u undo  : type  l log  s score  p { $pace ->
    [slow] slow
    [step] step by step
    [fast] fast
   *[normal] normal
}  t light  q quit
terminal-keys-deciding = arrows, Enter choose · Esc back · { $keys }
terminal-keys-waiting = Space goes on · { $keys }
terminal-keys-over = a analysis · { $keys }
terminal-keys-page = arrows and PgUp PgDn scroll · Esc back to the table
terminal-keys-rules = arrows choose · / searches · PgUp PgDn scroll · Esc back
terminal-keys-start = arrows choose a line and change it · Enter begins or goes on · Esc leaves
terminal-analysis-progress = { $percent }% analysed
terminal-tabs = Tab turns

# Several people at one keyboard: whom a question is for.
terminal-asked = { $who }: { $prompt }
terminal-turn-done = Your turn is done. Space goes on, u takes the last decision back.
terminal-bot-thinks = { $who } is thinking.
terminal-bot-waits = { $who } is next. Space goes on.
terminal-scene-goes-on = { $told } Space goes on, Esc runs through.
terminal-over = The game is over. s shows the score sheet, q leaves.
terminal-refused = { $rule }: { $reason }. ? shows the rule.
terminal-not-a-decision = “{ $text }” is no decision here. Try a word of the list, or the notation: { $example }
# $told and $reason are sentences of the log and of refusals.
terminal-taken-back = Taken back: { $told }
terminal-unsaved = The game could not be saved: { $reason }.
terminal-type-here = a decision, as in: { $example }
# The map of a game, in a window that is too small for it.
terminal-too-small = The map needs { $columns } columns and { $lines } lines.
terminal-more-below = ▼ PgDn
terminal-more-above = ▲ PgUp

terminal-rules = The rules behind it
terminal-look = What this is
terminal-search = words of a rule, or its number
terminal-found = { $count ->
    [0] No rule has these words
    [one] { $count } rule
   *[other] { $count } rules
  }
terminal-why-not = Why not: { $reason }
terminal-this-choice = This choice: { $label }
terminal-sources = Where the figures come from
terminal-sources-about = The edition is called “{ $edition }”. Printed figures are stated in a rulebook or by several reviews; deduced ones follow from printed facts; reconstructed ones were chosen to fit every known fact. If you own the box you can correct them: “claycrown edition show { $game }” gives the file, “--edition FILE” plays with yours.
terminal-source = { $source ->
    [printed] { $figures }: printed. { $note }
    [deduced] { $figures }: deduced. { $note }
   *[reconstructed] { $figures }: reconstructed. { $note }
}

terminal-hand-over = { $who } decides next
terminal-hand-over-about = What only { $who } may see comes now. Hand the seat over, then press Enter.
terminal-hand-back = { $number }: { $who } decides anew.

terminal-start = Sit down to a new game, or go on with a saved one.
terminal-begin = begin
terminal-go-on = go on: { $game }
terminal-damaged = damaged: { $reason }
terminal-saved = { $count ->
    [one] { $players }; { $count } decision; { $when }
   *[other] { $players }; { $count } decisions; { $when }
}
terminal-saved-over = { $players }; over; { $when }
terminal-person = person
terminal-left = Saved. Go on with: claycrown play --resume { $path }
terminal-kept = The game is kept in { $path }

## Puzzles: in the terminal

puzzle-terminal-moment = { $kind }; { $difficulty }.
# Typed: a number of the list, a decision, or one of two signs.
puzzle-terminal-ask = Your decision, or its number (? lists all, = shows the solution):
puzzle-terminal-choices = { $count ->
    [one] { $count } decision is possible.
   *[other] { $count } decisions are possible.
}
puzzle-terminal-unknown = This is no decision: { $text }
