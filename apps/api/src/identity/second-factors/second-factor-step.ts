import type { BodyOf } from '@lifted/contract/call';
import { sendSecondFactorCode, verifySecondFactor } from '@lifted/contract/identity/second-factors';
import { inTransaction } from '@lifted/database/transaction';
import { mayReceiveCode } from '@lifted/domain/identity/sms-countries';
import { logSecurityEvent } from '../security-events.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { noteDevice } from '../known-devices/note-device.ts';
import { expectSuccess } from '../library-call.ts';
import { registerOwnCall } from '../register-own-call.ts';
import { redeemCustomToken, renewSessionToken } from '../sign-in/mailed-links.ts';
import { announcedChange } from './announced-change.ts';
import {
  findSecret,
  lockForSecondFactors,
  countAccountWrongCode,
  resetWrongCodes,
  lockOf,
} from './factor-repository.ts';
import {
  codesLocked,
  codeTooOld,
  codeWrong,
  factorUnknown,
  phoneNotServed,
  signInEnded,
  smsNotSetUp,
} from './second-factor-refusals.ts';
import { preparePhoneCode, sendPhoneCode, takeCode, type CodeVerdict } from './factor-codes.ts';
import {
  requirePendingSession,
  countWrongCode,
  endSession,
  findSessionFacts,
  markShown,
} from './sign-in-session.ts';
import { MOST_WRONG_PER_SIGN_IN } from '@lifted/domain/identity/second-factor';
import type { PoolClient } from 'pg';
import { takeBackupCode } from './backup-codes.ts';
import type { SecretBox } from './secret-box.ts';

/** The second step of a sign-in (specification, section 7: identity provider, multi-factor). */
export function registerSecondFactorStep(app: StudioApp, dependencies: IdentityDependencies): void {
  const { now, box } = dependencies;

  registerOwnCall(app, verifySecondFactor, dependencies, async ({ request, reply, body: answer }) => {
    const { sessionId, user } = await requirePendingSession(dependencies, { request, reply });
    const isBackupCode = 'backup_code' in answer;
    const outcome = await announcedChange(dependencies, { request, user }, async (client, tell) => {
      const shown = await showSecondFactor(client, { box, sessionId, uid: user.uid, answer, now: now() });
      if (shown.kind === 'shown' && isBackupCode) await tell('backup_code_used');
      if ('locksNow' in shown && shown.locksNow) await tell('codes_locked');
      return shown;
    });
    switch (outcome.kind) {
      case 'shown': {
        const way = isBackupCode ? 'backup_code' : 'code';
        logSecurityEvent(request, 'second_factor_shown', { account: user.uid, way });
        expectSuccess(await redeemCustomToken(dependencies, { request, reply }, outcome.customToken), {});
        await noteDevice(dependencies, { request, reply }, user.uid);
        return { user };
      }
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
  });

  registerOwnCall(app, sendSecondFactorCode, dependencies, async ({ request, reply, body }) => {
    const { user } = await requirePendingSession(dependencies, { request, reply });
    await sendCodeTo(dependencies, { uid: user.uid, factorId: body.factor_id });
    return null;
  });
}

/** Sends a code by SMS to a phone that is enrolled for this account, and to nothing else. */
export async function sendCodeTo(
  dependencies: IdentityDependencies,
  { uid, factorId }: { readonly uid: string; readonly factorId: string },
): Promise<void> {
  const { pool, now, box } = dependencies;
  const { sms, smsCountryCodes } = dependencies.secondFactors;
  if (sms === undefined) throw smsNotSetUp();
  const message = await inTransaction(pool, async (client) => {
    await lockForSecondFactors(client, uid);
    const phone = await findSecret(client, uid, factorId);
    if (phone?.kind !== 'phone') throw factorUnknown();
    const to = box.open(phone, factorId).toString();
    if (!mayReceiveCode(to, smsCountryCodes)) throw phoneNotServed();
    return { to, code: await preparePhoneCode(client, box, { uid, factorId, now: now() }) };
  });
  await sendPhoneCode(dependencies, sms, message);
}

interface Showing {
  readonly box: SecretBox;
  readonly sessionId: string;
  readonly uid: string;
  readonly answer: BodyOf<typeof verifySecondFactor>;
  readonly now: Date;
}

/** Values, not errors: a wrong code must be counted, so its transaction has to commit. */
export type ShowingOutcome =
  /** `customToken`: of the session, which has another token now. */
  | { readonly kind: 'shown'; readonly customToken: string }
  | { readonly kind: 'too_old' }
  /** `locksNow`: this wrong code locked the account's codes. */
  | { readonly kind: 'wrong' | 'ended'; readonly locksNow: boolean }
  | { readonly kind: 'locked'; readonly forMs: number };

/**
 * Checks a code in a pending session. Concurrent attempts for one account are serialised, so a code is accepted once and
 * every wrong one counts, for the session and for the account.
 */
export async function showSecondFactor(client: PoolClient, showing: Showing): Promise<ShowingOutcome> {
  const { sessionId, uid, now } = showing;
  if (!(await lockForSecondFactors(client, uid))) return ENDED;
  const pending = await findSessionFacts(client, sessionId);
  if (pending === undefined) return ENDED;
  // A concurrent request completed this session; its code is used up.
  if (pending.shownAt !== null) return { kind: 'wrong', locksNow: false };
  const isBackupCode = 'backup_code' in showing.answer;
  const forMs = isBackupCode ? 0 : await lockOf(client, uid, now);
  if (forMs > 0) return { kind: 'locked', forMs };

  const verdict = await judgeCode(client, showing);
  switch (verdict) {
    case 'right':
      await markShown(client, sessionId, now);
      await resetWrongCodes(client, uid);
      // A planted or copied cookie of the first step does not open what the second one does.
      return { kind: 'shown', customToken: await renewSessionToken(client, sessionId, now) };
    case 'too_old':
      return { kind: 'too_old' };
    case 'wrong':
      return wrongCode(client, showing, pending.wrongCodes + 1);
    default:
      return verdict satisfies never;
  }
}

const ENDED = { kind: 'ended', locksNow: false } as const;

/**
 * Counts a wrong code for the sign-in, and for the account unless it is a backup code. Backup codes cannot be guessed, so
 * the account lock does not apply to them: someone who knows the password cannot lock the owner out.
 */
async function wrongCode(
  client: PoolClient,
  { answer, uid, sessionId, now }: Showing,
  wrongInSignIn: number,
): Promise<ShowingOutcome> {
  const locksNow = !('backup_code' in answer) && (await countAccountWrongCode(client, uid, now));
  await countWrongCode(client, sessionId);
  if (wrongInSignIn < MOST_WRONG_PER_SIGN_IN) return { kind: 'wrong', locksNow };
  await endSession(client, sessionId);
  return { kind: 'ended', locksNow };
}

/** Whether this is a code of one of the account's factors, or a backup code; a right one is used up. */
export async function judgeCode(
  client: PoolClient,
  { box, uid, answer, now }: Omit<Showing, 'sessionId'>,
): Promise<CodeVerdict> {
  if ('backup_code' in answer) {
    return (await takeBackupCode(client, uid, answer.backup_code)) ? 'right' : 'wrong';
  }
  const { factor_id: factorId, code: typed } = answer;
  const factor = await findSecret(client, uid, factorId);
  return factor === undefined ? 'wrong' : takeCode(client, box, { factor, typed, now });
}
