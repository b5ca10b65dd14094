# The table in the browser, as far as it is the same for all games: what is asked, the log, the sheet, replay.

table-table = Stół
table-board = Plansza
table-now = Co teraz wybrać
table-panels = Możliwości, dziennik, punkty i więcej
table-players = Gracze
table-player-of-colour = { $name } ({ $colour })
table-everybody = Co kto ma
table-raise = Rozwiń
table-lower = Zwiń
table-to-decide = decyduje
table-you = ty
table-title-your-turn = Twoja kolej – { $page }
table-not-there = Nie można pokazać tego stołu

table-connection-connecting = Łączenie…
table-connection-lost = Połączenie przerwane. Wróci samo.

table-your-turn = Twoja kolej.
table-waiting-for = { $count ->
    [0] Chwileczkę…
   *[other] Kolej: { $who }.
}
table-busy = Serwer jest zajęty: jeszcze około { $seconds } s.
table-not-your-turn = { $count ->
    [0] Teraz nie można nic wybrać.
   *[other] To nie twoja kolej. Teraz: { $who }.
}
table-not-a-choice = Tego teraz nie można wybrać.
table-over = Rozgrywka zakończona.
table-abandoned = Rozgrywka została przerwana.
table-sent = { $what }: wysłano, jeszcze bez potwierdzenia.
table-undoing = Cofanie…
table-undoing-or-sent = Czekamy na serwer.
table-stale = Rozgrywka potoczyła się tymczasem dalej. Spójrz jeszcze raz i wybierz.
table-confirm-this = { $undo ->
    [no] Tego nie da się cofnąć. Na pewno? { $what }
   *[yes] Na pewno? { $what }
}
table-confirm = Potwierdź
table-back = Wróć
table-undo = Cofnij
table-undo-unrated = To cofnie też odpowiedzi botów. Rozgrywka nie będzie się wtedy liczyć do rankingu.
table-start-again = Zacznij turę od nowa
table-watch-again = Obejrzyj jeszcze raz
table-cannot-be-undone = nie da się cofnąć
table-more-follows = potem następne pytanie
table-point-at = Wskaż możliwość, aby zobaczyć, co by dała.
table-round-gain = { $points } na koniec tej rundy
table-final-gain = { $points } na koniec gry
table-points-at-most = najwyżej { $points }

table-choices = Możliwości
table-choices-list = { $count ->
    [one] Jako lista: { $count } możliwość
    [few] Jako lista: { $count } możliwości
    [many] Jako lista: { $count } możliwości
   *[other] Jako lista: { $count } możliwości
}
table-find = Znajdź możliwość
table-none-found = Żadna możliwość nie ma tych słów.
table-hint = Poproś o podpowiedź
table-hint-rating = Rozgrywka z podpowiedziami nie liczy się do rankingu.
table-hint-thinking = Silny bot się zastanawia…
table-hints = Co rozważa silny bot
table-hint-none = On też nie ma pomysłu.
table-hint-chance = { $percent }% szans na wygraną
table-hint-number = podpowiedź { $numbers }
table-nothing-to-choose = Nie masz teraz nic do wyboru.

table-scene = { $place } z { $count }:
table-so-far = Do tej pory
table-summary = Co się wydarzyło
table-summary-steps = Krok po kroku
table-step-back = Wstecz
table-step-on = Dalej
table-pause = Pauza
table-go-on = Dalej
table-from-start = Od początku
table-skip = Pomiń
table-skip-to-turn = Przewiń do mojej kolei

table-log = Dziennik
table-log-of = Pokaż
table-log-all = Wszyscy
table-log-empty = Nic się jeszcze nie wydarzyło.
table-together = Wszyscy naraz
table-took-back = { $who } cofa swoje decyzje.
table-went-back = Wszyscy się zgodzili: rozgrywka cofnięta.
table-somebody-decided = Ktoś zmienił zdanie.
table-taken-back = cofnięte
table-forced = rozegrało się samo
table-instead-busy = { $by ->
    [chance] serwer był zbyt zajęty ({ $bot }): decyduje los
   *[other] serwer był zbyt zajęty ({ $bot }), decyduje { $by }
}
table-instead-late = { $by ->
    [chance] { $bot } myśli za długo: decyduje los
   *[other] { $bot } myśli za długo, decyduje { $by }
}
table-instead-failed = { $by ->
    [chance] { $bot } zawodzi: decyduje los
   *[other] { $bot } zawodzi, decyduje { $by }
}
table-instead-illegal = { $by ->
    [chance] { $bot } wybiera coś niedozwolonego: decyduje los
   *[other] { $bot } wybiera coś niedozwolonego, decyduje { $by }
}
table-instead-unknown = decyduje los, nie { $bot }
table-watch = Obejrzyj
table-recent = Co się ostatnio działo
table-since = Od twojej ostatniej tury
table-since-close = Schowaj to, co działo się od twojej ostatniej tury
table-since-more = Więcej jest w dzienniku.

table-sheet = Punkty
table-sheet-empty = Nie ma jeszcze punktów.
table-total = Do tej pory
table-total-over = Razem
table-place = Miejsce
table-if-round = Gdyby runda skończyła się teraz
table-if-final = Gdyby gra skończyła się teraz
table-chart = Przebieg
table-chart-of = Co pokazać na wykresie
table-chart-all = Wszystkie punkty
table-chart-about = Punkty każdego gracza w czasie; liczby są w tabeli poniżej.
table-chart-figures = Liczby
table-chart-save = Zapisz jako tabelę (CSV)
table-ranked = { $who }: { $value }
table-out = poza grą
table-at-the-end = na koniec gry

table-majorities = Większości
table-leads-button = Kto prowadzi
table-overlay = Podświetl na planszy to, co się liczy
table-leads = Prowadzi { $who }.
table-nobody-leads = Nikt nie prowadzi.
table-leader-unknown = Nie da się powiedzieć, kto prowadzi.
table-nobody-there = nikt
table-no-majorities = Nic się teraz nie liczy.

table-talk = Czat
table-chat = Czat
table-chat-on = włączony
table-chat-off = Czat jest wyłączony: przy żadnym stole nic nie widzisz i nic nie piszesz.
table-chat-empty = Nikt jeszcze nic nie napisał.
table-chat-earlier = Wcześniej
table-chat-say = Napisz coś
table-chat-send = Wyślij
table-notes = Notatki
table-notes-about = Tylko ty możesz je czytać.
table-notes-saving = Zapisywanie…

table-menu = Stół
table-replay = Powtórka
table-copy-link = Kopiuj link do stołu
table-copied = Skopiowano.
table-copy = Kopiuj
table-share = Udostępnij…
table-picture = Pobierz obrazek
table-picture-failed = Nie udało się narysować obrazka.
table-record = Pobierz zapis
table-rematch = Zagraj jeszcze raz
table-return = Jestem z powrotem
table-hand-seat = Niech bot gra za mnie
table-leaving-hand-over-about = Bot gra na twoim miejscu, dopóki nie wrócisz: przez „Jestem z powrotem” w tym menu albo własną decyzją.
table-leaving-hand-over-rating = Wynik nadal jest twój, ale twój ranking może przez tę rozgrywkę tylko spaść, nie wzrosnąć.
table-leaving-hand-over-sure = Niech gra bot
table-resign = Poddaj się
table-leaving-resign-about = Bot gra na twoim miejscu do końca, żeby inni mogli grać dalej. Nie możesz już wrócić.
table-leaving-resign-rating = Zajmujesz miejsce za wszystkimi, którzy zostają, i tak liczy się twój ranking.
table-leaving-resign-sure = Poddaj rozgrywkę
table-stay = Zostań
table-not-rated-anyway = Ta rozgrywka nie liczy się do rankingu.
table-rated = Liczy się do rankingu.
table-unrated-imported = Nie liczy się do rankingu: pochodzi z zapisu.
table-unrated-kept = Nie liczy się do rankingu: ktoś gra na kilku miejscach.
table-unrated-edition = Nie liczy się do rankingu: wydanie nie jest standardowe.
table-unrated-hinted = Nie liczy się do rankingu: były podpowiedzi.
table-unrated-undone = Nie liczy się do rankingu: cofnięto zakończoną turę.
table-unrated-alone = Nie liczy się do rankingu: został tylko jeden gracz.
table-log-time = { $who }: czas minął. Teraz gra bot: { $bot }.
table-log-out = { $who }: czas minął. Do końca gra bot: { $bot }.
table-log-handed = { $who } oddaje grę botowi: { $bot }.
table-log-resigned = { $who } się poddaje. Do końca gra bot: { $bot }.
table-log-removed = { $who } już nie wróci. Do końca gra bot: { $bot }.
table-log-back = { $who } jest z powrotem.
table-looking-on = Oglądasz
table-looking-on-before = Oglądasz. Aby grać, zajmij wolne miejsce.
table-propose-take-back = Zaproponuj wszystkim cofnięcie ostatniej decyzji
table-propose-abandon = Zaproponuj wszystkim przerwanie rozgrywki
table-leave = Do stołów
table-how = Jak lubisz grać
table-set-forced = Jedyna możliwość rozgrywa się sama
table-set-sounds = Dźwięki
table-set-confirm = Drugie kliknięcie potwierdza
table-confirm-needed = Gdy wyboru nie da się cofnąć
table-confirm-always = Zawsze
table-confirm-never = Nigdy
table-set-bots = Boty grają
table-set-speed = Tempo scen i powtórek
table-speed = { $speed } ×
table-about = Wydanie: { $edition }. Właściciel stołu: { $owner }.
table-proposal-abandon = { $who } proponuje przerwać rozgrywkę.
table-proposal-take-back = { $who } proponuje cofnąć rozgrywkę do wpisu { $number }.
table-proposal-missing = { $count ->
    [0] Wszyscy odpowiedzieli.
    [one] Brakuje jednej odpowiedzi.
    [few] Brakuje { $count } odpowiedzi.
    [many] Brakuje { $count } odpowiedzi.
   *[other] Brakuje { $count } odpowiedzi.
}
table-agree = Zgoda
table-disagree = Nie
table-withdraw = Wycofaj

table-days-left = { $count ->
    [one] jeden dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
table-on-holiday = urlop do { $date }
table-holiday-soon = urlop od { $date }
table-away-yourself = Gra za ciebie bot.
table-out-yourself = Jesteś poza tą grą: dalej gra za ciebie bot.
table-absence-away = poza stołem, gra bot
table-absence-out = poza grą, gra bot

table-free-seats = { $count ->
    [one] Jedno miejsce jest jeszcze wolne. Rozgrywka może się zacząć, gdy będzie zajęte.
    [few] { $count } miejsca są jeszcze wolne. Rozgrywka może się zacząć, gdy będą zajęte.
    [many] { $count } miejsc jest jeszcze wolnych. Rozgrywka może się zacząć, gdy będą zajęte.
   *[other] { $count } miejsca jest jeszcze wolne. Rozgrywka może się zacząć, gdy będą zajęte.
}
table-waits-kept = Brakuje jeszcze: { $who }.
table-quick-waits = Przy stole: { $here } z { $players }. Rozgrywka zacznie się sama, gdy tylko stół będzie pełny.
table-all-here = Wszyscy już są. Zacznij, kiedy chcesz.
table-owner-starts = Wszyscy już są. Rozgrywkę zaczyna { $who }.
table-sit-down = Usiądź tutaj
table-move-here = Przesiądź się tutaj
table-seat-bot = Bot gra jako { $colour }
table-choose-bot = Niech gra bot…
table-free-seat = Zwolnij miejsce
table-kick = Wyproś od stołu
table-invite = Zaproś kogoś
table-invite-about = Kto otworzy ten adres, może tu usiąść.
table-invite-here = Ten adres działa tylko na tym komputerze. Aby mogli przyjść inni, uruchom serwer z opcją --host 0.0.0.0 i otwórz go pod nazwą komputera.
table-start = Zacznij rozgrywkę
table-get-up = Wstań i odejdź

table-places = Klasyfikacja końcowa
table-ahead-in = Największa część tej przewagi: { $what }, { $points }
table-hand-over = Teraz ekran dla: { $who }
table-hand-over-about = Za chwilę będzie widać, co jest za zasłonką tego gracza, więc nikt inny nie powinien patrzeć.
table-i-am = To ja, { $who }

table-play = Odtwarzaj
table-first = Na początek
table-last = Na koniec
table-moment = Moment
table-moment-of = { $place } z { $count }
table-set-up = Przygotowanie.
table-viewpoint = Czyje spojrzenie pokazać
table-spectator = Jak widzi to widz
table-seen-by = Jak widzi to { $who }
table-copy-moment = Kopiuj link do tego momentu
table-to-the-table = Do stołu
table-from-file = Powtórka z zapisu
table-from-file-about = Wybierz plik z zapisem rozgrywki. Zostanie sprawdzony według zasad i zachowany jako stół, który widzi tylko ten, kto ma link; niezakończoną rozgrywkę można dokończyć.
table-choose-file = Zapis to plik JSON, taki, jaki daje „Pobierz zapis”.
table-not-a-record = Ten plik nie jest zapisem rozgrywki.
table-checking = Zapis jest sprawdzany…
table-analysis = Analiza
table-explore = Spójrz dalej

## Offered to who sits at a table for the first time

learn-offer = To dla ciebie nowa gra?
learn-offer-about = { $game }: krótka lekcja pokazuje wszystko, czego potrzebujesz, na prawdziwym stole. Ten stół poczeka; znajdziesz go na stronie głównej. Możesz też grać od razu, z wyjaśnieniami.
learn-offer-lesson = Zacznij lekcję
learn-offer-explain = Wyjaśniaj podczas gry
learn-offer-no = Nie, dziękuję
