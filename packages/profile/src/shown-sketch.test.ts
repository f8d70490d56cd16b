import { afterEach, expect, it } from 'vitest';
import { adopted, adoptProfile } from './adopted-profile.ts';
import { shownSketch } from './shown-sketch.ts';
import type { StudioProfile } from './studio-profile.ts';
import { wholeProfile } from './whole-profile.ts';

afterEach(() => {
  globalThis.liftedStudioProfile = undefined;
});

function at(change: Partial<StudioProfile['studio']['address']>): StudioProfile {
  const { studio } = wholeProfile;
  return { ...wholeProfile, studio: { ...studio, address: { ...studio.address, ...change } } };
}

it('the release’s sketch is of the release’s address', () => {
  expect(wholeProfile.neighbourhood).not.toBeNull();
  expect(shownSketch(wholeProfile)).toBe(wholeProfile.neighbourhood);
});

it.each([
  ['street', { street: 'Pappelallee 1' }],
  ['postcode', { postcode: '04229' }],
  ['city', { city: 'Leipzig' }],
  ['point north or south', { latitude: 52.5521 }],
  ['point east or west', { longitude: 13.4211 }],
])('a sketch is not shown for another %s, and is again once the studio is back', (_, change) => {
  const moved = at(change);
  expect(shownSketch(moved)).toBeNull();
  expect(shownSketch({ ...moved, studio: wholeProfile.studio })).toBe(wholeProfile.neighbourhood);
});

it('stays where only the point of the door or the district is put right', () => {
  expect(shownSketch(at({ latitude: 52.549, district: 'Kollwitzkiez' }))).toBe(wholeProfile.neighbourhood);
});

it('a sketch that says what it was drawn for is shown there and not at the release’s address', () => {
  const moved = at({ street: 'Karl-Heine-Straße 1', postcode: '04229', city: 'Leipzig' });
  const neighbourhood = wholeProfile.neighbourhood && {
    ...wholeProfile.neighbourhood,
    drawnFor: moved.studio.address,
  };
  expect(shownSketch({ ...moved, neighbourhood })).toBe(neighbourhood);
  expect(shownSketch({ ...wholeProfile, neighbourhood })).toBeNull();
});

it('pages are drawn without one that does not fit', () => {
  adoptProfile(at({ street: 'Pappelallee 1' }));
  expect(adopted('neighbourhood', wholeProfile.neighbourhood)).toBeNull();
  adoptProfile(wholeProfile);
  expect(adopted('neighbourhood', null)).toBe(wholeProfile.neighbourhood);
});
