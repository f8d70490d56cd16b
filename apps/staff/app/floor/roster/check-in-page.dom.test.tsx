import type { FloorClass, FloorPlace } from '@lifted/contract/floor/floor';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testClass, testFloor } from '../device/test-floor.ts';
import { FloorContext } from '../device/use-floor.ts';
import { CheckInPage } from './check-in-page.tsx';

const ANNA: FloorPlace = {
  kind: 'booking',
  id: 'of-anna',
  name: 'Anna',
  customer_id: 'anna',
  is_present: false,
  is_first_time: false,
  is_unconfirmed: false,
  is_beyond: false,
  is_walk_in: false,
  partner_name: null,
};

/** The tablet before a class that has just begun. */
function draw(different: Partial<FloorClass>) {
  const floor = testFloor();
  const studioClass = testClass(different);
  const state = { ...floor.store.state(), classes: new Map([[studioClass.id, studioClass]]) };
  vi.spyOn(floor.store, 'state').mockReturnValue(state);
  vi.spyOn(floor.store, 'refreshClass').mockResolvedValue(undefined);
  render(
    <FloorContext value={floor}>
      <CheckInPage classId={studioClass.id} leave={() => undefined} />
    </FloorContext>,
  );
  return floor;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T17:05:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('somebody who taps their name', () => {
  it('is welcomed once it is stored', async () => {
    draw({ roster: [ANNA] });
    fireEvent.click(screen.getByText('Anna'));
    expect(screen.queryByText('Welcome, Anna!')).toBeNull();
    expect(await screen.findByText('Welcome, Anna!')).not.toBeNull();
    expect(screen.queryByRole('alert')?.textContent).toBe('');
  });

  it('is the only one marked by a double tap, and leaves the list when the greeting does', async () => {
    vi.useFakeTimers({ now: new Date(), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const { unsent } = draw({ roster: [ANNA, { ...ANNA, id: 'of-ben', name: 'Ben' }] });
    const tapFirst = () => {
      const [first] = screen.getByRole('list').querySelectorAll('button');
      if (first !== undefined) fireEvent.click(first);
    };
    tapFirst();
    tapFirst();
    await act(() => vi.advanceTimersByTimeAsync(SECOND_MS));
    expect(unsent.queue.state().waiting).toMatchObject([{ name: 'Anna' }]);
    expect(screen.getByRole('status').textContent).toContain('Welcome, Anna!');
    tapFirst();
    fireEvent.click(screen.getByText('Ben'));
    await act(() => vi.advanceTimersByTimeAsync(SECOND_MS));
    expect(unsent.queue.state().waiting).toMatchObject([{ name: 'Anna' }, { name: 'Ben' }]);
    await act(() => vi.advanceTimersByTimeAsync(8 * SECOND_MS));
    expect(screen.queryByText('Anna')).toBeNull();
    expect(screen.getByText('Everybody is here.')).not.toBeNull();
  });

  it('is told where the tablet could not store it, and not welcomed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { storage } = draw({ roster: [ANNA] });
    storage.isFull = true;
    fireEvent.click(screen.getByText('Anna'));
    expect(await screen.findByText(/^This tablet could not store the entry/)).not.toBeNull();
    expect(screen.queryByText('Welcome, Anna!')).toBeNull();
    expect(screen.getByText('Anna')).not.toBeNull();
  });
});

describe('a class nobody can check in to', () => {
  it('says that it is cancelled, and not that everybody is here', () => {
    draw({ state: 'canceled', roster: [] });
    expect(screen.getByText('This class is cancelled.')).not.toBeNull();
    expect(screen.queryByText('Everybody is here.')).toBeNull();
    expect(screen.queryByText('Camera on')).toBeNull();
  });

  it('says that nobody has a place, and not that everybody is here', () => {
    draw({ roster: [] });
    expect(screen.getByText('Nobody has a place in this class yet.')).not.toBeNull();
    expect(screen.queryByText('Everybody is here.')).toBeNull();
  });
});
