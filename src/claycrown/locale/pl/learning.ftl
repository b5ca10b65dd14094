# Learning the games: what the house says around lessons.

learn-not-there = Nie ma takiej lekcji
learn-you = Ty
learn-step = Krok { $step } z { $of }
learn-back = Wstecz
learn-again = Zacznij od nowa
learn-next = Dalej
learn-skip = Pomiń ten krok
learn-finish = Zakończ
learn-leave = Opuść lekcję
learn-watch = Zobacz, co się dzieje. Możesz zatrzymać, przejść krok po kroku albo pominąć.
learn-not-this = To też jest dozwolone: { $what }. Ale tutaj chodzi o coś innego.
learn-not-this-does = To też jest dozwolone: { $what }. Oznaczałoby to: { $does }. Ale tutaj chodzi o coś innego.
learn-finished = Znasz już grę: { $game }
learn-first-game-about = Rozegraj pierwszą rozgrywkę przeciw nowicjuszom. To, co się dzieje i za co są punkty, będzie wyjaśniane na bieżąco; po kilku razach wyjaśnienie już się nie powtarza. W ustawieniach możesz to włączyć i wyłączyć.
learn-first-game = Rozegraj pierwszą rozgrywkę
learn-back-to-lesson = Wróć do lekcji

learn-tap-twice = Na ekranie dotykowym: dotknij raz, aby zobaczyć, co dałby wybór, i jeszcze raz, aby go dokonać.
learn-go-on = Dalej
learn-read-again = Przeczytaj jeszcze raz

learn-offer = To dla ciebie nowa gra?
learn-offer-about = { $game }: krótka lekcja pokazuje wszystko, czego potrzebujesz, na prawdziwym stole. Ten stół poczeka; znajdziesz go na stronie głównej. Możesz też grać od razu, z wyjaśnieniami.
learn-offer-lesson = Zacznij lekcję
learn-offer-explain = Wyjaśniaj podczas gry
learn-offer-no = Nie, dziękuję

learn-explained = Co się stało i dlaczego
learn-explained-off = Nie wyjaśniaj więcej
