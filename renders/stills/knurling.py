"""Equipment: the knurling of a barbell, chalk still in it; the plate stays a soft shape behind."""
import math

from hero_barbell import brushed_steel, collar, hero_plate, moulded_rubber, sleeve
from knurled_bar import chalked_steel, knurling, smooth_band, worn_steel
from solids import pivot
from still_life import View, corner, corner_lights, look

WIDTH, HEIGHT, EXPOSURE = 1200, 800, 0.3
BAR_HEIGHT = 0.225
RING = 0.17


def scene():
    corner(wall_y=1.9)
    bar, steel, chalked = pivot("bar"), worn_steel(), chalked_steel()
    knurling(-0.06, RING - 0.004, chalked, bar)
    smooth_band(RING - 0.004, RING + 0.004, steel, bar)
    knurling(RING + 0.004, 0.48, chalked, bar)
    smooth_band(0.48, 0.66, steel, bar)
    brushed, rubber = brushed_steel(), moulded_rubber()
    sleeve(bar, 1, brushed)
    for index, thickness in enumerate((0.064, 0.056)):
        hero_plate(bar, 0.690 + 0.0655 * index + thickness / 2, thickness, rubber, brushed, outward=-1)
    collar(bar, 1, 0.82)
    bar.location, bar.rotation_euler = (-0.02, 0, BAR_HEIGHT), (0, 0, math.radians(-42))
    corner_lights((0.1, 0.1, BAR_HEIGHT), 1.9, key=0.8)
    look(View(eye=(0.03, -0.40, BAR_HEIGHT + 0.135), target=(0.093, 0.10, BAR_HEIGHT + 0.004), lens=122, sharp=(0.075, 0.10, BAR_HEIGHT + 0.014), stop=6.3))
