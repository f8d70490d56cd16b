import { expect, it } from 'vitest';
import { withKeptParts } from './kept-parts.ts';

it('keeps the parts of an answer that say the same, so that nothing is drawn again', () => {
  const before = { now: 1, roster: [{ name: 'Ada' }], cells: [1, 2] };
  const after = withKeptParts(before, { now: 2, roster: [{ name: 'Ada' }], cells: [1] });
  expect(after).toEqual({ now: 2, roster: [{ name: 'Ada' }], cells: [1] });
  expect(after.roster).toBe(before.roster);
  expect(withKeptParts(before, structuredClone(before))).toBe(before);
  expect(withKeptParts(null, before)).toBe(before);
});
