import { describe, expect, it } from 'vitest';
import { cellAfter, EMPTY_CELL, type SetCell, type SetEntry, type SetValue } from './set-cell.ts';

const lifted = (weight: number, reps = 8) => ({ weight, reps });

function entry(name: string, weight: number, more: Partial<SetEntry> = {}): SetEntry {
  return { entry: name, author: 'coach', lifted: lifted(weight), base: null, settles: [], ...more };
}

function after(...entries: readonly SetEntry[]): SetCell {
  return entries.reduce((cell, next) => cellAfter(cell, next).cell, EMPTY_CELL);
}

const named = (values: readonly SetValue[]) => values.map((value) => value.entry);

describe('a set that several people enter', () => {
  it('takes the first entry', () => {
    expect(after(entry('a', 60))).toEqual({
      current: { entry: 'a', author: 'coach', lifted: lifted(60) },
      others: [],
    });
  });

  it('takes an entry made on what holds, whether coach or member', () => {
    const cell = after(entry('m', 60, { author: 'member' }), entry('c', 62.5, { base: 'm' }));
    expect(cell.current?.entry).toBe('c');
    expect(cell.others).toEqual([]);
  });

  it('stays as it is when another entry says the same', () => {
    const { cell, outcome } = cellAfter(after(entry('a', 60)), entry('b', 60));
    expect(outcome).toBe('same');
    expect(cell.current?.entry).toBe('a');
    expect(cell.others).toEqual([]);
  });

  it('prefers the member’s own value, and shows the coach’s beside it', () => {
    const late = after(entry('c', 60), entry('m', 62.5, { author: 'member' }));
    expect([late.current?.entry, named(late.others)]).toEqual(['m', ['c']]);
    const early = after(entry('m', 62.5, { author: 'member' }), entry('c', 60));
    expect([early.current?.entry, named(early.others)]).toEqual(['m', ['c']]);
  });

  it.each(['coach', 'member'] as const)('keeps what arrived first between two entries of a %s', (author) => {
    const cell = after(entry('a', 60, { author }), entry('b', 62.5, { author }));
    expect([cell.current?.entry, named(cell.others)]).toEqual(['a', ['b']]);
  });

  it('never mixes weight and repetitions of different entries', () => {
    const cell = after(
      entry('c', 60, { lifted: lifted(60, 8) }),
      entry('m', 62.5, { lifted: lifted(62.5, 6), author: 'member' }),
    );
    expect([cell.current?.lifted, cell.others[0]?.lifted]).toEqual([lifted(62.5, 6), lifted(60, 8)]);
  });

  it('replaces another value by its author’s later one', () => {
    const cell = after(
      entry('m', 70, { author: 'member' }),
      entry('c1', 60),
      entry('c2', 62.5, { base: 'c1' }),
    );
    expect([cell.current?.entry, named(cell.others)]).toEqual(['m', ['c2']]);
  });

  it('forgets another value once its author says what holds', () => {
    const cell = after(
      entry('m', 70, { author: 'member' }),
      entry('c1', 60),
      entry('c2', 70, { base: 'c1' }),
    );
    expect([cell.current?.entry, named(cell.others)]).toEqual(['m', []]);
  });

  it('takes the other value back in one entry that decides', () => {
    const cell = after(
      entry('m', 70, { author: 'member' }),
      entry('c', 60),
      entry('m2', 60, { author: 'member', base: 'm', settles: ['c'] }),
    );
    expect([cell.current?.lifted, named(cell.others)]).toEqual([lifted(60), []]);
  });

  it.each(['coach', 'member'] as const)('is as before once another value of a %s is taken back', (author) => {
    const before = after(entry('m', 60, { author: 'member' }));
    const shown = cellAfter(before, entry('a', 62.5, { author })).cell;
    expect(named(shown.others)).toEqual(['a']);
    const back = cellAfter(shown, entry('b', 0, { author, lifted: null, base: 'a' }));
    expect([back.outcome, back.cell]).toEqual(['same', before]);
  });

  it('keeps another value that the next one had not seen', () => {
    const cell = after(
      entry('m', 70, { author: 'member' }),
      entry('c', 60),
      entry('m2', 72.5, { author: 'member', base: 'm' }),
    );
    expect([cell.current?.entry, named(cell.others)]).toEqual(['m2', ['c']]);
  });

  it('can be emptied, and an empty one disagrees with a value', () => {
    expect(after(entry('a', 60), entry('b', 0, { lifted: null, base: 'a' })).current?.lifted).toBeNull();
    const cell = after(
      entry('a', 60),
      entry('b', 60, { base: 'a' }),
      entry('c', 0, { lifted: null, base: 'a' }),
    );
    expect([cell.current?.entry, named(cell.others)]).toEqual(['b', ['c']]);
  });

  it.each(['coach', 'desk', 'member'] as const)('takes an entry of a %s made on what is gone', (author) => {
    const { cell, outcome } = cellAfter(EMPTY_CELL, entry('b', 60, { author, base: 'a' }));
    expect([outcome, cell.current?.entry, cell.others]).toEqual(['current', 'b', []]);
    const emptied = cellAfter(EMPTY_CELL, entry('b', 0, { author, base: 'a', lifted: null }));
    expect([emptied.outcome, emptied.cell]).toEqual(['same', EMPTY_CELL]);
  });

  it('takes an entry made on an imported value', () => {
    const imported: SetCell = {
      current: { entry: 'import', author: 'import', lifted: lifted(60) },
      others: [],
    };
    expect(cellAfter(imported, entry('c', 62.5, { base: 'import' })).outcome).toBe('current');
    expect(cellAfter(imported, entry('c', 62.5)).outcome).toBe('other');
    expect(cellAfter(imported, entry('m', 62.5, { author: 'member' })).outcome).toBe('current');
  });
});
