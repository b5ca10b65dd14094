app-preview-open =
    { $named ->
        [0] { $game }: egy asztal játékosokra vár
       *[other] { $table }: egy asztal játékosokra vár ({ $game })
    }
app-preview-invited =
    { $named ->
        [0] Meghívást kaptál: { $game }
       *[other] Meghívást kaptál: { $table } ({ $game })
    }
app-preview-over =
    { $named ->
        [0] { $game }: nézz meg egy befejezett játékot
       *[other] { $table }: nézz meg egy befejezett játékot ({ $game })
    }
