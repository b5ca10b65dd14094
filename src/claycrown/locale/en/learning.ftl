# Learning the games: the rulebook's pages and what they share. A game's own are in its words.

## A look at a thing of any game

general-look = { $where }: { $what }.
general-look-of = { $where }, { $label }: { $what }.
