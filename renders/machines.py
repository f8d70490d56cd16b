"""The studio's machines: cable pulldown, leg-press sled and pull-up rig."""
import math

from mathutils import Vector

import materials
from equipment import plate
from solids import block, pivot, rod, sphere, turned


class Cable:
    """A cable between two points that change; rebuilt by stretching a unit rod."""

    def __init__(self):
        self.rod = turned([(0, 0.0), (0, 0.004), (1, 0.004), (1, 0.0)], materials.plain("cable", (0.02,) * 3, 0.4), segments=12)
        self.rod.rotation_mode = "QUATERNION"

    def span(self, start, end):
        start, end = Vector(start), Vector(end)
        self.rod.location = start
        self.rod.rotation_quaternion = (end - start).to_track_quat("Y", "Z")
        self.rod.scale = (1, (end - start).length, 1)


class Pulldown:
    """Seat, knee roller, tower with a weight stack, and a wide bar on a cable."""
    PULLEY = Vector((0.16, 0, 2.12))
    SEAT = 0.46
    TOWER_X = 0.95

    def __init__(self):
        frame, pad = materials.black_steel(), materials.upholstery()
        for side in (-1, 1):
            block((0.06, 0.06, 2.2), frame, (self.TOWER_X, side * 0.20, 1.1))
            rod((self.TOWER_X, side * 0.085, 0.05), (self.TOWER_X, side * 0.085, 2.1), 0.010, materials.bare_steel())
        block((0.9, 0.07, 0.08), frame, (0.56, 0, 2.2))
        block((0.08, 0.5, 0.06), frame, (self.TOWER_X, 0, 2.2))
        block((1.35, 0.08, 0.06), frame, (0.30, 0, 0.03))
        block((0.06, 0.55, 0.05), frame, (-0.3, 0, 0.025))
        block((0.40, 0.32, 0.07), pad, (-0.02, 0, self.SEAT - 0.035), bevel=0.025)
        block((0.07, 0.07, self.SEAT - 0.1), frame, (0.05, 0, self.SEAT / 2 - 0.03))
        block((0.07, 0.07, 0.62), frame, (0.46, 0, 0.31))
        rod((0.33, -0.27, 0.655), (0.33, 0.27, 0.655), 0.055, pad)
        block((0.16, 0.05, 0.05), frame, (0.40, 0, 0.63))
        turned([(-0.02, 0.0), (-0.02, 0.07), (0, 0.058), (0.02, 0.07), (0.02, 0.0)], materials.bare_steel(), None, self.PULLEY)
        for level in range(4):
            block((0.10, 0.32, 0.045), materials.rubber(), (self.TOWER_X, 0, 0.10 + level * 0.05), bevel=0.004)
        self.stack = pivot("stack")
        for level in range(6):
            block((0.10, 0.32, 0.045), materials.rubber() if level else materials.signal_orange(), (0, 0, level * 0.05), self.stack, 0.004)
        self.bar = pivot("pulldown bar")
        for side in (-1, 1):
            rod((0, 0, 0), (0, side * 0.36, 0), 0.016, materials.bare_steel(), self.bar)
            rod((0, side * 0.36, 0), (0, side * 0.56, -0.09), 0.016, materials.bare_steel(), self.bar)
            rod((0, side * 0.40, -0.018), (0, side * 0.56, -0.09), 0.021, materials.signal_orange(), self.bar)
            sphere((0.016,) * 3, materials.bare_steel(), (0, side * 0.36, 0), self.bar)
        self.cable = Cable()

    def pull_to(self, bar, rest_height):
        self.bar.location = bar
        self.cable.span(bar, self.PULLEY - Vector((0.03, 0, 0.05)))
        self.stack.location = (self.TOWER_X, 0, 0.30 + rest_height - bar.z)


class LegPress:
    """A 45-degree sled: reclined seat, rails, foot plate with weights."""
    RAIL = Vector((math.cos(math.radians(42)), 0, math.sin(math.radians(42))))
    UP = Vector((-RAIL.z, 0, RAIL.x))
    START = Vector((0.05, 0, 0.40))

    def __init__(self):
        frame, pad = materials.black_steel(), materials.upholstery()
        base = self.START - self.UP * 0.30
        for side in (-1, 1):
            y = side * 0.36
            rod(base + self.RAIL * 0.25 + Vector((0, y, 0)), base + self.RAIL * 1.45 + Vector((0, y, 0)), 0.026, materials.bare_steel())
            top = base + self.RAIL * 1.45
            block((0.06, 0.06, top.z), frame, (top.x, y, top.z / 2))
            block((1.9, 0.06, 0.05), frame, (0.30, y, 0.025))
            foot = base + self.RAIL * 0.27
            block((0.06, 0.06, foot.z), frame, (foot.x, y, foot.z / 2))
            rod((0.02, side * 0.27, 0.14), (0.02, side * 0.27, 0.40), 0.016, materials.bare_steel())
            rod((0.02, side * 0.27, 0.30), (0.02, side * 0.27, 0.41), 0.021, materials.signal_orange())
        for x in (-0.6, 1.2):
            block((0.06, 0.78, 0.05), frame, (x, 0, 0.025))
        block((0.42, 0.40, 0.09), pad, (-0.03, 0, 0.215), bevel=0.03, pitch=-14)
        block((0.09, 0.40, 0.86), pad, (-0.435, 0, 0.53), bevel=0.03, pitch=-48)
        block((0.06, 0.3, 0.50), frame, (-0.52, 0, 0.25))
        self.sled = pivot("sled")
        block((0.05, 0.62, 0.58), frame, (0.035, 0, 0.10), self.sled, bevel=0.01)
        block((0.012, 0.56, 0.52), materials.plain("tread", (0.05,) * 3, 0.8), (0.006, 0, 0.10), self.sled, bevel=0.004)
        for side in (-1, 1):
            block((0.42, 0.08, 0.10), frame, (0.24, side * 0.36, -0.22), self.sled)
            rod((0.36, side * 0.36, -0.16), (0.36, side * 0.66, -0.16), 0.025, materials.bare_steel(), self.sled)
            plate(self.horn(), side * 0.45, 0.06, 0.18, materials.signal_orange())
            plate(self.horn(), side * 0.515, 0.05, 0.18, materials.rubber())
            block((0.40, 0.06, 0.06), frame, (0.20, side * 0.20, 0.02), self.sled, pitch=35)
        self.sled.rotation_euler = (0, -math.radians(42), 0)

    def horn(self):
        """A pivot where the sled carries its weights: far enough back to leave the feet in view."""
        axis = pivot("horn")
        axis.parent, axis.location = self.sled, (0.36, 0, -0.16)
        return axis

    def push_to(self, travel):
        """Moves the face of the foot plate to this distance along the rails."""
        self.sled.location = self.START + self.RAIL * travel


def pull_up_rig(height=2.25, span=1.3, depth_x=0.0):
    """Two uprights with a straight bar between them."""
    frame = materials.black_steel()
    for side in (-1, 1):
        block((0.075, 0.075, height + 0.12), frame, (depth_x, side * span / 2, (height + 0.12) / 2))
        block((0.7, 0.075, 0.05), frame, (depth_x, side * span / 2, 0.025))
    rod((depth_x, -span / 2, height), (depth_x, span / 2, height), 0.016, materials.bare_steel())
    for side in (-1, 1):
        rod((depth_x, side * span / 2 - side * 0.06, height), (depth_x, side * span / 2 - side * 0.04, height), 0.03, materials.signal_orange())
