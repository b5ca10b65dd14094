# What can be asked and told of any game, from its notation and its ledger.

general-ask = Выберите, что сделать.
general-ask-next = Выберите, что дальше.
general-choice = { $words }
general-decided = { $who }: решение принято.
general-log = { $who }: { $words }
general-effect = { $who } { $what } { $amount } { $source } { $where }
general-source = { $source } { $where }
general-progress = Партия идёт
general-over = Партия окончена
general-round = Раунд { $round }
general-rounds = Раунд
general-eliminations = Выбывания по порядку
general-ending-won = Вы побеждаете.
general-ending-lost = { $who } побеждает.
general-ending-nobody = Партия окончена, и никто из игроков не побеждает.
general-ending-shared = Ничья: первое место делите вы и { $who }.
general-ending-draw = Ничья: первое место делят { $who }.
general-ending-left = { $ending } Вы выбыли, поэтому вы ниже всех, кто остался.
general-ending-others-left = { $ending } Выбывшие игроки занимают последние места.
general-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
general-gain = { $points ->
    [one] { SIGNED($points) } очко
    [few] { SIGNED($points) } очка
    [many] { SIGNED($points) } очков
   *[other] { SIGNED($points) } очка
}
general-plain = { $text }
general-table = Стол
general-players = Игроки
general-player = Игрок
general-yes = да
general-no = нет
general-nothing = ничего
general-face-down = рубашкой вверх
