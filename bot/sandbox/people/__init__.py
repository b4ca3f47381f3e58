"""The people's side: the socket that the page and the test driver use."""
