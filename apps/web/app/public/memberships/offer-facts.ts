import { FREE_CANCELLATION_MS } from '@lifted/domain/bookings/attendance';
import {
  BOOKING_OPENS_MS,
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
import type { Prices } from '../../platform/http/use-prices.ts';

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

/** The passes with their prices in words, the smallest first. */
export function passOffers(
  prices: Pick<Prices, 'passes' | 'validIn'>,
  language: Language,
): readonly PassOffer[] {
  return PASS_SIZES.map((workouts) => {
    const cents = prices.passes[workouts];
    return {
      workouts,
      price: euroWords(cents, language),
      perClass: euroWords(passClassPrice(cents, workouts), language),
      validOnly: validOnlyWords(prices.validIn[workouts], studio.address.street, language),
    };
  });
}

/** Classes per week in the page's example. */
const EXAMPLE_CLASSES_PER_WEEK = 2;

/** Prices of the memberships in words. */
export function membershipPrices(
  {
    passes,
    monthly,
    joiningFee,
    termMonths,
    validIn,
  }: Omit<Prices, 'validFrom' | 'passMonths' | 'vatPercent'>,
  language: Language,
) {
  const { unlimited, unlimitedFlex } = monthly;
  const euros = (cents: number) => euroWords(cents, language);
  return {
    unlimited: euros(unlimited),
    unlimitedFlex: euros(unlimitedFlex),
    unlimitedTerm: euros(unlimitedTermPrice(unlimited, termMonths, joiningFee)),
    joiningFee: euros(joiningFee),
    unlimitedPerClass: euros(memberClassPrice(unlimited, EXAMPLE_CLASSES_PER_WEEK)),
    unlimitedFlexPerClass: euros(memberClassPrice(unlimitedFlex, EXAMPLE_CLASSES_PER_WEEK)),
    cheaperFrom: cheaperFrom(unlimited, passes[1]),
    unlimitedValidOnly: validOnlyWords(validIn.unlimited, studio.address.street, language),
    unlimitedFlexValidOnly: validOnlyWords(validIn.unlimitedFlex, studio.address.street, language),
  };
}

/** Fees of the Unlimited tariffs in words. */
export function feeWords(language: Language) {
  return {
    late: euroWords(LATE_CANCELLATION_FEE_CENTS, language),
    noShow: euroWords(NO_SHOW_FEE_CENTS, language),
  };
}
