import type { Pool } from 'pg';
import { Check } from 'typebox/value';
import { Type } from 'typebox';
import { ask, jsonOf } from '../ask.ts';
import type { WritingGround } from '../writing/writers.ts';

/** What a member has to be told: of a place taken or given up. */
export interface Occasion {
  /** 'booked <booking>', 'given up <booking>'. */
  readonly what: string;
  readonly customerId: string;
  /** Of the messages about it; there should be one. */
  readonly messages: readonly number[];
}

/** Every place members took or gave up, acknowledged or not. */
export async function findOccasions(pool: Pool, members: WritingGround['members']): Promise<Occasion[]> {
  const { rows } = await pool.query<Occasion>(
    `with own as (
       select b.id, b.canceled_at, c.number, c.id as customer from studio.bookings b
         join studio.customers c on c.number = b.customer_number
        where b.via = 'member' and c.id = any ($1) and b.booked_at >= (select min(made_at) from studio.push_subscriptions)),
     occasions as (
       select 'booked ' || id as what, customer, number, array['booked ' || id, 'booked_for_good ' || id] as said from own
       union all
       select 'given up ' || own.id, customer, own.number, array['given_up ' || own.id, 'credit ' || own.id, 'pending ' || f.id]
         from own left join studio.fees f on f.booking_id = own.id where canceled_at is not null)
     select what, customer as "customerId",
            array(select m.number::int from studio.messages m
                   where m.customer_number = o.number and m.occasion = any (o.said) order by 1) as messages
       from occasions o`,
    [members.map(({ customerId }) => customerId)],
  );
  return rows;
}

/** A push is claimed for this long. */
const LEASE_MS = 120_000;

/**
 * Ends the pauses of messages to phones: after failures, and until the claims of a server killed at `killedAt` have run out.
 * Those of the one that runs are left alone: it would hand them over twice.
 */
export async function endPushPauses(pool: Pool, killedAt: Date | undefined): Promise<void> {
  await pool.query(
    `update studio.jobs set due_at = now()
      where kind = 'push' and due_at > now() and planned_for <= now()
        and (claimed_by is null or due_at - $1 * interval '1 millisecond' < $2::timestamptz)`,
    [LEASE_MS, killedAt ?? new Date(0)],
  );
}

/** Whether every message that may be shown by now has been handed over. */
export async function areHandedOver(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from studio.jobs where kind = 'push' and planned_for <= now() limit 1`,
  );
  return rowCount === 0;
}

/** 'message device' of what waits for the morning. */
export async function waitingForMorning(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ push: string }>(
    `select m.number || ' ' || c.id as push from studio.jobs j
       join studio.messages m on m.number::text = split_part(j.key, ' ', 1)
       join studio.customers c on c.number = m.customer_number
      where j.kind = 'push' and j.planned_for > now()`,
  );
  return rows.map(({ push }) => push);
}

const Messages = Type.Object({ messages: Type.Array(Type.Object({ number: Type.Integer() })) });

/** Numbers of the latest 200 messages in a member's list; undefined while it cannot be read. */
export async function readMessages(
  origin: string,
  { customerId, token }: WritingGround['members'][number],
): Promise<readonly number[] | undefined> {
  const answer = await ask(origin, `/api/customers/${customerId}/messages`, { token });
  const value = jsonOf(answer.text);
  return answer.status === 200 && Check(Messages, value)
    ? value.messages.map(({ number }) => number)
    : undefined;
}
