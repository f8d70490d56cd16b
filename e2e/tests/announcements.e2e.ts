import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import { addClass, signInAs, takeBookingMember } from '../src/booking/booking-members.ts';
import { newestMailTo } from '../src/demo-mailbox.ts';
import { signInToDesk } from '../src/desk.ts';
import { expect, expectAccessible, hydrated, test } from '../src/site-test.ts';

test.beforeEach(({ surprises }) => surprises.expectError(/status of 401/));

test(
  'a member agrees to news, reads what the desk announces, and ends it with the link of the mail',
  { tag: ['@once', '@act'] },
  async ({ page, browser, database, nextMember }) => {
    const member = await takeBookingMember(database, nextMember);
    const studioClass = await addClass(database, { start: new Date(Date.now() + 2 * DAY_MS), capacity: 8 });
    await database.pool.query(
      `insert into studio.bookings (id, customer_number, workout_id, booked_at, via) values ($1, $2, $3, now(), 'member')`,
      [randomUUID(), member.number, studioClass.id],
    );
    await signInAs(page, database, member);
    await page.goto('/messages/settings');
    await hydrated(page);
    const news = page.getByRole('region', { name: 'News and offers' });
    const byMail = news.getByRole('checkbox', { name: /^Yes, send me news and offers by email/ });
    await expect(byMail).not.toBeChecked();
    await byMail.check();
    await expect(news).toContainText('You agreed on');

    const desk = await (await browser.newContext()).newPage();
    await signInToDesk(desk, '/desk/announcements/new', 'desk@lifted.example');
    await desk.getByRole('radio', { name: 'News and offers' }).check();
    await desk.getByRole('radio', { name: 'Booked into one class' }).check();
    const classes = desk.getByLabel('Class', { exact: true });
    const option = classes.locator('option', { hasText: studioClass.name });
    await classes.selectOption((await option.getAttribute('value')) ?? '');
    await expect(desk.getByText('1 person.')).toBeVisible();
    await desk.getByRole('button', { name: 'Preview and send' }).click();
    await expect(desk.getByRole('alert')).toContainText('Please write a title and a text');
    const english = desk.getByRole('group', { name: 'English' });
    await english.getByLabel('Title').fill('Summer party');
    await english.getByLabel('Text').fill('On Saturday we celebrate.\n\nBring a friend.');
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Preview and send' }).click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog).toContainText('LIFTED: Summer party');
    await expect(dialog).toContainText('Unsubscribe: ');
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: 'Send to 1 person' }).click();
    const sent = desk.getByRole('listitem').filter({ hasText: 'Summer party' }).first();
    await expect(sent).toContainText('Sent. 1 person told in the app, 1 by email.');
    await expectAccessible(desk);
    await desk.context().close();

    await page.goto('/messages');
    const message = page.getByRole('listitem').filter({ hasText: 'Summer party' });
    await expect(message).toContainText('Bring a friend.');
    await expect(message.getByRole('link')).toHaveCount(0);

    const mail = await newestMailTo(page.request, member.email);
    const [, path = ''] = /(\/unsubscribe\/[\w.-]+)/.exec(mail) ?? [];
    const anonymous = await browser.newContext({ javaScriptEnabled: false });
    const unsubscribing = await anonymous.newPage();
    await unsubscribing.goto(path);
    await expect(unsubscribing.getByRole('heading', { level: 1 })).toHaveText('No more news?');
    await unsubscribing.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(unsubscribing.getByRole('heading', { level: 1 })).toHaveText('You’re unsubscribed');
    await anonymous.close();
    await page.goto('/messages/settings');
    await expect(byMail).not.toBeChecked();
  },
);
