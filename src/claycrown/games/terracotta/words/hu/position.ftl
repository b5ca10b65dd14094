# What is wrong with a position that somebody has written, or with a decision. Most follow the name of a field, after a colon.

terracotta-no-decision = { $text }: az Agyaghadseregben nincs ilyen döntés
terracotta-position-colours = nem szín; a színek: { $known }
terracotta-position-order-twice = egy játékos kétszer szerepel
terracotta-position-tile-twice = egy lapka kétszer szerepel
terracotta-position-workers = a kézművesekkel együtt { $workers } munkás kell, nem { $given } (T2.6)
terracotta-position-weapon-twice = egy fegyver kétszer szerepel
terracotta-position-no-token = nincs { $cost } érmés jelölő
terracotta-position-token-twice = kétszer szerepel ez a jelölő: { $cost } érmés
terracotta-position-priority = a játékosoknál lévőkkel együtt pontosan ezeknek kell szerepelniük: 1–{ $last } (T2.5)
terracotta-position-segment = nem szegmens: 1–{ $segments } lehet
terracotta-position-pairs = szín és munkás párjai kellenek, nem { $given }
terracotta-position-two-workers = { $kind ->
    [craftsman] két iparos nem állhat egy szegmensben (T3.3)
   *[artisan] két kézműves nem állhat egy szegmensben (T3.3)
  }
terracotta-position-too-many-workers = { $kind ->
    [craftsman] több iparos, mint amennyi e játékosnak van: { $colour }
   *[artisan] több kézműves, mint amennyi e játékosnak van: { $colour }
  }
terracotta-position-not-the-end = csak a játék végén null: { $rounds }. kör, és minden munkás lehelyezve
terracotta-position-uneven = a fordulósorrendben a lehelyezett munkások száma sosem nő, és legfeljebb 1-gyel tér el (T3.1)
terracotta-position-all-placed = minden munkás le van helyezve: senki sem következhet
terracotta-position-other-turn = { $colour } kell: a sorrendben az első, akinek a legkevesebb lehelyezett munkása van (T3.1)
terracotta-position-no-worker = itt a soron lévő játékosnak nincs ilyen munkása
terracotta-position-no-warrior = itt a soron lévő játékosnak nincs harcosa
terracotta-position-no-master = ebben a szegmensben nem fogadtak fel mestert
terracotta-position-nothing-to-decide = itt nincs miről dönteni

# The mausoleum, row by row: two signs a space. $space is one as in e4.
terracotta-position-sign = { $space }: { $sign }, ennél az asztalnál ismeretlen jel
terracotta-position-row = { $row }. sor: { $columns } kétjeles mező kell, nem { $given }
terracotta-position-horse-crooked = { $space }: a lónak egy vonalban két mezőn kell feküdnie (T6.2)
terracotta-position-two-horses = { $space }: a ló lovasának két lova van (T6.2)
terracotta-position-no-rider = { $space }: a lónak nincs lovasa (T6.2)
terracotta-position-warriors = ebből a harcosból csak { $count } van (T1.4): { $warrior }
terracotta-position-specialists = ebből a különleges szoborból csak { $count } van (T1.4): { $specialist }
