import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyStudio, importFiles } from '../testing/import-fixture.ts';
import type { ImportOptions } from './import-directory.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => emptyStudio(database.pool));
afterAll(() => database.drop());

const HEADER = 'id,first_name,last_name,email';

function imported(file: Buffer | string, options: ImportOptions = {}) {
  return importFiles(database.pool, { 'customers.csv': file }, options);
}

async function storedNames() {
  const { rows } = await database.pool.query<{ name: string }>(
    `select first_name || ' ' || last_name as name from studio.customers order by id`,
  );
  return rows.map(({ name }) => name);
}

describe('customers', () => {
  it('from Excel for Mac are read as Mac Roman where that is certain, also with its old line ends', async () => {
    for (const end of ['\n', '\r']) {
      const file = Buffer.from(
        `${HEADER}${end}k-1,J\x9arg,M\x9fller-Gro\xa7,joerg@x.example${end}`,
        'latin1',
      );
      const result = await imported(file);
      expect(result).toMatchObject({
        kind: 'imported',
        names: [{ file: 'customers.csv', names: ['Jörg Müller-Groß'] }],
        warnings: [
          {
            line: 1,
            column: 'file',
            message: {
              en: "was read as Mac Roman, so that 'Jšrg', 'MŸller-Gro§' is 'Jörg', 'Müller-Groß'; check the names, or save the file as 'CSV UTF-8'",
            },
          },
        ],
      });
      expect(await storedNames()).toEqual(['Jörg Müller-Groß']);
    }
  });

  it('whose UTF-8 was read as Windows-1252 and saved again are mended, and it says so', async () => {
    const result = await imported(
      `${HEADER}\nk-1,JÃ¶rg,MÃ¼ller-GroÃŸ,joerg@x.example\nk-2,Eva,Weiß,eva@x.example\n`,
    );
    expect(result).toMatchObject({
      kind: 'imported',
      warnings: [
        {
          message: {
            en: "was read as UTF-8, encoded twice, so that 'JÃ¶rg', 'MÃ¼ller-GroÃŸ' is 'Jörg', 'Müller-Groß'; check the names, or save the file as 'CSV UTF-8'",
          },
        },
      ],
    });
    expect(await storedNames()).toEqual(['Jörg Müller-Groß', 'Eva Weiß']);
  });

  const unsure = Buffer.from(`${HEADER}\nk-1,Du\x9ako,Kurz,kurz@x.example\n`, 'latin1');

  it('that can be read in two ways go in when somebody said which, and not before, in a dry run neither', async () => {
    for (const isDryRun of [true, false]) {
      expect(await imported(unsure, { isDryRun })).toMatchObject({
        kind: 'refused',
        faults: [
          {
            line: 1,
            column: 'file',
            message: {
              en: "reads as 'Duško' in Windows-1252 and as 'Duöko' in Mac Roman; say which is right with --encoding customers.csv=as-is or --encoding customers.csv=mac-roman, or save the file as 'CSV UTF-8'",
            },
          },
        ],
        names: [{ file: 'customers.csv', names: ['Duško Kurz'] }],
      });
    }
    expect(await storedNames()).toEqual([]);
    await imported(unsure, { readings: new Map([['customers.csv', 'mac_roman']]) });
    expect(await storedNames()).toEqual(['Duöko Kurz']);
    await imported(unsure, { readings: new Map([['customers.csv', 'as_is']]) });
    expect(await storedNames()).toEqual(['Duško Kurz']);
  });

  it('that somebody wants as they are keep odd names, with the question as a warning', async () => {
    const file = `${HEADER}\nk-1,Eva,MŸller,eva@x.example\n`;
    expect(await imported(file)).toMatchObject({ kind: 'refused' });
    expect(await imported(file, { readings: new Map([['customers.csv', 'as_is']]) })).toMatchObject({
      kind: 'imported',
      warnings: [{ message: { en: "reads as 'MŸller'; is that right? In Mac Roman it is 'Müller'" } }],
    });
    expect(await storedNames()).toEqual(['Eva MŸller']);
  });

  it('show three names, those with umlauts before others', async () => {
    const rows = ['Anna Alt', 'Ben Bär', 'Cem Çelik', 'Dora Dach', 'Eva Groß', 'Zoë Ende'];
    const lines = rows.map((name, at) => `k-${at},${name.replace(' ', ',')},k${at}@x.example\n`);
    expect(await imported(`${HEADER}\n${lines.join('')}`)).toMatchObject({
      names: [{ file: 'customers.csv', names: ['Ben Bär', 'Cem Çelik', 'Eva Groß'] }],
      warnings: [],
    });
  });
});
