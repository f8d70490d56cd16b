import type { DeskClass } from '@lifted/contract/desk/desk-classes';
import type { WantedSubstitute } from '@lifted/contract/desk/desk-substitutes';
import type { DeskTimetableClass } from '@lifted/contract/desk/desk-timetable';
import type { DeskToday } from '@lifted/contract/desk/desk-today';
import { emptyTables } from '@lifted/database/empty-tables';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDeskFixture, type DeskFixture } from '../../testing/desk-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

let desk: DeskFixture;
beforeAll(async () => {
  desk = await createDeskFixture(() => NOW);
  await desk.database.pool.query(
    `insert into identity."user" (id, name, email, "emailVerified") values ('coach', 'Jana', 'coach@studio.example', true)`,
  );
});
afterAll(() => desk.close());
/** Ben’s class in the evening; Jana, who may be the substitute, and Olga give others. */
beforeEach(async () => {
  const { pool } = desk.database;
  await emptyTables(pool, 'studio.workouts');
  await insertClass(pool, { id: 'evening', start: '2026-11-20T17:00:00Z', coach: 'Ben', location: 'Hall' });
  await insertClass(pool, { id: 'janas', start: '2026-11-21T17:00:00Z', coach: 'Jana' });
  await insertClass(pool, { id: 'olgas', start: '2026-11-22T17:00:00Z', coach: 'Olga' });
  await pool.query(`update studio.coaches set email = 'coach@studio.example' where id = 'Jana'`);
});

const ask = () => desk.send('POST', '/classes/evening/substitute', {});
const accept = () => desk.send('POST', '/classes/evening/substitute/accept', {}, 'coach');
async function giveTo(coach: string): Promise<string | null> {
  const { fields } = await desk.read<DeskClass>('/classes/evening');
  const given = await desk.send('PUT', '/classes/evening', {
    was: fields,
    fields: { ...fields, coach_id: coach },
  });
  expect(given.status).toBe(200);
  return given.body.change;
}

/** How many classes each page says a substitute is wanted for. */
async function wanted() {
  const listed = await desk.read<WantedSubstitute[]>('/substitutes', 'coach');
  const { substitutes_wanted: today } = await desk.read<DeskToday>('/today');
  const week = await desk.read<DeskTimetableClass[]>('/timetable?from=2026-11-20&to=2026-11-22');
  return [listed.length, today, week.filter((one) => one.is_substitute_wanted).length];
}

it('a substitute is no longer wanted once the desk has given the class to somebody else', async () => {
  await ask();
  expect(await wanted()).toEqual([1, 1, 1]);
  await giveTo('Olga');
  expect(await wanted()).toEqual([0, 0, 0]);
  const { status, body } = await accept();
  expect([status, body.code]).toEqual([409, 'offer_gone']);
  expect(body.detail).toContain('has a coach by now');
});

it('a substitute is wanted again once the class is given back', async () => {
  await ask();
  const given = await giveTo('Olga');
  expect((await desk.undo(given)).status).toBe(200);
  expect(await wanted()).toEqual([1, 1, 1]);
  expect((await accept()).status).toBe(200);
});

it('whom the desk gave the class can ask for a substitute, too', async () => {
  await ask();
  await giveTo('Olga');
  expect((await ask()).status).toBe(200);
  expect(await wanted()).toEqual([1, 1, 1]);
  expect((await accept()).status).toBe(200);
});

it('a substitute is wanted for who gets the class back, also where the substitute had asked for another one', async () => {
  await ask();
  const { change } = (await accept()).body;
  await ask();
  expect((await desk.undo(change)).status).toBe(200);
  expect(await wanted()).toEqual([1, 1, 1]);
});
