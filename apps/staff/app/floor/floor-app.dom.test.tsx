import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FloorState } from './device/floor-store.ts';
import { testClass, testDay, testFloor } from './device/test-floor.ts';
import { FloorContext } from './device/use-floor.ts';
import { FloorApp } from './floor-app.tsx';
import { unlock } from './lock/unlock.ts';

// Files share the modules they loaded: no other one is to get a stand-in from here.
afterAll(() => vi.resetModules());

vi.mock('./lock/unlock.ts', () => ({ unlock: vi.fn() }));

const SIX = testClass({ id: 'six', timer_name: 'Six' });
const SEVEN = testClass({
  id: 'seven',
  timer_name: 'Seven',
  start_datetime: '2026-11-27T18:00:00Z',
  end_datetime: '2026-11-27T19:00:00Z',
});

/** An enrolled tablet during the class at six; `become` changes what it knows. */
async function start() {
  vi.useFakeTimers({ now: new Date('2026-11-27T17:10:00Z') });
  const floor = testFloor();
  const { store } = floor;
  let state: FloorState = {
    ...store.state(),
    phase: 'enrolled',
    day: testDay([SIX, SEVEN]),
    classes: new Map([SIX, SEVEN].map((each) => [each.id, each])),
  };
  const listeners = new Set<() => void>();
  vi.spyOn(store, 'state').mockImplementation(() => state);
  vi.spyOn(store, 'subscribe').mockImplementation((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  });
  for (const asked of ['start', 'refreshDay', 'refreshClass'] as const)
    vi.spyOn(store, asked).mockResolvedValue(undefined);
  render(
    <FloorContext value={floor}>
      <FloorApp />
    </FloorContext>,
  );
  await pass(0);
  return (change: Partial<FloorState>): void => {
    act(() => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    });
  };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isLocked = () => screen.queryByText('Who runs the class?') !== null;

beforeEach(() => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  vi.mocked(unlock).mockResolvedValue({ kind: 'open' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a tablet left at check-in is back at rest in the morning', async () => {
  const become = await start();
  press('Members check in');
  expect(isLocked()).toBe(false);
  const tomorrow = testClass({ id: 'tomorrow' });
  become({ day: testDay([tomorrow]), classes: new Map() });
  expect(isLocked()).toBe(true);
});

it('members check in until their class is over, then the tablet is for the next one', async () => {
  await start();
  press('Members check in');
  await pass(49 * MINUTE_MS);
  expect(isLocked()).toBe(false);
  await pass(MINUTE_MS);
  expect(isLocked()).toBe(true);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Seven');
});

it('a tablet that is revoked and enrolled again asks the coach for the PIN', async () => {
  const become = await start();
  press('Jana');
  for (const digit of ['1', '2', '3', '4']) press(digit);
  await pass(0);
  expect(screen.getByRole('button', { name: 'Lock' })).not.toBeNull();
  become({ phase: 'not-enrolled', day: null, classes: new Map() });
  become({ phase: 'enrolled', day: testDay([SIX, SEVEN]), classes: new Map([[SIX.id, SIX]]) });
  expect(isLocked()).toBe(true);
});
