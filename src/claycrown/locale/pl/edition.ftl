app-editions-of = Wydanie: { $game }
app-editions-about = To, co wydrukowano na planszach, kołach i żetonach, w takiej postaci, w jakiej się tu gra. Wartości, których instrukcje nie pokazują, zostały odtworzone: kto ma pudełko, może je tu poprawić i z nimi grać.
app-edition-own = { $name } (twoje)
app-edition-source = Skąd pochodzą te wartości
app-edition-sources = Skąd pochodzą wartości
app-edition-printed = wydrukowane
app-edition-deduced = wywnioskowane
app-edition-reconstructed = odtworzone
app-edition-printed-about = wydrukowane na elementach gry lub w instrukcji
app-edition-deduced-about = wywnioskowane z tego, co wydrukowano
app-edition-reconstructed-about = odtworzone tak, by pasowały do tego, co wiadomo
app-edition-entry = { $label }, { $number }
# A table by its chapter, or a figure by its table.
app-edition-within = { $outer }: { $inner }
app-edition-fewer = { $label }: o jeden mniej
app-edition-more = { $label }: o jeden więcej
app-edition-reset = Przywróć
app-edition-fault = Tak być nie może ({ $where }): { $reason }
app-edition-show = Pokaż
app-edition-checking = Sprawdzanie…
app-edition-changes =
    { $count ->
        [0] Nic nie zmieniono. Z tymi wartościami można grać.
        [one] Zmieniono jedną wartość. Z tymi wartościami można grać.
        [few] Zmieniono { $count } wartości. Z tymi wartościami można grać.
        [many] Zmieniono { $count } wartości. Z tymi wartościami można grać.
       *[other] Zmieniono { $count } wartości. Z tymi wartościami można grać.
    }
app-edition-name = Nazwa twojego wydania
app-edition-keep = Zapisz
app-edition-trying = Trwają próbne rozgrywki…
app-edition-kept = Zapisano wydanie „{ $name }”. Wybierz je, gdy zakładasz stół.
app-edition-play = Załóż stół z tym wydaniem
app-edition-remove = Usuń
