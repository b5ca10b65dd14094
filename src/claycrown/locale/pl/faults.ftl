# What is wrong with the figures of an edition, or with a field of a position or a record. Each follows the name of the figure or field, after a colon.

fault-missing = brakuje
fault-unknown-key = nieznany klucz
fault-unknown-table = nieznana tabela
fault-number = musi to być liczba od { NUMBER($lowest, useGrouping: 0) } do { NUMBER($highest, useGrouping: 0) }, nie { $given }
fault-numbers = { $count ->
    [one] musi to być lista z { $count } liczbą
    [few] musi to być lista z { $count } liczbami
    [many] musi to być lista z { $count } liczbami
   *[other] musi to być lista z { $count } liczby
}
fault-numbers-between = musi to być lista od { $fewest } do { $most } liczb
fault-words = musi to być lista tekstów
fault-flag = musi to być true lub false, nie { $given }
fault-word = musi to być jedno z: { $known }, nie { $given }
fault-one-word = musi to być jedno słowo, nie { $given }
fault-twice = { $what } występuje dwa razy
fault-times = { $count ->
    [one] musi tam stać dokładnie raz
    [few] musi tam stać dokładnie { $count } razy
    [many] musi tam stać dokładnie { $count } razy
   *[other] musi tam stać dokładnie { $count } razy
}
fault-no-edition = nie da się odczytać jako wydania
fault-too-long = za długie, najwyżej { $most } znaków
fault-no-file = jest tam coś, czego nie może być w pliku wydania
fault-short-text = musi to być tekst, najwyżej { $most } znaków
fault-long-key = klucz może mieć najwyżej { $most } znaków
fault-too-deep = za dużo poziomów zagnieżdżenia
