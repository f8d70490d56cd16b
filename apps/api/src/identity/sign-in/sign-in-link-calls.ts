import { verifyToken } from '@lifted/contract/identity/identity';
import { redeemCustomToken as redeemCustomTokenCall } from '@lifted/contract/identity/sign-in';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { expectSuccess, type RefusalsByCode } from '../library-call.ts';
import { registerOwnCall } from '../register-own-call.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { redeemCustomToken, redeemSignInLink } from './mailed-links.ts';
import { signInLinkInvalid } from './sign-in-refusals.ts';

/** Any page opened with a token signs in: link → custom token → session (specification, sections 2, 4 and 7). */
export function registerSignInLinkCalls(app: StudioApp, dependencies: IdentityDependencies): void {
  const { pool, now, tryLimit } = dependencies;
  registerCall(app, verifyToken, {
    rateLimit: tryLimit,
    async handler({ request, body }) {
      const customToken = await redeemSignInLink(pool, body.token, now());
      if (customToken === undefined) throw signInLinkInvalid();
      request.server.giveBackTry(request);
      return { customToken };
    },
  });

  registerOwnCall(app, redeemCustomTokenCall, dependencies, async ({ request, reply, body }) => {
    const answer = await redeemCustomToken(dependencies, { request, reply }, body.token);
    expectSuccess(answer, REFUSALS);
    return completeSignIn(dependencies, { request, reply, answer, way: 'link' });
  });
}

/** The library answers 400 without a code for a token that was used, has expired or never existed. */
const REFUSALS: RefusalsByCode = { 'status 400': signInLinkInvalid };
