# What is around the tables. Home, lobby, people, settings, account.

app-brand = Clay & Crown
app-title = { $page } – Clay & Crown
app-skip = Ugrás a tartalomra
app-menu = Menü
app-pages = Oldalak
app-close = Bezárás
app-loading = Egy pillanat…
app-more = Továbbiak
app-again = Próbáld újra
app-not-loaded = Az oldalt nem sikerült betölteni
app-rules = Szabályok
app-rules-of = { $game }: a szabályok
app-puzzles = Feladványok
app-editions = Kiadás
app-editions-link = Kiadás: ami az alkatrészekre van nyomtatva
app-edition-standard = Alapkiadás
app-edition-unrated = Az ezzel a kiadással játszott játékok nem számítanak az értékszámba.
app-connection-lost = A kapcsolat megszakadt. Magától helyreáll.
app-no-connection = Nincs kapcsolat
app-no-connection-about = A szerver nem érhető el. Onnan jönnek az asztalok, a listák és a játékosok: ez az oldal magától folytatódik, amint a szerver újra elérhető.
app-no-connection-works = Ami addig is működik
app-no-connection-settings = A beállítások módosíthatók: ez a böngésző őrzi őket.
app-no-connection-terminal = Ahol a program telepítve van, a „claycrown play” paranccsal terminálban, kapcsolat nélkül is játszhatsz botok ellen.
app-no-connection-kept = Amit már eldöntöttél, az asztalánál megmarad.
app-nowhere = Itt nincs semmi
app-nowhere-about = Ez a cím nem vezet sehová, vagy olyasmihez vezet, amit nem láthatsz.
app-to-start = A kezdőlapra
app-unreachable = A szerver nem érhető el. Semmi sem változott.
app-mistake = Hiba történt. Semmi sem változott.
app-rule = { $rule } szabály
app-rule-unknown = Ennek a szabálynak nincs szövege.

app-tables = Asztalok
app-finished = Befejezett játékok
app-own-games = Játékaid
app-people = Játékosok
app-settings = Beállítások
app-account = Fiók
app-sign-in = Bejelentkezés

app-welcome = Ülj le, és játssz
app-game-about = { $same ->
    [yes] { $most } játékos.
   *[no] { $fewest }–{ $most } játékos.
}
app-lead = Társasjátékok a nyomtatott szabályok szerint, barátokkal vagy botok ellen; néhány adatot, amelyet egy szabálykönyv sem mutat, rekonstruáltunk.
app-game = Játék
app-all-games = Minden játék
app-players = Játékosok
app-rivals = Ellenfelek
app-level-easy = Könnyű
app-level-medium = Közepes
app-level-hard = Nehéz
app-level-hardest = Legnehezebb
app-bot-of-level = { $level }: { $bot }
app-bot-number = { $bot } { $number }
app-rivals-levels = Botok szint szerint
app-rivals-more = További botok
app-rivals-styles = Botok saját stílussal
app-rivals-other = Más ellenfelek
app-rival-number = { $number }. ellenfél
app-play-now = Játék most
app-with-people = Játék emberekkel…
app-find-table = Keress nekem asztalt
app-find-table-of = Keress nekem asztalt: { $game }
app-waiting = { $count ->
    [0] Még senki sem vár
    [one] Egy ember vár
   *[other] { $count } ember vár
  }
app-guest = Vendég
app-guest-number = Vendég { $number }

app-bot-random = Véletlen
app-bot-novice = Kezdő
app-bot-raider = Portyázó
app-bot-treasurer = Kincstárnok
app-bot-guildmaster = Céhmester
app-bot-minstrel = Vándorénekes
app-bot-potter = Fazekas
app-bot-miser = Fösvény
app-bot-drummer = Dobos
app-bot-mason = Kőműves
app-bot-sergeant = Őrmester
app-bot-greedy = Mohó
app-bot-scout = Felderítő
app-bot-champion = Bajnok
app-bot-captain = Kapitány
app-bot-courtier = Udvaronc
app-bot-herald = Hírnök
app-bot-chancellor = Kancellár
app-bot-steward = Intéző
app-bot-marshal = Marsall
app-bot-emperor = Császár
app-bot-random-about = Bármit megtesz, ami szabályos. Ismerkedésnek jó.
app-bot-novice-about = Többnyire értelmesen játszik, és elköveti a kezdők hibáit.
app-bot-raider-about = Nem tart sereget: megtámadja az első fenyegetést, amelyet el tud hárítani.
app-bot-treasurer-about = Gyűjti az aranyat, és reméli, hogy elég lesz.
app-bot-guildmaster-about = Emeletet emeletre épít, ahol csak hely van egy céhben.
app-bot-minstrel-about = Minden régióba küld bárdokat, és bízik a jó hírében.
app-bot-potter-about = Mindenhonnan agyagot szerez, és mindig túl sok van belőle.
app-bot-miser-about = Összetartja az érméit és az agyagát, építeni másokat hagy.
app-bot-drummer-about = Zenészeket akar a mauzóleumba, köréjük pedig harcosokat.
app-bot-mason-about = Egyik harcost a másik után építi, és csak később kérdezi, minek.
app-bot-sergeant-about = Csoportokba állítja a harcosokat, bárkié is a többi.
app-bot-greedy-about = Azt választja, ami éppen most a legjobb, és nem néz tovább.
app-bot-scout-about = Minden utat ismer, és elviszi, ami útjába esik, bármerre mennek is a többiek.
app-bot-champion-about = Előre látja, mit tehetnek a többiek, de egyetlen titánnak sem tud ellenállni.
app-bot-captain-about = Minden fegyvert kéznél akar tudni, a számszeríjászokat és a zenészeket a helyükön.
app-bot-courtier-about = Minden mestert felfogad, akit meglát, és rájuk hagyatkozik.
app-bot-herald-about = Minden körben első akar lenni, és minden fordulóját meggondolja egy kicsit.
app-bot-chancellor-about = Kézműveseket gyűjt, és minden forduló előtt gondolkodik egy pillanatig.
app-bot-steward-about = Egy kicsit előre gondolkodik, és azonnal válaszol.
app-bot-marshal-about = Fordulónként körülbelül egy másodpercig gondolkodik. Komoly ellenfél.
app-bot-emperor-about = Fordulónként legfeljebb tíz másodpercig gondolkodik, a számítógép teljes erejével.

app-my-tables = Asztalaim
app-my-turn = Asztalaim: te jössz
app-expected = Rád várnak
app-open-tables = Asztalok, ahová leülhetsz
app-running-tables = Folyamatban lévő játékok
app-no-open-tables = Most egy asztal sem vár játékosokra. Nyiss egyet: a többiek itt fogják látni.
app-no-running-tables = Most egy játék sem folyik. Egy játék akkor kezdődik, amikor az asztalánál minden hely elkelt.
app-none-finished = Még egy játék sem fejeződött be. Amelyik befejeződik, itt döntésről döntésre újra megnézhető.
app-only-mine = Csak a sajátjaim
app-from-file = Feljegyzés visszajátszása fájlból
app-open-seats = { $count ->
    [0] Minden hely foglalt
    [one] Egy szabad hely
   *[other] { $count } szabad hely
  }
app-seats-kept = Fenntartva: { $who }
app-free-seat = szabad
app-your-turn = Te jössz
app-turn-of = { $count ->
    [0] A játék folyik
    [one] Várunk rá: { $who }
   *[other] Várunk rájuk: { $who }
  }
app-won = { $who } nyer
app-drawn = Döntetlen
app-abandoned = Félbehagyva
app-seatless = a virtuális játékos
app-contestant-virtual = { app-seatless }
app-go = Odamegyek
app-join = Csatlakozom
app-watch = Nézem
app-look = Megnézem
app-to-table = { $action }: { $table }
app-pace-live = élő
app-pace-slow = lassú

app-new-table = Új asztal
app-table-name = Az asztal neve
app-if-you-like = nem kötelező
app-seats = Helyek
app-me = Én
app-anybody = Bárki, aki jön
app-same-screen = Valaki mellettem
app-the-bot = Bot: { $bot }
app-seat-for = Ki játszik ezzel: { $colour }
app-take-colour = Ezzel játszom: { $colour }
app-take-about = Kattints egy színre, hogy leülj a helyére.
app-their-name = A neve
app-same-screen-name = A játékos neve ({ $colour })
app-once-only = Csak egy helyre ülhetsz le; aki ugyanennél a képernyőnél játszik, annak a helyén válaszd ezt: „Valaki mellettem”.
app-same-screen-whose = A „Valaki mellettem” lehetőséghez neked is kell egy hely.
app-variants = Változatok
app-edition = Kiadás
app-open-book = Az oldal mindenki helyett megjegyzi, ami nyíltan történt
app-open-book-false = Mindenki maga jegyzi meg, ami nyíltan történt.
app-time = Idő
app-pace-live-about = Élő: most mindenki itt van
app-pace-slow-about = Lassú: napokon át, értesítéssel, amikor te jössz
app-clock = Óra
app-clock-none = Nincs: bármennyi idő
app-clock-bank = Percek az egész játékra
app-clock-days = Napok minden döntésre
app-minutes = Perc fejenként
app-increment = Hozzáadott másodperc fordulónként
app-days = Nap
app-night-pause = Szünetel, amíg egy játékos alszik
app-at-zero = Amikor lejár az idő
app-at-zero-nothing = Nem történik semmi
app-at-zero-bot = Egy bot játszik, amíg a játékos vissza nem tér
app-at-zero-out = Egy bot játszik a végéig, és a játékos utolsó lesz
app-terms-bank = { $seconds ->
    [0] fejenként { $minutes } perc
   *[other] fejenként { $minutes } perc, fordulónként még { $seconds } mp
}
app-terms-days = { $days ->
    [one] minden döntésre egy nap
   *[other] minden döntésre { $days } nap
}
app-terms-night = az óra szünetel, amíg egy játékos alszik
app-terms-at-zero-bot = ha lejár az idő, egy bot játszik, amíg a játékos vissza nem tér
app-terms-at-zero-out = ha lejár az idő, egy bot játszik a végéig, és a játékos utolsó lesz
app-who-may-come = Ki jöhet
app-access-open = Bárki: az asztal látszik a lobbiban
app-access-link = Akinek megvan a link
app-access-name = Csak a megnevezettek
app-invited-names = Fiókok neve, vesszővel elválasztva
app-make-table = Asztal nyitása

app-colour-yellow = sárga
app-colour-green = zöld
app-colour-blue = kék
app-colour-purple = lila
app-colour-red = piros
app-colour-black = fekete
app-shape-circle = kör
app-shape-square = négyzet
app-shape-hexagon = hatszög
app-shape-diamond = rombusz
app-shape-triangle = háromszög
app-player-number = { $number }. játékos

app-invited = Meghívtak egy asztalhoz
app-your-name = A neved
app-to-the-table = Az asztalhoz
app-invites = { $host } játszani hív: { $game }
app-so-many-players = { $count ->
    [one] egy játékos
   *[other] { $count } játékos
  }
app-sit-down = Leülök
app-sit-as = Leülök: { $colour }
app-watch-only = Csak nézem
app-all-taken = Minden hely foglalt. Nézőként követheted.
app-only-kept = A többi hely fenn van tartva ({ $who }). Nézőként követheted.
app-is-running = A játék elkezdődött. Nézőként követheted.
app-is-over = A játék véget ért. Megnézheted.
app-is-abandoned = A játékot félbehagyták. Megnézheted.
app-have-account = Van fiókom

app-friends = Barátok
app-no-friends = Még nincsenek itt barátaid. Jelölj be valakit a fiókja nevével.
app-friends-about = Fiókkal barátaid is lehetnek itt: látod, ki van online, és egy kattintással meghívhatod.
app-friend-name = Egy fiók neve
app-ask-friend = Barátnak jelölöm
app-agree = Elfogadom
app-online = online
app-offline = nincs itt
app-bond-friends = Barátok vagytok
app-bond-asked = bejelölve, még nem válaszolt
app-bond-asks-you = barátnak jelölt
app-tables-of = { $who } asztalai
app-invite = Meghívom
app-was-invited = Meghívva
app-blocked = Letiltva
app-block = Letiltás
app-unblock = Letiltás feloldása
app-block-about = Nem látod, amit mond, nem kapsz tőle meghívást, és nem ülhet le az asztalaidhoz. Nem értesül róla.
app-report = Jelentés…
app-report-of = Jelentés az üzemeltetőnek: { $who }
app-report-about = A szerver üzemeltetője olvassa el. Az érintett nem értesül róla.
app-report-about-table = A szerver üzemeltetője olvassa el, azzal együtt, amit az érintett mostanában az asztalnál mondott. Az érintett nem értesül róla.
app-report-reason = Mi a baj
app-report-insults = Sértegetés
app-report-unfair = Tisztességtelen játék
app-report-name = Sértő név
app-report-leaving = Újra meg újra otthagyja a játékot
app-report-other = Valami más
app-report-text = A saját szavaiddal
app-report-send = Jelentés elküldése
app-reported = Az üzemeltető megkapta a jelentést.
app-host = Az üzemeltetőnek
app-host-about = Amit az emberek másokról jelentettek, és amit ez ügyben tettél.
app-reports = Jelentések
app-no-reports = Nem érkezett jelentés.
app-report-by = { $who } jelentette, { $date }
app-report-details = Amit előtte mondott
app-outcome-dismiss = Elvetés
app-outcome-silence = A csevegés megtiltása
app-outcome-bar = Kitiltás az asztaloktól (a játékait botok fejezik be)
app-outcome-dismiss-done = Elvetve.
app-outcome-silence-done = Nem cseveghet az asztaloknál.
app-outcome-bar-done = Nem ülhet le az asztalokhoz.
app-sanctioned = Tiltások
app-sanction-silent = nem cseveghet az asztaloknál
app-sanction-barred = nem ülhet le az asztalokhoz
app-lift = Feloldás
app-my-games = Játékaim és értékszámaim
app-rivals-met = Ki ellen
app-ahead = Előtte végzett
app-gain = Értékszám { SIGNED($gain) }
app-rating-over-time = Az értékszám alakulása
app-date = Dátum
app-ratings = Értékszámok
app-rating-about = Az értékszám azt mutatja, mennyit ér valaki biztosan; minden játékkal nő, amely ezt megerősíti.
app-place = Helyezés
app-name = Név
app-rating = Értékszám
app-games-played = Játékok
app-wins = Győzelem
app-places = Hányszor lett 1., 2., …
app-nobody-rated = Még senki sem fejezett be olyan játékot, amely az értékszámba számít. Aki befejez egyet, az itt lesz látható.
app-rated = { $games ->
    [one] Értékszám: { $rating }, egy játék után
   *[other] Értékszám: { $rating }, { $games } játék után
  }
app-last-games = Legutóbbi játékok
app-played = { $place }. helyezés, { $players } játékos, { $date }
app-somebody = Valaki

app-settings-about = Ez a böngésző őrzi őket.
app-language = Nyelv
app-set-theme = Megjelenés
app-set-theme-system = Ahogy a rendszerben
app-set-theme-light = Nappal
app-set-theme-dark = Éjszaka
app-set-motion = Mozgás
app-set-motion-system = Ahogy a rendszerben
app-set-motion-less = Semmi sem mozog
app-set-confirm = Rákérdezés, mielőtt egy választás érvényes lesz
app-set-confirm-needed = Ahol nem vonható vissza
app-set-confirm-always = Mindig
app-set-confirm-never = Soha
app-set-choices = A lehetőségek listája, ahol a tábla mindet mutatja
app-set-choices-folded = Összecsukva
app-set-choices-open = Nyitva
app-set-palette = A játékosok színei
app-set-palette-standard = Alap, színtévesztők számára is megkülönböztethető
app-set-palette-strong = Erős kontraszt
app-set-palette-grey = Csak alakzatok és szürkék
app-set-bots = A botok tempója
app-set-bots-at-once = Azonnali
app-set-bots-brisk = Fürge
app-set-bots-calm = Nyugodt
app-set-play-forced = Ahol csak egy lehetőség van, a program magától választja
app-set-ask-giving-up = Kérdezzen rá, mielőtt végleg lemondok valamiről
app-set-ignore-double = A dupla kattintás második kattintása ne számítson
app-set-tap-twice = Ujjal: egy koppintás kijelöl, egy gomb vagy a második koppintás választ
app-set-initials = Kezdőbetűk mindenki figuráin
app-set-sounds = Hangok
app-set-sounds-turn = Amikor te jössz
app-set-sounds-all = Mindenről, ami történik
app-set-sounds-none = Nincs
app-set-speed = A jelenetek és visszajátszások sebessége
app-times = szorzó: { $factor }

app-guest-about = Vendég vagy: ez a böngésző emlékszik rád. Fiókkal bárhonnan játszhatsz, és semmi sem vész el.
app-new-account = Új fiók
app-make-account = Fiók létrehozása
app-password = Jelszó
app-new-password = Új jelszó
app-current-password = Jelenlegi jelszó
app-email = E-mail
app-email-if = E-mail, nem kötelező
app-yourself = Rólad
app-change = Módosítás
app-changed = Kész.
app-chat-on = Részvétel a csevegésben
app-night = Éjszaka
app-night-on = Éjszaka az órám szünetelhet ({ $zone })
app-night-from = Hány órától
app-night-to = Hány óráig
app-holidays = Szabadság
app-holidays-about = { $days ->
    [0] Ilyenkor a lassú játékaid órái állnak, és az asztal tud róla. Idénre nem maradt napod.
    [one] Ilyenkor a lassú játékaid órái állnak, és az asztal tud róla. Idénre egy napod maradt.
   *[other] Ilyenkor a lassú játékaid órái állnak, és az asztal tud róla. Idénre { $days } napod maradt.
  }
app-holiday = { $first } – { $last }
app-holiday-first = Első nap
app-holiday-last = Utolsó nap
app-channels = Hogyan értesülj
app-channels-about = Amikor te jössz, meghívnak, vagy véget ér egy játék, és közben itt egy oldal sincs nyitva.
app-channel-push = Böngésző
app-channel-ntfy = ntfy
app-channel-discord = Discord
app-channel-email = E-mail
app-channel-kind = Mód
app-channel-target = Cím
app-channel-try = Kipróbálás
app-channel-tried = Elküldve.
app-channel-code = Az elküldött kód
app-trouble-answered = A szolgáltatás hibát jelzett: { $status }.
app-trouble-unreachable = A szolgáltatás nem érhető el.
app-trouble-not-allowed = Erre a címre nem lehet küldeni semmit.
app-trouble-failed = Nem sikerült elküldeni.
app-push-here = Értesíts ebben a böngészőben
app-push-refused = A böngésző nem engedi, hogy ez az oldal értesítést küldjön.
app-confirm = Megerősítés
app-add = Hozzáadás
app-remove = Eltávolítás
app-leaving = Távozás
app-sign-out = Kijelentkezés
app-sign-out-everywhere = Kijelentkezés mindenhonnan
app-my-data = Adataim
app-delete-me = Törölj engem
app-delete-about = A neved, a címed és amit írtál, végleg törlődik. Amit mások veled játszottak, megmarad, a neved nélkül. A folyamatban lévő játékaidat botok fejezik be.
app-delete-for-good = Végleges törlés

app-notices = Értesítések
app-notices-unread = { $count ->
    [0] Értesítések
    [one] Egy új értesítés
   *[other] { $count } új értesítés
  }
app-notices-none = Nincs semmi új.
app-notice-turn = { $table }: te jössz
app-notice-started = { $table }: a játék elkezdődött
app-notice-over = { $table }: a játék véget ért
app-notice-abandoned = { $table }: a játékot félbehagyták
app-notice-invited = { $table }: { $who } meghívott
app-notice-asked = { $table }: egy javaslat a válaszodra vár
app-notice-sent-away = { $table }: a helyed felszabadult
app-notice-taken-back = { $table }: a játékot visszavonták egy korábbi állásig
app-notice-handed = { $table }: { $who } helyett most egy bot játszik
app-notice-resigned = { $table }: { $who } feladja
app-notice-removed = { $table }: egy játékos nem tér vissza, helyette egy bot játszik tovább
app-notice-friend-asked = { $who } barátnak jelölt
app-notice-friends = { $who } és te mostantól barátok vagytok
app-notice-reported = Valakiről jelentést kaptál
app-notice-test = Ez egy próba.
app-learn = Tanuld meg tíz perc alatt
app-learn-game = Tanulás: { $game }
app-set-explanations = Magyarázat az asztalnál: mi történik, és miért ér pontot
app-set-explanations-on = Mindig
app-set-explanations-fading = Amíg néhányszor nem láttam
app-set-explanations-off = Soha
app-explore = Táblaszerkesztő
app-analysis = Elemzés
