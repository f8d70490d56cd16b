import { describe, expect, it } from 'vitest';
import { changeWords, creditWords, TAKEN_BACK, usedEntries } from './credit-words.ts';

const ofClass = { reason: null, timer_name: 'Full Body', start_datetime: '2026-11-23T18:30:00+01:00' };
const ofPass = { reason: null, timer_name: null, start_datetime: null };

type Told = Parameters<typeof creditWords>[0];

function told(entry: Told): readonly [string, string] {
  const plain = (words: string) => words.replaceAll('\u00a0', ' ');
  return [plain(creditWords(entry, 'en')), plain(creditWords(entry, 'de'))];
}

it.each<readonly [Told['kind'], string, string]>([
  ['held', 'Booked', 'Gebucht'],
  ['released', 'Back on the pass, free of charge', 'Kostenlos zurück aufs Paket'],
  ['consumed', 'Cancelled late, the workout is used', 'Spät abgesagt, das Workout ist verbraucht'],
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

it.each([
  [TAKEN_BACK, 'taken back', 'zurückgenommen'],
  [`typo (${TAKEN_BACK})`, 'typo (taken back)', 'typo (zurückgenommen)'],
  ['I took it back (Jana)', 'I took it back (Jana)', 'I took it back (Jana)'],
])('says in one language why it was corrected: %s', (reason, english, german) => {
  expect(told({ ...ofPass, kind: 'adjusted', credits: -1, reason })).toEqual([
    `Corrected by the studio: ${english}`,
    `Vom Studio korrigiert: ${german}`,
  ]);
});

describe('a workout of a class that has begun', () => {
  const NOW = new Date('2026-11-23T18:30:00+01:00');
  const entry = (kind: Told['kind'], start = ofClass.start_datetime) => ({
    ...ofClass,
    kind,
    credits: 0,
    start_datetime: start,
  });
  /** Of entries newest first, the places of those that were used. */
  const used = (...entries: readonly Told[]) => {
    const found = usedEntries(entries, NOW);
    return entries.flatMap((one, at) => (found.has(one) ? [at] : []));
  };

  it('was used for it, and is no longer only booked', () => {
    const past = entry('held');
    expect(used(past)).toEqual([0]);
    expect(creditWords(past, 'en', true)).toMatch(/^Used for: Full Body/);
    expect(creditWords(past, 'de', true)).toMatch(/^Genutzt für: Full Body/);
  });

  it('was not used for a class to come', () => {
    expect(used(entry('held', '2026-11-23T18:30:01+01:00'))).toEqual([]);
  });

  it.each(['released', 'consumed'] as const)('stays booked where the place was %s after that', (kind) => {
    expect(used(entry(kind), entry('held'))).toEqual([]);
  });

  it('was used for the place that was booked again, not for the one before', () => {
    expect(used(entry('held'), entry('released'), entry('held'))).toEqual([0]);
  });

  it('was used for the place that was booked again after a late cancellation, which cost nothing in the end', () => {
    expect(used(entry('restored'), entry('held'), entry('consumed'), entry('held'))).toEqual([1]);
  });

  it('was not used where a late cancellation cost nothing in the end', () => {
    expect(used(entry('restored'), entry('consumed'), entry('held'))).toEqual([]);
  });

  it('is told of each class by itself', () => {
    const other = entry('held', '2026-11-20T18:30:00+01:00');
    expect(used(entry('released'), other, entry('held'))).toEqual([1]);
  });
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
