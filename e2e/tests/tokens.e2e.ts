import type { Database } from '@lifted/database/open-database';
import type { Page, Request, Route } from '@playwright/test';
import { freePort } from '../src/free-port.ts';
import { expectDashboard, loginButton, openLogin, signIn } from '../src/login-page.ts';
import { test as memberTest } from '../src/member-test.ts';
import { MEMBER, signInToken, type OwnMember } from '../src/members.ts';
import { expect, test as siteTest } from '../src/site-test.ts';
import { dayFromToday } from '../src/studio-answers.ts';
import { startStudioProcess, type StudioProcess } from '../src/studio-process.ts';

const TOKEN_PATH = '/api/identity/token';
const TOKEN_CALL = `**${TOKEN_PATH}`;
const WEEKLY_PROGRESS_CALL = /\/weekly-progress$/;
const ROLES_CALL = '**/api/users/*/*/roles';
const CUSTOMERS_CALL = '**/api/customers?*';

/** A server of one's own takes its time to start; a token outlives its second by the tolerance for clocks. */
const SERVER_STARTS_WITHIN_MS = 150_000;
const TOKEN_EXPIRES_WITHIN_MS = 90_000;

const EXPECTED = /status of 401|net::ERR_FAILED|could not be refreshed|did not load/;

/** For journeys with tokens that really expire: a second after they were given out. */
const test = siteTest.extend<object, { readonly shortLived: StudioProcess }>({
  shortLived: [
    async ({}, use) => {
      const port = await freePort();
      const studio = await startStudioProcess({
        port,
        logName: 'e2e-short-tokens',
        env: { ID_TOKEN_SECONDS: '1' },
      });
      await use(studio);
      await studio.stop();
    },
    { scope: 'worker', timeout: SERVER_STARTS_WITHIN_MS },
  ],
  baseURL: async ({ shortLived }, use) => use(shortLived.baseUrl),
});

/** A call of the page that carried a token. */
interface Asked {
  readonly call: string;
  readonly token: string;
  readonly status: number;
}

function watchCalls(page: Page): Asked[] {
  const asked: Asked[] = [];
  // The answer, not the end of the request: nobody reads the body of one that is made again.
  page.on('response', (response) => {
    const token = response.request().headers()['authorization']?.replace('Bearer ', '');
    if (token !== undefined) asked.push({ call: response.url(), token, status: response.status() });
  });
  return asked;
}

/** How many token calls the page made, and how many of them at once at the most. */
function watchTokenCalls(page: Page): { readonly made: number; readonly mostAtOnce: number } {
  const seen = { made: 0, mostAtOnce: 0 };
  const open = new Set<Request>();
  const forToken = (request: Request) => new URL(request.url()).pathname === TOKEN_PATH;
  page.on('request', (request) => {
    if (!forToken(request)) return;
    open.add(request);
    seen.made += 1;
    seen.mostAtOnce = Math.max(seen.mostAtOnce, open.size);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return seen;
}

/** Waits until a call refused for this token was made again, with another token, and answered. */
async function expectRepeated(asked: readonly Asked[], expired: string): Promise<void> {
  await expect
    .poll(() => {
      const refused = asked.find(({ token, status }) => token === expired && status === 401);
      return asked.some(
        ({ call, token, status }) => call === refused?.call && token !== expired && status === 200,
      );
    })
    .toBe(true);
}

/** A token of this session that the server no longer takes. */
async function expiredToken(page: Page): Promise<string> {
  const answer: unknown = await (await page.request.get('/api/identity/token')).json();
  const token =
    typeof answer === 'object' && answer !== null && 'token' in answer ? String(answer.token) : '';
  const headers = { authorization: `Bearer ${token}` };
  const status = async () =>
    (await page.request.get(`/api/customers?email=${MEMBER.email}`, { headers })).status();
  expect(await status()).toBe(200);
  await expect.poll(status, { timeout: TOKEN_EXPIRES_WITHIN_MS, intervals: [1000] }).toBe(401);
  return token;
}

/** Answers the token calls that follow the loading of the roles in this way, one each; the rest reach the server. */
async function answerTokenCalls(page: Page, answers: ((route: Route) => Promise<void>)[]): Promise<void> {
  let rolesAreLoaded = false;
  await page.route(ROLES_CALL, async (route) => {
    const response = await route.fetch();
    rolesAreLoaded = true;
    await route.fulfill({ response });
  });
  await page.route(TOKEN_CALL, async (route) => {
    const answer = rolesAreLoaded ? answers.shift() : undefined;
    await (answer === undefined ? route.continue() : answer(route));
  });
}

// One after the other, so that one worker starts one server for all of them.
test.describe.configure({ mode: 'default' });

test('an expired token is refused; the page refreshes it and sends the request again', async ({
  page,
  surprises,
}) => {
  test.setTimeout(SERVER_STARTS_WITHIN_MS + TOKEN_EXPIRES_WITHIN_MS);
  surprises.expectError(EXPECTED);
  await signIn(page, MEMBER.email);
  await expect(page.getByRole('main')).toContainText(MEMBER.firstName);
  const expired = await expiredToken(page);

  await test.step('refreshed at once', async () => {
    await answerTokenCalls(page, [(route) => route.fulfill({ json: { token: expired } })]);
    const asked = watchCalls(page);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(MEMBER.firstName);
    await expectRepeated(asked, expired);
    await page.unrouteAll();
  });

  await test.step('refreshed after two seconds, when the first refresh failed', async () => {
    await answerTokenCalls(page, [
      (route) => route.fulfill({ json: { token: expired } }),
      (route) => route.abort(),
    ]);
    const asked = watchCalls(page);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(MEMBER.firstName);
    await expectRepeated(asked, expired);
    await page.unrouteAll();
  });

  await test.step('refreshed one at a time, although the cards ask at once', async () => {
    const tokenCalls = watchTokenCalls(page);
    // From here on no answer to the page before can be taken for one to this.
    await page.reload({ waitUntil: 'commit' });
    await page.waitForResponse((response) => WEEKLY_PROGRESS_CALL.test(response.url()) && response.ok());
    expect(tokenCalls.made).toBeGreaterThan(1);
    expect(tokenCalls.mostAtOnce).toBe(1);
  });
});

/** How often the page itself was loaded, by path. */
function countLoads(page: Page): Map<string, number> {
  const loads = new Map<string, number>();
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    const { pathname } = new URL(request.url());
    loads.set(pathname, (loads.get(pathname) ?? 0) + 1);
  });
  return loads;
}

/** Lets the server refuse every question for the customer, whatever token it brings. */
async function refuseCustomers(page: Page): Promise<void> {
  await page.route(CUSTOMERS_CALL, (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      json: { code: 'not_signed_in', detail: 'Please sign in first.', status: 401 },
    }),
  );
}

async function enterByLink(page: Page, database: Database, member: OwnMember): Promise<void> {
  await page.goto(`/wod?token=${await signInToken(database, member)}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('currentUser'))).not.toBeNull();
}

memberTest(
  'a session ended from outside leads to the login page and back',
  async ({ page, surprises, database, member }) => {
    surprises.expectError(EXPECTED);
    await enterByLink(page, database, member);
    await page.goto('/dashboard');
    await expect(page.getByRole('main')).toContainText(member.firstName);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await database.pool.query('delete from identity."session" where "userId" = $1', [member.uid]);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login\?from=%2Fdashboard$/);
    await expect(loginButton(page)).toBeEnabled();
    expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
  },
);

memberTest(
  'a server that refuses for good makes the page reload once, then sign out',
  async ({ page, surprises, database, member }) => {
    surprises.expectError(EXPECTED);
    await enterByLink(page, database, member);
    await refuseCustomers(page);
    const loads = countLoads(page);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login$/);
    await expect(loginButton(page)).toBeEnabled();
    expect(loads.get('/dashboard')).toBe(2);
  },
);

memberTest(
  'the installed app loads the login page instead of reloading',
  async ({ page, surprises, database, member }) => {
    surprises.expectError(EXPECTED);
    await page.addInitScript(() => {
      const ask = window.matchMedia.bind(window);
      window.matchMedia = (query) => ask(query === '(display-mode: standalone)' ? 'all' : query);
    });
    await enterByLink(page, database, member);
    await refuseCustomers(page);
    const loads = countLoads(page);
    await page.goto('/dashboard');
    await expect.poll(() => loads.get('/login') ?? 0).toBeGreaterThan(0);
    await expect(page).toHaveURL(/\/login$/);
    await expect(loginButton(page)).toBeEnabled();
    expect(loads.get('/dashboard')).toBe(1);
  },
);

siteTest('visitors ask without a token and are answered', async ({ page }) => {
  const asked = page.waitForRequest('**/api/wods/today?*');
  await page.goto(`/wod?date=${dayFromToday(1)}`);
  expect(await (await asked).headerValue('authorization')).toBeNull();
  await openLogin(page);
});

memberTest('a member asks with a token, one hour long', async ({ page, database, member }) => {
  await enterByLink(page, database, member);
  const asked = page.waitForRequest(CUSTOMERS_CALL);
  await page.goto('/dashboard');
  await expectDashboard(page);
  const token = (await (await asked).headerValue('authorization'))?.replace('Bearer ', '') ?? '';
  const [, payload = ''] = token.split('.');
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  expect(claims).toMatchObject({ sub: member.uid, aud: 'studio', email: member.email });
  expect(claims).toEqual(expect.objectContaining({ exp: expect.any(Number), iat: expect.any(Number) }));
});
