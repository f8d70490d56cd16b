import { confirmPhone, confirmTotp, startPhone, startTotp } from '@lifted/contract/second-factors';
import type { SecondFactorKind } from '@lifted/contract/problem';
import { inTransaction } from '@lifted/database/transaction';
import { internationalNumber, maskedNumber } from '@lifted/domain/second-factor';
import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { registerCall } from '../../http/register-call.ts';
import { noteSecurityEvent } from '../../http/security-events.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { requireOwnOrigin } from '../own-origin.ts';
import { enrol, requireRoom } from './enrol.ts';
import { insertBegun, type EnrolledFactor } from './factor-repository.ts';
import { codeTooOld, codeWrong, factorUnknown, numberWrong, smsNotSetUp } from './second-factor-refusals.ts';
import { preparePhoneCode, sendPhoneCode } from './send-phone-code.ts';
import { requireRecentSession } from './sign-in-session.ts';
import { base32, newTotpSecret, totpUri } from './totp.ts';

const APP_NAME = 'Authenticator app';

/** Enrolling an app or a phone: begun, then confirmed with a code of it. */
export function registerEnrolmentCalls(app: StudioApp, dependencies: IdentityDependencies): void {
  const { tryLimit: rateLimit } = dependencies;
  registerStartTotp(app, dependencies);
  registerStartPhone(app, dependencies);
  registerCall(app, confirmTotp, { rateLimit, handler: confirmation('totp', dependencies) });
  registerCall(app, confirmPhone, { rateLimit, handler: confirmation('phone', dependencies) });
}

function registerStartTotp(app: StudioApp, dependencies: IdentityDependencies): void {
  const { pool, now, settings, secondFactors, tryLimit } = dependencies;
  const { box, studioName } = secondFactors;
  registerCall(app, startTotp, {
    rateLimit: tryLimit,
    async handler({ request, reply }) {
      requireOwnOrigin(request, settings.publicUrl);
      const { user } = await requireRecentSession(dependencies, { request, reply });
      const [id, secret] = [randomUUID(), newTotpSecret()];
      const number = await inTransaction(pool, async (client) => {
        const free = firstFreeNumber(await requireRoom(client, user.uid));
        const name = numbered(APP_NAME, free);
        const factor = { id, uid: user.uid, kind: 'totp', name, ...box.seal(secret, id) } as const;
        await insertBegun(client, factor, now());
        return free;
      });
      const uri = totpUri(secret, { issuer: studioName, account: numbered(user.email, number) });
      return { factor_id: id, secret: base32(secret), uri };
    },
  });
}

/** Two apps of one account have to be told apart, here and in the app that holds both: 'Authenticator app 2'. */
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
  const { pool, now, settings, log, secondFactors, tryLimit } = dependencies;
  const { box, sms, studioName } = secondFactors;
  registerCall(app, startPhone, {
    rateLimit: tryLimit,
    async handler({ request, reply, body }) {
      requireOwnOrigin(request, settings.publicUrl);
      const { user } = await requireRecentSession(dependencies, { request, reply });
      if (sms === undefined) throw smsNotSetUp();
      const number = internationalNumber(body.number);
      if (number === undefined) throw numberWrong();
      const [id, name] = [randomUUID(), maskedNumber(number)];
      const code = await inTransaction(pool, async (client) => {
        await requireRoom(client, user.uid);
        const sealed = box.seal(Buffer.from(number), id);
        await insertBegun(client, { id, uid: user.uid, kind: 'phone', name, ...sealed }, now());
        return preparePhoneCode(client, box, { uid: user.uid, factorId: id, now: now() });
      });
      await sendPhoneCode(sms, { to: number, code, studioName, publicUrl: settings.publicUrl }, log);
      return { factor_id: id };
    },
  });
}

interface ConfirmationInput {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly body: { readonly factor_id: string; readonly code: string };
}

function confirmation(kind: SecondFactorKind, dependencies: IdentityDependencies) {
  const { pool, now, settings, secondFactors } = dependencies;
  const { box, announce, wakeMail } = secondFactors;
  return async ({ request, reply, body }: ConfirmationInput): Promise<{ backup_codes: string[] | null }> => {
    requireOwnOrigin(request, settings.publicUrl);
    const session = await requireRecentSession(dependencies, { request, reply });
    const { uid, email, display_name: name } = session.user;
    const outcome = await inTransaction(pool, async (client) => {
      const asked = { kind, factorId: body.factor_id, typed: body.code, now: now() };
      const enrolled = await enrol(client, { ...session, ...asked, box, uid });
      if (enrolled.kind === 'enrolled') await announce(client, { email, name, deed: `${kind}_added` });
      return enrolled;
    });
    switch (outcome.kind) {
      case 'enrolled':
        wakeMail();
        noteSecurityEvent(request, 'second_factor_added', { account: uid, way: kind });
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
