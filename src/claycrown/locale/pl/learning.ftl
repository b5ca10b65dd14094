# Learning the games: the rulebook's pages and what they share. A game's own are in its words.

## A look at a thing of any game

general-description = { $where }: { $what }.
general-description-of = { $where }, { $label }: { $what }.
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

## Explanations while one plays

learn-explained = Co się stało i dlaczego
learn-explained-off = Nie wyjaśniaj więcej
