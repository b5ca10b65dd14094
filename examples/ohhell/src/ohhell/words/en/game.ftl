# Oh Hell: what the house asks every game for, then the game's own words. Every id begins with the game's name.

ohhell-title = Oh Hell
ohhell-about = Say how many tricks you will take, and take exactly so many. { $fewest } to { $most } players.
ohhell-round = Deal { $round }
ohhell-rounds = Deal
ohhell-option-deals = Number of deals
ohhell-option-deals-about = Each deal has one card more than the one before, or one less. Five players have cards for 10 deals, six for 8.
ohhell-option-order = Deals
ohhell-option-order-growing = growing
ohhell-option-order-shrinking = shrinking
ohhell-option-hook = Hook: somebody has to fail
ohhell-option-hook-about = The dealer, who bids last, may not make the bids add up to the number of tricks.

## Things

ohhell-card = { $rank ->
    [T] 10
   *[other] { $rank }
  }{ $suit ->
    [c] ♣
    [d] ♦
    [h] ♥
   *[s] ♠
  }
ohhell-suit = { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
  }
ohhell-count = { $number }

## The table

ohhell-deal = Deal { $deal }
ohhell-trump = Trump
ohhell-turn-up = Turned up
ohhell-dealer = Dealer
ohhell-trick = On the table
ohhell-players = Players
ohhell-hand = Your hand
ohhell-head-player = Player
ohhell-head-bid = Bid
ohhell-head-tricks = Tricks
ohhell-head-cards = Cards
ohhell-head-void = Out of
ohhell-head-points = Points
ohhell-head-exact = Met
ohhell-no-bid = –
ohhell-voids = { $suits }
ohhell-progress = Deal { $deal } of { $deals }
ohhell-over = The game is over

## What is asked

ohhell-ask-bid = How many of the { $cards ->
    [one] one trick
   *[other] { $cards } tricks
  } will you take?
ohhell-pick-bid = { $tricks ->
    [0] None
   *[other] { $tricks }
  }
ohhell-ask-lead = Lead a card.
ohhell-ask-follow = { $card } was led. Play a card; follow suit if you can.

## Why not: each follows the number of its rule

ohhell-refused-deck = the deck is too small for { $deals } deals with { $players } players
ohhell-refused-bid = there { $tricks ->
    [one] is one trick
   *[other] are { $tricks } tricks
  } in this deal
ohhell-refused-hook = the dealer may not bid { $bid }: the bids would add up to { $tricks }, the number of tricks
ohhell-refused-not-held = { $card } is not in the hand
ohhell-refused-follow = { $card } was led, and the hand has that suit
ohhell-refused-turn = it is the turn of { $who }
ohhell-refused-card = the bids come first
ohhell-refused-late-bid = all bids have been made

## What is told

ohhell-told-deal = { $who } deals number { $deal } and turns up { $card }.
ohhell-told-bid = { $who } bids { $tricks }.
ohhell-told-card = { $who } plays { $card }.
ohhell-told-trick = { $who } takes the trick with { $card }.
ohhell-told-points = { $who } scores { $points }.
ohhell-told-winner = { $who } wins the game.
ohhell-told-gain = { $who }: +{ $points } { $source }
ohhell-source = { $source ->
    [tricks] for tricks
   *[exact-bid] for an exact bid
  }
