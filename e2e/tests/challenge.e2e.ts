import type { Challenge } from '@lifted/contract/challenges';
import { studio } from '@lifted/profile/studio';
import type { Page } from '@playwright/test';
import { answerChallenge, demoChallenges, takeOutOfChallenges } from '../src/answers/challenge-answers.ts';
import { signInToken } from '../src/members.ts';
import { test } from '../src/member-test.ts';
import { comeBack, test as returningTest } from '../src/signed-in-test.ts';
import { expect, expectAccessible } from '../src/site-test.ts';

const JOIN = 'Join the challenge (opens in a new tab)';
const MORE_INFO = 'More info (opens in a new tab)';
const CLAIM_PRIZE = 'Claim Prize (opens in a new tab)';

const card = (page: Page, { title }: Challenge) => page.getByRole('region', { name: title, exact: true });
const germanDay = (day: string) => day.split('-').toReversed().join('.');

async function openPage(page: Page, { id }: Challenge, fragment = ''): Promise<void> {
  await page.goto(`/challenge/${id}${fragment}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test.describe('the page of a challenge', () => {
  test(
    'shows title, dates and both languages of the terms to everybody',
    { tag: '@once' },
    async ({ page, request }) => {
      const { running } = await demoChallenges(request);
      await openPage(page, running);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(`Challenge ${running.title}`);
      const lastWord = heading.getByText(running.title.split(' ').at(-1) ?? '', { exact: true }).last();
      await expect(lastWord).toHaveCSS('font-family', /Instrument Serif/);
      await expect(page.getByText(/^[A-Z][a-z]{2} \d+ – [A-Z][a-z]{2} \d+, \d{4}$/)).toBeVisible();

      const german = page.getByRole('region', { name: 'Teilnahmebedingungen' });
      const english = page.getByRole('region', { name: 'Challenge Terms (English Translation)' });
      for (const terms of [german, english]) {
        await expect(terms.getByRole('heading', { level: 3 })).toHaveCount(6);
        await expect(terms.getByRole('heading', { level: 4 })).toHaveText([
          /^4\.1 /,
          /^4\.2 /,
          /^4\.3 /,
          /^4\.4 /,
        ]);
        for (const day of [
          running.start_date,
          running.end_date,
          running.pick_up_opens,
          running.pick_up_closes,
        ])
          await expect(terms).toContainText(germanDay(day));
        await expect(terms.getByRole('link', { name: studio.contact.email })).toHaveAttribute(
          'href',
          `mailto:${studio.contact.email}`,
        );
      }
      await expect(german).toHaveAttribute('lang', 'de');
      await expect(german).toContainText(`mindestens ${running.challenge_goal} Kurse`);
      await expect(english).toContainText(`at least ${running.challenge_goal} classes`);
      await expectAccessible(page);

      await page.getByRole('link', { name: 'English translation' }).click();
      await expect(english.getByRole('heading', { level: 2 })).toBeInViewport();
    },
  );

  test('opens at the prizes where the address says so', { tag: '@once' }, async ({ page, request }) => {
    const { ended } = await demoChallenges(request);
    await openPage(page, ended, '#prizes');
    const prizes = page.getByRole('heading', { name: '4. Preise' });
    await expect(prizes).toBeInViewport();
    await expect(prizes).toBeFocused();
  });

  test('says so when there is no such challenge', { tag: '@once' }, async ({ page }) => {
    await page.goto('/challenge/unheard-of');
    await expect(page.getByRole('heading', { level: 1, name: 'No such challenge' })).toBeVisible();
    await expectAccessible(page);
  });

  test('prints its text without the frame of the site', { tag: '@once' }, async ({ page, request }) => {
    const { running } = await demoChallenges(request);
    await openPage(page, running);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Teilnahmebedingungen' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
});

test.describe('the card on the dashboard', () => {
  test.beforeEach(({ surprises }) => surprises.expectError(/status of 401/));

  returningTest(
    'shows the demo member the running challenge and the prize that waits',
    { tag: '@once' },
    async ({ page, request }) => {
      const { running, ended } = await demoChallenges(request);
      await comeBack(page);
      const [first, second] = [card(page, running), card(page, ended)];
      await expect(first.getByRole('img', { name: /^\d+ of 10 classes attended$/ })).toBeVisible();
      await expect(first.getByRole('listitem').first()).toContainText(germanDay(running.end_date));
      // Other journeys join and attend at the same time, so only they know the number.
      await expect(first.getByText(/^All participants so far: \d+ classes$/)).toBeVisible();
      await second.getByText('Challenge completed ·').click();
      await expect(second.getByText('Mia Berger')).toBeVisible();
      await expectAccessible(page);

      const opened = page.waitForEvent('popup');
      await second.getByRole('link', { name: CLAIM_PRIZE }).click();
      const prizes = await opened;
      await expect(prizes).toHaveURL(new RegExp(`/challenge/${ended.id}#prizes$`));
      await expect(prizes.getByRole('heading', { name: '4. Preise' })).toBeInViewport();

      const more = page.waitForEvent('popup');
      await first.getByRole('link', { name: MORE_INFO }).focus();
      await page.keyboard.press('Enter');
      await expect(await more).toHaveURL(new RegExp(`/challenge/${running.id}$`));
    },
  );

  test(
    'lets a member join, once and for good',
    { tag: ['@once', '@act'] },
    async ({ page, request, database, member }) => {
      const { running } = await demoChallenges(request);
      await takeOutOfChallenges(database, member);
      await page.goto(`/dashboard?token=${await signInToken(database, member)}`);
      const ofMember = card(page, running);
      await expect(ofMember.getByText('to fill the card.')).toBeVisible();
      const opened = page.waitForEvent('popup');
      await ofMember.getByRole('link', { name: JOIN }).click();
      await expect((await opened).getByRole('heading', { level: 1 })).toContainText(running.title);
      await expect(
        ofMember.getByRole('link', { name: MORE_INFO }).or(ofMember.getByText(/Claim/)),
      ).toBeVisible();
      await expect(ofMember.getByRole('status')).toContainText('You’re in.');

      await page.reload();
      await expect(
        ofMember.getByRole('img', { name: /of 10 classes attended|^\d+ classes attended/ }),
      ).toBeVisible();
      await expect(ofMember.getByRole('link', { name: JOIN })).toHaveCount(0);
    },
  );

  returningTest(
    'opens the page although joining failed',
    { tag: '@once' },
    async ({ page, request, surprises }) => {
      surprises.expectError(/status of 409|Joining the challenge failed/);
      const { running } = await demoChallenges(request);
      await answerChallenge(page, running, null);
      await page.route('**/api/challenge_participants', (route) =>
        route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          json: {
            type: '/problems/challenge-closed',
            title: '',
            status: 409,
            detail: 'Over.',
            code: 'challenge_closed',
          },
        }),
      );
      await comeBack(page);
      const [opened, refused] = [
        page.waitForEvent('popup'),
        page.waitForResponse('**/api/challenge_participants'),
      ];
      await card(page, running).getByRole('link', { name: JOIN }).click();
      expect((await refused).status()).toBe(409);
      await expect((await opened).getByRole('heading', { level: 1 })).toContainText(running.title);
      await expect(card(page, running).getByRole('link', { name: JOIN })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );

  returningTest(
    'is not there without a challenge, nor when the challenges did not load',
    { tag: '@once' },
    async ({ page, surprises }) => {
      surprises.expectError(/status of 500|did not load/);
      await page.route('**/api/challenges', (route) => route.fulfill({ json: [] }));
      await comeBack(page);
      await expect(page.getByText(/^Hi Mia/)).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 })).toContainText([
        'Next class',
        'All-time Achievements',
      ]);
      await expect(page.getByRole('heading', { level: 2, name: /Challenge/ })).toHaveCount(0);
      await page.route('**/api/challenges', (route) => route.fulfill({ status: 500, json: {} }));
      await page.reload();
      await expect(page.getByText(/^Hi Mia/)).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 })).toContainText([
        'Next class',
        'All-time Achievements',
      ]);
      await expect(page.getByRole('heading', { level: 2, name: /Challenge/ })).toHaveCount(0);
    },
  );

  returningTest(
    'shows no blank card of one that has ended, nor where it is not known who took part',
    { tag: '@once' },
    async ({ page, request, surprises }) => {
      surprises.expectError(/status of 500|did not load/);
      const { running, ended } = await demoChallenges(request);
      await answerChallenge(page, ended, null);
      await comeBack(page);
      await card(page, ended)
        .getByText(/^Ended on/)
        .click();
      await expect(card(page, ended).getByRole('link', { name: MORE_INFO })).toBeVisible();
      await expect(card(page, ended).getByRole('img')).toHaveCount(0);

      await answerChallenge(page, running, null);
      await page.route('**/api/challenge_participants?*', (route) =>
        route.fulfill({ status: 500, json: {} }),
      );
      await page.reload();
      await expect(card(page, running).getByRole('link', { name: MORE_INFO })).toBeVisible();
      await expect(card(page, running).getByRole('img')).toHaveCount(0);
    },
  );

  returningTest(
    'celebrates the last stamp, and stays still under reduced motion',
    { tag: '@once' },
    async ({ page, request }) => {
      const { running } = await demoChallenges(request);
      await answerChallenge(page, running, running.challenge_goal);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await comeBack(page);
      await expect(card(page, running).getByText('Mia Berger')).toBeVisible();
      const stamps = card(page, running).getByRole('img', { name: '10 of 10 classes attended' });
      const falling = () =>
        stamps.evaluate(
          (element) =>
            [...element.querySelectorAll('span')].filter(
              (part) => getComputedStyle(part).animationName !== 'none',
            ).length,
        );
      await expect(stamps).toBeVisible();
      expect(await falling()).toBe(1);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.reload();
      await expect(card(page, running).getByText('Mia Berger')).toBeVisible();
      expect(await falling()).toBe(0);
    },
  );
});
