# Your games: one’s finished games put together

own-about = Befejezett játékaid cím és játékosszám szerint: hogyan végződtek, miért kaptál pontot, mit hol veszítettél. Minden ábrának megvannak a számai, amelyek táblázatként elmenthetők.
own-none = Ha befejeztél egy játékot, itt látod majd, hogyan végződtek a játékaid, miért kaptál pontot, és mik voltak a legnagyobb hibáid.
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
own-elimination = Kiesés
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
