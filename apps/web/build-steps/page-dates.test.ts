import { describe, expect, it } from 'vitest';
import { pageDates, type Git } from './page-dates.ts';

const ROUTES = [
  { file: 'root.tsx' },
  { path: undefined, file: 'shell/layout.tsx' },
  { path: '/de?', file: 'public/home/home-page.tsx' },
  { path: '/de?/wod', file: 'public/wod/workout-of-the-day-page.tsx' },
];

/** A fake repository with these folders. */
const repository =
  (dates: Readonly<Record<string, string>>, shallow = 'false'): Git =>
  async (...args) => {
    if (args[0] === 'rev-parse') return shallow;
    return Object.entries(dates).find(([folder]) => args.includes(`:(glob)app/${folder}/*`))?.[1];
  };

describe('pageDates', () => {
  it('gives each page the day of its folder', async () => {
    const git = repository({ 'public/home': '2026-11-19', 'public/wod': '2026-11-20' });
    expect(await pageDates(ROUTES, git)).toEqual(
      new Map([
        ['/', '2026-11-19'],
        ['/de', '2026-11-19'],
        ['/wod', '2026-11-20'],
        ['/de/wod', '2026-11-20'],
      ]),
    );
  });

  it('leaves out what git does not know', async () => {
    const known = await pageDates(ROUTES, repository({ 'public/wod': '2026-11-20' }));
    expect([...known.keys()]).toEqual(['/wod', '/de/wod']);
  });

  it('claims nothing in a shallow clone, whose first commit touched everything', async () => {
    expect(await pageDates(ROUTES, repository({ 'public/home': '2026-11-19' }, 'true'))).toEqual(new Map());
  });

  it('claims nothing without git', async () => {
    expect(await pageDates(ROUTES, async () => undefined)).toEqual(new Map());
  });
});
