import { appendFileSync, rmSync, truncateSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importDirectory } from './import-directory.ts';
import { formatFault, LISTED_FAULTS } from './import-fault.ts';
import { emptyStudio, type Files, importFiles, rowVersions, STUDIO } from '../testing/import-fixture.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => emptyStudio(database.pool));

/** The faults of an import that must be refused. */
async function faultsOf(files: Files): Promise<string[]> {
  const result = await importFiles(database.pool, files);
  if (result.kind !== 'refused') throw new Error(`the import was not refused but ${result.kind}`);
  return result.faults.map(formatFault);
}

async function countRows(): Promise<number> {
  const versions = await rowVersions(database.pool);
  return versions.flat().length;
}

describe('a fault', () => {
  test('in the last line of the last file leaves the database untouched', async () => {
    await importFiles(database.pool, STUDIO);
    const before = await rowVersions(database.pool);
    const files = {
      ...STUDIO,
      'locations.csv': 'id,name\nmain,Renamed\nnew,New\n',
      'wods.csv': `${STUDIO['wods.csv']}2026-11-20,warmup,2,cat-cow,many,,,`,
    };
    expect(await faultsOf(files)).toEqual(["wods.csv:5: reps: 'many' is not a whole number from 1 to 10000"]);
    expect(await rowVersions(database.pool)).toEqual(before);
  });

  test.each<[string, Files, string[]]>([
    [
      'an empty file',
      { 'locations.csv': '' },
      ['locations.csv:1: header: the file is empty; its first row has to name id, name'],
    ],
    [
      'a wrong header, without follow-up faults',
      { ...STUDIO, 'coaches.csv': 'id,first_name\njana,Jana\n' },
      [
        'coaches.csv:1: profile_image_url: this column is missing from the header row; expected are id, first_name, profile_image_url, email',
      ],
    ],
    [
      'a broken quote in the header',
      { 'locations.csv': '"id"x,name\n' },
      [
        "locations.csv:1: header: 'x' follows the closing quote of field 1; " +
          'write a quote inside a quoted field twice, and close every quote before the next separator',
      ],
    ],
    [
      'rows with too few and too many cells',
      { 'locations.csv': 'id,name\na\nb,B\nc,C,\n' },
      [
        'locations.csv:2: row: has 1 cells, the header row has 2; text that contains the separator must be in double quotes',
        'locations.csv:4: row: has 3 cells, the header row has 2; text that contains the separator must be in double quotes',
      ],
    ],
    [
      'a quote that is never closed, without follow-up faults',
      { ...STUDIO, 'coaches.csv': 'id,first_name,profile_image_url\nben,Ben,\nlea,"Lea,\njana,Jana,\n' },
      [
        'coaches.csv:3: row: a double quote is opened here and never closed; the rows after it could not be read',
      ],
    ],
    [
      'bytes that are not UTF-8',
      {
        'locations.csv': Buffer.concat([
          Buffer.from('id,name\na,Straße\n'),
          Buffer.from('b,Straße\nc,C\nd,Straße\n', 'latin1'),
        ]),
      },
      ["locations.csv:3: row: is not UTF-8; save the file as 'CSV UTF-8' (likewise line 5)"],
    ],
    [
      'a file in UTF-16',
      { 'locations.csv': Buffer.from('\uFEFFid,name\na,A\n', 'utf16le') },
      ["locations.csv:1: file: is UTF-16, which is also called Unicode text; save the file as 'CSV UTF-8'"],
    ],
    [
      'cells between tabs',
      { 'locations.csv': 'id\tname\na\tA\n' },
      [
        "locations.csv:1: file: the cells are separated by tabs; save the file as 'CSV UTF-8', with commas or semicolons",
      ],
    ],
    [
      "a line that says 'sep='",
      { 'locations.csv': 'sep=;\r\nid;name\r\na;A\r\n' },
      [
        "locations.csv:1: file: the file begins with 'sep=;'; delete this line, the first has to name the columns",
      ],
    ],
    [
      'an unencrypted address of a picture',
      { 'coaches.csv': 'id,first_name,profile_image_url\njana,Jana,http://a.example/jana.webp\n' },
      [
        "coaches.csv:2: profile_image_url: 'http://a.example/jana.webp' is not an address; expected is one that begins with https:// or with a single /",
      ],
    ],
    [
      'two people with one address',
      {
        'customers.csv':
          'id,first_name,last_name,email\nc1,Mia,Berger,mia@member.example\nc2,Ben,Kaya,MIA@member.example\n',
      },
      [
        'customers.csv:3: email: the customer on line 2 has this address too; everybody signs in with an address, so two people cannot share one',
      ],
    ],
    [
      'one customer twice, without saying that they share an address with themselves',
      {
        'customers.csv':
          'id,first_name,last_name,email\nc1,Mia,Berger,mia@member.example\nc1,Mia,Berger,mia@member.example\n',
      },
      ['customers.csv:3: id: repeats line 2; each customer may appear in the file only once'],
    ],
    [
      'rows that are wrong for one reason, as one',
      {
        ...STUDIO,
        'workouts.csv': `${STUDIO['workouts.csv'].split('\n')[0]}\n${[1, 2, 3, 4, 5, 6, 7, 8]
          .map((day) => `w${day},X,${day}/11/2026,tom,main,12,4\n`)
          .join('')}`,
      },
      [
        "workouts.csv:2: start_datetime: '1/11/2026' is not an existing time; expected is 2026-03-30T18:00 or 30.03.2026 18:00 (Berlin time) or 2026-03-30T18:00:00+02:00 (likewise lines 3, 4, 5, 6, 7 and 2 more)",
        "workouts.csv:2: coach_id: there is no coach 'tom', neither in coaches.csv nor in the database (likewise lines 3, 4, 5, 6, 7 and 2 more)",
      ],
    ],
    [
      'a line without end',
      { 'locations.csv': Buffer.concat([Buffer.from('id,name\n'), Buffer.alloc(2 * 1024 * 1024, 'x')]) },
      ['locations.csv:2: row: this line does not end; is this a CSV file?'],
    ],
    [
      'NUL',
      { 'locations.csv': 'id,name\na,Ma\u0000in\n' },
      ["locations.csv:2: name: 'Ma in' contains a control character; remove it"],
    ],
    [
      'the same id twice',
      { 'locations.csv': 'id,name\na,A\nb,B\na,A\na,C\n' },
      [
        'locations.csv:4: id: repeats line 2; each location may appear in the file only once (likewise line 5)',
      ],
    ],
    [
      'the same card twice',
      { ...STUDIO, 'wods.csv': `${STUDIO['wods.csv']}2026-11-20,main,01,squat,5,,,\n` },
      ['wods.csv:5: date, section, position: repeats line 2; each card may appear in the file only once'],
    ],
    [
      'references that lead nowhere',
      {
        ...STUDIO,
        'workouts.csv': `${STUDIO['workouts.csv']}w3,X,2026-11-20T10:00,tom,loft,12,4\n`,
        'wods.csv': STUDIO['wods.csv'].replace('cat-cow', 'dog-cow'),
      },
      [
        "workouts.csv:4: coach_id: there is no coach 'tom', neither in coaches.csv nor in the database",
        "workouts.csv:4: location_id: there is no location 'loft', neither in locations.csv nor in the database",
        "wods.csv:4: exercise_id: there is no exercise 'dog-cow', neither in exercises.csv nor in the database",
      ],
    ],
    [
      'a faulty row is still there to be referred to',
      { ...STUDIO, 'coaches.csv': 'id,first_name,profile_image_url\njana,,\nben,Ben,,\n' },
      [
        'coaches.csv:2: first_name: is empty; expected is a text',
        'coaches.csv:3: row: has 4 cells, the header row has 3; text that contains the separator must be in double quotes',
      ],
    ],
    [
      'numbers past the borders of the tables',
      {
        ...STUDIO,
        'workouts.csv':
          'id,timer_name,start_datetime,coach_id,location_id,capacity,max_set_number\nw1,X,2026-11-20T10:00,jana,main,1001,101\n',
      },
      [
        "workouts.csv:2: capacity: '1001' is not a whole number from 1 to 1000",
        "workouts.csv:2: max_set_number: '101' is not a whole number from 1 to 100",
      ],
    ],
    [
      'times and sides where they do not belong',
      {
        ...STUDIO,
        'wods.csv':
          'date,section,position,exercise_id,reps,duration,per_side,side\n' +
          '2026-11-20,main,1,squat,8,30,,\n2026-11-20,challenge,1,squat,8,,,right\n2026-11-20,cooldown,0,squat,8,30,,both\n',
      },
      [
        'wods.csv:2: duration: is set in a row of section main; only rows of section warmup or challenge may have it, leave the cell empty',
        'wods.csv:3: side: is set in a row of section challenge; only rows of section warmup may have it, leave the cell empty',
        "wods.csv:4: section: 'cooldown' is not one of main, challenge, warmup",
        "wods.csv:4: position: '0' is not a whole number from 1 to 1000",
        "wods.csv:4: side: 'both' is not one of left, right",
      ],
    ],
  ])('%s', async (_what, files, faults) => {
    expect(await faultsOf(files)).toEqual(faults);
    expect(await countRows()).toBe(0);
  });

  test('is a file that the operating system does not hand out', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'lifted-import-'));
    await mkdir(join(directory, 'coaches.csv'));
    await writeFile(join(directory, 'locations.csv'), STUDIO['locations.csv']);
    const result = await importDirectory(database.pool, directory);
    await rm(directory, { recursive: true });
    expect(result).toMatchObject({
      kind: 'refused',
      faultCount: 1,
      faults: [
        {
          file: 'coaches.csv',
          line: 1,
          column: 'file',
          message: { en: expect.stringMatching(/^cannot be read \(EISDIR/) as unknown },
        },
      ],
    });
    expect(await countRows()).toBe(0);
  });

  // Synchronously, so that it happens before the last byte is read.
  test.each<[string, (file: string) => void]>([
    ['grown', (file) => appendFileSync(file, 'late,Late\n')],
    ['been cut off inside its last cell', (file) => truncateSync(file, STUDIO['locations.csv'].length - 3)],
    ['been taken away', (file) => rmSync(file, { force: true })],
  ])('is a file that has %s while it was read', async (_what, change) => {
    const directory = await mkdtemp(join(tmpdir(), 'lifted-import-'));
    const file = join(directory, 'locations.csv');
    await writeFile(file, STUDIO['locations.csv']);
    let isChanged = false;
    const result = await importDirectory(database.pool, directory, {
      onProgress: ({ step }) => {
        if (step !== 'reading' || isChanged) return;
        isChanged = true;
        change(file);
      },
    });
    await rm(directory, { recursive: true });
    expect(result).toMatchObject({ kind: 'refused', faults: [{ file: 'locations.csv', column: 'file' }] });
    expect(await countRows()).toBe(0);
  });

  test('is counted however many there are, and the first are listed', async () => {
    const rows = Array.from(
      { length: 3 * LISTED_FAULTS },
      (_, row) => `w${row},X,2026-11-20T10:00,c${row},main,12,4\n`,
    );
    const header = STUDIO['workouts.csv'].split('\n')[0];
    const result = await importFiles(database.pool, {
      ...STUDIO,
      'workouts.csv': `${header}\n${rows.join('')}`,
    });
    expect(result).toMatchObject({ kind: 'refused', faultCount: 3 * LISTED_FAULTS });
    expect(result).toHaveProperty('faults.length', LISTED_FAULTS);
  });
});
