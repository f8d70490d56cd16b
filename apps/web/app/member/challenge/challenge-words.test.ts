import { expect, it } from 'vitest';
import type { ChallengeFacts } from '@lifted/domain/challenges/challenge';
import { nextStepWords, reachedWords, statusWords, teamWords } from './challenge-words.ts';

const challenge: ChallengeFacts = {
  visible: true,
  publishAt: new Date('2026-10-01T00:00:00Z'),
  startDate: '2026-11-01',
  endDate: '2026-11-30',
};

it.each([
  ['2026-10-29', 'Starts in 3 days'],
  ['2026-10-31', 'Starts tomorrow'],
  ['2026-11-01', '29 days left'],
  ['2026-11-29', '1 day left'],
  ['2026-11-30', 'Last day'],
  ['2026-12-01', 'Ended on 30 Nov'],
  ['2027-01-01', 'Pick-up has ended'],
])('on %s its status reads %s', (today, words) => {
  expect(statusWords(challenge, today)).toBe(words);
});

it.each([
  [0, null],
  [1, 'All participants so far: 1 class'],
  [214, 'All participants so far: 214 classes'],
])('%d classes of the team: %s', (count, words) => {
  expect(teamWords(count)).toBe(words);
});

it.each([
  [0, 10, false, '10 more to go.'],
  [9, 10, false, 'One more to go.'],
  [10, 10, false, 'Card complete.'],
  [12, 10, true, 'Card complete.'],
  [0, 10, true, 'this time. There will be another one.'],
  [3, 10, true, 'this time. Every one of them made you stronger.'],
])('%d of %d, over %s: %s', (attended, goal, isOver, words) => {
  expect(nextStepWords({ attended, goal, isOver })).toBe(words);
});

it.each([
  [0, 1, '0 of 1 class'],
  [3, 10, '3 of 10 classes'],
  [10, 10, '10 of 10 classes'],
  [12, 10, '12 classes'],
])('%d of %d reads %s', (attended, goal, words) => {
  expect(reachedWords(attended, goal)).toBe(words);
});

it('says the same in German', () => {
  expect(statusWords(challenge, '2026-10-31', 'de')).toBe('Beginnt morgen');
  expect(statusWords(challenge, '2026-11-29', 'de')).toBe('Noch 1 Tag');
  expect(statusWords(challenge, '2026-12-01', 'de')).toBe('Beendet am 30. Nov.');
  expect(teamWords(1, 'de')).toBe('Alle zusammen bisher: 1 Kurs');
  expect(reachedWords(3, 10, 'de')).toBe('3 von 10 Kursen');
  expect(nextStepWords({ attended: 9, goal: 10, isOver: false }, 'de')).toBe('Noch einer fehlt.');
});
