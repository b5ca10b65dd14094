# Egy lejátszott játék elemzése.

analysis-verdict = { $verdict ->
    [best] legjobb
    [good] jó
    [inaccuracy] pontatlanság
    [mistake] hiba
   *[blunder] súlyos hiba
}
analysis-kind-decision = Döntés
analysis-gain = { SIGNED($amount) } ({ $source })

analysis-why = { $kind ->
    [ahead] A jobbik döntés a játszotthoz képest: { $ahead }.
   *[both] A jobbik döntés a játszotthoz képest: { $ahead }, de { $behind }.
}
analysis-why-later = { $kind ->
    [mixed] A jobbik döntés a játszotthoz képest: { $ahead }, de { $behind }. Ami eldönti: { $later }.
    [despite] A jobbik döntés eleinte kevesebbet hoz, mint a játszott: { $behind }. Ami eldönti: { $later }.
   *[later] Eleinte nincs különbség. Ami eldönti: { $later }.
}
analysis-later = { $kind ->
    [points] { $label } a legjobb ellenfélhez képest: { SIGNED($better) }, nem { SIGNED($played) }
    [chance] az esély a bennmaradásra ({ $label }): { $better }%, nem { $played }%
   *[win] a folytatásban gyakoribb győzelem: { $better }%, nem { $played }%
}

analysis-apart-first = { $kind ->
    [ahead] Az első tipp többet hoz, mint a második: { $ahead }.
    [behind] Az első tipp a másodikhoz képest lemond valamiről, és mégis többet ígér: { $behind }.
   *[both] Az első tipp többet hoz, mint a második: { $ahead }. Amiről lemond: { $behind }.
}
analysis-apart-uncounted = { $kind ->
    [chance] Semmi megszámlálható nem különbözteti meg az elsőt a másodiktól; továbbgondolva gyakrabban nyer: { $first }% a { $second }% helyett.
   *[nothing] Szinte semmi nem különbözteti meg az elsőt a másodiktól.
}
analysis-apart = { $kind ->
    [ahead] Az elsőhöz képest: { $ahead }.
    [behind] Az elsőhöz képest: { $behind }.
   *[both] Az elsőhöz képest: { $ahead }, de { $behind }.
}

analysis-hindsight = { $plan ->
    [bad] { $luck ->
        [good] Ki lehetett volna gondolni jobb tervet, de amit a többiek tettek, megmentett { $amount }%-ot.
        [bad] Ki lehetett volna gondolni jobb tervet, és amit a többiek tettek, további { $amount }%-ba került.
       *[none] Ki lehetett volna gondolni jobb tervet; a többiek nagyjából azt tették, ami várható volt.
    }
    [missed] { $luck ->
        [good] Ahhoz képest, amit tudni lehetett, a terv jó volt, és amit a többiek tettek, { $amount }%-ot hozott. A terveik ismeretében egy másik még jobb lett volna.
        [bad] Ahhoz képest, amit tudni lehetett, a terv jó volt: amit a többiek tettek, { $amount }%-ba került. Ez balszerencse volt.
       *[none] Ahhoz képest, amit tudni lehetett, a terv jó volt. Csak az talált volna jobbat, aki ismeri a többiek terveit.
    }
   *[good] { $luck ->
        [good] Jó terv, és amit a többiek tettek, { $amount }%-ot hozott.
        [bad] Jó terv, balszerencsével: amit a többiek tettek, { $amount }%-ba került.
       *[none] Jó terv; a többiek nagyjából azt tették, ami várható volt.
    }
}

analysis-turning-point = { $cause ->
    [mistake] { $who } hibázott: { $before }% → { $after }%. { $why }
    [good] { $who }: { $before }% → { $after }%. Segített, amit a többiek titokban terveztek.
   *[bad] { $who }: { $before }% → { $after }%. Ártott, amit a többiek titokban terveztek.
}

analysis-summary = { $who }: { $turns ->
    [one] { $turns } döntés elbírálva
   *[other] { $turns } döntés elbírálva
}. Legjobb { $best }, jó { $good }, pontatlanság { $inaccuracy }, hiba { $mistake }, súlyos hiba { $blunder }; az átlagos veszteség döntésenként { $mean }%.
analysis-summary-luck = { $luck ->
    [good] A többiek tervei összesen { $amount }%-ot hoztak ahhoz képest, ami várható volt tőlük.
   *[bad] A többiek tervei összesen { $amount }%-ba kerültek ahhoz képest, ami várható volt tőlük.
}

## Amit nem tudhat

analysis-caveat-depth = { $depth ->
    [glance] Csak egy pillantás, keresés nélkül.
    [quick] Gyors keresés minden fordulóhoz. A mélyebb többet talál.
    [standard] Körülbelül egy másodpercnyi keresés minden fordulóhoz. A mélyebb többet talál.
   *[deep] Néhány másodpercnyi keresés minden fordulóhoz. Egy még mélyebb így is többet találhat.
}
analysis-caveat-spread = Egy másik keresés { $spread }%-kal nagyobb vagy kisebb veszteséget is mutathat.
analysis-caveat-bots = Úgy ítél, ahogy a botok, és a botok tévednek: egy ember jobban tudhatja.
analysis-caveat-uncalibrated = Ennél a játéknál nincs megmérve, milyen gyakran válnak valóra az ilyen esélyek.

## Elutasítások

analysis-nothing-played = ebben a játékban még nem született döntés
analysis-not-over = a játéknak még nincs vége: csak befejezett játék elemezhető
