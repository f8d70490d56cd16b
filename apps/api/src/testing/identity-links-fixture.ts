import { inTransaction } from '@lifted/database/transaction';
import type { LightMyRequestResponse } from 'fastify';
import { createBrowser } from './identity-browser-fixture.ts';
import type { IdentityFixture } from './identity-fixture.ts';
import { issueSignInLink } from '../identity/sign-in/mailed-links.ts';

/** Every kind of secret an old mail or an open window may still contain. */
export interface OldLinks {
  /** In a mail, not opened yet. */
  readonly signIn: string;
  /** Of an opened sign-in link whose session has not begun yet. */
  readonly customToken: string;
  readonly reset: string;
}

/** Issues links of each kind to one account, as mails and the operator's command do. */
export async function issueOldLinks(
  fixture: IdentityFixture,
  { uid, email, now }: { readonly uid: string; readonly email: string; readonly now: Date },
): Promise<OldLinks> {
  const { pool } = fixture.database;
  const issue = () => inTransaction(pool, async (client) => (await issueSignInLink(client, uid, now)).token);
  const before = fixture.resetLinks.length;
  await createBrowser(fixture.app).post('/request-password-reset', { email });
  await fixture.identity.settle();
  const reset = fixture.resetLinks.slice(before).at(-1)?.token;
  if (reset === undefined) throw new Error('No mail was written.');
  const { customToken } = (await verify(fixture, await issue())).json<{ customToken: string }>();
  return { signIn: await issue(), reset, customToken };
}

/** The status of using each of the links. */
export async function useOldLinks(fixture: IdentityFixture, links: OldLinks): Promise<readonly number[]> {
  const browser = createBrowser(fixture.app);
  const answers = [
    await verify(fixture, links.signIn),
    await browser.post('/one-time-token/verify', { token: links.customToken }),
    await browser.post('/reset-password', { token: links.reset, new_password: 'set by an old link' }),
  ];
  return answers.map(({ statusCode }) => statusCode);
}

function verify({ app }: IdentityFixture, token: string): Promise<LightMyRequestResponse> {
  return app.inject({ method: 'POST', url: '/api/auth/verify-token', payload: { token } });
}
