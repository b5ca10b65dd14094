# What is wrong with a position that somebody has written, or with a decision. Most follow the name of a field, after a colon:
# “wheel.5: two artisans cannot share a segment (T3.3)”. Rules stand in brackets, by their numbers.

terracotta-no-decision = { $text } is no decision of Terracotta Army
terracotta-position-colours = is no colour; the colours are { $known }
terracotta-position-order-twice = names a player twice
terracotta-position-tile-twice = holds a tile twice
terracotta-position-workers = with artisans must be { $workers } workers, not { $given } (T2.6)
terracotta-position-weapon-twice = names a weapon twice
terracotta-position-no-token = no token costs { $cost }
terracotta-position-token-twice = the token that costs { $cost } is used twice
terracotta-position-priority = with those held must be exactly 1 to { $last } (T2.5)
terracotta-position-segment = is no segment from 1 to { $segments }
terracotta-position-pairs = must hold pairs of colour and worker, not { $given }
terracotta-position-two-workers = { $kind ->
    [craftsman] two craftsmen cannot share a segment (T3.3)
   *[artisan] two artisans cannot share a segment (T3.3)
  }
terracotta-position-too-many-workers = { $kind ->
    [craftsman] more craftsmen than this player has: { $colour }
   *[artisan] more artisans than this player has: { $colour }
  }
terracotta-position-not-the-end = is null only at the end: round { $rounds }, and all workers placed
terracotta-position-uneven = along the order the workers placed never rise, and differ by at most 1 (T3.1)
terracotta-position-all-placed = all workers are placed: nobody can act
terracotta-position-other-turn = must be { $colour }, the first in the order with the fewest workers placed (T3.1)
terracotta-position-no-worker = holds no such worker of the player to act
terracotta-position-no-warrior = holds no warrior of the player to act
terracotta-position-no-master = no master was hired in this segment
terracotta-position-nothing-to-decide = there is nothing to decide at it

# The mausoleum, row by row: two signs a space. $space is one as in e4.
terracotta-position-sign = { $space } holds { $sign }, which nobody knows at this table
terracotta-position-row = row { $row } must be { $columns } spaces of two signs, not { $given }
terracotta-position-horse-crooked = the horse on { $space } must lie on two spaces in a line (T6.2)
terracotta-position-two-horses = the rider of the horse on { $space } has two horses (T6.2)
terracotta-position-no-rider = the horse on { $space } has no rider (T6.2)
terracotta-position-warriors = there are only { $count } of this warrior (T1.4): { $warrior }
terracotta-position-specialists = there are only { $count } of this specialist (T1.4): { $specialist }
