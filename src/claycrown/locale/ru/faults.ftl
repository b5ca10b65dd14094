# What is wrong with the figures of an edition, or with a field of a position or a record. Each follows the name of the figure or
# field, after a colon: “segments: must be a number from 4 to 16, not 3”.

fault-missing = отсутствует
fault-unknown-key = неизвестный ключ
fault-unknown-table = неизвестная таблица
fault-number = нужно число от { NUMBER($lowest, useGrouping: 0) } до { NUMBER($highest, useGrouping: 0) }, а не { $given }
fault-numbers = { $count ->
    [one] нужен список из { $count } числа
    [few] нужен список из { $count } чисел
    [many] нужен список из { $count } чисел
   *[other] нужен список из { $count } числа
}
fault-numbers-between = нужен список чисел, от { $fewest } до { $most }
fault-words = нужен список текстов
fault-flag = нужно true или false, а не { $given }
fault-word = нужно одно из: { $known }; а не { $given }
fault-one-word = нужно одно слово, а не { $given }
fault-twice = { $what } встречается дважды
fault-times = { $count ->
    [one] должно встречаться { $count } раз
    [few] должно встречаться { $count } раза
    [many] должно встречаться { $count } раз
   *[other] должно встречаться { $count } раза
}
fault-no-edition = не читается как издание
fault-too-long = длиннее { $most } символов
fault-no-file = содержит то, чего в файле издания быть не может
fault-short-text = нужен текст, не длиннее { $most } символов
fault-long-key = ключ не должен быть длиннее { $most } символов
fault-too-deep = слишком глубокая вложенность
