import type { OwnMember } from './members.ts';
import { test as siteTest } from './site-test.ts';

interface MemberFixtures {
  /** A member no other test uses. */
  readonly member: OwnMember;
}

/** For journeys that need their own account or an operator's actions. */
export const test = siteTest.extend<MemberFixtures>({
  member: async ({ nextMember }, use) => use(await nextMember()),
});
