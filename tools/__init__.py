"""Tools for developing Harena. None of them is installed with the package."""
