"""The games behind interfaces researchers already use: PettingZoo and OpenSpiel."""
