# What is around the tables: home, lobby, people, settings, account. The host runs the server.

app-brand = Clay & Crown
app-title = { $page } – Clay & Crown
app-skip = Przejdź do treści
app-menu = Menu
app-pages = Strony
app-close = Zamknij
app-loading = Chwileczkę…
app-more = Pokaż więcej
app-again = Spróbuj ponownie
app-not-loaded = Nie udało się wczytać strony
app-rules = Zasady
app-rules-of = { $game }: zasady
app-puzzles = Zadania
app-editions = Wydanie
app-editions-link = Wydanie: co jest nadrukowane na elementach
app-edition-standard = Standardowe
app-edition-unrated = Rozgrywki na tym wydaniu nie liczą się do rankingu.
app-connection-lost = Połączenie przerwane. Wróci samo.
app-no-connection = Brak połączenia
app-no-connection-about = Nie ma połączenia z serwerem. Stamtąd pochodzą stoły, listy i ludzie: ta strona ruszy dalej, gdy tylko połączenie wróci.
app-no-connection-works = Co działa w tym czasie
app-no-connection-settings = Ustawienia można zmieniać: są zapisywane w tej przeglądarce.
app-no-connection-terminal = Tam, gdzie program jest zainstalowany, „claycrown play” pozwala grać przeciw botom w terminalu, bez żadnego połączenia.
app-no-connection-kept = Twoje dotychczasowe decyzje są zapisane przy stołach.
app-nowhere = Nic tu nie ma
app-nowhere-about = Ten adres prowadzi donikąd albo do czegoś, czego nie możesz zobaczyć.
app-to-start = Na stronę główną
app-unreachable = Nie ma połączenia z serwerem. Nic się nie zmieniło.
app-mistake = Coś poszło nie tak. Nic się nie zmieniło.
app-rule = Zasada { $rule }
app-rule-unknown = Ta zasada nie ma opisu.

app-tables = Stoły
app-finished = Zakończone rozgrywki
app-own-games = Twoje rozgrywki
app-people = Ludzie
app-settings = Ustawienia
app-account = Konto
app-sign-in = Zaloguj się

app-welcome = Usiądź i zagraj
app-game-about = { $same ->
    [yes] Liczba graczy: { $most }.
   *[no] Liczba graczy: { $fewest }–{ $most }.
}
app-lead = Gry planszowe według drukowanych zasad, z przyjaciółmi lub z botami; kilka wartości, których nie ma w instrukcji, odtworzono.
app-game = Gra
app-all-games = Wszystkie gry
app-players = Gracze
app-rivals = Rywale
app-level-easy = Łatwo
app-level-medium = Średnio
app-level-hard = Trudno
app-level-hardest = Najtrudniej
app-bot-of-level = { $level }: { $bot }
app-bot-number = { $bot } { $number }
app-rivals-levels = Boty według poziomu
app-rivals-more = Inne boty
app-rivals-styles = Boty z własnym stylem
app-rivals-other = Inni rywale
app-rival-number = Rywal { $number }
app-play-now = Graj teraz
app-with-people = Zagraj z ludźmi…
app-find-table = Znajdź mi stół
app-find-table-of = Znajdź mi stół: { $game }
app-waiting = { $count ->
    [0] Nikt jeszcze nie czeka
    [one] Czeka jedna osoba
    [few] Czekają { $count } osoby
    [many] Czeka { $count } osób
   *[other] Czeka { $count } osoby
  }
app-guest = Gość
# A guest who says no name: a number from 100 to 999.
app-guest-number = Gość { $number }

app-bot-random = Losowy
app-bot-novice = Nowicjusz
app-bot-raider = Najeźdźca
app-bot-treasurer = Skarbnik
app-bot-guildmaster = Mistrz gildii
app-bot-minstrel = Minstrel
app-bot-potter = Garncarz
app-bot-miser = Sknera
app-bot-drummer = Dobosz
app-bot-mason = Murarz
app-bot-sergeant = Sierżant
app-bot-greedy = Chciwiec
app-bot-scout = Zwiadowca
app-bot-champion = Czempion
app-bot-captain = Kapitan
app-bot-courtier = Dworzanin
app-bot-herald = Herold
app-bot-chancellor = Kanclerz
app-bot-steward = Rządca
app-bot-marshal = Marszałek
app-bot-emperor = Cesarz
app-bot-random-about = Robi cokolwiek, byle było dozwolone. Dobry, żeby się rozejrzeć.
app-bot-novice-about = Zwykle gra rozsądnie, ale popełnia błędy początkującego.
app-bot-raider-about = Nie trzyma armii: uderza na pierwsze zagrożenie, które może wyeliminować.
app-bot-treasurer-about = Gromadzi suwereny i liczy, że to wystarczy.
app-bot-guildmaster-about = Buduje piętro za piętrem, gdzie tylko gildia ma miejsce.
app-bot-minstrel-about = Umieszcza bardów w każdym regionie i ufa dobrej sławie.
app-bot-potter-about = Bierze glinę, gdzie tylko może, i zawsze ma jej za dużo.
app-bot-miser-about = Trzyma monety i glinę przy sobie, a budować pozwala innym.
app-bot-drummer-about = Chce muzyków w mauzoleum, a wokół nich wojowników.
app-bot-mason-about = Stawia wojownika za wojownikiem, a po co, pyta później.
app-bot-sergeant-about = Ustawia wojowników w grupy, nie pytając, czyi są pozostali.
app-bot-greedy-about = Bierze to, co w tej chwili najlepsze, i nie patrzy dalej.
app-bot-scout-about = Zna każdą drogę i bierze to, co leży po drodze, dokądkolwiek idą inni.
app-bot-champion-about = Przewiduje ruchy innych, ale żadnemu tytanowi nie odpuści.
app-bot-captain-about = Chce mieć każdą broń pod ręką, a kuszników i muzyków na posterunku.
app-bot-courtier-about = Zatrudnia każdego mistrza w zasięgu wzroku i na nich polega.
app-bot-herald-about = W każdej rundzie chce być pierwszy, a nad każdą turą chwilę pomyśli.
app-bot-chancellor-about = Zbiera artystów i przed każdą turą chwilę się zastanawia.
app-bot-steward-about = Myśli trochę naprzód i odpowiada od razu.
app-bot-marshal-about = Myśli około sekundy na turę. Poważny rywal.
app-bot-emperor-about = Myśli do dziesięciu sekund na turę, z całą mocą komputera.

app-my-tables = Moje stoły
app-my-turn = Moje stoły: twoja kolej
app-expected = Czekają na ciebie
app-open-tables = Stoły z wolnymi miejscami
app-running-tables = Trwające rozgrywki
app-no-open-tables = Żaden stół nie czeka teraz na graczy. Załóż własny: inni zobaczą go tutaj.
app-no-running-tables = Nie trwa teraz żadna rozgrywka. Nowa zaczyna się, gdy tylko wszystkie miejsca przy stole są zajęte.
app-none-finished = Nie ma jeszcze żadnej zakończonej rozgrywki. Gdy jakaś będzie, można ją tu obejrzeć od nowa, decyzja po decyzji.
app-only-mine = Tylko moje
app-from-file = Powtórka z zapisu w pliku
app-open-seats = { $count ->
    [0] Wszystkie miejsca są zajęte
    [one] Jedno wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
  }
app-seats-kept = Zarezerwowane: { $who }
app-free-seat = wolne
app-your-turn = Twoja kolej
app-turn-of = { $count ->
    [0] Rozgrywka trwa
   *[other] Kolej: { $who }
  }
app-won = Wygrywa { $who }
app-drawn = Remis
app-abandoned = Rozgrywka przerwana
app-seatless = wirtualny gracz
app-contestant-virtual = { app-seatless }
app-go = Przejdź
app-join = Dołącz
app-watch = Oglądaj
app-look = Obejrzyj
# $action is one of the four before.
app-to-table = { $action }: { $table }
app-pace-live = na żywo
app-pace-slow = korespon­dencyjnie

app-new-table = Nowy stół
app-table-name = Nazwa stołu
app-if-you-like = nieobowiązkowo
app-seats = Miejsca
app-me = Ja
app-anybody = Kto przyjdzie
app-same-screen = Ktoś obok mnie
# A bot by its name: “Bot: Marshal”.
app-the-bot = Bot: { $bot }
# $colour: one of the messages app-colour or app-shape.
app-seat-for = Kto gra jako { $colour }
app-take-colour = Gram jako { $colour }
app-take-about = Kliknij kolor, aby zająć jego miejsce.
app-their-name = Imię
app-same-screen-name = Imię gracza: { $colour }
app-once-only = Możesz zająć tylko jedno miejsce; dla kogoś przy tym samym ekranie wybierz „Ktoś obok mnie”.
app-same-screen-whose = „Ktoś obok mnie” wymaga też miejsca dla ciebie.
app-variants = Warianty
app-edition = Wydanie
app-open-book = Strona pamięta za wszystkich to, co działo się jawnie
app-open-book-false = Każdy sam pamięta to, co działo się jawnie.
app-time = Czas
app-pace-live-about = Na żywo: wszyscy są tu teraz
app-pace-slow-about = Korespondencyjnie: przez wiele dni, z powiadomieniem, gdy przychodzi twoja kolej
app-clock = Zegar
app-clock-none = Bez zegara: nikt się nie spieszy
app-clock-bank = Minuty na całą rozgrywkę
app-clock-days = Dni na każdą decyzję
app-minutes = Minuty na gracza
app-increment = Sekundy dodawane co turę
app-days = Dni
app-night-pause = Zegar staje, gdy gracz śpi
app-at-zero = Gdy czas się skończy
app-at-zero-nothing = Nic się nie dzieje
app-at-zero-bot = Bot gra do powrotu gracza
app-at-zero-out = Bot gra do końca, a gracz zajmuje ostatnie miejsce
app-terms-bank = { $seconds ->
    [0] { $minutes } min na gracza
   *[other] { $minutes } min na gracza, { $seconds } s więcej co turę
}
app-terms-days = { $days ->
    [one] jeden dzień na każdą decyzję
    [few] { $days } dni na każdą decyzję
    [many] { $days } dni na każdą decyzję
   *[other] { $days } dnia na każdą decyzję
}
app-terms-night = zegar staje, gdy gracz śpi
app-terms-at-zero-bot = gdy czas się skończy, bot gra do powrotu gracza
app-terms-at-zero-out = gdy czas się skończy, bot gra do końca, a gracz zajmuje ostatnie miejsce
app-who-may-come = Kto może przyjść
app-access-open = Wszyscy: stół widać na liście
app-access-link = Każdy, kto ma link
app-access-name = Tylko wymienieni
app-invited-names = Nazwy kont, oddzielone przecinkami
app-make-table = Załóż stół

# The colour of a player: by itself, and in the sentences above.
app-colour-yellow = żółty
app-colour-green = zielony
app-colour-blue = niebieski
app-colour-purple = fioletowy
app-colour-red = czerwony
app-colour-black = czarny
# Where nothing is coloured, a seat is called after the shape of its base.
app-shape-circle = kółko
app-shape-square = kwadrat
app-shape-hexagon = sześciokąt
app-shape-diamond = romb
app-shape-triangle = trójkąt
# Somebody beside one at the screen who was given no name.
app-player-number = Gracz { $number }

app-invited = Masz zaproszenie do stołu
app-your-name = Twoje imię
app-to-the-table = Do stołu
app-invites = { $host } zaprasza cię do gry: { $game }
app-so-many-players = { $count ->
    [one] jeden gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
  }
app-sit-down = Usiądź
app-sit-as = Usiądź jako { $colour }
app-watch-only = Tylko oglądaj
app-all-taken = Wszystkie miejsca są zajęte. Możesz oglądać.
app-only-kept = Pozostałe miejsca są zarezerwowane ({ $who }). Możesz oglądać.
app-is-running = Rozgrywka już trwa. Możesz ją oglądać.
app-is-over = Rozgrywka jest zakończona. Możesz ją obejrzeć.
app-is-abandoned = Rozgrywka została przerwana. Możesz ją obejrzeć.
app-have-account = Mam konto

app-friends = Znajomi
app-no-friends = Nie masz tu jeszcze znajomych. Zaproś kogoś, podając nazwę konta.
app-friends-about = Mając konto, możesz mieć tu znajomych: widzieć, kto jest online, i zapraszać ich jednym kliknięciem.
app-friend-name = Nazwa konta
app-ask-friend = Zaproś do znajomych
app-agree = Zgoda
app-online = online
app-offline = offline
# Beside somebody's name.
app-bond-friends = Jesteście znajomymi
app-bond-asked = zaproszenie czeka na odpowiedź
app-bond-asks-you = zaprasza cię do znajomych
app-tables-of = Stoły: { $who }
app-invite = Zaproś
app-was-invited = Zaproszono
app-blocked = Zablokowani
app-block = Zablokuj
app-unblock = Odblokuj
app-block-about = Nie widzisz, co ta osoba pisze, nie dostajesz od niej zaproszeń, a ona nie może usiąść przy twoich stołach. Nie dowie się o tym.
app-report = Zgłoś…
app-report-of = Zgłoszenie do gospodarza serwera: { $who }
app-report-about = Czyta je gospodarz tego serwera. Zgłaszana osoba się o tym nie dowie.
app-report-about-table = Czyta je gospodarz tego serwera, razem z tym, co zgłaszana osoba ostatnio pisała przy stole. Ta osoba się o tym nie dowie.
app-report-reason = Co jest nie tak
app-report-insults = Obrażanie innych
app-report-unfair = Nieuczciwa gra
app-report-name = Obraźliwa nazwa
app-report-leaving = Ciągłe porzucanie rozgrywek
app-report-other = Coś innego
app-report-text = Własnymi słowami
app-report-send = Wyślij zgłoszenie
app-reported = Gospodarz serwera już o tym wie.
app-host = Dla gospodarza
app-host-about = Co ludzie zgłaszają i co z tym robisz.
app-reports = Zgłoszenia
app-no-reports = Nie ma żadnych zgłoszeń.
app-report-by = zgłasza { $who }, { $date }
app-report-details = Co ta osoba pisała wcześniej
app-outcome-dismiss = Odrzuć
app-outcome-silence = Zakaż pisania
app-outcome-bar = Zamknij dostęp do stołów (rozgrywki dokończą boty)
app-outcome-dismiss-done = Odrzucone.
app-outcome-silence-done = Ta osoba nie może pisać przy stołach.
app-outcome-bar-done = Ta osoba nie może siadać przy stołach.
app-sanctioned = Zakazy
app-sanction-silent = nie może pisać przy stołach
app-sanction-barred = nie może siadać przy stołach
app-lift = Znów zezwól
app-my-games = Moje rozgrywki i rankingi
app-rivals-met = Przeciw komu
app-ahead = Wyżej od rywala
app-gain = Ranking { SIGNED($gain) }
app-rating-over-time = Ranking w czasie
app-date = Data
app-ratings = Rankingi
app-rating-about = Ranking pokazuje poziom gry, którego można być pewnym; rośnie z każdą rozgrywką, która go potwierdza.
app-place = Miejsce
app-name = Nazwa
app-rating = Ranking
app-games-played = Rozgrywki
app-wins = Wygrane
app-places = Ile razy miejsce 1, 2, …
app-nobody-rated = Nikt jeszcze nie ukończył rozgrywki liczonej do rankingu. Kto to zrobi, pojawi się tutaj.
app-rated = Ranking { $rating } po { $games ->
    [one] jednej rozgrywce
    [few] { $games } rozgrywkach
    [many] { $games } rozgrywkach
   *[other] { $games } rozgrywki
  }
app-last-games = Ostatnie rozgrywki
app-played = Miejsce { $place } z { $players }, { $date }
app-somebody = Ktoś

app-settings-about = Zapisywane w tej przeglądarce.
app-language = Język
# Bright or dark colours: as by day, as by night.
app-set-theme = Oświetlenie
app-set-theme-system = Jak w systemie
app-set-theme-light = Dzień
app-set-theme-dark = Noc
app-set-motion = Animacje
app-set-motion-system = Jak w systemie
app-set-motion-less = Nic się nie rusza
app-set-confirm = Potwierdzanie wyboru
app-set-confirm-needed = Gdy nie da się go cofnąć
app-set-confirm-always = Zawsze
app-set-confirm-never = Nigdy
app-set-choices = Lista możliwości, gdy plansza pokazuje wszystkie
app-set-choices-folded = Zwinięta
app-set-choices-open = Rozwinięta
app-set-palette = Kolory graczy
app-set-palette-standard = Standardowe, czytelne także dla daltonistów
app-set-palette-strong = Silny kontrast
app-set-palette-grey = Tylko kształty i szarości
app-set-bots = Boty grają
app-set-bots-at-once = Od razu
app-set-bots-brisk = Żwawo
app-set-bots-calm = Spokojnie
app-set-play-forced = Jedyna możliwość rozgrywa się sama
app-set-ask-giving-up = Pytaj jeszcze raz, zanim z czegoś ostatecznie zrezygnuję
app-set-ignore-double = Pomijaj drugie kliknięcie dwukliku
app-set-tap-twice = Palcem: dotknięcie zaznacza, przycisk lub drugie dotknięcie wybiera
app-set-initials = Inicjały na elementach wszystkich graczy
app-set-sounds = Dźwięki
app-set-sounds-turn = Gdy przychodzi twoja kolej
app-set-sounds-all = Przy wszystkim, co się dzieje
app-set-sounds-none = Brak
app-set-speed = Tempo scen i powtórek
# A speed, for who listens: “1.5 times”.
app-times = { $factor }-krotne tempo

app-guest-about = Jesteś tu gościem: pamięta cię ta przeglądarka. Z kontem możesz grać skądkolwiek i nic nie przepadnie.
app-new-account = Nowe konto
app-make-account = Załóż konto
app-password = Hasło
app-new-password = Nowe hasło
app-current-password = Obecne hasło
app-email = E-mail
app-email-if = E-mail, nieobowiązkowo
app-yourself = O tobie
app-change = Zmień
app-changed = Gotowe.
app-chat-on = Biorę udział w czacie
app-night = Noc
app-night-on = Mój zegar może stawać w nocy ({ $zone })
app-night-from = Od godziny
app-night-to = Do godziny
app-holidays = Urlop
app-holidays-about = { $days ->
    [0] Zegary twoich rozgrywek korespondencyjnych wtedy stoją, a stół o tym wie. W tym roku nie masz już dni urlopu.
    [one] Zegary twoich rozgrywek korespondencyjnych wtedy stoją, a stół o tym wie. W tym roku został ci jeden dzień urlopu.
    [few] Zegary twoich rozgrywek korespondencyjnych wtedy stoją, a stół o tym wie. W tym roku zostały ci { $days } dni urlopu.
    [many] Zegary twoich rozgrywek korespondencyjnych wtedy stoją, a stół o tym wie. W tym roku zostało ci { $days } dni urlopu.
   *[other] Zegary twoich rozgrywek korespondencyjnych wtedy stoją, a stół o tym wie. W tym roku zostało ci { $days } dnia urlopu.
  }
app-holiday = { $first } – { $last }
app-holiday-first = Pierwszy dzień
app-holiday-last = Ostatni dzień
# How one is told that it is one's turn.
app-channels = Powiadamianie
app-channels-about = Gdy przychodzi twoja kolej, masz zaproszenie albo rozgrywka się kończy, a żadna strona nie jest tu otwarta.
app-channel-push = przeglądarka tego rodzaju
app-channel-ntfy = ntfy
app-channel-discord = Discord
app-channel-email = E-mail
app-channel-kind = Sposób
app-channel-target = Adres
app-channel-try = Wypróbuj
app-channel-tried = Wysłano.
app-channel-code = Przysłany kod
# Why the last notice could not be sent; $status is the number of an error, as in 403.
app-trouble-answered = Usługa odpowiedziała błędem { $status }.
app-trouble-unreachable = Nie ma połączenia z usługą.
app-trouble-not-allowed = Na ten adres nie wolno nic wysyłać.
app-trouble-failed = Nie udało się wysłać.
app-push-here = Powiadamiaj mnie w tej przeglądarce
app-push-refused = Przeglądarka nie pozwala na powiadomienia z tej strony.
app-confirm = Potwierdź
app-add = Dodaj
app-remove = Usuń
app-leaving = Odejście
app-sign-out = Wyloguj się
app-sign-out-everywhere = Wyloguj się wszędzie
app-my-data = Moje dane
app-delete-me = Usuń moje konto
app-delete-about = Twoja nazwa, twój adres i wszystko, co tu piszesz, znikną na zawsze. Rozgrywki, w których brali udział inni, zostają, bez twojej nazwy. Trwające rozgrywki dokończą za ciebie boty.
app-delete-for-good = Usuń na zawsze

app-notices = Powiadomienia
app-notices-unread = { $count ->
    [0] Powiadomienia
    [one] Jedno nowe powiadomienie
    [few] { $count } nowe powiadomienia
    [many] { $count } nowych powiadomień
   *[other] { $count } nowego powiadomienia
  }
app-notices-none = Nic nowego.
app-notice-turn = { $table }: twoja kolej
app-notice-started = { $table }: rozgrywka się zaczyna
app-notice-over = { $table }: rozgrywka zakończona
app-notice-abandoned = { $table }: rozgrywka przerwana
app-notice-invited = { $table }: { $who } zaprasza cię
app-notice-asked = { $table }: propozycja czeka na twoją odpowiedź
app-notice-sent-away = { $table }: twoje miejsce jest znów wolne
app-notice-taken-back = { $table }: rozgrywkę cofnięto
app-notice-handed = { $table }: { $who } oddaje grę botowi
app-notice-resigned = { $table }: { $who } się poddaje
app-notice-removed = { $table }: jeden z graczy już nie wróci, gra za niego bot
app-notice-friend-asked = { $who } zaprasza cię do znajomych
app-notice-friends = Ty i { $who } jesteście teraz znajomymi
app-notice-reported = Masz nowe zgłoszenie
app-notice-test = To tylko próba.

## Learning

app-learn = Naucz się w dziesięć minut
app-learn-game = Poznaj grę: { $game }
app-set-explanations = Wyjaśniaj przy stole, co się dzieje i za co są punkty
app-set-explanations-on = Zawsze
app-set-explanations-fading = Kilka pierwszych razy
app-set-explanations-off = Nigdy
app-explore = Edytor planszy
app-analysis = Analiza
