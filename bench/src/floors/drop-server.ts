/**
 * Floor of booking as a member: node:http with the product's guard (ID token, caller) and the product's own transaction, and
 * nothing else: no routing, no checks of input, no limits, no log.
 * Environment: DATABASE_URL, PORT, TODAY (civil date), IDENTITY_SECRET.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { createPool } from '@lifted/database/create-pool';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { studio } from '@lifted/profile/studio';
import { bookClassFor } from '../../../apps/api/src/classes/commands/booking-commands.ts';
import { Refusal } from '../../../apps/api/src/http/errors/refusal.ts';
import { findCallerBy } from '../../../apps/api/src/identity/find-caller.ts';
import { idTokenVerifier } from '../../../apps/api/src/identity/tokens/id-token-verifier.ts';
import { BENCH_ORIGIN } from '../studio-server.ts';
import { floorSettings } from './floor-settings.ts';

const { databaseUrl, port } = floorSettings(process.env);
const pool = createPool({ connectionString: databaseUrl }, () => undefined);
const now = () => new Date();
const settings = {
  publicUrl: BENCH_ORIGIN,
  secrets: [process.env['IDENTITY_SECRET'] ?? ''],
  google: undefined,
  idTokenSeconds: 3600,
};
const findCaller = findCallerBy({
  pool,
  now,
  verify: idTokenVerifier({ pool, now, settings }),
  secondFactorFor: [],
});
const engine = { pool, letters: { studio, publicUrl: BENCH_ORIGIN } };

// As long as the product keeps connections: with Node's five seconds a press may meet one that is being closed.
createServer({ keepAliveTimeout: 65 * SECOND_MS }, (request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200).end();
    return;
  }
  book(request).then(
    (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    (error: unknown) => response.writeHead(error instanceof Refusal ? 409 : 500).end(),
  );
}).listen(port, '127.0.0.1');

async function book(request: IncomingMessage) {
  const caller = await findCaller(request.headers.authorization?.slice('Bearer '.length) ?? '');
  if (caller?.customerNumber == null) throw new Error('Nobody is signed in.');
  const workoutId = request.url?.split('/').at(-2) ?? '';
  return bookClassFor(engine, workoutId, undefined, {
    customerNumber: caller.customerNumber,
    key: String(request.headers['idempotency-key']),
    actor: 'member',
    actorUid: caller.uid,
    language: 'en',
    now: now(),
  });
}
