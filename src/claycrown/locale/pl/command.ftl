# The command `claycrown`: help, results and errors. What is typed (names of commands and options, of bots and games, notation)
# is never translated. Errors follow “claycrown: ” on a line of their own.

command-about = Gry planszowe, kompletne i szybkie: graj, oglądaj powtórki, daj grać botom. `claycrown games` wymienia wszystkie gry.
command-usage = Użycie:
command-options = Opcje
command-commands = Polecenia
command-option-version = Podaj wersję.
command-option-language = Mów w tym języku, jeśli jest dostępny: { $languages }. Bez tej opcji w języku terminala (LANG).
command-option-help = Pokaż tę pomoc i zakończ.
command-default = domyślnie: { $default }
command-required = wymagane

# What stands for a word that one has to put in; in capitals.
command-metavar-options = [OPCJE]
command-metavar-command = POLECENIE [ARGUMENTY]...
command-metavar-number = LICZBA
command-metavar-text = TEKST
command-metavar-game = GRA
command-metavar-game-if-wished = [GRA]
command-metavar-id = ID
command-metavar-file = PLIK
command-metavar-rule-or-words = [ZASADA | SŁOWA]...
command-metavar-file-if-wished = [PLIK]
command-metavar-file-or-url = PLIK|URL
command-metavar-folder = KATALOG
command-metavar-address = ADRES
command-metavar-colour = KOLOR
command-metavar-language = JĘZYK
command-metavar-name = NAZWA
command-metavar-names = NAZWA,...
command-metavar-points = PUNKTY
command-metavar-variant = NAZWA=WARTOŚĆ
command-metavar-position = POZYCJA
command-metavar-decisions = DECYZJA...
command-metavar-record = ZAPIS
command-metavar-records-if-wished = [ZAPIS]...

# A line for each command, in the list of all.
command-list-play = graj w tym terminalu, przeciw botom lub z innymi przy jednej klawiaturze
command-list-new = przygotuj rozgrywkę: pozycja, JSON na standardowe wyjście
command-list-legal = co można zdecydować w pozycji, jedna decyzja w wierszu
command-list-apply = pozycja po podanych decyzjach
command-list-score = punktowanie pozycji, składnik po składniku
command-list-replay = pozycja po N decyzjach z zapisu
command-list-analyse = gdzie rozstrzygnęła się zakończona rozgrywka i co byłoby lepsze
command-list-stats = własne zakończone rozgrywki razem: wyniki, punkty według źródeł, straty
command-list-arena = wiele rozgrywek między botami
command-list-study = co ile jest warte w grze: wiele rozgrywek botów i strona o nich
command-list-puzzle = rozwiąż zadanie w zwykłych wierszach: zadanie dnia albo dowolne
command-list-serve = serwer gier dla domu lub klubu, ze stołami dla ludzi i botów; --open: graj w przeglądarce
command-list-backup = wszystko, co przechowuje serwer, w jednym pliku, także w czasie jego pracy
command-list-restore = przywróć kopię zapasową, także w czasie pracy serwera
command-list-check = odtwórz wszystkie rozgrywki z serwera i wskaż te, które się różnią
command-list-appoint = uczyń konto administratorem serwera
command-list-games = zainstalowane gry, ich wersje i warianty oraz co jest nie tak z grą, która nie działa
command-list-rules = zasady gry w prostych zdaniach: wszystkie, jedna według numeru albo te, w których są podane słowa
command-list-edition = wydrukowane wartości: sprawdź plik, podaj źródła, skopiuj do poprawienia

# Options that several commands have.
command-option-variant = Wariant, na przykład short=true.
command-option-edition = Plik wydania, z którym się gra albo które wymienia pozycja.
command-option-json = Tylko JSON na standardowe wyjście.
command-option-divide = Myśl tyle razy krócej, niż mówi drabinka poziomów.
command-option-processes = Ile rozgrywek naraz; domyślnie jedna na rdzeń.
command-option-cluster = Graj na klastrze Dask, na przykład tcp://10.0.0.5:8786.
command-option-config = Plik TOML z ustawieniami; wszystkie są nieobowiązkowe.
command-option-database = Plik SQLite albo postgresql://...; domyślnie claycrown.db.

command-play-about = Graj w tym terminalu, przeciw botom lub z innymi przy jednej klawiaturze. Bez nazwy gry program o nią zapyta.
command-play-players = Liczba graczy; domyślnie tylu, ilu wymaga --bots, albo najmniej, ile dopuszcza gra.
command-play-bots = Kto zajmuje ostatnie miejsca, na przykład greedy,random; pozostałe zajmują ludzie.
command-play-seed = To samo ziarno daje to samo przygotowanie; domyślnie losowe.
command-play-resume = Dokończ zapisaną rozgrywkę.
command-play-resume-alone = --resume dokańcza rozgrywkę taką, jaka jest: nie podawaj gry, graczy, botów, ziarna ani opcji
command-play-which-game = podaj, która gra: { $games }
command-play-no-terminal = play wymaga terminala: standardowego wejścia i wyjścia

command-new-about = Przygotuj rozgrywkę: pozycja, JSON na standardowe wyjście.
command-new-players = Liczba graczy; domyślnie najmniej, ile dopuszcza gra.
command-new-seed = To samo ziarno daje tę samą rozgrywkę; domyślnie losowe.
command-legal-about = Co można zdecydować w pozycji, jedna decyzja w wierszu; przy kilku pozycjach jedna odpowiedź w wierszu.
command-legal-seat = Tylko to, co może zdecydować to miejsce.
command-apply-about = Pozycja po podanych decyzjach. Niedozwolona niczego nie zmienia, a odpowiedzią jest zasada, która jej zakazuje.
command-apply-seed = Do tego, co trzeba jeszcze potasować.
command-apply-whose = decydować ma kilka miejsc: podaj, czyja to decyzja, jako KOLOR:DECYZJA
command-score-about = Punktowanie pozycji, składnik po składniku; przy kilku pozycjach jedna odpowiedź w wierszu.
command-score-round = Co punktuje runda, w grze, która punktuje rundami.
command-score-final = Koniec gry.
command-score-which = podaj jedno z: --round, --final
# Behind a contestant who is eliminated by an assessment; and the last line of the sheet.
command-score-out = odpada
command-score-winner = wygrywa: { $who }
command-replay-about = Pozycja po N decyzjach z zapisu.
command-replay-to = Liczba decyzji; domyślnie wszystkie.
command-not-at-table = nie siedzi przy tym stole; są tu { $seats }

command-puzzle-about = Rozwiąż zadanie, domyślnie zadanie dnia: decyzje wpisuje się w notacji albo wybiera po numerze. Kończy się stanem 1, jeśli poproszono o rozwiązanie.
command-puzzle-id = To jedno zadanie.
command-puzzle-any = Dowolne, wylosowane.
command-puzzle-unknown = w tej grze nie ma zadania { $id }

command-games-about = Zainstalowane gry, każda z wersją i wariantami. Kończy się stanem 1, jeśli którejś nie udało się wczytać.
command-games-one = { $title }, liczba graczy: { $fewest }–{ $most }, wersja { $version }
# $label names the variant, $limits tells what may be chosen.
command-games-variant = { $option }: { $limits } ({ $label })
command-games-variant-unnamed = { $option }: { $limits }
command-games-broken = nie udało się wczytać: { $reason }
command-games-lesson-broken = nie udało się wczytać lekcji: { $reason }

command-rules-about = Zasady gry według rozdziałów; zdania jednej zasady (T5.4) lub rozdziału (T5); dla słów te zasady, które zawierają wszystkie. Kończy się stanem 1, jeśli nic nie znaleziono.
command-rules-edition = Podaj wartości z tego wydania.

command-edition-about = Wydrukowane wartości: sprawdź plik, podaj źródła, skopiuj do poprawienia.
command-edition-check-about = Sprawdź plik wydania; błędny zostaje odrzucony z podaniem tabeli, klucza i powodu.
command-edition-checked = { $file }: wydanie gry { $game }, nazwa { $name }, skrót { $hash }
command-edition-sources-about = Podaj, skąd pochodzą wartości: wydrukowane, wywnioskowane czy odtworzone.
command-edition-show-about = Plik wydania z pakietu, do skopiowania i poprawienia.

command-serve-about =
    Udostępnij stoły, przy których grają ludzie i boty: strony dla przeglądarek i API wraz z jego opisem.

    Ustawienia: plik, zmienne CLAYCROWN_* albo opcje tutaj, które mają pierwszeństwo.
command-serve-host = Adres, na którym serwer słucha; domyślnie tylko ten komputer.
command-serve-port = Domyślnie 8000.
command-serve-open = Otwórz przeglądarkę. Jeśli nie podano inaczej: rozgrywki są w twoim katalogu danych, dziennik mówi tylko o kłopotach, a jeśli na tym komputerze działa już serwer, zostaje użyty.
command-serve-at = Clay & Crown działa pod adresem { $address }
command-serve-ends = Ctrl-C kończy; niezakończone rozgrywki będą tu następnym razem.
command-serve-no-screen = Nie ma tu ekranu: otwórz adres w przeglądarce albo graj w terminalu przez `claycrown play`.
command-serve-port-taken = na porcie { $port } słucha inny program
command-serve-no-database = nie można otworzyć bazy danych: { $reason }
command-config-public-url = public_url musi być adresem takim jak https://games.example.org, a nie { $url }
command-config-section = { $name } musi być sekcją
command-config-wrong = konfiguracja: { $reason }

command-backup-about = Zapisz wszystko, co przechowuje serwer, w pliku PLIK, także w czasie jego pracy. PLIK zawiera tajne dane: może go czytać tylko właściciel.
command-restore-about = Przywróć kopię zapasową, także w czasie pracy serwera. To, co jest teraz w bazie danych, znika.
command-restore-yes = Nie pytaj.
# The answer is one of the words of command-yes, which are parted by spaces; anything else is a no.
command-restore-sure = Zastąpić całą zawartość bazy danych tą kopią? [t/N]
command-yes = t tak y yes
command-check-about = Odtwórz wszystkie przechowywane rozgrywki i wskaż te, które różnią się od zapisanych; stan wyjścia to wtedy 1.
command-check-repair = Odtwórz uszkodzone migawki z przygotowania i decyzji.
command-appoint-about = Uczyń konto NAZWA administratorem: widzi, co ludzie zgłaszają, i może pomagać z hasłami.
command-backup-made = { $file }: { $contents }
command-backup-put-back = przywrócono: { $contents }
# What a backup holds, in one list: numbers of people, tables and decisions.
command-backup-people = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
command-backup-tables = { $count ->
    [one] { $count } stół
    [few] { $count } stoły
    [many] { $count } stołów
   *[other] { $count } stołu
}
command-backup-decisions = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
    [many] { $count } decyzji
   *[other] { $count } decyzji
}
command-check-of-table = { $table }: { $wrong }
command-checked = odtworzone rozgrywki: { $games ->
    [one] { $games }
    [few] { $games }
    [many] { $games }
   *[other] { $games }
}, różni się: { $differ ->
    [one] { $differ }
    [few] { $differ }
    [many] { $differ }
   *[other] { $differ }
}
command-appointed = { $name } administruje tym serwerem.
command-no-account = nie ma konta o nazwie { $name }
command-no-database = nie ma bazy danych { $file }
command-database = baza danych: { $reason }
command-file-trouble = { $file }: { $reason }
command-empty-database = baza danych { $file } to plik o długości zero bajtów: przywróć kopię zapasową albo usuń go, aby zacząć od nowa
command-too-new = baza danych ma wersję { $found }; ten program zna wersje do { $known }
command-backup-too-old = baza danych ma wersję { $found }, ten program { $known }: uruchom raz jego serwer
command-backup-too-new = kopię zapasową utworzyła nowsza wersja programu
command-backup-none = plik nie jest kopią zapasową tego programu
command-backup-damaged = { $file }: plik uszkodzony albo nie jest kopią zapasową: { $reason }
command-backup-rows = kopia zapasowa jest uszkodzona: { $table }, liczba wierszy to { NUMBER($count, useGrouping: 0) }, a nie { NUMBER($expected, useGrouping: 0) }
command-backup-unreadable = kopia zapasowa jest uszkodzona: nie można odczytać { $table }

# What is wrong with a stored game. Numbers count the entries of a game; deciders are those to move.
command-differs-edition = wydanie { $edition } ma inne wartości niż te, z którymi zaczęto rozgrywkę
command-differs-gap = po numerze { $before } następuje { $number }
command-differs-back = numer { $number } cofa do { $to }
command-differs-no-decision = numer { $number } nie jest decyzją
command-differs-illegal = numer { $number } jest sprzeczny z { $rule }
command-differs-no-set-up = brakuje przygotowania
command-differs-unreadable = nie można odczytać migawki przy { $number }
command-differs-snapshot = migawka przy { $number } jest inna
command-differs-beyond = jest migawka za ostatnim wpisem
command-differs-head = stół jest przy { $head }, a wpisy kończą się na { $last }
command-differs-deciders = decydować mają inne miejsca
# $status is how the database calls it: running, over.
command-differs-over = { $over ->
    [0] stół ma stan „{ $status }”, ale jego rozgrywka nie jest zakończona
   *[other] stół ma stan „{ $status }”, ale jego rozgrywka jest zakończona
}
command-differs-result = wynik jest inny
command-differs-no-game = nie da się odtworzyć, gra: { $reason }
command-differs-breaks = nie da się odtworzyć: { $error }

command-version = claycrown { $version } ({ $compiled ->
    [0] zasady nieskompilowane: te same gry, tylko wolniej
   *[other] zasady skompilowane
})
command-broken = { $game }: nie udało się wczytać ({ $reason })
command-unwritable = nie można zapisać wyniku: { $reason }
command-lacks = potrzebny jest pakiet { $package }, którego tu nie ma; zainstaluj go poleceniem: { $command }
command-needs = potrzebny jest pakiet { $package }
command-stopped = claycrown: przerwano po { NUMBER($done, useGrouping: 0) } z { NUMBER($all, useGrouping: 0) } rozgrywek

# What the parser of the command line says. Words in '…' are what was typed.
command-missing-argument = Brakuje argumentu
command-missing-option = Brakuje opcji
command-missing-command = Brakuje polecenia.
command-choose-from = Do wyboru: { $choices }
command-invalid = Nieprawidłowa wartość: { $message }
command-invalid-for = Nieprawidłowa wartość dla { $hint }: { $message }
command-no-such-option = Nie ma opcji { $name }.
command-no-such-command = Nie ma polecenia { $name }.
command-did-you-mean = { $count ->
    [one] Może chodzi o { $possibility }?
    [few] (Może chodzi o jedno z: { $possibility }?)
    [many] (Może chodzi o jedno z: { $possibility }?)
   *[other] (Może chodzi o jedno z: { $possibility }?)
}
command-takes-no-value = Opcja { $name } nie przyjmuje wartości.
command-needs-value = { $count ->
    [one] Opcja { $name } wymaga argumentu.
    [few] Opcja { $name } wymaga { $number } argumentów.
    [many] Opcja { $name } wymaga { $number } argumentów.
   *[other] Opcja { $name } wymaga { $number } argumentu.
}
command-extra-arguments = { $count ->
    [one] Nadmiarowy argument ({ $arguments })
    [few] Nadmiarowe argumenty ({ $arguments })
    [many] Nadmiarowe argumenty ({ $arguments })
   *[other] Nadmiarowe argumenty ({ $arguments })
}
command-not-one-of = { $count ->
    [one] { $value } to nie { $choices }.
    [few] { $value } to żadne z: { $choices }.
    [many] { $value } to żadne z: { $choices }.
   *[other] { $value } to żadne z: { $choices }.
}
command-not-in-range = { $value } jest poza zakresem { $range }.
command-not-a-number = { $value } nie jest poprawną liczbą.
command-file-missing = Plik { $file } nie istnieje.
command-file-is-folder = { $file } to katalog, nie plik.
command-file-unreadable = Pliku { $file } nie można odczytać.

# Analiza gry

command-analyse-about = Gdzie rozstrzygnęła się zakończona rozgrywka i co byłoby lepsze: szanse po każdej decyzji, punkty zwrotne, błędy.
command-analyse-depth = Ile namysłu na każdą turę; standard zajmuje do minuty na dwóch rdzeniach.
command-analyse-seed = To samo ziarno i ta sama głębokość dają te same liczby.
command-analyse-threads = Ile wątków myśli naraz; domyślnie jeden na rdzeń.
command-analyse-all = Podaj każdą decyzję, nie tylko błędy.
command-analyse-working = analiza
command-analyse-title = { $game }: { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
    [many] { $decisions } decyzji
   *[other] { $decisions } decyzji
}
command-analyse-curve = szansa na wygraną
command-analyse-moment = po { $number }, runda { $round }
command-analyse-turning-points = Punkty zwrotne
command-analyse-mistakes = Błędy
command-analyse-all-judged = Wszystkie decyzje
command-analyse-judged = { $number } { $who }: { $verdict }, { $after }% zamiast { $before }%: { $decided }
command-analyse-better = lepiej: { $decided }
analysis-no-record = to nie jest zapis rozgrywki: potrzebne są przygotowanie i decyzje, tak jak zapisują je `play` i serwer

# Własne zakończone rozgrywki

command-stats-about = Twoje zakończone rozgrywki razem, według tytułu i liczby graczy: wyniki według miejsca i rywala, punkty według źródeł obok zwycięzców, a z --analyse także straty. Zapisy niezakończonych rozgrywek są pomijane.
command-stats-player = Twoja nazwa w zapisach.
command-stats-analyse = Najpierw przeanalizuj każdą rozgrywkę z tą dokładnością.
command-stats-csv = Wszystkie rozgrywki jako wartości rozdzielone przecinkami, po jednej w wierszu.
command-stats-none = W tych zapisach nie ma zakończonej rozgrywki gracza { $player }.
command-stats-title = { $game }, liczba graczy: { $players }
command-stats-row = { $first } z { $of }
