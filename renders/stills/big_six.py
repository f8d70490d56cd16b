"""Big six: the deadlift, just as the bar leaves the floor."""
from exercises import deadlift
from figures import Spot, figure_at
from hero_barbell import hero_barbell
from people import JUN
from still_life import View, corner, corner_lights, look
from studio_room import softbox

WIDTH, HEIGHT, EXPOSURE = 800, 600, 0.35
WALL_Y = 1.9


def scene():
    corner(WALL_Y)
    bar = hero_barbell()
    spot = Spot(0.06, 0.12, 138)
    figure_at(spot, JUN, deadlift.pose(0.14, bar), gear=[bar])
    corner_lights((0, 0, 0.5), WALL_Y, key=1.15)
    softbox((0.8, -2.6, 1.6), (0, 0, 0.7), 1.6, 1.2, 48, (1, 0.97, 0.94))
    look(View(eye=(0.15, -3.1, 0.70), target=(0.0, 0, 0.56), lens=56, sharp=(0.1, -0.2, 0.5), stop=5.6))
