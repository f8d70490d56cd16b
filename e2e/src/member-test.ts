import type { Database } from '@lifted/database/open-database';
import { test as siteTest } from './site-test.ts';
import { openStudioDatabase, takeMember, type OwnMember } from './members.ts';

interface MemberFixtures {
  /** A member whom no other test touches. */
  readonly member: OwnMember;
}

interface WorkerFixtures {
  readonly database: Database;
  readonly nextMember: () => Promise<OwnMember>;
}

/** For journeys that need an account of their own or what only an operator can do. */
export const test = siteTest.extend<MemberFixtures, WorkerFixtures>({
  database: [
    async ({}, use) => {
      const database = await openStudioDatabase();
      await use(database);
      await database.close();
    },
    { scope: 'worker' },
  ],
  nextMember: [async ({ database }, use) => use(() => takeMember(database)), { scope: 'worker' }],
  member: async ({ nextMember }, use) => use(await nextMember()),
});
