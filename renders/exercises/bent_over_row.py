"""Bent-over row: flat back, the bar travels from hanging arms to the navel."""
import math

from mathutils import Vector

from equipment import barbell, place
from motion import along, mix
from people import INES
from skeleton import Pose, both, standing_foot
from studio_room import Shot

WHO = INES
FRAMES = 12
RATE = 13
SHOT = Shot(target=(0, 0, 0.72), azimuth=-122, height=1.3)


def equipment():
    return barbell(plates=((0.05, 0.225, "orange"),))


def pose(t, bar):
    lean = math.radians(mix(63, 59, t))
    grip = along(t, (0, Vector((0.13, 0, 0.42))), (0.45, Vector((0.12, 0, 0.57))), (1, Vector((-0.03, 0, 0.765))))
    place(bar, grip)
    return Pose(hip=Vector((-0.27, 0, 0.80)), spine=Vector((math.sin(lean), 0, math.cos(lean))),
                hands=both(lambda side: grip + Vector((0, side * 0.25, 0))),
                feet=both(lambda side: standing_foot(0, side, 0.13)),
                elbows=both(lambda side: Vector((-0.6, side * 0.45, 1))),
                gaze=Vector((0.75, 0, -0.65)), neck=Vector((math.sin(lean * 0.85), 0, math.cos(lean * 0.85))))
