"""Who sees whom over the ground: trees, slopes, walls and their openings; scrub and water hinder nobody, beings are added by the battle.

A line runs over hexes, whatever the storeys of its ends. Lines that meet nothing built are told by sets of cells; the others are
followed step by step past what `obstacles` knows. [LOF-01, LOF-02, LOF-05, LOF-11]
"""

from __future__ import annotations

from itertools import pairwise

from hauberk.board.barriers import Barrier, Ends, Passed
from hauberk.board.board import Board, Cell, Cells, bits, cells_of
from hauberk.board.obstacles import Obstacles
from hauberk.board.outlook import Outlook
from hauberk.board.seen import NOTHING, Between, Seen, SightRow
from hauberk.board.traces import CENTRE, Link, traces_of
from hauberk.grid.hex import Facing
from hauberk.grid.line import in_slit_field, is_end, side_of

MOST_LINES = 30_000
"""So many lines are remembered, some ten megabytes; a server has many boards, each in several shapes, and runs for weeks."""


_UNDER_A_ROOF = Seen(False, False, False, False, False, NOTHING, "roof_hides")
_BESIDE_THE_SLIT = Seen(False, False, False, False, False, NOTHING, "out_of_slit_field")


MOST_AGES = 3
"""Lines of so many earlier shapes of a board are still looked into."""


class OlderLines:
    """Lines looked along before something changed."""

    def __init__(self, lines: dict[tuple[Cell, Cell], Seen], obstacles: Obstacles, changed: Cells) -> None:
        self.lines, self._obstacles, self._changed = lines, obstacles, changed
        self._near: Cells | None = None

    def later(self, changed: Cells) -> OlderLines:
        """The same when more has changed."""
        return OlderLines(self.lines, self._obstacles, self._changed | changed)

    def near(self, now: Obstacles) -> Cells:
        """The hexes, on the ground, near anything that has changed: two rings, for walls end at corners, and the whole of rooms that have
        changed, for a door lets out whoever is in its room.
        """
        if self._near is None:
            board, found = now.board, 0
            cells = board.ringed(self._changed)
            for there in (self._obstacles, now):
                for cell in bits(cells & there.roofed):
                    cells |= there.room(cell)
            for storey in range(board.size // board.plane):
                found |= cells >> storey * board.plane & (1 << board.plane) - 1
            self._near = board.ringed(board.ringed(found))
        return self._near


class Sight(Outlook):
    """Lines and rows of one board, worked out when first asked for."""

    def __init__(self, board: Board, before: Sight | None = None, changed: Cells = 0) -> None:
        """`before`: the lines of the same board before some cells and sides `changed`; those that do not come near them are still good."""
        super().__init__(board, before, changed)
        self._older: list[OlderLines] = []
        if before is not None and before._hills == self._hills:
            own = [OlderLines(before._lines, before.obstacles, changed)] if before._lines else []
            self._older = (own + [older.later(changed) for older in before._older])[:MOST_AGES]
        self._rows: dict[Cell, SightRow] = {}
        self._traces = traces_of(board)
        self._lines: dict[tuple[Cell, Cell], Seen] = {}
        self._bias = self._traces.bias
        self._mines: Cells = board.all >> board.mines * board.plane << board.mines * board.plane if board.mines >= 0 else 0
        """In the dark nobody shoots."""

    def look(self, one: Cell, two: Cell) -> Seen:
        """What terrain says of the line between two cells, worked out when first asked for."""
        found = self._lines.get((one, two))
        if found is None:
            if len(self._lines) >= MOST_LINES:
                self._lines.clear()
            found = self._lines[one, two] = (self._seen_before(one, two) if self._older else None) or self._look(one, two)
        return found

    def _seen_before(self, one: Cell, two: Cell) -> Seen | None:
        """The same line, if it was looked along before the last changes and does not come near any of them."""
        for older in self._older:
            found = older.lines.get((one, two))
            if found is not None:
                near, plane = older.near(self.obstacles), self.board.plane
                touched = self._traces.trace(self._place[two] - self._place[one]).touched >> (self._bias - one % plane)
                if not (touched | 1 << one % plane | 1 << two % plane) & near:
                    return found
        return None

    @property
    def _hills(self) -> tuple[set[tuple[Cell, Facing]], Cells]:
        """What the slopes are made of: they run on far beyond the cell that changes."""
        return self.board.crest, self.board.where(half_level=True)

    def reason(self, one: Cell, two: Cell) -> str:
        """What stops a line between two cells, told as exactly as can be; nothing if nothing built does."""
        why = self.look(one, two).why
        return self._follow(one, two, CENTRE).why if why == "wall_blocks" else why

    def row(self, cell: Cell) -> SightRow:
        """Everything seen from a cell, as sets: for fields of fire and whole maps."""
        found = self._rows.get(cell)
        if found is None:
            found = self._rows[cell] = self._sweep(cell)
        return found

    def forget(self, cell: Cell) -> None:
        """Drop what was worked out for a cell."""
        self._rows.pop(cell, None)

    def sees(self, one: Cell, two: Cell) -> bool:
        """Does terrain leave a line of fire between two cells?"""
        row = self._rows.get(one)
        return bool(row.visible >> two & 1) if row is not None else self.look(one, two).visible

    def between(self, one: Cell, two: Cell) -> Between:
        """The cells that count on the line from one cell to another, ends excluded. [LOF-01, LOF-03, LOF-04, CTX-12]"""
        return self.look(one, two).between

    def lines(self, one: Cell, two: Cell) -> tuple[Seen, ...]:
        """Every line a shot may take: one, or one for each opening that serves. [LOOP-07]"""
        seen = self.look(one, two)
        return (seen, *seen.others)

    def comes_from(self, one: Cell, two: Cell, start: Facing = CENTRE) -> tuple[Cell, ...]:
        """The hexes from which the line enters its last one, as cells on the ground: one, or a pair. [COVER-08, RULING-T-67]"""
        last = self._links(one, two, start)[-1]
        near = one % self.board.plane
        if not last.middle:
            return (near + last.start,)
        pair = tuple(near + offset for offset in last.middle)
        singles = self.look(one, two).between.singles
        storey = two - two % self.board.plane
        return tuple(cell for cell in pair if singles >> cell + storey & 1) or pair

    def steps(self, one: Cell, two: Cell, start: Facing = CENTRE) -> list[tuple[Cell, tuple[Cell, ...], Cell]]:
        """The line step by step, as cells on the ground: from, the pair along whose border it runs if it does, to."""
        near = one % self.board.plane
        return [(near + link.start, tuple([near + each for each in link.middle]), near + link.end) for link in self._links(one, two, start)]

    def sees_face(self, one: Cell, inner: Cell, facing: Facing) -> bool:
        """Does somebody see the middle of a wall from his hex, as far as things built let him? [RULING-G-08]"""
        links, height = self._links(inner, one, facing), self.board.height
        if not links:
            return False
        length = 2 * sum(2 if link.middle else 1 for link in links)
        outer = inner + self.board.shifts[facing]
        ends = Ends(outer, one, height[outer], height[one], facing, length)
        near, at = inner % self.board.plane, 2
        for before, link in pairwise(links):
            if self._column(ends, near + before.end, at):
                return False
            way = [near + link.start, near + (link.middle or (link.end,))[0], near + link.end][: 3 if link.middle else 2]
            if link.middle and self.obstacles.along(ends, near + link.middle[0], near + link.middle[1], at + 2):
                return False
            for begin, end in pairwise(way):
                if isinstance(self.obstacles.meets(ends, begin, end, at + 1), str):
                    return False
                at += 2
        return True

    def _links(self, one: Cell, two: Cell, start: Facing = CENTRE) -> tuple[Link, ...]:
        return self._traces.links(start, self._place[two] - self._place[one])

    def _drawn(self, one: Cell, two: Cell) -> Between:
        """The line as it is drawn; at the edge of the map only one hex of a pair is there."""
        trace = self._traces.trace(self._place[two] - self._place[one])
        near = one % self.board.plane
        singles = trace.singles >> (self._bias - near)
        if not trace.pairs:
            return Between(singles, ())
        pairs = []
        for a, b in trace.pairs:
            there = [cell for cell in (near + a, near + b) if self.board.all >> cell & 1]
            if len(there) == 2:
                pairs.append((there[0], there[1]))
            else:
                singles |= cells_of(there)
        return Between(singles, tuple(pairs))

    def _sweep(self, cell: Cell) -> SightRow:
        visible = lofted = scrubbed = timbered = over_crest = 0
        for target in bits(self.board.all):
            bit = 1 << target
            sees, loft, through, across, topped, *_ = self._look(cell, target)
            if not loft:
                continue
            lofted |= bit
            if sees:
                visible |= bit
            if through:
                scrubbed |= bit
            if across:
                timbered |= bit
            if topped:
                over_crest |= bit
        return SightRow(visible, lofted, scrubbed, timbered, over_crest)

    def _look(self, cell: Cell, target: Cell) -> Seen:
        """One line: the plain case by sets of cells, the others step by step."""
        if self._mines and (self._mines >> cell | self._mines >> target) & 1 and cell != target:
            return _UNDER_A_ROOF
        near, far, built = cell % self.board.plane, target % self.board.plane, self.obstacles.built
        if (built >> near | built >> far) & 1 and cell != target:
            return self._among(cell, target)
        trace = self._traces.trace(self._place[target] - self._place[cell])
        shift = self._bias - near
        touched, singles = trace.touched >> shift, trace.singles >> shift
        if touched & built:
            return self._among(cell, target)
        if (touched ^ singles) & self._inside or (touched | 1 << near | 1 << far) & self._edges:
            taken = self._take(cell, target)
            high = taken or self._take(cell, target, high=True)
            if high is None:
                return Seen(False, False, False, False, False, self._drawn(cell, target))
            between, topped = high
            through, across = between.meets(self._scrub), between.meets(self._scrub | self._timber)
            return Seen(taken is not None, True, through, across, topped, between if taken else self._drawn(cell, target))
        # neither built things, banks nor remarkable border pairs: the cells crossed tell all
        drawn = self._drawn(cell, target) if trace.pairs else Between(singles, ())
        scrub, timber = bool(singles & self._scrub), bool(singles & (self._scrub | self._timber))
        return Seen(not singles & self._blocking, True, scrub, timber, False, drawn)

    # -- among walls and roofs -----------------------------------------------------------------------------------

    def _among(self, one: Cell, two: Cell) -> Seen:
        """A line past things built: from the centre, or from the middle of any opening the shooter stands at. [WIN-01, LOOP-02, LOOP-07]"""
        centre = self._at_once(one, two, None) or self._follow(one, two, CENTRE)
        starts = self.obstacles.starts.get(one)
        if not starts:
            return centre
        key, found = self._place[two] - self._place[one], [centre]
        for start, barrier in starts:
            if self._traces.trace_from(start, key) is not None:
                found.append(self._at_once(one, two, barrier, start) or self._follow(one, two, start))
            elif is_end(start):
                found.append(_BESIDE_THE_SLIT)
        open_ones = sorted([seen for seen in found if seen.visible], key=lambda seen: (seen.scrubbed, len(seen.passed)))
        if open_ones:
            return open_ones[0]._replace(others=tuple(open_ones[1:]))
        told = [seen for seen in found if seen.why != "from_the_opening"] or found
        return told[-1]

    def _at_once(self, one: Cell, two: Cell, own: Barrier | None, start: Facing = CENTRE) -> Seen | None:
        """A line past things built told by sets of cells alone; None if it must be followed step by step. [LEVEL-01, LEVEL-02]"""
        things, board, key = self.obstacles, self.board, self._place[two] - self._place[one]
        trace = self._traces.trace(key) if own is None else self._traces.trace_from(start, key)
        assert trace is not None
        a, b, plane = board.height[one], board.height[two], board.plane
        masks = things.masks(a, b) if a < b else things.masks(b, a)
        near, far = one % plane, two % plane
        shift = self._bias - near
        singles = trace.singles >> shift
        indoors = (things.roofed >> one | things.roofed >> two) & 1
        open_rooms = masks.rooms if indoors else 0
        eyed = trace.entry != CENTRE and (far - board.shifts[trace.entry], far) in things.eyed
        trees = 0 if one >= plane and two >= plane else self._blocking
        why, doubt = "", bool(singles & (masks.doubt | open_rooms))
        if one in things.starts:  # who stands at an opening does not look through it from the centre of his hex
            sides = [side_of(begin) for begin, _ in things.starts[one]]
            if own is None:
                doubt |= any(step.all >> self._bias & 1 and step.side in sides for step in trace.steps)
            else:
                doubt |= not own.serves(one, a, b) or things.crowded(own, max(a, b), trace.length)
        if singles & masks.stop & ~open_rooms:
            why = "wall_blocks"
        elif a != b and (trace.first if a < b else trace.last) >> shift & masks.clear & ~open_rooms:
            why = "too_low_behind"
        elif singles & trees:
            why = "trees_block"
        else:
            last = 1 << far - board.shifts[trace.entry] if eyed else 0
            for side, over, first, end in trace.steps:
                bars = masks.sides[side]
                if over >> shift & bars.stop & ~last:
                    why = "wall_blocks"
                    break
                if a != b and (first if a < b else end) >> shift & bars.clear & ~last:
                    why = "too_low_behind"
                    break
                doubt = doubt or bool(over >> shift & bars.doubt)
        roofs = [(one, a, b), (two, b, a)] if indoors else []
        if not why:
            touched = trace.touched >> shift
            if doubt or eyed or (touched ^ singles) & (masks.near | trees) or (touched | 1 << near | 1 << far) & self._edges:
                return None
            if trace.corners >> shift & masks.near:  # it may touch the end of a wall
                return None
            for cell, mine, other in roofs:
                if things.roofed >> cell & 1 and not mine <= other < things.tops[cell] and (own is None or own.inner != cell):
                    return None
        if things.hides(one, two, a, b):
            return _UNDER_A_ROOF
        if own is not None and own.narrow and not in_slit_field(start, *board.offset(one, two)):
            why = "out_of_slit_field"
        if why:
            return self._stopped(one, two, why, CENTRE if own is None else start, bool(indoors))
        between = self._storeyed(one, two, singles, [(near + x, near + y) for x, y in trace.pairs])
        through, across = between.meets(self._scrub), between.meets(self._scrub | self._timber)
        return Seen(True, True, through, across, False, between, "", start, (Passed(own, own.inner != one, True),) if own else ())

    def _stopped(self, one: Cell, two: Cell, why: str, start: Facing, indoors: bool) -> Seen:
        """A line that something stops: a high throw comes down behind it, but not under a roof. [SSLING-02, A-SLING-02]"""
        if start != CENTRE or indoors:
            return Seen(False, False, False, False, False, NOTHING, why, start)
        between, topped, near = self._drawn(one, two), False, one % self.board.plane
        if not between.pairs and not (between.singles | 1 << near | 1 << two % self.board.plane) & self._edges:
            singles, scrub = between.singles, self._scrub
            return Seen(False, True, bool(singles & scrub), bool(singles & (scrub | self._timber)), False, between, why, start)
        if self._edges:
            high = self._take(one, two, high=True)
            if high is None:
                return Seen(False, False, False, False, False, NOTHING, why, start)
            between, topped = high
        through, across = between.meets(self._scrub), between.meets(self._scrub | self._timber)
        return Seen(False, True, through, across, topped, between, why, start)

    def _follow(self, one: Cell, two: Cell, start: Facing) -> Seen:
        """One line past things built. [BLDG-02, LEVEL-02]"""
        height, links, things = self.board.height, self._links(one, two, start), self.obstacles
        length = 2 * sum(2 if link.middle else 1 for link in links)
        ends = Ends(one, two, height[one], height[two], start, length)
        why, between, topped, passed = self._past(ends, links)
        if not why:
            through, across = between.meets(self._scrub), between.meets(self._scrub | self._timber)
            return Seen(True, True, through, across, topped, between, "", start, tuple(passed))
        hidden = things.hides(one, two, ends.a, ends.b) or bool((things.roofed >> one | things.roofed >> two) & 1)
        return self._stopped(one, two, why, start, hidden)

    def _past(self, ends: Ends, links: tuple[Link, ...]) -> tuple[str, Between, bool, list[Passed]]:
        """Follow a line: what stops it, or the cells on its way, whether it tops the target's own bank, and the openings it passes."""
        things, near, far = self.obstacles, ends.one % self.board.plane, ends.two % self.board.plane
        nothing, passed = NOTHING, [list[Passed]()]
        if things.hides(ends.one, ends.two, ends.a, ends.b):
            return "roof_hides", nothing, False, []
        singles, pairs, topped, at = 0, list[tuple[Cell, Cell]](), False, 0
        for link in links:
            begin, end = near + link.start, near + link.end
            ways: list[tuple[tuple[Cell, Cell, int], ...]] = [((begin, end, at + 1),)]
            if touched := self._touches(ends, link, at):
                return touched, nothing, False, []
            if not link.middle:
                at += 2
            else:
                one, two = near + link.middle[0], near + link.middle[1]
                if along := things.along(ends, one, two, at + 2):
                    return along, nothing, False, []
                ways, at = [((begin, way, at + 1), (way, end, at + 3)) for way in (one, two) if self.board.all >> way & 1], at + 4
            open_ways: list[tuple[Cell, bool, list[Passed]]] = []
            why = "wall_blocks"
            for way in ways:
                told = self._way(ends, way)
                if isinstance(told, str):
                    why = told
                else:
                    open_ways.append((way[0][1], *told))
            if not open_ways:
                return why, nothing, False, []
            ways_out = sorted([way[2] for way in open_ways], key=len)
            passed = [before + more for more in ways_out for before in passed] if ways_out[-1] else passed
            topped = topped or all(way[1] for way in open_ways)
            if link.middle:
                if len(open_ways) == 2:
                    pairs.append((open_ways[0][0], open_ways[1][0]))
                else:
                    singles |= 1 << open_ways[0][0]
            if end != far:
                if why := self._column(ends, end, at):
                    return why, nothing, False, []
                singles |= 1 << end
        refused = [things.cannot_pass(ends, each) for each in passed]
        if all(refused):
            return refused[0], nothing, False, []
        return "", self._storeyed(ends.one, ends.two, singles, pairs), topped, passed[refused.index("")]

    def _touches(self, ends: Ends, link: Link, at: int) -> str:
        """Does a stretch of a line touch the end of a wall, where three hexes meet? [BLDG-02]"""
        near = ends.one % self.board.plane
        begin, end = near + link.start, near + link.end
        if link.corner is not None:
            third = near + link.corner
            return self.obstacles.touches(ends, begin, third, at + 1) or self.obstacles.touches(ends, third, end, at + 1)
        for offset in link.middle:
            side = near + offset
            if why := self.obstacles.touches(ends, begin, side, at + 1) or self.obstacles.touches(ends, side, end, at + 3):
                return why
        return ""

    def _way(self, ends: Ends, way: tuple[tuple[Cell, Cell, int], ...]) -> str | tuple[bool, list[Passed]]:
        """One stretch of a line, over one hex or along one side of a border."""
        topped, passed = False, list[Passed]()
        for number, (begin, end, at) in enumerate(way):
            if isinstance(met := self.obstacles.meets(ends, begin, end, at), str):
                return met
            passed += met
            tops = self._step(ends.one, ends.two, begin, end)
            if tops is None:
                return "bank_hides"
            topped = topped or tops
            if number + 1 < len(way) and (why := self._column(ends, end, at + 1)):
                return why
        return topped, passed

    def _column(self, ends: Ends, column: Cell, at: int) -> str:
        """What stops a line over a hex. Trees do, unless both ends stand on upper storeys. [LOF-06, PLAT-06, RULING-T-68]"""
        plane = self.board.plane
        if self._blocking >> column & 1 and not (ends.one >= plane and ends.two >= plane):
            return "trees_block"
        return self.obstacles.crosses(ends, column, at)

    def _storeyed(self, one: Cell, two: Cell, singles: Cells, pairs: list[tuple[Cell, Cell]]) -> Between:
        """The cells on the way on every storey between those of the two ends: whoever is there is in the way. [LOF-20]"""
        board = self.board
        low, high = sorted((one // board.plane, two // board.plane))
        if high == 0 and not pairs:
            return Between(singles, ())
        cells, both = 0, []
        for storey in range(low, high + 1):
            rise = storey * board.plane
            cells |= singles << rise & board.all
            for a, b in pairs:
                there = [cell + rise for cell in (a, b) if board.all >> cell + rise & 1]
                if len(there) == 2:
                    both.append((there[0], there[1]))
                elif not (board.all >> a & board.all >> b & 1):
                    cells |= cells_of(there)  # at the edge of the map only one hex of a pair is there; elsewhere the other is air
        return Between(cells, tuple(both))

    def _take(self, one: Cell, two: Cell, high: bool = False) -> tuple[Between, bool] | None:
        """The way a shot takes, of every border pair the side that is open, and whether it tops the target's own bank.

        None: terrain stops it. [LOF-03, LOF-06, LOF-07, LOF-08, RULING-T-54]
        """
        near = one % self.board.plane
        far = two % self.board.plane
        blocking = 0 if high else self._blocking
        singles, pairs, topped = 0, [], False
        for link in self._links(one, two):
            start, end = near + link.start, near + link.end
            if end != far:
                if blocking >> end & 1:
                    return None
                singles |= 1 << end
            if not link.middle:
                tops = self._step(one, two, start, end)
                if tops is None:
                    return None
                topped = topped or tops
                continue
            ways = []
            for offset in link.middle:
                cell = near + offset
                if self.board.all >> cell & 1 and not blocking >> cell & 1:
                    up, down = self._step(one, two, start, cell), self._step(one, two, cell, end)
                    if up is not None and down is not None:
                        ways.append((cell, up or down))
            if not ways:
                return None
            topped = topped or all(tops for _, tops in ways)
            if len(ways) == 2:
                pairs.append((ways[0][0], ways[1][0]))
            else:
                singles |= 1 << ways[0][0]
        return Between(singles, tuple(pairs)), topped

    def _step(self, one: Cell, two: Cell, start: Cell, end: Cell) -> bool | None:
        """One step of a line: does it top the target's own bank? None: the top of a bank stops it. [LOF-08, COVER-03]"""
        top = self._tops.get((start, end))
        if top is None:
            return False
        if not self._over(one, two, *top):
            return None
        return self._slope.get(two) == self._slope[top[0]]

    def _over(self, one: Cell, two: Cell, bank: Cell, upper: Cell) -> bool:
        """A single crest between two people. [LOF-09, LOF-10, RULING-T-58, RULING-T-59]"""
        height = self.board.height
        crest = height[upper]
        below = [end for end in (one, two) if height[end] < crest]
        if len(below) != 1:
            return not below  # both below: the hill hides them; both above: a dip hides nobody
        low, high = below[0], two if below[0] == one else one
        if self._slope.get(low) == self._slope[bank]:
            return True
        return self.board.distance(low, bank) >= self.board.distance(high, bank)
