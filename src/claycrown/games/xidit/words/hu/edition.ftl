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
