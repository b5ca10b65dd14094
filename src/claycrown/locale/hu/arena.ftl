# Many games between bots: the commands `arena` and `study`, their tables, plots and pages. Bots, games, options and formats are
# called as they are typed. Seats are named by their colours.

arena-about =
    Botok sok játéka egymás ellen.

    Minden játék után mindenki egy hellyel továbbül; minden maggal az összes ülésrend sorra kerül, mielőtt a következő mag jön.
arena-players = Hányan ülnek egy asztalnál; ha nincs megadva, a játék legkisebb létszáma.
arena-bots = Kik játszanak, esetleg gondolkodási kerettel: marshal:simulations=2000, :seconds=0.1, :divide=10, :threads=2. Egy mérkőzésen egyetlen név minden helyet elfoglal; ha kevesebb a név, mint a hely, sorban ismétlődnek (A,B,A,B).
arena-format = Kik találkoznak: egyetlen asztal; a botok minden összeállítása; az első mindenki ellen; a szintek szomszédai (ha nincs megadva, mind).
arena-games = Összeállításonként hány játék; ha nincs megadva, { $games }.
arena-seed = Ugyanaz a mag ugyanazt a mérkőzést adja; ha nincs megadva, véletlen.
arena-seconds = Gondolkodási idő fordulónként, mindenkinek ugyanannyi.
arena-simulations = Szimulációk fordulónként, mindenkinek ugyanannyi.
arena-better-by = Leáll, amint kiderül, hogy az első bot ennyi értékszámponttal jobb-e a másodiknál.
arena-records = Minden játék feljegyzése ebbe a mappába.
arena-parquet = Minden játék minden helyéről egy sor ebbe a fájlba.
arena-plots = Értékszámok, pontok és helyek ábrája: .svg vagy .png fájl.

# Why a match cannot be played. Each follows the option, after a colon.
arena-unknown-bot = ismeretlen bot: { $bot } (van: { $known })
arena-no-such-bot = { $game }: nincs ilyen bot: { $bot } (van: { $known })
arena-unknown-player = ismeretlen: { $bot }; van: { $known }, és { $person }
arena-too-many-named = { $players } hely van, és { $named } nevet adtál meg
arena-thinks-not = { $bot } nem gondolkodik előre: nincs mit beállítani
arena-setting = { $bot }: { $setting } helyett ezek egyike kell: { $known }, számmal, például simulations=2000
arena-too-many-bots = { $bots } bot { $players } helyre
arena-too-few-bots = { $form ->
    [gauntlet] { $players } játékosnál a gauntlethez legalább { $least } bot kell
    [ladder] { $players } játékosnál a ladderhez legalább { $least } bot kell
   *[round-robin] { $players } játékosnál a körmérkőzéshez legalább { $least } bot kell
  }
arena-twice = { $form ->
    [gauntlet] a gauntletben senki sem szerepelhet kétszer
    [ladder] a ladderben senki sem szerepelhet kétszer
   *[round-robin] a körmérkőzésen senki sem szerepelhet kétszer
  }
arena-one-line-up = csak egyetlen összeállításnál lehetséges
arena-compares-two = két botot hasonlít össze, nem { $bots } botot
arena-picture = { $file }: .svg vagy .png végződés kell
arena-no-workers = { $address }: nincsenek dolgozó folyamatok
arena-other-version = { $compiled ->
    [0] { $worker }: más a verziója: { $version }, nincs gépi kódra fordítva
   *[other] { $worker }: más a verziója: { $version }, gépi kódra fordítva
  }
arena-not-studied = nem mondja meg, mit számolna róla egy tanulmány

# Tables of results: their heads, and figures in them.
arena-head-bot = bot
arena-head-seat = hely
arena-head-wins = nyert
arena-head-rate = arány
arena-head-interval = 95%
arena-head-place = helyezés
arena-head-rating = értékszám
arena-head-games = játék
arena-head-before = megelőzte
arena-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-share-whole = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
arena-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-whole = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
arena-between = { $low } – { $high }
arena-estimate = { $value } ({ $low } – { $high })
arena-played = { $game }, { $players } játékos, mag: { $seed }; { $games } játék, { $decisions } döntés, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } mp
arena-thinks = { $bot }: fordulónként { $budget }
arena-budget-seconds = { NUMBER($seconds, maximumFractionDigits: 6) } mp
arena-budget-simulations = { $count } szimuláció
arena-budget-threads = { $count } szál
arena-rate-about = arány: a megnyert játékok, 95%-os intervallummal; a helyezés és ami utána áll, átlag
arena-rating-about = értékszám: aki 400 ponttal több, tízszer olyan gyakran végez a másik előtt, mint mögötte

# A sequential test: is one bot better than the other by so many rating points?
arena-test-open = { $points } ponttal jobb-e { $a }, mint { $b }: { $seeds } mag után nem dőlt el (a loglikelihood-hányados { $ratio }, bármelyik irányban { $bound } kell)
arena-test-better = { $a } jobb, mint { $b }: { $seeds } mag után eldőlt; az ilyen próbák kb. { $error } része téves
arena-test-not-better = { $a } nem jobb { $points } ponttal, mint { $b }: { $seeds } mag után eldőlt; az ilyen próbák kb. { $error } része téves

# Plots.
plot-title = { $game }, { $players } játékos
plot-ratings = { $title }: értékszámok
plot-rating-points = értékszám
plot-figure = { $title }: { $figure } a játék végén
plot-seats = { $title }: megnyert játékok helyenként
plot-games-won = megnyert játékok
plot-median = { $unit } (vonal: medián)
plot-bot-at-seat = { $bot }, { $seat }

# The page of a study.
study-about =
    Egy bot sok játéka önmaga ellen, és egy oldal a játék egyensúlyáról.

    Helyek, akciók, lapkák, mesterek, szobrok, városok, jutalmak és titánok, játékosszám szerint, mindegyik intervallummal.
study-bot = Ki játszik minden helyen; utána állhat gondolkodási keret, mint az arénában.
study-players = Vizsgált játékosszám; ha nincs megadva, a játék összes létszáma.
study-games = Játékok száma létszámonként.
study-seed = Ugyanaz a mag ugyanazt az oldalt adja; ha nincs megadva, véletlen.
study-seconds = Gondolkodási idő fordulónként.
study-simulations = Szimulációk fordulónként.
study-out = Az elkészülő oldal; ha nincs megadva, study-JÁTÉK.html.
study-json = A számok JSON-ban is.
study-done = { $file }: { $games } játék, { $game }, mag: { $seed }
study-title = { $game }: tanulmány az egyensúlyról
study-played = Lejátszva: { $played }. Minden helyen { $bot } játszott; a kiadás: { $edition }. Minden szám a játékok feljegyzéseinek tételeiből származik. A vonalak 95%-os intervallumok; húszból egy véletlenül téved. Amit az oldal mond, ilyen botok játékaira érvényes. Így ismételhető meg:
study-played-games = { $games } játék { $players } játékossal
study-value = Ahol szaggatott vonal áll a 0-nál, ott a szám azt mutatja, mennyivel végeztek jobban, akik valamit eggyel többször tettek, mint a többiek az asztaluknál: ez az összes játékosra illesztett egyenes meredeksége, mindenkit az asztala átlagától mérve. Együttjárás, nem ok: aki vezet, többet is engedhet meg magának. Amiben { $least } asztalnál kevesebbnél volt eltérés, arról nem mond semmit.
study-count = { $players } játékos
study-seats = Helyek
study-seats-about = Az egyes helyekről megnyert játékok (az 1. hely kezd), minden helyen ugyanaz a bot. A szaggatott vonal azt mutatja, mennyit nyerne minden hely, ha nem számítana, ki hol ül.
study-seat = { $seat }. hely
study-seats-unit = megnyert játékok, { $players } játékos
study-scores = Eredmények: { $figure }
study-scores-about = Mennyije volt a játékosoknak a végén.
study-margin = Mennyire szorosak a játékok
study-margin-about = { $figure }: az első és a második különbsége.
study-decided = Milyen korán dőlnek el a játékok
study-decided-about = Azok a játékok, amelyeket az nyert meg, akinek az egyes körök után a legtöbbje volt; ahol az élen döntetlen volt, az a játék abból a sorból kimarad.
study-decided-unit = a vezető által megnyert játékok
study-after-round = { $round }. kör után
study-length = Milyen hosszúak a játékok
study-length-about = Minden játékos döntései együtt.
study-length-unit = döntés
study-paid = { $about } Azonnali nyereség: { $paid }
study-uses-unit = alkalom, játékosonként egy játékban
study-paid-unit = azonnali nyereség, egyenként
study-value-unit = { $worth }, egyenként
