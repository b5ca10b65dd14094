# What the speaker itself needs, in the terminal, in notices and in the browser: whom a seat belongs to, lists, and what is said where the catalogue lacks a message.

player = { $seat ->
    [0] pierwszy gracz
    [1] drugi gracz
    [2] trzeci gracz
    [3] czwarty gracz
    [4] piąty gracz
   *[other] inny gracz
}
listed = { $before }, { $next }
listed-last = { $before } i { $last }
unworded = coś, czego ta wersja nie umie opisać
