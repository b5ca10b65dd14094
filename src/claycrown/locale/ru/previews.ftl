house-preview-open =
    { $named ->
        [0] { $game }: стол ждёт игроков
       *[other] { $table }: стол игры «{ $game }» ждёт игроков
    }
house-preview-invited =
    { $named ->
        [0] Вас приглашают сыграть в игру «{ $game }»
       *[other] Вас приглашают за стол «{ $table }», игра «{ $game }»
    }
house-preview-over =
    { $named ->
        [0] { $game }: посмотрите сыгранную партию
       *[other] { $table }: посмотрите сыгранную партию, игра «{ $game }»
    }
