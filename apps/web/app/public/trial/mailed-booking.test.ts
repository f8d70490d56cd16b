import type { TrialBooking } from '@lifted/contract/trial-bookings';
import type { ProblemCode } from '@lifted/contract/problem';
import { describe, expect, test } from 'vitest';
import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { mailedBookingAfter } from './mailed-booking.ts';

const booking: TrialBooking = {
  state: 'booked',
  held_until: null,
  first_name: 'Ada',
  workout: {
    id: 'w1',
    timer_name: 'Full Body',
    start_datetime: '2026-11-20T18:00:00+01:00',
    end_datetime: '2026-11-20T18:45:00+01:00',
    coach_first_name: 'Mira',
    coach_profile_image_url: null,
    location_name: 'Main Hall',
    capacity: 12,
    free_places: 3,
  },
};

function refusal(code: ProblemCode) {
  const problem = { type: 'about:blank', title: 'Refused', status: 400, detail: 'In our own words.', code };
  return { state: 'failed', error: new ApiProblem(problem) } as const;
}

describe('a page behind a mailed link', () => {
  test('shows what the API says of the booking', () => {
    for (const state of ['booked', 'held', 'expired', 'canceled', 'started'] as const) {
      const seen = { ...booking, state };
      expect(mailedBookingAfter({ state: 'loaded', value: seen }, null)).toEqual({ state, booking: seen });
    }
  });

  test('does not know a link that is wrong, cut short or missing', () => {
    for (const code of ['link_unknown', 'not_found', 'invalid_input'] as const) {
      expect(mailedBookingAfter(refusal(code), null)).toEqual({ state: 'unknown_link' });
    }
    expect(mailedBookingAfter({ state: 'loaded', value: null }, null)).toEqual({ state: 'unknown_link' });
  });

  test('says that the class started while the person was deciding', () => {
    expect(mailedBookingAfter(refusal('class_started'), booking)).toEqual({
      state: 'started',
      booking: { ...booking, state: 'started' },
    });
  });

  test('gives the own words of any other refusal and of a lost connection', () => {
    const refused = mailedBookingAfter(refusal('too_many_requests'), null);
    expect(refused).toMatchObject({ state: 'failed', error: { message: 'In our own words.' } });
    const lost = new ApiUnreachable(new TypeError('fetch failed'));
    expect(mailedBookingAfter({ state: 'failed', error: lost }, booking)).toEqual({
      state: 'failed',
      error: lost,
    });
  });
});
