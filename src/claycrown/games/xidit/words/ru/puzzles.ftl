# Puzzles of Lords of Xidit, and the analysis of a game: what is gained and lost.

xidit-puzzle-kind-plan = Приказы против известных приказов
xidit-puzzle-kind-census = Перепись
xidit-puzzle-kind-rewards = Награды
xidit-puzzle-kind-bards = Барды
xidit-puzzle-kind-titan = Титан
xidit-puzzle-kind-raise = Виртуальный игрок
xidit-puzzle-moment = год { $year }

xidit-puzzle-worth = { $of ->
    [wealth] { $amount ->
        [one] { SIGNED($amount) } золотой
        [few] { SIGNED($amount) } золотых
        [many] { SIGNED($amount) } золотых
       *[other] { SIGNED($amount) } золотого
    }
    [influence] { $amount ->
        [one] { SIGNED($amount) } этаж гильдии на карте
        [few] { SIGNED($amount) } этажа гильдии на карте
        [many] { SIGNED($amount) } этажей гильдии на карте
       *[other] { SIGNED($amount) } этажа гильдии на карте
    }
   *[reputation] репутация: { SIGNED($amount) }
}
xidit-puzzle-ahead = { $amount ->
    [one] { SIGNED($amount) } место в оценке ({ $assessment })
    [few] { SIGNED($amount) } места в оценке ({ $assessment })
    [many] { SIGNED($amount) } мест в оценке ({ $assessment })
   *[other] { SIGNED($amount) } места в оценке ({ $assessment })
}
xidit-puzzle-rivals = { $of ->
    [wealth] { $amount ->
        [one] { SIGNED($amount) } золотой соперникам
        [few] { SIGNED($amount) } золотых соперникам
        [many] { SIGNED($amount) } золотых соперникам
       *[other] { SIGNED($amount) } золотого соперникам
    }
    [influence] { $amount ->
        [one] { SIGNED($amount) } этаж гильдии соперникам
        [few] { SIGNED($amount) } этажа гильдии соперникам
        [many] { SIGNED($amount) } этажей гильдии соперникам
       *[other] { SIGNED($amount) } этажа гильдии соперникам
    }
   *[reputation] репутация соперников: { SIGNED($amount) }
}
xidit-puzzle-goods = { $what ->
    [units] { $amount ->
        [one] { SIGNED($amount) } отряд
        [few] { SIGNED($amount) } отряда
        [many] { SIGNED($amount) } отрядов
       *[other] { SIGNED($amount) } отряда
    }
    [threats] { $amount ->
        [one] { SIGNED($amount) } устранённая угроза
        [few] { SIGNED($amount) } устранённые угрозы
        [many] { SIGNED($amount) } устранённых угроз
       *[other] { SIGNED($amount) } устранённой угрозы
    }
    [titans] { $amount ->
        [one] { SIGNED($amount) } побеждённый титан
        [few] { SIGNED($amount) } побеждённых титана
        [many] { SIGNED($amount) } побеждённых титанов
       *[other] { SIGNED($amount) } побеждённого титана
    }
   *[census] { $amount ->
        [one] { SIGNED($amount) } тип отрядов с первенством в переписи
        [few] { SIGNED($amount) } типа отрядов с первенством в переписи
        [many] { SIGNED($amount) } типов отрядов с первенством в переписи
       *[other] { SIGNED($amount) } типа отрядов с первенством в переписи
    }
}

## Разбор партии

xidit-analysis-kind = { $kind ->
    [start] Начало
    [plan] Приказы
    [census] Перепись
    [show] Показ отрядов
    [rewards] Награды
    [bards] Барды
    [titan] Титан
   *[raise] Виртуальный игрок
}
