import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { takesChannel, type ChannelChoices } from '@lifted/domain/notifications/message-channels';
import type { MessageKind } from '@lifted/domain/notifications/message-kinds';
import { shownOnDevice } from '@lifted/domain/notifications/device-words';
import { latePushTime } from '@lifted/domain/notifications/quiet-hours';
import { SignJWT } from 'jose';
import type { Pool } from 'pg';
import { DONE, type JobKind, type JobOutcome } from '../jobs/job-worker.ts';
import { noteHandOver } from '../jobs/note-hand-over.ts';
import type { LetterSettings } from '../mail/letter.ts';
import { pageAddress } from '../mail/page-address.ts';
import type { MessageWords } from './notify.ts';
import { encryptPush } from './push-encryption.ts';
import type { PushKeys } from './push-keys.ts';
import type { PushAnswer, PushRequest, PushTransport } from './push-transport.ts';
import { LANGUAGE } from './reader.ts';

/** Requests to push services at the same time. */
const PUSHES_AT_ONCE = 3;
const PUSH_LIMIT_MS = 20 * SECOND_MS;
/** Well above the time a push may take. */
export const PUSH_LEASE_MS = 2 * MINUTE_MS;
/** RFC 8292 allows a day. */
const TOKEN_LIFE_MS = 12 * HOUR_MS;
/** Tells browsers that a message may be shown without our scripts (webkit.org/blog/16535). */
const DECLARATIVE = 8030;

interface PushDependencies {
  readonly pool: Pool;
  readonly keys: PushKeys;
  readonly transport: PushTransport;
  readonly letters: LetterSettings;
  readonly now: () => Date;
  readonly log: {
    readonly info: (facts: object, message: string) => void;
    readonly warn: (facts: object, message: string) => void;
  };
  /** Told how every request ended. */
  readonly watch?: (outcome: 'sent' | 'gone' | 'failed') => void;
}

/** A push service took offence; `code` is fit for logs. */
class PushRefusedError extends Error {
  readonly code: string;

  constructor(status: number) {
    super(`A push service answered ${status}.`);
    this.name = 'PushRefusedError';
    this.code = `push_${status}`;
  }
}

/**
 * Shows a message on one device. Nothing is sent once the message was read, is of no use any more, or the person switched the
 * kind off, nor in the quiet hours, however late it runs. While processes live it is handed over once, though the database may
 * die meanwhile; killed between hand-over and note it is handed over again, and topic and tag make the device show it once.
 */
export function pushDelivery(dependencies: PushDependencies): JobKind {
  return {
    leaseMs: PUSH_LEASE_MS,
    atOnce: PUSHES_AT_ONCE,
    async run({ key, plannedFor }, stopping) {
      const [message = '', device = ''] = key.split(' ');
      const push = await readPush(dependencies.pool, message, device);
      if (push === undefined) return DONE;
      const now = dependencies.now();
      if (isWanted(push, now)) {
        const notBefore = (time: Date) => latePushTime(time, { plannedFor, startsAt: push.startsAt });
        const at = notBefore(now);
        if (now.getTime() < at.getTime()) return { kind: 'again', at };
        return deliver(dependencies, push, { notBefore, stopping });
      }
      await noteOutcome(dependencies, push, 'not_needed');
      return DONE;
    },
  };
}

interface WaitingPush {
  readonly message: string;
  readonly device: string;
  readonly kind: MessageKind;
  readonly words: InBothLanguages<MessageWords>;
  readonly path: string;
  readonly usefulUntil: Date;
  /** Of the class whose page it opens, as it is now; null for everything else. */
  readonly startsAt: Date | null;
  readonly readAt: Date | null;
  readonly choices: ChannelChoices;
  readonly language: Language;
  readonly endpoint: string;
  readonly p256dh: Buffer;
  readonly auth: Buffer;
}

/** A message and the device it is for; undefined once one of them is gone, or the device has it. */
async function readPush(pool: Pool, message: string, device: string): Promise<WaitingPush | undefined> {
  const { rows } = await pool.query<WaitingPush>({
    name: 'read-push',
    text: `select m.number::text as message, d.number::text as device, m.kind, m.words, m.path,
                  m.useful_until as "usefulUntil",
                  (select start_datetime from studio.workouts
                    where id = substring(m.path from '^/workout/(.+)$')) as "startsAt",
                  m.read_at as "readAt", coalesce(s.choices, '{}') as choices,
                  coalesce(${LANGUAGE}, 'de') as language, d.endpoint, d.p256dh, d.auth
             from studio.messages m
             join studio.push_subscriptions d on d.customer_number = m.customer_number
             join studio.customers c on c.number = m.customer_number
             left join studio.message_settings s on s.customer_number = m.customer_number
            where m.number = $1::bigint and d.number = $2::bigint
              and not exists (select from studio.push_deliveries o
                               where o.message_number = m.number and o.device_number = d.number
                                 and o.outcome = 'handed_over')`,
    values: [message, device],
  });
  return rows[0];
}

function isWanted({ readAt, usefulUntil, kind, choices }: WaitingPush, now: Date): boolean {
  return readAt === null && now.getTime() < usefulUntil.getTime() && takesChannel(kind, 'push', choices);
}

interface Attempt {
  /** When it may be shown, if it is asked for again at a time. */
  readonly notBefore: (time: Date) => Date;
  readonly stopping: AbortSignal;
}

async function deliver(
  dependencies: PushDependencies,
  push: WaitingPush,
  { notBefore, stopping }: Attempt,
): Promise<JobOutcome> {
  const { transport, log, watch, pool, now } = dependencies;
  const request = await requestFor(dependencies, push);
  const answer = await transport(request, AbortSignal.timeout(PUSH_LIMIT_MS));
  const { status } = answer;
  if (status >= 200 && status < 300) {
    watch?.('sent');
    const facts = { message: push.message, device: push.device };
    await noteHandOver(() => noteOutcome(dependencies, push, 'handed_over'), {
      stopping,
      onFault: (fault) => log.warn({ ...facts, fault }, 'push: delivery cannot be noted yet'),
    });
    log.info(facts, 'push: delivered');
    return DONE;
  }
  if (status === 404 || status === 410) {
    watch?.('gone');
    await noteOutcome(dependencies, push, 'device_gone');
    await pool.query('delete from studio.push_subscriptions where number = $1::bigint', [push.device]);
    return DONE;
  }
  watch?.('failed');
  const at = retryTime(answer, now());
  if (at !== undefined) return { kind: 'again', at: notBefore(at) };
  throw new PushRefusedError(status);
}

/** For the desk, which sees what became of a message; the latest of several runs counts. */
async function noteOutcome(
  { pool, now }: PushDependencies,
  { message, device, endpoint }: WaitingPush,
  outcome: 'handed_over' | 'not_needed' | 'device_gone',
): Promise<void> {
  await pool.query({
    name: 'note-push-outcome',
    text: `insert into studio.push_deliveries (message_number, device_number, service, outcome, at)
           select number, $2::bigint, $3, $4, $5 from studio.messages where number = $1::bigint
           on conflict (message_number, device_number) do update set outcome = excluded.outcome, at = excluded.at`,
    values: [message, device, new URL(endpoint).host, outcome, now()],
  });
}

/** When the service wants to be asked again (RFC 9110, 10.2.3), within a day; undefined where it does not say. */
function retryTime({ status, retryAfter }: PushAnswer, now: Date): Date | undefined {
  if ((status !== 429 && status !== 503) || retryAfter === undefined) return undefined;
  const at = /^\d+$/.test(retryAfter)
    ? now.getTime() + Number(retryAfter) * SECOND_MS
    : Date.parse(retryAfter);
  if (Number.isNaN(at)) return undefined;
  return new Date(Math.min(Math.max(at, now.getTime() + SECOND_MS), now.getTime() + DAY_MS));
}

async function requestFor({ keys, letters, now }: PushDependencies, push: WaitingPush): Promise<PushRequest> {
  const { kind, words, language, path, usefulUntil, message, endpoint } = push;
  const tag = `message-${message}`;
  const notification = {
    ...shownOnDevice(kind, words[language], language),
    lang: language,
    navigate: pageAddress(letters.publicUrl, language, path),
    tag,
  };
  const expiresAt = Math.floor((now().getTime() + TOKEN_LIFE_MS) / SECOND_MS);
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime(expiresAt)
    .setSubject(`mailto:${letters.studio.contact.email}`)
    .sign(keys.privateKey);
  return {
    endpoint,
    body: encryptPush(JSON.stringify({ web_push: DECLARATIVE, notification }), push),
    headers: {
      Authorization: `vapid t=${token}, k=${keys.publicKey.toString('base64url')}`,
      'Content-Type': 'application/octet-stream',
      'Content-Encoding': 'aes128gcm',
      TTL: String(Math.ceil((usefulUntil.getTime() - now().getTime()) / SECOND_MS)),
      Urgency: URGENCIES[kind],
      Topic: tag,
    },
  };
}

/** `high` wakes a phone that saves its battery (RFC 8030, 5.3): for what has to be answered within minutes. */
const URGENCIES: Readonly<Record<MessageKind, 'normal' | 'high'>> = {
  booked: 'normal',
  promoted: 'high',
  offer: 'high',
  class_changed: 'high',
  too_few: 'normal',
  reminder: 'normal',
  check_sets: 'normal',
  fee: 'normal',
  pass_changed: 'normal',
  pass_ending: 'normal',
  membership_term: 'normal',
  streak_at_risk: 'normal',
  challenge: 'normal',
  announcement: 'normal',
  news: 'normal',
};
