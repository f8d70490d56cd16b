import { inTransaction } from '@lifted/database/transaction';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { DECISION_DELAY_MS } from '@lifted/domain/notifications/fee-news';
import type { Pool, PoolClient } from 'pg';
import { planJob } from '../../jobs/job-queue.ts';
import { DONE, type JobKind } from '../../jobs/job-worker.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { writeMail } from '../../mail/outbox.ts';
import { composeMergeMail, type JoinedRecord, type MergeNews } from './merge-letters.ts';

/** The kind of the job that tells of a merge; its key is the merge's entry in the audit log. */
export const MERGE_MAILS_JOB = 'merge_mails';

const LEASE_MS = MINUTE_MS;

/** Plans that both addresses are told, once Undo has been near for long enough. */
export function planMergeMails(client: PoolClient, change: string, at: Date): Promise<void> {
  const dueAt = new Date(at.getTime() + DECISION_DELAY_MS);
  return planJob(client, { kind: MERGE_MAILS_JOB, key: change }, dueAt);
}

interface MergeMailDependencies {
  readonly pool: Pool;
  readonly letters: LetterSettings;
  readonly now: () => Date;
  /** Called after a commit that wrote a mail. */
  readonly wakeJobs: () => void;
}

/** Tells both addresses of a merge, once, and not where the two were taken apart before. */
export function mergeMailsJob({ pool, letters, now, wakeJobs }: MergeMailDependencies): JobKind {
  return {
    leaseMs: LEASE_MS,
    atOnce: 1,
    async run({ key }) {
      await inTransaction(pool, (client) => tellOfMerge(client, letters, key, now()));
      wakeJobs();
      return DONE;
    },
  };
}

interface Joined {
  readonly kept: JoinedRecord;
  readonly gone: JoinedRecord;
}

async function tellOfMerge(
  client: PoolClient,
  letters: LetterSettings,
  change: string,
  now: Date,
): Promise<void> {
  // The row is locked: taking the two apart waits, and then sees that they were told.
  const { rows } = await client.query<Joined>(
    `select ${record('kept')} as kept, ${record('gone')} as gone
       from studio.audit_log l
       join studio.merged_people m on m.kept_id = l.customer_id and 'person ' || m.gone_id = l.subject
       join studio.customers kept on kept.id = m.kept_id
       join studio.customers gone on gone.id = m.gone_id
      where l.id = $1 and not exists (select from studio.audit_log u where u.undoes = l.id)
        for update of m`,
    [change],
  );
  const [joined] = rows;
  if (joined === undefined || (await wasTold(client, letters, change))) return;
  await writeBoth(client, letters, { ...joined, change }, { kept: 'kept', gone: 'gone' }, now);
}

/** Tells both that they are two again, where they had been told that they are one; in the transaction that takes them apart. */
export async function tellTakenApart(
  client: PoolClient,
  letters: LetterSettings,
  { kept, gone }: Readonly<Record<'kept' | 'gone', { readonly number: number }>>,
  change: string,
  now: Date,
): Promise<void> {
  if (!(await wasTold(client, letters, change))) return;
  const { rows } = await client.query<Joined>(
    `select ${record('kept')} as kept, ${record('gone')} as gone
       from studio.customers kept, studio.customers gone where kept.number = $1 and gone.number = $2`,
    [kept.number, gone.number],
  );
  const [both] = rows;
  if (both !== undefined)
    await writeBoth(client, letters, { ...both, change }, { kept: 'apart', gone: 'apart' }, now);
}

async function writeBoth(
  client: PoolClient,
  letters: LetterSettings,
  { kept, gone, change }: Joined & { readonly change: string },
  news: { readonly kept: MergeNews; readonly gone: MergeNews },
  now: Date,
): Promise<void> {
  const mail = (to: JoinedRecord, other: JoinedRecord, what: MergeNews, whose: 'kept' | 'gone') =>
    composeMergeMail(letters, {
      to,
      otherEmail: other.email,
      news: what,
      messageId: messageIdOf(letters, change, what === 'apart' ? `apart-${whose}` : whose),
      now,
    });
  await writeMail(client, mail(kept, gone, news.kept, 'kept'));
  await writeMail(client, mail(gone, kept, news.gone, 'gone'));
}

async function wasTold(client: PoolClient, letters: LetterSettings, change: string): Promise<boolean> {
  const { rowCount } = await client.query('select from studio.mail_outbox where message_id = $1', [
    messageIdOf(letters, change, 'gone'),
  ]);
  return rowCount !== 0;
}

function messageIdOf({ publicUrl }: LetterSettings, change: string, which: string): string {
  return `<records-joined.${change}.${which}@${new URL(publicUrl).hostname}>`;
}

/** JSON of a JoinedRecord, of the customer with this name in the query. */
function record(customer: 'kept' | 'gone'): string {
  return `json_build_object('email', ${customer}.email, 'firstName', ${customer}.first_name, 'language',
    coalesce((select s.language from studio.message_settings s where s.customer_number = ${customer}.number),
      ${customer}.language))`;
}
