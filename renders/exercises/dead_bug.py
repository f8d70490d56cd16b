"""Dead bug: on the back, opposite arm and leg reach away while the lower back stays on the mat."""
from mathutils import Vector

from equipment import exercise_mat
from motion import mix
from people import JUN
from skeleton import LEFT, RIGHT, Foot, Pose, both
from studio_room import Shot

WHO = JUN
FRAMES = 13
RATE = 13
SHOT = Shot(target=(-0.05, 0, 0.34), azimuth=-118, height=1.3)
HIP = Vector((0.0, 0, 0.135))


def equipment():
    return exercise_mat(centre=(-0.05, 0), size=(1.9, 0.8))


def pose(t, mat):
    towards_knee, toes = Vector((-1, 0, 0)), Vector((0.15, 0, 1)).normalized()
    shoulder = HIP + Vector((-(WHO.build.spine - 0.035), 0, 0))

    def foot(side):
        reach = t if side == LEFT else 0.0
        ankle = Vector((mix(0.42, 0.83, reach), side * 0.10, mix(0.565, 0.20, reach)))
        return Foot(ankle, toes, towards_knee)

    def hand(side):
        angle = t if side == RIGHT else 0.0
        start, end = Vector((0.02, side * 0.165, 0.62)), Vector((-0.60, side * 0.19, 0.19))
        middle = start.lerp(end, angle)
        return shoulder + middle.normalized() * 0.632

    return Pose(HIP, spine=Vector((-1, 0, 0)), hands=both(hand), feet=both(foot),
                knees=both(lambda side: Vector((-0.4, 0, 1))), elbows=both(lambda side: Vector((0.2, side, 0.2))),
                gaze=Vector((0.12, 0, 1)), neck=Vector((-1, 0, 0.06)))
