# The printed figures, as the page that shows and corrects them names them: chapters, tables, and the figures in a table.

xidit-chapter-units = Jednostki
xidit-edition-units = Ile jest jednostek każdego typu
xidit-edition-units-m = Chłopska milicja
xidit-edition-units-a = Łucznicy
xidit-edition-units-i = Piechota
xidit-edition-units-c = Klerycy
xidit-edition-units-b = Magowie bitewni

xidit-chapter-roads = Drogi
xidit-edition-roads = Które miasta łączą
xidit-edition-roads-black = Czarne
xidit-edition-roads-red = Czerwone
xidit-edition-roads-blue = Niebieskie

xidit-chapter-cities = Miasta
xidit-edition-cities = Gdzie narysowane są miasta
xidit-edition-cities-at = Na mapie 1000 na 700
xidit-edition-cities-at-each = Miasto { $key }

xidit-chapter-regions = Regiony
xidit-edition-regions = Region { $number }
xidit-edition-regions-name = Nazwa
xidit-edition-regions-first = Pierwsza liczba
xidit-edition-regions-second = Druga liczba
xidit-edition-regions-cities = Miasta wokół niego
xidit-edition-regions-lyre-at = Gdzie narysowana jest jego lira
xidit-edition-regions-bastion = Stoi tu bastion
xidit-edition-regions-wasteland = Pustkowie, numer

xidit-chapter-tokens = Żetony miast
xidit-edition-tokens = Żeton miasta { $number }
xidit-edition-tokens-city = Miasto
xidit-edition-tokens-recruits = Rekruci
xidit-edition-tokens-recruits-3 = Rekruci przy 3 graczach
xidit-edition-tokens-needs = Zagrożenie wymaga
xidit-edition-tokens-gold = Złoto
xidit-edition-tokens-bards = Bardowie
xidit-edition-tokens-floors = Piętra

xidit-chapter-titans = Tytani
xidit-edition-titans = Tytan { $number }
xidit-edition-titans-units = Potrzebne jednostki
xidit-edition-titans-gold = Złoto
xidit-edition-titans-bards = Bardowie
xidit-edition-titans-floors = Piętra

xidit-chapter-virtual-player = Wirtualny gracz
xidit-edition-virtual-player = Jego wartości
xidit-edition-virtual-player-start = Na początku
xidit-edition-virtual-player-start-hard = Na początku, trudniej
xidit-edition-virtual-player-highest = Najwyższa
