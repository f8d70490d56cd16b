import { openLogin, tryToSignIn } from '../src/login-page.ts';
import { signInToken } from '../src/members.ts';
import {
  codeField,
  continueButton,
  expectAsked,
  openSecurity,
  setUpApp,
  turnOnButton,
} from '../src/second-step.ts';
import { expect, expectAccessible } from '../src/site-test.ts';
import { test } from '../src/strict-studio-test.ts';

const OWNER = 'owner@lifted.example';
const NUMBER = '+49 151 5550 1240';
const DIALLED = '+4915155501240';

// One studio for all of them: its server takes a while to start. What the owner may not see yet is logged.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ surprises }) => surprises.expectError(/status of (401|403|404)|The profile did not load/));

test('the owner without a second factor is led to where one is set up, and only then further', async ({
  page,
}) => {
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
});

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
  await page.getByRole('button', { name: 'Send a code to ••• 40' }).click();
  await expect(page.getByRole('status')).toHaveText('We’ve sent you a code. It is valid for 5 minutes.');
  await expectAccessible(page);
  await codeField(page).fill(await newestCode(2));
  await continueButton(page).click();
  await expect(page.getByRole('main')).toContainText(member.firstName);
});
