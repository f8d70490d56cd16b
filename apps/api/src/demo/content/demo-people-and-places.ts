import { studio } from '@lifted/profile/studio';

const street = studio.address.street.replace(/\s+\d.*$/, '');

/** Two training floors of the one studio, so that two classes can run at the same time. */
export const MAIN_FLOOR = { id: 'main-floor', name: `${street}, Main Floor` } as const;
export const LOFT = { id: 'loft', name: `${street}, Loft` } as const;
export const DEMO_LOCATIONS = [MAIN_FLOOR, LOFT] as const;
export type DemoLocationId = (typeof DEMO_LOCATIONS)[number]['id'];

/** Their pictures are in the site's media, named by id. */
export const DEMO_COACHES = [
  { id: 'jana', firstName: 'Jana' },
  { id: 'malik', firstName: 'Malik' },
  { id: 'sofia', firstName: 'Sofia' },
  { id: 'tom', firstName: 'Tom' },
  { id: 'aylin', firstName: 'Aylin' },
  { id: 'ben', firstName: 'Ben' },
  { id: 'lea', firstName: 'Lea' },
  { id: 'oskar', firstName: 'Oskar' },
] as const;
export type DemoCoachId = (typeof DEMO_COACHES)[number]['id'];
