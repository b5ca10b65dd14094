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

terracotta-look-room = { $takes ->
    [anybody] { $segment }. szegmens, szabad: bármelyik munkás lehelyezhető ide, és három akciót hajt végre belülről kifelé.
    [artisan] { $segment }. szegmens: { $workers }. Ide már csak kézműves kerülhet.
   *[nobody] { $segment }. szegmens: { $workers }. Ebben a körben ide már senki sem helyezhető le.
}
terracotta-look-stone = { $ring ->
    [inner] Belső gyűrű. { $does }
    [middle] Középső gyűrű. { $does }
   *[outer] Külső gyűrű. { $does }
}
terracotta-look-ring = { $ring ->
    [inner] A lehelyezés előtt { $cost } érméért egy lépéssel elforgathatod a belső gyűrűt az óramutató járásával megegyező irányba. A munkások a helyükön maradnak.
   *[middle] A lehelyezés előtt { $cost } érméért egy lépéssel elforgathatod a középső gyűrűt az óramutató járásával ellentétes irányba. A munkások a helyükön maradnak.
}
terracotta-look-warehouse = { $clay ->
    [0] { $number }. raktár a kerék e negyedében: üres. Aki innen készít harcost, 1 száraz agyagot hagy benne; a főellenőr két raktárt ürít ki.
   *[other] { $number }. raktár a kerék e negyedében: { $clay } száraz agyag van benne. Aki innen készít harcost, még 1-et hagy benne; a főellenőr két raktárt ürít ki.
}
terracotta-look-round = { $round }. kör: fordulónként mindenki egy munkást helyez le, amíg mind az akciókeréknél nem áll. Aztán jön a kör pontozása.
terracotta-look-instead = { $what ->
    [take-clay] A belső vagy a középső akció helyett elvehetsz 1 nedves agyagot.
    [take-coin] A belső vagy a középső akció helyett elvehetsz 1 érmét.
    [skip] Bármelyik akció kihagyható.
   *[keep] A fegyvert nem kötelező használni: ha nem teszed, aktív marad.
}
terracotta-look-empty = { $space } üres: ide harcos vagy különleges szobor állítható.
terracotta-look-mounted = Lovon ül: három mezőt foglal el, és egy harcosnak számít mindenütt, ahol bármelyik mezője van.
terracotta-look-archer-idle = Most nem áll szemben harcossal, és hatástalan, amíg harcos nem áll elé.
terracotta-look-archer-serves = Most neki dolgozik: { $who } (a harcos mezője: { $space }).
terracotta-look-told = { $what }.
terracotta-look-now = A mostani állás szerint: { $outcome }.
terracotta-look-rack = { $left ->
    [0] Egy sem maradt.
   *[other] Maradt: { $left }. A következő { $vp } GYP-t ad.
}
terracotta-look-specialist = { $left ->
    [0] Egy sem maradt.
   *[other] Maradt: { $left }. A következő { $cost } érmébe kerül, és aktív fegyver kell hozzá: { $weapon }.
}
terracotta-look-token = Ezzel a jelölővel { $cost } érméért fogadhatsz fel egy mestert. A jelölő a játék végéig ott marad.
terracotta-look-master = { $gives ->
    [coin] Minden takarításkor 1 érmét is ad annak, aki felfogadta.
   *[clay] Minden takarításkor 1 nedves agyagot is megóv a kiszáradástól annál, aki felfogadta.
}
terracotta-look-tile = { $round }. kör, { $tile }: uralom { $most } GYP, jelenlét { $some } GYP.
terracotta-look-player = { $who }: { $vp } GYP, { $place }. hely a fordulósorrendben.
terracotta-look-kept = A mesterektől minden takarításkor: { $coins } érme, és { $clay } agyag nedves marad.
terracotta-look-has = { $who }: { $count }.
terracotta-look-workers = { $who }: { $count } lehelyezhető, { $placed } az akciókeréknél.
terracotta-look-weapon = { $active ->
    [yes] { $who }: most aktív.
   *[no] { $who }: most inaktív.
}
terracotta-look-holds = { $who }: { $what }.

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

## The lesson

terracotta-lesson-worker = Egy munkás és egy szegmens
terracotta-lesson-worker-told = A császár agyaghadsereget akar. Az ellenfeleddel együtt töltitek meg a mauzóleumát ({ $columns } oszlop, { $rows } sor) { $rounds } kör alatt; a legtöbb győzelmi pont (GYP) nyer. Minden fordulóban lehelyezed { $craftsmen } munkásod egyikét az akciókeréknél.
terracotta-lesson-worker-place = A keréken körben szegmensek vannak, mindegyikben három akció: belső, középső és külső. Kattints vagy koppints erre: { $segment }. szegmens; ennek a belső gyűrűjén agyag van.
terracotta-lesson-worker-place-done = Az iparosod a helyén áll. Most a szegmens három akciója következik, belülről kifelé.
terracotta-lesson-worker-clay = A belső akció { $clay } nedves agyagot ad. Válaszd a végrehajtását a táblán vagy a lehetőségek listájában.
terracotta-lesson-worker-clay-done = { $clay } nedves agyag a tiéd: a te sorodban látod. A harcosok agyagból készülnek.
terracotta-lesson-worker-instead = A középső akcióval egy mestert fogadhatnál fel; erről később. A belső vagy a középső akció helyett elvehetsz egy nedves agyagot vagy egy érmét, vagy nem teszel semmit. Vedd el az érmét.
terracotta-lesson-worker-instead-done = { $coins } érmével több van nálad. A külső akció, egy különleges szobor, kimaradt: nem tudtad volna kifizetni. Utána az ellenfeled jött. Így megy tovább, amíg az összes munkás le nem kerül.

terracotta-lesson-build = Egy harcos
terracotta-lesson-build-told = Négyféle harcos van: tiszt, őr, számszeríjász és katona. Az elkészítésükhöz nedves agyag kell, annyi, amennyit a szegmens mutat. Neked { $wet } van.
terracotta-lesson-build-place = Itt a legolcsóbb a készítés: { $segment }. szegmens. Helyezz le ide egy iparost.
terracotta-lesson-build-place-done = Most válaszd ki a táblák alatti harcostárolóban, mit készítesz, aztán azt, hová kerüljön: bármelyik üres mezőre.
terracotta-lesson-build-officer = A mauzóleum bal oldalán egy felügyelő áll: azt a sort pontozza, amelynél áll, most az elsőt. Készíts egy tisztet ebbe a sorba, bármelyik mezőre.
terracotta-lesson-build-officer-done = { $clay } nedves agyagba került: ebből egy, szárazon, a szegmens melletti raktárba került, ahonnan egy mester elhozhatja. A tiszt { $vp } győzelmi pontot hozott. Minél több készül egy típusból, annál kevesebbet hoz a következő.
terracotta-lesson-build-middle = A középső akció megint egy mester. Vegyél el helyette egy nedves agyagot.
terracotta-lesson-build-middle-done = Már csak a külső akció van hátra.
terracotta-lesson-build-sword = Minden harcostípusnak van egy fegyvere, és a tieid mind inaktívak. A külső akció előkészíti a kardodat: hajtsd végre.
terracotta-lesson-build-sword-done = A kardod aktív, és az is marad, amíg nem használod.

terracotta-lesson-weapon = Egy fegyver
terracotta-lesson-weapon-told = Aki harcost készít, és aktív a hozzá tartozó fegyvere, rögtön használhatja. Most a lándzsád aktív: az a katona fegyvere.
terracotta-lesson-weapon-place = Helyezz le egy iparost ide: { $segment }. szegmens. Itt harcost készíthetsz.
terracotta-lesson-weapon-place-done = Jöhet a katona.
terracotta-lesson-weapon-soldier = Készíts egy katonát, ahová csak szeretnéd.
terracotta-lesson-weapon-soldier-done = { $clay } nedves agyagba került, és { $vp } győzelmi pontot hozott. Most a fegyveréről kell döntened.
terracotta-lesson-weapon-spear = A lándzsát későbbre is aktívan hagyhatnád. Használd most.
terracotta-lesson-weapon-spear-done = { SIGNED($vp) } GYP és { SIGNED($coins) } érme, a lándzsa pedig újra inaktív. A kard egy felügyelőt mozgat, az alabárd egy harcosodat, a számszeríj a harcosa előtti üres mezőkért ad győzelmi pontot.

terracotta-lesson-ring = Egy gyűrű elforgatása
terracotta-lesson-ring-told = Ott, ahol az agyag van, az ellenfeled iparosa áll, és te iparossal oda nem mehetsz. De az agyag jöhet hozzád: a lehelyezés előtt elforgathatsz egy gyűrűt egy lépéssel.
terracotta-lesson-ring-turn = Forgasd el a belső gyűrűt: az akciókerék közepén válaszd a jobb oldali nyilat, amely az óramutató járásával megegyezően mutat.
terracotta-lesson-ring-turn-done = Ez { $coins } érmébe került. A belső gyűrű egy lépéssel továbbfordult; a munkások a helyükön maradtak.
terracotta-lesson-ring-place = Az agyag most itt van: { $segment }. szegmens. Helyezd le ide az iparosodat.
terracotta-lesson-ring-place-done = A középső és a külső akciója ugyanaz, mint előbb.
terracotta-lesson-ring-clay = Vedd el az agyagot: hajtsd végre a belső akciót.
terracotta-lesson-ring-clay-done = { $clay } nedves agyag. A belső gyűrű az óramutató járásával megegyező irányba forog, a középső ellentétesen, és egy fordulóban csak az egyik. A külső gyűrű sosem forog.

terracotta-lesson-train = Egy kézműves és egy mester
terracotta-lesson-train-told = Ahol iparos áll, oda kézműves még mehet. Neked még nincs kézművesed: fejlesztéssel lesz az egyik iparosodból, végleg.
terracotta-lesson-train-place = Helyezz le egy iparost ide: { $segment }. szegmens.
terracotta-lesson-train-place-done = A belső akció az éppen lehelyezett iparost fejleszti.
terracotta-lesson-train-train = Fejleszd kézművessé.
terracotta-lesson-train-train-done = Már ebben a körben kézműves. A középső akció egy mester.
terracotta-lesson-train-hire = Ha mestert akarsz felfogadni, tedd hozzá az egyik jelölődet, és fizesd ki a rajta álló érméket ({ $cheapest }–{ $dearest }). A jelölőid a mesterek mellett vannak, a táblák alatt. Fogadd fel az agyagkészítő-mestert a legolcsóbbal.
terracotta-lesson-train-hire-done = { $coins } érmét fizettél. Mostantól ez a mester neked dolgozik, valahányszor a munkásod nála jár, és többé nem kell fizetned érte. A jelölő ott marad, ezért a következő mester többe kerül.
terracotta-lesson-train-ability = Használd rögtön a képességét.
terracotta-lesson-train-ability-done = { $clay } nedves agyag. A többiek: az építőmester érméért készít harcost, a helytartó megismétli a belső akciót, a főfelügyelő egy felügyelőt mozgat, a főellenőr elhozza két raktár agyagát, a kovácsmester minden fegyvert előkészít. A kör végén mindegyik mestered egy érmét is ad, vagy egy agyagot nedvesen tart.

terracotta-lesson-artisan = Ahol már áll valaki
terracotta-lesson-artisan-told = Van egy kézművesed, és az agyagnál az ellenfeled iparosa áll. Ahol iparos áll, oda mehet kézműves, utána viszont már senki.
terracotta-lesson-artisan-place = Helyezd le a kézművesedet ide: { $segment }. szegmens. Ahol mindkét fajta mehet, kiválaszthatod, melyik munkás legyen az.
terracotta-lesson-artisan-place-done = { $segment }. szegmens: ebben a körben más már nem jöhet ide. A kör végén minden munkás visszatér.

terracotta-lesson-priority = Ki kezd
terracotta-lesson-priority-told = Ezt a kört az ellenfeled kezdte, pedig elsőként választani gyakran megéri. Itt a középső akció elsőbbségjelölőt ad, és akinél ilyen van, az lesz az első a következő körben.
terracotta-lesson-priority-take = Vedd el a jelölőt: hajtsd végre az akciót.
terracotta-lesson-priority-take-done = A következő kört te kezded. A jelölő akkor visszakerül; több játékosnál több is van belőle, és a későbbiek agyagot is hoznak.

terracotta-lesson-musician = Egy zenész
terracotta-lesson-musician-told = A külső gyűrűn különleges szobrokat is lehet vásárolni, érméért és egy aktív fegyverrel. Nem tartoznak senkihez, és annak adnak pontot, aki jó helyen áll.
terracotta-lesson-musician-buy = A zenészhez a lándzsa kell. Minden körben 1 győzelmi pontot hoz minden harcosodért, aki a sorában vagy az oszlopában áll. Válaszd ki a táblák alatti különleges szobrok közül, aztán a megjelölt mezőt.
terracotta-lesson-musician-buy-done = { $coins } érme és a lándzsa; típusonként a következő egy érmével többe kerül. Az ellenfelednek van egy harcosa abban az oszlopban, így ő is kap pontot, de kevesebbet.

terracotta-lesson-horse = Egy ló
terracotta-lesson-horse-told = A lóhoz a kard kell, és egy harcosod, aki mellett egy vonalban két üres mező van. A lovas ezután mindhárom mezőn áll.
terracotta-lesson-horse-buy = Vásárolj lovat a tisztednek: válaszd ki a tisztet, aztán fektesd a lovat jobbra.
terracotta-lesson-horse-buy-done = A tiszted most már érintkezik a zölddel. Az egy típushoz tartozó, érintkező harcosok csoportot alkotnak, bárki is a gazdájuk, és a csoportok a játék végén adnak pontot. Egy sorban vagy oszlopban csak egyszer számít.

terracotta-lesson-archer = Egy térdelő számszeríjász
terracotta-lesson-archer-told = A térdelő számszeríjászhoz a számszeríj kell, és egy irányba néz. Annak a harcosnak a gazdájáért dolgozik, akivel szemben áll: megnyeri neki a döntetleneket, és a csoportokban e típus figurájának számít.
terracotta-lesson-archer-buy = Vásárolj egyet az őröd mellé, egy megjelölt mezőre, és fordítsd szembe az őrrel.
terracotta-lesson-archer-buy-done = Ahol ezt az őrt számoljuk, ott döntetlen esetén a te javadra dönt, a játék végén pedig győzelmi pontot hoz neked.

terracotta-lesson-footman = Egy szolga
terracotta-lesson-footman-told = A szolgához az alabárd kell. A játék végén a körülötte lévő nyolc mezőt nézi: akinek ott a legtöbb harcosa áll, sok pontot kap, a többiek keveset.
terracotta-lesson-footman-buy = A megjelölt mező körül két harcosod és egy zöld áll. Vásárolj oda egy szolgát.
terracotta-lesson-footman-buy-done = Ahogy most áll, a tiéd lesz. De az ellenfeled még készíthet mellé harcost.

terracotta-lesson-scoring = A kör vége
terracotta-lesson-scoring-told = Ez a kör utolsó fordulója. Ezután mindkét felügyelő azt a sort vagy oszlopot pontozza, amelyre mutat: akinek ott a legtöbb harcosa van, uralmat szerez, a többiek, akiknek van legalább egy, jelen vannak. { $row }. sor: itt te is, a zöld is egy-egy harcossal áll.
terracotta-lesson-scoring-officer = Készíts egy tisztet ide: { $row }. sor. Akkor neked lesz a legtöbb.
terracotta-lesson-scoring-officer-done = Most már több harcosod van ott, mint a zöldnek. A kardod aktív, ezért döntened kell róla.
terracotta-lesson-scoring-keep = A karddal egy mezővel mozgathatnál egy felügyelőt, de itt ezzel elrontanád a sort. Tartsd meg későbbre: az aktív kardért lovat is lehet venni.
terracotta-lesson-scoring-keep-done = Még egy akció, és vége a körnek.
terracotta-lesson-scoring-last = Vegyél el egy nedves agyagot a mester helyett. Aztán nézd végig a pontozást; megállíthatod, és lépésenként is végigmehetsz rajta.
terracotta-lesson-scoring-last-done = { $line }. sor: { $row } GYP neked, { $row-other } a zöldnek. Az oszlop: { $column-other } egyedül a zöldnek. A kör pontozólapkája a tiszteket számolta: { $tile } és { $tile-other }. Aztán mindkét felügyelő továbblépett, és kiszáradt az agyag: az agyagkészítő-mester { $wet } agyagot nedvesen tartott, { $dry } száraz, és be kell áztatni, mielőtt készíthetsz belőle valamit. Nálad van az elsőbbségjelölő, tehát te kezdesz.

terracotta-lesson-end = A játék vége
terracotta-lesson-end-told = Az utolsó kör utolsó fordulója. A pontozása után a szolgák következnek, a csoportok, a térdelő számszeríjászok, és az, amid maradt. A katonáid és a zöld katonái között egyetlen mező van.
terracotta-lesson-end-soldier = Készíts közéjük egy katonát, a megjelölt mezőre.
terracotta-lesson-end-soldier-done = Most már egy csoport, és a térdelő számszeríjász is hozzá tartozik.
terracotta-lesson-end-last = Vegyél el egy érmét a mester helyett, és nézd végig a játék végét.
terracotta-lesson-end-last-done = Egy csoportban minden harcos annyi győzelmi pontot hoz, ahány játékos van benne: a tieid összesen { $group }, és további { $domination }, mert neked van a legtöbb. A szolga { $footman } győzelmi pontot hozott, a térdelő számszeríjász { $archer }, a maradék { $resources }. Nyertél, az állás { $vp } : { $vp-other } GYP. Az első játékhoz ennyit kell tudnod.

## Puzzles

terracotta-puzzle-kind-wheel = Hová kerüljön a munkás
terracotta-puzzle-kind-building = Hol készüljön a harcos
terracotta-puzzle-kind-weapon = Egy fegyver használata
terracotta-puzzle-kind-specialist = Egy különleges szobor
terracotta-puzzle-kind-master = Egy mester
terracotta-puzzle-kind-majority = A kör többségei
terracotta-puzzle-kind-ending = A játék utolsó fordulója
terracotta-puzzle-moment = { $round }. kör

terracotta-puzzle-vp = { $whose ->
    [rivals] { $when ->
        [round] { SIGNED($amount) } GYP az ellenfeleknek ebben a körben ({ $source })
        [end] { SIGNED($amount) } GYP az ellenfeleknek a játék végén ({ $source })
       *[now] { SIGNED($amount) } GYP az ellenfeleknek ({ $source })
    }
   *[own] { $when ->
        [round] { SIGNED($amount) } GYP ebben a körben ({ $source })
        [end] { SIGNED($amount) } GYP a játék végén ({ $source })
       *[now] { SIGNED($amount) } GYP azonnal ({ $source })
    }
}
terracotta-puzzle-goods = { $what ->
    [coins] { SIGNED($amount) } érme
    [wet-clay] { SIGNED($amount) } nedves agyag
    [dry-clay] { SIGNED($amount) } száraz agyag
    [weapons] { SIGNED($amount) } aktív fegyver
    [artisans] { SIGNED($amount) } kézműves
   *[masters] { SIGNED($amount) } felfogadott mester
}

## Egy játék elemzése

terracotta-analysis-vp = Várható GYP a végén
terracotta-analysis-turn = Forduló
