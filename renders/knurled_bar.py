"""A barbell shaft so close that the diamonds of its knurling count: real relief, chalk in the valleys."""
import math

import bpy
import numpy as np

import materials
from concrete import Nodes
from hero_barbell import rounded
from solids import link, turned

RADIUS = 0.0142
DIAMOND = 0.0019
DEPTH = 0.00055
FINENESS = 0.00025


def worn_steel():
    """Steel with a brushed gloss; chalk gathers in patches."""
    material = materials.plain("worn steel", (0.50, 0.505, 0.52), 0.28, metallic=1.0)
    nodes = Nodes(material)
    where = nodes.position()
    nodes.connect(nodes.ramp(nodes.noise(where, 120, 6), (0.3, 0.20), (0.75, 0.40)), "Roughness")
    return material


def chalked_steel():
    material = materials.plain("chalked steel", (0.42, 0.425, 0.44), 0.32, metallic=1.0)
    nodes = Nodes(material)
    valley = nodes.add("ShaderNodeAttribute", attribute_name="valley").outputs["Fac"]
    patches = nodes.ramp(nodes.noise(nodes.position(), 26, 5, 0.65), (0.42, 0.0), (0.62, 1.0))
    chalk = nodes.multiply(valley, patches)
    mixed = nodes.add("ShaderNodeMixRGB", {"Fac": chalk, "Color1": (0.42, 0.425, 0.44, 1), "Color2": (0.78, 0.765, 0.74, 1)}).outputs["Color"]
    nodes.connect(mixed, "Base Color")
    nodes.connect(nodes.ramp(chalk, (0.0, 1.0), (0.7, 0.0)), "Metallic")
    nodes.connect(nodes.ramp(chalk, (0.0, 0.30), (0.7, 0.9)), "Roughness")
    return material


def knurling(start, end, material, parent):
    """The part of the shaft from start to end along y with raised diamonds."""
    along = np.linspace(start, end, int((end - start) / FINENESS))
    around = round(2 * math.pi * RADIUS / FINENESS)
    count = round(2 * math.pi * RADIUS / DIAMOND)
    turn = np.linspace(0, 2 * math.pi, around, endpoint=False)
    u, v = along[:, None] / DIAMOND * 0.62, turn[None, :] * count / (2 * math.pi)

    def groove(phase):
        return np.abs((phase % 1.0) * 2 - 1)

    height = np.minimum(1 - groove(u + v / 2), 1 - groove(u - v / 2))
    height = np.clip(height * 1.7, 0, 1)
    fade = np.clip(np.minimum(along - start, end - along) / 0.0015, 0, 1)[:, None]
    radius = RADIUS - DEPTH * (1 - height) * fade
    points = np.stack([radius * np.cos(turn), np.broadcast_to(along[:, None], radius.shape), radius * np.sin(turn)], axis=-1).reshape(-1, 3)
    rows, columns = radius.shape
    corner = np.arange((rows - 1) * columns).reshape(rows - 1, columns)
    right = np.roll(corner, -1, axis=1)
    faces = np.stack([corner, right, right + columns, corner + columns], axis=-1).reshape(-1, 4)
    mesh = bpy.data.meshes.new("knurling")
    # Half a million corners: filled from arrays, since lists would take minutes.
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", points.astype(np.float32).ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set("vertex_index", faces.astype(np.int32).ravel())
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set("loop_start", np.arange(0, faces.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(faces), 4, dtype=np.int32))
    mesh.update(calc_edges=True)
    mesh.attributes.new("valley", "FLOAT", "POINT").data.foreach_set("value", ((1 - height) * fade).astype(np.float32).ravel())
    return link(bpy.data.objects.new("knurling", mesh), material, parent)


def smooth_band(start, end, steel, parent):
    """The ring mark between two knurled parts."""
    profile = [(start, RADIUS - 0.0009), (start + 0.0006, RADIUS - 0.0004), (end - 0.0006, RADIUS - 0.0004), (end, RADIUS - 0.0009)]
    turned(rounded(profile, 0.0003), steel, parent, segments=192)
