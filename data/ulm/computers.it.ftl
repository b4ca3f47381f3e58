## Computer players

level-skipper = valuta tutto il suo turno
level-helmsman = vede subito che cosa conviene
