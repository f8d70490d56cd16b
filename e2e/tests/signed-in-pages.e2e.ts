import { DEMO_PASSWORD } from '../src/members.ts';
import { expectDashboard, openLogin, tryToSignIn } from '../src/login-page.ts';
import { test as memberTest } from '../src/signed-in-test.ts';
import { expect, expectAccessible, hydrated, test as visitorTest } from '../src/site-test.ts';
import { classesOf, mondayFromNow } from '../src/answers/studio-answers.ts';

const FREE = /first (class|one|\d+ minutes) (is |are )?free|first one is free/i;

memberTest(
  'somebody who is signed in is offered no first free class',
  { tag: '@once' },
  async ({ page, request }) => {
    const [someClass] = await classesOf(request, mondayFromNow(1), mondayFromNow(1));
    for (const address of [
      '/',
      '/about',
      '/workouts',
      '/memberships',
      `/workout/${someClass?.id ?? ''}/test`,
    ]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByText(FREE).filter({ visible: true })).toHaveCount(0);
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Your class' })).toBeVisible();
    await expect(page.getByLabel('First name')).toBeHidden();
    await expect(page.getByText('Already training here?')).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Book this class' }).click();
    await expect(page).toHaveURL(new RegExp(`/workout/${someClass?.id ?? ''}$`));
  },
);

memberTest(
  'who is signed in finds four places and the workout of the day, and never a login',
  async ({ page }) => {
    await page.goto('/wod');
    const isPhone = (page.viewportSize()?.width ?? 0) < 600;
    const places = page.getByRole('navigation', { name: 'Your training' });
    await expect(places.getByRole('link')).toHaveText(['Today', 'Classes', 'Strength', 'Me']);
    if (isPhone) await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('navigation', { name: isPhone ? 'Menu' : 'Main' });
    await expect(menu.getByRole('link', { name: /Workout of the Day/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /login/i })).toHaveCount(0);
    await page.keyboard.press('Escape');

    await places.getByRole('link', { name: 'Me' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Me' })).toBeVisible();
    await expect(places.getByRole('link', { name: 'Me' })).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /^Your passes/ })).toHaveAttribute('href', '/passes');
    // The keyboard reaches the last of it above the bar of a phone.
    const logOut = main.getByRole('button', { name: 'Sign out' });
    await logOut.focus();
    await expect(logOut).toBeInViewport();
    const bar = isPhone ? await places.boundingBox() : null;
    const button = await logOut.boundingBox();
    if (bar !== null) expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar.y);
    await main.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Dein Training' }).getByRole('link')).toHaveText([
      'Heute',
      'Kurse',
      'Kraft',
      /^Profil/,
    ]);
  },
);

visitorTest(
  'menus change with signing in and out, without loading a page',
  { tag: ['@once', '@act'] },
  async ({ page, surprises }) => {
    // Signing out may overtake what the dashboard is still asking.
    surprises.expectError(/status of 401/);
    await openLogin(page);
    await tryToSignIn(page, 'new@lifted.example');
    await expectDashboard(page);
    await expect(page.locator('html')).toHaveAttribute('data-returning', '');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.locator('html')).not.toHaveAttribute('data-returning');
  },
);

for (const [email, as] of [
  ['coach@lifted.example', 'a coach'],
  ['owner@lifted.example', 'the owner'],
] as const) {
  visitorTest(
    `${as} who is no member finds the ways on at the dashboard`,
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/dashboard');
      await hydrated(page);
      await tryToSignIn(page, email, DEMO_PASSWORD);
      await expectDashboard(page);
      const main = page.getByRole('main');
      await expect(main.getByText(`You are signed in as ${as}.`)).toBeVisible();
      for (const way of [/^Desk/, /^Timetable/, /^Workout of the Day/, /^Security/])
        await expect(main.getByRole('link', { name: way }).first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expectAccessible(page);
    },
  );
}
