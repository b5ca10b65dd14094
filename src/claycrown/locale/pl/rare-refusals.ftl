# What the server refuses seldom: pages load these when the first such refusal comes. The others are in refusals.ftl, which every page has.

refusal-accounts-only = Znajomych można mieć tylko z kontem: najpierw je załóż.
refusal-administrator = Administratorowi nie można niczego zakazać.
refusal-asked-already = To już zaproponowano. Poczekaj na odpowiedzi.
refusal-bad-address = To nie jest adres internetowy.
refusal-bad-arguments = Gra nie rozumie tego pytania.
refusal-bad-clock = Stół na żywo ma czas na rozgrywkę i dodawane sekundy, bez dni i nocy.
refusal-bad-cursor = Nie ma takiej strony.
refusal-bad-edition = Z tymi wartościami nie da się grać.
refusal-bad-edition-name = Wydanie potrzebuje nazwy.
refusal-bad-email = To nie jest adres e-mail.
refusal-bad-holiday = Ostatni dzień urlopu nie może być przed pierwszym.
refusal-bad-language = Ten język nie jest tu dostępny.
refusal-bad-night = Noc musi trwać od 1 do { $most } { $most ->
    [one] godziny
    [few] godzin
    [many] godzin
   *[other] godzin
  }.
refusal-bad-ntfy = Adres tematu ntfy wygląda tak: https://ntfy.sh/temat.
refusal-bad-number = Rozgrywka jest przy wpisie { $head }. Wybierz wcześniejszy, do którego chcesz wrócić.
refusal-bad-options = Z tymi opcjami nie można grać w tę grę.
refusal-bad-player-count = W tę grę gra od { $least } do { $most } graczy.
refusal-bad-port = Port w tym adresie musi być liczbą od 1 do 65535.
refusal-bad-position = Taka pozycja jest niemożliwa.
refusal-bad-push-keys = Brakuje kluczy przeglądarki do powiadomień push albo są błędne.
refusal-bad-record = Tego zapisu nie można użyć.
refusal-bad-request-details = Serwer nie rozumie tego żądania: { $details }
refusal-bad-seats = Miejsc jest więcej niż graczy.
refusal-bad-slow-clock = Stół korespondencyjny ma dni na każdą decyzję, bez czasu na rozgrywkę i dodawanych sekund.
refusal-bad-target = Na ten adres nie można wysyłać powiadomień.
refusal-bot-or-player = Miejsce jest albo dla bota, albo dla gracza z imieniem, nie dla obu naraz.
refusal-csrf-token = W tym żądaniu brakuje tokenu albo token jest nieaktualny. Wczytaj stronę ponownie. Programy wysyłają ciasteczko { $cookie } w nagłówku { $header }.
refusal-database-full = Dysk z bazą danych serwera jest pełny.
refusal-database-locked = Inny program blokuje bazę danych serwera.
refusal-database-read-only = Serwer nie może zapisywać w swojej bazie danych.
refusal-did-not-play = Rewanż mogą rozegrać tylko ci, którzy grali w tej rozgrywce.
refusal-edition-fails = Rozgrywki z tymi wartościami nigdy się nie kończą.
refusal-edition-name-taken = Masz już wydanie o tej nazwie.
refusal-email-not-sent = Nie udało się wysłać e-maila. Spróbuj ponownie.
refusal-holiday-over = Te dni już minęły.
refusal-holiday-overlaps = W tych dniach masz już urlop.
refusal-holiday-too-far = Urlop musi skończyć się w ciągu { $days ->
    [one] { $days } dnia
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
  }.
refusal-holidays-full = Masz już zaplanowane { $most ->
    [one] jeden urlop
    [few] { $most } urlopy
    [many] { $most } urlopów
   *[other] { $most } urlopu
  } i więcej nie można. Najpierw usuń któryś.
refusal-keeper-not-playing = Możesz grać za innych tylko wtedy, gdy grasz też w swoim imieniu.
refusal-kept-hidden = Co ukryte, zostaje ukryte aż do rozwiązania.
refusal-last-admin = Najpierw wyznacz innego administratora.
refusal-method-not-allowed = Tego nie można tu zrobić.
refusal-network-full = Z twojej sieci otwarto za dużo stron. Zamknij niektóre z nich.
refusal-no-answer = Gra nie ma teraz na to odpowiedzi.
refusal-no-email = Ten serwer nie wysyła e-maili.
refusal-no-number = Podaj, do którego momentu cofnąć rozgrywkę.
refusal-no-seat-left = Nie zostało miejsce dla ciebie.
refusal-no-such-account = Ta osoba nie ma konta.
refusal-no-such-channel = Ten sposób powiadamiania został usunięty.
refusal-no-such-entry = Rozgrywka nie zaszła tak daleko.
refusal-no-such-friend = Ta osoba nie zaprosiła cię do znajomych.
refusal-no-such-game = Nie ma takiej gry.
refusal-no-such-invitation = To zaproszenie jest nieważne albo nie jest dla ciebie.
refusal-no-such-lesson = Ta gra nie ma lekcji.
refusal-no-such-page = Pod tym adresem nie ma żadnej strony.
refusal-no-such-person = Tej osoby tu nie ma albo już nie ma.
refusal-no-such-proposal = Nie ma takiej propozycji.
refusal-no-such-puzzle = Nie ma takiego zadania.
refusal-no-such-report = Nie ma takiego zgłoszenia.
refusal-no-such-seat = Przy tym stole nie ma takiego miejsca.
refusal-no-such-step = W tej lekcji nie ma takiego kroku.
refusal-no-such-table = Nie ma takiego stołu albo nie możesz go zobaczyć.
refusal-not-admin = Mogą to zrobić tylko administratorzy.
refusal-not-confirmed = Najpierw podaj kod przysłany na ten adres.
refusal-not-https = Adres musi zaczynać się od https://.
refusal-not-offered = Ten serwer nie wysyła powiadomień push.
refusal-not-private = Przy stole otwartym dla wszystkich nie cofa się rozgrywki.
refusal-not-utf8 = To, co wysłano, nie jest w UTF-8.
refusal-not-your-analysis = Analizę może zatrzymać tylko ten, kto o nią poprosił.
refusal-null-character = Tekst nie może zawierać znaku o kodzie 0.
refusal-one-seat-each = Możesz usiąść tylko na jednym miejscu.
refusal-other-figures = Wartości w tym zapisie nie są wartościami jego wydania.
refusal-other-game = Ta pozycja pochodzi z innej gry.
refusal-record-too-early = Zapis można pobrać po zakończeniu rozgrywki. Do tego czasu jest dziennik.
refusal-rematch-too-early = Rewanż można zaproponować po zakończeniu rozgrywki.
refusal-server-full = Serwer jest teraz pełny. Spróbuj ponownie później.
refusal-settled = To już zostało rozstrzygnięte.
refusal-still-played = Trwającej rozgrywki z innymi ludźmi nie można oceniać.
refusal-too-deep = To, co wysłano, jest zagnieżdżone zbyt głęboko.
refusal-too-large = To jest za duże.
refusal-too-many = Powiadomienia dostajesz już na { $most ->
    [one] jeden sposób
    [few] { $most } sposoby
    [many] { $most } sposobów
   *[other] { $most } sposobu
  } i więcej nie można. Najpierw usuń któryś.
refusal-too-many-analyses = Dziennie można przeanalizować dla ciebie najwyżej { $most ->
    [one] jedną rozgrywkę
    [few] { $most } rozgrywki
    [many] { $most } rozgrywek
   *[other] { $most } rozgrywki
  }. Spróbuj ponownie jutro.
refusal-too-many-ats = Adres e-mail ma tylko jeden znak @.
refusal-too-many-blocked = Masz już { $most ->
    [one] zablokowaną jedną osobę
    [few] zablokowane { $most } osoby
    [many] zablokowanych { $most } osób
   *[other] zablokowane { $most } osoby
  } i więcej nie można. Najpierw kogoś odblokuj.
refusal-too-many-editions = Masz już { $most ->
    [one] jedno wydanie
    [few] { $most } wydania
    [many] { $most } wydań
   *[other] { $most } wydania
  } i więcej nie można. Najpierw usuń któreś.
refusal-too-many-friends = Masz już { $most ->
    [one] jednego znajomego
    [few] { $most } znajomych
    [many] { $most } znajomych
   *[other] { $most } znajomych
  } i więcej nie można. Najpierw usuń kogoś.
refusal-too-many-holidays = Urlop może trwać najwyżej { $days ->
    [one] jeden dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
  } w roku, a z tym byłoby więcej.
refusal-too-many-pages = Masz otwartych za dużo stron. Zamknij niektóre z nich.
refusal-too-many-reports = { $most ->
    [one] Jedno twoje zgłoszenie czeka
    [few] { $most } twoje zgłoszenia czekają
    [many] { $most } twoich zgłoszeń czeka
   *[other] { $most } twojego zgłoszenia czeka
  } jeszcze na gospodarza serwera. Spróbuj ponownie, gdy zajmie się częścią z nich.
refusal-unknown-bot = { $count ->
    [0] Ta gra nie ma botów.
   *[other] Nie ma takiego bota. Wybierz jednego z tych: { $bots }.
  }
refusal-unknown-edition = To wydanie nie jest dostępne.
refusal-unknown-game = Nie ma takiej gry. Wybierz jedną z tych: { $games }.
refusal-unknown-name = Nie ma konta o nazwie { $name }.
refusal-unknown-zone = Nie ma strefy czasowej { $zone }.
refusal-use-undo = Przy tym stole nikt inny nie gra: użyj „Cofnij”.
refusal-views-too-early = Rozgrywkę z innych miejsc można zobaczyć po jej zakończeniu.
refusal-wrong-code = To nie jest przysłany kod.
refusal-yourself = To ty.
