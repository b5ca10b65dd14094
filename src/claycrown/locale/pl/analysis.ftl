# Analiza rozegranej gry.

analysis-verdict = { $verdict ->
    [best] najlepsze
    [good] dobre
    [inaccuracy] niedokładność
    [mistake] błąd
   *[blunder] poważny błąd
}
analysis-kind-decision = Decyzja
analysis-gain = { SIGNED($amount) } ({ $source })

analysis-why = { $kind ->
    [ahead] Lepsza decyzja w porównaniu z zagraną: { $ahead }.
   *[both] Lepsza decyzja w porównaniu z zagraną: { $ahead }, ale { $behind }.
}
analysis-why-later = { $kind ->
    [mixed] Lepsza decyzja w porównaniu z zagraną: { $ahead }, ale { $behind }. Rozstrzyga: { $later }.
    [despite] Lepsza decyzja daje najpierw mniej niż zagrana: { $behind }. Rozstrzyga: { $later }.
   *[later] Najpierw nic ich nie różni. Rozstrzyga: { $later }.
}
analysis-later = { $kind ->
    [points] { $label } w porównaniu z najlepszym rywalem: { SIGNED($better) } zamiast { SIGNED($played) }
    [chance] szansa na pozostanie w grze ({ $label }): { $better }% zamiast { $played }%
   *[win] częstsze wygrane w dalszej grze, { $better }% zamiast { $played }%
}

analysis-apart-first = { $kind ->
    [ahead] Pierwsza podpowiedź daje więcej niż druga: { $ahead }.
    [behind] Pierwsza podpowiedź z czegoś rezygnuje w porównaniu z drugą, a mimo to rokuje lepiej: { $behind }.
   *[both] Pierwsza podpowiedź daje więcej niż druga: { $ahead }. Rezygnuje z: { $behind }.
}
analysis-apart-uncounted = { $kind ->
    [chance] Nic, co da się policzyć, nie różni pierwszej od drugiej; w dalszym przeszukiwaniu wygrywa częściej: { $first }% zamiast { $second }%.
   *[nothing] Pierwsza prawie niczym nie różni się od drugiej.
}
analysis-apart = { $kind ->
    [ahead] W porównaniu z pierwszą: { $ahead }.
    [behind] W porównaniu z pierwszą: { $behind }.
   *[both] W porównaniu z pierwszą: { $ahead }, ale { $behind }.
}

analysis-hindsight = { $plan ->
    [bad] { $luck ->
        [good] Dało się obmyślić lepszy plan, ale to, co zrobili inni, uratowało { $amount }%.
        [bad] Dało się obmyślić lepszy plan, a to, co zrobili inni, kosztowało jeszcze { $amount }%.
       *[none] Dało się obmyślić lepszy plan; inni zrobili mniej więcej to, czego można się było spodziewać.
    }
    [missed] { $luck ->
        [good] Według tego, co można było wiedzieć, plan był dobry, a to, co zrobili inni, dodało { $amount }%. Znając ich plany, można było wybrać jeszcze lepszy.
        [bad] Według tego, co można było wiedzieć, plan był dobry: to, co zrobili inni, kosztowało { $amount }%. To był pech.
       *[none] Według tego, co można było wiedzieć, plan był dobry. Lepszy znalazłby tylko ktoś, kto znał plany innych.
    }
   *[good] { $luck ->
        [good] Dobry plan, a to, co zrobili inni, dodało { $amount }%.
        [bad] Dobry plan i pech: to, co zrobili inni, kosztowało { $amount }%.
       *[none] Dobry plan; inni zrobili mniej więcej to, czego można się było spodziewać.
    }
}

analysis-turning-point = { $cause ->
    [mistake] { $who } – błąd: { $before }% → { $after }%. { $why }
    [good] { $who }: { $before }% → { $after }%. Pomogły tajne plany innych.
   *[bad] { $who }: { $before }% → { $after }%. Zaszkodziły tajne plany innych.
}

analysis-summary = { $who }: { $turns ->
    [one] oceniono { $turns } decyzję
    [few] oceniono { $turns } decyzje
    [many] oceniono { $turns } decyzji
   *[other] oceniono { $turns } decyzji
}. Najlepsze { $best }, dobre { $good }, niedokładności { $inaccuracy }, błędy { $mistake }, poważne błędy { $blunder }; średnia strata na decyzję { $mean }%.
analysis-summary-luck = { $luck ->
    [good] Plany innych przyniosły łącznie { $amount }% ponad to, czego można się było po nich spodziewać.
   *[bad] Plany innych kosztowały łącznie { $amount }% w stosunku do tego, czego można się było po nich spodziewać.
}

## Czego nie może wiedzieć

analysis-caveat-depth = { $depth ->
    [glance] Tylko rzut oka, bez przeszukiwania.
    [quick] Szybkie przeszukanie każdej tury. Głębsze znajdzie więcej.
    [standard] Około sekundy przeszukiwania na każdą turę. Głębsze znajdzie więcej.
   *[deep] Kilka sekund przeszukiwania na każdą turę. Jeszcze głębsze może znaleźć więcej.
}
analysis-caveat-spread = Inne przeszukanie może podać stratę o { $spread }% większą lub mniejszą.
analysis-caveat-bots = Ocenia tak jak boty, a boty się mylą: człowiek może wiedzieć lepiej.
analysis-caveat-uncalibrated = Dla tej gry nie zmierzono, jak często takie szanse się sprawdzają.

## Odmowy

analysis-nothing-played = w tej rozgrywce nie podjęto jeszcze żadnej decyzji
analysis-not-over = rozgrywka jeszcze trwa: analizuje się tylko zakończone
