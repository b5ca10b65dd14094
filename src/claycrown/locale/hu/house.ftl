# The house: what is around the tables. Home, lobby, people, settings, account.

house-brand = Clay & Crown
house-title = { $page } – Clay & Crown
house-skip = Ugrás a tartalomra
house-menu = Menü
house-pages = Oldalak
house-close = Bezárás
house-loading = Egy pillanat…
house-more = Továbbiak
house-again = Próbáld újra
house-not-loaded = Az oldalt nem sikerült betölteni
house-rules = Szabályok
house-rules-of = { $game }: a szabályok
house-puzzles = Feladványok
house-editions = Nyomtatott adatok
house-editions-link = Nézd meg vagy javítsd ki a nyomtatott adatokat
house-edition-standard = Alapkiadás
house-edition-unrated = Az ezzel a kiadással játszott játékok nem számítanak az értékszámba.
house-connection-lost = A kapcsolat megszakadt. Magától helyreáll.
house-no-connection = Nincs kapcsolat
house-no-connection-about = A szerver nem érhető el. Onnan jönnek az asztalok, a listák és a játékosok: ez az oldal magától folytatódik, amint a szerver újra elérhető.
house-no-connection-works = Ami addig is működik
house-no-connection-settings = A beállítások módosíthatók: ez a böngésző őrzi őket.
house-no-connection-terminal = Ahol a program telepítve van, a „claycrown play” paranccsal terminálban, kapcsolat nélkül is játszhatsz botok ellen.
house-no-connection-kept = Amit már eldöntöttél, az asztalánál megmarad.
house-nowhere = Itt nincs semmi
house-nowhere-about = Ez a cím nem vezet sehová, vagy olyasmihez vezet, amit nem láthatsz.
house-to-start = A kezdőlapra
house-unreachable = A szerver nem érhető el. Semmi sem változott.
house-mistake = Hiba történt. Semmi sem változott.
house-rule = { $rule } szabály
house-rule-unknown = Ennek a szabálynak nincs szövege.

house-tables = Asztalok
house-finished = Befejezett játékok
house-own-games = Játékaid
house-people = Játékosok
house-settings = Beállítások
house-account = Fiók
house-sign-in = Bejelentkezés

house-welcome = Ülj le, és játssz
house-game-about = { $same ->
    [yes] { $most } játékos.
   *[no] { $fewest }–{ $most } játékos.
}
house-lead = Társasjátékok a pontos szabályaik szerint: távoli barátokkal, egy képernyőnél vagy botok ellen.
house-game = Játék
house-all-games = Minden játék
house-players = Játékosok
house-rivals = Ellenfelek
house-play-now = Játék most
house-with-people = Játék emberekkel…
house-find-table = Keress nekem asztalt
house-find-table-of = Keress nekem asztalt: { $game }
house-waiting = { $count ->
    [0] Még senki sem vár
    [one] Egy ember vár
   *[other] { $count } ember vár
  }
house-guest = Vendég
house-guest-number = Vendég { $number }

house-bot-random = Véletlen
house-bot-novice = Kezdő
house-bot-raider = Portyázó
house-bot-treasurer = Kincstárnok
house-bot-guildmaster = Céhmester
house-bot-minstrel = Vándorénekes
house-bot-potter = Fazekas
house-bot-miser = Fösvény
house-bot-drummer = Dobos
house-bot-mason = Kőműves
house-bot-sergeant = Őrmester
house-bot-greedy = Mohó
house-bot-scout = Felderítő
house-bot-champion = Bajnok
house-bot-captain = Kapitány
house-bot-courtier = Udvaronc
house-bot-herald = Hírnök
house-bot-chancellor = Kancellár
house-bot-steward = Intéző
house-bot-marshal = Marsall
house-bot-emperor = Császár
house-bot-random-about = Bármit megtesz, ami szabályos. Ismerkedésnek jó.
house-bot-novice-about = Többnyire értelmesen játszik, és elköveti a kezdők hibáit.
house-bot-raider-about = Nem tart sereget: megtámadja az első fenyegetést, amelyet el tud hárítani.
house-bot-treasurer-about = Gyűjti az aranyat, és reméli, hogy elég lesz.
house-bot-guildmaster-about = Emeletet emeletre épít, ahol csak hely van egy céhben.
house-bot-minstrel-about = Minden régióba küld bárdokat, és bízik a jó hírében.
house-bot-potter-about = Mindenhonnan agyagot szerez, és mindig túl sok van belőle.
house-bot-miser-about = Összetartja az érméit és az agyagát, építeni másokat hagy.
house-bot-drummer-about = Zenészeket akar a mauzóleumba, köréjük pedig harcosokat.
house-bot-mason-about = Egyik harcost a másik után építi, és csak később kérdezi, minek.
house-bot-sergeant-about = Csoportokba állítja a harcosokat, bárkié is a többi.
house-bot-greedy-about = Azt választja, ami éppen most a legjobb, és nem néz tovább.
house-bot-scout-about = Minden utat ismer, és elviszi, ami útjába esik, bármerre mennek is a többiek.
house-bot-champion-about = Előre látja, mit tehetnek a többiek, de egyetlen titánnak sem tud ellenállni.
house-bot-captain-about = Minden fegyvert kéznél akar tudni, a számszeríjászokat és a zenészeket a helyükön.
house-bot-courtier-about = Minden mestert felfogad, akit meglát, és rájuk hagyatkozik.
house-bot-herald-about = Minden körben első akar lenni, és minden fordulóját meggondolja egy kicsit.
house-bot-chancellor-about = Kézműveseket gyűjt, és minden forduló előtt gondolkodik egy pillanatig.
house-bot-steward-about = Egy kicsit előre gondolkodik, és azonnal válaszol.
house-bot-marshal-about = Fordulónként körülbelül egy másodpercig gondolkodik. Komoly ellenfél.
house-bot-emperor-about = Fordulónként legfeljebb tíz másodpercig gondolkodik, a számítógép teljes erejével.

house-my-tables = Asztalaim
house-expected = Rád várnak
house-open-tables = Asztalok, ahová leülhetsz
house-running-tables = Folyamatban lévő játékok
house-no-open-tables = Most egy asztal sem vár játékosokra. Nyiss egyet: a többiek itt fogják látni.
house-no-running-tables = Most egy játék sem folyik. Egy játék akkor kezdődik, amikor az asztalánál minden hely elkelt.
house-none-finished = Még egy játék sem fejeződött be. Amelyik befejeződik, itt döntésről döntésre újra megnézhető.
house-only-mine = Csak a sajátjaim
house-from-file = Feljegyzés visszajátszása fájlból
house-open-seats = { $count ->
    [0] Minden hely foglalt
    [one] Egy szabad hely
   *[other] { $count } szabad hely
  }
house-seats-kept = Fenntartva: { $who }
house-free-seat = szabad
house-your-turn = Te jössz
house-turn-of = { $count ->
    [0] A játék folyik
    [one] Várunk rá: { $who }
   *[other] Várunk rájuk: { $who }
  }
house-won = { $who } nyer
house-drawn = Döntetlen
house-abandoned = Félbehagyva
house-seatless = a virtuális játékos
house-contestant-virtual = { house-seatless }
house-go = Odamegyek
house-join = Csatlakozom
house-watch = Nézem
house-look = Megnézem
house-to-table = { $action }: { $table }
house-pace-live = élő
house-pace-slow = lassú

house-new-table = Új asztal
house-table-name = Az asztal neve
house-if-you-like = nem kötelező
house-seats = Helyek
house-me = Én
house-whoever-comes = Bárki, aki jön
house-beside-me = Valaki mellettem
house-the-bot = Bot: { $bot }
house-seat-for = Ki játszik ezzel: { $colour }
house-take-colour = Ezzel játszom: { $colour }
house-take-about = Kattints egy színre, hogy leülj a helyére.
house-their-name = A neve
house-name-beside = A játékos neve ({ $colour })
house-once-only = Csak egy helyre ülhetsz le; aki ugyanennél a képernyőnél játszik, annak a helyén válaszd ezt: „Valaki mellettem”.
house-beside-whom = A „Valaki mellettem” lehetőséghez neked is kell egy hely.
house-variants = Változatok
house-edition = Kiadás
house-open-book = Az oldal mindenki helyett megjegyzi, ami nyíltan történt
house-open-book-false = Mindenki maga jegyzi meg, ami nyíltan történt.
house-time = Idő
house-pace-live-about = Élő: most mindenki itt van
house-pace-slow-about = Lassú: napokon át, értesítéssel, amikor te jössz
house-clock = Óra
house-clock-none = Nincs: bármennyi idő
house-clock-bank = Percek az egész játékra
house-clock-days = Napok minden döntésre
house-minutes = Perc fejenként
house-increment = Hozzáadott másodperc fordulónként
house-days = Nap
house-night-pause = Szünetel, amíg egy játékos alszik
house-at-zero = Amikor lejár az idő
house-at-zero-nothing = Nem történik semmi
house-at-zero-bot = Egy bot játszik, amíg a játékos vissza nem tér
house-at-zero-out = Egy bot játszik a végéig, és a játékos utolsó lesz
house-terms-bank = { $seconds ->
    [0] fejenként { $minutes } perc
   *[other] fejenként { $minutes } perc, fordulónként még { $seconds } mp
}
house-terms-days = { $days ->
    [one] minden döntésre egy nap
   *[other] minden döntésre { $days } nap
}
house-terms-night = az óra szünetel, amíg egy játékos alszik
house-terms-at-zero-bot = ha lejár az idő, egy bot játszik, amíg a játékos vissza nem tér
house-terms-at-zero-out = ha lejár az idő, egy bot játszik a végéig, és a játékos utolsó lesz
house-who-may-come = Ki jöhet
house-access-open = Bárki: az asztal látszik a lobbiban
house-access-link = Akinek megvan a link
house-access-name = Csak a megnevezettek
house-invited-names = Fiókok neve, vesszővel elválasztva
house-make-table = Asztal nyitása

house-colour-yellow = sárga
house-colour-green = zöld
house-colour-blue = kék
house-colour-purple = lila
house-colour-red = piros
house-colour-black = fekete
house-shape-circle = kör
house-shape-square = négyzet
house-shape-hexagon = hatszög
house-shape-diamond = rombusz
house-shape-triangle = háromszög
house-player-number = { $number }. játékos

house-invited = Meghívtak egy asztalhoz
house-your-name = A neved
house-to-the-table = Az asztalhoz
house-invites = { $host } játszani hív: { $game }
house-so-many-players = { $count ->
    [one] egy játékos
   *[other] { $count } játékos
  }
house-sit-down = Leülök
house-sit-as = Leülök: { $colour }
house-only-look = Csak nézem
house-all-taken = Minden hely foglalt. Nézőként követheted.
house-only-kept = A többi hely fenn van tartva ({ $who }). Nézőként követheted.
house-is-running = A játék elkezdődött. Nézőként követheted.
house-is-over = A játék véget ért. Megnézheted.
house-is-abandoned = A játékot félbehagyták. Megnézheted.
house-have-account = Van fiókom

house-friends = Barátok
house-no-friends = Még nincsenek itt barátaid. Jelölj be valakit a fiókja nevével.
house-friends-about = Fiókkal barátaid is lehetnek itt: látod, ki van online, és egy kattintással meghívhatod.
house-friend-name = Egy fiók neve
house-ask-friend = Barátnak jelölöm
house-agree = Elfogadom
house-online = online
house-offline = nincs itt
house-bond-friends = Barátok vagytok
house-bond-asked = bejelölve, még nem válaszolt
house-bond-asks-you = barátnak jelölt
house-tables-of = { $who } asztalai
house-invite = Meghívom
house-was-invited = Meghívva
house-blocked = Letiltva
house-block = Letiltás
house-unblock = Letiltás feloldása
house-block-about = Nem látod, amit mond, nem kapsz tőle meghívást, és nem ülhet le az asztalaidhoz. Nem értesül róla.
house-report = Jelentés…
house-report-of = Jelentés az üzemeltetőnek: { $who }
house-report-about = A szerver üzemeltetője olvassa el. Az érintett nem értesül róla.
house-report-about-table = A szerver üzemeltetője olvassa el, azzal együtt, amit az érintett mostanában az asztalnál mondott. Az érintett nem értesül róla.
house-report-reason = Mi a baj
house-report-insults = Sértegetés
house-report-unfair = Tisztességtelen játék
house-report-name = Sértő név
house-report-leaving = Újra meg újra otthagyja a játékot
house-report-other = Valami más
house-report-text = A saját szavaiddal
house-report-send = Jelentés elküldése
house-reported = Az üzemeltető megkapta a jelentést.
house-host = Az üzemeltetőnek
house-host-about = Amit az emberek másokról jelentettek, és amit ez ügyben tettél.
house-reports = Jelentések
house-no-reports = Nem érkezett jelentés.
house-report-by = { $who } jelentette, { $date }
house-report-said = Amit előtte mondott
house-outcome-dismiss = Elvetés
house-outcome-silence = A csevegés megtiltása
house-outcome-bar = Kitiltás az asztaloktól (a játékait botok fejezik be)
house-outcome-dismiss-done = Elvetve.
house-outcome-silence-done = Nem cseveghet az asztaloknál.
house-outcome-bar-done = Nem ülhet le az asztalokhoz.
house-sanctioned = Tiltások
house-sanction-silent = nem cseveghet az asztaloknál
house-sanction-barred = nem ülhet le az asztalokhoz
house-lift = Feloldás
house-my-games = Játékaim és értékszámaim
house-rivals-met = Ki ellen
house-ahead = Előtte végzett
house-gain = Értékszám { SIGNED($gain) }
house-rating-over-time = Az értékszám alakulása
house-date = Dátum
house-ratings = Értékszámok
house-rating-about = Az értékszám azt mutatja, mennyit ér valaki biztosan; minden játékkal nő, amely ezt megerősíti.
house-place = Helyezés
house-name = Név
house-rating = Értékszám
house-games-played = Játékok
house-wins = Győzelem
house-places = Hányszor lett 1., 2., …
house-nobody-rated = Még senki sem fejezett be olyan játékot, amely az értékszámba számít. Aki befejez egyet, az itt lesz látható.
house-rated = { $games ->
    [one] Értékszám: { $rating }, egy játék után
   *[other] Értékszám: { $rating }, { $games } játék után
  }
house-last-games = Legutóbbi játékok
house-played = { $place }. helyezés, { $players } játékos, { $date }
house-somebody = Valaki

house-settings-about = Ez a böngésző őrzi őket.
house-language = Nyelv
house-set-theme = Megjelenés
house-set-theme-system = Ahogy a rendszerben
house-set-theme-light = Nappal
house-set-theme-dark = Éjszaka
house-set-motion = Mozgás
house-set-motion-system = Ahogy a rendszerben
house-set-motion-less = Semmi sem mozog
house-set-confirm = Rákérdezés, mielőtt egy választás érvényes lesz
house-set-confirm-needed = Ahol nem vonható vissza
house-set-confirm-always = Mindig
house-set-confirm-never = Soha
house-set-choices = A lehetőségek listája, ahol a tábla mindet mutatja
house-set-choices-folded = Összecsukva
house-set-choices-open = Nyitva
house-set-palette = A játékosok színei
house-set-palette-standard = Alap, színtévesztők számára is megkülönböztethető
house-set-palette-strong = Erős kontraszt
house-set-palette-grey = Csak alakzatok és szürkék
house-set-bots = A botok tempója
house-set-bots-at-once = Azonnali
house-set-bots-brisk = Fürge
house-set-bots-calm = Nyugodt
house-set-play-forced = Ahol csak egy lehetőség van, a program magától választja
house-set-tap-twice = Ujjal: az első koppintás a táblán megmutat, a második kiválaszt
house-set-initials = Kezdőbetűk mindenki figuráin
house-set-sounds = Hangok
house-set-sounds-turn = Amikor te jössz
house-set-sounds-all = Mindenről, ami történik
house-set-sounds-none = Nincs
house-set-speed = A jelenetek és visszajátszások sebessége
house-times = szorzó: { $factor }

house-guest-about = Vendég vagy: ez a böngésző emlékszik rád. Fiókkal bárhonnan játszhatsz, és semmi sem vész el.
house-new-account = Új fiók
house-make-account = Fiók létrehozása
house-password = Jelszó
house-new-password = Új jelszó
house-password-so-far = Jelenlegi jelszó
house-email = E-mail
house-email-if = E-mail, nem kötelező
house-yourself = Rólad
house-change = Módosítás
house-changed = Kész.
house-chat-on = Részvétel a csevegésben
house-night = Éjszaka
house-night-on = Éjszaka az órám szünetelhet ({ $zone })
house-night-from = Hány órától
house-night-to = Hány óráig
house-holidays = Szabadság
house-holidays-about = { $days ->
    [0] Ilyenkor a lassú játékaid órái állnak, és az asztal tud róla. Idénre nem maradt napod.
    [one] Ilyenkor a lassú játékaid órái állnak, és az asztal tud róla. Idénre egy napod maradt.
   *[other] Ilyenkor a lassú játékaid órái állnak, és az asztal tud róla. Idénre { $days } napod maradt.
  }
house-holiday = { $first } – { $last }
house-holiday-first = Első nap
house-holiday-last = Utolsó nap
house-channels = Hogyan értesülj
house-channels-about = Amikor te jössz, meghívnak, vagy véget ér egy játék, és közben itt egy oldal sincs nyitva.
house-channel-push = Böngésző
house-channel-ntfy = ntfy
house-channel-discord = Discord
house-channel-email = E-mail
house-channel-kind = Mód
house-channel-target = Cím
house-channel-try = Kipróbálás
house-channel-tried = Elküldve.
house-channel-code = Az elküldött kód
house-trouble-answered = A szolgáltatás hibát jelzett: { $status }.
house-trouble-unreachable = A szolgáltatás nem érhető el.
house-trouble-not-allowed = Erre a címre nem lehet küldeni semmit.
house-trouble-failed = Nem sikerült elküldeni.
house-push-here = Értesíts ebben a böngészőben
house-push-refused = A böngésző nem engedi, hogy ez az oldal értesítést küldjön.
house-confirm = Megerősítés
house-add = Hozzáadás
house-remove = Eltávolítás
house-leaving = Távozás
house-sign-out = Kijelentkezés
house-sign-out-everywhere = Kijelentkezés mindenhonnan
house-my-data = Adataim
house-delete-me = Törölj engem
house-delete-about = A neved, a címed és amit írtál, végleg törlődik. Amit mások veled játszottak, megmarad, a neved nélkül. A folyamatban lévő játékaidat botok fejezik be.
house-delete-for-good = Végleges törlés

house-notices = Értesítések
house-notices-unread = { $count ->
    [0] Értesítések
    [one] Egy új értesítés
   *[other] { $count } új értesítés
  }
house-notices-none = Nincs semmi új.
house-notice-turn = { $table }: te jössz
house-notice-started = { $table }: a játék elkezdődött
house-notice-over = { $table }: a játék véget ért
house-notice-abandoned = { $table }: a játékot félbehagyták
house-notice-invited = { $table }: { $who } meghívott
house-notice-asked = { $table }: egy javaslat a válaszodra vár
house-notice-sent-away = { $table }: a helyed felszabadult
house-notice-taken-back = { $table }: a játékot visszavonták egy korábbi állásig
house-notice-handed = { $table }: { $who } helyett most egy bot játszik
house-notice-resigned = { $table }: { $who } feladja
house-notice-removed = { $table }: egy játékos nem tér vissza, helyette egy bot játszik tovább
house-notice-friend-asked = { $who } barátnak jelölt
house-notice-friends = { $who } és te mostantól barátok vagytok
house-notice-reported = Valakiről jelentést kaptál
house-notice-test = Ez egy próba.
house-learn = Tanuld meg: rövid lecke
house-learn-game = Tanulás: { $game }
house-set-explanations = Magyarázat az asztalnál: mi történik, és miért ér pontot
house-set-explanations-on = Mindig
house-set-explanations-fading = Amíg néhányszor nem láttam
house-set-explanations-off = Soha
house-explore = Állás vizsgálata
house-analysis = Elemzés
