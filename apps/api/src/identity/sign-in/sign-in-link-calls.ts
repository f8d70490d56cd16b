import { verifyToken } from '@lifted/contract/identity';
import { redeemCustomToken as redeemCustomTokenCall } from '@lifted/contract/sign-in';
import { registerCall } from '../../http/routing/register-call.ts';
import { logSecurityEvent } from '../security-events.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { expectSuccess, type RefusalsByCode } from '../library-call.ts';
import { endFormerSession } from './former-session.ts';
import { requireOwnOrigin } from '../own-origin.ts';
import { askForSecondFactor } from '../second-factors/second-factor-refusals.ts';
import { redeemCustomToken, redeemSignInLink } from './mailed-links.ts';
import { signInLinkInvalid } from './sign-in-refusals.ts';
import { presentUser } from './signed-in-user.ts';

/** Any page opened with a token signs in: link → custom token → session (specification, sections 2, 4 and 7). */
export function registerSignInLinkCalls(
  app: StudioApp,
  { pool, now, settings, callLibrary, secondFactors, tryLimit }: IdentityDependencies,
): void {
  registerCall(app, verifyToken, {
    rateLimit: tryLimit,
    async handler({ body }) {
      const customToken = await redeemSignInLink(pool, body.token, now());
      if (customToken === undefined) throw signInLinkInvalid();
      return { customToken };
    },
  });

  registerCall(app, redeemCustomTokenCall, {
    rateLimit: tryLimit,
    async handler({ request, reply, body }) {
      requireOwnOrigin(request, settings.publicUrl);
      const answer = await redeemCustomToken({ pool, now, callLibrary }, { request, reply }, body.token);
      expectSuccess(answer, REFUSALS);
      const user = presentUser(answer);
      await endFormerSession({ pool, callLibrary }, request);
      logSecurityEvent(request, 'sign_in', { account: user.uid, way: 'link' });
      await askForSecondFactor(pool, user.uid, secondFactors);
      return { user };
    },
  });
}

/** The library answers 400 without a code for a token that was used, has expired or never existed. */
const REFUSALS: RefusalsByCode = { 'status 400': signInLinkInvalid };
