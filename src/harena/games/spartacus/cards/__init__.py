"""S-16, S-17: the cards. Everything that must be known of an effect stands in its one declaration.

| file | what it holds |
| --- | --- |
| gold.py, influence.py, assets.py | the schemes |
| reactions.py | the reactions, and the guard |
| abilities.py | the abilities of Market cards |
| scheme.py | the parts that a scheme is declared with |
| evaluator.py | what a declaration may ask a bot |
| registry.py | all declarations, by the name of their effect |

docs/adding-a-card.md shows how to add one.
"""
