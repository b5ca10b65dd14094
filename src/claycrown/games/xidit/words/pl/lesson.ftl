# The lesson of Lords of Xidit. Figures are values, never written here.

# A step has a title, what is told first, and for each decision what is asked and what came of it.

xidit-lesson-start = Królestwo
xidit-lesson-start-told = Królestwo Xidit jest zagrożone i każdy z { $players } graczy chce zostać jego wybawcą. Grasz niebieskim i prowadzisz Idrakisa od miasta do miasta: gdzie się da, rekrutujesz jednostki, eliminujesz nimi zagrożenia, a za zagrożenia otrzymujesz nagrody.
xidit-lesson-start-city = W mieście { $city } leży żeton rekrutacji z rzędem jednostek, od najsłabszej. Kliknij je lub dotknij: tam zacznie twój Idrakis.
xidit-lesson-start-city-done = Pozostali też już wybrali. Miasto z rekrutacją daje jednostki, miasto z zagrożeniem ich wymaga, a w większości miast nie ma ani jednego, ani drugiego.

xidit-lesson-orders = Rozkazy na rok
xidit-lesson-orders-told = Co roku każdy w tajemnicy ustawia sześć rozkazów, a potem wszystkie są wykonywane: najpierw pierwsze rozkazy wszystkich, potem drugie i tak dalej. Rozkaz to kolor drogi, akcja tam, gdzie stoisz, albo czekanie.
xidit-lesson-orders-plan = Ustaw te rozkazy: akcja, czerwona droga, akcja, a resztę dowolnie. Użyj przycisków pod kołami rozkazów (na telefonie przewiń do nich w dół), a potem wyślij rozkazy.
xidit-lesson-orders-plan-other = Tutaj pierwsze rozkazy mają być takie: akcja, czerwona droga, akcja. Wyczyść koła rozkazów albo je obróć i wyślij jeszcze raz.
xidit-lesson-orders-plan-done = W mieście { $from } rekrutujesz najsłabszą jednostkę, czerwoną drogą idziesz do następnego miasta i rekrutujesz tam najsłabszą. { $units ->
    [one] Masz { $units } chłopską milicję
    [few] Masz { $units } jednostki chłopskiej milicji
    [many] Masz { $units } jednostek chłopskiej milicji
   *[other] Masz { $units } jednostki chłopskiej milicji
}. Miasto daje ci w roku tylko jedną jednostkę; czego nie da się zrobić, to jest pomijane, i nic gorszego się nie dzieje.

xidit-lesson-threat = Zagrożenie
xidit-lesson-threat-told = Przy zagrożeniu widać jednostki, których wymaga, i trzy nagrody. Przyjdź z wszystkimi tymi jednostkami i wykonaj akcję: wracają do koszar, a ty wybierasz dwie nagrody. Za zasłonką masz wszystko, czego wymaga jedno z zagrożeń.
xidit-lesson-threat-plan = Z miasta { $from } idź niebieską drogą do miasta { $over }, czerwoną drogą do miasta { $city } i wykonaj akcję. Reszta zależy od ciebie.
xidit-lesson-threat-plan-other = Aby zdążyć do zagrożenia: niebieska droga, czerwona droga, akcja. Obróć koła rozkazów i wyślij jeszcze raz.
xidit-lesson-threat-plan-done = Zagrożenie jest wyeliminowane; teraz wybierasz nagrody.
xidit-lesson-threat-reward = Złoto liczy się jako bogactwo. Bardowie trafiają do regionów wokół miasta i zdobywają ci reputację. Piętra gildii buduje się w mieście i liczą się jako wpływy. Przyda ci się po trochu wszystkiego. Weź bardów i piętra.
xidit-lesson-threat-reward-done = Gildia w tym mieście będzie tylko twoja, najwyżej z czterema piętrami. Teraz bardowie.
xidit-lesson-threat-bards = { $bards ->
    [one] Umieść { $bards } barda w regionie sąsiadującym z miastem
    [few] Umieść { $bards } bardów w regionach sąsiadujących z miastem, jednego po drugim
    [many] Umieść { $bards } bardów w regionach sąsiadujących z miastem, jednego po drugim
   *[other] Umieść { $bards } barda w regionach sąsiadujących z miastem, jednego po drugim
}. Liczby przy lirze regionu to reputacja za największą i za drugą co do wielkości liczbę bardów.
xidit-lesson-threat-bards-done = Bardowie centrum znikają w bastionie, gdzie nikt ich nie widzi aż do końca. Na mapę przybyło kolejne zagrożenie i zaczyna się następny rok. Pierwszy gracz zmienia się co roku.

xidit-lesson-rival = Rywal jest pierwszy
xidit-lesson-rival-told = Czerwony stoi przy tym samym zagrożeniu co ty, z potrzebnymi jednostkami, i w tym roku jest pierwszym graczem: gdy dwóch działa w jednym mieście, korzysta wcześniejszy, a rozkaz drugiego jest pomijany.
xidit-lesson-rival-plan = Zostaw miasto { $rival } czerwonemu. Twoje jednostki wystarczą też na zagrożenie w mieście { $city }: idź czarną drogą do miasta { $over }, dalej niebieską drogą i wykonaj akcję.
xidit-lesson-rival-plan-other = To nie wyeliminuje zagrożenia w mieście { $city }. Jeśli ty i czerwony działacie w mieście { $rival }, czerwony jest pierwszy, a twój rozkaz jest pomijany. Trasa: czarna droga, niebieska droga, akcja.
xidit-lesson-rival-plan-done = Czerwony eliminuje zagrożenie w mieście { $rival }, zanim ktokolwiek inny zdąży. Twoje też jest wyeliminowane.
xidit-lesson-rival-reward = Weź złoto, a do tego, co chcesz.
xidit-lesson-rival-reward-done = Za zasłonką masz { $gold ->
    [one] { $gold } suwerena
    [few] { $gold } suwereny
    [many] { $gold } suwerenów
   *[other] { $gold } suwerena
}. Nikt inny tego nie widzi, ale wszyscy widzieli, jak bierzesz złoto: kto liczy, ten wie.

xidit-lesson-titan = Tytan
xidit-lesson-titan-told = Gdy kończą się zagrożenia, budzą się tytani. Rozszalałego tytana można wyeliminować w każdym mieście bez żetonu, dowolnymi jednostkami; potrzeba ich tyle, ile ma symboli.
xidit-lesson-titan-plan = W mieście { $city } nie ma żetonu. Zacznij rozkazy od akcji; reszta zależy od ciebie.
xidit-lesson-titan-plan-other = Tytan jest tu i teraz: niech pierwszym rozkazem będzie akcja.
xidit-lesson-titan-plan-done = Spotykasz tytanów; możesz ich też zostawić w spokoju.
xidit-lesson-titan-fight = Twoje jednostki wystarczą na tytana o { $units } symbolach. Wyeliminuj go i oddaj jednostki, które masz.
xidit-lesson-titan-fight-done = Zniknął na dobre.
xidit-lesson-titan-reward = Tak jak za zagrożenie, wybierasz dwie z trzech nagród. Weź złoto i piętra.
xidit-lesson-titan-reward-done = Otrzymujesz { $gold ->
    [one] { $gold } suwerena
    [few] { $gold } suwereny
    [many] { $gold } suwerenów
   *[other] { $gold } suwerena
} i gildię w tym mieście.

xidit-lesson-census = Spis wojskowy
xidit-lesson-census-told = Niektóre lata kończą się spisem, co pokazuje kalendarz. Dla każdego typu, od najsłabszego, każdy wybiera w tajemnicy, ile jednostek ujawnia; kto ujawnia najwięcej, otrzymuje nagrodę, a jednostki zostają u niego. Trzy pierwsze typy są już za nami.
xidit-lesson-census-clerics = Teraz klerycy: kto sam ma najwięcej, otrzymuje dwóch bardów, a przy remisie każdy po jednym. Inni też mogą ich mieć. Ujawnij { $count }.
xidit-lesson-census-clerics-done = Nikt nie ujawnił tylu. Bardowie trafiają do regionów wokół miasta, w którym stoisz.
xidit-lesson-census-bards = Umieść ich.
xidit-lesson-census-bards-done = Zostali magowie bitewni.
xidit-lesson-census-mages = Kto ujawnia najwięcej magów, buduje piętro na gildii. Możesz ukryć swojego, żeby nikt o nim nie wiedział. Ujawnij go.
xidit-lesson-census-mages-done = Ujawniasz najwięcej.
xidit-lesson-census-floor = Jedyną gildię masz w mieście { $city }: zbuduj piętro tam.
xidit-lesson-census-floor-done = Jednostki, które zostają, na koniec rozstrzygają też remisy. Czego nie wydasz, to nie przepada.

xidit-lesson-assessment = Oceny
xidit-lesson-assessment-told = Koniec ostatniego roku. Nie ma punktów: są trzy oceny, w kolejności podanej na stole, i w każdej odpada ostatni; wygrywa ten, kto zostaje na końcu. Tutaj najpierw jest bogactwo, potem wpływy, potem reputacja.
xidit-lesson-assessment-mages = We wpływach ty i zielony macie tyle samo pięter, a zielony ma więcej jednostek, co rozstrzyga remis. Ostatni spis to spis magów bitewnych: ujawnij swoich.
xidit-lesson-assessment-mages-done = Piętro jest twoje.
xidit-lesson-assessment-floor = Umieść je na jednej ze swoich gildii i zobacz oceny; możesz je zatrzymać i przejść krok po kroku.
xidit-lesson-assessment-floor-done = Czerwony odpada w ocenie bogactwa (suwereny: { $wealth }), zielony w ocenie wpływów (piętra: { $influence }, o jedno mniej od ciebie), a żółty w ocenie reputacji ({ $reputation }). Jesteś wybawcą królestwa. Można więc w niczym nie być na pierwszym miejscu, byle nigdy na ostatnim. To wszystko, czego potrzebujesz do pierwszej rozgrywki.
