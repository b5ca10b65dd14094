# What a study of balance counts: the titles of its chapters, how each was measured, and rows that nothing else names.

terracotta-figure-vp = GYP
terracotta-study-worth = GYP előny az asztalnál
terracotta-study-sources = Honnan jönnek a pontok
terracotta-study-sources-about = Egy játékos győzelmi pontjai egy játékban, a pontozólap tételei szerint.
terracotta-study-sources-unit = egy játékos győzelmi pontjai egy játékban
terracotta-study-actions = A gyűrűk akciói
terracotta-study-actions-about = Minden végrehajtott akció a gyűrűkön; a helyette elvett érme vagy agyag is egynek számít.
terracotta-study-masters = Mesterek
terracotta-study-masters-about = Minden felfogadott mester, akár használták a képességét, akár nem.
terracotta-study-statues = Szobrok
terracotta-study-statues-about = Minden felállított szobor; a ló a lovasával együtt egy.
terracotta-study-statues-paid = harcosoknál a harcostároló győzelmi pontjai, szolgáknál, térdelő számszeríjászoknál és zenészeknél a saját pontozásuké; a lónak nincs sajátja.
terracotta-study-weapons = Fegyverek
terracotta-study-weapons-about = Minden fegyver, amelyet a hatásáért használtak.
terracotta-study-weapons-paid = a használatkor rögtön kapott győzelmi pontok.
terracotta-study-tiles = Pontozólapkák
terracotta-study-tiles-about = Minden lapka, amely pontot adott, az asztal minden játékosánál.
terracotta-study-tiles-paid = a lapka győzelmi pontjai, uralomért és jelenlétért együtt.
terracotta-study-action = { $kind ->
    [coins] érmék
    [clay] nedves agyag
    [build] készítés
    [soak] az agyag beáztatása
    [train] az iparos kézművessé fejlesztése
    [master] mester felfogadása
    [priority] elsőbbségjelölő
    [ready] fegyver előkészítése
    [specialist] különleges szobor vásárlása
    [one-coin] helyette egy érme
   *[one-clay] helyette egy agyag
  }
