import type { Database } from '@lifted/database/open-database';
import type { Page, Route } from '@playwright/test';
import { freePort } from '../src/studio/free-port.ts';
import { loginButton, signIn } from '../src/login-page.ts';
import { test as memberTest } from '../src/member-test.ts';
import { MEMBER, signInToken, type OwnMember } from '../src/members.ts';
import { runInstalled } from '../src/offline-app.ts';
import { expect, test as siteTest } from '../src/site-test.ts';
import { STUDIO_LIMIT_MS, startStudioProcess, type StudioProcess } from '../src/studio/studio-process.ts';

const TOKEN_PATH = '/api/identity/token';
const TOKEN_CALL = `**${TOKEN_PATH}`;
const ROLES_CALL = '**/api/users/*/*/roles';
const CUSTOMERS_CALL = '**/api/customers?*';

const EXPECTED = /status of 401|net::ERR_FAILED|could not be refreshed|did not load/;

/** A studio whose tokens last one second, so that pages refresh them on every call. */
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
    { scope: 'worker', timeout: STUDIO_LIMIT_MS },
  ],
  baseURL: async ({ shortLived }, use) => use(shortLived.baseUrl),
});

/** A call the page made with a token. */
interface Asked {
  readonly call: string;
  readonly token: string;
  readonly status: number;
}

function watchCalls(page: Page): Asked[] {
  const asked: Asked[] = [];
  // 'response', not 'requestfinished': the page never reads the body of a refused call.
  page.on('response', (response) => {
    const token = response.request().headers()['authorization']?.replace('Bearer ', '');
    if (token !== undefined) asked.push({ call: response.url(), token, status: response.status() });
  });
  return asked;
}

/** Waits until a call refused with this token was repeated with another token and answered. */
async function expectRepeated(asked: readonly Asked[], refused: string): Promise<void> {
  await expect
    .poll(() => {
      const first = asked.find(({ token, status }) => token === refused && status === 401);
      return asked.some(
        ({ call, token, status }) => call === first?.call && token !== refused && status === 200,
      );
    })
    .toBe(true);
}

/** A token of this session with an invalid signature. The server refuses it like an expired one, without a wait. */
async function refusedToken(page: Page): Promise<string> {
  const answer: unknown = await (await page.request.get(TOKEN_PATH)).json();
  const token =
    typeof answer === 'object' && answer !== null && 'token' in answer ? String(answer.token) : '';
  const statusWith = async (bearer: string) => {
    const headers = { authorization: `Bearer ${bearer}` };
    return (await page.request.get(`/api/customers?email=${MEMBER.email}`, { headers })).status();
  };
  expect(await statusWith(token)).toBe(200);
  const refused = token.replace(/[^.]+$/, (signature) => 'A'.repeat(signature.length));
  expect(await statusWith(refused)).toBe(401);
  return refused;
}

/** Answers the token calls after the roles have loaded with these, one each; the rest reach the server. */
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

test('a token the server no longer takes is refreshed, and the request sent again', async ({
  page,
  surprises,
}) => {
  surprises.expectError(EXPECTED);
  await signIn(page, MEMBER.email);
  await expect(page.getByRole('main')).toContainText(MEMBER.firstName);
  const refused = await refusedToken(page);

  await answerTokenCalls(page, [(route) => route.fulfill({ json: { token: refused } })]);
  const asked = watchCalls(page);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(MEMBER.firstName);
  await expectRepeated(asked, refused);
});

/** Counts document loads by path. */
function countLoads(page: Page): Map<string, number> {
  const loads = new Map<string, number>();
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    const { pathname } = new URL(request.url());
    loads.set(pathname, (loads.get(pathname) ?? 0) + 1);
  });
  return loads;
}

/** Answers 401 to every customer request, whatever its token. */
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
  { tag: '@act' },
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
    await runInstalled(page);
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
