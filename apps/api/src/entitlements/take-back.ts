/** Taking back what was done with a pass or membership; each runs in a transaction that holds its customer. */
import { TAKEN_BACK } from '@lifted/domain/bookings/credit-words';
import { isOver } from '@lifted/domain/bookings/entitlement-dates';
import type { Days } from '@lifted/domain/bookings/entitlement';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { PoolClient } from 'pg';
import { appendPassEntry } from './credit-ledger.ts';
import { setLastDay, type StoredEntitlement } from './entitlement-repository.ts';

/**
 * Takes a grant back of which nothing was used; false where something was. A membership is gone afterwards. The ledger of a
 * pass is never shortened: it says that the credits were taken back, and the pass counts as sold for nothing.
 */
export async function takeBackGrant(
  client: PoolClient,
  { number, isPass, balance }: StoredEntitlement,
  now: Date,
): Promise<boolean> {
  const { rows } = await client.query<{ isUsed: boolean }>(
    `select exists (select from studio.bookings where entitlement_number = $1)
         or (select count(*) from studio.credit_entries where entitlement_number = $1) > 1 as "isUsed"`,
    [number],
  );
  if (rows[0]?.isUsed !== false) return false;
  if (!isPass) {
    await client.query('delete from studio.entitlements where number = $1', [number]);
    return true;
  }
  await appendPassEntry(client, {
    entitlement: number,
    kind: 'adjusted',
    credits: -balance,
    at: now,
    reason: TAKEN_BACK,
  });
  await client.query('update studio.entitlements set sold_cents = 0 where number = $1', [number]);
  return true;
}

/**
 * Gives an entitlement its former last day back; false where a place it pays for lies after that. Credits of a pass that is
 * over by then expire.
 */
export async function resetLastDay(
  client: PoolClient,
  { number, isPass, balance }: StoredEntitlement,
  lastDay: CivilDate | null,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from studio.bookings b join studio.workouts w on w.id = b.workout_id
      where b.entitlement_number = $1 and b.canceled_at is null
        and (w.start_datetime at time zone 'Europe/Berlin')::date > $2::date limit 1`,
    [number, lastDay],
  );
  if (rowCount !== 0) return false;
  await setLastDay(client, number, lastDay);
  if (isPass && isOver(lastDay, now) && balance > 0)
    await appendPassEntry(client, { entitlement: number, kind: 'expired', credits: -balance, at: now });
  return true;
}

/** Takes a pause out of a membership; false where it is not paused on all of these days any more. */
export async function removePause(
  client: PoolClient,
  { number }: StoredEntitlement,
  { from, until }: Days,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update studio.entitlements set paused = paused - datemultirange(daterange($2, $3, '[]'))
      where number = $1 and paused @> daterange($2, $3, '[]')`,
    [number, from, until],
  );
  return rowCount !== 0;
}
