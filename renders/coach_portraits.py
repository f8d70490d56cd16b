"""The eight coaches as back-lit silhouettes, each with an attitude and a piece of equipment, and no face that promises one:
blender -b -P coach_portraits.py -- <folder> [name ...] [--samples 48]."""
import argparse
import math
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path

import bpy
from mathutils import Vector

sys.path.insert(0, str(Path(__file__).resolve().parent))

import equipment  # noqa: E402
import materials  # noqa: E402
from concrete import raw_concrete  # noqa: E402
from mannequin import PARTS, Mannequin  # noqa: E402
from path_tracing import empty_scene, render_clean, set_up_rendering  # noqa: E402
from skeleton import LEAN, STRONG, Build, Pose, both, standing_foot  # noqa: E402
from solids import pivot  # noqa: E402
from studio_room import camera_at, plane, softbox, surroundings  # noqa: E402


@dataclass(frozen=True)
class Portrait:
    """One coach: stature, hair, what they do, where they look and from where we look (degrees, 0 is face on)."""
    build: Build
    hair: str
    does: str
    camera: float
    turn: float = 0
    bow: float = 0


BROAD = replace(STRONG, shoulder=0.190, chest_width=0.184, waist_width=0.155, girth=1.05)
SLIGHT = replace(LEAN, shoulder=0.158, chest_width=0.142, girth=0.86)
COACHES = {
    "jana": Portrait(LEAN, "tail", "carries a bar", 150, 60),
    "malik": Portrait(BROAD, "crop", "holds a kettlebell", 62, 30),
    "sofia": Portrait(SLIGHT, "bob", "shoulders a dumbbell", -118, -40),
    "tom": Portrait(STRONG, "short", "folds the arms", 48, 62),
    "aylin": Portrait(LEAN, "bun", "chalks the hands", -74, -10, 0.35),
    "ben": Portrait(BROAD, "none", "holds a plate", -52, -75),
    "lea": Portrait(SLIGHT, "curls", "stands ready", 128, 45),
    "oskar": Portrait(replace(STRONG, chest_width=0.160, girth=1.0), "short", "carries a bar", -132, -58),
}


def hands_and_elbows(does):
    """Where the hands are, and to which side the elbows point."""
    down, out, folded = Vector((-0.4, 0, -1)), Vector((-0.25, 0, 0)), Vector((-0.25, 0, -0.6))
    match does:
        case "carries a bar":
            return (lambda side: Vector((-0.085, side * 0.40, 1.475))), down
        case "holds a kettlebell":
            return (lambda side: Vector((0.235, side * 0.055, 1.325))), down
        case "shoulders a dumbbell":
            return (lambda side: Vector((0.10, -0.235, 1.46)) if side < 0 else Vector((0.035, 0.21, 0.985))), Vector((0.2, 0, -1))
        case "chalks the hands":
            return (lambda side: Vector((0.315, side * 0.028, 1.24))), down
        case "holds a plate":
            return (lambda side: Vector((0.215, side * 0.215, 1.22))), Vector((-0.2, 0, -0.5))
        case "stands ready":
            return (lambda side: Vector((0.035, side * 0.21, 0.985))), out
        case "folds the arms":
            return (lambda side: Vector((0.205 if side > 0 else 0.165, -side * 0.10, 1.15 if side > 0 else 1.115))), folded
    raise ValueError(f"Nobody {does}.")


def pose_of(portrait):
    """A standing pose, of which the camera shows everything above the hip."""
    hand, elbow = hands_and_elbows(portrait.does)
    turn = math.radians(portrait.turn)
    return Pose(hip=Vector((0, 0, 0.935)), spine=Vector((0.01, 0, 1)), hands=both(hand),
                feet=both(lambda side: standing_foot(0, side, 0.13)),
                elbows=both(lambda side: elbow + Vector((0, side * 0.8, 0))),
                gaze=Vector((math.cos(turn), math.sin(turn), 0.03 - portrait.bow)), neck=Vector((0.06 + portrait.bow * 0.35, 0, 1)))


def gear_of(does):
    """What the figure holds, in its own coordinates."""
    match does:
        case "carries a bar":
            equipment.barbell().location = (-0.10, 0, 1.475)
        case "holds a kettlebell":
            equipment.kettlebell(1.05).location = (0.25, 0, 1.325)
        case "shoulders a dumbbell":
            bell = equipment.dumbbell(0.085)
            bell.location, bell.rotation_euler = (0.11, -0.235, 1.50), (0, 0, math.radians(68))
        case "holds a plate":
            disc = pivot("plate")
            equipment.plate(disc, 0, 0.06, equipment.PLATE_RADIUS, materials.signal_orange())
            disc.location, disc.rotation_euler = (0.235, 0, 1.22), (0, 0, math.radians(-90))


def silhouette():
    """Cloth and skin of somebody who stands against the light."""
    return materials.plain("silhouette", (0.011, 0.011, 0.012), 0.55, specular=0.35)


def light_from_behind(portrait):
    """A pool of light on the wall behind, an edge of daylight on one side and one of signal orange on the other."""
    angle = math.radians(portrait.camera)
    away = Vector((math.cos(angle), math.sin(angle), 0))
    across = Vector((-away.y, away.x, 0))
    wall = plane(20, raw_concrete(tone=0.20), -away * 1.7)
    wall.rotation_euler = (math.pi / 2, 0, angle + math.pi / 2)
    middle = Vector((0, 0, 1.46))
    glow = softbox(middle - away * 0.95 + Vector((0, 0, -0.1)), middle - away * 1.7 + Vector((0, 0, 0.06)), 0.12, 0.12, 17, (1, 0.84, 0.70))
    glow.data.spread = math.radians(120)
    orange = softbox(middle - away * 1.0 - across * 1.25 + Vector((0, 0, 0.25)), middle, 0.3, 1.5, 40, (1.0, 0.20, 0.03))
    orange.data.spread = math.radians(80)
    cool = softbox(middle - away * 1.1 + across * 1.1 + Vector((0, 0, 0.7)), middle, 0.3, 1.2, 16, (0.9, 0.95, 1))
    cool.data.spread = math.radians(80)
    fill = softbox(middle + away * 2.4 + Vector((0, 0, 0.8)), middle, 1.2, 1.2, 5, (1, 0.97, 0.94))
    for light in (glow, orange, cool, fill):
        light.visible_camera = False
    surroundings((0.05, 0.05, 0.053), 0.2)
    return camera_at(middle + away * 2.7 + Vector((0, 0, 0.02)), middle + Vector((0, 0, 0.02)), 102)


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
        light_from_behind(portrait)
        figure = Mannequin(replace(portrait.build, hair=portrait.hair), dict.fromkeys(PARTS, silhouette()), voxel=0.005)
        figure.take(pose_of(portrait))
        gear_of(portrait.does)
        set_up_rendering(chosen.size, chosen.size, chosen.samples, exposure=0.1, threshold=0.01)
        render_clean((chosen.folder / f"{name}.png").resolve(), levels=2)
        print(f"portrait {name}: {time.time() - started:.0f} s")


main()
