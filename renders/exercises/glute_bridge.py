"""Glute bridge: shoulders stay on the mat, the hips rise until knee, hip and shoulder form one line."""
import math

from mathutils import Vector

from equipment import exercise_mat
from motion import mix
from people import GRACE
from skeleton import Pose, both, standing_foot
from studio_room import Shot

WHO = GRACE
FRAMES = 13
RATE = 13
SHOT = Shot(target=(-0.08, 0, 0.30), azimuth=-112, height=1.2)
SHOULDERS = Vector((-0.46, 0, 0.135))


def equipment():
    return exercise_mat(centre=(-0.10, 0), size=(1.8, 0.8))


def pose(t, mat):
    slope = math.radians(mix(0, 31, t))
    spine = Vector((-math.cos(slope), 0, -math.sin(slope)))
    hip = SHOULDERS - spine * WHO.build.spine
    return Pose(hip, spine, fingers=Vector((1, 0, -0.05)), hands=both(lambda side: Vector((0.09, side * 0.27, 0.045))),
                feet=both(lambda side: standing_foot(0.39, side, 0.13, 6)),
                knees=both(lambda side: Vector((0.2, side * 0.1, 1))),
                elbows=both(lambda side: Vector((0, side, -0.05))),
                gaze=Vector((0.15, 0, 1)), neck=Vector((-1, 0, mix(0.05, 0.22, t))))
