import { MINUTE_MS, SECOND_MS } from '@lifted/domain/studio-calendar';
import { importPKCS8, SignJWT } from 'jose';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { FirebaseServiceAccount } from './firebase-settings.ts';
import { FirebaseAwayError, googleFetch } from './google-fetch.ts';

/** Exchanging what a service account signed for an access token (RFC 7523). */
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const SCOPE = 'https://www.googleapis.com/auth/identitytoolkit';
/** A token about to expire is not used any more. */
const SPARE_MS = MINUTE_MS;

const Grant = Compile(Type.Object({ access_token: Type.String(), expires_in: Type.Number() }));

interface ServiceAccountOptions {
  readonly account: FirebaseServiceAccount;
  readonly now: () => Date;
  readonly tokenUrl: string;
}

/** Access tokens that act for the project, each used until shortly before it expires. */
export function serviceAccountTokens({
  account,
  now,
  tokenUrl,
}: ServiceAccountOptions): () => Promise<string> {
  let held: { readonly token: string; readonly until: number } | undefined;
  return async () => {
    if (held !== undefined && held.until > now().getTime()) return held.token;
    const answer = await googleFetch(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: GRANT,
        assertion: await signedGrant(account, tokenUrl, now()),
      }),
    });
    const grant: unknown = answer.ok ? await answer.json() : undefined;
    if (!Grant.Check(grant))
      throw new FirebaseAwayError(
        `Google gave the service account no access token (status ${answer.status}).`,
      );
    held = {
      token: grant.access_token,
      until: now().getTime() + grant.expires_in * SECOND_MS - SPARE_MS,
    };
    return held.token;
  };
}

async function signedGrant(account: FirebaseServiceAccount, audience: string, now: Date): Promise<string> {
  return new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account.clientEmail)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + 10 * MINUTE_MS))
    .sign(await importPKCS8(account.privateKey, 'RS256'));
}
