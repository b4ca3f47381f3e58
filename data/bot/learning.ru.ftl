## Reading the rules
button-rules = Правила
button-next = Дальше
button-topics = Все темы
rules-title = { $game }: правила вкратце
rules-intro = Выберите тему или читайте всё подряд кнопкой *{ button-next }*.
