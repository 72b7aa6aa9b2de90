"""Geometry only: hexes, hexsides, lines, rings, rotation. Knows no men and no maps."""
