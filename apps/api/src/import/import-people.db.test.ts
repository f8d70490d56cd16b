import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { coachOf } from '../data/led-classes.ts';
import { formatFault } from './import-fault.ts';
import { LETTERS } from '../testing/booking-fixture.ts';
import { emptyStudio, importFiles } from '../testing/import-fixture.ts';
import type { ImportResult } from './import-directory.ts';

const HEADER = 'id,first_name,last_name,email\n';
const MIA = 'mia,Mia,Berger,Mia@Member.example\n';
const BEN = 'ben,Ben,Kaya,ben@member.example\n';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => emptyStudio(database.pool));

const customers = (...rows: readonly string[]) =>
  importFiles(database.pool, { 'customers.csv': HEADER + rows.join('') });
const roles = (...rows: readonly string[]) =>
  importFiles(database.pool, { 'roles.csv': `email,role\n${rows.join('\n')}\n` });

function counts(result: ImportResult): string[] {
  if (result.kind !== 'imported') throw new Error(`not imported: ${JSON.stringify(result)}`);
  return result.files.map(({ name, rows, inserted, updated, unchanged, removed }) =>
    [name, rows, inserted, updated, unchanged, removed].join(' '),
  );
}
const faults = (result: ImportResult) =>
  result.kind === 'refused' ? result.faults.map(formatFault) : result.kind;

async function rows(sql: string): Promise<unknown[]> {
  return (await database.pool.query<object>(sql)).rows;
}
const people = () =>
  rows(`
    select u.email, u.name, u."emailVerified" as verified, a.customer_id as customer, a.disabled_at is not null as disabled,
           array(select role from studio.account_roles r where r.uid = u.id order by role) as roles
      from identity."user" u join studio.accounts a on a.provider = 'studio' and a.uid = u.id order by u.email`);
const versions = async () => {
  const all: unknown[] = [];
  for (const table of [
    'studio.customers',
    'studio.accounts',
    'studio.account_roles',
    'identity."user"',
    'identity."session"',
  ])
    all.push(await rows(`select xmin::text, t.* from ${table} t order by t::text`));
  return all;
};

/** Everything an address gives access with: a password, Google, a session, a reset code, a one-time token, a link. */
async function signInEverywhere(email: string): Promise<void> {
  const one = 'from identity."user" where email = $1';
  for (const statement of [
    `insert into identity."session" (id, "expiresAt", token, "updatedAt", "userId") select id || 's', now() + '1 day', id || 't', now(), id ${one}`,
    `insert into identity."account" (id, "accountId", "providerId", "userId", password, "updatedAt") select id || 'p', id, 'credential', id, 'hash', now() ${one}`,
    `insert into identity."account" (id, "accountId", "providerId", "userId", "updatedAt") select id || 'g', 'sub', 'google', id, now() ${one}`,
    `insert into identity."verification" (id, identifier, value, "expiresAt") select id || 'r', 'reset-password:x', id, now() ${one}`,
    `insert into identity."verification" (id, identifier, value, "expiresAt") select id || 'o', 'one-time-token:x', id || 't', now() ${one}`,
    `insert into studio.sign_in_links (token_hash, provider, uid, created_at, expires_at) select sha256(id::bytea), 'studio', id, now(), now() ${one}`,
  ]) {
    await database.pool.query(statement, [email]);
  }
}
const access = (email: string) =>
  rows(`
    select (select count(*) from identity."session" s where s."userId" = u.id) as sessions,
           array(select "providerId" from identity."account" c where c."userId" = u.id order by 1) as ways,
           (select count(*) from identity."verification") as codes,
           (select count(*) from studio.sign_in_links l where l.uid = u.id) as links
      from identity."user" u where email = '${email}'`);
const EVERYTHING = [{ sessions: 1, ways: ['credential', 'google'], codes: 2, links: 1 }];

describe('customers.csv', () => {
  test('gives everybody an identity without a password, under the address in lower case', async () => {
    expect(counts(await customers(MIA, BEN))).toEqual(['customers.csv 2 2 0 0 0']);
    const person = { verified: true, disabled: false, roles: ['member'] };
    expect(await people()).toEqual([
      { ...person, email: 'ben@member.example', name: 'Ben Kaya', customer: 'ben' },
      { ...person, email: 'mia@member.example', name: 'Mia Berger', customer: 'mia' },
    ]);
    expect(await rows('select from identity."account"')).toEqual([]);
  });

  test('changes nothing the second time and ends nobody’s session', async () => {
    await customers(MIA, BEN);
    await signInEverywhere('mia@member.example');
    const before = await versions();
    expect(counts(await customers(MIA, BEN))).toEqual(['customers.csv 2 0 0 2 0']);
    expect(await versions()).toEqual(before);
    expect(await access('mia@member.example')).toEqual(EVERYTHING);
  });

  test('moves the identity to a changed address and ends what the old one gave access with, but not the password', async () => {
    await customers(MIA, BEN);
    await signInEverywhere('mia@member.example');
    const uid = await rows(`select id from identity."user" where email = 'mia@member.example'`);
    expect(counts(await customers('mia,Mia,Berger,new@member.example\n'))).toEqual([
      'customers.csv 1 0 1 0 0',
    ]);
    expect(await rows(`select id from identity."user" where email = 'new@member.example'`)).toEqual(uid);
    expect(await access('new@member.example')).toEqual([
      { sessions: 0, ways: ['credential'], codes: 0, links: 0 },
    ]);
    expect(await rows(`select from identity."user" where email = 'mia@member.example'`)).toEqual([]);
  });

  test('leaves the sessions of people alone whose name changed', async () => {
    await customers(MIA);
    await signInEverywhere('mia@member.example');
    await customers('mia,Maria,Berger,mia@member.example\n');
    expect(await people()).toMatchObject([{ name: 'Maria Berger' }]);
    expect(await access('mia@member.example')).toEqual(EVERYTHING);
  });

  test('tells the address before, when the studio sends mails, and nobody in a dry run', async () => {
    await customers(MIA, BEN);
    const files = { 'customers.csv': `${HEADER}mia,Mia,Berger,new@member.example\n${BEN}` };
    const mails = () => rows('select kind, recipient from studio.mail_outbox order by id');
    await importFiles(database.pool, files, { letters: LETTERS, isDryRun: true });
    expect(await mails()).toEqual([]);
    await importFiles(database.pool, files, { letters: LETTERS });
    await importFiles(database.pool, files, { letters: LETTERS });
    expect(await mails()).toEqual([{ kind: 'address_change', recipient: 'mia@member.example' }]);
  });

  test('lets people swap their addresses, and a newcomer take one that became free', async () => {
    await customers(MIA, BEN);
    const swapped = ['mia,Mia,Berger,ben@member.example\n', 'ben,Ben,Kaya,mia@member.example\n'];
    expect(counts(await customers(...swapped))).toEqual(['customers.csv 2 0 2 0 0']);
    expect(await people()).toMatchObject([
      { email: 'ben@member.example', customer: 'mia' },
      { email: 'mia@member.example', customer: 'ben' },
    ]);
    const passedOn = ['mia,Mia,Berger,free@member.example\n', 'eva,Eva,Wolf,ben@member.example\n'];
    expect(counts(await customers(...passedOn))).toEqual(['customers.csv 2 1 1 0 0']);
    expect(await people()).toMatchObject([{ customer: 'eva' }, { customer: 'mia' }, { customer: 'ben' }]);
  });

  const coach = (name: string) => `${name},${name},,${name}@member.example\n`;
  const COACHES = 'id,first_name,profile_image_url,email\n';
  const coachOfEach = () =>
    rows(
      `select a.customer_id as who, ${coachOf('a.uid')} as coach from studio.accounts a order by a.customer_id`,
    );
  const THEMSELVES = [
    { who: 'ben', coach: 'ben' },
    { who: 'mia', coach: 'mia' },
  ];

  test('lets coaches follow their address, also when two swap theirs', async () => {
    await importFiles(database.pool, {
      'coaches.csv': COACHES + coach('mia') + coach('ben'),
      'customers.csv': HEADER + MIA + BEN,
    });
    await customers('mia,Mia,Berger,ben@member.example\n', 'ben,Ben,Kaya,mia@member.example\n');
    expect(await coachOfEach()).toEqual(THEMSELVES);
    await customers('mia,Mia,Berger,new@member.example\n');
    expect(await coachOfEach()).toEqual(THEMSELVES);
    expect(await rows(`select id from studio.coaches where email = 'ben@member.example'`)).toEqual([]);
  });

  test('leaves a coach the address that coaches.csv gives them, also one that another coach had', async () => {
    await importFiles(database.pool, {
      'coaches.csv': COACHES + coach('mia'),
      'customers.csv': HEADER + MIA + BEN,
    });
    await importFiles(database.pool, {
      'coaches.csv': `${COACHES}mia,Mia,,new@member.example\nben,Ben,,mia@member.example\n`,
      'customers.csv': `${HEADER}mia,Mia,Berger,new@member.example\nben,Ben,Kaya,mia@member.example\n`,
    });
    expect(await coachOfEach()).toEqual(THEMSELVES);
  });

  test('lets coaches swap addresses in coaches.csv, and names a coach outside the file who has one', async () => {
    const coaches = (...lines: readonly string[]) =>
      importFiles(database.pool, { 'coaches.csv': COACHES + lines.join('') });
    await coaches(coach('mia'), coach('ben'));
    await coaches('mia,Mia,,ben@member.example\n', 'ben,Ben,,mia@member.example\n');
    expect(await rows('select id, email from studio.coaches order by id')).toEqual([
      { id: 'ben', email: 'mia@member.example' },
      { id: 'mia', email: 'ben@member.example' },
    ]);
    expect(faults(await coaches('tom,Tom,,ben@member.example\n'))).toEqual([
      "coaches.csv:2: email: this address belongs to the coach 'mia', who is not in the file",
    ]);
  });

  test('lets a coach follow whom coaches.csv of the same import does not name', async () => {
    await importFiles(database.pool, {
      'coaches.csv': COACHES + coach('mia'),
      'customers.csv': HEADER + MIA,
    });
    await importFiles(database.pool, {
      'coaches.csv': COACHES + coach('tom'),
      'customers.csv': `${HEADER}mia,Mia,Berger,new@member.example\n`,
    });
    expect(await coachOfEach()).toEqual([{ who: 'mia', coach: 'mia' }]);
  });

  test('keeps people who are no longer in the file, and leaves disabled accounts disabled', async () => {
    await customers(MIA, BEN);
    await database.pool.query(`update studio.accounts set disabled_at = now() where customer_id = 'mia'`);
    await customers(MIA);
    expect(await people()).toMatchObject([
      { customer: 'ben', disabled: false },
      { customer: 'mia', disabled: true },
    ]);
  });

  test('refuses an address twice, whatever its case, and what is no name or address', async () => {
    expect(
      faults(await customers(MIA, 'eva,Eva,Wolf,MIA@member.example\n', 'tom,,"T\u202eom",tom@member\n')),
    ).toEqual([
      'customers.csv:3: email: the customer on line 2 has this address too; everybody signs in with an address, so two people cannot share one',
      'customers.csv:4: first_name: is empty; expected is a text',
      "customers.csv:4: last_name: 'T om' is not a name; expected are letters or digits, without line breaks or invisible signs",
      "customers.csv:4: email: 'tom@member' is not an email address; expected is something like name@example.org",
    ]);
    expect(await people()).toEqual([]);
  });

  test('refuses the address of a customer who is not in the file', async () => {
    await customers(MIA);
    expect(faults(await customers('eva,Eva,Wolf,mia@member.example\n'))).toEqual([
      "customers.csv:2: email: this address belongs to the customer 'mia', who is not in the file",
    ]);
  });

  test('refuses to move a customer onto the address of somebody who works here', async () => {
    await customers(MIA);
    await roles('jana@studio.example,coach');
    expect(faults(await customers('mia,Mia,Berger,jana@studio.example\n'))).toEqual([
      'customers.csv:2: email: somebody else signs in with this address, such as a coach; give that account another address first',
    ]);
  });

  test('makes a customer of a coach under the same address, who stays a coach', async () => {
    await roles('jana@studio.example,coach');
    const uid = await rows('select id from identity."user"');
    await customers('jana,Jana,Brandt,jana@studio.example\n');
    expect(await people()).toMatchObject([
      { email: 'jana@studio.example', name: 'Jana Brandt', customer: 'jana', roles: ['coach', 'member'] },
    ]);
    expect(await rows('select id from identity."user"')).toEqual(uid);
  });

  test('takes five thousand people, twice', async () => {
    const many = Array.from({ length: 5000 }, (_, n) => `c${n},Mia,Berger,c${n}@member.example\n`);
    expect(counts(await customers(...many))).toEqual(['customers.csv 5000 5000 0 0 0']);
    expect(counts(await customers(...many))).toEqual(['customers.csv 5000 0 0 5000 0']);
    expect(await rows(`select count(*) as members from studio.account_roles where role = 'member'`)).toEqual([
      { members: 5000 },
    ]);
  });
});

describe('roles.csv', () => {
  test('provisions who works here, and adds to a customer’s role', async () => {
    await customers(MIA);
    const result = await roles(
      'Jana@Studio.example,coach',
      'jana@studio.example,owner',
      'mia@member.example,COACH',
    );
    expect(counts(result)).toEqual(['roles.csv 3 3 0 0 0']);
    expect(await people()).toMatchObject([
      { email: 'jana@studio.example', customer: null, roles: ['coach', 'owner'] },
      { email: 'mia@member.example', customer: 'mia', roles: ['coach', 'member'] },
    ]);
  });

  test('changes nothing the second time', async () => {
    await customers(MIA);
    await roles('jana@studio.example,coach', 'mia@member.example,coach');
    const before = await versions();
    expect(counts(await roles('jana@studio.example,coach', 'mia@member.example,coach'))).toEqual([
      'roles.csv 2 0 0 2 0',
    ]);
    expect(await versions()).toEqual(before);
  });

  test('leaves an address exactly the roles that stand in the file, and ends no session for it', async () => {
    await customers(MIA);
    await roles('jana@studio.example,coach', 'jana@studio.example,desk', 'mia@member.example,coach');
    await signInEverywhere('jana@studio.example');
    expect(counts(await roles('jana@studio.example,coach', 'mia@member.example,member'))).toEqual([
      'roles.csv 2 0 0 2 2',
    ]);
    expect(await people()).toMatchObject([{ roles: ['coach'] }, { roles: ['member'] }]);
    expect(await access('jana@studio.example')).toEqual(EVERYTHING);
  });

  test('says nothing about addresses it does not name', async () => {
    await roles('jana@studio.example,coach', 'ben@studio.example,owner');
    await roles('jana@studio.example,coach');
    expect(await people()).toMatchObject([{ roles: ['owner'] }, { roles: ['coach'] }]);
  });

  test('refuses roles nobody knows and the same row twice', async () => {
    expect(
      faults(await roles('a@studio.example,admin', 'b@studio.example,coach', 'B@studio.example,coach')),
    ).toEqual([
      "roles.csv:2: role: 'admin' is not one of member, coach, desk, owner",
      'roles.csv:4: email, role: repeats line 3; each role may appear in the file only once',
    ]);
    expect(await people()).toEqual([]);
  });

  test('leaves an owner, and makes nobody one who is about to be deleted', async () => {
    await roles('jana@studio.example,owner', 'ben@studio.example,coach');
    expect(faults(await roles('ben@studio.example,desk', 'jana@studio.example,coach'))).toEqual([
      'roles.csv:3: email: leaves the studio without an owner; another one has to stand in the file',
    ]);
    await database.pool.query(
      `insert into studio.deletion_requests (uid, asked_by, asked_at, due_at)
       select id, 'operator', now(), now() from identity."user" where email = 'ben@studio.example'`,
    );
    expect(faults(await roles('ben@studio.example,owner', 'jana@studio.example,coach'))).toEqual([
      'roles.csv:2: email: is about to be deleted; call that off before this person becomes an owner',
      'roles.csv:3: email: leaves the studio without an owner; another one has to stand in the file',
    ]);
    await roles('carla@studio.example,owner', 'jana@studio.example,coach');
    expect(await people()).toMatchObject([{ roles: ['coach'] }, { roles: ['owner'] }, { roles: ['coach'] }]);
  });

  test('may come together with the customers it is about', async () => {
    const result = await importFiles(database.pool, {
      'customers.csv': HEADER + MIA,
      'roles.csv': 'email;role\nmia@member.example;owner\n',
    });
    expect(counts(result)).toEqual(['customers.csv 1 1 0 0 0', 'roles.csv 1 1 0 0 0']);
    expect(await people()).toMatchObject([{ roles: ['member', 'owner'] }]);
  });
});
