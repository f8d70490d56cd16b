"""Push press: a short dip of the knees, then the legs send the bar overhead."""
from mathutils import Vector

from equipment import barbell, place
from motion import along
from people import INES
from skeleton import Pose, both, standing_foot
from studio_room import Shot

WHO = INES
FRAMES = 12
RATE = 11
SHOT = Shot(target=(0, 0, 1.17), azimuth=-140, height=1.4, above=0.35)


def equipment():
    return barbell(plates=((0.05, 0.225, "orange"),))


def pose(t, bar):
    hip = along(t, (0, Vector((-0.01, 0, 0.935))), (0.3, Vector((-0.03, 0, 0.845))), (0.55, Vector((-0.005, 0, 0.938))), (1, Vector((0.01, 0, 0.938))))
    rest = hip + Vector((0.118, 0, WHO.build.spine - 0.012))
    overhead = Vector((0.005, 0, 2.085))
    rise = along(t, (0, 0.0), (0.38, 0.0), (1, 1.0))
    grip = rest.lerp(overhead, rise) + Vector((0.05 * rise * (1 - rise) * 4 * 0.5, 0, 0))
    place(bar, grip)
    reach = min(1.0, rise * 1.6)
    return Pose(hip, spine=Vector((along(t, (0, -0.02), (0.5, -0.05), (1, 0.0)), 0, 1)),
                hands=both(lambda side: grip + Vector((0, side * 0.26, 0.008))),
                feet=both(lambda side: standing_foot(0, side, 0.15, 14)),
                knees=both(lambda side: Vector((1, side * 0.3, 0))),
                elbows=both(lambda side: Vector((1 - 0.7 * reach, side * (0.25 + 0.6 * reach), -0.45 * (1 - reach) - 0.4 * reach))),
                gaze=Vector((1, 0, 0.06)))
