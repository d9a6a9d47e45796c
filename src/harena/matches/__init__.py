"""Matches as people play them: records, replay, drafts, offers and deck files, on top of the kernel."""
