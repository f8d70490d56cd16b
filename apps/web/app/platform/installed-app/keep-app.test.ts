import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepApp } from './keep-app.ts';
import { SETTLED_MS } from './when-settled.ts';

let done: string[];
let isSignedIn: boolean;
let page: EventTarget;

const app = {
  keep: async () => void done.push('keep'),
  complete: async () => void done.push('complete'),
};
const keep = () => keepApp({ app, isSomebodySignedIn: () => isSignedIn, page });

beforeEach(() => {
  vi.useFakeTimers();
  done = [];
  isSignedIn = true;
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

it('keeps nothing for who is not signed in', () => {
  isSignedIn = false;
  keep();
  vi.advanceTimersByTime(SETTLED_MS);
  expect(done).toEqual([]);
});

it('keeps nothing more for who has signed out before the page has settled', () => {
  keep();
  isSignedIn = false;
  vi.advanceTimersByTime(SETTLED_MS);
  expect(done).toEqual(['keep']);
});
