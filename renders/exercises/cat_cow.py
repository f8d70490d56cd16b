"""Cat-cow on all fours: the spine rounds to the ceiling, then sinks."""
from mathutils import Vector

from equipment import exercise_mat
from motion import mix
from people import CLARA
from skeleton import Pose, both, kneeling_foot
from studio_room import Shot

WHO = CLARA
FRAMES = 12
RATE = 10
SHOT = Shot(target=(0.0, 0, 0.38), azimuth=-124, height=1.15)


def equipment():
    return exercise_mat(size=(1.8, 0.8))


def pose(t, mat):
    return Pose(hip=Vector((mix(-0.20, -0.22, t), 0, mix(0.485, 0.50, t))), spine=Vector((1, 0, mix(0.20, 0.16, t))), bow=Vector((0, 0, mix(-0.055, 0.10, t))),
                fingers=Vector((1, 0, 0)), hands=both(lambda side: Vector((0.29, side * 0.19, 0.045))),
                feet=both(lambda side: kneeling_foot(-0.60, side, 0.10)), knees=both(lambda side: Vector((0.6, 0, -1))),
                elbows=both(lambda side: Vector((-1, side * 0.5, 0))),
                gaze=Vector((mix(1.0, -0.15, t), 0, mix(0.12, -1, t))), neck=Vector((1, 0, mix(0.75, -0.75, t))))
