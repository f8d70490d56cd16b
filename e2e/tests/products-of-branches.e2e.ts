import { randomUUID } from 'node:crypto';
import type { Database } from '@lifted/database/open-database';
import { addDays, berlinInstant } from '@lifted/domain/calendar/studio-calendar';
import type { Page } from '@playwright/test';
import { mondayFromNow } from '../src/answers/studio-answers.ts';
import { addClass, signInAs, type BookingMember } from '../src/booking/booking-members.ts';
import { signInToDesk } from '../src/desk.ts';
import { freePort } from '../src/studio/free-port.ts';
import { openStudioDatabase, takeMember } from '../src/members.ts';
import { expect, expectAccessible, hydrated, test as base } from '../src/site-test.ts';
import { STUDIO_LIMIT_MS, startStudioProcess, type StudioProcess } from '../src/studio/studio-process.ts';

const OWNER = 'owner@lifted.example';
/** A Thursday that can be booked. */
const DAY = addDays(mondayFromNow(1), 3);

/** A studio of its own, because it becomes a chain. */
const test = base.extend<{ readonly chain: StudioProcess; readonly baseURL: string }>({
  chain: [
    async ({}, use) => {
      const studio = await startStudioProcess({ port: await freePort(), logName: 'e2e-chain' });
      await use(studio);
      await studio.stop();
    },
    { timeout: STUDIO_LIMIT_MS },
  ],
  baseURL: async ({ chain }, use) => use(chain.baseUrl),
});

test(
  'a pass that is limited to a branch says so where it is sold, and pays for classes there and nowhere else',
  { tag: '@once' },
  async ({ page, browser, chain, surprises }) => {
    // Two people in a studio that has just started.
    test.setTimeout(180_000);
    surprises.expectError(/status of 401/);
    const database = await openStudioDatabase(chain.dataDirectory);
    const desk = await (await browser.newContext({ baseURL: chain.baseUrl })).newPage();
    await signInToDesk(desk, '/desk/records', OWNER);
    const pass = desk.getByRole('button', { name: /^5 Workouts/ });
    await pass.click();
    await expect(desk.getByLabel('On sale until')).toBeVisible();
    await expect(desk.getByRole('group', { name: 'Valid at' })).toBeHidden();
    await desk.getByRole('button', { name: 'Cancel' }).click();

    const room = await openBranch(desk, database);
    await pass.click();
    await desk.getByRole('group', { name: 'Valid at' }).getByLabel('North').check();
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(pass).toContainText('Valid at North only');

    await page.goto('/memberships');
    await hydrated(page);
    const sold = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^5/ }) });
    await expect(sold).toContainText('Valid at North only');
    await expect(page.getByText('Valid at North only')).toHaveCount(1);
    await expectAccessible(page);

    const member = await sellPass(database);
    const own = await addClass(database, { start: berlinInstant(DAY, '02:00'), capacity: 3 });
    const north = await addClass(database, { start: berlinInstant(DAY, '04:00'), capacity: 3 });
    await inRoom(database, own.id, await ownRoom(database));
    await inRoom(database, north.id, room);
    await signInAs(page, database, member);
    await page.goto(`/workout/${own.id}`);
    await expect(page.getByText('Your pass is valid at North only')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Book\b/ })).toBeHidden();
    await expectAccessible(page);
    await page.goto(`/de/workout/${own.id}`);
    await expect(page.getByText('Dein Paket gilt nur am Standort North')).toBeVisible();
    await page.goto(`/workout/${north.id}`);
    await page.getByRole('button', { name: /^Book\b/ }).click();
    await expect(page.getByRole('button', { name: /^(Cancel|Undo)/ })).toBeVisible();
    await page.goto('/passes');
    await expect(page.getByText('Valid at North only')).toBeVisible();
    await database.close();
  },
);

/** The owner adds a branch and gives it one of the rooms, whose id is answered. */
async function openBranch(desk: Page, { pool }: Database): Promise<string> {
  await desk.getByRole('button', { name: 'Add a branch' }).click();
  const form = desk.getByRole('dialog', { name: 'Add a branch' });
  const address = { Name: 'North', 'Street and number': 'North Street 1', Postcode: '13347', Town: 'Berlin' };
  for (const [label, value] of Object.entries(address)) await form.getByLabel(label).fill(value);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  const { rows } = await pool.query<{ id: string; name: string }>(
    'select id, name from studio.locations order by id limit 1',
  );
  const [room] = rows;
  if (room === undefined) throw new Error('The demo studio has no room.');
  const edit = desk.getByRole('button', { name: room.name });
  await edit.click();
  await desk.getByLabel('Branch', { exact: true }).selectOption('North');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toContainText('North');
  return room.id;
}

/** A member who has nothing but a pass of five, bought today. */
async function sellPass(database: Database): Promise<BookingMember> {
  const member = await takeMember(database);
  const { rows } = await database.pool.query<{ number: number }>(
    'select number from studio.customers where email = $1',
    [member.email],
  );
  const number = rows[0]?.number ?? 0;
  await database.pool.query('delete from studio.bookings where customer_number = $1', [number]);
  await database.pool.query(
    'update studio.entitlements set customer_number = null where customer_number = $1',
    [number],
  );
  await database.pool.query(
    `with sold as (
       insert into studio.entitlements (id, customer_number, product_id, valid, granted_at)
       values ($1, $2, 'pass-5', daterange(current_date, current_date + 180), now()) returning number)
     insert into studio.credit_entries (entitlement_number, entry, kind, credits, before, after, at)
     select number, 1, 'granted', 5, 0, 5, now() from sold`,
    [randomUUID(), number],
  );
  return { ...member, number };
}

async function ownRoom({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from studio.locations where branch_id is null order by id limit 1',
  );
  return rows[0]?.id ?? '';
}

async function inRoom({ pool }: Database, workout: string, room: string): Promise<void> {
  await pool.query('update studio.workouts set location_id = $2 where id = $1', [workout, room]);
}
