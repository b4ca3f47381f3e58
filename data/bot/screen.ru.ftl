## Which screen somebody plays on
screen-ask = Телефон или компьютер? Картинки подстроятся под ваш экран.
button-narrow = Телефон
button-wide = Компьютер
screen-noted-narrow = Готово: картинки для телефона. Изменить это можно командой { slash-settings }.
screen-noted-wide = Готово: картинки для компьютера. Изменить это можно командой { slash-settings }.
## Вопросы с картинкой
button-explain = Пояснить
command-settings-text = Панели словами, без картинок
settings-text-on = Ваши панели приходят словами, без картинок.
