## Computer players

level-skipper = Шкипер: просчитывает весь свой ход
