"""Lat pulldown: knees under the roller, the bar comes down to the collarbone."""
from mathutils import Vector

from machines import Pulldown
from motion import mix
from people import BRUNO
from skeleton import Pose, both, standing_foot
from studio_room import Shot

WHO = BRUNO
FRAMES = 12
RATE = 12
SHOT = Shot(target=(0.28, 0, 1.13), azimuth=-134, height=1.4)
TOP = 1.70


def equipment():
    return Pulldown()


def pose(t, machine):
    bar = Vector((mix(0.06, 0.15, t), 0, mix(TOP, 1.20, t)))
    machine.pull_to(bar, TOP)
    return Pose(hip=Vector((0, 0, 0.575)), spine=Vector((mix(-0.03, -0.22, t), 0, 1)),
                hands=both(lambda side: bar + Vector((0, side * 0.44, -0.036))),
                feet=both(lambda side: standing_foot(0.40, side, 0.15, 8)),
                knees=both(lambda side: Vector((1, side * 0.2, 1))),
                elbows=both(lambda side: Vector((mix(0.1, -0.25, t), side * 0.6, -1))),
                gaze=Vector((1, 0, mix(0.25, 0.12, t))), bow=Vector((mix(0, 0.02, t), 0, 0)))
