# Learning Lords of Xidit: what things are, the rulebook's pages, examples. Figures are values, never written here.

## What each symbol is and does: the legend, and a look at a thing

xidit-legend-map = Na mapie
xidit-legend-units = Jednostki, od najsłabszej
xidit-legend-rewards = Nagrody
xidit-legend-orders = Rozkazy na rok

xidit-means-place = { $what ->
    [camp] Rekrutacja, czyli żeton miasta stroną rekrutacji do góry: akcją rekrutuje się tu najsłabszą jednostkę, każdy gracz najwyżej jedną w roku.
    [threat] Zagrożenie: akcją eliminuje się je za pokazane jednostki. Wybierasz dwie z jego trzech nagród.
    [bastion] Bastion w regionie centralnym: umieszczeni tam bardowie są ukryci aż do oceny reputacji.
    [lyre] Lira regionu: reputacja za największą i za drugą co do wielkości liczbę bardów.
    [guild] Gildia: piętra jednego gracza w mieście. Każde piętro na mapie liczy się jako 1 we wpływach.
   *[idrakys] Idrakis: figurka gracza, która wędruje od miasta do miasta.
}
xidit-means-unit = { $rank ->
    [1] Najsłabsza jednostka, { $unit }: w grze jest ich { $count }. Kto ujawni ich w spisie najwięcej, otrzymuje: { $reward }.
   *[other] { $rank }. od najsłabszej, { $unit }: w grze jest ich { $count }. Kto ujawni ich w spisie najwięcej, otrzymuje: { $reward }.
}
xidit-means-reward = { $what ->
    [gold] Złoto trzyma się za zasłonką; liczy się do bogactwa.
    [bards] Bardowie trafiają do regionów sąsiadujących z miastem i liczą się tam do reputacji. Każdy gracz ma ich { $bards }.
   *[floors] Piętra gildii buduje się w mieście, najwyżej { $highest } jednego gracza; liczą się do wpływów. Każdy gracz ma ich { $floors }.
}
xidit-means-order = { $kind ->
    [road] { $order }: twój Idrakis idzie drogą tego koloru do następnego miasta. Jeśli takiej drogi nie ma, rozkaz jest pomijany.
    [action] { $order }: zrekrutuj najsłabszą jednostkę, wyeliminuj zagrożenie albo, gdzie nie ma żetonu, rozszalałego tytana. Jeśli nie ma nic do zrobienia, rozkaz jest pomijany.
   *[wait] { $order }: nic się nie dzieje.
}
xidit-means-titan = Tytan, na którego potrzeba dowolnych jednostek: { $units }. Śpiący nic nie robi; rozszalałego można wyeliminować w każdym mieście bez żetonu, za dwie z jego trzech nagród.
xidit-means-assessment = { $name ->
    [wealth] { $assessment }: liczy się złoto za zasłonkami. Odpada ten z graczy będących w grze, kto ma najmniej.
    [influence] { $assessment }: liczą się piętra gildii na mapie. Odpada ten z graczy będących w grze, kto ma najmniej.
   *[reputation] { $assessment }: liczy się suma tego, co dają bardowie w regionach, przy otwartym bastionie. Odpada ten z graczy będących w grze, kto ma najmniej.
}

## A look at a thing on the table

xidit-description-told = { $what }.
xidit-description-city = Miasto { $city }. { $lying }
xidit-description-acts = { $does ->
    [recruits] Akcją rekrutujesz tu najsłabszą jednostkę.
    [fights] Akcją eliminujesz to zagrożenie, jeśli masz wszystkie pokazane jednostki, czy tego chcesz, czy nie.
   *[nothing] Akcja jest tu pomijana, chyba że szaleje tytan, którego chcesz wyeliminować.
}
xidit-description-guild = Gildia gracza { $who }, piętra: { $floors } z { $most }. Nikt inny nie może tu budować.
xidit-description-road = { $road } między miastami { $city } i { $there }. Prowadzi nią rozkaz tego koloru.
xidit-description-bards = Bardowie: { $bards }. Na teraz daje to: { $gives }.
xidit-description-barracks = Stąd nowy żeton rekrutacji bierze swoje jednostki. Czego brakuje, tego miejsce zostaje puste.
xidit-description-calendar = Rok { $year } z { $of }. Najbliższy spis wojskowy jest na koniec roku { $census }.
xidit-description-next = { $kind ->
    [recruitment] Trafi do miasta { $city }, gdy któryś żeton rekrutacji będzie pusty. { $token }
   *[threat] Trafi do miasta { $city }, gdy któreś zagrożenie zostanie wyeliminowane. { $token }
}
xidit-description-next-none = { $kind ->
    [recruitment] Nie czeka żaden żeton rekrutacji.
   *[threat] Nie czeka żaden żeton zagrożenia.
}
xidit-description-stack = W stosie: { $stack }, odrzucone: { $discarded }.
xidit-description-titan = { $rages ->
    [yes] Wystarczą dowolne jednostki i akcja w mieście bez żetonu. Nigdy nie musisz.
   *[no] Nie można go wyeliminować, dopóki tytani się nie obudzą.
}
xidit-description-assessment = Ocena { $place } z { $of } na koniec gry.
xidit-description-now = Na teraz: { $values }.
xidit-description-virtual = Wirtualny gracz ma tu { $value }.
xidit-description-player = { $city ->
    [0] { $who }: { $place }. w kolejności w tym roku.
   *[other] { $who }: w mieście { $city }, { $place }. w kolejności w tym roku. { $floors ->
        [one] { $floors } piętro gildii na mapie.
        [few] { $floors } piętra gildii na mapie.
        [many] { $floors } pięter gildii na mapie.
       *[other] { $floors } piętra gildii na mapie.
    }
}
xidit-description-screen = Jednostki, złoto i to, co zostało do umieszczenia, są za zasłonką.
xidit-description-behind = Za zasłonką: { $things }.
xidit-description-dial = Rozkaz { $number } z { $of } na twój rok. Zgodnie z kolejnością wykonywane są rozkazy wszystkich graczy o tym numerze, a dopiero potem następne.

## The rulebook's worked examples

xidit-example-earns = { $who }: { $bards }, reputacja { $reputation }
xidit-example-census = W spisie każdy ujawnia tyle jednostek danego typu, ile chce, wszyscy naraz. Kto sam ma najwięcej, otrzymuje nagrodę; przy remisie każdy po jednej sztuce.
xidit-example-region = Niebieski ma w tym regionie najwięcej bardów i otrzymuje większą liczbę. Czerwony i zielony są na drugim miejscu, z taką samą liczbą: obaj otrzymują mniejszą.
xidit-example-tied-region = Dwóch graczy ma najwięcej bardów: obaj otrzymują większą liczbę, a mniejszej nikt.
xidit-example-assessments = Najpierw jest bogactwo, potem wpływy, potem reputacja. Po każdej ocenie odpada ostatni z tych, którzy są w grze; przy remisie w bogactwie zostaje żółty, późniejszy w kolejności, bo jednostek obaj mają tyle samo.

## The game in a minute

xidit-minute-1 = Nad królestwem Xidit wiszą zagrożenia. Przez dwanaście lat wędrujesz po nim, rekrutujesz jednostki, eliminujesz zagrożenia i otrzymujesz nagrody: złoto, bardów, którzy o tobie opowiadają, i piętra swoich gildii.
xidit-minute-2 = Co roku wszyscy gracze w tajemnicy planują po sześć rozkazów: drogi i akcje. Potem wszystkie są ujawniane i wykonywane jeden po drugim, zgodnie z kolejnością. Kto przyjdzie pierwszy, bierze to, na co liczyli inni.
xidit-minute-3 = Nikt nie liczy punktów. Na koniec są trzy oceny: bogactwa, wpływów i reputacji, w kolejności, którą wszyscy znają od początku. Po każdej odpada ostatni: wszystkiego trzeba mieć dość.
xidit-minute-4 = Kto zostaje po trzeciej, jest wybawcą królestwa.

## A year, step by step

xidit-step-1 = Figurka każdego gracza, Idrakis, stoi w mieście. W pięciu miastach można rekrutować jednostki, w pięciu innych leżą zagrożenia; drogi są czarne, czerwone lub niebieskie. Niebieski stoi w mieście 9, ma za zasłonką łucznika i piechotę i widzi zagrożenie w mieście 8.
xidit-step-2 = Teraz wszyscy w tajemnicy planują sześć rozkazów. Niebieski: akcja, czerwona droga, akcja, potem czekanie.
xidit-step-3 = Wszystkie plany są ujawniane i wykonywane, najpierw pierwsze rozkazy wszystkich, potem drugie. Niebieski rekrutuje, idzie do miasta 8 i eliminuje tam zagrożenie; żółty przychodzi do zagrożenia bez potrzebnych jednostek i jego akcja jest pomijana.
xidit-step-4 = Za wyeliminowane zagrożenie wybierasz dwie z jego trzech nagród: złoto, bardów do regionów przy mieście albo piętra gildii w mieście. Niebieski bierze złoto i piętra.
xidit-step-5 = Żeton zagrożenia zostaje odrzucony, a kolejny trafia do swojego miasta. Gdy zagrożenia się kończą, budzą się tytani.
xidit-step-6 = Po szóstym rozkazie rok się kończy i pierwszym graczem zostaje gracz po lewej. Co cztery lata jest spis wojskowy. Po ostatnim roku następują trzy oceny, w jawnej kolejności.

## Glossary: a word, and what it means

xidit-term-action = akcja
xidit-term-action-is = Rozkaz, którym rekrutujesz, eliminujesz zagrożenie albo tytana, zależnie od tego, co jest w mieście.
xidit-term-assessment = ocena
xidit-term-assessment-is = Jedno z trzech porównań na koniec: bogactwo, wpływy, reputacja.
xidit-term-barracks = koszary
xidit-term-barracks-is = Tu stoją jednostki, których nikt nie używa.
xidit-term-bard = bard
xidit-term-bard-is = Figurka, która w regionie liczy się do reputacji.
xidit-term-bastion = bastion
xidit-term-bastion-is = Pudełko regionu centralnego: bardowie w nim są ukryci aż do oceny reputacji.
xidit-term-camp = rekrutacja
xidit-term-camp-is = Żeton miasta stroną rekrutacji do góry, z jednostkami.
xidit-term-census = spis wojskowy
xidit-term-census-is = Na koniec roku { $census-years } nagradza się największą liczbę jednostek każdego typu.
xidit-term-city-token = żeton miasta
xidit-term-city-token-is = Należy do jednego miasta; ma stronę rekrutacji i stronę zagrożenia.
xidit-term-guild = gildia
xidit-term-guild-is = Piętra jednego gracza w mieście. Każde liczy się do wpływów.
xidit-term-idrakys = Idrakis
xidit-term-idrakys-is = Figurka, którą wędrujesz.
xidit-term-influence = wpływy
xidit-term-influence-is = Ocena pięter gildii na mapie.
xidit-term-lyre = liczby przy lirze
xidit-term-lyre-is = Reputacja, którą daje region za największą i za drugą co do wielkości liczbę bardów.
xidit-term-order = rozkaz
xidit-term-order-is = Jeden z sześciu kroków roku: droga, akcja albo czekanie.
xidit-term-reputation = reputacja
xidit-term-reputation-is = Ocena bardów, region po regionie.
xidit-term-screen = zasłonka
xidit-term-screen-is = Ukrywa przed innymi jednostki, złoto i to, co zostało do umieszczenia.
xidit-term-sovereign = suweren
xidit-term-sovereign-is = Złota moneta królestwa.
xidit-term-threat = zagrożenie
xidit-term-threat-is = Żeton miasta stroną zagrożenia do góry: potrzebne jednostki i trzy nagrody.
xidit-term-titan = tytan
xidit-term-titan-is = Jedna z sześciu bestii, które budzą się, gdy kończą się zagrożenia; eliminuje się je dowolnymi jednostkami.
xidit-term-virtual = wirtualny gracz
xidit-term-virtual-is = Przy trzech graczach czwarty uczestnik ocen, którego wzmacnia każda eliminacja.
xidit-term-wasteland = pustkowie
xidit-term-wasteland-is = Region, w którym nie umieszcza się bardów i który nic nie daje, w rozgrywkach z małą liczbą graczy lub lat.
xidit-term-wealth = bogactwo
xidit-term-wealth-is = Ocena złota.

## Rulings: how we play what the printed rules leave open

ruling-X1-5 = W banku królewskim nigdy nie zabraknie złota.
ruling-X2-2 = Żeton rekrutacji, który nie dostaje żadnej jednostki, leży pusty, a akcja przy nim jest pomijana. Gdy tylko po zakończeniu rozkazu w koszarach jest jednostka, którą pokazuje, zostaje uzupełniony.
ruling-X4-2 = Rozkaz pójścia drogą, której nie ma, jest pomijany: nie można zamiast niego zostać i działać.
ruling-X4-8 = Umieszcza się tylu bardów, ilu daje nagroda, lub tylu, ilu zostało; nie można wybrać mniej. To samo dotyczy pięter (X4.9).
ruling-X4-10 = Jeśli możliwych nagród jest mniej niż dwie, otrzymuje się możliwe. Złoto jest możliwe zawsze.
ruling-X4-12 = Rekrutacja nie przeszkadza w eliminacji w tym samym mieście w tym samym roku, a dwa zagrożenia nie przeszkadzają sobie nawzajem. Wydrukowano tylko zagrożenie i tytana oraz dwóch tytanów.
ruling-X5-3 = Odrzucone żetony, które stają się stosem, odwraca się bez tasowania: najstarszy jest pierwszy.
ruling-X5-5 = Tytani budzą się, gdy tylko nie ma już zagrożenia, które mogłoby przybyć, a nie dopiero wtedy, gdy trzeba je umieścić.
ruling-X6-2 = Najwięcej ujawnionych to co najmniej jedna jednostka: nic nie ujawnić to nie armia.
ruling-X6-3 = Nagrody w spisie otrzymuje się na tyle, na ile się da, a remisujący gracze umieszczają zgodnie z kolejnością. Nikt nie jest pytany, czy je bierze, bo rezygnacja nigdy nie pomaga.
ruling-X6-4 = Czekające piętra dokłada się od razu, gdy po nagrodzie gildia ma jeszcze miejsce, po piętrach z samej nagrody.
ruling-X7-1 = Po spisie ostatniego roku pierwszy gracz się nie zmienia: według tej kolejności rozstrzyga się remisy w ocenach.
ruling-X8-2 = Najwięcej w regionie to co najmniej jeden bard.
ruling-X8-5 = Przy równych wartościach i jednostkach wyżej jest gracz późniejszy w kolejności ostatniego roku: pierwszy gracz przegrywa każdy taki remis.
ruling-X9-2 = Wyeliminowany tytan wzmacnia wirtualnego gracza tak samo jak zagrożenie.
ruling-X9-3 = Przy remisie z graczami wirtualny gracz jest za nimi wszystkimi.

## The player's aid: a game on a page

xidit-aid-year = Rok
xidit-aid-year-1 = W tajemnicy zaplanuj sześć rozkazów: droga (czarna, czerwona, niebieska), akcja albo czekanie. Wszystkie plany są ujawniane jednocześnie.
xidit-aid-year-2 = Pierwsze rozkazy wszystkich zgodnie z kolejnością, potem drugie, aż do szóstych.
xidit-aid-year-3 = Potem pierwszym graczem zostaje gracz po lewej.

xidit-aid-orders = Rozkazy
xidit-aid-orders-1 = Droga: twój Idrakis idzie do następnego miasta. Nie ma takiej drogi: pomijany.
xidit-aid-orders-2 = Akcja przy rekrutacji: najsłabsza jednostka, z każdego miasta jedna w roku.
xidit-aid-orders-3 = Akcja przy zagrożeniu: eliminacja, jeśli masz wszystkie jednostki, czy tego chcesz, czy nie. Inaczej pomijana.
xidit-aid-orders-4 = Akcja bez żetonu, gdy szaleje tytan: możesz jednego wyeliminować, dowolnymi jednostkami, tyloma, ile wynosi jego liczba ({ $titan-units }).
xidit-aid-orders-5 = W jednym mieście i roku nie zagrożenie i tytan ani dwaj tytani.

xidit-aid-rewards = Nagrody: dwie z trzech
xidit-aid-rewards-1 = Złoto: suwereny za zasłonkę.
xidit-aid-rewards-2 = Bardowie: do regionów przy mieście; w centrum do bastionu.
xidit-aid-rewards-3 = Piętra gildii: w mieście, najwyżej cztery jednego gracza. Co się nie mieści, zostaje u ciebie.

xidit-aid-tokens = Nowe żetony
xidit-aid-tokens-1 = Pusty żeton rekrutacji, wyeliminowane zagrożenie: żeton zostaje odrzucony, kolejny trafia do swojego miasta, a wierzchni ze stosu staje się kolejnym.
xidit-aid-tokens-2 = Pusty stos powstaje z odrzuconych żetonów drugiej strony. Gdy w ogóle nie ma zagrożeń: budzą się tytani, przybywają posiłki.

xidit-aid-census = Spis wojskowy, rok { $census-years } (skrócona wersja: { $short-census-years })
xidit-aid-census-1 = Typ po typie, od najsłabszego: w tajemnicy wybierz, ile ujawniasz; wszyscy naraz.
xidit-aid-census-2 = Kto sam ma najwięcej: chłopska milicja 1 suweren, łucznicy 2 suwereny, piechota 1 bard, klerycy 2 bardów, magowie bitewni 1 piętro.
xidit-aid-census-3 = Remis: po 1. Bardowie do regionów przy mieście twojego Idrakisa, piętro na twoją gildię.

xidit-aid-end = Koniec, po roku { $years } (skrócona wersja: { $short-years })
xidit-aid-end-1 = Trzy oceny w wylosowanej kolejności. Bogactwo: złoto. Wpływy: piętra na mapie. Reputacja: bardowie w regionach.
xidit-aid-end-2 = W regionie: najwięcej bardów daje większą liczbę, drugie miejsce mniejszą. Kilku z największą liczbą: wszyscy większą, mniejszej nikt.
xidit-aid-end-3 = Po każdej odpada ostatni z tych, którzy są w grze; przy pięciu graczach po pierwszej dwóch. Remisy: więcej jednostek, potem zostaje późniejszy w kolejności.
xidit-aid-end-4 = Kto zostaje, wygrywa.

xidit-aid-three = Przy trzech graczach
xidit-aid-three-1 = Żetony: { $three-tokens }, po cztery jednostki na każdym; pustkowia: { $three-wastelands }.
xidit-aid-three-2 = Wirtualny gracz zaczyna od { $virtual-start } (trudniej: { $virtual-start-hard }) w pierwszej, drugiej i trzeciej ocenie. Każda eliminacja podnosi jedną wartość o 1.
