import { expect, it } from 'vitest';
import { productsOn } from './products-on.ts';

const TEN = {
  name: '10 Workouts',
  cents: 14_900,
  vat_percent: 19,
  credits: 10,
  valid_months: 6,
  term_months: null,
  on_sale_from: '2026-09-01',
  on_sale_to: null,
  planned_cents: 16_500,
  planned_from: '2027-01-01',
  branch_ids: [],
};
const on = (day: string, fields: typeof TEN | object = TEN) =>
  productsOn([{ id: 'pass-10', fields: { ...TEN, ...fields } }], day)[0]?.fields;

it('an answer of yesterday says what was planned for today', () => {
  expect(on('2026-12-31')).toEqual(TEN);
  const since = { cents: 16_500, on_sale_from: '2027-01-01', planned_cents: null, planned_from: null };
  expect(on('2027-01-01')).toEqual({ ...TEN, ...since });
  expect(on('2030-01-01', { planned_cents: null, planned_from: null })?.cents).toBe(14_900);
});
