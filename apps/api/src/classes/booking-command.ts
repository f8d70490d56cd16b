import { randomUUID } from 'node:crypto';
import type { BookingOutcome } from '@lifted/contract/class-bookings';
import type { PoolClient } from 'pg';

/** Who asked for a command, and the key that makes a repeat harmless. */
export interface Command {
  readonly key: string;
  readonly name: string;
  readonly actor: 'member' | 'link' | 'operator' | 'studio';
  /** Account of a member. */
  readonly actorUid: string | null;
}

/** A command of staff: kept with what members asked themselves; who asked is in the audit log. */
export function studioCommand(name: string): Command {
  return { key: randomUUID(), name, actor: 'studio', actorUid: null };
}

/** What became of a command that took no place; of one that did, `takePlace` says so. */
interface Done {
  readonly customerNumber: number;
  readonly workoutNumber: number;
  readonly bookingId: string | null;
  readonly outcome: BookingOutcome['outcome'];
}

/** Keeps what a command did, for its repeat. */
export async function rememberCommand(
  client: PoolClient,
  { key, name, actor, actorUid }: Command,
  { customerNumber, workoutNumber, bookingId, outcome }: Done,
  now: Date,
): Promise<void> {
  await client.query({
    name: 'remember-command',
    text: `insert into studio.booking_commands
             (customer_number, key, actor, actor_uid, command, workout_number, booking_id, outcome, at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [customerNumber, key, actor, actorUid, name, workoutNumber, bookingId, outcome, now],
  });
}
