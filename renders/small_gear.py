"""Things for close-ups, finer than those of the clips: kettlebell, dumbbell, ball, wheel, mat, roller, tablet."""
import math

import bpy
import numpy as np

import materials
from concrete import Nodes
from hero_barbell import rounded
from solids import block, link, loft, pivot, rod, turned

UPRIGHT = (math.pi / 2, 0, 0)


def cast_iron():
    """Powder-coated iron: a little rough, a little uneven."""
    if "cast iron" in bpy.data.materials:
        return bpy.data.materials["cast iron"]
    material = materials.plain("cast iron", (0.026, 0.026, 0.0285), 0.44, specular=0.55)
    nodes = Nodes(material)
    nodes.bump(nodes.noise(nodes.position(), 260, 3), 0.22, 0.0008)
    return material


def smooth_path(corners, steps=8):
    """A Catmull-Rom curve through the corners."""
    points = [np.array(corner, dtype=float) for corner in corners]
    padded = [2 * points[0] - points[1], *points, 2 * points[-1] - points[-2]]
    curve = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        for k in range(steps):
            t = k / steps
            curve.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3))
    return [*curve, points[-1]]


def swept(corners, radii, lateral, material, parent=None, fineness=2):
    """A bent tube through the corners; `lateral` is perpendicular to the plane of the bend."""
    path = smooth_path(corners)
    at = np.linspace(0, 1, len(path))
    shares = np.linspace(0, 1, len(radii))
    points, faces = loft([(point, radius, radius) for point, radius in zip(path, np.interp(at, shares, radii))], lateral)
    mesh = bpy.data.meshes.new("swept")
    mesh.from_pydata(points.tolist(), [], faces)
    for face in mesh.polygons:
        face.use_smooth = True
    obj = link(bpy.data.objects.new("swept", mesh), material, parent)
    finer = obj.modifiers.new("finer", "SUBSURF")
    finer.levels = finer.render_levels = fineness
    return obj


def stands(profile, material, parent, segments=160):
    """A turned part whose axis is upright."""
    obj = turned(profile, material, parent, segments=segments)
    obj.rotation_euler = UPRIGHT
    return obj


def cast_kettlebell(size=1.0, band=True):
    """A kettlebell that stands on z = 0."""
    bell, iron = pivot("cast kettlebell"), cast_iron()
    ball, middle = 0.104, 0.098
    outline = [(0, 0.0), (0, 0.066), (0.004, 0.071)]
    for degrees in range(-58, 88, 4):
        angle = math.radians(degrees)
        outline.append((middle + ball * math.sin(angle), ball * math.cos(angle)))
    stands([(-z * size, r * size) for z, r in outline], iron, bell).rotation_euler = (-math.pi / 2, 0, 0)
    if band:
        ring = [(middle + 0.010, ball * 1.0), (middle + 0.008, ball * 1.012), (middle - 0.012, ball * 1.012), (middle - 0.014, ball)]
        stands([(-z * size, r * size) for z, r in reversed(ring)], materials.signal_orange(), bell).rotation_euler = (-math.pi / 2, 0, 0)
    corners = [(-0.058, 0.150), (-0.068, 0.200), (-0.072, 0.238), (-0.054, 0.266), (0, 0.274), (0.054, 0.266), (0.072, 0.238), (0.068, 0.200), (0.058, 0.150)]
    swept([(x * size, 0, z * size) for x, z in corners], [r * size for r in (0.024, 0.019, 0.0175, 0.0165, 0.0165, 0.0165, 0.0175, 0.019, 0.024)], (0, 1, 0), iron, bell)
    return bell


def round_dumbbell(radius=0.06, half=0.078):
    """A dumbbell along x that lies on the floor; the pivot is on the floor below its middle."""
    weight, steel = pivot("round dumbbell"), materials.bare_steel()
    grip = [(-half, 0.0145), (-half * 0.7, 0.0150), (0, 0.0165), (half * 0.7, 0.0150), (half, 0.0145)]
    turned(grip, steel, weight, (0, 0, radius)).rotation_euler = (0, 0, math.pi / 2)
    for side in (-1, 1):
        inner, outer = half, half + 0.085
        head = [(inner, 0.0), (inner, radius * 0.8), (inner + 0.012, radius), (outer - 0.012, radius), (outer, radius * 0.82), (outer, 0.034), (outer - 0.003, 0.032), (outer - 0.003, 0.0)]
        turned(rounded([(side * along, r) for along, r in head], 0.004), materials.rubber(), weight, (0, 0, radius)).rotation_euler = (0, 0, -math.pi / 2)
        band = [(inner + 0.036, radius), (inner + 0.038, radius * 1.012), (inner + 0.052, radius * 1.012), (inner + 0.054, radius)]
        turned([(side * along, r) for along, r in band], materials.signal_orange(), weight, (0, 0, radius)).rotation_euler = (0, 0, -math.pi / 2)
    return weight


def medicine_ball(radius=0.14):
    """A rubber ball with a fine grain and two grooves; stands on z = 0."""
    ball = pivot("medicine ball")
    material = materials.plain("ball rubber", (0.02, 0.02, 0.021), 0.55, specular=0.4)
    nodes = Nodes(material)
    cells = nodes.add("ShaderNodeTexVoronoi", {"Vector": nodes.position(), "Scale": 95.0}).outputs["Distance"]
    nodes.bump(cells, 0.5, 0.002)
    outline = []
    for degrees in range(-90, 91, 2):
        angle = math.radians(degrees)
        depth = 0.004 if abs(abs(degrees) - 24) <= 1 else 0.0
        outline.append(((radius - depth) * math.sin(angle), max(0.0, (radius - depth) * math.cos(angle))))
    turned(outline, material, ball, (0, 0, radius), 160)
    belt = [(-0.036, math.sqrt(radius ** 2 - 0.036 ** 2))] + [(z / 1000, math.sqrt(radius ** 2 - (z / 1000) ** 2) + 0.0012) for z in range(-34, 35, 4)] + [(0.036, math.sqrt(radius ** 2 - 0.036 ** 2))]
    turned(belt, materials.signal_orange(), ball, (0, 0, radius), 160)
    return ball


def ab_wheel(radius=0.095):
    """Two rubber wheels on a bar along x with orange grips; stands on z = 0."""
    wheel = pivot("ab wheel")
    rod((-0.20, 0, radius), (0.20, 0, radius), 0.011, materials.bare_steel(), wheel)
    for side in (-1, 1):
        tyre = [(0.004, 0.026), (0.004, radius - 0.028), (0.001, radius - 0.020), (0.001, radius - 0.006), (0.007, radius), (0.030, radius), (0.036, radius - 0.006),
                (0.036, radius - 0.020), (0.031, radius - 0.028), (0.031, 0.026), (0.040, 0.022), (0.040, 0.0)]
        turned(rounded([(side * along, r) for along, r in tyre], 0.003), materials.rubber(), wheel, (0, 0, radius), 128).rotation_euler = (0, 0, -math.pi / 2)
        grip = [(0.085, 0.0), (0.085, 0.0175)]
        for k in range(11):
            grip += [(0.089 + k * 0.010, 0.0175), (0.0915 + k * 0.010, 0.0160), (0.094 + k * 0.010, 0.0175)]
        grip += [(0.203, 0.0175), (0.206, 0.015), (0.206, 0.0)]
        turned([(side * along, r) for along, r in grip], materials.signal_orange(), wheel, (0, 0, radius), 48).rotation_euler = (0, 0, -math.pi / 2)
    return wheel


def foam_roller(length=0.33, radius=0.070):
    """A grooved foam roller along x; lies on z = 0."""
    roller = pivot("foam roller")
    foam = materials.plain("foam", (0.52, 0.062, 0.008), 0.8, specular=0.25)
    half, profile = length / 2, [(-length / 2, 0.046), (-length / 2, radius - 0.006), (-length / 2 + 0.006, radius)]
    for k in range(5):
        x = -half + 0.035 + k * (length - 0.07) / 5
        width = (length - 0.07) / 5
        profile += [(x + 0.006, radius), (x + 0.010, radius - 0.006), (x + width - 0.010, radius - 0.006), (x + width - 0.006, radius)] if k % 2 else [(x + 0.004, radius), (x + width - 0.004, radius)]
    profile += [(half - 0.006, radius), (half, radius - 0.006), (half, 0.046), (half - 0.01, 0.044), (-half + 0.01, 0.044), (-half, 0.046)]
    turned(rounded(profile, 0.0025), foam, roller, (0, 0, radius), 128).rotation_euler = (0, 0, -math.pi / 2)
    tube = [(-half + 0.002, 0.040), (-half + 0.002, 0.0455), (half - 0.002, 0.0455), (half - 0.002, 0.040), (-half + 0.002, 0.040)]
    turned(tube, materials.rubber(), roller, (0, 0, radius), 96).rotation_euler = (0, 0, -math.pi / 2)
    return roller


def rolled_mat(length=0.60, turns=4.6, thickness=0.011):
    """A rolled-up mat along x; lies on z = 0. A loose end shows where it would unroll."""
    roll = pivot("rolled mat")
    pitch, start = thickness * 1.12, 0.020
    angles = np.linspace(0, turns * 2 * math.pi, int(turns * 48))
    spiral = [(start + pitch * angle / (2 * math.pi), angle) for angle in angles]
    outer = spiral[-1][0] + thickness
    points, faces = [], []
    for r, angle in spiral:
        for reach in (r, r + thickness):
            for x in (-length / 2, length / 2):
                points.append((x, reach * math.sin(angle + 0.4), -reach * math.cos(angle + 0.4) + outer))
    for i in range(len(spiral) - 1):
        a, b = i * 4, i * 4 + 4
        faces += [(a, a + 1, b + 1, b), (a + 2, b + 2, b + 3, a + 3), (a, b, b + 2, a + 2), (a + 1, a + 3, b + 3, b + 1)]
    last = len(points) - 4
    faces += [(0, 2, 3, 1), (last, last + 1, last + 3, last + 2)]
    mesh = bpy.data.meshes.new("spiral")
    mesh.from_pydata(points, [], faces)
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(40)
    link(bpy.data.objects.new("spiral", mesh), materials.plain("mat foam", (0.085, 0.086, 0.09), 0.9, specular=0.2), roll)
    for x in (-length * 0.28, length * 0.28):
        strap = [(x - 0.013, outer + 0.0005), (x - 0.012, outer + 0.003), (x + 0.012, outer + 0.003), (x + 0.013, outer + 0.0005)]
        turned(strap, materials.rubber(), roll, (0, 0, outer), 96).rotation_euler = (0, 0, -math.pi / 2)
    return roll


def words(text, height, material, parent, location, align="LEFT"):
    """Flat letters in the local xz plane, readable from -y."""
    curve = bpy.data.curves.new("words", "FONT")
    curve.body, curve.size, curve.align_x, curve.extrude, curve.offset = text, height, align, 0.0002, height * 0.012
    curve.materials.append(material)
    obj = bpy.data.objects.new("words", curve)
    bpy.context.scene.collection.objects.link(obj)
    obj.parent, obj.location, obj.rotation_euler = parent, location, UPRIGHT
    return obj


def shining(name, colour, strength):
    """Lit pixels of a screen: a surface of their own colour that also glows, so that the noise filter knows their edges."""
    material = materials.glowing(name, colour, strength)
    material.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = (*colour, 1)
    return material


def tablet(lifts, width=0.255, height=0.185):
    """A tablet in the local xz plane, its lower edge on z = 0; the screen shows a rising line through the lifts in kg."""
    device = pivot("tablet")
    block((width, 0.008, height), materials.black_steel(), (0, 0, height / 2), device, 0.0038)
    screen = materials.glowing("screen", (0.028, 0.029, 0.032), 0.5)
    block((width - 0.016, 0.001, height - 0.016), screen, (0, -0.0042, height / 2), device, 0.0003)
    chalk, orange, faint = shining("screen chalk", (0.86, 0.84, 0.80), 0.5), shining("screen orange", materials.SIGNAL_ORANGE, 0.9), shining("screen faint", (0.16, 0.16, 0.165), 0.1)
    left, right, low, high = -width / 2 + 0.024, width / 2 - 0.024, 0.032, height - 0.075
    words("Deadlift", 0.021, chalk, device, (left, -0.0049, height - 0.042))
    words(f"{lifts[-1]:g} kg", 0.030, orange, device, (right, -0.0049, height - 0.044), "RIGHT")
    for level in range(4):
        z = low + (high - low) * level / 3
        block((right - left, 0.0004, 0.0008), faint, (0, -0.0048, z), device, 0.0001)
    least, most = min(lifts), max(lifts)
    spots = [(left + (right - left) * k / (len(lifts) - 1), low + (high - low) * (lift - least) / (most - least)) for k, lift in enumerate(lifts)]
    for (x1, z1), (x2, z2) in zip(spots, spots[1:]):
        rod((x1, -0.005, z1), (x2, -0.005, z2), 0.0014, orange, device)
    for x, z in spots:
        rod((x, -0.0046, z), (x, -0.0062, z), 0.0034, orange, device)
    return device
