import { FREE_CANCELLATION_MS } from '@lifted/domain/bookings/attendance';
import { MOST_UPCOMING } from '@lifted/domain/bookings/booking';
import {
  BOOKING_OPENS_MS,
  EARLY_CLASS,
  FEW_NOTICE_MS,
  FIRST_COME_MS,
  MOVED_FREE_MS,
  NIGHT_ENDS,
  NIGHT_STARTS,
  NOON,
  OFFER_MS,
  PROMOTED_FREE_MS,
  SECOND_THOUGHTS_MS,
  SHORT_OFFER_MS,
  SHORT_OFFERS_MS,
} from '@lifted/domain/bookings/booking-times';
import { RETURNED_CREDIT_DAYS } from '@lifted/domain/bookings/entitlement-dates';
import { FEE_PENDING_MS } from '@lifted/domain/bookings/fee';
import { germanDate } from '@lifted/domain/language/member-dates';
import { CLASS_LENGTH_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { paymentWords } from '@lifted/domain/contracts/payment-words';
import { exactEuroWords } from '@lifted/domain/language/euro-words';
import { listWords } from '@lifted/domain/language/list-words';
import { HOLD_MS } from '@lifted/domain/bookings/trial-booking';
import {
  ADULT_YEARS,
  CLASS_CANCELLATION_MS,
  FEWEST_BOOKINGS,
  LATE_CANCELLATION_FEE_CENTS,
  LONGEST_PAUSE_MONTHS,
  NO_SHOW_FEE_CENTS,
  NOTICE_MONTHS,
  PASS_PAYMENT_METHODS,
  PASS_SIZES,
  PAUSE_NOTICE_WORKING_DAYS,
  PRIVACY_YEARS,
  REFUND_MS,
  STUDIO_TERMINATION_MS,
  SUBSCRIPTION_PAYMENT_METHODS,
  SUPPORT_REPLY_MS,
  WITHDRAWAL_MS,
} from '@lifted/domain/contracts/studio-terms';
import type { Rating, WholeStudio } from '@lifted/profile/studio-profile';
import type { Prices } from '../../../platform/http/use-prices.ts';
import { germanClock, inDays, inHours, inMinutes, justUnder } from '../german-figures.ts';

const decimal = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1 });

/** Every figure, name and address in the terms; the texts contain none themselves. */
export function termsFacts(studio: WholeStudio, prices: Omit<Prices, 'joiningFee' | 'validFrom'>) {
  const { address, contact, legal, bookingService, joiningFee = 0 } = studio;
  const { monthly, names, passes } = prices;
  const sizes = PASS_SIZES.filter((size) => passes[size] !== undefined);
  return {
    studioName: studio.name,
    company: legal.company,
    address: `${address.street}, ${address.postcode} ${address.city}`,
    email: contact.email,
    phone: contact.phone,
    bookingService: bookingService.name,
    bookingCompany: bookingService.company,
    ratings: [studio.rating, studio.partnerRating].flatMap((rating) =>
      rating === null ? [] : [ratingFacts(rating)],
    ),
    testimonials: studio.testimonialsNote.de,
    classesPerWeek: studio.classesPerWeek,
    classMinutes: CLASS_LENGTH_MS / MINUTE_MS,
    // Null: no such product is sold, or nothing is known of the products.
    passSizes: sizes.length === 0 ? null : listWords(sizes.map(String), 'de', 'or'),
    membershipWithTerm: monthly.unlimited === undefined ? null : names.unlimited,
    openMembership: monthly.unlimitedFlex === undefined ? null : names.unlimitedFlex,
    joiningFee: joiningFee === 0 ? null : exactEuroWords(joiningFee, 'de'),
    passMonths: prices.passMonths,
    termMonths: prices.termMonths,
    validAt: Object.values(prices.validIn).every((branches) => branches.length === 0)
      ? 'am Tag des Kurses'
      : 'am Tag und am Standort des Kurses',
    noticeMonths: NOTICE_MONTHS,
    pauseMonths: LONGEST_PAUSE_MONTHS,
    pauseNoticeDays: PAUSE_NOTICE_WORKING_DAYS,
    freeHours: inHours(FREE_CANCELLATION_MS),
    lateTime: justUnder(FREE_CANCELLATION_MS),
    bookingDays: inDays(BOOKING_OPENS_MS),
    mostUpcoming: MOST_UPCOMING,
    secondThoughtsMinutes: inMinutes(SECOND_THOUGHTS_MS),
    movedMinutes: inMinutes(MOVED_FREE_MS),
    promotedHours: inHours(PROMOTED_FREE_MS),
    offerMinutes: inMinutes(OFFER_MS),
    shortOfferMinutes: inMinutes(SHORT_OFFER_MS),
    shortOfferHours: inHours(SHORT_OFFERS_MS),
    firstComeMinutes: inMinutes(FIRST_COME_MS),
    nightStart: germanClock(NIGHT_STARTS),
    nightEnd: germanClock(NIGHT_ENDS),
    earlyClass: germanClock(EARLY_CLASS),
    holdMinutes: inMinutes(HOLD_MS),
    feePendingHours: inHours(FEE_PENDING_MS),
    returnedCreditDays: RETURNED_CREDIT_DAYS,
    fewNoticeHours: inHours(FEW_NOTICE_MS),
    noon: germanClock(NOON),
    lateFee: exactEuroWords(LATE_CANCELLATION_FEE_CENTS, 'de'),
    noShowFee: exactEuroWords(NO_SHOW_FEE_CENTS, 'de'),
    fewestBookings: FEWEST_BOOKINGS,
    classCancellationHours: inHours(CLASS_CANCELLATION_MS),
    studioTerminationDays: inDays(STUDIO_TERMINATION_MS),
    withdrawalDays: inDays(WITHDRAWAL_MS),
    refundDays: inDays(REFUND_MS),
    supportHours: inHours(SUPPORT_REPLY_MS),
    adultYears: ADULT_YEARS,
    privacyYears: PRIVACY_YEARS,
    vatPercent: prices.vatPercent,
    passPayments: paymentWords(PASS_PAYMENT_METHODS, 'de'),
    subscriptionPayments: paymentWords(SUBSCRIPTION_PAYMENT_METHODS, 'de'),
  };
}

function ratingFacts({ value, count, source, asOf, check }: Rating) {
  return {
    value: decimal.format(value),
    count: count.toLocaleString('de-DE'),
    source,
    asOf: germanDate(asOf),
    check: check.de,
  };
}

export type TermsFacts = Readonly<ReturnType<typeof termsFacts>>;
