# The rules of Terracotta Army in plain sentences, by the ids that the program names (`rule-T5-4` is T5.4). Shown wherever a player asks "why?".

chapter-T1 = Elementy i pojęcia

rule-T1-1 = Od dwóch do czterech graczy rozgrywa pięć rund. Wygrywa ten, kto na koniec ma najwięcej punktów zwycięstwa (PZ).
rule-T1-2 = Są dwa rodzaje robotników: rzemieślnicy i artyści. Gdy zasada mówi o robotniku, dotyczy jednych i drugich.
rule-T1-3 = Glina jest mokra albo sucha, a wojowników tworzy się tylko z mokrej. Gliny i monet nigdy nie zabraknie.
rule-T1-4 = Wojownicy (oficerowie, strażnicy, kusznicy, żołnierze) należą do gracza, który ich utworzył; specjaliści (konie, sługi, klęczący kusznicy, muzycy) nie należą do nikogo. Wojowników każdego typu jest w organizerze po { $warriors }, a specjalistów każdego typu po { $specialists }. Podstawek nikomu nie zabraknie.
rule-T1-5 = Mauzoleum: { $columns } na { $rows } pól (kolumny na rzędy). Środkowy rząd i środkowa kolumna dzielą je na cztery sektory po { $quadrant-columns } na { $quadrant-rows } pola, a same nie należą do żadnego z nich. Północ jest u góry, zachód po lewej.
rule-T1-6 = Grupa to co najmniej dwie figurki jednego typu wojowników, które stykają się bokami pól, bez względu na to, do kogo należą. Klęczący kusznik zwrócony w kierunku takiego wojownika też się do niej liczy; pozostali specjaliści się nie liczą i niczego nie łączą.
rule-T1-7 = Każdy gracz ma miecz, halabardę, kuszę i włócznię; każda z tych broni jest aktywna albo nieaktywna. Użyć można tylko aktywnej broni, a po użyciu staje się ona nieaktywna; przygotowanie znów czyni ją aktywną. Przygotowanie aktywnej broni nic nie daje.
rule-T1-8 = Zdobywasz dominację, jeśli tylko ty masz najwięcej, i to co najmniej 1. Do obecności wystarczy mieć 1. Kto punktuje za dominację, nie punktuje dodatkowo za obecność. Przy remisie o dominację wszyscy remisujący punktują tylko za obecność, chyba że remis rozstrzygną klęczący kusznicy (T8.6).
rule-T1-9 = Każda broń pasuje do wojownika i specjalisty. Miecz: oficer i { $with-sword }. Halabarda: strażnik i { $with-halberd }. Kusza: kusznik i { $with-crossbow }. Włócznia: żołnierz i { $with-spear }.
rule-T1-10 = Jeden inspektor stoi na torze po lewej i wskazuje rząd, drugi na torze poniżej mauzoleum i wskazuje kolumnę. Po ostatnim polu toru następuje pierwsze, a przy ruchu do tyłu po pierwszym ostatnie.
rule-T1-11 = Powyżej 100 i powyżej 200 punkty liczy się dalej.

chapter-T2 = Przygotowanie

rule-T2-1 = Na początku w każdym z czterech magazynów leży 1 żeton suchej gliny.
rule-T2-2 = Wewnętrzne i środkowe koło zaczynają w losowym położeniu. Zewnętrzne koło nigdy się nie obraca.
rule-T2-3 = Z żetonów punktowania (jest ich { $tiles }) losuje się pięć, po jednym na każdą rundę. Od początku wszyscy widzą je wszystkie.
rule-T2-4 = Lewy inspektor zaczyna przy rzędzie { $row-start }, dolny przy kolumnie { $column-start }.
rule-T2-5 = Żetony kolejności, o jeden mniej niż graczy, leżą w stosie z najniższym numerem na wierzchu.
rule-T2-6 = Każdy zaczyna z 3 monetami, czterema nieaktywnymi broniami, sześcioma żetonami mistrzów oraz 5, 4 lub 3 rzemieślnikami, odpowiednio przy 2, 3 lub 4 graczach. Tylu samo artystów czeka w zasobach ogólnych.
rule-T2-7 = Pierwszego gracza się losuje, pozostali następują po nim zgodnie z kierunkiem ruchu wskazówek zegara. Drugi zaczyna z 1 żetonem mokrej gliny, trzeci z 2 żetonami mokrej gliny i 1 dodatkową monetą, czwarty z 3 żetonami mokrej gliny i 2 dodatkowymi monetami.

chapter-T3 = Faza akcji

rule-T3-1 = Zgodnie z kolejnością rozgrywania tur każdy umieszcza w swojej turze jednego robotnika, aż wszyscy robotnicy staną wokół warsztatu.
rule-T3-2 = Przed umieszczeniem robotnika możesz, raz w turze, zapłacić 2 monety, aby obrócić jedno koło o jeden krok: wewnętrzne zgodnie z kierunkiem ruchu wskazówek zegara albo środkowe przeciwnie do niego.
rule-T3-3 = W każdej turze umieszczasz dokładnie jednego robotnika. W pustym segmencie możesz umieścić dowolnego; w segmencie z rzemieślnikiem, także twoim, tylko artystę; w segmencie z artystą nikogo.
rule-T3-4 = Robotnicy stoją wokół warsztatu. Gdy koło się obraca, zostają na swoich miejscach.
rule-T3-5 = Po umieszczeniu robotnika wykonujesz akcje segmentu od środka na zewnątrz: z wewnętrznego, środkowego i zewnętrznego koła. Każdą kończysz, zanim zaczniesz następną.
rule-T3-6 = Zamiast akcji wewnętrznego lub środkowego koła możesz wziąć 1 żeton mokrej gliny albo 1 monetę. Każdą akcję możesz też pominąć.
rule-T3-7 = Gra nie proponuje tego, co niczego by nie zmieniło, na co cię nie stać albo na co nie ma miejsca. Zatrudnienie mistrza już samo jest zmianą. Kuszy możesz użyć tylko wtedy, gdy daje ona co najmniej 1 PZ.

chapter-T4 = Akcje na kołach

rule-T4-1 = Monety: weź tyle, ile pokazano.
rule-T4-2 = Glina: weź tyle żetonów mokrej gliny, ile pokazano.
rule-T4-3 = Tworzenie: utwórz wojownika za pokazaną liczbę żetonów mokrej gliny; mówią o tym zasady od T5.1.
rule-T4-4 = Nawilżanie: cała twoja sucha glina staje się mokra.
rule-T4-5 = Zamiana na artystę: właśnie umieszczony rzemieślnik opuszcza grę, a na jego miejscu staje jeden z twoich artystów. Artysty już się nie zamienia.
rule-T4-6 = Mistrz: jeśli leży u niego twój żeton, użyj zdolności. Jeśli nie, wybierz jeden ze swoich pozostałych żetonów mistrzów, zapłać wydrukowany na nim koszt i połóż go tam do końca gry; potem możesz użyć zdolności, płacąc monetami, które ci zostały. U każdego mistrza możesz mieć jeden żeton. Zatrudnienie jest twoją akcją, nawet jeśli nie użyjesz zdolności: nie bierzesz zamiast niej gliny ani monety.
rule-T4-7 = Kolejność: jeśli nie masz żetonu kolejności, weź ten z wierzchu i pokazaną na nim liczbę żetonów mokrej gliny.
rule-T4-8 = Przygotowanie broni: pokazana broń staje się aktywna.
rule-T4-9 = Specjalista: kup go i umieść w mauzoleum; mówią o tym zasady od T6.1.

chapter-T5 = Tworzenie wojownika

rule-T5-1 = Zapłać koszt akcji mokrą gliną. Jeden z tych żetonów trafia, jako suchy, do magazynu ćwiartki, przy której stoi twój robotnik, a pozostałe wracają do zasobów ogólnych.
rule-T5-2 = Weź następną figurkę dowolnego typu, który jest jeszcze w organizerze, i umieść ją na dowolnym pustym polu. Należy do ciebie. Otrzymujesz PZ wydrukowane przy jej rzędzie organizera.
rule-T5-3 = Po utworzeniu wojownika możesz użyć broni tego typu, jeśli jest aktywna. Nigdy nie musisz.
rule-T5-4 = Oficer, miecz: 1 PZ; możesz też przesunąć jednego inspektora o 1 pole do przodu lub do tyłu.
rule-T5-5 = Strażnik, halabarda: 3 PZ; możesz też przesunąć innego swojego wojownika wzdłuż jego rzędu lub kolumny o dowolną liczbę pól, przy czym wszystkie po drodze i ostatnie muszą być puste. Nic więcej się przez to nie dzieje.
rule-T5-6 = Wojownik na koniu przesuwa się razem z koniem, bez obracania. Każde pole, na które wchodzi jakakolwiek jego część, musi być puste. Zwróceni w jego kierunku klęczący kusznicy zostają tak, jak stali.
rule-T5-7 = Kusznik, kusza: 1 PZ za każde puste pole między nim a najbliższą figurą w jednym z czterech kierunków; liczy się najlepszy kierunek. Kierunek bez figury nic nie daje.
rule-T5-8 = Żołnierz, włócznia: 1 PZ i 2 monety.

chapter-T6 = Kupowanie specjalisty

rule-T6-1 = Kolejni specjaliści jednego typu kosztują monety: { $specialist-costs }, ktokolwiek ich kupuje. Za każdym razem używasz też pasującej broni, która musi być aktywna. Specjalista nie należy do nikogo.
rule-T6-2 = Koń dołącza do jednego z twoich wojowników bez konia i zajmuje dwa puste pola w linii prostej od niego. Odtąd ten wojownik zajmuje wszystkie trzy pola: sąsiaduje, liczy się i punktuje wszędzie, gdzie leży którekolwiek z nich, ale w każdym miejscu jako jeden wojownik.
rule-T6-3 = Sługa staje na dowolnym pustym polu. Punktuje na koniec gry.
rule-T6-4 = Klęczący kusznik staje na dowolnym pustym polu, zwrócony w górę, w dół, w lewo lub w prawo. Zwrócony w kierunku pustego pola, specjalisty lub krawędzi nie robi nic, dopóki nie stanie przed nim wojownik.
rule-T6-5 = Dopóki klęczący kusznik jest zwrócony w kierunku wojownika lub dowolnego pola wojownika na koniu, liczy się w grupach jako figurka tego samego typu i działa dla właściciela wojownika: rozstrzyga remisy (T8.6) i punktuje na koniec (T10.4).
rule-T6-6 = Muzyk staje na dowolnym pustym polu. Punktuje w każdej rundzie.

chapter-T7 = Mistrzowie

rule-T7-1 = Mistrz budowniczy: zapłać tyle monet, ile wynosi numer rundy, i utwórz wojownika tego typu, którego figurek zostało w organizerze najwięcej; przy kilku takich typach wybierasz. Nie płacisz gliny, nie otrzymujesz za niego PZ i nie używasz broni.
rule-T7-2 = Mistrz zarządca: wykonaj jeszcze raz akcję wewnętrznego koła w swoim segmencie, za zwykły koszt. Zarządca nie daje gliny ani monety zamiast akcji.
rule-T7-3 = Mistrz inspektor: przesuń jednego inspektora o 1 lub 2 pola do przodu.
rule-T7-4 = Mistrz wytwórca gliny: weź 3 żetony mokrej gliny.
rule-T7-5 = Mistrz nadzorca: weź całą suchą glinę z dwóch różnych magazynów. Jeden z nich może być pusty.
rule-T7-6 = Mistrz kowal: wszystkie twoje bronie stają się aktywne.
rule-T7-7 = W każdej fazie porządkowania twój żeton u mistrza budowniczego, zarządcy lub inspektora daje 1 monetę, a u mistrza wytwórcy gliny, nadzorcy lub kowala chroni 1 twój żeton mokrej gliny przed wyschnięciem. Efekty wszystkich twoich żetonów się sumują.

chapter-T8 = Faza punktowania

rule-T8-1 = Lewy inspektor punktuje swój rząd: za dominację 7 PZ, za obecność 3 PZ. Potem przesuwa się o 1 pole do przodu.
rule-T8-2 = Dolny inspektor punktuje swoją kolumnę: za dominację 7 PZ, za obecność 3 PZ. Potem przesuwa się o 1 pole do przodu.
rule-T8-3 = Za każdego muzyka każdy gracz otrzymuje 1 PZ za każdego swojego wojownika w rzędzie lub kolumnie tego muzyka.
rule-T8-4 = Żeton punktowania tej rundy daje PZ za dominację i za obecność w tym, co pokazuje, z rundy na rundę więcej: za dominację { $tile-domination } PZ, za obecność { $tile-presence } PZ.
rule-T8-5 = Żeton punktowania może pokazywać środkowy rząd, środkową kolumnę, jeden z czterech typów wojowników, jeden z czterech sektorów, monety albo glinę (mokrą i suchą razem).
rule-T8-6 = Jeśli gracze remisują o dominację wśród wojowników, zdobywa ją ten z nich, w kierunku którego liczonych wojowników zwróconych jest najwięcej klęczących kuszników. Jeśli i tu jest remis, nikt nie zdobywa dominacji. Nie ma znaczenia, gdzie stoi sam klęczący kusznik. Przy monetach i glinie klęczący kusznicy nie pomagają.

chapter-T9 = Faza porządkowania

rule-T9-1 = Gracze z żetonami kolejności są pierwsi w nowej kolejności rozgrywania tur, od najniższego numeru; pozostali następują w dotychczasowej kolejności. Żetony wracają na stos.
rule-T9-2 = Cała twoja mokra glina wysycha, oprócz tej, którą chronią twoi mistrzowie (T7.7).
rule-T9-3 = Twoi mistrzowie dają monety (T7.7).
rule-T9-4 = Po 5. rundzie następuje punktowanie końcowe. Po każdej wcześniejszej robotnicy wracają do graczy, wewnętrzne koło obraca się o jeden krok zgodnie z kierunkiem ruchu wskazówek zegara, środkowe o jeden krok przeciwnie do niego i zaczyna się następna runda.

chapter-T10 = Koniec gry

rule-T10-1 = Każdy sługa punktuje osiem pól wokół siebie: za dominację 8 PZ, za obecność 2 PZ. Remisy rozstrzygają klęczący kusznicy.
rule-T10-2 = Wojownik poza grupą nie punktuje już za nic więcej. Grupą jest już jeden wojownik ze zwróconym w jego kierunku klęczącym kusznikiem.
rule-T10-3 = W każdej grupie każdy wojownik daje właścicielowi 1 PZ za każdego gracza, który ma w niej wojownika. Jeśli takich graczy jest co najmniej dwóch, dochodzi 5 PZ za dominację i 2 PZ za obecność; remisy rozstrzygają klęczący kusznicy z tej grupy.
rule-T10-4 = Każdy klęczący kusznik zwrócony w kierunku wojownika daje właścicielowi tego wojownika 2 PZ.
rule-T10-5 = Policz razem wszystkie swoje żetony gliny i monety: połowę tej liczby, zaokrągloną w dół, otrzymujesz w PZ.
rule-T10-6 = Wygrywa ten, kto ma najwięcej PZ. Przy remisie ten z remisujących, kto jest wcześniej w kolejności rozgrywania tur.
