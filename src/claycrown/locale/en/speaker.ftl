# What the speaker itself needs, in the terminal, in notices and in the browser: whom a seat belongs to, lists, and what is said
# where the catalogue lacks a message.

# Whoever sits there, where nobody knows the names; seats count from 0.
player = { $seat ->
    [0] the first player
    [1] the second player
    [2] the third player
    [3] the fourth player
    [4] the fifth player
   *[other] another player
}
# "gold, bards and floors": all but the last are joined by `listed`, the last one by `listed-last`.
listed = { $before }, { $next }
listed-last = { $before } and { $last }
unworded = something that this version cannot put into words
