import type { Pool } from 'pg';

/** A challenge for tests, with defaults for what a test does not need. */
interface ChallengeFixture {
  readonly id: string;
  readonly visible?: boolean;
  readonly publishAt?: string;
  readonly start?: string;
  readonly end?: string;
  readonly goal?: number;
}

/** Writes a challenge of November 2026, visible and published. */
export async function insertChallenge(
  pool: Pool,
  {
    id,
    visible = true,
    publishAt = '2026-10-20T09:00:00Z',
    start = '2026-11-01',
    end = '2026-11-30',
    goal = 3,
  }: ChallengeFixture,
): Promise<void> {
  await pool.query(
    `insert into studio.challenges (id, title, visible, publish_date, start_date, end_date, challenge_goal)
     values ($1, 'Autumn Strength Challenge', $2, $3, $4, $5, $6)`,
    [id, visible, publishAt, start, end, goal],
  );
}

/** Writes a participant. */
export async function insertParticipation(pool: Pool, challenge: string, customer: string): Promise<void> {
  await pool.query(
    `insert into studio.challenge_participants (challenge_id, customer_number, joined_at)
     select $1, number, '2026-11-10' from studio.customers where id = $2`,
    [challenge, customer],
  );
}
