import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import type { Measurement } from '@lifted/contract/measurements';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countMeasurements } from '../operations/measurements/count-measurements.ts';
import { addCounts } from '../operations/measurements/measurement-repository.ts';
import { type } from '../testing/studio-command-fixture.ts';

const SITE = { routes: new Set<string>(), chunks: new Set(['start']), release: undefined };
const NOW = new Date('2026-11-20T12:00:00+01:00');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() =>
  database.pool.query('truncate studio.web_vital_counts, studio.client_error_counts, studio.install_counts'),
);

const run = (...typed: readonly string[]) =>
  type(['measurements', ...typed], { pool: database.pool, now: NOW });
const count = (day: string, entries: readonly Measurement[]) =>
  addCounts(database.pool, day, countMeasurements(entries, SITE));
const vital = (name: 'LCP' | 'CLS' | 'TTFB', value: number, route = '/'): Measurement => ({
  kind: 'web_vital',
  name,
  value,
  route,
  device: 'phone',
});

test('shows how pages felt, what failed in them and how often the app was installed', async () => {
  await count('2026-11-20', [
    ...[2400, 2400, 2400, 9000].map((value) => vital('LCP', value)),
    vital('CLS', 0.4),
    vital('TTFB', 60_000, '/dashboard'),
    { kind: 'client_error', source: 'chunk', name: 'TypeError', chunk: 'start', route: '*' },
    { kind: 'install', event: 'offered' },
    { kind: 'install', event: 'offered' },
  ]);
  const { exitCode, printed, noted } = await run();
  expect([exitCode, noted]).toEqual([0, []]);
  expect(printed).toEqual([
    'Since 2026-10-24, from visitors who agreed:',
    '',
    'Three quarters of all visits felt like this or better:',
    'page        device         LCP  INP        CLS  FCP           TTFB  measured',
    '/            phone  2.5 s good    -  0.46 POOR    -              -         4',
    '/dashboard   phone           -    -          -    -  > 10.0 s POOR         1',
    '',
    'Failures in pages:',
    'kind       while  script  page  times',
    'TypeError  chunk   start     *      1',
    '',
    'The app on home screens:',
    'event      times',
    'offered        2',
    'accepted       0',
    'dismissed      0',
    'installed      0',
    'opened         0',
  ]);
});

test('counts days together from the one that is named', async () => {
  await count('2026-10-23', [{ kind: 'install', event: 'opened' }]);
  await count('2026-10-24', [{ kind: 'install', event: 'opened' }]);
  await count('2026-11-20', [{ kind: 'install', event: 'opened' }]);
  expect((await run()).printed.at(-1)).toBe('opened         2');
  expect((await run('--since', '2026-10-23')).printed.at(-1)).toBe('opened         3');
  expect((await run('--since', '2026-11-21')).printed).toEqual(['Nothing was measured since 2026-11-21.']);
});

test('wants a day of the calendar', async () => {
  expect((await run('--since', '2026-02-30')).exitCode).toBe(2);
  expect((await run('today')).exitCode).toBe(2);
});
