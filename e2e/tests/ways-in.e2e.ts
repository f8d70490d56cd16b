import { findInMails, passwordLink } from '../src/demo-mailbox.ts';
import { hydrated } from '../src/hydrated.ts';
import { another, letAMinutePass, newestCode } from '../src/identity/mail-code.ts';
import { emailField, expectDashboard, mailCodeButton, openLogin } from '../src/login-page.ts';
import { test } from '../src/member-test.ts';
import { runInstalled } from '../src/offline-app.ts';
import { signInToken } from '../src/members.ts';
import { openSecurity, PASSWORD, setPassword, setUpButton } from '../src/identity/second-step.ts';
import { expect, expectAccessible } from '../src/site-test.ts';

test(
  'a member signs in with a code by mail, in an app the phone ended while the mail was read',
  { tag: ['@act', '@phone'] },
  async ({ page, member, database, surprises }) => {
    surprises.expectError(/status of 422/);
    await runInstalled(page);
    await openLogin(page);
    await mailCodeButton(page).click();
    await expect(emailField(page)).toHaveAccessibleDescription('Please enter a valid email address.');
    await emailField(page).fill(member.email);
    await mailCodeButton(page).click();
    const code = page.getByLabel('Code', { exact: true });
    await expect(code).toBeFocused();
    await expectAccessible(page);
    const mailed = await newestCode(page, member);

    await page.reload();
    await code.fill(another(mailed));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(code).toHaveAccessibleDescription(/This code is incorrect or no longer valid/);

    await letAMinutePass(database, member);
    await page.getByRole('button', { name: 'Send a new code' }).click();
    await expect(code).toHaveValue('');
    await expect(code).toBeFocused();
    await expect.poll(() => newestCode(page, member), 'a new code arrives').not.toBe(mailed);
    await code.fill(await newestCode(page, member));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectDashboard(page);
    expect(await page.evaluate(() => localStorage.getItem('askedCode'))).toBeNull();
  },
);

test(
  'a member hears of a sign-in on a new device and presses “this was not me”',
  { tag: ['@act', '@phone'] },
  async ({ page, browser, member, database, surprises }) => {
    surprises.expectError(/status of 401/);
    await openLogin(page);
    await setPassword(page, member);
    await page.goto(`/dashboard?token=${await signInToken(database, member)}`);
    await expectDashboard(page);
    const thief = await browser.newContext();
    const stolen = await thief.request.post('/api/identity/sign-in/email', {
      headers: { origin: new URL(page.url()).origin },
      data: { email: member.email, password: PASSWORD },
    });
    expect(stolen.status()).toBe(200);

    const link = await findInMails(page.request, member.email, /\/not-me\/[\w-]+/);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wasn’t it you?');
    await expectAccessible(page);
    expect((await thief.request.get('/api/identity/token')).status()).toBe(200);
    await page.getByRole('button', { name: 'This was not me' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everybody is signed out');
    await expectAccessible(page);
    expect((await thief.request.get('/api/identity/token')).status()).toBe(401);
    await thief.close();

    await page.goto(await passwordLink(page.request, member.email));
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test(
  'a member who signed in a while ago shows the password in place, and what was begun goes on',
  { tag: ['@act', '@phone'] },
  async ({ page, member, database, surprises }) => {
    surprises.expectError(/status of (403|422)/);
    await openLogin(page);
    await setPassword(page, member);
    await openSecurity(page, database, member);
    await database.pool.query(
      `update identity."session" set "createdAt" = "createdAt" - interval '11 minutes' where "userId" = $1`,
      [member.uid],
    );
    await setUpButton(page).click();
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(password).toHaveAccessibleDescription('Please enter your password.');
    await password.fill('not the password');
    await page.keyboard.press('Enter');
    await expect(password).toHaveAccessibleDescription('This is not your password.');
    await expectAccessible(page);
    await password.fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Set up an authenticator app' })).toBeFocused();
  },
);

test(
  'the installed app of who changed the password elsewhere keeps nothing, and lets them back in with a code by mail',
  { tag: '@phone' },
  async ({ page, browser, baseURL, member, database, surprises }) => {
    surprises.expectError(/status of 401/);
    await runInstalled(page);
    await page.goto(`/dashboard?token=${await signInToken(database, member)}`);
    await expectDashboard(page);
    const elsewhere = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
    await openLogin(elsewhere);
    await setPassword(elsewhere, member);
    await elsewhere.close();

    await page.reload();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('main')).not.toContainText(member.firstName);
    expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
    await emailField(page).fill(member.email);
    await mailCodeButton(page).click();
    const mailed = await newestCode(page, member);
    await page.getByLabel('Code', { exact: true }).fill(mailed);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectDashboard(page);
  },
);
