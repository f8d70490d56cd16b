import { Type, type Static } from 'typebox';
import type { Call } from './call.ts';
import { Problem } from './problem.ts';
import { Day } from './wire-values.ts';

const Cents = Type.Integer({ minimum: 0 });

/** Prices of the products the pages name, by product, in cents with value-added tax; memberships for each month. */
export const CurrentPrices = Type.Object(
  {
    pass_1: Cents,
    pass_5: Cents,
    pass_10: Cents,
    unlimited: Cents,
    unlimited_flex: Cents,
    valid_from: Day,
  },
  { title: 'CurrentPrices' },
);
export type CurrentPrices = Static<typeof CurrentPrices>;

export const getPriceList = {
  method: 'GET',
  path: '/price-list',
  summary: 'The prices of today; 404 while one of the products the pages name is not sold',
  access: 'all',
  answers: { 200: CurrentPrices, 404: Problem },
} as const satisfies Call;
