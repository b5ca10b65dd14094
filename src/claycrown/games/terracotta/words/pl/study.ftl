# What a study of balance counts: the titles of its chapters, how each was measured, and rows that nothing else names.

terracotta-figure-vp = PZ
terracotta-study-worth = PZ więcej niż średnia stołu
terracotta-study-sources = Skąd pochodzą punkty
terracotta-study-sources-about = PZ, które gracz otrzymał w rozgrywce z każdego źródła.
terracotta-study-sources-unit = PZ gracza w rozgrywce
terracotta-study-actions = Akcje na kołach
terracotta-study-actions-about = Każda wykonana akcja koła; liczy się też wzięcie zamiast niej monety lub gliny.
terracotta-study-masters = Mistrzowie
terracotta-study-masters-about = Każdy zatrudniony mistrz, czy użyto zdolności, czy nie.
terracotta-study-statues = Figury
terracotta-study-statues-about = Każda umieszczona figura; koń z jeźdźcem liczy się jako jedna.
terracotta-study-statues-paid = PZ z organizera za wojownika, z własnego punktowania za sługi, klęczących kuszników i muzyków; koń nie ma własnych.
terracotta-study-weapons = Bronie
terracotta-study-weapons-about = Każde użycie broni dla jej działania.
terracotta-study-weapons-paid = PZ od razu przy użyciu.
terracotta-study-tiles = Żetony punktowania
terracotta-study-tiles-about = Każdy żeton, który punktował, dla każdego gracza przy stole.
terracotta-study-tiles-paid = PZ z żetonu, dominacja i obecność razem.
terracotta-study-action = { $kind ->
    [coins] monety
    [clay] mokra glina
    [build] tworzenie
    [soak] nawilżanie gliny
    [train] zamiana na artystę
    [master] zatrudnienie mistrza
    [priority] żeton kolejności
    [ready] przygotowanie broni
    [specialist] kupno specjalisty
    [one-coin] zamiast tego jedna moneta
   *[one-clay] zamiast tego jeden żeton gliny
}
