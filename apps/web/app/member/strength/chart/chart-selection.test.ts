import { describe, expect, it } from 'vitest';
import { defaultSelection, EMPTY_SELECTION, toggleGroup } from './chart-selection.ts';

const select = (...groups: string[]) => groups.reduce(toggleGroup, EMPTY_SELECTION);

describe('the chart selection', () => {
  it('starts with the default groups that have data, in their order', () => {
    expect(defaultSelection(['Shoulder Press', 'Squat', 'Deadlift'])).toEqual([
      'Deadlift',
      'Shoulder Press',
      null,
      null,
      null,
    ]);
  });

  it('gives each group the first free colour', () => {
    expect(select('A', 'B')).toEqual(['A', 'B', null, null, null]);
  });

  it('frees a colour on deselect and gives it to the next group', () => {
    expect(select('A', 'B', 'C', 'B', 'D')).toEqual(['A', 'D', 'C', null, null]);
  });

  it('keeps the colours of the others when one leaves', () => {
    expect(select('A', 'B', 'C', 'A')).toEqual([null, 'B', 'C', null, null]);
  });

  it('ignores a sixth group', () => {
    const five = select('A', 'B', 'C', 'D', 'E');
    expect(toggleGroup(five, 'F')).toBe(five);
  });
});
