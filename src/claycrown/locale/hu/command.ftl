# The command `claycrown`: help, results and errors. What is typed (names of commands and options, of bots and games, notation)
# is never translated. Errors follow “claycrown: ” on a line of their own.

command-about = Társasjátékok, teljesen és gyorsan: játssz, játszd vissza a játékokat, játszass botokat. A játékok listája: `claycrown games`.
command-usage = Használat:
command-options = Kapcsolók
command-commands = Parancsok
command-option-version = A verzió kiírása.
command-option-language = Ezen a nyelven szól, ha megvan: { $languages }. Ha nincs megadva, a terminálén (LANG).
command-option-help = E súgó megjelenítése és kilépés.
command-default = alapérték: { $default }
command-required = kötelező

command-metavar-options = [KAPCSOLÓK]
command-metavar-command = PARANCS [PARAMÉTEREK]...
command-metavar-number = SZÁM
command-metavar-text = SZÖVEG
command-metavar-game = JÁTÉK
command-metavar-game-if-wished = [JÁTÉK]
command-metavar-id = AZONOSÍTÓ
command-metavar-file = FÁJL
command-metavar-rule-or-words = [SZABÁLY | SZAVAK]...
command-metavar-file-if-wished = [FÁJL]
command-metavar-file-or-url = FÁJL|URL
command-metavar-folder = MAPPA
command-metavar-address = CÍM
command-metavar-colour = SZÍN
command-metavar-language = NYELV
command-metavar-name = NÉV
command-metavar-names = NÉV,...
command-metavar-points = PONT
command-metavar-variant = NÉV=ÉRTÉK
command-metavar-position = ÁLLÁS
command-metavar-decisions = DÖNTÉS...
command-metavar-record = FELJEGYZÉS
command-metavar-records-if-wished = [FELJEGYZÉS]...

command-list-play = játék ebben a terminálban, botok ellen vagy többen egy billentyűzetnél
command-list-new = játék előkészítése: egy állás JSON-ban a szabványos kimenetre
command-list-legal = miről lehet dönteni egy állásban, soronként egy döntés
command-list-apply = az állás néhány döntés után
command-list-score = egy állás pontozása tételenként
command-list-replay = az állás egy feljegyzés N döntése után
command-list-analyse = hol dőlt el egy befejezett játék, és mi lett volna jobb
command-list-stats = saját befejezett játékaid együtt: eredmények, pontok forrás szerint, veszteségek
command-list-arena = sok játék botok között
command-list-study = mi mennyit ér egy játékban: botok sok játéka és egy oldal róluk
command-list-puzzle = egy feladvány megoldása egyszerű sorokban: a napi, vagy bármelyik
command-list-serve = játékszerver egy háztartásnak vagy klubnak, asztalokkal embereknek és botoknak; --open: játék a böngészőben
command-list-backup = minden, amit a szerver őriz, egyetlen fájlban, működés közben
command-list-restore = biztonsági mentés visszatöltése, működés közben
command-list-check = minden őrzött játék újrajátszása; jelzi, ha valamelyik eltér
command-list-appoint = egy fiókot a szerver adminisztrátorává tesz
command-list-games = a telepített játékok, verzióik és változataik, és mi a baj azzal, amelyik nem tölthető be
command-list-rules = egy játék szabályai egyszerű mondatokban: az összes, egy a száma szerint, vagy amelyekben megvannak a megadott szavak
command-list-edition = a nyomtatott adatok: egy fájl ellenőrzése, az adatok forrásai, másolat a javításhoz

command-option-variant = Egy változat, például short=true.
command-option-edition = Kiadásfájl, amellyel játszani kell, vagy amelyet egy állás megnevez.
command-option-json = JSON, és semmi más, a szabványos kimenetre.
command-option-divide = Ennyiszer kevesebb gondolkodás, mint amennyit a szintek előírnak.
command-option-processes = Hány játék egyszerre; ha nincs megadva, magonként egy.
command-option-cluster = Játék Dask-fürtön, például tcp://10.0.0.5:8786.
command-option-config = TOML-fájl a beállításokkal; egyik sem kötelező.
command-option-database = SQLite-fájl, vagy postgresql://...; ha nincs megadva, claycrown.db.

command-play-about = Játék ebben a terminálban, botok ellen vagy többen egy billentyűzetnél. Játék megadása nélkül megkérdezi, melyik legyen.
command-play-players = Hány játékos; ha nincs megadva, amennyi a --bots miatt kell, vagy a játék legkisebb létszáma.
command-play-bots = Kik ülnek az utolsó helyekre, például greedy,random; a többire emberek ülnek.
command-play-seed = Ugyanaz a mag ugyanazt az előkészületet adja; ha nincs megadva, véletlen.
command-play-resume = Mentett játék folytatása.
command-play-resume-alone = --resume úgy folytatja a játékot, ahogy van: ne adj meg játékot, játékosokat, botokat, magot vagy változatot
command-play-which-game = add meg, melyik játék: { $games }
command-play-no-terminal = a play parancshoz terminál kell: szabványos be- és kimenet

command-new-about = Játék előkészítése: egy állás JSON-ban a szabványos kimenetre.
command-new-players = Hány játékos; ha nincs megadva, a játék legkisebb létszáma.
command-new-seed = Ugyanaz a mag ugyanazt a játékot adja; ha nincs megadva, véletlen.
command-legal-about = Miről lehet dönteni egy állásban, soronként egy döntés; több állásnál soronként egy válasz.
command-legal-seat = Csak amiről ez a hely dönthet.
command-apply-about = Az állás néhány döntés után. A szabálytalan döntés semmit sem változtat, a válasz a tiltó szabály.
command-apply-seed = Ahhoz, amit még keverni kell.
command-apply-whose = több helynek is döntenie kell: add meg, kié a döntés, így: SZÍN:DÖNTÉS
command-score-about = Egy állás pontozása tételenként; több állásnál soronként egy válasz.
command-score-round = Amit a kör ad, olyan játékban, amelyben körönként van pontozás.
command-score-final = A játék vége.
command-score-which = add meg az egyiket: --round vagy --final
command-score-out = kiesett
command-score-winner = győztes: { $who }
command-replay-about = Az állás egy feljegyzés N döntése után.
command-replay-to = Hány döntés; ha nincs megadva, mind.
command-not-at-table = nem ül ennél az asztalnál; itt ül: { $seats }
command-puzzle-about = Egy feladvány megoldása, ha más nincs megadva, a napi: a döntéseket a jelöléssel kell beírni, vagy a számukkal kiválasztani. A kilépési kód 1, ha a megoldást is elkérték.
command-puzzle-id = Egy bizonyos feladvány.
command-puzzle-any = Bármelyik, véletlenül sorsolva.
command-puzzle-unknown = ebben a játékban nincs ilyen feladvány: { $id }

command-games-about = A telepített játékok, verzióval és változatokkal. A kilépési kód 1, ha valamelyik nem tölthető be.
command-games-one = { $title }, { $fewest }–{ $most } játékos, verzió: { $version }
command-games-variant = { $option }: { $limits } ({ $label })
command-games-variant-unnamed = { $option }: { $limits }
command-games-broken = nem tölthető be: { $reason }
command-games-lesson-broken = a leckéje nem tölthető be: { $reason }

command-rules-about = Egy játék szabályai fejezetenként; egy szabály (T5.4) vagy fejezet (T5) megadásakor annak a mondatai; szavak megadásakor azok a szabályok, amelyekben mind megvannak. A kilépési kód 1, ha nincs találat.
command-rules-edition = Ennek a kiadásnak az adataival.

command-edition-about = A nyomtatott adatok: egy fájl ellenőrzése, az adatok forrásai, másolat a javításhoz.
command-edition-check-about = Kiadásfájl ellenőrzése; a hibásat a táblázat, a kulcs és az ok megnevezésével utasítja el.
command-edition-checked = { $file }: kiadás ehhez: { $game }, neve { $name }, hash { $hash }
command-edition-sources-about = Honnan valók az adatok: nyomtatott, kikövetkeztetett vagy rekonstruált.
command-edition-show-about = A csomag saját kiadásfájlja, másoláshoz és javításhoz.

command-serve-about =
    Asztalok, amelyeknél emberek és botok játszanak: oldalak böngészőknek, és egy API, a leírásával együtt.

    Beállítások: fájl, CLAYCROWN_* változók vagy az itteni kapcsolók; ez utóbbiak az erősebbek.
command-serve-host = A cím, amelyen figyel; ha nincs megadva, csak ez a gép.
command-serve-port = Ha nincs megadva, 8000.
command-serve-open = Megnyitja a böngészőben. Ha más nincs megadva: a játékok az adatmappádba kerülnek, a napló csak a hibákról szól, és ha ezen a gépen már fut szerver, azt használja.
command-serve-at = A Clay & Crown itt van: { $address }
command-serve-ends = Ctrl-C leállítja; a befejezetlen játékok legközelebb is itt lesznek.
command-serve-no-screen = Itt nincs képernyő: nyisd meg a címet böngészőben, vagy játssz a terminálban: `claycrown play`.
command-serve-port-taken = egy másik program figyel ezen a porton: { $port }
command-serve-no-database = az adatbázis nem nyitható meg: { $reason }
command-config-public-url = a public_url olyan cím legyen, mint https://games.example.org, ne { $url }
command-config-section = { $name } szakasz kell hogy legyen
command-config-wrong = a beállítások: { $reason }

command-backup-about = Minden, amit a szerver őriz, a megadott FÁJL tartalma lesz, akár fut a szerver, akár nem. A FÁJL titkokat tartalmaz: csak a tulajdonosa olvashatja.
command-restore-about = Biztonsági mentés visszatöltése, akár fut a szerver, akár nem. Ami most az adatbázisban van, elvész.
command-restore-yes = Ne kérdezzen.
command-restore-sure = Lecseréljük az adatbázis egész tartalmát erre a mentésre? [i/N]
command-yes = i igen y yes
command-check-about = Minden őrzött játék újrajátszása; jelzi, ha valamelyik eltér a tárolttól, és ekkor a kilépési kód 1.
command-check-repair = A sérült pillanatképek újbóli elkészítése az előkészületből és a döntésekből.
command-appoint-about = A NÉV fiók adminisztrátor lesz: látja a jelentéseket, és segíthet a jelszavakkal.
command-backup-made = { $file }: { $contents }
command-backup-put-back = visszatöltve: { $contents }
command-backup-people = { $count } ember
command-backup-tables = { $count } asztal
command-backup-decisions = { $count } döntés
command-check-of-table = { $table }: { $wrong }
command-checked = { $games } játék újrajátszva, { $differ } eltér
command-appointed = { $name } mostantól a szerver adminisztrátora.
command-no-account = nincs ilyen nevű fiók: { $name }
command-no-database = nincs ilyen adatbázis: { $file }
command-database = az adatbázis: { $reason }
command-file-trouble = { $file }: { $reason }
command-empty-database = az adatbázis ({ $file }) nulla bájtos fájl: tölts vissza egy mentést, vagy töröld a fájlt, és kezdd újra
command-too-new = az adatbázis változata { $found }; ez a program eddig ismeri: { $known }
command-backup-too-old = az adatbázis változata { $found }, a programé { $known }: indítsd el egyszer a szerverét
command-backup-too-new = a mentést a program újabb verziója készítette
command-backup-none = ez a fájl nem e program mentése
command-backup-damaged = { $file } sérült, vagy nem mentés: { $reason }
command-backup-rows = a mentés sérült: { $table }: { NUMBER($count, useGrouping: 0) } sor, nem { NUMBER($expected, useGrouping: 0) }
command-backup-unreadable = a mentés sérült: { $table } nem olvasható

command-differs-edition = a kiadás ({ $edition }) adatai mások, mint amelyekkel a játék kezdődött
command-differs-gap = számhiány: { $before } után { $number } jön
command-differs-back = { $number }. bejegyzés: ide lép vissza: { $to }
command-differs-no-decision = { $number }. bejegyzés: nem döntés
command-differs-illegal = { $number }. bejegyzés: ellentétes ezzel: { $rule }
command-differs-no-set-up = hiányzik az előkészülete
command-differs-unreadable = pillanatkép ({ $number }): nem olvasható
command-differs-snapshot = pillanatkép ({ $number }): eltér
command-differs-beyond = van pillanatkép az utolsó bejegyzés után
command-differs-head = az asztal itt tart: { $head }, a bejegyzései eddig tartanak: { $last }
command-differs-deciders = más helyeknek kell dönteniük
command-differs-over = { $over ->
    [0] az asztal állapota „{ $status }”, de a játéka nem ért véget
   *[other] az asztal állapota „{ $status }”, de a játéka véget ért
}
command-differs-result = az eredmény eltér
command-differs-no-game = nem játszható újra: a játék { $reason }
command-differs-breaks = nem játszható újra: { $error }

command-version = claycrown { $version } ({ $compiled ->
    [0] a szabályok nincsenek gépi kódra fordítva: ugyanazok a játékok, csak lassabban
   *[other] gépi kódra fordított szabályok
  })
command-broken = { $game }: nem tölthető be ({ $reason })
command-unwritable = a kimenet nem írható: { $reason }
command-lacks = ehhez kell: { $package }, de nincs telepítve; így szerezhető be: { $command }
command-needs = ez a csomag kell hozzá: { $package }
command-stopped = claycrown: leállítva, lejátszott játékok: { NUMBER($done, useGrouping: 0) } / { NUMBER($all, useGrouping: 0) }

command-missing-argument = Hiányzó paraméter
command-missing-option = Hiányzó kapcsoló
command-missing-command = Hiányzó parancs.
command-choose-from = Válassz ezekből: { $choices }
command-invalid = Érvénytelen érték: { $message }
command-invalid-for = Érvénytelen érték ehhez: { $hint }: { $message }
command-no-such-option = Nincs ilyen kapcsoló: { $name }.
command-no-such-command = Nincs ilyen parancs: { $name }.
command-did-you-mean = { $count ->
    [one] Erre gondoltál: { $possibility }?
   *[other] (Ezek egyikére gondoltál: { $possibility }?)
}
command-takes-no-value = Ennek a kapcsolónak nincs értéke: { $name }.
command-needs-value = { $count ->
    [one] Ehhez a kapcsolóhoz érték kell: { $name }.
   *[other] Ehhez a kapcsolóhoz { $number } érték kell: { $name }.
  }
command-extra-arguments = { $count ->
    [one] Fölösleges paraméter ({ $arguments })
   *[other] Fölösleges paraméterek ({ $arguments })
}
command-not-one-of = { $count ->
    [one] { $value } nem ez: { $choices }.
   *[other] { $value } nincs ezek között: { $choices }.
}
command-not-in-range = { $value } nem esik ebbe a tartományba: { $range }.
command-not-a-number = { $value } nem érvényes szám.
command-file-missing = Nincs ilyen fájl: { $file }.
command-file-is-folder = { $file } mappa.
command-file-unreadable = Nem olvasható fájl: { $file }.

# Egy játék elemzése

command-analyse-about = Hol dőlt el egy befejezett játék, és mi lett volna jobb: esélyek minden döntés után, fordulópontok, hibák.
command-analyse-depth = Mennyi gondolkodás jut egy fordulóra; a standard két magon legfeljebb egy perc.
command-analyse-seed = Ugyanaz a mag és mélység ugyanazokat a számokat adja.
command-analyse-threads = Hány szál gondolkodjon egyszerre; ha nincs megadva, magonként egy.
command-analyse-all = Minden döntést elmond, nem csak a hibákat.
command-analyse-working = elemzés
command-analyse-title = { $game }: { $decisions ->
    [one] { $decisions } döntés
   *[other] { $decisions } döntés
}
command-analyse-curve = nyerési esély
command-analyse-moment = { $number } után, { $round }. kör
command-analyse-turning-points = Fordulópontok
command-analyse-mistakes = Hibák
command-analyse-all-judged = Minden döntés
command-analyse-judged = { $number } { $who }: { $verdict }, { $after }% a lehetséges { $before }% helyett: { $decided }
command-analyse-better = jobb: { $decided }
analysis-no-record = ez nem egy játék feljegyzése: előkészület és döntések kellenek, ahogy a `play` és a szerver menti őket

# Saját befejezett játékok

command-stats-about = Befejezett játékaid együtt, cím és játékosszám szerint: eredmények ülőhely és ellenfél szerint, pontok forrás szerint a győztesek mellett, és az --analyse kapcsolóval a veszteségek. A be nem fejezett játékok kimaradnak.
command-stats-player = A neved a leírásokban.
command-stats-analyse = Előbb minden játék elemzése ilyen mélységben.
command-stats-csv = Minden játék vesszővel elválasztott értékekként, soronként egy.
command-stats-none = Ezekben a leírásokban nincs befejezett játéka ennek a játékosnak: { $player }.
command-stats-title = { $game }, { $players } játékos
command-stats-row = { $first } / { $of }
