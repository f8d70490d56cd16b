"""Back squat: bar on the upper back, hips below the knees at the bottom."""
import math

from mathutils import Vector

from equipment import barbell, place
from motion import mix
from people import ADA
from skeleton import Pose, both, standing_foot
from studio_room import Shot

WHO = ADA
FRAMES = 12
RATE = 11
SHOT = Shot(target=(0, 0, 0.92), azimuth=-138, height=1.3)


def equipment():
    return barbell()


def pose(t, bar):
    hip = Vector((mix(-0.02, -0.27, t), 0, mix(0.93, 0.43, t)))
    lean = math.radians(mix(3, 37, t))
    spine = Vector((math.sin(lean), 0, math.cos(lean)))
    back = Vector((-math.cos(lean), 0, math.sin(lean)))
    rest = hip + spine * (WHO.build.spine + 0.005) + back * 0.105
    place(bar, rest)
    return Pose(hip, spine,
                hands=both(lambda side: rest + Vector((0, side * 0.36, 0)) - back * 0.01),
                feet=both(lambda side: standing_foot(0, side, 0.20, 18)),
                knees=both(lambda side: Vector((1, side * 0.42, 0))),
                elbows=both(lambda side: Vector((-0.45, side * 0.2, -1))),
                gaze=Vector((1, 0, mix(0, -0.1, t))),
                neck=Vector((math.sin(lean * 0.7), 0, math.cos(lean * 0.7))))
