# What is wrong with a position that somebody has written, or with a decision. Most follow the name of a field, after a colon.
# Only the program itself says this: the page never asks for a file of this name.

ohhell-no-decision = { $text } is no decision of Oh Hell; one is `bid 2` or `play Th`
ohhell-position-players = must be the first three to six of { $known }, in this order
ohhell-position-card = { $given } is no card; one is Th
ohhell-position-twice = { $card } is there twice
ohhell-position-bids = bids are made in turn, from the dealer’s left
ohhell-position-gone = must be the cards of all tricks that were taken
ohhell-position-trick = has more cards than can have been played
ohhell-position-leader = the dealer’s left leads to the first trick
ohhell-position-hand = { $count ->
    [one] must have one card
   *[other] must have { $count } cards
  }
ohhell-position-deal = all its cards have been played
ohhell-position-turn = is not { $given }
