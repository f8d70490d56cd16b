import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '../ask.ts';
import {
  book,
  bookAsMember,
  bookingIn,
  cancelAsMember,
  join,
  logAsMember,
  sessionIn,
  trySigningIn,
  type SignedIn,
} from '../people.ts';
import type { Seeded } from '../seeded.ts';

/** Who may write where. */
export interface WritingGround {
  readonly origin: string;
  readonly classes: readonly string[];
  readonly members: readonly {
    readonly email: string;
    readonly customerId: string;
    readonly token: string;
  }[];
  readonly challenges: readonly string[];
  /** A past class all members were in. */
  readonly pastClass: string;
  readonly chance: Seeded;
}

/** Writes the server acknowledged; all of them must persist. */
export interface Acknowledged {
  readonly bookings: { readonly email: string; readonly workout: string }[];
  readonly participations: { readonly challengeId: string; readonly customerId: string }[];
  readonly sessions: SignedIn[];
  /** Places of members. */
  readonly places: string[];
  /** Of these, given up. */
  readonly canceled: string[];
  /** Ids of entries of sets. */
  readonly entries: string[];
}

export interface WritingLoad {
  /** When a write was last acknowledged (`performance.now()`). */
  readonly lastAcknowledgedAt: () => number;
  /** Answers that are neither a success, nor an expected refusal, nor "not available at the moment". */
  readonly oddities: readonly string[];
  readonly count: () => number;
  stop(): Promise<void>;
}

const VISITORS = 6;
const JOINING_MEMBERS = 3;
const BOOKING_MEMBERS = 3;
const LOGGING_MEMBERS = 2;
const SIGNING_IN = 1;
const HEAVIEST = 200;
const AFTER_A_CUT_MS = 10;
/** 409: full or already booked; 503: the database is unavailable. */
const FORESEEN = [200, 201, 409, 503];

/** Clients that book, join and sign in without a pause until `stop`; they carry on after a broken connection. */
export function startWriting(ground: WritingGround, acknowledged: Acknowledged): WritingLoad {
  const state = { stopping: false, lastAt: 0, count: 0 };
  const oddities: string[] = [];

  const repeat = async (write: () => Promise<(() => void) | undefined>) => {
    while (!state.stopping) {
      try {
        const note = await write();
        if (note === undefined) continue;
        note();
        state.lastAt = performance.now();
        state.count += 1;
      } catch {
        // The server is gone: the outcome of this write is unknown. Try the next one soon.
        await pause(AFTER_A_CUT_MS);
      }
    }
  };
  const judge = (answer: Answer) => {
    if (!FORESEEN.includes(answer.status)) oddities.push(`${answer.status} ${answer.text}`);
    return answer.status < 300;
  };

  const { origin, chance } = ground;
  const bookOne = async () => {
    const email = `visitor-${chance.whole(0, 1e12).toString(36)}@example.org`;
    const workout = chance.pick(ground.classes);
    return judge(await book(origin, { workout, email }))
      ? () => void acknowledged.bookings.push({ email, workout })
      : undefined;
  };
  const joinOne = async () => {
    const { token, customerId } = chance.pick(ground.members);
    const challengeId = chance.pick(ground.challenges);
    return judge(await join(origin, token, { challengeId, customerId }))
      ? () => void acknowledged.participations.push({ challengeId, customerId })
      : undefined;
  };
  const takePlace = async () => {
    const { token } = chance.pick(ground.members);
    const answer = await bookAsMember(origin, token, chance.pick(ground.classes));
    return judge(answer) ? () => void acknowledged.places.push(bookingIn(answer)) : givePlaceUp(token);
  };
  /** Of anybody: a member's own is found, and another one's answered as unknown. */
  const givePlaceUp = async (token: string) => {
    if (acknowledged.places.length === 0) return undefined;
    const answer = await cancelAsMember(origin, token, chance.pick(acknowledged.places));
    if (answer.status === 404) return undefined;
    return judge(answer) ? () => void acknowledged.canceled.push(bookingIn(answer)) : undefined;
  };
  const logOne = async () => {
    const { token, customerId } = chance.pick(ground.members);
    const id = randomUUID();
    const weight = chance.whole(1, HEAVIEST);
    const set = { customerId, workout: ground.pastClass, id, weight };
    return judge(await logAsMember(origin, token, set))
      ? () => void acknowledged.entries.push(id)
      : undefined;
  };
  const signInOne = async () => {
    const answer = await trySigningIn(origin, chance.pick(ground.members).email);
    return judge(answer) ? () => void acknowledged.sessions.push(sessionIn(answer)) : undefined;
  };

  const people = [
    ...Array.from({ length: VISITORS }, () => repeat(bookOne)),
    ...Array.from({ length: JOINING_MEMBERS }, () => repeat(joinOne)),
    ...Array.from({ length: BOOKING_MEMBERS }, () => repeat(takePlace)),
    ...Array.from({ length: LOGGING_MEMBERS }, () => repeat(logOne)),
    ...Array.from({ length: SIGNING_IN }, () => repeat(signInOne)),
  ];
  return {
    lastAcknowledgedAt: () => state.lastAt,
    oddities,
    count: () => state.count,
    async stop() {
      state.stopping = true;
      await Promise.all(people);
    },
  };
}
