import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@lifted/database/open-database';
import type { TestProject } from 'vitest/node';
import { freePort, removeStudio, startStudio, stopStudio } from './studio.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data directory of a stopped studio, filled with the demo; cases work on copies. */
    preparedStudio: string;
  }
}

/** Demo customers who can sign in, with the demo member's password. */
const MEMBERS_WITH_PASSWORD = 60;
/** Open challenges: enough pairs of member and challenge for a long run. */
const OPEN_CHALLENGES = 25;

/** Fills one studio for the whole run; starting from a copy takes a second instead of ten. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.platform !== 'linux')
    throw new Error('The fault suite looks for processes in /proc, so it runs on Linux only.');
  const dataDir = mkdtempSync(join(tmpdir(), 'lifted-faults-'));
  chmodSync(dataDir, 0o755);
  await stopStudio(await startStudio({ dataDir, port: await freePort() }));
  await addPeopleAndChallenges(dataDir);
  project.provide('preparedStudio', dataDir);
  return () => removeStudio(dataDir);
}

async function addPeopleAndChallenges(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir, role: 'guest', log: () => undefined });
  try {
    await database.pool.query(
      `insert into identity."account" (id, "accountId", "providerId", "userId", password, "updatedAt")
       select u.id, u.id, 'credential', u.id,
              (select a.password from identity."account" a join identity."user" m on m.id = a."userId"
                where m.email = 'member@lifted.example' and a."providerId" = 'credential'), now()
         from identity."user" u
         join studio.customers c on c.email = u.email
        where u.email not like '%@lifted.example'
        order by c.id limit $1
       on conflict (id) do nothing`,
      [MEMBERS_WITH_PASSWORD],
    );
    await database.pool.query(
      `insert into studio.challenges (id, title, visible, publish_date, start_date, end_date, challenge_goal)
       select 'fault-' || n, 'Challenge ' || n, true, now() - interval '2 days', current_date, current_date + 30, 20
         from generate_series(1, $1) n`,
      [OPEN_CHALLENGES],
    );
  } finally {
    await database.close();
  }
}
