# What a study of balance counts: the titles of its chapters, how each was measured, and rows that nothing else names.

xidit-figure-wealth = bogactwo
xidit-figure-influence = wpływy
xidit-figure-reputation = reputacja
xidit-study-worth = punkty procentowe wygranych
xidit-study-orders = Rozkazy
xidit-study-orders-about = Co stało się z każdym rozkazem, który coś zrobił; pominięty zaplanowano na próżno.
xidit-study-units = Jednostki
xidit-study-units-about = Każda zrekrutowana jednostka.
xidit-study-threats = Miasta: zagrożenia
xidit-study-threats-about = Każde zagrożenie wyeliminowane w mieście.
xidit-study-recruits = Miasta: rekrutacja
xidit-study-recruits-about = Każda jednostka zrekrutowana w mieście.
xidit-study-starts = Miasta: gdzie zacząć
xidit-study-starts-about = Miasto, w którym gracz zaczynał.
xidit-study-rewards = Nagrody
xidit-study-rewards-about = Każda wybrana nagroda; za zagrożenie lub tytana wybiera się dwie z trzech.
xidit-study-rewards-paid = Otrzymane za nią złoto, bardowie lub piętra; mniej, niż wydrukowano, gdy na planszy nie było więcej miejsca.
xidit-study-titans = Tytani
xidit-study-titans-about = Każdy wyeliminowany tytan, według liczby symboli.
xidit-study-census = Spis wojskowy
xidit-study-census-about = Każdy typ jednostek, których gracz ujawnił najwięcej, sam lub z innymi.
xidit-study-out = Oceny
xidit-study-out-about = Ocena, w której gracz odpadł.
xidit-study-order = { $outcome ->
    [moved] ruch drogą
    [recruited] rekrutacja
    [threat] eliminacja zagrożenia
    [titan] eliminacja tytana
   *[lost] pominięty
}
xidit-study-reward = { $reward ->
    [gold] złoto
    [bards] bardowie
   *[floors] piętra gildii
}
xidit-study-titan = { $symbols ->
    [one] { $symbols } symbol
    [few] { $symbols } symbole
    [many] { $symbols } symboli
   *[other] { $symbols } symbolu
}
