"""Print, set up and referee four sea-faring board games."""

__all__ = ["__version__"]

__version__ = "0.1.0"
