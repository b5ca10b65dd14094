# Learning the games: the rulebook's pages and what they share. A game's own are in its words.

## A look at a thing of any game

general-look = { $where }: { $what }.
general-look-of = { $where }, { $label }: { $what }.
learning-look = Co to jest
learning-look-not-now = Nie teraz: { $reason }
learning-look-before = Poprzednia rzecz
learning-look-next = Następna rzecz

## The rulebook's page

learning-minute = W minutę
learning-round = Krok po kroku
learning-chapters = Wszystkie zasady
learning-examples = Punktowanie na przykładach
learning-legend = Co znaczą symbole
learning-glossary = Słowniczek
learning-figures = Skąd pochodzą wartości
learning-figures-about = To, co wydrukowano na elementach gry, podano tu według wydania: { $edition ->
    [standard] standardowe.
   *[other] { $edition }.
} Wartości wydrukowane podaje instrukcja albo kilka recenzji, wywnioskowane z nich wynikają, a odtworzone dobrano tak, by pasowały do wszystkiego, co wiadomo.
learning-figures-of = { $source ->
    [printed] Wydrukowane
    [deduced] Wywnioskowane
   *[reconstructed] Odtworzone
}
learning-figures-all = Wszystkie wartości i jak je poprawić
learning-rulings = Rozstrzygnięcia
learning-rulings-about = Gdzie wydrukowane zasady zostawiają coś otwartego, gra się tu tak.
learning-ruling = Jak się tu gra:
learning-contents = Spis treści
learning-search = Szukaj w zasadach
learning-search-hint = słowa albo numer zasady
learning-found = { $count ->
    [0] Żadna zasada nie ma tych słów.
    [one] { $count } zasada ma te słowa.
    [few] { $count } zasady mają te słowa.
    [many] { $count } zasad ma te słowa.
   *[other] { $count } zasady ma te słowa.
}
learning-rule-in-book = W zbiorze zasad
learning-rule-next = Następna zasada: { $rule }
learning-rule-before = Poprzednia zasada: { $rule }
learning-chapter-next = Następny rozdział: { $title }
learning-chapter-before = Poprzedni rozdział: { $title }
learning-aid = Gra na jednej stronie
learning-aid-of = { $game } na jednej stronie
learning-print = Drukuj
learning-own-page = Otwórz na osobnej stronie
learning-whole = Wszystkie zasady gry
learning-back-to-table = Wróć do stołu
learning-up = Do spisu treści
learning-no-rules = Ta gra nie ma zasad opisanych słowami.
learning-picture = { $part ->
    [wheel] Rysunek warsztatu
    [mausoleum] Rysunek mauzoleum
    [masters] Rysunek mistrzów
    [rack] Rysunek organizera i specjalistów
    [people] Rysunek wierszy graczy
    [map] Rysunek mapy
    [orders] Rysunek rozkazów wszystkich graczy
    [strip] Rysunek kolejnych żetonów, tytanów i koszar
   *[kingdom] Rysunek kalendarza i ocen
}


## The lesson

learn-not-there = Nie ma takiej lekcji
learn-step = Krok { $step } z { $of }
learn-back = Wstecz
learn-again = Zacznij od nowa
learn-next = Dalej
learn-skip = Pomiń ten krok
learn-finish = Zakończ
learn-leave = Opuść lekcję
learn-watch = Zobacz, co się dzieje. Możesz zatrzymać, przejść krok po kroku albo pominąć.
# A decision that is allowed, but not the one that the lesson asks for.
learn-not-this = To też jest dozwolone: { $what }. Ale tutaj chodzi o coś innego.
learn-not-this-does = To też jest dozwolone: { $what }. Oznaczałoby to: { $does }. Ale tutaj chodzi o coś innego.
learn-finished = Znasz już grę: { $game }
learn-first-game-about = Rozegraj pierwszą rozgrywkę przeciw nowicjuszom. To, co się dzieje i za co są punkty, będzie wyjaśniane na bieżąco; po kilku razach wyjaśnienie już się nie powtarza. W ustawieniach możesz to włączyć i wyłączyć.
learn-first-game = Rozegraj pierwszą rozgrywkę
learn-back-to-lesson = Wróć do lekcji

learn-tap-twice = Na ekranie dotykowym: dotknij raz, aby zobaczyć, co dałby wybór, i jeszcze raz, aby go dokonać.
learn-go-on = Dalej
learn-read-again = Przeczytaj jeszcze raz

## Explanations while one plays

learn-explained = Co się stało i dlaczego
learn-explained-off = Nie wyjaśniaj więcej

## Puzzles: the list

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
puzzle-wrong-missed = Co najlepsza decyzja daje ponadto: { $missed }.
puzzle-wrong-instead = Z czego rezygnuje najlepsza decyzja: { $behind }.
puzzle-try-again = Spróbuj jeszcze raz
puzzle-show = Pokaż rozwiązanie
puzzle-shown = Rozwiązanie widać na planszy.
puzzle-solution = Najlepsza decyzja: { $decisions }.
puzzle-gains = Co daje: { $gains }.
puzzle-second = Druga najlepsza: { $decisions }.
puzzle-ahead = Czego nie daje druga najlepsza: { $ahead }.
puzzle-behind = Z czego rezygnuje najlepsza decyzja: { $behind }.
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
puzzle-own-ahead = Czego wtedy zabrakło: { $ahead }.
puzzle-next = Inne zadanie

## Puzzles: in the terminal

puzzle-terminal-moment = { $kind }; { $difficulty }.
# Typed: a number of the list, a decision, or one of two signs.
puzzle-terminal-ask = Twoja decyzja albo jej numer (? wymienia wszystkie, = pokazuje rozwiązanie):
puzzle-terminal-choices = { $count ->
    [one] Możliwa jest { $count } decyzja.
    [few] Możliwe są { $count } decyzje.
    [many] Możliwych jest { $count } decyzji.
   *[other] Możliwe jest { $count } decyzji.
}
puzzle-terminal-unknown = To nie jest decyzja: { $text }
