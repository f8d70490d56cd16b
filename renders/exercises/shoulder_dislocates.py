"""Shoulder dislocates: a stick in a wide grip travels over the head on straight arms."""
import math

from mathutils import Vector

from equipment import place, stick
from motion import mix
from skeleton import LEAN, Pose, both, standing_foot
from studio_room import Shot

BUILD = LEAN
FRAMES = 14
RATE = 12
SHOT = Shot(target=(0, 0, 1.02), azimuth=-40, height=1.3, distance=4.9)
HALF_GRIP = 0.52


def equipment():
    return stick(1.5)


def pose(t, dowel):
    hip, spine = Vector((0, 0, 0.94)), Vector((0, 0, 1))
    shoulder = hip + spine * (BUILD.spine - 0.035)
    arm = BUILD.upper_arm + BUILD.forearm + BUILD.grip - 0.01
    radius = math.sqrt(arm ** 2 - (HALF_GRIP - BUILD.shoulder) ** 2)
    swing = math.radians(mix(-62, 205, t))
    grip = shoulder + Vector((math.cos(swing), 0, math.sin(swing))) * radius
    place(dowel, grip)
    return Pose(hip, spine, hands=both(lambda side: grip + Vector((0, side * HALF_GRIP, 0))),
                feet=both(lambda side: standing_foot(0, side, 0.14, 12)),
                elbows=both(lambda side: Vector((-0.3, side, -0.3))))
