"""Hamstring stretch: one heel on a box, straight leg, the trunk folds from the hips."""
import math

from mathutils import Vector

from equipment import box
from motion import mix
from people import HUGO
from skeleton import RIGHT, Foot, Pose, both, standing_foot
from studio_room import Shot

WHO = HUGO
FRAMES = 12
RATE = 11
SHOT = Shot(target=(0.28, 0, 0.82), azimuth=-112, height=1.2)


def equipment():
    return box((0.42, 0.55, 0.38), (0.83, 0.08, 0.19))


def pose(t, step):
    lean = math.radians(mix(14, 46, t))
    hip = Vector((mix(0.0, -0.015, t), 0, 0.922))
    return Pose(hip, spine=Vector((math.sin(lean), 0, math.cos(lean))), fingers=Vector((1, 0, -0.6)),
                hands=both(lambda side: Vector((mix(0.30, 0.47, t), -0.07 + side * 0.055, mix(0.875, 0.765, t)))),
                feet={RIGHT: Foot(Vector((0.715, -0.09, 0.50)), Vector((0.25, 0, 0.97)), Vector((-0.97, 0, 0.25))), -RIGHT: standing_foot(0.0, -RIGHT, 0.10, 8)},
                knees=both(lambda side: Vector((0.5, 0, 1))), elbows=both(lambda side: Vector((-0.5, side, -0.2))),
                neck=Vector((math.sin(lean * 0.8), 0, math.cos(lean * 0.8))))
