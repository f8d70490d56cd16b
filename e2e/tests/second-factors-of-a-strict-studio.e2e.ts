import type { Page } from '@playwright/test';
import { findInMails } from '../src/demo-mailbox.ts';
import { runInstalled } from '../src/offline-app.ts';
import { expectDashboard, openLogin, passkeyButton, tryToSignIn } from '../src/login-page.ts';
import { signInToken } from '../src/members.ts';
import {
  codeField,
  continueButton,
  expectAsked,
  openSecurity,
  setUpApp,
  turnOnButton,
} from '../src/identity/second-step.ts';
import { expect, expectAccessible } from '../src/site-test.ts';
import { test } from '../src/studio/strict-studio-test.ts';
import { addPasskey, plugInPhone, signOutHere, usedOnce } from '../src/identity/virtual-phone.ts';

const OWNER = 'owner@lifted.example';
const COACH = 'coach@lifted.example';
const NUMBER = '+49 151 5550 1240';
const DIALLED = '+4915155501240';

// One studio for all of them: its server takes a while to start. What the owner may not see yet is logged.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ surprises }) =>
  surprises.expectError(/status of (401|403|404|409)|The profile did not load/),
);

test(
  'the owner without a second factor is led to where one is set up, and only then further',
  { tag: '@act' },
  async ({ page }) => {
    await openLogin(page);
    await tryToSignIn(page, OWNER);
    await expect(page).toHaveURL(/\/security$/);
    await expect(
      page.getByText('Your role at the studio requires a second step.', { exact: false }),
    ).toBeVisible();
    await expectAccessible(page);
    await setUpApp(page);
    await expect(page.getByText('Your role at the studio requires', { exact: false })).toHaveCount(0);

    const customers = page.waitForResponse(/\/api\/customers/);
    await page.getByRole('link', { name: 'Your Dashboard' }).click();
    expect((await customers).status()).not.toBe(403);
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);

test('a member sets up text messages and signs in with the code of one', async ({
  page,
  member,
  database,
  sms,
}) => {
  const newestCode = async (count: number) => {
    await expect.poll(() => sms.sentTo(DIALLED).length, 'a text message arrives').toBe(count);
    return /\d{6}/.exec(sms.sentTo(DIALLED).at(-1) ?? '')?.[0] ?? '';
  };
  await openSecurity(page, database, member);
  await page.getByRole('button', { name: 'Set up with text messages' }).click();
  await expect(page.getByRole('heading', { name: 'Set up text messages' })).toBeFocused();
  const number = page.getByLabel('Mobile number');
  await number.fill('call me');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(number).toHaveAccessibleDescription(/Please enter a mobile number/);
  await number.fill(NUMBER);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code we sent' })).toBeFocused();
  await expectAccessible(page);
  await codeField(page).fill(await newestCode(1));
  await turnOnButton(page).click();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('Text message to ••• 40')).toBeVisible();

  // Between two messages the studio lets half a minute pass.
  await database.pool.query(`update studio.second_factor_limits set sms_sent_at = '{}' where uid = $1`, [
    member.uid,
  ]);
  await page.context().clearCookies();
  await page.goto(`/dashboard?token=${await signInToken(database, member)}`);
  await expectAsked(page);
  expect(sms.sentTo(DIALLED), 'nothing is sent before somebody asks for it').toHaveLength(1);
  const send = page.getByRole('button', { name: 'Send a code to ••• 40' });
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('We’ve sent you a code. It is valid for 5 minutes.');
  await expectAccessible(page);
  await codeField(page).fill(await newestCode(2));
  await continueButton(page).click();
  await expect(page.getByRole('main')).toContainText(member.firstName);
});

test(
  'a coach adds a passkey on a phone, and it is all they need from then on',
  { tag: '@act' },
  async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openLogin(page);
    await tryToSignIn(page, COACH);
    await expect(page).toHaveURL(/\/security$/);
    const passkeys = await addPasskey(page, 'My phone');
    await expectAccessible(page);

    // With its button: no code is asked for, and the role is content.
    await signOutHere(page);
    await openLogin(page);
    await expectAccessible(page);
    await plugInPhone(page, passkeys);
    await passkeyButton(page).click();
    await expect(page).toHaveURL(/\/desk/);
    await page.goto('/security');
    await expect(page.getByText('last used', { exact: false })).toBeVisible();
    await expect(page.getByText('Your role at the studio requires', { exact: false })).toHaveCount(0);

    // Offered in the address field: the phone answers by itself.
    await signOutHere(page);
    const later = await context.newPage();
    await later.goto('/imprint');
    await plugInPhone(later, usedOnce(passkeys));
    await later.goto('/login');
    await expect(later).toHaveURL(/\/desk/);

    await later.goto('/security');
    await renameWithKeys(later, 'My phone', 'Old phone');
    // The last one stays until something takes its place.
    const remove = async () => {
      await later.getByRole('button', { name: 'Remove passkey Old phone' }).click();
      await later.getByRole('button', { name: 'Remove', exact: true }).click();
    };
    await remove();
    await expect(later.getByText('this is your last one', { exact: false })).toBeVisible();
    await setUpApp(later);
    await remove();
    await expect(later.getByText('Old phone', { exact: true })).toHaveCount(0);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a member adds a passkey, and the installed app signs in with it at one press', async ({
    page,
    context,
    member,
    database,
  }) => {
    await openSecurity(page, database, member);
    await database.pool.query(
      `update identity."session" set "createdAt" = "createdAt" - interval '11 minutes' where "userId" = $1`,
      [member.uid],
    );
    const passkeys = await addPasskey(page, 'My phone', async () => {
      await page.getByRole('button', { name: 'Email me a code' }).tap();
      await expect(codeField(page)).toBeFocused();
      await codeField(page).fill((await findInMails(page.request, member.email, /#\d{6}/)).slice(1));
      await page.getByRole('button', { name: 'Confirm' }).tap();
    });
    await expectAccessible(page);

    await signOutHere(page);
    const app = await context.newPage();
    await runInstalled(app);
    await app.goto('/imprint');
    const phone = await plugInPhone(app, passkeys);
    // The phone answers by itself in the address field.
    await app.goto('/login');
    await expectDashboard(app);

    await phone.unplug();
    await signOutHere(app);
    await openLogin(app);
    await plugInPhone(app, usedOnce(passkeys));
    await passkeyButton(app).tap();
    await expectDashboard(app);
  });
});

/** Renames a passkey without a mouse, after a try that was called off and one without a name. */
async function renameWithKeys(page: Page, from: string, to: string): Promise<void> {
  const button = page.getByRole('button', { name: `Rename passkey ${from}` });
  const field = page.getByLabel('New name');
  await button.press('Enter');
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(button).toBeFocused();
  await button.press('Enter');
  await field.fill(' ');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription('Please enter a name.');
  await expectAccessible(page);
  await field.fill(to);
  await field.press('Enter');
  await expect(page.getByText('Renamed.', { exact: true })).toBeVisible();
  await expect(page.getByText(to, { exact: true })).toBeVisible();
}
