import { isDeepStrictEqual } from 'node:util';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { ArrivedPush } from '../../../apps/api/src/testing/push/loopback-push-service.ts';
import type { Acknowledged, WritingGround } from '../writing/writers.ts';
import type { Books } from '../writing/writing-ground.ts';
import { until } from '../until.ts';
import {
  areHandedOver,
  endPushPauses,
  findOccasions,
  readMessages,
  waitingForMorning,
  type Occasion,
} from './find-notices.ts';

const Shown = Type.Object({ notification: Type.Object({ tag: Type.String() }) });

interface Telling {
  readonly ground: WritingGround;
  readonly books: Books;
  readonly acknowledged: Acknowledged;
  readonly arrived: readonly ArrivedPush[];
}

/** What is wrong with what members were told, as sentences of each kind; nothing is, where all lists are empty. */
export interface Faults {
  /** An acknowledged place or cancellation nobody is told of. */
  readonly forgotten: readonly string[];
  /** Not exactly one message. */
  readonly messages: readonly string[];
  /** A message that is not exactly once in the list of the app. */
  readonly lists: readonly string[];
  /** A message that neither reached the phone nor waits for the morning. */
  readonly missing: readonly string[];
  /** Reached a phone of somebody else's, or came again in other words or under another topic or tag. */
  readonly strange: readonly string[];
}

export const TOLD_ONCE: Faults = { forgotten: [], messages: [], lists: [], missing: [], strange: [] };

/** Waits until all that may be shown was handed over; `killedAt`: when the server before this one was killed, if it was. */
export async function untilHandedOver(books: Books, killedAt: Date | undefined): Promise<void> {
  await until(
    'every message to a phone is handed over',
    () =>
      books(async (pool) => {
        await endPushPauses(pool, killedAt);
        return areHandedOver(pool);
      }),
    { everyMs: 500 },
  );
}

/** Looks at every place taken and given up so far. `listed`: the messages found in the app before; those found now are added. */
export async function findTellingFaults(
  { ground, books, acknowledged, arrived }: Telling,
  listed: Set<number>,
): Promise<Faults> {
  const occasions = await books((pool) => findOccasions(pool, ground.members));
  const named = new Set(occasions.map(({ what }) => what));
  const due = [
    ...acknowledged.places.map((id) => `booked ${id}`),
    ...acknowledged.canceled.map((id) => `given up ${id}`),
  ];
  const waiting = new Set(await books(waitingForMorning));
  const shown = new Set(arrived.map(pushOf));
  const pushes = occasions.flatMap(({ messages, customerId }) =>
    messages.map((one) => `${one} ${customerId}`),
  );
  return {
    forgotten: due.filter((what) => !named.has(what)),
    messages: occasions.filter(({ messages }) => messages.length !== 1).map(inWords),
    lists: await findUnlisted(ground, occasions, listed),
    missing: pushes.filter((push) => !shown.has(push) && !waiting.has(push)),
    strange: [...misdirected(occasions, arrived), ...unlikeTheFirst(arrived)],
  };
}

/** Messages that came to a phone a second time. */
export function repeatsAmong(arrived: readonly ArrivedPush[]): number {
  return arrived.length - new Set(arrived.map(pushOf)).size;
}

async function findUnlisted(
  { origin, members }: WritingGround,
  occasions: readonly Occasion[],
  listed: Set<number>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const member of members) {
    let list: readonly number[] = [];
    await until('a member reads their messages', async () => {
      const read = await readMessages(origin, member);
      list = read ?? [];
      return read !== undefined;
    });
    const own = occasions.filter(({ customerId }) => customerId === member.customerId);
    for (const number of own.flatMap(({ messages }) => messages).filter((one) => !listed.has(one))) {
      const times = list.filter((one) => one === number).length;
      if (times === 1) listed.add(number);
      else faults.push(`message ${number} of ${member.customerId}: ${times} times in the list`);
    }
  }
  return faults;
}

function misdirected(occasions: readonly Occasion[], arrived: readonly ArrivedPush[]): string[] {
  const owners = new Map(
    occasions.flatMap(({ messages, customerId }) => messages.map((one) => [String(one), customerId])),
  );
  return arrived.map(pushOf).filter((push) => {
    const [message = '', device] = push.split(' ');
    return owners.has(message) && owners.get(message) !== device;
  });
}

/** Phones and push services put a message in the place of one with the same tag and topic, so these have to be the same. */
function unlikeTheFirst(arrived: readonly ArrivedPush[]): string[] {
  const firsts = new Map<string, ArrivedPush>();
  return arrived.flatMap((one) => {
    const push = pushOf(one);
    const first = firsts.get(push);
    if (first === undefined) firsts.set(push, one);
    const isLike = first === undefined || isDeepStrictEqual(first.message, one.message);
    return isLike && tagOf(one) === one.headers['topic'] ? [] : [`${push}: ${JSON.stringify(one.message)}`];
  });
}

/** 'message device'. */
function pushOf({ device, headers }: ArrivedPush): string {
  return `${String(headers['topic']).replace('message-', '')} ${device}`;
}

function tagOf({ message }: ArrivedPush): string | undefined {
  return Check(Shown, message) ? message.notification.tag : undefined;
}

function inWords({ what, customerId, messages }: Occasion): string {
  return `${what} of ${customerId}: messages ${messages.join(', ')}`;
}
