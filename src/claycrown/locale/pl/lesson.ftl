# The page of a lesson. What the lesson says is the game’s own.

learn-not-there = Nie ma takiej lekcji
learn-step = Krok { $step } z { $of }
learn-step-elsewhere = Inna pozycja · krok { $step } z { $of }
learn-back = Wstecz
learn-again = Zacznij od nowa
learn-next = Dalej
learn-skip = Pomiń ten krok
learn-finish = Zakończ
learn-leave = Opuść lekcję
learn-watch = Zobacz, co się dzieje. Możesz zatrzymać, przejść krok po kroku albo pominąć.
# A decision that is allowed, but not the one that the lesson asks for.
learn-not-this = To też jest dozwolone: { $what }. Ale tutaj chodzi o coś innego.
learn-not-this-does = To też jest dozwolone: { $what }. Oznaczałoby to: { $does }. Ale tutaj chodzi o coś innego.
learn-finished = Znasz już grę: { $game }
learn-finished-part = { $game }: znasz już część gry
learn-did = Co już umiesz
learn-skipped = Jeszcze nie wypróbowane
learn-puzzles = A potem: trzy krótkie zadania
learn-first-game-about = Rozegraj pierwszą rozgrywkę przeciw nowicjuszom. To, co się dzieje i za co są punkty, będzie wyjaśniane na bieżąco; po kilku razach wyjaśnienie już się nie powtarza. W ustawieniach możesz to włączyć i wyłączyć.
learn-first-game = Rozegraj pierwszą rozgrywkę
learn-back-to-lesson = Wróć do lekcji

learn-tap-twice = Na ekranie dotykowym: dotknięcie zaznacza, a przycisk na dole wykonuje.
learn-go-on = Dalej
learn-read-again = Przeczytaj jeszcze raz
