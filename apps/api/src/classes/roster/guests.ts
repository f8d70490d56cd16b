/** Guests of partner services in classes: entered and removed at the desk, counted, never charged by us. */
import { decideGuest, type GuestRefusal } from '@lifted/domain/bookings/roster';
import type { Pool, PoolClient } from 'pg';
import { lockClasses, readLockedClass } from '../class-places.ts';
import { lockClassesAndLists, serveList, type WaitlistContext } from '../waitlist.ts';

interface NewGuest {
  /** Drawn by the client; entering the same one again changes nothing. */
  readonly id: string;
  readonly workoutId: string;
  readonly partnerId: string;
  /** First name and the initial of the last one. */
  readonly name: string;
  /** What the partner calls the visit; null where it says nothing. */
  readonly reference: string | null;
  /** Staff lets the guest in although the class is full. */
  readonly mayExceed: boolean;
}

export type GuestOutcome =
  | { readonly outcome: 'added'; readonly isBeyond: boolean }
  /** Entered before under the same id. */
  | { readonly outcome: 'repeated' }
  | { readonly outcome: 'refused'; readonly reason: GuestRefusal }
  | { readonly outcome: 'unknown'; readonly what: 'class' | 'partner' };

/** Enters a guest of a partner into a class, in the caller's transaction (studio operations, section 2). */
export async function addGuest(client: PoolClient, guest: NewGuest, now: Date): Promise<GuestOutcome> {
  const { id, workoutId, partnerId, name, reference, mayExceed } = guest;
  await lockClasses(client, [workoutId]);
  const studioClass = await readLockedClass(client, workoutId, now);
  if (studioClass === undefined) return { outcome: 'unknown', what: 'class' };
  const { rows } = await client.query<{
    quota: number;
    guests: number;
    isRosterClosed: boolean;
    isKnown: boolean;
  }>(
    `select p.quota, places.roster_closed_at is not null as "isRosterClosed",
            (select count(*)::integer from studio.partner_guests g
              where g.workout_number = $2 and g.partner_id = p.id and g.removed_at is null) as guests,
            exists (select from studio.partner_guests g where g.id = $3) as "isKnown"
       from studio.partners p
       join studio.class_places places on places.workout_number = $2
      where p.id = $1 and p.is_active`,
    [partnerId, studioClass.number, id],
  );
  const [partner] = rows;
  if (partner === undefined) return { outcome: 'unknown', what: 'partner' };
  if (partner.isKnown) return { outcome: 'repeated' };
  const decision = decideGuest({ ...partner, studioClass, mayExceed, now });
  if (decision.outcome === 'refused') return decision;
  await client.query(
    `insert into studio.partner_guests (id, workout_number, partner_id, name, reference, added_at, is_beyond)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, studioClass.number, partnerId, name, reference, now, decision.isBeyond],
  );
  return decision;
}

/** A guest as the desk entered them; name and reference are null once retention emptied them. */
export interface EnteredGuest {
  readonly id: string;
  readonly workoutId: string;
  readonly partnerId: string;
  readonly name: string | null;
  readonly reference: string | null;
  readonly isRosterClosed: boolean;
}

/** A guest who has a place; undefined for an unknown or removed one. Exact while the transaction has locked the class. */
export async function findGuest(client: Pool | PoolClient, id: string): Promise<EnteredGuest | undefined> {
  const { rows } = await client.query<EnteredGuest>(`${GUEST} where g.id = $1 and g.removed_at is null`, [
    id,
  ]);
  return rows[0];
}

/** One who was removed, so that the removal can be taken back; `isBeyond`: staff had let them in above the capacity. */
export async function findRemovedGuest(
  client: PoolClient,
  id: string,
): Promise<(EnteredGuest & { readonly isBeyond: boolean }) | undefined> {
  const { rows } = await client.query<EnteredGuest & { isBeyond: boolean }>(
    `${GUEST} where g.id = $1 and g.removed_at is not null`,
    [id],
  );
  return rows[0];
}

const GUEST = `
  select g.id, w.id as "workoutId", g.partner_id as "partnerId", g.name, g.reference, g.is_beyond as "isBeyond",
         p.roster_closed_at is not null as "isRosterClosed"
    from studio.partner_guests g
    join studio.workouts w on w.number = g.workout_number
    join studio.class_places p on p.workout_number = g.workout_number`;

export type GuestRemoval =
  | { readonly outcome: 'removed'; readonly guest: EnteredGuest }
  | { readonly outcome: 'refused'; readonly reason: 'roster_closed' }
  | { readonly outcome: 'unknown' };

/** Takes a guest out of a class, as long as the roster is open; the place goes to the waitlist (invariant 6). */
export async function removeGuest(
  client: PoolClient,
  id: string,
  context: WaitlistContext,
): Promise<GuestRemoval> {
  const seen = await findGuest(client, id);
  if (seen === undefined) return { outcome: 'unknown' };
  await lockClassesAndLists(client, [seen.workoutId], []);
  const guest = await findGuest(client, id);
  if (guest === undefined) return { outcome: 'unknown' };
  if (guest.isRosterClosed) return { outcome: 'refused', reason: 'roster_closed' };
  await client.query('update studio.partner_guests set removed_at = $2 where id = $1', [id, context.now]);
  await serveList(client, guest.workoutId, context);
  return { outcome: 'removed', guest };
}

/** A partner service, and how many places in a class its guests have at most. */
export interface Partner {
  readonly id: string;
  readonly name: string;
  readonly quota: number;
}

/** Every partner service, by name. */
export async function listPartners(database: Pool | PoolClient): Promise<readonly Partner[]> {
  const { rows } = await database.query<Partner>(
    'select id, name, quota from studio.partners order by name, id',
  );
  return rows;
}
