import { expect, it } from 'vitest';
import { classEditFault } from './class-edit.ts';

const start = new Date('2026-11-25T17:30:00Z');
const later = new Date('2026-11-25T18:00:00Z');
const ms = (instant: Date, more: number) => new Date(instant.getTime() + more);
const open = { start, isCanceled: false };

it('moves a class until it starts, into the time ahead', () => {
  expect(classEditFault(open, later, ms(start, -1))).toBeNull();
  expect(classEditFault(open, later, start)).toBe('class_started');
  expect(classEditFault(open, ms(start, -2), ms(start, -2))).toBe('start_passed');
  expect(classEditFault(open, ms(start, -1), ms(start, -2))).toBeNull();
});

it('changes the rest of a class afterwards too, and nothing of a cancelled one', () => {
  expect(classEditFault(open, start, later)).toBeNull();
  expect(classEditFault({ start, isCanceled: true }, start, ms(start, -1))).toBe('class_canceled');
});
