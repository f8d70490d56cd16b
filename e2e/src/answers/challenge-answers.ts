import type { Challenge } from '@lifted/contract/challenges';
import type { Database } from '@lifted/database/open-database';
import type { APIRequestContext, Page } from '@playwright/test';
import type { OwnMember } from '../members.ts';
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

/** Answers with this one challenge and the member's progress in it; null when not joined. */
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

/** Classes of the member who takes part in the challenge of `answerRunningChallenge`. */
export const ATTENDED = 3;

/** Answers with one challenge, running at the time `answerDashboard` sets, in which the member takes part. */
export async function answerRunningChallenge(page: Page, request: APIRequestContext): Promise<Challenge> {
  const { running } = await demoChallenges(request);
  const challenge: Challenge = { ...running, start_date: '2026-11-09', end_date: '2026-12-06' };
  await answerChallenge(page, challenge, ATTENDED);
  return challenge;
}

/** Takes a member out of every challenge, as an operator could. */
export async function takeOutOfChallenges({ pool }: Database, { email }: OwnMember): Promise<void> {
  await pool.query(
    `delete from studio.challenge_participants
      where customer_number = (select number from studio.customers where email = $1)`,
    [email],
  );
}
