import type { BodyOf } from '@lifted/contract/call';
import {
  confirmSignIn,
  mailConfirmationCode,
  sendConfirmationCode,
} from '@lifted/contract/identity/own-sessions';
import { MOST_WRONG_PER_SIGN_IN } from '@lifted/domain/identity/second-factor';
import type { PoolClient } from 'pg';
import type { Refusal } from '../../http/errors/refusal.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { registerOwnCall } from '../register-own-call.ts';
import { announcedChange } from '../second-factors/announced-change.ts';
import {
  countAccountWrongCode,
  lockForSecondFactors,
  lockOf,
  resetWrongCodes,
} from '../second-factors/factor-repository.ts';
import { codesLocked, codeTooOld, codeWrong, signInEnded } from '../second-factors/second-factor-refusals.ts';
import { judgeCode, sendCodeTo } from '../second-factors/second-factor-step.ts';
import {
  countWrongCode,
  endSession,
  findSessionFacts,
  markConfirmed,
  type OpenSession,
  requireSession,
} from '../second-factors/sign-in-session.ts';
import { logSecurityEvent } from '../security-events.ts';
import { verifyPassword } from '../sign-in/password-hash.ts';
import { languageOf } from '../../http/request-language.ts';
import { resetAttempts } from '../known-devices/sign-in-lock.ts';
import { prepareTry, sendCode, tryTypedCode, type TypedCode } from '../mail-codes/mail-code.ts';
import { mailCodeTooEarly, mailCodeWrong } from '../mail-codes/mail-code-refusals.ts';
import type { CodeVerdict } from '../second-factors/factor-codes.ts';
import { confirmFirst, passkeyWrong, passwordWrong, type Confirmation } from './confirmation-refusals.ts';
import { judgePasskey, registerPasskeyConfirmation } from './passkey-confirmation.ts';
import { findConfirmation, findPasswordHash } from './recent-sign-in.ts';

/** Makes a sign-in recent again, in its own session: the step-up of calls that ask for a recent sign-in. */
export function registerConfirmation(app: StudioApp, dependencies: IdentityDependencies): void {
  const { pool, secondFactors } = dependencies;
  registerPasskeyConfirmation(app, dependencies);

  registerOwnCall(app, confirmSignIn, dependencies, async ({ request, reply, body: answer }) => {
    const session = await requireSession(dependencies, { request, reply });
    const { user } = session;
    const mailed =
      'mail_code' in answer
        ? await prepareTry(dependencies, { request, reply }, { email: user.email, code: answer.mail_code })
        : undefined;
    const outcome = await announcedChange(dependencies, { request, user }, async (client, tell) => {
      const shown = await confirm(client, dependencies, { session, answer, mailed });
      if (shown.kind === 'confirmed' && 'backup_code' in answer) await tell('backup_code_confirmed');
      if ('locksNow' in shown && shown.locksNow) await tell('codes_locked_confirming');
      return shown;
    });
    switch (outcome.kind) {
      case 'confirmed':
        logSecurityEvent(request, 'sign_in_confirmed', { account: user.uid, way: wayOf(answer) });
        return null;
      case 'other_way':
        throw confirmFirst(await findConfirmation(pool, user.uid, secondFactors));
      case 'wrong':
        throw wrong(answer);
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

  registerOwnCall(app, mailConfirmationCode, dependencies, async ({ request, reply }) => {
    const { user } = await requireSession(dependencies, { request, reply });
    const confirmation = await findConfirmation(pool, user.uid, secondFactors);
    if (confirmation.kind !== 'mail_code') throw confirmFirst(confirmation);
    const language = languageOf(request.headers);
    const asked = { email: user.email, language, use: 'confirmation' } as const;
    const pause = await sendCode(dependencies, { request, reply }, asked);
    if (pause > 0) throw mailCodeTooEarly(pause);
    return null;
  });

  registerOwnCall(app, sendConfirmationCode, dependencies, async ({ request, reply, body }) => {
    const { user } = await requireSession(dependencies, { request, reply });
    await sendCodeTo(dependencies, { uid: user.uid, factorId: body.factor_id });
    return null;
  });
}

type ConfirmationAnswer = BodyOf<typeof confirmSignIn>;

function wayOf(answer: ConfirmationAnswer): 'password' | 'passkey' | 'mail_code' | 'backup_code' | 'code' {
  if ('password' in answer) return 'password';
  if ('mail_code' in answer) return 'mail_code';
  if ('passkey' in answer) return 'passkey';
  return 'backup_code' in answer ? 'backup_code' : 'code';
}

function wrong(answer: ConfirmationAnswer): Refusal {
  if ('password' in answer) return passwordWrong();
  if ('mail_code' in answer) return mailCodeWrong();
  return 'passkey' in answer ? passkeyWrong() : codeWrong();
}

/** Values, not errors: a wrong try must be counted, so its transaction has to commit. */
type ConfirmationOutcome =
  | { readonly kind: 'confirmed' | 'too_old' }
  /** A password where the account has a second factor, the other way round, or a code by mail where it has either. */
  | { readonly kind: 'other_way' }
  | { readonly kind: 'wrong' | 'ended'; readonly locksNow: boolean }
  | { readonly kind: 'locked'; readonly forMs: number };

interface Confirming {
  readonly session: OpenSession;
  readonly answer: ConfirmationAnswer;
  /** The code by mail that was typed. */
  readonly mailed: TypedCode | undefined;
}

interface TypedAnswer extends Pick<Confirming, 'mailed'> {
  readonly uid: string;
  readonly answer: Exclude<ConfirmationAnswer, { passkey: unknown }>;
}

/** Tries for one account come one after the other, so every wrong one counts, for the session and of codes for the account. */
async function confirm(
  client: PoolClient,
  dependencies: IdentityDependencies,
  { session, answer, mailed }: Confirming,
): Promise<ConfirmationOutcome> {
  const { now, secondFactors } = dependencies;
  const { sessionId, user } = session;
  const { uid } = user;
  if (!(await lockForSecondFactors(client, uid))) return ENDED;
  const facts = await findSessionFacts(client, sessionId);
  if (facts === undefined) return ENDED;
  if ('passkey' in answer) {
    // Signatures cannot be guessed, so a wrong one is not counted as an attempt.
    if (!(await judgePasskey(client, dependencies, { session, signed: answer.passkey }))) return WRONG;
    await markConfirmed(client, sessionId, now());
    return { kind: 'confirmed' };
  }
  const { kind } = await findConfirmation(client, uid, secondFactors);
  if (kind !== kindOf(answer)) return { kind: 'other_way' };
  const forMs = 'code' in answer ? await lockOf(client, uid, now()) : 0;
  if (forMs > 0) return { kind: 'locked', forMs };

  const verdict = await judge(client, dependencies, { uid, answer, mailed });
  switch (verdict) {
    case 'right':
      await markConfirmed(client, sessionId, now());
      if (kind === 'code') await resetWrongCodes(client, uid);
      return { kind: 'confirmed' };
    case 'too_old':
      return { kind: 'too_old' };
    case 'wrong': {
      const locksNow = 'code' in answer && (await countAccountWrongCode(client, uid, now()));
      await countWrongCode(client, sessionId);
      if (facts.wrongCodes + 1 < MOST_WRONG_PER_SIGN_IN) return { kind: 'wrong', locksNow };
      await endSession(client, sessionId);
      return { kind: 'ended', locksNow };
    }
    default:
      return verdict satisfies never;
  }
}

const WRONG = { kind: 'wrong', locksNow: false } as const;
const ENDED = { kind: 'ended', locksNow: false } as const;

/** What an account has to accept for this answer to be looked at. */
function kindOf(answer: TypedAnswer['answer']): Confirmation['kind'] {
  if ('password' in answer) return 'password';
  return 'mail_code' in answer ? 'mail_code' : 'code';
}

async function judge(
  client: PoolClient,
  { box, now }: Pick<IdentityDependencies, 'box' | 'now'>,
  { uid, answer, mailed }: TypedAnswer,
): Promise<CodeVerdict> {
  if ('password' in answer) return judgePassword(client, uid, answer.password);
  if (!('mail_code' in answer)) return judgeCode(client, { box, uid, answer, now: now() });
  if (mailed === undefined || (await tryTypedCode(client, mailed, now())) !== uid) return 'wrong';
  await resetAttempts(client, [mailed.counter]);
  return 'right';
}

async function judgePassword(client: PoolClient, uid: string, password: string): Promise<'right' | 'wrong'> {
  const hash = await findPasswordHash(client, uid);
  return hash !== undefined && (await verifyPassword({ hash, password })) ? 'right' : 'wrong';
}
