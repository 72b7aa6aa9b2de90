"""The text table: a whole battle by typed sentences and plain lines, in three languages."""
