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

xidit-fault-road = droga łączy dwa miasta od 1 do { $cities }, nie { $given }
xidit-fault-two-roads = { $colour ->
    [black] dwie czarne drogi przy mieście { $city }
    [red] dwie czerwone drogi przy mieście { $city }
   *[blue] dwie niebieskie drogi przy mieście { $city }
}
xidit-fault-pairs = musi to być lista par miast
xidit-fault-second = może być najwyżej równe pierwszej liczbie, { $first }
xidit-fault-city-twice = miasto występuje dwa razy
xidit-fault-no-ring = { $region }: region nie jest zamknięty, żadne drogi nie tworzą pierścienia dokładnie przez jego miasta
xidit-fault-lyre-outside = { $region }: region nie jest zamknięty, jego lira leży poza pierścieniem dróg
xidit-fault-city-inside = { $region }: region nie jest zamknięty, miasto { $city } leży wewnątrz pierścienia dróg
xidit-fault-lyre-inside = { $region }: region nie jest zamknięty, wewnątrz pierścienia dróg leży lira innego regionu
xidit-fault-bastions = bastion ma dokładnie jeden region, nie { $count }
xidit-fault-wastelands = numer { $number } musi mieć dokładnie jeden region
xidit-fault-two-tokens = dwa żetony miasta { $city }
xidit-fault-tokens-of-three = musi to mieć { $of } żetonów, nie { $count }
xidit-fault-token-of-three = musi to mieć żeton miasta { $city }
xidit-fault-letters = liter z { $letters } musi być { $count }, nie { $given }
xidit-fault-letters-between = liter z { $letters } musi być od { $fewest } do { $most }, nie { $given }
xidit-fault-too-many = { $given }: za dużo liter { $letter }, jest tylko { $units } takich jednostek
xidit-fault-titans = stosów po dwóch tytanów z tą samą liczbą jednostek musi być { $stacks }, nie { $given }

# Notes on where the package's own figures come from, as its edition file has them.
xidit-note-roads = wydrukowano: 21 miast, trzy kolory, w mieście po jednej drodze każdego koloru oraz 5-12 niebieska, 6-7 czerwona, 6-11 niebieska, 11-17 czerwona
xidit-note-regions-1 = 6/4: jedna recenzja ze zdjęciami; sąsiednie miasta odtworzono, oprócz 17 (wydrukowane)
xidit-note-regions-3 = wydrukowano: śnieżny region sąsiaduje z miastem 17
xidit-note-tokens-5 = wydrukowano: jest chłopska milicja
xidit-note-tokens-6 = wydrukowano: rekruci
xidit-note-tokens-7 = wydrukowano: po dwóch najsłabszych zostają A I B
xidit-note-tokens-9 = wydrukowano: złoto
xidit-note-tokens-10 = wydrukowano: potrzebne jednostki, piętra
xidit-note-tokens-11 = wydrukowano: bardowie
xidit-note-tokens-17 = wydrukowano: potrzebne jednostki, bardowie, piętra
xidit-note-virtual-player = ostatnią liczbę w jego kolumnach odtworzono
