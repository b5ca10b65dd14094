# What is around the tables: home, lobby, people, settings, account. “The house” is this site with its server; the host runs it.

house-brand = Clay & Crown
house-title = { $page } – Clay & Crown
house-skip = Przejdź do treści
house-menu = Menu
house-pages = Strony
house-close = Zamknij
house-loading = Chwileczkę…
house-more = Pokaż więcej
house-again = Spróbuj ponownie
house-not-loaded = Nie udało się wczytać strony
house-rules = Zasady
house-rules-of = { $game }: zasady
house-puzzles = Zadania
house-editions = Wydrukowane wartości
house-editions-link = Obejrzyj lub popraw wydrukowane wartości
house-edition-standard = Standardowe
house-edition-unrated = Rozgrywki na tym wydaniu nie liczą się do rankingu.
house-connection-lost = Połączenie przerwane. Wróci samo.
house-no-connection = Brak połączenia
house-no-connection-about = Nie ma połączenia z serwerem. Stamtąd pochodzą stoły, listy i ludzie: ta strona ruszy dalej, gdy tylko połączenie wróci.
house-no-connection-works = Co działa w tym czasie
house-no-connection-settings = Ustawienia można zmieniać: są zapisywane w tej przeglądarce.
house-no-connection-terminal = Tam, gdzie program jest zainstalowany, „claycrown play” pozwala grać przeciw botom w terminalu, bez żadnego połączenia.
house-no-connection-kept = Twoje dotychczasowe decyzje są zapisane przy stołach.
house-nowhere = Nic tu nie ma
house-nowhere-about = Ten adres prowadzi donikąd albo do czegoś, czego nie możesz zobaczyć.
house-to-start = Na stronę główną
house-unreachable = Nie ma połączenia z serwerem. Nic się nie zmieniło.
house-mistake = Coś poszło nie tak. Nic się nie zmieniło.
house-rule = Zasada { $rule }
house-rule-unknown = Ta zasada nie ma opisu.

house-tables = Stoły
house-finished = Zakończone rozgrywki
house-own-games = Twoje rozgrywki
house-people = Ludzie
house-settings = Ustawienia
house-account = Konto
house-sign-in = Zaloguj się

house-welcome = Usiądź i zagraj
house-game-about = { $same ->
    [yes] Liczba graczy: { $most }.
   *[no] Liczba graczy: { $fewest }–{ $most }.
}
house-lead = Gry planszowe dokładnie według zasad: z przyjaciółmi na odległość, przy jednym ekranie albo przeciw botom.
house-game = Gra
house-all-games = Wszystkie gry
house-players = Gracze
house-rivals = Rywale
house-play-now = Graj teraz
house-with-people = Zagraj z ludźmi…
house-find-table = Znajdź mi stół
house-find-table-of = Znajdź mi stół: { $game }
house-waiting = { $count ->
    [0] Nikt jeszcze nie czeka
    [one] Czeka jedna osoba
    [few] Czekają { $count } osoby
    [many] Czeka { $count } osób
   *[other] Czeka { $count } osoby
  }
house-guest = Gość
# A guest who says no name: a number from 100 to 999.
house-guest-number = Gość { $number }

house-bot-random = Losowy
house-bot-novice = Nowicjusz
house-bot-raider = Najeźdźca
house-bot-treasurer = Skarbnik
house-bot-guildmaster = Mistrz gildii
house-bot-minstrel = Minstrel
house-bot-potter = Garncarz
house-bot-miser = Sknera
house-bot-drummer = Dobosz
house-bot-mason = Murarz
house-bot-sergeant = Sierżant
house-bot-greedy = Chciwiec
house-bot-scout = Zwiadowca
house-bot-champion = Czempion
house-bot-captain = Kapitan
house-bot-courtier = Dworzanin
house-bot-herald = Herold
house-bot-chancellor = Kanclerz
house-bot-steward = Rządca
house-bot-marshal = Marszałek
house-bot-emperor = Cesarz
house-bot-random-about = Robi cokolwiek, byle było dozwolone. Dobry, żeby się rozejrzeć.
house-bot-novice-about = Zwykle gra rozsądnie, ale popełnia błędy początkującego.
house-bot-raider-about = Nie trzyma armii: uderza na pierwsze zagrożenie, które może wyeliminować.
house-bot-treasurer-about = Gromadzi suwereny i liczy, że to wystarczy.
house-bot-guildmaster-about = Buduje piętro za piętrem, gdzie tylko gildia ma miejsce.
house-bot-minstrel-about = Umieszcza bardów w każdym regionie i ufa dobrej sławie.
house-bot-potter-about = Bierze glinę, gdzie tylko może, i zawsze ma jej za dużo.
house-bot-miser-about = Trzyma monety i glinę przy sobie, a budować pozwala innym.
house-bot-drummer-about = Chce muzyków w mauzoleum, a wokół nich wojowników.
house-bot-mason-about = Stawia wojownika za wojownikiem, a po co, pyta później.
house-bot-sergeant-about = Ustawia wojowników w grupy, nie pytając, czyi są pozostali.
house-bot-greedy-about = Bierze to, co w tej chwili najlepsze, i nie patrzy dalej.
house-bot-scout-about = Zna każdą drogę i bierze to, co leży po drodze, dokądkolwiek idą inni.
house-bot-champion-about = Przewiduje ruchy innych, ale żadnemu tytanowi nie odpuści.
house-bot-captain-about = Chce mieć każdą broń pod ręką, a kuszników i muzyków na posterunku.
house-bot-courtier-about = Zatrudnia każdego mistrza w zasięgu wzroku i na nich polega.
house-bot-herald-about = W każdej rundzie chce być pierwszy, a nad każdą turą chwilę pomyśli.
house-bot-chancellor-about = Zbiera artystów i przed każdą turą chwilę się zastanawia.
house-bot-steward-about = Myśli trochę naprzód i odpowiada od razu.
house-bot-marshal-about = Myśli około sekundy na turę. Poważny rywal.
house-bot-emperor-about = Myśli do dziesięciu sekund na turę, z całą mocą komputera.

house-my-tables = Moje stoły
house-expected = Czekają na ciebie
house-open-tables = Stoły z wolnymi miejscami
house-running-tables = Trwające rozgrywki
house-no-open-tables = Żaden stół nie czeka teraz na graczy. Załóż własny: inni zobaczą go tutaj.
house-no-running-tables = Nie trwa teraz żadna rozgrywka. Nowa zaczyna się, gdy tylko wszystkie miejsca przy stole są zajęte.
house-none-finished = Nie ma jeszcze żadnej zakończonej rozgrywki. Gdy jakaś będzie, można ją tu obejrzeć od nowa, decyzja po decyzji.
house-only-mine = Tylko moje
house-from-file = Powtórka z zapisu w pliku
house-open-seats = { $count ->
    [0] Wszystkie miejsca są zajęte
    [one] Jedno wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
  }
house-seats-kept = Zarezerwowane: { $who }
house-free-seat = wolne
house-your-turn = Twoja kolej
house-turn-of = { $count ->
    [0] Rozgrywka trwa
   *[other] Kolej: { $who }
  }
house-won = Wygrywa { $who }
house-drawn = Remis
house-abandoned = Rozgrywka przerwana
house-seatless = wirtualny gracz
house-contestant-virtual = { house-seatless }
house-go = Przejdź
house-join = Dołącz
house-watch = Oglądaj
house-look = Obejrzyj
# $action is one of the four before.
house-to-table = { $action }: { $table }
house-pace-live = na żywo
house-pace-slow = korespon­dencyjnie

house-new-table = Nowy stół
house-table-name = Nazwa stołu
house-if-you-like = nieobowiązkowo
house-seats = Miejsca
house-me = Ja
house-whoever-comes = Kto przyjdzie
house-beside-me = Ktoś obok mnie
# A bot by its name: “Bot: Marshal”.
house-the-bot = Bot: { $bot }
# $colour: one of the messages house-colour or house-shape.
house-seat-for = Kto gra jako { $colour }
house-take-colour = Gram jako { $colour }
house-take-about = Kliknij kolor, aby zająć jego miejsce.
house-their-name = Imię
house-name-beside = Imię gracza: { $colour }
house-once-only = Możesz zająć tylko jedno miejsce; dla kogoś przy tym samym ekranie wybierz „Ktoś obok mnie”.
house-beside-whom = „Ktoś obok mnie” wymaga też miejsca dla ciebie.
house-variants = Warianty
house-edition = Wydanie
house-open-book = Strona pamięta za wszystkich to, co działo się jawnie
house-open-book-false = Każdy sam pamięta to, co działo się jawnie.
house-time = Czas
house-pace-live-about = Na żywo: wszyscy są tu teraz
house-pace-slow-about = Korespondencyjnie: przez wiele dni, z powiadomieniem, gdy przychodzi twoja kolej
house-clock = Zegar
house-clock-none = Bez zegara: nikt się nie spieszy
house-clock-bank = Minuty na całą rozgrywkę
house-clock-days = Dni na każdą decyzję
house-minutes = Minuty na gracza
house-increment = Sekundy dodawane co turę
house-days = Dni
house-night-pause = Zegar staje, gdy gracz śpi
house-at-zero = Gdy czas się skończy
house-at-zero-nothing = Nic się nie dzieje
house-at-zero-bot = Bot gra do powrotu gracza
house-at-zero-out = Bot gra do końca, a gracz zajmuje ostatnie miejsce
house-terms-bank = { $seconds ->
    [0] { $minutes } min na gracza
   *[other] { $minutes } min na gracza, { $seconds } s więcej co turę
}
house-terms-days = { $days ->
    [one] jeden dzień na każdą decyzję
    [few] { $days } dni na każdą decyzję
    [many] { $days } dni na każdą decyzję
   *[other] { $days } dnia na każdą decyzję
}
house-terms-night = zegar staje, gdy gracz śpi
house-terms-at-zero-bot = gdy czas się skończy, bot gra do powrotu gracza
house-terms-at-zero-out = gdy czas się skończy, bot gra do końca, a gracz zajmuje ostatnie miejsce
house-who-may-come = Kto może przyjść
house-access-open = Wszyscy: stół widać na liście
house-access-link = Każdy, kto ma link
house-access-name = Tylko wymienieni
house-invited-names = Nazwy kont, oddzielone przecinkami
house-make-table = Załóż stół

# The colour of a player: by itself, and in the sentences above.
house-colour-yellow = żółty
house-colour-green = zielony
house-colour-blue = niebieski
house-colour-purple = fioletowy
house-colour-red = czerwony
house-colour-black = czarny
# Where nothing is coloured, a seat is called after the shape of its base.
house-shape-circle = kółko
house-shape-square = kwadrat
house-shape-hexagon = sześciokąt
house-shape-diamond = romb
house-shape-triangle = trójkąt
# Somebody beside one at the screen who was given no name.
house-player-number = Gracz { $number }

house-invited = Masz zaproszenie do stołu
house-your-name = Twoje imię
house-to-the-table = Do stołu
house-invites = { $host } zaprasza cię do gry: { $game }
house-so-many-players = { $count ->
    [one] jeden gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
  }
house-sit-down = Usiądź
house-sit-as = Usiądź jako { $colour }
house-only-look = Tylko oglądaj
house-all-taken = Wszystkie miejsca są zajęte. Możesz oglądać.
house-only-kept = Pozostałe miejsca są zarezerwowane ({ $who }). Możesz oglądać.
house-is-running = Rozgrywka już trwa. Możesz ją oglądać.
house-is-over = Rozgrywka jest zakończona. Możesz ją obejrzeć.
house-is-abandoned = Rozgrywka została przerwana. Możesz ją obejrzeć.
house-have-account = Mam konto

house-friends = Znajomi
house-no-friends = Nie masz tu jeszcze znajomych. Zaproś kogoś, podając nazwę konta.
house-friends-about = Mając konto, możesz mieć tu znajomych: widzieć, kto jest online, i zapraszać ich jednym kliknięciem.
house-friend-name = Nazwa konta
house-ask-friend = Zaproś do znajomych
house-agree = Zgoda
house-online = online
house-offline = offline
# Beside somebody's name.
house-bond-friends = Jesteście znajomymi
house-bond-asked = zaproszenie czeka na odpowiedź
house-bond-asks-you = zaprasza cię do znajomych
house-tables-of = Stoły: { $who }
house-invite = Zaproś
house-was-invited = Zaproszono
house-blocked = Zablokowani
house-block = Zablokuj
house-unblock = Odblokuj
house-block-about = Nie widzisz, co ta osoba pisze, nie dostajesz od niej zaproszeń, a ona nie może usiąść przy twoich stołach. Nie dowie się o tym.
house-report = Zgłoś…
house-report-of = Zgłoszenie do gospodarza serwera: { $who }
house-report-about = Czyta je gospodarz tego serwera. Zgłaszana osoba się o tym nie dowie.
house-report-about-table = Czyta je gospodarz tego serwera, razem z tym, co zgłaszana osoba ostatnio pisała przy stole. Ta osoba się o tym nie dowie.
house-report-reason = Co jest nie tak
house-report-insults = Obrażanie innych
house-report-unfair = Nieuczciwa gra
house-report-name = Obraźliwa nazwa
house-report-leaving = Ciągłe porzucanie rozgrywek
house-report-other = Coś innego
house-report-text = Własnymi słowami
house-report-send = Wyślij zgłoszenie
house-reported = Gospodarz serwera już o tym wie.
house-host = Dla gospodarza
house-host-about = Co ludzie zgłaszają i co z tym robisz.
house-reports = Zgłoszenia
house-no-reports = Nie ma żadnych zgłoszeń.
house-report-by = zgłasza { $who }, { $date }
house-report-said = Co ta osoba pisała wcześniej
house-outcome-dismiss = Odrzuć
house-outcome-silence = Zakaż pisania
house-outcome-bar = Zamknij dostęp do stołów (rozgrywki dokończą boty)
house-outcome-dismiss-done = Odrzucone.
house-outcome-silence-done = Ta osoba nie może pisać przy stołach.
house-outcome-bar-done = Ta osoba nie może siadać przy stołach.
house-sanctioned = Zakazy
house-sanction-silent = nie może pisać przy stołach
house-sanction-barred = nie może siadać przy stołach
house-lift = Znów zezwól
house-my-games = Moje rozgrywki i rankingi
house-rivals-met = Przeciw komu
house-ahead = Wyżej od rywala
house-gain = Ranking { SIGNED($gain) }
house-rating-over-time = Ranking w czasie
house-date = Data
house-ratings = Rankingi
house-rating-about = Ranking pokazuje poziom gry, którego można być pewnym; rośnie z każdą rozgrywką, która go potwierdza.
house-place = Miejsce
house-name = Nazwa
house-rating = Ranking
house-games-played = Rozgrywki
house-wins = Wygrane
house-places = Ile razy miejsce 1, 2, …
house-nobody-rated = Nikt jeszcze nie ukończył rozgrywki liczonej do rankingu. Kto to zrobi, pojawi się tutaj.
house-rated = Ranking { $rating } po { $games ->
    [one] jednej rozgrywce
    [few] { $games } rozgrywkach
    [many] { $games } rozgrywkach
   *[other] { $games } rozgrywki
  }
house-last-games = Ostatnie rozgrywki
house-played = Miejsce { $place } z { $players }, { $date }
house-somebody = Ktoś

house-settings-about = Zapisywane w tej przeglądarce.
house-language = Język
# Bright or dark colours: as by day, as by night.
house-set-theme = Oświetlenie
house-set-theme-system = Jak w systemie
house-set-theme-light = Dzień
house-set-theme-dark = Noc
house-set-motion = Animacje
house-set-motion-system = Jak w systemie
house-set-motion-less = Nic się nie rusza
house-set-confirm = Potwierdzanie wyboru
house-set-confirm-needed = Gdy nie da się go cofnąć
house-set-confirm-always = Zawsze
house-set-confirm-never = Nigdy
house-set-choices = Lista możliwości, gdy plansza pokazuje wszystkie
house-set-choices-folded = Zwinięta
house-set-choices-open = Rozwinięta
house-set-palette = Kolory graczy
house-set-palette-standard = Standardowe, czytelne także dla daltonistów
house-set-palette-strong = Silny kontrast
house-set-palette-grey = Tylko kształty i szarości
house-set-bots = Boty grają
house-set-bots-at-once = Od razu
house-set-bots-brisk = Żwawo
house-set-bots-calm = Spokojnie
house-set-play-forced = Jedyna możliwość rozgrywa się sama
house-set-tap-twice = Palcem: dotknij planszy, aby obejrzeć, dotknij jeszcze raz, aby wybrać
house-set-initials = Inicjały na elementach wszystkich graczy
house-set-sounds = Dźwięki
house-set-sounds-turn = Gdy przychodzi twoja kolej
house-set-sounds-all = Przy wszystkim, co się dzieje
house-set-sounds-none = Brak
house-set-speed = Tempo scen i powtórek
# A speed, for who listens: “1.5 times”.
house-times = { $factor }-krotne tempo

house-guest-about = Jesteś tu gościem: pamięta cię ta przeglądarka. Z kontem możesz grać skądkolwiek i nic nie przepadnie.
house-new-account = Nowe konto
house-make-account = Załóż konto
house-password = Hasło
house-new-password = Nowe hasło
house-password-so-far = Obecne hasło
house-email = E-mail
house-email-if = E-mail, nieobowiązkowo
house-yourself = O tobie
house-change = Zmień
house-changed = Gotowe.
house-chat-on = Biorę udział w czacie
house-night = Noc
house-night-on = Mój zegar może stawać w nocy ({ $zone })
house-night-from = Od godziny
house-night-to = Do godziny
house-holidays = Urlop
house-holidays-about = { $days ->
    [0] Zegary twoich rozgrywek korespondencyjnych wtedy stoją, a stół o tym wie. W tym roku nie masz już dni urlopu.
    [one] Zegary twoich rozgrywek korespondencyjnych wtedy stoją, a stół o tym wie. W tym roku został ci jeden dzień urlopu.
    [few] Zegary twoich rozgrywek korespondencyjnych wtedy stoją, a stół o tym wie. W tym roku zostały ci { $days } dni urlopu.
    [many] Zegary twoich rozgrywek korespondencyjnych wtedy stoją, a stół o tym wie. W tym roku zostało ci { $days } dni urlopu.
   *[other] Zegary twoich rozgrywek korespondencyjnych wtedy stoją, a stół o tym wie. W tym roku zostało ci { $days } dnia urlopu.
  }
house-holiday = { $first } – { $last }
house-holiday-first = Pierwszy dzień
house-holiday-last = Ostatni dzień
# How one is told that it is one's turn.
house-channels = Powiadamianie
house-channels-about = Gdy przychodzi twoja kolej, masz zaproszenie albo rozgrywka się kończy, a żadna strona nie jest tu otwarta.
house-channel-push = przeglądarka tego rodzaju
house-channel-ntfy = ntfy
house-channel-discord = Discord
house-channel-email = E-mail
house-channel-kind = Sposób
house-channel-target = Adres
house-channel-try = Wypróbuj
house-channel-tried = Wysłano.
house-channel-code = Przysłany kod
# Why the last notice could not be sent; $status is the number of an error, as in 403.
house-trouble-answered = Usługa odpowiedziała błędem { $status }.
house-trouble-unreachable = Nie ma połączenia z usługą.
house-trouble-not-allowed = Na ten adres nie wolno nic wysyłać.
house-trouble-failed = Nie udało się wysłać.
house-push-here = Powiadamiaj mnie w tej przeglądarce
house-push-refused = Przeglądarka nie pozwala na powiadomienia z tej strony.
house-confirm = Potwierdź
house-add = Dodaj
house-remove = Usuń
house-leaving = Odejście
house-sign-out = Wyloguj się
house-sign-out-everywhere = Wyloguj się wszędzie
house-my-data = Moje dane
house-delete-me = Usuń moje konto
house-delete-about = Twoja nazwa, twój adres i wszystko, co tu piszesz, znikną na zawsze. Rozgrywki, w których brali udział inni, zostają, bez twojej nazwy. Trwające rozgrywki dokończą za ciebie boty.
house-delete-for-good = Usuń na zawsze

house-notices = Powiadomienia
house-notices-unread = { $count ->
    [0] Powiadomienia
    [one] Jedno nowe powiadomienie
    [few] { $count } nowe powiadomienia
    [many] { $count } nowych powiadomień
   *[other] { $count } nowego powiadomienia
  }
house-notices-none = Nic nowego.
house-notice-turn = { $table }: twoja kolej
house-notice-started = { $table }: rozgrywka się zaczyna
house-notice-over = { $table }: rozgrywka zakończona
house-notice-abandoned = { $table }: rozgrywka przerwana
house-notice-invited = { $table }: { $who } zaprasza cię
house-notice-asked = { $table }: propozycja czeka na twoją odpowiedź
house-notice-sent-away = { $table }: twoje miejsce jest znów wolne
house-notice-taken-back = { $table }: rozgrywkę cofnięto
house-notice-handed = { $table }: { $who } oddaje grę botowi
house-notice-resigned = { $table }: { $who } się poddaje
house-notice-removed = { $table }: jeden z graczy już nie wróci, gra za niego bot
house-notice-friend-asked = { $who } zaprasza cię do znajomych
house-notice-friends = Ty i { $who } jesteście teraz znajomymi
house-notice-reported = Masz nowe zgłoszenie
house-notice-test = To tylko próba.

## Learning

house-learn = Naucz się grać: krótka lekcja
house-learn-game = Poznaj grę: { $game }
house-set-explanations = Wyjaśniaj przy stole, co się dzieje i za co są punkty
house-set-explanations-on = Zawsze
house-set-explanations-fading = Kilka pierwszych razy
house-set-explanations-off = Nigdy
house-explore = Zbadaj pozycję
house-analysis = Analiza
