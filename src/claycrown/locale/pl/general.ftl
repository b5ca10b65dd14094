# What can be asked and told of any game, from its notation and its ledger.

general-ask = Wybierz, co zrobić.
general-ask-next = Wybieraj dalej.
general-choice = { $words }
general-decided = Decyzja podjęta: { $who }.
general-log = { $who }: { $words }
general-effect = { $who } { $what } { $amount } { $source } { $where }
general-source = { $source } { $where }
general-progress = Rozgrywka trwa
general-over = Rozgrywka zakończona
general-round = Runda { $round }
general-rounds = Runda
general-eliminations = Eliminacje w kolejności
general-ending-won = Wygrywasz.
general-ending-lost = { $who } wygrywa.
general-ending-nobody = Rozgrywka zakończona, żaden z graczy nie wygrywa.
general-ending-shared = Remis: pierwsze miejsce zajmujesz ty oraz { $who }.
general-ending-draw = Remis: pierwsze miejsce zajmują { $who }.
general-ending-left = { $ending } Nie grasz do końca, więc zajmujesz miejsce za wszystkimi, którzy zostali.
general-ending-others-left = { $ending } Gracze, którzy nie grają do końca, zajmują ostatnie miejsca.
general-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
general-gain = { $points ->
    [one] { SIGNED($points) } punkt
    [few] { SIGNED($points) } punkty
    [many] { SIGNED($points) } punktów
   *[other] { SIGNED($points) } punktu
}

general-plain = { $text }
general-table = Stół
general-players = Gracze
general-player = Gracz
general-yes = tak
general-no = nie
general-nothing = nic
general-face-down = zakryte
