import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SETTLED_MS, whenSettled } from './when-settled.ts';

const run = vi.fn();
let page: EventTarget;
let goOn: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  run.mockClear();
  page = new EventTarget();
  goOn = whenSettled(run, page);
});
afterEach(() => {
  vi.useRealTimers();
});

it('waits until the page has had its time', () => {
  vi.advanceTimersByTime(SETTLED_MS - 1);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

it.each([
  ['looks away', () => page.dispatchEvent(new Event('visibilitychange'))],
  ['goes on', () => goOn()],
])('runs when its reader %s before, and not again', (_what, happen) => {
  happen();
  expect(run).toHaveBeenCalledOnce();
  page.dispatchEvent(new Event('visibilitychange'));
  goOn();
  vi.advanceTimersByTime(SETTLED_MS);
  expect(run).toHaveBeenCalledOnce();
});
