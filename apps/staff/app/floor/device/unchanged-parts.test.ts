import { expect, it } from 'vitest';
import { withUnchangedParts } from './unchanged-parts.ts';

it('keeps the parts of an answer that say the same, so that nothing is drawn again', () => {
  const before = { now: 1, roster: [{ name: 'Ada' }], cells: [1, 2] };
  const after = withUnchangedParts(before, { now: 2, roster: [{ name: 'Ada' }], cells: [1] });
  expect(after).toEqual({ now: 2, roster: [{ name: 'Ada' }], cells: [1] });
  expect(after.roster).toBe(before.roster);
  expect(withUnchangedParts(before, structuredClone(before))).toBe(before);
  expect(withUnchangedParts(null, before)).toBe(before);
});
