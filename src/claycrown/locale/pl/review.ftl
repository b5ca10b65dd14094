# The analysis of a game that is over

review-ask-again = Analizuj ponownie
review-deeper = Analizuj dokładniej
review-under-way = Analiza: { $done }
review-waiting = { $count ->
    [one] Czeka: przed nią { $count } rozgrywka.
    [few] Czeka: przed nią { $count } rozgrywki.
   *[many] Czeka: przed nią { $count } rozgrywek.
}
review-stop = Zatrzymaj
review-stopped = Analiza została zatrzymana.
review-failed = Analiza się nie udała.
review-curve = Szanse na wygraną
review-at = Pozycja { $position } z { $last }: { $chances }
review-position = Po decyzjach
review-turning-points = Punkty zwrotne
review-summary = Jak kto grał
review-mean = Średnia strata na turę
review-count = { $verdict ->
    [best] Najlepsze
    [good] Dobre
    [inaccuracy] Niedokładności
    [mistake] Błędy
   *[blunder] Poważne błędy
}
review-turns = Tury
review-of = Czyje
review-everybody = Wszyscy
review-losses-only = Tylko straty
review-lost = −{ $loss }
review-nothing-lost = Nic tu nie stracono.
review-played = Zagrano: { $chance } szans na wygraną
review-better = Lepiej: { $chance } szans na wygraną
review-try = Spróbuj
review-next = Następny błąd
review-line-better = Lepszy wariant
review-line-played = Jak zagrano
