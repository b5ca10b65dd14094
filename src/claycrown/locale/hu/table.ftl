# The table in the browser, as far as it is the same for all games: what is asked, the log, the sheet, replay.

table-table = Asztal
table-board = Tábla
table-now = Miről kell most dönteni
table-panels = Lehetőségek, napló, pontok és egyebek
table-players = Játékosok
table-player-of-colour = { $name } ({ $colour })
table-everybody = Kinek mije van
table-raise = Megnyitás
table-lower = Összecsukás
table-to-decide = most dönt
table-you = te
table-title-your-turn = Te jössz – { $page }
table-not-there = Ez az asztal nem jeleníthető meg

table-connection-connecting = Kapcsolódás…
table-connection-lost = A kapcsolat megszakadt. Magától helyreáll.

table-your-turn = Te jössz.
table-waiting-for = { $count ->
    [0] Egy pillanat…
    [one] Várunk rá: { $who }.
   *[other] Várunk rájuk: { $who }.
}
table-busy = A szerver leterhelt: kb. { $seconds } mp.
table-not-your-turn = { $count ->
    [0] Most nincs miből választani.
    [one] Most nem te jössz. Várunk rá: { $who }.
   *[other] Most nem te jössz. Várunk rájuk: { $who }.
}
table-not-a-choice = Ez most nem választható.
table-over = A játéknak vége.
table-abandoned = A játék félbemaradt.
table-sent = { $what }: elküldve, még nincs visszaigazolva.
table-undoing = Visszavonás…
table-undoing-or-sent = Várunk a szerverre.
table-stale = A játék közben továbbment. Nézd meg újra, és válassz.
table-confirm-this = { $undo ->
    [no] Ez nem vonható vissza. Biztos? { $what }
   *[yes] Biztos? { $what }
}
table-confirm = Megerősítés
table-back = Vissza
table-undo = Visszavonás
table-undo-unrated = Ez a botok válaszait is visszavonja. A játék ezután nem számít az értékszámba.
table-start-again = Forduló újrakezdése
table-watch-again = Megnézem újra
table-cannot-be-undone = nem vonható vissza
table-more-follows = további kérdés jön
table-point-at = Mutass egy lehetőségre, hogy lásd, mit tenne.
table-round-gain = { $points } a kör végén
table-final-gain = { $points } a játék végén
table-points-at-most = legfeljebb { $points }

table-choices = Lehetőségek
table-choices-list = { $count ->
    [one] Listában: { $count } lehetőség
   *[other] Listában: { $count } lehetőség
}
table-find = Lehetőség keresése
table-none-found = Nincs lehetőség ezekkel a szavakkal.
table-hint = Tippet kérek
table-hint-rating = A tippekkel játszott játék nem számít az értékszámba.
table-hint-thinking = Egy erős bot gondolkodik rajta…
table-hints = Mit gondol egy erős bot
table-hint-none = Neki sincs ötlete.
table-hint-chance = { $percent }% esély a győzelemre
table-hint-number = { $numbers }. tipp
table-nothing-to-choose = Most nincs dolgod.

table-scene = { $place } / { $count }:
table-so-far = Eddig
table-summary = Mi történt
table-summary-steps = Lépésről lépésre
table-step-back = Vissza
table-step-on = Tovább
table-pause = Szünet
table-go-on = Folytatás
table-from-start = Az elejétől
table-skip = Kihagyás
table-skip-to-turn = Ugrás az én fordulómra

table-log = Napló
table-log-of = Kinek a lépései
table-log-all = Mindenki
table-log-empty = Még nem történt semmi.
table-together = Egyszerre
table-took-back = { $who } döntéseket von vissza.
table-went-back = Mindenki beleegyezett a visszalépésbe.
table-somebody-decided = Valaki meggondolta magát.
table-taken-back = visszavonva
table-forced = magától
table-instead-busy = { $by ->
    [chance] a szerver túl leterhelt volt, { $bot } helyett a véletlen döntött
   *[other] a szerver túl leterhelt volt, { $bot } helyett döntött: { $by }
  }
table-instead-late = { $by ->
    [chance] { $bot } túl sokáig gondolkodott: a véletlen döntött
   *[other] { $bot } túl sokáig gondolkodott, helyette döntött: { $by }
  }
table-instead-failed = { $by ->
    [chance] { $bot } elakadt: a véletlen döntött
   *[other] { $bot } elakadt, helyette döntött: { $by }
  }
table-instead-illegal = { $by ->
    [chance] { $bot } szabálytalan döntést hozott: a véletlen döntött
   *[other] { $bot } szabálytalan döntést hozott, helyette döntött: { $by }
  }
table-instead-unknown = { $bot } helyett a véletlen döntött
table-watch = Nézem
table-recent = Mi történt legutóbb
table-since = A legutóbbi fordulód óta
table-since-close = Elrejtés: a legutóbbi fordulód óta történtek
table-since-more = A többi a naplóban van.

table-sheet = Pontok
table-sheet-empty = Még nincsenek pontok.
table-total = Eddig
table-total-over = Összesen
table-place = Helyezés
table-if-round = Ha most érne véget a kör
table-if-final = Ha most érne véget a játék
table-chart = Alakulás
table-chart-of = Minek az alakulása látszik
table-chart-all = Minden pont
table-chart-about = Az egyes játékosok pontjainak alakulása; a számok az alábbi táblázatban vannak.
table-chart-figures = A számok
table-chart-save = Mentés táblázatként (CSV)
table-ranked = { $who }: { $value }
table-out = kiesett
table-at-the-end = a játék végén

table-majorities = Többségek
table-leads-button = Ki vezet
table-overlay = A beszámítók megvilágítása a táblán
table-leads = { $who } vezet.
table-nobody-leads = Senki sem vezet.
table-leader-unknown = Senki sem tudja, ki vezet.
table-nobody-there = senki
table-no-majorities = Most nincs mit számolni.

table-talk = Csevegés
table-chat = Csevegés
table-chat-on = be
table-chat-off = A csevegés ki van kapcsolva: egyik asztalnál sem látsz és nem is írsz semmit.
table-chat-empty = Még senki sem szólt.
table-chat-earlier = Korábbi
table-chat-say = Írj valamit
table-chat-send = Küldés
table-notes = Jegyzetek
table-notes-about = Csak te olvashatod őket.
table-notes-saving = Mentés…

table-menu = Asztal
table-replay = Visszajátszás
table-copy-link = Az asztal linkjének másolása
table-copied = Másolva.
table-copy = Másolás
table-share = Megosztás…
table-picture = Kép mentése
table-picture-failed = A képet nem sikerült elkészíteni.
table-record = Feljegyzés mentése
table-rematch = Új játék
table-return = Itt vagyok újra
table-hand-seat = Játsszon helyettem bot
table-leaving-hand-over-about = Bot játszik a helyeden, amíg vissza nem jössz: az „Itt vagyok újra” gombbal ebben a menüben, vagy azzal, hogy te magad döntesz.
table-leaving-hand-over-rating = Az eredmény továbbra is a tiéd, de az értékszámod ettől a játéktól csak csökkenhet, nőni nem tud.
table-leaving-hand-over-sure = Játsszon a bot
table-resign = Feladás
table-leaving-resign-about = A helyeden a játék végéig bot játszik, hogy a többiek folytathassák. Nem jöhetsz vissza.
table-leaving-resign-rating = Mindenki mögé kerülsz, aki marad, és az értékszámod is eszerint változik.
table-leaving-resign-sure = Feladom a játékot
table-stay = Maradok
table-not-rated-anyway = Ez a játék nem számít az értékszámba.
table-rated = Számít az értékszámba.
table-unrated-imported = Nem számít az értékszámba: feljegyzésből származik.
table-unrated-kept = Nem számít az értékszámba: valaki több helyen játszik.
table-unrated-edition = Nem számít az értékszámba: nem az alapkiadással játsszák.
table-unrated-hinted = Nem számít az értékszámba: voltak tippek.
table-unrated-undone = Nem számít az értékszámba: befejezett fordulót vontak vissza.
table-unrated-alone = Nem számít az értékszámba: csak egy játékos maradt.
table-log-time = { $who }: lejárt az idő. Most bot játszik: { $bot }.
table-log-out = { $who }: lejárt az idő. A játék végéig bot játszik: { $bot }.
table-log-handed = { $who } helyett bot játszik: { $bot }.
table-log-resigned = { $who } feladja. A játék végéig bot játszik: { $bot }.
table-log-removed = { $who } nem tér vissza. A játék végéig bot játszik: { $bot }.
table-log-back = { $who } visszatért.
table-looking-on = Néző vagy
table-looking-on-before = Néző vagy. Ha játszanál, ülj le egy szabad helyre.
table-propose-take-back = Javaslat: vonjuk vissza az utolsó döntést
table-propose-abandon = Javaslat: hagyjuk félbe a játékot
table-leave = Az asztalokhoz
table-how = Hogyan szeretsz játszani
table-set-forced = Ahol csak egy lehetőség van, magától játszódik le
table-set-sounds = Hangok
table-set-confirm = Megerősítés második kattintással
table-confirm-needed = Ahol nem vonható vissza
table-confirm-always = Mindig
table-confirm-never = Soha
table-set-bots = A botok tempója
table-set-speed = A jelenetek és visszajátszások sebessége
table-speed = { $speed } ×
table-about = Kiadás: { $edition }. Az asztalt nyitotta: { $owner }.
table-proposal-abandon = { $who } a játék félbehagyását javasolja.
table-proposal-take-back = { $who } azt javasolja, lépjünk vissza eddig a bejegyzésig: { $number }.
table-proposal-missing = { $count ->
    [0] Mindenki válaszolt.
    [one] Egy válasz hiányzik.
   *[other] { $count } válasz hiányzik.
}
table-agree = Egyetértek
table-disagree = Nem
table-withdraw = Visszavonom

table-days-left = { $count ->
    [one] egy nap
   *[other] { $count } nap
}
table-on-holiday = szabadságon eddig: { $date }
table-holiday-soon = szabadságon ettől: { $date }
table-away-yourself = Egy bot játszik helyetted.
table-out-yourself = Kiestél ebből a játszmából: egy bot játszik tovább helyetted.
table-absence-away = távol van, bot játszik
table-absence-out = kiesett, bot játszik

table-free-seats = { $count ->
    [one] Egy hely még szabad. Ha elkel, kezdődhet a játék.
   *[other] { $count } hely még szabad. Ha elkelnek, kezdődhet a játék.
}
table-waits-kept = Még várjuk: { $who }.
table-quick-waits = { $here } játékos már itt van, { $players } kell. Amint megtelik az asztal, a játék magától elindul.
table-all-here = Mindenki itt van. Kezdd, amikor akarod.
table-owner-starts = Mindenki itt van. A játékot { $who } indítja.
table-sit-down = Leülök ide
table-move-here = Átülök ide
table-seat-bot = { $colour }: bot játszik
table-choose-bot = Játsszon bot…
table-free-seat = Hely felszabadítása
table-kick = Megkérem, hogy távozzon
table-invite = Valaki meghívása
table-invite-about = Aki megnyitja ezt a címet, leülhet ide.
table-invite-here = Ez a cím csak ezen a gépen nyílik meg. Ha mások is jönnének, indítsd a szervert a --host 0.0.0.0 kapcsolóval, és nyisd meg a gép nevén.
table-start = A játék indítása
table-get-up = Felállok és távozom

table-places = Végeredmény
table-ahead-in = Az előny legnagyobb része: { $what }, { $points }
table-hand-over = Add át a képernyőt: { $who }
table-hand-over-about = Most az következik, ami e játékos paravánja mögött van; más ne nézzen ide.
table-i-am = Én vagyok: { $who }

table-play = Lejátszás
table-first = Az elejére
table-last = A végére
table-moment = Pillanat
table-moment-of = { $place } / { $count }
table-set-up = Az előkészületek.
table-viewpoint = Kinek a szemével nézed
table-spectator = Ahogy egy néző látja
table-seen-by = Ahogy { $who } látja
table-copy-moment = Link másolása ehhez a pillanathoz
table-to-the-table = Az asztalhoz
table-from-file = Feljegyzés visszajátszása
table-from-file-about = Válassz egy fájlt, amely egy játék feljegyzését tartalmazza. A program a szabályok szerint ellenőrzi, és olyan asztalként őrzi meg, amelyet csak az lát, akinek megvan a linkje; a befejezetlen játék folytatható.
table-choose-file = A feljegyzés JSON-fájl, amilyet a „Feljegyzés mentése” ad.
table-not-a-record = Ez a fájl nem feljegyzés.
table-checking = A feljegyzés ellenőrzése…
table-analysis = Elemzés
table-explore = Tovább gondolom

## Offered to who sits at a table for the first time

learn-offer = Új neked ez a játék?
learn-offer-about = { $game }: egy rövid lecke mindent megmutat, amire szükséged van, igazi asztalnál. Ez az asztal megvár; a kezdőlapon megtalálod. Vagy kérj magyarázatot játék közben.
learn-offer-lesson = Kérem a leckét
learn-offer-explain = Magyarázat játék közben
learn-offer-no = Nem, köszönöm
