"""Renders one page picture: blender -b -P still.py -- <slug> <png> [--width 800] [--samples 48].

A module in stills/ states WIDTH and HEIGHT, and builds objects, lights and camera in `scene()`.
"""
import argparse
import importlib
import sys
import time
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).resolve().parent))

from path_tracing import empty_scene, render_clean, set_up_rendering  # noqa: E402


def main():
    parser = argparse.ArgumentParser(prog="still.py")
    parser.add_argument("slug")
    parser.add_argument("png", type=Path)
    parser.add_argument("--width", type=int)
    parser.add_argument("--samples", type=int, default=48)
    chosen = parser.parse_args(sys.argv[sys.argv.index("--") + 1:])
    picture = importlib.import_module("stills." + chosen.slug.replace("-", "_"))
    empty_scene()
    picture.scene()
    width = chosen.width or picture.WIDTH
    set_up_rendering(width, width * picture.HEIGHT // picture.WIDTH, chosen.samples, exposure=picture.EXPOSURE, threshold=0.01)
    bpy.context.scene.cycles.sample_clamp_indirect = 2.5
    started = time.time()
    render_clean(chosen.png.resolve(), levels=3, strength=0.85)
    print(f"picture {chosen.slug}: {time.time() - started:.0f} s")


main()
