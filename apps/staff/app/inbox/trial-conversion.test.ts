import { expect, test } from 'vitest';
import { countStages, countTrials, type TrialFacts } from './trial-conversion.ts';

const VISITOR: TrialFacts = {
  timer_name: 'Heavy',
  coach_first_name: 'Jana',
  start_datetime: '2026-11-20T18:00:00+01:00',
  state: 'came',
  customer_id: null,
  handled: null,
};

test('who came and who became a member are counted among those who booked', () => {
  const trials: TrialFacts[] = [
    VISITOR,
    { ...VISITOR, state: 'missed' },
    { ...VISITOR, state: 'booked' },
    { ...VISITOR, handled: { outcome: 'lost' } },
    { ...VISITOR, handled: { outcome: 'member' }, customer_id: 'mia' },
  ];
  expect(countStages(trials)).toEqual({ booked: 5, came: 3, member: 1 });
});

test('somebody with an account under the visitor’s address is a member, whether the desk noted it or not', () =>
  expect(countStages([{ ...VISITOR, state: 'missed', customer_id: 'mia' }])).toEqual({
    booked: 1,
    came: 0,
    member: 1,
  }));

test('by coach the one with the most visitors is first, by month the earliest, at Berlin’s midnight', () => {
  const trials: TrialFacts[] = [
    { ...VISITOR, start_datetime: '2026-10-31T23:00:00Z' },
    { ...VISITOR, start_datetime: '2026-10-31T22:59:59Z', coach_first_name: 'Ben' },
    { ...VISITOR, coach_first_name: 'Ben' },
  ];
  expect(countTrials(trials, 'coach').map(({ key, booked }) => [key, booked])).toEqual([
    ['Ben', 2],
    ['Jana', 1],
  ]);
  expect(countTrials(trials, 'month').map(({ key, booked }) => [key, booked])).toEqual([
    ['2026-10', 1],
    ['2026-11', 2],
  ]);
  expect(countTrials([], 'class')).toEqual([]);
});
