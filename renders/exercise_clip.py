"""Renders the frames of one exercise: blender -b -P exercise_clip.py -- <slug> <folder> [options]."""
import argparse
import importlib
import sys
import time
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).resolve().parent))

from mannequin import Mannequin  # noqa: E402
from motion import ease  # noqa: E402
from path_tracing import empty_scene, render_clean, set_up_rendering  # noqa: E402
from studio_room import aim, training_room  # noqa: E402


def arguments():
    parser = argparse.ArgumentParser(prog="exercise_clip.py")
    parser.add_argument("slug")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--frames", type=int, help="frames from start to end position; the module decides otherwise")
    parser.add_argument("--samples", type=int, default=14)
    parser.add_argument("--width", type=int, default=640)
    parser.add_argument("--levels", type=int, default=3)
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1:])


def main():
    chosen = arguments()
    exercise = importlib.import_module("exercises." + chosen.slug.replace("-", "_"))
    chosen.folder.mkdir(parents=True, exist_ok=True)
    empty_scene()
    training_room(exercise.SHOT)
    aim(exercise.SHOT)
    gear = exercise.equipment()
    figure = Mannequin(exercise.BUILD)
    set_up_rendering(chosen.width, chosen.width * 9 // 16, chosen.samples)
    count = chosen.frames or exercise.FRAMES
    started = time.time()
    for index in range(count):
        bpy.context.scene.cycles.seed = index
        figure.take(exercise.pose(ease(index / max(1, count - 1)), gear))
        render_clean(chosen.folder / f"{index:03d}.png", levels=chosen.levels)
    print(f"{chosen.slug}: {count} frames in {time.time() - started:.0f} s")


main()
