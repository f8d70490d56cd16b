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

  it('has what each of them put into a group that was not there', () => {
    const mine = { ...WAS, pictures: { logo: 'a' } };
    const theirs = { ...WAS, pictures: { hero: 'b' } };
    expect(mergeDocuments(WAS, mine, theirs)).toEqual({
      merged: { ...WAS, pictures: { logo: 'a', hero: 'b' } },
      conflicts: [],
    });
  });

  it('loses what one of them took out, and has no trace of it', () => {
    const was = { ...WAS, pictures: { logo: 'a' } };
    const theirs = { ...was, rating: { value: 5 } };
    expect(mergeDocuments(was, WAS, theirs)).toEqual({
      merged: { ...WAS, rating: { value: 5 } },
      conflicts: [],
    });
    expect(mergeDocuments(was, WAS, theirs).merged).not.toHaveProperty('pictures');
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

  it('name every field of a group that is new or gone', () => {
    const after = { ...WAS, pictures: { logo: 'a', hero: 'b' } };
    expect(changedPaths(WAS, after)).toEqual(['pictures.logo', 'pictures.hero']);
    expect(changedPaths(after, WAS)).toEqual(['pictures.logo', 'pictures.hero']);
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
