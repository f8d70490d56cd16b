import { berlinInstant } from '@lifted/domain/calendar/studio-calendar';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { BookedPlace } from './booked-place.tsx';

const PLACE = {
  bookingId: 'b',
  workoutId: 'w',
  name: 'Full Body',
  coach: 'Jo',
  location: 'Loft',
  branch: null,
  start: berlinInstant('2026-11-24', '18:30'),
  freeUntil: berlinInstant('2026-11-24', '06:30'),
  lateCost: 'fee',
} as const;

it.each([
  ['/workouts', 'Cancel'],
  ['/de/workouts', 'Absagen'],
])('a place is given up with one word, free or not (%s)', (address, word) => {
  const said = (cancelling: Parameters<typeof BookedPlace>[0]['cancelling']) =>
    renderToStaticMarkup(
      <MemoryRouter initialEntries={[address]}>
        <BookedPlace
          place={PLACE}
          cancelling={cancelling}
          now={berlinInstant('2026-11-23', '12:00')}
          isSending={false}
          onCommand={() => undefined}
        />
      </MemoryRouter>,
    ).match(/<button[^>]*>(.*?)<\/button>/)?.[1];
  expect(said({ kind: 'free', until: PLACE.freeUntil })).toBe(word);
  expect(said({ kind: 'costs', cost: { kind: 'fee', cents: 500 } })).toBe(word);
});
