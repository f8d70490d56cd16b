import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { replaceProfile } from '@lifted/profile/whole-profile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RELEASE_PROFILE } from '../../data/studio-profile.ts';
import { type } from '../../testing/studio-command-fixture.ts';

const { studio } = RELEASE_PROFILE;
const SAVED = {
  ...RELEASE_PROFILE,
  studio: {
    ...studio,
    legal: { ...studio.legal, company: 'Kraftraum Leipzig GmbH' },
    contact: { ...studio.contact, email: 'hallo@kraftraum.example' },
  },
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    'insert into studio.profiles (version, profile, saved_at) values (1, $1, now())',
    [JSON.stringify(SAVED)],
  );
});
afterAll(() => database.drop());

test('a mail an operator sends is in the name of the studio whose profile was saved', async () => {
  replaceProfile(RELEASE_PROFILE);
  try {
    const typed = ['invite', 'mia@member.example', '--first-name', 'Mia', '--last-name', 'Berger'];
    expect(await type(typed, { pool: database.pool })).toMatchObject({ exitCode: 0 });
  } finally {
    replaceProfile(RELEASE_PROFILE);
  }
  const { rows } = await database.pool.query<{ body_text: string }>(
    'select body_text from studio.mail_outbox',
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.body_text).toContain('Kraftraum Leipzig GmbH');
  expect(rows[0]?.body_text).not.toContain(studio.legal.company);
});

test('check-mail looks up the domain of the address in the saved profile', async () => {
  const asked: string[] = [];
  const mailDns = {
    texts: (name: string) => {
      asked.push(name);
      return Promise.resolve([]);
    },
    exchanges: () => Promise.resolve([]),
  };
  try {
    await type(['check-mail'], { pool: database.pool, mailDns });
  } finally {
    replaceProfile(RELEASE_PROFILE);
  }
  expect(asked).toContain('kraftraum.example');
  expect(asked).not.toContain('lifted.example');
});
