# What a study of balance counts: the titles of its chapters, how each was measured, and rows that nothing else names.

xidit-figure-wealth = богатство
xidit-figure-influence = влияние
xidit-figure-reputation = репутация
xidit-study-worth = процентные пункты победы
xidit-study-orders = Приказы
xidit-study-orders-about = Что стало с каждым приказом; пропавший был запланирован зря.
xidit-study-units = Отряды
xidit-study-units-about = Каждый завербованный отряд.
xidit-study-threats = Города: угрозы
xidit-study-threats-about = Каждая угроза, устранённая в городе.
xidit-study-recruits = Города: вербовка
xidit-study-recruits-about = Каждый отряд, завербованный в городе.
xidit-study-starts = Города: где начать
xidit-study-starts-about = Город, в котором игрок начал.
xidit-study-rewards = Награды
xidit-study-rewards-about = Каждая выбранная награда; за угрозу или титана берут две из трёх.
xidit-study-rewards-paid = Золото, барды или этажи за неё; меньше напечатанного, где на поле не было места.
xidit-study-titans = Титаны
xidit-study-titans-about = Каждый побеждённый титан, по числу его символов.
xidit-study-census = Перепись войск
xidit-study-census-about = Каждый тип отрядов, которых игрок показал больше всех, один или вместе с другими.
xidit-study-out = Оценки
xidit-study-out-about = Оценка, в которой игрок выбыл.
xidit-study-order = { $outcome ->
    [moved] путь по дороге
    [recruited] вербовка
    [threat] устранена угроза
    [titan] побеждён титан
   *[lost] пропал
}
xidit-study-reward = { $reward ->
    [gold] золото
    [bards] барды
   *[floors] этажи гильдии
}
xidit-study-titan = { $symbols ->
    [one] { $symbols } символ
    [few] { $symbols } символа
    [many] { $symbols } символов
   *[other] { $symbols } символа
}
