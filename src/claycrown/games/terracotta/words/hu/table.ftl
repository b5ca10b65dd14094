# The table of Terracotta Army.

# Names of things

terracotta-progress = { $round }. kör { $rounds ->
    [3] a 3-ból
    [5] az 5-ből
    [6] a 6-ból
    [8] a 8-ból
   *[other] a { $rounds }-ből
  }
terracotta-progress-over = A játéknak vége
terracotta-warrior = { $form ->
    [acc] { $type ->
        [officer] tisztet
        [guard] őrt
        [crossbowman] számszeríjászt
       *[soldier] katonát
    }
    [to] { $type ->
        [officer] a tisztnek
        [guard] az őrnek
        [crossbowman] a számszeríjásznak
       *[soldier] a katonának
    }
   *[nom] { $type ->
        [officer] tiszt
        [guard] őr
        [crossbowman] számszeríjász
       *[soldier] katona
    }
}
terracotta-specialist = { $form ->
    [acc] { $type ->
        [horse] lovat
        [footman] szolgát
        [archer] térdelő számszeríjászt
       *[musician] zenészt
    }
   *[nom] { $type ->
        [horse] ló
        [footman] szolga
        [archer] térdelő számszeríjász
       *[musician] zenész
    }
}
terracotta-weapon = { $form ->
    [acc] { $name ->
        [sword] a kardot
        [halberd] az alabárdot
        [crossbow] a számszeríjat
       *[spear] a lándzsát
    }
    [the] { $name ->
        [sword] a kard
        [halberd] az alabárd
        [crossbow] a számszeríj
       *[spear] a lándzsa
    }
    [with] { $name ->
        [sword] A karddal
        [halberd] Az alabárddal
        [crossbow] A számszeríjjal
       *[spear] A lándzsával
    }
   *[nom] { $name ->
        [sword] kard
        [halberd] alabárd
        [crossbow] számszeríj
       *[spear] lándzsa
    }
}
terracotta-worker = { $form ->
    [acc] { $kind ->
        [craftsman] iparost
        [artisan] kézművest
       *[either] munkást
    }
   *[nom] { $kind ->
        [craftsman] iparos
        [artisan] kézműves
       *[either] munkás
    }
}
terracotta-master = { $form ->
    [small] { $name ->
        [builder] építőmester
        [administrator] helytartó
        [inspector] főfelügyelő
        [claymaker] agyagkészítő-mester
        [overseer] főellenőr
       *[smith] kovácsmester
    }
    [short] { $name ->
        [builder] Építőmester
        [administrator] Helytartó
        [inspector] Főfelügyelő
        [claymaker] Agyagkészítő
        [overseer] Főellenőr
       *[smith] Kovácsmester
    }
    [acc] { $name ->
        [builder] az építőmestert
        [administrator] a helytartót
        [inspector] a főfelügyelőt
        [claymaker] az agyagkészítő-mestert
        [overseer] a főellenőrt
       *[smith] a kovácsmestert
    }
    [the] { $name ->
        [builder] az építőmester
        [administrator] a helytartó
        [inspector] a főfelügyelő
        [claymaker] az agyagkészítő-mester
        [overseer] a főellenőr
       *[smith] a kovácsmester
    }
    [at] { $name ->
        [builder] az építőmesternél
        [administrator] a helytartónál
        [inspector] a főfelügyelőnél
        [claymaker] az agyagkészítő-mesternél
        [overseer] a főellenőrnél
       *[smith] a kovácsmesternél
    }
   *[nom] { $name ->
        [builder] Építőmester
        [administrator] Helytartó
        [inspector] Főfelügyelő
        [claymaker] Agyagkészítő-mester
        [overseer] Főellenőr
       *[smith] Kovácsmester
    }
}
terracotta-master-does = { $name ->
    [builder] Fizess annyi érmét, ahányadik kör van: készíts harcost abból a típusból, amelyből a legtöbb figura maradt.
    [administrator] Hajtsd végre még egyszer a szegmens belső akcióját.
    [inspector] Mozgass egy felügyelőt 1 vagy 2 mezővel előre.
    [claymaker] Kapsz 3 nedves agyagot.
    [overseer] Vedd el az összes agyagot két raktárból.
   *[smith] Készítsd elő az összes fegyveredet.
}
terracotta-tile = { $name ->
    [central-row] középső sor
    [central-column] középső oszlop
    [officers] tisztek
    [guards] őrök
    [crossbowmen] számszer­íjászok
    [soldiers] katonák
    [north-west] északnyugat
    [north-east] északkelet
    [south-west] délnyugat
    [south-east] délkelet
    [coins] érmék
   *[clay] agyag
}
terracotta-action = { $kind ->
    [build] készítés { $value } agyagért
    [coins] { $value } érme
    [clay] { $value } nedves agyag
    [soak] az agyag beáztatása
    [train] az iparos kézművessé fejlesztése
    [priority] elsőbbségjelölő
    [master] { FORM($name, "small") }
    [ready] { FORM($name, "the") } előkészítése
   *[specialist] különleges szobor vásárlása
  }
terracotta-action-impossible = { $action } (most nem lehetséges)
terracotta-ability = { $name ->
    [claymaker] 3 nedves agyag
   *[smith] minden fegyver előkészítése
}
terracotta-empty = üres
terracotta-statue-owned = { $statue } ({ $colour })
terracotta-statue-mounted = { $statue } lovon ({ $colour })
terracotta-archer-facing = { $way ->
    [up] felfelé néző térdelő számszeríjász
    [down] lefelé néző térdelő számszeríjász
    [left] balra néző térdelő számszeríjász
   *[right] jobbra néző térdelő számszeríjász
}
terracotta-goods = { $what ->
    [vp] { SIGNED($amount) } GYP
    [coins] { SIGNED($amount) } érme
    [wet-clay] { SIGNED($amount) } nedves agyag
   *[dry-clay] { SIGNED($amount) } száraz agyag
}

# What is asked

terracotta-ask-turn = { $turns ->
    [yes] Helyezz le egy { FORM($worker, "acc") } egy szegmensbe, vagy előbb forgass el egy gyűrűt 2 érméért. Ezután a szegmens három akciója következik, belülről kifelé.
   *[no] Helyezz le egy { FORM($worker, "acc") } egy szegmensbe. Ezután a szegmens három akciója következik, belülről kifelé.
  }
terracotta-ask-worker = { $segment ->
    [1] Melyik munkás kerüljön az 1. szegmensbe?
    [5] Melyik munkás kerüljön az 5. szegmensbe?
   *[other] Melyik munkás kerüljön a { $segment }. szegmensbe?
  }
terracotta-ask-ring = { $possible ->
    [yes] { $ring ->
        [inner] { $segment }. szegmens, belső akció: { $action }. Helyette elvehetsz egy nedves agyagot vagy egy érmét. Utána a középső akció jön.
        [middle] { $segment }. szegmens, középső akció: { $action }. Helyette elvehetsz egy nedves agyagot vagy egy érmét. Utána a külső akció jön.
       *[outer] { $segment }. szegmens, külső akció: { $action }. Ezzel véget ér a fordulód.
    }
   *[no] { $ring ->
        [inner] { $segment }. szegmens, belső akció: { $action }. Vegyél el helyette egy nedves agyagot vagy egy érmét.
       *[middle] { $segment }. szegmens, középső akció: { $action }. Vegyél el helyette egy nedves agyagot vagy egy érmét.
    }
}
terracotta-ask-hire = { $segment }. szegmens, középső akció: { $action }. Fogadd fel az egyik jelölőddel, vagy vegyél el helyette egy nedves agyagot vagy egy érmét. Utána a külső akció jön.
terracotta-ask-ability = Felfogadva: { FORM($master, "small") }. Használd most a képességét, vagy hagyd ki. Ezután a külső akció jön.
terracotta-ask-build = Válassz üres mezőt { FORM($warrior, "to") }.
terracotta-ask-build-weapon = Válassz üres mezőt { FORM($warrior, "to") }. Ezután a győzelmi pontok következnek és { FORM($weapon, "the") }.
terracotta-ask-buy = { $type ->
    [horse] Válaszd ki a lovast: egy harcosodat, aki még nem ül lovon, és mellette egy vonalban két üres mező van. Ezután választod ki, merre feküdjön a ló.
    [footman] Válassz üres mezőt a szolgának. A játék végén a körülötte lévő nyolc mezőn álló harcosokat pontozza.
    [archer] Válassz üres mezőt a térdelő számszeríjásznak. Ezután választod ki, merre nézzen.
   *[musician] Válassz üres mezőt a zenésznek. Minden körben a sorában és az oszlopában álló harcosokat pontozza.
  }
terracotta-ask-way = { $type ->
    [horse] A lovashoz képest merre feküdjön a ló?
   *[archer] Merre nézzen a térdelő számszeríjász?
  }
terracotta-ask-weapon = { $type ->
    [officer] A tiszt a helyén áll. Használd a kardot 1 GYP-ért, és ha akarod, mozgass egy felügyelőt 1 mezővel; vagy hagyd aktívan.
    [guard] Az őr a helyén áll. Használd az alabárdot 3 GYP-ért, és ha akarod, mozgasd egy másik harcosodat; vagy hagyd aktívan.
    [crossbowman] A számszeríjász a helyén áll. Használd a számszeríjat: 1 GYP minden üres mezőért a legközelebbi szoborig, a legjobb irányban; vagy hagyd aktívan.
   *[soldier] A katona a helyén áll. Használd a lándzsát 1 GYP-ért és 2 érméért; vagy hagyd aktívan.
  }
terracotta-ask-move = Mozgasd egyenes vonalban, üres mezőkön át ezt a harcost: { $from }.
terracotta-ask-warehouse = { $one }. raktár, és melyik legyen a másik?

# What can be picked

# On the button that makes a decision of that kind.
terracotta-decide = { $kind ->
    [place] Lehelyezés ide
    [turn] Elforgatás
    [build] Elkészítés
    [buy] Vásárlás
    [hire] Felfogadás
    [take] Elvétel
    [collect] Begyűjtés
    [inspect] Mozgatás ide
    [do] Végrehajtás
    [use] Használat
   *[other] Megerősítés
}
terracotta-pick-turn = { $ring ->
    [inner] A belső gyűrű elforgatása az óramutató járása szerint, 2 érméért
   *[middle] A középső gyűrű elforgatása az óramutató járásával szemben, 2 érméért
  }
terracotta-pick-segment = { $kind ->
    [craftsman] { $segment }. szegmens, iparos: { $actions }
    [artisan] { $segment }. szegmens, kézműves: { $actions }
   *[either] { $segment }. szegmens: { $actions }
}
terracotta-pick-worker = { $kind ->
    [craftsman] Iparos
   *[artisan] Kézműves
}
terracotta-pick-do = Végrehajtás: { $action }
terracotta-pick-take = { $what ->
    [clay] Helyette 1 nedves agyag
   *[coin] Helyette 1 érme
}
terracotta-pick-skip = { $hired ->
    [yes] Nem használom a képességet
   *[no] Nem teszek semmit
}
terracotta-pick-hire = Felfogadás { $cost } érmés jelölővel: { FORM($master, "small") }
terracotta-pick-inspect = { $line ->
    [row] A bal oldali felügyelő ide: { $place }. sor
   *[column] Az alsó felügyelő ide: { $place }-oszlop
}
terracotta-pick-both-warehouses = { $one }. és { $other }. raktár: { $clay } száraz agyag
terracotta-pick-build = Készítés: { $warrior }
terracotta-pick-build-on = { $type ->
    [officer] Tiszt készítése: { $space }
    [guard] Őr készítése: { $space }
    [crossbowman] Számszeríjász készítése: { $space }
   *[soldier] Katona készítése: { $space }
}
terracotta-pick-buy = Vásárlás: { $specialist }
terracotta-pick-space = Ide: { $space }
terracotta-pick-rider = Ide: { $space }, { $statue }
terracotta-pick-way = { $way ->
    [up] Felfelé
    [down] Lefelé
    [left] Balra
   *[right] Jobbra
}
terracotta-pick-keep = Aktívan hagyom: { $weapon }
terracotta-pick-use = { $weapon ->
    [sword] A kard használata felügyelő mozgatása nélkül
    [halberd] Az alabárd használata mozgatás nélkül
    [crossbow] A számszeríj használata
   *[spear] A lándzsa használata
}
terracotta-pick-sword = { $line ->
    [row] A kard használata, a bal oldali felügyelő ide: { $place }. sor
   *[column] A kard használata, az alsó felügyelő ide: { $place }-oszlop
}
terracotta-pick-halberd = Az alabárd használata, mozgatás innen: { $space }, { $statue }
terracotta-pick-move = Innen: { $from }, ide: { $to }

terracotta-log-passed-over = { $step ->
    [ability] A képesség kimarad: { $what }.
   *[outer] A külső akció kimarad: { $what }.
}
terracotta-log-no-shot = A számszeríj nem adna semmit, ezért aktív marad: { $space } vonalában, üres mezőkön túl nem áll szobor.

# What may follow a decision in the same turn, as things stand

terracotta-follows-ring = { $ring ->
    [inner] Belső: { $what }
    [middle] Középső: { $what }
   *[outer] Külső: { $what }
}
terracotta-follows-gains = { $gains }
terracotta-follows-build = { $vp ->
    [0] készítés { $clay } agyagért
   *[other] készítés { $clay } agyagért, legfeljebb +{ $vp } GYP
}
terracotta-follows-builder = harcos készítése { $cost } érméért
terracotta-follows-hire = { FORM($master, "the") } felfogadása { $cost } érméért
terracotta-follows-buy = vásárlás: { $specialists }
terracotta-follows-specialist = { $specialist } { $cost } érméért
terracotta-follows-collect = legfeljebb { $clay } száraz agyag két raktárból
terracotta-follows-inspect = egy felügyelő mozgatása
terracotta-follows-not = { $action } (most nem: { $why })
terracotta-follows-idle = { $kind ->
    [soak] nincs beáztatható száraz agyag
    [train] semmi, ez már kézműves
    [priority] nincs elvehető elsőbbségjelölő
    [ready] semmi, ez a fegyver már aktív
   *[master] semmi, már minden fegyver aktív
}
terracotta-follows-weapon = { FORM($weapon, "with") }: { $gains }

# The log

terracotta-log-gains = { $did } { $gains }.
terracotta-log-turn = { $ring ->
    [inner] { $who } elforgatja a belső gyűrűt.
   *[middle] { $who } elforgatja a középső gyűrűt.
}
terracotta-log-place = { $segment ->
    [1] { $who } lehelyez egy { FORM($worker, "acc") } az 1. szegmensbe.
    [5] { $who } lehelyez egy { FORM($worker, "acc") } az 5. szegmensbe.
   *[other] { $who } lehelyez egy { FORM($worker, "acc") } a { $segment }. szegmensbe.
  }
terracotta-log-build = { $who } készít egy { FORM($warrior, "acc") } ide: { $space }.
terracotta-log-buy = { $type ->
    [horse] { $who } lovat vásárol az itt álló harcosnak: { $space }.
    [footman] { $who } szolgát vásárol ide: { $space }.
    [archer] { $way ->
        [up] { $who } felfelé néző térdelő számszeríjászt vásárol ide: { $space }.
        [down] { $who } lefelé néző térdelő számszeríjászt vásárol ide: { $space }.
        [left] { $who } balra néző térdelő számszeríjászt vásárol ide: { $space }.
       *[right] { $who } jobbra néző térdelő számszeríjászt vásárol ide: { $space }.
      }
   *[musician] { $who } zenészt vásárol ide: { $space }.
  }
terracotta-log-use = { $who } használja { FORM($weapon, "acc") }.
terracotta-log-sword = { $line ->
    [row] { $who } használja a kardot, és ide mozgatja a felügyelőt: { $place }. sor.
   *[column] { $who } használja a kardot, és ide mozgatja a felügyelőt: { $place }-oszlop.
}
terracotta-log-halberd = { $who } használja az alabárdot, és harcost mozgat innen: { $from }, ide: { $to }.
terracotta-log-hire = { $who } { $cost } érmés jelölővel felfogadja { FORM($master, "acc") }.
terracotta-log-inspect = { $line ->
    [row] { $who } ide mozgatja a felügyelőt: { $place }. sor.
   *[column] { $who } ide mozgatja a felügyelőt: { $place }-oszlop.
}
terracotta-log-collect = { $who } elveszi két raktár agyagát: { $one }. és { $other }.
terracotta-log-take = { $what ->
    [clay] { $who } helyette egy nedves agyagot vesz el.
   *[coin] { $who } helyette egy érmét vesz el.
}
terracotta-log-skip = { $who } nem tesz semmit.
terracotta-log-keep = { $who } aktívan hagyja a fegyvert.
terracotta-log-ready = { $who } előkészíti { FORM($weapons, "acc") }.
terracotta-log-priority = { $token ->
    [1] { $who } elveszi az 1. elsőbbségjelölőt.
   *[other] { $who } elveszi a { $token }. elsőbbségjelölőt.
  }
terracotta-log-do = { $rule ->
    [T4-1] { $who } érmét vesz el.
    [T4-2] { $who } agyagot vesz el.
    [T4-4] { $who } beáztatja az agyagot.
    [T4-5] { $who } kézművessé fejleszti az iparost.
   *[T7-4] { $who } használja az agyagkészítő-mestert.
  }
terracotta-log-over = A játéknak vége: { $who } nyer { $vp } győzelmi ponttal.
terracotta-ending-won = { $tie ->
    [yes] Nyertél { $vp } győzelmi ponttal. A következőnek ugyanannyi van, de te előbb állsz a fordulósorrendben.
   *[no] Nyertél { $by } GYP előnnyel, összesen { $vp } győzelmi ponttal.
  }
terracotta-ending-lost = { $tie ->
    [yes] { $who } nyer { $vp } győzelmi ponttal. Neked ugyanannyi van, de később állsz a fordulósorrendben.
   *[no] { $who } nyer { $vp } győzelmi ponttal. A hátrányod { $by } GYP.
  }
terracotta-ending-seen = { $tie ->
    [yes] { $who } nyer { $vp } győzelmi ponttal: a következőnek ugyanannyi van, de később áll a fordulósorrendben.
   *[no] { $who } nyer { $by } GYP előnnyel, összesen { $vp } győzelmi ponttal.
  }
terracotta-who-vp = { $who } { $vp } GYP
terracotta-who-amount = { $who } { $amount }
terracotta-nobody-scores = senki sem kap pontot
terracotta-phase = { $what }: { $outcome }.
terracotta-phase-inspector = { $line ->
    [row] Felügyelő, { $place }. sor
   *[column] Felügyelő, { $place }-oszlop
}
terracotta-phase-musician = Zenész, { $space }
terracotta-phase-tile = A kör pontozólapkája, { $tile }
terracotta-phase-footman = Szolga, { $space }
terracotta-phase-group = Csoport, { $space }
terracotta-phase-archers = A térdelő számszeríjászok
terracotta-phase-resources = Az agyag és az érmék fele
terracotta-phase-order = Az elsőbbségjelölők új fordulósorrendet adnak: { $order }.
terracotta-phase-drying = A nedves agyag kiszárad: { $amounts }.
terracotta-phase-coins = A mesterek érmét adnak: { $amounts }.
terracotta-phase-round = { $round ->
    [1] A munkások visszatérnek, és mindkét gyűrű fordul egyet. Kezdődik az 1. kör.
    [5] A munkások visszatérnek, és mindkét gyűrű fordul egyet. Kezdődik az 5. kör.
   *[other] A munkások visszatérnek, és mindkét gyűrű fordul egyet. Kezdődik a { $round }. kör.
  }
terracotta-round-begins = { $round ->
    [1] kezdődik az 1. kör
    [5] kezdődik az 5. kör
   *[other] kezdődik a { $round }. kör
  }

# Lines of the ledger

terracotta-ledger-vp = { $source ->
    [rack] { SIGNED($vp) } GYP a harcostárolóból
    [weapon] { SIGNED($vp) } GYP a fegyverért
    [inspector-row] { SIGNED($vp) } GYP az ellenőrzött sorért ({ $where })
    [inspector-column] { SIGNED($vp) } GYP az ellenőrzött oszlopért ({ $where })
    [musician] { SIGNED($vp) } GYP a zenészért ({ $where })
    [tile] { SIGNED($vp) } GYP a pontozólapkáért ({ $where })
    [footman] { SIGNED($vp) } GYP a szolgáért ({ $where })
    [group] { SIGNED($vp) } GYP a csoportért ({ $where })
    [domination] { SIGNED($vp) } GYP a csoportbeli uralomért ({ $where })
    [presence] { SIGNED($vp) } GYP a csoportbeli jelenlétért ({ $where })
    [archer] { SIGNED($vp) } GYP a térdelő számszeríjászért ({ $where })
    [resources] { SIGNED($vp) } GYP az agyag és az érmék feléért
   *[none] { SIGNED($vp) } GYP
  }
terracotta-ledger-trained = mostantól kézműves
terracotta-ledger-warehouse = { SIGNED($clay) } száraz agyag, { $number }. raktár
terracotta-ledger-inspector = { $line ->
    [row] a felügyelő: { $place }. sor
   *[column] a felügyelő: { $place }-oszlop
}
terracotta-ledger-order = { $place }. hely a fordulósorrendben

# The wheel

terracotta-wheel = Akciókerék
terracotta-segments = Az akciókerék szegmensei
terracotta-segment-free = { $segment }. szegmens: { $actions }; nincs munkás
terracotta-segment-taken = { $segment }. szegmens: { $actions }; { $workers }
terracotta-worker-of = { $kind ->
    [craftsman] iparos ({ $colour })
   *[artisan] kézműves ({ $colour })
}
terracotta-warehouse = { $number }. raktár: { $clay } száraz agyag
terracotta-round-short = Kör
terracotta-priority-left = { $count ->
    [0] Nem maradt elsőbbségjelölő
    [one] { $count } elsőbbségjelölő maradt
   *[other] { $count } elsőbbségjelölő maradt
}

# The mausoleum

terracotta-mausoleum = Mauzóleum
terracotta-space = { $space }: { $what }
terracotta-line = { $line ->
    [row] { $here ->
        [yes] { $place }. sor, itt áll a felügyelő
       *[no] { $place }. sor
    }
   *[column] { $here ->
        [yes] { $place }-oszlop, itt áll a felügyelő
       *[no] { $place }-oszlop
    }
}

# Around the boards

terracotta-boards = Táblák
terracotta-rack = Harcostároló
terracotta-rack-next = { $type ->
    [officer] Tisztek. A következő { $vp } GYP-t hoz. Maradt: { $left }
    [guard] Őrök. A következő { $vp } GYP-t hoz. Maradt: { $left }
    [crossbowman] Számszeríjászok. A következő { $vp } GYP-t hoz. Maradt: { $left }
   *[soldier] Katonák. A következő { $vp } GYP-t hoz. Maradt: { $left }
}
terracotta-specialists = Különleges szobrok
terracotta-specialist-next = { $type ->
    [horse] Lovak. A következőhöz kell: { $needs }. Maradt: { $left }
    [footman] Szolgák. A következőhöz kell: { $needs }. Maradt: { $left }
    [archer] Térdelő számszeríjászok. A következőhöz kell: { $needs }. Maradt: { $left }
   *[musician] Zenészek. A következőhöz kell: { $needs }. Maradt: { $left }
}
terracotta-tiles = Pontozólapkák
terracotta-tile-of = { $round }. kör, { $tile }: uralom { $most } GYP, jelenlét { $some } GYP
terracotta-masters = Mesterek
terracotta-token = { $spent ->
    [yes] { $cost } érmés mesterjelölő: elhasználva
   *[no] { $cost } érmés mesterjelölő
}
terracotta-master-free = { $master }. { $does } Senki sem fogadta fel.
terracotta-master-hired = { $master }. { $does } Felfogadta: { $who }.
terracotta-score-track = Pontozósáv: { $scores }
terracotta-players = Játékosok fordulósorrendben
terracotta-place = { $colour }, { $place }. hely a fordulósorrendben
terracotta-has-coins = { $count } érme
terracotta-has-wet = { $count } nedves agyag
terracotta-has-dry = { $count } száraz agyag
terracotta-has-workers = { $kind ->
    [craftsman] { $count } lehelyezhető iparos
   *[artisan] { $count } lehelyezhető kézműves
}
terracotta-has-weapon = { $active ->
    [yes] { terracotta-weapon }: aktív
   *[no] { terracotta-weapon }: inaktív
}
terracotta-has-priority = { $token }. elsőbbségjelölő

# What points were for

terracotta-tie = Döntetlennél az nyer, aki előbb áll a fordulósorrendben.
terracotta-source = { $known ->
    [yes] { $source ->
        [inspector-row] Ellenőrzött sor: { $where }
        [inspector-column] Ellenőrzött oszlop: { $where }
        [musician] Zenész: { $where }
        [tile] Pontozólapka: { $where }
        [footman] Szolga: { $where }
       *[group] Csoport: { $where }
    }
   *[no] { $source ->
        [rack] Harcostároló
        [weapon] Fegyverek
        [inspector-row] Ellenőrzött sorok
        [inspector-column] Ellenőrzött oszlopok
        [musician] Zenészek
        [tile] Pontozólapkák
        [footman] Szolgák
        [group] Csoportok
        [domination] Uralom csoportokban
        [presence] Jelenlét csoportokban
        [archer] Térdelő számszeríjászok
       *[resources] Agyag és érmék
    }
}
