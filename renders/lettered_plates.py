"""Rubber plates in every size, each with steel hub, orange ring and its weight in chalk-white letters."""
import math
from dataclasses import dataclass

import materials
from hero_barbell import brushed_steel, moulded_rubber, rounded
from lettering import letter_ring
from solids import pivot, turned


@dataclass(frozen=True)
class Size:
    """A plate as it is sold: kilograms as they stand on it, radius and thickness in metres."""
    weight: str
    radius: float
    thickness: float


SIZES = {
    "20": Size("20", 0.225, 0.062), "15": Size("15", 0.200, 0.056), "10": Size("10", 0.170, 0.046),
    "5": Size("5", 0.128, 0.038), "2.5": Size("2.5", 0.098, 0.030), "1.25": Size("1.25", 0.078, 0.022),
}
LETTER_HEIGHT = 0.19


def surfaces():
    """The rubber and the steel of all plates; made once per scene, since their recipes add shader nodes."""
    return moulded_rubber(), brushed_steel()


def lettered_plate(size, made_of, ring=None):
    """A plate about the y axis; its lettered face looks to +y. The pivot lies in its middle."""
    rubber, steel = made_of
    piece, half, r = pivot("plate " + size.weight), size.thickness / 2, size.radius
    hub, dish = min(0.060, r * 0.36), r * 0.70
    inner = [(-half, 0.0265), (-half, hub + 0.002), (-half + 0.004, hub + 0.004), (-half + 0.004, hub + 0.012), (-half + 0.010, hub + 0.018),
             (-half + 0.010, dish - 0.008), (-half, dish), (-half, r - 0.006), (-half + 0.006, r)]
    turned(rounded(inner + [(-along, radius) for along, radius in reversed(inner)]), rubber, piece, segments=192)
    bore = [(-half - 0.001, 0.0258), (-half - 0.001, hub), (-half + 0.003, hub + 0.001)]
    turned(rounded(bore + [(-along, radius) for along, radius in reversed(bore)] + [bore[0]], 0.001), steel, piece, segments=128)
    band = [(0.0004, dish + 0.003), (0.001, dish + 0.0036), (0.001, dish + 0.0036 + r * 0.026), (0.0004, dish + 0.0042 + r * 0.026)]
    turned([(half + along, radius) for along, radius in band], ring or materials.signal_orange(), piece, segments=192)
    chalk = materials.plain("lettering", (0.66, 0.645, 0.62), 0.55)
    height = r * LETTER_HEIGHT
    step = math.degrees(height * 0.66 / (r * 0.865))
    for angle in (90, 270):
        letter_ring(size.weight + " KG", angle, r * 0.865, half + 0.0004, height, chalk, piece, step)
    return piece
