import { expect, it } from 'vitest';
import { shortcutOf } from './shortcuts.ts';

const key = (pressed: string, held: Partial<Parameters<typeof shortcutOf>[0]> = {}) =>
  shortcutOf({ key: pressed, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

it('opens the palette by Ctrl or ⌘ with K, and by a slash of any keyboard', () => {
  expect(key('k', { ctrlKey: true })).toBe('palette');
  expect(key('K', { metaKey: true })).toBe('palette');
  expect(key('/')).toBe('search');
  expect(key('/', { shiftKey: true })).toBe('search');
});

it("leaves other keys and the browser's own shortcuts alone", () => {
  expect(key('k')).toBeNull();
  expect(key('k', { ctrlKey: true, shiftKey: true })).toBeNull();
  expect(key('k', { ctrlKey: true, altKey: true })).toBeNull();
  expect(key('/', { ctrlKey: true })).toBeNull();
  expect(key('7', { shiftKey: true })).toBeNull();
});
