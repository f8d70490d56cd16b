import type { FeeState } from '../bookings/fee.ts';
import { MINUTE_MS } from '../calendar/studio-calendar.ts';

/**
 * How long a decision of the desk waits before the member is told, so that Undo leaves no wrong mail behind. Its button stays for ten
 * seconds, and longer under the pointer.
 */
export const DECISION_DELAY_MS = 2 * MINUTE_MS;

/**
 * What a member is told about a fee. `due`: by the clock; `kept`: by decision, after an objection; `owed_again` and `due_again`: that
 * nothing is owed was taken back; `open_again`: so was the answer to an objection.
 */
export const FEE_NEWS = [
  'pending',
  'due',
  'kept',
  'waived',
  'dropped',
  'owed_again',
  'due_again',
  'open_again',
] as const;
export type FeeNews = (typeof FEE_NEWS)[number];

interface FeeNow {
  readonly state: FeeState;
  /** The desk decided that it is as it is. */
  readonly isDecided: boolean;
  readonly changedAt: Date;
  /** What the member was told last; null: nothing. */
  readonly told: FeeNews | null;
}

/** What there is to tell about a fee at `now`; null: nothing, or not yet. */
export function newsOfFee(fee: FeeNow, now: Date): FeeNews | null {
  const news = differenceOf(fee);
  if (news === null || news === fee.told) return null;
  const isDelayed = DECIDED.includes(news) && now.getTime() - fee.changedAt.getTime() < DECISION_DELAY_MS;
  return isDelayed ? null : news;
}

/** News that comes from the desk, which can take it back. */
const DECIDED: readonly FeeNews[] = ['kept', 'waived', 'owed_again', 'due_again', 'open_again'];

function differenceOf({ state, isDecided, told }: FeeNow): FeeNews | null {
  // Somebody who never heard of a fee does not hear of its end either.
  if (told === null) return state === 'pending' ? 'pending' : null;
  switch (state) {
    case 'pending':
      return isForgiven(told) ? 'owed_again' : null;
    case 'due':
      return dueNews(told, isDecided);
    case 'objected':
      return isForgiven(told) || told === 'kept' ? 'open_again' : null;
    case 'waived':
    case 'dropped':
      return state;
    case 'settled':
      return null;
    default:
      return state satisfies never;
  }
}

/** They were told that they owe nothing. */
function isForgiven(told: FeeNews): boolean {
  return told === 'waived' || told === 'dropped';
}

function dueNews(told: FeeNews, isDecided: boolean): FeeNews | null {
  if (isForgiven(told)) return 'due_again';
  if (isDecided) return 'kept';
  return told === 'kept' || told === 'due_again' ? null : 'due';
}
