"""Games of people who sleep, forget, travel and order in advance, in two worlds that differ in one person's secrets."""
