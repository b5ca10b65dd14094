# What the server refuses, by the code of its answer: refusal-name-taken is name_taken. Programs get the English text as `message`,
# pages word the message in their language. What is refused seldom is in rare-refusals.ftl.

refusal-bad-frame = Serwer nie rozumie tego, co wysłała ta strona ({ $details }). Wczytaj stronę ponownie.
refusal-bad-message = Wiadomość musi mieć od 1 do { $most } { $most ->
    [one] znaku
    [few] znaków
    [many] znaków
   *[other] znaków
  }.
refusal-bad-name = Nazwa musi mieć od 1 do { $most } { $most ->
    [one] widocznego znaku
    [few] widocznych znaków
    [many] widocznych znaków
   *[other] widocznych znaków
  }.
refusal-bad-request = Serwer nie rozumie tego żądania.
refusal-barred = Gospodarz tego serwera zamknął przed tobą stoły. Twoje rozgrywki dokończą boty.
refusal-chat-off = Twój czat jest wyłączony.
refusal-connection-ended = Połączenie ze stołem zostało zakończone. Wczytaj stronę ponownie.
refusal-csrf = Strona jest nieaktualna. Wczytaj ją ponownie.
refusal-forbidden = To niedozwolone.
refusal-game-missing = W grę { $game } nie można tu teraz grać. Stół czeka, aż gra wróci.
refusal-guest = Gość nie ma hasła. Najpierw załóż konto.
refusal-hints-now-only = W trakcie rozgrywki podpowiedzi dotyczą tylko bieżącej pozycji.
refusal-illegal = Zasady na to teraz nie pozwalają.
refusal-internal = Coś poszło nie tak na serwerze.
refusal-mixed-alphabets = Każde słowo w nazwie musi być zapisane jednym alfabetem: liter łacińskich nie można mieszać z cyrylicą.
refusal-name-taken = Ta nazwa albo taka, która wygląda tak samo, należy do kogoś innego.
refusal-no-free-seat = Wszystkie miejsca są zajęte.
refusal-no-hints = Podpowiedzi są tylko wtedy, gdy grasz przeciw botom, i po zakończeniu rozgrywki.
refusal-no-plans = Nie ma teraz roku do zaplanowania.
refusal-nobody-there = Nie siedzi tam nikt inny.
refusal-not-a-decision = To nie jest decyzja z tej gry.
refusal-not-found = Nic tu nie ma albo nie możesz tego zobaczyć.
refusal-not-in-time = Odpowiedź nie nadeszła na czas. Spróbuj ponownie.
refusal-not-over = Rozgrywkę można analizować po jej zakończeniu.
refusal-not-owner = Może to zrobić tylko właściciel stołu.
refusal-not-seated = Nie siedzisz przy tym stole.
refusal-not-signed-in = Najpierw zaloguj się albo zagraj jako gość.
refusal-not-started = Rozgrywka jeszcze się nie zaczęła.
refusal-not-your-seat = Nie grasz na tym miejscu.
refusal-not-yours = Cofanie nie sięga poza decyzję innego gracza.
refusal-nothing-to-undo = Nie ma czego cofnąć.
refusal-other-origin = Strona z innej witryny nie może tu grać.
refusal-out = Nie grasz już w tej rozgrywce: do końca gra za ciebie bot.
refusal-over = Rozgrywka jest zakończona.
refusal-overloaded = Z serwerem jest połączonych zbyt wiele osób. Spróbuj ponownie za chwilę.
refusal-page-outdated = Ta strona pochodzi z wcześniejszej wersji. Wczytaj ją ponownie.
refusal-revealed = Nie można cofnąć: od tego czasu coś wylosowano lub ujawniono.
refusal-seat-kept = To miejsce czeka na gracza z poprzedniej rozgrywki.
refusal-seat-taken = To miejsce nie jest wolne.
refusal-seats-free = Są jeszcze wolne miejsca.
refusal-sent-away = Właściciel wyprosił cię od tego stołu.
refusal-signed-in = Najpierw się wyloguj.
refusal-silenced = Gospodarz tego serwera zakazał ci pisać przy stołach.
refusal-stale = Rozgrywka potoczyła się tymczasem dalej. Spójrz na planszę i zdecyduj jeszcze raz.
refusal-started = Rozgrywka już się zaczęła.
refusal-too-fast = Za dużo żądań. Poczekaj chwilę.
refusal-too-long = W tej rozgrywce cofnięto już tak wiele, że więcej nie można.
refusal-too-many-marks = Litera w nazwie może mieć najwyżej dwa znaki diakrytyczne.
refusal-too-many-tables = Masz już { $most ->
    [one] jeden stół
    [few] { $most } stoły
    [many] { $most } stołów
   *[other] { $most } stołu
  } z niezakończoną rozgrywką i więcej mieć nie można. Najpierw zakończ którąś rozgrywkę albo opuść stół.
refusal-too-many-waiting = { $most ->
    [one] Na wykonanie czeka już jedna twoja prośba
    [few] Na wykonanie czekają już { $most } twoje prośby
    [many] Na wykonanie czeka już { $most } twoich próśb
   *[other] Na wykonanie czeka już { $most } twojej prośby
  }. Spróbuj ponownie, gdy część z nich się zakończy.
refusal-unavailable = Serwer nie może połączyć się ze swoją bazą danych. Spróbuj ponownie za chwilę.
refusal-unknown = Odpowiedź serwera jest niezrozumiała (status { $status }). Spróbuj ponownie.
refusal-wrong-name-or-password = Nazwa lub hasło się nie zgadza.
refusal-wrong-password = Hasło się nie zgadza.
