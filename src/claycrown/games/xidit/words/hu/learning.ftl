# Learning Lords of Xidit: what things are, the rulebook's pages, examples. Figures are values, never written here.

## What each symbol is and does: the legend, and a look at a thing

xidit-legend-map = A térképen
xidit-legend-units = Az egységek, a leggyengébbtől
xidit-legend-rewards = A jutalmak
xidit-legend-orders = Egy év parancsai

xidit-means-place = { $what ->
    [camp] Toborzólapka: az itteni akcióval a leggyengébb egységét toborzod be; itt minden játékos évente egyet toborozhat.
    [threat] Fenyegetés: az itteni akcióval a jelzett egységekért elhárítod. A három jutalmából kettőt választasz.
    [bastion] A bástya a középső régióban: az itt elhelyezett bárdok a hírnév értékeléséig rejtve maradnak.
    [lyre] Egy régió lírája: az ott legtöbb és a második legtöbb bárdért járó hírnév.
    [guild] Céh: egy játékos emeletei egy városban. A térképen minden emelet 1 befolyást ér.
   *[idrakys] Idrakys: egy játékos figurája, amely városról városra jár.
}
xidit-means-unit = { $rank ->
    [1] A leggyengébb egység, { $unit }: { $count } van a játékban. Aki a seregszemlén a legtöbbet mutatja fel belőle, ezt kapja: { $reward }.
   *[other] { $rank }. egység a leggyengébbtől számítva, { $unit }: { $count } van a játékban. Aki a seregszemlén a legtöbbet mutatja fel belőle, ezt kapja: { $reward }.
}
xidit-means-reward = { $what ->
    [gold] Az arany a paraván mögé kerül, és a gazdagságba számít.
    [bards] A bárdok a várossal szomszédos régiókba mennek, és ott a hírnévbe számítanak. Minden játékosnak { $bards } bárdja van.
   *[floors] A céhemeletek a városban épülnek, egy játékostól legfeljebb { $highest }, és a befolyásba számítanak. Minden játékosnak { $floors } emelete van.
}
xidit-means-order = { $kind ->
    [road] { $order }: az Idrakysod az ilyen színű úton a következő városba megy. Ha nincs ilyen út, a parancs elvész.
    [action] { $order }: toborozd be egy toborzólapka leggyengébb egységét, háríts el egy fenyegetést, vagy ahol nincs lapka, győzz le egy tomboló titánt. Ha nincs mit tenned, a parancs elvész.
   *[wait] { $order }: nem történik semmi.
}
xidit-means-titan = Titán, amelyhez { $units } tetszőleges egység kell. Amíg alszik, nem tesz semmit; ha tombol, bármelyik lapka nélküli városban legyőzhető, a három jutalmából kettőért.
xidit-means-assessment = { $name ->
    [wealth] { $assessment }: a paravánok mögötti arany számít. A még játékban lévők közül az esik ki, akinek a legkevesebb van.
    [influence] { $assessment }: a térképen lévő céhemeletek számítanak. A még játékban lévők közül az esik ki, akinek a legkevesebb van.
   *[reputation] { $assessment }: a bárdok által a régiókban szerzett hírnév számít, ekkor már a bástyában lévőké is. A még játékban lévők közül az esik ki, akinek a legkevesebb van.
}

## A look at a thing on the table

xidit-description-told = { $what }.
xidit-description-city = { $city }. város. { $lying }
xidit-description-acts = { $does ->
    [recruits] Az itteni akcióval a leggyengébb egységet toborzod be.
    [fights] Az itteni akció elhárítja a fenyegetést, ha minden jelzett egységed megvan, akár akarod, akár nem.
   *[nothing] Az itteni akció elvész, hacsak nem tombol egy titán, amelyet le akarsz győzni.
}
xidit-description-guild = { $floors } emeletes céh: { $who }. Legfeljebb { $most } emeletes lehet. Más nem építhet ide.
xidit-description-road = { $road }: { $city }. város – { $there }. város. Az ilyen színű parancs ezen az úton visz.
xidit-description-bards = Bárdok: { $bards }. A mostani állás szerint ennyi hírnév jár: { $gives }.
xidit-description-barracks = Az új toborzólapka innen kapja az egységeit. Ami hiányzik, annak a helye üres marad.
xidit-description-calendar = { xidit-progress }. A következő seregszemle a { $census }. év végén lesz.
xidit-description-next = { $kind ->
    [recruitment] Ha egy toborzólapka kiürül, ez a lapka { xidit-step-moves.to } érkezik. { $token }
   *[threat] Ha egy fenyegetést elhárítanak, ez a lapka { xidit-step-moves.to } érkezik. { $token }
}
xidit-description-next-none = { $kind ->
    [recruitment] Nem vár olyan lapka, amely újoncokat hozna.
   *[threat] Nem vár olyan lapka, amely fenyegetést hozna.
}
xidit-description-stack = A halomban: { $stack }, eldobva: { $discarded }.
xidit-description-titan = { $rages ->
    [yes] Bármilyen egységek jók hozzá, és egy akció egy lapka nélküli városban. Sosem kötelező.
   *[no] Amíg a titánok fel nem ébrednek, nem lehet megküzdeni vele.
}
xidit-description-assessment = { $place }/{ $of }. értékelés a játék végén.
xidit-description-now = A mostani állás szerint: { $values }.
xidit-description-virtual = A virtuális játékos értéke itt { $value }.
xidit-description-player = { $city ->
    [0] { $who }: { $place }. hely az idei fordulósorrendben.
   *[other] { $who }: { $city }. város, { $place }. hely az idei fordulósorrendben. { $floors } céhemelet a térképen.
}
xidit-description-screen = Az egységek, az arany és a még elhelyezhető kellékek a paraván mögött vannak.
xidit-description-behind = A paraván mögött: { $things }.
xidit-description-dial = Az éved { $number }/{ $of }. parancsa. Előbb minden játékos végrehajtja fordulósorrendben az ilyen számú parancsát, csak utána jön a következő.

## The rulebook's worked examples

xidit-example-earns = { $who }: { $bards }, hírnév { $reputation }
xidit-example-census = A seregszemlén mindenki annyi egységet mutat fel a típusból, amennyit akar, és mindenki egyszerre. Akinek egyedül van a legtöbb, az kapja a jutalmat; döntetlennél mindegyikük egyet-egyet kap.
xidit-example-region = Kéknek van ebben a régióban a legtöbb bárdja, övé a nagyobb szám. Piros és zöld egyforma számú bárddal második: mindketten a kisebb számot kapják.
xidit-example-tied-region = Két játékosnak van egyformán a legtöbb bárdja: mindketten a nagyobb számot kapják, a kisebbet senki.
xidit-example-assessments = Először a gazdagság jön, aztán a befolyás, aztán a hírnév. Mindegyik után kiesik a még játékban lévők közül az utolsó; a gazdagságban döntetlen van, és sárga marad, aki később jön a fordulósorrendben, mert mindkettőjüknek ugyanannyi egysége van.

## The game in a minute

xidit-minute-1 = Fenyegetések nehezednek Xidit királyságára. Tizenkét éven át járod az országot, egységeket toborzol, fenyegetéseket hárítasz el, és jutalmat kapsz: aranyat, bárdokat, akik rólad énekelnek, és emeleteket a céheidre.
xidit-minute-2 = Minden évben minden játékos titokban hat parancsot tervez meg: utakat és akciókat. Aztán mindet felfeditek, és fordulósorrendben egyenként végrehajtjátok. Aki előbb érkezik, elviszi, amiben mások reménykedtek.
xidit-minute-3 = Pontokat senki sem gyűjt. A játék végén három értékelés van, gazdagság, befolyás és hírnév, kezdettől fogva ismert sorrendben. Mindegyik után kiesik az utolsó: mindenből kell elég.
xidit-minute-4 = Aki a harmadik után játékban marad, megmentette a királyságot.

## A year, step by step

xidit-step-1 = Mindenki figurája, az Idrakys, egy városban áll. Öt városban toborozni lehet, öt másikban fenyegetés van; az utak feketék, pirosak vagy kékek. Kék a 9. városban áll, a paravánja mögött van egy íjásza és egy gyalogosa, és látja a 8. város fenyegetését.
xidit-step-2 = Most mindenki titokban hat parancsot tervez meg. Kék: akció, piros út, akció, aztán várakozás.
xidit-step-3 = Minden tervet felfedtek és végrehajtotok, előbb mindenki első parancsát, aztán a másodikat. Kék toboroz, a 8. városba megy, és ott elhárítja a fenyegetést; sárga a szükséges egységek nélkül ér egy fenyegetéshez, ezért az akciója elvész.
xidit-step-4 = Az elhárított fenyegetés három jutalmából kettőt választasz: aranyat, bárdokat a várossal szomszédos régiókba vagy céhemeleteket a városba. Kék az aranyat és az emeleteket választja.
xidit-step-5 = A fenyegetés lapkája lekerül a térképről, és a következő a saját városába érkezik. Ha elfogynak a fenyegetések, felébrednek a titánok.
xidit-step-6 = A hatodik parancs után az év véget ér, és a bal oldali szomszéd lesz a kezdőjátékos. Négyévente seregszemle van. Az utolsó év után jön a három értékelés, a mindenki által látott sorrendben.

## Glossary: a word, and what it means

xidit-term-action = akció
xidit-term-action-is = Parancs, amellyel toborzol, fenyegetést hárítasz el vagy titánt győzöl le, aszerint, hogy mi van a városban.
xidit-term-assessment = értékelés
xidit-term-assessment-is = A játék végi három összehasonlítás egyike: gazdagság, befolyás, hírnév.
xidit-term-barracks = kaszárnya
xidit-term-barracks-is = Itt állnak azok az egységek, amelyek senkinél sincsenek használatban.
xidit-term-bard = bárd
xidit-term-bard-is = Figura, amely egy régióban a hírnévbe számít.
xidit-term-bastion = bástya
xidit-term-bastion-is = A középső régió doboza: a benne lévő bárdok a hírnév értékeléséig rejtve maradnak.
xidit-term-camp = toborzólapka
xidit-term-camp-is = Városlapka a toborzási oldalával felfelé, rajta az egységekkel.
xidit-term-census = seregszemle
xidit-term-census-is = Ezeknek az éveknek a végén minden típusból a legtöbb felmutatott egység jutalmat ér: { $census-years }.
xidit-term-city-token = városlapka
xidit-term-city-token-is = Egy városhoz tartozik; van egy toborzási és egy fenyegetési oldala.
xidit-term-guild = céh
xidit-term-guild-is = Egy játékos emeletei egy városban. Mindegyik a befolyásba számít.
xidit-term-idrakys = Idrakys
xidit-term-idrakys-is = A figura, amellyel utazol.
xidit-term-influence = befolyás
xidit-term-influence-is = A térképen lévő céhemeletek értékelése.
xidit-term-lyre = lírás szám
xidit-term-lyre-is = Az a hírnév, amelyet egy régió a legtöbb és a második legtöbb bárdért ad.
xidit-term-order = parancs
xidit-term-order-is = Egy év hat lépésének egyike: út, akció vagy várakozás.
xidit-term-reputation = hírnév
xidit-term-reputation-is = A bárdok értékelése, régióról régióra.
xidit-term-screen = paraván
xidit-term-screen-is = Elrejti a többiek elől az egységeket, az aranyat és a megmaradt kellékeket.
xidit-term-sovereign = szuverén
xidit-term-sovereign-is = A királyság aranyérméje.
xidit-term-threat = fenyegetés
xidit-term-threat-is = Városlapka a fenyegetési oldalával felfelé: a szükséges egységek és három jutalom.
xidit-term-titan = titán
xidit-term-titan-is = A hat szörny egyike. Akkor ébrednek fel, ha elfogynak a fenyegetések, és bármilyen egységekkel legyőzhetők.
xidit-term-virtual = virtuális játékos
xidit-term-virtual-is = Három játékosnál az értékelések negyedik résztvevője, akit minden elhárított fenyegetés és legyőzött titán erősít.
xidit-term-wasteland = pusztaság
xidit-term-wasteland-is = Régió, ahol bárdot nem lehet elhelyezni, és amely nem ad semmit; kevés játékosnál vagy kevés évnél van ilyen.
xidit-term-wealth = gazdagság
xidit-term-wealth-is = Az arany értékelése.

## Rulings: how we play what the printed rules leave open

ruling-X1-5 = A királyi bank aranya sosem fogy el.
ruling-X2-2 = Az a toborzólapka, amely egy egységet sem kap, üresen ott marad, és az ottani akció elvész. Amint egy parancs véget ért, és a kaszárnyában van olyan egység, amelyet a lapka mutat, a lapka feltöltődik.
ruling-X4-2 = Ha a parancs olyan úton vezetne, amely nincs ott, elvész: nem lehet helyette maradni és akciót végrehajtani.
ruling-X4-8 = Annyi bárdot kell elhelyezni, amennyit a jutalom mond, vagy amennyi maradt; kevesebbet nem lehet választani. Ugyanez érvényes az emeletekre (X4.9).
ruling-X4-10 = Ahol kettőnél kevesebb jutalom lehetséges, ott a lehetségesek járnak. Az arany mindig lehetséges.
ruling-X4-12 = A toborzás nem akadálya a küzdelemnek ugyanabban a városban ugyanabban az évben, és két fenyegetés sem zárja ki egymást. A nyomtatott szabály csak egy fenyegetést és egy titánt, valamint két titánt említ.
ruling-X5-3 = A halommá váló eldobott lapkákat megfordítjuk, nem keverjük: a legrégebbi lapka jön először.
ruling-X5-5 = A titánok rögtön felébrednek, amint nem maradt több fenyegetés, nem csak akkor, amikor le kellene tenni egyet.
ruling-X6-2 = „A legtöbb” legalább egy felmutatott egységet jelent: a semmi nem sereg.
ruling-X6-3 = A seregszemle jutalmai járnak, amennyire csak lehetséges, és döntetlennél a játékosok fordulósorrendben helyezik el őket. Senkitől sem kérdezzük meg, hogy kéri-e, hiszen lemondani róluk sosem jó.
ruling-X6-4 = Ha egy céhjutalom után a céhen még marad hely, a jutalom saját emeletei után rögtön a várakozó emeletek is rákerülnek.
ruling-X7-1 = Az utolsó év seregszemléje után a kezdőjátékos már nem változik: az értékelések döntetlenjei ebben a sorrendben dőlnek el.
ruling-X8-2 = „A legtöbb” egy régióban legalább egy bárdot jelent.
ruling-X8-5 = Ha az érték és az egységek száma is egyenlő, az áll előrébb, aki az utolsó év fordulósorrendjében később jön: a kezdőjátékos minden ilyen döntetlent elveszít.
ruling-X9-2 = A legyőzött titán éppúgy erősíti a virtuális játékost, mint az elhárított fenyegetés.
ruling-X9-3 = Ha a virtuális játékos játékosokkal döntetlenben van, mindegyikük mögé kerül.

## The player's aid: a game on a page

xidit-aid-year = Egy év
xidit-aid-year-1 = Tervezz meg titokban hat parancsot: út (fekete, piros, kék), akció vagy várakozás. Minden tervet együtt fedtek fel.
xidit-aid-year-2 = Mindenki első parancsa fordulósorrendben, aztán a második, egészen a hatodikig.
xidit-aid-year-3 = Aztán a bal oldali szomszéd lesz a kezdőjátékos.

xidit-aid-orders = Parancsok
xidit-aid-orders-1 = Út: az Idrakysod a következő városba megy. Ha nincs ilyen út: elvész.
xidit-aid-orders-2 = Akció toborzólapkánál: a leggyengébb egység, városonként évente egy.
xidit-aid-orders-3 = Akció fenyegetésnél: elhárítod, ha minden egység megvan hozzá, akár akarod, akár nem. Különben elvész.
xidit-aid-orders-4 = Akció lapka nélkül, ha titán tombol: legyőzhetsz egyet annyi tetszőleges egységgel, amennyi a száma ({ $titan-units }).
xidit-aid-orders-5 = Ugyanabban a városban egy évben nem lehet fenyegetés és titán is, sem két titán.

xidit-aid-rewards = Jutalmak: kettő a háromból
xidit-aid-rewards-1 = Arany: szuverének a paraván mögé.
xidit-aid-rewards-2 = Bárdok: a várossal szomszédos régiókba; a középső régióba szántak a bástyába.
xidit-aid-rewards-3 = Céhemeletek: a városba, egy játékostól legfeljebb négy. Ami nem fér el, nálad marad.

xidit-aid-tokens = Új lapkák
xidit-aid-tokens-1 = Kiürült toborzólapka, elhárított fenyegetés: a lapka lekerül a térképről, a következő a városába érkezik, és a halom felső lapkája lesz a következő.
xidit-aid-tokens-2 = Az üres halom a másik oldal eldobott lapkáiból áll össze újra. Ha egyáltalán nem maradt fenyegetés: a titánok felébrednek, erősítés érkezik.

xidit-aid-census = Seregszemle ezekben az években: { $census-years } (rövid játék: { $short-census-years })
xidit-aid-census-1 = Típusonként, a leggyengébbel kezdve: titokban döntsd el, hányat mutatsz fel; aztán mindenki egyszerre mutat.
xidit-aid-census-2 = Akinek egyedül van a legtöbb: parasztmilícia 1 arany, íjász 2 arany, gyalogos 1 bárd, pap 2 bárd, harcmágus 1 emelet.
xidit-aid-census-3 = Döntetlennél: mindegyiküknek 1. A bárdok az Idrakysod városával szomszédos régiókba mennek, az emelet az egyik céhedre.

xidit-aid-end = A játék vége a { $years }. év után (rövid játék: a { $short-years }. után)
xidit-aid-end-1 = Három értékelés a kisorsolt sorrendben. Gazdagság: arany. Befolyás: emeletek a térképen. Hírnév: bárdok régiónként.
xidit-aid-end-2 = Egy régióban: a legtöbb bárdért a nagyobb szám jár, a második legtöbbért a kisebb. Ha többeknek van a legtöbb: mind a nagyobbat kapják, a kisebbet senki.
xidit-aid-end-3 = Mindegyik után kiesik a még játékban lévők közül az utolsó; öt játékosnál az első után kettő. Döntetlennél a több egység dönt, aztán az marad, aki később jön a fordulósorrendben.
xidit-aid-end-4 = Aki marad, nyer.

xidit-aid-three = Három játékossal
xidit-aid-three-1 = { $three-tokens } lapka négy-négy egységgel; pusztaság: { $three-wastelands }.
xidit-aid-three-2 = A virtuális játékos kezdőértékei az első, a második és a harmadik értékelésben: { $virtual-start } (nehezebb: { $virtual-start-hard }). Minden elhárított fenyegetés vagy legyőzött titán az egyiket 1-gyel növeli.
