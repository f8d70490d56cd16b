import { DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { isWritten, takesChannel } from '@lifted/domain/notifications/message-channels';
import type { MessageKind } from '@lifted/domain/notifications/message-kinds';
import { pushTime } from '@lifted/domain/notifications/quiet-hours';
import type { PoolClient } from 'pg';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';
import { writeMail } from '../mail/outbox.ts';
import type { Reader } from './reader.ts';

/** The kind of the job that shows a message on one device; its key is the numbers of both. */
export const PUSH_JOB = 'push';

/** A message in one language. */
export interface MessageWords {
  readonly title: string;
  readonly body: string;
  /** Where it is in another language than the default. */
  readonly language?: Language;
}

/** Something one person is told. */
export interface Notice {
  readonly reader: Reader;
  readonly kind: MessageKind;
  /** What it is about: of each occasion of a kind a person is told once. */
  readonly occasion: string;
  readonly words: InBothLanguages<MessageWords>;
  /** The page it opens, without the language: '/workout/w1'. */
  readonly path: string;
  /** Composes the mail; called only when it is sent. */
  readonly mail: () => OutgoingMail;
  /** The mail goes out whatever was chosen: the person has to hear of what others did for them. */
  readonly isMailDue?: boolean;
  /** Start of the class it is about: the quiet hours let an early class through. */
  readonly startsAt?: Date;
  /** A device that has not shown it by then no longer does; a day unless told otherwise. */
  readonly usefulUntil?: Date;
  readonly now: Date;
}

/**
 * Tells a person something, in the caller's transaction: writes it into their list in the app, the mail into the outbox, and
 * plans a push for each of their devices, as their settings and the quiet hours say. Answers whether they were told; not
 * when they were before, or never asked for this kind.
 */
export async function notify(client: PoolClient, notice: Notice): Promise<boolean> {
  const { reader, kind, occasion, words, path, mail, isMailDue = false, startsAt, usefulUntil, now } = notice;
  const { choices } = reader;
  if (!isWritten(kind, choices)) return false;
  const devices = takesChannel(kind, 'push', choices) ? reader.devices : [];
  const { rowCount } = await client.query({
    name: 'write-message',
    text: `with message as (
             insert into studio.messages
               (customer_number, kind, occasion, words, path, written_at, useful_until)
             values ($1, $2, $3, $4, $5, $6, $7)
             on conflict (customer_number, kind, occasion) do nothing returning number
           ), pushes as (
             insert into studio.jobs (kind, key, planned_for, due_at)
             select $8, message.number || ' ' || device, $9, $9 from message cross join unnest($10::bigint[]) device)
           select from message`,
    values: [
      reader.number,
      kind,
      occasion,
      JSON.stringify(words),
      path,
      now,
      usefulUntil ?? new Date(now.getTime() + DAY_MS),
      PUSH_JOB,
      pushTime(now, startsAt ?? null),
      devices,
    ],
  });
  if (rowCount === 0) return false;
  if (isMailDue || takesChannel(kind, 'mail', choices)) await writeMail(client, mail());
  return true;
}
