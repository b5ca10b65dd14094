# The rules of Terracotta Army in plain sentences, by the ids that the program names (`rule-T5-4` is T5.4). Shown wherever a player asks "why?".

chapter-T1 = Kellékek és fogalmak

rule-T1-1 = 2–4 játékos öt kört játszik. Az nyer, akinek a játék végén a legtöbb győzelmi pontja (GYP) van.
rule-T1-2 = Kétféle munkás van: iparos és kézműves. Ahol a szabály munkást említ, ott mindkettőről szó van.
rule-T1-3 = Az agyag nedves vagy száraz; harcost csak nedves agyagból lehet készíteni. Az agyag és az érme sosem fogy el.
rule-T1-4 = A harcosok (tisztek, őrök, számszeríjászok, katonák) azé a játékosé, aki készítette őket; a különleges szobrok (lovak, szolgák, térdelő számszeríjászok, zenészek) nem tartoznak senkihez. A harcostárolóban minden típusból { $warriors } harcos áll, különleges szoborból típusonként { $specialists } van. Talapzatból senki sem fogy ki.
rule-T1-5 = A mauzóleumnak { $columns } oszlopa és { $rows } sora van. A középső sor és a középső oszlop négy, egyenként { $quadrant-columns } × { $quadrant-rows } mezős negyedre osztja, de ezek maguk egyik negyedhez sem tartoznak. Észak felül, nyugat balra van.
rule-T1-6 = A csoport egy harcostípus két vagy több figurája, amelyek az oldalukkal érintkeznek, bárki is a gazdájuk. Az ilyen harcossal szemben álló térdelő számszeríjászok is beleszámítanak; a többi különleges szobor nem, és nem is köt össze semmit.
rule-T1-7 = Minden játékosnak van egy kardja, egy alabárdja, egy számszeríja és egy lándzsája; mindegyik aktív vagy inaktív. Csak aktív fegyvert lehet használni, és utána inaktív lesz; az előkészítéstől újra aktív. Aktív fegyver előkészítése nem változtat semmin.
rule-T1-8 = Uralmat szerzel, ha abból, amit számolunk, egyedül neked van a legtöbb, és legalább egy. Jelen vagy, ha legalább egy a tiéd. Aki uralomért kap pontot, jelenlétért már nem kap. Ha többeknek van egyformán a legtöbb, mindannyian csak jelen vannak, hacsak a térdelő számszeríjászok el nem döntik (T8.6).
rule-T1-9 = Minden fegyver egy harcoshoz és egy különleges szoborhoz tartozik. Kard: tiszt és { $with-sword }. Alabárd: őr és { $with-halberd }. Számszeríj: számszeríjász és { $with-crossbow }. Lándzsa: katona és { $with-spear }.
rule-T1-10 = Az egyik felügyelő a bal oldali felügyelősávon áll, és egy sorra mutat; a másik az alsó felügyelősávon, és egy oszlopra mutat. A sáv utolsó mezője után az első következik, hátrafelé pedig az első után az utolsó.
rule-T1-11 = A pontszám 100 és 200 fölött is tovább nő.

chapter-T2 = Előkészületek

rule-T2-1 = Kezdetben mind a négy raktárban 1 száraz agyag van.
rule-T2-2 = A belső és a középső gyűrű véletlen állásból indul. A külső gyűrű sosem forog.
rule-T2-3 = Az összesen { $tiles } pontozólapkából sorsolással öt kerül játékba, minden körre egy. Kezdettől fogva mindenki látja az összeset.
rule-T2-4 = A bal oldali felügyelő kezdőhelye: { $row-start }. sor, az alsóé: { $column-start }-oszlop.
rule-T2-5 = Az elsőbbségjelölők, eggyel kevesebb, mint ahány játékos van, halomban fekszenek, felül a legkisebb számúval.
rule-T2-6 = Mindenki 3 érmével, négy inaktív fegyverrel, hat mesterjelölővel és 2, 3, illetve 4 játékos esetén 5, 4, illetve 3 iparossal kezd. Fejenként ugyanennyi kézműves vár a közös készletben.
rule-T2-7 = A kezdőjátékost sorsolás dönti el, a többiek az óramutató járása szerint követik. A második 1 nedves agyaggal kezd, a harmadik 2 nedves agyaggal és további 1 érmével, a negyedik 3 nedves agyaggal és további 2 érmével.

chapter-T3 = Az akciófázis

rule-T3-1 = Fordulósorrendben mindenki fordulónként egy munkást helyez le, amíg az összes munkás az akciókeréknél nem áll.
rule-T3-2 = A lehelyezés előtt, fordulónként egyszer, 2 érméért elforgathatsz egy gyűrűt egy lépéssel: a belsőt az óramutató járásával megegyező, vagy a középsőt az óramutató járásával ellentétes irányba.
rule-T3-3 = Minden fordulóban pontosan egy munkást helyezel le. Üres szegmensbe bármelyik munkás kerülhet; ahol iparos áll, akár a sajátod, oda csak kézműves; ahol kézműves áll, oda senki.
rule-T3-4 = A munkások az akciókerék körül állnak. Ha egy gyűrű elfordul, ők a helyükön maradnak.
rule-T3-5 = A lehelyezés után belülről kifelé végrehajtod a szegmens akcióit: belső, középső, külső. Mindegyik befejeződik, mielőtt a következő elkezdődne.
rule-T3-6 = A belső és a középső akció bármelyike helyett elvehetsz 1 nedves agyagot vagy 1 érmét. Bármelyik akció kihagyható.
rule-T3-7 = Ami semmin sem változtatna, nem fizethető ki, vagy nincs számára hely, az nem választható. Egy mester felfogadása önmagában is hatásnak számít. A számszeríj csak akkor választható, ha legalább 1 győzelmi pontot ad.

chapter-T4 = A gyűrűk akciói

rule-T4-1 = Érmék: annyit kapsz, amennyi az akción látható.
rule-T4-2 = Agyag: annyi nedves agyagot kapsz, amennyi az akción látható.
rule-T4-3 = Készítés: készíts egy harcost a jelzett nedves agyagért; a részleteket lásd a T5.1 szabálytól.
rule-T4-4 = Áztatás: minden száraz agyagod nedves lesz.
rule-T4-5 = Fejlesztés: az éppen lehelyezett iparosod kikerül a játékból, és az egyik kézművesed áll a helyére. Kézművest nem lehet fejleszteni.
rule-T4-6 = Mester: ha ott van a jelölőd, használd a képességet. Ha nincs, válassz egyet a megmaradt jelölőid közül, fizesd ki a rányomtatott árat, és tedd oda a játék végéig; ezután a megmaradt érméidből használhatod a képességet. Minden mesternél egy jelölőd lehet. A felfogadás akkor is az akciód, ha a képességet nem használod: nem jár helyette agyag vagy érme.
rule-T4-7 = Elsőbbség: ha nincs elsőbbségjelölőd, vedd el a legfelsőt és a rajta látható nedves agyagot.
rule-T4-8 = Előkészítés: a jelzett fegyver aktív lesz.
rule-T4-9 = Különleges szobor: vásárolj egyet, és helyezd le; a részleteket lásd a T6.1 szabálytól.

chapter-T5 = Harcos készítése

rule-T5-1 = Fizesd ki az akció nedves agyagát. Ebből 1, szárazon, a kerék azon negyedének raktárába kerül, ahol a munkásod áll, a többi vissza a közös készletbe.
rule-T5-2 = Vedd el a harcostárolóból egy olyan típus következő figuráját, amelyből még van, és helyezd bármelyik üres mezőre. A harcos a tiéd. Megkapod a győzelmi pontokat, amelyek a harcostárolóban a sora mellett állnak.
rule-T5-3 = A készítés után használhatod a típus fegyverét, ha aktív. Sosem kötelező.
rule-T5-4 = Tiszt, kard: 1 GYP, és egy felügyelőt egy mezővel előre vagy hátra mozgathatsz.
rule-T5-5 = Őr, alabárd: 3 GYP, és egy másik harcosodat a sorában vagy az oszlopában akárhány mezővel mozgathatod; az útjába eső mezőknek és az utolsónak is üresnek kell lennie. Ez semmi mást nem vált ki.
rule-T5-6 = A lovon ülő harcos a lovával együtt mozog, elfordulás nélkül. Minden mezőnek üresnek kell lennie, ahová bármelyik része kerül. A vele szemben álló térdelő számszeríjászok maradnak, ahogy voltak.
rule-T5-7 = Számszeríjász, számszeríj: 1 GYP minden üres mezőért közte és a legközelebbi szobor között a négy irány egyikében; a legjobb irány számít. Amelyik irányban nincs szobor, az nem ad semmit.
rule-T5-8 = Katona, lándzsa: 1 GYP és 2 érme.

chapter-T6 = Különleges szobor vásárlása

rule-T6-1 = Az azonos típusú különleges szobrok ára sorban { $specialist-costs } érme, bárki vásárolja is őket. Mindegyikhez használnod kell a hozzá tartozó fegyvert is, ezért annak aktívnak kell lennie. A különleges szobor nem tartozik senkihez.
rule-T6-2 = A ló egy olyan harcosodhoz kerül, amelyik még nem ül lovon, és tőle egy vonalban két üres mezőn fekszik. Ettől fogva ez a harcos mindhárom mezőt elfoglalja: ott érintkezik, ott számít és ott ad pontot, ahol bármelyik mezője van, de minden helyen egy harcosként.
rule-T6-3 = A szolga bármelyik üres mezőre kerülhet. A játék végén ad pontot.
rule-T6-4 = A térdelő számszeríjász bármelyik üres mezőre kerülhet, és felfelé, lefelé, balra vagy jobbra néz. Ha üres mező, különleges szobor vagy a mauzóleum széle felé néz, hatástalan, amíg harcos nem áll elé.
rule-T6-5 = Amíg egy térdelő számszeríjász egy harcossal szemben áll (lovon ülőnek bármelyik mezőjével), a csoportokban e típus figurájának számít, és a harcos gazdájának dolgozik: döntetlen esetén dönt (T8.6), és a játék végén pontot ad (T10.4).
rule-T6-6 = A zenész bármelyik üres mezőre kerülhet. Minden körben ad pontot.

chapter-T7 = Mesterek

rule-T7-1 = Építőmester: fizess annyi érmét, ahányadik kör van, és készíts egy harcost abból a típusból, amelyből a legtöbb figura maradt a harcostárolóban; ha több ilyen típus van, te választasz. Agyag nem kell hozzá, de győzelmi pont sem jár érte, és fegyver sem használható.
rule-T7-2 = Helytartó: hajtsd végre még egyszer a szegmensed belső akcióját a szokásos áron. A helytartó helyette nem ad agyagot vagy érmét.
rule-T7-3 = Főfelügyelő: mozgass egy felügyelőt egy vagy két mezővel előre.
rule-T7-4 = Agyagkészítő-mester: kapsz 3 nedves agyagot.
rule-T7-5 = Főellenőr: vedd el az összes száraz agyagot két különböző raktárból. Az egyik lehet üres.
rule-T7-6 = Kovácsmester: minden fegyvered aktív lesz.
rule-T7-7 = Minden takarításkor 1 érmét ad az építőmesternél, a helytartónál, illetve a főfelügyelőnél lévő jelölőd; az agyagkészítő-mesternél, a főellenőrnél, illetve a kovácsmesternél lévő pedig 1 nedves agyagodat óvja meg a kiszáradástól. A jelölőid hatása összeadódik.

chapter-T8 = A pontozási fázis

rule-T8-1 = A bal oldali felügyelő a sorát pontozza: uralom 7 GYP, jelenlét 3 GYP. Ezután egy mezővel előrelép.
rule-T8-2 = Az alsó felügyelő az oszlopát pontozza: uralom 7 GYP, jelenlét 3 GYP. Ezután egy mezővel előrelép.
rule-T8-3 = Minden zenész után minden játékos 1 győzelmi pontot kap a zenész sorában vagy oszlopában álló minden harcosáért.
rule-T8-4 = A kör pontozólapkája azt pontozza, amit mutat, körről körre több ponttal: uralom { $tile-domination } GYP, jelenlét { $tile-presence } GYP.
rule-T8-5 = A pontozólapka a középső sort, a középső oszlopot, a négy harcostípus egyikét, a négy negyed egyikét, az érméket vagy az agyagot (a nedveset és a szárazat együtt) mutathatja.
rule-T8-6 = Ha a harcosok számában döntetlen van az uralomért, közülük az szerzi meg, akinek a megszámolt harcosaival a legtöbb térdelő számszeríjász áll szemben. Ha ez is döntetlen, senki sem szerez uralmat. Az nem számít, hogy maga a térdelő számszeríjász hol áll. Az érméknél és az agyagnál nem segít.

chapter-T9 = Takarítás

rule-T9-1 = Az új fordulósorrendben azok jönnek elöl, akiknél elsőbbségjelölő van, legelöl a legkisebb számú; a többiek a régi sorrendjükben követik őket. A jelölők visszakerülnek a halomba.
rule-T9-2 = Minden nedves agyagod kiszárad, kivéve azt, amit a mestereid nedvesen tartanak (T7.7).
rule-T9-3 = Megkapod a mestereid érméit (T7.7).
rule-T9-4 = Az 5. kör után a játékvégi pontozás következik. Egyébként a munkások visszatérnek, a belső gyűrű egy lépést fordul az óramutató járásával megegyező, a középső egy lépést az óramutató járásával ellentétes irányba, és elkezdődik a következő kör.

chapter-T10 = A játék vége

rule-T10-1 = Minden szolga a körülötte lévő nyolc mezőt pontozza: uralom 8 GYP, jelenlét 2 GYP. Döntetlen esetén a térdelő számszeríjászok döntenek.
rule-T10-2 = Az a harcos, amelyik nincs csoportban, több pontot nem ad. Egy harcos és egy vele szemben álló térdelő számszeríjász már csoport.
rule-T10-3 = Minden csoportban minden harcos annyi győzelmi pontot ad a gazdájának, ahány játékosnak van harcosa a csoportban. Ha legalább két játékosnak van, akkor az uralom további 5 GYP, a jelenlét 2 GYP; döntetlen esetén a csoport térdelő számszeríjászai döntenek.
rule-T10-4 = Minden térdelő számszeríjász, amelyik harcossal áll szemben, 2 győzelmi pontot ad a harcos gazdájának.
rule-T10-5 = Az agyagod és az érméid együttes számának fele, lefelé kerekítve, győzelmi pontban.
rule-T10-6 = A legtöbb győzelmi pont nyer. Döntetlen esetén az, aki közülük a fordulósorrendben előbb jön.
