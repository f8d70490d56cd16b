import { expect, it } from 'vitest';
import { isOpeningOfApp } from './opening-of-app.ts';

const app = (installed: boolean) => (query: string) => ({
  matches: installed && query === '(display-mode: standalone)',
});

it('the first page of a window of the installed app is an opening of it', () => {
  const opened = { matchMedia: app(true), history: { length: 1 }, navigation: 'navigate' };
  expect(isOpeningOfApp(opened)).toBe(true);
});

it.each([
  ['a page in a browser', { matchMedia: app(false), history: { length: 1 }, navigation: 'navigate' }],
  ['a reloaded page', { matchMedia: app(true), history: { length: 1 }, navigation: 'reload' }],
  [
    'another page of the same window',
    { matchMedia: app(true), history: { length: 2 }, navigation: 'navigate' },
  ],
])('%s is none', (_which, opened) => {
  expect(isOpeningOfApp(opened)).toBe(false);
});
