import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Pool } from 'pg';

/** What of the outbox concerns whoever runs the studio. */
export interface OutboxState {
  readonly waiting: number;
  readonly givenUp: number;
  /** Age of the oldest mail that waits; 0 when none does. */
  readonly oldestSeconds: number;
}

interface OutboxRow {
  readonly waiting: number;
  readonly given_up: number;
  readonly oldest: Date | null;
}

const WAITING = `next_attempt_at <> 'infinity'`;

/** Reads how many mails wait and how many were given up, by the index of what is not sent. */
export async function readOutboxState(pool: Pool, now: Date): Promise<OutboxState> {
  const { rows } = await pool.query<OutboxRow>({
    name: 'outbox-state',
    text: `select count(*) filter (where ${WAITING}) as waiting,
                  count(*) filter (where not ${WAITING}) as given_up,
                  min(created_at) filter (where ${WAITING}) as oldest
           from studio.mail_outbox where sent_at is null`,
  });
  const [row] = rows;
  if (row === undefined) throw new Error('PostgreSQL answered a count with no row.');
  const age = row.oldest === null ? 0 : (now.getTime() - row.oldest.getTime()) / SECOND_MS;
  return { waiting: row.waiting, givenUp: row.given_up, oldestSeconds: Math.max(0, age) };
}
