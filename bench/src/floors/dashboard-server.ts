/**
 * Floor of the dashboard: node:http and pg, asking the product's own SQL at every request. It knows no sign-in and keeps
 * nothing; whom a request is about it reads off the id, which ends in the customer's number. Below /versioned it asks for the
 * customer's version before, and for the answer together with its version, as the product does for the first request of a version.
 * Environment: DATABASE_URL, PORT, TODAY (civil date).
 */
import { createServer } from 'node:http';
import { createPool } from '@lifted/database/create-pool';
import { DEFAULT_PROGRESSION_WINDOW, windowStart } from '@lifted/domain/training/strength-progression';
import { weekStart } from '@lifted/domain/calendar/studio-calendar';
import { BOOKINGS } from '../../../apps/api/src/features/bookings/bookings-query.ts';
import { CUSTOMER_WITH_TOTALS } from '../../../apps/api/src/features/customers/customers-query.ts';
import { loadMemberText, type MemberQuery } from '../../../apps/api/src/cache/member-response.ts';
import { customerVersion } from '../../../apps/api/src/data/customer-version.ts';
import { EXERCISE_LOGS } from '../../../apps/api/src/features/training/exercise-logs-query.ts';
import { EXERCISE_PROGRESSION } from '../../../apps/api/src/features/training/exercise-progression-query.ts';
import { WEEKLY_PROGRESS } from '../../../apps/api/src/features/training/weekly-progress-query.ts';
import { floorSettings } from './floor-settings.ts';

const {
  databaseUrl,
  port,
  range: { from: today },
} = floorSettings(process.env);
const pool = createPool({ connectionString: databaseUrl }, () => undefined);
/** Connections of its own, because a prepared statement has one text for its name. */
const versionedPool = createPool({ connectionString: databaseUrl }, () => undefined);
const monday = weekStart(today);
/** Before the address of a call. */
const VERSIONED = '/versioned';

createServer((request, response) => {
  answer(request.url ?? '').then(
    (text) => {
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(text),
      });
      response.end(text);
    },
    () => response.writeHead(500).end(),
  );
}).listen(port, '127.0.0.1');

type Ask = (query: MemberQuery, number: string, ...values: readonly string[]) => Promise<string>;

function answer(address: string): Promise<string> {
  const isVersioned = address.startsWith(VERSIONED);
  const ask = isVersioned ? askWithVersion : askPlainly;
  const url = isVersioned ? address.slice(VERSIONED.length) : address;
  const number = /customer-(\d+)/.exec(url)?.[1] ?? '0';
  if (url.includes('/exercise_logs')) return ask(EXERCISE_LOGS.en, number, 'true');
  if (url.includes('/weekly-progress')) return ask(WEEKLY_PROGRESS, number, monday, 'true');
  if (url.startsWith('/api/bookings')) return ask(BOOKINGS, number, 'true');
  if (url.startsWith('/api/customers?')) return ask(CUSTOMER_WITH_TOTALS, number, monday);
  return ask(EXERCISE_PROGRESSION, number, windowStart(today, DEFAULT_PROGRESSION_WINDOW), today, 'true');
}

const askWithVersion: Ask = async (query, number, ...values) => {
  await versionedPool.query({
    name: 'version',
    text: `select ${customerVersion('c')} as version from studio.customers c where c.number = $1`,
    values: [number],
  });
  return (await loadMemberText(versionedPool, Number(number), query, values))?.text ?? '[]';
};

const askPlainly: Ask = async ({ name, text }, ...values) => {
  const { rows } = await pool.query<[string]>({ name, text, values: [...values], rowMode: 'array' });
  return rows[0]?.[0] ?? '[]';
};
