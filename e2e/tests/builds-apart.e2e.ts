import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const APPS = path.resolve(import.meta.dirname, '../../apps');
const TEXT = /\.(?:js|mjs|css|html|json|webmanifest)$/;

/** What is said or used in one app alone; each is found in its own build, or this test would show nothing. */
const ONLY_IN = {
  staff: ['For the team only', 'Nur für das Team', 'places taken', 'No QueryClient set', '/desk/static/'],
  web: ['BOOK WORKOUT', 'Your Dashboard', 'Mein Workout', 'Impressum &amp; Kontakt'],
} as const;

/** The text of everything that was built. */
function built(folder: string): string {
  const files = readdirSync(path.join(APPS, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => TEXT.test(file))
    .map((file) => readFileSync(path.join(APPS, folder, file), 'utf8'))
    .join('\n');
}

test(
  'no byte of the staff app is in the website, and none of the website in the staff app',
  { tag: '@act' },
  () => {
    const builds = { staff: built('staff/build'), web: built('web/build/client') };
    expect(ONLY_IN.staff.filter((text) => !builds.staff.includes(text))).toEqual([]);
    expect(ONLY_IN.web.filter((text) => !builds.web.includes(text))).toEqual([]);
    expect(ONLY_IN.staff.filter((text) => builds.web.includes(text))).toEqual([]);
    expect(ONLY_IN.web.filter((text) => builds.staff.includes(text))).toEqual([]);
  },
);

test('the styles of the staff app name the theme and the cascade layers first, in their order', () => {
  const build = path.join(APPS, 'staff/build');
  const page = readFileSync(path.join(build, 'index.html'), 'utf8');
  const sheets = [...page.matchAll(/rel="stylesheet"[^>]*href="\/desk\/([^"]+)"/g)].map(([, sheet = '']) =>
    readFileSync(path.join(build, sheet), 'utf8'),
  );
  const layers = [...sheets.join('').matchAll(/@layer ([\w, ]+?)\s*[{;]/g)].flatMap(([, names = '']) =>
    names.split(/,\s*/),
  );
  expect([...new Set(layers)]).toEqual(['tokens', 'base', 'parts', 'pages']);
});
