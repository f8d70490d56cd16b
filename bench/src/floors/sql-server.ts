/**
 * Floor (a): node:http and pg, asking the product's own SQL at every request. No framework, no header, no limit.
 * Environment: DATABASE_URL, PORT, TODAY (civil date).
 */
import { createServer, type ServerResponse } from 'node:http';
import { createPool } from '@lifted/database/create-pool';
import { timetableText } from '../../../apps/api/src/features/timetable/timetable-repository.ts';
import { workoutOfTheDayText } from '../../../apps/api/src/features/workouts-of-the-day/workouts-of-the-day-repository.ts';
import { floorSettings } from './floor-settings.ts';

const { databaseUrl, port, range } = floorSettings(process.env);
const pool = createPool({ connectionString: databaseUrl }, () => undefined);

createServer((request, response) => {
  const body = request.url?.startsWith('/api/wods/')
    ? workoutOfTheDayText(pool, range.from)
    : timetableText(pool, range, new Date()).then((timed) => timed?.text);
  body.then(
    (text) => send(response, text ?? ''),
    () => response.writeHead(500).end(),
  );
}).listen(port, '127.0.0.1');

function send(response: ServerResponse, text: string): void {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}
