"""Straight-arm pull-down: leaning forward a little, long arms draw the bar from above to the thighs."""
import math

from mathutils import Vector

from cable_machines import CableTower, cable_bar
from motion import mix
from people import HUGO
from skeleton import Pose, both, standing_foot
from studio_room import Shot

WHO = HUGO
FRAMES = 13
RATE = 13
SHOT = Shot(target=(0.34, 0, 1.12), azimuth=-122, height=1.4, above=0.5)
HIP, LEAN_ANGLE, REACH = Vector((-0.14, 0, 0.91)), math.radians(24), 0.615


def equipment():
    return CableTower(1.12), cable_bar(0.24)


def pose(t, gear):
    tower, bar = gear
    spine = Vector((math.sin(LEAN_ANGLE), 0, math.cos(LEAN_ANGLE)))
    shoulder, angle = HIP + spine * (WHO.build.spine - 0.035), math.radians(mix(42, -62, t))
    grip = shoulder + Vector((math.cos(angle), 0, math.sin(angle))) * REACH
    bar.location = grip
    tower.pull_to(grip)
    return Pose(HIP, spine, hands=both(lambda side: grip + Vector((0, side * 0.185, 0))),
                feet=both(lambda side: standing_foot(0, side, 0.13)),
                elbows=both(lambda side: Vector((-0.2, side, 0.25))), gaze=Vector((1, 0, -0.1)),
                neck=Vector((math.sin(LEAN_ANGLE * 0.7), 0, math.cos(LEAN_ANGLE * 0.7))))
