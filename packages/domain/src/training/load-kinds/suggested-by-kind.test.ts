import { describe, expect, it } from 'vitest';
import type { Implement } from '../implement.ts';
import type { LiftedSet } from '../personal-records.ts';
import { suggestionWords } from '../suggested-load-words.ts';
import { suggestedLoad, type SuggestionFacts, type EarlierExercise } from '../suggested-load.ts';
import type { LoadKind } from './load-kind.ts';

const TODAY = '2026-11-23';
const bodyweight: Implement = { kind: 'bodyweight' };

const set = (load_kind: LoadKind, weight: number, reps = 8, more: Partial<LiftedSet> = {}): LiftedSet => ({
  load_kind,
  weight,
  reps,
  ...more,
});
const exercise = (...sets: LiftedSet[]): EarlierExercise => ({ date: '2026-11-16', planned_reps: 8, sets });

function suggest(history: readonly EarlierExercise[], more: Partial<SuggestionFacts> = {}) {
  return suggestedLoad({ history, plannedReps: 8, implement: bodyweight, today: TODAY, ...more });
}
const brief = (suggested: ReturnType<typeof suggest>) =>
  suggested.kind === 'none'
    ? suggested.reason
    : [suggested.reason, suggested.load_kind ?? 'external', suggested.load];

describe('a suggestion for a bodyweight exercise', () => {
  it('is less help, then bodyweight, and more of what is added', () => {
    expect(brief(suggest([exercise(set('assisted', 20))]))).toEqual(['all_reps', 'assisted', 17.5]);
    expect(brief(suggest([exercise(set('assisted', 2.5))]))).toEqual(['all_reps', 'bodyweight', 0]);
    expect(brief(suggest([exercise(set('bodyweight', 0))]))).toEqual(['bodyweight', 'bodyweight', 0]);
    expect(brief(suggest([exercise(set('added', 10))]))).toEqual(['all_reps', 'added', 12.5]);
  });

  it('is more help after two misses', () => {
    const missed = exercise(set('assisted', 20, 6));
    expect(brief(suggest([missed]))).toEqual(['missed', 'assisted', 20]);
    expect(brief(suggest([missed, missed]))).toEqual(['missed_twice', 'assisted', 22.5]);
  });

  it('goes by the set with the least help, and a heavier help that failed changes nothing', () => {
    const sets = [set('assisted', 10), set('assisted', 20), set('assisted', 20, 0)];
    expect(brief(suggest([exercise(...sets)]))).toEqual(['all_reps', 'assisted', 7.5]);
  });

  it('is not led by an external weight of the same lift, nor the other way round', () => {
    const external = exercise(set('external', 60));
    expect(brief(suggest([exercise(set('added', 10)), external]))).toEqual(['all_reps', 'added', 12.5]);
    expect(brief(suggest([external, exercise(set('added', 10))], { implement: null }))).toEqual([
      'all_reps',
      'external',
      62.5,
    ]);
  });

  it('is what was done, whatever kind the coach gives the exercise later', () => {
    const history = [exercise(set('assisted', 20))];
    for (const loadKind of [null, 'external', 'added'] as const) {
      expect(brief(suggest(history, { loadKind }))).toEqual(['all_reps', 'assisted', 17.5]);
    }
  });

  it('is empty for somebody new to an exercise that is assisted or loaded', () => {
    expect(brief(suggest([], { loadKind: 'assisted' }))).toBe('new');
    expect(brief(suggest([], { implement: null, loadKind: 'bodyweight' }))).toEqual([
      'bodyweight',
      'bodyweight',
      0,
    ]);
  });
});

it('warm-up sets play no part, heavier ones included', () => {
  const working = set('external', 60);
  const heavier = set('external', 80, 8, { is_warm_up: true });
  const failed = set('external', 60, 0, { is_warm_up: true });
  expect(brief(suggest([exercise(heavier, failed, working)], { implement: null }))).toEqual([
    'all_reps',
    'external',
    62.5,
  ]);
  expect(brief(suggest([exercise(heavier)], { implement: null }))).toBe('new');
});

describe('effort', () => {
  const done = (left: number | null) =>
    exercise(set('external', 60), set('external', 60, 8, { reps_in_reserve: left }));
  const suggestAfter = (...history: EarlierExercise[]) => brief(suggest(history, { implement: null }));

  it('of nothing left keeps the load once, and then it goes up', () => {
    expect(suggestAfter(done(0))).toEqual(['at_limit', 'external', 60]);
    expect(suggestAfter(done(0), done(0))).toEqual(['all_reps', 'external', 62.5]);
    expect(suggestAfter(done(0), done(2))).toEqual(['at_limit', 'external', 60]);
    expect(suggestAfter(done(0), exercise(set('external', 60, 6)))).toEqual(['at_limit', 'external', 60]);
  });

  it('of repetitions left is one step up, however many', () => {
    for (const left of [null, 1, 2, 3])
      expect(suggestAfter(done(left))).toEqual(['all_reps', 'external', 62.5]);
  });

  it('changes nothing where repetitions were missing', () => {
    const missed = exercise(set('external', 60, 6, { reps_in_reserve: 0 }));
    expect(suggestAfter(missed)).toEqual(['missed', 'external', 60]);
  });
});

it.each([
  [
    suggest([exercise(set('assisted', 20), set('assisted', 20))]),
    'last time 2 × 8 with 20 kg help: try 17.5 kg help',
    'letztes Mal 2 × 8 mit 20 kg Hilfe: probier 17,5 kg Hilfe',
  ],
  [
    suggest([exercise(set('assisted', 2.5))]),
    'last time 1 × 8 with 2.5 kg help: try without help',
    'letztes Mal 1 × 8 mit 2,5 kg Hilfe: probier ohne Hilfe',
  ],
  [
    suggest([exercise(set('added', 10))]),
    'last time 1 × 8 at +10 kg: try +12.5 kg',
    'letztes Mal 1 × 8 mit +10 kg: probier +12,5 kg',
  ],
  [
    suggest([exercise(set('external', 60, 8, { reps_in_reserve: 0 }))], { implement: null }),
    'last time 1 × 8 at 60, to the limit: 60 again',
    'letztes Mal 1 × 8 mit 60, und mehr ging nicht: noch einmal 60',
  ],
] as const)('is said in both languages', (suggested, english, german) => {
  expect(suggestionWords(suggested, 'en').replaceAll('\u00a0', ' ')).toBe(english);
  expect(suggestionWords(suggested, 'de').replaceAll('\u00a0', ' ')).toBe(german);
});
