# Lords of Xidit: the map, the planning board, what is asked and what is told.

## Things and their names

xidit-map-label = A királyság térképe
xidit-zoom-in = Nagyítás
xidit-zoom-out = Kicsinyítés
xidit-zoom-whole = A teljes térkép
xidit-kingdom = A királyság
xidit-players = Játékosok
xidit-legend = Mit jelentenek a jelek
xidit-legend-gold = arany szuverének
xidit-legend-bards = bárdok
xidit-legend-floors = céhemeletek
xidit-virtual = { $form ->
    [small] virtuális játékos
    [cap] A virtuális játékos
   *[nom] Virtuális játékos
}

xidit-region = { $form ->
    [into] { $name ->
        [centre] középre
        [forest] az erdőbe
        [snow] a hómezőre
        [steppe] a sztyeppére
        [plains] a síkságra
        [marsh] a mocsárba
        [hills] a dombvidékre
        [coast] a partvidékre
        [heath] a fenyérre
       *[other] ide: { $name }
    }
   *[nom] { $name ->
        [centre] Közép
        [forest] Erdő
        [snow] Hómező
        [steppe] Sztyeppe
        [plains] Síkság
        [marsh] Mocsár
        [hills] Dombvidék
        [coast] Partvidék
        [heath] Fenyér
       *[other] { $name }
    }
}
xidit-wasteland = pusztaság

xidit-assessment-wealth = { $form ->
    [the] a gazdagság
    [small] gazdagság
   *[nom] Gazdagság
}
xidit-assessment-influence = { $form ->
    [the] a befolyás
    [small] befolyás
   *[nom] Befolyás
}
xidit-assessment-reputation = { $form ->
    [the] a hírnév
    [small] hírnév
   *[nom] Hírnév
}
xidit-assessment-reputation-in-the-open = Hírnév a bástya nélkül

xidit-unit-militia = parasztmilícia
xidit-unit-archer = íjász
xidit-unit-infantry = gyalogos
xidit-unit-cleric = pap
xidit-unit-mage = harcmágus
xidit-units-militia = { $count } parasztmilícia
xidit-units-archer = { $count } íjász
xidit-units-infantry = { $count } gyalogos
xidit-units-cleric = { $count } pap
xidit-units-mage = { $count } harcmágus

xidit-reward-gold = { $count } arany
xidit-reward-bards = { $count } bárd
xidit-reward-floors = { $count } céhemelet

xidit-order-black = { $form ->
    [small] fekete út
    [on] a fekete úton
   *[nom] Fekete út
}
xidit-order-red = { $form ->
    [small] piros út
    [on] a piros úton
   *[nom] Piros út
}
xidit-order-blue = { $form ->
    [small] kék út
    [on] a kék úton
   *[nom] Kék út
}
xidit-order-action = { $form ->
    [small] akció
   *[nom] Akció
}
xidit-order-wait = { $form ->
    [small] várakozás
   *[nom] Vára­kozás
}
xidit-titan = { $symbols } jelű titán
xidit-count-of = { FORM($who, "small") } { $count }

## The map, for who listens to it

xidit-lies-recruitment = Toborzás: { $units }.
xidit-lies-recruitment-empty = Toborzólapka egységek nélkül.
xidit-lies-threat = Fenyegetés, kell hozzá: { $units }. Kettő ezekből: { $rewards }.
xidit-lies-nothing = Nincs lapka.
xidit-city = { $city }. város. { $lies }
xidit-city-in = { $city }. város. Régiók: { $regions }.
xidit-city-roads = Utak: { $roads }.
xidit-road-black = fekete ({ $city }. város)
xidit-road-red = piros ({ $city }. város)
xidit-road-blue = kék ({ $city }. város)
xidit-city-guild = { $floors } emeletes céh: { $who }.
xidit-city-here = Itt van: { $who }.
xidit-region-gives = { $region }: a legtöbb bárdért { $first } hírnév, a második legtöbbért { $second }.
xidit-region-bards = Bárdok: { $bards }.
xidit-region-nobody = Nem látszik bárd.
xidit-region-waste = { $region }: pusztaság, se bárd, se hírnév.
xidit-bastion-shut = A bástya a hírnév értékeléséig zárva van.

## The kingdom and the players

xidit-progress = { $year }. év { $of ->
    [3] a 3-ból
    [5] az 5-ből
    [6] a 6-ból
    [8] a 8-ból
   *[other] a { $of }-ből
  }
xidit-progress-over = A játéknak vége
xidit-year-census = { $year }. év, seregszemlével ér véget
xidit-assessments = Az értékelések sorrendje
xidit-virtual-value = virtuális játékos: { $value }
xidit-next-recruitment = Következő toborzás
xidit-next-threat = Következő fenyegetés
xidit-stack = Alatta { $under } lapka, eldobva: { $discarded }
xidit-token-none = Itt nincs lapka
xidit-barracks = Kaszárnya
xidit-barracks-hold = A kaszárnyában: { $units }
xidit-barracks-empty = A kaszárnya üres
xidit-titans = A titánok barlangja
xidit-titan-raging = Tomboló titán, { $symbols } jel. Kettő ezekből: { $rewards }.
xidit-titan-asleep = Alvó titán, { $symbols } jel. Kettő ezekből: { $rewards }.
xidit-rages = tombol
xidit-asleep = alszik
xidit-any-units = { $count } tetszőleges egység
xidit-glance = Következő lapkák és titánok
xidit-titan-below = Alatta még egy van.
xidit-titans-gone = { $stack }. halom: már mindkettő kikerült
xidit-first-player = Az év kezdőjátékosa
xidit-place-in-turn = { $place }. a fordulósorrendben
xidit-decides = dönt
xidit-ready = kész
xidit-floors-built = Céhemeletek a térképen
xidit-bards-seen = Látható bárdok
xidit-in-city = városban
xidit-left = Maradt: { $things }.
xidit-left-of = { $who }, még elhelyezhető: { $things }.
xidit-noted-of = { $exact ->
    [yes] { $who }, a paraván mögött: { $things }.
   *[no] { $who }, a paraván mögött legalább: { $things }.
}
xidit-has-bastion = { $count } bárd a bástyában
xidit-has-waiting = { $count } várakozó emelet
xidit-screen = a paraván mögött

## The planning board

xidit-planner = Tervezőtábla
xidit-plans = A felfedett parancsok
xidit-orders = Parancsok a következő tárcsára
xidit-dial = { $number }. parancs
xidit-dial-unset = nincs beállítva
xidit-no-road-there = { $city ->
    [1] Oda nem vezet út: az 1. város nem szomszédos az utolsó megállóval. Városról városra tervezd meg az utat.
    [5] Oda nem vezet út: az 5. város nem szomszédos az utolsó megállóval. Városról városra tervezd meg az utat.
   *[other] Oda nem vezet út: a { $city }. város nem szomszédos az utolsó megállóval. Városról városra tervezd meg az utat.
  }
xidit-planner-hint = Forgasd a tárcsákat, nyomd meg a K, R, B, A, W billentyűt, vagy kattintsd végig az utat a térképen.
xidit-planner-hint-touch = Koppints lent egy parancsra, forgass egy tárcsát, vagy koppintsd végig az utat a térképen.
xidit-order-would = { $number }. parancs: { $what }
xidit-plan-send = Parancsok elküldése
xidit-plan-change = Módosított parancsok elküldése
xidit-plan-sealed = Elküldve, lepecsételve
xidit-plan-clear = Törlés
xidit-plan-undo-clearing = Visszaállítás
xidit-plan-lists = Parancsok beállítása listákból
xidit-readiness = Fordulósorrend, és ki van kész
xidit-still-thinks = { $who } gondolkodik.

xidit-step-moves = ide: { $city }
    .to = { $city ->
        [1] az 1. városba
        [5] az 5. városba
       *[other] a { $city }. városba
      }
xidit-step-waits = itt: { $city }
    .in = { $city ->
        [1] az 1. városban
        [5] az 5. városban
       *[other] a { $city }. városban
      }
    .with = { $city ->
        [1] az 1. várossal
        [5] az 5. várossal
       *[other] a { $city }. várossal
      }
xidit-step-recruits = toboroz
xidit-step-beats = elhárít
xidit-step-loses = elvész
xidit-step-meets = titán?
xidit-step-unseen = ismeretlen

xidit-preview-moves = Ide megy: { $city }. város.
xidit-preview-waits = Itt marad: { $city }. város.
xidit-preview-recruits = { $city }. város, toboroz: { $unit }.
xidit-preview-beats = { $city }. város: elhárítja a fenyegetést. A kaszárnyába: { $units }. Kettő ezekből: { $rewards }.
xidit-preview-loses = { $city }. város, a parancs elvész: { $why }.
xidit-preview-lacks = { $city }. város, a parancs elvész, hiányzik: { $units }.
xidit-preview-meets = { $city }. város: legyőzhet egy tomboló titánt.
xidit-preview-unseen = { $city }. város: lehet itt egy még ismeretlen lapka.

xidit-lost-X2-2 = a toborzólapkán nincs egység
xidit-lost-X4-2 = innen nem indul ilyen út
xidit-lost-X4-4 = egy városból évente csak egy egység jár, és azt már megkaptad
xidit-lost-X4-5 = hiányoznak egységek
xidit-lost-X4-12 = egy városban egy évben fenyegetés és titán együtt, vagy két titán nem lehetséges
xidit-lost-X4-13 = itt nincs mit tenni

xidit-short-X2-2 = üres
xidit-short-X4-2 = nincs
xidit-short-X4-4 = megvolt
xidit-short-X4-5 = kevés
xidit-short-X4-12 = kétszer
xidit-short-X4-13 = semmi

## What is asked

xidit-ask-start = Válaszd ki, melyik városból induljon az Idrakysod. Az év parancsai onnan vezetnek tovább.
xidit-ask-plan = Állítsd be az év { $of } parancsát a tervezőtáblán, és küldd el őket. A többiek semmit sem látnak, amíg mindenki el nem készül.
xidit-ask-order = { $number }/{ $of }. parancs, innen: { $city }. város. Út, akció vagy várakozás.
# On the button that makes a decision of that kind.
xidit-decide = { $kind ->
    [start] Kezdés itt
    [plan] Küldés
    [bards] Küldés
    [reward] Elvétel
    [floor] Építés
    [raise] Növelés
    [show] Felmutatás
    [titan] Legyőzés
   *[other] Megerősítés
}
xidit-choose-plan = Parancsok: { FORM($orders, "small") }
xidit-ask-plan-ready = Mind a hat parancs be van állítva. Küldd el őket, vagy változtass egyen.
xidit-ask-plan-sent = A parancsaid le vannak pecsételve. Amíg az utolsó játékos el nem készül, még megváltoztathatod őket.
xidit-choose-ready = E parancsok elküldése
xidit-choose-road = { $road }, ide: { $city }. város. { $note }
xidit-choose-no-road = { $road }: { xidit-step-waits.in } nincs ilyen, a parancs elveszne.
xidit-choose-action = Akció { xidit-step-waits.in }. { $note }
xidit-choose-wait = Várakozás { xidit-step-waits.in }
xidit-change-order = { $number }. parancs beállítása újra (most: { FORM($order, "small") })
xidit-choose-reward = { $rewards }
xidit-choose-reward-only = { $rewards }. Itt nem lehetséges: { $missing }.
xidit-ask-reward = { $city }. város: a fenyegetés elhárítva. Válassz jutalmakat; a bárdok és az emeletek oda kerülnek, ahol az Idrakysod áll.
xidit-ask-reward-titan = A titán legyőzve. Válassz jutalmakat; az emeletek ide épülnek: { $city }. város, a bárdok a körülötte lévő régiókba mennek.
xidit-ask-bards = { $due ->
    [one] Helyezz el { $due } bárdot { xidit-step-waits.with } szomszédos egyik régióban.
   *[other] Helyezz el { $due } bárdot egyenként { xidit-step-waits.with } szomszédos régiókban.
  }
xidit-ask-bards-more = Még { $left } bárdot kell elhelyezned ({ $due } közül). Elhelyezve: { $placed }.
xidit-bards-placed = { $region } { $count }
xidit-choose-bard = Egy bárd { FORM($region, "into") }
xidit-ask-titan = { $city }. város: itt nincs lapka, ezért legyőzhetsz egy tomboló titánt. Nem kötelező.
xidit-choose-titan = { $symbols ->
    [1] Az 1 jelű titán legyőzése 1 tetszőleges egységgel. Kettő ezekből: { $rewards }.
    [5] Az 5 jelű titán legyőzése 5 tetszőleges egységgel. Kettő ezekből: { $rewards }.
   *[other] A { $symbols } jelű titán legyőzése { $symbols } tetszőleges egységgel. Kettő ezekből: { $rewards }.
  }
xidit-choose-pass = Békén hagyom a titánokat
xidit-ask-titan-units = Válaszd ki egyenként a titánért adott { $symbols } egységet, a leggyengébbel kezdve.
xidit-ask-titan-more = { $number }/{ $symbols }. egység a titánért. Eddig: { $given }.
xidit-given = Odaadva:
xidit-ask-raise = A sikered a virtuális játékost is erősíti. Növeld valamelyik értékét 1-gyel.
xidit-choose-raise = { $assessment }: { $from } helyett { $to }; { $place }/{ $of }. értékelés
xidit-ask-show = Seregszemle. Ennyid van: { $units }. Válaszd ki, mennyit mutatsz fel. Jutalom a legtöbbért: { $reward }.
xidit-ask-show-again = Felmutatsz: { $count }. Amíg az utolsó játékos nem választott, még változtathatsz.
xidit-choose-show = { $count ->
    [0] Egyet sem mutatok fel
   *[other] Felmutatok: { $count }
}
xidit-choose-show-all = Mindet felmutatom: { $count }
xidit-census-reward-militia = 1 arany
xidit-census-reward-archer = 2 arany; döntetlennél 1-1
xidit-census-reward-infantry = egy bárd a városoddal szomszédos egyik régióba
xidit-census-reward-cleric = 2 bárd a városoddal szomszédos régiókba; döntetlennél 1-1
xidit-census-reward-mage = egy emelet valamelyik céhedre
xidit-ask-floor = A seregszemlén céhemeletet nyertél. Válaszd ki, melyik céhedre kerüljön.
xidit-choose-floor = Céh, { $city }. város: { $floors } emelet (legfeljebb { $most })

## What is told

xidit-census-militia = A parasztmilíciák seregszemléje
xidit-census-archer = Az íjászok seregszemléje
xidit-census-infantry = A gyalogosok seregszemléje
xidit-census-cleric = A papok seregszemléje
xidit-census-mage = A harcmágusok seregszemléje

xidit-log-ready = { $who } kész.
xidit-log-start = { $who } innen indul: { $city }. város.
xidit-log-plans = A parancsok felfedve.
xidit-scene-clash = { $number }. parancs: { $who } { xidit-step-waits.in } hajt végre akciót. Az első: { $first }.
xidit-log-moved = { $who }, { $number }. parancs: { FORM($order, "on") } { xidit-step-moves.to } megy.
xidit-log-waits = { $who }, { $number }. parancs: { xidit-step-waits.in } várakozik.
xidit-log-meets = { $who }, { $number }. parancs: { xidit-step-waits.in } tomboló titánokkal találkozik.
xidit-log-recruits = { $who }, { $number }. parancs: { xidit-step-waits.in } toboroz: { $unit }.
xidit-log-threat = { $who }, { $number }. parancs: { xidit-step-waits.in } elhárítja a fenyegetést. A kaszárnyába: { $units }.
xidit-log-order-lost = { $who }, { $number }. parancs: { FORM($order, "small") }. Elvész { xidit-step-waits.in }: { $why }.
xidit-log-passed = { $who } békén hagyja a titánokat.
xidit-log-gives = { $who } egységeket ad egy titánért. A kaszárnyába: { $units }.
xidit-log-titan = { $symbols ->
    [1] { $who } legyőzi az 1 jelű titánt.
    [5] { $who } legyőzi az 5 jelű titánt.
   *[other] { $who } legyőzi a { $symbols } jelű titánt.
  }
xidit-log-chooses = { $who } ezt választja: { $rewards }.
xidit-log-gains = { $who }: { $gains }.
xidit-log-year = { $year ->
    [1] Kezdődik az 1. év.
    [5] Kezdődik az 5. év.
   *[other] Kezdődik a { $year }. év.
  }
xidit-log-year-first = { $year ->
    [1] Kezdődik az 1. év. Kezdőjátékos: { $who }.
    [5] Kezdődik az 5. év. Kezdőjátékos: { $who }.
   *[other] Kezdődik a { $year }. év. Kezdőjátékos: { $who }.
  }
xidit-log-titans = A titánok felébrednek. Most tombol: { $titans }.
xidit-log-assessment-wealth = { $place }/{ $of }. értékelés: gazdagság, a paravánok mögötti arany. Játékban van: { FORM($left, "small") }.
xidit-log-assessment-influence = { $place }/{ $of }. értékelés: befolyás, a térképen lévő céhemeletek. Játékban van: { FORM($left, "small") }.
xidit-log-assessment-reputation = { $place }/{ $of }. értékelés: hírnév, a bárdok; a bástya most már nyitva. Játékban van: { FORM($left, "small") }.
xidit-log-ranking = { $assessment }: { $ranking }.
xidit-log-ranked-out = { FORM($who, "small") } { $count } (kiesett)
xidit-log-out = { FORM($who, "cap") } kiesik: az utolsó ({ FORM($assessment, "small") }: { $value }).
xidit-log-winner = { $who } marad utolsóként játékban, és megmenti a királyságot.
xidit-log-winner-left = { $who } marad utolsóként játékban, de kiszállt. { FORM($wins, "cap") } nyer.
xidit-log-lost = Csak a virtuális játékos maradt: a királyság elveszett, és vele minden játékos.
xidit-ending-won = Nyertél. Az utolsó értékelés, { FORM($assessment, "small") }: te { $stayed }, { $other } { $value }.
xidit-ending-lost = { $who } nyer. Te ezen az értékelésen estél ki: { FORM($assessment, "small") } ({ $place }/{ $of }). Te { $value }, az utolsó bennmaradó { $stayed }.
xidit-ending-seen = { $who } marad utolsóként játékban.
xidit-log-shown = { $who } { $count }
xidit-log-census = { $type }: { $counts }.
xidit-log-nobody-shows = Senki sem mutat fel egyet sem.
xidit-log-most = { $count ->
    [one] A legtöbb: { $who }.
   *[other] Egyformán a legtöbb: { $who }.
  }
xidit-log-most-gold = { $count ->
    [one] A legtöbb: { $who }. Jutalom: { $gold } arany.
   *[other] Egyformán a legtöbb: { $who }. Jutalom fejenként: { $gold } arany.
  }
xidit-log-census-waits = Egy emelet várakozik: { $who }.
xidit-log-recruitment-leaves = { $city }. város: a toborzólapka kiürült, és lekerül a térképről.
xidit-log-threat-leaves = { $city }. város: a fenyegetéslapka lekerül a térképről.
xidit-log-recruitment-comes = { $city }. város: toborzólapka érkezik.
xidit-log-threat-comes = { $city }. város: fenyegetés érkezik.
xidit-log-recruitment-fills = { $city }. város: új egységek az üres toborzólapkán: { $units }.
xidit-log-reinforcements = Erősítés érkezik; a fenyegetéslapkákat megkeverik.
xidit-log-recruitment-stack = Az eldobott fenyegetésekből lesz a toborzási halom.
xidit-log-threat-stack = Az eldobott toborzólapkákból lesz a fenyegetési halom.

xidit-gain-bards = { $count } bárd { FORM($region, "into") }
xidit-gain-floors = { $count } emelet { xidit-step-waits.in }
xidit-gain-virtual = { FORM($assessment, "small") } +{ $count } (virtuális játékos)

xidit-line-order = { $who }, { $number }. parancs: { FORM($order, "small") }
xidit-line-threat = { $city }. város: a fenyegetés elhárítva.
xidit-line-plan = { $who }: { FORM($orders, "small") }.
xidit-line-joins = { $city ->
    [1] Az 1. városból: { $units }.
    [5] Az 5. városból: { $units }.
   *[other] A { $city }. városból: { $units }.
  }
xidit-line-spent = A kaszárnyába: { $units }.
xidit-line-gain = { $who }: { $gain }

## The end

xidit-hall = Dicsőségcsarnok
xidit-fate-out = kiesik
xidit-fate-saviour = a királyság megmentője
xidit-fate-left = kiszállt
xidit-fate-lost = a királyság elveszett

# Above the table of the three assessments, on the score sheet.
xidit-eliminations = Az értékelések sorrendben
