import { berlinInstant } from '@lifted/domain/calendar/studio-calendar';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { BookedPlace } from './booked-place.tsx';
import type { MemberPlace } from './own-classes.ts';

const CUT_OFF = berlinInstant('2026-11-24', '06:30');
const PLACE: MemberPlace = {
  bookingId: 'b',
  workoutId: 'evening',
  name: 'Heavy Basics',
  start: berlinInstant('2026-11-24', '18:30'),
  coach: 'Jana',
  location: 'Main Floor',
  branch: null,
  bookedAt: berlinInstant('2026-11-20', '12:00'),
  freeUntil: CUT_OFF,
  lateCost: 'fee',
  isOfferedPlace: false,
};
const DRAWN = new Date(CUT_OFF.getTime() - 10_000);

/**
 * Draws the place ten seconds before cancelling costs something; the button is pressed at `time`. Answers what was
 * sent.
 */
function pressCancel(time: Date) {
  vi.useFakeTimers({ toFake: ['Date'], now: DRAWN });
  onTestFinished(() => void vi.useRealTimers());
  const send = vi.fn();
  function Page() {
    const [place, setPlace] = useState(PLACE);
    return (
      <>
        <BookedPlace place={place} now={DRAWN} isSending={false} onCommand={send} />
        <button type="button" onClick={() => setPlace({ ...PLACE, freeUntil: PLACE.start })}>
          The class is moved
        </button>
      </>
    );
  }
  renderPage(<Page />, { at: '/dashboard', answer: () => new Response(null, { status: 204 }) });
  vi.setSystemTime(time);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  return send;
}

afterEach(cleanup);

it('cancels at once while that is free', () => {
  expect(pressCancel(CUT_OFF)).toHaveBeenCalledWith({ kind: 'cancel', bookingId: 'b' });
});

it('asks first when the free time ended after the page was drawn, and says what it costs', () => {
  const send = pressCancel(new Date(CUT_OFF.getTime() + 1000));
  expect(send).not.toHaveBeenCalled();
  const question = screen.getByRole('group', { name: 'Cancel' });
  expect(question.textContent).toContain('€5');
  expect(document.activeElement).toBe(question);
  fireEvent.click(screen.getByRole('button', { name: /€5/ }));
  expect(send).toHaveBeenCalledWith({ kind: 'cancel', bookingId: 'b' });
});

const SWAPPED = { ...PLACE, bookedAt: DRAWN, swappedFrom: 'left' };

/** Draws a place that was booked just now; answers what is sent. */
function draw(place: MemberPlace) {
  vi.useFakeTimers({ toFake: ['Date'], now: DRAWN });
  onTestFinished(() => void vi.useRealTimers());
  const send = vi.fn();
  renderPage(<BookedPlace place={place} now={DRAWN} isSending={false} onCommand={send} />, {
    at: '/dashboard',
    answer: () => new Response(null, { status: 204 }),
  });
  return send;
}

it('undoes a swap by going back to the class that was left, and cancels where that did not work', () => {
  const send = draw(SWAPPED);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(send.mock.calls).toEqual([[{ kind: 'swap', bookingId: 'b', workoutId: 'left' }]]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(send).toHaveBeenLastCalledWith({ kind: 'cancel', bookingId: 'b' });
});

it('undoes a booking by giving the place up', () => {
  const send = draw({ ...SWAPPED, swappedFrom: null });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(send.mock.calls).toEqual([[{ kind: 'cancel', bookingId: 'b' }]]);
});

it('cancels a place of a swap once its time to undo is over', () => {
  const send = draw({ ...SWAPPED, bookedAt: PLACE.bookedAt });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(send.mock.calls).toEqual([[{ kind: 'cancel', bookingId: 'b' }]]);
});

it('asks no longer what is free again because the class was moved', () => {
  pressCancel(new Date(CUT_OFF.getTime() + 1000));
  fireEvent.click(screen.getByRole('button', { name: 'The class is moved' }));
  expect(screen.queryByRole('group', { name: 'Cancel' })).toBeNull();
  expect(screen.getByText(/free until/)).toBeDefined();
});
