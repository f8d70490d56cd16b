import { noteServerTime } from '@lifted/client/http/server-clock.ts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTime } from '@lifted/client/http/use-now.ts';

const NOW = new Date('2026-11-29T22:59:30Z');
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.setSystemTime(NOW);
  noteServerTime(NOW.toUTCString(), Date.now());
  vi.useRealTimers();
});

it('goes on on a page that is left open', async () => {
  const { result } = renderHook(() => useTime());
  expect(result.current).toEqual(NOW);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(result.current).toEqual(new Date('2026-11-29T23:00:30Z'));
});

it('is the server’s on a device whose clock is a day fast', () => {
  vi.setSystemTime(NOW.getTime() + DAY_MS);
  const { result } = renderHook(() => useTime());
  act(() => noteServerTime(NOW.toUTCString(), Date.now()));
  expect(result.current).toEqual(NOW);
});
