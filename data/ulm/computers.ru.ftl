## Computer players

level-helmsman = быстрый и рассудительный
