import type { DrawnPlace, Neighbourhood, StudioProfile } from './studio-profile.ts';

/** Where the door of the release's sketch is (neighbourhood.ts). */
const RELEASE_PLACE: DrawnPlace = {
  street: 'Greifenhagener Straße 58',
  postcode: '10437',
  city: 'Berlin',
  latitude: 52.5487,
  longitude: 13.4166,
};
/** About 100 metres; a point that is put right by less moves no street of a sketch. */
const NEARBY_DEGREES = 0.001;

/** The sketch of the area, while the studio is where it was drawn for; null: none is shown. */
export function shownSketch({
  studio,
  neighbourhood,
}: Pick<StudioProfile, 'studio' | 'neighbourhood'>): Neighbourhood | null {
  const drawnFor = neighbourhood?.drawnFor ?? RELEASE_PLACE;
  return isSamePlace(drawnFor, studio.address) ? neighbourhood : null;
}

function isSamePlace(one: DrawnPlace, other: DrawnPlace): boolean {
  return (
    (['street', 'postcode', 'city'] as const).every((name) => one[name].trim() === other[name].trim()) &&
    (['latitude', 'longitude'] as const).every((name) => Math.abs(one[name] - other[name]) < NEARBY_DEGREES)
  );
}
