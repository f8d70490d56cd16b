"""Shoulder dislocates: a stick in a wide grip travels over the head on straight arms."""
import math

from mathutils import Vector

from equipment import place, stick
from motion import mix
from people import ELIF
from skeleton import Pose, both, standing_foot
from studio_room import Shot

WHO = ELIF
FRAMES = 12
RATE = 10
SHOT = Shot(target=(0, 0, 1.02), azimuth=-146, height=1.35, above=0.6)
HALF_GRIP = 0.52


def equipment():
    return stick(1.5)


def pose(t, dowel):
    hip, spine = Vector((0, 0, 0.94)), Vector((0, 0, 1))
    shoulder = hip + spine * (WHO.build.spine - 0.035)
    arm = WHO.build.upper_arm + WHO.build.forearm + WHO.build.grip - 0.01
    radius = math.sqrt(arm ** 2 - (HALF_GRIP - WHO.build.shoulder) ** 2)
    swing = math.radians(mix(-62, 205, t))
    grip = shoulder + Vector((math.cos(swing), 0, math.sin(swing))) * radius
    place(dowel, grip)
    return Pose(hip, spine, hands=both(lambda side: grip + Vector((0, side * HALF_GRIP, 0))),
                feet=both(lambda side: standing_foot(0, side, 0.14, 12)),
                elbows=both(lambda side: Vector((-0.3, side, -0.3))))
