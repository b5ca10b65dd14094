# Terracotta Army in the terminal: signs that fit on its boards, and what its help says.

terracotta-sign-action = { $kind ->
    [build] T{ $value }
    [coins] ¤{ $value }
    [clay] ●{ $value }
    [soak] Na
    [train] Za
    [priority] Kol.
    [master] { $name ->
        [builder] Budow
        [administrator] Zarz
        [inspector] Insp
        [claymaker] Glina
        [overseer] Nadz
       *[smith] Kowal
    }
    [ready] { $name ->
        [sword] miecz
        [halberd] hal.
        [crossbow] kusz
       *[spear] włócz
    }
   *[specialist] Spec
}
terracotta-sign-master = { $name ->
    [builder] Bu
    [administrator] Za
    [inspector] In
    [claymaker] Gl
    [overseer] Na
   *[smith] Ko
}
terracotta-sign-weapon = { $name ->
    [sword] { $active ->
        [yes] MIECZ
       *[no] miecz
    }
    [halberd] { $active ->
        [yes] HAL.
       *[no] hal.
    }
    [crossbow] { $active ->
        [yes] KUSZA
       *[no] kusza
    }
   *[spear] { $active ->
        [yes] WŁÓCZ
       *[no] włócz
    }
}
terracotta-sign-figure = { $type ->
    [officer] ofi
    [guard] str
    [crossbowman] kus
    [soldier] żoł
    [horse] koń
    [footman] słu
    [archer] klę
   *[musician] muz
}
terracotta-sign-inner = { $short ->
    [yes] we ↻
   *[no] wewn. ↻
}
terracotta-sign-middle = { $short ->
    [yes] śr ↺
   *[no] śr. ↺
}
terracotta-sign-priority-left = { $short ->
    [yes] k { $tokens }
   *[no] kol. { $tokens }
}
terracotta-sign-priority = kol. { $token }
terracotta-sign-warehouse = mag. { $number }
terracotta-sign-rack = utw.
terracotta-sign-vp = PZ
terracotta-sign-buy = kup
terracotta-sign-cost = koszt
terracotta-sign-left = zost.
terracotta-sign-no-master = bez mistrza

terracotta-topic-wheel = Warsztat
terracotta-topic-inner-ring = Wewnętrzne koło
terracotta-topic-inner-ring-about = T3: tworzenie za 3 żetony mokrej gliny. ¤3: 3 monety. ●4: 4 żetony mokrej gliny. Na: nawilżanie. Za: zamiana na artystę. Obraca się zgodnie z kierunkiem ruchu wskazówek zegara.
terracotta-topic-middle-ring = Środkowe koło
terracotta-topic-middle-ring-about = Budow, Zarz, Insp, Glina, Nadz, Kowal: sześciu mistrzów. Kol.: żeton kolejności. Obraca się przeciwnie do kierunku ruchu wskazówek zegara.
terracotta-topic-outer-ring = Zewnętrzne koło
terracotta-topic-outer-ring-about = Broń: przygotuj ją. Spec: kup specjalistę. Nigdy się nie obraca.
terracotta-topic-workers = Robotnicy
terracotta-topic-workers-about = Na obwodzie i przed graczami mała litera to rzemieślnik, a wielka artysta, w kolorze gracza.
terracotta-topic-warehouses = Magazyny ćwiartek
terracotta-topic-warehouses-about = Każdy róg: sucha glina (○) jego ćwiartki.
terracotta-topic-mausoleum = Mauzoleum
terracotta-topic-inspectors = Inspektorzy
terracotta-topic-inspectors-about = Rząd i kolumna, które wskazują, są podświetlone: punktują na koniec tej rundy.
terracotta-topic-warriors = Wojownicy
terracotta-topic-warriors-about = O oficer, G strażnik, C kusznik, S żołnierz. Podstawka mówi, do kogo należą: (y) żółty, [g] zielony, <b> niebieski, {"{"}p{"}"} fioletowy.
terracotta-topic-horse = Koń
terracotta-topic-footman = Sługa
terracotta-topic-archer = Klęczący kusznik
terracotta-topic-musician = Muzyk
terracotta-topic-rack = Organizer
terracotta-topic-rack-about = PZ: ile daje następna figurka każdego typu. zost.: ile ich zostało.
terracotta-topic-specialists = Ceny specjalistów
terracotta-topic-players = Co mają gracze
terracotta-topic-players-about = ¤ monety, ● mokra glina, ○ sucha glina.
terracotta-topic-coins = Monety
terracotta-topic-clay = Glina, mokra i sucha
terracotta-topic-sword = Miecz
terracotta-topic-halberd = Halabarda
terracotta-topic-crossbow = Kusza
terracotta-topic-spear = Włócznia
terracotta-topic-masters = Mistrzowie
terracotta-topic-masters-about = Bu3: mistrz budowniczy, zatrudniony żetonem za 3.
terracotta-topic-priority = Żetony kolejności
terracotta-topic-order = Kolejność rozgrywania tur
terracotta-topic-points = Punkty zwycięstwa
terracotta-topic-tiles = Żetony punktowania
terracotta-topic-tiles-about = Rząd, kolumna lub sektor liczy wojowników, którzy w nim stoją, a typ wojowników tego typu; monety i glina liczą to, co ma każdy gracz, glinę mokrą i suchą razem.
