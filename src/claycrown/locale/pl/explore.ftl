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
explore-to-analysis = Do analizy
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
explore-restart = Zacznij to od nowa
explore-checking = Sprawdzanie według zasad…
explore-possible = Według zasad ta pozycja jest możliwa.
explore-in-the-middle = Coś jest w toku.
explore-refused = { $reason }.
explore-fields = Pozycja
explore-field = { $name }
