# The table of Terracotta Army.

terracotta-progress = Runda { $round } z { $rounds }
terracotta-progress-over = Rozgrywka zakończona
terracotta-warrior = { $form ->
    [acc] { $type ->
        [officer] oficera
        [guard] strażnika
        [crossbowman] kusznika
       *[soldier] żołnierza
    }
    [gen] { $type ->
        [officer] oficera
        [guard] strażnika
        [crossbowman] kusznika
       *[soldier] żołnierza
    }
   *[nom] { $type ->
        [officer] oficer
        [guard] strażnik
        [crossbowman] kusznik
       *[soldier] żołnierz
    }
}
terracotta-specialist = { $form ->
    [acc] { $type ->
        [horse] konia
        [footman] sługę
        [archer] klęczącego kusznika
       *[musician] muzyka
    }
    [gen] { $type ->
        [horse] konia
        [footman] sługi
        [archer] klęczącego kusznika
       *[musician] muzyka
    }
   *[nom] { $type ->
        [horse] koń
        [footman] sługa
        [archer] klęczący kusznik
       *[musician] muzyk
    }
}
terracotta-weapon = { $form ->
    [active] { $name ->
        [sword] miecz aktywny
        [halberd] halabardę aktywną
        [crossbow] kuszę aktywną
       *[spear] włócznię aktywną
    }
    [acc] { $name ->
        [sword] miecz
        [halberd] halabardę
        [crossbow] kuszę
       *[spear] włócznię
    }
    [gen] { $name ->
        [sword] miecza
        [halberd] halabardy
        [crossbow] kuszy
       *[spear] włóczni
    }
   *[nom] { $name ->
        [sword] miecz
        [halberd] halabarda
        [crossbow] kusza
       *[spear] włócznia
    }
}
terracotta-worker = { $form ->
    [acc] { $kind ->
        [craftsman] rzemieślnika
        [artisan] artystę
       *[either] robotnika
    }
    [gen] { $kind ->
        [craftsman] rzemieślnika
        [artisan] artysty
       *[either] robotnika
    }
   *[nom] { $kind ->
        [craftsman] rzemieślnik
        [artisan] artysta
       *[either] robotnik
    }
}
terracotta-master = { $form ->
    [short] { $name ->
        [builder] Budowniczy
        [administrator] Zarządca
        [inspector] Inspektor
        [claymaker] Wytwórca gliny
        [overseer] Nadzorca
       *[smith] Kowal
    }
    [cap] { $name ->
        [builder] Mistrz budowniczy
        [administrator] Mistrz zarządca
        [inspector] Mistrz inspektor
        [claymaker] Mistrz wytwórca gliny
        [overseer] Mistrz nadzorca
       *[smith] Mistrz kowal
    }
    [acc] { $name ->
        [builder] mistrza budowniczego
        [administrator] mistrza zarządcę
        [inspector] mistrza inspektora
        [claymaker] mistrza wytwórcę gliny
        [overseer] mistrza nadzorcę
       *[smith] mistrza kowala
    }
    [gen] { $name ->
        [builder] mistrza budowniczego
        [administrator] mistrza zarządcy
        [inspector] mistrza inspektora
        [claymaker] mistrza wytwórcy gliny
        [overseer] mistrza nadzorcy
       *[smith] mistrza kowala
    }
   *[nom] { $name ->
        [builder] mistrz budowniczy
        [administrator] mistrz zarządca
        [inspector] mistrz inspektor
        [claymaker] mistrz wytwórca gliny
        [overseer] mistrz nadzorca
       *[smith] mistrz kowal
    }
}
terracotta-master-does = { $name ->
    [builder] Zapłać tyle monet, ile wynosi numer rundy: utwórz wojownika typu, którego zostało najwięcej figurek.
    [administrator] Wykonaj jeszcze raz akcję wewnętrznego koła w tym segmencie.
    [inspector] Przesuń inspektora o 1 lub 2 pola do przodu.
    [claymaker] Otrzymujesz 3 żetony mokrej gliny.
    [overseer] Weź całą glinę z dwóch magazynów.
   *[smith] Przygotuj wszystkie swoje bronie.
}
terracotta-tile = { $name ->
    [central-row] środkowy rząd
    [central-column] środkowa kolum­na
    [officers] ofice­rowie
    [guards] straż­nicy
    [crossbowmen] kusznicy
    [soldiers] żołnie­rze
    [north-west] północ­ny zachód
    [north-east] północ­ny wschód
    [south-west] połud­niowy zachód
    [south-east] połud­niowy wschód
    [coins] monety
   *[clay] glina
}
terracotta-action = { $kind ->
    [build] { $value ->
        [one] tworzenie za { $value } glinę
        [few] tworzenie za { $value } gliny
        [many] tworzenie za { $value } gliny
       *[other] tworzenie za { $value } gliny
    }
    [coins] { $value ->
        [one] { $value } moneta
        [few] { $value } monety
        [many] { $value } monet
       *[other] { $value } monety
    }
    [clay] { $value ->
        [one] { $value } mokra glina
        [few] { $value } mokrej gliny
        [many] { $value } mokrej gliny
       *[other] { $value } mokrej gliny
    }
    [soak] nawilżanie gliny
    [train] zamiana na artystę
    [priority] żeton kolejności
    [master] { $name }
    [ready] przygotowanie { FORM($name, "gen") }
   *[specialist] kupno specjalisty
}
terracotta-action-impossible = { $action } (teraz niemożliwe)
terracotta-ability = { $name ->
    [claymaker] 3 mokrej gliny
   *[smith] przygotowanie wszystkich broni
}
terracotta-empty = puste
terracotta-statue-owned = { $statue } ({ $colour })
terracotta-statue-mounted = { $statue } na koniu ({ $colour })
terracotta-archer-facing = { $way ->
    [up] klęczący kusznik zwrócony w górę
    [down] klęczący kusznik zwrócony w dół
    [left] klęczący kusznik zwrócony w lewo
   *[right] klęczący kusznik zwrócony w prawo
}
terracotta-goods = { $what ->
    [vp] { SIGNED($amount) } PZ
    [coins] { $amount ->
        [one] { SIGNED($amount) } moneta
        [few] { SIGNED($amount) } monety
        [many] { SIGNED($amount) } monet
       *[other] { SIGNED($amount) } monety
    }
    [wet-clay] { $amount ->
        [one] { SIGNED($amount) } mokra glina
        [few] { SIGNED($amount) } mokrej gliny
        [many] { SIGNED($amount) } mokrej gliny
       *[other] { SIGNED($amount) } mokrej gliny
    }
   *[dry-clay] { $amount ->
        [one] { SIGNED($amount) } sucha glina
        [few] { SIGNED($amount) } suchej gliny
        [many] { SIGNED($amount) } suchej gliny
       *[other] { SIGNED($amount) } suchej gliny
    }
}

terracotta-ask-turn = { $turns ->
    [yes] Umieść { FORM($worker, "acc") } w segmencie albo najpierw obróć jedno koło za 2 monety. Potem trzy akcje segmentu, od środka na zewnątrz.
   *[no] Umieść { FORM($worker, "acc") } w segmencie. Potem jego trzy akcje, od środka na zewnątrz.
}
terracotta-ask-worker = Którego robotnika umieszczasz w segmencie { $segment }?
terracotta-ask-ring = { $possible ->
    [yes] { $ring ->
        [inner] Segment { $segment }, akcja wewnętrznego koła: { $action }. Możesz zamiast niej wziąć żeton mokrej gliny lub monetę. Potem akcja środkowego koła.
        [middle] Segment { $segment }, akcja środkowego koła: { $action }. Możesz zamiast niej wziąć żeton mokrej gliny lub monetę. Potem akcja zewnętrznego koła.
       *[outer] Segment { $segment }, akcja zewnętrznego koła: { $action }. Potem twoja tura się kończy.
    }
   *[no] { $ring ->
        [inner] Segment { $segment }, akcja wewnętrznego koła: { $action }. Weź zamiast tego żeton mokrej gliny lub monetę.
       *[middle] Segment { $segment }, akcja środkowego koła: { $action }. Weź zamiast tego żeton mokrej gliny lub monetę.
    }
}
terracotta-ask-hire = Segment { $segment }, akcja środkowego koła: { $action }. Zatrudnij jednym ze swoich żetonów albo weź zamiast tego żeton mokrej gliny lub monetę. Potem akcja zewnętrznego koła.
terracotta-ask-ability = Pracuje dla ciebie { $master }. Możesz teraz użyć jego zdolności. Potem akcja zewnętrznego koła.
terracotta-ask-build = Wybierz puste pole dla { FORM($warrior, "gen") }.
terracotta-ask-build-weapon = Wybierz puste pole dla { FORM($warrior, "gen") }. Potem jego PZ i decyzja o użyciu { FORM($weapon, "gen") }.
terracotta-ask-buy = { $type ->
    [horse] Wybierz jeźdźca: swojego wojownika bez konia, przy którym są dwa puste pola w linii prostej. Potem wybierzesz, gdzie leży koń.
    [footman] Wybierz puste pole dla sługi. Na koniec gry punktuje wojowników na ośmiu polach wokół siebie.
    [archer] Wybierz puste pole dla klęczącego kusznika. Potem wybierzesz, w którą stronę jest zwrócony.
   *[musician] Wybierz puste pole dla muzyka. W każdej rundzie punktuje wojowników w swoim rzędzie i kolumnie.
}
terracotta-ask-way = { $type ->
    [horse] Po której stronie jeźdźca leży koń?
   *[archer] W którą stronę jest zwrócony klęczący kusznik?
}
terracotta-ask-weapon = { $type ->
    [officer] Oficer stoi. Użyj miecza za 1 PZ i, jeśli chcesz, przesuń inspektora o 1 pole; albo zostaw miecz aktywny.
    [guard] Strażnik stoi. Użyj halabardy za 3 PZ i, jeśli chcesz, przesuń innego swojego wojownika; albo zostaw halabardę aktywną.
    [crossbowman] Kusznik stoi. Użyj kuszy: 1 PZ za każde puste pole do najbliższej figury, w najlepszym kierunku; albo zostaw kuszę aktywną.
   *[soldier] Żołnierz stoi. Użyj włóczni za 1 PZ i 2 monety; albo zostaw włócznię aktywną.
}
terracotta-ask-move = Przesuń wojownika z pola { $from } w linii prostej przez puste pola.
terracotta-ask-warehouse = Magazyn { $one } i który jeszcze?

# On the button that makes a decision of that kind.
terracotta-decide = { $kind ->
    [place] Postaw tutaj
    [turn] Obróć koło
    [build] Utwórz
    [buy] Kup
    [hire] Zatrudnij
    [take] Weź
    [collect] Zbierz
    [inspect] Przesuń tutaj
    [do] Wykonaj
    [use] Użyj
   *[other] Potwierdź
}
terracotta-pick-turn = { $ring ->
    [inner] Obróć wewnętrzne koło zgodnie z ruchem wskazówek zegara za 2 monety
   *[middle] Obróć środkowe koło przeciwnie do ruchu wskazówek zegara za 2 monety
}
terracotta-pick-segment = { $kind ->
    [craftsman] Segment { $segment }, rzemieślnik: { $actions }
    [artisan] Segment { $segment }, artysta: { $actions }
   *[either] Segment { $segment }: { $actions }
}
terracotta-pick-worker = { $kind ->
    [craftsman] Rzemieślnik
   *[artisan] Artysta
}
terracotta-pick-do = Wykonaj: { $action }
terracotta-pick-take = { $what ->
    [clay] Weź zamiast tego 1 żeton mokrej gliny
   *[coin] Weź zamiast tego 1 monetę
}
terracotta-pick-skip = { $hired ->
    [yes] Nie używaj zdolności
   *[no] Nic nie rób
}
terracotta-pick-hire = { $cost ->
    [one] Zatrudnij { FORM($master, "acc") } żetonem za { $cost } monetę
    [few] Zatrudnij { FORM($master, "acc") } żetonem za { $cost } monety
    [many] Zatrudnij { FORM($master, "acc") } żetonem za { $cost } monet
   *[other] Zatrudnij { FORM($master, "acc") } żetonem za { $cost } monety
}
terracotta-pick-inspect = { $line ->
    [row] Lewy inspektor do rzędu { $place }
   *[column] Dolny inspektor do kolumny { $place }
}
terracotta-pick-both-warehouses = { $clay ->
    [one] Magazyny { $one } i { $other }: { $clay } sucha glina
    [few] Magazyny { $one } i { $other }: { $clay } suchej gliny
    [many] Magazyny { $one } i { $other }: { $clay } suchej gliny
   *[other] Magazyny { $one } i { $other }: { $clay } suchej gliny
}
terracotta-pick-build = Utwórz { FORM($warrior, "acc") }
terracotta-pick-build-on = { $type ->
    [officer] Utwórz oficera na { $space }
    [guard] Utwórz strażnika na { $space }
    [crossbowman] Utwórz kusznika na { $space }
   *[soldier] Utwórz żołnierza na { $space }
}
terracotta-pick-buy = Kup { FORM($specialist, "acc") }
terracotta-pick-space = Na { $space }
terracotta-pick-rider = Na { $space }: { $statue }
terracotta-pick-way = { $way ->
    [up] W górę
    [down] W dół
    [left] W lewo
   *[right] W prawo
}
terracotta-pick-keep = Zostaw { FORM($weapon, "active") }
terracotta-pick-use = { $weapon ->
    [sword] Użyj miecza bez przesuwania inspektora
    [halberd] Użyj halabardy bez przesuwania wojownika
    [crossbow] Użyj kuszy
   *[spear] Użyj włóczni
}
terracotta-pick-sword = { $line ->
    [row] Użyj miecza, lewy inspektor do rzędu { $place }
   *[column] Użyj miecza, dolny inspektor do kolumny { $place }
}
terracotta-pick-halberd = Użyj halabardy, przesuń z { $space }: { $statue }
terracotta-pick-move = Z { $from } na { $to }

terracotta-log-passed-over = { $step ->
    [ability] Zdolność jest pomijana: { $what }.
   *[outer] Akcja zewnętrznego koła jest pomijana: { $what }.
}
terracotta-log-no-shot = Kusza nic by nie dała i pozostaje aktywna: w linii z { $space } żadna figura nie stoi za pustymi polami.

terracotta-follows-ring = { $ring ->
    [inner] Wewnętrzne koło: { $what }
    [middle] Środkowe koło: { $what }
   *[outer] Zewnętrzne koło: { $what }
}
terracotta-follows-gains = { $gains }
terracotta-follows-build = { $vp ->
    [0] { $clay ->
        [one] tworzenie za { $clay } glinę
        [few] tworzenie za { $clay } gliny
        [many] tworzenie za { $clay } gliny
       *[other] tworzenie za { $clay } gliny
    }
   *[other] { $clay ->
        [one] tworzenie za { $clay } glinę, do +{ $vp } PZ
        [few] tworzenie za { $clay } gliny, do +{ $vp } PZ
        [many] tworzenie za { $clay } gliny, do +{ $vp } PZ
       *[other] tworzenie za { $clay } gliny, do +{ $vp } PZ
    }
}
terracotta-follows-builder = { $cost ->
    [one] tworzenie wojownika za { $cost } monetę
    [few] tworzenie wojownika za { $cost } monety
    [many] tworzenie wojownika za { $cost } monet
   *[other] tworzenie wojownika za { $cost } monety
}
terracotta-follows-hire = { $cost ->
    [one] zatrudnienie { FORM($master, "gen") } za { $cost } monetę
    [few] zatrudnienie { FORM($master, "gen") } za { $cost } monety
    [many] zatrudnienie { FORM($master, "gen") } za { $cost } monet
   *[other] zatrudnienie { FORM($master, "gen") } za { $cost } monety
}
terracotta-follows-buy = kupno: { $specialists }
terracotta-follows-specialist = { $cost ->
    [one] { $specialist } za { $cost } monetę
    [few] { $specialist } za { $cost } monety
    [many] { $specialist } za { $cost } monet
   *[other] { $specialist } za { $cost } monety
}
terracotta-follows-collect = { $clay ->
    [one] najwyżej { $clay } sucha glina z dwóch magazynów
    [few] do { $clay } suchej gliny z dwóch magazynów
    [many] do { $clay } suchej gliny z dwóch magazynów
   *[other] do { $clay } suchej gliny z dwóch magazynów
}
terracotta-follows-inspect = ruch inspektora
terracotta-follows-not = { $action } (nie teraz: { $why })
terracotta-follows-idle = { $kind ->
    [soak] nie ma suchej gliny do nawilżenia
    [train] nic, to już artysta
    [priority] nie można otrzymać żetonu kolejności
    [ready] nic, ta broń jest już aktywna
   *[master] nic, wszystkie bronie są już aktywne
}
terracotta-follows-weapon = Za użycie { FORM($weapon, "gen") }: { $gains }

terracotta-log-gains = { $did } { $gains }.
terracotta-log-turn = { $ring ->
    [inner] { $who } obraca wewnętrzne koło.
   *[middle] { $who } obraca środkowe koło.
}
terracotta-log-place = { $who } umieszcza { FORM($worker, "acc") } w segmencie { $segment }.
terracotta-log-build = { $who } tworzy { FORM($warrior, "acc") } na { $space }.
terracotta-log-buy = { $type ->
    [horse] { $who } kupuje konia dla wojownika na { $space }.
    [footman] { $who } kupuje sługę na { $space }.
    [archer] { $way ->
        [up] { $who } kupuje klęczącego kusznika na { $space }, zwróconego w górę.
        [down] { $who } kupuje klęczącego kusznika na { $space }, zwróconego w dół.
        [left] { $who } kupuje klęczącego kusznika na { $space }, zwróconego w lewo.
       *[right] { $who } kupuje klęczącego kusznika na { $space }, zwróconego w prawo.
    }
   *[musician] { $who } kupuje muzyka na { $space }.
}
terracotta-log-use = { $who } używa { FORM($weapon, "gen") }.
terracotta-log-sword = { $line ->
    [row] { $who } używa miecza i przesuwa inspektora do rzędu { $place }.
   *[column] { $who } używa miecza i przesuwa inspektora do kolumny { $place }.
}
terracotta-log-halberd = { $who } używa halabardy i przesuwa wojownika z { $from } na { $to }.
terracotta-log-hire = { $cost ->
    [one] { $who } zatrudnia { FORM($master, "acc") } żetonem za { $cost } monetę.
    [few] { $who } zatrudnia { FORM($master, "acc") } żetonem za { $cost } monety.
    [many] { $who } zatrudnia { FORM($master, "acc") } żetonem za { $cost } monet.
   *[other] { $who } zatrudnia { FORM($master, "acc") } żetonem za { $cost } monety.
}
terracotta-log-inspect = { $line ->
    [row] { $who } przesuwa inspektora do rzędu { $place }.
   *[column] { $who } przesuwa inspektora do kolumny { $place }.
}
terracotta-log-collect = { $who } bierze glinę z magazynów { $one } i { $other }.
terracotta-log-take = { $what ->
    [clay] { $who } bierze zamiast tego żeton mokrej gliny.
   *[coin] { $who } bierze zamiast tego monetę.
}
terracotta-log-skip = { $who } nic nie robi.
terracotta-log-keep = { $who } zostawia broń aktywną.
terracotta-log-ready = { $who } przygotowuje { FORM($weapons, "acc") }.
terracotta-log-priority = { $who } bierze żeton kolejności { $token }.
terracotta-log-do = { $rule ->
    [T4-1] { $who } bierze monety.
    [T4-2] { $who } bierze glinę.
    [T4-4] { $who } nawilża glinę.
    [T4-5] { $who } zamienia rzemieślnika na artystę.
   *[T7-4] { $who } używa zdolności mistrza wytwórcy gliny.
}
terracotta-log-over = Rozgrywka zakończona: wygrywa { $who }, { $vp } PZ.
terracotta-ending-won = { $tie ->
    [yes] Wygrywasz, masz { $vp } PZ. Następny gracz ma tyle samo, ale jest dalej w kolejności.
   *[no] Wygrywasz, masz { $vp } PZ, o { $by } więcej od następnego gracza.
}
terracotta-ending-lost = { $tie ->
    [yes] Wygrywa { $who }, { $vp } PZ. Masz tyle samo, ale jesteś dalej w kolejności.
   *[no] Wygrywa { $who }, { $vp } PZ. Masz o { $by } PZ mniej.
}
terracotta-ending-seen = { $tie ->
    [yes] Wygrywa { $who }, { $vp } PZ: następny gracz ma tyle samo, ale jest dalej w kolejności.
   *[no] Wygrywa { $who }, { $vp } PZ, o { $by } więcej od następnego gracza.
}
terracotta-who-vp = { $who } { $vp } PZ
terracotta-who-amount = { $who } { $amount }
terracotta-nobody-scores = nikt nie punktuje
terracotta-phase = { $what }: { $outcome }.
terracotta-phase-inspector = { $line ->
    [row] Inspektor przy rzędzie { $place }
   *[column] Inspektor przy kolumnie { $place }
}
terracotta-phase-musician = Muzyk na { $space }
terracotta-phase-tile = Żeton punktowania tej rundy, { $tile }
terracotta-phase-footman = Sługa na { $space }
terracotta-phase-group = Grupa przy { $space }
terracotta-phase-archers = Klęczący kusznicy
terracotta-phase-resources = Połowa gliny i monet
terracotta-phase-order = Żetony kolejności wyznaczają nową kolejność: { $order }.
terracotta-phase-drying = Mokra glina wysycha: { $amounts }.
terracotta-phase-coins = Mistrzowie dają monety: { $amounts }.
terracotta-phase-round = Robotnicy wracają, oba koła obracają się o jeden krok. Zaczyna się runda { $round }.
terracotta-round-begins = zaczyna się runda { $round }

terracotta-ledger-vp = { $source ->
    [rack] { SIGNED($vp) } PZ z organizera
    [weapon] { SIGNED($vp) } PZ za użycie broni
    [inspector-row] { SIGNED($vp) } PZ za rząd { $where } z inspektorem
    [inspector-column] { SIGNED($vp) } PZ za kolumnę { $where } z inspektorem
    [musician] { SIGNED($vp) } PZ za muzyka na { $where }
    [tile] { SIGNED($vp) } PZ za żeton punktowania, { $where }
    [footman] { SIGNED($vp) } PZ za sługę na { $where }
    [group] { SIGNED($vp) } PZ za grupę przy { $where }
    [domination] { SIGNED($vp) } PZ za dominację w grupie przy { $where }
    [presence] { SIGNED($vp) } PZ za obecność w grupie przy { $where }
    [archer] { SIGNED($vp) } PZ za klęczącego kusznika na { $where }
    [resources] { SIGNED($vp) } PZ za połowę gliny i monet
   *[none] { SIGNED($vp) } PZ
}
terracotta-ledger-trained = odtąd artysta
terracotta-ledger-warehouse = { $clay ->
    [one] { SIGNED($clay) } sucha glina w magazynie { $number }
    [few] { SIGNED($clay) } suchej gliny w magazynie { $number }
    [many] { SIGNED($clay) } suchej gliny w magazynie { $number }
   *[other] { SIGNED($clay) } suchej gliny w magazynie { $number }
}
terracotta-ledger-inspector = { $line ->
    [row] inspektor przy rzędzie { $place }
   *[column] inspektor przy kolumnie { $place }
}
terracotta-ledger-order = { $place }. w kolejności

terracotta-wheel = Warsztat
terracotta-segments = Segmenty warsztatu
terracotta-segment-free = Segment { $segment }: { $actions }; bez robotnika
terracotta-segment-taken = Segment { $segment }: { $actions }; { $workers }
terracotta-worker-of = { $kind ->
    [craftsman] rzemieślnik ({ $colour })
   *[artisan] artysta ({ $colour })
}
terracotta-warehouse = { $clay ->
    [one] Magazyn { $number }: { $clay } sucha glina
    [few] Magazyn { $number }: { $clay } suchej gliny
    [many] Magazyn { $number }: { $clay } suchej gliny
   *[other] Magazyn { $number }: { $clay } suchej gliny
}
terracotta-round-short = Runda
terracotta-priority-left = { $count ->
    [0] Nie ma już żetonów kolejności
    [one] Został { $count } żeton kolejności
    [few] Zostały { $count } żetony kolejności
    [many] Zostało { $count } żetonów kolejności
   *[other] Zostało { $count } żetonu kolejności
}

terracotta-mausoleum = Mauzoleum
terracotta-space = { $space }: { $what }
terracotta-line = { $line ->
    [row] { $here ->
        [yes] Rząd { $place }, tu stoi inspektor
       *[no] Rząd { $place }
    }
   *[column] { $here ->
        [yes] Kolumna { $place }, tu stoi inspektor
       *[no] Kolumna { $place }
    }
}

terracotta-boards = Plansze
terracotta-rack = Organizer
terracotta-rack-next = { $type ->
    [officer] Oficerowie. Następny daje { $vp } PZ. Zostało: { $left }
    [guard] Strażnicy. Następny daje { $vp } PZ. Zostało: { $left }
    [crossbowman] Kusznicy. Następny daje { $vp } PZ. Zostało: { $left }
   *[soldier] Żołnierze. Następny daje { $vp } PZ. Zostało: { $left }
}
terracotta-specialists = Specjaliści
terracotta-specialist-next = { $type ->
    [horse] Konie. Następny wymaga { FORM($needs, "gen") }. Zostało: { $left }
    [footman] Sługi. Następny wymaga { FORM($needs, "gen") }. Zostało: { $left }
    [archer] Klęczący kusznicy. Następny wymaga { FORM($needs, "gen") }. Zostało: { $left }
   *[musician] Muzycy. Następny wymaga { FORM($needs, "gen") }. Zostało: { $left }
}
terracotta-tiles = Żetony punktowania
terracotta-tile-of = Runda { $round }, { $tile }: za dominację { $most } PZ, za obecność { $some } PZ
terracotta-masters = Mistrzowie
terracotta-token = { $spent ->
    [yes] Żeton mistrza za { $cost }: wykorzystany
   *[no] Żeton mistrza za { $cost }
}
terracotta-master-free = { FORM($master, "cap") }. { $does } Nie pracuje dla nikogo.
terracotta-master-hired = { FORM($master, "cap") }. { $does } Pracuje dla: { $who }.
terracotta-score-track = Tor punktacji: { $scores }
terracotta-players = Gracze w kolejności rozgrywania tur
terracotta-place = { $colour }, { $place }. w kolejności
terracotta-has-coins = { $form ->
    [gen] { $count ->
        [one] { $count } monety
        [few] { $count } monet
        [many] { $count } monet
       *[other] { $count } monet
    }
   *[nom] { $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
}
terracotta-has-wet = { $count ->
    [one] { $count } mokra glina
    [few] { $count } mokrej gliny
    [many] { $count } mokrej gliny
   *[other] { $count } mokrej gliny
}
terracotta-has-dry = { $count ->
    [one] { $count } sucha glina
    [few] { $count } suchej gliny
    [many] { $count } suchej gliny
   *[other] { $count } suchej gliny
}
terracotta-has-workers = { $kind ->
    [craftsman] { $count ->
        [one] { $count } rzemieślnik do umieszczenia
        [few] { $count } rzemieślników do umieszczenia
        [many] { $count } rzemieślników do umieszczenia
       *[other] { $count } rzemieślników do umieszczenia
    }
   *[artisan] { $count ->
        [one] { $count } artysta do umieszczenia
        [few] { $count } artystów do umieszczenia
        [many] { $count } artystów do umieszczenia
       *[other] { $count } artystów do umieszczenia
    }
}
terracotta-has-weapon = { $active ->
    [yes] { $name ->
        [sword] { terracotta-weapon }: aktywny
       *[other] { terracotta-weapon }: aktywna
    }
   *[no] { $name ->
        [sword] { terracotta-weapon }: nieaktywny
       *[other] { terracotta-weapon }: nieaktywna
    }
}
terracotta-has-priority = żeton kolejności { $token }

terracotta-tie = Remis rozstrzyga się na korzyść gracza, który jest wcześniej w kolejności.
terracotta-source = { $known ->
    [yes] { $source ->
        [inspector-row] Inspektor, rząd { $where }
        [inspector-column] Inspektor, kolumna { $where }
        [musician] Muzyk na { $where }
        [tile] Żeton punktowania: { $where }
        [footman] Sługa na { $where }
       *[group] Grupa przy { $where }
    }
   *[no] { $source ->
        [rack] Organizer
        [weapon] Bronie
        [inspector-row] Inspektor, rzędy
        [inspector-column] Inspektor, kolumny
        [musician] Muzycy
        [tile] Żetony punktowania
        [footman] Sługi
        [group] Grupy
        [domination] Dominacja w grupach
        [presence] Obecność w grupach
        [archer] Klęczący kusznicy
       *[resources] Glina i monety
    }
}
