import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testClass, testDay, testFloor } from './test-floor.ts';
import { FloorContext } from './use-floor.ts';
import { useLiveDay } from './use-live.ts';

const CLASSES = ['15', '16', '17', '18'].map((hour) =>
  testClass({
    id: `at ${hour}`,
    start_datetime: `2026-11-27T${hour}:00:00Z`,
    end_datetime: `2026-11-27T${hour}:45:00Z`,
  }),
);

/** What a tablet asks for that has all classes of the day already, minute by minute. */
function askedFrom(time: string): readonly string[][] {
  vi.useFakeTimers({ now: new Date(time) });
  const { store, ...floor } = testFloor();
  const classes = new Map(CLASSES.map((each) => [each.id, each]));
  vi.spyOn(store, 'state').mockReturnValue({ ...store.state(), day: testDay(CLASSES), classes });
  const minutes: string[][] = [];
  vi.spyOn(store, 'refreshDay').mockImplementation(async () => {
    minutes.push([]);
  });
  vi.spyOn(store, 'refreshClass').mockImplementation(async (id) => {
    minutes.at(-1)?.push(id);
  });
  const Tablet = () => {
    useLiveDay(true);
    return null;
  };
  render(
    <FloorContext value={{ store, ...floor }}>
      <Tablet />
    </FloorContext>,
  );
  return minutes;
}

beforeEach(() => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a tablet at rest asks for the next class every minute, so that it has its roster when the network fails', async () => {
  const asked = askedFrom('2026-11-27T15:50:00Z');
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  expect(asked).toEqual([['at 16'], ['at 16']]);
});

it('while a class runs, it asks for that one and the next', async () => {
  const asked = askedFrom('2026-11-27T16:30:00Z');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(asked).toEqual([['at 16', 'at 17']]);
});
