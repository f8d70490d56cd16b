import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyTables } from './empty-tables.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let listener: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  listener = new pg.Client(database.connection);
  await listener.connect();
  await database.pool.query(`
    create table rooms (name text primary key);
    create table classes (room text references rooms);
    create table bars (name text);
    create function tell() returns trigger language plpgsql as $$
      begin perform pg_notify('changed', tg_table_name); return null; end $$;
    create function refuse() returns trigger language plpgsql as $$ begin raise 'never'; end $$;
    create trigger tell after insert or delete or truncate on classes for each statement execute function tell();
    create trigger tell after insert or delete or truncate on bars for each statement execute function tell();
    create trigger refuse before delete on rooms for each row execute function refuse();`);
});
afterAll(async () => {
  await listener.end();
  await database.drop();
});

it('empties tables and what refers to them, tells of it, and leaves the others', async () => {
  await database.pool.query(
    `insert into rooms values ('Loft'); insert into classes values ('Loft'); insert into bars values ('long')`,
  );
  const told: (string | undefined)[] = [];
  listener.on('notification', ({ payload }) => told.push(payload));
  await listener.query('listen changed');
  await emptyTables(database.pool, 'public.rooms');
  await listener.query('select');
  const { rows } = await database.pool.query(
    `select (select count(*) from rooms)::int as rooms, (select count(*) from classes)::int as classes,
            (select count(*) from bars)::int as bars`,
  );
  expect(rows).toEqual([{ rooms: 0, classes: 0, bars: 1 }]);
  expect(told).toEqual(['classes']);
  await database.pool.query(`insert into rooms values ('Loft')`);
  await expect(database.pool.query('delete from rooms')).rejects.toThrow('never');
});
