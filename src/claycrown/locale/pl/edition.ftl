house-editions-of = Wydrukowane wartości: { $game }
house-editions-about = To, co wydrukowano na planszach, kołach i żetonach, w takiej postaci, w jakiej się tu gra. Wartości, których instrukcje nie pokazują, zostały odtworzone: kto ma pudełko, może je tu poprawić i z nimi grać.
house-edition-own = { $name } (twoje)
house-edition-source = Skąd pochodzą te wartości
house-edition-sources = Skąd pochodzą wartości
house-edition-printed = wydrukowane
house-edition-deduced = wywnioskowane
house-edition-reconstructed = odtworzone
house-edition-printed-about = wydrukowane na elementach gry lub w instrukcji
house-edition-deduced-about = wywnioskowane z tego, co wydrukowano
house-edition-reconstructed-about = odtworzone tak, by pasowały do tego, co wiadomo
house-edition-entry = { $label }, { $number }
# A table by its chapter, or a figure by its table.
house-edition-within = { $outer }: { $inner }
house-edition-fewer = { $label }: o jeden mniej
house-edition-more = { $label }: o jeden więcej
house-edition-reset = Przywróć
house-edition-fault = Tak być nie może ({ $where }): { $reason }
house-edition-show = Pokaż
house-edition-checking = Sprawdzanie…
house-edition-changes =
    { $count ->
        [0] Nic nie zmieniono. Z tymi wartościami można grać.
        [one] Zmieniono jedną wartość. Z tymi wartościami można grać.
        [few] Zmieniono { $count } wartości. Z tymi wartościami można grać.
        [many] Zmieniono { $count } wartości. Z tymi wartościami można grać.
       *[other] Zmieniono { $count } wartości. Z tymi wartościami można grać.
    }
house-edition-name = Nazwa twojego wydania
house-edition-keep = Zapisz
house-edition-trying = Trwają próbne rozgrywki…
house-edition-kept = Zapisano wydanie „{ $name }”. Wybierz je, gdy zakładasz stół.
house-edition-play = Załóż stół z tym wydaniem
house-edition-remove = Usuń
