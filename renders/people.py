"""The people of the clips: women and men of several ages and statures, each with skin, hair and clothes of their own."""
from dataclasses import dataclass, replace

import materials
from skeleton import LEAN, STRONG, Build

LIGHT, ROSE, OLIVE, TAN, BROWN, DEEP = (0.58, 0.37, 0.27), (0.60, 0.38, 0.30), (0.40, 0.24, 0.15), (0.30, 0.165, 0.095), (0.155, 0.078, 0.042), (0.075, 0.038, 0.022)
BLACK, CHESTNUT, ASH, BLOND, COPPER, SILVER, WHITE = (0.013, 0.012, 0.012), (0.050, 0.026, 0.015), (0.13, 0.085, 0.052), (0.40, 0.27, 0.13), (0.26, 0.075, 0.022), (0.27, 0.265, 0.26), (0.50, 0.49, 0.475)
GRAPHITE, STONE, CHALK, MOSS, INK, WINE, SAND, SLATE = (0.030, 0.030, 0.033), (0.23, 0.22, 0.205), (0.52, 0.505, 0.48), (0.075, 0.092, 0.055), (0.030, 0.048, 0.085), (0.14, 0.026, 0.030), (0.36, 0.285, 0.20), (0.100, 0.103, 0.110)


@dataclass(frozen=True)
class Person:
    """A body and the colours (linear) of skin, hair, shirt, legwear and shoes."""
    build: Build
    skin: tuple
    hair: tuple
    shirt: tuple
    legwear: tuple
    shoes: tuple = (0.50, 0.49, 0.47)

    def surfaces(self):
        """The material of each part of the figure."""
        return {"skin": cloth_or_skin("skin", self.skin, 0.55), "hair": cloth_or_skin("hair", self.hair, 0.62), "shirt": cloth_or_skin("shirt", self.shirt, 0.85),
                "legwear": cloth_or_skin("legwear", self.legwear, 0.8), "shoes": cloth_or_skin("shoes", self.shoes, 0.6)}


def cloth_or_skin(part, colour, roughness):
    # Materials are found again by their names, so that two people in one picture need names of their own.
    return materials.plain(f"{part} {colour}", colour, roughness, specular=0.3)


ORANGE = materials.SIGNAL_ORANGE
COAL = (0.02, 0.02, 0.022)
FULL = replace(LEAN, shoulder=0.174, chest_width=0.176, waist_width=0.170, pelvis_width=0.202, girth=1.18, belly=0.042)
STOUT = replace(STRONG, shoulder=0.186, chest_width=0.180, waist_width=0.184, pelvis_width=0.178, girth=1.09, belly=0.070)
BROAD = replace(STRONG, shoulder=0.194, chest_width=0.186, waist_width=0.150, girth=1.12, head=0.96)
WIRY = replace(STRONG, shoulder=0.174, chest_width=0.150, waist_width=0.124, pelvis_width=0.148, girth=0.88, head=0.97)
SLIGHT = replace(LEAN, shoulder=0.158, chest_width=0.140, waist_width=0.112, pelvis_width=0.156, girth=0.84, head=1.03)

ADA = Person(replace(LEAN, hair="tail"), BROWN, BLACK, STONE, GRAPHITE, ORANGE)
BRUNO = Person(replace(BROAD, hair="crop", sleeve=0.30), DEEP, BLACK, MOSS, GRAPHITE)
CLARA = Person(replace(FULL, hair="bob"), ROSE, SILVER, INK, GRAPHITE)
DIETER = Person(replace(STOUT, hair="fringe"), LIGHT, WHITE, STONE, INK, COAL)
ELIF = Person(replace(SLIGHT, hair="bun", sleeve=0.25), OLIVE, CHESTNUT, WINE, SLATE)
FINN = Person(replace(WIRY, hair="curls"), LIGHT, COPPER, GRAPHITE, SLATE, ORANGE)
GRACE = Person(replace(FULL, hair="curls", sleeve=0.30), DEEP, BLACK, SAND, GRAPHITE, COAL)
HUGO = Person(replace(STRONG, hair="short", sleeve=1.0), TAN, BLACK, INK, STONE)
INES = Person(replace(LEAN, hair="tail", leggings=False, sleeve=0.25, girth=0.96), LIGHT, BLOND, GRAPHITE, MOSS, ORANGE)
JUN = Person(replace(STRONG, hair="short", girth=0.96), OLIVE, BLACK, CHALK, GRAPHITE, ORANGE)
KARIN = Person(replace(SLIGHT, hair="bob", sleeve=1.0), ROSE, WHITE, MOSS, GRAPHITE, COAL)
LUIS = Person(replace(BROAD, hair="none", sleeve=0.15), TAN, BLACK, GRAPHITE, STONE, ORANGE)
