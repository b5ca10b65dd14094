# Learning the games: the rulebook's pages and what they share. A game's own are in its words.

## A look at a thing of any game

general-look = { $where }: { $what }.
general-look-of = { $where }, { $label }: { $what }.
learning-look = Mi ez?
learning-look-not-now = Most nem: { $reason }
learning-look-before = Előző dolog
learning-look-next = Következő dolog

## The rulebook's page

learning-minute = Egy perc alatt
learning-round = Lépésről lépésre
learning-chapters = Az összes szabály
learning-examples = Pontozási példák
learning-legend = A jelek jelentése
learning-glossary = Fogalomtár
learning-figures = Honnan valók az adatok
learning-figures-about = Ami a kellékekre van nyomtatva, itt e kiadás szerint szerepel: { $edition ->
    [standard] az alapkiadás.
   *[other] { $edition }.
  } A nyomtatott adatok egy szabálykönyvben vagy több ismertetőben szerepelnek, a kikövetkeztetettek ezekből adódnak, a rekonstruáltakat pedig úgy választottuk, hogy minden ismert ténnyel összhangban legyenek.
learning-figures-of = { $source ->
    [printed] Nyomtatott
    [deduced] Kikövetkeztetett
   *[reconstructed] Rekonstruált
}
learning-figures-all = Az összes adat, és hogyan javíthatod őket
learning-rulings = Értelmezések
learning-rulings-about = Ahol a nyomtatott szabályok nyitva hagynak valamit, ott így játsszuk.
learning-ruling = Így játsszuk:
learning-contents = Tartalom
learning-search = Keresés a szabályokban
learning-search-hint = szavak vagy egy szabály száma
learning-found = { $count ->
    [0] Egyik szabályban sincsenek meg ezek a szavak.
    [one] { $count } szabályban vannak meg ezek a szavak.
   *[other] { $count } szabályban vannak meg ezek a szavak.
}
learning-rule-in-book = A szabálykönyvben
learning-rule-next = Következő szabály: { $rule }
learning-rule-before = Előző szabály: { $rule }
learning-chapter-next = Következő fejezet: { $title }
learning-chapter-before = Előző fejezet: { $title }
learning-aid = A játék egy oldalon
learning-aid-of = { $game } egy oldalon
learning-print = Nyomtatás
learning-own-page = Megnyitás külön oldalon
learning-whole = A teljes szabálykönyv
learning-back-to-table = Vissza az asztalhoz
learning-up = A tartalomhoz
learning-no-rules = Ehhez a játékhoz nincsenek leírt szabályok.
learning-picture = { $part ->
    [wheel] Az akciókerék képe
    [mausoleum] A mauzóleum képe
    [masters] A mesterek képe
    [rack] A harcostároló és a különleges szobrok képe
    [people] A játékosok sorainak képe
    [map] A térkép képe
    [orders] Az összes játékos parancsainak képe
    [strip] A következő lapkák, a titánok és a kaszárnya képe
   *[kingdom] A naptár és az értékelések képe
}

## The lesson

learn-not-there = Nincs ilyen lecke
learn-step = { $step }/{ $of }. lépés
learn-back = Vissza
learn-again = Újrakezdés
learn-next = Tovább
learn-skip = Lépés kihagyása
learn-finish = Befejezés
learn-leave = Kilépés a leckéből
learn-watch = Nézd, mi történik. Megállíthatod, lépésenként végigmehetsz rajta, vagy kihagyhatod.
learn-not-this = Ez is szabályos: { $what }. De itt most másra van szükség.
learn-not-this-does = Ez is szabályos: { $what }. Ezzel járna: { $does }. De itt most másra van szükség.
learn-finished = { $game }: már ismered
learn-first-game-about = Játssz egy első játékot kezdő botok ellen. Ami történik, és hogy mi miért ér pontot, azt menet közben elmagyarázzuk; amit néhányszor már láttál, azt nem ismételjük. A beállításokban ez be- és kikapcsolható.
learn-first-game = Első játék indítása
learn-back-to-lesson = Vissza a leckéhez

learn-tap-twice = Érintőképernyőn: az első koppintás megmutatja, mit tenne egy lehetőség, a második kiválasztja.
learn-go-on = Tovább
learn-read-again = Elolvasom újra

## Explanations while one plays

learn-explained = Mi történt, és miért
learn-explained-off = Ne magyarázzon többet

## Puzzles: the list

puzzle-title = Feladványok: { $game }
puzzle-about = Állások botok játékaiból, mindegyikben egyetlen döntés egyértelműen a legjobb. Játszd meg a táblán; megtudod, mit nyersz vele, és mit mulasztanál el más döntéssel.
puzzle-none = Ehhez a játékhoz nincsenek feladványok.
puzzle-daily-of = A nap feladványa, { $day }
puzzle-daily-about = Mindenkinek ugyanaz, greenwichi idő (UTC) szerint éjfélig.
puzzle-daily-state = { $state ->
    [solved] Ma megoldottad.
    [given-up] Ma nem sikerült. Holnap jön a következő.
   *[open] Még nincs megoldva.
}
puzzle-streak = { $days ->
    [0] Még nincs sorozatod.
    [one] Sorozatban { $days } napja oldod meg.
   *[other] Sorozatban { $days } napja oldod meg.
}
puzzle-streak-longest = A leghosszabb sorozat: { $days } nap.
puzzle-streak-guest = A napjaidat ez a böngésző jegyzi meg. Ha van fiókod, mindenhol megmaradnak.
puzzle-solve = Megoldom
puzzle-look-again = Megnézem újra
puzzle-list = Minden feladvány
puzzle-filter-kind = Téma
puzzle-filter-difficulty = Nehézség
puzzle-filter-all = mind
puzzle-filter-open = Csak az itt még meg nem oldottak
puzzle-count = { $count ->
    [0] Ilyen feladvány nincs.
    [one] { $count } feladvány
   *[other] { $count } feladvány
}
puzzle-difficulty = { $level ->
    [1] könnyű
    [2] közepes
   *[3] nehéz
}
puzzle-entry = { $difficulty }, { $moment }, { $players }
puzzle-players = { $players } játékos
puzzle-solved-here = megoldva

## Puzzles: solving one

puzzle-back = A feladványokhoz
puzzle-asked = { $count ->
    [one] Találd meg a legjobb döntést. Ezzel játszol: { $colour }.
   *[other] Találd meg sorban a legjobb { $count } döntést. Ezzel játszol: { $colour }.
}
puzzle-given = Az ellenfelek tervei ismertek:
puzzle-given-of = { $who }: { $what }
puzzle-right-so-far = Eddig helyes. Még { $left } döntést kell megtalálnod.
puzzle-solved = Megoldottad.
puzzle-wrong = Nem a legjobb: { $decision }.
puzzle-wrong-gains = Ezt hozza: { $gains }.
puzzle-wrong-nothing = Nem hoz semmi megszámolhatót.
puzzle-wrong-missed = Amivel a legjobb többet ad: { $missed }.
puzzle-wrong-instead = Amiről a legjobb lemond: { $behind }.
puzzle-try-again = Próbálom újra
puzzle-show = A megoldás megmutatása
puzzle-shown = A megoldás a táblán látható.
puzzle-solution = A legjobb: { $decisions }.
puzzle-gains = Amit nyersz vele: { $gains }.
puzzle-second = A második legjobb: { $decisions }.
puzzle-ahead = Amit a második legjobb elmulaszt: { $ahead }.
puzzle-behind = Amiről a legjobb lemond: { $behind }.
puzzle-worth = { $measure ->
    [own] Az elemzés szerint ezzel { $best }% a nyerési esély, az akkori döntéssel { $second }%.
    [chance] Hosszú keresés szerint a győzelem esélye a legjobb után { $best }%, a második legjobb után { $second }%.
   *[vp] A végéig kiszámolva az előny a legjobb ellenféllel szemben a legjobb után { SIGNED($best) } GYP, a második legjobb után { SIGNED($second) } GYP.
}
puzzle-on-board = Megnézem a táblán
puzzle-begin-again = Vissza az elejére
puzzle-own = Egy hibád
puzzle-own-asked = Itt volt jobb is. Találd meg. Ezzel játszol: { $colour }.
puzzle-own-so-far = Folytasd: az értékelés a kör végén jön.
puzzle-own-better = Jobb: { $decisions }.
puzzle-own-played = Akkor ez történt: { $decisions }.
puzzle-own-ahead = Ami akkor kimaradt: { $ahead }.
puzzle-next = Másik feladvány

## Puzzles: in the terminal

puzzle-terminal-moment = { $kind }; { $difficulty }.
puzzle-terminal-ask = A döntésed, vagy a száma (?: az összes, =: a megoldás):
puzzle-terminal-choices = { $count } döntés lehetséges.
puzzle-terminal-unknown = Ez nem döntés: { $text }
