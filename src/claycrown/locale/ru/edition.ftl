app-editions-of = Издание: { $game }
app-editions-about = Что напечатано на поле, дисках и жетонах — так, как с этим играют здесь. Чего в правилах не видно, то восстановлено: у кого есть коробка, тот может исправить это здесь и играть со своими значениями.
app-edition-own = { $name } (ваше)
app-edition-source = Откуда эти значения
app-edition-sources = Откуда взяты значения
app-edition-printed = напечатано
app-edition-deduced = выведено
app-edition-reconstructed = восстановлено
app-edition-printed-about = есть на компонентах или в правилах
app-edition-deduced-about = следует из напечатанного
app-edition-reconstructed-about = подобрано по тому, что известно
app-edition-entry = { $label }, { $number }
# A table by its chapter, or a figure by its table.
app-edition-within = { $outer }: { $inner }
app-edition-fewer = { $label }: на один меньше
app-edition-more = { $label }: на один больше
app-edition-reset = Как было
app-edition-fault = Так быть не может. { $where }: { $reason }
app-edition-show = Показать
app-edition-checking = Идёт проверка…
app-edition-changes =
    { $count ->
        [0] Ничего не изменено. С этими значениями можно играть.
        [one] Изменено { $count } значение. С этими значениями можно играть.
        [few] Изменены { $count } значения. С этими значениями можно играть.
        [many] Изменено { $count } значений. С этими значениями можно играть.
       *[other] Изменено { $count } значения. С этими значениями можно играть.
    }
app-edition-name = Название вашего издания
app-edition-keep = Сохранить
app-edition-trying = Идут пробные партии…
app-edition-kept = Издание «{ $name }» сохранено. Выберите его, когда будете создавать стол.
app-edition-play = Создать стол с этим изданием
app-edition-remove = Удалить
