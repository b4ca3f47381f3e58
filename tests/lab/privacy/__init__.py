"""Games in which players sleep, forget, travel and give orders, in two worlds that differ in one player's secrets."""
