import type { CivilDate } from '../calendar/studio-calendar.ts';
import { isValidIn, type BranchName, type Elsewhere, type ValidIn } from './valid-in.ts';

/** Civil days, both included; `until` null: without an end. */
export interface Days {
  readonly from: CivilDate;
  readonly until: CivilDate | null;
}

/** What every entitlement has: when and where it is valid. */
interface Valid extends Days {
  readonly validIn: ValidIn;
}

/** A number of classes, valid for some time. `credits` is the balance: the sum of the pass's ledger. */
export interface Pass extends Valid {
  readonly kind: 'pass';
  readonly id: string;
  readonly until: CivilDate;
  readonly credits: number;
}

/** Classes without counting them, as long as it runs and is not paused. */
export interface Membership extends Valid {
  readonly kind: 'membership';
  readonly id: string;
  readonly pauses: readonly Days[];
}

/** What lets a person book (studio operations, section 1). */
export type Entitlement = Pass | Membership;

/** A class as far as paying for it goes: its day in Berlin, and its branch. */
export interface PaidClass {
  readonly day: CivilDate;
  readonly branch: BranchName;
}

/** Why nothing a person has pays for a class. */
export type PayerRefusal =
  | 'valid_elsewhere'
  | 'no_entitlement'
  | 'pass_expired_by_then'
  | 'no_credit_left'
  | 'contract_paused'
  | 'contract_ended';

/** A refusal with its reason; `elsewhere` is set with `valid_elsewhere` and says what is valid where. */
export interface Refused<Reason extends string> {
  readonly outcome: 'refused';
  readonly reason: Reason;
  readonly elsewhere?: Elsewhere | undefined;
}

export type PayerDecision<E extends Entitlement = Entitlement> =
  | { readonly outcome: 'pays'; readonly payer: E }
  | Refused<PayerRefusal>;

/**
 * Which entitlement pays for a class: a membership that covers its day and its branch, else the pass that expires first. With
 * `chosen` only that one. The refusal names what is closest to paying.
 */
export function whoPays<E extends Entitlement>(
  entitlements: readonly E[],
  paidClass: PaidClass,
  chosen?: string,
): PayerDecision<E> {
  const asked = chosen === undefined ? entitlements : entitlements.filter(({ id }) => id === chosen);
  const first = (obstacle: PayerRefusal | null) =>
    asked.filter((one) => obstacleOf(one, paidClass) === obstacle).toSorted(byPrecedence)[0];
  const payer = first(null);
  if (payer !== undefined) return { outcome: 'pays', payer };
  const elsewhere = first('valid_elsewhere');
  if (elsewhere !== undefined) return { outcome: 'refused', reason: 'valid_elsewhere', elsewhere };
  const obstacles = new Set(asked.map((one) => obstacleOf(one, paidClass)));
  const reason = REFUSALS.find((one) => obstacles.has(one)) ?? 'no_entitlement';
  return { outcome: 'refused', reason };
}

/** After `valid_elsewhere`, strongest first: the one that is closest to paying. */
const REFUSALS: readonly PayerRefusal[] = [
  'contract_paused',
  'no_credit_left',
  'pass_expired_by_then',
  'contract_ended',
];

function obstacleOf(entitlement: Entitlement, { day, branch }: PaidClass): PayerRefusal | null {
  const elsewhere = isValidIn(entitlement.validIn, branch) ? null : 'valid_elsewhere';
  if (day < entitlement.from) return 'no_entitlement';
  const isOver = entitlement.until !== null && day > entitlement.until;
  switch (entitlement.kind) {
    case 'pass':
      if (entitlement.credits <= 0) return 'no_credit_left';
      return isOver ? 'pass_expired_by_then' : elsewhere;
    case 'membership':
      if (isOver) return 'contract_ended';
      return entitlement.pauses.some((pause) => covers(pause, day)) ? 'contract_paused' : elsewhere;
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
