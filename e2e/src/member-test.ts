import type { OwnMember } from './members.ts';
import { test as siteTest } from './site-test.ts';

interface MemberFixtures {
  /** A member whom no other test touches. */
  readonly member: OwnMember;
}

/** For journeys that need an account of their own or what only an operator can do. */
export const test = siteTest.extend<MemberFixtures>({
  member: async ({ nextMember }, use) => use(await nextMember()),
});
