# Positions, records, editions and other files, as far as only the program itself says this: why one cannot be taken.

refused-at = { $where }: { $reason }
refused-in-table = [{ $table }]: { $reason }
refused-in-table-at = [{ $table }]: { $key }: { $reason }
refused-rule = { $rule }: { $reason }
refused-decision = { $colour }: { $decision }: { $reason }

file-stdin = standardowe wejście
file-line = { $file } wiersz { NUMBER($line, useGrouping: 0) }
file-position = pozycja { NUMBER($number, useGrouping: 0) }
file-not-text = to nie jest tekst w UTF-8
file-not-json = to nie jest JSON: błąd w wierszu { NUMBER($line, useGrouping: 0) }, kolumna { NUMBER($column, useGrouping: 0) }
file-not-a-number = takiego JSON-a nie zapisuje żadna gra: { $what } nie jest liczbą
file-key-twice = takiego JSON-a nie zapisuje żadna gra: { $key } występuje dwa razy
file-too-deep = takiego JSON-a nie zapisuje żadna gra: za dużo zagnieżdżeń
file-not-toml = to nie jest TOML: { $line ->
    [0] brakuje czegoś na końcu
   *[other] błąd w wierszu { NUMBER($line, useGrouping: 0) }, kolumna { NUMBER($column, useGrouping: 0) }
}
file-toml-too-deep = to nie jest TOML wydania: za dużo zagnieżdżeń
file-is-folder = { $file }: to jest katalog
file-folder-closed = { $file }: nie można tam zapisać pliku
file-system = { $error ->
    [ENOENT] Nie ma takiego pliku ani katalogu
    [EACCES] Brak dostępu
    [EPERM] Operacja niedozwolona
    [EISDIR] To jest katalog
    [ENOTDIR] To nie jest katalog
    [EEXIST] Plik już istnieje
    [ENAMETOOLONG] Za długa nazwa pliku
    [ENOSPC] Brak miejsca na urządzeniu
    [EDQUOT] Przekroczony limit miejsca na dysku
    [EFBIG] Plik jest za duży
    [EROFS] System plików jest tylko do odczytu
    [EIO] Błąd wejścia/wyjścia
   *[other] { $reason }
}

edition-own-name = własne wydanie potrzebuje innej nazwy niż { $name }
edition-not-at-hand = wydania { $edition } tu nie ma; podaj jego plik przez --edition
edition-not-here = wydania { $edition } tu nie ma
edition-incomplete = musi mieć nazwę i wartości
edition-not-named = musi to być GRA:PLIK, gdzie GRA to jedno z: { $known }
edition-other-figures = dostępne wydanie { $edition } ma inne wartości
edition-only-one = w jednej rozgrywce używa się jednego wydania
edition-no-edition = musi to być wydanie, nie { $given }

game-broken = nie udało się wczytać ({ $reason })
game-unknown = takiej gry nie ma (znane: { $known })
game-no-name = to nie jest nazwa gry

setup-players = musi być od { $fewest } do { $most }, nie { $given }
setup-options = muszą to być nazwy z wartościami, nie { $given }
setup-no-option = { $game } nie ma opcji { $given } (znane: { $known })
setup-no-options = { $game } nie ma opcji { $given } (znane: żadne)
setup-option = musi to być { $limits }, nie { $given }
setup-option-named = { $option }: musi to być { $limits }, nie { $given }
setup-option-form = musi to być NAZWA=WARTOŚĆ, na przykład short=true, nie { $given }
option-switch = true lub false
option-number = liczba od { NUMBER($lowest, useGrouping: 0) } do { NUMBER($highest, useGrouping: 0) }
option-choice = jedno z: { $known }
setup-seat = musi być od 0 do { $last }, nie { $given }
field-not-an-object = musi to być obiekt JSON
field-no-object = musi to być obiekt JSON, nie { $given }
field-object-or-null = musi to być obiekt JSON lub null, nie { $given }
field-no-number = musi to być liczba, nie { $given }
field-no-text = musi to być tekst, nie { $given }
field-no-list = musi to być lista, nie { $given }
field-entries = { $count ->
    [one] musi mieć { $count } element, nie { $given }
    [few] musi mieć { $count } elementy, nie { $given }
    [many] musi mieć { $count } elementów, nie { $given }
   *[other] musi mieć { $count } elementu, nie { $given }
}
field-entries-between = liczba elementów musi być od { $fewest } do { $most }, nie { $given }
field-unknown = nieznane pole

record-not-at-table = { $colour } nie siedzi przy tym stole
record-no-decision = musi to być kolor i tekst, nie { $given }
record-too-short = { $count ->
    [one] jest tylko { $count }, a żądano { $asked }
    [few] są tylko { $count }, a żądano { $asked }
    [many] jest tylko { $count }, a żądano { $asked }
   *[other] jest tylko { $count }, a żądano { $asked }
}
record-too-long = jest ich więcej niż { $most }
record-other-result = decyzje prowadzą do czegoś innego
record-other-seats = musi to być pozycja rozgrywki z miejscami { $known }

library-bot-plays = ten bot gra w { $game }, nie w { $other }
library-bots = musi to być lista z jednym botem na każde miejsce, nie { $given }
library-above-zero = musi to być liczba większa od 0, nie { $given }
library-no-record = ta rozgrywka zaczęła się od pozycji, więc nie ma jej zapisu
library-not-deciding = { $colour } nie ma teraz decyzji
library-which-seat = decydują: { $colours }; podaj, który
library-players = musi to być liczba albo nazwa dla każdego miejsca, nie { $given }
library-no-text = decyzja to tekst, nie { $given }
library-table = { $game }, { $standing }
library-standing = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}, { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
    [many] { $decisions } decyzji
   *[other] { $decisions } decyzji
}, decyduje: { $colours }
library-over = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}, { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
    [many] { $decisions } decyzji
   *[other] { $decisions } decyzji
}, zakończona
