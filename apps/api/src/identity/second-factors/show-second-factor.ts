import type { BodyOf } from '@lifted/contract/call';
import type { verifySecondFactor } from '@lifted/contract/second-factors';
import { MOST_WRONG_PER_SIGN_IN, plainCode } from '@lifted/domain/second-factor';
import type { PoolClient } from 'pg';
import { takeBackupCode } from './backup-codes.ts';
import { findSecret, holdForSecondFactors, takeStep } from './factor-repository.ts';
import { countAccountWrongCode, forgetWrongCodes, lockOf } from './limit-repository.ts';
import { takePhoneCode, type CodeVerdict } from './phone-codes.ts';
import type { SecretBox } from './secret-box.ts';
import { countWrongCode, endSession, findPending, markShown } from './session-repository.ts';
import { matchingStep } from './totp.ts';

interface Showing {
  readonly box: SecretBox;
  readonly sessionId: string;
  readonly uid: string;
  readonly answer: BodyOf<typeof verifySecondFactor>;
  readonly now: Date;
}

/** What came of showing a code. Values, not errors: a wrong code has to be counted, so its transaction must commit. */
export type ShowingOutcome =
  | { readonly kind: 'shown' }
  | { readonly kind: 'too_old' }
  /** `locksNow`: it was the one too many for the account. */
  | { readonly kind: 'wrong' | 'ended'; readonly locksNow: boolean }
  | { readonly kind: 'locked'; readonly forMs: number };

/**
 * Looks at a code in a session that waits for one. Whatever comes at the same time for the same account comes one after
 * the other, so a code is accepted once and every wrong one counts, for the session and for the account.
 */
export async function showSecondFactor(client: PoolClient, showing: Showing): Promise<ShowingOutcome> {
  const { sessionId, uid, now } = showing;
  if (!(await holdForSecondFactors(client, uid))) return ENDED;
  const pending = await findPending(client, sessionId);
  if (pending === undefined) return ENDED;
  // Somebody else's request in this session was faster: a code is good for one answer.
  if (pending.isShown) return { kind: 'wrong', locksNow: false };
  const isBackupCode = 'backup_code' in showing.answer;
  const forMs = isBackupCode ? 0 : await lockOf(client, uid, now);
  if (forMs > 0) return { kind: 'locked', forMs };

  const verdict = await judge(client, showing);
  switch (verdict) {
    case 'right':
      await markShown(client, sessionId, now);
      await forgetWrongCodes(client, uid);
      return { kind: 'shown' };
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
 * Counts a wrong code for the sign-in, and for the account if it could be guessed. Backup codes cannot: they are neither
 * counted there nor shut out by the lock, so that whoever knows a password cannot keep its owner out.
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

async function judge(client: PoolClient, { box, uid, answer, now }: Showing): Promise<CodeVerdict> {
  if ('backup_code' in answer) {
    return (await takeBackupCode(client, uid, answer.backup_code)) ? 'right' : 'wrong';
  }
  const { factor_id: factorId, code: typed } = answer;
  const factor = await findSecret(client, uid, factorId);
  if (factor === undefined) return 'wrong';
  switch (factor.kind) {
    case 'phone':
      return takePhoneCode(client, box, { factorId, typed, now });
    case 'totp': {
      const step = matchingStep(box.open(factor, factorId), plainCode(typed), now);
      return step !== undefined && (await takeStep(client, factorId, step)) ? 'right' : 'wrong';
    }
    default:
      return factor.kind satisfies never;
  }
}
