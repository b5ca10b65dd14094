house-editions-of = Значения на компонентах: { $game }
house-editions-about = Что напечатано на поле, дисках и жетонах — так, как с этим играют здесь. Чего в правилах не видно, то восстановлено: у кого есть коробка, тот может исправить это здесь и играть со своими значениями.
house-edition-own = { $name } (ваше)
house-edition-source = Откуда эти значения
house-edition-sources = Откуда взяты значения
house-edition-printed = напечатано
house-edition-deduced = выведено
house-edition-reconstructed = восстановлено
house-edition-printed-about = есть на компонентах или в правилах
house-edition-deduced-about = следует из напечатанного
house-edition-reconstructed-about = подобрано по тому, что известно
house-edition-entry = { $label }, { $number }
# A table by its chapter, or a figure by its table.
house-edition-within = { $outer }: { $inner }
house-edition-fewer = { $label }: на один меньше
house-edition-more = { $label }: на один больше
house-edition-reset = Как было
house-edition-fault = Так быть не может. { $where }: { $reason }
house-edition-show = Показать
house-edition-checking = Идёт проверка…
house-edition-changes =
    { $count ->
        [0] Ничего не изменено. С этими значениями можно играть.
        [one] Изменено { $count } значение. С этими значениями можно играть.
        [few] Изменены { $count } значения. С этими значениями можно играть.
        [many] Изменено { $count } значений. С этими значениями можно играть.
       *[other] Изменено { $count } значения. С этими значениями можно играть.
    }
house-edition-name = Название вашего издания
house-edition-keep = Сохранить
house-edition-trying = Идут пробные партии…
house-edition-kept = Издание «{ $name }» сохранено. Выберите его, когда будете создавать стол.
house-edition-play = Создать стол с этим изданием
house-edition-remove = Удалить
