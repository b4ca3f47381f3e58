## Computer players

level-skipper = Skipper: thinks its whole turn through
