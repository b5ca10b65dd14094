# Why a decision at the table of Lords of Xidit is not allowed. The rule's id is shown beside it.

refusal-xidit-over = партия окончена
refusal-xidit-no-such-seat = мест всего { $players }
refusal-xidit-not-your-turn = сейчас решает { $colour }

refusal-xidit-asks-start = сейчас выбирают первый город Идракиса
refusal-xidit-asks-plan = сейчас все планируют свои шесть приказов
refusal-xidit-asks-rewards = сейчас выбирают награды
refusal-xidit-asks-bards = сейчас размещают бардов
refusal-xidit-asks-titan = сейчас можно победить разъярённого титана или не трогать его
refusal-xidit-asks-raise = сейчас нужно повысить значение виртуального игрока
refusal-xidit-asks-show = сейчас все выбирают, сколько отрядов показать
refusal-xidit-asks-census-bards = сейчас размещают бардов, полученных за перепись
refusal-xidit-asks-census-floor = сейчас размещают этаж, полученный за перепись

refusal-xidit-start-taken = в городе { $city } уже стоит другой Идракис
refusal-xidit-two-rewards = выбирают две из трёх наград
refusal-xidit-only-gold = здесь возможно только золото
refusal-xidit-no-bard-left = бардов не осталось
refusal-xidit-only-wasteland = рядом с городом { $city } одни пустоши
refusal-xidit-region-apart = этот регион не соседний с городом { $city }: { $region }
refusal-xidit-wasteland = на пустоши бардов не размещают: { $region }
refusal-xidit-bards-due = разместить бардов: { $due }, не больше и не меньше
refusal-xidit-no-floor-left = этажей не осталось
refusal-xidit-guild-of-another = в городе { $city } стоит гильдия другого игрока
refusal-xidit-guild-full = ваша гильдия в городе { $city } достроена
refusal-xidit-no-own-guild = в городе { $city } нет вашей гильдии
refusal-xidit-no-such-titan = { $symbols ->
    [one] титанов с { $symbols } символом не осталось
    [few] титанов с { $symbols } символами не осталось
    [many] титанов с { $symbols } символами не осталось
   *[other] титанов с { $symbols } символами не осталось
}
refusal-xidit-titan-asleep = { $symbols ->
    [one] титан с { $symbols } символом спит
    [few] титан с { $symbols } символами спит
    [many] титан с { $symbols } символами спит
   *[other] титан с { $symbols } символами спит
}
refusal-xidit-titan-takes = за этого титана отдают отрядов: { $symbols }, а не { $given }
refusal-xidit-too-few-units = не хватает отрядов этого типа: { $unit }
refusal-xidit-show = показать отрядов ({ $unit }): от нуля до { $most }
refusal-xidit-column-full = у виртуального игрока { $assessment ->
    [wealth] богатство дошло до предела
    [influence] влияние дошло до предела
   *[reputation] репутация дошла до предела
}
