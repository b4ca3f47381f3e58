"""The Discord side: commands, panels, announcements."""
