# Lords of Xidit: the map, the planning board, what is asked and what is told.

xidit-map-label = Mapa królestwa
xidit-zoom-in = Przybliż
xidit-zoom-out = Oddal
xidit-zoom-whole = Cała mapa
xidit-kingdom = Królestwo
xidit-players = Gracze
xidit-legend = Co znaczą symbole
xidit-legend-gold = suwereny
xidit-legend-bards = { $form ->
    [acc] bardów
   *[nom] bardowie
}
xidit-legend-floors = piętra gildii
xidit-virtual = { $form ->
    [small] wirtualny gracz
   *[nom] Wirtualny gracz
}

xidit-region = { $form ->
    [to] { $name ->
        [centre] do centrum
        [forest] do lasu
        [snow] do śnieżnego regionu
        [steppe] na step
        [plains] na równiny
        [marsh] na bagna
        [hills] na wzgórza
        [coast] na wybrzeże
        [heath] na wrzosowisko
       *[other] do regionu { $name }
    }
   *[nom] { $name ->
        [centre] Centrum
        [forest] Las
        [snow] Śniegi
        [steppe] Step
        [plains] Równiny
        [marsh] Bagna
        [hills] Wzgórza
        [coast] Wybrzeże
        [heath] Wrzosowisko
       *[other] { $name }
    }
}
xidit-wasteland = pustkowie

xidit-assessment-wealth = { $form ->
    [gen] bogactwa
    [small] bogactwo
   *[nom] Bogactwo
}
xidit-assessment-influence = { $form ->
    [gen] wpływów
    [small] wpływy
   *[nom] Wpływy
}
xidit-assessment-reputation = { $form ->
    [gen] reputacji
    [small] reputacja
   *[nom] Reputacja
}
xidit-assessment-reputation-in-the-open = Reputacja bez bastionu

xidit-unit-militia = { $form ->
    [acc] chłopską milicję
   *[nom] chłopska milicja
}
xidit-unit-archer = { $form ->
    [acc] łucznika
   *[nom] łucznik
}
xidit-unit-infantry = { $form ->
    [acc] piechotę
   *[nom] piechota
}
xidit-unit-cleric = { $form ->
    [acc] kleryka
   *[nom] kleryk
}
xidit-unit-mage = { $form ->
    [acc] maga bitewnego
   *[nom] mag bitewny
}
xidit-units-militia = { $count ->
    [one] { $count } chłopska milicja
    [few] { $count } jednostki chłopskiej milicji
    [many] { $count } jednostek chłopskiej milicji
   *[other] { $count } jednostki chłopskiej milicji
}
xidit-units-archer = { $count ->
    [one] { $count } łucznik
    [few] { $count } łuczników
    [many] { $count } łuczników
   *[other] { $count } łucznika
}
xidit-units-infantry = { $count ->
    [one] { $count } piechota
    [few] { $count } jednostki piechoty
    [many] { $count } jednostek piechoty
   *[other] { $count } jednostki piechoty
}
xidit-units-cleric = { $count ->
    [one] { $count } kleryk
    [few] { $count } kleryków
    [many] { $count } kleryków
   *[other] { $count } kleryka
}
xidit-units-mage = { $count ->
    [one] { $count } mag bitewny
    [few] { $count } magów bitewnych
    [many] { $count } magów bitewnych
   *[other] { $count } maga bitewnego
}

xidit-reward-gold = { $count ->
    [one] { $count } suweren
    [few] { $count } suwereny
    [many] { $count } suwerenów
   *[other] { $count } suwerena
}
xidit-reward-bards = { $count ->
    [one] { $count } bard
    [few] { $count } bardów
    [many] { $count } bardów
   *[other] { $count } barda
}
xidit-reward-floors = { $count ->
    [one] { $count } piętro gildii
    [few] { $count } piętra gildii
    [many] { $count } pięter gildii
   *[other] { $count } piętra gildii
}

xidit-order-black = { $form ->
    [ins] czarną drogą
    [short] czarna
    [small] czarna droga
   *[nom] Czarna droga
}
xidit-order-red = { $form ->
    [ins] czerwoną drogą
    [short] czerwona
    [small] czerwona droga
   *[nom] Czer­wona droga
}
xidit-order-blue = { $form ->
    [ins] niebieską drogą
    [short] niebieska
    [small] niebieska droga
   *[nom] Niebie­ska droga
}
xidit-order-action = { $form ->
    [small] akcja
   *[nom] Akcja
}
xidit-order-wait = { $form ->
    [small] czekanie
   *[nom] Cze­kanie
}
xidit-titan = tytan o { $symbols } symbolach
xidit-count-of = { FORM($who, "small") } { $count }

xidit-lies-recruitment = Rekrutacja: { $units }.
xidit-lies-recruitment-empty = Żeton rekrutacji bez jednostek.
xidit-lies-threat = Zagrożenie, potrzebne jednostki: { $units }. Dwie z nagród: { $rewards }.
xidit-lies-nothing = Bez żetonu.
xidit-city = Miasto { $city }. { $lies }
xidit-city-in = Miasto { $city }. Regiony: { $regions }.
xidit-city-roads = Drogi: { $roads }.
xidit-road-black = czarna do { $city }
xidit-road-red = czerwona do { $city }
xidit-road-blue = niebieska do { $city }
xidit-city-guild = { $floors ->
    [one] Gildia, { $floors } piętro: { $who }.
    [few] Gildia, { $floors } piętra: { $who }.
    [many] Gildia, { $floors } pięter: { $who }.
   *[other] Gildia, { $floors } piętra: { $who }.
}
xidit-city-here = Tutaj: { $who }.
xidit-region-gives = { $region }: reputacja { $first } za najwięcej bardów, { $second } za drugą co do wielkości liczbę.
xidit-region-bards = Bardowie: { $bards }.
xidit-region-nobody = Nie widać bardów.
xidit-region-waste = { $region }: pustkowie, bez bardów i bez reputacji.
xidit-bastion-shut = Bastion jest zamknięty aż do oceny reputacji.

xidit-progress = Rok { $year } z { $of }
xidit-progress-over = Rozgrywka zakończona
xidit-year-census = Rok { $year }, kończy się spisem wojskowym
xidit-assessments = Oceny w ich kolejności
xidit-virtual-value = wirtualny gracz: { $value }
xidit-next-recruitment = Kolejna rekrutacja
xidit-next-threat = Kolejne zagrożenie
xidit-stack = { $under ->
    [one] { $under } żeton pod nim, odrzucone: { $discarded }
    [few] { $under } żetony pod nim, odrzucone: { $discarded }
    [many] { $under } żetonów pod nim, odrzucone: { $discarded }
   *[other] { $under } żetonu pod nim, odrzucone: { $discarded }
}
xidit-token-none = Nie ma tu żetonu
xidit-barracks = Koszary
xidit-barracks-hold = W koszarach: { $units }
xidit-barracks-empty = Koszary są puste
xidit-titans = Legowisko tytanów
xidit-titan-raging = Rozszalały tytan o { $symbols } symbolach. Dwie z nagród: { $rewards }.
xidit-titan-asleep = Śpiący tytan o { $symbols } symbolach. Dwie z nagród: { $rewards }.
xidit-rages = szaleje
xidit-asleep = śpi
xidit-any-units = dowolne jednostki: { $count }
xidit-glance = Następne żetony i tytani
xidit-titan-below = Pod spodem leży jeszcze jeden.
xidit-titans-gone = Stos { $stack }: obu już nie ma
xidit-first-player = Pierwszy gracz w tym roku
xidit-place-in-turn = { $place }. miejsce w kolejności
xidit-decides = decyduje
xidit-ready = gotowe
xidit-floors-built = Piętra gildii na mapie
xidit-bards-seen = Widoczni bardowie
xidit-in-city = w mieście
xidit-left = Zostało: { $things }.
xidit-left-of = { $who }, do umieszczenia zostało: { $things }.
xidit-noted-of = { $exact ->
    [yes] { $who }, za zasłonką: { $things }.
   *[no] { $who }, za zasłonką co najmniej: { $things }.
}
xidit-has-bastion = { $count ->
    [one] { $count } bard w bastionie
    [few] { $count } bardów w bastionie
    [many] { $count } bardów w bastionie
   *[other] { $count } barda w bastionie
}
xidit-has-waiting = { $count ->
    [one] { $count } piętro, które czeka na gildię z miejscem
    [few] { $count } piętra, które czekają na gildię z miejscem
    [many] { $count } pięter, które czekają na gildię z miejscem
   *[other] { $count } piętra, które czeka na gildię z miejscem
}
xidit-screen = za zasłonką

xidit-planner = Plansza planowania
xidit-plans = Ujawnione rozkazy
xidit-orders = Rozkazy na następne koło
xidit-dial = Rozkaz { $number }
xidit-dial-unset = brak
xidit-no-road-there = Nie prowadzi tam żadna droga: miasto { $city } nie sąsiaduje z ostatnim na trasie. Planuj trasę miasto po mieście.
xidit-planner-hint = Obracaj koła rozkazów, naciskaj K R B A W albo klikaj trasę na mapie.
xidit-planner-hint-touch = Dotknij rozkazu poniżej, obróć koło rozkazów albo dotykaj trasy na mapie.
xidit-order-would = Rozkaz { $number }: { $what }
xidit-plan-send = Wyślij rozkazy
xidit-plan-change = Wyślij zmienione rozkazy
xidit-plan-sealed = Wysłane i zapieczętowane
xidit-plan-clear = Wyczyść
xidit-plan-undo-clearing = Przywróć
xidit-plan-lists = Ustaw rozkazy z list
xidit-readiness = Kolejność i kto jest gotowy
xidit-still-thinks = { $who } jeszcze myśli.

xidit-step-moves = do { $city }
xidit-step-waits = w { $city }
xidit-step-recruits = rekrutuje
xidit-step-beats = eliminuje
xidit-step-loses = pominięty
xidit-step-meets = tytan?
xidit-step-unseen = nieznane

xidit-preview-moves = Idzie do miasta { $city }.
xidit-preview-waits = Zostaje w mieście { $city }.
xidit-preview-recruits = Rekrutuje { FORM($unit, "acc") } w mieście { $city }.
xidit-preview-beats = Eliminuje zagrożenie w mieście { $city }. Do koszar: { $units }. Dwie z nagród: { $rewards }.
xidit-preview-loses = Rozkaz pominięty w mieście { $city }: { $why }.
xidit-preview-lacks = Rozkaz pominięty w mieście { $city }, brakuje: { $units }.
xidit-preview-meets = Może wyeliminować rozszalałego tytana w mieście { $city }.
xidit-preview-unseen = W mieście { $city } może leżeć żeton, którego nikt jeszcze nie zna.

xidit-lost-X2-2 = na żetonie rekrutacji nie ma jednostek
xidit-lost-X4-2 = nie wychodzi stąd droga tego koloru
xidit-lost-X4-4 = w roku z jednego miasta najwyżej jedna jednostka, a ta jest już zrekrutowana
xidit-lost-X4-5 = brakuje jednostek
xidit-lost-X4-12 = w jednym mieście w jednym roku nie można wyeliminować tytana i zagrożenia ani dwóch tytanów
xidit-lost-X4-13 = nie ma tu nic do zrobienia

xidit-short-X2-2 = pusty
xidit-short-X4-2 = bez dr.
xidit-short-X4-4 = znowu
xidit-short-X4-5 = brakuje
xidit-short-X4-12 = 2. raz
xidit-short-X4-13 = nic

xidit-ask-start = Wybierz miasto, w którym zaczyna twój Idrakis. Stamtąd poprowadzą go rozkazy roku.
xidit-ask-plan = Ustaw na planszy planowania { $of ->
    [one] { $of } rozkaz
    [few] { $of } rozkazy
    [many] { $of } rozkazów
   *[other] { $of } rozkazu
} na swój rok i wyślij je. Inni nic nie widzą, dopóki wszyscy nie są gotowi.
xidit-ask-order = Rozkaz { $number } z { $of }, z miasta { $city }: droga, akcja albo czekanie.
# On the button that makes a decision of that kind.
xidit-decide = { $kind ->
    [start] Zacznij tutaj
    [plan] Wyślij
    [bards] Wyślij
    [reward] Weź
    [floor] Zbuduj
    [raise] Podnieś
    [show] Ujawnij
    [titan] Wyeliminuj
   *[other] Potwierdź
}
xidit-choose-plan = Plan: { FORM($orders, "small") }
xidit-ask-plan-ready = Wszystkie sześć rozkazów jest ustawionych. Wyślij je albo któryś zmień.
xidit-ask-plan-sent = Twoje rozkazy są zapieczętowane. Możesz je jeszcze zmienić, dopóki ostatni gracz nie będzie gotowy.
xidit-choose-ready = Wyślij te rozkazy
xidit-choose-road = { $road } do miasta { $city }. { $note }
xidit-choose-no-road = { $road }: żadna nie wychodzi z miasta { $city }, rozkaz byłby pominięty.
xidit-choose-action = Akcja w mieście { $city }. { $note }
xidit-choose-wait = Czekanie w mieście { $city }
xidit-change-order = Ustaw od nowa rozkaz { $number } (teraz: { FORM($order, "small") })
xidit-choose-reward = { $rewards }
xidit-choose-reward-only = { $rewards }. Tu niemożliwe: { $missing }.
xidit-ask-reward = Zagrożenie w mieście { $city } jest wyeliminowane. Wybierz nagrody; bardowie i piętra trafiają tam, gdzie stoi twój Idrakis.
xidit-ask-reward-titan = Tytan jest wyeliminowany. Wybierz nagrody; bardowie i piętra trafiają do miasta { $city } i regionów wokół niego.
xidit-ask-bards = { $due ->
    [one] Umieść { $due } barda w regionie sąsiadującym z miastem { $city }.
    [few] Umieść { $due } bardów w regionach sąsiadujących z miastem { $city }, jednego po drugim.
    [many] Umieść { $due } bardów w regionach sąsiadujących z miastem { $city }, jednego po drugim.
   *[other] Umieść { $due } barda w regionach sąsiadujących z miastem { $city }, jednego po drugim.
}
xidit-ask-bards-more = Bardowie do umieszczenia: { $left } z { $due }. Umieszczeni: { $placed }.
xidit-bards-placed = { $region } { $count }
xidit-choose-bard = Bard { FORM($region, "to") }
xidit-ask-titan = W mieście { $city }, w którym nie ma żetonu, można wyeliminować rozszalałego tytana. Możesz, ale nie musisz.
xidit-choose-titan = Wyeliminuj tytana o { $symbols } symbolach; dowolne jednostki: { $symbols }. Dwie z nagród: { $rewards }.
xidit-choose-pass = Zostaw tytanów w spokoju
xidit-ask-titan-units = Wybierz jednostki, które oddajesz za tytana (potrzeba { $symbols }), jedną po drugiej, od najsłabszej.
xidit-ask-titan-more = Jednostka { $number } z { $symbols } za tytana. Dotąd: { $given }.
xidit-given = Oddane:
xidit-ask-raise = Eliminacja wzmacnia wirtualnego gracza. Podnieś jedną z jego wartości o 1.
xidit-choose-raise = { $assessment }: z { $from } na { $to }; ocena { $place } z { $of }
xidit-ask-show = Spis wojskowy. Masz: { $units }. Wybierz, ile ujawniasz. Nagroda za najwięcej: { $reward }.
xidit-ask-show-again = Ujawniasz { $count }. Możesz to jeszcze zmienić, dopóki nie wybierze ostatni gracz.
xidit-choose-show = { $count ->
    [0] Nie ujawniaj żadnych
   *[other] Ujawnij { $count }
}
xidit-choose-show-all = Ujawnij wszystkie: { $count }
xidit-census-reward-militia = 1 suweren
xidit-census-reward-archer = 2 suwereny, a przy remisie po 1
xidit-census-reward-infantry = 1 bard w regionie przy twoim mieście
xidit-census-reward-cleric = 2 bardów w regionach przy twoim mieście, a przy remisie po 1
xidit-census-reward-mage = 1 piętro na twojej gildii
xidit-ask-floor = W spisie otrzymujesz piętro gildii. Wybierz dla niego swoją gildię.
xidit-choose-floor = Gildia w mieście { $city }, piętra: { $floors } z { $most }

xidit-census-militia = Spis chłopskiej milicji
xidit-census-archer = Spis łuczników
xidit-census-infantry = Spis piechoty
xidit-census-cleric = Spis kleryków
xidit-census-mage = Spis magów bitewnych

xidit-log-ready = { $who }: gotowe.
xidit-log-start = { $who } zaczyna w mieście { $city }.
xidit-log-plans = Plany zostają ujawnione.
xidit-scene-clash = Rozkaz { $number }: { $who } wykonują akcję w mieście { $city }. Jako pierwszy: { $first }.
xidit-log-moved = { $who }, rozkaz { $number }: { FORM($order, "ins") } do miasta { $city }.
xidit-log-waits = { $who }, rozkaz { $number }: czeka w mieście { $city }.
xidit-log-meets = { $who }, rozkaz { $number }: spotyka rozszalałych tytanów w mieście { $city }.
xidit-log-recruits = { $who }, rozkaz { $number }: rekrutuje { FORM($unit, "acc") } w mieście { $city }.
xidit-log-threat = { $who }, rozkaz { $number }: eliminuje zagrożenie w mieście { $city }. Do koszar: { $units }.
xidit-log-order-lost = { $who }, rozkaz { $number }: { FORM($order, "small") }. Pominięty w mieście { $city }: { $why }.
xidit-log-passed = { $who } zostawia tytanów w spokoju.
xidit-log-gives = { $who } oddaje jednostki za tytana. Do koszar: { $units }.
xidit-log-titan = { $who } eliminuje tytana o { $symbols } symbolach.
xidit-log-chooses = { $who } wybiera { FORM($rewards, "acc") }.
xidit-log-gains = { $who }: { $gains }.
xidit-log-year = Zaczyna się rok { $year }.
xidit-log-year-first = Zaczyna się rok { $year }. Pierwszy gracz: { $who }.
xidit-log-titans = Tytani się budzą. Teraz szaleją: { $titans }.
xidit-log-assessment-wealth = Ocena { $place } z { $of }: bogactwo, czyli złoto za zasłonkami. Jeszcze w grze: { FORM($left, "small") }.
xidit-log-assessment-influence = Ocena { $place } z { $of }: wpływy, czyli piętra gildii na mapie. Jeszcze w grze: { FORM($left, "small") }.
xidit-log-assessment-reputation = Ocena { $place } z { $of }: reputacja, czyli bardowie, przy otwartym już bastionie. Jeszcze w grze: { FORM($left, "small") }.
xidit-log-ranking = { $assessment }: { $ranking }.
xidit-log-ranked-out = { FORM($who, "small") } { $count } (poza grą)
xidit-log-out = { $who } odpada: ostatnie miejsce w ocenie { FORM($assessment, "gen") }, { $value }.
xidit-log-winner = W grze zostaje tylko { $who }: oto wybawca królestwa.
xidit-log-winner-left = Na końcu zostaje { $who }, ale nie gra już w tej rozgrywce. Wygrywa { FORM($wins, "small") }.
xidit-log-lost = Zostaje tylko wirtualny gracz: królestwo jest stracone, a wszyscy gracze przegrywają.
xidit-ending-won = Wygrywasz. Ostatnia ocena, { FORM($assessment, "small") }: ty { $stayed }, { $other } { $value }.
xidit-ending-lost = Wygrywa { $who }. Odpadasz w ocenie { $place } z { $of }, { FORM($assessment, "small") }: ty { $value }, ostatni z tych, którzy zostają, { $stayed }.
xidit-ending-seen = W grze zostaje tylko { $who }.
xidit-log-shown = { $who } ujawnia { $count }
xidit-log-census = { $type }: { $counts }.
xidit-log-nobody-shows = Nikt nic nie ujawnia.
xidit-log-most = { $count ->
    [one] Najwięcej: { $who }.
    [few] Remis na pierwszym miejscu: { $who }.
    [many] Remis na pierwszym miejscu: { $who }.
   *[other] Remis na pierwszym miejscu: { $who }.
}
xidit-log-most-gold = { $count ->
    [one] { $gold ->
        [one] Najwięcej: { $who }. Nagroda: { $gold } suweren.
        [few] Najwięcej: { $who }. Nagroda: { $gold } suwereny.
        [many] Najwięcej: { $who }. Nagroda: { $gold } suwerenów.
       *[other] Najwięcej: { $who }. Nagroda: { $gold } suwerena.
    }
    [few] { $gold ->
        [one] Remis na pierwszym miejscu: { $who }. Nagroda: po { $gold } suwerenie.
        [few] Remis na pierwszym miejscu: { $who }. Nagroda: po { $gold } suwereny.
        [many] Remis na pierwszym miejscu: { $who }. Nagroda: po { $gold } suwerenów.
       *[other] Remis na pierwszym miejscu: { $who }. Nagroda: po { $gold } suwerena.
    }
    [many] { $gold ->
        [one] Remis na pierwszym miejscu: { $who }. Nagroda: po { $gold } suwerenie.
        [few] Remis na pierwszym miejscu: { $who }. Nagroda: po { $gold } suwereny.
        [many] Remis na pierwszym miejscu: { $who }. Nagroda: po { $gold } suwerenów.
       *[other] Remis na pierwszym miejscu: { $who }. Nagroda: po { $gold } suwerena.
    }
   *[other] { $gold ->
        [one] Remis na pierwszym miejscu: { $who }. Nagroda: po { $gold } suwerenie.
        [few] Remis na pierwszym miejscu: { $who }. Nagroda: po { $gold } suwereny.
        [many] Remis na pierwszym miejscu: { $who }. Nagroda: po { $gold } suwerenów.
       *[other] Remis na pierwszym miejscu: { $who }. Nagroda: po { $gold } suwerena.
    }
}
xidit-log-census-waits = Piętro czeka na gildię z miejscem: { $who }.
xidit-log-recruitment-leaves = Miasto { $city }: pusty żeton rekrutacji zostaje odrzucony.
xidit-log-threat-leaves = Miasto { $city }: żeton zagrożenia zostaje odrzucony.
xidit-log-recruitment-comes = Miasto { $city }: przybywa żeton rekrutacji.
xidit-log-threat-comes = Miasto { $city }: przybywa zagrożenie.
xidit-log-recruitment-fills = Miasto { $city }: nowe jednostki na pustym żetonie rekrutacji: { $units }.
xidit-log-reinforcements = Przybywają posiłki; zagrożenia zostają potasowane.
xidit-log-recruitment-stack = Odrzucone żetony zagrożenia stają się stosem rekrutacji.
xidit-log-threat-stack = Odrzucone żetony rekrutacji stają się stosem zagrożenia.

xidit-gain-bards = { $count ->
    [one] { $count } bard { FORM($region, "to") }
    [few] { $count } bardów { FORM($region, "to") }
    [many] { $count } bardów { FORM($region, "to") }
   *[other] { $count } barda { FORM($region, "to") }
}
xidit-gain-floors = { $count ->
    [one] { $count } piętro w mieście { $city }
    [few] { $count } piętra w mieście { $city }
    [many] { $count } pięter w mieście { $city }
   *[other] { $count } piętra w mieście { $city }
}
xidit-gain-virtual = { FORM($assessment, "small") } wirtualnego gracza +{ $count }

xidit-line-order = { $who }, rozkaz { $number }: { FORM($order, "small") }
xidit-line-threat = Zagrożenie w mieście { $city } jest wyeliminowane.
xidit-line-plan = { $who }: { FORM($orders, "small") }.
xidit-line-joins = Z miasta { $city }: { $units }.
xidit-line-spent = Do koszar: { $units }.
xidit-line-gain = { $who }: { $gain }

xidit-hall = Aleja chwały
xidit-fate-out = odpada
xidit-fate-saviour = wybawca królestwa
xidit-fate-left = poza grą
xidit-fate-lost = królestwo jest stracone

# Above the table of the three assessments, on the score sheet.
xidit-eliminations = Oceny w ich kolejności
