import { describe, expect, it } from 'vitest';
import { CALLS, callAt, KINDS, rateOf, requestsOfEvening } from './evening-of-a-studio.ts';

describe('the evening of a studio', () => {
  it('logs three sets of four exercises of 56 people, and checks each of them in', () => {
    expect(requestsOfEvening('set logged')).toBe(672);
    expect(requestsOfEvening('check-in')).toBe(56);
  });

  it('is the sum of its kinds', () => {
    expect(KINDS.reduce((sum, kind) => sum + requestsOfEvening(kind), 0)).toBe(requestsOfEvening());
  });

  it('becomes a rate: a hundred studios log 18.7 sets a second when the evening is an hour', () => {
    expect(rateOf(100, 'set logged')).toBeCloseTo(18.67, 2);
  });

  it('draws calls as often as they are made', () => {
    const all = requestsOfEvening();
    const drawn = Array.from({ length: all }, (_, at) => callAt((at + 0.5) / all));
    for (const name of ['home', 'set', 'booking', 'checkIn'] as const) {
      expect(drawn.filter((each) => each === name).length).toBe(CALLS[name].count);
    }
    expect(() => callAt(1)).toThrow(RangeError);
  });
});
