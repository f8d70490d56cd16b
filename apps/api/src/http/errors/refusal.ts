import type { ConfirmWith, OfferedSecondFactor, ProblemCode } from '@lifted/contract/problem';
import type { InBothLanguages } from '@lifted/domain/language/language';

/** A sentence for a person, in every language; the request decides which one is sent (http/request-language.ts). */
export type Sentence = InBothLanguages<string>;

export interface FieldFault {
  readonly field: string;
  readonly message: Sentence;
}

/** The ways to show a second factor. */
export interface SecondFactorOffer {
  readonly factors: readonly OfferedSecondFactor[];
  readonly acceptsBackupCode: boolean;
}

interface RefusalExtras {
  readonly errors?: readonly FieldFault[];
  readonly retryAfterSeconds?: number;
  /** Methods the path supports, for the Allow header of a 405. */
  readonly allow?: readonly string[];
  /** With `stale_version`: the fields as they are now. */
  readonly current?: Record<string, unknown>;
  /** With `second_factor_required`, and with `sign_in_again` where a code confirms the sign-in. */
  readonly offer?: SecondFactorOffer;
  /** With `sign_in_again`: what makes the sign-in recent again. */
  readonly confirmWith?: ConfirmWith;
  /** With `sign_in_again`: whether a passkey makes it so, too. */
  readonly acceptsPasskey?: boolean;
}

/**
 * A refusal with its reason. Handlers throw it, problems.ts turns it into a response. `detail` is a sentence for the person;
 * it must not repeat what that person sent.
 */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly detail: Sentence;
  readonly extras: RefusalExtras;

  constructor(code: ProblemCode, detail: Sentence, extras: RefusalExtras = {}) {
    super(detail.en);
    this.name = 'Refusal';
    this.code = code;
    this.detail = detail;
    this.extras = extras;
  }
}

/** Makes a refusal that always says the same. */
export function refusing(code: ProblemCode, detail: Sentence, extras?: RefusalExtras): () => Refusal {
  return () => new Refusal(code, detail, extras);
}

/** The refusal of one field; the message says what to change. */
export function refusedField(field: string, message: Sentence, code: ProblemCode = 'invalid_input'): Refusal {
  return new Refusal(code, message, { errors: [{ field, message }] });
}

/** The message with the field's name in front. */
export function aboutField(field: string, { en, de }: Sentence): Sentence {
  return { en: `${field}: ${en}`, de: `${field}: ${de}` };
}

/** The refusal of a parameter of an address. */
export function refusedParameter(field: string, message: Sentence): Refusal {
  return new Refusal('invalid_input', aboutField(field, message), { errors: [{ field, message }] });
}
