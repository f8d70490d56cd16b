import { expect, it } from 'vitest';
import { readMoment } from './read-moment.ts';

it.each([
  ['2026-11-20 18:30:05', '2026-11-20T17:30:05.000Z'],
  ['2026-07-20 18:30', '2026-07-20T16:30:00.000Z'],
  ['2026-11-20T17:30:05Z', '2026-11-20T17:30:05.000Z'],
  ['2026-11-20T17:30:05.250+01:00', '2026-11-20T16:30:05.250Z'],
  ['2026-01-01 00:00:00', '2025-12-31T23:00:00.000Z'],
  ['2026-03-29 01:59:59', '2026-03-29T00:59:59.000Z'],
  ['2026-03-29 03:00:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25 01:59:59', '2026-10-24T23:59:59.000Z'],
  ['2026-10-25 03:00:00', '2026-10-25T02:00:00.000Z'],
  ['2026-10-25T02:30:00+02:00', '2026-10-25T00:30:00.000Z'],
])('%s is %s', (word, instant) => {
  expect(readMoment(word)).toEqual({ kind: 'moment', at: new Date(instant) });
});

it.each([
  ['2026-03-29 02:30:00', 'Clocks skip'],
  ['2026-10-25 02:30:00', '+02:00 or 2026-10-25T02:30:00+01:00'],
  ['2026-10-25 02:00', 'twice'],
  ['2026-02-30 10:00', 'not a moment'],
  ['2026-11-20 24:00', 'not a moment'],
  ['2026-11-20', 'not a moment'],
  ['2026-13-20T17:30:05Z', 'not a moment'],
  ['yesterday', 'not a moment'],
  ['', 'not a moment'],
])('%s is refused: %s', (word, sentence) => {
  const read = readMoment(word);
  expect(read.kind === 'wrong_usage' && read.sentence).toContain(sentence);
});
