import { sendSecondFactorCode, verifySecondFactor } from '@lifted/contract/second-factors';
import { inTransaction } from '@lifted/database/transaction';
import { registerCall } from '../../http/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { requireOwnOrigin } from '../own-origin.ts';
import { findSecret, holdForSecondFactors } from './factor-repository.ts';
import {
  codesLocked,
  codeTooOld,
  codeWrong,
  factorUnknown,
  signInEnded,
  smsNotSetUp,
} from './second-factor-refusals.ts';
import { preparePhoneCode, sendPhoneCode } from './send-phone-code.ts';
import { showSecondFactor } from './show-second-factor.ts';
import { requirePendingSession } from './sign-in-session.ts';

/** The second step of a sign-in (specification, section 7: identity provider, multi-factor). */
export function registerChallengeCalls(app: StudioApp, dependencies: IdentityDependencies): void {
  registerVerify(app, dependencies);
  registerSend(app, dependencies);
}

function registerVerify(app: StudioApp, dependencies: IdentityDependencies): void {
  const { pool, now, settings, secondFactors, tryLimit } = dependencies;
  const { box, announce, wakeMail } = secondFactors;
  registerCall(app, verifySecondFactor, {
    rateLimit: tryLimit,
    async handler({ request, reply, body: answer }) {
      requireOwnOrigin(request, settings.publicUrl);
      const { sessionId, user } = await requirePendingSession(dependencies, { request, reply });
      const outcome = await inTransaction(pool, async (client) => {
        const shown = await showSecondFactor(client, { box, sessionId, uid: user.uid, answer, now: now() });
        if (shown.kind === 'shown' && 'backup_code' in answer) {
          await announce(client, { email: user.email, name: user.display_name, deed: 'backup_code_used' });
        }
        return shown;
      });
      switch (outcome.kind) {
        case 'shown':
          wakeMail();
          return { user };
        case 'wrong':
          throw codeWrong();
        case 'too_old':
          throw codeTooOld();
        case 'ended':
          throw signInEnded();
        case 'locked':
          throw codesLocked(outcome.forMs);
        default:
          return outcome satisfies never;
      }
    },
  });
}

function registerSend(app: StudioApp, dependencies: IdentityDependencies): void {
  const { pool, now, settings, log, secondFactors, tryLimit } = dependencies;
  const { box, sms, studioName } = secondFactors;
  registerCall(app, sendSecondFactorCode, {
    rateLimit: tryLimit,
    async handler({ request, reply, body: { factor_id: factorId } }) {
      requireOwnOrigin(request, settings.publicUrl);
      const { user } = await requirePendingSession(dependencies, { request, reply });
      if (sms === undefined) throw smsNotSetUp();
      const message = await inTransaction(pool, async (client) => {
        await holdForSecondFactors(client, user.uid);
        const phone = await findSecret(client, user.uid, factorId);
        if (phone?.kind !== 'phone') throw factorUnknown();
        const code = await preparePhoneCode(client, box, { uid: user.uid, factorId, now: now() });
        return { to: box.open(phone, factorId).toString(), code };
      });
      await sendPhoneCode(sms, { ...message, studioName, publicUrl: settings.publicUrl }, log);
      return null;
    },
  });
}
