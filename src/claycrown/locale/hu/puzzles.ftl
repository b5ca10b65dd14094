# Puzzles: the list, and solving one. A game’s own are in its words.

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
puzzle-wrong-best = A legjobb ezt hozza: { $gains }.
puzzle-try-again = Próbálom újra
puzzle-show = A megoldás megmutatása
puzzle-solution = A legjobb: { $decisions }.
puzzle-gains = Ezt hozza: { $gains }.
puzzle-second = A második legjobb: { $decisions }.
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
puzzle-next = Következő feladvány
puzzle-to-list = A listához
