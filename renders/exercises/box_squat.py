"""Box squat: the hips travel back until they touch the box; the shins stay upright."""
import math

from mathutils import Vector

from equipment import barbell, box, place
from motion import mix
from people import DIETER
from skeleton import Pose, both, standing_foot
from studio_room import Shot

WHO = DIETER
FRAMES = 12
RATE = 12
SHOT = Shot(target=(-0.08, 0, 0.90), azimuth=-140, height=1.25)


def equipment():
    box((0.45, 0.55, 0.40), (-0.50, 0, 0.20))
    return barbell()


def pose(t, bar):
    hip = Vector((mix(-0.02, -0.40, t), 0, mix(0.925, 0.515, t)))
    lean = math.radians(mix(3, 36, t))
    spine, back = Vector((math.sin(lean), 0, math.cos(lean))), Vector((-math.cos(lean), 0, math.sin(lean)))
    rest = hip + spine * (WHO.build.spine + 0.005) + back * 0.105
    place(bar, rest)
    return Pose(hip, spine,
                hands=both(lambda side: rest + Vector((0, side * 0.38, 0)) - back * 0.01),
                feet=both(lambda side: standing_foot(0, side, 0.22, 20)),
                knees=both(lambda side: Vector((1, side * 0.5, 0))),
                elbows=both(lambda side: Vector((-0.45, side * 0.2, -1))),
                gaze=Vector((1, 0, mix(0, -0.15, t))), neck=Vector((math.sin(lean * 0.7), 0, math.cos(lean * 0.7))))
