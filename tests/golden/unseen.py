UNSEEN: frozenset[str] = frozenset()
