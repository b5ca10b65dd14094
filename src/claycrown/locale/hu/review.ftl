# The analysis of a game that is over

review-about = Hol dőlt el, és mi lett volna jobb? A botok minden fordulót újra megnéznek; először a görbe jelenik meg, aztán egyre finomabb lesz. Az elemzés egyszer készül el, és megmarad.
review-ask = Elemezd ezt a játékot
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
review-mean = Veszteség fordulónként
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
review-played = Játszott: { $what }
review-chance = Esély: { $chance }; a legjobbal { $best }.
review-better = Jobb:
review-brings = Ezt hozza: { $gains }.
review-then = Utána valószínűleg: { $what }.
review-show = Mutasd a táblán
review-hindsight = A többiek lépéseit ismerve
review-answer = A legjobb válasz: { $what } ({ $chance }).
review-spread = Egy másik keresés { $spread } eltérést adhat.
review-line-better = A jobbik
review-line-played = Ahogy játszották
