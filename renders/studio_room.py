"""The room of the clips: dark sealed floor, raw concrete wall with formwork seams, soft lights, camera."""
import math
from dataclasses import dataclass

import bpy
from mathutils import Vector

import materials
from concrete import raw_concrete, sealed_floor
from solids import link, pivot, rod

PANEL_WIDTH, PANEL_HEIGHT = 2.4, 1.2


@dataclass(frozen=True)
class Shot:
    """Camera on a circle around `target`: azimuth 0 looks at the figure's face, -90 at its right side, 180 at its back.
    What is below `above` (metres) may be outside the picture."""
    target: tuple = (0.05, 0, 0.92)
    azimuth: float = -130
    height: float = 1.25
    distance: float = 4.4
    lens: float = 42
    above: float = -1.0


def plane(size, material, location, rotation=(0, 0, 0)):
    mesh = bpy.data.meshes.new("plane")
    half = size / 2
    mesh.from_pydata([(-half, -half, 0), (half, -half, 0), (half, half, 0), (-half, half, 0)], [], [(0, 1, 2, 3)])
    obj = link(bpy.data.objects.new("plane", mesh), material, None, location)
    obj.rotation_euler = rotation
    return obj


def formwork(wall_y, pores):
    """A cast wall: seams between the panels and four tie holes in each."""
    plane(40, raw_concrete(tone=0.115, pores=pores), (0, wall_y, 0), (math.pi / 2, 0, 0))
    seam = materials.plain("seam", (0.035,) * 3, 0.9)
    for row in range(1, 4):
        rod((-14, wall_y, row * PANEL_HEIGHT), (14, wall_y, row * PANEL_HEIGHT), 0.004, seam)
    for column in range(-5, 6):
        x = column * PANEL_WIDTH + 0.5
        rod((x, wall_y, 0), (x, wall_y, 4.8), 0.004, seam)
        for row in range(4):
            for dx in (0.6, 1.8):
                rod((x + dx, wall_y - 0.002, row * PANEL_HEIGHT + 0.6), (x + dx, wall_y + 0.02, row * PANEL_HEIGHT + 0.6), 0.014, seam)


def softbox(location, target, width, height, watts, colour=(1, 1, 1)):
    light = bpy.data.lights.new("softbox", "AREA")
    light.shape, light.size, light.size_y, light.energy, light.color = "RECTANGLE", width, height, watts, colour
    obj = bpy.data.objects.new("softbox", light)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = location
    obj.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    return obj


def surroundings(colour, strength):
    world = bpy.data.worlds.new("surroundings")
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (*colour, 1)
    background.inputs["Strength"].default_value = strength
    bpy.context.scene.world = world


def camera_at(location, target, lens):
    camera = bpy.data.cameras.new("camera")
    camera.lens = lens
    obj = bpy.data.objects.new("camera", camera)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = location
    obj.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = obj
    return obj


def aim(shot):
    """Sets the camera of an exercise."""
    angle = math.radians(shot.azimuth)
    target = Vector(shot.target)
    location = Vector((target.x + math.cos(angle) * shot.distance, target.y + math.sin(angle) * shot.distance, shot.height))
    return camera_at(location, target, shot.lens)


def training_room(shot, wall_y=2.5, slant=9):
    """Everything around the figure. The room turns with the camera, so that all clips share wall and light."""
    present = set(bpy.data.objects)
    plane(40, sealed_floor(), (0, 0, 0))
    formwork(wall_y, pores=False)
    rod((-14, wall_y - 0.03, 0.04), (14, wall_y - 0.03, 0.04), 0.010, materials.glowing("skirting light", (1.0, 0.17, 0.02), 3.5))
    softbox((1.7, -3.0, 3.4), (0, 0, 0.8), 1.9, 1.9, 230, (1, 0.97, 0.93))
    softbox((-2.8, 0.3, 2.6), (0, 0, 0.9), 0.7, 2.0, 130, (1, 0.92, 0.84))
    rim = softbox((2.5, 1.5, 2.2), (0, 0, 0.9), 0.6, 2.0, 100, (0.84, 0.91, 1))
    rim.visible_glossy = False
    softbox((-0.4, wall_y - 0.8, 4.3), (-0.4, wall_y, 0.9), 5.0, 0.4, 160, (1, 0.97, 0.94))
    surroundings((0.05, 0.05, 0.053), 1.0)
    centre = pivot("room")
    for obj in set(bpy.data.objects) - present - {centre}:
        obj.parent = centre
    centre.location = (shot.target[0], shot.target[1], 0)
    centre.rotation_euler = (0, 0, math.radians(shot.azimuth + 90 + slant))
