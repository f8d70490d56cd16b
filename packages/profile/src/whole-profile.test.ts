import { afterEach, expect, it } from 'vitest';
import { details } from './details.ts';
import { replaceProfile, wholeProfile } from './whole-profile.ts';

const release = { ...wholeProfile, studio: { ...wholeProfile.studio }, details: { ...details } };
afterEach(() => replaceProfile(release));

it('says nothing of changing rooms and steps once a profile is in place that leaves them out', () => {
  expect(details.changingRooms?.de).toContain('Umkleiden');
  const saidLess = { ...release.details };
  for (const name of ['changingRooms', 'access']) Reflect.deleteProperty(saidLess, name);
  replaceProfile({ ...release, details: saidLess });
  expect([details.changingRooms, details.access]).toEqual([undefined, undefined]);
});

it('stays what it is where it takes its own place', () => {
  replaceProfile(wholeProfile);
  expect(details).toEqual(release.details);
});
