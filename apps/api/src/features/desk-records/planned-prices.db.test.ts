import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDeskFixture, type DeskFixture } from '../../testing/desk-fixture.ts';

const NOVEMBER = new Date('2026-11-20T11:00:00Z');
const LAST_MOMENT = new Date('2026-12-31T22:59:59.999Z');
const MIDNIGHT = new Date('2026-12-31T23:00:00Z');
const TEN = {
  name: '10 Workouts',
  cents: 14_900,
  vat_percent: 19,
  credits: 10,
  valid_months: 6,
  term_months: null,
  on_sale_from: '2026-09-01',
  on_sale_to: null as string | null,
  planned_cents: null as number | null,
  planned_from: null as string | null,
  branch_ids: [],
};
const PLANNED = { ...TEN, planned_cents: 16_500, planned_from: '2027-01-01' };
const NEW_YEAR = { ...TEN, cents: 16_500, on_sale_from: '2027-01-01' };

let desk: DeskFixture;
let now: Date;
let id: string;
beforeAll(async () => {
  desk = await createDeskFixture(() => now);
});
afterAll(() => desk.close());
beforeEach(async () => {
  now = NOVEMBER;
  id = (await desk.send('POST', '/products', { fields: TEN })).body.id;
});

const edit = (was: object, fields: object) => desk.send('PUT', `/products/${id}`, { was, fields });

async function fields() {
  return (await desk.read<{ id: string; fields: typeof TEN }[]>('/products')).find((one) => one.id === id)
    ?.fields;
}

it('is planned, changed and withdrawn, and every step can be undone while its day is ahead', async () => {
  const planned = (await edit(TEN, PLANNED)).body.change;
  expect(await fields()).toEqual(PLANNED);
  const later = { ...PLANNED, planned_cents: 17_000, planned_from: '2027-02-01' };
  const changed = (await edit(PLANNED, later)).body.change;
  const withdrawn = (await edit(later, TEN)).body.change;
  expect(await fields()).toEqual(TEN);
  for (const [change, left] of [
    [withdrawn, later],
    [changed, PLANNED],
    [planned, TEN],
  ] as const) {
    expect((await desk.undo(change)).status).toBe(200);
    expect(await fields()).toEqual(left);
  }
});

it('is the price from midnight in Berlin on, sold since that day, and then nothing is planned', async () => {
  await edit(TEN, PLANNED);
  now = LAST_MOMENT;
  expect(await fields()).toEqual(PLANNED);
  now = MIDNIGHT;
  expect(await fields()).toEqual(NEW_YEAR);
});

it('is listed by the price of the day', async () => {
  const { body } = await desk.send('POST', '/products', {
    fields: { ...TEN, name: 'Dearer', cents: 15_000 },
  });
  await edit(TEN, PLANNED);
  const order = async () => {
    return (await desk.read<{ id: string }[]>('/products')).flatMap((one) =>
      [id, body.id].includes(one.id) ? one.id : [],
    );
  };
  expect(await order()).toEqual([id, body.id]);
  now = MIDNIGHT;
  expect(await order()).toEqual([body.id, id]);
});

it('once it holds is kept by later edits, of what it was and of what a form from before that midnight shows', async () => {
  await edit(TEN, PLANNED);
  now = MIDNIGHT;
  expect((await edit(PLANNED, { ...PLANNED, name: 'Ten' })).status).toBe(200);
  expect(await fields()).toEqual({ ...NEW_YEAR, name: 'Ten' });
  const late = await edit(PLANNED, { ...PLANNED, cents: 15_500 });
  expect(late).toMatchObject({ status: 409, body: { code: 'stale_version', current: { cents: 16_500 } } });
  const next = { ...NEW_YEAR, name: 'Ten', planned_cents: 18_000, planned_from: '2028-01-01' };
  expect((await edit({ ...NEW_YEAR, name: 'Ten' }, next)).status).toBe(200);
  expect(await fields()).toEqual(next);
});

it('cannot be undone once its day has come, nor come back by an undo', async () => {
  const planned = (await edit(TEN, PLANNED)).body.change;
  now = MIDNIGHT;
  expect((await desk.undo(planned)).body.code).toBe('cannot_undo');
  expect(await fields()).toEqual(NEW_YEAR);
});

it('that was withdrawn does not come back after its day', async () => {
  await edit(TEN, PLANNED);
  const withdrawn = (await edit(PLANNED, TEN)).body.change;
  now = new Date('2027-01-01T23:00:00Z');
  expect((await desk.undo(withdrawn)).body.errors).toMatchObject([{ field: 'planned_from' }]);
  expect(await fields()).toEqual(TEN);
});

it('of a product that comes back by an undo holds where its day has come', async () => {
  const { body: other } = await desk.send('POST', '/products', { fields: PLANNED });
  const removed = (await desk.undo(other.change)).body.change;
  now = MIDNIGHT;
  expect((await desk.undo(removed)).status).toBe(200);
  id = other.id;
  expect(await fields()).toEqual(NEW_YEAR);
});

it('of today is the price at once', async () => {
  await edit(TEN, { ...TEN, planned_cents: 16_500, planned_from: '2026-11-20' });
  expect(await fields()).toEqual({ ...TEN, cents: 16_500, on_sale_from: '2026-11-20' });
});

it('that two people plan differently is told to the second, and not overwritten', async () => {
  await edit(TEN, PLANNED);
  const other = await edit(TEN, { ...TEN, planned_cents: 17_000, planned_from: '2027-01-01' });
  expect(other).toMatchObject({ status: 409, body: { code: 'stale_version', current: PLANNED } });
  expect(await fields()).toEqual(PLANNED);
});

it.each([
  ['without its day', { planned_cents: 16_500 }, 'planned_from', 'From which day on?'],
  ['without a price', { planned_from: '2027-01-01' }, 'planned_cents', 'What will it cost'],
  ['of today without a price', { planned_from: '2026-11-20' }, 'planned_cents', 'What will it cost'],
  ['of yesterday', { ...PLANNED, planned_from: '2026-11-19' }, 'planned_from', 'This day has passed'],
  [
    'before the first day of sale',
    { ...PLANNED, on_sale_from: '2027-01-01' },
    'planned_from',
    'It is not on sale before',
  ],
  [
    'after the last day of sale',
    { ...PLANNED, on_sale_to: '2026-12-31' },
    'planned_from',
    'By then it is no longer on sale',
  ],
])(
  '%s is refused beside its field, for a new product and for one that exists',
  async (_, change, field, sentence) => {
    const wanted = { ...TEN, ...change };
    for (const refused of [
      await desk.send('POST', '/products', { fields: wanted }),
      await edit(TEN, wanted),
    ]) {
      expect(refused.status).toBe(422);
      expect(refused.body.errors).toMatchObject([{ field }]);
      expect(refused.body.errors?.[0]?.message).toContain(sentence);
    }
    expect(await fields()).toEqual(TEN);
  },
);

it('keeps a product on sale until then: a new price with a later first day of sale is refused', async () => {
  const gap = await edit(TEN, { ...TEN, cents: 16_500, on_sale_from: '2027-01-01' });
  expect(gap.body.errors).toMatchObject([{ field: 'on_sale_from' }]);
  expect(await fields()).toEqual(TEN);
});

it('can be refused later: the sale ends before it begins', async () => {
  await edit(TEN, PLANNED);
  const ending = await edit(PLANNED, { ...PLANNED, on_sale_to: '2026-12-31' });
  expect(ending.body.errors).toMatchObject([{ field: 'planned_from' }]);
  expect((await edit(PLANNED, { ...TEN, on_sale_to: '2026-12-31' })).status).toBe(200);
});
