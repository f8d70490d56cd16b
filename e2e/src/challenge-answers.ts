import type { Challenge } from '@lifted/contract/challenges';
import type { Database } from '@lifted/database/open-database';
import type { APIRequestContext, Page } from '@playwright/test';
import type { OwnMember } from './members.ts';
import { jsonOf } from './studio-answers.ts';

/** The demo studio's two challenges as the API answers them. */
export async function demoChallenges(
  request: APIRequestContext,
): Promise<{ readonly running: Challenge; readonly ended: Challenge }> {
  const answer = await request.get('/api/challenges');
  const challenges = await jsonOf<Challenge[]>(answer);
  const withStatus = (status: Challenge['status']): Challenge => {
    const found = challenges.find((challenge) => challenge.status === status);
    if (found === undefined) throw new Error(`The demo studio has no challenge that is ${status}.`);
    return found;
  };
  return { running: withStatus('running'), ended: withStatus('pick_up_open') };
}

/** Lets the dashboard know this one challenge, and the member to be this far in it; null for one who has not joined. */
export async function answerChallenge(
  page: Page,
  challenge: Challenge,
  attendedCount: number | null,
): Promise<void> {
  await page.route('**/api/challenges', (route) => route.fulfill({ json: [challenge] }));
  const participants =
    attendedCount === null
      ? []
      : [
          {
            challenge_id: challenge.id,
            customer_id: 'somebody',
            attended_count: attendedCount,
            completed: attendedCount >= challenge.challenge_goal,
          },
        ];
  await page.route('**/api/challenge_participants?*', (route) => route.fulfill({ json: participants }));
}

/** Takes a member out of every challenge, as an operator could. */
export async function takeOutOfChallenges({ pool }: Database, { email }: OwnMember): Promise<void> {
  await pool.query(
    `delete from studio.challenge_participants
      where customer_number = (select number from studio.customers where email = $1)`,
    [email],
  );
}
