"""The printed Adventure Board: an engraved sea chart. Each module draws one kind of thing on it."""
