import { expect, it } from 'vitest';
import { paymentWords } from './payment-words.ts';
import { PASS_PAYMENT_METHODS, SUBSCRIPTION_PAYMENT_METHODS } from './studio-terms.ts';

it('names the ways to pay in the words of each language', () => {
  expect(paymentWords(SUBSCRIPTION_PAYMENT_METHODS, 'en')).toBe('credit card or direct debit');
  expect(paymentWords(PASS_PAYMENT_METHODS, 'en')).toBe(
    'credit card, PayPal, direct debit or instant bank transfer',
  );
  expect(paymentWords(PASS_PAYMENT_METHODS, 'de')).toBe(
    'Kreditkarte, PayPal, Lastschrift oder Sofortüberweisung',
  );
});
