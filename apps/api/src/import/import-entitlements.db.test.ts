import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expirePasses } from '../entitlements/expire-passes.ts';
import { emptyStudio, importFiles, rowVersions } from '../testing/import-fixture.ts';
import { formatFault } from './import-fault.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const PRODUCTS =
  'id,name,cents,vat_percent,credits,valid_months,term_months,on_sale_from,on_sale_to\n' +
  'five,5 Workouts,8500,19,5,6,,2026-09-01,\nyear,Unlimited,9900,19,,,12,2026-09-01,31.12.2026\n';
const CUSTOMERS =
  'id,first_name,last_name,email\nc1,Mia,Berger,mia@member.example\nc2,Ben,Otto,ben@member.example\n';
const HEADER = 'id,customer_id,product_id,valid_from,valid_until,credits,granted_at,note,reference\n';
const PASS = 'e1,c1,five,2026-10-01,2027-04-01,3,2026-10-01T09:00,at the desk,R-1\n';
const MEMBERSHIP = 'e2,c2,year,2026-10-01,,,2026-10-01T09:00,,\n';
const STUDIO = { 'products.csv': PRODUCTS, 'customers.csv': CUSTOMERS };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => emptyStudio(database.pool));

const importRows = (rows: string, now = NOW) =>
  importFiles(database.pool, { 'entitlements.csv': HEADER + rows }, { now });
const rows = async (sql: string) => (await database.pool.query<Record<string, unknown>>(sql)).rows;
const ledger = async () =>
  (
    await rows('select kind, credits, reason from studio.credit_entries order by entitlement_number, entry')
  ).map(({ kind, credits, reason }) => [kind, credits, reason]);

async function faultsOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  const result = await importFiles(database.pool, files, { now: NOW });
  if (result.kind !== 'refused') throw new Error(`the import was not refused but ${result.kind}`);
  return result.faults.map(formatFault);
}

describe('products, passes and memberships', () => {
  test('are stored as written, a pass with what is left on it', async () => {
    const result = await importFiles(
      database.pool,
      { ...STUDIO, 'entitlements.csv': HEADER + PASS + MEMBERSHIP },
      { now: NOW },
    );
    expect(result).toMatchObject({ kind: 'imported' });
    expect(
      await rows(`select e.id, c.id as customer, product_id, valid::text, note, reference, granted_at
                    from studio.entitlements e join studio.customers c on c.number = e.customer_number order by 1`),
    ).toEqual([
      {
        id: 'e1',
        customer: 'c1',
        product_id: 'five',
        valid: '[2026-10-01,2027-04-02)',
        note: 'at the desk',
        reference: 'R-1',
        granted_at: new Date('2026-10-01T07:00:00Z'),
      },
      {
        id: 'e2',
        customer: 'c2',
        product_id: 'year',
        valid: '[2026-10-01,)',
        note: null,
        reference: null,
        granted_at: new Date('2026-10-01T07:00:00Z'),
      },
    ]);
    expect(await ledger()).toEqual([['granted', 3, null]]);
    expect(await rows('select id, cents, credits, on_sale_to from studio.products order by 1')).toEqual([
      { id: 'five', cents: 8500, credits: 5, on_sale_to: null },
      { id: 'year', cents: 9900, credits: null, on_sale_to: '2026-12-31' },
    ]);
  });

  test('imported again write no row, also after credits were used here', async () => {
    const files = { ...STUDIO, 'entitlements.csv': HEADER + PASS + MEMBERSHIP };
    await importFiles(database.pool, files, { now: NOW });
    await database.pool.query(
      `insert into studio.credit_entries (entitlement_number, entry, kind, credits, before, after, at, reason)
       select number, 2, 'adjusted', -1, 3, 2, now(), 'used (studio)' from studio.entitlements where id = 'e1'`,
    );
    const before = [await rowVersions(database.pool), await ledger()];
    const again = await importFiles(database.pool, files, { now: NOW });
    expect(
      again.kind === 'imported' && again.files.map(({ unchanged, rows: all }) => all - unchanged),
    ).toEqual([0, 0, 0]);
    expect([await rowVersions(database.pool), await ledger()]).toEqual(before);
  });

  test('keep the price of their sale when the same files bring a higher one for the product', async () => {
    const files = { ...STUDIO, 'entitlements.csv': HEADER + PASS + MEMBERSHIP };
    await importFiles(database.pool, files, { now: NOW });
    const dearer = PRODUCTS.replace('8500', '9500').replace('9900', '10900');
    const later = 'e3,c1,year,2026-12-01,,,2026-12-01T09:00,,\n';
    const entitlements = HEADER + PASS.replace(',3,', ',2,') + MEMBERSHIP + later;
    await importFiles(
      database.pool,
      { ...files, 'products.csv': dearer, 'entitlements.csv': entitlements },
      { now: NOW },
    );
    expect(await rows('select id, sold_cents from studio.entitlements order by id')).toEqual([
      { id: 'e1', sold_cents: 8500 },
      { id: 'e2', sold_cents: 9900 },
      { id: 'e3', sold_cents: 10_900 },
    ]);
  });
});

describe('the credits of a pass', () => {
  beforeEach(async () => {
    await importFiles(database.pool, { ...STUDIO, 'entitlements.csv': HEADER + PASS }, { now: NOW });
  });

  test('follow a changed figure by the difference, whatever happened here', async () => {
    await database.pool.query(
      `insert into studio.credit_entries (entitlement_number, entry, kind, credits, before, after, at, reason)
       select number, 2, 'adjusted', -2, 3, 1, now(), 'used (studio)' from studio.entitlements where id = 'e1'`,
    );
    const result = await importRows(PASS.replace(',3,', ',4,'));
    expect(result).toMatchObject({ files: [{ updated: 1, unchanged: 0 }] });
    await importRows(PASS.replace(',3,', ',4,'));
    await importRows(PASS.replace(',3,', ',2,'));
    expect(await ledger()).toEqual([
      ['granted', 3, null],
      ['adjusted', -2, 'used (studio)'],
      ['adjusted', 1, 'import'],
      ['adjusted', -2, 'import'],
    ]);
    expect(await faultsOf({ 'entitlements.csv': HEADER + PASS.replace(',3,', ',1,') })).toEqual([
      'entitlements.csv:2: credits: is less than what was booked or used on this pass here',
    ]);
  });

  test('stay expired with the same file, and come back with a later last day', async () => {
    const over = new Date('2027-04-02T12:00:00Z');
    await expirePasses(database.pool, over);
    await importRows(PASS, over);
    await importRows(PASS.replace(',3,', ',1,'), over);
    expect(await ledger()).toEqual([
      ['granted', 3, null],
      ['expired', -3, null],
    ]);
    const longer = PASS.replace('2027-04-01', '2027-05-01');
    await importRows(longer.replace(',3,', ',2,'), over);
    await importRows(longer.replace(',3,', ',2,'), over);
    expect((await ledger()).slice(2)).toEqual([
      ['extended', 3, null],
      ['adjusted', -1, 'import'],
    ]);
  });

  test('are dated as the pass is, so that what was booked with it since follows them; a correction is of today', async () => {
    await importRows(PASS.replace(',3,', ',4,'));
    const ahead = PASS.replace('e1,', 'e2,').replace('2026-10-01T09:00', '2026-12-01T09:00');
    await importRows(ahead);
    expect(
      await rows('select kind, at from studio.credit_entries order by entitlement_number, entry'),
    ).toEqual([
      { kind: 'granted', at: new Date('2026-10-01T07:00:00Z') },
      { kind: 'adjusted', at: NOW },
      { kind: 'granted', at: NOW },
    ]);
  });

  test('begin with the first figure that is not zero', async () => {
    const empty = 'e9,c1,five,2026-10-01,2027-04-01,0,2026-10-01T09:00,,\n';
    await importRows(empty);
    await importRows(empty.replace(',0,', ',2,'));
    expect((await ledger()).slice(1)).toEqual([['granted', 2, null]]);
  });
});

describe('faults', () => {
  test('of cells and rows are named once each', async () => {
    expect(
      await faultsOf({
        ...STUDIO,
        'products.csv':
          `${PRODUCTS}Ten,10,12.50,19,10,6,,2026-09-01,\na,A,1,19,5,,,2026-09-01,\nb,B,1,19,,6,,2026-09-01,\n` +
          'c,C,1,19,5,6,12,2026-09-01,2026-08-31\n',
        'entitlements.csv': [
          HEADER.trim(),
          'e1,c1,five,2026-10-01,,,2026-10-01T09:00,,',
          'e2,c1,five,2026-10-01,soon,many,2026-10-01T09:00,,',
          'e3,c1,year,2026-10-01,2026-09-30,4,2026-10-01T09:00,,',
          'e4,c7,ten,2026-10-01,2026-10-01,1,2026-10-01T09:00,,',
        ].join('\n'),
      }),
    ).toEqual([
      "products.csv:4: id: 'Ten' is not the id of a product; expected are 1 to 40 small letters, digits or hyphens",
      "products.csv:4: cents: '12.50' is not a whole number from 0 to 10000000",
      'products.csv:5: valid_months: is empty; a pass, which has credits, is valid for some months',
      'products.csv:6: credits: is empty; only a pass is valid for some months, and it has credits',
      'products.csv:7: term_months: is set; a pass, which has credits, has no minimum term',
      'products.csv:7: on_sale_to: 2026-08-31 lies before on_sale_from 2026-09-01',
      'entitlements.csv:2: valid_until: is empty; a pass has a last day',
      'entitlements.csv:2: credits: is empty; expected is how many are left on the pass',
      "entitlements.csv:3: valid_until: 'soon' is not an existing date; expected is YYYY-MM-DD or DD.MM.YYYY, years 2000 to 2199",
      "entitlements.csv:3: credits: 'many' is not a whole number from 0 to 1000",
      'entitlements.csv:4: valid_until: 2026-09-30 lies before valid_from 2026-10-01',
      'entitlements.csv:4: credits: is set for a membership, which has none; leave the cell empty',
      "entitlements.csv:5: customer_id: there is no customer 'c7', neither in customers.csv nor in the database",
      "entitlements.csv:5: product_id: there is no product 'ten', neither in products.csv nor in the database",
    ]);
  });

  test('of rows that contradict the database are named', async () => {
    await importFiles(
      database.pool,
      { ...STUDIO, 'entitlements.csv': HEADER + PASS + MEMBERSHIP },
      { now: NOW },
    );
    expect(
      await faultsOf({
        'products.csv': PRODUCTS.replace('year,Unlimited,9900,19,,,12', 'year,Unlimited,9900,19,99,12,'),
      }),
    ).toEqual([
      "products.csv:3: credits: 'year' has been sold as a membership and stays one; give the new product another id",
    ]);
    expect(
      await faultsOf({
        'entitlements.csv':
          HEADER +
          PASS.replace('c1', 'c2') +
          MEMBERSHIP.replace('year', 'five').replace(',,,', ',2027-04-01,5,'),
      }),
    ).toEqual([
      'entitlements.csv:2: customer_id: this pass or membership belongs to somebody else in the database',
      'entitlements.csv:3: product_id: this pass or membership is of another product in the database',
    ]);
  });
});

describe('a price that is planned at the desk', () => {
  const PLANNED = `select cents, on_sale_from, planned_cents, planned_from from studio.products where id = 'five'`;
  beforeEach(async () => {
    await importFiles(database.pool, STUDIO, { now: NOW });
    await database.pool.query(
      `update studio.products set planned_cents = 9500, planned_from = '2027-01-01' where id = 'five'`,
    );
  });

  test('stays when an import changes the price of before', async () => {
    await importFiles(database.pool, { 'products.csv': PRODUCTS.replace('8500', '9000') }, { now: NOW });
    expect(await rows(PLANNED)).toEqual([
      { cents: 9000, on_sale_from: '2026-09-01', planned_cents: 9500, planned_from: '2027-01-01' },
    ]);
  });

  test('is the price once its day has come, which an import changes as any other', async () => {
    const now = new Date('2027-01-01T12:00:00Z');
    const same = PRODUCTS.replace('8500', '9500').replace(',5,6,,2026-09-01', ',5,6,,2027-01-01');
    await importFiles(database.pool, { 'products.csv': same }, { now });
    const holds = { cents: 9500, on_sale_from: '2027-01-01', planned_cents: null, planned_from: null };
    expect(await rows(PLANNED)).toEqual([holds]);
    await database.pool.query(
      `update studio.products set cents = 8500, planned_cents = 9500, planned_from = '2027-01-01' where id = 'five'`,
    );
    await importFiles(database.pool, { 'products.csv': same.replace('9500', '9900') }, { now });
    expect(await rows(PLANNED)).toEqual([{ ...holds, cents: 9900 }]);
  });

  test.each([
    ['on_sale_from', ',2026-09-01,\nyear', ',2027-01-01,\nyear', 'from 2027-01-01, and by this the product'],
    [
      'on_sale_to',
      ',2026-09-01,\nyear',
      ',2026-09-01,2026-12-31\nyear',
      'from 2027-01-01, and by then the product',
    ],
  ])('refuses a file whose %s leaves no day for it', async (column, written, changed, sentence) => {
    const faults = await faultsOf({ 'products.csv': PRODUCTS.replace(written, changed) });
    expect(faults).toEqual([
      expect.stringContaining(`products.csv:2: ${column}: another price is planned ${sentence}`),
    ]);
  });
});
