# Your games: one’s finished games put together

statistics-about = Befejezett játékaid cím és játékosszám szerint: hogyan végződtek, miért kaptál pontot, mit hol veszítettél. Minden ábrának megvannak a számai, amelyek táblázatként elmenthetők.
statistics-none = Ha befejeztél egy játékot, itt látod majd, hogyan végződtek a játékaid, miért kaptál pontot, és mik voltak a legnagyobb hibáid.
statistics-title = Játék
statistics-players = { $players } ({ $games } játék)
statistics-summary = { $games } játék, ebből { $wins } győzelem, elemezve: { $analysed }.
statistics-seats = Győzelmek ülőhely szerint
statistics-seat = Ülőhely
statistics-mean-place = Átlagos helyezés
statistics-rivals = Milyen gyakran végeztél az ellenfél előtt
statistics-course = Győzelmek az utolsó tíz játékból
statistics-place = Helyezés
statistics-recent = Győzelem az utolsó tízből
statistics-sources = Források szerint a győztesek mellett, átlagosan
statistics-source = Forrás
statistics-you = Te
statistics-winners = Győztesek
statistics-outs = Melyik értékelésen estél ki
statistics-elimination = Kiesés
statistics-out = { $place ->
    [0] Bennmaradtál a végéig
   *[other] { $place }. értékelés
}
statistics-losses-rounds = Elveszített nyerési esélyek szakaszok szerint
statistics-losses-kinds = Elveszített nyerési esélyek a döntés fajtája szerint
statistics-losses-course = Körönként elveszített nyerési esély, játékról játékra
# $name is “Round” or “Year”.
statistics-round = { $round }. { $name }
statistics-kind = Döntés
statistics-turns = Körök
statistics-missed = A veszteségek helyén jobb körök összesen ezt hozták volna: { $gains }.
statistics-analysing = Játékok elemzés nélkül
statistics-analysing-about = { $count } játékod még nincs elemezve. A veszteségek csak az elemzett játékokból ismertek.
statistics-analyse = { $count ->
    [one] A legutóbbi elemzése
   *[other] A legutóbbi { $count } elemzése
}
statistics-analysing-now = { $count } játék elemzése folyik. A számok maguktól frissülnek.
statistics-mistakes = Legnagyobb hibáid
statistics-mistakes-about = Mindegyik egy feladvány: az állás ismét a táblán van, és megkeresed, mi lett volna jobb.
