import { PASS_PAYMENT_METHODS, SUBSCRIPTION_PAYMENT_METHODS } from '@lifted/domain/contracts/studio-terms';
import { priceList } from '@lifted/profile/price-list';
import { expect, it } from 'vitest';
import { pricesOf } from '../../platform/http/use-prices.ts';
import { membershipOffer, passOffers } from './offer-facts.ts';
import { paymentWords } from './payment-words.ts';

const { passes, monthly } = priceList;
const PRICES = pricesOf({
  pass_1: passes[1],
  pass_5: passes[5],
  pass_10: passes[10],
  unlimited: monthly.unlimited,
  unlimited_flex: monthly.unlimitedFlex,
  vat_percent: 19,
  valid_from: priceList.validFrom,
});

it('offers every pass the terms know, the more workouts the less each of them costs', () => {
  const perClass = Object.entries(priceList.passes).map(([workouts, cents]) => cents / Number(workouts));
  expect(passOffers(PRICES, 'en').map(({ workouts }) => workouts)).toEqual([1, 5, 10]);
  expect(perClass).toEqual(perClass.toSorted((one, other) => other - one));
});

it('says the whole price of the minimum term beside the monthly one', () => {
  const { unlimited, joiningFee } = { ...priceList.monthly, joiningFee: priceList.joiningFee };
  const total = membershipOffer(PRICES, 'unlimited', 'en')?.total;
  expect(total?.replaceAll(/\D/g, '')).toBe(String((12 * unlimited + joiningFee) / 100));
});

it('says of what is limited to branches where it is valid, and of nothing else', () => {
  const validIn = { ...PRICES.validIn, 5: ['North'], unlimited: ['North', 'South'] };
  const prices = { ...PRICES, validIn };
  expect(passOffers(prices, 'en').map(({ validOnly }) => validOnly)).toEqual([
    null,
    'Valid at North only',
    null,
  ]);
  expect(
    (['unlimited', 'unlimitedFlex'] as const).map((kind) => membershipOffer(prices, kind, 'de')),
  ).toMatchObject([{ validOnly: 'Gilt nur an den Standorten North und South' }, { validOnly: null }]);
});

it('offers nothing that is not sold, and compares with no such thing', () => {
  const { passes: sold, monthly: each } = PRICES;
  const prices = {
    ...PRICES,
    passes: { ...sold, 1: undefined },
    monthly: { ...each, unlimitedFlex: undefined },
  };
  expect(passOffers(prices, 'en').map(({ workouts }) => workouts)).toEqual([5, 10]);
  expect(membershipOffer(prices, 'unlimitedFlex', 'en')).toBeUndefined();
  expect(membershipOffer(prices, 'unlimited', 'en')?.cheaperFrom).toBeNull();
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
