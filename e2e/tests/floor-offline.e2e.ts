import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { beginClass, storedSets } from '../src/floor/floor-class.ts';
import {
  allSent,
  notSent,
  test,
  unlockTablet,
  untilKeptOnTablet,
  type Tap,
} from '../src/floor/floor-test.ts';
import { KillableBrowser } from '../src/killable-browser.ts';
import { signIn } from '../src/login-page.ts';
import { MEMBER } from '../src/members.ts';
import { expect, expectAccessible } from '../src/site-test.ts';

// It moves the classes of the day, which other journeys at a tablet need where they are.
test.use({ floorStudioName: 'floor-offline' });

const MOST_TAPS = 150;

/** The name at the head of a row, without the mark of somebody new. */
async function shortNameIn(row: Locator): Promise<string> {
  const [name = ''] = (await row.getByRole('rowheader').innerText()).split('\n');
  return name.trim();
}

/** The name of a row of the grid. */
const person = (page: Page, row: number) => page.locator(`[data-person="${row}"]`);

/** What the grid shows as entered: name, set and value of each, of the exercise on the screen. */
async function shownSets(page: Page): Promise<string[]> {
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const texts: string[] = [];
  for (const row of await rows.all()) {
    const name = await shortNameIn(row);
    for (const cell of await row.getByRole('gridcell').all()) {
      const label = (await cell.textContent()) ?? '';
      const set =
        /^Set (\d+), (?:([\d.]+) kg(?: help)? × (\d+)|(\d+) reps?|([\d.]+) kg, failed), entered/.exec(label);
      if (set !== null) texts.push(`${name} ${set[1]}: ${set[2] ?? set[5] ?? 0} × ${set[3] ?? set[4] ?? 0}`);
    }
  }
  return texts;
}

test(
  'a whole class is logged with the network gone and the browser killed: nothing is lost, in at most 150 taps',
  { tag: ['@once', '@act'] },
  async ({ page: phone, floorStudio, database }) => {
    // 150 taps, and a browser that is killed and started again.
    test.setTimeout(180_000);
    // Any tablet of the demo is in the room of the next class.
    await phone.goto('/floor');
    await expect(phone.getByRole('heading', { level: 2, name: 'Who runs the class?' })).toBeVisible();
    const devices = await database.pool.query<{ id: string }>(
      'select location_id as id from studio.floor_devices order by added_at desc limit 1',
    );
    const studioClass = await beginClass(database, devices.rows[0]?.id ?? '');

    let taps = 0;
    const tap: Tap = async (target) => {
      taps += 1;
      await target.click();
    };
    const browser = await KillableBrowser.create();
    const open = async (isOnline: boolean) => {
      const context = await browser.start();
      await context.setOffline(!isOnline);
      const tablet = await context.newPage();
      await tablet.setViewportSize({ width: 1180, height: 820 });
      await tablet.goto(`${floorStudio.baseUrl}/floor`);
      return { context, tablet };
    };
    const next = (tablet: Page) => tap(tablet.getByRole('button', { name: 'Next exercise' }));
    const column = (tablet: Page, set: number) =>
      tap(tablet.getByRole('button', { name: `Set ${set} All as planned` }));
    /** All three sets of the exercise on the screen; who has no suggestion gets 20 kg × 5. */
    const logExercise = async (tablet: Page) => {
      for (let set = 1; set <= studioClass.sets; set += 1) {
        const button = tablet.getByRole('button', { name: `Set ${set} All as planned` });
        if ((await button.count()) > 0 && (await button.isEnabled())) await column(tablet, set);
      }
      // Each one entered is known from then on, so the next one is the first again.
      const unknown = tablet.getByRole('gridcell', { name: /nothing known/ });
      while ((await unknown.count()) > 0) {
        await tap(unknown.first());
        const keypad = tablet.getByRole('dialog');
        await tablet.keyboard.type('20');
        await tap(keypad.getByRole('button', { name: 'Reps' }));
        await tablet.keyboard.type('5');
        await tap(keypad.getByRole('button', { name: 'Enter' }));
      }
    };

    try {
      const first = await open(true);
      let { tablet } = first;
      await expect(tablet.getByRole('heading', { level: 1, name: /Heavy Basics/ })).toBeVisible();
      await untilKeptOnTablet(tablet);
      await unlockTablet(tablet, tap);
      const tiles = tablet.getByRole('listitem').getByRole('button');
      await expect(tiles).toHaveCount(studioClass.people);
      for (const tile of await tiles.all()) await tap(tile);
      await expect(tablet.getByText('14 of 14 there')).toBeVisible();
      await tap(tablet.getByRole('button', { name: 'Sets' }));
      await column(tablet, 1);
      await expect(allSent(tablet)).toBeVisible();

      // The network goes. The rest of this exercise and the next one stay on the tablet.
      await first.context.setOffline(true);
      // Two find the rack taken, one warms up, and of three something is to be remembered.
      for (const row of [1, 2]) {
        await tap(person(tablet, row));
        await tap(tablet.getByRole('button', { name: /^Swap for / }).first());
      }
      await tap(person(tablet, 3));
      await tap(tablet.getByRole('button', { name: /^Warm-up / }));
      for (const row of [2, 3, 4]) {
        await tap(person(tablet, row));
        await tap(tablet.getByRole('button', { name: /^Note/ }));
        await tablet.keyboard.type(`Pin ${row}`);
        await tap(tablet.getByRole('button', { name: 'Save note' }));
      }
      await expect(person(tablet, 2)).toContainText('Pin 2');
      await logExercise(tablet);
      const mia = () =>
        tablet.getByRole('row').filter({ has: tablet.getByRole('rowheader', { name: /^Mia / }) });
      await tap(mia().getByRole('gridcell').nth(1));
      await tap(tablet.getByRole('button', { name: 'Heavier' }));
      await tap(mia().getByRole('gridcell').nth(2));
      await tap(tablet.getByRole('button', { name: 'Failed' }));
      const shown = new Map([[1, await shownSets(tablet)]]);
      await next(tablet);
      await logExercise(tablet);
      shown.set(2, await shownSets(tablet));
      await expect(notSent(tablet)).toBeVisible();

      // Meanwhile the member corrects two sets on the phone.
      await signIn(phone, MEMBER.email);
      const name = await shortNameIn(mia());
      const corrected = await correctOnPhone(phone, studioClass.id, name);

      // The battery is empty. It starts again, still without a network.
      await browser.kill();
      const second = await open(false);
      ({ tablet } = second);
      await expect(tablet.getByRole('heading', { level: 1, name: /Heavy Basics/ })).toBeVisible();
      await expect(notSent(tablet)).toBeVisible();
      await unlockTablet(tablet, tap);
      await expect(tablet.getByRole('grid')).toBeVisible();
      expect(await shownSets(tablet)).toEqual(shown.get(1));
      await next(tablet);
      expect(await shownSets(tablet)).toEqual(shown.get(2));
      for (const exercise of [3, 4]) {
        await next(tablet);
        await logExercise(tablet);
        if (exercise === 4) {
          // At the last one, a bodyweight exercise, this person needs help after all.
          await tap(person(tablet, 5).locator('xpath=following-sibling::*').first());
          await tap(tablet.getByRole('button', { name: 'Lighter' }));
        }
        shown.set(exercise, await shownSets(tablet));
      }
      await tap(tablet.getByRole('button', { name: 'Finish' }));
      await expect(tablet.getByText('Every set of everybody present is entered.')).toBeVisible();
      await tap(tablet.getByRole('button', { name: 'Close the roster' }));
      await tap(tablet.getByRole('dialog').getByRole('button', { name: 'Close the roster' }));
      await expect(tablet.getByText('The roster is closed.')).toBeVisible();

      await second.context.setOffline(false);
      await expect(allSent(tablet)).toBeVisible();
      expect(taps, 'taps for the whole class').toBeLessThanOrEqual(MOST_TAPS);
      const { rows: further } = await database.pool.query<Record<string, number>>(
        `select (select count(distinct customer_number)::integer from studio.exercise_swaps where workout_number = w.number) as swaps,
                (select count(*)::integer from studio.exercise_notes where words like 'Pin %') as notes,
                (select count(distinct customer_number)::integer from studio.set_logs
                  where workout_number = w.number and is_warm_up) as "warmedUp",
                (select count(*)::integer from studio.set_logs
                  where workout_number = w.number and load_kind = 'assisted') as assisted
           from studio.workouts w where w.id = $1`,
        [studioClass.id],
      );
      expect(further).toEqual([{ swaps: 2, notes: 3, warmedUp: 1, assisted: 1 }]);

      const expected = [...shown].flatMap(([exercise, sets]) =>
        sets.map((set) => corrected.get(`${exercise} ${set.split(':')[0]}`) ?? `${exercise} ${set}`),
      );
      const stored = (await storedSets(database, studioClass.id)).map(
        (set) => `${set.exerciseNumber} ${set.name} ${set.setNumber}: ${set.weight} × ${set.reps}`,
      );
      expect(expected).toHaveLength(studioClass.people * studioClass.exercises * studioClass.sets);
      expect(stored.toSorted()).toEqual(expected.toSorted());
      const { rows: closed } = await database.pool.query(
        'select from studio.class_places p join studio.workouts w on w.number = p.workout_number where w.id = $1 and p.roster_closed_at is not null',
        [studioClass.id],
      );
      expect(closed).toHaveLength(1);

      // What the coach entered beside the member's own values is still in sight.
      await tap(tablet.getByRole('button', { name: 'Sets' }));
      for (let back = 0; back < 3; back += 1)
        await tap(tablet.getByRole('button', { name: 'Previous exercise' }));
      const doubtful = mia().getByRole('gridcell', { name: /one other value/ });
      await expect(doubtful).toHaveCount(corrected.size);

      // The member decides both, and the tablet follows.
      await decideOnPhone(phone, studioClass.id);
      await expect(doubtful).toHaveCount(0);
      const ofMia = (await storedSets(database, studioClass.id))
        .filter((set) => set.exerciseNumber === 1 && set.name === name && set.setNumber > 1)
        .map((set) => `${set.name} ${set.setNumber}: ${set.weight} × ${set.reps}`);
      const byCoach = shown.get(1)?.find((set) => set.startsWith(`${name} 2: `));
      expect(ofMia.toSorted()).toEqual([byCoach, `${name} 3: 42 × 3`]);
    } finally {
      await browser.remove();
    }
  },
);

/** The member's phone enters two sets of the first exercise; answers what they say, by exercise, name and set. */
async function correctOnPhone(
  phone: Page,
  classId: string,
  name: string,
): Promise<ReadonlyMap<string, string>> {
  const token = textIn(await (await phone.request.get('/api/identity/token')).json(), 'token');
  const headers = { authorization: `Bearer ${token}` };
  const profiles: unknown = await (
    await phone.request.get(`/api/customers?email=${MEMBER.email}`, { headers })
  ).json();
  const customerId = textIn(Array.isArray(profiles) ? profiles[0] : profiles, 'id');
  const address = `/api/customers/${customerId}`;
  const workout: unknown = await (
    await phone.request.get(`${address}/workout?workout_id=${classId}`, { headers })
  ).json();
  const [exercise] = listIn(workout, 'exercises');
  const entry = (set_number: number, weight: number) => ({
    id: randomUUID(),
    workout_id: classId,
    exercise_id: textIn(exercise, 'exercise_id'),
    exercise_number: 1,
    set_number,
    lifted: { weight, reps: 3 },
    base: null,
    settles: [],
    made_at: new Date().toISOString(),
  });
  const answer = await phone.request.post(`${address}/set-entries`, {
    headers,
    data: { entries: [entry(2, 41), entry(3, 42)] },
  });
  expect(answer.status()).toBe(200);
  return new Map([
    [`1 ${name} 2`, `1 ${name} 2: 41 × 3`],
    [`1 ${name} 3`, `1 ${name} 3: 42 × 3`],
  ]);
}

/** The member takes what the coach entered for the second set, and keeps their own third one. */
async function decideOnPhone(phone: Page, classId: string): Promise<void> {
  // As high as the page: a row half under the bar at the lower edge is no small target.
  await phone.setViewportSize({ width: 390, height: 1200 });
  await phone.goto(`/my-workout?class=${classId}`);
  const set = (number: number) => phone.getByRole('listitem').filter({ hasText: `Set ${number} ` });
  await expect(set(2)).toContainText('Your coach entered: ');
  await expect(set(3)).toContainText('Your coach entered: ');
  await expectAccessible(phone);
  await set(2).getByRole('button', { name: /^Use / }).click();
  await set(3).getByRole('button', { name: 'Keep 42 kg × 3' }).click();
  await expect(phone.getByText('Your coach entered')).toHaveCount(0);
  await expect(phone.getByText('not sent')).toHaveCount(0);
}

function textIn(value: unknown, name: string): string {
  const found: unknown = value instanceof Object ? new Map(Object.entries(value)).get(name) : undefined;
  if (typeof found !== 'string') throw new Error(`The answer has no ${name}: ${JSON.stringify(value)}`);
  return found;
}

function listIn(value: unknown, name: string): readonly unknown[] {
  const found: unknown = value instanceof Object ? new Map(Object.entries(value)).get(name) : undefined;
  if (!Array.isArray(found)) throw new Error(`The answer has no list ${name}.`);
  return found;
}
