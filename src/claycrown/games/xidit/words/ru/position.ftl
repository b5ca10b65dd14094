# What is wrong with a position that somebody has written, or with a decision. Most follow the name of a field, after a colon:
# “titans 2: only the top titan of a stack can rage”. Rules stand in brackets, by their numbers. Units and orders are written by
# their letters, and regions, rewards and colours by their names in the notation.

xidit-no-decision = { $text } — не решение «Лордов Ксидита»
xidit-decision-city = { $rule }: назовите один город от 1 до { $cities }, а не { $given }
xidit-decision-plan = X3.1: приказов должно быть { $orders }, а не { $given }
xidit-decision-order = X3.1: приказ — одно из: { $known }; а не { $given }
xidit-decision-reward = X4.6: награда — одно из: { $known }; а не { $given }
xidit-decision-rewards = X4.6: назовите одну или две награды в порядке { $known }, а не { $given }
xidit-decision-bards = X4.8: назовите регионы, каждый с числом бардов, а не { $given }
xidit-decision-region = X4.8: нет региона { $given }; регионы: { $known }
xidit-decision-bard-count = X4.8: число бардов от 1, а не { $given }
xidit-decision-region-order = X4.8: назовите каждый регион один раз, в порядке { $known }
xidit-decision-titan = X4.11: назовите титана по его символам и отданные отряды, а не { $given }
xidit-decision-units = X4.11: отряды — буквы { $letters }, от слабых к сильным, а не { $given }
xidit-decision-too-many-units = X4.11: слишком много отрядов для любого титана: { $given }
xidit-decision-pass = X4.11: pass пишется один, без { $given }
xidit-decision-raise = X9.2: повысьте одно из: { $known }; а не { $given }
xidit-decision-show = X6.1: покажите число отрядов, от нуля до всех, а не { $given }
xidit-decision-nothing = ничего

xidit-position-seats = нужны разные цвета в порядке { $known }
xidit-position-assessment-twice = одна названа дважды
xidit-position-token-unused = жетон города { $city } не используется при этих игроках и вариантах
xidit-position-token-twice = жетон города { $city } лежит в двух местах
xidit-position-token-nowhere = жетон города { $city } нигде не лежит
xidit-position-letters = нужны отряды из букв { $letters }, а не { $given }
xidit-position-titans = нужен список не больше чем из двух титанов, а не { $given }
xidit-position-titan-twice = титан { $titan } встречается дважды
xidit-position-titan-unknown = { $symbols ->
    [one] титана { $titan } нет среди тех, у кого { $symbols } отряд
    [few] титана { $titan } нет среди тех, у кого { $symbols } отряда
    [many] титана { $titan } нет среди тех, у кого { $symbols } отрядов
   *[other] титана { $titan } нет среди тех, у кого { $symbols } отряда
}
xidit-position-titan-below = бушевать может только верхний титан стопки
xidit-position-wasteland = на пустоши бардов не бывает (X9.1)
xidit-position-no-virtual = должно быть null: виртуальный игрок бывает только при трёх игроках (X9.2)
xidit-position-bards = вместе с размещёнными ({ $placed }) должно быть { $all }, а не { $given } (X1.4)
xidit-position-floors = вместе с построенными ({ $built }) и ожидающими ({ $waiting }) должно быть { $all }, а не { $given } (X1.4)
xidit-position-floors-waiting = этаж не ждёт, если своя гильдия не достроена (X6.4)
xidit-position-units = на столе { $letter }: { $count }, а всего их { $units } (X1.3)
xidit-position-no-city = чей-то Идракис ещё без города
xidit-position-plan = нужно приказов: { $orders }, из букв { $letters }, а не { $given }
xidit-position-plans = все они есть, когда их выполняют, и не раньше (X3.2)
xidit-position-no-action = не действие того, кто решает
xidit-position-titan-and-token = в городе { $city } есть жетон: титанов там не побеждают (X4.11)
xidit-position-eliminated = в городе { $city } в этом году уже устранена угроза или побеждён титан (X4.12)
xidit-position-prize = в городе { $city } только что этого не было
xidit-position-owed = не подходит к шагу
xidit-position-no-census = в году { $year } нет переписи (X6)
xidit-position-census-type = там другая награда
xidit-position-then = назван тот, кто размещает
xidit-position-all-shown = все показали, с этим типом покончено (X6.1)
xidit-position-nothing-to-decide = на этом шаге решать нечего

xidit-score-final-only = «Лорды Ксидита» оцениваются только в конце: score --final
