import { expect, it } from 'vitest';
import { changeWords, creditWords } from './credit-words.ts';

const ofClass = { reason: null, timer_name: 'Full Body', start_datetime: '2026-11-23T18:30:00+01:00' };
const ofPass = { reason: null, timer_name: null, start_datetime: null };

type Told = Parameters<typeof creditWords>[0];

function told(entry: Told): readonly [string, string] {
  const plain = (words: string) => words.replaceAll('\u00a0', ' ');
  return [plain(creditWords(entry, 'en')), plain(creditWords(entry, 'de'))];
}

it.each<readonly [Told['kind'], string, string]>([
  ['held', 'Booked', 'Gebucht'],
  ['released', 'Cancelled free of charge', 'Kostenlos abgesagt'],
  ['consumed', 'Cancelled late, the workout is used', 'Zu spät abgesagt, das Workout ist verbraucht'],
  ['restored', 'Given back by the studio', 'Vom Studio zurückgegeben'],
])('says of a booking that it was %s, and of which class', (kind, english, german) => {
  expect(told({ ...ofClass, kind, credits: 0 })).toEqual([
    `${english}: Full Body, Mon 23 Nov, 18:30`,
    `${german}: Full Body, Mo 23. Nov., 18:30 Uhr`,
  ]);
});

it.each<readonly [Told['kind'], string, string]>([
  ['granted', 'Added by the studio', 'Vom Studio gutgeschrieben'],
  ['expired', 'Expired', 'Verfallen'],
  ['extended', 'Extended by the studio', 'Vom Studio verlängert'],
])('says of the pass itself that it was %s', (kind, english, german) => {
  expect(told({ ...ofPass, kind, credits: 1 })).toEqual([english, german]);
});

it('says why the studio corrected it', () => {
  const reason = 'Pause wegen Knie';
  expect(told({ ...ofPass, kind: 'adjusted', credits: 1, reason })).toEqual([
    'Corrected by the studio: Pause wegen Knie',
    'Vom Studio korrigiert: Pause wegen Knie',
  ]);
});

it('still says what happened where the class is no longer known', () => {
  expect(told({ ...ofPass, kind: 'held', credits: -1 })).toEqual(['Booked', 'Gebucht']);
});

it('shows how the balance changed, with a true minus', () => {
  expect([5, -1, 0].map(changeWords)).toEqual(['+5', '\u22121', '0']);
});
