# Puzzles of Terracotta Army, and the analysis of a game: what is gained and lost.

terracotta-puzzle-kind-wheel = Hová kerüljön a munkás
terracotta-puzzle-kind-building = Hol készüljön a harcos
terracotta-puzzle-kind-weapon = Egy fegyver használata
terracotta-puzzle-kind-specialist = Egy különleges szobor
terracotta-puzzle-kind-master = Egy mester
terracotta-puzzle-kind-majority = A kör többségei
terracotta-puzzle-kind-ending = A játék utolsó fordulója
terracotta-puzzle-moment = { $round }. kör

terracotta-puzzle-vp = { $whose ->
    [rivals] { $when ->
        [round] { SIGNED($amount) } GYP az ellenfeleknek ebben a körben ({ $source })
        [end] { SIGNED($amount) } GYP az ellenfeleknek a játék végén ({ $source })
       *[now] { SIGNED($amount) } GYP az ellenfeleknek ({ $source })
    }
   *[own] { $when ->
        [round] { SIGNED($amount) } GYP ebben a körben ({ $source })
        [end] { SIGNED($amount) } GYP a játék végén ({ $source })
       *[now] { SIGNED($amount) } GYP azonnal ({ $source })
    }
}
terracotta-puzzle-goods = { $what ->
    [coins] { SIGNED($amount) } érme
    [wet-clay] { SIGNED($amount) } nedves agyag
    [dry-clay] { SIGNED($amount) } száraz agyag
    [weapons] { SIGNED($amount) } aktív fegyver
    [artisans] { SIGNED($amount) } kézműves
   *[masters] { SIGNED($amount) } felfogadott mester
}

## Egy játék elemzése

terracotta-analysis-vp = Várható GYP a végén
terracotta-analysis-turn = Forduló
