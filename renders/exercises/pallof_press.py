"""Pallof press: the cable pulls from the side, the arms go straight out, the trunk refuses to turn."""
from mathutils import Vector

import materials
from cable_machines import CableTower
from motion import mix
from people import CLARA
from skeleton import Pose, both, standing_foot
from solids import pivot, rod
from studio_room import Shot

WHO = CLARA
FRAMES = 13
RATE = 13
SHOT = Shot(target=(0.16, 0.42, 1.02), azimuth=-128, height=1.4, above=0.5)


def equipment():
    handle = pivot("handle")
    rod((0, 0, -0.06), (0, 0, 0.06), 0.017, materials.signal_orange(), handle)
    return CableTower(0.28, 1.45, facing=-90, pulley_height=1.19), handle


def pose(t, gear):
    tower, handle = gear
    grip = Vector((mix(0.20, 0.595, t), 0.0, mix(1.16, 1.20, t)))
    handle.location = grip
    tower.pull_to(grip)
    return Pose(hip=Vector((-0.05, 0, 0.885)), spine=Vector((0.09, 0, 1)),
                hands=both(lambda side: grip + Vector((0, side * 0.028, side * 0.022))),
                feet=both(lambda side: standing_foot(0, side, 0.20, 12)),
                knees=both(lambda side: Vector((1, side * 0.3, 0))),
                elbows=both(lambda side: Vector((-0.3, side, -0.8))))
