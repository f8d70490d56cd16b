import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noteLanguage } from '../notifications/reader.ts';
import { insertEntitlement, insertProducts } from '../testing/booking-fixture.ts';
import { createDeskFixture, type DeskFixture } from '../testing/desk-fixture.ts';
import { emptyStudio, importFiles } from '../testing/import-fixture.ts';
import { insertClass } from '../testing/studio-fixture.ts';
import { formatFault } from './import-fault.ts';

const NOW = new Date('2026-11-20T11:00:00Z');

let desk: DeskFixture;
beforeAll(async () => {
  desk = await createDeskFixture(() => NOW);
});
afterAll(() => desk.close());
beforeEach(async () => {
  const { pool } = desk.database;
  await emptyStudio(pool);
  await pool.query('truncate studio.mail_outbox, studio.products cascade');
  await insertProducts(pool);
});

const importWith = (...lines: readonly string[]) =>
  importFiles(desk.database.pool, { 'customers.csv': `${lines.join('\n')}\n` });
const LANGUAGES = 'id,first_name,last_name,email,language';
const mia = (language: string) => `mia,Mia,Berger,mia@member.example,${language}`;

async function numberOfMia(): Promise<number> {
  const { rows } = await desk.database.pool.query<{ number: number }>(
    `select number from studio.customers where id = 'mia'`,
  );
  return rows[0]?.number ?? 0;
}

/** What Mia reads when the desk books a class for her. */
async function subjectOfBooking(): Promise<string> {
  const { pool } = desk.database;
  await insertEntitlement(pool, { customer: 'mia', product: 'flat' });
  await insertClass(pool, { id: 'evening', start: '2026-11-25T18:00+01:00', timerName: 'Heavy Basics' });
  const booking = { customer_id: 'mia', may_exceed: false };
  expect((await desk.send('POST', '/classes/evening/bookings', booking)).status).toBeLessThan(300);
  const { rows } = await pool.query<{ subject: string }>(`select subject from studio.mail_outbox`);
  return rows[0]?.subject ?? '';
}

describe('the language a file names for a customer', () => {
  it.each([
    ['de', /^Gebucht: Heavy Basics, Mittwoch/],
    ['EN', /^Booked: Heavy Basics, Wednesday/],
  ])('is that of their mails: %s', async (language, subject) => {
    await importWith(LANGUAGES, mia(language));
    const said = await subjectOfBooking();
    expect(said).toMatch(subject);
    expect(said).not.toContain(' / ');
  });

  it.each([
    ['an empty cell', [LANGUAGES, mia('')]],
    ['no such column', ['id,first_name,last_name,email', 'mia,Mia,Berger,mia@member.example']],
  ])('is unknown with %s: mails are in both', async (_, lines) => {
    await importWith(...lines);
    expect(await subjectOfBooking()).toMatch(/^Booked: .* \/ Gebucht: /);
  });

  it('gives way to that of a page they used, and does not come back with the next import', async () => {
    await importWith(LANGUAGES, mia('de'));
    await noteLanguage(desk.database.pool, await numberOfMia(), 'en');
    await importWith(LANGUAGES, mia('de'));
    expect(await subjectOfBooking()).toMatch(/^Booked: /);
  });

  it('stays when a later file has no such column, and is corrected by one that has it', async () => {
    await importWith(LANGUAGES, mia('de'));
    await importWith('id,first_name,last_name,email', 'mia,Mia,Berg,mia@member.example');
    const stored = async () =>
      (await desk.database.pool.query<object>(`select last_name, language from studio.customers`)).rows;
    expect(await stored()).toEqual([{ last_name: 'Berg', language: 'de' }]);
    await importWith(LANGUAGES, mia('en'));
    expect(await stored()).toEqual([{ last_name: 'Berger', language: 'en' }]);
  });

  it('is refused where it is another one', async () => {
    const result = await importWith(LANGUAGES, mia('french'));
    expect(result.kind === 'refused' && result.faults.map(formatFault)).toEqual([
      `customers.csv:2: language: 'french' is not one of en, de`,
    ]);
  });
});
