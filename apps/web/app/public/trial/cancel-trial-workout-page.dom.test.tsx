import type { TrialBooking } from '@lifted/contract/trial-bookings';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { json, renderPage } from '../../../testing/render-page.tsx';
import CancelTrialWorkoutPage from './cancel-trial-workout-page.tsx';

const BOOKING: TrialBooking = {
  state: 'booked',
  held_until: null,
  first_name: 'Mia',
  workout: {
    id: 'evening',
    timer_name: 'Full Body',
    start_datetime: '2090-11-23T18:30:00+01:00',
    end_datetime: '2090-11-23T19:15:00+01:00',
    coach_first_name: 'Tom',
    coach_profile_image_url: null,
    location_name: 'Main Floor',
    capacity: 12,
    free_places: 3,
  },
};

afterEach(cleanup);

it.each([
  ['/cancel-trial-workout', 'Yes, cancel my place', /^Cancelled\. Your place is free again/],
  ['/de/cancel-trial-workout', 'Ja, Platz freigeben', /^Abgesagt\. Dein Platz ist wieder frei/],
])('%s says where %s was pressed what became of it, and reads it out', async (at, press, said) => {
  window.location.hash = `#${'k'.repeat(43)}`;
  renderPage(<CancelTrialWorkoutPage />, {
    at,
    answer: (address) => json(address.endsWith('/cancel') ? { ...BOOKING, state: 'canceled' } : BOOKING),
  });
  const button = await screen.findByRole('button', { name: press });
  const isAboveFacts = (element: Element) => {
    const facts = screen.getByRole('heading', { name: 'Full Body' });
    return (element.compareDocumentPosition(facts) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  };
  expect(isAboveFacts(button)).toBe(true);
  fireEvent.click(button);
  const outcome = await screen.findByRole('group', { name: said });
  expect(document.activeElement).toBe(outcome);
  expect(isAboveFacts(outcome)).toBe(true);
});
