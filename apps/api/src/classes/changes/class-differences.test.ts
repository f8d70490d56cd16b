import { expect, it } from 'vitest';
import { differenceWords } from './class-differences.ts';

const WAS = {
  timerName: 'Heavy Basics',
  start: new Date('2026-11-23T17:00:00Z'),
  coachFirstName: 'Jana',
  locationName: 'Annex',
  branch: null,
};

it('says before and now of time, coach and room, and nothing of what stayed', () => {
  const moved = { ...WAS, start: new Date('2026-11-23T17:30:00Z'), coachFirstName: 'Ben' };
  expect(differenceWords(WAS, moved, 'en')).toBe('Time: 18:00 → 18:30. Coach: Jana → Ben.');
  expect(differenceWords(WAS, { ...WAS, locationName: 'Loft' }, 'de')).toBe('Raum: Annex → Loft.');
  expect(differenceWords(WAS, WAS, 'en')).toBe('');
});

it('says the branch beside the room, since two branches may name a room alike', () => {
  const at = (name: string) => ({ name, street: 'Kantstr. 2', postcode: '10623', city: 'Berlin' });
  expect(differenceWords({ ...WAS, branch: at('Mitte') }, { ...WAS, branch: at('West') }, 'en')).toBe(
    'Room: Annex, Mitte → Annex, West.',
  );
});

it('names the days of a class moved to another one, also past midnight and over a clock change', () => {
  const tomorrow = { ...WAS, start: new Date('2026-11-23T23:00:00Z') };
  expect(differenceWords(WAS, tomorrow, 'en')).toBe(
    'Time: Mon\u00a023\u00a0Nov, 18:00 → Tue\u00a024\u00a0Nov, 00:00.',
  );
  const saturday = { ...WAS, start: new Date('2026-10-24T16:00:00Z') };
  const sunday = { ...WAS, start: new Date('2026-10-25T17:00:00Z') };
  expect(differenceWords(saturday, sunday, 'de')).toBe(
    'Zeit: Sa\u00a024.\u00a0Okt., 18:00\u00a0Uhr → So\u00a025.\u00a0Okt., 18:00\u00a0Uhr.',
  );
});
