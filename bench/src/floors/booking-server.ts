/**
 * Floor of booking a test workout: node:http and pg, the product's own statements in one transaction a request, durable.
 * It checks nothing, limits nobody and sends one and the same mail.
 * Environment: DATABASE_URL, PORT, TODAY (civil date).
 */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { createPool } from '@lifted/database/create-pool';
import { inTransaction } from '@lifted/database/transaction';
import { studio } from '@lifted/profile/studio';
import { composeTrialConfirmation } from '../../../apps/api/src/features/trial/trial-letters.ts';
import { writeMail } from '../../../apps/api/src/mail/outbox.ts';
import { lockClass } from '../../../apps/api/src/classes/class-places.ts';
import { insertTrialBooking } from '../../../apps/api/src/features/trial/book-trial-workout.ts';
import { findObstacle, lockVisitor } from '../../../apps/api/src/features/trial/no-free-class.ts';
import { BENCH_ORIGIN } from '../studio-server.ts';
import { floorSettings } from './floor-settings.ts';

const TOKEN_BYTES = 32;

const { databaseUrl, port } = floorSettings(process.env);
const pool = createPool({ connectionString: databaseUrl }, () => undefined);
const mail = composeTrialConfirmation(
  { studio, publicUrl: BENCH_ORIGIN },
  {
    bookingKey: 'bench',
    email: 'mia@lifted.example',
    name: 'Mia Muster',
    language: 'en',
    writtenAt: new Date(),
    linkToken: 'token',
    studioClass: {
      timerName: 'Full Body',
      start: new Date(),
      coachFirstName: 'Jana',
      locationName: 'Berlin',
      branch: null,
    },
  },
);

createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200).end();
    return;
  }
  book(request).then(
    () => response.writeHead(201, { 'content-type': 'application/json' }).end('{}'),
    () => response.writeHead(500).end(),
  );
}).listen(port, '127.0.0.1');

async function book(request: IncomingMessage): Promise<void> {
  const workoutId = request.url?.split('/').at(-1) ?? '';
  const { email, name } = addressOf(await json(request));
  const linkTokenHash = randomBytes(TOKEN_BYTES);
  const bookedAt = new Date();
  await inTransaction(pool, async (client) => {
    await lockClass(client, workoutId, bookedAt);
    await lockVisitor(client, email);
    await findObstacle(client, { mailbox: email, workoutId, now: bookedAt });
    await insertTrialBooking(client, {
      workoutId,
      email,
      name,
      language: 'en',
      bookedAt,
      heldUntil: null,
      linkTokenHash,
    });
    const messageId = `<${linkTokenHash.toString('hex')}@lifted.example>`;
    await writeMail(client, { ...mail, recipient: email, messageId, writtenAt: bookedAt });
  });
}

function addressOf(body: unknown): { readonly email: string; readonly name: string } {
  const isBooking = typeof body === 'object' && body !== null && 'email' in body && 'name' in body;
  if (!isBooking) throw new Error('This is no booking.');
  return { email: String(body.email), name: String(body.name) };
}
