# What is wrong with a position that somebody has written, or with a decision. Most follow the name of a field, after a colon.

xidit-no-decision = { $text } nie jest decyzją w grze Lords of Xidit
xidit-decision-city = { $rule }: podaj jedno miasto od 1 do { $cities }, nie { $given }
xidit-decision-plan = X3.1: liczba rozkazów w planie to { $orders }, nie { $given }
xidit-decision-order = X3.1: rozkaz to jedno z: { $known }, nie { $given }
xidit-decision-reward = X4.6: nagroda to jedno z: { $known }, nie { $given }
xidit-decision-rewards = X4.6: podaj jedną lub dwie nagrody w kolejności { $known }, nie { $given }
xidit-decision-bards = X4.8: podaj regiony, każdy z liczbą bardów, nie { $given }
xidit-decision-region = X4.8: nie ma regionu { $given }; regiony to { $known }
xidit-decision-bard-count = X4.8: liczba bardów musi być od 1 w górę, nie { $given }
xidit-decision-region-order = X4.8: podaj każdy region raz, w kolejności { $known }
xidit-decision-titan = X4.11: podaj tytana przez liczbę symboli i oddawane jednostki, nie { $given }
xidit-decision-units = X4.11: jednostki to litery { $letters }, od najsłabszej, nie { $given }
xidit-decision-too-many-units = X4.11: za dużo jednostek na jakiegokolwiek tytana: { $given }
xidit-decision-pass = X4.11: pass stoi samo, bez { $given }
xidit-decision-raise = X9.2: podnieś jedno z: { $known }, nie { $given }
xidit-decision-show = X6.1: podaj liczbę jednostek, od żadnej do wszystkich, nie { $given }
xidit-decision-nothing = nic

xidit-position-seats = muszą to być różne kolory w kolejności { $known }
xidit-position-assessment-twice = wymienia jedną dwa razy
xidit-position-token-unused = żetonu miasta { $city } nie używa się przy tylu graczach i tych opcjach
xidit-position-token-twice = żeton miasta { $city } leży w dwóch miejscach
xidit-position-token-nowhere = żeton miasta { $city } nigdzie nie leży
xidit-position-letters = muszą to być jednostki z liter { $letters }, nie { $given }
xidit-position-titans = musi to być lista z najwyżej dwoma tytanami, nie { $given }
xidit-position-titan-twice = tytan { $titan } występuje dwa razy
xidit-position-titan-unknown = { $symbols ->
    [one] tytan { $titan } nie należy do tych, na których potrzeba { $symbols } jednostki
    [few] tytan { $titan } nie należy do tych, na których potrzeba { $symbols } jednostek
    [many] tytan { $titan } nie należy do tych, na których potrzeba { $symbols } jednostek
   *[other] tytan { $titan } nie należy do tych, na których potrzeba { $symbols } jednostki
}
xidit-position-titan-below = szaleć może tylko wierzchni tytan stosu
xidit-position-wasteland = na pustkowiu nie umieszcza się bardów (X9.1)
xidit-position-no-virtual = musi to być null: wirtualny gracz jest tylko przy trzech graczach (X9.2)
xidit-position-bards = razem z umieszczonymi ({ $placed }) musi być { $all }, nie { $given } (X1.4)
xidit-position-floors = razem ze zbudowanymi ({ $built }) i czekającymi ({ $waiting }) musi być { $all }, nie { $given } (X1.4)
xidit-position-floors-waiting = żadne nie czeka, gdy jest własna gildia z wolnym miejscem (X6.4)
xidit-position-units = na stole jest { $count } { $letter }, a istnieje tylko { $units } (X1.3)
xidit-position-no-city = czyjś Idrakis nie ma jeszcze miasta
xidit-position-plan = rozkazów z liter { $letters } musi być { $orders }, nie { $given }
xidit-position-plans = wszystkie są podane, gdy są wykonywane, nie wcześniej (X3.2)
xidit-position-no-action = to nie jest akcja gracza, który ma decydować
xidit-position-titan-and-token = w mieście { $city } leży żeton: nie eliminuje się tam tytana (X4.11)
xidit-position-eliminated = w mieście { $city } wyeliminowano już w tym roku zagrożenie lub tytana (X4.12)
xidit-position-prize = nie to wyeliminowano właśnie w mieście { $city }
xidit-position-owed = nie pasuje do tego kroku
xidit-position-no-census = w roku { $year } nie ma spisu (X6)
xidit-position-census-type = ma inną nagrodę
xidit-position-then = wymienia tego, kto właśnie umieszcza
xidit-position-all-shown = wszyscy już ujawnili, więc ten typ jest zakończony (X6.1)
xidit-position-nothing-to-decide = nie ma tu nic do decydowania

xidit-score-final-only = Lords of Xidit punktuje się tylko na koniec: score --final
