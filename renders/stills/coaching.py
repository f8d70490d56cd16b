"""Coaching: a member low in the goblet squat, the coach at eye level before her, a hand where the knee should go."""
import math
from mathutils import Vector

from exercises import goblet_squat
from figures import Spot, figure_at
from people import GRACE, JUN
from skeleton import LEFT, RIGHT, Pose, both, kneeling_foot, standing_foot
from small_gear import cast_kettlebell
from still_life import View, corner, corner_lights, look
from studio_room import softbox

WIDTH, HEIGHT, EXPOSURE = 1200, 800, 0.3
DEPTH = 0.92
WALL_Y = 2.4


def coach_pose(spot, beside_the_knee):
    """Half-kneeling, eyes on the member's face: one open hand beside her knee, the other on his own."""
    own_knee = Vector((0.30, RIGHT * 0.13, 0.60))
    return Pose(hip=Vector((-0.02, 0, 0.515)), spine=Vector((0.22, 0, 1)), bow=Vector((-0.03, 0, 0)),
                hands={LEFT: spot.seen_from_here(beside_the_knee), RIGHT: own_knee}, fingers=Vector((1, 0, -0.25)),
                feet={RIGHT: standing_foot(0.40, RIGHT, 0.14, 5), LEFT: kneeling_foot(-0.53, LEFT, 0.11)},
                knees={RIGHT: Vector((1, -0.1, 1)), LEFT: Vector((0.5, 0, -1))},
                elbows=both(lambda side: Vector((-0.4, side * 0.5, -0.9))),
                gaze=Vector((1, 0.0, -0.05)), neck=Vector((0.16, 0, 1)))


def scene():
    corner(WALL_Y)
    member, coach = Spot(-0.36, 0.0, 40), Spot(0.66, 0.10, 150)
    bell = goblet_squat.equipment()
    squat = goblet_squat.pose(DEPTH, bell)
    squat.gaze = Vector((1, -0.25, 0.04))
    figure_at(member, GRACE, squat, gear=[bell])
    knee = member.frame @ Vector((0.30, RIGHT * 0.30, 0.50))
    figure_at(coach, JUN, coach_pose(coach, knee + Vector((0.12, 0.02, 0.03))))
    for index, size in enumerate((1.1, 1.02, 0.94, 0.86)):
        other = cast_kettlebell(size)
        other.location, other.rotation_euler = (-1.35 + index * 0.30, 1.75, 0), (0, 0, math.radians(20 + index * 17))
    corner_lights((0, 0, 0.6), WALL_Y, key=1.15, edge=0.6)
    # Light from where we look, or the backs of both would be dark.
    softbox((0.5, -2.7, 1.9), (0, 0, 0.7), 1.8, 1.2, 62, (1, 0.97, 0.94))
    look(View(eye=(0.20, -3.5, 0.92), target=(0.17, 0, 0.66), lens=51, sharp=(-0.1, -0.1, 0.6), stop=5.6))
