import type { StudioClass } from '@lifted/contract/timetable';
import { SessionContext, type SessionInPage } from '@lifted/client/session/session-context.tsx';
import { storeUser } from '@lifted/client/session/stored-user.ts';
import { MIA } from '@lifted/client/session/test-identity.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { json, renderPage } from '../../../testing/render-page.tsx';
import { YourPlace } from './your-place.tsx';

/** The session is not read yet: whether somebody is signed in here is known by its trace alone. */
const SESSION: SessionInPage = {
  user: null,
  userRoles: [],
  isLoading: true,
  isAuthenticating: false,
  prompt: null,
  withSession: () => Promise.reject(new Error('Nobody signs in here.')),
};
const NOW = new Date('2026-11-24T07:00:00Z');

function canceled(startsIn: number): StudioClass {
  return {
    id: 'push',
    timer_name: 'Push',
    start_datetime: new Date(NOW.getTime() + startsIn).toISOString(),
    end_datetime: new Date(NOW.getTime() + startsIn + HOUR_MS).toISOString(),
    coach_first_name: 'Tom',
    coach_profile_image_url: null,
    location_name: 'Main Floor',
    capacity: 12,
    free_places: 0,
    is_canceled: true,
  };
}

/** How often a page that stays open for most of a minute asks for its class. */
async function asksIn(studioClass: StudioClass): Promise<number> {
  const onChanged = vi.fn();
  renderPage(
    <SessionContext value={SESSION}>
      <YourPlace studioClass={studioClass} onChanged={onChanged} />
    </SessionContext>,
    { at: '/workout/push', answer: () => json([]) },
  );
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS - 1));
  return onChanged.mock.calls.length;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

it('a member’s open page of a cancelled class keeps asking whether it takes place after all', async () => {
  storeUser(localStorage, MIA);
  expect(await asksIn(canceled(2 * DAY_MS))).toBeGreaterThan(1);
});

it('a member’s open page of a class that is over asks once', async () => {
  storeUser(localStorage, MIA);
  expect(await asksIn({ ...canceled(-DAY_MS), is_canceled: false })).toBe(1);
});

it('a visitor’s open page of a cancelled class asks once', async () => {
  expect(await asksIn(canceled(2 * DAY_MS))).toBe(1);
});
