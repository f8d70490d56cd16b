import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const MIGRATION = new URL('../migrations/059-names-on-one-line.sql', import.meta.url);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('names that the desk and imports stored before stand on one line afterwards; others stay', async () => {
  const { pool } = database;
  await pool.query(`
    insert into studio.locations (id, name) values ('hall', E'Main\\u2028Hall'), ('loft', 'Loft');
    insert into studio.coaches (id, first_name) values ('jana', E'Ja\\u0007na');
    insert into studio.partners (id, name, quota) values ('one', 'Urban Sports', 2), ('two', E'Urban\\nSports', 2);
    insert into studio.week_templates (id, timer_name, weekday, start_time, coach_id, location_id, capacity, every_weeks, valid_from)
      values ('t', E'\\u202eHeavy\\r\\nBasics', 0, '18:00', 'jana', 'hall', 12, 1, '2026-01-05');
    insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity)
      values ('w', E'Heavy\\nBasics', '2026-11-23 18:00+01', 'jana', 'hall', 12), ('x', 'Heavy  Basics', '2026-11-24 18:00+01', 'jana', 'hall', 12);
    insert into studio.customers (id, first_name, last_name, email) values ('mia', E'\\u0007', 'Berger', 'mia@member.example')`);
  await pool.query(await readFile(MIGRATION, 'utf8'));
  const { rows } = await pool.query<{ name: string }>(`
    select name from studio.locations union all select first_name from studio.coaches union all select name from studio.partners
    union all select timer_name from studio.week_templates union all select timer_name from studio.workouts
    union all select first_name from studio.customers`);
  const sorted = (all: readonly string[]) => all.toSorted((one, other) => (one < other ? -1 : 1));
  expect(sorted(rows.map(({ name }) => name))).toEqual(
    sorted([
      'Main Hall',
      'Loft',
      'Ja na',
      // Another one has the name.
      'Urban Sports',
      'Urban\nSports',
      'Heavy Basics',
      'Heavy Basics',
      'Heavy  Basics',
      '?',
    ]),
  );
});
