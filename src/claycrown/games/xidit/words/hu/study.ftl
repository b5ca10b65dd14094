# What a study of balance counts: the titles of its chapters, how each was measured, and rows that nothing else names.

xidit-figure-wealth = gazdagság
xidit-figure-influence = befolyás
xidit-figure-reputation = hírnév
xidit-study-worth = százalékpont győzelmi esély
xidit-study-orders = Parancsok
xidit-study-orders-about = Mi lett az egyes parancsokból, amelyek tettek valamit; az elveszett parancsot hiába tervezték meg.
xidit-study-units = Egységek
xidit-study-units-about = Minden betoborzott egység.
xidit-study-threats = Városok: fenyegetések
xidit-study-threats-about = Minden fenyegetés, amelyet a városban elhárítottak.
xidit-study-recruits = Városok: toborzás
xidit-study-recruits-about = Minden egység, amelyet a városban betoboroztak.
xidit-study-starts = Városok: honnan érdemes indulni
xidit-study-starts-about = A város, ahonnan egy játékos indult.
xidit-study-rewards = Jutalmak
xidit-study-rewards-about = Minden választott jutalom; fenyegetésért vagy titánért háromból kettő jár.
xidit-study-rewards-paid = a kapott arany, bárdok vagy emeletek; kevesebb a nyomtatottnál, ahol nem volt több hely.
xidit-study-titans = Titánok
xidit-study-titans-about = Minden legyőzött titán, a jelei száma szerint.
xidit-study-census = Seregszemle
xidit-study-census-about = Minden egységtípus, amelyből egy játékos a legtöbbet mutatta fel, egyedül vagy másokkal egyformán.
xidit-study-out = Értékelések
xidit-study-out-about = Az értékelés, amelyen egy játékos kiesett.
xidit-study-order = { $outcome ->
    [moved] továbbment egy úton
    [recruited] toborzott
    [threat] elhárított egy fenyegetést
    [titan] legyőzött egy titánt
   *[lost] elveszett
  }
xidit-study-reward = { $reward ->
    [gold] arany
    [bards] bárdok
   *[floors] céhemeletek
  }
xidit-study-titan = { $symbols } jel
