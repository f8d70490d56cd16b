import { adopted } from './adopted-profile.ts';
import type { Neighbourhood } from './studio-profile.ts';

/** Streets and railway around the studio as far as a sketch needs them. The door is at 0, 0. */
export const neighbourhood: Neighbourhood | null = adopted('neighbourhood', {
  streets: [
    {
      name: 'Schönhauser Allee',
      course: [
        [-178, 330],
        [-186, 70],
        [-206, -330],
      ],
    },
    {
      name: 'Greifenhagener Straße',
      course: [
        [38, 330],
        [0, 0],
        [-46, -330],
      ],
    },
    {
      name: 'Stargarder Straße',
      course: [
        [-430, -40],
        [-196, -84],
        [-16, -122],
        [330, -196],
      ],
    },
    {
      name: 'Wichertstraße',
      course: [
        [-430, 262],
        [-178, 246],
        [30, 222],
        [330, 176],
      ],
    },
    {
      name: 'Pappelallee',
      course: [
        [330, 120],
        [196, -168],
        [108, -330],
      ],
    },
  ],
  railway: {
    name: 'S-Bahn',
    course: [
      [-430, 98],
      [-184, 84],
      [8, 40],
      [330, -70],
    ],
  },
  station: { name: 'S+U Schönhauser Allee', at: [-184, 84] },
  description: {
    en: 'Sketch: the studio is on Greifenhagener Straße, just south of the railway and two streets east of Schönhauser Allee station.',
    de: 'Skizze: Das Studio liegt an der Greifenhagener Straße, gleich südlich der Bahn und zwei Straßen östlich vom Bahnhof Schönhauser Allee.',
  },
});
