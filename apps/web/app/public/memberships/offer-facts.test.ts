import type { CurrentPrices } from '@lifted/contract/price-list';
import { priceList } from '@lifted/profile/price-list';
import { replaceProfile, wholeProfile } from '@lifted/profile/whole-profile';
import { expect, it } from 'vitest';
import type { Language } from '../../language.ts';
import { FIRST_TERMS, pricesOf, type Prices } from '../../platform/http/use-prices.ts';
import { MEMBERSHIP_WORDS } from './membership-words.ts';
import { membershipOffer, passOffers, soldOf } from './offer-facts.ts';

const { passes, monthly } = priceList;
const LISTED: CurrentPrices = {
  pass_1: passes[1],
  pass_5: passes[5],
  pass_10: passes[10],
  unlimited: monthly.unlimited,
  unlimited_flex: monthly.unlimitedFlex,
  vat_percent: 19,
  valid_from: priceList.validFrom,
};
const PRICES = pricesOf(LISTED);
const RELEASE_STUDIO = { ...wholeProfile.studio };

it('offers every pass the terms know, the more workouts the less each of them costs', () => {
  const perClass = Object.entries(priceList.passes).map(([workouts, cents]) => cents / Number(workouts));
  expect(passOffers(PRICES, 'en').map(({ workouts }) => workouts)).toEqual([1, 5, 10]);
  expect(perClass).toEqual(perClass.toSorted((one, other) => other - one));
});

it('asks for joining what the studio’s profile says, by default nothing', () => {
  expect(PRICES.joiningFee).toBe(0);
  replaceProfile({ ...wholeProfile, studio: { ...wholeProfile.studio, joiningFee: 4900 } });
  expect(pricesOf(LISTED).joiningFee).toBe(4900);
  replaceProfile({ ...wholeProfile, studio: RELEASE_STUDIO });
  expect(pricesOf(LISTED).joiningFee).toBe(0);
});

it('leads with what is sold, in both languages', () => {
  const leadOf = (language: Language, prices: Prices | null) => {
    const { largest, hasMembership } = soldOf(prices);
    return MEMBERSHIP_WORDS[language].lead(largest, hasMembership);
  };
  const { passes: none, monthly: nothing } = FIRST_TERMS;
  expect(leadOf('en', PRICES)).toBe(
    'Ten classes on one pass, or as many as you like for one monthly price. Nothing to sign until you’ve tried it.',
  );
  expect(leadOf('de', { ...PRICES, passes: { ...none, 5: 8500 }, monthly: nothing })).toBe(
    'Fünf Kurse in einem Paket. Unterschreiben musst du nichts, bevor du es ausprobiert hast.',
  );
  expect(leadOf('en', { ...PRICES, passes: none })).toMatch(
    /^As many classes as you like for one monthly price\./,
  );
  expect(leadOf('en', null)).toBe('Nothing to sign until you’ve tried it.');
});

it('says the whole price of the minimum term beside the monthly one', () => {
  const totalOf = (joiningFee: number) =>
    membershipOffer({ ...PRICES, joiningFee }, 'unlimited', 'en')?.total.replaceAll(/\D/g, '');
  expect(totalOf(0)).toBe(String((12 * monthly.unlimited) / 100));
  expect(totalOf(4900)).toBe(String((12 * monthly.unlimited + 4900) / 100));
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
