"""The general: the captain's hands, moved by plans that are tried in thought against the enemy's best answer. See docs/captain.md."""
