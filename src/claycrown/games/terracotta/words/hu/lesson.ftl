# The lesson of Terracotta Army. Figures are values, never written here.

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
terracotta-lesson-train-ability-done = { $clay } nedves agyag. A kör végén mindegyik mestered egy érmét is ad, vagy egy agyagot nedvesen tart. A másik öt:

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
terracotta-lesson-end-last-done = Egy csoportban minden harcos annyi győzelmi pontot hoz, ahány játékos van benne: a tieid összesen { $group }, és további { $domination }, mert neked van a legtöbb. A szolga { $footman } győzelmi pontot hozott, a térdelő számszeríjász { $archer }, a maradék { $resources }. Nyertél, az állás { $vp } : { $vp-other } GYP.
