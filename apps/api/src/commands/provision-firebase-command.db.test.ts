import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FirebaseStandIn } from '../testing/firebase-fixture.ts';
import { insertPerson } from '../testing/identity-fixture.ts';
import { type } from '../testing/studio-command-fixture.ts';

let database: TestDatabase;
const users = new FirebaseStandIn();

beforeAll(async () => {
  database = await createTestDatabase();
  await insertPerson(database, { email: 'mia@lifted.example', customerId: 'c-1' });
  await insertPerson(database, { email: 'coach@lifted.example', roles: ['coach'] });
  await insertPerson(database, { email: 'there@lifted.example', customerId: 'c-2' });
  await insertPerson(database, { email: 'taken@lifted.example', customerId: 'c-3' });
  const gone = await insertPerson(database, { email: 'gone@lifted.example', customerId: 'c-4' });
  await database.pool.query('update studio.accounts set disabled_at = now() where uid = $1', [gone]);
  users.people.set('there', { localId: 'there', email: 'there@lifted.example', emailVerified: true });
  users.people.set('stranger', { localId: 'stranger', email: 'taken@lifted.example', emailVerified: false });
});
afterAll(() => database.drop());

const provision = () => type(['provision-firebase'], { pool: database.pool, firebaseUsers: users });
const addresses = () =>
  [...users.people.values()].map(({ email }) => email).toSorted((a, b) => a.localeCompare(b));

describe('provision-firebase', () => {
  it('creates missing accounts, replaces squatted ones, and leaves out disabled ones', async () => {
    const { exitCode, printed, noted } = await provision();
    expect({ exitCode, printed }).toEqual({
      exitCode: 0,
      printed: ['3 made at Firebase, 1 were there already.'],
    });
    expect(noted.join()).toContain('taken@lifted.example');
    expect(addresses()).toEqual([
      'coach@lifted.example',
      'mia@lifted.example',
      'taken@lifted.example',
      'there@lifted.example',
    ]);
    expect(users.people.has('stranger')).toBe(false);
    expect(users.people.has('there')).toBe(true);
  });

  it('changes nothing when it is run again', async () => {
    const before = [...users.people.keys()];
    expect((await provision()).printed).toEqual(['0 made at Firebase, 4 were there already.']);
    expect([...users.people.keys()]).toEqual(before);
  });

  it('says what is missing where Firebase is not set up', async () => {
    const { exitCode, noted } = await type(['provision-firebase'], { pool: database.pool });
    expect(exitCode).toBe(1);
    expect(noted.join()).toContain('FIREBASE_PROJECT_ID');
  });
});
