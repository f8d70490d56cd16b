import { challengeStatus, isShown, isJoinable } from '@lifted/domain/challenges/challenge';
import { addDays, berlinDate, berlinInstant, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { expect, it } from 'vitest';
import { demoChallenges, missingDemoChallenges } from './demo-challenges.ts';

const days = Array.from({ length: 366 }, (_, day) => addDays('2026-01-01', day));

it('on every day of a year one can be joined, and of one that ended the prize can be picked up', () => {
  for (const day of days) {
    const midnight = berlinInstant(day);
    for (const now of [midnight, new Date(midnight.getTime() - SECOND_MS)]) {
      const today = berlinDate(now);
      const facts = demoChallenges(now).map((challenge) => ({
        ...challenge,
        visible: true,
        publishAt: berlinInstant(challenge.publishDate),
      }));
      expect(facts.map((challenge) => challengeStatus(challenge, today))).toEqual([
        'pick_up_open',
        'running',
      ]);
      expect(facts.map((challenge) => isShown(challenge, now, today))).toEqual([true, true]);
      expect(facts.map((challenge) => isJoinable(challenge, now, today))).toEqual([false, true]);
      expect(new Set(facts.map(({ title }) => title)).size).toBe(2);
    }
  }
});

it.each([
  ['nothing yet', null, ['2026-10-12', '2026-11-09']],
  ['one that ends today', '2026-11-20', []],
  ['one that ended yesterday', '2026-11-19', ['2026-11-20']],
  ['one that ended long ago', '2026-05-01', ['2026-11-09']],
])('a studio that has %s (%s)', (_what, lastEnd, starts) => {
  const missing = missingDemoChallenges(new Date('2026-11-20T10:00:00Z'), lastEnd);
  expect(missing.map(({ startDate }) => startDate)).toEqual(starts);
});
