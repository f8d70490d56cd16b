"""Hip thrust: shoulders on the bench, the bar rises until trunk and thighs form one line."""
import math

from mathutils import Vector

import materials
from equipment import barbell, place
from motion import mix
from people import ADA
from skeleton import Pose, both, standing_foot
from solids import block
from studio_room import Shot

WHO = ADA
FRAMES = 12
RATE = 12
SHOT = Shot(target=(0.0, 0, 0.44), azimuth=-112, height=1.45)
SHOULDERS = Vector((-0.42, 0, 0.505))


def equipment():
    block((0.30, 1.15, 0.08), materials.upholstery(), (-0.48, 0, 0.36), bevel=0.025)
    for side in (-1, 1):
        block((0.22, 0.06, 0.32), materials.black_steel(), (-0.48, side * 0.42, 0.16))
    return barbell(plates=((0.06, 0.165, "orange"),))


def pose(t, bar):
    slope = math.radians(mix(33, -1, t))
    spine, front = Vector((-math.cos(slope), 0, math.sin(slope))), Vector((math.sin(slope), 0, math.cos(slope)))
    hip = SHOULDERS - spine * WHO.build.spine
    grip = hip + front * 0.145 + spine * 0.02
    place(bar, grip)
    return Pose(hip, spine, hands=both(lambda side: grip + Vector((0, side * 0.31, 0))),
                feet=both(lambda side: standing_foot(0.50, side, 0.16, 12)),
                knees=both(lambda side: Vector((0.2, side * 0.2, 1))),
                elbows=both(lambda side: Vector((0.1, side, 0.2))),
                gaze=Vector((mix(0.9, 0.45, t), 0, 1)), neck=Vector((-1, 0, mix(0.75, 0.35, t))))
