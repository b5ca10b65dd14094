# What is wrong with a position that somebody has written, or with a decision. Most follow the name of a field, after a colon.

terracotta-no-decision = { $text } nie jest decyzją w grze Terakotowa armia
terracotta-position-colours = to nie jest kolor; kolory to { $known }
terracotta-position-order-twice = wymienia gracza dwa razy
terracotta-position-tile-twice = ten sam żeton występuje dwa razy
terracotta-position-workers = razem z artystami musi być { $workers } robotników, nie { $given } (T2.6)
terracotta-position-weapon-twice = wymienia broń dwa razy
terracotta-position-no-token = żaden żeton nie kosztuje { $cost }
terracotta-position-token-twice = żeton za { $cost } jest użyty dwa razy
terracotta-position-priority = razem z żetonami u graczy muszą to być dokładnie 1–{ $last } (T2.5)
terracotta-position-segment = to nie jest segment od 1 do { $segments }
terracotta-position-pairs = muszą to być pary: kolor i robotnik, nie { $given }
terracotta-position-two-workers = { $kind ->
    [craftsman] w jednym segmencie nie może stać dwóch rzemieślników (T3.3)
   *[artisan] w jednym segmencie nie może stać dwóch artystów (T3.3)
}
terracotta-position-too-many-workers = { $kind ->
    [craftsman] więcej rzemieślników, niż ma ten gracz: { $colour }
   *[artisan] więcej artystów, niż ma ten gracz: { $colour }
}
terracotta-position-not-the-end = null jest możliwe tylko na koniec: runda { $rounds }, wszyscy robotnicy umieszczeni
terracotta-position-uneven = wzdłuż kolejności liczba umieszczonych robotników nigdy nie rośnie i różni się najwyżej o 1 (T3.1)
terracotta-position-all-placed = wszyscy robotnicy są umieszczeni: nikt nie może działać
terracotta-position-other-turn = musi to być { $colour }, pierwszy w kolejności z najmniejszą liczbą umieszczonych robotników (T3.1)
terracotta-position-no-worker = nie ma tam takiego robotnika gracza, który działa
terracotta-position-no-warrior = nie ma tam wojownika gracza, który działa
terracotta-position-no-master = w tym segmencie nie zatrudniono mistrza
terracotta-position-nothing-to-decide = nie ma tu nic do decydowania

terracotta-position-sign = na { $space } stoi { $sign }, czego przy tym stole nikt nie zna
terracotta-position-row = rząd { $row } musi mieć { $columns } pól po dwa znaki, nie { $given }
terracotta-position-horse-crooked = koń na { $space } musi leżeć na dwóch polach w linii prostej (T6.2)
terracotta-position-two-horses = jeździec konia na { $space } ma dwa konie (T6.2)
terracotta-position-no-rider = koń na { $space } nie ma jeźdźca (T6.2)
terracotta-position-warriors = tych wojowników jest tylko { $count } (T1.4): { $warrior }
terracotta-position-specialists = tych specjalistów jest tylko { $count } (T1.4): { $specialist }
