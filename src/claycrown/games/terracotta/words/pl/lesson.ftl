# The lesson of Terracotta Army. Figures are values, never written here.

# A step has a title, what is told first, and for each decision what is asked and what came of it.

terracotta-lesson-worker = Robotnik i segment
terracotta-lesson-worker-told = Cesarz chce mieć armię z gliny. Ty i rywal zapełniacie jego mauzoleum, { $columns } na { $rows } pól, w { $rounds } rundach; wygrywa ten, kto ma najwięcej punktów zwycięstwa (PZ). W każdej turze umieszczasz wokół warsztatu jednego ze swoich { $craftsmen } robotników.
terracotta-lesson-worker-place = Warsztat dzieli się na segmenty, każdy z trzema akcjami: wewnętrznego, środkowego i zewnętrznego koła. Kliknij segment { $segment } lub dotknij go: na wewnętrznym kole pokazuje glinę.
terracotta-lesson-worker-place-done = Twój rzemieślnik już tam stoi. Teraz trzy akcje segmentu, od środka na zewnątrz.
terracotta-lesson-worker-clay = Akcja wewnętrznego koła daje { $clay ->
    [one] { $clay } żeton
    [few] { $clay } żetony
    [many] { $clay } żetonów
   *[other] { $clay } żetonu
} mokrej gliny. Wykonaj ją, na planszy lub z listy możliwości.
terracotta-lesson-worker-clay-done = Masz { $clay ->
    [one] { $clay } żeton
    [few] { $clay } żetony
    [many] { $clay } żetonów
   *[other] { $clay } żetonu
} mokrej gliny. Widać to w twoim wierszu. Z gliny powstają wojownicy.
terracotta-lesson-worker-instead = Akcja środkowego koła pozwoliłaby zatrudnić mistrza; o tym później. Zamiast akcji wewnętrznego lub środkowego koła możesz wziąć żeton mokrej gliny lub monetę albo nic nie robić. Weź monetę.
terracotta-lesson-worker-instead-done = Masz o { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
} więcej. Akcja zewnętrznego koła, specjalista, została pominięta: nie było cię na nią stać. Potem turę miał rywal. I tak dalej, aż staną wszyscy robotnicy.

terracotta-lesson-build = Wojownik
terracotta-lesson-build-told = Są cztery typy wojowników: oficer, strażnik, kusznik i żołnierz. Utworzenie wojownika kosztuje tyle żetonów mokrej gliny, ile pokazuje segment. Masz ich { $wet }.
terracotta-lesson-build-place = Najtaniej tworzy się w segmencie { $segment }. Umieść tam rzemieślnika.
terracotta-lesson-build-place-done = Teraz wybierz w organizerze pod planszami, kogo tworzysz, a potem, gdzie stanie: na dowolnym pustym polu.
terracotta-lesson-build-officer = Po lewej stronie mauzoleum stoi inspektor: punktuje rząd, przy którym stoi, teraz pierwszy. Utwórz oficera w tym rzędzie, na dowolnym polu.
terracotta-lesson-build-officer-done = Kosztuje to { $clay ->
    [one] { $clay } żeton
    [few] { $clay } żetony
    [many] { $clay } żetonów
   *[other] { $clay } żetonu
} mokrej gliny. Jeden z nich trafił, jako suchy, do magazynu obok segmentu, skąd może go zabrać mistrz. Oficer dał { $vp } PZ. Im więcej figurek danego typu powstało, tym mniej daje następna.
terracotta-lesson-build-middle = Akcja środkowego koła to znów mistrz. Weź zamiast niej żeton mokrej gliny.
terracotta-lesson-build-middle-done = Została akcja zewnętrznego koła.
terracotta-lesson-build-sword = Każdy typ wojowników ma swoją broń, a wszystkie twoje są nieaktywne. Akcja zewnętrznego koła przygotowuje miecz: wykonaj ją.
terracotta-lesson-build-sword-done = Twój miecz jest aktywny. Zostanie taki, aż go użyjesz.

terracotta-lesson-weapon = Broń
terracotta-lesson-weapon-told = Kto tworzy wojownika i ma aktywną jego broń, może jej od razu użyć. Tu aktywna jest twoja włócznia, czyli broń żołnierza.
terracotta-lesson-weapon-place = Umieść rzemieślnika w segmencie { $segment }, w którym można tworzyć.
terracotta-lesson-weapon-place-done = Teraz żołnierz.
terracotta-lesson-weapon-soldier = Utwórz żołnierza, gdzie chcesz.
terracotta-lesson-weapon-soldier-done = Kosztuje to { $clay ->
    [one] { $clay } żeton
    [few] { $clay } żetony
    [many] { $clay } żetonów
   *[other] { $clay } żetonu
} mokrej gliny i daje { $vp } PZ. A teraz pytanie o jego broń.
terracotta-lesson-weapon-spear = Możesz zostawić włócznię aktywną na później. Użyj jej teraz.
terracotta-lesson-weapon-spear-done = { SIGNED($vp) } PZ i { $coins ->
    [one] { SIGNED($coins) } moneta
    [few] { SIGNED($coins) } monety
    [many] { SIGNED($coins) } monet
   *[other] { SIGNED($coins) } monety
}, a włócznia znów jest nieaktywna. Miecz przesuwa inspektora, halabarda jednego z twoich wojowników, kusza daje PZ za puste pola przed swoim wojownikiem.

terracotta-lesson-ring = Obracanie koła
terracotta-lesson-ring-told = Rzemieślnik rywala stoi tam, gdzie glina, więc twój rzemieślnik nie może tam stanąć. Ale glina może przyjść do ciebie: przed umieszczeniem robotnika możesz obrócić jedno koło o jeden krok.
terracotta-lesson-ring-turn = Obróć wewnętrzne koło: pośrodku warsztatu wybierz strzałkę po prawej, zgodną z ruchem wskazówek zegara.
terracotta-lesson-ring-turn-done = Kosztuje to { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}. Wewnętrzne koło przesunęło się o jeden krok; robotnicy zostali na swoich miejscach.
terracotta-lesson-ring-place = Teraz glina jest w segmencie { $segment }. Umieść tam swojego rzemieślnika.
terracotta-lesson-ring-place-done = Akcje środkowego i zewnętrznego koła są tu takie same jak przedtem.
terracotta-lesson-ring-clay = Weź glinę: wykonaj akcję wewnętrznego koła.
terracotta-lesson-ring-clay-done = Otrzymujesz { $clay ->
    [one] { $clay } żeton
    [few] { $clay } żetony
    [many] { $clay } żetonów
   *[other] { $clay } żetonu
} mokrej gliny. Wewnętrzne koło obraca się zgodnie z kierunkiem ruchu wskazówek zegara, środkowe przeciwnie do niego, tylko jedno z nich w turze. Zewnętrzne koło nigdy się nie obraca.

terracotta-lesson-train = Artysta i mistrz
terracotta-lesson-train-told = Segment, w którym stoi rzemieślnik, jest jeszcze otwarty dla artysty. Nie masz na razie żadnego: zamiana czyni rzemieślnika artystą, na stałe.
terracotta-lesson-train-place = Umieść rzemieślnika w segmencie { $segment }.
terracotta-lesson-train-place-done = Akcja wewnętrznego koła zamienia na artystę właśnie umieszczonego rzemieślnika.
terracotta-lesson-train-train = Zamień go na artystę.
terracotta-lesson-train-train-done = Od tej rundy jest artystą. Akcja środkowego koła to mistrz.
terracotta-lesson-train-hire = Aby zatrudnić mistrza, kładziesz u niego jeden ze swoich żetonów i płacisz pokazane na nim monety, od { $cheapest } do { $dearest }. Twoje żetony leżą przy mistrzach, pod planszami. Zatrudnij mistrza wytwórcę gliny najtańszym żetonem.
terracotta-lesson-train-hire-done = { $coins ->
    [one] Kosztuje to { $coins } monetę
    [few] Kosztuje to { $coins } monety
    [many] Kosztuje to { $coins } monet
   *[other] Kosztuje to { $coins } monety
}. Odtąd mistrz pracuje dla ciebie zawsze, gdy przyjdzie do niego twój robotnik, bez dalszej zapłaty. Żeton tam zostaje, więc następny mistrz będzie droższy.
terracotta-lesson-train-ability = Użyj od razu jego zdolności.
terracotta-lesson-train-ability-done = Otrzymujesz { $clay ->
    [one] { $clay } żeton
    [few] { $clay } żetony
    [many] { $clay } żetonów
   *[other] { $clay } żetonu
} mokrej gliny. Na koniec rundy każdy twój mistrz daje też monetę albo chroni żeton mokrej gliny przed wyschnięciem. Pozostałych pięciu:

terracotta-lesson-artisan = Gdzie ktoś już stoi
terracotta-lesson-artisan-told = Masz artystę, a rzemieślnik rywala stoi tam, gdzie glina. Gdzie stoi rzemieślnik, może stanąć artysta, a po nim już nikt.
terracotta-lesson-artisan-place = Umieść artystę w segmencie { $segment }. Tam, gdzie może stanąć jeden i drugi, wybierasz, którego robotnika umieszczasz.
terracotta-lesson-artisan-place-done = W tej rundzie nikt więcej nie stanie w segmencie { $segment }. Po rundzie wszyscy robotnicy wracają.

terracotta-lesson-priority = Kto zaczyna
terracotta-lesson-priority-told = Tę rundę zaczął rywal, a często opłaca się wybierać na początku. Akcja środkowego koła daje tu żeton kolejności: kto go ma, jest pierwszy w następnej rundzie.
terracotta-lesson-priority-take = Weź żeton: wykonaj akcję.
terracotta-lesson-priority-take-done = Następną rundę zaczynasz ty. Wtedy żeton wraca na stos; przy większej liczbie graczy jest ich więcej, a dalsze dają też glinę.

terracotta-lesson-musician = Muzyk
terracotta-lesson-musician-told = Na zewnętrznym kole można też kupować specjalistów, za monety i aktywną broń. Nie należą do nikogo i punktują dla tych, którzy dobrze stoją.
terracotta-lesson-musician-buy = Muzyk wymaga włóczni. W każdej rundzie daje PZ za każdego twojego wojownika w swoim rzędzie i kolumnie. Wybierz go spośród specjalistów pod planszami, a potem zaznaczone pole.
terracotta-lesson-musician-buy-done = { $coins ->
    [one] Kosztuje to { $coins } monetę i włócznię
    [few] Kosztuje to { $coins } monety i włócznię
    [many] Kosztuje to { $coins } monet i włócznię
   *[other] Kosztuje to { $coins } monety i włócznię
}; następny specjalista tego samego typu kosztuje o monetę więcej. Rywal ma w tej kolumnie wojownika i też będzie punktował, ale mniej.

terracotta-lesson-horse = Koń
terracotta-lesson-horse-told = Koń wymaga miecza i twojego wojownika, przy którym są dwa puste pola w linii prostej. Jeździec zajmuje odtąd wszystkie trzy pola.
terracotta-lesson-horse-buy = Kup konia dla swojego oficera: wybierz oficera, a potem połóż konia w prawo.
terracotta-lesson-horse-buy-done = Twój oficer styka się teraz z zielonym. Stykający się wojownicy jednego typu tworzą grupę, bez względu na to, do kogo należą, a grupy punktują na koniec gry. W każdym rzędzie i kolumnie jeździec liczy się raz.

terracotta-lesson-archer = Klęczący kusznik
terracotta-lesson-archer-told = Klęczący kusznik wymaga kuszy i jest zwrócony w jedną stronę. Działa dla właściciela wojownika, w kierunku którego jest zwrócony: rozstrzyga dla niego remisy, a w grupach liczy się jako figurka tego samego typu.
terracotta-lesson-archer-buy = Kup go obok swojego strażnika, na zaznaczone pole, i zwróć w kierunku strażnika.
terracotta-lesson-archer-buy-done = Będzie rozstrzygał remisy na twoją korzyść wszędzie, gdzie liczy się ten strażnik, a na koniec gry da ci PZ.

terracotta-lesson-footman = Sługa
terracotta-lesson-footman-told = Sługa wymaga halabardy. Na koniec gry punktuje osiem pól wokół siebie: kto ma tam najwięcej wojowników, otrzymuje dużo, pozostali trochę.
terracotta-lesson-footman-buy = Wokół zaznaczonego pola stoi dwóch twoich wojowników i jeden zielony. Kup na nie sługę.
terracotta-lesson-footman-buy-done = Na razie dominacja wokół niego jest twoja. Ale rywal może jeszcze obok tworzyć wojowników.

terracotta-lesson-scoring = Koniec rundy
terracotta-lesson-scoring-told = To ostatnia tura rundy. Po niej każdy inspektor punktuje linię, którą wskazuje: kto ma tam najwięcej wojowników, zdobywa dominację, pozostali, którzy kogoś mają, są obecni. W rzędzie { $row } ty i zielony macie po jednym.
terracotta-lesson-scoring-officer = Utwórz oficera w rzędzie { $row }, a będziesz mieć najwięcej.
terracotta-lesson-scoring-officer-done = Masz tam teraz więcej niż zielony. Twój miecz jest aktywny i możesz go użyć.
terracotta-lesson-scoring-keep = Mieczem możesz przesunąć inspektora o jedno pole, ale tutaj zepsułoby to rząd. Zostaw miecz na później: za aktywny miecz można też kupić konia.
terracotta-lesson-scoring-keep-done = Jeszcze jedna akcja i koniec rundy.
terracotta-lesson-scoring-last = Weź żeton mokrej gliny zamiast mistrza. Potem zobacz punktowanie; możesz je zatrzymać i przejść krok po kroku.
terracotta-lesson-scoring-last-done = Rząd { $line }: { $row } PZ dla ciebie, { $row-other } dla zielonego. Kolumna: { $column-other } tylko dla zielonego. Żeton punktowania tej rundy liczył oficerów: { $tile } i { $tile-other }. Potem obaj inspektorzy przesunęli się dalej, a glina wyschła. Mokre żetony: { $wet } (dzięki wytwórcy gliny), suche: { $dry }; te trzeba nawilżyć, zanim coś z nich powstanie. Masz żeton kolejności, więc zaczynasz.

terracotta-lesson-end = Koniec gry
terracotta-lesson-end-told = Ostatnia tura ostatniej rundy. Po jej punktowaniu liczą się sługi, grupy, klęczący kusznicy i to, co ci zostało. Twoich żołnierzy od zielonych dzieli jedno pole.
terracotta-lesson-end-soldier = Utwórz między nimi żołnierza, na zaznaczonym polu.
terracotta-lesson-end-soldier-done = Teraz są jedną grupą i należy do niej klęczący kusznik.
terracotta-lesson-end-last = Weź monetę zamiast mistrza i zobacz koniec gry.
terracotta-lesson-end-last-done = W grupie każdy wojownik daje tyle PZ, ilu graczy w niej jest: za twoich { $group } i jeszcze { $domination }, bo masz najwięcej. Sługa daje ci { $footman } PZ, klęczący kusznik { $archer }, to, co zostało, { $resources }. Wygrywasz { $vp } do { $vp-other } PZ.
