import type { Database } from '@lifted/database/open-database';
import type { Page } from '@playwright/test';
import { openLogin, tryToSignIn } from '../src/login-page.ts';
import { expect, expectAccessible, hydrated } from '../src/site-test.ts';
import { test } from '../src/studio/strict-studio-test.ts';
import {
  addPasskey,
  plugInPhone,
  signOutHere,
  usedOnce,
  type VirtualPasskey,
} from '../src/identity/virtual-phone.ts';

const OWNER = 'owner@lifted.example';

// Takes the owner's password away.
test.use({ studioOf: 'an owner with a passkey' });

/** As if everybody signed in, and confirmed it, two hours earlier. */
async function letTwoHoursPass({ pool }: Database): Promise<void> {
  await pool.query(`update identity."session" set "createdAt" = "createdAt" - interval '2 hours'`);
  await pool.query(
    `update studio.second_factor_sessions
        set shown_at = shown_at - interval '2 hours', confirmed_at = confirmed_at - interval '2 hours'`,
  );
}

/** The owner has a passkey, and is signed in with it; what the phone holds then. */
async function arriveWithPasskey(page: Page): Promise<readonly VirtualPasskey[]> {
  await openLogin(page);
  await tryToSignIn(page, OWNER);
  await expect(page).toHaveURL(/\/security$/);
  const passkeys = await addPasskey(page, 'My phone');
  await signOutHere(page);
  const later = await page.context().newPage();
  await later.goto('/imprint');
  await plugInPhone(later, passkeys);
  // Offered in the address field: the phone answers by itself.
  await later.goto('/login');
  await expect(later).toHaveURL(/\/desk/);
  return usedOnce(passkeys);
}

test('an owner who has a passkey confirms with it what needs a recent sign-in', async ({
  page,
  context,
  database,
  surprises,
}) => {
  surprises.expectError(/status of (401|403|404|409|422)|The profile did not load/);
  const passkeys = await arriveWithPasskey(await context.newPage());
  await page.goto('/desk/fees');
  const save = page.getByRole('button', { name: 'Save as CSV' });
  await expect(save).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  const takePasskey = dialog.getByRole('button', { name: 'Use a passkey' });

  // Beside the password.
  await letTwoHoursPass(database);
  await save.click();
  await expect(dialog.getByLabel('Password')).toBeFocused();
  await takePasskey.press('Enter');
  await expect(dialog.getByText('use your passkey', { exact: false })).toBeVisible();
  await expect(takePasskey).toBeFocused();
  await expectAccessible(page);
  const phone = await plugInPhone(page, passkeys);
  await phone.setUnlocked(false);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('No passkey was used.');
  await expect(takePasskey).toBeFocused();
  await phone.setUnlocked(true);
  const file = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await file).suggestedFilename()).toMatch(/\.csv$/);
  await expect(dialog).toBeHidden();

  // All there is to an account without a password.
  await letTwoHoursPass(database);
  await database.pool.query(
    `delete from identity."account" a using identity."user" u where u."id" = a."userId" and u."email" = $1`,
    [OWNER],
  );
  await save.click();
  await expect(takePasskey).toBeFocused();
  await expect(dialog.getByRole('button')).toHaveText(['Sign in again', 'Cancel', 'Use a passkey']);
  const again = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await again).suggestedFilename()).toMatch(/\.csv$/);

  // And where passkeys are kept.
  const used = await phone.passkeys();
  const own = await context.newPage();
  await own.goto('/security');
  await hydrated(own);
  await letTwoHoursPass(database);
  const remove = async () => {
    await own.getByRole('button', { name: 'Remove passkey My phone' }).click();
    await own.getByRole('button', { name: 'Remove', exact: true }).click();
  };
  await remove();
  await expect(own.getByRole('button', { name: 'Sign in again' })).toBeVisible();
  await expectAccessible(own);
  await plugInPhone(own, used);
  await own.getByRole('button', { name: 'Use a passkey', exact: true }).click();
  // What was refused is done by itself, and comes to the next question: it is the last one.
  await expect(own.getByText('this is your last one', { exact: false })).toBeVisible();
  await expectAccessible(own);
});
