import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { berlinInstant, HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { json, renderPage } from '../../testing/render-page.tsx';
import { memberAnswers } from '../customer/member-answers.ts';
import { ClassBooking } from './class-booking.tsx';
import type { MemberPlace } from './own-classes.ts';

const NOW = berlinInstant('2026-11-20', '12:00');
const PUSH = {
  id: 'push',
  name: 'Push',
  start: berlinInstant('2026-11-25', '18:30'),
  end: berlinInstant('2026-11-25', '19:30'),
  branch: null,
  freePlaces: 3,
  isCanceled: false,
};
/** Got by leaving Heavy Basics a minute ago. */
const SWAPPED: MemberPlace = {
  bookingId: 'b',
  workoutId: 'push',
  name: 'Push',
  start: PUSH.start,
  coach: 'Jana',
  location: 'Main Floor',
  branch: null,
  bookedAt: new Date(NOW.getTime() - 60_000),
  freeUntil: new Date(PUSH.start.getTime() - 12 * HOUR_MS),
  lateCost: 'fee',
  isOfferedPlace: false,
  swappedFrom: 'heavy',
};
const BACK: MemberPlace = {
  ...SWAPPED,
  bookingId: 'c',
  workoutId: 'heavy',
  name: 'Heavy Basics',
  start: berlinInstant('2026-11-24', '18:30'),
};
const TAKEN = {
  type: 'about:blank',
  title: '',
  status: 409,
  detail: 'Your old place has been taken by someone else. You keep the place you have now.',
  code: 'class_full',
};

/** The class as booked by a swap; where the studio swaps back, the answers that follow have the place there. */
function draw(answer: () => Response, after: readonly MemberPlace[]): void {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  onTestFinished(() => void vi.useRealTimers());
  const client = createApiClient({
    authorize: asVisitor,
    fetch: async () => Response.json([]),
    language: () => 'en',
  });
  const answers = memberAnswers(client, { uid: 'ole', email: 'ole@lifted.example' }).of('ole');
  function Page() {
    const [places, setPlaces] = useState<readonly MemberPlace[]>([SWAPPED]);
    useEffect(() => {
      const follow = () => setPlaces(after);
      answers.followBookings.add(follow);
      return () => void answers.followBookings.delete(follow);
    }, []);
    const own = { places, waits: [], entitlements: [] };
    return (
      <ClassBooking studioClass={PUSH} own={own} answers={answers} now={NOW} onChanged={() => undefined} />
    );
  }
  renderPage(<Page />, { at: '/dashboard', answer });
}

afterEach(cleanup);

it('says which place is booked again once a swap is undone', async () => {
  draw(() => json({ outcome: 'booked', workout_id: 'heavy', booking_id: 'c' }), [BACK]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  const said = await screen.findAllByText(/^Booked: Heavy Basics, .*18:30$/);
  expect(said.some((one) => one.getAttribute('aria-hidden') === 'true')).toBe(true);
});

it('says why a swap cannot be undone, and that the place stays', async () => {
  draw(() => Response.json(TAKEN, { status: 409 }), [SWAPPED]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect((await screen.findByRole('alert')).textContent).toContain('You keep the place you have now.');
  expect(screen.getByText('Booked')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDefined();
});
