import { studio } from '@lifted/profile/studio';
import type { TimetableClass } from '../timetable-class.ts';
import { describe, expect, it } from 'vitest';
import { classEvents } from './structured-data-classes.ts';

const MINUTE_MS = 60_000;
const classAt = (start: string, freePlaces = 3): TimetableClass => ({
  id: `w-${start}`,
  name: 'Lower Body',
  start: new Date(start),
  end: new Date(Date.parse(start) + 45 * MINUTE_MS),
  coach: 'Jana',
  coachImageUrl: null,
  location: 'Main Floor',
  freePlaces,
});

const eventsOf = (classes: readonly TimetableClass[], now = '2026-03-28T12:00:00Z') =>
  classEvents(classes, {
    studio,
    now: new Date(now),
    origin: 'https://studio.example',
    picture: 'https://studio.example/share/en/workouts.jpg',
    trialName: 'Free test workout',
    trialAddress: (id) => `https://studio.example/workout/${id}/test`,
  });

describe('classes as events', () => {
  it('say when in the time of Berlin, also behind the clock change', () => {
    const [saturday, sunday] = eventsOf([classAt('2026-03-28T17:00:00Z'), classAt('2026-03-29T17:00:00Z')]);
    expect(saturday).toMatchObject({ startDate: '2026-03-28T18:00:00+01:00' });
    expect(sunday).toMatchObject({
      startDate: '2026-03-29T19:00:00+02:00',
      endDate: '2026-03-29T19:45:00+02:00',
    });
  });

  it('leave out what has begun, and are in order', () => {
    const events = eventsOf([
      classAt('2026-03-28T18:00:00Z'),
      classAt('2026-03-28T12:00:00Z'),
      classAt('2026-03-28T12:01:00Z'),
    ]);
    expect(events.map(({ startDate }) => startDate)).toEqual([
      '2026-03-28T13:01:00+01:00',
      '2026-03-28T19:00:00+01:00',
    ]);
  });

  it('lead to the free test workout, and say when the last place is gone', () => {
    const [free, full] = eventsOf([classAt('2026-03-28T13:00:00Z', 1), classAt('2026-03-28T14:00:00Z', 0)]);
    expect(free).toMatchObject({
      offers: {
        url: 'https://studio.example/workout/w-2026-03-28T13:00:00Z/test',
        price: '0.00',
        availability: 'https://schema.org/InStock',
      },
    });
    expect(full).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
  });

  it('take place at the address of their branch, and at the studio’s own where they have none', () => {
    const branch = { name: 'North', street: 'North Street 1', postcode: '13347', city: 'Berlin' };
    const [own, north] = eventsOf([
      classAt('2026-03-28T13:00:00Z'),
      { ...classAt('2026-03-28T14:00:00Z'), branch },
    ]);
    expect(own).toMatchObject({ location: { address: { streetAddress: studio.address.street } } });
    expect(north?.['location']).toEqual({
      '@type': 'Place',
      name: 'Main Floor',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'North Street 1',
        postalCode: '13347',
        addressLocality: 'Berlin',
        addressCountry: studio.address.country,
      },
    });
  });

  it('are the next thirty at most', () => {
    const start = Date.parse('2026-03-30T06:00:00Z');
    const many = Array.from({ length: 40 }, (_, at) =>
      classAt(new Date(start + at * 60 * MINUTE_MS).toISOString()),
    );
    expect(eventsOf(many)).toHaveLength(30);
  });
});
