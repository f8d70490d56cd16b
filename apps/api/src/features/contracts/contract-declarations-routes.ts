import { declareTermination, declareWithdrawal } from '@lifted/contract/contract-declarations';
import {
  readTermination,
  readWithdrawal,
  type ContractDeclaration,
  type DeclarationKind,
  type DeclarationReading,
  type TypedDeclaration,
} from '@lifted/domain/contracts/contract-declaration';
import type { Language } from '@lifted/domain/language/language';
import { MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Pool } from 'pg';
import { registerCall, type RateLimit } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { registerDeclarationForms } from './declaration-forms.ts';
import { presentReceipt } from './declaration-presenter.ts';
import { acceptedDeclaration } from './declaration-refusals.ts';
import { receiveDeclaration } from './receive-declaration.ts';

/** Enough for everyone behind the studio's Wi-Fi; each one sends a mail to an address someone typed. */
export const DECLARATION_LIMIT: RateLimit = { max: 30, seconds: (10 * MINUTE_MS) / SECOND_MS };

interface ContractDeclarationsDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly letters: LetterSettings;
  /** Called after a commit that wrote a mail. */
  readonly wakeJobs: () => void;
  readonly limit?: RateLimit;
}

/** Kündigung and Widerruf, as calls for scripts and as forms for browsers without JavaScript (§§ 312k, 356a BGB). */
export function registerContractDeclarations(
  app: StudioApp,
  { pool, now, letters, wakeJobs, limit = DECLARATION_LIMIT }: ContractDeclarationsDependencies,
): void {
  const { studio } = letters;
  const read: Record<
    DeclarationKind,
    (typed: TypedDeclaration, at: Date) => DeclarationReading<ContractDeclaration>
  > = { termination: readTermination, withdrawal: readWithdrawal };

  async function declare(kind: DeclarationKind, typed: TypedDeclaration, language: Language) {
    const at = now();
    const declaration = acceptedDeclaration(read[kind](typed, at));
    const received = await receiveDeclaration(pool, letters, { declaration, language, now: at });
    wakeJobs();
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
