import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BEN, MIA } from './test-identity.ts';
import { TestBrowser } from './test-session.ts';
import { syncTokens } from './token-sync.ts';

const URL = 'https://sync.example/session';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A browser whose session tells its tokens; `answer` is what is heard elsewhere. */
function told(
  answer: () => Promise<{ ok: boolean; status: number }> = async () => ({ ok: true, status: 204 }),
) {
  const browser = new TestBrowser();
  const sent: string[] = [];
  const logged: string[] = [];
  browser.tokenSync = syncTokens(browser.identity, {
    url: URL,
    fetch: (url, { method, headers }) => {
      sent.push(`${method} ${url} ${new Headers(headers).get('authorization')}`);
      return answer();
    },
    log: (sentence) => logged.push(sentence),
  });
  return { browser, sent, logged };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('the service that is told about tokens', () => {
  test('hears of each new one, and of its end when somebody signs out', async () => {
    const { browser, sent } = told();
    const { session } = await browser.remember(MIA).openPage();
    await session.refreshToken();
    await session.logout();
    await settled();
    expect(sent).toEqual([
      `POST ${URL} Bearer Mia 1`,
      `POST ${URL} Bearer Mia 2`,
      `DELETE ${URL} Bearer Mia 2`,
    ]);
  });

  test('hears of nothing while nobody is signed in', async () => {
    const { browser, sent } = told();
    const { session } = await browser.openPage();
    await session.logout();
    await settled();
    expect(sent).toEqual([]);
  });

  test('hears once of a sign-out in another tab', async () => {
    const { browser, sent } = told();
    await browser.remember(BEN).openPage();
    browser.identity.report(null);
    browser.identity.report(null);
    await settled();
    expect(sent).toEqual([`POST ${URL} Bearer Ben 1`, `DELETE ${URL} Bearer Ben 1`]);
  });

  test('hears of a sign-out that the provider could not be told of', async () => {
    const { browser, sent } = told();
    const { session } = await browser.remember(MIA).openPage();
    browser.identity.isOffline = true;
    await session.logout();
    await settled();
    expect(sent).toEqual([`POST ${URL} Bearer Mia 1`, `DELETE ${URL} Bearer Mia 1`]);
  });

  test.each([
    ['refuses', async () => ({ ok: false, status: 500 })],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('stops nobody when it %s; it is logged without the token', async (_what, answer) => {
    const { browser, logged } = told(answer);
    const { session } = await browser.remember(MIA).openPage();
    expect(session.state().kind).toBe('signed-in');
    await session.logout();
    await settled();
    expect(logged).toHaveLength(2);
    expect(logged.join()).not.toContain('Mia 1');
  });
});
