import { PASS_PAYMENT_METHODS, SUBSCRIPTION_PAYMENT_METHODS } from '@lifted/domain/contracts/studio-terms';
import { priceList } from '@lifted/profile/price-list';
import { expect, it } from 'vitest';
import { FIRST_PRICES } from '../../platform/http/use-prices.ts';
import { membershipPrices, passOffers } from './offer-facts.ts';
import { paymentWords } from './payment-words.ts';

it('offers every pass the terms know, the more workouts the less each of them costs', () => {
  const perClass = Object.entries(priceList.passes).map(([workouts, cents]) => cents / Number(workouts));
  expect(passOffers(FIRST_PRICES, 'en').map(({ workouts }) => workouts)).toEqual([1, 5, 10]);
  expect(perClass).toEqual(perClass.toSorted((one, other) => other - one));
});

it('says the whole price of the minimum term beside the monthly one', () => {
  const { unlimited, joiningFee } = { ...priceList.monthly, joiningFee: priceList.joiningFee };
  const { unlimitedTerm } = membershipPrices(FIRST_PRICES, 'en');
  expect(unlimitedTerm.replaceAll(/\D/g, '')).toBe(String((12 * unlimited + joiningFee) / 100));
});

it('says of what is limited to branches where it is valid, and of nothing else', () => {
  const validIn = { ...FIRST_PRICES.validIn, 5: ['North'], unlimited: ['North', 'South'] };
  const prices = { ...FIRST_PRICES, validIn };
  expect(passOffers(prices, 'en').map(({ validOnly }) => validOnly)).toEqual([
    null,
    'Valid at North only',
    null,
  ]);
  expect(membershipPrices(prices, 'de')).toMatchObject({
    unlimitedValidOnly: 'Gilt nur an den Standorten North und South',
    unlimitedFlexValidOnly: null,
  });
});

it('asks more for a membership that binds nobody', () => {
  expect(priceList.monthly.unlimitedFlex).toBeGreaterThan(priceList.monthly.unlimited);
});

it('names the ways to pay in the words of each language', () => {
  expect(paymentWords(SUBSCRIPTION_PAYMENT_METHODS, 'en')).toBe('credit card or direct debit');
  expect(paymentWords(PASS_PAYMENT_METHODS, 'en')).toBe(
    'credit card, PayPal, direct debit or instant bank transfer',
  );
  expect(paymentWords(PASS_PAYMENT_METHODS, 'de')).toBe(
    'Kreditkarte, PayPal, Lastschrift oder Sofortüberweisung',
  );
});
