"""Front squat: the bar rests on the front of the shoulders, elbows high, the trunk stays tall."""
import math

from mathutils import Vector

from equipment import barbell, place
from motion import mix
from people import BRUNO
from skeleton import Pose, both, standing_foot
from studio_room import Shot

WHO = BRUNO
FRAMES = 12
RATE = 12
SHOT = Shot(target=(0, 0, 0.92), azimuth=-122, height=1.25)


def equipment():
    return barbell()


def pose(t, bar):
    lean = math.radians(mix(0, 22, t))
    hip = Vector((mix(-0.01, -0.20, t), 0, mix(0.93, 0.42, t)))
    spine, front = Vector((math.sin(lean), 0, math.cos(lean))), Vector((math.cos(lean), 0, -math.sin(lean)))
    rest = hip + spine * (WHO.build.spine - 0.012) + front * 0.118
    place(bar, rest)
    return Pose(hip, spine,
                hands=both(lambda side: rest + Vector((0, side * 0.235, 0)) + spine * 0.012),
                feet=both(lambda side: standing_foot(0, side, 0.19, 20)),
                knees=both(lambda side: Vector((1, side * 0.45, 0))),
                elbows=both(lambda side: front + Vector((0, side * 0.30, 0)) + spine * 0.15),
                gaze=Vector((1, 0, mix(0, -0.05, t))), neck=Vector((math.sin(lean * 0.5), 0, math.cos(lean * 0.5))))
