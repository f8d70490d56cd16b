"""Bench press: the bar touches the lower chest, then moves up and slightly back over the shoulders."""
from mathutils import Vector

from benches import press_stand
from equipment import barbell, flat_bench, place
from motion import mix
from people import BRUNO
from skeleton import Pose, both, standing_foot
from studio_room import Shot

WHO = BRUNO
FRAMES = 12
RATE = 12
SHOT = Shot(target=(-0.10, 0, 0.68), azimuth=-106, height=1.75)


def equipment():
    flat_bench(centre_x=-0.28, length=1.25)
    press_stand(-0.70)
    return barbell(plates=((0.05, 0.205, "orange"), (0.04, 0.165, "black")))


def pose(t, bar):
    grip = Vector((mix(-0.17, -0.305, t), 0, mix(0.725, 1.155, t)))
    place(bar, grip)
    return Pose(hip=Vector((0.17, 0, 0.55)), spine=Vector((-1, 0, 0.015)), bow=Vector((0, 0, 0.03)),
                hands=both(lambda side: grip + Vector((0, side * 0.33, 0))),
                feet=both(lambda side: standing_foot(0.46, side, 0.27, 14)),
                knees=both(lambda side: Vector((0.3, side * 0.4, 1))),
                elbows=both(lambda side: Vector((0.45, side, -0.8))),
                gaze=Vector((0.12, 0, 1)), neck=Vector((-1, 0, 0.0)))
