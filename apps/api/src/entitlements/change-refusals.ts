import { debitDayAfter } from '@lifted/domain/bookings/entitlement-dates';
import { addDays, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { LONGEST_PAUSE_MONTHS } from '@lifted/domain/contracts/studio-terms';
import { refusedField, refusing, type Sentence } from '../http/errors/refusal.ts';
import type { MembershipOutcome } from './change-membership.ts';
import { creditWords, type Adjustment, type Extension } from './change-pass.ts';
import type { StoredEntitlement } from './entitlement-repository.ts';

const NO_PASS: Sentence = {
  en: 'That is a membership, not a pass.',
  de: 'Das ist eine Mitgliedschaft, kein Paket.',
};
const NO_MEMBERSHIP: Sentence = {
  en: 'That is a pass, not a membership.',
  de: 'Das ist ein Paket, keine Mitgliedschaft.',
};
const UNKNOWN: Sentence = {
  en: 'There is no such pass or membership.',
  de: 'Dieses Paket oder diese Mitgliedschaft gibt es nicht.',
};

/** For an unknown id, and for what a deleted person had. */
export const noSuchEntitlement = refusing('not_found', UNKNOWN);

export function noSuchProduct() {
  return refusedField('product_id', {
    en: 'Please choose what the person gets.',
    de: 'Wähl bitte aus, was die Person bekommt.',
  });
}

/** Why a pass was not extended, in a sentence. */
export function extensionRefusal(
  kind: Exclude<Extension['kind'], 'extended'>,
  { until }: Pick<StoredEntitlement, 'until'>,
): Sentence {
  switch (kind) {
    case 'no_pass':
      return NO_PASS;
    case 'not_later':
      return { en: `It is valid until ${until ?? ''} already.`, de: `Es gilt schon bis ${until ?? ''}.` };
    default:
      return kind satisfies never;
  }
}

/** Why the credits of a pass were not corrected, in a sentence. */
export function adjustmentRefusal(
  kind: Exclude<Adjustment['kind'], 'adjusted'>,
  { balance }: Pick<StoredEntitlement, 'balance'>,
): Sentence {
  switch (kind) {
    case 'no_pass':
      return NO_PASS;
    case 'below_zero':
      return {
        en: `It has ${creditWords(balance)}; you cannot take more.`,
        de: `Es hat noch ${balance === 1 ? '1 Workout' : `${balance} Workouts`}; mehr lassen sich nicht abziehen.`,
      };
    default:
      return kind satisfies never;
  }
}

/** Why a membership was not paused or ended, in a sentence; `day` is the one that was asked for. */
export function membershipRefusal(
  { reason, membership }: Extract<MembershipOutcome, { kind: 'refused' }>,
  day: CivilDate,
): Sentence {
  const first = membership?.from ?? day;
  switch (reason) {
    case 'unknown':
      return UNKNOWN;
    case 'no_membership':
      return NO_MEMBERSHIP;
    case 'before_first_day':
      return {
        en: `The membership begins on ${first}; it cannot end before.`,
        de: `Die Mitgliedschaft beginnt am ${first}; vorher kann sie nicht enden.`,
      };
    case 'outside_membership':
      return {
        en: `The membership is valid from ${first} until ${membership?.until ?? 'it is ended'}.`,
        de: `Die Mitgliedschaft gilt ab ${first}${membership?.until == null ? '' : ` bis ${membership.until}`}.`,
      };
    case 'paused_already':
      return {
        en: 'It is paused on some of these days already.',
        de: 'An einigen dieser Tage ist sie schon pausiert.',
      };
    case 'not_a_debit_day':
      return {
        en: `A pause begins on a debit day; the next one is ${debitDayAfter(first, day)}.`,
        de: `Eine Pause beginnt an einem Abbuchungstag; der nächste ist der ${debitDayAfter(first, day)}.`,
      };
    case 'not_full_months': {
      const last = addDays(debitDayAfter(first, day), -1);
      return {
        en: `A pause lasts full months: from ${day} until ${last} at least.`,
        de: `Eine Pause dauert volle Monate: ab ${day} mindestens bis ${last}.`,
      };
    }
    case 'too_long':
      return {
        en: `A pause lasts ${LONGEST_PAUSE_MONTHS} months at most.`,
        de: `Eine Pause dauert höchstens ${LONGEST_PAUSE_MONTHS} Monate.`,
      };
    default:
      return reason satisfies never;
  }
}
