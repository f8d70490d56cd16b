"""The eight coaches as mannequin busts: blender -b -P coach_portraits.py -- <folder> [name ...] [--samples 48]."""
import argparse
import math
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path

import bpy
from mathutils import Vector

sys.path.insert(0, str(Path(__file__).resolve().parent))

import materials  # noqa: E402
from concrete import raw_concrete  # noqa: E402
from mannequin import Mannequin  # noqa: E402
from path_tracing import empty_scene, render_clean, set_up_rendering  # noqa: E402
from skeleton import LEAN, STRONG, Build, Pose, both, standing_foot  # noqa: E402
from studio_room import camera_at, plane, softbox, surroundings  # noqa: E402

SHIRTS = {"black": (0.018, 0.018, 0.02), "graphite": (0.05, 0.052, 0.056), "stone": (0.20, 0.195, 0.185), "concrete": (0.105, 0.107, 0.11)}


@dataclass(frozen=True)
class Portrait:
    """One coach: stature, hair, shirt, where they look and from where we look (degrees, 0 is face on)."""
    build: Build
    hair: str
    shirt: str
    hair_tone: tuple = (0.02, 0.017, 0.015)
    arms: str = "down"
    camera: float = -22
    turn: float = 0
    tilt: float = 0
    light_from: int = 1


BROAD = replace(STRONG, shoulder=0.190, chest_width=0.184, waist_width=0.155, girth=1.05)
SLIGHT = replace(LEAN, shoulder=0.158, chest_width=0.142, girth=0.86)
COACHES = {
    "jana": Portrait(LEAN, "tail", "black", (0.20, 0.12, 0.05), "folded", -24, 6),
    "malik": Portrait(BROAD, "crop", "stone", (0.010, 0.009, 0.009), "folded", 18, -4, 0, -1),
    "sofia": Portrait(SLIGHT, "bob", "graphite", (0.035, 0.016, 0.010), "down", 26, -10, 2),
    "tom": Portrait(STRONG, "short", "black", (0.10, 0.055, 0.028), "hips", -14, 4, 0, -1),
    "aylin": Portrait(LEAN, "bun", "concrete", (0.012, 0.010, 0.010), "hips", 20, -6, -2),
    "ben": Portrait(BROAD, "none", "graphite", (0.02, 0.02, 0.02), "down", -30, 12, 0, -1),
    "lea": Portrait(SLIGHT, "curls", "stone", (0.060, 0.024, 0.012), "folded", -18, 2, 3),
    "oskar": Portrait(replace(STRONG, chest_width=0.160, girth=1.0), "short", "concrete", (0.30, 0.29, 0.27), "folded", 28, -14),
}


def bust(portrait):
    """A standing pose of which the camera shows the upper body."""
    def hand(side):
        if portrait.arms == "folded":
            return Vector((0.205 if side > 0 else 0.165, -side * 0.10, 1.15 if side > 0 else 1.115))
        if portrait.arms == "hips":
            return Vector((0.035, side * 0.21, 0.985))
        return Vector((0.04, side * 0.29, 0.82))

    turn, tilt = math.radians(portrait.turn), math.radians(portrait.tilt)
    return Pose(hip=Vector((0, 0, 0.935)), spine=Vector((0.01, 0, 1)), hands=both(hand),
                feet=both(lambda side: standing_foot(0, side, 0.13)),
                elbows=both(lambda side: Vector((-0.25, side, -0.6 if portrait.arms == "folded" else 0.0))),
                gaze=Vector((math.cos(turn), math.sin(turn), 0.03)), neck=Vector((0.06, math.sin(tilt), 1)))


def backdrop(portrait):
    """Concrete behind, a soft key, and one orange light that grazes shoulder and wall."""
    angle = math.radians(portrait.camera)
    away = Vector((math.cos(angle), math.sin(angle), 0))
    across = Vector((-away.y, away.x, 0)) * portrait.light_from
    wall = plane(20, raw_concrete(tone=0.12), -away * 1.3, (math.pi / 2, 0, angle + math.pi / 2))
    wall.rotation_euler = (math.pi / 2, 0, angle + math.pi / 2)
    middle = Vector((0, 0, 1.45))
    softbox(middle + away * 1.8 + across * 1.5 + Vector((0, 0, 0.9)), middle, 1.1, 1.1, 62, (1, 0.97, 0.94))
    accent = softbox(middle - away * 0.95 - across * 1.0 + Vector((0, 0, 0.1)), middle, 0.25, 1.3, 16, (1.0, 0.20, 0.03))
    accent.data.spread = math.radians(75)
    softbox(middle + across * 1.2 - away * 0.7 + Vector((0, 0, 0.5)), middle, 0.4, 1.0, 20, (0.9, 0.95, 1))
    softbox(middle - away * 0.5 + Vector((0, 0, 1.7)), middle - away * 1.3 - Vector((0, 0, 0.3)), 1.8, 0.2, 14)
    surroundings((0.05, 0.05, 0.053), 0.8)
    return camera_at(middle + away * 2.1 + Vector((0, 0, 0.07)), middle + Vector((0, 0, 0.068)), 112)


def main():
    parser = argparse.ArgumentParser(prog="coach_portraits.py")
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--samples", type=int, default=48)
    parser.add_argument("--size", type=int, default=480)
    chosen = parser.parse_args(sys.argv[sys.argv.index("--") + 1:])
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for name in chosen.names or COACHES:
        started, portrait = time.time(), COACHES[name]
        empty_scene()
        backdrop(portrait)
        figure = Mannequin(replace(portrait.build, hair=portrait.hair), materials.plain("shirt of " + name, SHIRTS[portrait.shirt], 0.85, specular=0.2), voxel=0.005)
        figure.parts["hair"].data.materials[0] = materials.plain("hair of " + name, portrait.hair_tone, 0.65)
        figure.take(bust(portrait))
        set_up_rendering(chosen.size, chosen.size, chosen.samples, exposure=0.1, threshold=0.01)
        render_clean((chosen.folder / f"{name}.png").resolve(), levels=2)
        print(f"portrait {name}: {time.time() - started:.0f} s")


main()
