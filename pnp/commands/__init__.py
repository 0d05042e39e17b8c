"""The commands, one module each, imported when used; what several of them share begins with an underscore."""
