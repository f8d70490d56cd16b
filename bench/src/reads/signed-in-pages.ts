import type { Pool } from 'pg';
import { addDays, berlinDate, DAYS_PER_WEEK } from '@lifted/domain/calendar/studio-calendar';
import { benchTable, timesAs, timesText } from '../bench-table.ts';
import type { ChildServer } from '../child-servers.ts';
import { askEach } from '../dashboard/all-at-once.ts';
import { idTokensFor } from '../id-tokens.ts';
import { measureInTurns, type MeasureOptions } from '../measured-runs.ts';
import type { MixedLoad, MixedRequest } from '../mixed-load.ts';

interface PageServers {
  readonly sql: ChildServer;
  readonly studio: ChildServer;
}

interface PageOptions extends MeasureOptions {
  readonly load: MixedLoad;
}

interface SignedIn {
  readonly number: number;
  readonly id: string;
  readonly idToken: string;
}

/** What a page asks for besides the member's own classes. */
interface Page {
  readonly name: string;
  readonly paths: readonly string[];
}

const MEMBERS = 50;
const GOAL = 10;
const AS_BROWSERS_SAY = 'gzip, deflate, br';

/** What timetable and class page ask for while somebody is signed in, beside the same SQL at every request. */
export async function benchSignedInPages(
  pool: Pool,
  servers: PageServers,
  options: PageOptions,
): Promise<string> {
  const members = await signIn(pool);
  const today = berlinDate(new Date());
  const week = `from=${today}&to=${addDays(today, DAYS_PER_WEEK - 1)}`;
  const pages: Page[] = [
    { name: 'places and waitlists of a member', paths: [] },
    { name: 'timetable of 7 days, signed in', paths: [`/api/timetable?${week}`] },
    { name: 'class page, signed in', paths: [`/api/workouts/${await nextClass(pool)}`] },
  ];
  const tables: string[] = [];
  for (const page of pages) tables.push(await benchPage(page, members, servers, options));
  return tables.join('\n\n');
}

async function benchPage(
  { name, paths }: Page,
  members: readonly SignedIn[],
  { sql, studio }: PageServers,
  options: PageOptions,
): Promise<string> {
  const open: MixedRequest[] = members.flatMap(({ number }) =>
    [...paths, `/api/customers/${number}/classes`].map((each) => ({ path: each, headers: {} })),
  );
  const signedIn: MixedRequest[] = members.flatMap(({ id, idToken }) => {
    const headers = { authorization: `Bearer ${idToken}`, 'accept-encoding': AS_BROWSERS_SAY };
    return [...paths, `/api/customers/${id}/classes`].map((each) => ({ path: each, headers }));
  });
  const [floor, warm] = await measureInTurns(
    name,
    [
      {
        name: '(a) node:http + pg, nobody signs in',
        pid: sql.pid,
        load: (seconds) => options.load(sql.origin, open, seconds),
      },
      {
        name: 'LIFTED',
        pid: studio.pid,
        prepare: async () => void (await askEach(studio, signedIn, (answer) => answer.arrayBuffer())),
        load: (seconds) => options.load(studio.origin, signedIn, seconds),
      },
    ],
    options,
  );
  if (floor === undefined || warm === undefined) return name;
  const times = timesAs(warm, floor);
  return [
    name,
    benchTable([floor, warm], [{ heading: '× (a)', row: floor }]),
    `${times >= GOAL ? 'reached' : 'MISSED '}  times (a): ${timesText(times)}, goal ${GOAL}`,
  ].join('\n');
}

/** Gives sessions to members of the demo studio, and answers them with their tokens. */
async function signIn(pool: Pool): Promise<SignedIn[]> {
  const { rows } = await pool.query<{ number: number; id: string; uid: string }>(
    `with active as (
       select c.number, c.id, c.email, a.uid from studio.customers c join studio.accounts a on a.customer_id = c.id
        where a.provider = 'studio' and exists (select from studio.entitlements e where e.customer_number = c.number)
        order by c.number limit $1
     ), person as (
       insert into identity."user" ("id", "name", "email", "emailVerified") select uid, id, email, true from active
     ), session as (
       insert into identity."session" ("id", "token", "userId", "expiresAt", "updatedAt")
       select uid, uid, uid, now() + interval '1 day', now() from active
     )
     select number, id, uid from active`,
    [MEMBERS],
  );
  const tokens = await idTokensFor(
    pool,
    rows.map(({ uid }) => uid),
  );
  return rows.map(({ number, id }, at) => ({ number, id, idToken: tokens[at] ?? '' }));
}

async function nextClass(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from studio.workouts where start_datetime > now() order by start_datetime limit 1',
  );
  return rows[0]?.id ?? '';
}
