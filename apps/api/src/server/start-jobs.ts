import type { Pool } from 'pg';
import { planMissingJobs } from '../jobs/job-queue.ts';
import { startJobWorker, type JobWorker } from '../jobs/job-worker.ts';
import { mailDelivery } from '../mail/deliver-mail.ts';
import { pushDelivery } from '../notifications/deliver-push.ts';
import { PUSH_JOB } from '../notifications/notify.ts';
import type { PushKeys } from '../notifications/push-keys.ts';
import type { PushTransport } from '../notifications/push-transport.ts';
import { webhookDelivery } from '../features/connections/deliver-webhooks.ts';
import type { WebhookTransport } from '../features/connections/webhook-transport.ts';
import { planWebhooks, WEBHOOK_JOB } from '../features/connections/webhooks.ts';
import { ANNOUNCEMENT_JOB, announcementJob } from '../features/announcements/announcement-job.ts';
import { MERGE_MAILS_JOB, mergeMailsJob } from '../features/desk-people/tell-merges.ts';
import { memberNewsJobs, planMemberNews } from '../features/member-news/member-news-jobs.ts';
import { classJobs, planClassJobs } from '../classes/class-jobs.ts';
import type { LetterSettings } from '../mail/letter.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import { MAIL_JOB } from '../mail/outbox.ts';
import type { StudioMetrics } from '../operations/metrics/studio-metrics.ts';
import { DAILY_JOB, dailyTasks, type DailyTask } from '../operations/retention/daily-tasks.ts';

interface JobOptions {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly log: {
    readonly info: (facts: object, message: string) => void;
    readonly warn: (facts: object, message: string) => void;
  };
  /** Undefined in a demo without a mail server: its mails stay readable in the mailbox. */
  readonly transport: MailTransport | undefined;
  readonly push: { readonly keys: PushKeys; readonly transport: PushTransport };
  readonly webhooks: WebhookTransport;
  /** What mails say of the studio. */
  readonly letters: LetterSettings;
  /** Whether a class with too few bookings is cancelled without anybody deciding it. */
  readonly cancelsTooFew: boolean;
  /** Members book here, not at a booking service: what they are told by the clock is ours to tell. */
  readonly booksHere: boolean;
  readonly daily: Readonly<Record<string, DailyTask>>;
  readonly metrics: StudioMetrics;
}

/** Begins to run everything that happens later: mails, messages on devices, steps of classes, daily tasks. */
export async function startJobs({
  pool,
  now,
  log,
  transport,
  push,
  webhooks,
  letters,
  cancelsTooFew,
  booksHere,
  daily,
  metrics,
}: JobOptions): Promise<JobWorker> {
  const names = Object.keys(daily).map((key) => ({ kind: DAILY_JOB, key }));
  await planMissingJobs(pool, names, now());
  await planClassJobs(pool, now());
  await planWebhooks(pool, now());
  if (booksHere) await planMemberNews(pool, now());
  const watch = (kind: string, outcome: 'sent' | 'failed') => metrics.mailDeliveries.inc({ kind, outcome });
  const worker: JobWorker = startJobWorker({
    pool,
    now,
    log,
    kinds: {
      [DAILY_JOB]: dailyTasks({ tasks: daily, now, log }),
      ...classJobs({ pool, now, letters, cancelsTooFew, wakeJobs: () => worker.wake() }),
      ...memberNewsJobs({ pool, now, letters, log, wakeJobs: () => worker.wake() }),
      [ANNOUNCEMENT_JOB]: announcementJob({ pool, letters, now, log, wakeJobs: () => worker.wake() }),
      [MERGE_MAILS_JOB]: mergeMailsJob({ pool, letters, now, wakeJobs: () => worker.wake() }),
      [PUSH_JOB]: pushDelivery({
        ...push,
        pool,
        letters,
        now,
        log,
        watch: (outcome) => metrics.pushDeliveries.inc({ outcome }),
      }),
      [WEBHOOK_JOB]: webhookDelivery({
        pool,
        transport: webhooks,
        letters,
        now,
        log,
        wakeJobs: () => worker.wake(),
        watch: (outcome) => metrics.webhookDeliveries.inc({ outcome }),
      }),
      ...(transport && { [MAIL_JOB]: mailDelivery({ pool, transport, now, log, watch }) }),
    },
    watch({ kind, key }, outcome) {
      if (kind === DAILY_JOB) metrics.countJob(key, outcome);
    },
  });
  return worker;
}
