# What a link shows where it is posted. $named is 1 where the table has a name of its own.
house-preview-open =
    { $named ->
        [0] { $game }: stół czeka na graczy
       *[other] { $table } ({ $game }): stół czeka na graczy
    }
house-preview-invited =
    { $named ->
        [0] Masz zaproszenie do gry: { $game }
       *[other] Masz zaproszenie do gry: { $table } ({ $game })
    }
house-preview-over =
    { $named ->
        [0] { $game }: obejrzyj zakończoną rozgrywkę
       *[other] { $table } ({ $game }): obejrzyj zakończoną rozgrywkę
    }
