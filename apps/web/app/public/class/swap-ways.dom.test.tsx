import { createApiClient, asVisitor } from '@lifted/client/http/api-client.ts';
import { berlinInstant, HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { json, renderPage } from '../../../testing/render-page.tsx';
import type { MemberClasses, MemberPlace } from '../../booking/own-classes.ts';
import { memberAnswers } from '../../customer/member-answers.ts';
import type { TimetableClass } from '../../timetable-class.ts';
import { SwapWays } from './swap-ways.tsx';

const CUT_OFF = berlinInstant('2026-11-24', '06:30');
const PLACE: MemberPlace = {
  bookingId: 'b',
  workoutId: 'early',
  name: 'Heavy Basics',
  start: berlinInstant('2026-11-24', '18:30'),
  coach: 'Jana',
  location: 'Main Floor',
  branch: null,
  bookedAt: berlinInstant('2026-11-20', '12:00'),
  freeUntil: CUT_OFF,
  lateCost: 'credit',
  isOfferedPlace: false,
};
const OTHER: TimetableClass = {
  id: 'late',
  name: 'Push',
  start: berlinInstant('2026-11-25', '18:30'),
  end: berlinInstant('2026-11-25', '19:30'),
  coach: 'Tom',
  coachImageUrl: null,
  location: 'Main Floor',
  branch: null,
  freePlaces: 3,
  isCanceled: false,
};
const OWN: MemberClasses = {
  places: [PLACE],
  waits: [],
  entitlements: [
    {
      kind: 'pass',
      id: 'e',
      from: '2026-01-01',
      until: '2026-12-31',
      validIn: [],
      credits: 0,
      productName: '1 Workout',
    },
  ],
};

/** Draws what can be left for the other class ten seconds before leaving costs something. */
function draw() {
  const drawn = new Date(CUT_OFF.getTime() - 10_000);
  vi.useFakeTimers({ toFake: ['Date'], now: drawn });
  onTestFinished(() => void vi.useRealTimers());
  const silent = createApiClient({
    authorize: asVisitor,
    fetch: () => new Promise(() => undefined),
    language: () => 'en',
  });
  return renderPage(
    <SwapWays
      studioClass={OTHER}
      own={OWN}
      answers={memberAnswers(silent, { uid: 'mia', email: 'mia@lifted.example' }).of('mia')}
      now={drawn}
      onChanged={() => undefined}
    />,
    { at: '/workout/late', answer: () => new Promise(() => undefined) },
  );
}

const press = () => fireEvent.click(screen.getByRole('button', { name: /^Swap Heavy Basics, / }));
const SWAP = '/api/bookings/b/swap';

afterEach(cleanup);

it('who paid with the last workout of a pass can swap, and does so at once while leaving is free', async () => {
  const { asked } = draw();
  vi.setSystemTime(CUT_OFF);
  press();
  await waitFor(() => expect(asked).toEqual([SWAP]));
});

it('a press after the free time that is shown asks, as no error, what leaving may cost; a second one there changes nothing', async () => {
  const { asked } = draw();
  vi.setSystemTime(new Date(CUT_OFF.getTime() + 1000));
  press();
  const question = screen.getByRole('group', { name: /^Swap Heavy Basics, / });
  expect(question.textContent).toMatch(
    /Cancelling now costs 1.workout, unless your place is taken when the class starts/,
  );
  expect(document.activeElement).toBe(question);
  expect(screen.queryByRole('alert')).toBeNull();
  press();
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: /^Swap for 1.workout$/ }));
  await waitFor(() => expect(asked).toEqual([SWAP]));
});

it('a place that is kept after all is asked about again', () => {
  const { asked } = draw();
  vi.setSystemTime(new Date(CUT_OFF.getTime() + 1000));
  press();
  fireEvent.click(screen.getByRole('button', { name: 'Keep my place' }));
  expect(screen.queryByRole('group')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Swap Heavy Basics, / }));
  press();
  expect(screen.getByRole('group')).toBe(document.activeElement);
  expect(asked).toEqual([]);
});

/**
 * The page as it is once the studio has swapped: the class is booked, and the answers that follow are here. Answers how to draw it
 * with another place in the class, or none.
 */
function drawSwapped(): (bookingId: string | null) => void {
  const now = new Date(CUT_OFF.getTime() - HOUR_MS);
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => void vi.useRealTimers());
  const client = createApiClient({
    authorize: asVisitor,
    fetch: async () => Response.json([]),
    language: () => 'en',
  });
  const answers = memberAnswers(client, { uid: 'ole', email: 'ole@lifted.example' }).of('ole');
  const page = (places: readonly MemberPlace[]) => (
    <SwapWays
      studioClass={OTHER}
      own={{ ...OWN, places }}
      answers={answers}
      now={now}
      onChanged={() => undefined}
    />
  );
  const drawn: { show: (bookingId: string | null) => void } = { show: () => undefined };
  function Page() {
    const [places, setPlaces] = useState<readonly MemberPlace[]>([PLACE]);
    useEffect(() => {
      drawn.show = (bookingId) =>
        setPlaces(
          bookingId === null ? [] : [{ ...PLACE, bookingId, workoutId: OTHER.id, start: OTHER.start }],
        );
      const follow = () => drawn.show('c');
      answers.followBookings.add(follow);
      return () => void answers.followBookings.delete(follow);
    }, []);
    return page(places);
  }
  renderPage(<Page />, {
    at: '/workout/late',
    answer: () => json({ outcome: 'booked', booking_id: 'c' }),
  });
  return (bookingId) => act(() => drawn.show(bookingId));
}

it('says which place is free again after a swap, where the keyboard goes on', async () => {
  drawSwapped();
  const button = screen.getByRole('button', { name: /^Swap Heavy Basics, / });
  button.focus();
  button.click();
  const said = await screen.findByText(/^Swapped\. Your place there is free again: Heavy Basics, .*18:30\.$/);
  expect(document.activeElement).toBe(said);
});

it('says nothing of a swap to who gave its place up and booked the class again', async () => {
  const show = drawSwapped();
  press();
  await screen.findByText(/^Swapped\./);
  show(null);
  show('d');
  expect(screen.queryByText(/^Swapped\./)).toBeNull();
});
