import type { Database } from '@lifted/database/open-database';
import { test as siteTest } from './site-test.ts';
import { memberWithNumber, openStudioDatabase, type OwnMember } from './members.ts';

/** So many members one worker of the test run may take; restarted workers get numbers of their own. */
const MEMBERS_PER_WORKER = 40;

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
  nextMember: [
    async ({ database }, use, { workerIndex }) => {
      let taken = 0;
      await use(() => memberWithNumber(database, workerIndex * MEMBERS_PER_WORKER + taken++));
    },
    { scope: 'worker' },
  ],
  member: async ({ nextMember }, use) => use(await nextMember()),
});
