"""Diluvium: peoples of the flood explore, settle and fight for Gold."""
