# The printed figures, as the page that shows and corrects them names them: chapters, tables, and the figures in a table.

terracotta-chapter-mausoleum = A mauzóleum
terracotta-edition-mausoleum = Az alaprajz
terracotta-edition-mausoleum-columns = Oszlopok
terracotta-edition-mausoleum-rows = Sorok

terracotta-chapter-inspectors = A felügyelők
terracotta-edition-inspectors = Hol kezdenek a felügyelők
terracotta-edition-inspectors-row-start = Sor
terracotta-edition-inspectors-column-start = Oszlop

terracotta-chapter-wheel = Az akciókerék
terracotta-edition-wheel = Az akciókerék
terracotta-edition-wheel-segments = Szegmensek
terracotta-edition-wheel-segments-per-quarter = Szegmensek negyedenként
terracotta-edition-wheel-inner = Belső gyűrű
terracotta-edition-wheel-inner-actions = Az óramutató járása szerint
terracotta-edition-wheel-middle = Középső gyűrű
terracotta-edition-wheel-middle-actions = Az óramutató járása szerint
terracotta-edition-wheel-outer = Külső gyűrű
terracotta-edition-wheel-outer-actions = Az óramutató járása szerint

terracotta-chapter-rack = A harcostároló
terracotta-edition-rack = A harcostároló
terracotta-edition-rack-vp = GYP, az elsőként elvett figurával kezdve

terracotta-chapter-specialists = A különleges szobrok
terracotta-edition-specialists = A különleges szobrok táblája
terracotta-edition-specialists-cost = Érmék
terracotta-edition-specialists-weapon = Melyik különleges szoborhoz melyik fegyver kell
terracotta-edition-specialists-weapon-horse = Ló
terracotta-edition-specialists-weapon-footman = Szolga
terracotta-edition-specialists-weapon-archer = Térdelő számszeríjász
terracotta-edition-specialists-weapon-musician = Zenész

terracotta-chapter-scoring-tiles = A pontozólapkák
terracotta-edition-scoring-tiles = A pontozólapkák
terracotta-edition-scoring-tiles-tiles = Lapkák
terracotta-edition-scoring-tiles-domination = Uralom, körről körre
terracotta-edition-scoring-tiles-presence = Jelenlét, körről körre

terracotta-chapter-priority = Az elsőbbségjelölők
terracotta-edition-priority = Az elsőbbségjelölők
terracotta-edition-priority-wet-clay = Nedves agyag

terracotta-chapter-masters = A mesterek
terracotta-edition-masters = A mesterjelölők
terracotta-edition-masters-token-cost = Érmék
terracotta-fault-even = páratlan szám kell, hogy legyen egy középen, nem { $size }
terracotta-fault-quarters = { $quarters } negyed, egyenként { $each } szegmens: ez nem { $segments } szegmens
terracotta-fault-actions = szegmensenként egy kell, összesen { $segments }, nem { $given }
terracotta-fault-ring = { $ring ->
    [inner] { $action } nem állhat a belső gyűrűn
    [middle] { $action } nem állhat a középső gyűrűn
   *[outer] { $action } nem állhat a külső gyűrűn
  }
terracotta-fault-action = ismeretlen akció: { $action }
terracotta-fault-tile = ismeretlen lapka: { $tile }
terracotta-fault-tiles = legalább { $rounds } kell, minden körre egy
terracotta-fault-costs = két jelölő ára is { $cost }
