"""Back extension on the 45-degree bench: the trunk rises from hanging until it is in line with the legs."""
import math

from mathutils import Vector

from benches import ExtensionBench
from motion import mix
from people import ELIF
from skeleton import Foot, Pose, both
from studio_room import Shot

WHO = ELIF
FRAMES = 13
RATE = 13
SHOT = Shot(target=(-0.02, 0, 0.70), azimuth=-116, height=1.35)
HIP = Vector((0.0, 0, 0.86))
ANKLE = HIP - ExtensionBench.LEG * 0.853


def equipment():
    return ExtensionBench(HIP, ANKLE)


def pose(t, bench):
    slope = math.radians(mix(-42, 45, t))
    spine, front = Vector((math.cos(slope), 0, math.sin(slope))), Vector((math.sin(slope), 0, -math.cos(slope)))
    return Pose(HIP, spine, bow=front * mix(-0.03, 0.0, t),
                hands=both(lambda side: HIP + spine * (0.375 if side > 0 else 0.35) + front * 0.165 + Vector((0, -side * 0.075, 0))),
                feet=both(lambda side: Foot(ANKLE + Vector((0, side * 0.10, 0)), bench.FRONT, bench.LEG)),
                knees=both(lambda side: bench.FRONT), elbows=both(lambda side: Vector((0, side, 0)) + front * 0.15 - spine * 0.35),
                gaze=front + spine * 0.25, neck=spine)
