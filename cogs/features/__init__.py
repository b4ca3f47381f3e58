"""Features, one file each: controls, cards, clicks and commands."""
