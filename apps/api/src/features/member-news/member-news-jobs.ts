/** What members are told by the clock: looked for again and again, and told once, because each message has its key. */
import { addDays, berlinDate, berlinInstant, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Pool } from 'pg';
import { planMissingJobs } from '../../jobs/job-queue.ts';
import type { JobKind } from '../../jobs/job-worker.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { tellOfChallenges } from './challenge-news.ts';
import { remindOfClasses } from './class-reminders.ts';
import { tellOfDecisions } from './decision-news.ts';
import { tellOfEntitlements } from './entitlement-news.ts';
import { tellOfFees } from './fee-news.ts';
import { tellOfStreaks } from './training-news.ts';
import type { NewsContext } from './tell-news.ts';

/** Reminders, fees and what the desk decided, every few minutes. */
const PROMPT_NEWS_JOB = 'prompt_news';
/** Passes, terms, streaks and challenges, once a day. */
const MORNING_NEWS_JOB = 'morning_news';
/** Each has one job, of this key. */
const KEY = 'all';

const PROMPT_PAUSE_MS = 5 * MINUTE_MS;
const MORNING = '10:00';
const LEASE_MS = 10 * MINUTE_MS;

interface NewsDependencies {
  readonly pool: Pool;
  readonly letters: LetterSettings;
  readonly now: () => Date;
  readonly log: { readonly info: (facts: object, message: string) => void };
  /** Called after news may have planned mails. */
  readonly wakeJobs: () => void;
}

/** Plans both jobs where they are not planned yet; the first morning is the next one. */
export async function planMemberNews(pool: Pool, now: Date): Promise<void> {
  await planMissingJobs(pool, [{ kind: PROMPT_NEWS_JOB, key: KEY }], now);
  await planMissingJobs(pool, [{ kind: MORNING_NEWS_JOB, key: KEY }], nextMorning(now));
}

/** The kinds of these jobs, by name. */
export function memberNewsJobs(dependencies: NewsDependencies): Readonly<Record<string, JobKind>> {
  const { pool, letters, now, log, wakeJobs } = dependencies;
  const kind = (tell: (context: NewsContext) => Promise<number>, next: (now: Date) => Date): JobKind => ({
    leaseMs: LEASE_MS,
    atOnce: 1,
    async run({ kind: job }) {
      const told = await tell({ pool, letters, now: now() });
      if (told > 0) log.info({ job, told }, 'news: members were told');
      wakeJobs();
      return { kind: 'again', at: next(now()) };
    },
  });
  return {
    [PROMPT_NEWS_JOB]: kind(tellPromptly, (at) => new Date(at.getTime() + PROMPT_PAUSE_MS)),
    [MORNING_NEWS_JOB]: kind(tellInTheMorning, nextMorning),
  };
}

async function tellPromptly(context: NewsContext): Promise<number> {
  return (
    (await remindOfClasses(context.pool, context)) +
    (await tellOfFees(context)) +
    (await tellOfDecisions(context))
  );
}

async function tellInTheMorning(context: NewsContext): Promise<number> {
  return (
    (await tellOfEntitlements(context)) + (await tellOfStreaks(context)) + (await tellOfChallenges(context))
  );
}

/** The next ten o'clock in Berlin. */
function nextMorning(now: Date): Date {
  const today = berlinInstant(berlinDate(now), MORNING);
  return now.getTime() < today.getTime() ? today : berlinInstant(addDays(berlinDate(now), 1), MORNING);
}
