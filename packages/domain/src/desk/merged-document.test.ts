import { describe, expect, it } from 'vitest';
import { changedPaths, mergeDocuments, valueAt, withValueAt } from './merged-document.ts';

const WAS = { studio: { name: 'A', city: 'Berlin' }, coaches: [{ id: 'jana' }], rating: null };

describe('a document two people change', () => {
  it('has what each of them changed', () => {
    const mine = { ...WAS, studio: { ...WAS.studio, name: 'B' } };
    const theirs = { ...WAS, studio: { ...WAS.studio, city: 'Leipzig' } };
    expect(mergeDocuments(WAS, mine, theirs)).toEqual({
      merged: { ...WAS, studio: { name: 'B', city: 'Leipzig' } },
      conflicts: [],
    });
  });

  it('names the field both changed differently, and leaves it as it is saved', () => {
    const mine = { ...WAS, studio: { ...WAS.studio, name: 'B' } };
    const theirs = { ...WAS, studio: { ...WAS.studio, name: 'C' } };
    expect(mergeDocuments(WAS, mine, theirs)).toEqual({ merged: theirs, conflicts: ['studio.name'] });
  });

  it('has no conflict where both wrote the same', () => {
    const same = { ...WAS, rating: { value: 5 } };
    expect(mergeDocuments(WAS, same, same)).toEqual({ merged: same, conflicts: [] });
  });

  it('takes a list as a whole', () => {
    const mine = { ...WAS, coaches: [{ id: 'jana' }, { id: 'malik' }] };
    const theirs = { ...WAS, coaches: [] };
    expect(mergeDocuments(WAS, mine, theirs).conflicts).toEqual(['coaches']);
    expect(mergeDocuments(WAS, mine, WAS).merged).toEqual(mine);
  });
});

describe('paths', () => {
  it('name what differs, a list as one', () => {
    const after = { ...WAS, studio: { ...WAS.studio, name: 'B' }, coaches: [], rating: { value: 5 } };
    expect(changedPaths(WAS, after)).toEqual(['studio.name', 'coaches', 'rating']);
  });

  it('lead to a value, and to nothing where there is none', () => {
    expect(valueAt(WAS, 'studio.city')).toBe('Berlin');
    expect(valueAt(WAS, 'studio.street.number')).toBeUndefined();
  });

  it('take another value, with groups made on the way', () => {
    expect(withValueAt(WAS, 'rating.value', 5)).toEqual({ ...WAS, rating: { value: 5 } });
    expect(withValueAt(WAS, 'studio.name', 'B')).toEqual({ ...WAS, studio: { name: 'B', city: 'Berlin' } });
  });
});
