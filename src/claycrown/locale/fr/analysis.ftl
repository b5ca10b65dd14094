# L’analyse d’une partie jouée.

analysis-verdict = { $verdict ->
    [best] le meilleur
    [good] bon
    [inaccuracy] imprécision
    [mistake] erreur
   *[blunder] grosse erreur
}
analysis-kind-decision = Décision
analysis-gain = { SIGNED($amount) } ({ $source })

analysis-why = { $kind ->
    [ahead] La meilleure décision, par rapport à celle jouée : { $ahead }.
   *[both] La meilleure décision, par rapport à celle jouée : { $ahead }, mais { $behind }.
}
analysis-why-later = { $kind ->
    [mixed] La meilleure décision, par rapport à celle jouée : { $ahead }, mais { $behind }. Ce qui tranche : { $later }.
    [despite] Au début, la meilleure décision rapporte moins que celle jouée : { $behind }. Ce qui tranche : { $later }.
   *[later] Au début, rien ne les distingue. Ce qui tranche : { $later }.
}
analysis-later = { $kind ->
    [points] { $label }, par rapport au meilleur adversaire : { SIGNED($better) } au lieu de { SIGNED($played) }
    [chance] la chance de rester en jeu ({ $label }) : { $better } % au lieu de { $played } %
   *[win] plus de victoires par la suite, { $better } % au lieu de { $played } %
}

analysis-apart-first = { $kind ->
    [ahead] Le premier indice rapporte plus que le deuxième : { $ahead }.
    [behind] Le premier indice renonce à quelque chose par rapport au deuxième et promet pourtant plus : { $behind }.
   *[both] Le premier indice rapporte plus que le deuxième : { $ahead }. Il renonce à : { $behind }.
}
analysis-apart-uncounted = { $kind ->
    [chance] Rien qui se compte ne distingue le premier du deuxième ; en réfléchissant plus loin, il gagne plus souvent : { $first } % au lieu de { $second } %.
   *[nothing] Presque rien ne distingue le premier du deuxième.
}
analysis-apart = { $kind ->
    [ahead] Par rapport au premier : { $ahead }.
    [behind] Par rapport au premier : { $behind }.
   *[both] Par rapport au premier : { $ahead }, mais { $behind }.
}

analysis-hindsight = { $plan ->
    [bad] { $luck ->
        [good] On pouvait trouver un meilleur plan ; ce que les autres ont fait a sauvé { $amount } %.
        [bad] On pouvait trouver un meilleur plan, et ce que les autres ont fait a encore coûté { $amount } %.
       *[none] On pouvait trouver un meilleur plan ; les autres ont fait à peu près ce qu’on attendait.
    }
    [missed] { $luck ->
        [good] D’après ce qu’on pouvait savoir, le plan était bon, et ce que les autres ont fait a rapporté { $amount } %. En connaissant leurs plans, un autre aurait été encore meilleur.
        [bad] D’après ce qu’on pouvait savoir, le plan était bon : ce que les autres ont fait a coûté { $amount } %. C’était de la malchance.
       *[none] D’après ce qu’on pouvait savoir, le plan était bon. Il fallait connaître ceux des autres pour en trouver un meilleur.
    }
   *[good] { $luck ->
        [good] Un bon plan, et ce que les autres ont fait a rapporté { $amount } %.
        [bad] Un bon plan et de la malchance : ce que les autres ont fait a coûté { $amount } %.
       *[none] Un bon plan ; les autres ont fait à peu près ce qu’on attendait.
    }
}

analysis-turning-point = { $cause ->
    [mistake] Erreur de { $who } : { $before } % → { $after } %. { $why }
    [good] { $who } : { $before } % → { $after } %. Les plans secrets des autres ont aidé.
   *[bad] { $who } : { $before } % → { $after } %. Les plans secrets des autres ont nui.
}

analysis-summary = { $who } : { $turns ->
    [one] { $turns } décision jugée
    [many] { $turns } de décisions jugées
   *[other] { $turns } décisions jugées
}. Les meilleures { $best }, bonnes { $good }, imprécisions { $inaccuracy }, erreurs { $mistake }, grosses erreurs { $blunder } ; { $mean } % perdus à chacune en moyenne.
analysis-summary-luck = { $luck ->
    [good] Les plans des autres ont rapporté { $amount } % en tout, par rapport à ce qu’on pouvait en attendre.
   *[bad] Les plans des autres ont coûté { $amount } % en tout, par rapport à ce qu’on pouvait en attendre.
}

## Ce qu’elle ne peut pas savoir

analysis-caveat-depth = { $depth ->
    [glance] Vu en un instant, sans recherche.
    [quick] Une recherche rapide à chaque tour. De plus profondes trouvent davantage.
    [standard] Une recherche d’environ une seconde à chaque tour. De plus profondes trouvent davantage.
   *[deep] Une recherche de quelques secondes à chaque tour. Une plus profonde peut encore trouver mieux.
}
analysis-caveat-spread = Une autre recherche peut estimer une perte de { $spread } % plus haute ou plus basse.
analysis-caveat-bots = Elle juge comme les bots, et les bots se trompent : une personne peut savoir mieux.
analysis-caveat-uncalibrated = Pour ce jeu, on n’a pas mesuré à quelle fréquence de telles chances se réalisent.

## Refus

analysis-nothing-played = rien n’a encore été décidé dans cette partie
analysis-not-over = la partie n’est pas terminée : on n’analyse que ce qui l’est
