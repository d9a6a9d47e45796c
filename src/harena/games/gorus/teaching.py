"""What is explained in a first match of Gorus Maximus."""

from __future__ import annotations

from harena.teaching import TeachNote

TEACHING = (
    TeachNote("lead", "G-3.2", steps=("match.lead", "solo.lead")),
    TeachNote("follow", "G-3.5", steps=("match.play", "solo.play")),
    TeachNote("challenge", "G-3.4", events=("challenge", "challenge-same")),
    TeachNote("won", "G-3.6", events=("took",)),
    TeachNote("counted", "G-4.2", events=("counted",)),
)
