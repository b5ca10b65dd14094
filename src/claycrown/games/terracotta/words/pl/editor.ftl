# The board editor: what is set beside the board, and what is put on it
terracotta-edit-table = Stół
terracotta-edit-round = Runda
terracotta-edit-to-act = Gracz przy ruchu
terracotta-edit-nobody = Nikt: koniec gry
terracotta-edit-order = Kolejność, miejsce { $place }
terracotta-edit-tile = Kafelek rundy { $round }
terracotta-edit-ring-inner = Wewnętrzny pierścień, obroty
terracotta-edit-ring-middle = Środkowy pierścień, obroty
terracotta-edit-inspector-row = Rząd inspektora
terracotta-edit-inspector-column = Kolumna inspektora
terracotta-edit-warehouse = Magazyn { $number }
terracotta-edit-vp = PZ
terracotta-edit-coins = Monety
terracotta-edit-wet = Mokra glina
terracotta-edit-dry = Sucha glina
terracotta-edit-artisans = Artyści wśród robotników
terracotta-edit-priority = Żeton kolejności
terracotta-edit-none = Brak
terracotta-edit-not-hired = Nie zatrudniony
terracotta-edit-token = Zatrudniony, żeton { $cost }
terracotta-edit-take-away = Zabierz
terracotta-edit-nothing = Co tam stoi
terracotta-edit-specialists = Specjaliści
terracotta-edit-horse = { $way ->
    [up] koń w górę
    [down] koń w dół
    [left] koń w lewo
   *[right] koń w prawo
}
