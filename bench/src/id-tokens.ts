import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { createIdentityLibrary } from '../../apps/api/src/identity/identity-library.ts';
import { BENCH_ORIGIN, BENCH_SECRET } from './studio-server.ts';

const HOUR_SECONDS = 3600;

/** An ID token for each of these accounts, of the session that has the account's own id. */
export async function idTokensFor(pool: Pool, uids: readonly string[]): Promise<string[]> {
  const library = createIdentityLibrary({
    settings: {
      publicUrl: BENCH_ORIGIN,
      secrets: [BENCH_SECRET],
      google: undefined,
      idTokenSeconds: HOUR_SECONDS,
    },
    pool,
    log: { warn: () => undefined },
  });
  const iat = Math.floor(Date.now() / SECOND_MS);
  const tokens: string[] = [];
  for (const uid of uids) {
    const { token } = await library.api.signJWT({ body: { payload: { sub: uid, sid: uid, iat } } });
    tokens.push(token);
  }
  return tokens;
}

/**
 * The cookie of the session that has the account's own id, with the signature of the identity library
 * (apps/api/src/identity/cookie-signature.ts).
 */
export function sessionCookie(uid: string): string {
  const signature = createHmac('sha256', BENCH_SECRET).update(uid).digest('base64');
  return `__Host-studio.session_token=${encodeURIComponent(`${uid}.${signature}`)}`;
}
