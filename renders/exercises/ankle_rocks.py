"""Ankle rocks in half-kneeling: the heel stays down while the knee travels past the toes."""
from mathutils import Vector

from equipment import exercise_mat
from motion import mix
from people import DIETER
from skeleton import LEFT, RIGHT, Pose, both, kneeling_foot, standing_foot
from studio_room import Shot

WHO = DIETER
FRAMES = 8
RATE = 8
SHOT = Shot(target=(0.0, 0, 0.58), azimuth=-126, height=1.0)


def equipment():
    return exercise_mat(size=(1.7, 0.8))


def pose(t, mat):
    hip = Vector((mix(-0.14, 0.04, t), 0, mix(0.52, 0.475, t)))
    lean = mix(0.08, 0.36, t)
    knee_top = Vector((mix(0.245, 0.40, t), RIGHT * 0.11, mix(0.60, 0.545, t)))
    return Pose(hip, spine=Vector((lean, 0, 1)), fingers=Vector((1, 0, -0.4)),
                hands=both(lambda side: knee_top + Vector((-0.02, side * 0.045, 0))),
                feet={RIGHT: standing_foot(0.24, RIGHT, 0.11, 0), LEFT: kneeling_foot(-0.60, LEFT, 0.11)},
                knees={RIGHT: Vector((1, 0, 1)), LEFT: Vector((0.5, 0, -1))},
                elbows=both(lambda side: Vector((-0.4, side, -0.3))), gaze=Vector((1, 0, -0.3)))
