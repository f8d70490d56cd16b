"""Machines with one cable: a tower whose pulley stands at any height, and the low row."""
import math

from mathutils import Matrix, Vector

import materials
from machines import Cable
from solids import block, pivot, rod, turned


class WeightStack:
    """Six plates that rise on two rods when the cable is pulled; the top one is orange."""

    def __init__(self, x, parent, top=2.1):
        for side in (-1, 1):
            rod((x, side * 0.085, 0.05), (x, side * 0.085, top), 0.010, materials.bare_steel(), parent)
        for level in range(4):
            block((0.10, 0.32, 0.045), materials.rubber(), (x, 0, 0.10 + level * 0.05), parent, bevel=0.004)
        self.moving, self.x = pivot("stack"), x
        self.moving.parent = parent
        for level in range(6):
            block((0.10, 0.32, 0.045), materials.rubber() if level else materials.signal_orange(), (0, 0, level * 0.05), self.moving, 0.004)

    def rise(self, height):
        self.moving.location = (self.x, 0, 0.30 + height)


class CableTower:
    """A tower at a place on the floor, facing so many degrees (180 looks at a figure that faces it along x)."""
    ARM = 0.22

    def __init__(self, x, y=0.0, facing=180.0, pulley_height=2.12, height=2.3):
        frame = materials.black_steel()
        self.place = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(facing), 4, "Z")
        tower = pivot("tower")
        tower.matrix_world = self.place
        for side in (-1, 1):
            block((0.06, 0.06, height), frame, (0, side * 0.20, height / 2), tower)
            block((0.70, 0.06, 0.05), frame, (0.10, side * 0.20, 0.025), tower)
        for z in (0.03, height):
            block((0.08, 0.46, 0.06), frame, (0, 0, z), tower)
        block((0.07, 0.40, 0.07), frame, (0.02, 0, pulley_height + 0.07), tower)
        block((self.ARM, 0.05, 0.05), frame, (self.ARM / 2, 0, pulley_height + 0.07), tower)
        turned([(-0.02, 0.0), (-0.02, 0.055), (0, 0.045), (0.02, 0.055), (0.02, 0.0)], materials.bare_steel(), tower, (self.ARM, 0, pulley_height))
        self.stack = WeightStack(0, tower, height - 0.1)
        self.pulley = self.place @ Vector((self.ARM, 0, pulley_height - 0.04))
        self.cable, self.least = Cable(), None

    def pull_to(self, point):
        """Leads the cable to a point; the first call is the rest position of the weights."""
        length = (Vector(point) - self.pulley).length
        self.least = length if self.least is None else self.least
        self.cable.span(point, self.pulley)
        self.stack.rise(max(0.0, length - self.least))


def cable_bar(half=0.25, grips=0.10):
    """A straight bar along y for the cable, orange where it is held."""
    bar = pivot("cable bar")
    rod((0, -half, 0), (0, half, 0), 0.014, materials.bare_steel(), bar)
    for side in (-1, 1):
        rod((0, side * (half - grips), 0), (0, side * (half + 0.004), 0), 0.0175, materials.signal_orange(), bar)
    return bar


class RowMachine:
    """A long seat, two foot plates and a low pulley before a weight stack; the handle has two parallel grips."""
    SEAT = 0.40
    PULLEY = Vector((1.12, 0, 0.62))
    FOOT_PLATE = Vector((0.80, 0, 0.34))

    def __init__(self):
        frame, pad = materials.black_steel(), materials.upholstery()
        block((0.80, 0.30, 0.08), pad, (0.02, 0, self.SEAT - 0.04), bevel=0.025)
        for x in (-0.28, 0.32):
            block((0.06, 0.06, self.SEAT - 0.08), frame, (x, 0, (self.SEAT - 0.08) / 2))
        block((1.75, 0.08, 0.05), frame, (0.50, 0, 0.025))
        block((0.06, 0.50, 0.05), frame, (-0.32, 0, 0.025))
        for side in (-1, 1):
            block((0.03, 0.17, 0.30), materials.plain("tread", (0.05,) * 3, 0.8), tuple(self.FOOT_PLATE + Vector((0.03, side * 0.14, 0))), pitch=-18)
            block((0.30, 0.05, 0.05), frame, (0.96, side * 0.14, 0.26))
            block((0.06, 0.06, 1.75), frame, (1.28, side * 0.20, 0.875))
        block((0.05, 0.34, 0.05), frame, (0.94, 0, 0.26))
        block((0.08, 0.46, 0.06), frame, (1.28, 0, 1.75))
        block((0.16, 0.06, 0.06), frame, (1.20, 0, self.PULLEY.z))
        block((0.05, 0.40, 0.05), frame, (1.28, 0, self.PULLEY.z))
        turned([(-0.02, 0.0), (-0.02, 0.055), (0, 0.045), (0.02, 0.055), (0.02, 0.0)], materials.bare_steel(), None, tuple(self.PULLEY))
        root = pivot("row machine")
        self.stack = WeightStack(1.28, root, 1.70)
        self.handle, self.cable = pivot("row handle"), Cable()
        for side in (-1, 1):
            rod((-0.03, side * 0.065, 0), (0.05, side * 0.065, 0), 0.016, materials.signal_orange(), self.handle)
            rod((0.05, side * 0.065, 0), (0.13, 0, 0), 0.009, materials.bare_steel(), self.handle)

    def pull_to(self, grip, rest_x):
        """Moves the handle between the hands to a point; `rest_x` is where it hangs unpulled."""
        self.handle.location = grip
        self.cable.span(grip + Vector((0.13, 0, 0)), self.PULLEY - Vector((0.05, 0, 0)))
        self.stack.rise(max(0.0, rest_x - grip.x))
