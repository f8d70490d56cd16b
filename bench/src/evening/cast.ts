/** Everybody who takes part in the evening, with what they sign in with: read once, and handed to the process that sends the load. */
import type { Pool } from 'pg';
import { inTransaction } from '@lifted/database/transaction';
import { Type, type Static } from 'typebox';
import { addTablet, enrolTablet } from '../../../apps/api/src/features/floor/floor-tablets.ts';
import { idTokensFor, sessionCookie } from '../id-tokens.ts';

const Member = Type.Object({
  id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  token: Type.String(),
  /** Of the session, with which a page gets its ID token. */
  cookie: Type.String(),
});

const StudioOfEvening = Type.Object({
  classId: Type.String(),
  coachId: Type.String(),
  /** Credential of its tablet. */
  tablet: Type.String(),
  /** ID token of its front desk. */
  desk: Type.String(),
  roster: Type.Array(Type.Object({ bookingId: Type.String(), customerId: Type.String() })),
});

export const Cast = Type.Object({
  members: Type.Array(Member),
  studios: Type.Array(StudioOfEvening),
  /** Ids of the classes that can be booked. */
  coming: Type.Array(Type.String()),
  /** Paths of what the home page loads. */
  files: Type.Array(Type.String()),
});
export type Cast = Static<typeof Cast>;

/** Signs everybody in and enrols the tablets, each unlocked by its coach. The database is that of `fillEvening`. */
export async function readCast(pool: Pool, files: readonly string[]): Promise<Cast> {
  const members = await pool.query<{ id: string; email: string; name: string }>(
    `select id, email, first_name || ' ' || last_name as name from studio.customers order by number`,
  );
  const classes = await pool.query<{ id: string; coachId: string; room: string }>(
    `select id, coach_id as "coachId", location_id as room from studio.workouts where id like 'evening-%' order by number`,
  );
  const rosters = await pool.query<{ classId: string; bookingId: string; customerId: string }>(
    `select b.workout_id as "classId", b.id as "bookingId", c.id as "customerId"
       from studio.bookings b join studio.customers c on c.number = b.customer_number
      where b.workout_id like 'evening-%' order by c.number`,
  );
  const coming = await pool.query<{ id: string }>(
    `select id from studio.workouts where id like 'coming-%' order by number`,
  );
  const ids = members.rows.map(({ id }) => id);
  const tokens = await idTokensFor(pool, ids);
  const desks = await idTokensFor(
    pool,
    classes.rows.map((_, at) => `desk-${at}`),
  );
  const rosterOf = Map.groupBy(rosters.rows, ({ classId }) => classId);
  const studios: Static<typeof StudioOfEvening>[] = [];
  for (const [at, { id: classId, coachId, room }] of classes.rows.entries()) {
    const tablet = await unlockedTablet(pool, room, coachId);
    const roster = (rosterOf.get(classId) ?? []).map(({ bookingId, customerId }) => ({
      bookingId,
      customerId,
    }));
    studios.push({ classId, coachId, tablet, desk: desks[at] ?? '', roster });
  }
  return {
    members: members.rows.map((member, at) => ({
      ...member,
      token: tokens[at] ?? '',
      cookie: sessionCookie(member.id),
    })),
    studios,
    coming: coming.rows.map(({ id }) => id),
    files: [...files],
  };
}

async function unlockedTablet(pool: Pool, locationId: string, coachId: string): Promise<string> {
  const now = new Date();
  const { id, code } = await inTransaction(pool, (client) =>
    addTablet(client, { name: 'Tablet', locationId }, now),
  );
  const enrolled = await enrolTablet(pool, code, now);
  if (enrolled === undefined) throw new Error('A tablet of the bench was not enrolled.');
  await pool.query(
    'insert into studio.floor_unlocks (device_id, coach_id, unlocked_at) values ($1, $2, $3)',
    [id, coachId, now],
  );
  return enrolled.token;
}
