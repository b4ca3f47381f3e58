## Computer players

level-helmsman = sees at a glance what is worth doing
