# The analysis of a game that is over

review-about = Gdzie zapadło rozstrzygnięcie i co byłoby lepsze? Boty przyglądają się jeszcze raz każdej turze; najpierw pojawia się krzywa, potem robi się dokładniejsza. Analiza powstaje raz i zostaje.
review-ask = Analizuj tę rozgrywkę
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
review-mean = Strata na turę
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
review-played = Zagrano: { $what }
review-chance = Szansa { $chance }; z najlepszym ruchem { $best }.
review-better = Lepiej:
review-brings = Przynosi: { $gains }.
review-then = Potem zapewne: { $what }.
review-show = Pokaż na planszy
review-hindsight = Gdy wiadomo, co zrobili inni
review-answer = Najlepsza odpowiedź: { $what } ({ $chance }).
review-spread = Inne przeszukanie może dać o { $spread } więcej lub mniej.
review-line-better = Lepszy wariant
review-line-played = Jak zagrano
