# The printed figures, as the page that shows and corrects them names them: chapters, tables, and the figures in a table.

terracotta-chapter-mausoleum = Mauzoleum
terracotta-edition-mausoleum = Plansza
terracotta-edition-mausoleum-columns = Kolumny
terracotta-edition-mausoleum-rows = Rzędy

terracotta-chapter-inspectors = Inspektorzy
terracotta-edition-inspectors = Gdzie zaczynają inspektorzy
terracotta-edition-inspectors-row-start = Rząd
terracotta-edition-inspectors-column-start = Kolumna

terracotta-chapter-wheel = Warsztat
terracotta-edition-wheel = Warsztat
terracotta-edition-wheel-segments = Segmenty
terracotta-edition-wheel-segments-per-quarter = Segmenty w ćwiartce
terracotta-edition-wheel-inner = Wewnętrzne koło
terracotta-edition-wheel-inner-actions = Zgodnie z ruchem wskazówek zegara
terracotta-edition-wheel-middle = Środkowe koło
terracotta-edition-wheel-middle-actions = Zgodnie z ruchem wskazówek zegara
terracotta-edition-wheel-outer = Zewnętrzne koło
terracotta-edition-wheel-outer-actions = Zgodnie z ruchem wskazówek zegara

terracotta-chapter-rack = Organizer
terracotta-edition-rack = Organizer
terracotta-edition-rack-vp = PZ, od figurki branej jako pierwsza

terracotta-chapter-specialists = Specjaliści
terracotta-edition-specialists = Plansza specjalistów
terracotta-edition-specialists-cost = Monety
terracotta-edition-specialists-weapon = Jakiej broni wymaga specjalista
terracotta-edition-specialists-weapon-horse = Koń
terracotta-edition-specialists-weapon-footman = Sługa
terracotta-edition-specialists-weapon-archer = Klęczący kusznik
terracotta-edition-specialists-weapon-musician = Muzyk

terracotta-chapter-scoring-tiles = Żetony punktowania
terracotta-edition-scoring-tiles = Żetony punktowania
terracotta-edition-scoring-tiles-tiles = Żetony
terracotta-edition-scoring-tiles-domination = Dominacja, runda po rundzie
terracotta-edition-scoring-tiles-presence = Obecność, runda po rundzie

terracotta-chapter-priority = Żetony kolejności
terracotta-edition-priority = Żetony kolejności
terracotta-edition-priority-wet-clay = Mokra glina

terracotta-chapter-masters = Mistrzowie
terracotta-edition-masters = Żetony mistrzów
terracotta-edition-masters-token-cost = Monety

terracotta-fault-even = musi być nieparzyste, żeby coś było w środku, nie { $size }
terracotta-fault-quarters = ćwiartki ({ $quarters }) po { $each } nie dają { $segments } segmentów
terracotta-fault-actions = musi być po jednej na każdy segment, razem { $segments }, nie { $given }
terracotta-fault-ring = { $ring ->
    [inner] { $action } nie może być na wewnętrznym kole
    [middle] { $action } nie może być na środkowym kole
   *[outer] { $action } nie może być na zewnętrznym kole
}
terracotta-fault-action = nieznana akcja { $action }
terracotta-fault-tile = nieznany żeton { $tile }
terracotta-fault-tiles = musi być co najmniej { $rounds }, po jednym na każdą rundę
terracotta-fault-costs = dwa żetony kosztują { $cost }

# Notes on where the package's own figures come from, as its edition file has them.
terracotta-note-mausoleum = wydrukowano: 63 pola, 9 i 7 (trzy niezależne recenzje); 9 wszerz i 7 wzwyż to odczytanie bardziej prawdopodobne
terracotta-note-inspectors = wydrukowano: inspektor zaczyna na pierwszym polu i wraca na nie z ostatniego
terracotta-note-wheel-inner = wydrukowano: wartości 2/3/4 monety, 2/4 gliny, tworzenie za 2/3/4 oraz to, że broń i specjaliści są tylko na zewnętrznym kole; które inne akcje są na którym kole: jedna pełna recenzja, poparta innymi
terracotta-note-rack = wydrukowano: 11 rzędów, jedna wartość w rzędzie dla wszystkich typów, 7 jest jedną z wartości
terracotta-note-specialists-weapon = tak łączą wojowników i specjalistów pomoce graczy z trzech instrukcji
terracotta-note-scoring-tiles = wydrukowano: 12 żetonów; wartości rosną z każdą rundą. Wywnioskowano: które żetony
terracotta-note-priority = wydrukowano: co najmniej jeden żeton nie pokazuje żadnej
