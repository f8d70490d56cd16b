import { Type, type Static } from 'typebox';
import type { Call } from './call.ts';
import { Problem } from './problem.ts';
import { validIn } from './timetable.ts';
import { Day } from './wire-values.ts';

const Cents = Type.Integer({ minimum: 0 });
const Months = Type.Integer({ minimum: 1, maximum: 120 });

/**
 * Those of the five products the pages name that are sold today and that the pages' words fit: their prices in cents with
 * value-added tax, memberships for each month, and what holds for all of them.
 */
export const CurrentPrices = Type.Object(
  {
    pass_1: Type.Optional(Cents),
    pass_5: Type.Optional(Cents),
    pass_10: Type.Optional(Cents),
    unlimited: Type.Optional(Cents),
    unlimited_flex: Type.Optional(Cents),
    names: Type.Optional(
      Type.Object(
        { unlimited: Type.Optional(Type.String()), unlimited_flex: Type.Optional(Type.String()) },
        { description: 'Of memberships that the studio calls something else' },
      ),
    ),
    pass_months: Type.Optional({ ...Months, description: 'How long every pass is valid' }),
    term_months: Type.Optional({ ...Months, description: 'Minimum term of Unlimited' }),
    vat_percent: Type.Integer({ minimum: 0, maximum: 100, description: 'Of every product' }),
    valid_from: Day,
    valid_in: Type.Optional(
      Type.Object(
        {
          pass_1: validIn,
          pass_5: validIn,
          pass_10: validIn,
          unlimited: validIn,
          unlimited_flex: validIn,
        },
        { description: 'In a chain: of the products that are not valid in all branches' },
      ),
    ),
  },
  { title: 'CurrentPrices' },
);
export type CurrentPrices = Static<typeof CurrentPrices>;

export const getPriceList = {
  method: 'GET',
  path: '/price-list',
  summary:
    'The prices of today, without products whose validity, term or tax the pages’ words do not fit; 404 while none is left',
  access: 'all',
  answers: { 200: CurrentPrices, 404: Problem },
} as const satisfies Call;
