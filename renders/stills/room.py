"""The room: everything in its place, three members at work."""
import math

from mathutils import Vector

import materials
from equipment import barbell, place
from exercises import back_squat, deadlift, goblet_squat
from figures import Spot, figure_at
from skeleton import LEAN, STRONG
from still_life import View, look
from training_floor import RIG_FRONT, RIGS, bar_on_floor, racked_bar, training_floor

WIDTH, HEIGHT, EXPOSURE = 1600, 900, 0.3
VOXEL = 0.008


def scene():
    training_floor()
    racked_bar(RIGS[0])
    racked_bar(RIGS[2])
    left, middle, right = (Spot(x, y, turn) for x, y, turn in ((RIGS[0], 2.5, -90), (RIGS[1] + 0.05, 2.3, -90), (RIGS[2], 2.4, -90)))
    bar = deadlift.equipment()
    figure_at(left, STRONG, deadlift.pose(0.3, bar), voxel=VOXEL, gear=[bar])
    bar = back_squat.equipment()
    figure_at(middle, LEAN, back_squat.pose(0.95, bar), voxel=VOXEL, gear=[bar])
    bell = goblet_squat.equipment()
    figure_at(right, LEAN, goblet_squat.pose(0.35, bell), materials.plain("stone shirt", (0.20, 0.195, 0.185), 0.85, specular=0.2), VOXEL, gear=[bell])
    look(View(eye=(0.25, -4.6, 1.42), target=(-0.1, 3.0, 1.36), lens=29, sharp=(0, 2.4, 1.0), stop=8))
