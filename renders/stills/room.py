"""The room: everything in its place, three members at work. The wall is bare: the site writes the studio's name on it."""
import math

from mathutils import Vector

from equipment import barbell, place
from exercises import back_squat, deadlift, goblet_squat
from figures import Spot, figure_at
from people import ADA, GRACE, LUIS
from still_life import View, look
from training_floor import RIG_FRONT, RIGS, bar_on_floor, racked_bar, training_floor

WIDTH, HEIGHT, EXPOSURE = 1600, 900, 0.3
VOXEL = 0.008


def scene():
    training_floor()
    racked_bar(RIGS[0])
    racked_bar(RIGS[2])
    left, middle, right = (Spot(x, y, turn) for x, y, turn in ((RIGS[0], 2.5, 78), (RIGS[1] + 0.05, 2.3, 90), (RIGS[2], 2.4, 104)))
    bar = deadlift.equipment()
    figure_at(left, LUIS, deadlift.pose(0.3, bar), VOXEL, gear=[bar])
    bar = back_squat.equipment()
    figure_at(middle, ADA, back_squat.pose(0.95, bar), VOXEL, gear=[bar])
    bell = goblet_squat.equipment()
    figure_at(right, GRACE, goblet_squat.pose(0.35, bell), VOXEL, gear=[bell])
    look(View(eye=(0.25, -4.6, 1.42), target=(-0.1, 3.0, 1.36), lens=29, sharp=(0, 2.4, 1.0), stop=8))
