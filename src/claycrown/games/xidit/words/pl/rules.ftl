# The rules of Lords of Xidit in plain sentences, by the ids that the program names (`rule-X5-4` is X5.4). Shown wherever a player asks "why?".

chapter-X1 = Elementy i pojęcia

rule-X1-1 = Od trzech do pięciu graczy rozgrywa dwanaście lat, a w skróconej wersji dziewięć. Nikt nie liczy punktów: na koniec w trzech ocenach gracze odpadają jeden po drugim, a ten, kto zostaje jako jedyny, jest wybawcą królestwa.
rule-X1-2 = Dwadzieścia jeden ponumerowanych miast łączą czarne, czerwone i niebieskie drogi; z miasta wychodzi najwyżej jedna droga każdego koloru. Drogi dzielą krainę na dziewięć regionów, a każdy ma dwie liczby przy lirze: reputację za największą i za drugą co do wielkości liczbę bardów. Bardowie regionu centralnego są w bastionie, gdzie nikt nie może ich policzyć.
rule-X1-3 = Jednostek jest { $units }. Od najsłabszych do najsilniejszych: { $each-units }. Jednostki, których nikt nie używa, stoją w koszarach.
rule-X1-4 = Każdy ma Idrakisa, czyli figurkę, która wędruje po mapie, 20 bardów, 15 pięter gildii, planszę planowania na sześć rozkazów i zasłonkę.
rule-X1-5 = Złoto liczy się w suwerenach, a w banku królewskim zawsze jest go dość.
rule-X1-6 = Każdy żeton miasta należy do jednego miasta. Strona rekrutacji pokazuje jednostki, które można tam zrekrutować, a strona zagrożenia potrzebne jednostki i trzy nagrody: złoto, bardów i piętra gildii.
rule-X1-7 = Sześciu tytanów leży w trzech stosach po dwóch, według liczby potrzebnych jednostek: { $titan-units }. Tytan śpi albo szaleje.
rule-X1-8 = Jednostki, złoto, bardowie jeszcze nieumieszczeni i czekające piętra są do końca ukryte za zasłonkami, a bastion jest zamknięty aż do oceny reputacji. W stosie wszyscy widzą tylko wierzchni żeton. Rekrutacje, wydatki i nagrody są jawne, więc wiele z tego możesz zapamiętać. Przy stole można też wybrać grę bez zasłonek.
rule-X1-9 = Kolejność biegnie zgodnie z kierunkiem ruchu wskazówek zegara, miejsce po miejscu, od pierwszego gracza w danym roku. Gracz po lewej to ten na następnym miejscu.

chapter-X2 = Przygotowanie

rule-X2-1 = 21 żetonów miast zostaje potasowanych. Pięć trafia do swoich miast jako rekrutacje, każdy z pięcioma jednostkami, a pięć jako zagrożenia. Następne pięć tworzy stos rekrutacji, pozostałe stos zagrożenia. Wierzchni żeton każdego stosu trafia na pole kolejnej rekrutacji lub kolejnego zagrożenia. Oba te żetony i nowe wierzchnie żetony obu stosów widzą wszyscy.
rule-X2-2 = Gdy w koszarach brakuje jednostki, którą pokazuje nowy żeton rekrutacji, jej miejsce zostaje puste. Żeton, który nie dostaje żadnej jednostki, leży pusty i akcja przy nim jest pomijana, aż po zakończeniu któregoś rozkazu w koszarach będzie jednostka, którą pokazuje; wtedy dostaje, co może, najpierw żeton w mieście o najniższym numerze. Pominięta tam akcja nie jest twoją rekrutacją w tym roku, a tytana nie można w takim mieście wyeliminować.
rule-X2-3 = Dwaj tytani w każdym stosie leżą w losowej kolejności i śpią.
rule-X2-4 = Trzy oceny, bogactwa, wpływów i reputacji, następują w losowej kolejności, którą wszyscy znają od początku.
rule-X2-5 = Pierwszego gracza się losuje. Zgodnie z kolejnością każdy umieszcza swojego Idrakisa w mieście, w którym nie stoi żaden inny, z żetonem lub bez. Później w jednym mieście może ich stać dowolnie wielu.

chapter-X3 = Sekretne rozkazy

rule-X3-1 = Co roku wszyscy gracze jednocześnie i w tajemnicy planują po sześć rozkazów. Rozkaz to kolor drogi, akcja albo czekanie. Możesz zmieniać swój plan, aż wszyscy będą gotowi.
rule-X3-2 = Gdy ostatni gracz jest gotowy, wszystkie plany są ujawniane jednocześnie. Wcześniej nikt nie dowiaduje się niczego o cudzym planie.

chapter-X4 = Wykonywanie rozkazów

rule-X4-1 = Najpierw, zgodnie z kolejnością, wykonywane są pierwsze rozkazy wszystkich graczy, potem drugie i tak dalej aż do szóstych. Kto działa w mieście później, zastaje to, co zostawili inni.
rule-X4-2 = Kolor drogi prowadzi twojego Idrakisa tą drogą do następnego miasta, czy jeszcze tego chcesz, czy nie. Jeśli nie wychodzi stamtąd droga tego koloru, rozkaz jest pomijany.
rule-X4-3 = Rozkaz czekania nic nie robi.
rule-X4-4 = Akcją w mieście, w którym stoją rekruci, rekrutujesz najsłabszą jednostkę. W jednym roku dostajesz z miasta najwyżej jedną jednostkę: druga taka akcja w nim jest pomijana, nawet przy nowym żetonie i nawet jeśli Idrakis odejdzie i wróci. Żetonu, który dopiero przybył, można użyć od razu.
rule-X4-5 = Akcją w mieście z zagrożeniem eliminujesz je, jeśli masz wszystkie pokazane jednostki, czy tego chcesz, czy nie; jednostki jawnie wracają do koszar. Jeśli którejś ci brakuje, akcja jest pomijana.
rule-X4-6 = Za wyeliminowane zagrożenie wybierasz dwie z jego trzech nagród.
rule-X4-7 = Złoto: otrzymujesz tyle suwerenów, ile pokazano.
rule-X4-8 = Bardowie: umieszczasz tylu swoich bardów, ilu pokazano, lub wszystkich, którzy ci zostali, w regionach sąsiadujących z miastem, dzieląc ich dowolnie; bardowie regionu centralnego trafiają do bastionu. Nie możesz wybrać tej nagrody, jeśli nie masz już bardów albo z miastem sąsiadują same pustkowia.
rule-X4-9 = Gildia: na miejscu gildii w mieście budujesz tyle swoich pięter, ile pokazano, albo tyle, ile się zmieści i ile ci zostało; nie możesz wybrać mniej. Gildia ma jeden kolor i najwyżej cztery piętra, a w mieście jest tylko jedna. Co się nie mieści, zostaje u ciebie. Nie możesz wybrać tej nagrody, jeśli stoi tam cudza gildia, twoja jest pełna albo nie masz już pięter; czekające piętra się nie liczą.
rule-X4-10 = Jeśli możliwych nagród jest mniej niż dwie, otrzymujesz te, które są możliwe.
rule-X4-11 = Gdy szaleje tytan, akcją w mieście bez żetonu możesz wyeliminować jednego rozszalałego tytana, jeśli masz dość jednostek: tyle, ile ma symboli, dowolnie wybranych, wraca do koszar. Otrzymujesz dwie z jego trzech nagród, piętra w tym mieście, a bardów wokół niego, i tytan opuszcza grę. Nigdy nie musisz tego robić.
rule-X4-12 = W jednym mieście w jednym roku nie możesz wyeliminować zagrożenia i tytana ani dwóch tytanów. Akcja, która by to robiła, jest pomijana, nawet tam, gdzie eliminacja zagrożenia byłaby obowiązkowa. Rekrutacja w tym mieście nie przeszkadza, a dwa zagrożenia są dozwolone.
rule-X4-13 = Akcja, przy której nie ma nic do zrobienia, jest pomijana.
rule-X4-14 = Wszystko dzieje się po kolei: jednostki wracają do koszar, wybierasz nagrody, bierzesz złoto, umieszczasz bardów, budujesz piętra, także te czekające, podnosisz wartość wirtualnego gracza i dopiero wtedy zmieniają się żetony. Dlatego zawsze wybierasz, zanim zobaczysz kolejny żeton.

chapter-X5 = Nowe żetony

rule-X5-1 = Gdy zrekrutowana zostaje ostatnia jednostka z żetonu, trafia on do odrzuconych żetonów rekrutacji. Żeton kolejnej rekrutacji trafia do swojego miasta razem z jednostkami, a wierzchni żeton stosu staje się kolejną rekrutacją.
rule-X5-2 = Gdy wyeliminowane zostaje zagrożenie, to samo dzieje się z odrzuconymi żetonami zagrożenia, kolejnym zagrożeniem i stosem zagrożenia.
rule-X5-3 = Pusty stos powstaje na nowo, gdy tylko są dla niego odrzucone żetony: odrzucone żetony zagrożenia stają się stosem rekrutacji, a odrzucone żetony rekrutacji stosem zagrożenia, odwrócone, bez tasowania, z najstarszym na wierzchu. Puste pole kolejnej rekrutacji lub kolejnego zagrożenia uzupełnia się z jego stosu.
rule-X5-4 = Gdy nie ma już żetonu dla rekrutacji, ani na polu kolejnej rekrutacji, ani w stosie, ani do jego uzupełnienia, wierzchni żeton stosu zagrożenia zostaje odwrócony i staje się kolejną rekrutacją.
rule-X5-5 = Gdy nie ma już zagrożenia, ani na polu kolejnego zagrożenia, ani w stosie, ani do jego uzupełnienia, budzą się tytani i przybywają posiłki: natychmiast i za każdym razem, gdy to się zdarzy.
rule-X5-6 = Gdy tytani się budzą, wierzchni tytan każdego stosu, jeśli spał, zaczyna szaleć. Tytan pod nim śpi do następnego przebudzenia. Rozszalali tytani szaleją dalej. Posiłki (X5.7) przybywają także wtedy, gdy nie ma już żadnego tytana.
rule-X5-7 = Posiłki: odrzucone żetony zagrożenia zostają odwrócone, a na nich kładzie się to, co zostało ze stosu rekrutacji. Dwa pierwsze z tak ułożonych żetonów tworzą nowy stos rekrutacji; pozostałe zostają potasowane i odwrócone i tworzą nowy stos zagrożenia, którego wierzchni żeton staje się kolejnym zagrożeniem. Kolejna rekrutacja się nie zmienia.
rule-X5-8 = Po rozkazie żetony zmieniają się w tej kolejności: żeton zostaje odrzucony; kolejny trafia do swojego miasta razem z jednostkami; pojawia się nowy kolejny; puste stosy zostają uzupełnione; jeśli nie ma żetonu dla rekrutacji, zostaje odwrócone zagrożenie; jeśli nie ma żetonu dla zagrożeń, budzą się tytani i przybywają posiłki.

chapter-X6 = Spis wojskowy

rule-X6-1 = Na koniec roku 4, 8 i 12 (w skróconej wersji 3, 6 i 9) jednostki są spisywane, typ po typie, od najsłabszego. Każdy w tajemnicy wybiera, ile swoich jednostek ujawnia, od żadnej do wszystkich, i może to zmieniać, aż wybierze ostatni gracz. Wszyscy ujawniają jednocześnie, po czym jednostki wracają za zasłonki. Nagrody za jeden typ są przyznawane, zanim zacznie się wybór przy następnym.
rule-X6-2 = Kto ujawnia najwięcej, a przy tym co najmniej jedną, otrzymuje nagrodę. Chłopska milicja: 1 suweren. Łucznicy: 2 suwereny. Piechota: 1 bard w regionie sąsiadującym z miastem, w którym stoi własny Idrakis. Klerycy: 2 bardów w jednym lub dwóch takich regionach. Magowie bitewni: 1 piętro na dowolnej własnej gildii, która nie jest pełna.
rule-X6-3 = Jeśli najwięcej ujawnia kilku graczy, każdy z nich otrzymuje 1 suwerena, 1 barda lub 1 piętro; bardów i piętra umieszczają zgodnie z kolejnością. Nagrodę otrzymuje się na tyle, na ile się da: gdy bardów jest za mało, tych, którzy zostali, a gdy z miastem sąsiadują same pustkowia lub nie ma już pięter, nic.
rule-X6-4 = Piętro zdobyte w spisie, gdy nie masz gildii z wolnym miejscem, czeka za zasłonką. Gdy tylko budujesz piętra z nagrody, a ta gildia nadal ma ich mniej niż cztery, dokłada się do niej czekające, najwyżej do czterech.

chapter-X7 = Koniec roku

rule-X7-1 = Gdy rok się kończy, pierwszym graczem zostaje gracz po lewej i zaczyna się następny rok. Po spisie ostatniego roku gra się kończy.

chapter-X8 = Oceny

rule-X8-1 = Trzy oceny następują w kolejności wylosowanej na początku. Bogactwo to złoto, wpływy to własne piętra na mapie (bez czekających), reputacja to suma z regionów, przy otwartym już bastionie.
rule-X8-2 = Kto ma w regionie najwięcej bardów, otrzymuje większą z dwóch liczb, a drugi po nim mniejszą. Jeśli najwięcej ma kilku graczy, wszyscy oni otrzymują większą, a mniejszej nikt; jeśli kilku jest na drugim miejscu, każdy z nich otrzymuje mniejszą. Potrzeba co najmniej jednego barda. Bardowie wyeliminowanych graczy też się liczą.
rule-X8-3 = Po każdej ocenie odpada ostatni z graczy, którzy są jeszcze w grze; przy pięciu graczach po pierwszej ocenie odpada dwóch ostatnich. Wyeliminowany gracz nadal jest klasyfikowany w dalszych ocenach, ale jest pomijany, gdy ktoś ma odpaść.
rule-X8-4 = Przy remisie wyżej jest ten, kto ma więcej jednostek za zasłonką.
rule-X8-5 = Jeśli i jednostek jest tyle samo, wyżej jest gracz późniejszy w kolejności ostatniego roku, więc pierwszy gracz przegrywa każdy taki remis.
rule-X8-6 = Wygrywa ten, kto zostaje po trzeciej ocenie.

chapter-X9 = Warianty

rule-X9-1 = Przy trzech graczach używa się zestawu 18 żetonów, z czterema jednostkami na każdym żetonie rekrutacji; na mapie zaczynają po cztery żetony każdej strony. Pustkowia: { $three-wastelands }. Nie umieszcza się w nich bardów i nic nie dają. Wszystkie miasta i drogi pozostają w użyciu, także dla tytanów i gildii.
rule-X9-2 = Przy trzech graczach w ocenach bierze udział wirtualny gracz. Jego wartości w pierwszej, drugiej i trzeciej ocenie zaczynają od { $virtual-start }, a jeśli ma być trudniej, od { $virtual-start-hard }. Kto eliminuje zagrożenie lub tytana, musi podnieść jedną z nich o 1, ale żadnej powyżej { $virtual-highest }. Wirtualny gracz nie wędruje i nie bierze udziału w spisie.
rule-X9-3 = Wirtualny gracz jest czwartym uczestnikiem i po każdej ocenie odpada jeden. Przy remisie z graczami jest za nimi wszystkimi. Jeśli zostaje jako jedyny, wygrywa, a wszyscy gracze przegrywają.
rule-X9-4 = Skrócona wersja ma dziewięć lat ze spisem w roku 3, 6 i 9, mniej żetonów i więcej pustkowi. Pięciu graczy gra bez żetonów { $short-five-out }; pustkowia: { $short-five-wastelands }. Czterech bez { $short-four-out }; pustkowia: { $short-four-wastelands }. Trzech bez { $short-three-out } ze swojego zestawu; ich pustkowia się nie zmieniają. Stos zagrożenia jest na początku mniejszy: 4 żetony przy pięciu graczach, 3 przy czterech lub trzech.
