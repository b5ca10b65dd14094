# The lesson of Lords of Xidit. Figures are values, never written here.

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
