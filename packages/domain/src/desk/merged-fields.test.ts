import { describe, expect, it } from 'vitest';
import { mergeFields } from './merged-fields.ts';

const was = { name: 'Strength', capacity: 14, room: 'hall' };

describe('two edits of the same thing', () => {
  it('take each side’s change where only one side changed a field', () =>
    expect(mergeFields({ was, wanted: { ...was, capacity: 12 }, current: { ...was, room: 'loft' } })).toEqual(
      { merged: { name: 'Strength', capacity: 12, room: 'loft' }, conflicts: [], changed: ['capacity'] },
    ));

  it('are in conflict where both changed a field differently, and leave it as it is', () =>
    expect(
      mergeFields({ was, wanted: { ...was, capacity: 12, name: 'Lift' }, current: { ...was, capacity: 10 } }),
    ).toEqual({
      merged: { name: 'Lift', capacity: 10, room: 'hall' },
      conflicts: ['capacity'],
      changed: ['name'],
    }));

  it('change nothing where both want the same', () =>
    expect(mergeFields({ was, wanted: { ...was, capacity: 12 }, current: { ...was, capacity: 12 } })).toEqual(
      { merged: { ...was, capacity: 12 }, conflicts: [], changed: [] },
    ));

  it('compare lists by what is in them, in any order', () => {
    const listed = { ...was, days: ['mon', 'tue'] };
    const wanted = { ...listed, days: ['tue', 'mon'] };
    expect(mergeFields({ was: listed, wanted, current: listed }).changed).toEqual([]);
    const current = { ...listed, days: ['wed'] };
    expect(mergeFields({ was: listed, wanted, current }).merged.days).toEqual(['wed']);
    const fewer = { ...listed, days: ['mon'] };
    expect(mergeFields({ was: listed, wanted: fewer, current }).conflicts).toEqual(['days']);
    expect(mergeFields({ was: listed, wanted: fewer, current: listed }).changed).toEqual(['days']);
  });

  it('keep the other side’s change of a field the editor left alone', () =>
    expect(mergeFields({ was, wanted: was, current: { ...was, name: 'Heavy' } }).merged.name).toBe('Heavy'));
});
