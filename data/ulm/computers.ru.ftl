## Computer players

level-skipper = просчитывает весь свой ход
