# Puzzles of Terracotta Army, and the analysis of a game: what is gained and lost.

terracotta-puzzle-kind-wheel = Куда разместить рабочего
terracotta-puzzle-kind-building = Где изготовить воина
terracotta-puzzle-kind-weapon = Использование оружия
terracotta-puzzle-kind-specialist = Специалист
terracotta-puzzle-kind-master = Советник
terracotta-puzzle-kind-majority = Большинство в раунде
terracotta-puzzle-kind-ending = Последний ход партии
terracotta-puzzle-moment = раунд { $round }

terracotta-puzzle-vp = { $whose ->
    [rivals] { $when ->
        [round] { SIGNED($amount) } ПО соперникам в этом раунде ({ $source })
        [end] { SIGNED($amount) } ПО соперникам в конце партии ({ $source })
       *[now] { SIGNED($amount) } ПО соперникам ({ $source })
    }
   *[own] { $when ->
        [round] { SIGNED($amount) } ПО в этом раунде ({ $source })
        [end] { SIGNED($amount) } ПО в конце партии ({ $source })
       *[now] { SIGNED($amount) } ПО сразу ({ $source })
    }
}
terracotta-puzzle-goods = { $what ->
    [coins] { $amount ->
        [one] { SIGNED($amount) } монета
        [few] { SIGNED($amount) } монеты
        [many] { SIGNED($amount) } монет
       *[other] { SIGNED($amount) } монеты
    }
    [wet-clay] { $amount ->
        [one] { SIGNED($amount) } мокрая глина
        [few] { SIGNED($amount) } мокрых глины
        [many] { SIGNED($amount) } мокрых глин
       *[other] { SIGNED($amount) } мокрой глины
    }
    [dry-clay] { $amount ->
        [one] { SIGNED($amount) } сухая глина
        [few] { SIGNED($amount) } сухих глины
        [many] { SIGNED($amount) } сухих глин
       *[other] { SIGNED($amount) } сухой глины
    }
    [weapons] активное оружие: { SIGNED($amount) }
    [artisans] { $amount ->
        [one] { SIGNED($amount) } мастер
        [few] { SIGNED($amount) } мастера
        [many] { SIGNED($amount) } мастеров
       *[other] { SIGNED($amount) } мастера
    }
   *[masters] { $amount ->
        [one] { SIGNED($amount) } нанятый советник
        [few] { SIGNED($amount) } нанятых советника
        [many] { SIGNED($amount) } нанятых советников
       *[other] { SIGNED($amount) } нанятого советника
    }
}

## Разбор партии

terracotta-analysis-vp = Ожидаемые ПО в конце
terracotta-analysis-turn = Ход
