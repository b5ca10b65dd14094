# The analysis of a game that is over

review-ask-again = Elemzés újra
review-deeper = Alaposabb elemzés
review-under-way = Elemzés: { $done }
review-waiting = Várakozik: { $count } játék van előtte.
review-stop = Leállítás
review-stopped = Az elemzést leállították.
review-failed = Az elemzés nem sikerült.
review-curve = Esély a győzelemre
review-at = { $position }. állás, összesen { $last }: { $chances }
review-position = Döntések után
review-turning-points = Fordulópontok
review-summary = Ki hogyan játszott
review-mean = Átlagos veszteség fordulónként
review-count = { $verdict ->
    [best] Legjobb
    [good] Jó
    [inaccuracy] Pontatlanság
    [mistake] Hiba
   *[blunder] Súlyos hiba
}
review-turns = Fordulók
review-of = Kié
review-everybody = Mindenki
review-losses-only = Csak a veszteségek
review-lost = −{ $loss }
review-nothing-lost = Itt semmi nem veszett el.
review-played = Játszott: { $chance } esély a győzelemre
review-better = Jobb: { $chance } esély a győzelemre
review-try = Próbáld ki
review-next = Következő hiba
review-line-better = A jobbik
review-line-played = Ahogy játszották
