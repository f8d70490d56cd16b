import { signInToDesk } from '../src/desk.ts';
import { DEMO_PASSWORD } from '../src/members.ts';
import { expect, expectAccessible, test } from '../src/site-test.ts';

const FEES = '/desk/fees';

test(
  'a file that needs a recent sign-in is saved once the password is shown, and not without',
  { tag: ['@once', '@act'] },
  async ({ page, surprises }) => {
    surprises.expectError(/status of (403|422)/);
    await signInToDesk(page, FEES, 'desk@lifted.example');
    // As the server refuses once the sign-in is too old; what is shown to it is checked by the server itself.
    let isOld = true;
    let asked = 0;
    await page.route('**/api/desk/fees.csv*', async (route) => {
      asked += 1;
      if (!isOld) return route.continue();
      return route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: '/problems/sign-in-again',
          title: 'Please sign in again',
          status: 403,
          detail: 'To make sure it’s you, please enter your password.',
          code: 'sign_in_again',
          confirm_with: 'password',
        }),
      });
    });
    const save = page.getByRole('button', { name: 'Save as CSV' });
    const dialog = page.getByRole('dialog', { name: 'Is it you?' });

    await save.click();
    await expect(dialog.getByLabel('Password')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(asked).toBe(1);

    await save.click();
    await dialog.getByLabel('Password').fill('not the password');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('This is not your password.');
    await expectAccessible(page);
    await dialog.getByLabel('Password').fill(DEMO_PASSWORD);
    isOld = false;
    const file = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await file).suggestedFilename()).toMatch(/\.csv$/);
    await expect(dialog).toBeHidden();
    expect(asked).toBe(3);
  },
);
