# What the speaker itself needs: whom a seat belongs to, lists, and what is said where the catalogue lacks a message.

player = { $seat ->
    [0] az első játékos
    [1] a második játékos
    [2] a harmadik játékos
    [3] a negyedik játékos
    [4] az ötödik játékos
   *[other] egy másik játékos
}
listed = { $before }, { $next }
listed-last = { $before } és { $last }
unworded = valami, amire ennek a verziónak nincs szava
