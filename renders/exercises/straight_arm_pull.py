"""Straight-arm pull-down: leaning forward a little, long arms draw the bar from above to the thighs."""
import math

from mathutils import Vector

from cable_machines import CableTower, cable_bar
from motion import mix
from skeleton import STRONG, Pose, both, standing_foot
from studio_room import Shot

BUILD = STRONG
FRAMES = 13
RATE = 13
SHOT = Shot(target=(0.34, 0, 1.12), azimuth=-64, height=1.35, distance=5.2)
HIP, LEAN_ANGLE, REACH = Vector((-0.14, 0, 0.91)), math.radians(24), 0.615


def equipment():
    return CableTower(1.12), cable_bar(0.24)


def pose(t, gear):
    tower, bar = gear
    spine = Vector((math.sin(LEAN_ANGLE), 0, math.cos(LEAN_ANGLE)))
    shoulder, angle = HIP + spine * (BUILD.spine - 0.035), math.radians(mix(42, -62, t))
    grip = shoulder + Vector((math.cos(angle), 0, math.sin(angle))) * REACH
    bar.location = grip
    tower.pull_to(grip)
    return Pose(HIP, spine, hands=both(lambda side: grip + Vector((0, side * 0.185, 0))),
                feet=both(lambda side: standing_foot(0, side, 0.13)),
                elbows=both(lambda side: Vector((-0.2, side, 0.25))), gaze=Vector((1, 0, -0.1)),
                neck=Vector((math.sin(LEAN_ANGLE * 0.7), 0, math.cos(LEAN_ANGLE * 0.7))))
