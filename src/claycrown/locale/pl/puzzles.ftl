# Puzzles: the list, and solving one. A game’s own are in its words.

puzzle-title = Zadania: { $game }
puzzle-about = Pozycje z rozgrywek botów, każda z jedną wyraźnie najlepszą decyzją. Zagraj ją na planszy; dowiesz się, co daje i co tracą inne decyzje.
puzzle-none = Ta gra nie ma zadań.
puzzle-daily-of = Zadanie dnia, { $day }
puzzle-daily-about = To samo dla wszystkich, do północy w Greenwich (UTC).
puzzle-daily-state = { $state ->
    [solved] Dziś rozwiązane.
    [given-up] Dziś nierozwiązane. Jutro będzie następne.
   *[open] Jeszcze nierozwiązane.
}
puzzle-streak = { $days ->
    [0] Na razie ani jednego dnia z rzędu.
    [one] Rozwiązane { $days } dzień z rzędu.
    [few] Rozwiązane { $days } dni z rzędu.
    [many] Rozwiązane { $days } dni z rzędu.
   *[other] Rozwiązane { $days } dnia z rzędu.
}
puzzle-streak-longest = { $days ->
    [one] Najdłuższa seria: { $days } dzień.
    [few] Najdłuższa seria: { $days } dni.
    [many] Najdłuższa seria: { $days } dni.
   *[other] Najdłuższa seria: { $days } dnia.
}
puzzle-streak-guest = Twoje dni pamięta ta przeglądarka. Z kontem są zapisane wszędzie.
puzzle-solve = Rozwiąż
puzzle-look-again = Obejrzyj jeszcze raz
puzzle-list = Wszystkie zadania
# Above a list to choose from: what the puzzles are about.
puzzle-filter-kind = Temat
puzzle-filter-difficulty = Trudność
# The first choice of both lists: whatever it is.
puzzle-filter-all = wszystkie
puzzle-filter-open = Tylko jeszcze tu nierozwiązane
puzzle-count = { $count ->
    [0] Nie ma takich zadań.
    [one] { $count } zadanie
    [few] { $count } zadania
    [many] { $count } zadań
   *[other] { $count } zadania
}
puzzle-difficulty = { $level ->
    [1] łatwe
    [2] średnie
   *[3] trudne
}
# Of a puzzle: how hard it is, when in the game (“round 3”), of how many players.
puzzle-entry = { $difficulty }, { $moment }, { $players }
puzzle-players = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
# Of a puzzle in the list.
puzzle-solved-here = rozwiązane

## Puzzles: solving one

puzzle-back = Do zadań
# $colour is the name of a colour, of who is to decide.
puzzle-asked = { $count ->
    [one] Znajdź najlepszą decyzję. Grasz jako { $colour }.
    [few] Znajdź { $count } najlepsze decyzje, jedną po drugiej. Grasz jako { $colour }.
    [many] Znajdź { $count } najlepszych decyzji, jedną po drugiej. Grasz jako { $colour }.
   *[other] Znajdź { $count } najlepszej decyzji, jedną po drugiej. Grasz jako { $colour }.
}
puzzle-given = Plany rywali są znane:
puzzle-given-of = { $who }: { $what }
puzzle-right-so-far = { $left ->
    [one] Na razie dobrze. Do znalezienia została { $left } decyzja.
    [few] Na razie dobrze. Do znalezienia zostały { $left } decyzje.
    [many] Na razie dobrze. Do znalezienia zostało { $left } decyzji.
   *[other] Na razie dobrze. Do znalezienia zostało { $left } decyzji.
}
puzzle-solved = Rozwiązane.
# $decision is a choice as the table words it: “Build an officer on e4”.
puzzle-wrong = To nie jest najlepsze: { $decision }.
# Lists of gains follow: “+3 VP this round (Scoring tiles) and −2 coins”.
puzzle-wrong-gains = Daje to: { $gains }.
puzzle-wrong-nothing = Nie daje to nic, co dałoby się policzyć.
puzzle-wrong-best = Najlepsza decyzja daje: { $gains }.
puzzle-try-again = Spróbuj jeszcze raz
puzzle-show = Pokaż rozwiązanie
puzzle-solution = Najlepsza decyzja: { $decisions }.
puzzle-gains = Daje to: { $gains }.
puzzle-second = Druga najlepsza: { $decisions }.
puzzle-worth = { $measure ->
    [own] Według analizy daje to { $best }% szans na wygraną, a ówczesna decyzja { $second }%.
    [chance] Według długiego przeszukiwania najlepsza decyzja zostawia { $best }% szans na wygraną, a druga { $second }%.
   *[vp] Policzone do końca: przewaga nad najlepszym rywalem to { SIGNED($best) } PZ po najlepszej decyzji, a { SIGNED($second) } PZ po drugiej.
}
puzzle-on-board = Zobacz na planszy
puzzle-begin-again = Wróć na początek
puzzle-own = Twój błąd
puzzle-own-asked = Tu można było zagrać lepiej. Znajdź jak. Grasz jako { $colour }.
puzzle-own-so-far = Dalej: ocena przyjdzie na koniec tury.
puzzle-own-better = Lepiej: { $decisions }.
puzzle-own-played = Zagrano wtedy: { $decisions }.
puzzle-next = Następne zadanie
puzzle-to-list = Do listy
