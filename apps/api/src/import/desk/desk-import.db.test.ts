import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { studio } from '@lifted/profile/studio';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeskChanges } from '../../audit/desk-changes.ts';
import { registerDeskLog } from '../../features/desk-log/desk-log-routes.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import {
  answerIn,
  emptyStudio,
  everythingImported,
  importFiles,
  linesOf,
  STUDIO,
} from '../../testing/import-fixture.ts';
import { findTestCaller } from '../../testing/member-fixture.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import { registerDeskImport } from './desk-import-routes.ts';

const now = new Date('2026-11-18T11:00:00Z');
const CUSTOMERS =
  'id,first_name,last_name,email\n1,Mia,Berger,mia@member.example\n2,Ben,Kaya,ben@member.example\n';
const BOOKINGS =
  'id,customer_id,workout_id,booked_at,canceled_at,has_attended\nb1,1,w1,2026-11-01T10:00,,\nb2,2,w2,2026-11-01T10:00,,\n';
const SETS =
  'customer_id,workout_id,exercise_id,exercise_number,set_number,reps,weight\n1,w1,squat,1,1,5,60\n1,w1,squat,1,2,5,62.5\n';
const ALTERNATIVES = { exercise_alternatives: 'exercise_id,alternative_id\nsquat,cat-cow\n' };

const MIGRATION = new URL(
  '../../../../../packages/database/migrations/052-kinds-of-load.sql',
  import.meta.url,
);

let database: TestDatabase;
let app: StudioApp;
/** Where the files lie while they are imported. */
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-import-'));
  vi.stubEnv('TMPDIR', folder);
  database = await createTestDatabase();
  const { pool } = database;
  ({ app } = await createServerFixture({ requestsPerMinute: 10_000 }, { findCaller: findTestCaller(pool) }));
  const changes = new DeskChanges(pool);
  registerDeskLog(app, { pool, changes, now: () => now });
  registerDeskImport(app, {
    pool,
    changes,
    now: () => now,
    letters: { studio, publicUrl: 'http://localhost:3000' },
    wakeJobs: () => undefined,
  });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
  await app.close();
  await database.drop();
});
beforeEach(async () => {
  await emptyStudio(database.pool);
  await database.pool.query('delete from studio.merged_people');
  await importFiles(database.pool, STUDIO);
});

type Sent = Readonly<Record<string, string>>;

async function post(payload: object | Buffer, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: '/api/desk/import',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json', ...headers },
    payload,
  });
}

function bodyOf(files: Sent, apply = false, seen: string | null = null) {
  const sent = Object.entries(files).map(([name, text]) => ({ name, text, called: `my ${name}.csv` }));
  return { files: sent, apply, seen };
}

const check = async (files: Sent) => answerIn((await post(bodyOf(files))).body);

/** Looks and applies, as the page does; answers the entry of the log. */
async function apply(files: Sent): Promise<string | null> {
  const looked = await check(files);
  if (looked.outcome !== 'checked') throw new Error(JSON.stringify(looked));
  const answer = answerIn((await post(bodyOf(files, true, looked.seen))).body);
  if (answer.outcome !== 'applied') throw new Error(JSON.stringify(answer));
  return answer.change;
}

async function undo(change: string | null): Promise<{ status: number; detail?: string }> {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/desk/changes/${change ?? '0'}/undo`,
    headers: { authorization: 'Bearer owner' },
    payload: {},
  });
  const { detail }: { detail?: string } = answer.json();
  return { status: answer.statusCode, ...(detail !== undefined && { detail }) };
}

const everything = () => everythingImported(database.pool);

describe('looking at an import', () => {
  it('says what it would add, change, remove and leave, with the rows, and writes nothing', async () => {
    const before = await everything();
    const looked = await check({
      coaches: 'id,first_name,profile_image_url\njana,Janina,/media/coaches/jana.webp\nben,Ben,\ntom,Tom,\n',
      wods: `${STUDIO['wods.csv'].split('\n').slice(0, 3).join('\n')}\n`,
    });
    expect(looked).toMatchObject({
      outcome: 'checked',
      forever: [],
      files: [
        { name: 'coaches.csv', rows: 3, added: 1, changed: 1, removed: 0, unchanged: 1 },
        { name: 'wods.csv', rows: 2, added: 0, changed: 0, removed: 1, unchanged: 2 },
      ],
    });
    if (looked.outcome !== 'checked') return;
    const [coaches, wods] = looked.files;
    expect(coaches?.examples).toEqual([
      {
        kind: 'changed',
        before: {
          id: 'jana',
          first_name: 'Jana',
          profile_image_url: '/media/coaches/jana.webp',
        },
        after: {
          id: 'jana',
          first_name: 'Janina',
          profile_image_url: '/media/coaches/jana.webp',
        },
      },
      {
        kind: 'added',
        before: null,
        after: { id: 'tom', first_name: 'Tom', profile_image_url: null },
      },
    ]);
    expect(wods?.examples).toMatchObject([{ kind: 'removed', before: { section: 'warmup' }, after: null }]);
    expect(await everything()).toEqual(before);
    expect(await readdir(folder)).toEqual([]);
  });

  it('tells people, classes and exercises by their names', async () => {
    const looked = await check({ ...ALTERNATIVES, customers: CUSTOMERS, set_logs: SETS });
    expect(looked).toMatchObject({
      files: [
        { examples: [{ after: { alternative_id: 'Cat-Cow (cat-cow)' } }] },
        {},
        { examples: [{ after: { customer_id: 'Mia Berger (1)', workout_id: 'Push Day (w1)' } }, {}] },
      ],
    });
  });

  it('lists faults by line in the language of the page, and how far it is on the way', async () => {
    const files = { coaches: 'id,first_name,profile_image_url\nä,,\n' };
    const german = linesOf((await post(bodyOf(files), { 'accept-language': 'de' })).body);
    expect(german.at(-1)).toMatchObject({
      answer: {
        outcome: 'refused',
        fault_count: 2,
        faults: [
          {
            file: 'coaches.csv',
            line: 2,
            column: 'id',
            message: expect.stringMatching(/^'ä' ist keine ID\. Erwartet werden .+\.$/) as unknown,
          },
          { column: 'first_name', message: 'Ist leer. Erwartet wird ein Text.' },
        ],
      },
    });
    expect(german.slice(0, -1)).toContainEqual({
      progress: { step: 'reading', file: 'coaches.csv', read: 37, total: 37 },
    });
  });
});

describe('applying an import', () => {
  it('writes it with an entry in the log that names who, the files as the person calls them, and how many rows', async () => {
    const change = await apply({ customers: CUSTOMERS });
    const { rows } = await database.pool.query('select * from studio.audit_log where id = $1', [change]);
    expect(rows).toMatchObject([
      {
        actor_uid: 'owner',
        action: 'import-files',
        before: null,
        after: { name: 'my customers.csv', 'customers.csv': '+2' },
      },
    ]);
  });

  it('is not done where the studio changed since somebody looked; what would change now is answered', async () => {
    const files = { coaches: STUDIO['coaches.csv'].replace('Jana', 'Janina') };
    const looked = await check(files);
    if (looked.outcome !== 'checked') throw new Error(looked.outcome);
    await database.pool.query(`update studio.coaches set first_name = 'Johanna' where id = 'jana'`);
    const answer = answerIn((await post(bodyOf(files, true, looked.seen))).body);
    expect(answer).toMatchObject({
      outcome: 'checked',
      files: [{ examples: [{ before: { first_name: 'Johanna' }, after: { first_name: 'Janina' } }] }],
    });
    const { rows } = await database.pool.query(`select from studio.coaches where first_name = 'Janina'`);
    expect(rows).toEqual([]);
  });

  it('leaves no entry where nothing differs', async () =>
    expect(await apply({ coaches: STUDIO['coaches.csv'] })).toBeNull());
});

describe('taking an import back', () => {
  it('leaves everything as it was: added, changed and removed rows of every file it can be for', async () => {
    await apply({ ...ALTERNATIVES, customers: CUSTOMERS, bookings: BOOKINGS, set_logs: SETS });
    const before = await everything();
    const change = await apply({
      locations: 'id,name\nmain,Hall\nloft,Loft\n',
      coaches: 'id,first_name,profile_image_url\ntom,Tom,\n',
      exercises: 'id,name,short_name,exercise_group,video_url\nrow,Row,,Row,\nsquat,Squat,,Squat,\n',
      exercise_alternatives: 'exercise_id,alternative_id\nsquat,row\n',
      workouts:
        'id,timer_name,start_datetime,coach_id,location_id,capacity,max_set_number\n' +
        'w3,Row Day,2026-11-21T18:30,tom,loft,12,\nw1,Push Day,2026-11-20T18:45,tom,loft,10,4\n',
      wods: 'date,section,position,exercise_id,reps,duration,per_side,side\n2026-11-20,main,1,row,9,,,\n',
      // The two swap their addresses.
      customers:
        'id,first_name,last_name,email\n1,Mia,Berger,ben@member.example\n2,Ben,Kaya,mia@member.example\n3,Zoë,Alt,zoe@member.example\n',
      bookings:
        'id,customer_id,workout_id,booked_at,canceled_at,has_attended,removed\n' +
        'b1,1,w1,2026-11-01T10:00,2026-11-02T10:00,,\nb2,2,w2,2026-11-01T10:00,,,yes\nb3,3,w3,2026-11-01T10:00,,,\n',
      set_logs:
        'customer_id,workout_id,exercise_id,exercise_number,set_number,reps,weight,removed\n' +
        '1,w1,squat,1,1,5,60,yes\n1,w1,squat,1,2,5,80,\n3,w3,row,1,1,5,50,\n',
      challenges:
        'id,title,visible,publish_date,start_date,end_date,description,background_image,prize_image,challenge_goal\n' +
        'c,Row,yes,2026-11-01T10:00,2026-11-01,2026-11-30,,,,12\n',
    });
    expect(await everything()).not.toEqual(before);
    expect(await undo(change)).toEqual({ status: 200 });
    expect(await everything()).toEqual(before);
    const kept = await database.pool.query('select from studio.import_changes where entry = $1', [change]);
    expect(kept.rows).toEqual([]);
    expect((await undo(change)).status).toBe(409);
  });

  it('brings back sets that were removed before sets had kinds', async () => {
    await importFiles(database.pool, { 'customers.csv': CUSTOMERS, 'set_logs.csv': SETS });
    const before = await everything();
    const change = await apply({
      set_logs: `${SETS.split('\n')[0]},removed\n1,w1,squat,1,2,5,62.5,yes\n`,
    });
    await database.pool.query(
      `update studio.import_changes set before = before - '{load_kind,is_warm_up,reps_in_reserve}'::text[] where entry = $1`,
      [change],
    );
    const [ofMigration = ''] =
      /^update studio.import_changes[^;]+/m.exec(await readFile(MIGRATION, 'utf8')) ?? [];
    await database.pool.query(ofMigration);
    expect(await undo(change)).toEqual({ status: 200 });
    expect(await everything()).toEqual(before);
  });

  it('gives coaches back the address they sign in with, whether a file named it or not', async () => {
    const coaches = (jana: string) =>
      `id,first_name,profile_image_url,email\njana,Jana,,${jana}@member.example\n`;
    await importFiles(database.pool, { 'customers.csv': CUSTOMERS, 'coaches.csv': coaches('mia') });
    const emails = 'select id, email from studio.coaches order by id';
    const addresses = async () =>
      (await database.pool.query<{ id: string; email: string | null }>(emails)).rows;
    const before = await addresses();
    const customers = CUSTOMERS.replace('mia@', 'new@').replace('ben@', 'mia@');
    const taken = `${coaches('new')}tom,Tom,,mia@member.example\n`;
    for (const files of [{ customers }, { customers, coaches: taken }]) {
      const change = await apply(files);
      expect(await addresses()).toContainEqual({ id: 'jana', email: 'new@member.example' });
      expect(await undo(change)).toEqual({ status: 200 });
      expect(await addresses()).toEqual(before);
    }
  });

  it('is refused where a row was changed since', async () => {
    const change = await apply({ coaches: STUDIO['coaches.csv'].replace('Jana', 'Janina') });
    await database.pool.query(`update studio.coaches set first_name = 'Johanna' where id = 'jana'`);
    expect((await undo(change)).detail).toMatch(/no longer as this/);
  });

  it('is refused where something was built on it, which is named', async () => {
    const change = await apply({ coaches: 'id,first_name,profile_image_url\ntom,Tom,\n' });
    await database.pool.query(`update studio.workouts set coach_id = 'tom' where id = 'w1'`);
    expect(await undo(change)).toEqual({
      status: 409,
      detail:
        'There are classes by now that need what this import added from coaches.csv. Remove those first.',
    });
    await database.pool.query(`update studio.workouts set coach_id = 'jana' where id = 'w1'`);
    expect((await undo(change)).status).toBe(200);
  });

  it.each([
    ['kept', '2', '1'],
    ['merged into another one', '1', '2'],
  ])('is refused where a record it added was %s, until the two are taken apart', async (_, gone, kept) => {
    await importFiles(database.pool, { 'customers.csv': CUSTOMERS.replace(/1,.*\n/, '') });
    const change = await apply({ customers: CUSTOMERS });
    await database.pool.query(
      'insert into studio.merged_people (gone_id, kept_id, merged_at, reopens) values ($1, $2, $3, true)',
      [gone, kept, now],
    );
    expect((await undo(change)).detail).toMatch(/has been merged with another record/);
    await database.pool.query('delete from studio.merged_people');
    expect((await undo(change)).status).toBe(200);
  });

  it('is refused where somebody it added has signed in', async () => {
    const change = await apply({ customers: CUSTOMERS });
    await database.pool.query(
      `insert into identity."session" (id, "expiresAt", token, "updatedAt", "userId")
       select 's', now(), 't', now(), id from identity."user" where email = 'mia@member.example'`,
    );
    expect((await undo(change)).detail).toMatch(/has signed in/);
  });

  it('leaves a coach who became a customer the account', async () => {
    await importFiles(database.pool, { 'roles.csv': 'email,role\nmia@member.example,coach\n' });
    const change = await apply({ customers: CUSTOMERS });
    expect((await undo(change)).status).toBe(200);
    const { rows } = await database.pool.query(
      `select u.email, a.customer_id, r.role from identity."user" u join studio.accounts a on a.uid = u.id
         join studio.account_roles r on r.uid = u.id`,
    );
    expect(rows).toEqual([{ email: 'mia@member.example', customer_id: null, role: 'coach' }]);
  });

  it.each([
    ['roles', { roles: 'email,role\nmia@member.example,coach\n' }],
    [
      'entitlements',
      {
        entitlements:
          'id,customer_id,product_id,valid_from,valid_until,credits,granted_at,note,reference\n' +
          'e1,1,p,2026-11-01,2027-11-01,3,2026-11-01T10:00,,\n',
      },
    ],
    [
      'canceled_classes',
      {
        workouts:
          'id,timer_name,start_datetime,coach_id,location_id,capacity,max_set_number,canceled_at\n' +
          'w1,Push Day,2026-11-20T18:30,jana,main,12,4,2026-11-18T10:00\n',
      },
    ],
  ])('is not possible with %s, which is said before', async (reason, files) => {
    await importFiles(database.pool, {
      'customers.csv': CUSTOMERS,
      'products.csv':
        'id,name,cents,vat_percent,credits,valid_months,term_months,on_sale_from,on_sale_to\np,Pass,9000,19,5,12,,2026-01-01,\n',
    });
    expect(await check(files)).toMatchObject({ outcome: 'checked', forever: [reason] });
    expect(await undo(await apply(files))).toMatchObject({ status: 404 });
  });
});

describe('the files', () => {
  it('may come packed', async () => {
    const packed = gzipSync(JSON.stringify(bodyOf({ coaches: STUDIO['coaches.csv'] })));
    expect(answerIn((await post(packed, { 'content-encoding': 'gzip' })).body).outcome).toBe('checked');
    const broken = await post(Buffer.from('{}'), { 'content-encoding': 'gzip' });
    expect(broken.json()).toMatchObject({ status: 400, code: 'malformed_body' });
  });

  it('are refused beyond 32 MB, also when they are packed into less', async () => {
    const bomb = gzipSync(Buffer.alloc(33 * 1024 * 1024, ' '));
    for (const [payload, headers] of [
      [bomb, { 'content-encoding': 'gzip' }],
      [Buffer.alloc(33 * 1024 * 1024, ' '), {}],
    ] as const) {
      expect((await post(payload, headers)).json()).toMatchObject({
        status: 413,
        detail: 'Together the files may have at most 32 MB. Please import them one after the other.',
      });
    }
  });

  it.each([
    ['of an unknown name', { trainers: 'id\n' }],
    ['that would lie elsewhere', { '../coaches': 'id\n' }],
  ])('%s are refused', async (_what, files) => expect((await post(bodyOf(files))).statusCode).toBe(422));

  it('are not read of anybody but the owner', async () => {
    const huge = Buffer.alloc(33 * 1024 * 1024, ' ');
    expect((await post(huge, { authorization: 'Bearer desk' })).statusCode).toBe(403);
  });
});
