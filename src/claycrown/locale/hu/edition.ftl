house-editions-of = Nyomtatott adatok: { $game }
house-editions-about = Ami a táblákra, a gyűrűkre, a lapkákra és a jelölőkre van nyomtatva, ahogyan itt játsszuk. Amit a szabálykönyvek nem mutatnak, azt rekonstruáltuk: akinek megvan a doboz, itt kijavíthatja, és játszhat vele.
house-edition-own = { $name } (saját)
house-edition-source = Honnan valók ezek az adatok
house-edition-sources = Honnan valók az adatok
house-edition-printed = nyomtatott
house-edition-deduced = kikövetkeztetett
house-edition-reconstructed = rekonstruált
house-edition-printed-about = a dobozban vagy egy szabálykönyvben nyomtatva szerepel
house-edition-deduced-about = nyomtatott tényekből következik
house-edition-reconstructed-about = az ismert tényekhez illően rekonstruált
house-edition-entry = { $label }, { $number }.
# A table by its chapter, or a figure by its table.
house-edition-within = { $outer }: { $inner }
house-edition-fewer = { $label }: eggyel kevesebb
house-edition-more = { $label }: eggyel több
house-edition-reset = Visszaállítás
house-edition-fault = Ez így nem lehet: { $where }: { $reason }
house-edition-show = Mutasd
house-edition-checking = Ellenőrzés…
house-edition-changes =
    { $count ->
        [0] Semmi sem változott. Ezekkel az adatokkal lehet játszani.
        [one] Egy adat változott. Ezekkel az adatokkal lehet játszani.
       *[other] { $count } adat változott. Ezekkel az adatokkal lehet játszani.
    }
house-edition-name = A kiadásod neve
house-edition-keep = Mentés
house-edition-trying = Próbajátékok folynak…
house-edition-kept = { $name }: elmentve. Válaszd ki, amikor asztalt nyitsz.
house-edition-play = Asztal nyitása ezzel
house-edition-remove = Eltávolítás
