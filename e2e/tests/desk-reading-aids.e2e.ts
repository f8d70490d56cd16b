import process from 'node:process';
import type { Database } from '@lifted/database/open-database';
import type { Page } from '@playwright/test';
import { signInToDesk } from '../src/desk.ts';
import { cutOff, overlapping } from '../src/reader/fitting-text.ts';
import { expect, expectAccessible, test } from '../src/site-test.ts';

const OWNER = 'owner@lifted.example';
const LARGE_TEXT = '200%';
const DESK = { width: 1280, height: 800 } as const;
const PHONE = { width: 360, height: 800 } as const;

test.beforeEach(({ surprises }) => surprises.expectError(/status of 401/));

/** Pages of the desk and the dialogs that an address opens; a class and a person with much to show stand for all. */
const ADDRESSES = [
  '/desk',
  '/desk#palette',
  '/desk/timetable',
  '/desk/timetable/repeating',
  '/desk/timetable/repeating?do=closure',
  '/desk/classes/CLASS',
  '/desk/classes/CLASS?do=edit',
  '/desk/classes/CLASS?do=cancel',
  '/desk/classes/CLASS?do=member',
  '/desk/people?query=mia',
  '/desk/people?do=add',
  '/desk/people/PERSON',
  '/desk/people/PERSON?do=grant',
  '/desk/fees',
  '/desk/inbox',
  '/desk/inbox/trials',
  '/desk/inbox/mails',
  '/desk/announcements',
  '/desk/announcements/new',
  '/desk/programme',
  '/desk/programme/exercises',
  '/desk/records',
  '/desk/records/partner-visits',
  '/desk/numbers',
  '/desk/numbers/no_shows',
  '/desk/substitutes',
  '/desk/calendar',
  '/desk/log',
  '/desk/import',
] as const;

/** A class to come with as many people in it as any, and the member of the demo. */
const PLACES = `
  select (select w.id from studio.workouts w join studio.bookings b on b.workout_id = w.id
           where w.start_datetime > now() + interval '1 hour' and w.canceled_at is null
           group by w.id order by count(*) desc, w.id limit 1) as "CLASS",
         (select id from studio.customers where email = 'member@lifted.example') as "PERSON"`;

async function addressesIn({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ CLASS: string; PERSON: string }>(PLACES);
  return ADDRESSES.map((address) =>
    address.replace('CLASS', rows[0]?.CLASS ?? '').replace('PERSON', rows[0]?.PERSON ?? ''),
  );
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  if (address.includes('do=')) await expect(page.locator('dialog[open]')).toBeVisible();
  if (address.endsWith('#palette')) {
    await expect(
      page.getByRole('button', { name: /^(Search and commands|Suche und Befehle)/ }),
    ).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option').first()).toBeVisible();
  }
  await expect(page.locator('h1:visible').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true], [class*=skeleton]')).toHaveCount(0);
}

/** Pictures of what is judged, in the folder that SHOTS names. */
async function shot(page: Page, address: string, kind: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (folder !== undefined)
    await page.screenshot({
      path: `${folder}/${address.replaceAll(/[/?=#]/g, '_')}-${kind}.png`,
      fullPage: !address.includes('do='),
    });
}

async function expectFitting(page: Page, name: string): Promise<void> {
  // A busy machine lays a resized page out a moment later.
  const settled = { timeout: 10_000 };
  await expect.soft
    .poll(() => page.evaluate(cutOff), { message: `${name}: what the window cuts off`, ...settled })
    .toEqual([]);
  await expect.soft
    .poll(() => page.evaluate(overlapping), { message: `${name}: what lies over each other`, ...settled })
    .toEqual([]);
}

test(
  'axe finds nothing on any page of the desk, and each fits a desk and a phone with text twice as large',
  { tag: '@once' },
  async ({ page, database }) => {
    // Every page of the desk, in two windows.
    test.setTimeout(300_000);
    await signInToDesk(page, '/de/desk', OWNER);
    for (const address of await addressesIn(database)) {
      await test.step(address, async () => {
        await page.setViewportSize(DESK);
        await open(page, `/de${address}`);
        await expectAccessible(page);
        if (process.env['SHOTS'] !== undefined) {
          await page.emulateMedia({ forcedColors: 'active' });
          await shot(page, address, 'forced');
          await page.emulateMedia({ forcedColors: null });
        }
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, LARGE_TEXT);
        await shot(page, address, 'large-1280');
        await expectFitting(page, `${address} at ${DESK.width}`);
        await page.setViewportSize(PHONE);
        await shot(page, address, 'large-360');
        await expectFitting(page, `${address} at ${PHONE.width}`);
      });
    }
  },
);
