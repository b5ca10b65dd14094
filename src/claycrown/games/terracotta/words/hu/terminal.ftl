# Terracotta Army in the terminal: signs that fit on its boards, and what its help says.

terracotta-sign-action = { $kind ->
    [build] K{ $value }
    [coins] ¤{ $value }
    [clay] ●{ $value }
    [soak] Áz
    [train] Fe
    [priority] Elsőb
    [master] { $name ->
        [builder] Építő
        [administrator] Helyt
        [inspector] Főfel
        [claymaker] Agyag
        [overseer] Főell
       *[smith] Kov.
    }
    [ready] { $name ->
        [sword] kard
        [halberd] alab
        [crossbow] szíj
       *[spear] lánd
    }
   *[specialist] Kül.
}
terracotta-sign-master = { $name ->
    [builder] Ép
    [administrator] He
    [inspector] Ff
    [claymaker] Ag
    [overseer] Fe
   *[smith] Ko
}
terracotta-sign-weapon = { $name ->
    [sword] { $active ->
        [yes] KARD
       *[no] kard
    }
    [halberd] { $active ->
        [yes] ALAB
       *[no] alab
    }
    [crossbow] { $active ->
        [yes] SZÍJ
       *[no] szíj
    }
   *[spear] { $active ->
        [yes] LÁND
       *[no] lánd
    }
}
terracotta-sign-figure = { $type ->
    [officer] tis
    [guard] őr.
    [crossbowman] szí
    [soldier] kat
    [horse] ló.
    [footman] szo
    [archer] tér
   *[musician] zen
}
terracotta-sign-inner = { $short ->
    [yes] be ↻
   *[no] belső ↻
}
terracotta-sign-middle = { $short ->
    [yes] köz ↺
   *[no] köz. ↺
}
terracotta-sign-priority-left = { $short ->
    [yes] e { $tokens }
   *[no] elsőb { $tokens }
}
terracotta-sign-priority = elsőb { $token }
terracotta-sign-warehouse = raktár { $number }
terracotta-sign-rack = kész.
terracotta-sign-vp = GYP
terracotta-sign-buy = vesz
terracotta-sign-cost = ár
terracotta-sign-left = mar.
terracotta-sign-no-master = nincs mester

# Help

terracotta-topic-wheel = Az akciókerék
terracotta-topic-inner-ring = A belső gyűrű
terracotta-topic-inner-ring-about = K3: készítés 3 agyagért. ¤3: 3 érme. ●4: 4 nedves agyag. Áz: áztatás. Fe: fejlesztés. Az óramutató járásával megegyező irányba forog.
terracotta-topic-middle-ring = A középső gyűrű
terracotta-topic-middle-ring-about = Építő, Helyt, Főfel, Agyag, Főell, Kov.: a hat mester. Elsőb: elsőbbségjelölő. Az óramutató járásával ellentétes irányba forog.
terracotta-topic-outer-ring = A külső gyűrű
terracotta-topic-outer-ring-about = Fegyver: a fegyver előkészítése. Kül.: különleges szobor vásárlása. Sosem forog.
terracotta-topic-workers = Munkások
terracotta-topic-workers-about = A peremen és a játékosok előtt a kisbetű iparos, a nagybetű kézműves, a játékos színében.
terracotta-topic-warehouses = A kerék negyedeinek raktárai
terracotta-topic-warehouses-about = Minden sarokban: a negyed száraz agyaga (○).
terracotta-topic-mausoleum = A mauzóleum
terracotta-topic-inspectors = A felügyelők
terracotta-topic-inspectors-about = Meg van világítva az a sor és oszlop, amelyre mutatnak: ezek adnak pontot a kör végén.
terracotta-topic-warriors = Harcosok
terracotta-topic-warriors-about = O tiszt, G őr, C számszeríjász, S katona. A talapzat a gazdát mutatja: (y) sárga, [g] zöld, <b> kék, {"{"}p{"}"} lila.
terracotta-topic-horse = A ló
terracotta-topic-footman = A szolga
terracotta-topic-archer = A térdelő számszeríjász
terracotta-topic-musician = A zenész
terracotta-topic-rack = A harcostároló
terracotta-topic-rack-about = GYP: mennyit ad az egyes típusok következő figurája. Mar.: mennyi maradt.
terracotta-topic-specialists = A különleges szobrok ára
terracotta-topic-players = A játékosok javai
terracotta-topic-players-about = ¤ érmék, ● nedves agyag, ○ száraz agyag.
terracotta-topic-coins = Érmék
terracotta-topic-clay = Agyag, nedves és száraz
terracotta-topic-sword = A kard
terracotta-topic-halberd = Az alabárd
terracotta-topic-crossbow = A számszeríj
terracotta-topic-spear = A lándzsa
terracotta-topic-masters = A mesterek
terracotta-topic-masters-about = Ép3: az építőmester, a 3 érmés jelölővel felfogadva.
terracotta-topic-priority = Elsőbbségjelölők
terracotta-topic-order = A fordulósorrend
terracotta-topic-points = Győzelmi pontok
terracotta-topic-tiles = A pontozólapkák
terracotta-topic-tiles-about = A sor, az oszlop vagy a negyed a benne lévő harcosokat számolja, a típus az adott típus harcosait; az érme és az agyag azt, amije a játékosnak van, a nedves és a száraz agyagot is.
