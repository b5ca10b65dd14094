# Learning Terracotta Army: what things are, the rulebook's pages, examples. Figures are values, never written here.

## What each symbol is and does: the legend, and a look at a thing

terracotta-legend-wheel = Az akciókeréken
terracotta-legend-players = A játékosoknál
terracotta-legend-mausoleum = A mauzóleumban

terracotta-means-action = { $kind ->
    [build] Készítés: fizess { $value } nedves agyagot, és állíts egy harcost bármelyik üres mezőre.
    [coins] Érmék: vegyél el { $value } érmét.
    [clay] Nedves agyag: vegyél el { $value } nedves agyagot.
    [soak] Áztatás: az összes száraz agyagod nedves lesz.
    [train] Fejlesztés: az imént lehelyezett iparosod kikerül a játékból, és egy kézművesed áll a helyére.
    [priority] Elsőbbség: vedd el a felső elsőbbségjelölőt a nedves agyagával együtt; a következő körben előbb kerülsz sorra.
    [master] { $name }. { $does } Előbb fel kell fogadnod az egyik jelölőddel: egyszer, az egész játékra.
    [ready] Előkészítés, { $name }: ez a fegyvered aktív lesz.
   *[specialist] Különleges szobor: vásárolj lovat, szolgát, térdelő számszeríjászt vagy zenészt; érmébe kerül, és használnod kell a hozzá tartozó aktív fegyvert.
}
terracotta-means-warrior = { $type ->
    [officer] A tisztek harcosok. Ha tisztet készítesz, megkapod a harcostárolóban jelzett GYP-t; utána használhatod { FORM($weapon, "acc") }, ha aktív.
    [guard] Az őrök harcosok. Ha őrt készítesz, megkapod a harcostárolóban jelzett GYP-t; utána használhatod { FORM($weapon, "acc") }, ha aktív.
    [crossbowman] A számszeríjászok harcosok. Ha számszeríjászt készítesz, megkapod a harcostárolóban jelzett GYP-t; utána használhatod { FORM($weapon, "acc") }, ha aktív.
   *[soldier] A katonák harcosok. Ha katonát készítesz, megkapod a harcostárolóban jelzett GYP-t; utána használhatod { FORM($weapon, "acc") }, ha aktív.
}
terracotta-means-weapon = { $name ->
    [sword] Kard: közvetlenül egy tiszt elkészítése után { $vp } GYP-t ad, és az egyik felügyelőt egy mezővel elmozgathatod. A használt fegyver inaktív, amíg elő nem készíted.
    [halberd] Alabárd: közvetlenül egy őr elkészítése után { $vp } GYP-t ad, és egy másik harcosodat egyenes vonalban elmozgathatod. A használt fegyver inaktív, amíg elő nem készíted.
    [crossbow] Számszeríj: közvetlenül egy számszeríjász elkészítése után { $vp } GYP-t ad minden üres mezőért a legközelebbi szoborig, a legjobb irányban. A használt fegyver inaktív, amíg elő nem készíted.
   *[spear] Lándzsa: közvetlenül egy katona elkészítése után { $vp } GYP-t és { $coins } érmét ad. A használt fegyver inaktív, amíg elő nem készíted.
}
terracotta-means-weapon-buys = Különleges szobor vásárlásához is ezt kell használni: { $specialists }.
terracotta-means-specialist = { $type ->
    [horse] Ló: két mezőn fekszik egy harcosod mellett, amely ezután mindhárom mezőt elfoglalja, és mindenütt számít, ahol bármelyik mezője van.
    [footman] Szolga: a játék végén a körülötte lévő nyolc mezőt pontozza (uralom { $domination } GYP, jelenlét { $presence } GYP).
    [archer] Térdelő számszeríjász: annak dolgozik, akinek a harcosával szemben áll; ott eldönti a döntetlent, a harcos csoportjába számít, és a játék végén { $vp } GYP-t ad.
   *[musician] Zenész: minden körben minden játékos 1 GYP-t kap a zenész sorában vagy oszlopában álló minden harcosáért.
}
terracotta-means-worker = { $kind ->
    [craftsman] Iparos: olyan munkás, aki csak üres szegmensbe helyezhető le.
   *[artisan] Kézműves: iparosból fejlesztett munkás, aki iparos mellé is kerülhet egy szegmensbe. Kézműves mellé senki sem helyezhető le.
}
terracotta-means-goods = { $what ->
    [coin] Érmével fizetsz a mesterjelölőkért, a különleges szobrokért és egy gyűrű elforgatásáért ({ $cost } érme). A játék végén az összes érméd és agyagod felét GYP-ként kapod meg.
    [wet] Nedves agyagból készülnek a harcosok. Minden kör végén kiszárad.
    [dry] Száraz agyagból nem lehet harcost készíteni, amíg be nem áztatod. A többségeknél és a játék végén annyit ér, mint a nedves.
   *[vp] Győzelmi pontok: a játék végén az nyer, akinek a legtöbb van.
}
terracotta-means-token = Mesterjelölők: minden játékosnak hat van, az áruk { $costs } érme. Fizesd ki a jelölőn álló árat, és tedd a jelölőt egy mesterhez; ott is marad.
terracotta-means-priority = Akinél elsőbbségjelölő van, az a következő körben a fordulósorrend elejére kerül, legelöl a legkisebb szám.
terracotta-means-inspector = { $line ->
    [row] A bal oldali felügyelő egy sorra mutat. Ez a sor a kör végén pontot ad: uralom { $domination } GYP, jelenlét { $presence } GYP. Ezután a felügyelő egy mezővel előrelép.
   *[column] Az alsó felügyelő egy oszlopra mutat. Ez az oszlop a kör végén pontot ad: uralom { $domination } GYP, jelenlét { $presence } GYP. Ezután a felügyelő egy mezővel előrelép.
}
terracotta-means-tile = { $kind ->
    [line] Az ott álló harcosokat pontozza: { $tile }.
    [type] Egy típus összes harcosát pontozza az egész mauzóleumban: { $tile }.
    [quadrant] Egy negyed harcosait pontozza: { $tile }.
   *[goods] Azt pontozza, amije a játékosoknak van: { $tile }.
}

## A look at a thing on the table

terracotta-description-room = { $takes ->
    [anybody] { $segment }. szegmens, szabad: bármelyik munkás lehelyezhető ide, és három akciót hajt végre belülről kifelé.
    [artisan] { $segment }. szegmens: { $workers }. Ide már csak kézműves kerülhet.
   *[nobody] { $segment }. szegmens: { $workers }. Ebben a körben ide már senki sem helyezhető le.
}
terracotta-description-stone = { $ring ->
    [inner] Belső gyűrű. { $does }
    [middle] Középső gyűrű. { $does }
   *[outer] Külső gyűrű. { $does }
}
terracotta-description-ring = { $ring ->
    [inner] A lehelyezés előtt { $cost } érméért egy lépéssel elforgathatod a belső gyűrűt az óramutató járásával megegyező irányba. A munkások a helyükön maradnak.
   *[middle] A lehelyezés előtt { $cost } érméért egy lépéssel elforgathatod a középső gyűrűt az óramutató járásával ellentétes irányba. A munkások a helyükön maradnak.
}
terracotta-description-warehouse = { $clay ->
    [0] { $number }. raktár a kerék e negyedében: üres. Aki innen készít harcost, 1 száraz agyagot hagy benne; a főellenőr két raktárt ürít ki.
   *[other] { $number }. raktár a kerék e negyedében: { $clay } száraz agyag van benne. Aki innen készít harcost, még 1-et hagy benne; a főellenőr két raktárt ürít ki.
}
terracotta-description-round = { $round }. kör: fordulónként mindenki egy munkást helyez le, amíg mind az akciókeréknél nem áll. Aztán jön a kör pontozása.
terracotta-description-instead = { $what ->
    [take-clay] A belső vagy a középső akció helyett elvehetsz 1 nedves agyagot.
    [take-coin] A belső vagy a középső akció helyett elvehetsz 1 érmét.
    [skip] Bármelyik akció kihagyható.
   *[keep] A fegyvert nem kötelező használni: ha nem teszed, aktív marad.
}
terracotta-description-empty = { $space } üres: ide harcos vagy különleges szobor állítható.
terracotta-description-mounted = Lovon ül: három mezőt foglal el, és egy harcosnak számít mindenütt, ahol bármelyik mezője van.
terracotta-description-archer-idle = Most nem áll szemben harcossal, és hatástalan, amíg harcos nem áll elé.
terracotta-description-archer-serves = Most neki dolgozik: { $who } (a harcos mezője: { $space }).
terracotta-description-told = { $what }.
terracotta-description-now = A mostani állás szerint: { $outcome }.
terracotta-description-rack = { $left ->
    [0] Egy sem maradt.
   *[other] Maradt: { $left }. A következő { $vp } GYP-t ad.
}
terracotta-description-specialist = { $left ->
    [0] Egy sem maradt.
   *[other] Maradt: { $left }. A következő { $cost } érmébe kerül, és aktív fegyver kell hozzá: { $weapon }.
}
terracotta-description-token = Ezzel a jelölővel { $cost } érméért fogadhatsz fel egy mestert. A jelölő a játék végéig ott marad.
terracotta-description-master = { $gives ->
    [coin] Minden takarításkor 1 érmét is ad annak, aki felfogadta.
   *[clay] Minden takarításkor 1 nedves agyagot is megóv a kiszáradástól annál, aki felfogadta.
}
terracotta-description-tile = { $round }. kör, { $tile }: uralom { $most } GYP, jelenlét { $some } GYP.
terracotta-description-player = { $who }: { $vp } GYP, { $place }. hely a fordulósorrendben.
terracotta-description-kept = A mesterektől minden takarításkor: { $coins } érme, és { $clay } agyag nedves marad.
terracotta-description-has = { $who }: { $count }.
terracotta-description-workers = { $who }: { $count } lehelyezhető, { $placed } az akciókeréknél.
terracotta-description-weapon = { $active ->
    [yes] { $who }: most aktív.
   *[no] { $who }: most inaktív.
}
terracotta-description-holds = { $who }: { $what }.

## The rulebook's worked examples

terracotta-example-gains = { $who }: { $what }
terracotta-example-row = A bal oldali felügyelő erre a sorra mutat. Sárgának van itt a legtöbb harcosa, övé az uralom; a többiek jelen vannak.
terracotta-example-tie = Ebben az oszlopban sárgának és zöldnek egy-egy harcosa van. A térdelő számszeríjász zöld harcosával áll szemben, és eldönti a döntetlent, bár az oszlopon kívül áll.
terracotta-example-tile = E kör lapkája az északnyugati negyedet pontozza. A középső sor és a középső oszlop nem tartozik hozzá.
terracotta-example-musician = A zenész a sorában vagy oszlopában álló minden harcost pontoz, bárkié is; többség nem kell hozzá.
terracotta-example-horse = A lovon ülő harcos három mezőt foglal el. Itt a ló belenyúlik az ellenőrzött sorba, így ott sárga is számít, és döntetlen van.
terracotta-example-crossbow = A számszeríjász most készült el, és a gazdája használja a számszeríjat. Jobbra több üres mező van a legközelebbi szoborig, mint lefelé: a legjobb irány számít.
terracotta-example-footman = A játék végén a szolga a körülötte lévő nyolc mezőt pontozza. A két lépésre álló harcos nem számít.
terracotta-example-group = A négy, oldalával érintkező katona két játékos közös csoportja: minden harcos a két játékos mindegyikéért 1 GYP-t ad a gazdájának, és a többség is pontot ér. Az őr egyedül áll, és nem ad semmit.
terracotta-example-archer = A bal oldali és az alsó térdelő számszeríjász harcossal áll szemben, és GYP-t ad a harcos gazdájának. A jobb oldali üres mezővel áll szemben, és nem ad semmit.
terracotta-example-resources = Az agyag és az érmék együttes számának fele, lefelé kerekítve. A nedves és a száraz agyag ugyanannyit ér.

## The game in a minute

terracotta-minute-1 = Agyaghadsereget készítesz, amely egy császár sírját őrzi majd. Öt körön át munkásokat helyezel egy három gyűrűből álló kerék köré, agyagot és érmét szerzel, és szobrokat állítasz a mauzóleumba.
terracotta-minute-2 = A munkás a szegmense három akcióját hajtja végre, belülről kifelé. A belső és a középső gyűrű forog, így más-más akciók kerülnek össze, és ahol már áll egy munkás, ott másnak kevés hely marad.
terracotta-minute-3 = A harcos az elkészítésekor győzelmi pontot (GYP) ad: az első még { $rack-most }, az utolsó már csak { $rack-least } pontot. Aztán a többségek számítanak: abban a sorban és oszlopban, amelyre a felügyelők mutatnak, a körök lapkáin, a játék végén pedig a szolgák körül és a csoportokban.
terracotta-minute-4 = Öt kör után az nyer, akinek a legtöbb GYP-je van.

## A round, step by step

terracotta-step-1 = Sárga jön. Fordulónként egy munkást helyezel le az akciókerék egyik szegmensébe; üres szegmensbe bármelyik munkás kerülhet. Előtte 2 érméért egy lépéssel elforgathatod a belső vagy a középső gyűrűt. Sárga harcost akar készíteni, és a 4. szegmenst választja.
terracotta-step-2 = A munkás a helyén áll. Most a szegmens három akciója jön, belülről kifelé. A belső vagy a középső akció helyett elvehetsz 1 nedves agyagot vagy 1 érmét.
terracotta-step-3 = A belső akcióval a jelzett nedves agyagért harcost lehet készíteni. Sárga egy tisztet állít egy üres mezőre, és megkapja a harcostárolóban jelzett GYP-t. A kifizetett agyagból 1 szárazon a negyed raktárába kerül.
terracotta-step-4 = Sárga kardja aktív, és a tisztekhez tartozik: közvetlenül a készítés után használható. Utána inaktív lesz, amíg újra elő nem készíti.
terracotta-step-5 = A középső gyűrűn mesterekkel találkozol. Aki először jár egy mesternél, egy jelölővel fogadja fel, és kifizeti a jelölő árát; attól fogva minden látogatáskor használhatja a mester képességét. A gyűrű más szegmensei érmét, agyagot vagy elsőbbségjelölőt adnak.
terracotta-step-6 = A külső gyűrűn fegyvert lehet előkészíteni vagy különleges szobrot vásárolni, érmékért és a hozzá tartozó fegyver használatával. A különleges szobrok nem tartoznak senkihez, de annak adnak pontot, aki jól helyezkedik.
terracotta-step-7 = Amikor minden munkás az akciókeréknél áll, jön a kör pontozása: előbb az ellenőrzött sor, aztán az ellenőrzött oszlop, majd a zenészek, végül a kör lapkája.
terracotta-step-8 = Aztán a nedves agyag kiszárad, a munkások visszatérnek, a belső és a középső gyűrű pedig egy lépéssel elfordul: kezdődik a következő kör. Az ötödik után jön a játékvégi pontozás: szolgák, csoportok, térdelő számszeríjászok, valamint az agyag és az érmék fele.

## Glossary: a word, and what it means

terracotta-term-artisan = kézműves
terracotta-term-artisan-is = Iparosból fejlesztett munkás. Iparos mellé is kerülhet egy szegmensbe.
terracotta-term-base = talapzat
terracotta-term-base-is = A harcos színes talpa: megmutatja, kié.
terracotta-term-clean-up = takarítás
terracotta-term-clean-up-is = Ami a kör pontozása után jön: új fordulósorrend, száradó agyag, a mesterek érméi.
terracotta-term-craftsman = iparos
terracotta-term-craftsman-is = Még nem fejlesztett munkás. Csak üres szegmensbe kerülhet.
terracotta-term-domination = uralom
terracotta-term-domination-is = Ha abból, amit számolunk, valakinek egyedül van a legtöbb, és legalább egy.
terracotta-term-group = csoport
terracotta-term-group-is = Egy harcostípus két vagy több figurája, amelyek az oldalukkal érintkeznek, bárki is a gazdájuk.
terracotta-term-inspector = felügyelő
terracotta-term-inspector-is = Figura a bal oldali vagy az alsó felügyelősávon: a kör végén a sora vagy az oszlopa ad pontot.
terracotta-term-master = mester
terracotta-term-master-is = A középső gyűrű hat segítőjének egyike; egyszer kell felfogadni, egy jelölővel.
terracotta-term-mausoleum = mauzóleum
terracotta-term-mausoleum-is = A szobrok táblája, amelynek { $columns } oszlopa és { $rows } sora van.
terracotta-term-presence = jelenlét
terracotta-term-presence-is = Ha abból, amit számolunk, valakinek legalább egy van, de az uralmat nem szerezte meg.
terracotta-term-priority = elsőbbségjelölő
terracotta-term-priority-is = Akinél van, az a következő körben a fordulósorrend elejére kerül.
terracotta-term-quadrant = negyed
terracotta-term-quadrant-is = A négy rész egyike, amelyekre a középső sor és oszlop osztja a mauzóleumot.
terracotta-term-quarter = a kerék negyede
terracotta-term-quarter-is = Az akciókerék negyedrésze, saját raktárral.
terracotta-term-rack = harcostároló
terracotta-term-rack-is = A megmaradt harcosok, és mennyi GYP-t ad az egyes típusok következő figurája.
terracotta-term-ready = előkészítés
terracotta-term-ready-is = Egy fegyver aktívvá tétele, hogy egyszer használható legyen.
terracotta-term-scoring-tile = pontozólapka
terracotta-term-scoring-tile-is = Minden körhöz egy: amit mutat, az a kör végén pontot ad.
terracotta-term-segment = szegmens
terracotta-term-segment-is = Az akciókerék körüli { $segments } hely egyike, mindhárom gyűrűn egy-egy akcióval.
terracotta-term-soak = áztatás
terracotta-term-soak-is = Aki áztat, annak az összes száraz agyaga nedves lesz.
terracotta-term-specialist = különleges szobor
terracotta-term-specialist-is = Ló, szolga, térdelő számszeríjász vagy zenész: szobor, amely nem tartozik senkihez.
terracotta-term-statue = szobor
terracotta-term-statue-is = Bármely figura a mauzóleumban, harcos vagy különleges szobor.
terracotta-term-train = fejlesztés
terracotta-term-train-is = Az imént lehelyezett iparos kicserélése kézművesre, a játék végéig.
terracotta-term-vp = GYP
terracotta-term-vp-is = Győzelmi pontok.
terracotta-term-warehouse = raktár
terracotta-term-warehouse-is = Tároló a kerék minden negyedében, itt gyűlik a száraz agyag.
terracotta-term-warrior = harcos
terracotta-term-warrior-is = Tiszt, őr, számszeríjász vagy katona: szobor, amelynek gazdája van.
terracotta-term-weapon = fegyver
terracotta-term-weapon-is = Kard, alabárd, számszeríj vagy lándzsa: ha aktív, egyszer használható, készítés után vagy különleges szobor vásárlásához.

## Rulings: how we play what the printed rules leave open

ruling-T1-10 = A felügyelősávok mindkét irányban körbeérnek: hátrafelé az első mezőről az utolsóra jut a felügyelő. A nyomtatott szabályban csak az előre vezető út szerepel.
ruling-T3-7 = A számszeríj csak ott választható, ahol legalább 1 GYP-t ad: azt nem kérdezzük meg, hogy semmiért elhasználod-e.
ruling-T4-4 = Az áztatás az összes száraz agyagodat nedvessé teszi. Így írja a szabályok három fordítása; az egyik szerint csak 1 agyagot.
ruling-T5-5 = Az alabárd a harcost a sora vagy az oszlopa mentén mozgatja, átlósan soha, és az imént készített őrt sem. A nyomtatott szabályban ez áll: „egyenes vonalban”.
ruling-T5-6 = A lovon ülő harcos mozgáskor megtartja az irányát. Az elfordulásról a nyomtatott szabály nem ír.
ruling-T5-7 = A számszeríj számolása minden szobornál véget ér, a különleges szobornál és a ló bármelyik mezőjénél is; a mauzóleum szélénél nem, ezért az az irány, amelyben nincs szobor, nem ad semmit. Mindig magától a legtöbb GYP-t adó irány számít, hiszen a kevesebb senkinek sem jobb.
ruling-T6-2 = A lóhoz olyan harcos kell, amelyik még nem ül lovon: egy lovas, egy ló.
ruling-T6-4 = A térdelő számszeríjász bármerre nézhet, üres mező vagy a mauzóleum széle felé is: üres mezőre később még kerülhet harcos.
ruling-T7-2 = A helytartó a belső akciót ismétli meg, nem a helyette járó agyagot vagy érmét, akkor is, ha az akció elsőre kimaradt.

## The player's aid: a game on a page

terracotta-aid-turn = A fordulód
terracotta-aid-turn-1 = Egyszer, ha akarod: 2 érméért egy lépéssel elforgathatod a belső gyűrűt (az óramutató járásával megegyező irányba) vagy a középsőt (ellentétes irányba).
terracotta-aid-turn-2 = Helyezz le egy munkást. Üres szegmensbe: bármelyiket. Iparos mellé: csak kézművest. Kézműves mellé: senkit.
terracotta-aid-turn-3 = Hajtsd végre a szegmens akcióit: belső, középső, külső. A belső vagy a középső helyett: 1 nedves agyag vagy 1 érme. Bármi kihagyható.

terracotta-aid-rings = A gyűrűkön
terracotta-aid-rings-1 = Érmék, nedves agyag: vedd el a jelzett mennyiséget.
terracotta-aid-rings-2 = Készítés: fizesd ki a jelzett nedves agyagot, ebből 1 szárazon a negyed raktárába kerül. Harcos bármelyik üres mezőre, a harcostárolóban jelzett GYP; aztán a fegyvere, ha aktív.
terracotta-aid-rings-3 = Áztatás: az összes száraz agyagod nedves lesz. Fejlesztés: kézműves kerül az imént lehelyezett iparos helyére.
terracotta-aid-rings-4 = Elsőbbség: a felső jelölő a nedves agyagával együtt, ha még nincs nálad ilyen.
terracotta-aid-rings-5 = Előkészítés: a jelzett fegyver aktív lesz.
terracotta-aid-rings-6 = Különleges szobor: { $specialist-costs } érme, típusonként emelkedő áron, és a hozzá tartozó aktív fegyver.

terracotta-aid-weapons = Fegyverek: készítés után vagy vásárláshoz
terracotta-aid-weapons-1 = Kard (tiszt; { $with-sword }): 1 GYP, egy felügyelő 1 mezővel mozog.
terracotta-aid-weapons-2 = Alabárd (őr; { $with-halberd }): 3 GYP, egy másik saját harcos egyenes vonalban mozog.
terracotta-aid-weapons-3 = Számszeríj (számszeríjász; { $with-crossbow }): 1 GYP minden üres mezőért a legközelebbi szoborig, a legjobb irányban.
terracotta-aid-weapons-4 = Lándzsa (katona; { $with-spear }): 1 GYP és 2 érme.

terracotta-aid-masters = Mesterek: egyszer kell felfogadni egy jelölővel ({ $token-costs } érme)
terracotta-aid-masters-1 = Építőmester: annyi érméért, ahányadik kör van, harcos abból a típusból, amelyből a legtöbb maradt; GYP és fegyver nélkül.
terracotta-aid-masters-2 = Helytartó: a belső akció még egyszer. Főfelügyelő: egy felügyelő 1 vagy 2 mezővel előre.
terracotta-aid-masters-3 = Agyagkészítő-mester: 3 nedves agyag. Főellenőr: két raktár száraz agyaga. Kovácsmester: minden fegyver aktív.
terracotta-aid-masters-4 = Minden takarításkor az első három 1-1 érmét ad, az utolsó három 1-1 agyagot nedvesen tart.

terracotta-aid-round = A kör vége
terracotta-aid-round-1 = Ellenőrzött sor, aztán oszlop: uralom 7 GYP, jelenlét 3 GYP. Mindkét felügyelő 1 mezővel előrelép.
terracotta-aid-round-2 = Zenészek: 1 GYP a sorukban vagy oszlopukban álló minden harcosért.
terracotta-aid-round-3 = Lapka, az 1. körtől az 5. körig: uralom { $tile-domination } GYP, jelenlét { $tile-presence } GYP.
terracotta-aid-round-4 = Ha többeknek van egyformán a legtöbb: mind csak jelen vannak, hacsak a számolt harcosokkal szemben álló térdelő számszeríjászok el nem döntik.
terracotta-aid-round-5 = Takarítás: elsőbbségjelölők előre, a nedves agyag kiszárad, a mesterek érméi, a munkások vissza, a gyűrűk fordulnak.

terracotta-aid-end = A játék vége
terracotta-aid-end-1 = Szolgák: a nyolc mező körülöttük, uralom 8 GYP, jelenlét 2 GYP.
terracotta-aid-end-2 = Azonos típusú harcosok csoportja: minden saját harcosért annyi GYP, ahány játékos van a csoportban; legalább két játékosnál uralom 5 GYP, jelenlét 2 GYP.
terracotta-aid-end-3 = Térdelő számszeríjászok: 2 GYP annak, akinek a harcosával szemben állnak.
terracotta-aid-end-4 = Az összes agyag és érme fele. Döntetlennél az nyer, aki előbb áll a fordulósorrendben.
