import { DAY_MS, HOUR_MS } from '../calendar/studio-calendar.ts';

/** How long a fee is pending before it is due, and how long a closed roster waits before missing counts. */
export const FEE_PENDING_MS = 48 * HOUR_MS;

export const FEE_KINDS = ['late_cancellation', 'no_show'] as const;
export type FeeKind = (typeof FEE_KINDS)[number];

/** `dropped`: the place was taken when the class started, the class cancelled, or somebody there after all, so nothing is owed. */
export const FEE_STATES = ['pending', 'due', 'settled', 'waived', 'objected', 'dropped'] as const;
export type FeeState = (typeof FEE_STATES)[number];

/** How far back the desk shows fees that are over. */
const OVER_SHOWN_MS = 365 * DAY_MS;

/** Since when the desk shows fees of a state; null: all of them, because somebody still has to do something about each. */
export function feesShownSince(state: FeeState, now: Date): Date | null {
  switch (state) {
    case 'pending':
    case 'due':
    case 'objected':
      return null;
    case 'settled':
    case 'waived':
    case 'dropped':
      return new Date(now.getTime() - OVER_SHOWN_MS);
    default:
      return state satisfies never;
  }
}

/** When a fee becomes due unless somebody objects. */
export function feeDueAt(madeAt: Date): Date {
  return new Date(madeAt.getTime() + FEE_PENDING_MS);
}

/** Whether a fee becomes due now. */
export function becomesDue(fee: { readonly state: FeeState; readonly madeAt: Date }, now: Date): boolean {
  return fee.state === 'pending' && now.getTime() >= feeDueAt(fee.madeAt).getTime();
}

/** What a fee is that fell away by a mistake: what it would be without that. An objection waits for its answer again. */
export function stateOwedAgain(
  { madeAt, isObjected }: { readonly madeAt: Date; readonly isObjected: boolean },
  now: Date,
): FeeState {
  if (isObjected) return 'objected';
  return becomesDue({ state: 'pending', madeAt }, now) ? 'due' : 'pending';
}

/** A fee as far as objecting looks at it. */
interface ContestedFee {
  readonly state: FeeState;
  /** The words somebody objected with before, also when the studio has answered since. */
  readonly objection: string | null;
}

/** Somebody who owes a fee may object to it once, while nobody has settled or decided it. */
export function mayObject({ state, objection }: ContestedFee): boolean {
  return (state === 'pending' || state === 'due') && objection === null;
}

/** Whether an objection says anything: it has a letter or a digit somewhere. */
export function saysSomething(words: string): boolean {
  return /[\p{L}\p{N}]/u.test(words);
}

/** What the studio decides about a fee: to forgo it, that it is due although somebody objected, or that it was paid. */
export const FEE_DECISIONS = ['waived', 'due', 'settled'] as const;
export type FeeDecision = (typeof FEE_DECISIONS)[number];

/** Whether a decision fits the state of a fee: an objection is answered, a due fee paid, and any open one waived. */
export function mayDecide(state: FeeState, decision: FeeDecision): boolean {
  switch (decision) {
    case 'waived':
      return state === 'pending' || state === 'due' || state === 'objected';
    case 'due':
      return state === 'objected';
    case 'settled':
      return state === 'due';
    default:
      return decision satisfies never;
  }
}
