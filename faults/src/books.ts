import { openDatabase } from '@lifted/database/open-database';
import type { Pool } from 'pg';

/** Reads the studio's database beside the server, as the operator's commands do. */
export async function withBooks<Result>(
  dataDir: string,
  read: (pool: Pool) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ dataDir, role: 'guest', log: () => undefined });
  try {
    return await read(database.pool);
  } finally {
    await database.close();
  }
}

/** Demo members with a password, with their customer ids. */
export function membersWithPassword(pool: Pool): Promise<{ email: string; customerId: string }[]> {
  return pool
    .query<{ email: string; customerId: string }>(
      `select c.email, c.id as "customerId" from studio.customers c
         join identity."user" u on u.email = c.email
         join identity."account" a on a."userId" = u.id and a."providerId" = 'credential'
        where c.email not like '%@lifted.example' order by c.id`,
    )
    .then(({ rows }) => rows);
}

/** Ends the waitlists of classes to come: the database refuses a class with more places while people wait for one. */
export async function endWaitlists(pool: Pool): Promise<void> {
  await pool.query(
    `update studio.waitlist_entries set state = 'removed', changed_at = now() where state in ('waiting', 'offered')`,
  );
}
