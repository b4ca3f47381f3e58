## Computer players

level-skipper = Capitano: valuta tutto il suo turno
