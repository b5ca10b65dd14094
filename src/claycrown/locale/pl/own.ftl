# Your games: one’s finished games put together

own-about = Twoje zakończone rozgrywki według tytułu i liczby graczy: jak się skończyły, za co były punkty, co i gdzie zostało stracone. Każdy wykres ma swoje liczby, które można zapisać jako tabelę.
own-none = Po pierwszej zakończonej rozgrywce zobaczysz tu, jak się kończyły twoje rozgrywki, za co były punkty i jakie były twoje najgorsze błędy.
own-title = Gra
own-players = { $players } ({ $games ->
    [one] { $games } rozgrywka
    [few] { $games } rozgrywki
    [many] { $games } rozgrywek
   *[other] { $games } rozgrywki
})
own-summary = Rozgrywki: { $games }, wygrane: { $wins }, przeanalizowane: { $analysed }.
own-seats = Wygrane według miejsca przy stole
own-seat = Miejsce przy stole
own-mean-place = Średnia pozycja
own-rivals = Jak często przed rywalem
own-course = Wygrane z ostatnich dziesięciu rozgrywek
own-place = Pozycja
own-recent = Wygrane z ostatnich dziesięciu
own-sources = Według źródeł obok zwycięzców, średnio
own-source = Źródło
own-you = Ty
own-winners = Zwycięzcy
own-outs = Ocena, w której odpadasz
own-elimination = Eliminacja
own-out = { $place ->
    [0] Do samego końca
   *[other] Ocena { $place }
}
own-losses-rounds = Stracone szanse na wygraną według fazy
own-losses-kinds = Stracone szanse na wygraną według rodzaju decyzji
own-losses-course = Strata szansy na turę, rozgrywka po rozgrywce
# $name is “Round” or “Year”.
own-round = { $name } { $round }
own-kind = Decyzja
own-turns = Tury
own-missed = Lepsze tury w miejscu strat przyniosłyby razem: { $gains }.
own-analysing = Rozgrywki bez analizy
own-analysing-about = Rozgrywki jeszcze nieprzeanalizowane: { $count }. Straty są znane tylko z rozgrywek przeanalizowanych.
own-analyse = Przeanalizuj ostatnie: { $count }
own-analysing-now = Rozgrywki w trakcie analizy: { $count }. Liczby uzupełnią się same.
own-mistakes = Twoje największe błędy
own-mistakes-about = Każdy jest zagadką: pozycja wraca na planszę, a zadaniem jest znaleźć, co byłoby lepsze.
