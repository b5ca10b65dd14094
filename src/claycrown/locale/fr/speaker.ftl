# What the speaker itself needs, in the terminal, in notices and in the browser: whom a seat belongs to, lists, and what is said
# where the catalogue lacks a message.

player = { $seat ->
    [0] le premier joueur
    [1] le deuxième joueur
    [2] le troisième joueur
    [3] le quatrième joueur
    [4] le cinquième joueur
   *[other] un autre joueur
}
listed = { $before }, { $next }
listed-last = { $before } et { $last }
unworded = quelque chose que cette version ne sait pas dire
