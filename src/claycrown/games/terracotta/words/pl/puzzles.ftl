# Puzzles of Terracotta Army, and the analysis of a game: what is gained and lost.

terracotta-puzzle-kind-wheel = Gdzie umieścić robotnika
terracotta-puzzle-kind-building = Gdzie tworzyć
terracotta-puzzle-kind-weapon = Użycie broni
terracotta-puzzle-kind-specialist = Specjalista
terracotta-puzzle-kind-master = Mistrz
terracotta-puzzle-kind-majority = Większości w rundzie
terracotta-puzzle-kind-ending = Ostatnia tura gry
terracotta-puzzle-moment = runda { $round }

# What a turn changes in points: at once, in the scoring of the round, at the end of the game, as things stand.
terracotta-puzzle-vp = { $whose ->
    [rivals] { $when ->
        [round] { SIGNED($amount) } PZ dla rywali w tej rundzie ({ $source })
        [end] { SIGNED($amount) } PZ dla rywali na koniec gry ({ $source })
       *[now] { SIGNED($amount) } PZ dla rywali ({ $source })
    }
   *[own] { $when ->
        [round] { SIGNED($amount) } PZ w tej rundzie ({ $source })
        [end] { SIGNED($amount) } PZ na koniec gry ({ $source })
       *[now] { SIGNED($amount) } PZ od razu ({ $source })
    }
}
terracotta-puzzle-goods = { $what ->
    [coins] { $amount ->
        [one] { SIGNED($amount) } moneta
        [few] { SIGNED($amount) } monety
        [many] { SIGNED($amount) } monet
       *[other] { SIGNED($amount) } monety
    }
    [wet-clay] { $amount ->
        [one] { SIGNED($amount) } mokra glina
        [few] { SIGNED($amount) } mokrej gliny
        [many] { SIGNED($amount) } mokrej gliny
       *[other] { SIGNED($amount) } mokrej gliny
    }
    [dry-clay] { $amount ->
        [one] { SIGNED($amount) } sucha glina
        [few] { SIGNED($amount) } suchej gliny
        [many] { SIGNED($amount) } suchej gliny
       *[other] { SIGNED($amount) } suchej gliny
    }
    [weapons] { $amount ->
        [one] { SIGNED($amount) } aktywna broń
        [few] { SIGNED($amount) } aktywne bronie
        [many] { SIGNED($amount) } aktywnych broni
       *[other] { SIGNED($amount) } aktywnej broni
    }
    [artisans] { $amount ->
        [one] { SIGNED($amount) } artysta
        [few] { SIGNED($amount) } artystów
        [many] { SIGNED($amount) } artystów
       *[other] { SIGNED($amount) } artysty
    }
   *[masters] { $amount ->
        [one] { SIGNED($amount) } zatrudniony mistrz
        [few] { SIGNED($amount) } zatrudnionych mistrzów
        [many] { SIGNED($amount) } zatrudnionych mistrzów
       *[other] { SIGNED($amount) } zatrudnionego mistrza
    }
}

## Analiza gry

terracotta-analysis-vp = Spodziewane PZ na koniec
terracotta-analysis-turn = Tura
