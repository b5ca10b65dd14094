# Why a decision at the table of Lords of Xidit is not allowed. The rule's id is shown beside it.

refusal-xidit-over = rozgrywka jest zakończona
refusal-xidit-no-such-seat = miejsc jest { $players }
refusal-xidit-not-your-turn = teraz decyduje { $colour }

refusal-xidit-asks-start = teraz wybiera się pierwsze miasto Idrakisa
refusal-xidit-asks-plan = teraz wszyscy planują swoje sześć rozkazów
refusal-xidit-asks-rewards = teraz wybiera się nagrody
refusal-xidit-asks-bards = teraz umieszcza się bardów
refusal-xidit-asks-titan = teraz można wyeliminować rozszalałego tytana albo zostawić go w spokoju
refusal-xidit-asks-raise = teraz trzeba podnieść jedną z wartości wirtualnego gracza
refusal-xidit-asks-show = teraz wszyscy wybierają, ile jednostek ujawniają
refusal-xidit-asks-census-bards = teraz umieszcza się bardów zdobytych w spisie
refusal-xidit-asks-census-floor = teraz umieszcza się piętro zdobyte w spisie

refusal-xidit-start-taken = w mieście { $city } stoi już inny Idrakis
refusal-xidit-two-rewards = wybiera się dwie z trzech nagród
refusal-xidit-only-gold = możliwe jest tu tylko złoto
refusal-xidit-no-bard-left = nie ma już bardów
refusal-xidit-only-wasteland = z miastem { $city } sąsiadują same pustkowia
refusal-xidit-region-apart = ten region nie sąsiaduje z miastem { $city }: { $region }
refusal-xidit-wasteland = na pustkowiu nie umieszcza się bardów: { $region }
refusal-xidit-bards-due = bardowie do umieszczenia: { $due }, ani mniej, ani więcej
refusal-xidit-no-floor-left = nie ma już pięter
refusal-xidit-guild-of-another = w mieście { $city } stoi cudza gildia
refusal-xidit-guild-full = twoja gildia w mieście { $city } jest pełna
refusal-xidit-no-own-guild = w mieście { $city } nie ma twojej gildii
refusal-xidit-no-such-titan = nie ma już tytana o { $symbols } symbolach
refusal-xidit-titan-asleep = tytan o { $symbols } symbolach śpi
refusal-xidit-titan-takes = liczba jednostek na tego tytana: { $symbols }, nie { $given }
refusal-xidit-too-few-units = za mało jednostek tego typu: { $unit }
refusal-xidit-show = { $unit }: można ujawnić od zera do { $most }
refusal-xidit-column-full = { $assessment ->
    [wealth] bogactwo wirtualnego gracza jest pełne
    [influence] wpływy wirtualnego gracza są pełne
   *[reputation] reputacja wirtualnego gracza jest pełna
}
