import type { BodyOf } from '@lifted/contract/call';
import { sendSecondFactorCode, verifySecondFactor } from '@lifted/contract/second-factors';
import { inTransaction } from '@lifted/database/transaction';
import { registerCall } from '../../http/register-call.ts';
import { noteSecurityEvent } from '../../http/security-events.ts';
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
import type { SecondFactorDeed } from './second-factor-dependencies.ts';
import { preparePhoneCode, sendPhoneCode } from './send-phone-code.ts';
import { showSecondFactor, type ShowingOutcome } from './show-second-factor.ts';
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
        const deed = deedOf(shown, answer);
        if (deed !== undefined) await announce(client, { email: user.email, name: user.display_name, deed });
        return shown;
      });
      if (deedOf(outcome, answer) !== undefined) wakeMail();
      switch (outcome.kind) {
        case 'shown':
          noteSecurityEvent(request, 'second_factor_shown', {
            account: user.uid,
            way: 'backup_code' in answer ? 'backup_code' : 'code',
          });
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

/** What of this the owner of the account has to hear; undefined for everyday things. */
function deedOf(
  outcome: ShowingOutcome,
  answer: BodyOf<typeof verifySecondFactor>,
): SecondFactorDeed | undefined {
  if (outcome.kind === 'shown' && 'backup_code' in answer) return 'backup_code_used';
  return 'locksNow' in outcome && outcome.locksNow ? 'codes_locked' : undefined;
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
