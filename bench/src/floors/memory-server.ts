/**
 * Floor (b): node:http sending a body it holds in memory, the limit of Node's HTTP on this machine.
 * Environment: DATABASE_URL, PORT, TODAY (civil date).
 */
import { createServer } from 'node:http';
import { createPool } from '@lifted/database/create-pool';
import { timetableText } from '../../../apps/api/src/features/timetable/timetable-repository.ts';
import { workoutOfTheDayText } from '../../../apps/api/src/features/workouts-of-the-day/workouts-of-the-day-repository.ts';
import { floorSettings } from './floor-settings.ts';

const { databaseUrl, port, range } = floorSettings(process.env);
const pool = createPool({ connectionString: databaseUrl }, () => undefined);
const timetable = Buffer.from((await timetableText(pool, range, new Date()))?.text ?? '');
const workoutOfTheDay = Buffer.from(
  (await workoutOfTheDayText(pool, { date: range.from, programme: '', language: 'en' }, new Date()))?.body ??
    '',
);
await pool.end();

createServer((request, response) => {
  const body = request.url?.startsWith('/api/wods/') ? workoutOfTheDay : timetable;
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  });
  response.end(body);
}).listen(port, '127.0.0.1');
