import { addDays, berlinInstant } from '@lifted/domain/calendar/studio-calendar';
import { mondayFromNow } from '../src/answers/studio-answers.ts';
import { addClass, signInAs, takeBookingMember } from '../src/booking/booking-members.ts';
import { happen, REFUSED_COMMANDS, startOver } from '../src/booking/booking-refusals.ts';
import { expect, expectAccessible, test } from '../src/site-test.ts';

/** A Friday that can be booked. */
const DAY = addDays(mondayFromNow(1), 4);

// Not on the hour: a class that the desk's journeys plan at the same minute, in the same room, would take over one of these.
for (const [language, path, start] of [
  ['English', '', '04:20'],
  ['German', '/de', '03:20'],
] as const) {
  test(
    `every refusal a member can meet is said on the page in ${language}`,
    { tag: '@once' },
    async ({ page, database, nextMember, surprises }) => {
      // A page for each refusal.
      test.setTimeout(180_000);
      surprises.expectError(/status of 409/);
      const spoken = path === '' ? 0 : 1;
      const member = await takeBookingMember(database, nextMember);
      await signInAs(page, database, member);
      for (const [code, { press, before = [], meanwhile, said }] of Object.entries(REFUSED_COMMANDS)) {
        await test.step(code, async () => {
          await startOver(database, member);
          const own = await addClass(database, { start: berlinInstant(DAY, start), capacity: 3 });
          await happen(database, before, own, member);
          await page.goto(`${path}/workout/${own.id}`);
          // Buttons that book go on with the name of their class.
          const button = page.getByRole('button', { name: new RegExp(`^${press[spoken]}( .+, .+)?$`) });
          await expect(button).toBeEnabled();
          await happen(database, meanwhile, own, member);
          const answer = page.waitForResponse((response) => response.status() === 409);
          await button.click();
          expect(await (await answer).json()).toMatchObject({ code });
          // In the server's words, or in those of the page once it shows the class as it is now.
          await expect(page.getByRole('main').getByText(said[spoken]).last()).toBeVisible();
        });
      }
      await expectAccessible(page);
    },
  );
}
