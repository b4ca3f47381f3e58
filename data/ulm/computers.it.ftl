## Computer players

level-skipper = valuta tutto il suo turno
