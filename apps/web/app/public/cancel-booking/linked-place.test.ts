import type { LinkedPlace } from '@lifted/contract/class-bookings';
import type { ProblemCode } from '@lifted/contract/problem';
import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { describe, expect, it } from 'vitest';
import { costNow, placeAfter } from './linked-place.ts';

const place: LinkedPlace = {
  state: 'booked',
  first_name: 'Ada',
  timer_name: 'Full Body',
  start_datetime: '2026-11-23T18:30:00+01:00',
  coach_first_name: 'Mira',
  location_name: 'Main Hall',
  free_until: '2026-11-23T06:30:00+01:00',
  late_cost: 'credit',
  cancellation: null,
};

function refusal(code: ProblemCode) {
  const problem = { type: 'about:blank', title: 'Refused', status: 409, detail: 'In our own words.', code };
  return { state: 'failed', error: new ApiProblem(problem) } as const;
}

describe('the page behind the link of a booking', () => {
  it('shows what the API says of the place', () => {
    for (const state of ['booked', 'canceled', 'started'] as const) {
      const value = { ...place, state };
      expect(placeAfter({ state: 'loaded', value }, null)).toEqual({ state, place: value });
    }
  });

  it('does not know a link that is wrong, cut short or missing', () => {
    for (const code of ['link_unknown', 'not_found', 'invalid_input'] as const)
      expect(placeAfter(refusal(code), null)).toEqual({ state: 'unknown_link' });
    expect(placeAfter({ state: 'loaded', value: null }, null)).toEqual({ state: 'unknown_link' });
  });

  it('says what happened while the person was deciding', () => {
    expect(placeAfter(refusal('class_started'), place)).toMatchObject({ state: 'started' });
    expect(placeAfter(refusal('already_canceled'), place)).toMatchObject({
      state: 'canceled',
      place: { cancellation: null },
    });
    expect(placeAfter(refusal('class_canceled'), place)).toMatchObject({
      state: 'canceled',
      place: { cancellation: 'studio' },
    });
  });

  it('gives the own words of any other refusal and of a lost connection', () => {
    expect(placeAfter(refusal('too_many_requests'), place)).toMatchObject({
      state: 'failed',
      error: { message: 'In our own words.' },
    });
    const error = new ApiUnreachable(new TypeError('fetch failed'));
    expect(placeAfter({ state: 'failed', error }, place)).toEqual({ state: 'failed', error });
  });
});

it('giving a place up is free until the last free instant, that one included', () => {
  expect(costNow(place, new Date('2026-11-23T06:30:00.000+01:00'))).toBe('free');
  expect(costNow(place, new Date('2026-11-23T06:30:00.001+01:00'))).toBe('credit');
  expect(costNow({ ...place, late_cost: 'fee' }, new Date('2026-11-23T07:00:00+01:00'))).toBe('fee');
});
