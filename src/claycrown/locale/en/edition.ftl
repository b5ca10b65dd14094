# The page that shows the printed figures of a game, and keeps corrected ones.

app-editions-of = Edition: { $game }
app-editions-about = What is printed on boards, rings and tokens, as they are used here. Where the rulebooks do not show a figure it was reconstructed: whoever owns the box can correct it here and play with it.
app-edition-own = { $name } (yours)
app-edition-source = Where these figures come from
app-edition-sources = Where the figures come from
app-edition-printed = printed
app-edition-deduced = deduced
app-edition-reconstructed = reconstructed
app-edition-printed-about = printed on the box or in a rulebook
app-edition-deduced-about = deduced from printed facts
app-edition-reconstructed-about = reconstructed to fit what is known
app-edition-entry = { $label }, { $number }
# A table by its chapter, or a figure by its table.
app-edition-within = { $outer }: { $inner }
app-edition-fewer = { $label }: one fewer
app-edition-more = { $label }: one more
app-edition-reset = As it was
app-edition-fault = This cannot be: { $where }: { $reason }
app-edition-show = Show it
app-edition-checking = Checking …
app-edition-changes = { $count ->
    [0] Nothing has been changed. A game can be played with these figures.
    [one] One figure is changed. A game can be played with these figures.
   *[other] { $count } figures are changed. A game can be played with these figures.
}
app-edition-name = Name of your edition
app-edition-keep = Keep it
app-edition-trying = Games are being tried …
app-edition-kept = { $name } is kept. Choose it when you make a table.
app-edition-play = Make a table with it
app-edition-remove = Remove it
