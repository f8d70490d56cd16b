/**
 * Floor (a): node:http and pg, asking the product's own SQL at every request. No framework, no header, no limit.
 * Environment: DATABASE_URL, PORT, TODAY (civil date).
 */
import { createServer, type ServerResponse } from 'node:http';
import { createPool } from '@lifted/database/create-pool';
import { CUSTOMER_CLASSES } from '../../../apps/api/src/features/bookings/customer-classes-query.ts';
import {
  studioClassText,
  timetableText,
} from '../../../apps/api/src/features/timetable/timetable-repository.ts';
import { workoutOfTheDayText } from '../../../apps/api/src/features/workouts-of-the-day/workouts-of-the-day-repository.ts';
import { floorSettings } from './floor-settings.ts';

const { databaseUrl, port, range } = floorSettings(process.env);
const pool = createPool({ connectionString: databaseUrl }, () => undefined);

createServer((request, response) => {
  answer(request.url ?? '').then(
    (text) => send(response, text ?? ''),
    () => response.writeHead(500).end(),
  );
}).listen(port, '127.0.0.1');

/** A class by its id, the own classes of a customer by their number. */
async function answer(url: string): Promise<string | undefined> {
  const [, subject, id = ''] = /^\/api\/([a-z]+)\/?([^/?]*)/.exec(url) ?? [];
  switch (subject) {
    case 'wods':
      return (
        await workoutOfTheDayText(pool, { date: range.from, programme: '', language: 'en' }, new Date())
      )?.body;
    case 'workouts':
      return (await studioClassText(pool, id, new Date()))?.text;
    case 'customers':
      return ownClasses(id);
    default:
      return (await timetableText(pool, range, new Date()))?.text;
  }
}

async function ownClasses(number: string): Promise<string | undefined> {
  const { name, text } = CUSTOMER_CLASSES;
  const { rows } = await pool.query<[string]>({ name, text, values: [number, range.from], rowMode: 'array' });
  return rows[0]?.[0];
}

function send(response: ServerResponse, text: string): void {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}
