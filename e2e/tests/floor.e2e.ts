import { stepUp } from '@lifted/domain/training/implement';
import { signInAs } from '../src/booking/booking-members.ts';
import { CameraBrowser } from '../src/floor/camera-browser.ts';
import {
  allSent,
  DEMO_PIN,
  notSent,
  test,
  unlockTablet,
  untilKeptOnTablet,
  type Tap,
} from '../src/floor/floor-test.ts';
import { liftOfDay } from '../src/floor/lift-of-day.ts';
import type { OwnMember } from '../src/members.ts';
import { startDeployingProxy } from '../src/studio/next-build.ts';
import { expect, expectAccessible } from '../src/site-test.ts';

test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

const tap: Tap = (target) => target.tap();

/** Whatever the hour: no class of the timetable runs now, so the demo makes one up, in which eight of twelve are there. */
test.beforeEach(async ({ database }) => {
  await database.pool.query(
    `update studio.workouts set start_datetime = start_datetime + interval '3 hours'
      where id not like 'demo-%'
        and start_datetime between now() - interval '50 minutes' and now() + interval '25 minutes'`,
  );
});

test(
  'a browser of the demo is a tablet at once, and opens for a coach with the right PIN',
  { tag: ['@once', '@act'] },
  async ({ page, surprises }) => {
    surprises.expectError(/status of 422/);
    await page.goto('/floor');
    await expect(page.getByRole('heading', { level: 2, name: 'Who runs the class?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Turn sound off' }).tap();
    await page.getByRole('button', { name: 'Turn sound on' }).tap();
    await expect(page.getByRole('button', { name: 'Turn sound off' })).toBeVisible();
    await unlockTablet(page, tap, '0000');
    await expect(page.getByRole('alert')).toHaveText('This is not the right PIN.');
    await expectAccessible(page);
    await page.keyboard.type(DEMO_PIN);
    await expect(page.getByRole('navigation', { name: 'Parts of the class' })).toBeVisible();

    await page.getByRole('button', { name: 'Roster' }).click();
    const person = page.getByRole('listitem').getByRole('button').first();
    const before = await person.getAttribute('aria-pressed');
    await person.tap();
    await expect(person).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
    await person.tap();
    await expect(person).toHaveAttribute('aria-pressed', before ?? 'false');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Sets' }).click();
    await page.getByRole('button', { name: 'Set 1 All as planned' }).tap();
    // What nothing is known of is typed.
    await page.getByRole('gridcell').filter({ hasNotText: 'nothing known' }).first().tap();
    await expect(page.getByRole('region', { name: /set 1$/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Finish the class' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Lock' }).tap();
    await expect(page.getByRole('heading', { level: 2, name: 'Who runs the class?' })).toBeVisible();
  },
);

test(
  'a set is entered, stepped, typed, cleared and taken back by keyboard alone',
  { tag: ['@once', '@act'] },
  async ({ page, database }) => {
    // The demo has entered sets of the first exercise.
    await page.goto('/floor');
    await unlockTablet(page, tap);
    await expect(page.getByRole('button', { name: 'Next exercise' })).toBeVisible();
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    const lift = await liftOfDay(database, new Date(), { fromNumber: 2, heading });
    for (let number = 1; number < lift.number; number += 1)
      await page.getByRole('button', { name: 'Next exercise' }).click();
    const cell = page.getByRole('gridcell').nth(1);
    await page.getByRole('gridcell').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(cell).toBeFocused();
    await page.keyboard.press('6');
    const keypad = page.getByRole('dialog');
    await expect(keypad).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.type('20');
    await keypad.getByRole('button', { name: 'Reps' }).click();
    await page.keyboard.type('7');
    await keypad.getByRole('button', { name: 'Enter' }).click();
    await expect(cell).toHaveAccessibleName(/^Set 2, 20 kg × 7, entered/);
    await cell.focus();
    await page.keyboard.press('+');
    const heavier = new RegExp(`^Set 2, ${stepUp(lift.implement, 20)} kg × 7, entered`);
    await expect(cell).toHaveAccessibleName(heavier);
    await page.keyboard.press('Delete');
    await expect(cell).not.toHaveAccessibleName(/× 7, entered/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cell).toHaveAccessibleName(heavier);
  },
);

test('members check themselves in, in German', { tag: '@once' }, async ({ page }) => {
  await page.goto('/de/floor');
  await page.getByRole('button', { name: 'Mitglieder checken ein' }).tap();
  const names = page.getByRole('listitem').getByRole('button');
  await expect(names.first()).toBeVisible();
  const name = await names.first().innerText();
  await names.first().tap();
  await expect(page.getByText(`Willkommen, ${name}!`)).toBeVisible();
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zum Coach' }).tap();
  await expect(page.getByRole('heading', { level: 2, name: 'Wer leitet den Kurs?' })).toBeVisible();
});

test(
  'the tablet’s camera reads the code on a member’s phone, and the member is present',
  { tag: '@once' },
  async ({ page: phone, floorStudio, database, surprises }) => {
    // The code turns every half minute; a slow machine needs more than one.
    test.setTimeout(180_000);
    surprises.expectError(/status of 404/);
    const camera = await CameraBrowser.start();
    try {
      const tablet = await camera.browser.newPage({ viewport: { width: 820, height: 1180 } });
      await tablet.goto(`${floorStudio.baseUrl}/floor`);
      await tablet.getByRole('button', { name: 'Members check in' }).click();
      const names = tablet.getByRole('listitem').getByRole('button');
      await expect(names.first()).toBeVisible();
      const { rows } = await database.pool.query<OwnMember & { readonly name: string }>(
        `select a.uid, c.email, c.first_name as "firstName", c.first_name || ' ' || left(c.last_name, 1) || '.' as name
           from studio.bookings b
           join studio.customers c on c.number = b.customer_number
           join studio.accounts a on a.customer_id = c.id
          where b.workout_id like 'demo-%' and b.has_attended is not true and c.email like '%@member.example'
            and c.first_name || ' ' || left(c.last_name, 1) || '.' = any ($1)
          order by b.during desc limit 1`,
        [await names.allInnerTexts()],
      );
      const [member] = rows;
      if (member === undefined) throw new Error('Nobody is left to check in.');

      await phone.setViewportSize({ width: 390, height: 844 });
      await signInAs(phone, database, member);
      await phone.goto('/my-workout');
      const open = phone.getByRole('button', { name: 'Check in' });
      await open.click();
      const code = phone.getByRole('img', { name: 'Your check-in code' });
      await expect(async () => {
        // The code turns every 30 seconds: on a slow machine the first picture may be too old.
        await camera.hold(await code.screenshot());
        await tablet.getByRole('button', { name: 'Camera on' }).click();
        try {
          await expect(tablet.getByText(`Welcome, ${member.name}!`)).toBeVisible({ timeout: 10_000 });
        } finally {
          await tablet.getByRole('button', { name: 'Camera off' }).click();
        }
      }).toPass();
      await expect(names.filter({ hasText: member.name })).toHaveCount(0);

      await expectAccessible(phone);
      await phone.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect(phone.getByRole('dialog')).toBeHidden();
      await expect(open).toBeFocused();
    } finally {
      await camera.close();
    }
  },
);

test(
  'a revoked tablet forgets the day, and says so',
  { tag: ['@once', '@act'] },
  async ({ page, database, surprises }) => {
    surprises.expectError(/status of 401/);
    await page.goto('/floor');
    await expect(page.getByRole('heading', { level: 2, name: 'Who runs the class?' })).toBeVisible();
    await database.pool.query(
      'update studio.floor_devices set revoked_at = now(), token_hash = null where token_hash is not null',
    );
    // It asks every minute, and at once when the network is back.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('alert')).toContainText('The desk has revoked this tablet.');
    await expectAccessible(page);
    const left = await page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('floor');
          opening.addEventListener('error', () => reject(new Error('closed')));
          opening.addEventListener('success', () => {
            const counting = opening.result.transaction('classes').objectStore('classes').count();
            counting.addEventListener('success', () => resolve(counting.result));
          });
        }),
    );
    expect(left).toBe(0);
  },
);

test.describe('with the floor kept on the tablet', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'a release waits while a class is on or anything is unsent, and enters the locked tablet by itself',
    { tag: '@once' },
    async ({ page, context, floorStudio, surprises }) => {
      // Waits for the floor on the tablet, twice.
      test.setTimeout(180_000);
      const proxy = await startDeployingProxy(floorStudio.baseUrl);
      surprises.expectError(new RegExp(`foreign origin: ${proxy.baseUrl}/|net::ERR_`));
      const locked = page.getByRole('heading', { level: 2, name: 'Who runs the class?' });
      const isWaiting = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/floor'))?.waiting != null);
      try {
        await page.goto(`${proxy.baseUrl}/floor`);
        await expect(locked).toBeVisible();
        await untilKeptOnTablet(page);
        // The first worker answers for the next page.
        await page.reload();
        await unlockTablet(page, tap);
        let loads = 0;
        page.on('load', () => (loads += 1));

        proxy.deploy();
        await page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/floor'))?.update());
        await expect.poll(isWaiting).toBe(true);
        await context.setOffline(true);
        await page.getByRole('button', { name: 'Roster' }).tap();
        await page.getByRole('listitem').getByRole('button').first().tap();
        await expect(notSent(page)).toBeVisible();
        await page.getByRole('button', { name: 'Lock' }).tap();
        await expect(locked).toBeVisible();
        expect(await isWaiting()).toBe(true);

        await context.setOffline(false);
        await expect(allSent(page)).toBeVisible();
        await unlockTablet(page, tap);
        await expect(page.getByRole('navigation', { name: 'Parts of the class' })).toBeVisible();
        expect([await isWaiting(), loads]).toEqual([true, 0]);
        const entered = page.waitForEvent('load');
        await page.getByRole('button', { name: 'Lock' }).tap();
        await entered;
        await expect(locked).toBeVisible();
        expect(await page.evaluate(() => caches.keys())).toContain('floor-nextnext');
        expect([await isWaiting(), loads]).toEqual([false, 1]);
      } finally {
        await proxy.stop();
      }
    },
  );
});
