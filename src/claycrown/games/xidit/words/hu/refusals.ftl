# Why a decision at the table of Lords of Xidit is not allowed. The rule's id is shown beside it.

refusal-xidit-over = a játéknak vége
refusal-xidit-no-such-seat = { $players } hely van
refusal-xidit-not-your-turn = most más dönt: { $colour }

refusal-xidit-asks-start = most egy Idrakys első városát kell kiválasztani
refusal-xidit-asks-plan = most mindenki a hat parancsát tervezi
refusal-xidit-asks-rewards = most jutalmakat kell választani
refusal-xidit-asks-bards = most bárdokat kell elhelyezni
refusal-xidit-asks-titan = most le lehet győzni egy tomboló titánt, vagy békén hagyni
refusal-xidit-asks-raise = most a virtuális játékos egyik értékét kell növelni
refusal-xidit-asks-show = most mindenki azt választja ki, hány egységet mutat fel
refusal-xidit-asks-census-bards = most a seregszemlén nyert bárdokat kell elhelyezni
refusal-xidit-asks-census-floor = most egy seregszemlén nyert emeletet kell elhelyezni

refusal-xidit-start-taken = { xidit-step-waits.in } már másik Idrakys áll
refusal-xidit-two-rewards = a három jutalomból kettőt kell választani
refusal-xidit-only-gold = itt csak arany lehetséges
refusal-xidit-no-bard-left = nem maradt bárd
refusal-xidit-only-wasteland = { xidit-step-waits.with } csak pusztaság szomszédos
refusal-xidit-region-apart = { xidit-step-waits.with } nem szomszédos ez a régió: { $region }
refusal-xidit-wasteland = pusztaságba nem kerül bárd: { $region }
refusal-xidit-bards-due = elhelyezendő bárdok: { $due }, se több, se kevesebb
refusal-xidit-no-floor-left = nem maradt emelet
refusal-xidit-guild-of-another = { xidit-step-waits.in } más játékos céhe áll
refusal-xidit-guild-full = { xidit-step-waits.in } lévő céhed megtelt
refusal-xidit-no-own-guild = { xidit-step-waits.in } nincs céhed
refusal-xidit-no-such-titan = nem maradt { $symbols } jelű titán
refusal-xidit-titan-asleep = { $symbols ->
    [5] az
   *[other] a
} { $symbols } jelű titán alszik
refusal-xidit-titan-takes = ehhez a titánhoz { $symbols } egység kell, nem { $given }
refusal-xidit-too-few-units = túl kevés egység ebből a típusból: { $unit }
refusal-xidit-show = felmutatható egységek ({ $unit }): 0–{ $most }
refusal-xidit-column-full = a virtuális játékosnál { $assessment ->
    [wealth] a gazdagság megtelt
    [influence] a befolyás megtelt
   *[reputation] a hírnév megtelt
}
