# The printed figures, as the page that shows and corrects them names them: chapters, tables, and the figures in a table.

xidit-chapter-units = Az egységek
xidit-edition-units = Melyik típusból hány van
xidit-edition-units-m = Parasztmilícia
xidit-edition-units-a = Íjászok
xidit-edition-units-i = Gyalogság
xidit-edition-units-c = Papok
xidit-edition-units-b = Harcmágusok

xidit-chapter-roads = Az utak
xidit-edition-roads = Mely városokat kötik össze
xidit-edition-roads-black = Fekete
xidit-edition-roads-red = Piros
xidit-edition-roads-blue = Kék

xidit-chapter-cities = A városok
xidit-edition-cities = Hol vannak a városok a rajzon
xidit-edition-cities-at = 1000 × 700-as térképen
xidit-edition-cities-at-each = { $key }. város

xidit-chapter-regions = A régiók
xidit-edition-regions = { $number }. régió
xidit-edition-regions-name = Név
xidit-edition-regions-first = Első szám
xidit-edition-regions-second = Második szám
xidit-edition-regions-cities = Városok körülötte
xidit-edition-regions-lyre-at = Hol van a líra a rajzon
xidit-edition-regions-bastion = Itt áll a bástya
xidit-edition-regions-wasteland = Pusztaság, száma

xidit-chapter-tokens = A városlapkák
xidit-edition-tokens = { $number }. városlapka
xidit-edition-tokens-city = Város
xidit-edition-tokens-recruits = Toborozható egységek
xidit-edition-tokens-recruits-3 = Toborozható egységek 3 játékossal
xidit-edition-tokens-needs = A fenyegetéshez kell
xidit-edition-tokens-gold = Arany
xidit-edition-tokens-bards = Bárdok
xidit-edition-tokens-floors = Emeletek

xidit-chapter-titans = A titánok
xidit-edition-titans = { $number }. titán
xidit-edition-titans-units = Hány egység kell hozzá
xidit-edition-titans-gold = Arany
xidit-edition-titans-bards = Bárdok
xidit-edition-titans-floors = Emeletek

xidit-chapter-virtual-player = A virtuális játékos
xidit-edition-virtual-player = A számai
xidit-edition-virtual-player-start = Kezdetben
xidit-edition-virtual-player-start-hard = Kezdetben, nehezebb
xidit-edition-virtual-player-highest = Legfeljebb
xidit-fault-road = egy út két várost köt össze (1–{ $cities }), nem ezt: { $given }
xidit-fault-two-roads = { $colour ->
    [black] { $city }. város: két fekete út
    [red] { $city }. város: két piros út
   *[blue] { $city }. város: két kék út
  }
xidit-fault-pairs = városok párjaiból álló lista kell
xidit-fault-second = legfeljebb az első szám lehet: { $first }
xidit-fault-city-twice = egy város kétszer szerepel
xidit-fault-no-ring = { $region } nincs körülzárva: az utak nem alkotnak kört, amely pontosan a városain megy át
xidit-fault-lyre-outside = { $region } nincs körülzárva: a lírája az utak körén kívül van
xidit-fault-city-inside = { $region } nincs körülzárva: egy város az utak körén belül van: { $city }.
xidit-fault-lyre-inside = { $region } nincs körülzárva: egy másik régió lírája az utak körén belül van
xidit-fault-bastions = pontosan egy régióban van bástya, nem ennyiben: { $count }
xidit-fault-wastelands = pontosan egy régiónak van ilyen száma: { $number }
xidit-fault-two-tokens = { $city }. város: két lapka
xidit-fault-tokens-of-three = { $of } lapkán van ilyen, nem ennyin: { $count }
xidit-fault-token-of-three = { $city }. város: a lapkáján lennie kell ilyennek
xidit-fault-letters = { $count } kell ezekből a betűkből: { $letters }; nem { $given }
xidit-fault-letters-between = { $fewest }–{ $most } kell ezekből a betűkből: { $letters }; nem { $given }
xidit-fault-too-many = { $given }: több benne ez: { $letter }, mint amennyi létezik ({ $units })
xidit-fault-titans = { $stacks } kettes halom kell, a halmokban egyforma egységszámmal, nem { $given }

# Notes on where the package's own figures come from, as its edition file has them.
xidit-note-roads = nyomtatott: 21 város, három szín, egy városnál színenként egy út, továbbá 5-12 kék, 6-7 piros, 6-11 kék, 11-17 piros
xidit-note-regions-1 = 6/4: egy fényképes ismertető; a szomszédos városok rekonstruáltak, kivéve a 17-et (nyomtatott)
xidit-note-regions-3 = nyomtatott: egy havas régió szomszédos a 17. várossal
xidit-note-tokens-5 = nyomtatott: van rajta parasztmilícia
xidit-note-tokens-6 = nyomtatott: a toborozható egységek
xidit-note-tokens-7 = nyomtatott: a két leggyengébb után A I B marad
xidit-note-tokens-9 = nyomtatott: az arany
xidit-note-tokens-10 = nyomtatott: a szükséges egységek, az emeletek
xidit-note-tokens-11 = nyomtatott: a bárdok
xidit-note-tokens-17 = nyomtatott: a szükséges egységek, a bárdok, az emeletek
xidit-note-virtual-player = oszlopainak utolsó száma rekonstruált
