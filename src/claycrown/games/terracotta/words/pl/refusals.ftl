# Why a decision at the table of Terracotta Army is not allowed. The rule's id is shown beside it.

refusal-terracotta-over = rozgrywka jest zakończona
refusal-terracotta-no-such-decision = nie ma takiej decyzji
refusal-terracotta-not-your-turn = teraz decyduje { $colour }

refusal-terracotta-step = { $form ->
    [acc] { $step ->
        [inner] akcję wewnętrznego koła
        [middle] akcję środkowego koła
        [outer] akcję zewnętrznego koła
       *[ability] zdolność { FORM($master, "gen") }
    }
   *[nom] { $step ->
        [inner] akcja wewnętrznego koła
        [middle] akcja środkowego koła
        [outer] akcja zewnętrznego koła
       *[ability] zdolność { FORM($master, "gen") }
    }
}

refusal-terracotta-ring-costs = obrócenie koła kosztuje { $cost ->
    [one] { $cost } monetę
    [few] { $cost } monety
    [many] { $cost } monet
   *[other] { $cost } monety
}
refusal-terracotta-ring-turned = w tej turze już obrócono koło
refusal-terracotta-ring-too-late = koło można obrócić tylko przed umieszczeniem robotnika
refusal-terracotta-worker-first = najpierw trzeba umieścić robotnika
refusal-terracotta-worker-placed-already = jeden robotnik na turę: ten z tej tury już stoi
refusal-terracotta-no-worker-left = { $kind ->
    [craftsman] nie ma już rzemieślnika do umieszczenia
    [artisan] nie ma już artysty do umieszczenia
   *[either] nie ma już robotnika do umieszczenia
}
refusal-terracotta-no-such-segment = segmentów jest tylko { $segments }
refusal-terracotta-artisan-there = w segmencie z artystą nikt już nie stanie
refusal-terracotta-craftsman-there = w segmencie z rzemieślnikiem może stanąć tylko artysta
refusal-terracotta-outer-instead = zamiast akcji zewnętrznego koła nic się nie bierze
refusal-terracotta-other-action = { $step } w segmencie { $segment } jest inna
refusal-terracotta-no-dry-clay = nie ma suchej gliny do nawilżenia
refusal-terracotta-artisan-trained = artysty już się nie zamienia
refusal-terracotta-priority-held = masz już żeton kolejności
refusal-terracotta-no-priority-left = nie ma już żetonów kolejności
refusal-terracotta-weapon-active = { $name ->
    [sword] miecz jest już aktywny
    [halberd] halabarda jest już aktywna
    [crossbow] kusza jest już aktywna
   *[spear] włócznia jest już aktywna
}
refusal-terracotta-weapons-active = wszystkie twoje bronie są już aktywne

refusal-terracotta-no-such-space = w mauzoleum nie ma takiego pola
refusal-terracotta-space-taken = to pole nie jest puste
refusal-terracotta-no-warrior-left = { $type ->
    [officer] w organizerze nie ma już oficerów
    [guard] w organizerze nie ma już strażników
    [crossbowman] w organizerze nie ma już kuszników
   *[soldier] w organizerze nie ma już żołnierzy
}
refusal-terracotta-building-costs = tworzenie kosztuje tu { $clay ->
    [one] { $clay } żeton
    [few] { $clay } żetony
    [many] { $clay } żetonów
   *[other] { $clay } żetonu
} mokrej gliny, dostępne: { $wet }

refusal-terracotta-no-weapon-now = nie można teraz użyć broni: kolej na { FORM($step, "acc") }
refusal-terracotta-weapon-first = najpierw właśnie utworzony wojownik: użyj jego broni albo zostaw ją aktywną
refusal-terracotta-other-weapon = można użyć tylko broni właśnie utworzonego wojownika: { terracotta-weapon }
refusal-terracotta-move-another = przesuwa się innego własnego wojownika, nie właśnie utworzonego strażnika
refusal-terracotta-move-own = przesuwa się tylko własnego wojownika, wskazując pole, na którym stoi
refusal-terracotta-move-straight = wojownik przesuwa się o co najmniej 1 pole w linii prostej, wzdłuż rzędu lub kolumny
refusal-terracotta-move-with-horse = wojownik na koniu przesuwa się razem z koniem: każde pole, na które wchodzi, musi być puste
refusal-terracotta-move-horse-outside = koń wyszedłby poza mauzoleum
refusal-terracotta-move-over-empty = wszystkie pola po drodze i ostatnie muszą być puste

refusal-terracotta-no-specialist-left = { $type ->
    [horse] nie ma już koni
    [footman] nie ma już sług
    [archer] nie ma już klęczących kuszników
   *[musician] nie ma już muzyków
}
refusal-terracotta-specialist-costs = { terracotta-specialist } kosztuje teraz { $cost ->
    [one] { $cost } monetę
    [few] { $cost } monety
    [many] { $cost } monet
   *[other] { $cost } monety
}, dostępne: { $coins }
refusal-terracotta-specialist-weapon = { terracotta-specialist } wymaga aktywnej broni: { terracotta-weapon }
refusal-terracotta-rider-own = jeźdźcem musi być własny wojownik
refusal-terracotta-rider-mounted = ten wojownik już jest na koniu
refusal-terracotta-horse-room = dwa pola obok jeźdźca muszą być puste
refusal-terracotta-horse-outside = koń zajmuje dwa pola w linii prostej, a w tym kierunku mauzoleum kończy się wcześniej

refusal-terracotta-hire-first = najpierw trzeba zatrudnić { FORM($master, "acc") }
refusal-terracotta-hired-already = własny żeton już tam leży: { $master }
refusal-terracotta-hired-instead = akcją było zatrudnienie: nie bierze się zamiast niej gliny ani monety
refusal-terracotta-token-used = żeton za { $cost } jest już wykorzystany
refusal-terracotta-token-costs = żeton kosztuje { $cost ->
    [one] { $cost } monetę
    [few] { $cost } monety
    [many] { $cost } monet
   *[other] { $cost } monety
}, dostępne: { $coins }
refusal-terracotta-builder-costs = mistrz budowniczy kosztuje w tej rundzie { $cost ->
    [one] { $cost } monetę
    [few] { $cost } monety
    [many] { $cost } monet
   *[other] { $cost } monety
}, dostępne: { $coins }
refusal-terracotta-builder-type = { $type ->
    [officer] to nie oficerów zostało najwięcej
    [guard] to nie strażników zostało najwięcej
    [crossbowman] to nie kuszników zostało najwięcej
   *[soldier] to nie żołnierzy zostało najwięcej
}
refusal-terracotta-warehouses-empty = oba magazyny są puste

refusal-terracotta-ring-in-turn = akcje idą od środka na zewnątrz: kolej na { FORM($step, "acc") }
refusal-terracotta-type-first = najpierw wybierz typ w organizerze, potem pole
refusal-terracotta-token-first = najpierw wybierz żeton, którym chcesz zatrudnić { FORM($master, "acc") }
refusal-terracotta-inspector-steps = inspektor idzie do przodu o 1 lub 2 pola
refusal-terracotta-sword-steps = miecz przesuwa jednego inspektora o 1 pole, do przodu lub do tyłu
refusal-terracotta-other-master = mistrza zatrudnia się i używa akcją środkowego koła w segmencie, który go pokazuje
refusal-terracotta-at-lit-places = wybiera się to na jednym z podświetlonych miejsc
