"""Map sheets: terrain, hexsides, storeys, levels; joining and turning; compiled boards with look-up tables."""
