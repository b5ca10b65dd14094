# Puzzles of Lords of Xidit, and the analysis of a game: what is gained and lost.

xidit-puzzle-kind-plan = Terv ismert tervek ellen
xidit-puzzle-kind-census = Egy seregszemle
xidit-puzzle-kind-rewards = Jutalmak
xidit-puzzle-kind-bards = Bárdok
xidit-puzzle-kind-titan = Egy titán
xidit-puzzle-kind-raise = A virtuális játékos
xidit-puzzle-moment = { $year }. év

xidit-puzzle-worth = { $of ->
    [wealth] { SIGNED($amount) } arany
    [influence] { SIGNED($amount) } céhemelet a térképen
   *[reputation] { SIGNED($amount) } hírnév
}
xidit-puzzle-ahead = { SIGNED($amount) } helyezés az értékelésen ({ FORM($assessment, "small") })
xidit-puzzle-rivals = { $of ->
    [wealth] { SIGNED($amount) } arany az ellenfeleknek
    [influence] { SIGNED($amount) } céhemelet az ellenfeleknek
   *[reputation] { SIGNED($amount) } hírnév az ellenfeleknek
}
xidit-puzzle-goods = { $what ->
    [units] { SIGNED($amount) } egység
    [threats] { SIGNED($amount) } elhárított fenyegetés
    [titans] { SIGNED($amount) } legyőzött titán
   *[census] { SIGNED($amount) } egységtípus, amelyből a seregszemlén a legtöbb
}

## Egy játék elemzése

xidit-analysis-kind = { $kind ->
    [start] Kezdés
    [plan] Terv
    [census] Seregszemle
    [show] Egységek felmutatása
    [rewards] Jutalmak
    [bards] Bárdok
    [titan] Egy titán
   *[raise] A virtuális játékos
}
