"""Bots built with other libraries, which show that the sandbox behaves as those libraries expect of Discord."""
