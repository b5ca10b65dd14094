# The page that shows the printed figures of a game, and keeps corrected ones.

house-editions-of = Printed figures: { $game }
house-editions-about = What is printed on boards, rings and tokens, as this house plays it. Where the rulebooks do not show a figure it was reconstructed: whoever owns the box can correct it here and play with it.
house-edition-own = { $name } (yours)
house-edition-source = Where these figures come from
house-edition-sources = Where the figures come from
house-edition-printed = printed
house-edition-deduced = deduced
house-edition-reconstructed = reconstructed
house-edition-printed-about = printed on the box or in a rulebook
house-edition-deduced-about = deduced from printed facts
house-edition-reconstructed-about = reconstructed to fit what is known
house-edition-entry = { $label }, { $number }
# A table by its chapter, or a figure by its table.
house-edition-within = { $outer }: { $inner }
house-edition-fewer = { $label }: one fewer
house-edition-more = { $label }: one more
house-edition-reset = As it was
house-edition-fault = This cannot be: { $where }: { $reason }
house-edition-show = Show it
house-edition-checking = Checking …
house-edition-changes = { $count ->
    [0] Nothing has been changed. A game can be played with these figures.
    [one] One figure is changed. A game can be played with these figures.
   *[other] { $count } figures are changed. A game can be played with these figures.
}
house-edition-name = Name of your edition
house-edition-keep = Keep it
house-edition-trying = Games are being tried …
house-edition-kept = { $name } is kept. Choose it when you make a table.
house-edition-play = Make a table with it
house-edition-remove = Remove it
