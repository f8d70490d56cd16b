import { emptyTables } from '@lifted/database/empty-tables';
import { DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDeskFixture, type DeskFixture } from '../desk-fixture.ts';
import { answerIn, importFiles } from '../import-fixture.ts';

/* The rate of value-added tax falls on 1 July and rises again on 1 January, as it did in 2020. */

const MIDNIGHT = new Date('2026-06-30T22:00:00Z');
const LAST_MOMENT = new Date(MIDNIGHT.getTime() - 1);
const NEW_YEAR = new Date('2026-12-31T23:00:00Z');
const END = new Date('2027-03-15T12:00:00Z');

const PASS = {
  name: 'Pass',
  cents: 11_900,
  vat_percent: 19,
  credits: 10,
  valid_months: 6,
  term_months: null,
  on_sale_from: '2026-01-01',
  on_sale_to: null,
  planned_cents: null,
  planned_from: null,
  branch_ids: [],
};
const FLAT = { ...PASS, name: 'Flat', credits: null, valid_months: null };
const HEADER = 'id,name,cents,vat_percent,credits,valid_months,term_months,on_sale_from,on_sale_to\n';

let desk: DeskFixture;
let now: Date;
/** Of the pass. */
let id: string;
beforeAll(async () => {
  desk = await createDeskFixture(() => now);
});
afterAll(() => desk.close());
beforeEach(async () => {
  await emptyTables(desk.database.pool, 'studio.products');
  now = new Date('2026-05-01T10:00:00Z');
  ({ id } = (await desk.send('POST', '/products', { fields: PASS })).body);
});

/** The owner changes the rate, or more, at an instant; answers the entry of the log. */
async function edit(at: Date, was: object, fields: object, product = id): Promise<string | null> {
  now = at;
  const { status, body } = await desk.send('PUT', `/products/${product}`, { was, fields });
  expect(status).toBe(200);
  return body.change;
}
const at = (percent: number) => ({ ...PASS, vat_percent: percent });

async function undo(when: Date, change: string | null): Promise<string | null> {
  now = when;
  const { status, body } = await desk.undo(change);
  expect(status).toBe(200);
  return body.change;
}

const sell = (product: string, sales: Readonly<Record<string, Date>>) =>
  desk.database.pool.query(
    `insert into studio.entitlements (id, product_id, valid, granted_at, note)
     select note, $1, daterange(studio.berlin_date(sold), null), sold, note
       from jsonb_each_text($2) as s (note, at) cross join lateral (select at::timestamptz as sold) instant`,
    [product, JSON.stringify(sales)],
  );

/** The columns of the adviser's file for a year and more, the earliest first. */
async function file(...columns: readonly string[]): Promise<string[]> {
  now = END;
  const { body } = await desk.app.inject({
    url: '/api/desk/numbers/granted/rows.csv?first=2026-01-01&last=2027-03-15',
    headers: { authorization: 'Bearer owner' },
  });
  const [header = '', ...lines] = body.trim().split('\r\n');
  const places = columns.map((column) => header.split(';').indexOf(column));
  return lines.toReversed().map((line) => places.map((place) => line.split(';')[place]).join(' '));
}
const rates = () => file('how_it_was_sold', 'vat_percent');

/** A pass on each of these days at noon. */
const onDays = (...days: readonly string[]) =>
  sell(id, Object.fromEntries(days.map((day) => [day, new Date(`2026-${day}T12:00:00Z`)])));

it('a pass has the rate of the day it was sold on, from midnight in Berlin on the new one', async () => {
  await sell(id, { before: LAST_MOMENT });
  await edit(MIDNIGHT, PASS, at(16));
  await sell(id, { since: MIDNIGHT });
  expect(await file('how_it_was_sold', 'gross_euros', 'vat_percent', 'vat_euros', 'net_euros')).toEqual([
    'before 119,00 19 19,00 100,00',
    'since 119,00 16 16,41 102,59',
  ]);
});

it('a rate that is changed during the day holds since that midnight', async () => {
  await sell(id, { before: LAST_MOMENT, morning: new Date(MIDNIGHT.getTime() + DAY_MS / 4) });
  await edit(new Date(MIDNIGHT.getTime() + DAY_MS / 2), PASS, at(16));
  expect(await rates()).toEqual(['before 19', 'morning 16']);
});

it('each month of a membership has the rate of the day it is charged', async () => {
  const { id: flat } = (await desk.send('POST', '/products', { fields: FLAT })).body;
  await sell(flat, { 'on the 1st': new Date('2026-06-01T10:00:00Z') });
  await sell(flat, { 'on the last': new Date('2026-05-31T10:00:00Z') });
  await edit(MIDNIGHT, FLAT, { ...FLAT, vat_percent: 16 }, flat);
  await edit(NEW_YEAR, { ...FLAT, vat_percent: 16 }, FLAT, flat);
  expect(await file('day', 'vat_percent')).toEqual([
    '31.05.2026 19',
    '01.06.2026 19',
    '30.06.2026 19',
    '01.07.2026 16',
    '31.07.2026 16',
    '01.08.2026 16',
    '31.08.2026 16',
    '01.09.2026 16',
    '30.09.2026 16',
    '01.10.2026 16',
    '31.10.2026 16',
    '01.11.2026 16',
    '30.11.2026 16',
    '01.12.2026 16',
    '31.12.2026 16',
    '01.01.2027 19',
    '31.01.2027 19',
    '01.02.2027 19',
    '28.02.2027 19',
    '01.03.2027 19',
  ]);
});

it('a rate that is taken back by hand on the same day was never another', async () => {
  await onDays('07-01', '07-02');
  await edit(MIDNIGHT, PASS, at(61));
  await edit(new Date(MIDNIGHT.getTime() + DAY_MS / 2), at(61), PASS);
  expect(await rates()).toEqual(['07-01 19', '07-02 19']);
});

it('undoing a change gives the sales since then the rate they would have had, and undoing that takes it away again', async () => {
  await onDays('06-30', '07-01', '07-02', '07-03');
  const before = await rates();
  const change = await edit(MIDNIGHT, PASS, at(16));
  const changed = await rates();
  expect(changed).toEqual(['06-30 19', '07-01 16', '07-02 16', '07-03 16']);
  const undone = await undo(new Date(MIDNIGHT.getTime() + DAY_MS), change);
  expect(await rates()).toEqual(before);
  const again = await undo(new Date(MIDNIGHT.getTime() + 2 * DAY_MS), undone);
  expect(await rates()).toEqual(changed);
  await undo(new Date(MIDNIGHT.getTime() + 3 * DAY_MS), again);
  expect(await rates()).toEqual(before);
});

it('the second of two changes of a day is undone by itself', async () => {
  await onDays('06-30', '07-01', '07-02');
  await edit(MIDNIGHT, PASS, at(16));
  const change = await edit(new Date(MIDNIGHT.getTime() + DAY_MS / 2), at(16), at(7));
  expect(await rates()).toEqual(['06-30 19', '07-01 7', '07-02 7']);
  await undo(new Date(MIDNIGHT.getTime() + 2 * DAY_MS), change);
  expect(await rates()).toEqual(['06-30 19', '07-01 16', '07-02 16']);
});

it('two changes that are undone one after the other leave the sales as before', async () => {
  await onDays('06-30', '07-01', '07-02', '07-03');
  const before = await rates();
  const first = await edit(MIDNIGHT, PASS, at(16));
  const second = await edit(new Date(MIDNIGHT.getTime() + DAY_MS), at(16), at(7));
  const later = new Date(MIDNIGHT.getTime() + 2 * DAY_MS);
  await undo(later, second);
  await undo(later, first);
  expect(await rates()).toEqual(before);
});

it('a change that is undone after the rate has changed again leaves the sales of before as they are', async () => {
  await onDays('06-30', '07-01', '07-02', '07-03', '07-04');
  const change = await edit(MIDNIGHT, PASS, at(16));
  await edit(new Date(MIDNIGHT.getTime() + DAY_MS), at(16), PASS);
  await edit(new Date(MIDNIGHT.getTime() + 2 * DAY_MS), PASS, at(16));
  await undo(new Date(MIDNIGHT.getTime() + 3 * DAY_MS), change);
  expect(await rates()).toEqual(['06-30 19', '07-01 16', '07-02 19', '07-03 16', '07-04 19']);
});

it('an edit of something else leaves the rates, also one that is undone', async () => {
  await onDays('06-30', '07-01', '07-02');
  await edit(MIDNIGHT, PASS, at(16));
  const change = await edit(new Date(MIDNIGHT.getTime() + DAY_MS), at(16), { ...at(16), name: 'Ten' });
  await undo(new Date(MIDNIGHT.getTime() + 2 * DAY_MS), change);
  expect(await rates()).toEqual(['06-30 19', '07-01 16', '07-02 16']);
});

it('a product that is added by an undo is sold at its rate', async () => {
  const { body } = await desk.send('POST', '/products', { fields: { ...PASS, vat_percent: 7 } });
  await undo(MIDNIGHT, (await desk.undo(body.change)).body.change);
  await sell(body.id, { before: LAST_MOMENT, since: MIDNIGHT });
  expect(await rates()).toEqual(['before 7', 'since 7']);
});

/** Looks at what a file would change and imports it, as the page does; answers the entry of the log. */
async function importAtDesk(when: Date, text: string): Promise<string | null> {
  now = when;
  const post = async (apply: boolean, seen: string | null) => {
    const files = [{ name: 'products', text, called: 'products.csv' }];
    const { body } = await desk.app.inject({
      method: 'POST',
      url: '/api/desk/import',
      headers: { authorization: 'Bearer owner' },
      payload: { files, apply, seen },
    });
    return answerIn(body);
  };
  const looked = await post(false, null);
  if (looked.outcome !== 'checked') throw new Error(JSON.stringify(looked));
  const applied = await post(true, looked.seen);
  if (applied.outcome !== 'applied') throw new Error(JSON.stringify(applied));
  return applied.change;
}

it('an imported rate holds from the day of the import, and taking the import back leaves the sales as before', async () => {
  await onDays('06-30', '07-01', '07-02', '07-03');
  const before = await rates();
  const change = await importAtDesk(MIDNIGHT, `${HEADER}${id},Pass,11900,16,10,6,,2026-01-01,\n`);
  expect(await rates()).toEqual(['06-30 19', '07-01 16', '07-02 16', '07-03 16']);
  await undo(new Date(MIDNIGHT.getTime() + 2 * DAY_MS), change);
  expect(await rates()).toEqual(before);
});

it('an import of a new product can be taken back', async () => {
  const change = await importAtDesk(MIDNIGHT, `${HEADER}ten,Ten,11900,16,10,6,,2026-01-01,\n`);
  await undo(MIDNIGHT, change);
  const { rows } = await desk.database.pool.query('select product_id from studio.vat_rates');
  expect(rows).toEqual([{ product_id: id }]);
});

it('the command line imports a rate from its own day on, too', async () => {
  await onDays('06-30', '07-01');
  const files = { 'products.csv': `${HEADER}${id},Pass,11900,16,10,6,,2026-01-01,\n` };
  await importFiles(desk.database.pool, files, { now: MIDNIGHT });
  expect(await rates()).toEqual(['06-30 19', '07-01 16']);
});
