import { confirmPhone, confirmTotp, startPhone, startTotp } from '@lifted/contract/identity/second-factors';
import type { SecondFactorKind } from '@lifted/contract/problem';
import { inTransaction } from '@lifted/database/transaction';
import {
  internationalNumber,
  maskedNumber,
  MOST_SECOND_FACTORS,
} from '@lifted/domain/identity/second-factor';
import { APP_NAME } from '@lifted/domain/identity/second-factor-name';
import { mayReceiveCode } from '@lifted/domain/identity/sms-countries';
import { randomUUID } from 'node:crypto';
import type { CallHandler } from '../../http/routing/register-call.ts';
import { logSecurityEvent } from '../security-events.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { registerOwnCall } from '../register-own-call.ts';
import { announcedChange } from './announced-change.ts';
import {
  insertBegun,
  type EnrolledFactor,
  findBegun,
  findEnrolled,
  lockForSecondFactors,
  markEnrolled,
} from './factor-repository.ts';
import {
  codeTooOld,
  codeWrong,
  factorUnknown,
  numberNotServed,
  numberWrong,
  smsNotSetUp,
  factorsFull,
} from './second-factor-refusals.ts';
import { preparePhoneCode, sendPhoneCode, takeCode } from './factor-codes.ts';
import { requireRecentSession, endOtherSessions, markShown, type OpenSession } from './sign-in-session.ts';
import { newTotpSecret, totpOf } from './totp.ts';
import type { PoolClient } from 'pg';
import { renewBackupCodes } from './backup-codes.ts';
import type { SecretBox } from './secret-box.ts';

/** Enrolling an app or a phone: started, then confirmed with one of its codes. */
export function registerEnrolmentCalls(app: StudioApp, dependencies: IdentityDependencies): void {
  registerStartTotp(app, dependencies);
  registerStartPhone(app, dependencies);
  registerOwnCall(app, confirmTotp, dependencies, confirmation('totp', dependencies));
  registerOwnCall(app, confirmPhone, dependencies, confirmation('phone', dependencies));
}

function registerStartTotp(app: StudioApp, dependencies: IdentityDependencies): void {
  const { pool, now, box, secondFactors } = dependencies;
  registerOwnCall(app, startTotp, dependencies, async ({ request, reply }) => {
    const { user } = await requireRecentSession(dependencies, { request, reply });
    const [id, secret] = [randomUUID(), newTotpSecret()];
    const number = await inTransaction(pool, async (client) => {
      const free = firstFreeNumber(await requireRoom(client, user.uid));
      const name = numbered(APP_NAME, free);
      const factor = { id, uid: user.uid, kind: 'totp', name, ...box.seal(secret, id) } as const;
      await insertBegun(client, factor, now());
      return free;
    });
    const label = numbered(user.email, number);
    const totp = totpOf(secret, { issuer: secondFactors.studioName, label });
    return { factor_id: id, secret: totp.secret.base32, uri: totp.toString() };
  });
}

/** Numbers further apps of one account ('Authenticator app 2'), so that they can be told apart here and in the app. */
function firstFreeNumber(enrolled: readonly EnrolledFactor[]): number {
  const names = new Set(enrolled.map(({ name }) => name));
  let number = 1;
  while (names.has(numbered(APP_NAME, number))) number += 1;
  return number;
}

function numbered(name: string, number: number): string {
  return number === 1 ? name : `${name} ${number}`;
}

function registerStartPhone(app: StudioApp, dependencies: IdentityDependencies): void {
  const { pool, now, box } = dependencies;
  const { sms, smsCountryCodes } = dependencies.secondFactors;
  registerOwnCall(app, startPhone, dependencies, async ({ request, reply, body }) => {
    const { user } = await requireRecentSession(dependencies, { request, reply });
    if (sms === undefined) throw smsNotSetUp();
    const number = internationalNumber(body.number);
    if (number === undefined) throw numberWrong();
    if (!mayReceiveCode(number, smsCountryCodes)) throw numberNotServed();
    const [id, name] = [randomUUID(), maskedNumber(number)];
    const code = await inTransaction(pool, async (client) => {
      await requireRoom(client, user.uid);
      const sealed = box.seal(Buffer.from(number), id);
      await insertBegun(client, { id, uid: user.uid, kind: 'phone', name, ...sealed }, now());
      return preparePhoneCode(client, box, { uid: user.uid, factorId: id, now: now() });
    });
    await sendPhoneCode(dependencies, sms, { to: number, code });
    return { factor_id: id };
  });
}

function confirmation(
  kind: SecondFactorKind,
  dependencies: IdentityDependencies,
): CallHandler<typeof confirmTotp> {
  const { now, box } = dependencies;
  return async ({ request, reply, body }) => {
    const session = await requireRecentSession(dependencies, { request, reply });
    const { user } = session;
    const outcome = await announcedChange(dependencies, { request, user }, async (client, tell) => {
      const code = { kind, factorId: body.factor_id, typed: body.code, now: now() };
      const enrolled = await enrol(client, box, session, code);
      if (enrolled.kind === 'enrolled') await tell(`${kind}_added`);
      return enrolled;
    });
    switch (outcome.kind) {
      case 'enrolled':
        logSecurityEvent(request, 'second_factor_added', { account: user.uid, way: kind });
        return { backup_codes: outcome.backupCodes };
      case 'unknown':
        throw factorUnknown();
      case 'wrong':
        throw codeWrong();
      case 'too_old':
        throw codeTooOld();
      default:
        return outcome satisfies never;
    }
  };
}

interface TypedCode {
  readonly kind: SecondFactorKind;
  readonly factorId: string;
  readonly typed: string;
  readonly now: Date;
}

type EnrolmentOutcome =
  /** `backupCodes`: null when the account has codes from an earlier factor. */
  | { readonly kind: 'enrolled'; readonly backupCodes: string[] | null }
  | { readonly kind: 'unknown' | 'wrong' | 'too_old' };

/** Locks the account and answers its factors; throws `second_factors_full` when it has the maximum. */
async function requireRoom(client: PoolClient, uid: string): Promise<readonly EnrolledFactor[]> {
  await lockForSecondFactors(client, uid);
  const enrolled = await findEnrolled(client, uid);
  if (enrolled.length >= MOST_SECOND_FACTORS) throw factorsFull();
  return enrolled;
}

/**
 * Enrols an app or a phone with one of its codes. The first factor also creates backup codes and ends every other session,
 * because the factor was not shown there. It was just shown in this session, which continues.
 */
async function enrol(
  client: PoolClient,
  box: SecretBox,
  { user: { uid }, sessionId, signedInAt }: OpenSession,
  { kind, factorId, typed, now }: TypedCode,
): Promise<EnrolmentOutcome> {
  const enrolled = await requireRoom(client, uid);
  const begun = await findBegun(client, uid, factorId, now);
  if (begun?.kind !== kind) return { kind: 'unknown' };
  const verdict = await takeCode(client, box, { factor: begun, typed, now });
  if (verdict !== 'right') return { kind: verdict };

  const isFirst = enrolled.length === 0;
  await markEnrolled(client, factorId, now);
  if (!isFirst) return { kind: 'enrolled', backupCodes: null };
  await endOtherSessions(client, uid, sessionId);
  // Enrolling does not make the sign-in more recent.
  await markShown(client, sessionId, signedInAt);
  return { kind: 'enrolled', backupCodes: await renewBackupCodes(client, uid) };
}
