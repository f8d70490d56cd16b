import { readFile } from 'node:fs/promises';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertEntitlement, insertProducts } from '../../testing/booking-fixture.ts';
import { findPeople, newestPeople } from './find-people.ts';

const now = new Date('2026-11-20T11:00:00Z');
const PEOPLE = [
  ['1', 'Jörg', 'Müller', 'joerg@web.example'],
  ['2', 'Joerg', 'Mueller-Lüdenscheidt', 'jm@web.example'],
  ['3', 'Zoë', 'Weiß', 'zoe.white@mail.example'],
  ['4', 'Samuela', 'O’Neil', 'sam_100%@mail.example'],
  ['5', 'Anna', 'Albers', 'anna@albers.example'],
  ['6', 'Berit', 'Zander', 'berit@mail.example'],
  ['7', 'Марина', 'Øst', 'm@mail.example'],
] as const;

const MIGRATION = new URL(
  '../../../../../packages/database/migrations/054-apostrophes-in-the-search.sql',
  import.meta.url,
);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  for (const person of PEOPLE) {
    await database.pool.query(
      'insert into studio.customers (id, first_name, last_name, email) values ($1, $2, $3, $4)',
      [...person],
    );
  }
  await insertProducts(database.pool);
});
afterAll(() => database.drop());

const ids = async (query: string) => (await findPeople(database.pool, query, now)).map(({ id }) => id);

describe('the search', () => {
  it.each(['Müller', 'mueller', 'MULLER', 'muller', 'mü', 'mue', 'jörg mul', 'muller joerg', 'm jö'])(
    'finds an umlaut however it is written: %s',
    async (query) => expect(await ids(query)).toEqual(['1', '2']),
  );

  it.each([
    ['weiss', '3'],
    ['Weiß', '3'],
    ['zoe', '3'],
    ['ZOË', '3'],
    ['hite', '3'],
    ['mail white', '3'],
    ['oneil', '4'],
    ["O'Neil", '4'],
    ['muel sam', '4'],
    ['samue', '4'],
    ['ela', '4'],
    ['sam_100%@mail.example', '4'],
    ['lüdensch', '2'],
    ['марина', '7'],
    ['ost', '7'],
  ])('finds %s', async (query, id) => expect(await ids(query)).toEqual([id]));

  it.each(["'", '’', '‘', '´', '`', 'ʼ'])(
    'takes %s for an apostrophe, stored or typed',
    async (apostrophe) => {
      const APOSTROPHES = ["'", '’', '‘', '´', '`', 'ʼ'];
      await database.pool.query(
        `insert into studio.customers (id, first_name, last_name, email) values ('10', 'Pia', $1, 'pia@k.example')`,
        [`D${apostrophe}Angelo`],
      );
      for (const typed of APOSTROPHES) expect(await ids(`d${typed}angelo`)).toEqual(['10']);
      expect(await ids('dangelo')).toEqual(['10']);
      expect(await ids(`pia${apostrophe}`)).toEqual(['10']);
      await database.pool.query(`delete from studio.customers where id = '10'`);
    },
  );

  it('finds those who were there before it knew all apostrophes', async () => {
    await database.pool.query(
      `insert into studio.customers (id, first_name, last_name, email) values ('11', 'Pat', 'O´Brien', 'pat@k.example')`,
    );
    await database.pool.query(
      `update studio.people_search set words = ' o´brien pat pat k example'
        where customer_number = (select number from studio.customers where id = '11')`,
    );
    expect(await ids("o'brien")).toEqual([]);
    await database.pool.query(await readFile(MIGRATION, 'utf8'));
    expect(await ids("o'brien")).toEqual(['11']);
    await database.pool.query(`delete from studio.customers where id = '11'`);
  });

  it('finds a very long name in letters of four bytes by its beginning', async () => {
    const letters = Array.from({ length: 900 }, (_, at) => String.fromCodePoint(0x20000 + at * 37)).join('');
    await database.pool.query(
      `insert into studio.customers (id, first_name, last_name, email) values ('12', $1, $1, 'long@k.example')`,
      [letters],
    );
    expect(await ids(letters.slice(0, 10))).toEqual(['12']);
    await database.pool.query(`delete from studio.customers where id = '12'`);
  });

  it('puts words that begin so before those that have it inside', async () =>
    expect(await ids('ber')).toEqual(['6', '5']));

  it('puts last names that begin so before first names and addresses', async () => {
    await database.pool.query(
      `insert into studio.customers (id, first_name, last_name, email)
       values ('13', 'Otto', 'Bergmann', 'o@k.example'), ('14', 'Berta', 'Adler', 'b@k.example'), ('15', 'Ada', 'Bergmann', 'a@k.example')`,
    );
    expect(await ids('ber')).toEqual(['15', '13', '14', '6', '5']);
    expect(await ids('ada berg')).toEqual(['15']);
    await database.pool.query(`delete from studio.customers where id in ('13', '14', '15')`);
  });

  it('looks for one or two letters at the beginning of words only', async () => {
    expect(await ids('be')).toEqual(['6']);
    expect(await ids('lb')).toEqual([]);
  });

  it.each(['', '   ', '%', '_', '\\', 'nobody', 'anna muller'])('finds nobody for “%s”', async (query) =>
    expect(await ids(query)).toEqual([]),
  );

  it('follows a changed name and a deleted person', async () => {
    await database.pool.query(
      `insert into studio.customers (id, first_name, last_name, email) values ('8', 'Ida', 'Kranz', 'i@k.example')`,
    );
    await database.pool.query(`update studio.customers set last_name = 'Blum' where id = '8'`);
    expect(await ids('kranz')).toEqual([]);
    expect(await ids('ida blum')).toEqual(['8']);
    await database.pool.query(`delete from studio.customers where id = '8'`);
    expect(await ids('ida blum')).toEqual([]);
  });

  it('begins with the newest people, before anything is looked for', async () => {
    const newest = await newestPeople(database.pool, now);
    expect(newest.map(({ id }) => id)).toEqual(['7', '6', '5', '4', '3', '2', '1']);
  });

  it('tells what people have today', async () => {
    await insertEntitlement(database.pool, { customer: '5', product: 'pass', credits: 4 });
    await insertEntitlement(database.pool, {
      customer: '5',
      product: 'pass',
      credits: 2,
      until: '2026-11-19',
    });
    await insertEntitlement(database.pool, { customer: '6', product: 'flat' });
    expect(await findPeople(database.pool, 'anna', now)).toMatchObject([{ credits: 4, membership: 'none' }]);
    expect(await findPeople(database.pool, 'berit', now)).toMatchObject([{ membership: 'active' }]);
    await database.pool.query(`update studio.entitlements set paused = '{[2026-11-01,2026-12-01)}'
      where product_id = 'flat'`);
    expect(await findPeople(database.pool, 'berit', now)).toMatchObject([{ membership: 'paused' }]);
  });
});
