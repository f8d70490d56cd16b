"""Close-grip bench press: hands at shoulder width, elbows stay near the ribs."""
from mathutils import Vector

from benches import press_stand
from equipment import barbell, flat_bench, place
from motion import mix
from people import KARIN
from skeleton import Pose, both, standing_foot
from studio_room import Shot

WHO = KARIN
FRAMES = 12
RATE = 12
SHOT = Shot(target=(-0.10, 0, 0.68), azimuth=-106, height=1.75)


def equipment():
    flat_bench(centre_x=-0.28, length=1.25)
    press_stand(-0.70)
    return barbell(plates=((0.045, 0.165, "orange"),))


def pose(t, bar):
    grip = Vector((mix(-0.12, -0.30, t), 0, mix(0.71, 1.165, t)))
    place(bar, grip)
    return Pose(hip=Vector((0.17, 0, 0.55)), spine=Vector((-1, 0, 0.015)), bow=Vector((0, 0, 0.03)),
                hands=both(lambda side: grip + Vector((0, side * 0.165, 0))),
                feet=both(lambda side: standing_foot(0.46, side, 0.26, 14)),
                knees=both(lambda side: Vector((0.3, side * 0.4, 1))),
                elbows=both(lambda side: Vector((1, side * 0.35, -0.6))),
                gaze=Vector((0.12, 0, 1)), neck=Vector((-1, 0, 0.0)))
