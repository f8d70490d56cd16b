import { signInToDesk } from '../src/desk.ts';
import { expect, expectAccessible, test } from '../src/site-test.ts';

const FRONT_DESK = 'desk@lifted.example';

test.beforeEach(({ surprises }) => surprises.expectError(/status of 401/));

test(
  'a Kündigung is listed with its deadline, is dealt with, and comes back with Undo',
  { tag: ['@once', '@act'] },
  async ({ page, database }, { project }) => {
    const name = `Kim ${project.name}`;
    await database.pool.query(
      `insert into studio.contract_declarations (reference, kind, cause, name, email, language, received_at, content_hash)
     values ($1, 'termination', 'ordinary', $2, 'member@lifted.example', 'de', date_trunc('second', now()), sha256($3))`,
      [`K-${project.name}`, name, Buffer.from(name)],
    );
    await signInToDesk(page, '/desk/inbox', FRONT_DESK);
    const item = page.getByRole('listitem').filter({ hasText: name });
    await expect(item).toContainText(/Unlimited ends on .* at one month’s notice/);
    await expect(item).toContainText('With us: Unlimited since');
    await expectAccessible(page);
    await item.getByRole('button', { name: 'Dealt with' }).focus();
    await page.keyboard.press('Enter');
    await expect(item).toHaveCount(0);
    await page
      .getByRole('region', { name: 'Messages', exact: true })
      .getByRole('button', { name: 'Undo' })
      .first()
      .click();
    await expect(item).toHaveCount(1);
  },
);

test(
  'a visitor who came becomes a member with that class in their history',
  { tag: ['@once', '@act'] },
  async ({ page, database }) => {
    await database.pool.query(
      `insert into studio.trial_bookings (workout_id, email, name, booked_at, cancel_token_hash, has_attended)
     select w.id, 'ada@visitor.example', 'Ada Stern', start_datetime - interval '1 day', sha256('ada'), true
       from studio.workouts w join studio.class_places p on p.workout_number = w.number
      where start_datetime < now() - interval '1 hour' and canceled_at is null and p.taken < p.capacity
      order by start_datetime desc limit 1`,
    );
    await signInToDesk(page, '/de/desk/inbox', FRONT_DESK);
    const item = page.getByRole('listitem').filter({ hasText: 'Ada Stern' });
    await item.getByRole('button', { name: 'Zum Mitglied machen' }).click();
    const dialog = page.locator('dialog');
    await expect(dialog.getByLabel('Nachname')).toHaveValue('Stern');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Zum Mitglied machen' }).click();
    await expect(dialog).toBeHidden();
    await expect(item).toHaveCount(0);
    const { rows } = await database.pool.query(
      `select b.has_attended from studio.bookings b join studio.customers c on c.number = b.customer_number
      where c.email = 'ada@visitor.example'`,
    );
    expect(rows).toEqual([{ has_attended: true }]);
  },
);

test(
  'numbers of visitors show whom they count, and mails that did not arrive have a page',
  { tag: '@once' },
  async ({ page }) => {
    await signInToDesk(page, '/desk/inbox', 'desk@lifted.example');
    await page.getByRole('link', { name: 'Who came, who stayed' }).click();
    // The sum of the months, which a single month has no row for.
    const months = page.getByRole('region', { name: 'By month' });
    const booked = months.getByRole('button', { name: /Booked$/ }).first();
    const count = Number.parseInt(await booked.innerText(), 10);
    await booked.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /: Booked$/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(count);
    // The list came into view, which may leave a number half below the top bar.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
    await page.getByRole('link', { name: 'To the inbox' }).click();
    await page.getByRole('link', { name: 'Emails that did not arrive' }).click();
    await expect(page.getByText('Every email arrived.')).toBeVisible();
    await expectAccessible(page);
  },
);
