import { inTransaction } from '@lifted/database/transaction';
import { MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Audience } from '@lifted/contract/desk/desk-announcements';
import {
  wordsInBoth,
  type AnnouncementKind,
  type AnnouncementWords,
} from '@lifted/domain/notifications/announcement';
import { takesChannel } from '@lifted/domain/notifications/message-channels';
import type { Pool, PoolClient } from 'pg';
import { randomUUID } from 'node:crypto';
import { DONE, type JobKind } from '../../jobs/job-worker.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { notify, type Notice } from '../../notifications/notify.ts';
import { readReader, type Reader } from '../../notifications/reader.ts';
import { loadUnsubscribeKey, unsubscribeUrl } from '../../notifications/unsubscribe-link.ts';
import { composeAnnouncement } from './announcement-letter.ts';
import { NEWS_CONSENT, nextOfAudience } from './audience.ts';
import { isTold } from './preview-announcement.ts';

/** The kind of the job that tells a group; its key is the number of the announcement. */
export const ANNOUNCEMENT_JOB = 'announcement';

/** As many mails as are delivered in the pause after them, so that a confirmation never waits long behind them. */
const PEOPLE_AT_ONCE = 50;
const PAUSE_MS = 5 * SECOND_MS;
const LEASE_MS = 2 * MINUTE_MS;

interface AnnouncementDependencies {
  readonly pool: Pool;
  readonly letters: LetterSettings;
  readonly now: () => Date;
  readonly log: { readonly info: (facts: object, message: string) => void };
  /** Called after a commit that planned mails. */
  readonly wakeJobs: () => void;
}

interface Sending {
  readonly number: number;
  readonly id: string;
  readonly kind: AnnouncementKind;
  readonly words: AnnouncementWords;
  readonly audience: Audience;
  readonly confirmedAt: Date;
  readonly toldUpTo: number;
}

/**
 * Tells a group, by rising number and everybody in a transaction of their own, which also moves the mark up to whom it is
 * done. So a run that was killed goes on where it was, two runs at once tell everybody once, and a stop takes effect between
 * two people. Choices and consent count as they are in that moment.
 */
export function announcementJob(dependencies: AnnouncementDependencies): JobKind {
  const { pool, now, log, wakeJobs } = dependencies;
  return {
    leaseMs: LEASE_MS,
    atOnce: 1,
    async run({ key }, stopping) {
      const sending = await readSending(pool, key);
      if (sending === undefined) return DONE;
      const { audience, confirmedAt: at, toldUpTo: after } = sending;
      const people = await nextOfAudience(pool, audience, { at, after, limit: PEOPLE_AT_ONCE });
      const context = { ...dependencies, key: await loadUnsubscribeKey(pool, now()) };
      for (const person of people) {
        if (stopping.aborted) return { kind: 'again', at: now() };
        await inTransaction(pool, (client) => tell(client, sending, person, context));
      }
      wakeJobs();
      if (people.length === PEOPLE_AT_ONCE)
        return { kind: 'again', at: new Date(now().getTime() + PAUSE_MS) };
      await finish(pool, sending, now());
      log.info({ announcement: sending.id }, 'announcement: everybody was told');
      return DONE;
    },
  };
}

/** Undefined once it is stopped or finished. */
async function readSending(pool: Pool, key: string): Promise<Sending | undefined> {
  const { rows } = await pool.query<Sending>(
    `select number, id, kind, words, audience, confirmed_at as "confirmedAt", told_up_to as "toldUpTo"
       from studio.announcements where number = $1::integer and stopped_at is null and finished_at is null`,
    [key],
  );
  return rows[0];
}

interface Telling extends AnnouncementDependencies {
  readonly key: Buffer;
}

async function tell(
  client: PoolClient,
  { number, id, kind, words }: Sending,
  person: { readonly number: number; readonly startsAt: Date | null },
  { letters, now, key }: Telling,
): Promise<void> {
  const { rowCount } = await client.query(
    `select from studio.announcements
      where number = $1 and stopped_at is null and finished_at is null and told_up_to < $2 for no key update`,
    [number, person.number],
  );
  if (rowCount === 0) return;
  const addressee = await readAddressee(client, person.number);
  const isReached = addressee !== undefined && isTold({ ...addressee.reader, ...addressee }, kind);
  let wasTold = false;
  if (isReached) {
    const { reader, consent } = addressee;
    const writtenAt = now();
    wasTold = await notify(client, {
      reader,
      kind,
      occasion: `announcement ${id}`,
      words: wordsInBoth(words),
      path: '/messages',
      ...aboutClass(person.startsAt, writtenAt),
      now: writtenAt,
      mail: () =>
        composeAnnouncement(letters, {
          kind,
          words,
          messageId: `<${kind}.${randomUUID()}@${new URL(letters.publicUrl).hostname}>`,
          announcementNumber: number,
          email: reader.email,
          firstName: reader.firstName,
          language: reader.language,
          unsubscribe:
            kind === 'news' && consent !== null
              ? (language) => unsubscribeUrl(letters.publicUrl, language, { key, kind, code: consent })
              : null,
          writtenAt,
        }),
    });
  }
  const isMailed = wasTold && takesChannel(kind, 'mail', addressee?.reader.choices ?? {});
  await client.query(
    `update studio.announcements
        set told_up_to = $2, told = told + $3, mailed = mailed + $4, not_agreed = not_agreed + $5 where number = $1`,
    [number, person.number, Number(wasTold), Number(isMailed), Number(addressee !== undefined && !isReached)],
  );
}

/** A class that has begun neither breaks the quiet hours nor ends what is told about it. */
function aboutClass(startsAt: Date | null, now: Date): Pick<Notice, 'startsAt' | 'usefulUntil'> {
  return startsAt !== null && now.getTime() < startsAt.getTime() ? { startsAt, usefulUntil: startsAt } : {};
}

/** Undefined for somebody who was deleted meanwhile. Their choices stay as they are until the transaction ends. */
async function readAddressee(
  client: PoolClient,
  number: number,
): Promise<{ readonly reader: Reader; readonly consent: string | null } | undefined> {
  await client.query('select from studio.message_settings where customer_number = $1 for share', [number]);
  const reader = await readReader(client, number);
  if (reader === undefined) return undefined;
  const { rows } = await client.query<{ consent: string | null }>(
    `select ${NEWS_CONSENT} as consent from studio.customers c where c.number = $1`,
    [number],
  );
  return { reader, consent: rows[0]?.consent ?? null };
}

async function finish(pool: Pool, { number }: Sending, now: Date): Promise<void> {
  await pool.query(
    'update studio.announcements set finished_at = $2 where number = $1 and stopped_at is null and finished_at is null',
    [number, now],
  );
}
