# Puzzles of Lords of Xidit, and the analysis of a game: what is gained and lost.

xidit-puzzle-kind-plan = Plan przeciw znanym planom
xidit-puzzle-kind-census = Spis wojskowy
xidit-puzzle-kind-rewards = Nagrody
xidit-puzzle-kind-bards = Bardowie
xidit-puzzle-kind-titan = Tytan
xidit-puzzle-kind-raise = Wirtualny gracz
xidit-puzzle-moment = rok { $year }

# What a year or a choice changes in what the assessments count, and in how many contestants are behind.
xidit-puzzle-worth = { $of ->
    [wealth] { $amount ->
        [one] { SIGNED($amount) } suweren
        [few] { SIGNED($amount) } suwereny
        [many] { SIGNED($amount) } suwerenów
       *[other] { SIGNED($amount) } suwerena
    }
    [influence] { $amount ->
        [one] { SIGNED($amount) } piętro gildii na mapie
        [few] { SIGNED($amount) } piętra gildii na mapie
        [many] { SIGNED($amount) } pięter gildii na mapie
       *[other] { SIGNED($amount) } piętra gildii na mapie
    }
   *[reputation] { SIGNED($amount) } reputacji
}
xidit-puzzle-ahead = { $amount ->
    [one] { SIGNED($amount) } miejsce w ocenie { FORM($assessment, "gen") }
    [few] { SIGNED($amount) } miejsca w ocenie { FORM($assessment, "gen") }
    [many] { SIGNED($amount) } miejsc w ocenie { FORM($assessment, "gen") }
   *[other] { SIGNED($amount) } miejsca w ocenie { FORM($assessment, "gen") }
}
xidit-puzzle-rivals = { $of ->
    [wealth] { $amount ->
        [one] { SIGNED($amount) } suweren dla rywali
        [few] { SIGNED($amount) } suwereny dla rywali
        [many] { SIGNED($amount) } suwerenów dla rywali
       *[other] { SIGNED($amount) } suwerena dla rywali
    }
    [influence] { $amount ->
        [one] { SIGNED($amount) } piętro gildii dla rywali
        [few] { SIGNED($amount) } piętra gildii dla rywali
        [many] { SIGNED($amount) } pięter gildii dla rywali
       *[other] { SIGNED($amount) } piętra gildii dla rywali
    }
   *[reputation] { SIGNED($amount) } reputacji dla rywali
}
xidit-puzzle-goods = { $what ->
    [units] { $amount ->
        [one] { SIGNED($amount) } jednostka
        [few] { SIGNED($amount) } jednostki
        [many] { SIGNED($amount) } jednostek
       *[other] { SIGNED($amount) } jednostki
    }
    [threats] { $amount ->
        [one] { SIGNED($amount) } wyeliminowane zagrożenie
        [few] { SIGNED($amount) } wyeliminowane zagrożenia
        [many] { SIGNED($amount) } wyeliminowanych zagrożeń
       *[other] { SIGNED($amount) } wyeliminowanego zagrożenia
    }
    [titans] { $amount ->
        [one] { SIGNED($amount) } wyeliminowany tytan
        [few] { SIGNED($amount) } wyeliminowanych tytanów
        [many] { SIGNED($amount) } wyeliminowanych tytanów
       *[other] { SIGNED($amount) } wyeliminowanego tytana
    }
   *[census] { $amount ->
        [one] { SIGNED($amount) } typ jednostek, których ujawniasz w spisie najwięcej
        [few] { SIGNED($amount) } typy jednostek, których ujawniasz w spisie najwięcej
        [many] { SIGNED($amount) } typów jednostek, których ujawniasz w spisie najwięcej
       *[other] { SIGNED($amount) } typu jednostek, których ujawniasz w spisie najwięcej
    }
}

## Analiza gry

xidit-analysis-kind = { $kind ->
    [start] Początek
    [plan] Plan
    [census] Spis wojskowy
    [show] Pokazanie jednostek
    [rewards] Nagrody
    [bards] Bardowie
    [titan] Tytan
   *[raise] Wirtualny gracz
}
