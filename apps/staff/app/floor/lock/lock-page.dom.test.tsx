import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testClass, testDay, testFloor } from '../device/test-floor.ts';
import { FloorContext } from '../device/use-floor.ts';
import { chosenLanguage } from '../../preferred-language.ts';
import { LockPage } from './lock-page.tsx';

const NOON = testClass({
  id: 'noon',
  timer_name: 'Noon Basics',
  start_datetime: '2026-11-27T12:00:00+01:00',
  end_datetime: '2026-11-27T12:45:00+01:00',
});
const EVENING = testClass({
  id: 'evening',
  timer_name: 'Late Lift',
  start_datetime: '2026-11-27T19:00:00+01:00',
  end_datetime: '2026-11-27T19:45:00+01:00',
});

function draw(time: string) {
  vi.useFakeTimers({ now: new Date(`2026-11-27T${time}:00+01:00`) });
  const floor = testFloor();
  const state = { ...floor.store.state(), day: testDay([NOON, EVENING]) };
  vi.spyOn(floor.store, 'state').mockReturnValue(state);
  render(
    <FloorContext value={floor}>
      <LockPage open={() => undefined} checkIn={() => undefined} />
    </FloorContext>,
  );
}
const shown = () => screen.getByRole('heading', { level: 1 }).textContent;
const choose = (id: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: id } });

beforeEach(() => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('somebody who looked at another class leaves the tablet to the class by the clock', async () => {
  draw('09:00');
  choose('evening');
  expect(shown()).toContain('Late Lift');
  await act(() => vi.advanceTimersByTimeAsync(9 * MINUTE_MS));
  fireEvent.pointerDown(document.body);
  await act(() => vi.advanceTimersByTimeAsync(9 * MINUTE_MS));
  expect(shown()).toContain('Late Lift');
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  expect(shown()).toContain('Noon Basics');
});

it('a coach who walks away from the PIN leaves the tablet at rest', async () => {
  draw('09:00');
  fireEvent.click(screen.getByRole('button', { name: /Jana/ }));
  expect(shown()).not.toContain('Noon Basics');
  await act(() => vi.advanceTimersByTimeAsync(10 * MINUTE_MS));
  expect(shown()).toContain('Noon Basics');
});

it('members check in to no class that is over once the next one has its check-in open', async () => {
  draw('18:50');
  const checkIn = () => screen.getByRole('button', { name: 'Members check in' }).hasAttribute('disabled');
  expect(checkIn()).toBe(false);
  choose('noon');
  expect(checkIn()).toBe(true);
});

it('keeps the language of the switch for the next start of the tablet', () => {
  draw('09:00');
  fireEvent.click(screen.getByRole('link', { name: 'Deutsch' }));
  expect(chosenLanguage()).toBe('de');
  localStorage.clear();
});
