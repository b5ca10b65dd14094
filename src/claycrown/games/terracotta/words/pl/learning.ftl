# Learning Terracotta Army: what things are, the rulebook's pages, examples. Figures are values, never written here.

## What each symbol is and does: the legend, and a look at a thing

terracotta-legend-wheel = W warsztacie
terracotta-legend-players = U graczy
terracotta-legend-mausoleum = W mauzoleum

# $does says what a master does.
terracotta-means-action = { $kind ->
    [build] Tworzenie: zapłać { $value ->
        [one] { $value } żeton
        [few] { $value } żetony
        [many] { $value } żetonów
       *[other] { $value } żetonu
    } mokrej gliny i utwórz wojownika na dowolnym pustym polu.
    [coins] Monety: weź { $value }.
    [clay] Mokra glina: weź { $value }.
    [soak] Nawilżanie: cała twoja sucha glina staje się mokra.
    [train] Zamiana na artystę: właśnie umieszczony rzemieślnik opuszcza grę, a na jego miejscu staje twój artysta.
    [priority] Kolejność: weź wierzchni żeton kolejności z jego mokrą gliną, a w następnej rundzie będziesz wcześniej w kolejności.
    [master] { FORM($name, "cap") }. { $does } Najpierw zatrudnij go jednym ze swoich żetonów, raz na całą grę.
    [ready] Przygotowanie broni, { $name }: ta twoja broń staje się aktywna.
   *[specialist] Specjalista: kup konia, sługę, klęczącego kusznika lub muzyka, za monety i pasującą aktywną broń.
}
terracotta-means-warrior = { $type ->
    [officer] Oficerowie to wojownicy. Utworzenie oficera daje PZ z organizera; potem możesz użyć jego broni, jeśli jest aktywna: { $weapon }.
    [guard] Strażnicy to wojownicy. Utworzenie strażnika daje PZ z organizera; potem możesz użyć jego broni, jeśli jest aktywna: { $weapon }.
    [crossbowman] Kusznicy to wojownicy. Utworzenie kusznika daje PZ z organizera; potem możesz użyć jego broni, jeśli jest aktywna: { $weapon }.
   *[soldier] Żołnierze to wojownicy. Utworzenie żołnierza daje PZ z organizera; potem możesz użyć jego broni, jeśli jest aktywna: { $weapon }.
}
terracotta-means-weapon = { $name ->
    [sword] Miecz: zaraz po utworzeniu oficera daje { $vp } PZ; możesz też przesunąć jednego inspektora o 1 pole. Użyta broń jest nieaktywna, aż zostanie przygotowana.
    [halberd] Halabarda: zaraz po utworzeniu strażnika daje { $vp } PZ; możesz też przesunąć innego swojego wojownika w linii prostej. Użyta broń jest nieaktywna, aż zostanie przygotowana.
    [crossbow] Kusza: zaraz po utworzeniu kusznika daje { $vp } PZ za każde puste pole do najbliższej figury, w najlepszym kierunku. Użyta broń jest nieaktywna, aż zostanie przygotowana.
   *[spear] Włócznia: zaraz po utworzeniu żołnierza daje { $vp } PZ i { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }. Użyta broń jest nieaktywna, aż zostanie przygotowana.
}
terracotta-means-weapon-buys = Tej broni używa się też do kupna { FORM($specialists, "gen") }.
terracotta-means-specialist = { $type ->
    [horse] Koń: leży na dwóch polach obok twojego wojownika, który zajmuje odtąd wszystkie trzy i liczy się wszędzie, gdzie leży którekolwiek z nich.
    [footman] Sługa: na koniec gry punktuje osiem pól wokół siebie, za dominację { $domination } PZ, za obecność { $presence } PZ.
    [archer] Klęczący kusznik: działa dla właściciela wojownika, w kierunku którego jest zwrócony, rozstrzyga tam remisy, liczy się w grupie tego wojownika i na koniec daje { $vp } PZ.
   *[musician] Muzyk: w każdej rundzie daje każdemu graczowi 1 PZ za każdego jego wojownika w swoim rzędzie lub kolumnie.
}
terracotta-means-worker = { $kind ->
    [craftsman] Rzemieślnik: robotnik, którego można umieścić tylko w pustym segmencie.
   *[artisan] Artysta: robotnik, który może też dołączyć w segmencie do rzemieślnika. Obok artysty nie można już nikogo umieścić.
}
terracotta-means-goods = { $what ->
    [coin] Monetami płaci się za żetony mistrzów, specjalistów i obrócenie koła (za { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
        [many] { $cost } monet
       *[other] { $cost } monety
    }). Na koniec połowa wszystkich monet i gliny to PZ.
    [wet] Z mokrej gliny tworzy się wojowników. Na koniec każdej rundy wysycha.
    [dry] Z suchej gliny nie można tworzyć, dopóki się jej nie nawilży. Przy większościach i na koniec liczy się tak jak mokra.
   *[vp] Punkty zwycięstwa: wygrywa ten, kto na koniec ma ich najwięcej.
}
terracotta-means-token = Żetony mistrzów: każdy gracz ma sześć, o koszcie { $costs }. Zapłać tyle monet, ile pokazuje żeton, i połóż go u mistrza; tam już zostaje.
terracotta-means-priority = Kto ma żeton kolejności, jest z przodu w następnej rundzie, najniższy numer jako pierwszy.
terracotta-means-inspector = { $line ->
    [row] Lewy inspektor wskazuje rząd. Na koniec rundy rząd punktuje: za dominację { $domination } PZ, za obecność { $presence } PZ. Potem inspektor przesuwa się o jedno pole.
   *[column] Dolny inspektor wskazuje kolumnę. Na koniec rundy kolumna punktuje: za dominację { $domination } PZ, za obecność { $presence } PZ. Potem inspektor przesuwa się o jedno pole.
}
terracotta-means-tile = { $kind ->
    [line] Punktuje wojowników, którzy tam stoją: { $tile }.
    [type] Punktuje wszystkich wojowników jednego typu w całym mauzoleum: { $tile }.
    [quadrant] Punktuje wojowników jednego sektora: { $tile }.
   *[goods] Punktuje to, co mają gracze: { $tile }.
}

## A look at a thing on the table

terracotta-description-room = { $takes ->
    [anybody] Segment { $segment } jest pusty: można tu umieścić dowolnego robotnika, a wtedy wykonuje się trzy akcje, od środka na zewnątrz.
    [artisan] Segment { $segment }: { $workers }. Dołączyć może tylko artysta.
   *[nobody] Segment { $segment }: { $workers }. W tej rundzie nikogo więcej nie można tu umieścić.
}
terracotta-description-stone = { $ring ->
    [inner] Wewnętrzne koło. { $does }
    [middle] Środkowe koło. { $does }
   *[outer] Zewnętrzne koło. { $does }
}
terracotta-description-ring = { $ring ->
    [inner] Przed umieszczeniem robotnika możesz obrócić wewnętrzne koło o jeden krok, zgodnie z kierunkiem ruchu wskazówek zegara, za { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
        [many] { $cost } monet
       *[other] { $cost } monety
    }. Robotnicy zostają na swoich miejscach.
   *[middle] Przed umieszczeniem robotnika możesz obrócić środkowe koło o jeden krok, przeciwnie do kierunku ruchu wskazówek zegara, za { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
        [many] { $cost } monet
       *[other] { $cost } monety
    }. Robotnicy zostają na swoich miejscach.
}
terracotta-description-warehouse = { $clay ->
    [0] Magazyn { $number } tej ćwiartki warsztatu jest pusty. Kto stąd tworzy, zostawia w nim 1 żeton suchej gliny; mistrz nadzorca opróżnia dwa magazyny.
   *[other] W magazynie { $number } tej ćwiartki warsztatu jest sucha glina: { $clay }. Kto stąd tworzy, zostawia w nim jeszcze 1 żeton; mistrz nadzorca opróżnia dwa magazyny.
}
terracotta-description-round = Runda { $round }: w swojej turze każdy umieszcza jednego robotnika, aż wszyscy staną wokół warsztatu. Potem runda punktuje.
terracotta-description-instead = { $what ->
    [take-clay] Zamiast akcji wewnętrznego lub środkowego koła możesz wziąć 1 żeton mokrej gliny.
    [take-coin] Zamiast akcji wewnętrznego lub środkowego koła możesz wziąć 1 monetę.
    [skip] Każdą akcję możesz pominąć.
   *[keep] Broni nie trzeba używać: wtedy zostaje aktywna.
}
terracotta-description-empty = Pole { $space } jest puste: można tu umieścić wojownika lub specjalistę.
terracotta-description-mounted = Na koniu: zajmuje trzy pola i liczy się jako jeden wojownik wszędzie, gdzie leży którekolwiek z nich.
terracotta-description-archer-idle = Nie jest teraz zwrócony w kierunku żadnego wojownika i nie robi nic, dopóki jakiś tam nie stanie.
terracotta-description-archer-serves = Działa teraz dla: { $who } (wojownik na { $space }).
terracotta-description-told = { $what }.
terracotta-description-now = Na teraz: { $outcome }.
terracotta-description-rack = { $left ->
    [0] Nie ma już żadnego.
   *[other] Zostało: { $left }. Następny daje { $vp } PZ.
}
terracotta-description-specialist = { $left ->
    [0] Nie ma już żadnego.
   *[other] Zostało: { $left }. Następny kosztuje { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
        [many] { $cost } monet
       *[other] { $cost } monety
    } i wymaga aktywnej broni: { $weapon }.
}
terracotta-description-token = { $cost ->
    [one] Tym żetonem zatrudniasz mistrza za { $cost } monetę. Zostaje u niego do końca gry.
    [few] Tym żetonem zatrudniasz mistrza za { $cost } monety. Zostaje u niego do końca gry.
    [many] Tym żetonem zatrudniasz mistrza za { $cost } monet. Zostaje u niego do końca gry.
   *[other] Tym żetonem zatrudniasz mistrza za { $cost } monety. Zostaje u niego do końca gry.
}
terracotta-description-master = { $gives ->
    [coin] W każdej fazie porządkowania daje też 1 monetę każdemu, dla kogo pracuje.
   *[clay] W każdej fazie porządkowania chroni też 1 żeton mokrej gliny przed wyschnięciem u każdego, dla kogo pracuje.
}
terracotta-description-tile = Runda { $round }, { $tile }: za dominację { $most } PZ, za obecność { $some } PZ.
terracotta-description-player = { $who }: { $vp } PZ, { $place }. w kolejności rozgrywania tur.
terracotta-description-kept = Od mistrzów w każdej fazie porządkowania: { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}, glina, która pozostaje mokra: { $clay }.
terracotta-description-has = { $who }: { $count }.
terracotta-description-workers = { $who }: do umieszczenia { $count }, wokół warsztatu { $placed }.
terracotta-description-weapon = { $active ->
    [yes] { $who }: broń teraz aktywna.
   *[no] { $who }: broń teraz nieaktywna.
}
terracotta-description-holds = { $who }: { $what }.

## The rulebook's worked examples

terracotta-example-gains = { $who }: { $what }
terracotta-example-row = Lewy inspektor wskazuje ten rząd. Żółty ma tam najwięcej wojowników i zdobywa dominację; pozostali są obecni.
terracotta-example-tie = W tej kolumnie żółty i zielony mają po jednym wojowniku. Klęczący kusznik jest zwrócony w kierunku wojownika zielonego gracza i rozstrzyga remis, choć sam stoi poza kolumną.
terracotta-example-tile = Żeton punktowania tej rundy liczy północno-zachodni sektor. Środkowy rząd i środkowa kolumna do niego nie należą.
terracotta-example-musician = Muzyk punktuje każdego wojownika w swoim rzędzie lub kolumnie, czyjkolwiek jest; większość nie jest potrzebna.
terracotta-example-horse = Wojownik na koniu zajmuje trzy pola. Tu koń sięga do rzędu z inspektorem, więc żółty też się w nim liczy i jest remis.
terracotta-example-crossbow = Właśnie utworzono kusznika i użyto kuszy. W prawo jest więcej pustych pól do najbliższej figury niż w dół: liczy się najlepszy kierunek.
terracotta-example-footman = Na koniec sługa liczy osiem pól wokół siebie. Wojownik o dwa kroki dalej się nie liczy.
terracotta-example-group = Czterech żołnierzy, którzy stykają się bokami, to grupa dwóch graczy: każdy wojownik daje właścicielowi po 1 PZ za każdego z tych dwóch graczy, a punktuje też większość. Strażnik stoi sam i nic nie daje.
terracotta-example-archer = Klęczący kusznicy po lewej i poniżej są zwróceni w kierunku wojowników i dają PZ ich właścicielom. Ten po prawej jest zwrócony w kierunku pustego pola i nic nie daje.
terracotta-example-resources = Połowa wszystkich żetonów gliny i monet razem, zaokrąglona w dół. Mokra i sucha glina liczą się tak samo.

## The game in a minute

terracotta-minute-1 = Tworzysz glinianą armię, która ma strzec grobowca cesarza. W pięciu rundach umieszczasz robotników wokół warsztatu z trzema kołami, zdobywasz glinę i monety i umieszczasz figury w mauzoleum.
terracotta-minute-2 = Robotnik wykonuje trzy akcje swojego segmentu, od środka na zewnątrz. Wewnętrzne i środkowe koło się obracają, więc akcje łączą się coraz inaczej, a tam, gdzie stoi robotnik, innym zostaje niewiele miejsca.
terracotta-minute-3 = Wojownik daje punkty zwycięstwa (PZ), gdy go tworzysz, od { $rack-most } w dół do { $rack-least }. Potem liczą się większości: w rzędzie i kolumnie, które wskazują inspektorzy, na żetonie każdej rundy, a na koniec wokół sług i w grupach.
terracotta-minute-4 = Wygrywa ten, kto po pięciu rundach ma najwięcej PZ.

## A round, step by step

terracotta-step-1 = Tura żółtego. W każdej turze umieszczasz jednego robotnika w segmencie warsztatu; w pustym możesz umieścić dowolnego. Wcześniej możesz za 2 monety obrócić wewnętrzne lub środkowe koło o jeden krok. Żółty chce tworzyć i wybiera segment 4.
terracotta-step-2 = Robotnik już stoi. Teraz trzy akcje segmentu, od środka na zewnątrz. Zamiast akcji wewnętrznego lub środkowego koła możesz wziąć 1 żeton mokrej gliny albo 1 monetę.
terracotta-step-3 = Akcja wewnętrznego koła to tworzenie za pokazaną liczbę żetonów mokrej gliny. Żółty umieszcza oficera na pustym polu i otrzymuje PZ, które pokazuje organizer. Jeden z żetonów gliny trafia, jako suchy, do magazynu ćwiartki.
terracotta-step-4 = Miecz żółtego jest aktywny i pasuje do oficera: można go użyć zaraz po utworzeniu. Potem jest nieaktywny, aż zostanie przygotowany.
terracotta-step-5 = Na środkowym kole są mistrzowie. Kto przychodzi po raz pierwszy, zatrudnia mistrza żetonem i jego monetami; odtąd przy każdej wizycie można użyć zdolności. Inne segmenty tego koła dają monety, glinę lub żeton kolejności.
terracotta-step-6 = Zewnętrzne koło pozwala przygotować broń albo kupić specjalistę, za monety i pasującą broń. Specjaliści nie należą do nikogo, ale punktują dla tych, którzy dobrze stoją.
terracotta-step-7 = Gdy wszyscy robotnicy stoją wokół warsztatu, runda punktuje: najpierw rząd z inspektorem, potem kolumna z inspektorem, potem muzycy, na końcu żeton punktowania rundy.
terracotta-step-8 = Potem mokra glina wysycha, robotnicy wracają, a wewnętrzne i środkowe koło obracają się o jeden krok: zaczyna się następna runda. Po piątej następuje punktowanie końcowe: sługi, grupy, klęczący kusznicy oraz połowa gliny i monet.

## Glossary: a word, and what it means

terracotta-term-artisan = artysta
terracotta-term-artisan-is = Robotnik, w którego zamienia się rzemieślnik. Może dołączyć w segmencie do rzemieślnika.
terracotta-term-base = podstawka
terracotta-term-base-is = Kolorowa podstawa wojownika: pokazuje, do kogo należy.
terracotta-term-clean-up = faza porządkowania
terracotta-term-clean-up-is = To, co następuje po punktowaniu rundy: nowa kolejność, wysychanie gliny, monety od mistrzów.
terracotta-term-craftsman = rzemieślnik
terracotta-term-craftsman-is = Robotnik, który potrzebuje pustego segmentu.
terracotta-term-domination = dominacja
terracotta-term-domination-is = Mieć samemu najwięcej tego, co się liczy, i to co najmniej 1.
terracotta-term-group = grupa
terracotta-term-group-is = Co najmniej dwie figurki jednego typu wojowników, które stykają się bokami, czyjekolwiek są.
terracotta-term-inspector = inspektor
terracotta-term-inspector-is = Figurka na torze po lewej lub poniżej: jej rząd lub kolumna punktuje na koniec rundy.
terracotta-term-master = mistrz
terracotta-term-master-is = Jeden z sześciu pomocników na środkowym kole, zatrudniany raz, żetonem.
terracotta-term-mausoleum = mauzoleum
terracotta-term-mausoleum-is = Plansza, na której stoją figury; kolumny: { $columns }, rzędy: { $rows }.
terracotta-term-presence = obecność
terracotta-term-presence-is = Mieć co najmniej 1 z tego, co się liczy, bez dominacji.
terracotta-term-priority = żeton kolejności
terracotta-term-priority-is = Daje miejsce z przodu w kolejności następnej rundy.
terracotta-term-quadrant = sektor
terracotta-term-quadrant-is = Jedna z czterech części, na które środkowy rząd i środkowa kolumna dzielą mauzoleum.
terracotta-term-quarter = ćwiartka
terracotta-term-quarter-is = Czwarta część warsztatu z własnym magazynem.
terracotta-term-rack = organizer
terracotta-term-rack-is = Wojownicy, którzy zostali, z PZ za następnego każdego typu.
terracotta-term-ready = przygotowanie broni
terracotta-term-ready-is = Uczynienie broni aktywną, aby można jej było raz użyć.
terracotta-term-scoring-tile = żeton punktowania
terracotta-term-scoring-tile-is = Po jednym na każdą rundę: to, co pokazuje, punktuje na jej koniec.
terracotta-term-segment = segment
terracotta-term-segment-is = Miejsce przy warsztacie, z akcją na każdym z trzech kół. Segmentów jest { $segments }.
terracotta-term-soak = nawilżanie
terracotta-term-soak-is = Cała własna sucha glina staje się mokra.
terracotta-term-specialist = specjalista
terracotta-term-specialist-is = Koń, sługa, klęczący kusznik lub muzyk: figura, która nie należy do nikogo.
terracotta-term-statue = figura
terracotta-term-statue-is = Każda figurka w mauzoleum, wojownik lub specjalista.
terracotta-term-train = zamiana na artystę
terracotta-term-train-is = Właśnie umieszczonego rzemieślnika zastępuje artysta, do końca gry.
terracotta-term-vp = PZ
terracotta-term-vp-is = Punkty zwycięstwa.
terracotta-term-warehouse = magazyn
terracotta-term-warehouse-is = W każdej ćwiartce warsztatu; leży w nim sucha glina.
terracotta-term-warrior = wojownik
terracotta-term-warrior-is = Oficer, strażnik, kusznik lub żołnierz: figura, która ma właściciela.
terracotta-term-weapon = broń
terracotta-term-weapon-is = Miecz, halabarda, kusza lub włócznia: gdy jest aktywna, można jej raz użyć, po utworzeniu wojownika albo do kupna specjalisty.

## Rulings: how we play what the printed rules leave open

ruling-T1-10 = Tory inspektorów są pętlami w obie strony: z pierwszego pola do tyłu inspektor idzie na ostatnie. Wydrukowano tylko drogę do przodu.
ruling-T3-7 = Kuszy można użyć tylko tam, gdzie daje co najmniej 1 PZ: o użycie jej na próżno gra nie pyta.
ruling-T4-4 = Nawilżanie dotyczy całej własnej suchej gliny. Tak mówią trzy tłumaczenia instrukcji; jedno mówi o 1 żetonie.
ruling-T5-5 = Halabarda przesuwa wojownika wzdłuż rzędu lub kolumny, nigdy po skosie i nigdy właśnie utworzonego strażnika. Wydrukowano „w linii prostej”.
ruling-T5-6 = Wojownik na koniu, gdy się przesuwa, zachowuje swój kierunek. O obracaniu nic nie wydrukowano.
ruling-T5-7 = Liczenie kuszy kończy każda figura, także specjalista i dowolne pole konia; krawędź nie, więc kierunek bez figury nic nie daje. Kierunek z największą liczbą PZ wybiera się sam, bo mniej nigdy się nie opłaca.
ruling-T6-2 = Koń potrzebuje wojownika bez konia: jeden jeździec, jeden koń.
ruling-T6-4 = Klęczący kusznik może być zwrócony w dowolnym kierunku, także pustego pola lub krawędzi: wojownik może tam stanąć później.
ruling-T7-2 = Zarządca powtarza akcję wewnętrznego koła, a nie glinę lub monetę zamiast niej, także wtedy, gdy akcję najpierw pominięto.

## The player's aid: a game on a page

terracotta-aid-turn = Twoja tura
terracotta-aid-turn-1 = Raz, jeśli chcesz: za 2 monety obróć o jeden krok koło wewnętrzne (zgodnie z ruchem wskazówek zegara) albo środkowe (przeciwnie).
terracotta-aid-turn-2 = Umieść jednego robotnika. Pusty segment: dowolny robotnik. Z rzemieślnikiem: tylko artysta. Z artystą: nikt.
terracotta-aid-turn-3 = Wykonaj akcje segmentu: koło wewnętrzne, środkowe, zewnętrzne. Zamiast wewnętrznego lub środkowego: 1 żeton mokrej gliny albo 1 moneta. Wszystko można pominąć.

terracotta-aid-rings = Na kołach
terracotta-aid-rings-1 = Monety, mokra glina: weź tyle, ile pokazano.
terracotta-aid-rings-2 = Tworzenie: zapłać pokazaną mokrą glinę, 1 żeton trafia suchy do magazynu ćwiartki. Wojownik na dowolne puste pole, PZ z organizera; potem jego broń, jeśli jest aktywna.
terracotta-aid-rings-3 = Nawilżanie: cała sucha glina staje się mokra. Zamiana: artysta zastępuje właśnie umieszczonego rzemieślnika.
terracotta-aid-rings-4 = Kolejność: wierzchni żeton z jego mokrą gliną, jeśli nie masz żadnego.
terracotta-aid-rings-5 = Przygotowanie: pokazana broń staje się aktywna.
terracotta-aid-rings-6 = Specjalista: monety { $specialist-costs }, coraz więcej z każdym tego typu, i aktywna broń.

terracotta-aid-weapons = Bronie: po tworzeniu albo do kupna
terracotta-aid-weapons-1 = Miecz (oficer; { $with-sword }): 1 PZ, przesuń inspektora o 1.
terracotta-aid-weapons-2 = Halabarda (strażnik; { $with-halberd }): 3 PZ, przesuń innego swojego wojownika w linii prostej.
terracotta-aid-weapons-3 = Kusza (kusznik; { $with-crossbow }): 1 PZ za każde puste pole do najbliższej figury, najlepszy kierunek.
terracotta-aid-weapons-4 = Włócznia (żołnierz; { $with-spear }): 1 PZ i 2 monety.

terracotta-aid-masters = Mistrzowie: zatrudnij raz żetonem (monety: { $token-costs })
terracotta-aid-masters-1 = Budowniczy: tyle monet, ile wynosi numer rundy, wojownik najliczniejszego w organizerze typu; bez PZ, bez broni.
terracotta-aid-masters-2 = Zarządca: jeszcze raz akcja wewnętrznego koła. Inspektor: inspektor o 1 lub 2 pola do przodu.
terracotta-aid-masters-3 = Wytwórca gliny: 3 żetony mokrej gliny. Nadzorca: sucha glina z dwóch magazynów. Kowal: wszystkie bronie aktywne.
terracotta-aid-masters-4 = W każdej fazie porządkowania trzej pierwsi dają po 1 monecie, trzej ostatni chronią po 1 żetonie mokrej gliny.

terracotta-aid-round = Koniec rundy
terracotta-aid-round-1 = Rząd z inspektorem, potem kolumna: za dominację 7 PZ, za obecność 3 PZ. Każdy inspektor przesuwa się o 1.
terracotta-aid-round-2 = Muzycy: 1 PZ za każdego wojownika w ich rzędzie lub kolumnie.
terracotta-aid-round-3 = Żeton punktowania: za dominację { $tile-domination } PZ od rundy 1 do 5, za obecność { $tile-presence } PZ.
terracotta-aid-round-4 = Remis o dominację: wszyscy mają tylko obecność, chyba że remis rozstrzygną klęczący kusznicy zwróceni w kierunku liczonych wojowników.
terracotta-aid-round-5 = Faza porządkowania: żetony kolejności na przód, mokra glina wysycha, monety od mistrzów, robotnicy wracają, koła się obracają.

terracotta-aid-end = Koniec gry
terracotta-aid-end-1 = Sługi: osiem pól wokół, za dominację 8 PZ, za obecność 2 PZ.
terracotta-aid-end-2 = Grupy jednego typu: po 1 PZ za każdego własnego wojownika i każdego gracza w grupie; od dwóch graczy za dominację 5 PZ, za obecność 2 PZ.
terracotta-aid-end-3 = Klęczący kusznicy: 2 PZ dla właściciela wojownika, w kierunku którego są zwróceni.
terracotta-aid-end-4 = Połowa wszystkich żetonów gliny i monet. Przy remisie wygrywa ten, kto jest wcześniej w kolejności.
