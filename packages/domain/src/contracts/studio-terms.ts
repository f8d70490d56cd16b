import { DAY_MS, HOUR_MS } from '../calendar/studio-calendar.ts';

/*
 * Figures of the studio's contracts (specification, sections 4, 5 and 9). Terms, price list and declarations read them here.
 * Two more are beside their rules: FREE_CANCELLATION_MS in attendance.ts, CLASS_LENGTH_MS in studio-calendar.ts.
 */

/** Value-added tax that every price contains, in percent. */
export const VAT_PERCENT = 19;

/** Sizes of a pass, in workouts. */
export const PASS_SIZES = [1, 5, 10] as const;
export type PassSize = (typeof PASS_SIZES)[number];

/** How long a pass is valid, in months from the day it was bought. */
export const PASS_VALID_MONTHS = 6;

/** Minimum term of the Unlimited membership, in months; Unlimited Flex is open-ended and has none. */
export const UNLIMITED_TERM_MONTHS = 12;

/** Notice to the end of the Unlimited term, and after it to any day, in months. */
export const NOTICE_MONTHS = 1;

/** Longest pause of a membership, in full months. */
export const LONGEST_PAUSE_MONTHS = 6;

/** Notice before a pause: working days before the debit day it begins on. */
export const PAUSE_NOTICE_WORKING_DAYS = 5;

/** Fee for a late cancellation on an Unlimited tariff, in cents. */
export const LATE_CANCELLATION_FEE_CENTS = 500;

/** Fee for missing a class on an Unlimited tariff, in cents. */
export const NO_SHOW_FEE_CENTS = 1000;

/** Classes with fewer confirmed bookings than this may be canceled by the studio … */
export const FEWEST_BOOKINGS = 4;
/** … up to this long before they start; the booking is then free of charge. */
export const CLASS_CANCELLATION_MS = 3 * HOUR_MS;

/** The studio may end a new contract within this time. */
export const STUDIO_TERMINATION_MS = 14 * DAY_MS;

/** Customers may withdraw from a contract within this time (§ 355 (2) BGB) … */
export const WITHDRAWAL_MS = 14 * DAY_MS;
/** … and are refunded within this time after the studio received the withdrawal (§ 357 (1) BGB). */
export const REFUND_MS = 14 * DAY_MS;

/** Support answers within this time. */
export const SUPPORT_REPLY_MS = 48 * HOUR_MS;

/** Minimum age of customers (§ 2 BGB), in years. */
export const ADULT_YEARS = 18;

/** Minimum age to give data to the site (Art. 8 (1) GDPR), in years. */
export const PRIVACY_YEARS = 16;

export type PaymentMethod = 'credit_card' | 'paypal' | 'direct_debit' | 'instant_bank_transfer';

export const PASS_PAYMENT_METHODS: readonly PaymentMethod[] = [
  'credit_card',
  'paypal',
  'direct_debit',
  'instant_bank_transfer',
];

export const SUBSCRIPTION_PAYMENT_METHODS: readonly PaymentMethod[] = ['credit_card', 'direct_debit'];
