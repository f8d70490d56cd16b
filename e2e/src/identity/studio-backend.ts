import type { Database } from '@lifted/database/open-database';
import type { APIRequestContext, Page } from '@playwright/test';
import { Authenticator } from './authenticator.ts';
import { findInMails, passwordLink } from '../demo-mailbox.ts';
import type { EnrolledInTest, IdentityBackend } from './identity-backend.ts';
import type { OwnMember } from '../members.ts';

/** The studio's own identity provider for the identity contract. */
export function studioBackend({
  request,
  database,
}: {
  readonly request: APIRequestContext;
  readonly database: Database;
}): IdentityBackend {
  return {
    // Members already have an account here.
    provision: async () => undefined,
    async resetCode({ email }) {
      return (await passwordLink(request, email)).split('#')[1] ?? '';
    },
    mailedCode: async ({ email }) => (await findInMails(request, email, /#\d{6}/)).slice(1),
    hasPasskeys: true,
    newDeviceLink: ({ email }) => findInMails(request, email, /\/not-me\/[\w-]+/),
    async disable({ uid }: OwnMember) {
      await database.pool.query(`update studio.accounts set disabled_at = now() where uid = $1`, [uid]);
    },
    enrolFactor: enrolApp,
  };
}

async function enrolApp(page: Page): Promise<EnrolledInTest> {
  const { factorId, secret } = await page.evaluate(async () =>
    (await window.identity.account.secondFactors()).startTotp(),
  );
  const app = new Authenticator(secret);
  await page.evaluate(
    async ([id, code]) => (await window.identity.account.secondFactors()).confirm(id, code),
    [factorId, await app.nextCode()] as const,
  );
  return { kind: 'totp', nextCode: () => app.nextCode() };
}
