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

# Notes on where the package's own figures come from, as its edition file has them.
terracotta-note-mausoleum = nyomtatott: 63 mező, 9 és 7 (három független ismertető); valószínűbb, hogy 9 széles és 7 magas
terracotta-note-inspectors = nyomtatott: a felügyelő az első mezőn kezd, és az utolsóról oda tér vissza
terracotta-note-wheel-inner = nyomtatott: a 2/3/4 érme, a 2/4 agyag, a készítés 2/3/4 agyagért, és hogy fegyver és különleges szobor csak a külső gyűrűn van; hogy a többi akció melyik gyűrűn van: egy teljes ismertető, amelyet mások alátámasztanak
terracotta-note-rack = nyomtatott: 11 sor, soronként egy érték minden típusra, a 7 az egyik érték
terracotta-note-specialists-weapon = ahogyan három szabálykönyv játékossegédlete párosítja a harcosokat és a különleges szobrokat
terracotta-note-scoring-tiles = nyomtatott: 12 lapka; az értékek körről körre nőnek. Kikövetkeztetett: melyek a lapkák
terracotta-note-priority = nyomtatott: legalább egy jelölőn nincs
