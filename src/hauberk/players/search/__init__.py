"""What an opponent needs who looks ahead: a position to try things in, where everybody can get and at what risk, and what blows and shots
may bring, as expectations without dice. A thought is one side's movement, the other's best answer, and the blows of both.

Begin with `thinking.think`.
"""
