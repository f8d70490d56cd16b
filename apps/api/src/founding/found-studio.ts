import { randomUUID } from 'node:crypto';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import type { Pool, PoolClient } from 'pg';
import { inBookingTransaction } from '../classes/booking-transaction.ts';
import { scheduleWeek, PLANNING_LOCK } from '../classes/schedule-week.ts';
import { seedProducts } from '../entitlements/seed-products.ts';
import { coachRecord, locationRecord } from '../features/desk-records/records.ts';
import { writeTemplate } from '../features/desk-timetable/week-records.ts';
import { holdAccount } from '../identity/accounts/provisioned-account.ts';
import { setRoles } from '../identity/accounts/provisioning.ts';
import { issueSignInLink, type SignInLink } from '../identity/sign-in/mailed-links.ts';
import { foundingProfile } from './founding-profile.ts';
import type { NewStudio, QuestionName } from './studio-questions.ts';

/** What was made, or why nothing was: some answers make no profile the server could read, or the database holds a studio already. */
export type Founding =
  | { readonly kind: 'founded'; readonly classes: number; readonly link: SignInLink }
  | { readonly kind: 'unfit'; readonly questions: readonly QuestionName[] }
  | { readonly kind: 'not_empty' };

interface FoundingContext {
  readonly publicUrl: string;
  readonly now: Date;
}

/**
 * Makes a studio in an empty database, all of it or nothing: profile, room, coach, products, the repeating week scheduled eight weeks
 * ahead, and the owner's account.
 */
export async function foundStudio(
  pool: Pool,
  wanted: NewStudio,
  { publicUrl, now }: FoundingContext,
): Promise<Founding> {
  const built = foundingProfile(wanted, now);
  if (built.kind === 'unfit') return built;
  const { profile } = built;
  return inBookingTransaction(
    pool,
    async (client) => {
      if (!(await isEmpty(client))) return { kind: 'not_empty' };
      await client.query('delete from studio.products');
      await seedProducts(client, { ...wanted.prices, validFrom: berlinDate(now) });
      await client.query(
        'insert into studio.profiles (version, profile, saved_at, is_founding) values (1, $1, $2, true)',
        [JSON.stringify(profile), now],
      );
      const [location, coach] = [randomUUID(), randomUUID()];
      await locationRecord.write(client, location, { name: wanted.name, branch_id: null }, now);
      await coachRecord.write(
        client,
        coach,
        { first_name: wanted.coach, profile_image_url: null, email: null },
        now,
      );
      for (const { weekday, time } of wanted.week) {
        await writeTemplate(client, randomUUID(), {
          timer_name: wanted.className,
          weekday,
          start_time: time,
          coach_id: coach,
          location_id: location,
          capacity: wanted.places,
          every_weeks: 1,
          valid_from: berlinDate(now),
          valid_until: null,
        });
      }
      const classes = await scheduleWeek(client, { letters: { studio: profile.studio, publicUrl }, now });
      await setRoles(client, [{ email: wanted.owner, role: 'owner' }]);
      const account = await holdAccount(client, wanted.owner);
      if (account === undefined) throw new Error('An account that was just made is not there.');
      return { kind: 'founded', classes, link: await issueSignInLink(client, account.uid, now) };
    },
    [PLANNING_LOCK],
  );
}

/**
 * Whether nobody has begun a studio in this database. Products do not count: the server writes those of the release at its first
 * start.
 */
export async function isEmpty(db: Pool | PoolClient): Promise<boolean> {
  const { rows } = await db.query<{ is_empty: boolean }>(
    `select not (exists (select from studio.profiles) or exists (select from studio.locations)
              or exists (select from studio.coaches) or exists (select from studio.workouts)
              or exists (select from studio.customers) or exists (select from studio.entitlements)
              or exists (select from studio.accounts)) as is_empty`,
  );
  return rows[0]?.is_empty === true;
}
