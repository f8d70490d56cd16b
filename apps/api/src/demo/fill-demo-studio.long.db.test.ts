import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTestDatabase, createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifyPassword } from '../identity/sign-in/password-hash.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, demoAccountsIn, refuseDemoAccounts } from './demo-accounts.ts';
import { holdsDemo } from './demo-state.ts';
import { type DemoFilling, fillDemoStudio } from './fill-demo-studio.ts';
import { keepDemoStudioFilled } from './keep-demo-studio-filled.ts';

const FILLED_AT = '2026-11-20T10:00:00Z';

/** Filled at FILLED_AT by two servers at once; tests that change it take a copy. */
let filled: TestDatabase;
let fillings: DemoFilling[];
let loggedByBoth: string[];
/** Holds one clip and one portrait. */
let mediaOfFilled: string;
let database: TestDatabase;
let mediaDirectory: string;
let logged: string[];
beforeAll(async () => {
  filled = await createTestDatabase();
  mediaOfFilled = await mkdtemp(join(tmpdir(), 'lifted-media-'));
  for (const folder of ['exercises', 'coaches']) await mkdir(join(mediaOfFilled, folder));
  await writeFile(join(mediaOfFilled, 'exercises/deadlift.mp4'), '');
  await writeFile(join(mediaOfFilled, 'coaches/tom.webp'), '');
  loggedByBoth = [];
  const fillOne = () =>
    fillDemoStudio(filled.pool, {
      now: new Date(FILLED_AT),
      publicUrl: 'https://lifted.example',
      log: (event) => loggedByBoth.push(event),
      mediaDirectory: mediaOfFilled,
    });
  fillings = await Promise.all([fillOne(), fillOne()]);
});
afterAll(async () => {
  await filled.drop();
  await rm(mediaOfFilled, { recursive: true });
});
beforeEach(async () => {
  mediaDirectory = await mkdtemp(join(tmpdir(), 'lifted-media-'));
  logged = [];
});
afterEach(() => rm(mediaDirectory, { recursive: true }));

const fill = (now: string): Promise<DemoFilling> =>
  fillDemoStudio(database.pool, {
    now: new Date(now),
    publicUrl: 'https://lifted.example',
    log: (event) => logged.push(event),
    mediaDirectory,
  });

async function rows<Row extends object>(sql: string, { pool }: TestDatabase = database): Promise<Row[]> {
  const result = await pool.query<Row>(sql);
  return result.rows;
}

const emptyWaitlists = () =>
  rows("update studio.waitlist_entries set state = 'left' where state = 'waiting'");

const EXTENT = `
  select to_char(min(start_datetime) at time zone 'Europe/Berlin', 'YYYY-MM-DD') as first_class,
         to_char(max(start_datetime) at time zone 'Europe/Berlin', 'YYYY-MM-DD') as last_class,
         (select min(date) from studio.wod_exercises) as first_workout,
         (select max(date) from studio.wod_exercises) as last_workout,
         (select count(distinct date) from studio.wod_exercises) as days_with_workout
    from studio.workouts`;

const ACCOUNTS = `
  select u.email, array_agg(r.role order by r.role) as roles, a.customer_id is not null as is_customer,
         max(c.password) as password
    from identity."user" u
    join studio.accounts a on a.uid = u.id
    join studio.account_roles r on r.uid = u.id
    left join identity."account" c on c."userId" = u.id
   where u.email like '%@lifted.example'
   group by u.email, is_customer order by u.email`;

test('a studio of somebody else is left alone', async () => {
  database = await createTestDatabase();
  await database.pool.query(
    "insert into studio.locations values ('main-floor', 'Main'), ('cellar', 'Cellar')",
  );
  expect(await fill('2026-11-20T10:00:00Z')).toBe('other_studio');
  const start = { now: new Date(FILLED_AT), publicUrl: 'https://lifted.example', log: () => undefined };
  await keepDemoStudioFilled(database, start);
  expect(await demoAccountsIn(database.pool)).toEqual([]);
  expect(await holdsDemo(database.pool)).toBe(false);
  expect(await rows('select from studio.coaches')).toEqual([]);
  await expect(refuseDemoAccounts(database.pool)).resolves.toBeUndefined();
  await database.drop();
});

describe('an empty database', () => {
  test('becomes a studio with two years of classes and a workout for every day of its range', async () => {
    expect(await rows(EXTENT, filled)).toEqual([
      {
        first_class: '2024-11-22',
        last_class: '2026-12-04',
        first_workout: '2026-09-21',
        last_workout: '2026-12-04',
        days_with_workout: 75,
      },
    ]);
    expect(await rows('select count(*) as coaches from studio.coaches', filled)).toEqual([{ coaches: 8 }]);
    expect(await rows('select count(*) as locations from studio.locations', filled)).toEqual([
      { locations: 2 },
    ]);
  });

  test('is filled once by two servers that start at the same time', () => {
    expect(fillings).toEqual(['filled', 'filled']);
    expect(loggedByBoth).toContain('demo_studio.filled');
  });

  test('names a clip only for exercises that have one, and a portrait only for coaches who have one', async () => {
    expect(
      await rows('select id, video_url from studio.exercises where video_url is not null', filled),
    ).toEqual([{ id: 'deadlift', video_url: '/media/exercises/deadlift.mp4' }]);
    expect(
      await rows(
        'select id, profile_image_url from studio.coaches where profile_image_url is not null',
        filled,
      ),
    ).toEqual([{ id: 'tom', profile_image_url: '/media/coaches/tom.webp' }]);
  });

  test('gets classes that keep their time of day through both clock changes', async () => {
    const [times] = await rows<{ earliest: string; latest: string }>(
      `select min((start_datetime at time zone 'Europe/Berlin')::time)::text as earliest,
              max((start_datetime at time zone 'Europe/Berlin')::time)::text as latest from studio.workouts`,
      filled,
    );
    expect(times).toEqual({ earliest: '06:30:00', latest: '20:30:00' });
  });

  test('gets 400 customers, and seven accounts to sign in with', async () => {
    expect(await rows('select count(*) as customers from studio.customers', filled)).toEqual([
      { customers: 400 },
    ]);
    const accounts = await rows<{
      email: string;
      roles: string[];
      is_customer: boolean;
      password: string | null;
    }>(ACCOUNTS, filled);
    expect(accounts.map(({ password, ...account }) => ({ ...account, password: password !== null }))).toEqual(
      [
        { email: 'coach@lifted.example', roles: ['coach'], is_customer: false, password: true },
        { email: 'desk@lifted.example', roles: ['desk'], is_customer: false, password: true },
        { email: 'member@lifted.example', roles: ['member'], is_customer: true, password: true },
        { email: 'new@lifted.example', roles: ['member'], is_customer: true, password: true },
        { email: 'nopassword@lifted.example', roles: ['member'], is_customer: true, password: false },
        { email: 'owner@lifted.example', roles: ['owner'], is_customer: false, password: true },
        { email: 'pass@lifted.example', roles: ['member'], is_customer: true, password: true },
      ],
    );
    for (const { password } of accounts) {
      if (password !== null)
        expect(await verifyPassword({ hash: password, password: DEMO_PASSWORD })).toBe(true);
    }
  });
});

test('customers have passes and memberships of today, the newcomer has nothing', async () => {
  const counted = await rows<{ product: string; people: number }>(
    `select product_id as product, count(*)::int as people from studio.entitlements
      where valid @> '2026-11-20'::date group by 1 order by 1`,
    filled,
  );
  expect(counted.map(({ product }) => product)).toEqual(['pass-10', 'pass-5', 'unlimited', 'unlimited-flex']);
  expect(counted.reduce((sum, { people }) => sum + people, 0)).toBeGreaterThan(350);
  const of = `select e.product_id, (select sum(credits)::int from studio.credit_entries where entitlement_number = e.number) as credits
                from studio.customers c join studio.entitlements e on e.customer_number = c.number where c.email = `;
  expect(await rows(`${of} 'member@lifted.example'`, filled)).toEqual([
    { product_id: 'unlimited', credits: null },
  ]);
  expect(await rows(`${of} 'new@lifted.example'`, filled)).toEqual([]);
});

test('production refuses a database with demo accounts and names them', async () => {
  await expect(refuseDemoAccounts(filled.pool)).rejects.toThrow(
    /coach@lifted\.example.*owner@lifted\.example/,
  );
});

describe('a demo studio of 20 November', () => {
  beforeEach(async () => {
    database = await copyTestDatabase(filled);
  });
  afterEach(() => database.drop());

  test('a second start on the same day changes nothing, one on a later day adds the days in between', async () => {
    const oldClasses =
      "select xmin::text, id from studio.workouts where start_datetime < '2026-12-05' order by id";
    const before = await rows(oldClasses);
    expect(await fill('2026-11-20T22:59:59Z')).toBe('left_alone');
    expect(await fill('2026-11-20T23:00:00Z')).toBe('extended');
    expect(await fill('2026-11-30T10:00:00Z')).toBe('extended');
    const [extent] = await rows(EXTENT);
    expect(extent).toMatchObject({
      last_class: '2026-12-14',
      last_workout: '2026-12-14',
      days_with_workout: 85,
    });
    expect(await rows(oldClasses)).toEqual(before);
  });

  test('a server starts a process to fill it on days that lack something, and no other', async () => {
    const start = (now: string) =>
      keepDemoStudioFilled(database, {
        now: new Date(now),
        publicUrl: 'https://lifted.example',
        log: (event) => logged.push(event),
      });
    await start(FILLED_AT);
    expect(logged).toEqual([]);
    await start('2026-11-21T10:00:00Z');
    expect(logged).toEqual(['demo_studio.extended']);
    const [extent] = await rows(EXTENT);
    expect(extent).toMatchObject({ last_class: '2026-12-05' });
  });

  test('its accounts are named at every start, also when somebody added a location of their own', async () => {
    await database.pool.query("insert into studio.locations values ('cellar', 'Cellar')");
    await keepDemoStudioFilled(database, {
      now: new Date(FILLED_AT),
      publicUrl: 'https://lifted.example',
      log: () => undefined,
    });
    expect(await demoAccountsIn(database.pool)).toEqual(DEMO_ACCOUNTS.map(({ email }) => email));
    expect(await holdsDemo(database.pool)).toBe(true);
  });

  test('what goes wrong in the process that fills it is what the start says', async () => {
    const nowhere = { ...database.connection, database: 'no_such_database' };
    const start = keepDemoStudioFilled(
      { pool: database.pool, connection: nowhere },
      {
        now: new Date('2026-11-21T10:00:00Z'),
        publicUrl: 'https://lifted.example',
        log: (event) => logged.push(event),
      },
    );
    await expect(start).rejects.toMatchObject({ message: /no_such_database/, code: '3D000' });
  });

  test('what somebody changed in the demo studio stays changed', async () => {
    await database.pool.query("update studio.coaches set first_name = 'Johanna' where id = 'jana'");
    expect(await fill('2026-11-25T10:00:00Z')).toBe('extended');
    expect(await rows("select first_name from studio.coaches where id = 'jana'")).toEqual([
      { first_name: 'Johanna' },
    ]);
  });

  test('a demo studio that lost a coach is not extended, which is said and no reason not to start', async () => {
    await database.pool.query('truncate studio.set_logs, studio.bookings, studio.waitlist_entries cascade');
    await database.pool.query("delete from studio.workouts where coach_id = 'jana'");
    await database.pool.query("delete from studio.coaches where id = 'jana'");
    expect(await fill('2026-11-30T10:00:00Z')).toBe('left_alone');
    expect(logged).toEqual(['demo_studio.not_extended']);
  });

  test('a password somebody changed stays, a demo studio without customers gets them, and customers stay as they are', async () => {
    await database.pool.query(`update identity."account" set password = 'changed'`);
    await database.pool.query("update studio.customers set first_name = 'Maja' where id = 'mia-berger'");
    expect(await fill('2026-11-20T11:00:00Z')).toBe('left_alone');
    expect(await rows(`select distinct password from identity."account"`)).toEqual([{ password: 'changed' }]);
    expect(await rows("select first_name from studio.customers where id = 'mia-berger'")).toEqual([
      { first_name: 'Maja' },
    ]);

    await emptyWaitlists();
    await database.pool.query('truncate studio.customers cascade');
    expect(await fill('2026-11-20T12:00:00Z')).toBe('extended');
    expect(await rows('select count(*) as customers from studio.customers')).toEqual([{ customers: 400 }]);
  });
});
