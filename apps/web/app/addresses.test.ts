import { describe, expect, it } from 'vitest';
import { addressOf, PRERENDERED } from './addresses.ts';

describe('addresses', () => {
  it('gives a fixed page its address', () => {
    expect(addressOf('privacyPolicy')).toBe('/privacy-policy');
  });

  it('fills a parameter in, encoded', () => {
    expect(addressOf('trialWorkout', { workoutId: 'a/b c' })).toBe('/workout/a%2Fb%20c/test');
  });

  it('prerenders every fixed page and no page with a parameter', () => {
    expect(PRERENDERED).toContain('/');
    expect(PRERENDERED).toContain('/wod');
    expect(PRERENDERED.filter((address) => address.includes(':'))).toEqual([]);
  });
});
