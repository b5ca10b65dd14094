# Positions, records, editions and other files, as far as only the program itself says this: why one cannot be taken. Most follow
# the name of a file or a field, after a colon: “game.json: seats 1.player: is missing”. Fields are called as they are written.

refused-at = { $where }: { $reason }
refused-in-table = [{ $table }]: { $reason }
refused-in-table-at = [{ $table }]: { $key }: { $reason }
refused-rule = { $rule }: { $reason }
refused-decision = { $colour }: { $decision }: { $reason }

file-stdin = szabványos bemenet
file-line = { $file }, { NUMBER($line, useGrouping: 0) }. sor
file-position = { NUMBER($number, useGrouping: 0) }. állás
file-not-text = nem UTF-8 szöveg
file-not-json = nem JSON: hiba itt: { NUMBER($line, useGrouping: 0) }. sor, { NUMBER($column, useGrouping: 0) }. oszlop
file-not-a-number = nem olyan JSON, amilyet egy játék ír: { $what } nem szám
file-key-twice = nem olyan JSON, amilyet egy játék ír: { $key } kétszer szerepel
file-too-deep = nem olyan JSON, amilyet egy játék ír: túl mély
file-not-toml = nem TOML: { $line ->
    [0] a végén hiányzik valami
   *[other] hiba itt: { NUMBER($line, useGrouping: 0) }. sor, { NUMBER($column, useGrouping: 0) }. oszlop
}
file-toml-too-deep = nem egy kiadás TOML-ja: túl mély
file-is-folder = { $file }: ez mappa
file-folder-closed = { $file }: oda nem lehet fájlt írni
file-system = { $error ->
    [ENOENT] Nincs ilyen fájl vagy mappa
    [EACCES] Nincs hozzáférés
    [EPERM] Nem engedélyezett művelet
    [EISDIR] Ez mappa
    [ENOTDIR] Ez nem mappa
    [EEXIST] A fájl már létezik
    [ENAMETOOLONG] Túl hosszú fájlnév
    [ENOSPC] Nincs hely a lemezen
    [EDQUOT] Betelt a lemezkvóta
    [EFBIG] Túl nagy fájl
    [EROFS] Csak olvasható fájlrendszer
    [EIO] Be- vagy kiviteli hiba
   *[other] { $reason }
}

edition-own-name = a saját kiadásnak más név kell, nem { $name }
edition-not-at-hand = { $edition } nincs kéznél; add meg a fájlját: --edition
edition-not-here = { $edition } nincs kéznél
edition-incomplete = név és adatok kellenek
edition-not-named = JÁTÉK:FÁJL kell, ahol a JÁTÉK ezek egyike: { $known }
edition-other-figures = a kéznél lévő kiadás ({ $edition }) adatai mások
edition-only-one = egy játékhoz egyetlen kiadás tartozik
edition-no-edition = kiadás kell, nem { $given }

game-broken = nem tölthető be ({ $reason })
game-unknown = nincs ezek között: { $known }
game-no-name = nem játék neve

setup-players = { $fewest }–{ $most } kell, nem { $given }
setup-options = nevek és értékek kellenek, nem { $given }
setup-no-option = { $game }: nincs ilyen változat: { $given } (van: { $known })
setup-no-options = { $game }: nincs ilyen változat: { $given } (nincs egy sem)
setup-option = ez kell: { $limits }; nem { $given }
setup-option-named = { $option }: ez kell: { $limits }; nem { $given }
setup-option-form = NÉV=ÉRTÉK kell, például short=true, nem { $given }
option-switch = true vagy false
option-number = { NUMBER($lowest, useGrouping: 0) } és { NUMBER($highest, useGrouping: 0) } közötti szám
option-choice = ezek egyike: { $known }
setup-seat = 0 és { $last } közötti szám kell, nem { $given }
field-not-an-object = JSON-objektum kell
field-no-object = JSON-objektum kell, nem { $given }
field-object-or-null = JSON-objektum vagy null kell, nem { $given }
field-no-number = szám kell, nem { $given }
field-no-text = szöveg kell, nem { $given }
field-no-list = lista kell, nem { $given }
field-entries = { $count } elem kell, nem { $given }
field-entries-between = { $fewest }–{ $most } elem kell, nem { $given }
field-unknown = ismeretlen mező

record-not-at-table = { $colour } nem ül ennél az asztalnál
record-no-decision = szín és szöveg kell, nem { $given }
record-too-short = { $count } van, pedig { $asked } kellene
record-too-long = több mint { $most }
record-other-result = nem ez következik a döntésekből
record-other-seats = olyan játék állása legyen, amelynek helyei: { $known }

library-bot-plays = ez a bot ezt játssza: { $game }, nem ezt: { $other }
library-bots = helyenként egy botot felsoroló lista kell, nem { $given }
library-above-zero = 0-nál nagyobb szám kell, nem { $given }
library-no-record = ez a játék egy állásból indult, amelynek nincs feljegyzése
library-not-deciding = { $colour }: nincs miről döntenie
library-which-seat = döntenie kell: { $colours }; add meg, melyikük dönt
library-players = szám vagy helyenként egy név kell, nem { $given }
library-no-text = a döntés szöveg, nem { $given }
library-table = { $game }, { $standing }
library-standing = { $players } játékos, { $decisions } döntés, dönt: { $colours }
library-over = { $players } játékos, { $decisions } döntés, véget ért
