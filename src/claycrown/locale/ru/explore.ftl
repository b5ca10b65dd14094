# Looking further: decisions tried from a moment of a finished game, or from any position
explore-title = Смотреть дальше: { $game }
explore-about = Пробуйте решения за всех на настоящем столе, возвращайтесь, сохраняйте варианты и смотрите, что о них думают боты. Здесь ничего не хранится: всё содержится в адресе страницы.
explore-new = Новая партия
explore-try = Попробовать
explore-construct = Составить положение
explore-from-file = Положение из файла
explore-from-file-about = Файл в нотации игры, как его сохраняет редактор
explore-no-position = В этом файле нет положения: { $game }
explore-from-game = Сыгранная партия
explore-from-game-about = В повторе, в любой момент, выберите «Смотреть дальше».
explore-cannot = Это нельзя рассмотреть
explore-edit = Изменить
explore-editor = Редактор положения: { $game }
explore-play-on = Играть дальше отсюда
explore-play-on-short = Играть дальше
explore-to-analysis = К разбору
explore-play-on-about = Стол с ботами, где партия продолжается с этого положения. Она не рейтинговая.
explore-your-seat = Ваше место
explore-play = Играть
explore-lines-tab = Варианты
explore-line = Этот вариант
explore-beginning = Начало
explore-line-name = Название
explore-keep = Сохранить вариант
explore-lines = Сохранённые варианты
explore-line-length = { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
}
explore-drop = Удалить: { $name }
explore-no-lines = Пока нет. Назовите вариант, который пробуете, и сохраните его.
explore-link-about = У кого есть ссылка, тот видит положение и все варианты.
explore-copy-link = Скопировать ссылку
explore-line-unnamed = Вариант { $number }
explore-too-long = Для одного адреса это слишком много: удалите вариант, иначе он пропадёт вместе со страницей.
explore-evaluation = Шансы на победу
explore-evaluate = Оценивать
explore-thinking = Боты смотрят…
explore-to-win = Победа
explore-by-bots = Так это видят боты, а боты ошибаются.
explore-best = Что сделали бы боты
explore-brushes = Фигуры
explore-brushes-about = Выберите что-нибудь, затем нажмите на поле, куда поставить.
explore-table = Стол
explore-save = Сохранить
explore-restart = Начать заново
explore-checking = Проверяется по правилам…
explore-possible = По правилам такое положение возможно.
explore-in-the-middle = Что-то уже начато.
explore-refused = { $reason }.
explore-fields = Положение
explore-field = { $name }
