## Computer players

level-helmsman = vede subito che cosa conviene
