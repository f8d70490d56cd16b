"""A tileable square of raw concrete, without Blender: python3 concrete_texture.py <png> [size].

The tone comes from filtered noise in the frequency domain, which repeats without a seam by construction.
"""
import struct
import sys
import zlib
from pathlib import Path

import numpy as np

MEAN_GREY = 148
PORES = 300


def clouds(random, size, slope, longest=None):
    """Noise whose strength falls with frequency; `longest` cuts waves longer than so many pixels."""
    spectrum = np.fft.rfft2(random.standard_normal((size, size)))
    frequency = np.hypot(np.fft.fftfreq(size)[:, None], np.fft.rfftfreq(size)[None, :])
    frequency[0, 0] = 1
    strength = frequency ** -slope
    strength[0, 0] = 0
    if longest:
        strength *= frequency > 1 / longest
    field = np.fft.irfft2(spectrum * strength, s=(size, size))
    return field / field.std()


def pores(random, size):
    """Small dark air holes, wrapped around the edges like the tone."""
    field = np.zeros((size, size))
    grid = np.arange(size)
    for _ in range(PORES):
        x, y = random.uniform(0, size, 2)
        radius, depth = random.gamma(2.0, 0.55) + 0.5, random.uniform(0.25, 1.0)
        dx = (grid - x + size / 2) % size - size / 2
        dy = (grid - y + size / 2) % size - size / 2
        rows, columns = np.abs(dy) < radius * 3, np.abs(dx) < radius * 3
        distance = (dy[rows, None] ** 2 + dx[None, columns] ** 2) / radius ** 2
        field[np.ix_(rows, columns)] -= depth * np.exp(-distance ** 2)
    return field


def concrete(size):
    random = np.random.default_rng(12)
    tone = MEAN_GREY + 5.5 * clouds(random, size, 1.7) + 1.6 * clouds(random, size, 0.8, longest=40) + 26 * pores(random, size)
    warmth = 0.5 * clouds(random, size, 1.9)
    return np.clip(np.dstack([tone + 1 + warmth, tone, tone - 2 - warmth]), 0, 255).astype(np.uint8)


def write_png(path, pixels):
    height, width, _ = pixels.shape
    rows = b"".join(b"\0" + row.tobytes() for row in pixels)

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    Path(path).write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))


if __name__ == "__main__":
    write_png(sys.argv[1], concrete(int(sys.argv[2]) if len(sys.argv) > 2 else 800))
