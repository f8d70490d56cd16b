"""Benches and stands: incline bench, bench-press stand, hyperextension bench, dip bars; hex bar and landmine."""
import math

from mathutils import Vector

import materials
from equipment import plate
from solids import block, pivot, rod


def incline_bench(hip, spine):
    """A bench whose back follows the spine of somebody who sits with this hip."""
    frame, pad = materials.black_steel(), materials.upholstery()
    up = Vector(spine).normalized()
    front = Vector((0, 1, 0)).cross(up)
    middle = Vector(hip) + up * 0.36 - front * 0.165
    pitch = math.degrees(math.atan2(up.z, -up.x))
    block((0.86, 0.28, 0.07), pad, tuple(middle), bevel=0.02, pitch=pitch)
    seat_top = hip.z - 0.125
    block((0.34, 0.28, 0.07), pad, (hip.x + 0.14, 0, seat_top - 0.035), bevel=0.02, pitch=-6)
    block((1.25, 0.06, 0.05), frame, (hip.x - 0.25, 0, 0.12))
    for x in (hip.x + 0.30, hip.x - 0.82):
        block((0.06, 0.46, 0.045), frame, (x, 0, 0.0225))
        block((0.06, 0.06, 0.10), frame, (x, 0, 0.07))
    block((0.06, 0.06, seat_top - 0.16), frame, (hip.x + 0.10, 0, (seat_top + 0.06) / 2))
    rod((hip.x - 0.62, 0, 0.12), tuple(middle + up * 0.16 - front * 0.04), 0.026, frame)


def press_stand(x, height=1.02, half=0.47):
    """Two uprights with orange hooks behind the head of a bench."""
    frame = materials.black_steel()
    for side in (-1, 1):
        block((0.07, 0.07, height), frame, (x, side * half, height / 2))
        block((0.50, 0.07, 0.05), frame, (x + 0.08, side * half, 0.025))
        block((0.09, 0.05, 0.035), materials.signal_orange(), (x + 0.06, side * half, height - 0.12), bevel=0.004)
    block((0.06, half * 2, 0.06), frame, (x, 0, 0.22))


def dip_bars(height=1.15, half=0.27):
    """Two parallel bars along x on four legs."""
    frame = materials.black_steel()
    for side in (-1, 1):
        rod((-0.42, side * half, height), (0.40, side * half, height), 0.021, materials.bare_steel())
        rod((-0.09, side * half, height), (0.09, side * half, height), 0.024, materials.signal_orange())
        for x in (-0.40, 0.38):
            block((0.055, 0.055, height), frame, (x, side * half, height / 2))
        block((1.05, 0.055, 0.05), frame, (-0.01, side * half, 0.025))
    block((0.055, half * 2, 0.05), frame, (0.38, 0, 0.30))


class ExtensionBench:
    """A 45-degree bench for back extensions: pads before the thighs, rollers behind the ankles."""
    LEG = Vector((math.cos(math.radians(45)), 0, math.sin(math.radians(45))))
    FRONT = Vector((LEG.z, 0, -LEG.x))

    def __init__(self, hip, ankle):
        frame, pad = materials.black_steel(), materials.upholstery()
        thigh = Vector(hip) - self.LEG * 0.19 + self.FRONT * 0.135
        for side in (-1, 1):
            block((0.26, 0.17, 0.08), pad, tuple(thigh + Vector((0, side * 0.10, 0))), bevel=0.03, pitch=-45)
        rail_top, rail_end = thigh + self.FRONT * 0.07 + self.LEG * 0.06, Vector(ankle) - self.LEG * 0.10 + self.FRONT * 0.10
        rod(tuple(rail_top), tuple(rail_end), 0.032, frame)
        block((0.32, 0.44, 0.025), materials.plain("tread", (0.05,) * 3, 0.8), tuple(Vector(ankle) - self.LEG * 0.10 + self.FRONT * 0.05), bevel=0.006, pitch=45)
        behind = Vector(ankle) - self.FRONT * 0.105 + self.LEG * 0.09
        for side in (-1, 1):
            rod(tuple(behind + Vector((0, side * 0.03, 0))), tuple(behind + Vector((0, side * 0.21, 0))), 0.045, pad)
        rod(tuple(behind), tuple(behind + self.FRONT * 0.20), 0.02, frame)
        rod(tuple(rail_end), (rail_end.x - 0.05, 0, 0.04), 0.03, frame)
        rod(tuple(rail_top - self.LEG * 0.12), (rail_top.x + 0.10, 0, 0.04), 0.03, frame)
        block((1.25, 0.07, 0.05), frame, ((rail_end.x + rail_top.x) / 2, 0, 0.025))
        for x in (rail_end.x - 0.12, rail_top.x + 0.12):
            block((0.06, 0.55, 0.05), frame, (x, 0, 0.025))


def trap_bar(plate_radius=0.225):
    """A hex bar to stand in; the pivot lies between the two orange grips."""
    bar, steel = pivot("trap bar"), materials.bare_steel()
    corners = [(0.34, 0.27), (0.0, 0.60), (-0.34, 0.27), (-0.34, -0.27), (0.0, -0.60), (0.34, -0.27)]
    for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1]):
        rod((x1, y1, 0), (x2, y2, 0), 0.019, materials.black_steel(), bar)
    for side in (-1, 1):
        rod((-0.33, side * 0.29, 0), (0.33, side * 0.29, 0), 0.014, steel, bar)
        rod((-0.075, side * 0.29, 0), (0.075, side * 0.29, 0), 0.0175, materials.signal_orange(), bar)
        rod((0, side * 0.58, 0), (0, side * 0.88, 0), 0.025, steel, bar)
        inner = 0.635
        for thickness, colour in ((0.06, materials.signal_orange()), (0.05, materials.rubber())):
            plate(bar, side * (inner + thickness / 2), thickness, plate_radius, colour)
            inner += thickness + 0.003
        rod((0, side * inner, 0), (0, side * (inner + 0.03), 0), 0.045, materials.black_steel(), bar)
    return bar


class Landmine:
    """A barbell whose far end turns in a joint on the floor; the near sleeve is held."""

    def __init__(self, joint, length):
        self.joint = Vector(joint)
        block((0.34, 0.34, 0.03), materials.black_steel(), (joint[0], joint[1], 0.015))
        rod((joint[0], joint[1], 0.02), (joint[0], joint[1], 0.09), 0.045, materials.black_steel())
        self.bar = pivot("landmine")
        self.bar.location, self.bar.rotation_mode = self.joint, "QUATERNION"
        rod((0, 0, 0), (0, length - 0.30, 0), 0.0145, materials.bare_steel(), self.bar)
        rod((0, length - 0.31, 0), (0, length - 0.29, 0), 0.037, materials.bare_steel(), self.bar)
        rod((0, length - 0.30, 0), (0, length + 0.075, 0), 0.025, materials.bare_steel(), self.bar)
        plate(self.bar, length - 0.26, 0.05, 0.165, materials.signal_orange())

    def point_at(self, hand):
        self.bar.rotation_quaternion = (Vector(hand) - self.joint).to_track_quat("Y", "Z")
