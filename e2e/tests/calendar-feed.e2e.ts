import { signIn } from '../src/login-page.ts';
import { MEMBER } from '../src/members.ts';
import { expect, expectAccessible, test } from '../src/site-test.ts';

test(
  'a member lets a calendar read their classes, by the keyboard, and stops it again',
  { tag: ['@once', '@act'] },
  async ({ page, request }) => {
    await signIn(page, MEMBER.email);
    await page.goto('/passes');
    const card = page.getByRole('region', { name: 'In your calendar' });
    await card.getByRole('button', { name: 'Get my calendar address' }).press('Enter');
    await expect(card.getByRole('link', { name: 'Open in my calendar' })).toBeFocused();
    await expectAccessible(page);
    const address = await card.getByLabel('Calendar address').inputValue();
    await expect(card.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute(
      'href',
      address.replace(/^https?:/, 'webcal:'),
    );
    const feed = await request.get(address);
    expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(await feed.text()).toContain('BEGIN:VEVENT');

    await page.goto('/de/passes');
    const german = page.getByRole('region', { name: 'In deinem Kalender' });
    await german.getByRole('button', { name: 'Nicht mehr teilen' }).press('Enter');
    await expect(german.getByRole('status')).toHaveText('Deine Kalenderadresse gilt nicht mehr.');
    await expect(german.getByRole('button', { name: 'Kalenderadresse holen' })).toBeVisible();
    expect((await request.get(address)).status()).toBe(404);
  },
);
