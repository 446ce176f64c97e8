"""Who somebody is: by a signed link, by a session, or by a bot's token."""
