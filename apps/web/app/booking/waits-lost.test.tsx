import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { MemberWait } from './own-classes.ts';
import { WaitsLost } from './waits-lost.tsx';

const START = new Date('2026-11-25T17:30:00Z');
const NOW = new Date('2026-11-23T09:00:00Z');
const minutesLater = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const wait = (workoutId: string, start: Date): MemberWait => ({
  workoutId,
  start,
  name: `Kurs ${workoutId}`,
  coach: 'Jana',
  location: 'Loft',
  entry: 1,
  state: 'waiting',
  offerEndsAt: null,
});

function shown(address: string, waits: readonly MemberWait[]): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <WaitsLost studioClass={{ id: 'here', start: START }} own={{ waits }} now={NOW} />
    </MemoryRouter>,
  );
}

it('says which waitlists are left by taking a place, in both languages', () => {
  const waits = [wait('a', minutesLater(44)), wait('b', minutesLater(-44))];
  expect(shown('/workouts', waits)).toMatch(/off the waitlist of Kurs a.*off the waitlist of Kurs b/);
  expect(shown('/de/workouts', waits)).toContain('nicht mehr auf der Warteliste für Kurs a');
});

it('says nothing of the list of this class, and of classes at another time', () => {
  expect(
    shown('/workouts', [wait('here', START), wait('a', minutesLater(45)), wait('b', minutesLater(-45))]),
  ).toBe('');
});
