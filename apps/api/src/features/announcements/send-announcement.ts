import type { sendAnnouncement } from '@lifted/contract/desk/desk-announcements';
import type { BodyOf } from '@lifted/contract/call';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { readAnnouncement } from '@lifted/domain/notifications/announcement';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '@lifted/database/transaction';
import { recordChange } from '../../audit/desk-changes.ts';
import type { Editing } from '../../audit/edit-record.ts';
import { nothingHere } from '../../http/errors/request-refusals.ts';
import { planJob } from '../../jobs/job-queue.ts';
import { draftAgain, storeDraft } from './announcement-draft.ts';
import { ANNOUNCEMENT_JOB } from './announcement-job.ts';
import { groupChanged, isOver, nobodyToTell, refusedWords } from './announcement-refusals.ts';
import { checkDay, readAudience } from './audience.ts';
import { countTold } from './preview-announcement.ts';

/** Sending starts after it, so Undo within it leaves no trace. */
export const GRACE_MS = 10 * SECOND_MS;

/**
 * Stores an announcement and plans its sending; answers the entry of the audit log. A repeated request changes nothing. Throws
 * a refusal for words or a group that cannot be sent to, and `stale_version` for a group other than the preview showed.
 */
export async function confirmAnnouncement(
  pool: Pool,
  { id, kind, audience, words: typed, people }: BodyOf<typeof sendAnnouncement>,
  editing: Editing,
): Promise<string | null> {
  if (await isKnown(pool, id)) return null;
  const reading = readAnnouncement(typed);
  if (reading.outcome === 'refused') throw refusedWords(reading.fault);
  checkDay(audience);
  const { words } = reading;
  const { at } = editing;
  const group = await readAudience(pool, audience, at);
  if (countTold(group, kind).told === 0) throw nobodyToTell();
  if (group.length !== people) throw groupChanged(group.length);
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ number: number }>(
      `insert into studio.announcements (id, kind, words, audience, people, confirmed_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (id) do nothing returning number`,
      [id, kind, JSON.stringify(words), JSON.stringify(audience), people, at],
    );
    const [stored] = rows;
    if (stored === undefined) return null;
    await storeDraft(client, { uid: editing.uid, draft: null, now: at });
    const dueAt = new Date(at.getTime() + GRACE_MS);
    await planJob(client, { kind: ANNOUNCEMENT_JOB, key: String(stored.number) }, dueAt);
    const name = words.en?.title ?? words.de?.title ?? null;
    return recordChange(client, {
      ...editing,
      action: 'send-announcement',
      subject: `announcement ${id}`,
      before: null,
      after: { name, kind, group: audience.group, people },
    });
  });
}

/** The answer to the first request may have been lost; by now the group can be another one. */
async function isKnown(pool: Pool, id: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from studio.announcements where id = $1', [id]);
  return rowCount !== 0;
}

/**
 * Stops sending and deletes queued mails, in the caller's transaction; a mail that is being delivered still goes out, and those
 * who were told keep the message in the app. An undo before anybody was told makes it a draft again. Throws `not_found`, and
 * `cannot_undo` when it is over.
 */
export async function stopAnnouncement(client: PoolClient, id: string, editing: Editing): Promise<string> {
  const { rows } = await client.query<{ number: number; isOver: boolean; name: string | null }>(
    `select number, coalesce(stopped_at, finished_at) is not null as "isOver",
            coalesce(words->'en'->>'title', words->'de'->>'title') as name
       from studio.announcements where id = $1 for no key update`,
    [id],
  );
  const [found] = rows;
  if (found === undefined) throw nothingHere();
  if (found.isOver) throw isOver();
  const { number, name } = found;
  // The jobs first: one that a process takes in this moment is seen and left alone, and its mail with it.
  const { rowCount } = await client.query(
    `with waiting as (
       delete from studio.jobs j using studio.mail_outbox m
        where j.mail_id = m.id and m.announcement_number = $1 and (j.attempts = 0 or j.last_error is not null)
        returning m.id)
     delete from studio.mail_outbox where id in (select id from waiting)`,
    [number],
  );
  const stopped = await client.query<{ told: number; mailed: number }>(
    'update studio.announcements set stopped_at = $2, mailed = mailed - $3 where number = $1 returning told, mailed',
    [number, editing.at, rowCount ?? 0],
  );
  const { told = 0, mailed = 0 } = stopped.rows[0] ?? {};
  if (editing.undoes !== undefined && told === 0) await draftAgain(client, editing.undoes, id, editing.at);
  return recordChange(client, {
    ...editing,
    action: 'stop-announcement',
    subject: `announcement ${id}`,
    before: null,
    after: { name, told, mailed },
  });
}
