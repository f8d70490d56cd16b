import type { Page } from '@playwright/test';
import { expectDashboard } from '../src/login-page.ts';
import { signInToken } from '../src/members.ts';
import { test } from '../src/member-test.ts';
import { openSecurity } from '../src/identity/second-step.ts';
import { expect, expectAccessible } from '../src/site-test.ts';

// Devices that were signed out are refused on purpose.
test.beforeEach(({ surprises }) => surprises.expectError(/status of (401|403)/));

test(
  'a member signs out a phone they lost, and everywhere else, from where they are',
  { tag: '@act' },
  async ({ page, browser, baseURL, member, database }) => {
    const phones: Page[] = [];
    const others = page.getByText('Another device', { exact: true });
    try {
      for (let count = 0; count < 3; count++) {
        const phone = await browser.newPage({
          ...(baseURL !== undefined && { baseURL }),
          serviceWorkers: 'block',
        });
        phones.push(phone);
        await phone.goto(`/dashboard?token=${await signInToken(database, member)}`);
        await expectDashboard(phone);
      }
      await openSecurity(page, database, member);
      await expect(page.getByText('This device', { exact: true })).toBeVisible();
      await expect(others).toHaveCount(3);
      await expectAccessible(page);

      const signOut = page.getByRole('button', { name: /^Sign out the device signed in / }).first();
      await signOut.click();
      await expect(page.getByText(/^Sign out the device that signed in .+\?$/)).toBeFocused();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Stay signed in' }).click();
      await expect(signOut).toBeFocused();
      await signOut.click();
      await page.getByRole('button', { name: 'Sign out there' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Signed out there.' })).toBeVisible();
      await expect(others).toHaveCount(2);

      await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
      await page.getByRole('button', { name: 'Sign out there' }).click();
      await expect(page.getByText('Only here, on this device.')).toBeVisible();
      await expectAccessible(page);

      const { rows } = await database.pool.query('select from identity."session" where "userId" = $1', [
        member.uid,
      ]);
      expect(rows).toHaveLength(1);
      for (const phone of phones) {
        await phone.reload();
        await expect(phone).toHaveURL(/\/login/);
      }
    } finally {
      for (const phone of phones) await phone.close();
    }
  },
);

test('who signed in a while ago signs in again before signing out others', async ({
  page,
  member,
  database,
}) => {
  await openSecurity(page, database, member);
  await database.pool.query(
    `insert into identity."session" ("id", "token", "userId", "expiresAt", "updatedAt")
     values (gen_random_uuid(), gen_random_uuid(), $1, now() + interval '1 day', now())`,
    [member.uid],
  );
  await database.pool.query(
    `update identity."session" set "createdAt" = "createdAt" - interval '11 minutes' where "userId" = $1`,
    [member.uid],
  );
  await page.reload();
  await page.getByRole('button', { name: /^Sign out the device signed in / }).click();
  await page.getByRole('button', { name: 'Sign out there' }).click();
  await expect(page.getByText(/^To make sure it’s you/)).toBeVisible();
  await expect(page.getByText('Another device', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL(/\/login\?from=%2Fsecurity$/);
});
