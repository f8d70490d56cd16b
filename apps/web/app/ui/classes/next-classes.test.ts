import { expect, it } from 'vitest';
import { allAreFull, nextClasses } from './next-classes.ts';
import { berlinInstant, CLASS_LENGTH_MS } from '@lifted/domain/calendar/studio-calendar';

function planned(time: string, freePlaces = 4, date = '2026-11-20') {
  const start = berlinInstant(date, time);
  return { start, end: new Date(start.getTime() + CLASS_LENGTH_MS), freePlaces };
}
const at = (time: string) => berlinInstant('2026-11-20', time);

it('begins with the soonest, whatever order they come in, and stops at the count', () => {
  const [late, early, middle] = [planned('20:30'), planned('17:30'), planned('18:30')];
  expect(nextClasses([late, early, middle], at('12:00'), 2)).toEqual([early, middle]);
});

it('leaves out a class from the very moment it starts', () => {
  const evening = planned('18:30');
  expect(nextClasses([evening], at('18:29'), 3)).toEqual([evening]);
  expect(nextClasses([evening], at('18:30'), 3)).toEqual([]);
});

it('leaves out full classes', () => {
  expect(nextClasses([planned('18:30', 0), planned('19:30', 1)], at('12:00'), 3)).toEqual([
    planned('19:30', 1),
  ]);
});

it('goes on into the next day when the evening is over', () => {
  const morning = planned('06:30', 4, '2026-11-21');
  expect(nextClasses([planned('20:30'), morning], at('23:30'), 3)).toEqual([morning]);
});

it('calls a time full only where full classes are ahead', () => {
  const full = planned('18:30', 0);
  expect(allAreFull([full], at('12:00'))).toBe(true);
  expect(allAreFull([full, planned('19:30', 1)], at('12:00'))).toBe(false);
  expect(allAreFull([], at('12:00'))).toBe(false);
  expect(allAreFull([full], at('18:30'))).toBe(false);
  expect(allAreFull([{ ...full, isCanceled: true }], at('12:00'))).toBe(false);
});
