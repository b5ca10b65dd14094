# The table in the terminal, as far as only it says this. Keys are named as they are on a keyboard.

terminal-keys = ? zasady  u cofnij  : wpisz  l dziennik  s punkty  p { $pace ->
    [slow] powoli
    [step] krokami
    [fast] szybko
   *[normal] zwykle
}  t kolor  q wyjdź
terminal-keys-deciding = strzałki, Enter wybór · Esc wstecz · { $keys }
terminal-keys-waiting = Spacja dalej · { $keys }
terminal-keys-over = a analiza · { $keys }
terminal-keys-page = strzałki, PgUp, PgDn przewijają · Esc wraca do stołu
terminal-keys-rules = strzałki wybierają temat · / szuka · PgUp, PgDn przewijają · Esc wraca
terminal-keys-start = strzałki wybierają i zmieniają wiersz · Enter zaczyna · Esc wychodzi
terminal-analysis-progress = przeanalizowano { $percent }%
terminal-tabs = Tab przełącza

# Several people at one keyboard: whom a question is for.
terminal-asked = { $who }: { $prompt }
terminal-turn-done = Twoja tura dobiegła końca. Spacja: dalej, u cofa ostatnią decyzję.
terminal-bot-thinks = { $who } myśli.
terminal-bot-waits = Teraz { $who }. Spacja: dalej.
terminal-scene-goes-on = { $told } Spacja: dalej, Esc: do końca.
terminal-over = Rozgrywka zakończona. s pokazuje punkty, q wychodzi.
terminal-refused = { $rule }: { $reason }. ? pokazuje zasadę.
terminal-not-a-decision = „{ $text }” nie jest tu decyzją. Spróbuj słowa z listy albo notacji: { $example }
# $told and $reason are sentences of the log and of refusals.
terminal-taken-back = Cofnięto: { $told }
terminal-unsaved = Nie udało się zapisać rozgrywki: { $reason }.
terminal-type-here = decyzja, na przykład: { $example }
# The map of a game, in a window that is too small for it.
terminal-too-small = Mapa potrzebuje { $columns } kolumn i { $lines } wierszy.
terminal-more-below = ▼ PgDn
terminal-more-above = ▲ PgUp

terminal-rules = Zasady, które za tym stoją
terminal-look = Co to jest
terminal-search = słowa zasady albo jej numer
terminal-found = { $count ->
    [0] Żadna zasada nie ma tych słów
    [one] { $count } zasada
    [few] { $count } zasady
    [many] { $count } zasad
   *[other] { $count } zasady
}
terminal-why-not = Dlaczego nie: { $reason }
terminal-this-choice = Ta możliwość: { $label }
terminal-sources = Skąd pochodzą wartości
terminal-sources-about = Wydanie nazywa się „{ $edition }”. Wartości wydrukowane podaje instrukcja albo kilka recenzji; wywnioskowane wynikają z tego, co wydrukowano; odtworzone dobrano tak, by pasowały do wszystkiego, co wiadomo. Jeśli masz pudełko, możesz je poprawić: „claycrown edition show { $game }” daje plik, „--edition PLIK” pozwala grać z twoim.
terminal-source = { $source ->
    [printed] { $figures }: wydrukowane. { $note }
    [deduced] { $figures }: wywnioskowane. { $note }
   *[reconstructed] { $figures }: odtworzone. { $note }
}

terminal-hand-over = Teraz decyduje { $who }
terminal-hand-over-about = Teraz pojawi się to, co może widzieć tylko { $who }. Oddaj miejsce przy klawiaturze i naciśnij Enter.
terminal-hand-back = { $number }: { $who } decyduje od nowa.

terminal-start = Usiądź do nowej rozgrywki albo dokończ zapisaną.
terminal-begin = zacznij
terminal-go-on = dokończ: { $game }
terminal-damaged = uszkodzona: { $reason }
terminal-saved = { $count ->
    [one] { $players }; { $count } decyzja; { $when }
    [few] { $players }; { $count } decyzje; { $when }
    [many] { $players }; { $count } decyzji; { $when }
   *[other] { $players }; { $count } decyzji; { $when }
}
terminal-saved-over = { $players }; zakończona; { $when }
terminal-person = człowiek
terminal-left = Zapisano. Graj dalej poleceniem: claycrown play --resume { $path }
terminal-kept = Rozgrywka jest zapisana w { $path }

## Puzzles: in the terminal

puzzle-terminal-moment = { $kind }; { $difficulty }.
# Typed: a number of the list, a decision, or one of two signs.
puzzle-terminal-ask = Twoja decyzja albo jej numer (? wymienia wszystkie, = pokazuje rozwiązanie):
puzzle-terminal-choices = { $count ->
    [one] Możliwa jest { $count } decyzja.
    [few] Możliwe są { $count } decyzje.
    [many] Możliwych jest { $count } decyzji.
   *[other] Możliwe jest { $count } decyzji.
}
puzzle-terminal-unknown = To nie jest decyzja: { $text }
