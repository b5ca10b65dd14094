# Positions, records, editions and other files, as far as only the program itself says this: why one cannot be taken. Most follow

refused-at = { $where }: { $reason }
refused-in-table = [{ $table }]: { $reason }
refused-in-table-at = [{ $table }]: { $key }: { $reason }
refused-rule = { $rule }: { $reason }
refused-decision = { $colour }: { $decision }: { $reason }

file-stdin = стандартный ввод
file-line = { $file }, строка { NUMBER($line, useGrouping: 0) }
file-position = положение { NUMBER($number, useGrouping: 0) }
file-not-text = не текст в UTF-8
file-not-json = не JSON: ошибка в строке { NUMBER($line, useGrouping: 0) }, столбец { NUMBER($column, useGrouping: 0) }
file-not-a-number = не тот JSON, который пишет игра: { $what } не число
file-key-twice = не тот JSON, который пишет игра: { $key } встречается дважды
file-too-deep = не тот JSON, который пишет игра: слишком большая вложенность
file-not-toml = не TOML: { $line ->
    [0] в конце чего-то не хватает
   *[other] ошибка в строке { NUMBER($line, useGrouping: 0) }, столбец { NUMBER($column, useGrouping: 0) }
}
file-toml-too-deep = не TOML издания: слишком большая вложенность
file-is-folder = { $file }: это папка
file-folder-closed = { $file }: туда нельзя записать файл
file-system = { $error ->
    [ENOENT] Нет такого файла или папки
    [EACCES] Нет доступа
    [EPERM] Действие не разрешено
    [EISDIR] Это папка
    [ENOTDIR] Это не папка
    [EEXIST] Файл уже есть
    [ENAMETOOLONG] Слишком длинное имя файла
    [ENOSPC] На диске нет места
    [EDQUOT] Превышена дисковая квота
    [EFBIG] Файл слишком велик
    [EROFS] Файловая система только для чтения
    [EIO] Ошибка ввода-вывода
   *[other] { $reason }
}

edition-own-name = своему изданию нужно другое имя, не { $name }
edition-not-at-hand = издания { $edition } нет под рукой; укажите его файл с помощью --edition
edition-not-here = издания { $edition } нет под рукой
edition-incomplete = нужны имя и значения
edition-not-named = нужно ИГРА:ФАЙЛ, где ИГРА — одно из: { $known }
edition-other-figures = у имеющегося издания { $edition } другие значения
edition-only-one = партию играют с одним изданием
edition-no-edition = нужно издание, а не { $given }

game-broken = не удалось загрузить ({ $reason })
game-unknown = нет среди: { $known }
game-no-name = не название игры

setup-players = нужно от { $fewest } до { $most }, а не { $given }
setup-options = нужны имена со значениями, а не { $given }
setup-no-option = { $game }: нет варианта { $given } (есть: { $known })
setup-no-options = { $game }: нет варианта { $given } (вариантов нет)
setup-option = нужно { $limits }, а не { $given }
setup-option-named = { $option }: нужно { $limits }, а не { $given }
setup-option-form = нужно ИМЯ=ЗНАЧЕНИЕ, например short=true, а не { $given }
option-switch = true или false
option-number = число от { NUMBER($lowest, useGrouping: 0) } до { NUMBER($highest, useGrouping: 0) }
option-choice = одно из: { $known }
setup-seat = нужно от 0 до { $last }, а не { $given }
field-not-an-object = нужен объект JSON
field-no-object = нужен объект JSON, а не { $given }
field-object-or-null = нужен объект JSON или null, а не { $given }
field-no-number = нужно число, а не { $given }
field-no-text = нужен текст, а не { $given }
field-no-list = нужен список, а не { $given }
field-entries = { $count ->
    [one] нужен { $count } элемент, а не { $given }
    [few] нужно { $count } элемента, а не { $given }
    [many] нужно { $count } элементов, а не { $given }
   *[other] нужно { $count } элемента, а не { $given }
}
field-entries-between = нужно от { $fewest } до { $most } элементов, а не { $given }
field-unknown = неизвестное поле

record-not-at-table = { $colour }: нет за этим столом
record-no-decision = нужны цвет и текст, а не { $given }
record-too-short = { $count ->
    [one] есть { $count }, а запрошено { $asked }
    [few] есть { $count }, а запрошено { $asked }
    [many] есть { $count }, а запрошено { $asked }
   *[other] есть { $count }, а запрошено { $asked }
}
record-too-long = их больше { $most }
record-other-result = решения ведут не к этому
record-other-seats = должно быть положением партии с местами { $known }

library-bot-plays = этот бот играет в { $game }, а не в { $other }
library-bots = нужен список, по боту на каждое место, а не { $given }
library-above-zero = нужно число больше 0, а не { $given }
library-no-record = эта партия началась с положения, её записи нет
library-not-deciding = { $colour }: решать нечего
library-which-seat = решают { $colours }: скажите, кто
library-players = нужно число или имя для каждого места, а не { $given }
library-no-text = решение — это текст, а не { $given }
library-table = { $game }, { $standing }
library-standing = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}, { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
    [many] { $decisions } решений
   *[other] { $decisions } решения
}, решает { $colours }
library-over = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}, { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
    [many] { $decisions } решений
   *[other] { $decisions } решения
}, окончена
