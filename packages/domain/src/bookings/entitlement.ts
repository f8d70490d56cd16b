import type { CivilDate } from '../calendar/studio-calendar.ts';

/** Civil days, both included; `until` null: without an end. */
export interface Days {
  readonly from: CivilDate;
  readonly until: CivilDate | null;
}

/** A number of classes, valid for some time. `credits` is the balance: the sum of the pass's ledger. */
export interface Pass extends Days {
  readonly kind: 'pass';
  readonly id: string;
  readonly until: CivilDate;
  readonly credits: number;
}

/** Classes without counting them, as long as it runs and is not paused. */
export interface Membership extends Days {
  readonly kind: 'membership';
  readonly id: string;
  readonly pauses: readonly Days[];
}

/** What lets a person book (studio operations, section 1). */
export type Entitlement = Pass | Membership;

/** Why nothing a person has pays for a class. */
export type PayerRefusal =
  | 'no_entitlement'
  | 'pass_expired_by_then'
  | 'no_credit_left'
  | 'contract_paused'
  | 'contract_ended';

export type PayerDecision<E extends Entitlement = Entitlement> =
  | { readonly outcome: 'pays'; readonly payer: E }
  | { readonly outcome: 'refused'; readonly reason: PayerRefusal };

/**
 * Which entitlement pays for a class on `day`: a membership that covers it, else the pass that expires first. With `chosen`
 * only that one. The refusal names what stands closest to paying.
 */
export function whoPays<E extends Entitlement>(
  entitlements: readonly E[],
  day: CivilDate,
  chosen?: string,
): PayerDecision<E> {
  const asked = chosen === undefined ? entitlements : entitlements.filter(({ id }) => id === chosen);
  const payer = asked.filter((one) => obstacleOf(one, day) === null).toSorted(byPrecedence)[0];
  if (payer !== undefined) return { outcome: 'pays', payer };
  const obstacles = new Set(asked.map((one) => obstacleOf(one, day)));
  const reason = REFUSALS.find((one) => obstacles.has(one)) ?? 'no_entitlement';
  return { outcome: 'refused', reason };
}

/** Strongest first: the one that is closest to paying. */
const REFUSALS: readonly PayerRefusal[] = [
  'contract_paused',
  'no_credit_left',
  'pass_expired_by_then',
  'contract_ended',
];

function obstacleOf(entitlement: Entitlement, day: CivilDate): PayerRefusal | null {
  if (day < entitlement.from) return 'no_entitlement';
  const isOver = entitlement.until !== null && day > entitlement.until;
  switch (entitlement.kind) {
    case 'pass':
      if (entitlement.credits <= 0) return 'no_credit_left';
      return isOver ? 'pass_expired_by_then' : null;
    case 'membership':
      if (isOver) return 'contract_ended';
      return entitlement.pauses.some((pause) => covers(pause, day)) ? 'contract_paused' : null;
    default:
      return entitlement satisfies never;
  }
}

/** Whether a day lies in a range of days. */
export function covers({ from, until }: Days, day: CivilDate): boolean {
  return from <= day && (until === null || day <= until);
}

function byPrecedence(one: Entitlement, other: Entitlement): number {
  if (one.kind !== other.kind) return one.kind === 'membership' ? -1 : 1;
  const [a, b] = [one.until ?? '9999-12-31', other.until ?? '9999-12-31'];
  if (a !== b) return a < b ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}
