import { expect, it } from 'vitest';
import { DAY_MS } from '../calendar/studio-calendar.ts';
import { mayUndoMerge, mergesOverSince } from './merged-people.ts';

const merged = new Date('2026-11-20T11:00:00Z');
const after = (ms: number) => new Date(merged.getTime() + ms);

it('can be undone until thirty days are over, and is over from that very moment', () => {
  expect(mayUndoMerge(merged, after(30 * DAY_MS - 1))).toBe(true);
  expect(mayUndoMerge(merged, after(30 * DAY_MS))).toBe(false);
  expect(mergesOverSince(after(30 * DAY_MS))).toEqual(merged);
});
