"""Leg press on the 45-degree sled: back on the pad, knees bend towards the chest."""
from mathutils import Vector

from machines import LegPress
from motion import mix
from people import DIETER
from skeleton import Foot, Pose, both
from studio_room import Shot

WHO = DIETER
FRAMES = 12
RATE = 12
SHOT = Shot(target=(0.24, 0, 0.58), azimuth=-98, height=1.45)


def equipment():
    return LegPress()


def pose(t, machine):
    travel = mix(0.86, 0.55, t)
    machine.push_to(travel)
    ankle = machine.START + machine.RAIL * (travel - 0.085) + machine.UP * 0.06
    return Pose(hip=Vector((-0.03, 0, 0.375)), spine=Vector((-0.74, 0, 0.67)),
                hands=both(lambda side: Vector((0.02, side * 0.27, 0.36))),
                feet=both(lambda side: Foot(ankle + Vector((0, side * 0.15, 0)), (machine.UP + Vector((0, side * 0.15, 0))).normalized(), -machine.RAIL)),
                knees=both(lambda side: Vector((-0.6, side * 0.35, 1))),
                elbows=both(lambda side: Vector((-0.3, side, -0.2))),
                gaze=Vector((1, 0, 0.35)), neck=Vector((-0.45, 0, 0.8)))
