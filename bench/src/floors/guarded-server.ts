/**
 * The product's own server with one answer, public and guarded, from memory and from the database: the difference is the
 * cost of authentication. `/token` returns the ID token of a signed-in member.
 * Environment: DATABASE_URL, PORT, TODAY (civil date), IDENTITY_SECRET.
 */
import { createPool } from '@lifted/database/create-pool';
import { Type } from 'typebox';
import { Drain } from '../../../apps/api/src/http/connections/drain.ts';
import { readinessOf } from '../../../apps/api/src/http/health.ts';
import { createHttpServer } from '../../../apps/api/src/server/http-server.ts';
import { registerCall } from '../../../apps/api/src/http/routing/register-call.ts';
import { findRoles } from '../../../apps/api/src/identity/accounts/account-repository.ts';
import { findCallerBy } from '../../../apps/api/src/identity/find-caller.ts';
import { createIdentityLibrary } from '../../../apps/api/src/identity/identity-library.ts';
import { idTokenVerifier } from '../../../apps/api/src/identity/tokens/id-token-verifier.ts';
import { createServerLog } from '../../../apps/api/src/server/server-log.ts';
import { floorSettings } from './floor-settings.ts';

const UID = 'somebody of the bench';
const SESSION = 'session of the bench';
const UNLIMITED = 1_000_000_000;

const { databaseUrl, port } = floorSettings(process.env);
const pool = createPool({ connectionString: databaseUrl }, () => undefined);
const settings = {
  publicUrl: 'https://lifted.example',
  secrets: [process.env['IDENTITY_SECRET'] ?? ''],
  google: undefined,
  idTokenSeconds: 3600,
};
const now = () => new Date();
const { log } = createServerLog({ mode: 'production', logLevel: 'info' }, false);
const library = createIdentityLibrary({ settings, pool, log });
const verify = idTokenVerifier({ pool, now, settings });

await signSomebodyIn();
const drain = new Drain();
const app = await createHttpServer({
  env: { publicUrl: settings.publicUrl, trustProxy: false, requestsPerMinute: UNLIMITED },
  log,
  drain,
  readiness: readinessOf({
    drain,
    log,
    checkDatabase: async () => undefined,
    checkSignIn: async () => undefined,
  }),
  findCaller: findCallerBy({ pool, now, verify, secondFactorFor: [] }),
});
app.get('/token', async () => {
  const iat = Math.floor(Date.now() / 1000);
  return library.api.signJWT({ body: { payload: { sub: UID, sid: SESSION, iat } } });
});
register('memory', async () => ['member']);
register('database', async () => [...((await findRoles(pool, 'studio', UID)) ?? [])]);
await app.listen({ port, host: '127.0.0.1' });

function register(from: string, handler: () => Promise<string[]>): void {
  for (const access of ['all', 'signed-in'] as const) {
    const call = {
      method: 'GET',
      path: `/bench/${access}/${from}`,
      summary: 'One answer of the bench',
      access,
      answers: { 200: Type.Array(Type.String()) },
    } as const;
    registerCall(app, call, { handler });
  }
}

async function signSomebodyIn(): Promise<void> {
  await pool.query(
    `with person as (
       insert into identity."user" ("id", "name", "email", "emailVerified")
       values ($1, 'Bench', 'bench@lifted.example', true) returning "id"
     ), account as (
       insert into studio.accounts (provider, uid) select 'studio', "id" from person returning provider, uid
     ), role as (
       insert into studio.account_roles (provider, uid, role) select provider, uid, 'member' from account
     )
     insert into identity."session" ("id", "token", "userId", "expiresAt", "updatedAt")
     select $2, $2, "id", now() + interval '1 day', now() from person`,
    [UID, SESSION],
  );
}
