import type { Fee } from '@lifted/contract/entitlements';
import { describe, expect, it } from 'vitest';
import { feeMoments, feeRule, feeState } from './fee-words.ts';

const fee: Fee = {
  id: 'f1',
  kind: 'late_cancellation',
  cents: 500,
  state: 'pending',
  made_at: '2026-11-23T09:00:00+01:00',
  due_at: '2026-11-25T09:00:00+01:00',
  timer_name: 'Full Body',
  start_datetime: '2026-11-23T18:30:00+01:00',
  booked_at: '2026-11-20T20:00:00+01:00',
  free_until: '2026-11-23T06:30:00+01:00',
  canceled_at: '2026-11-23T09:00:00+01:00',
  objection: null,
  decision: null,
};

const plain = (words: string) => words.replaceAll('\u00a0', ' ');

describe('the receipt of a fee', () => {
  it('states the rule with its amount', () => {
    expect(plain(feeRule(fee, 'en'))).toMatch(
      /free until 12 hours before class.*costs €5\.00, unless it’s taken again when the class starts/,
    );
    expect(plain(feeRule(fee, 'de'))).toMatch(/bis 12 Stunden vor dem Kurs kostenlos.*Platz 5,00 €/);
    const missed = { kind: 'no_show', cents: 1000 } as const;
    expect(plain(feeRule(missed, 'en'))).toMatch(/costs €10\.00.*corrected it for 48 hours/);
    expect(plain(feeRule(missed, 'de'))).toMatch(/zahlt 10,00 €.*48 Stunden/);
  });

  it('names the clock times it was decided by', () => {
    expect(feeMoments(fee, 'en').map(({ name, instant }) => plain(`${name}: ${instant}`))).toEqual([
      'Free to cancel until: Mon 23 November 2026, 06:30',
      'Cancelled: Mon 23 November 2026, 09:00',
      'Start of class: Mon 23 November 2026, 18:30',
      'Fee noted: Mon 23 November 2026, 09:00',
    ]);
  });

  it('names when the place was taken where it was at no time free to cancel: an offer accepted late', () => {
    const [first] = feeMoments({ ...fee, booked_at: '2026-11-23T08:00:00+01:00' }, 'en');
    expect(first).toMatchObject({ name: 'Booked' });
    expect(plain(first?.instant ?? '')).toBe('Mon 23 November 2026, 08:00');
  });

  it('names no cancellation where the class was missed', () => {
    const names = feeMoments({ ...fee, kind: 'no_show', canceled_at: null }, 'de').map(({ name }) => name);
    expect(names).toEqual(['Kostenlos absagbar bis', 'Kursbeginn', 'Gebühr vermerkt']);
  });
});

describe('the state of a fee', () => {
  const states: readonly (readonly [string, Partial<Fee>, string, string])[] = [
    [
      'pending',
      {},
      'becomes due on Wed 25 November 2026, 09:00, unless you object',
      'am Mi 25. November 2026, 09:00 Uhr fällig',
    ],
    [
      'due',
      { state: 'due' },
      'Due since Wed 25 November 2026, 09:00.',
      'Fällig seit Mi 25. November 2026, 09:00 Uhr.',
    ],
    [
      'due after an objection',
      { state: 'due', objection: 'Bus', decision: 'Bus ran' },
      'The studio decided: “Bus ran”',
      'Das Studio hat entschieden: „Bus ran“',
    ],
    ['settled', { state: 'settled' }, 'Paid.', 'Bezahlt.'],
    [
      'waived',
      { state: 'waived', decision: 'Bus strike' },
      'You owe nothing: “Bus strike”',
      'Du schuldest nichts: „Bus strike“',
    ],
    [
      'objected',
      { state: 'objected', objection: 'The bus was late.' },
      'nothing is due until then. You wrote: “The bus was late.”',
      'ist nichts fällig. Du hast geschrieben: „The bus was late.“',
    ],
    [
      'dropped',
      { state: 'dropped' },
      'Your place was taken when the class started, or the class was cancelled',
      'war wieder vergeben, als der Kurs begann, oder der Kurs fiel aus',
    ],
  ];

  it.each(states)('is said in words: %s', (_name, change, english, german) => {
    expect(plain(feeState({ ...fee, ...change }, 'en'))).toContain(english);
    expect(plain(feeState({ ...fee, ...change }, 'de'))).toContain(german);
  });
});
