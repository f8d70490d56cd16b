import { FREE_CANCELLATION_MS } from '@lifted/domain/bookings/attendance';
import {
  BOOKING_OPENS_MS,
  FIRST_COME_MS,
  OFFER_MS,
  PROMOTED_FREE_MS,
  SECOND_THOUGHTS_MS,
  SHORT_OFFER_MS,
  SHORT_OFFERS_MS,
} from '@lifted/domain/bookings/booking-times';
import { validOnlyWords } from '@lifted/domain/bookings/valid-in';
import { FEE_PENDING_MS } from '@lifted/domain/bookings/fee';
import {
  cheaperFrom,
  memberClassPrice,
  passClassPrice,
  unlimitedTermPrice,
} from '@lifted/domain/classes/class-price';
import { euroWords } from '@lifted/domain/language/euro-words';
import type { Language } from '@lifted/domain/language/language';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import {
  ADULT_YEARS,
  CLASS_CANCELLATION_MS,
  FEWEST_BOOKINGS,
  LATE_CANCELLATION_FEE_CENTS,
  LONGEST_PAUSE_MONTHS,
  NO_SHOW_FEE_CENTS,
  PASS_SIZES,
  PAUSE_NOTICE_WORKING_DAYS,
  REFUND_MS,
  SUPPORT_REPLY_MS,
  WITHDRAWAL_MS,
  type PassSize,
} from '@lifted/domain/contracts/studio-terms';
import { studio } from '@lifted/profile/studio';
import type { MembershipKind, Prices } from '../../platform/http/use-prices.ts';

/** The figures of the studio's contracts as the words of this page say them. */
export const RULES = {
  pauseMonths: LONGEST_PAUSE_MONTHS,
  pauseNoticeDays: PAUSE_NOTICE_WORKING_DAYS,
  freeHours: FREE_CANCELLATION_MS / HOUR_MS,
  bookingDays: BOOKING_OPENS_MS / DAY_MS,
  secondThoughtsMinutes: SECOND_THOUGHTS_MS / MINUTE_MS,
  promotedHours: PROMOTED_FREE_MS / HOUR_MS,
  offerMinutes: OFFER_MS / MINUTE_MS,
  shortOfferMinutes: SHORT_OFFER_MS / MINUTE_MS,
  shortOfferHours: SHORT_OFFERS_MS / HOUR_MS,
  firstComeMinutes: FIRST_COME_MS / MINUTE_MS,
  feePendingHours: FEE_PENDING_MS / HOUR_MS,
  fewestBookings: FEWEST_BOOKINGS,
  classCancellationHours: CLASS_CANCELLATION_MS / HOUR_MS,
  refundDays: REFUND_MS / DAY_MS,
  adultYears: ADULT_YEARS,
  withdrawalDays: WITHDRAWAL_MS / DAY_MS,
  replyHours: SUPPORT_REPLY_MS / HOUR_MS,
} as const;

export interface PassOffer {
  readonly workouts: PassSize;
  readonly price: string;
  readonly perClass: string;
  /** In a chain, where it is valid if not everywhere: 'Valid at North only'. */
  readonly validOnly: string | null;
}

/** The passes that are sold with their prices in words, the smallest first. */
export function passOffers(
  prices: Pick<Prices, 'passes' | 'validIn'>,
  language: Language,
): readonly PassOffer[] {
  return PASS_SIZES.flatMap((workouts) => {
    const cents = prices.passes[workouts];
    if (cents === undefined) return [];
    const price = euroWords(cents, language);
    const perClass = euroWords(passClassPrice(cents, workouts), language);
    const validOnly = validOnlyWords(prices.validIn[workouts], studio.address.street, language);
    return [{ workouts, price, perClass, validOnly }];
  });
}

/** Whether passes are sold, and up to which size; whether memberships are. Of an unknown list neither. */
export function soldOf(prices: Pick<Prices, 'passes' | 'monthly'> | null): {
  readonly largest: PassSize | undefined;
  readonly hasMembership: boolean;
} {
  if (prices === null) return { largest: undefined, hasMembership: false };
  return {
    largest: PASS_SIZES.findLast((size) => prices.passes[size] !== undefined),
    hasMembership: Object.values(prices.monthly).some((cents) => cents !== undefined),
  };
}

/** Classes per week in the page's example. */
const EXAMPLE_CLASSES_PER_WEEK = 2;

export interface MembershipOffer {
  readonly price: string;
  readonly perClass: string;
  /** What the whole minimum term costs, of the one that has a term. */
  readonly total: string;
  /** From which class a month on it costs less than single workouts; null while these are not sold. */
  readonly cheaperFrom: number | null;
  readonly validOnly: string | null;
}

/** A membership with its prices in words; undefined while it is not sold. */
export function membershipOffer(
  {
    passes,
    monthly,
    joiningFee,
    termMonths,
    validIn,
  }: Omit<Prices, 'validFrom' | 'passMonths' | 'vatPercent'>,
  kind: MembershipKind,
  language: Language,
): MembershipOffer | undefined {
  const cents = monthly[kind];
  if (cents === undefined) return undefined;
  const single = passes[1];
  return {
    price: euroWords(cents, language),
    perClass: euroWords(memberClassPrice(cents, EXAMPLE_CLASSES_PER_WEEK), language),
    total: euroWords(unlimitedTermPrice(cents, termMonths, joiningFee), language),
    cheaperFrom: single === undefined ? null : cheaperFrom(cents, single),
    validOnly: validOnlyWords(validIn[kind], studio.address.street, language),
  };
}

/** Fees of memberships in words. */
export function feeWords(language: Language) {
  return {
    late: euroWords(LATE_CANCELLATION_FEE_CENTS, language),
    noShow: euroWords(NO_SHOW_FEE_CENTS, language),
  };
}
