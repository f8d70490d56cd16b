import type { SetCell } from '@lifted/contract/floor/set-entries';
import type { LiftedSet } from '@lifted/domain/training/personal-records';
import { describe, expect, it } from 'vitest';
import {
  afterAnswers,
  correctionsOf,
  fieldsOf,
  readFields,
  unlikelyWeights,
  withValue,
  type SetFields,
} from './corrected-sets.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

const cell = (set_number: number, lifted: LiftedSet | null, others: SetCell['others'] = []): SetCell => ({
  customer_id: 'mia',
  exercise_id: 'squat',
  exercise_number: 1,
  set_number,
  current: { entry: `e${set_number}`, author: 'coach', lifted },
  others,
});
const correcting = (usual: 'external' | 'bodyweight' = 'external') => {
  let made = 0;
  return {
    classId: 'evening',
    exerciseId: 'squat',
    exerciseNumber: 1,
    usual,
    now: NOW,
    newId: () => `new-${(made += 1)}`,
    unanswered: [],
  };
};
const typed = (weight: string, reps: string): SetFields => ({
  number: 1,
  cell: null,
  weight,
  reps,
  basis: null,
  isDecided: false,
});

describe('the fields of sets to correct', () => {
  it('are those planned and those entered beyond, without warm-up sets', () => {
    const cells = [
      cell(1, { weight: 62.5, reps: 8 }),
      cell(4, { weight: 60, reps: 0 }),
      cell(101, { weight: 20, reps: 10, is_warm_up: true }),
      cell(102, null),
    ];
    expect(fieldsOf(cells, 3, ',').map(({ number, weight, reps }) => [number, weight, reps])).toEqual([
      [1, '62,5', '8'],
      [2, '', ''],
      [3, '', ''],
      [4, '60', '0'],
    ]);
  });

  it('are read with either point, a failed attempt is one of no repetitions, and nothing is not lifted', () => {
    expect(readFields(typed(' 62,5', '8 '), 'external')).toMatchObject({ lifted: { weight: 62.5, reps: 8 } });
    expect(readFields(typed('60.25', '0'), 'external')).toMatchObject({ lifted: { weight: 60.25, reps: 0 } });
    expect(readFields(typed('', ' '), 'external')).toEqual({ lifted: null });
  });

  it.each([
    ['', '8', 'weight'],
    ['60', '', 'reps'],
    ['-5', '8', 'weight'],
    ['1e3', '8', 'weight'],
    ['60.125', '8', 'weight'],
    ['60', '8.5', 'reps'],
    ['60', '1000', 'reps'],
  ])('%j and %j cannot be read: %s', (weight, reps, fault) => {
    expect(readFields(typed(weight, reps), 'external')).toEqual({ fault });
  });

  it('need no weight for bodyweight, and a weight that is typed is added to it', () => {
    expect(readFields(typed('', '8'), 'bodyweight')).toMatchObject({
      lifted: { weight: 0, load_kind: 'bodyweight' },
    });
    expect(readFields(typed('10', '8'), 'bodyweight')).toMatchObject({
      lifted: { weight: 10, load_kind: 'added' },
    });
  });
});

describe('what is sent', () => {
  it('is what was changed, made on what was shown, with its kind and effort', () => {
    const sets = fieldsOf(
      [
        cell(1, { weight: 60, reps: 8 }),
        cell(2, { weight: 20, reps: 8, load_kind: 'assisted', reps_in_reserve: 1 }),
      ],
      3,
      '.',
    ).map((fields) => (fields.number === 2 ? { ...fields, weight: '15' } : fields));
    expect(correctionsOf(sets, correcting())).toEqual([
      {
        id: 'new-1',
        workout_id: 'evening',
        exercise_id: 'squat',
        exercise_number: 1,
        set_number: 2,
        lifted: { weight: 15, reps: 8, load_kind: 'assisted', reps_in_reserve: 1 },
        base: 'e2',
        settles: [],
        made_at: NOW.toISOString(),
      },
    ]);
  });

  it('takes a set back that is emptied, and enters one that was missing', () => {
    const [first, second] = fieldsOf([cell(1, { weight: 60, reps: 8 })], 2, '.');
    if (first === undefined || second === undefined) throw new Error('Two sets were planned.');
    const sent = correctionsOf(
      [
        { ...first, weight: '', reps: '' },
        { ...second, weight: '60', reps: '7' },
      ],
      correcting(),
    );
    expect(sent.map(({ set_number, lifted, base }) => [set_number, lifted, base])).toEqual([
      [1, null, 'e1'],
      [2, { weight: 60, reps: 7, load_kind: 'external' }, null],
    ]);
  });

  it('decides between two values, also for the one that holds', () => {
    const other = { entry: 'm1', author: 'member', lifted: { weight: 62.5, reps: 8 } } as const;
    const [fields] = fieldsOf([cell(1, { weight: 60, reps: 8 }, [other])], 1, '.');
    if (fields?.cell?.current == null) throw new Error('A set was entered.');
    expect(correctionsOf([fields], correcting())).toEqual([]);
    expect(correctionsOf([withValue(fields, other, '.')], correcting())).toMatchObject([
      { lifted: { weight: 62.5, reps: 8 }, base: 'e1', settles: ['m1'] },
    ]);
    expect(correctionsOf([withValue(fields, fields.cell.current, '.')], correcting())).toMatchObject([
      { lifted: { weight: 60, reps: 8 }, base: 'e1', settles: ['m1'] },
    ]);
  });
});

describe('what got no answer', () => {
  const fields = () => fieldsOf([cell(1, { weight: 60, reps: 8 }), cell(2, { weight: 60, reps: 8 })], 2, '.');
  const typing = (weights: readonly string[]) =>
    fields().map((one, at) => ({ ...one, weight: weights[at] ?? one.weight }));

  it('is sent again as it was, so that a studio that has it takes it once', () => {
    const unanswered = correctionsOf(typing(['65']), correcting());
    expect(correctionsOf(typing(['65']), { ...correcting(), unanswered })).toEqual(unanswered);
  });

  it('comes before what was typed since, which is made on it', () => {
    const again = { ...correcting(), newId: () => 'later' };
    const unanswered = correctionsOf(typing(['65', '65']), correcting());
    const sent = correctionsOf(typing(['65', '70']), { ...again, unanswered });
    expect(sent.map(({ id, base, lifted }) => [id, base, lifted?.weight])).toEqual([
      ['new-1', 'e1', 65],
      ['new-2', 'e2', 65],
      ['later', 'new-2', 70],
    ]);
    const back = correctionsOf(typing(['60']), { ...again, unanswered: unanswered.slice(0, 1) });
    expect(back.map(({ id, base, lifted }) => [id, base, lifted?.weight])).toEqual([
      ['new-1', 'e1', 65],
      ['later', 'new-1', 60],
    ]);
  });
});

it('is made on what the studio has taken, after a part of it was refused', () => {
  const sets = fieldsOf([cell(1, { weight: 60, reps: 8 }), cell(2, { weight: 60, reps: 8 })], 2, '.').map(
    (one) => ({ ...one, weight: '65' }),
  );
  const taken = {
    ...cell(1, null),
    current: { entry: 'new-1', author: 'desk', lifted: { weight: 65, reps: 8 } },
  } as const;
  const answered = afterAnswers(sets, [
    { id: 'new-1', outcome: 'current', refusal: null, cell: taken },
    { id: 'new-2', outcome: 'refused', refusal: 'not_in_class', cell: null },
  ]);
  expect(correctionsOf(answered, correcting()).map(({ set_number }) => set_number)).toEqual([2]);
});

it('is made on what somebody else entered meanwhile, where it is shown beside that', () => {
  const [first] = fieldsOf([cell(1, { weight: 60, reps: 8 })], 1, '.');
  if (first === undefined) throw new Error('A set was entered.');
  const beside = cell(1, { weight: 62.5, reps: 8 }, [
    { entry: 'new-1', author: 'desk', lifted: { weight: 65, reps: 8 } },
  ]);
  const answered = afterAnswers(
    [{ ...first, weight: '65' }],
    [{ id: 'new-1', outcome: 'other', refusal: null, cell: beside }],
  );
  expect(correctionsOf(answered, correcting())).toMatchObject([
    { lifted: { weight: 65 }, base: 'e1', settles: ['new-1'] },
  ]);
});

it('no set weighs more than 1000 kg', () => {
  expect(readFields(typed('1000', '1'), 'external')).toMatchObject({ lifted: { weight: 1000 } });
  expect(readFields(typed('1000.5', '1'), 'external')).toEqual({ fault: 'heavy' });
});

it('asks about unlikely weights that were typed, not about those that hold', () => {
  const known = { best: () => 85, heaviest: null };
  const [held] = fieldsOf([cell(1, { weight: 500, reps: 1 })], 1, '.');
  const sets = [typed('999', '5'), typed('90', '5'), typed('', ''), ...(held === undefined ? [] : [held])];
  expect(unlikelyWeights(sets, 'external', known)).toEqual([999]);
});
