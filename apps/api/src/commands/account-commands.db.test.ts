import { emptyTables } from '@lifted/database/empty-tables';
import { createHash } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { coachOf } from '../data/led-classes.ts';
import { SecretBox } from '../identity/second-factors/secret-box.ts';
import { type } from '../testing/studio-command-fixture.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const MIA = 'mia@member.example';
const NEW = 'new@member.example';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(
    database.pool,
    'studio.customers',
    'studio.accounts',
    'identity."user"',
    'studio.mail_outbox',
    'studio.coaches',
  );
  await run('invite', 'Mia@Member.example', '--first-name', 'Mia', '--last-name=Berger', '--id', 'mia');
});

const run = (...typed: readonly string[]) => type(typed, { pool: database.pool, now: NOW });

async function rows<Row extends object>(sql: string): Promise<Row[]> {
  return (await database.pool.query<Row>(sql)).rows;
}
async function beginSession(): Promise<void> {
  await database.pool.query(
    `insert into identity."session" (id, "expiresAt", token, "updatedAt", "userId")
     select 's', now() + '1 day', 't', now(), id from identity."user" where email = $1`,
    [MIA],
  );
}
const sessions = () => rows('select id from identity."session"');
const links = () => rows("select encode(token_hash, 'hex') as hash, expires_at from studio.sign_in_links");
const mails = () => rows('select kind, recipient from studio.mail_outbox order by id');

describe('invite', () => {
  test('makes somebody a customer with an account and the role member, and mails a way in', async () => {
    expect(
      await rows(`
        select c.id, c.first_name, c.last_name, c.email, array_agg(r.role) as roles
          from studio.customers c join studio.accounts a on a.customer_id = c.id
          join studio.account_roles r on r.uid = a.uid group by c.id`),
    ).toEqual([{ id: 'mia', first_name: 'Mia', last_name: 'Berger', email: MIA, roles: ['member'] }]);
    expect(await mails()).toEqual([{ kind: 'sign_in_link', recipient: MIA }]);
    expect(await links()).toHaveLength(1);
  });

  test('invites again who is known, without names', async () => {
    expect(await run('invite', MIA)).toMatchObject({
      exitCode: 0,
      printed: [`${MIA} has an account; a mail with a way in is on its way.`],
    });
    expect(await mails()).toHaveLength(2);
    expect(await run('invite', MIA, '--first-name', 'Eva', '--last-name', 'Wolf')).toMatchObject({
      exitCode: 1,
      noted: [`${MIA} has an account already: leave the names out to invite it again.`],
    });
  });

  test('wants names for who is not known, and an id nobody has', async () => {
    expect(await run('invite', NEW)).toMatchObject({
      exitCode: 1,
      noted: [`The studio does not know ${NEW}: give --first-name and --last-name.`],
    });
    const named = ['invite', NEW, '--first-name', 'Eva', '--last-name', 'Wolf'];
    expect(await run(...named, '--id', 'mia')).toMatchObject({
      exitCode: 1,
      noted: ["The id 'mia' is another customer's."],
    });
    expect(await run(...named)).toMatchObject({ exitCode: 0 });
    const [eva] = await rows<{ id: string }>(`select id from studio.customers where email = '${NEW}'`);
    expect(eva?.id).toMatch(/^invited-/);
  });

  test('leaves nothing behind when it is refused', async () => {
    await run('disable', MIA);
    await emptyTables(database.pool, 'studio.mail_outbox');
    expect(await run('invite', MIA)).toMatchObject({ exitCode: 1 });
    expect(await mails()).toEqual([]);
    expect(await links()).toEqual([]);
  });
});

describe('sign-in-link', () => {
  test('prints a link and keeps only its SHA-256, for 15 minutes', async () => {
    await database.pool.query('truncate studio.sign_in_links');
    const { exitCode, printed, noted } = await run('sign-in-link', ` ${MIA.toUpperCase()} `);
    expect(exitCode).toBe(0);
    expect(printed).toEqual([
      expect.stringMatching(/^https:\/\/lifted\.example\/dashboard\?token=[\w-]{43}$/),
    ]);
    expect(noted).toEqual(['It works once, until 13:15.']);
    const token = new URL(printed[0] ?? '').searchParams.get('token') ?? '';
    expect(await links()).toEqual([
      {
        hash: createHash('sha256').update(token).digest('hex'),
        expires_at: new Date('2026-11-20T12:15:00Z'),
      },
    ]);
  });

  test('mails the link instead with --mail, and shows it to nobody else', async () => {
    await emptyTables(database.pool, 'studio.mail_outbox');
    const { printed, noted } = await run('sign-in-link', '--mail', MIA);
    expect(printed).toEqual([`The link is on its way to ${MIA}.`]);
    expect(noted).toEqual(['It works once, for 7 days.']);
    const [mail] = await rows<{ recipient: string; body_text: string }>(
      'select recipient, body_text from studio.mail_outbox',
    );
    expect(mail?.recipient).toBe(MIA);
    expect(mail?.body_text).toMatch(/Hi Mia,[^]*\/sign-in\/[\w-]{43}\n/);
  });

  test('is refused for a disabled account', async () => {
    await run('disable', MIA);
    expect(await run('sign-in-link', MIA)).toMatchObject({
      exitCode: 1,
      printed: [],
      noted: [`${MIA} is disabled; 'enable' lets it sign in again.`],
    });
  });
});

describe('disable and enable', () => {
  test('end sessions and links at once, and are taken back', async () => {
    await beginSession();
    expect(await run('disable', MIA)).toMatchObject({
      exitCode: 0,
      printed: [`${MIA} cannot sign in any more and is signed out everywhere.`],
    });
    expect(await rows('select disabled_at from studio.accounts')).toEqual([{ disabled_at: NOW }]);
    expect(await sessions()).toEqual([]);
    expect(await links()).toEqual([]);

    expect(await run('enable', MIA)).toMatchObject({ exitCode: 0, printed: [`${MIA} can sign in.`] });
    expect(await rows('select disabled_at from studio.accounts')).toEqual([{ disabled_at: null }]);
  });
});

describe('make-owner', () => {
  const roles = (email: string) =>
    rows(`select r.role from studio.account_roles r join identity."user" u on u.id = r.uid
           where u.email = '${email}' order by 1`);

  test('gives the role beside the others, and an account to an address nobody has', async () => {
    expect(await run('make-owner', 'Mia@Member.example')).toMatchObject({
      exitCode: 0,
      printed: [`${MIA} is an owner.`],
    });
    expect(await roles(MIA)).toEqual([{ role: 'member' }, { role: 'owner' }]);
    expect(await links()).toEqual([]);
    await run('make-owner', NEW);
    expect(await roles(NEW)).toEqual([{ role: 'owner' }]);
  });

  test('is not for an account that is disabled or about to be deleted', async () => {
    await run('disable', MIA);
    expect((await run('make-owner', MIA)).exitCode).toBe(1);
    await run('enable', MIA);
    await run('forget', MIA);
    expect((await run('make-owner', MIA)).noted).toEqual([
      `${MIA} is about to be deleted; 'forget --take-back' calls it off.`,
    ]);
    expect(await roles(MIA)).toEqual([{ role: 'member' }]);
  });

  test('the last owner is neither disabled nor deleted, until there is another', async () => {
    await run('make-owner', MIA);
    for (const typed of [
      ['disable', MIA],
      ['forget', MIA],
      ['forget', MIA, '--now'],
    ]) {
      expect(await run(...typed)).toMatchObject({
        exitCode: 1,
        printed: [],
        noted: [`${MIA} is the last owner: name another one with 'make-owner' first.`],
      });
    }
    await run('make-owner', NEW);
    expect((await run('forget', MIA)).exitCode).toBe(0);
    expect((await run('disable', NEW)).exitCode).toBe(1);
    expect((await run('forget', MIA, '--now')).exitCode).toBe(0);
    expect(await roles(NEW)).toEqual([{ role: 'owner' }]);
  });
});

describe('sign-out', () => {
  test('ends every session and leaves the account open', async () => {
    await beginSession();
    expect(await run('sign-out', MIA)).toMatchObject({
      exitCode: 0,
      printed: [`${MIA} is signed out everywhere.`],
    });
    expect(await sessions()).toEqual([]);
    expect(await rows('select disabled_at from studio.accounts')).toEqual([{ disabled_at: null }]);
  });
});

describe('change-email', () => {
  test('moves customer and account and ends sessions', async () => {
    await beginSession();
    expect(await run('change-email', MIA, NEW)).toMatchObject({
      exitCode: 0,
      printed: [`${MIA} is ${NEW} now and signed out everywhere.`],
      noted: ['Change it in the source of customers.csv too, or the next import changes it back.'],
    });
    expect(await rows('select email from studio.customers')).toEqual([{ email: NEW }]);
    expect(await rows('select email from identity."user"')).toEqual([{ email: NEW }]);
    expect(await sessions()).toEqual([]);
    expect((await mails()).at(-1)).toEqual({ kind: 'address_change', recipient: MIA });
  });

  test('refuses the address of somebody else, and changes nothing then', async () => {
    await run('invite', NEW, '--first-name', 'Eva', '--last-name', 'Wolf');
    await beginSession();
    expect(await run('change-email', MIA, NEW)).toMatchObject({
      exitCode: 1,
      noted: [`Somebody else has the address ${NEW}.`],
    });
    expect(await rows(`select id from studio.customers where email = '${MIA}'`)).toEqual([{ id: 'mia' }]);
    expect(await sessions()).toHaveLength(1);
  });

  test('moves the coach along: the classes stay theirs, and the old address is nobody’s coach', async () => {
    await database.pool.query(
      `insert into studio.coaches (id, first_name, email) values ('mia', 'Mia', $1), ('tom', 'Tom', 'tom@studio.example')`,
      [MIA],
    );
    expect(await run('change-email', MIA, 'tom@studio.example')).toMatchObject({
      exitCode: 1,
      noted: ['Somebody else has the address tom@studio.example.'],
    });
    expect(await run('change-email', MIA, NEW)).toMatchObject({
      exitCode: 0,
      noted: [
        'Change it in the source of customers.csv and coaches.csv too, or the next import changes it back.',
      ],
    });
    expect(await rows(`select ${coachOf('u.id')} as coach from identity."user" u`)).toEqual([
      { coach: 'mia' },
    ]);
    expect(await rows('select id, email from studio.coaches order by id')).toEqual([
      { id: 'mia', email: NEW },
      { id: 'tom', email: 'tom@studio.example' },
    ]);
  });

  test('of nobody’s coach is no change of the directory', async () => {
    const version = () => rows('select version from studio.directory_version');
    const before = await version();
    await run('change-email', MIA, NEW);
    expect(await version()).toEqual(before);
  });

  test('refuses the address it has already', async () => {
    expect(await run('change-email', MIA, MIA.toUpperCase())).toMatchObject({ exitCode: 1 });
  });
});

test.each([
  ['sign-in-link', NEW],
  ['disable', NEW],
  ['enable', NEW],
  ['sign-out', NEW],
  ['change-email', NEW, 'other@member.example'],
])('%s says when nobody has the address', async (...typed) => {
  expect(await run(...typed)).toEqual({
    exitCode: 1,
    printed: [],
    noted: [`Nobody signs in with ${NEW}. 'invite' adds somebody.`],
  });
});

describe('reset-sign-in', () => {
  const uid = async () => (await rows<{ uid: string }>('select uid from studio.accounts'))[0]?.uid ?? '';
  async function enrol(secret: string): Promise<void> {
    const { keyId, sealed } = new SecretBox([secret]).seal(Buffer.from('a'), 'f');
    await database.pool.query(
      `insert into studio.second_factors (id, uid, kind, name, key_id, sealed, begun_at, enrolled_at)
       values ('f', $1, 'totp', 'App', $2, $3, now(), now())`,
      [await uid(), keyId, sealed],
    );
    await database.pool.query(
      `insert into identity."jwks" ("id", "publicKey", "privateKey", "createdAt", "alg")
       values ('k', '{}', 'sealed', now(), 'EdDSA')`,
    );
    await beginSession();
  }
  const reset = (...typed: readonly string[]) =>
    type(['reset-sign-in', ...typed], { pool: database.pool, now: NOW, secrets: [SECRET] });
  const SECRET = 'a secret of thirty-two characters';
  const factors = () => rows('select id from studio.second_factors');
  const keys = () => rows('select id from identity."jwks"');
  beforeEach(() => emptyTables(database.pool, 'studio.second_factors', 'identity."jwks"'));

  test('ends sessions and keys of a lost secret, and removes the second factors it alone opened', async () => {
    await enrol('another one of thirty-two characters');
    expect(await reset('--secret-is-lost')).toMatchObject({
      exitCode: 0,
      printed: [expect.any(String), 'Accounts that lost their second factors and backup codes: 1.'],
    });
    expect([await sessions(), await keys(), await factors()]).toEqual([[], [], []]);
  });

  test('keeps second factors the present secret opens, and does nothing unasked', async () => {
    await enrol(SECRET);
    expect((await reset()).exitCode).toBe(2);
    expect([await sessions(), await keys(), await factors()]).toMatchObject([[{}], [{}], [{}]]);
    await reset('--secret-is-lost');
    expect(await factors()).toHaveLength(1);
  });
});
