import { describe, expect, it } from 'vitest';
import { addressIn, addressOf, counterpart, PATTERNS, PRERENDERED } from './addresses.ts';
import { languageAt } from '@lifted/domain/language/language-of-path';

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

describe('addresses in German', () => {
  it.each([
    ['home', '/de'],
    ['about', '/de/about'],
    ['login', '/de/login'],
    ['dashboard', '/de/dashboard'],
  ] as const)('puts %s at %s', (place, address) => {
    expect(addressIn('de', place)).toBe(address);
  });

  it('are the English ones in English', () => {
    expect(addressIn('en', 'home')).toBe('/');
    expect(addressIn('en', 'trialWorkout', { workoutId: 'w 1' })).toBe('/workout/w%201/test');
  });

  it('are told by what they begin with, a whole step of the path', () => {
    expect(['/de', '/de/', '/de/wod'].map(languageAt)).toEqual(['de', 'de', 'de']);
    expect(['/', '/desk', '/wod/de'].map(languageAt)).toEqual(['en', 'en', 'en']);
  });

  it('are known to the server like the English ones', () => {
    expect(PATTERNS).toContain('/de/workout/:workoutId/test');
    expect(PRERENDERED).toContain('/de/wod');
    expect(PATTERNS).toContain('/de/challenge/:challengeId');
  });
});

describe('the same page in the other language', () => {
  it.each([
    ['/', 'de', '/de'],
    ['/de', 'en', '/'],
    ['/wod', 'de', '/de/wod'],
    ['/de/workout/a%2Fb/test', 'en', '/workout/a%2Fb/test'],
    ['/about', 'en', '/about'],
    ['/dashboard', 'de', '/de/dashboard'],
  ] as const)('of %s in %s is %s', (pathname, language, address) => {
    expect(counterpart(pathname, language)).toBe(address);
  });

  it('is the same for a path with a slash at its end, as the build draws pages', () => {
    expect(counterpart('/about/', 'de')).toBe('/de/about');
    expect(counterpart('/de/', 'en')).toBe('/');
    expect(counterpart('/', 'de')).toBe('/de');
  });

  it.each(['/offline', '/workout//test', '/nothing'])('does not exist for %s', (pathname) => {
    expect(counterpart(pathname, 'de')).toBeNull();
  });
});
