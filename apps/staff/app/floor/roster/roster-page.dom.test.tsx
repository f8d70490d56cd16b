import type { FloorPlace } from '@lifted/contract/floor/floor';
import { ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testClass, testFloor } from '../device/test-floor.ts';
import { FloorContext, type Floor } from '../device/use-floor.ts';
import { RosterPage } from './roster-page.tsx';

const DURING_CLASS = new Date('2026-11-27T17:10:00Z');
const ANNA: FloorPlace = {
  kind: 'booking',
  id: 'walk-in',
  name: 'Anna',
  customer_id: 'anna',
  is_present: true,
  is_first_time: false,
  is_unconfirmed: false,
  is_beyond: false,
  is_walk_in: true,
  partner_name: null,
};
const WITH_PEOPLE = testClass({ roster: [ANNA], waitlist: [{ entry: 1, name: 'Ben' }] });

const noNetwork = async () => {
  throw new TypeError('There is no network.');
};

function drawOffline() {
  vi.stubGlobal('fetch', noNetwork);
  return drawRoster();
}

/** The roster on a tablet whose network fails as soon as a command was answered. */
function draw() {
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (address.includes('/walk-ins?')) return Response.json([{ customer_id: 'cem', name: 'Cem' }]);
    if (method === 'POST') return Response.json({ booking_id: 'new' }, { status: 201 });
    if (method === 'DELETE') return new Response(null, { status: 204 });
    return noNetwork();
  });
  return drawRoster();
}

function drawRoster() {
  const floor = testFloor();
  render(
    <FloorContext value={floor}>
      <RosterPage
        studioClass={WITH_PEOPLE}
        roster={WITH_PEOPLE.roster}
        withSets={new Set()}
        isClosed={false}
        coachId="jana"
      />
    </FloorContext>,
  );
  return floor;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.useFakeTimers({ now: DURING_CLASS, toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what the server has done is said where only the roster cannot be asked for again', () => {
  it('of somebody who is taken out', async () => {
    const { store } = draw();
    press('Remove Anna');
    press('Remove');
    expect(await screen.findByText('Anna is out of the class.')).not.toBeNull();
    expect(store.state().isReached).toBe(false);
  });

  it('of somebody who gets a place off the waitlist', async () => {
    draw();
    press('Give Ben a place');
    expect(await screen.findByText('Ben is in.')).not.toBeNull();
    // The sentence of the failure would come after it.
    await expect
      .poll(() => screen.getByRole<HTMLButtonElement>('button', { name: /Ben a place/ }).disabled)
      .toBe(false);
    expect(screen.getByText('Ben is in.')).not.toBeNull();
  });

  it('of somebody who came without a booking', async () => {
    draw();
    press('Walk-in');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'cem' } });
    fireEvent.click(await screen.findByText('Cem'));
    expect(await screen.findByText('Cem is in.')).not.toBeNull();
  });
});

/** There is a network again, and then none. */
async function reachOnce({ store }: Floor): Promise<void> {
  await act(() => store.asTablet(Promise.resolve()));
  await act(() => store.asTablet(Promise.reject(new ApiUnreachable(null))).catch(() => undefined));
  expect(store.state().isReached).toBe(false);
}

describe('that something needs a network is said until there is one', () => {
  it.each([
    ['of a place off the waitlist', ['Give Ben a place']],
    ['of somebody who is taken out', ['Remove Anna', 'Remove']],
  ])('%s, and not at the next outage', async (_, presses) => {
    const floor = drawOffline();
    presses.forEach(press);
    expect(await screen.findByText(/^This needs a network/)).not.toBeNull();
    await reachOnce(floor);
    expect(screen.queryByText(/^This needs a network/)).toBeNull();
    presses.forEach(press);
    expect(await screen.findByText(/^This needs a network/)).not.toBeNull();
  });

  it('of a place off the waitlist', async () => {
    const { store } = drawOffline();
    press('Give Ben a place');
    expect(await screen.findByText(/^This needs a network/)).not.toBeNull();
    await act(() => store.asTablet(Promise.resolve()));
    expect(screen.queryByText(/^This needs a network/)).toBeNull();
  });

  it('of somebody who is taken out', async () => {
    const { store } = drawOffline();
    press('Remove Anna');
    press('Remove');
    expect(await screen.findByText(/^This needs a network/)).not.toBeNull();
    await act(() => store.asTablet(Promise.resolve()));
    expect(screen.queryByText(/^This needs a network/)).toBeNull();
  });

  it('of a search, which then finds', async () => {
    const { store } = drawOffline();
    press('Walk-in');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'cem' } });
    expect(await screen.findByText(/^This needs a network/)).not.toBeNull();
    vi.stubGlobal('fetch', async () => Response.json([{ customer_id: 'cem', name: 'Cem' }]));
    await act(() => store.asTablet(Promise.resolve()));
    expect(await screen.findByText('Cem')).not.toBeNull();
    expect(screen.queryByText(/^This needs a network/)).toBeNull();
  });
});
