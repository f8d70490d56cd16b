import type { ChallengeParticipant } from '@lifted/contract/challenges';
import type { ChallengeFacts } from '@lifted/domain/challenges/challenge';
import type { Pool } from 'pg';
import type { ReadableDatabase } from '../../data/read-from-replica.ts';
import { attendedClassCount } from './attended-classes.ts';
import { PARTICIPANT } from './participant-query.ts';

/** A stored challenge, with the total its participants attended. */
export interface StoredChallenge extends ChallengeFacts {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly backgroundImage: string | null;
  readonly prizeImage: string | null;
  readonly goal: number;
  readonly teamCount: number;
}

const FACTS = `visible, publish_date as "publishAt", start_date as "startDate", end_date as "endDate"`;

const PUBLISHED = `
  select id, title, description, ${FACTS}, background_image as "backgroundImage", prize_image as "prizeImage",
         challenge_goal as goal,
         (select coalesce(sum(attended.count), 0) from studio.challenge_participants p
           cross join lateral (${attendedClassCount('p.customer_number', 'c')}) as attended
           where p.challenge_id = c.id) as "teamCount"
    from studio.challenges c
   where visible and publish_date <= $1
   order by start_date desc, id collate "C"`;

/** Every challenge visible and published at `now`, latest start first. */
export async function publishedChallenges(database: ReadableDatabase, now: Date): Promise<StoredChallenge[]> {
  const { rows } = await database.query<StoredChallenge>({
    name: 'published-challenges',
    text: PUBLISHED,
    values: [now],
  });
  return rows;
}

/** When the next visible challenge is published after `now`; null if none is known. */
export async function nextPublication(database: ReadableDatabase, now: Date): Promise<Date | null> {
  const { rows } = await database.query<{ at: Date | null }>(
    'select min(publish_date) as at from studio.challenges where visible and publish_date > $1',
    [now],
  );
  return rows[0]?.at ?? null;
}

/** What the rules need, visible or not; undefined for an unknown id. */
export async function findChallenge(pool: Pool, id: string): Promise<ChallengeFacts | undefined> {
  const { rows } = await pool.query<ChallengeFacts>(`select ${FACTS} from studio.challenges where id = $1`, [
    id,
  ]);
  return rows[0];
}

/** Adds a participant; false when the customer already is one, even if both requests were concurrent. */
export async function insertParticipant(
  pool: Pool,
  challengeId: string,
  customerNumber: number,
  joinedAt: Date,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into studio.challenge_participants (challenge_id, customer_number, joined_at) values ($1, $2, $3)
     on conflict do nothing`,
    [challengeId, customerNumber, joinedAt],
  );
  return rowCount === 1;
}

/** A participant's progress; undefined for a customer who has not joined. */
export async function findParticipant(
  pool: Pool,
  challengeId: string,
  customerNumber: number,
): Promise<ChallengeParticipant | undefined> {
  const { rows } = await pool.query<ChallengeParticipant>({
    name: 'challenge-participant',
    text: PARTICIPANT,
    values: [customerNumber, challengeId],
  });
  return rows[0];
}
