import { afterEach, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../../preferred-language.ts';
import { floorLanguage, openInFloorLanguage } from './floor-language.ts';

function openedAt(pathname: string, browser: string) {
  window.history.replaceState(null, '', pathname);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
  openInFloorLanguage();
  return floorLanguage();
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.documentElement.lang = '';
  window.history.replaceState(null, '', '/');
});

it('an installed tablet, which always starts at /floor, opens in the language of its browser', () => {
  expect(openedAt('/floor', 'de-DE')).toBe('de');
  expect(openedAt('/floor', 'en-GB')).toBe('en');
  expect(window.location.pathname).toBe('/floor');
});

it('opens in the language that was chosen on it', () => {
  chooseLanguage('en');
  expect(openedAt('/floor', 'de-DE')).toBe('en');
  chooseLanguage('de');
  expect(openedAt('/floor', 'en-GB')).toBe('de');
});

it('is German at its German address', () => expect(openedAt('/de/floor', 'en-GB')).toBe('de'));
