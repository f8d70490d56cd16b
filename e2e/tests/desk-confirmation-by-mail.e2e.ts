import type { Database } from '@lifted/database/open-database';
import type { Page } from '@playwright/test';
import { another, letAMinutePass, newestCode } from '../src/identity/mail-code.ts';
import { emailField, mailCodeButton } from '../src/login-page.ts';
import { test } from '../src/member-test.ts';
import { signInToken, type OwnMember } from '../src/members.ts';
import { expect, expectAccessible, hydrated } from '../src/site-test.ts';

const FEES = '/desk/fees';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Is it you?' });
const codeField = (page: Page) => dialog(page).getByLabel('Code', { exact: true });
const sendButton = (page: Page) => dialog(page).getByRole('button', { name: 'Email me a code' });
const sendAgain = (page: Page) => dialog(page).getByRole('button', { name: 'Send a new code' });
const save = (page: Page) => page.getByRole('button', { name: 'Save as CSV' });

/** Opens the fees as somebody of the front desk who has neither password nor second factor nor passkey and came two hours ago. */
async function comeToTheDesk(page: Page, database: Database, member: OwnMember): Promise<void> {
  const { pool } = database;
  await pool.query(`insert into studio.account_roles (provider, uid, role) values ('studio', $1, 'desk')`, [
    member.uid,
  ]);
  await page.goto(`/dashboard?token=${await signInToken(database, member)}`);
  await expect(page.getByRole('main')).toContainText(member.firstName);
  await pool.query(
    `update identity."session" set "createdAt" = "createdAt" - interval '2 hours' where "userId" = $1`,
    [member.uid],
  );
  await page.goto(FEES);
  await expect(save(page)).toBeEnabled();
}

test(
  'who has no password at the desk confirms with a code by mail, without a mouse',
  { tag: ['@once', '@act'] },
  async ({ page, member, database, surprises }) => {
    surprises.expectError(/status of (403|422|429)/);
    await comeToTheDesk(page, database, member);

    await save(page).press('Enter');
    await expect(sendButton(page)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('status')).toContainText('It is valid for 10 minutes.');
    await expect(codeField(page)).toBeFocused();
    await expectAccessible(page);

    // A wrong one.
    const first = await newestCode(page, member);
    await page.keyboard.type(another(first));
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('alert')).toContainText('incorrect or no longer valid');
    await expect(codeField(page)).toBeFocused();
    await expectAccessible(page);

    // Another one, too early and then in time.
    await page.keyboard.press('Shift+Tab');
    await expect(sendAgain(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('alert')).toHaveText(
      /^We have already mailed you a code\. You can ask for the next one in (?:\d+\sseconds|a\ssecond)\.$/,
    );
    await expect(sendAgain(page)).toBeFocused();
    await letAMinutePass(database, member);
    await page.keyboard.press('Enter');
    await expect(codeField(page)).toBeFocused();
    await expect(codeField(page)).toHaveValue('');
    await expect.poll(() => newestCode(page, member), 'a new code arrives').not.toBe(first);

    // One that is too old.
    await database.pool.query('update studio.mail_codes set expires_at = now() where uid = $1', [member.uid]);
    await page.keyboard.type(await newestCode(page, member));
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('alert')).toContainText('incorrect or no longer valid');

    // Called off, and begun once more.
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(save(page)).toBeFocused();
    await letAMinutePass(database, member);
    const before = await newestCode(page, member);
    await page.keyboard.press('Enter');
    await expect(sendButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => newestCode(page, member), 'a new code arrives').not.toBe(before);
    await expect(codeField(page)).toBeFocused();
    const file = page.waitForEvent('download');
    await page.keyboard.type(await newestCode(page, member));
    await page.keyboard.press('Enter');
    expect((await file).suggestedFilename()).toMatch(/\.csv$/);
    await expect(dialog(page)).toBeHidden();
  },
);

test(
  'five wrong codes by mail lead from the desk to the login page, and back after signing in',
  { tag: '@phone' },
  async ({ page, member, database, surprises }) => {
    surprises.expectError(/status of (401|403|422)/);
    await comeToTheDesk(page, database, member);
    await save(page).tap();
    await sendButton(page).tap();
    await expect(codeField(page)).toBeFocused();
    await expectAccessible(page);
    const wrong = another(await newestCode(page, member));
    for (let tries = 1; tries < 5; tries += 1) {
      await codeField(page).fill(wrong);
      await dialog(page).getByRole('button', { name: 'Confirm' }).tap();
      await expect(dialog(page).getByRole('alert')).toContainText('incorrect or no longer valid');
      await expect(codeField(page)).toBeFocused();
    }
    await codeField(page).fill(wrong);
    await dialog(page).getByRole('button', { name: 'Confirm' }).tap();
    await expect(page).toHaveURL(`/login?from=${encodeURIComponent(FEES)}`);

    await hydrated(page);
    await letAMinutePass(database, member);
    const before = await newestCode(page, member);
    await emailField(page).fill(member.email);
    await mailCodeButton(page).tap();
    await expect.poll(() => newestCode(page, member), 'a new code arrives').not.toBe(before);
    await page.getByLabel('Code', { exact: true }).fill(await newestCode(page, member));
    await page.getByRole('button', { name: 'Continue' }).tap();
    await expect(page).toHaveURL(FEES);
    const file = page.waitForEvent('download');
    await save(page).tap();
    expect((await file).suggestedFilename()).toMatch(/\.csv$/);
  },
);
