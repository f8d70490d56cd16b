import type { SecondFactorKind } from '@lifted/contract/problem';
import { MOST_SECOND_FACTORS, plainCode } from '@lifted/domain/second-factor';
import type { PoolClient } from 'pg';
import { renewBackupCodes } from './backup-codes.ts';
import {
  findBegun,
  findEnrolled,
  holdForSecondFactors,
  markEnrolled,
  takeStep,
  type EnrolledFactor,
  type FactorSecret,
} from './factor-repository.ts';
import { takePhoneCode, type CodeVerdict } from './phone-codes.ts';
import type { SecretBox } from './secret-box.ts';
import { endOtherSessions, markShown } from './session-repository.ts';
import { factorsFull } from './second-factor-refusals.ts';
import { matchingStep } from './totp.ts';

interface Enrolment {
  readonly box: SecretBox;
  readonly uid: string;
  readonly sessionId: string;
  readonly signedInAt: Date;
  readonly kind: SecondFactorKind;
  readonly factorId: string;
  readonly typed: string;
  readonly now: Date;
}

type EnrolmentOutcome =
  /** `backupCodes`: null for who has codes from an earlier factor. */
  | { readonly kind: 'enrolled'; readonly backupCodes: string[] | null }
  | { readonly kind: 'unknown' | 'wrong' | 'too_old' };

/**
 * The factors an account has; throws `second_factors_full` when these are as many as there may be. The account is held
 * from here on.
 */
export async function requireRoom(client: PoolClient, uid: string): Promise<readonly EnrolledFactor[]> {
  await holdForSecondFactors(client, uid);
  const enrolled = await findEnrolled(client, uid);
  if (enrolled.length >= MOST_SECOND_FACTORS) throw factorsFull();
  return enrolled;
}

/**
 * Enrols an app or a phone with a code of it. With the first factor come backup codes, and every other session ends:
 * whoever began it has not shown the factor. This session goes on; it has just shown it.
 */
export async function enrol(client: PoolClient, enrolment: Enrolment): Promise<EnrolmentOutcome> {
  const { uid, sessionId, signedInAt, kind, factorId, now } = enrolment;
  const enrolled = await requireRoom(client, uid);
  const begun = await findBegun(client, uid, factorId, now);
  if (begun?.kind !== kind) return { kind: 'unknown' };
  const verdict = await judge(client, begun, enrolment);
  if (verdict !== 'right') return { kind: verdict };

  const isFirst = enrolled.length === 0;
  await markEnrolled(client, factorId, now);
  if (!isFirst) return { kind: 'enrolled', backupCodes: null };
  await endOtherSessions(client, uid, sessionId);
  // The sign-in gets no younger by this.
  await markShown(client, sessionId, signedInAt);
  return { kind: 'enrolled', backupCodes: await renewBackupCodes(client, uid) };
}

async function judge(
  client: PoolClient,
  factor: FactorSecret,
  { box, typed, now }: Enrolment,
): Promise<CodeVerdict> {
  if (factor.kind === 'phone') return takePhoneCode(client, box, { factorId: factor.id, typed, now });
  const step = matchingStep(box.open(factor, factor.id), plainCode(typed), now);
  return step !== undefined && (await takeStep(client, factor.id, step)) ? 'right' : 'wrong';
}
