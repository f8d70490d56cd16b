import { Type, type Static } from 'typebox';
import type { Call } from './call.ts';
import { Problem } from './problem.ts';
import { Time } from './wire-values.ts';

/** Longer than the domain accepts: it refuses longer text itself, in the page's language. */
const Typed = Type.String({ maxLength: 20_000 });

const DECLARANT = {
  name: Typed,
  email: Typed,
  membership: Type.Optional(Typed),
  contract: Type.Optional(Typed),
  website: Type.Optional(Typed),
  language: Type.Union([Type.Literal('en'), Type.Literal('de')], {
    description: 'Of the page; faults and receipt come in it',
  }),
};

const Termination = Type.Object(
  {
    ...DECLARANT,
    cause: Type.Union([Type.Literal('ordinary'), Type.Literal('extraordinary')]),
    reason: Type.Optional(Typed),
    end: Type.Union([Type.Literal('next_possible'), Type.Literal('day')]),
    day: Type.Optional(Type.String({ maxLength: 100, description: 'YYYY-MM-DD or DD.MM.YYYY' })),
  },
  { additionalProperties: false },
);

const Withdrawal = Type.Object(DECLARANT, { additionalProperties: false });

/** The text to keep, the same as in the mail. */
export const DeclarationReceipt = Type.Object(
  {
    reference: Type.String(),
    received_at: Time,
    title: Type.String(),
    lead: Type.String(),
    rows: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
    next: Type.Array(Type.String()),
    mailed: Type.Boolean({
      description: 'False when the address had its three receipts of this hour: this page is the receipt',
    }),
    file: Type.Object({ name: Type.String(), text: Type.String() }),
  },
  { title: 'DeclarationReceipt' },
);
export type DeclarationReceipt = Static<typeof DeclarationReceipt>;

const answers = { 201: DeclarationReceipt, 422: Problem, 429: Problem } as const;

export const declareTermination = {
  method: 'POST',
  path: '/contract_declarations/terminations',
  summary: 'Cancel a contract (§ 312k BGB); always stored, under a reference of its own',
  access: 'all',
  body: Termination,
  answers,
} as const satisfies Call;

export const declareWithdrawal = {
  method: 'POST',
  path: '/contract_declarations/withdrawals',
  summary: 'Withdraw from a contract (§ 356a BGB); always stored, under a reference of its own',
  access: 'all',
  body: Withdrawal,
  answers,
} as const satisfies Call;
