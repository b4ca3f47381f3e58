## Computer players

level-skipper = thinks its whole turn through
level-helmsman = sees at a glance what is worth doing
