"""The API for people: the socket that the page and the test driver use."""
