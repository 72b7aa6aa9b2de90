"""A battle as it is told over the wire: what is seen, and what can be asked and answered."""
