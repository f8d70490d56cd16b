import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { csvText, IMPORT_FILE } from '@lifted/domain/files/csv-text';
import type pg from 'pg';
import type { LetterSettings } from '../mail/letter.ts';
import { DEMO_MEMBER, DEMO_NEWCOMER } from './demo-accounts.ts';
import {
  DEMO_CHALLENGE_DESCRIPTION,
  type DemoChallenge,
  missingDemoChallenges,
} from './content/demo-challenges.ts';
import { readLastChallengeEnd } from './demo-state.ts';
import { importGenerated } from './import-generated.ts';

/** One customer in this many participates. */
const PARTICIPANTS_SHARE = 4;

/**
 * Adds a running challenge unless there is one and, at first, one that ended last week; the demo's member and a quarter of
 * the customers join. Their classes are counted from their bookings.
 */
export async function fillDemoChallenges(
  pool: pg.Pool,
  {
    now,
    letters,
    mediaDirectory,
  }: { readonly now: Date; readonly letters: LetterSettings; readonly mediaDirectory: string },
): Promise<void> {
  const missing = missingDemoChallenges(now, await readLastChallengeEnd(pool));
  if (missing.length === 0) return;
  const result = await importGenerated(pool, letters, (directory) =>
    writeChallenges(directory, missing, mediaDirectory),
  );
  if (result.kind !== 'imported')
    throw new Error('The challenges of the demo studio do not pass the import.');
  await joinChallenges(pool, missing, now);
}

async function writeChallenges(
  directory: string,
  challenges: readonly DemoChallenge[],
  mediaDirectory: string,
): Promise<void> {
  const media = (file: string) => (existsSync(join(mediaDirectory, file)) ? `/media/${file}` : null);
  const header = [
    'id',
    'title',
    'visible',
    'publish_date',
    'start_date',
    'end_date',
    'description',
    'background_image',
    'prize_image',
    'challenge_goal',
  ];
  const rows = challenges.map(({ id, title, publishDate, startDate, endDate, goal }) => [
    id,
    title,
    true,
    `${publishDate}T09:00`,
    startDate,
    endDate,
    DEMO_CHALLENGE_DESCRIPTION,
    media('concrete.avif'),
    media('challenges/prize.webp'),
    goal,
  ]);
  await writeFile(join(directory, 'challenges.csv'), csvText(header, rows, IMPORT_FILE));
}

async function joinChallenges(pool: pg.Pool, challenges: readonly DemoChallenge[], now: Date): Promise<void> {
  await pool.query(
    `insert into studio.challenge_participants (challenge_id, customer_number, joined_at)
     select challenge.id, customer.number, least(challenge.publish_date + interval '1 day', $2)
       from studio.challenges challenge
      cross join studio.customers customer
      where challenge.id = any ($1)
        and (customer.email = $3 or customer.number % $5 = 0 and customer.email <> $4)
     on conflict do nothing`,
    [challenges.map(({ id }) => id), now, DEMO_MEMBER, DEMO_NEWCOMER, PARTICIPANTS_SHARE],
  );
}
