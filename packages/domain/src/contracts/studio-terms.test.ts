import { expect, it } from 'vitest';
import { FREE_CANCELLATION_MS } from '../bookings/attendance.ts';
import { CLASS_LENGTH_MS, DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/studio-calendar.ts';
import * as terms from './studio-terms.ts';

it('the figures of the contracts are those of the specification, sections 4, 5 and 9', () => {
  expect({ ...terms }).toEqual({
    VAT_PERCENT: 19,
    PASS_SIZES: [1, 5, 10],
    PASS_VALID_MONTHS: 6,
    UNLIMITED_TERM_MONTHS: 12,
    NOTICE_MONTHS: 1,
    LONGEST_PAUSE_MONTHS: 6,
    PAUSE_NOTICE_WORKING_DAYS: 5,
    LATE_CANCELLATION_FEE_CENTS: 500,
    NO_SHOW_FEE_CENTS: 1000,
    FEWEST_BOOKINGS: 4,
    CLASS_CANCELLATION_MS: 3 * HOUR_MS,
    STUDIO_TERMINATION_MS: 14 * DAY_MS,
    WITHDRAWAL_MS: 14 * DAY_MS,
    REFUND_MS: 14 * DAY_MS,
    SUPPORT_REPLY_MS: 48 * HOUR_MS,
    ADULT_YEARS: 18,
    PRIVACY_YEARS: 16,
    PASS_PAYMENT_METHODS: ['credit_card', 'paypal', 'direct_debit', 'instant_bank_transfer'],
    SUBSCRIPTION_PAYMENT_METHODS: ['credit_card', 'direct_debit'],
  });
  expect(FREE_CANCELLATION_MS).toBe(12 * HOUR_MS);
  expect(CLASS_LENGTH_MS).toBe(45 * MINUTE_MS);
});
