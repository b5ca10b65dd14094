# Looking further: decisions tried from a moment of a finished game, or from any position
explore-title = Spójrz dalej: { $game }
explore-about = Próbuj decyzji wszystkich graczy na prawdziwym stole, wracaj, zachowuj warianty i sprawdzaj, co myślą o tym boty. Nic nie jest tu zapisywane: wszystko mieści się w adresie strony.
explore-new = Nowa rozgrywka
explore-try = Wypróbuj
explore-construct = Ułóż pozycję
explore-from-file = Pozycja z pliku
explore-from-file-about = Plik w notacji gry, taki jak zapisuje edytor
explore-no-position = W tym pliku nie ma pozycji: { $game }
explore-from-game = Zakończona rozgrywka
explore-from-game-about = W powtórce, w dowolnej chwili, wybierz „Spójrz dalej”.
explore-cannot = Tego nie da się obejrzeć
explore-edit = Edytuj
explore-editor = Edytor pozycji: { $game }
explore-play-on = Graj dalej od tego miejsca
explore-play-on-short = Graj dalej
explore-play-on-about = Stół z botami, przy którym rozgrywka toczy się dalej od tej pozycji. Nie liczy się do rankingu.
explore-your-seat = Twoje miejsce
explore-play = Graj
explore-lines-tab = Warianty
explore-line = Ten wariant
explore-beginning = Początek
explore-line-name = Nazwa
explore-keep = Zachowaj wariant
explore-lines = Zachowane warianty
explore-line-length = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
}
explore-drop = Usuń: { $name }
explore-no-lines = Jeszcze żadnych. Nazwij próbowany wariant i go zachowaj.
explore-link-about = Kto ma ten link, widzi pozycję i wszystkie warianty.
explore-copy-link = Kopiuj link
explore-line-unnamed = Wariant { $number }
explore-too-long = To za dużo na jeden adres: usuń jakiś wariant, inaczej zniknie razem ze stroną.
explore-evaluation = Szanse na wygraną
explore-evaluate = Oceniaj
explore-thinking = Boty się przyglądają…
explore-to-win = Wygrana
explore-by-bots = Tak widzą to boty, a boty się mylą.
explore-best = Co zrobiłyby boty
explore-brushes = Elementy
explore-brushes-about = Wybierz coś, potem kliknij na planszy, gdzie ma stanąć.
explore-table = Stół
explore-save = Zapisz
explore-begin-anew = Zacznij to od nowa
explore-checking = Sprawdzanie według zasad…
explore-possible = Według zasad ta pozycja jest możliwa.
explore-in-the-middle = Coś jest w toku.
explore-refused = { $reason }.
explore-fields = Pozycja
explore-field = { $name }

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

# Twoje rozgrywki: zakończone rozgrywki razem

own-about = Twoje zakończone rozgrywki według tytułu i liczby graczy: jak się skończyły, za co były punkty, co i gdzie zostało stracone. Każdy wykres ma swoje liczby, które można zapisać jako tabelę.
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
own-assessment = Ocena
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
