"""Seated cable row: the chest stays tall, the elbows travel back along the ribs."""
from mathutils import Vector

from cable_machines import RowMachine
from motion import mix
from people import KARIN
from skeleton import Foot, Pose, both
from studio_room import Shot

WHO = KARIN
FRAMES = 12
RATE = 11
SHOT = Shot(target=(0.45, 0, 0.74), azimuth=-124, height=1.3)
FAR = 0.62


def equipment():
    return RowMachine()


def pose(t, machine):
    grip = Vector((mix(FAR, 0.185, t), 0, mix(0.76, 0.70, t)))
    machine.pull_to(grip, FAR)
    return Pose(hip=Vector((0.02, 0, 0.505)), spine=Vector((mix(0.16, -0.09, t), 0, 1)), bow=Vector((mix(-0.01, 0.015, t), 0, 0)),
                hands=both(lambda side: grip + Vector((0, side * 0.065, 0))),
                feet=both(lambda side: Foot(Vector((0.715, side * 0.14, 0.33)), Vector((0.31, 0, 0.95)), Vector((-0.95, 0, 0.31)))),
                knees=both(lambda side: Vector((0.3, side * 0.1, 1))),
                elbows=both(lambda side: Vector((-1, side * 0.35, -0.5))), gaze=Vector((1, 0, 0.0)))
