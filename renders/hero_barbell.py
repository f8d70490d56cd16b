"""The barbell of the hero picture: knurled shaft, plates with steel hubs and an orange ring."""
import math

import materials
from concrete import Nodes
from solids import pivot, turned

RADIUS = 0.225


def brushed_steel():
    material = materials.plain("brushed steel", (0.6, 0.61, 0.63), 0.22, metallic=1.0)
    nodes = Nodes(material)
    nodes.connect(nodes.ramp(nodes.noise(nodes.position(), 40, 8), (0.3, 0.15), (0.75, 0.34)), "Roughness")
    return material


def moulded_rubber():
    """Fine grain in the relief, larger patches in the gloss: rubber that has been handled."""
    material = materials.plain("moulded rubber", (0.011, 0.011, 0.012), 0.45, specular=0.45)
    nodes = Nodes(material)
    where = nodes.position()
    nodes.connect(nodes.ramp(nodes.noise(where, 9, 6), (0.35, 0.36), (0.7, 0.58)), "Roughness")
    nodes.bump(nodes.noise(where, 700, 2), 0.2, 0.0006)
    return material


def rounded(profile, radius=0.0035, steps=4):
    """Replaces the corners of a lathe profile by small curves, which catch the light."""
    curve = [profile[0]]
    for before, corner, after in zip(profile, profile[1:], profile[2:]):
        reach = [min(radius, math.dist(corner, other) * 0.45) / max(math.dist(corner, other), 1e-9) for other in (before, after)]
        start, end = [tuple(c + (o - c) * r for c, o in zip(corner, other)) for other, r in zip((before, after), reach)]
        for k in range(steps + 1):
            t = k / steps
            curve.append(tuple((1 - t) ** 2 * s + 2 * t * (1 - t) * c + t * t * e for s, c, e in zip(start, corner, end)))
    return curve + [profile[-1]]


def hero_plate(parent, centre, thickness, rubber, steel, outward=1):
    """One competition-style plate; the ring is on the face that looks outward."""
    h, r = thickness / 2, RADIUS
    inner = [(-h, 0.026), (-h, 0.062), (-h + 0.004, 0.064), (-h + 0.004, 0.078), (-h + 0.012, 0.085), (-h + 0.012, 0.150), (-h, 0.160), (-h, r - 0.006), (-h + 0.006, r)]
    profile = inner + [(-along, radius) for along, radius in reversed(inner)]
    turned(rounded(profile), rubber, parent, (0, centre, 0), 192)
    for side in (-1, 1):
        hub = [(side * (h + 0.001), 0.0258), (side * (h + 0.001), 0.060), (side * (h - 0.003), 0.0615)]
        turned(rounded(hub, 0.001), steel, parent, (0, centre, 0), 128)
    ring = [(0.0004, 0.1625), (0.001, 0.163), (0.001, 0.1675), (0.0004, 0.168)]
    turned([(outward * (h + along), radius) for along, radius in ring], materials.signal_orange(), parent, (0, centre, 0), 192)


def shaft(parent, steel):
    turned([(-0.66, 0.014), (0.66, 0.014)], steel, parent, segments=64)
    for start, end in ((-0.60, -0.13), (0.13, 0.60)):
        # Real knurling is finer than a pixel here; grooves around the shaft give the same glint.
        grooves = [(start + k * 0.0016, 0.0140 + 0.0005 * (k % 2)) for k in range(int((end - start) / 0.0016))]
        turned(grooves, steel, parent, segments=64, crease=10)


def sleeve(parent, side, steel):
    profile = [(0.655, 0.014), (0.655, 0.036), (0.690, 0.036), (0.690, 0.025), (1.10, 0.025), (1.10, 0.010), (1.098, 0.010), (1.098, 0.0)]
    turned(rounded([(side * along, radius) for along, radius in profile], 0.002), steel, parent, segments=128)
    for k in range(8):
        at = side * (1.015 + 0.009 * k)
        turned([(at - 0.0012, 0.02503), (at, 0.02535), (at + 0.0012, 0.02503)], steel, parent, segments=96)


def collar(parent, side, at):
    body = [(at, 0.0252), (at, 0.048), (at + 0.034, 0.048), (at + 0.034, 0.0252)]
    band = [(at + 0.010, 0.0481), (at + 0.010, 0.0495), (at + 0.024, 0.0495), (at + 0.024, 0.0481)]
    turned(rounded([(side * along, radius) for along, radius in body], 0.004), materials.black_steel(), parent)
    turned(rounded([(side * along, radius) for along, radius in band], 0.001), materials.signal_orange(), parent)


def hero_barbell():
    """The whole bar along y on a pivot."""
    bar, steel, rubber = pivot("hero barbell"), brushed_steel(), moulded_rubber()
    shaft(bar, steel)
    for side in (-1, 1):
        sleeve(bar, side, steel)
        at = 0.690
        for thickness in (0.064, 0.056, 0.040):
            hero_plate(bar, side * (at + thickness / 2), thickness, rubber, steel, outward=side)
            at += thickness + 0.0015
        collar(bar, side, at + 0.001)
    return bar
