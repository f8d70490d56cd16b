import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { studio } from '@lifted/profile/studio';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyStudio, importFiles, STUDIO, type Files } from '../testing/import-fixture.ts';
import { importAtDesk } from './desk/import-at-desk.ts';
import { formatFault } from './import-fault.ts';
import type { NamedRow } from './named-rows.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => emptyStudio(database.pool));
afterAll(() => database.drop());

const HEADER = 'id,first_name,last_name,email\n';
const EVA = 'k-1,Eva,Kurz,kurz@x.example\n';
const PAUL = 'k-2,Paul,Kurz,KURZ@x.example\n';
const ANNA = 'k-3,Anna,Gut,gut@x.example\n';
const TWO_OF_ONE_ADDRESS = { 'customers.csv': HEADER + EVA + PAUL + ANNA };

const imported = (files: Files, ...namedRows: readonly NamedRow[]) =>
  importFiles(database.pool, files, { namedRows });
const leaveOut = (line: number, file = 'customers.csv') => ({ file, line, way: 'leave_out' }) as const;
const withoutSignIn = (line: number) => ({ file: 'customers.csv', line, way: 'without_sign_in' }) as const;

/** Who exists, and under which address they sign in. */
async function people() {
  const { rows } = await database.pool.query<{ name: string; signsInAs: string | null; ownAddress: boolean }>(
    `select c.first_name as name, u.email as "signsInAs", c.email not like '%.invalid' as "ownAddress"
       from studio.customers c
       left join studio.accounts a on a.customer_id = c.id left join identity."user" u on u.id = a.uid order by c.id`,
  );
  return rows.map(({ name, signsInAs, ownAddress }) => [name, signsInAs, ownAddress]);
}

async function faults(files: Files, ...namedRows: readonly NamedRow[]) {
  const result = await imported(files, ...namedRows);
  if (result.kind !== 'refused') throw new Error(`not refused but ${result.kind}`);
  return result.faults.map(formatFault);
}

describe('two people with one address', () => {
  it('are refused, as before, and everybody with them', async () => {
    const result = await imported(TWO_OF_ONE_ADDRESS);
    expect(result).toMatchObject({ kind: 'refused', faults: [{ line: 3, needsNoSignIn: true }] });
    expect(await people()).toEqual([]);
  });

  it('can be left out by line, and the rest is imported', async () => {
    expect(await imported(TWO_OF_ONE_ADDRESS, leaveOut(3))).toMatchObject({
      kind: 'imported',
      files: [{ rows: 2, inserted: 2, unchanged: 0 }],
      takenOut: [{ file: 'customers.csv', named: 1, following: 0 }],
    });
    expect(await people()).toEqual([
      ['Eva', 'kurz@x.example', true],
      ['Anna', 'gut@x.example', true],
    ]);
  });

  it('can both come in, the second without a sign-in of their own', async () => {
    expect(await imported(TWO_OF_ONE_ADDRESS, withoutSignIn(3))).toMatchObject({
      kind: 'imported',
      files: [{ rows: 3, inserted: 3 }],
      takenOut: [],
    });
    expect(await people()).toEqual([
      ['Eva', 'kurz@x.example', true],
      ['Paul', null, false],
      ['Anna', 'gut@x.example', true],
    ]);
  });

  it('stay so in the next import, wherever the line is then, until the address is their own', async () => {
    await imported(TWO_OF_ONE_ADDRESS, withoutSignIn(3));
    for (const files of [{ 'customers.csv': HEADER + ANNA + PAUL + EVA }, { 'customers.csv': HEADER + PAUL }])
      expect(await imported(files)).toMatchObject({ kind: 'imported', files: [{ inserted: 0, updated: 0 }] });
    await imported({ 'customers.csv': `${HEADER}k-2,Paul,Kurz,paul@x.example\n` });
    expect((await people())[1]).toEqual(['Paul', 'paul@x.example', true]);
  });

  it('keep the sign-in they have', async () => {
    await imported({ 'customers.csv': `${HEADER}k-2,Paul,Kurz,paul@x.example\n` });
    expect(await faults(TWO_OF_ONE_ADDRESS, withoutSignIn(3))).toEqual([
      'customers.csv:3: email: this person signs in here already, and would not be able to any more; leave the row out instead',
    ]);
    expect(await people()).toEqual([['Paul', 'paul@x.example', true]]);
  });

  it('of whom one is in the studio and not in the file can come in so, too', async () => {
    await imported({ 'customers.csv': HEADER + EVA });
    const [fault] = await faults({ 'customers.csv': HEADER + PAUL });
    expect(fault).toContain("belongs to the customer 'k-1'");
    await imported({ 'customers.csv': HEADER + PAUL }, withoutSignIn(2));
    expect((await people())[1]).toEqual(['Paul', null, false]);
  });
});

describe('at the desk', () => {
  const check = (...rows: readonly NamedRow[]) =>
    importAtDesk(database.pool, {
      files: [{ name: 'customers', text: TWO_OF_ONE_ADDRESS['customers.csv'] }],
      rows: rows.map((row) => ({ ...row, file: 'customers' })),
      apply: false,
      seen: null,
      uid: 'owner',
      language: 'de',
      now: new Date('2026-11-18T11:00:00Z'),
      letters: { studio, publicUrl: 'https://lifted.example' },
      onProgress: () => undefined,
      signal: new AbortController().signal,
    });

  it('the fault says that the person could come in without a sign-in', async () => {
    expect(await check()).toMatchObject({
      outcome: 'refused',
      faults: [{ line: 3, column: 'email', needs_no_sign_in: true }],
    });
  });

  it('either choice makes it an import', async () => {
    expect(await check(leaveOut(3))).toMatchObject({
      outcome: 'checked',
      files: [{ rows: 2, added: 2 }],
      taken_out: [{ file: 'customers.csv', named: 1, following: 0 }],
    });
    expect(await check(withoutSignIn(3))).toMatchObject({
      outcome: 'checked',
      files: [{ rows: 3, added: 3 }],
    });
    expect(await people()).toEqual([]);
  });
});

describe('a row that is left out', () => {
  it('may be wrong in any way', async () => {
    const files = { 'customers.csv': `${HEADER}k-1,,Kurz,no address\n${ANNA}k-4,"Tom",Lang\n` };
    expect(await imported(files, leaveOut(2), leaveOut(4))).toMatchObject({
      kind: 'imported',
      files: [{ rows: 1, inserted: 1 }],
    });
  });

  it('takes along the rows that refer to it, and those that refer to these', async () => {
    const files = {
      ...STUDIO,
      ...TWO_OF_ONE_ADDRESS,
      'bookings.csv':
        'id,customer_id,workout_id,booked_at,canceled_at,has_attended\n' +
        'b-1,k-1,w1,2026-11-01T10:00,,\nb-2,k-2,w1,2026-11-01T10:00,,\nb-3,k-3,w2,2026-11-01T10:00,,\n',
    };
    const result = await imported(files, leaveOut(3), leaveOut(3, 'workouts.csv'));
    expect(result).toMatchObject({
      kind: 'imported',
      takenOut: [
        { file: 'workouts.csv', named: 1, following: 0 },
        { file: 'customers.csv', named: 1, following: 0 },
        { file: 'bookings.csv', named: 0, following: 2 },
      ],
    });
    const { rows } = await database.pool.query('select id from studio.bookings');
    expect(rows).toEqual([{ id: 'b-1' }]);
  });

  it('takes nobody along who is in the studio already', async () => {
    await imported({ ...STUDIO, 'customers.csv': HEADER + EVA });
    const bookings =
      'id,customer_id,workout_id,booked_at,canceled_at,has_attended\nb-1,k-1,w1,2026-11-01T10:00,,\n';
    const files = { 'customers.csv': `${HEADER}k-1,Eva,,kurz@x.example\n`, 'bookings.csv': bookings };
    expect(await imported(files, leaveOut(2))).toMatchObject({
      kind: 'imported',
      takenOut: [{ file: 'customers.csv', named: 1, following: 0 }],
    });
    expect((await database.pool.query('select from studio.bookings')).rowCount).toBe(1);
  });

  it('has to be there', async () => {
    const none = 'row: no row begins on this line that could be treated so';
    const files = { 'customers.csv': HEADER + EVA };
    expect(await faults(files, leaveOut(3))).toEqual([`customers.csv:3: ${none}`]);
    expect(await faults(files, withoutSignIn(3))).toEqual([`customers.csv:3: ${none}`]);
    expect(await faults(files, leaveOut(2, 'roles.csv'))).toEqual([`roles.csv:2: ${none}`]);
  });
});
