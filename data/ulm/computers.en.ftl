## Computer players

level-helmsman = quick, with good judgment
