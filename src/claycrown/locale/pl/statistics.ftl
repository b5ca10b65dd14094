# Your games: one’s finished games put together

statistics-about = Twoje zakończone rozgrywki według tytułu i liczby graczy: jak się skończyły, za co były punkty, co i gdzie zostało stracone. Każdy wykres ma swoje liczby, które można zapisać jako tabelę.
statistics-none = Po pierwszej zakończonej rozgrywce zobaczysz tu, jak się kończyły twoje rozgrywki, za co były punkty i jakie były twoje najgorsze błędy.
statistics-title = Gra
statistics-players = { $players } ({ $games ->
    [one] { $games } rozgrywka
    [few] { $games } rozgrywki
    [many] { $games } rozgrywek
   *[other] { $games } rozgrywki
})
statistics-summary = Rozgrywki: { $games }, wygrane: { $wins }, przeanalizowane: { $analysed }.
statistics-seats = Wygrane według miejsca przy stole
statistics-seat = Miejsce przy stole
statistics-mean-place = Średnia pozycja
statistics-rivals = Jak często przed rywalem
statistics-course = Wygrane z ostatnich dziesięciu rozgrywek
statistics-place = Pozycja
statistics-recent = Wygrane z ostatnich dziesięciu
statistics-sources = Według źródeł obok zwycięzców, średnio
statistics-source = Źródło
statistics-you = Ty
statistics-winners = Zwycięzcy
statistics-outs = Ocena, w której odpadasz
statistics-elimination = Eliminacja
statistics-out = { $place ->
    [0] Do samego końca
   *[other] Ocena { $place }
}
statistics-losses-rounds = Stracone szanse na wygraną według fazy
statistics-losses-kinds = Stracone szanse na wygraną według rodzaju decyzji
statistics-losses-course = Strata szansy na turę, rozgrywka po rozgrywce
# $name is “Round” or “Year”.
statistics-round = { $name } { $round }
statistics-kind = Decyzja
statistics-turns = Tury
statistics-missed = Lepsze tury w miejscu strat przyniosłyby razem: { $gains }.
statistics-analysing = Rozgrywki bez analizy
statistics-analysing-about = Rozgrywki jeszcze nieprzeanalizowane: { $count }. Straty są znane tylko z rozgrywek przeanalizowanych.
statistics-analyse = Przeanalizuj ostatnie: { $count }
statistics-analysing-now = Rozgrywki w trakcie analizy: { $count }. Liczby uzupełnią się same.
statistics-mistakes = Twoje największe błędy
statistics-mistakes-about = Każdy jest zagadką: pozycja wraca na planszę, a zadaniem jest znaleźć, co byłoby lepsze.
