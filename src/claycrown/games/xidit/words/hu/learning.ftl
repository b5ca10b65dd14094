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

xidit-look-told = { $what }.
xidit-look-city = { $city }. város. { $lying }
xidit-look-acts = { $does ->
    [recruits] Az itteni akcióval a leggyengébb egységet toborzod be.
    [fights] Az itteni akció elhárítja a fenyegetést, ha minden jelzett egységed megvan, akár akarod, akár nem.
   *[nothing] Az itteni akció elvész, hacsak nem tombol egy titán, amelyet le akarsz győzni.
}
xidit-look-guild = { $floors } emeletes céh: { $who }. Legfeljebb { $most } emeletes lehet. Más nem építhet ide.
xidit-look-road = { $road }: { $city }. város – { $there }. város. Az ilyen színű parancs ezen az úton visz.
xidit-look-bards = Bárdok: { $bards }. A mostani állás szerint ennyi hírnév jár: { $gives }.
xidit-look-barracks = Az új toborzólapka innen kapja az egységeit. Ami hiányzik, annak a helye üres marad.
xidit-look-calendar = { xidit-progress }. A következő seregszemle a { $census }. év végén lesz.
xidit-look-next = { $kind ->
    [recruitment] Ha egy toborzólapka kiürül, ez a lapka { xidit-step-moves.to } érkezik. { $token }
   *[threat] Ha egy fenyegetést elhárítanak, ez a lapka { xidit-step-moves.to } érkezik. { $token }
}
xidit-look-next-none = { $kind ->
    [recruitment] Nem vár olyan lapka, amely újoncokat hozna.
   *[threat] Nem vár olyan lapka, amely fenyegetést hozna.
}
xidit-look-stack = A halomban: { $stack }, eldobva: { $discarded }.
xidit-look-titan = { $rages ->
    [yes] Bármilyen egységek jók hozzá, és egy akció egy lapka nélküli városban. Sosem kötelező.
   *[no] Amíg a titánok fel nem ébrednek, nem lehet megküzdeni vele.
}
xidit-look-assessment = { $place }/{ $of }. értékelés a játék végén.
xidit-look-now = A mostani állás szerint: { $values }.
xidit-look-virtual = A virtuális játékos értéke itt { $value }.
xidit-look-player = { $city ->
    [0] { $who }: { $place }. hely az idei fordulósorrendben.
   *[other] { $who }: { $city }. város, { $place }. hely az idei fordulósorrendben. { $floors } céhemelet a térképen.
}
xidit-look-screen = Az egységek, az arany és a még elhelyezhető kellékek a paraván mögött vannak.
xidit-look-behind = A paraván mögött: { $things }.
xidit-look-dial = Az éved { $number }/{ $of }. parancsa. Előbb minden játékos végrehajtja fordulósorrendben az ilyen számú parancsát, csak utána jön a következő.

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

## The lesson

xidit-lesson-start = A királyság
xidit-lesson-start-told = Xidit királysága veszélyben van, és { $players } nagyúr szeretné megmenteni. Te kékkel játszol, és Idrakysoddal városról városra jársz: ahol lehet, egységeket toborzol, velük fenyegetéseket hárítasz el, és azok jutalmat hoznak.
xidit-lesson-start-city = { $city }. város: itt toborzólapka van, sorban az egységekkel, elöl a leggyengébb. Kattints vagy koppints rá: innen indul az Idrakysod.
xidit-lesson-start-city-done = A többiek is választottak. Ahol toborzólapka van, ott egységet kapsz, a fenyegetéshez egységek kellenek, a legtöbb városban egyik sincs.

xidit-lesson-orders = Egy év parancsai
xidit-lesson-orders-told = Minden évben mindenki titokban hat parancsot állít be, aztán sorra kerül mindenki első parancsa, mindenki második parancsa és így tovább. Egy parancs lehet egy út a színével, akció ott, ahol állsz, vagy várakozás.
xidit-lesson-orders-plan = Állítsd be ezeket: akció, piros út, akció, a többi legyen, amit csak szeretnél. Használd a tárcsák alatti gombokat (telefonon görgess le hozzájuk), aztán küldd el a parancsokat.
xidit-lesson-orders-plan-other = Itt az első parancsok ezek legyenek: akció, piros út, akció. Töröld a tárcsákat, vagy forgasd át őket, és küldd el újra.
xidit-lesson-orders-plan-done = Az első városban ({ $from }.) elvitted a leggyengébb egységet, a piros úton a következő városba mentél, és onnan is elvitted a leggyengébbet. { $units ->
    [one] { $units } parasztmilícia
   *[other] { $units } parasztmilícia
} a tiéd. Egy város évente csak egy egységet ad neked; ami nem hajtható végre, az elvész, de rosszabb nem történik.

xidit-lesson-threat = Egy fenyegetés
xidit-lesson-threat-told = A fenyegetés alatt látod a szükséges egységeket és három jutalmat. Ha minden egység megvan nálad, és ott akciót hajtasz végre, az egységek hazatérnek a kaszárnyába, te pedig két jutalmat választasz. A paravánod mögött minden megvan, ami az egyik fenyegetéshez kell.
xidit-lesson-threat-plan = Innen indulsz: { $from }. város. Menj a kék úton ide: { $over }. város, a piros úton ide: { $city }. város, majd jöjjön egy akció. A többi rajtad áll.
xidit-lesson-threat-plan-other = Hogy időben odaérj a fenyegetéshez: kék út, piros út, akció. Forgasd a tárcsákat, és küldd el újra.
xidit-lesson-threat-plan-done = A fenyegetés elhárítva, most jutalmat választasz.
xidit-lesson-threat-reward = Az arany gazdagságnak számít. A bárdok a város körüli régiókba kerülnek, és hírnevet szereznek. A céhemeletek a városban épülnek, és befolyásnak számítanak. Mindháromból kell majd valamennyi. Válaszd a bárdokat és az emeleteket.
xidit-lesson-threat-reward-done = Ebben a városban a céh csak a tiéd lesz, legfeljebb négy emelettel. Most a bárdok jönnek.
xidit-lesson-threat-bards = { $bards ->
    [one] Helyezz el { $bards } bárdot egy, a várossal szomszédos régióban
   *[other] Helyezz el { $bards } bárdot egyenként a várossal szomszédos régiókban
}. A régió lírájánál álló számok: a legtöbb és a második legtöbb ottani bárdért járó hírnév.
xidit-lesson-threat-bards-done = A középső régió bárdjai eltűnnek a bástyában, ahol a játék végéig senki sem látja őket. Új fenyegetés került a térképre, és kezdődik a következő év. A kezdőjátékos évente változik.

xidit-lesson-rival = Egy ellenfél előbb ér oda
xidit-lesson-rival-told = A piros ugyanannál a fenyegetésnél áll, mint te, megvannak hozzá az egységei, és idén ő a kezdőjátékos: ha ketten hajtanak végre akciót egy városban, az viszi el, aki előbb jön, a másik parancsa elvész.
xidit-lesson-rival-plan = Hagyd ezt a pirosnak: { $rival }. város. Az egységeid egy másik fenyegetéshez is elegek: { $city }. város. Menj a fekete úton ide: { $over }. város, aztán a kék úton tovább, majd jöjjön egy akció.
xidit-lesson-rival-plan-other = Ezzel nem hárítanád el a fenyegetést ({ $city }. város). Ha a piros városában ({ $rival }.) te is akciót választasz, a piros jön előbb, és a te parancsod elvész. Az út: fekete út, kék út, akció.
xidit-lesson-rival-plan-done = { $rival }. város: a piros elhárította a fenyegetést, mielőtt te odaérhettél volna. A tiéd is elhárítva.
xidit-lesson-rival-reward = Válaszd az aranyat, és mellé, amit szeretnél.
xidit-lesson-rival-reward-done = { $gold } arany van a paravánod mögött, ahol más nem látja: de mindenki látta, hogy elvetted, és aki számolja, az tudja.

xidit-lesson-titan = Egy titán
xidit-lesson-titan-told = Ha elfogynak a fenyegetések, felébrednek a titánok. Tomboló titánt bármelyik lapka nélküli városból le lehet győzni, tetszőleges egységekkel, annyival, ahány jele van.
xidit-lesson-titan-plan = { $city }. város: itt nincs lapka. Kezdd a parancsaidat egy akcióval; a többi rajtad áll.
xidit-lesson-titan-plan-other = A titán most és itt vár: az első parancs legyen akció.
xidit-lesson-titan-plan-done = Titánokkal találkozol, de békén is hagyhatod őket.
xidit-lesson-titan-fight = { $units ->
    [1] Az egységeid elegek az egyjelű titánhoz.
    [2] Az egységeid elegek a kétjelű titánhoz.
    [3] Az egységeid elegek a háromjelű titánhoz.
    [4] Az egységeid elegek a négyjelű titánhoz.
    [5] Az egységeid elegek az ötjelű titánhoz.
   *[other] Az egységeid elegek a { $units } jelű titánhoz.
  } Győzd le, és add oda érte az egységeidet.
xidit-lesson-titan-fight-done = Végleg kikerült a játékból.
xidit-lesson-titan-reward = Mint a fenyegetésnél, háromból két jutalmat választasz. Válaszd az aranyat és az emeleteket.
xidit-lesson-titan-reward-done = { $gold } arany, és egy céh ebben a városban.

xidit-lesson-census = Egy seregszemle
xidit-lesson-census-told = Némelyik év seregszemlével ér véget, ezt a naptár mutatja. Típusonként, a leggyengébbel kezdve mindenki titokban eldönti, hány egységet mutat fel; aki a legtöbbet, jutalmat kap, és az egységek megmaradnak. Az első három típus már megvolt.
xidit-lesson-census-clerics = Most a papok jönnek: ha egyedül neked van a legtöbb, két bárd jár érte, döntetlennél fejenként egy. Másoknak is lehetnek papjaik. Ennyit mutass fel: { $count }.
xidit-lesson-census-clerics-done = Senki sem mutatott fel ennyit. A bárdok a városod körüli régiókba kerülnek.
xidit-lesson-census-bards = Helyezd el őket.
xidit-lesson-census-bards-done = Már csak a harcmágusok vannak hátra.
xidit-lesson-census-mages = Aki a legtöbb mágust mutatja fel, emeletet épít egy céhre. A tiédet el is rejthetnéd, hogy senki se tudjon róla. Mutasd fel.
xidit-lesson-census-mages-done = Te mutattad fel a legtöbbet.
xidit-lesson-census-floor = Egyetlen céhed itt van: { $city }. város. Tedd oda az emeletet.
xidit-lesson-census-floor-done = A megmaradt egységek a végén a döntetleneket is eldöntik. Amit nem költesz el, az sem vész kárba.

xidit-lesson-assessment = Az értékelések
xidit-lesson-assessment-told = Az utolsó év vége. Pontok nincsenek: három értékelés jön, az asztalon látható sorrendben; mindegyiken kiesik az utolsó, és aki végül megmarad, az nyer. Itt előbb a gazdagság jön, aztán a befolyás, végül a hírnév.
xidit-lesson-assessment-mages = A befolyásnál neked és a zöldnek ugyanannyi emeletetek van, és a zöldnek több az egysége, ami eldönti a döntetlent. Az utolsó seregszemle a mágusoké: mutasd fel a tiédet.
xidit-lesson-assessment-mages-done = Az emelet a tiéd.
xidit-lesson-assessment-floor = Tedd az egyik céhedre, és nézd végig az értékeléseket; megállíthatod őket, és lépésenként is végigmehetsz rajtuk.
xidit-lesson-assessment-floor-done = A piros a gazdagságnál esett ki { $wealth } arannyal, a zöld a befolyásnál { $influence } emelettel, eggyel kevesebbel, mint te, a sárga a hírnévnél ({ $reputation }). Te vagy a királyság megmentője. Semmiben sem kell a legjobbnak lenned, csak utolsó ne légy soha. Az első játékhoz ennyit kell tudnod.

## Puzzles

xidit-puzzle-kind-plan = Terv ismert tervek ellen
xidit-puzzle-kind-census = Egy seregszemle
xidit-puzzle-kind-rewards = Jutalmak
xidit-puzzle-kind-bards = Bárdok
xidit-puzzle-kind-titan = Egy titán
xidit-puzzle-kind-raise = A virtuális játékos
xidit-puzzle-moment = { $year }. év

xidit-puzzle-worth = { $of ->
    [wealth] { SIGNED($amount) } arany
    [influence] { SIGNED($amount) } céhemelet a térképen
   *[reputation] { SIGNED($amount) } hírnév
}
xidit-puzzle-ahead = { SIGNED($amount) } helyezés az értékelésen ({ FORM($assessment, "small") })
xidit-puzzle-rivals = { $of ->
    [wealth] { SIGNED($amount) } arany az ellenfeleknek
    [influence] { SIGNED($amount) } céhemelet az ellenfeleknek
   *[reputation] { SIGNED($amount) } hírnév az ellenfeleknek
}
xidit-puzzle-goods = { $what ->
    [units] { SIGNED($amount) } egység
    [threats] { SIGNED($amount) } elhárított fenyegetés
    [titans] { SIGNED($amount) } legyőzött titán
   *[census] { SIGNED($amount) } egységtípus, amelyből a seregszemlén a legtöbb
}

## Egy játék elemzése

xidit-analysis-kind = { $kind ->
    [start] Kezdés
    [plan] Terv
    [census] Seregszemle
    [show] Egységek felmutatása
    [rewards] Jutalmak
    [bards] Bárdok
    [titan] Egy titán
   *[raise] A virtuális játékos
}
