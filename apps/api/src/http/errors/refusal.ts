import type { OfferedSecondFactor, ProblemCode } from '@lifted/contract/problem';

export interface FieldFault {
  readonly field: string;
  readonly message: string;
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
  /** With `second_factor_required`. */
  readonly offer?: SecondFactorOffer;
}

/**
 * A refusal with its reason. Handlers throw it, problems.ts turns it into a response. `detail` is a sentence for the person;
 * it must not repeat what that person sent.
 */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly detail: string;
  readonly extras: RefusalExtras;

  constructor(code: ProblemCode, detail: string, extras: RefusalExtras = {}) {
    super(detail);
    this.name = 'Refusal';
    this.code = code;
    this.detail = detail;
    this.extras = extras;
  }
}
