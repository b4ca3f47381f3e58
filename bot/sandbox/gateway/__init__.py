"""Discord's gateway: hello, identify, resume, heartbeats and events."""
