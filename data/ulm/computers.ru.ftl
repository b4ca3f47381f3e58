## Computer players

level-skipper = просчитывает весь свой ход
level-helmsman = с первого взгляда видит, что выгодно
