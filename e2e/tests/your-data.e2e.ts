import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findInMails, newestMailTo } from '../src/demo-mailbox.ts';
import { signInToken } from '../src/members.ts';
import { test } from '../src/member-test.ts';
import { expect, expectAccessible, hydrated } from '../src/site-test.ts';

// A sign-in that is too old, and a word that is not the one, are refused on purpose.
test.beforeEach(({ surprises }) => surprises.expectError(/status of 403/));

const alert = (page: Page) => page.getByRole('alert');

async function downloaded(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^your-data-\d{4}-\d{2}-\d{2}\.(json|zip)$/);
  return readFile(await download.path());
}

test(
  'a member sees what is held and takes it along, with a fresh sign-in only',
  { tag: '@act' },
  async ({ page, member, database }) => {
    // Not every member of the demo has lifted something.
    await database.pool.query(
      `insert into studio.set_logs (customer_number, workout_number, exercise_key, exercise_number, set_number, reps, weight)
       select c.number, w.number, e.number, 1, 1, 8, 60
         from studio.customers c,
              (select number from studio.workouts where start_datetime < now() order by start_datetime desc limit 1) w,
              (select number from studio.exercises order by number limit 1) e
        where c.email = $1
           on conflict do nothing`,
      [member.email],
    );
    await page.goto(`/security?token=${await signInToken(database, member)}`);
    await hydrated(page);
    await page.getByRole('link', { name: 'Your data' }).click();
    await expect(page.getByRole('heading', { name: 'Your data', exact: true })).toBeFocused();
    await expect(page.getByText('Sets you lifted', { exact: true })).toBeVisible();
    await expectAccessible(page);

    const archive = await downloaded(page, 'Download CSV');
    expect(archive.toString('latin1', 0, 2)).toBe('PK');
    const exported = (await downloaded(page, 'Download JSON')).toString();
    expect(exported).toContain(`"email": "${member.email}"`);
    expect(exported).toContain('"weight": ');
    await expect(page.getByRole('status')).toContainText('Saved as your-data-');

    await database.pool.query(
      `update identity."session" set "createdAt" = now() - interval '11 minutes' where "userId" = $1`,
      [member.uid],
    );
    // Who has neither password nor passkey shows a code by mail, in place.
    const late = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    await page.getByRole('button', { name: 'Email me a code' }).click();
    const code = page.getByLabel('Code', { exact: true });
    await expect(code).toBeFocused();
    await expectAccessible(page);
    await code.fill((await findInMails(page.request, member.email, /#\d{6}/)).slice(1));
    await page.keyboard.press('Enter');
    expect((await late).suggestedFilename()).toMatch(/\.zip$/);
    await expect(page.getByRole('status')).toContainText('Saved as your-data-');
  },
);

test(
  'a member asks to be deleted by keyboard, is told what that means, and takes it back',
  { tag: '@act' },
  async ({ page, member, database }) => {
    await page.goto(`/your-data?token=${await signInToken(database, member)}`);
    await hydrated(page);
    const word = page.getByLabel('Type DELETE to continue');
    await word.fill('yes');
    await page.keyboard.press('Enter');
    await expect(alert(page)).toHaveText('Please type DELETE.');
    await expect(word).toBeFocused();
    await expect(page.getByRole('link', { name: 'Verträge hier kündigen' }).first()).toHaveAttribute(
      'href',
      '/kuendigen',
    );
    await word.fill('delete');
    await page.keyboard.press('Enter');
    const keep = page.getByRole('button', { name: 'Keep my account' });
    await expect(keep).toBeVisible();
    await expect(
      page.getByText('Your account is scheduled for deletion. You can change your mind until'),
    ).toBeVisible();
    await expectAccessible(page);
    await expect
      .poll(() => newestMailTo(page.request, member.email))
      .toContain('your account will be deleted');

    await page.reload();
    await hydrated(page);
    await keep.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your account stays. Nothing was deleted.')).toBeVisible();
    await expect(word).toBeVisible();

    await page.goto('/de/your-data');
    await hydrated(page);
    const germanWord = page.getByLabel('Gib LÖSCHEN ein, um fortzufahren');
    await germanWord.fill('löschen');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Dein Konto ist zur Löschung vorgemerkt.')).toBeVisible();
    await expect.poll(() => newestMailTo(page.request, member.email)).toContain('dein Konto wird gelöscht');
  },
);
