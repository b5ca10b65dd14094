# Looking further: decisions tried from a moment of a finished game, or from any position
explore-title = Tovább gondolva: { $game }
explore-about = Próbálj ki döntéseket mindenki helyében az igazi asztalon, lépj vissza, őrizz meg változatokat, és nézd meg, mit gondolnak róla a botok. Itt semmi nem tárolódik: az oldal címe mindent tartalmaz.
explore-new = Új játék
explore-try = Próbáld ki
explore-construct = Állás összeállítása
explore-from-file = Állás fájlból
explore-from-file-about = Fájl a játék jelölésével, ahogy a szerkesztő menti
explore-no-position = Ebben a fájlban nincs állás: { $game }
explore-from-game = Befejezett játék
explore-from-game-about = A visszajátszásában bármikor válaszd a „Tovább gondolom” gombot.
explore-cannot = Ez nem vizsgálható
explore-edit = Szerkesztés
explore-editor = Állásszerkesztő: { $game }
explore-play-on = Játék folytatása innen
explore-play-on-short = Folytatás
explore-play-on-about = Asztal botok ellen, amely ebből az állásból folytatódik. Nem számít az értékszámba.
explore-your-seat = A te helyed
explore-play = Játék
explore-lines-tab = Változatok
explore-line = Ez a változat
explore-beginning = A kezdet
explore-line-name = Név
explore-keep = Megőrzöm
explore-lines = Megőrzött változatok
explore-line-length = { $count } döntés
explore-drop = Törlés: { $name }
explore-no-lines = Még nincs. Nevezd el, amit próbálsz, és őrizd meg.
explore-link-about = Akinek megvan a link, látja az állást és minden változatot.
explore-copy-link = Link másolása
explore-line-unnamed = { $number }. változat
explore-too-long = Ez túl sok egyetlen címhez: törölj egy változatot, különben az oldallal együtt elvész.
explore-evaluation = Esély a győzelemre
explore-evaluate = Értékelés
explore-thinking = A botok nézik…
explore-to-win = Győzelem
explore-by-bots = Ahogy a botok látják, és a botok tévednek.
explore-best = Mit tennének a botok
explore-brushes = Elemek
explore-brushes-about = Válassz valamit, aztán kattints a táblán oda, ahová kerül.
explore-table = Asztal
explore-save = Mentés
explore-begin-anew = Kezdd újra
explore-checking = A szabályok ellenőrzik…
explore-possible = A szabályok szerint ez az állás lehetséges.
explore-in-the-middle = Valami folyamatban van.
explore-refused = { $reason }.
explore-fields = Állás
explore-field = { $name }

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

# Játékaid: a befejezett játékok együtt

own-about = Befejezett játékaid cím és játékosszám szerint: hogyan végződtek, miért kaptál pontot, mit hol veszítettél. Minden ábrának megvannak a számai, amelyek táblázatként elmenthetők.
own-title = Játék
own-players = { $players } ({ $games } játék)
own-summary = { $games } játék, ebből { $wins } győzelem, elemezve: { $analysed }.
own-seats = Győzelmek ülőhely szerint
own-seat = Ülőhely
own-mean-place = Átlagos helyezés
own-rivals = Milyen gyakran végeztél az ellenfél előtt
own-course = Győzelmek az utolsó tíz játékból
own-place = Helyezés
own-recent = Győzelem az utolsó tízből
own-sources = Források szerint a győztesek mellett, átlagosan
own-source = Forrás
own-you = Te
own-winners = Győztesek
own-outs = Melyik értékelésen estél ki
own-assessment = Értékelés
own-out = { $place ->
    [0] Bennmaradtál a végéig
   *[other] { $place }. értékelés
}
own-losses-rounds = Elveszített nyerési esélyek szakaszok szerint
own-losses-kinds = Elveszített nyerési esélyek a döntés fajtája szerint
own-losses-course = Körönként elveszített nyerési esély, játékról játékra
# $name is “Round” or “Year”.
own-round = { $round }. { $name }
own-kind = Döntés
own-turns = Körök
own-missed = A veszteségek helyén jobb körök összesen ezt hozták volna: { $gains }.
own-analysing = Játékok elemzés nélkül
own-analysing-about = { $count } játékod még nincs elemezve. A veszteségek csak az elemzett játékokból ismertek.
own-analyse = { $count ->
    [one] A legutóbbi elemzése
   *[other] A legutóbbi { $count } elemzése
}
own-analysing-now = { $count } játék elemzése folyik. A számok maguktól frissülnek.
own-mistakes = Legnagyobb hibáid
own-mistakes-about = Mindegyik egy feladvány: az állás ismét a táblán van, és megkeresed, mi lett volna jobb.
