# The board editor: what is set beside the board, and what is put on it
terracotta-edit-table = Asztal
terracotta-edit-round = Kör
terracotta-edit-to-act = Ki következik
terracotta-edit-nobody = Senki: vége a játéknak
terracotta-edit-order = Sorrend, { $place }. hely
terracotta-edit-tile = { $round }. kör lapkája
terracotta-edit-ring-inner = Belső gyűrű, elforgatás
terracotta-edit-ring-middle = Középső gyűrű, elforgatás
terracotta-edit-inspector-row = A felügyelő sora
terracotta-edit-inspector-column = A felügyelő oszlopa
terracotta-edit-warehouse = { $number }. raktár
terracotta-edit-vp = GYP
terracotta-edit-coins = Érmék
terracotta-edit-wet = Nedves agyag
terracotta-edit-dry = Száraz agyag
terracotta-edit-artisans = Kézművesek a munkások közt
terracotta-edit-priority = Elsőbbségjelölő
terracotta-edit-none = Nincs
terracotta-edit-not-hired = Nincs felfogadva
terracotta-edit-token = Felfogadva, { $cost } jelölő
terracotta-edit-take-away = Elvétel
terracotta-edit-nothing = Ami ott van
terracotta-edit-specialists = Különleges szobrok
terracotta-edit-horse = { $way ->
    [up] ló felfelé
    [down] ló lefelé
    [left] ló balra
   *[right] ló jobbra
}
