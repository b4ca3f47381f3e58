## Reading the rules
button-rules = Правила
button-next = Дальше
button-topics = Все темы
rules-title = { $game }: правила вкратце
rules-intro = Выберите тему или читайте всё подряд кнопкой *{ button-next }*.

## The first lesson
button-new-here = Впервые здесь?
button-learn = Впервые здесь? Первый урок
learning-progress = Первый урок · { $step } из { $steps }
learning-over = { slash-new } откроет стол: друзья нажмут *{ lobby-join }*, остальные места займут боты. Приятной игры!
help-learn = **Впервые здесь?** { slash-learn } за несколько минут научит играть.
command-learn = Научиться играть за несколько минут, наедине с ботом
name-learn = урок
error-lesson_lost = Этот урок с тех пор изменился. Начните его заново: { slash-learn }.
