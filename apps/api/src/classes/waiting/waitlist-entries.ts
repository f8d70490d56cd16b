/** Who waits for a class, from joining its list to leaving it. */
import type { WebhookEvent } from '@lifted/domain/connections/webhook-event';
import type { Language } from '@lifted/domain/language/language';
import type { PoolClient } from 'pg';
import { ENTRY_IDS } from '../../events/booking-events.ts';
import { insertEvents } from '../../events/insert-events.ts';
import { planJob } from '../../jobs/job-queue.ts';
import type { CountedClass } from '../class-places.ts';

/** The kind of the job that ends the waitlist of a class when it starts; its key is the number of the class. */
export const LIST_ENDS_JOB = 'list_ends';

/** Who joins a waitlist, when, and the language they are written to. */
interface Joining {
  readonly customerNumber: number;
  readonly language: Language;
  readonly now: Date;
}

/** Puts somebody at the end of a waitlist; the caller has locked the class. */
export async function joinList(
  client: PoolClient,
  { number, start }: Pick<CountedClass, 'number' | 'start'>,
  { customerNumber, now, language }: Joining,
): Promise<void> {
  await client.query(
    `with e as (
       insert into studio.waitlist_entries (workout_number, customer_number, joined_at, changed_at, language)
       values ($1, $2, $3, $3, $4) returning number, workout_number, customer_number
     ) ${insertEvents('waitlist.joined', `select e.number::text as object_id, ${ENTRY_IDS} as data from e`, '$3')}`,
    [number, customerNumber, now, language],
  );
  await planJob(client, { kind: LIST_ENDS_JOB, key: String(number) }, start);
}

/** The states an entry of a waitlist can come to. */
export type WaitlistEntryState = 'offered' | 'promoted' | 'left' | 'passed_over' | 'expired' | 'removed';

/** Moves an entry to another state; the caller has locked its class. */
export async function moveWaitlistEntry(
  client: PoolClient,
  number: string,
  state: WaitlistEntryState,
  now: Date,
  offerEndsAt: Date | null = null,
): Promise<void> {
  await client.query(
    `with e as (
       update studio.waitlist_entries set state = $2, changed_at = $3, offer_ends_at = coalesce($4, offer_ends_at)
        where number = $1::bigint returning number, workout_number, customer_number
     ) ${insertEvents(eventOf(state), LEFT_ENTRY, '$3')}`,
    [number, state, now, offerEndsAt],
  );
}

/** Ends the wait of everybody who still waits for a class, which the caller has locked. */
export async function endWaits(client: PoolClient, workoutNumber: number, now: Date): Promise<void> {
  await client.query(
    `with e as (
       update studio.waitlist_entries set state = $3, changed_at = $2
        where workout_number = $1 and state = 'waiting' returning number, workout_number, customer_number
     ) ${insertEvents('waitlist.left', LEFT_ENTRY.replaceAll('$2', '$3'), '$2')}`,
    [workoutNumber, now, 'expired'],
  );
}

/** `$2` is what became of the entry. */
const LEFT_ENTRY = `select e.number::text as object_id, ${ENTRY_IDS} || jsonb_build_object('how', $2::text) as data from e`;

function eventOf(state: WaitlistEntryState): WebhookEvent {
  switch (state) {
    case 'offered':
      return 'waitlist.offered';
    case 'promoted':
      return 'waitlist.promoted';
    case 'left':
    case 'passed_over':
    case 'expired':
    case 'removed':
      return 'waitlist.left';
    default:
      return state satisfies never;
  }
}
