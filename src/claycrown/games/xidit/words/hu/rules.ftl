# The rules of Lords of Xidit in plain sentences, by the ids that the program names (`rule-X5-4` is X5.4). Shown wherever a player asks "why?".

chapter-X1 = Kellékek és fogalmak

rule-X1-1 = 3–5 játékos tizenkét évet játszik, a rövid játékban kilencet. Pontokat senki sem gyűjt: a játék végén három értékelésen egymás után kiesnek a játékosok, és aki utolsóként megmarad, az mentette meg a királyságot.
rule-X1-2 = Huszonegy számozott várost fekete, piros és kék utak kötnek össze; egy városnál minden színből legfeljebb egy út van. Az utak kilenc régióra osztják az országot; mindegyikben két lírás szám áll: az ott legtöbb és a második legtöbb bárdért járó hírnév. A középső régió bárdjai a bástyába kerülnek, ahol senki sem számolhatja meg őket.
rule-X1-3 = Összesen { $units } egység van. A leggyengébbtől a legerősebbig: { $each-units }. Amelyik egység senkinél sincs használatban, a kaszárnyában áll.
rule-X1-4 = Mindenkinek van egy Idrakysa (ez a figura járja a térképet), 20 bárdja, 15 céhemelete, egy tervezőtáblája hat parancshoz és egy paravánja.
rule-X1-5 = Az aranyat szuverénben számoljuk, és a királyi bankban mindig van elég.
rule-X1-6 = Minden városlapka egy városhoz tartozik. Az egyik oldala toborzás: az ott toborozható egységeket mutatja; a másik fenyegetés: a szükséges egységeket és három jutalmat mutat, aranyat, bárdokat és céhemeleteket.
rule-X1-7 = Hat titán fekszik három kettes halomban, aszerint, hogy hány egység kell hozzájuk: { $titan-units }. Egy titán alszik vagy tombol.
rule-X1-8 = Az egységek, az arany, a még el nem helyezett bárdok és a várakozó emeletek a játék végéig rejtve maradnak a paravánok mögött, a bástya pedig a hírnév értékeléséig zárva van. Minden halomnak csak a legfelső lapkája látható. Mivel a toborzás, a fizetés és a jutalmak mindenki szeme előtt történnek, sok mindenre emlékezhetsz. Ha az asztal így választ, nyitott paravánokkal is lehet játszani.
rule-X1-9 = A fordulósorrend az óramutató járása szerint, helyről helyre halad, az év kezdőjátékosától indulva. A bal oldali játékos az, aki a következő helyen ül.

chapter-X2 = Előkészületek

rule-X2-1 = A 21 lapkát megkeverjük. Öt toborzásként kerül a városába, mindegyik az öt egységével, öt pedig fenyegetésként. További öt alkotja a toborzási halmot, a többi a fenyegetési halmot. Mindkét halom felső lapkája a halom „következő” helyére kerül. A két következő lapkát és a halmok új felső lapkáját mindenki látja.
rule-X2-2 = Ha a kaszárnyából hiányzik egy egység, amelyet egy új toborzólapka mutat, annak a helye üresen marad. Amelyik lapkára egyetlen egység sem jut, az üresen fekszik, és az ottani akció elvész, amíg egy parancs végeztével a kaszárnyában nem lesz olyan egység, amelyet mutat; akkor megkapja, amit lehet, a legkisebb számú várossal kezdve. Az ott elvesző akció nem számít az évi toborzásodnak, és az ilyen városban nem lehet titánt legyőzni.
rule-X2-3 = Minden halom két titánja véletlen sorrendben, alva kerül a helyére.
rule-X2-4 = A három értékelés, a gazdagság, a befolyás és a hírnév, véletlen sorrendben következik, amelyet kezdettől fogva mindenki ismer.
rule-X2-5 = A kezdőjátékost sorsolás dönti el. Fordulósorrendben mindenki olyan városba teszi az Idrakysát, ahol másik nem áll; lehet ott lapka, de nem kell. Később akárhányan állhatnak egy városban.

chapter-X3 = Titkos parancsok

rule-X3-1 = Minden évben minden játékos egyszerre és titokban tervez meg hat parancsot. Egy parancs lehet útszín, akció vagy várakozás. A tervedet megváltoztathatod, amíg mindenki kész nem lesz.
rule-X3-2 = Amikor az utolsó játékos is kész, minden terv egyszerre válik láthatóvá. Előtte senki sem tud meg semmit a többiek tervéről.

chapter-X4 = A parancsok végrehajtása

rule-X4-1 = Először mindenki első parancsa kerül sorra, fordulósorrendben, aztán mindenki második parancsa, és így tovább a hatodikig. Aki egy városban később jön, azt találja ott, amit a többiek hagytak.
rule-X4-2 = Az útszín azon az úton a következő városba küldi az Idrakysodat, akár akarod még, akár nem. Ha onnan nem indul ilyen színű út, a parancs elvész.
rule-X4-3 = Várakozáskor nem történik semmi.
rule-X4-4 = Ahol toborozható egységek állnak, ott az akció a leggyengébbet toborozza be. Egy évben egy városból legfeljebb egy egységet kapsz: a további ilyen akció ott elvész, új lapkáról is, akkor is, ha közben elmentél és visszatértél. Az éppen érkezett lapka rögtön használható.
rule-X4-5 = Fenyegetésnél az akció elhárítja a fenyegetést, ha minden jelzett egység megvan nálad, akár akarod, akár nem; az egységek mindenki szeme előtt visszakerülnek a kaszárnyába. Ha valamelyik hiányzik, az akció elvész.
rule-X4-6 = Az elhárított fenyegetésért két jutalmat választasz a háromból.
rule-X4-7 = Az aranyjutalom a jelzett számú szuverént adja.
rule-X4-8 = A bárdjutalommal a jelzett számú bárdodat, vagy ahány még maradt, a várossal szomszédos régiókban helyezed el, tetszés szerint elosztva; a középső régióba szántak a bástyába kerülnek. Nem választható, ha nincs több bárdod, vagy ha a város csak pusztasággal szomszédos.
rule-X4-9 = A céhjutalommal a jelzett számú emeletedet építed a város céhhelyére, vagy amennyi elfér és megvan; kevesebbet nem választhatsz. Egy céh egyszínű, legfeljebb négy emelet magas, és egy városban csak egy lehet. Ami nem fér el, nálad marad. Nem választható, ahol másnak a céhe áll, ahol a sajátod már megtelt, vagy ha nincs több emeleted; a várakozó emeletek nem számítanak.
rule-X4-10 = Ha kettőnél kevesebb jutalom lehetséges, azt kapod, ami lehetséges.
rule-X4-11 = Amíg titán tombol, egy lapka nélküli városban az akcióddal legyőzhetsz egy tomboló titánt, ha tudsz fizetni: ahány jele van a titánnak, annyi általad választott egység kerül vissza a kaszárnyába. A három jutalmából kettőt kapsz, az emeleteket ebben a városban, a bárdokat a körülötte lévő régiókban, a titán pedig kikerül a játékból. Sosem kötelező.
rule-X4-12 = Ugyanabban a városban egy évben nem háríthatsz el fenyegetést és győzhetsz le titánt is, és két titánt sem győzhetsz le. Az az akció, amely ezt tenné, elvész, még akkor is, ha a fenyegetést el kellene hárítanod. Az ottani toborzás nem számít, és két fenyegetés megengedett.
rule-X4-13 = Az az akció, amelynek nincs mit tennie, elvész.
rule-X4-14 = Minden egymás után történik: az egységek a kaszárnyába kerülnek, jutalmat választasz, megkapod az aranyat, elhelyezed a bárdokat, megépíted az emeleteket és a várakozókat, növeled a virtuális játékos egyik értékét, és csak ezután változnak a lapkák. Így mindig azelőtt választasz, hogy látnád a következő lapkát.

chapter-X5 = Új lapkák

rule-X5-1 = Amikor egy lapka utolsó egységét is betoborozzák, a lapka az eldobott toborzólapkákhoz kerül. A következő toborzás az egységeivel a városába kerül, és a halom felső lapkája lesz a következő.
rule-X5-2 = Amikor egy fenyegetést elhárítanak, ugyanez történik az eldobott fenyegetéslapkákkal, a következő fenyegetéssel és a fenyegetési halommal.
rule-X5-3 = Az üres halom újra összeáll, amint van hozzá eldobott lapka: az eldobott fenyegetéslapkákból toborzási halom, az eldobott toborzólapkákból fenyegetési halom lesz, megfordítva, keverés nélkül, felül a legrégebbivel. Az üres „következő” hely a saját halmából töltődik fel.
rule-X5-4 = Ha toborzásra nem marad lapka, sem következőnek, sem a halomban, sem annak feltöltésére, a fenyegetési halom felső lapkája megfordítva a következő toborzás lesz.
rule-X5-5 = Ha nem marad fenyegetés, sem következőnek, sem a halomban, sem annak feltöltésére, a titánok felébrednek, és erősítés érkezik, azonnal és ahányszor csak ez megtörténik.
rule-X5-6 = Amikor a titánok felébrednek, minden halom felső titánja tombolni kezd, ha aludt. Az alatta lévő a következő ébredésig alszik. A tombolók tovább tombolnak. Az erősítés (X5.7) akkor is megérkezik, ha már nincs titán.
rule-X5-7 = Erősítés: az eldobott fenyegetéslapkákat megfordítjuk, és rájuk kerül, ami a toborzási halomból maradt. Az így kapott kupac első két lapkája az új toborzási halom; a többit megkeverjük és megfordítjuk, ez az új fenyegetési halom, a felső lapkája pedig a következő fenyegetés. A következő toborzás marad.
rule-X5-8 = Egy parancs után ebben a sorrendben változnak a lapkák: eldobás; a következő a városába az egységeivel; új következő; az üres halmok feltöltése; egy fenyegetés megfordítása, ha toborzásra nincs lapka; titánok és erősítés, ha fenyegetésre nincs lapka.

chapter-X6 = A seregszemle

rule-X6-1 = A 4., a 8. és a 12. év végén (a rövid játékban a 3., a 6. és a 9. év végén) típusonként számba vesszük az egységeket, a leggyengébbekkel kezdve. Mindenki titokban eldönti, hogy a sajátjaiból hányat mutat fel, akár egyet sem, akár az összeset, és ezt megváltoztathatja, amíg az utolsó is nem választott. Mindenki egyszerre mutatja fel őket, majd az egységek visszakerülnek a paravánok mögé. A következő típusról csak az előző jutalmai után kell dönteni.
rule-X6-2 = Aki a legtöbbet mutatja fel, de legalább egyet, jutalmat kap. Parasztmilícia: 1 arany. Íjászok: 2 arany. Gyalogság: 1 bárd egy, a saját Idrakys városával szomszédos régióba. Papok: 2 bárd egy vagy két ilyen régióba. Harcmágusok: 1 emelet bármelyik saját céhre, amelyik még nem telt meg.
rule-X6-3 = Ha többen mutatják fel a legtöbbet, mindegyikük 1 aranyat, 1 bárdot vagy 1 emeletet kap, és fordulósorrendben helyezik el őket. A jutalom annyi, amennyi belőle lehetséges: ha kevés a bárd, a megmaradtak; semmi, ha csak pusztaság szomszédos, vagy nincs több emelet.
rule-X6-4 = Ha a seregszemlén emeletet nyersz, de nincs olyan saját céhed, ahol elférne, az emelet a paraván mögött várakozik. Amint céhjutalommal építesz, és az a céh még négy emeletnél alacsonyabb, a várakozók is rákerülnek, legfeljebb négyig.

chapter-X7 = Az év vége

rule-X7-1 = Az év végén a bal oldali játékos lesz a kezdőjátékos, és elkezdődik a következő év. Az utolsó év seregszemléje után a játék véget ér.

chapter-X8 = Az értékelések

rule-X8-1 = A három értékelés a kezdéskor sorsolt sorrendben következik. A gazdagságnál az arany számít, a befolyásnál a saját emeletek a térképen (a várakozók nem), a hírnévnél a régiók összege; a bástya ekkor már nyitva van.
rule-X8-2 = Egy régióban a legtöbb bárdért a nagyobb szám jár, a második legtöbbért a kisebb. Ha többeknek van a legtöbb, mindannyian a nagyobbat kapják, és senki a kisebbet; ha többen másodikok, mindegyikük a kisebbet. Legalább egy bárd kell hozzá. A kiesett játékosok bárdjai is számítanak.
rule-X8-3 = Minden értékelés után a még játékban lévők közül az utolsó kiesik; öt játékos esetén az első után az utolsó kettő. A kiesett játékos a későbbi értékeléseken is szerepel a rangsorban, de kihagyjuk, amikor valakinek ki kell esnie.
rule-X8-4 = Döntetlen esetén az áll előrébb, akinek több egysége van a paraván mögött.
rule-X8-5 = Ha az egységek száma is egyenlő, az áll előrébb, aki az utolsó év fordulósorrendjében később jön, így a kezdőjátékos minden ilyen döntetlent elveszít.
rule-X8-6 = Az nyer, aki a harmadik értékelés után megmarad.

chapter-X9 = Változatok

rule-X9-1 = Három játékos a 18 lapkás készletet használja, minden toborzólapkán négy egységgel; mindkét oldalból négy lapka van kezdetben a térképen. Ezek a régiók pusztaságok: { $three-wastelands }. Bárdot nem lehet elhelyezni bennük, és nem adnak semmit. Minden város és út használatban marad, a titánokhoz és a céhekhez is.
rule-X9-2 = Három játékos esetén az értékeléseken egy virtuális játékos is részt vesz. Az első, a második és a harmadik értékeléshez tartozó értéke kezdetben { $virtual-start }, vagy ha nehezebbet szeretnétek, { $virtual-start-hard }. Aki fenyegetést hárít el vagy titánt győz le, annak az egyiket 1-gyel növelnie kell, de egyiket sem { $virtual-highest } fölé. A virtuális játékos nem mozog, és a seregszemlén sem vesz részt.
rule-X9-3 = A virtuális játékos a negyedik versenyző, és minden értékelés után egyvalaki kiesik. Ha játékosokkal döntetlenben van, mindegyikük mögé kerül. Ha ő marad meg utolsóként, ő nyer, és minden játékos veszít.
rule-X9-4 = A rövid játék kilenc évig tart, seregszemlével a 3., a 6. és a 9. évben, kevesebb lapkával és több pusztasággal. Öt játékos ezeket a lapkákat hagyja ki: { $short-five-out }; pusztaság: { $short-five-wastelands }. Négy játékos ezeket: { $short-four-out }; pusztaság: { $short-four-wastelands }. Három játékos a saját készletéből ezeket: { $short-three-out }; náluk a pusztaságok nem változnak. A fenyegetési halom kisebb: öt játékosnál 4, négynél vagy háromnál 3 lapkával indul.
