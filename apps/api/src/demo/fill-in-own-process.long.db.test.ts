import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillInOwnProcess } from './fill-in-own-process.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await database.drop();
});

test('the demo studio is filled in its own process, also below `node --watch`, which makes child processes report', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  const logged: string[] = [];
  await fillInOwnProcess(database.connection, {
    now: new Date('2026-11-20T10:00:00Z'),
    publicUrl: 'https://lifted.example',
    log: (event) => logged.push(event),
  });
  expect(logged).toContain('demo_studio.filled');
});
