import { declareTermination, declareWithdrawal } from '@lifted/contract/contract-declarations';
import {
  readTermination,
  readWithdrawal,
  type ContractDeclaration,
  type DeclarationKind,
  type DeclarationReading,
  type TypedDeclaration,
} from '@lifted/domain/contract-declaration';
import type { Language } from '@lifted/domain/language';
import { MINUTE_MS, SECOND_MS } from '@lifted/domain/studio-calendar';
import type { StudioBasics } from '@lifted/profile/studio-profile';
import type { Pool } from 'pg';
import { registerCall, type RateLimit } from '../http/register-call.ts';
import type { StudioApp } from '../http/studio-app.ts';
import { registerDeclarationForms } from './declaration-forms.ts';
import type { WriteDeclarationMails } from './declaration-mails-port.ts';
import { presentReceipt } from './declaration-presenter.ts';
import { acceptedDeclaration } from './declaration-refusals.ts';
import { receiveDeclaration } from './receive-declaration.ts';

/** Wide enough for everybody behind the studio's own Wi-Fi; each one sends a mail to an address somebody typed. */
export const DECLARATION_LIMIT: RateLimit = { max: 30, seconds: (10 * MINUTE_MS) / SECOND_MS };

interface ContractDeclarationsDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly studio: StudioBasics;
  readonly writeMails: WriteDeclarationMails;
  /** Called after a commit that wrote a mail. */
  readonly wakeMail: () => void;
  readonly limit?: RateLimit;
}

/** Kündigung and Widerruf, as calls for scripts and as forms for browsers without them (§§ 312k, 356a BGB). */
export function registerContractDeclarations(
  app: StudioApp,
  { pool, now, studio, writeMails, wakeMail, limit = DECLARATION_LIMIT }: ContractDeclarationsDependencies,
): void {
  const read: Record<
    DeclarationKind,
    (typed: TypedDeclaration, at: Date) => DeclarationReading<ContractDeclaration>
  > = { termination: readTermination, withdrawal: readWithdrawal };

  async function declare(kind: DeclarationKind, typed: TypedDeclaration, language: Language) {
    const at = now();
    const declaration = acceptedDeclaration(read[kind](typed, at), language);
    const received = await receiveDeclaration(pool, writeMails, { declaration, language, now: at });
    wakeMail();
    return presentReceipt(received, language, studio.legal.company);
  }

  registerCall(app, declareTermination, {
    rateLimit: limit,
    handler: ({ body }) => declare('termination', body, body.language),
  });
  registerCall(app, declareWithdrawal, {
    rateLimit: limit,
    handler: ({ body }) => declare('withdrawal', body, body.language),
  });
  registerDeclarationForms(app, { studio, limit, declare });
}
