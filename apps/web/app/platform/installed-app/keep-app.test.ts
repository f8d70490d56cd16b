import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepApp } from './keep-app.ts';
import { SETTLED_MS } from './when-settled.ts';

let done: string[];
let page: EventTarget;

const app = {
  keep: async () => void done.push('keep'),
  complete: async () => void done.push('complete'),
};
const keep = () => keepApp({ app, page });

beforeEach(() => {
  vi.useFakeTimers();
  done = [];
  page = new EventTarget();
});
afterEach(() => {
  vi.useRealTimers();
});

it('keeps the app of a member at once, and the rest when the page has settled', () => {
  keep();
  expect(done).toEqual(['keep']);
  vi.advanceTimersByTime(SETTLED_MS);
  expect(done).toEqual(['keep', 'complete']);
});

it('keeps the rest when the member goes on before', () => {
  keep()();
  expect(done).toEqual(['keep', 'complete']);
});
