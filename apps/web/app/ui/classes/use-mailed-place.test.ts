import type { ProblemCode } from '@lifted/contract/problem';
import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { describe, expect, it } from 'vitest';
import { mailedPlaceAfter, type KnownRefusals } from './use-mailed-place.ts';

interface Place {
  readonly state: 'booked' | 'started' | 'canceled';
  readonly firstName: string;
}

const place: Place = { state: 'booked', firstName: 'Ada' };
const refusals: KnownRefusals<Place> = { class_started: { state: 'started' } };

const after = (remote: Parameters<typeof mailedPlaceAfter<Place>>[0], before: Place | null) =>
  mailedPlaceAfter(remote, before, refusals);

function refusal(code: ProblemCode) {
  const problem = { type: 'about:blank', title: 'Refused', status: 409, detail: 'In our own words.', code };
  return { state: 'failed', error: new ApiProblem(problem) } as const;
}

describe('a page behind a mailed link', () => {
  it('shows what the API says of the place', () => {
    expect(after({ state: 'loaded', value: place }, null)).toEqual({
      state: 'shown',
      place,
      isSending: false,
    });
  });

  it('does not know a link that is wrong or cut short', () => {
    for (const code of ['link_unknown', 'not_found', 'invalid_input'] as const)
      expect(after(refusal(code), null)).toEqual({ state: 'unknown_link' });
  });

  it('does not blame the link where the page has none, as after loading it again', () => {
    expect(after({ state: 'loaded', value: null }, null)).toEqual({ state: 'no_link' });
  });

  it('says what happened while the person was deciding', () => {
    expect(after(refusal('class_started'), place)).toMatchObject({
      place: { state: 'started', firstName: 'Ada' },
    });
  });

  it('gives the own words of any other refusal and of a lost connection', () => {
    const inOwnWords = { state: 'failed', error: { message: 'In our own words.' } };
    expect(after(refusal('too_many_requests'), place)).toMatchObject(inOwnWords);
    expect(after(refusal('class_started'), null)).toMatchObject(inOwnWords);
    const error = new ApiUnreachable(new TypeError('fetch failed'));
    expect(after({ state: 'failed', error }, place)).toEqual({ state: 'failed', error });
  });
});
