# Many games between bots: the commands `arena` and `study`, their tables, plots and pages. Bots, games, options and formats are called as they are typed.

arena-about =
    Niech boty rozegrają między sobą wiele rozgrywek.

    Po każdej rozgrywce wszyscy przesiadają się o jedno miejsce; każde ziarno jest rozgrywane we wszystkich ustawieniach, zanim przyjdzie następne.
arena-players = Ilu graczy siada przy stole; domyślnie najmniej, ile dopuszcza gra.
arena-bots = Kto gra, w razie potrzeby z budżetem: marshal:simulations=2000, :seconds=0.1, :divide=10, :threads=2. W meczu jedna nazwa zajmuje wszystkie miejsca, a jeśli nazw jest mniej niż miejsc, powtarzają się po kolei (A,B,A,B).
arena-format = Kto z kim gra: jeden stół; każdy zestaw botów; pierwszy z każdym; sąsiedzi z drabinki (domyślnie wszyscy).
arena-games = Ile rozgrywek w każdym składzie; domyślnie { $games }.
arena-seed = To samo ziarno daje ten sam mecz; domyślnie losowe.
arena-seconds = Czas na turę, ten sam dla wszystkich, którzy myślą.
arena-simulations = Liczba symulacji na turę, ta sama dla wszystkich, którzy myślą.
arena-better-by = Zakończ, gdy tylko będzie jasne, czy pierwszy bot jest lepszy od drugiego o tyle punktów rankingu.
arena-records = Zapisz każdą rozgrywkę w tym katalogu.
arena-parquet = Zapisz wiersz dla każdego miejsca w każdej rozgrywce.
arena-plots = Narysuj rankingi, wyniki i miejsca: plik .svg lub .png.

arena-unknown-bot = nie ma bota { $bot } (znane: { $known })
arena-no-such-bot = w grze { $game } nie ma bota { $bot } (są: { $known })
arena-unknown-player = nie ma { $bot }; są { $known } oraz { $person }
arena-too-many-named = miejsc jest { $players }, a nazw podano { $named }
arena-thinks-not = { $bot } nie myśli naprzód: nie ma tu nic do ustawienia
arena-setting = { $bot }: { $setting } musi być jednym z: { $known }, z liczbą, na przykład simulations=2000
arena-too-many-bots = boty: { $bots }, a miejsca: { $players }
arena-too-few-bots = { $form ->
    [gauntlet] gauntlet przy { $players } graczach wymaga co najmniej { $least } botów
    [ladder] ladder przy { $players } graczach wymaga co najmniej { $least } botów
   *[round-robin] round-robin przy { $players } graczach wymaga co najmniej { $least } botów
}
arena-twice = { $form ->
    [gauntlet] do gauntlet nikt nie staje dwa razy
    [ladder] do ladder nikt nie staje dwa razy
   *[round-robin] do round-robin nikt nie staje dwa razy
}
arena-one-line-up = dotyczy jednego składu
arena-compares-two = porównuje dwa boty, nie { $bots }
arena-picture = { $file }: nazwa musi kończyć się na .svg lub .png
arena-no-workers = { $address } nie ma procesów roboczych
arena-other-version = { $compiled ->
    [0] { $worker } ma inną wersję: { $version }, nieskompilowaną
   *[other] { $worker } ma inną wersję: { $version }, skompilowaną
}
arena-not-studied = nie mówi, co miałoby liczyć jej badanie

arena-head-bot = bot
arena-head-seat = miejsce
arena-head-wins = wygrane
arena-head-rate = odsetek
arena-head-interval = 95%
arena-head-place = lokata
arena-head-rating = ranking
arena-head-games = rozgrywki
arena-head-before = wyżej niż
arena-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-share-whole = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
arena-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-whole = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
arena-between = { $low } do { $high }
arena-estimate = { $value } ({ $low } do { $high })
arena-played = { $game }, { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}, ziarno { $seed }: { $games ->
    [one] { $games } rozgrywka
    [few] { $games } rozgrywki
    [many] { $games } rozgrywek
   *[other] { $games } rozgrywki
}, { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
    [many] { $decisions } decyzji
   *[other] { $decisions } decyzji
}, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
arena-thinks = { $bot }: { $budget } na turę
arena-budget-seconds = { NUMBER($seconds, maximumFractionDigits: 6) } s
arena-budget-simulations = { $count ->
    [one] { $count } symulacja
    [few] { $count } symulacje
    [many] { $count } symulacji
   *[other] { $count } symulacji
}
arena-budget-threads = { $count ->
    [one] { $count } wątek
    [few] { $count } wątki
    [many] { $count } wątków
   *[other] { $count } wątku
}
arena-rate-about = odsetek: wygrane rozgrywki, z przedziałem 95%; lokata i dalsze kolumny to średnie
arena-rating-about = ranking: przy 400 punktach więcej bot jest wyżej od drugiego dziesięć razy częściej niż niżej

arena-test-open = { $seeds ->
    [one] { $a } lepszy niż { $b } o { $points } punktów: nierozstrzygnięte po { $seeds } ziarnie (logarytm ilorazu wiarygodności { $ratio }, potrzeba { $bound } w jedną lub drugą stronę)
    [few] { $a } lepszy niż { $b } o { $points } punktów: nierozstrzygnięte po { $seeds } ziarnach (logarytm ilorazu wiarygodności { $ratio }, potrzeba { $bound } w jedną lub drugą stronę)
    [many] { $a } lepszy niż { $b } o { $points } punktów: nierozstrzygnięte po { $seeds } ziarnach (logarytm ilorazu wiarygodności { $ratio }, potrzeba { $bound } w jedną lub drugą stronę)
   *[other] { $a } lepszy niż { $b } o { $points } punktów: nierozstrzygnięte po { $seeds } ziarna (logarytm ilorazu wiarygodności { $ratio }, potrzeba { $bound } w jedną lub drugą stronę)
}
arena-test-better = { $seeds ->
    [one] { $a } jest lepszy niż { $b }: rozstrzygnięte po { $seeds } ziarnie, błędne w około { $error } takich testów
    [few] { $a } jest lepszy niż { $b }: rozstrzygnięte po { $seeds } ziarnach, błędne w około { $error } takich testów
    [many] { $a } jest lepszy niż { $b }: rozstrzygnięte po { $seeds } ziarnach, błędne w około { $error } takich testów
   *[other] { $a } jest lepszy niż { $b }: rozstrzygnięte po { $seeds } ziarna, błędne w około { $error } takich testów
}
arena-test-not-better = { $seeds ->
    [one] { $a } nie jest lepszy o { $points } punktów niż { $b }: rozstrzygnięte po { $seeds } ziarnie, błędne w około { $error } takich testów
    [few] { $a } nie jest lepszy o { $points } punktów niż { $b }: rozstrzygnięte po { $seeds } ziarnach, błędne w około { $error } takich testów
    [many] { $a } nie jest lepszy o { $points } punktów niż { $b }: rozstrzygnięte po { $seeds } ziarnach, błędne w około { $error } takich testów
   *[other] { $a } nie jest lepszy o { $points } punktów niż { $b }: rozstrzygnięte po { $seeds } ziarna, błędne w około { $error } takich testów
}

plot-title = { $game }, { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
plot-ratings = { $title }: rankingi
plot-rating-points = punkty rankingu
plot-figure = { $title }: { $figure } na koniec
plot-seats = { $title }: wygrane z każdego miejsca
plot-games-won = wygrane rozgrywki
plot-median = { $unit } (linia: mediana)
plot-bot-at-seat = { $bot }, { $seat }

study-about =
    Rozegraj wiele rozgrywek jednego bota przeciw sobie i napisz stronę o równowadze gry.

    Miejsca, akcje, żetony, mistrzowie, figury, miasta, nagrody i tytani, według liczby graczy, z przedziałami.
study-bot = Kto gra na wszystkich miejscach; można dodać budżet, jak w arenie.
study-players = Badana liczba graczy; domyślnie wszystkie, które dopuszcza gra.
study-games = Liczba rozgrywek dla każdej liczby graczy.
study-seed = To samo ziarno daje tę samą stronę; domyślnie losowe.
study-seconds = Czas na turę.
study-simulations = Liczba symulacji na turę.
study-out = Strona do zapisania; domyślnie study-GRA.html.
study-json = Zapisz też liczby jako JSON.
study-done = { $games ->
    [one] { $file }: { $games } rozgrywka, { $game }, ziarno { $seed }
    [few] { $file }: { $games } rozgrywki, { $game }, ziarno { $seed }
    [many] { $file }: { $games } rozgrywek, { $game }, ziarno { $seed }
   *[other] { $file }: { $games } rozgrywki, { $game }, ziarno { $seed }
}
study-title = { $game }: badanie równowagi
study-played = Rozegrano: { $played }. Na wszystkich miejscach grał bot { $bot }; wydanie: { $edition }. Wszystko policzono z zapisów rozgrywek. Linie to przedziały 95%; z dwudziestu jeden chybia przypadkiem. To, co tu napisano, dotyczy rozgrywek między takimi botami. Aby to powtórzyć:
study-played-games = { $games ->
    [one] { $games } rozgrywka przy { $players } graczach
    [few] { $games } rozgrywki przy { $players } graczach
    [many] { $games } rozgrywek przy { $players } graczach
   *[other] { $games } rozgrywki przy { $players } graczach
}
study-value = Gdzie przerywana linia stoi przy 0, wykres mówi, o ile lepiej od innych przy stole kończyli ci, którzy zrobili coś o jeden raz więcej: to nachylenie prostej poprowadzonej przez wszystkich graczy, każdego mierzonego od średniej jego stołu. Mówi to, co idzie w parze, a nie co jest przyczyną: kto prowadzi, ten też może sobie na więcej pozwolić. Nie mówi się nic o tym, co różniło się przy mniej niż { $least } stołach.
study-count = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
study-seats = Miejsca
study-seats-about = Wygrane z każdego miejsca (miejsce 1 zaczyna), na wszystkich gra ten sam bot. Przerywana linia to tyle, ile wygrywałoby każde miejsce, gdyby miejsca nie miały znaczenia.
study-seat = miejsce { $seat }
study-seats-unit = wygrane, liczba graczy: { $players }
study-scores = Wyniki: { $figure }
study-scores-about = Ile miał na koniec każdy gracz.
study-margin = Jak wyrównane są rozgrywki
study-margin-about = { $figure }: różnica między pierwszym a drugim.
study-decided = Jak wcześnie rozgrywki są rozstrzygnięte
study-decided-about = Rozgrywki wygrane przez tego, kto miał najwięcej po każdej rundzie; rozgrywki z remisem na prowadzeniu są w danym wierszu pominięte.
study-decided-unit = rozgrywki wygrane przez prowadzącego
study-after-round = po rundzie { $round }
study-length = Jak długie są rozgrywki
study-length-about = Decyzje wszystkich graczy razem.
study-length-unit = decyzje
study-paid = { $about } Daje od razu: { $paid }
study-uses-unit = ile razy, na gracza w rozgrywce
study-paid-unit = daje od razu, za każdym razem
study-value-unit = { $worth }, za każdy raz
