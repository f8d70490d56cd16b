"""The whole studio as one room: bare wall, rigs, platforms, dumbbell rack, kettlebells, boxes, light tubes."""
import math

import bpy

import materials
from concrete import raw_concrete, sealed_floor
from equipment import barbell
from small_gear import cast_kettlebell, medicine_ball, round_dumbbell
from solids import block, rod
from studio_room import plane, softbox, surroundings

BACK, LEFT_WALL, RIGHT_WALL, CEILING = 6.0, -5.6, 5.8, 4.1
RIGS = (-2.75, -0.3, 2.15)
RIG_WIDTH, RIG_HEIGHT = 1.25, 2.6
RIG_FRONT, RIG_BACK = 4.1, 5.5


def shell():
    """Floor, walls, ceiling and the seams of the formwork."""
    plane(60, sealed_floor(tone=0.03), (0, 0, 0))
    wall = raw_concrete(tone=0.125)
    plane(60, wall, (0, BACK, 0), (math.pi / 2, 0, 0))
    plane(60, wall, (LEFT_WALL, 0, 0), (math.pi / 2, 0, math.pi / 2))
    plane(60, wall, (RIGHT_WALL, 0, 0), (math.pi / 2, 0, -math.pi / 2))
    plane(60, raw_concrete("ceiling concrete", tone=0.06, pores=False), (0, 0, CEILING), (math.pi, 0, 0))
    seam = materials.plain("seam", (0.02,) * 3, 0.9)
    for column in range(-3, 4):
        x = column * 2.4 + 0.3
        if LEFT_WALL < x < RIGHT_WALL:
            rod((x, BACK, 0), (x, BACK, CEILING), 0.006, seam)
    for row in (1, 2, 3):
        z = row * 1.2
        rod((LEFT_WALL, BACK, z), (RIGHT_WALL, BACK, z), 0.006, seam)
        for x in (LEFT_WALL, RIGHT_WALL):
            rod((x, -4, z), (x, BACK, z), 0.006, seam)
    for y in (-1.5, 0.9, 3.3):
        for x in (LEFT_WALL, RIGHT_WALL):
            rod((x, y, 0), (x, y, CEILING), 0.006, seam)


def light_lines():
    """Tubes below the ceiling towards the back wall, and the orange line along the walls."""
    tube = materials.glowing("tube", (1.0, 0.93, 0.85), 9)
    for x in (-3.9, -1.5, 0.9, 3.3):
        rod((x, -3.0, CEILING - 0.42), (x, 4.6, CEILING - 0.42), 0.026, tube)
        block((0.09, 7.6, 0.05), materials.black_steel(), (x, 0.8, CEILING - 0.375))
    line = materials.glowing("line", (1.0, 0.18, 0.025), 11)
    rod((LEFT_WALL, BACK - 0.05, 0.05), (RIGHT_WALL, BACK - 0.05, 0.05), 0.017, line)
    for x, inward in ((LEFT_WALL, 1), (RIGHT_WALL, -1)):
        rod((x + inward * 0.05, -4, 0.05), (x + inward * 0.05, BACK, 0.05), 0.017, line)


def rig(x):
    """A double rack with pull-up bar; the loaded bar waits in its hooks."""
    frame, half = materials.black_steel(), RIG_WIDTH / 2
    for side in (-1, 1):
        for y in (RIG_FRONT, RIG_BACK):
            block((0.08, 0.08, RIG_HEIGHT), frame, (x + side * half, y, RIG_HEIGHT / 2))
        block((0.08, RIG_BACK - RIG_FRONT, 0.08), frame, (x + side * half, (RIG_FRONT + RIG_BACK) / 2, RIG_HEIGHT - 0.04))
        block((0.05, 0.09, 0.05), materials.signal_orange(), (x + side * half, RIG_FRONT - 0.075, 1.36))
        block((0.085, 0.085, 0.05), materials.signal_orange(), (x + side * half, RIG_FRONT, RIG_HEIGHT - 0.32), bevel=0.002)
        for level in range(11):
            z = 0.5 + level * 0.17
            rod((x + side * half, RIG_FRONT - 0.0405, z), (x + side * half, RIG_FRONT - 0.042, z), 0.012, materials.plain("hole", (0.002,) * 3, 0.9))
    for y in (RIG_FRONT, RIG_BACK):
        rod((x - half, y, RIG_HEIGHT - 0.12), (x + half, y, RIG_HEIGHT - 0.12), 0.018, materials.bare_steel())


def racked_bar(x):
    bar = barbell(plates=((0.05, 0.225, "black"), (0.045, 0.225, "orange")), half=1.02)
    bar.location, bar.rotation_euler = (x, RIG_FRONT - 0.085, 1.415), (0, 0, math.pi / 2)


def platform(x, y_from=0.9, y_to=3.6):
    """The place in front of a rig: rubber between two orange lines."""
    block((2.0, y_to - y_from, 0.02), materials.plain("platform", (0.017, 0.017, 0.018), 0.75), (x, (y_from + y_to) / 2, 0.01), bevel=0.004)
    for side in (-1, 1):
        block((0.03, y_to - y_from, 0.002), materials.signal_orange(), (x + side * 0.93, (y_from + y_to) / 2, 0.0205), bevel=0.0005)


def bar_on_floor(x, y, plates):
    bar = barbell(plates=plates, half=1.02)
    bar.location, bar.rotation_euler = (x, y, 0.245), (0, 0, math.pi / 2)


def dumbbell_rack(x, y_from, y_to):
    """Three slanted shelves of dumbbells along the right wall."""
    frame = materials.black_steel()
    for y in (y_from + 0.12, (y_from + y_to) / 2, y_to - 0.12):
        block((0.06, 0.06, 1.15), frame, (x + 0.32, y, 0.575))
        block((0.62, 0.06, 0.05), frame, (x + 0.05, y, 0.025))
    for level in range(3):
        z, depth = 0.28 + level * 0.38, x + 0.02 + level * 0.12
        block((0.34, y_to - y_from, 0.035), frame, (depth, (y_from + y_to) / 2, z))
        count = int((y_to - y_from - 0.2) / 0.21)
        for index in range(count):
            piece = round_dumbbell(0.085 - level * 0.012)
            piece.location = (depth, y_from + 0.18 + index * 0.21, z + 0.018)


def along_the_left(x=-4.9):
    """Kettlebells, medicine balls on a stand, boxes."""
    for index in range(7):
        bell = cast_kettlebell(1.12 - index * 0.06)
        bell.location, bell.rotation_euler = (x + 0.25, 1.35 + index * 0.33, 0), (0, 0, math.radians(80 + (index * 31) % 25))
    for size, height in (((0.75, 0.6, 0.5), 0.25), ((0.6, 0.5, 0.42), 0.71)):
        block(size, materials.plain("plyo box", (0.035, 0.035, 0.037), 0.6), (x + 0.1, 4.35, height), bevel=0.012)
    block((0.62, 0.012, 0.04), materials.signal_orange(), (x + 0.1, 4.045, 0.4), bevel=0.002)
    for index, radius in enumerate((0.17, 0.16, 0.15)):
        ball = medicine_ball(radius)
        ball.location, ball.rotation_euler = (x + 0.2, 5.05 + index * 0.36 - 0.1, 0), (0, 0, math.radians(70 + index * 50))


def daylight():
    softbox((-1.2, -3.4, 3.3), (-0.2, 2.4, 0.8), 3.2, 1.2, 260, (1, 0.97, 0.93))
    softbox((4.6, -1.0, 3.2), (0.5, 3.0, 0.8), 0.8, 2.6, 110, (0.86, 0.93, 1))
    softbox((0.1, BACK - 1.0, CEILING - 0.25), (0.1, BACK, 1.6), 8.0, 0.3, 190, (1, 0.97, 0.94))
    surroundings((0.03, 0.031, 0.033), 0.8)
    bpy.context.scene.world.mist_settings.depth = 16.0


def training_floor():
    shell()
    light_lines()
    for x in RIGS:
        rig(x)
        platform(x)
    dumbbell_rack(5.0, 1.0, 5.2)
    along_the_left()
    daylight()
