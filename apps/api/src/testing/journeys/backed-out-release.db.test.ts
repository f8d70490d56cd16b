import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@lifted/database/test-database';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { readEnv } from '../../config/env.ts';
import { startStudioServer } from '../../server/studio-server.ts';
import { SECRET } from '../identity-fixture.ts';
import { startMailServer } from '../loopback-mail-server.ts';
import { freePort } from '../processes/server-process.ts';
import { insertClass } from '../studio-fixture.ts';

it('a server starts and is ready on the database a later release has migrated, and says so in its log', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'backed-out-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const mail = await startMailServer();
  onTestFinished(() => mail.close());
  await insertClass(database.pool, { id: 'evening', start: '2026-11-20T18:00:00Z' });
  await database.pool.query(
    `insert into public.schema_migrations (number, name, sha256)
     select max(number) + 1, '999-later.sql', 'x' from public.schema_migrations`,
  );
  const port = await freePort();
  const reading = readEnv({
    STUDIO_MODE: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://lifted.example',
    DATABASE_URL: database.url,
    SMTP_URL: mail.url,
    IDENTITY_SECRET: SECRET,
  });
  if (!reading.ok) throw new Error(reading.faults.join(' '));
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const server = await startStudioServer(reading.env, log, {
    announceFirstStart: () => expect.fail('The database holds a studio.'),
    signal: new AbortController().signal,
  });
  onTestFinished(() => server.stop());
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status, { timeout: 60_000 })
    .toBe(200);
  const said = lines.find((line) => line.includes('the database is newer than this release'));
  expect(said).toContain('999-later.sql');
});
