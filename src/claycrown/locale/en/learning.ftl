# Learning the games: the rulebook's pages and what they share. A game's own are in its words.

## A look at a thing of any game

general-description = { $where }: { $what }.
general-description-of = { $where }, { $label }: { $what }.
learning-look = What this is
learning-look-not-now = Not now: { $reason }
learning-look-before = Previous thing
learning-look-next = Next thing

## The rulebook's page

learning-minute = In a minute
learning-round = Step by step
learning-chapters = All rules
learning-examples = Scoring, worked out
learning-legend = What the symbols mean
learning-glossary = Glossary
learning-figures = Where the figures come from
learning-figures-about = What is printed on the pieces is told here as this edition has it: { $edition ->
    [standard] the standard one.
   *[other] { $edition }.
  } Printed figures are stated in a rulebook or by several reviews, deduced ones follow from them, and reconstructed ones were chosen to fit everything known.
learning-figures-of = { $source ->
    [printed] Printed
    [deduced] Deduced
   *[reconstructed] Reconstructed
}
learning-figures-all = All figures, and how to correct them
learning-rulings = Rulings
learning-rulings-about = Where the printed rules leave something open, this is how it is played here.
learning-ruling = How we play it:
learning-contents = Contents
learning-search = Search the rules
learning-search-hint = words, or the number of a rule
learning-found = { $count ->
    [0] No rule has these words.
    [one] { $count } rule has these words.
   *[other] { $count } rules have these words.
}
learning-rule-in-book = In the rulebook
learning-rule-next = Next rule: { $rule }
learning-rule-before = Rule before it: { $rule }
learning-chapter-next = Next chapter: { $title }
learning-chapter-before = Chapter before: { $title }
learning-aid = The game on a page
learning-aid-of = { $game } on a page
learning-print = Print
learning-own-page = Open it on a page of its own
learning-whole = The whole rulebook
learning-back-to-table = Back to the table
learning-up = To the contents
learning-no-rules = This game brings no rules in words.
learning-picture = { $part ->
    [wheel] Picture of the wheel
    [mausoleum] Picture of the mausoleum
    [masters] Picture of the masters
    [rack] Picture of the warrior organizer and the specialists
    [people] Picture of the players’ lines
    [map] Picture of the map
    [orders] Picture of everybody’s orders
    [strip] Picture of next tokens, titans and barracks
   *[kingdom] Picture of the calendar and the assessments
}

## Explanations while one plays

learn-explained = What happened, and why
learn-explained-off = Explain no more
