## Computer players

level-skipper = thinks its whole turn through
