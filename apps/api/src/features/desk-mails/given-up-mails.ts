import type { GivenUpMail } from '@lifted/contract/desk/people/mails';
import { mailFault } from '@lifted/domain/jobs/mail-fault';
import { berlinIso } from '@lifted/domain/calendar/studio-calendar';
import type { Pool, PoolClient } from 'pg';
import { changedSince, recordChange } from '../../audit/desk-changes.ts';
import type { Editing } from '../../audit/edit-record.ts';
import { nothingHere } from '../../http/errors/request-refusals.ts';
import { planJob } from '../../jobs/job-queue.ts';
import { MAIL_JOB } from '../../mail/outbox.ts';

/** SQL: job `j` is a mail that was given up. */
const GIVEN_UP = `j.kind = '${MAIL_JOB}' and j.due_at = 'infinity' and not j.held`;

/** Mails that were given up and that nobody let be, the latest first. */
export async function listGivenUp(pool: Pool): Promise<GivenUpMail[]> {
  const { rows } = await pool.query<
    Omit<GivenUpMail, 'written_at' | 'fault'> & { readonly writtenAt: Date; readonly error: string | null }
  >(
    `select m.id::text, m.subject, m.recipient, c.id as customer_id, c.first_name || ' ' || c.last_name as customer_name,
            m.created_at as "writtenAt", j.attempts, j.last_error as error
       from studio.jobs j
       join studio.mail_outbox m on m.id = j.mail_id
       left join studio.customers own on own.email = lower(m.recipient)
       left join studio.customers c on c.id = studio.person_kept(own.id)
      where ${GIVEN_UP} and j.let_be_at is null
      order by m.created_at desc, m.id desc`,
  );
  return rows.map(({ writtenAt, error, ...mail }) => ({
    ...mail,
    written_at: berlinIso(writtenAt),
    fault: mailFault(error),
  }));
}

/** Plans a mail that was given up once more, in the caller's transaction; throws `not_found`. */
export async function retryMail(client: PoolClient, id: string, editing: Editing): Promise<string> {
  const customerId = await lockGivenUp(client, id, 'waits');
  await planJob(client, { kind: MAIL_JOB, key: id }, editing.at);
  return record(client, 'retry-mail', id, { ...editing, customerId });
}

/** Leaves a mail undelivered, in the caller's transaction; throws `not_found`. */
export async function letMailBe(client: PoolClient, id: string, editing: Editing): Promise<string> {
  const customerId = await lockGivenUp(client, id, 'waits');
  await setLetBe(client, id, editing.at);
  return record(client, 'let-mail-be', id, { ...editing, customerId });
}

/** Puts a mail that was let be back on the list; throws `cannot_undo` once it is gone. */
export async function askForMailAgain(client: PoolClient, id: string, editing: Editing): Promise<string> {
  const customerId = await lockGivenUp(client, id, 'let_be');
  await setLetBe(client, id, null);
  return record(client, 'ask-for-mail-again', id, { ...editing, customerId });
}

/** Locks the job of a mail; answers the customer whose address it went to. */
async function lockGivenUp(
  client: PoolClient,
  id: string,
  state: 'waits' | 'let_be',
): Promise<string | null> {
  const { rows } = await client.query<{ customerId: string | null }>(
    `select (select studio.person_kept(c.id) from studio.customers c where c.email = lower(m.recipient)) as "customerId"
       from studio.jobs j join studio.mail_outbox m on m.id = j.mail_id
      where ${GIVEN_UP} and j.key = $1 and (j.let_be_at is null) = $2
        for update of j`,
    [id, state === 'waits'],
  );
  const [found] = rows;
  if (found === undefined) throw state === 'waits' ? nothingHere() : changedSince();
  return found.customerId;
}

async function setLetBe(client: PoolClient, id: string, at: Date | null): Promise<void> {
  await client.query('update studio.jobs set let_be_at = $3 where kind = $1 and key = $2', [
    MAIL_JOB,
    id,
    at,
  ]);
}

function record(client: PoolClient, action: string, id: string, editing: Editing): Promise<string> {
  return recordChange(client, { ...editing, action, subject: `mail ${id}`, before: null, after: null });
}
